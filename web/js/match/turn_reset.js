// @ts-check
// Resets a turn: drops the unsent choice, and undoes the moves of this turn as far as no consent is required.

import { state, update } from '../core/state.js';
import { sendUndo } from './actions.js';
import { gameOn } from '../games/games.js';
import { isTalk } from './state.js';

/** @typedef {import('../core/state.js').Match} Match */

const LOOK_MS = 20; // delay between two checks whether a move is settled

/** Events that end a turn, or change its question. */
const BEGINS = /^(turn|phase|round|epoch)_began$/;

/** Counts my moves in this turn after which no other player has moved. @param {Match} match */
function movesOfTurn({ rows, view }) {
  const newest = rows.filter((row) => !row.gone && !isTalk(row)).reverse();
  const ends = (/** @type {any} */ row) => row.seat !== view.me || row.events.some((/** @type {any} */ event) => BEGINS.test(event.kind));
  return Math.max(newest.findIndex(ends), 0);
}

/** @param {Match} match */
const mayUndo = ({ undo, undoBy }) => undo === 'free' && undoBy === 'undo';

/** Returns whether there is an unsent choice. @param {Match} match */
function isChosen(match) {
  const start = gameOn(state, match.info.game).startDraft(match.choices);
  return Boolean(match.choices) && JSON.stringify(match.draft) !== JSON.stringify(start);
}

/** Returns whether the turn has anything to reset. @param {Match} match */
export const mayReset = (match) => !match.sending && (isChosen(match) || (mayUndo(match) && movesOfTurn(match) > 0));

/** Resets the turn. */
export async function reset() {
  const match = /** @type {Match} */ (state.match);
  update((s) => {
    match.draft = gameOn(s, match.info.game).startDraft(match.choices);
    match.sure = null;
    if (s.ui.keyboard) s.ui.focus = 'choice';
  });
  for (let left = movesOfTurn(match); left && state.match === match && mayUndo(match); left -= 1) {
    sendUndo('undo');
    while (match.sending && state.match === match) await new Promise((later) => { setTimeout(later, LOOK_MS); });
  }
}
