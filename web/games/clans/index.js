// @ts-check
// The module of Clans: it draws the table, asks for moves and describes events.

import { listed, t, wordsOf } from '../../js/core/words.js';
import { board } from './board.js';
import { complete, final, mayChoose, pickOnBoard, picked, startDraft } from './draft.js';
import { describe, lastMove } from './log.js';
import { figures } from './figures.js';
import { flights, moment, ribbon } from './flights.js';
import { onItsMap } from './maps.js';
import { askWords, panel } from './panel.js';
import { conditionalWords } from './conditional.js';
import { markIcon } from './pieces.js';
import { chip, clanInk, clanOf, compactBoard, fullBoard, ownChip, revealed, wholeBoard } from './players.js';

/** @typedef {import('./types.d.ts').View} View */

/**
 * Returns the players for whom the match waits, in words.
 * @param {View} view @param {number[]} toAct @param {(seat: number) => string} name
 */
function waitWords(view, toAct, name) {
  if (view.phase === 'end') return t('wait.over');
  const names = listed(toAct.map(name));
  return t(view.founding.length ? 'clans.wait.found' : 'clans.wait.move', { name: names });
}

/**
 * @type {import('../../js/games/module.js').GameModule<import('./types.d.ts').View, import('./types.d.ts').Choices,
 *   import('./types.d.ts').Event>}
 */
export const game = {
  words: [wordsOf('clans', 'clans-statistics')],
  book: () => import('./book.js'),
  text: () => import('./text.js'),
  lesson: () => import('./lesson.js'),
  startDraft,
  pickOnBoard,
  complete,
  final,
  board: onItsMap(board),
  panel: onItsMap(panel),
  askWords: onItsMap(askWords),
  waitWords,
  mayChoose,
  picked,
  describe,
  flights,
  moment,
  ribbon,
  figures,
  conditionalWords,
  rollToShow: lastMove,
  seats: { chip, compactBoard, fullBoard, ownChip, wholeBoard },
  scene: revealed,
  seatNote: clanOf,
  seatInk: clanInk,
  markIcon,
};
