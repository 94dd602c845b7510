// @ts-check
// The module of Stone Age: it draws the table, asks for moves and describes events.

import { listed, t, wordsOf } from '../../js/core/words.js';
import { board } from './board/board.js';
import { figures } from './figures.js';
import { sign } from './drawings/signs.js';
import { flights } from './board/flights.js';
import { lastPlaced, moment, ribbon } from './board/moments.js';
import { askWords, idle, panel } from './panel/panel.js';
import { chooseRing, complete, final, offers, startDraft } from './panel/draft.js';
import { describe } from './log.js';
import { feast } from './drawings/feast.js';
import { conditionalWords } from './conditional.js';
import { chip, compactBoard, fullBoard, ownChip, wholeBoard } from './players.js';
import { thingIcon } from './drawings/pieces.js';
import { rollsIn, rollToShow } from './board/rolls.js';

/** @typedef {import('./types.d.ts').View} View */
/** @typedef {import('./types.d.ts').Choices} Choices */

/** Returns the places that may be chosen in this step. @param {Choices|null} choices @param {any} draft */
function mayChoose(choices, draft) {
  if (draft?.step === 'take' || draft?.step === 'trade') return new Set();
  if (choices?.decision === 'place') return new Set(choices.places.map((/** @type {any} */ p) => p.place));
  if (choices?.decision === 'use') return new Set(choices.use);
  return new Set();
}

/** Returns the place that is the subject of the open question. @param {any} choices @param {any} draft */
function picked(choices, draft) {
  if (draft?.place) return draft.place;
  return ['pay', 'tools', 'split', 'join', 'second'].includes(choices?.decision) ? choices.place : '';
}

/** Returns whether a choice on the board has a preview. Using people has none: only the order is chosen. @param {Choices|null} choices */
const previews = (choices) => choices?.decision !== 'use';

/** Returns whether the question follows a roll, and states its result. @param {Choices} choices */
const tellsRoll = ({ decision }) => ['tools', 'pick', 'split'].includes(decision ?? '');

/**
 * Returns the players for whom the match waits, in words.
 * @param {View} view @param {number[]} toAct @param {(seat: number) => string} name
 */
function waitWords(view, toAct, name) {
  if (view.phase === 'end') return t('wait.over');
  const names = listed(toAct.map(name));
  if (view.phase === 'feed') return t('wait.feed', { names });
  if (view.picking) return t('wait.pick', { name: names });
  if (view.rolling) return t('wait.tools', { name: names });
  return t('wait.' + view.phase, { name: names });
}

/**
 * @type {import('../../js/games/module.js').GameModule<import('./types.d.ts').View, import('./types.d.ts').Choices,
 *   import('./types.d.ts').Event>}
 */
export const game = {
  words: [wordsOf('stoneage', 'stoneage-variants', 'stoneage-statistics')],
  book: () => import('./book.js'),
  text: () => import('./text.js'),
  lesson: () => import('./lesson.js'),
  startDraft,
  pickOnBoard: chooseRing,
  complete,
  offers,
  final,
  previews,
  flights,
  moment,
  ribbon,
  lastPlaced,
  board,
  panel,
  askWords,
  waitWords,
  idle,
  bgg: 34635,
  mayChoose,
  picked,
  tellsRoll,
  scene: feast,
  describe,
  figures: { ...figures, sign },
  conditionalWords,
  rollToShow,
  rollsIn,
  lineIcon: (name) => thingIcon(name, 'tiny'),
  seats: { chip, compactBoard, fullBoard, ownChip, wholeBoard },
};
