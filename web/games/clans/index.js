// @ts-check
// Clans as the table sees it: how to draw it, how to ask, how to tell what happened.

import { t } from '../../js/words.js';
import { board } from './board.js';
import { mayChoose, pickOnBoard, picked, startDraft } from './draft.js';
import { describe, lastMove } from './describe.js';
import { flights } from './flights.js';
import { askWords, panel } from './panel.js';
import { clanIcon, markIcon, seatMark } from './pieces.js';
import { chip, clanOf, compactBoard, fullBoard, ownStrip, wholeBoard } from './players.js';

/** Whom we wait for, in words. @param {any} view @param {number[]} toAct @param {(seat: number) => string} name */
function waitWords(view, toAct, name) {
  if (view.phase === 'end') return t('wait.over');
  const names = t('list.and', toAct.map(name));
  return t(view.founding.length ? 'clans.wait.found' : 'clans.wait.move', { name: names });
}

/** Whether two offers ask the same, so that a draft can stay. @param {any} a @param {any} b */
function sameQuestion(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

export const clans = {
  id: 'clans',
  startDraft,
  pickOnBoard,
  board,
  panel,
  askWords,
  waitWords,
  mayChoose,
  picked,
  sameQuestion,
  describe,
  flights,
  rollToShow: lastMove,
  seats: { chip, compactBoard, fullBoard, ownStrip, wholeBoard },
  seatNote: clanOf,
  markIcon,
  seatMark,
  thingIcon: clanIcon,
};
