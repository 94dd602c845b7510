// @ts-check
// From a choice to a sent move, by the preferences: a choice that one click completes is sent by that click, and an irreversible one needs
// a confirmation.

import { state, update } from './state.js';
import { sendMove, setDraft } from './actions.js';
import { gameOn } from './games.js';

/** @typedef {import('./state.js').Match} Match */

/** @param {any} draft @param {any} choices the question it answers @param {string} [focus] what to focus next, if keys are used */
export function choose(draft, choices, focus) {
  update((s) => { if (s.match) s.match.sure = null; });
  setDraft(draft, choices, focus);
  const { match } = state;
  if (!match || match.plan || match.draft !== draft) return; // it was void
  const move = atOnce(match, draft);
  if (move) send(move, choices);
}

/**
 * The move that is whole with this draft, for who wants one click for it; a tutorial shows each step.
 * @param {Match} match @param {any} draft
 */
const atOnce = (match, draft) => (state.prefs.one_click && !match.info.tutorial
  ? gameOn(state, match.info.game).complete(draft, match.choices) : null);

/** @param {any} move @param {any} choices the question it answers */
export function send(move, choices) {
  const { match, prefs } = state;
  if (match && move && prefs.confirm && !match.plan && match.choices === choices && isFinal(match, move)) {
    update((s) => {
      match.sure = { move, choices };
      if (s.ui.keyboard) s.ui.focus = 'done';
    });
    return;
  }
  sendMove(move, choices);
}

/** Returns whether the move is irreversible, by the table's settings or by itself. @param {Match} match @param {any} move */
const isFinal = (match, move) => match.info.undo === 'none' || gameOn(state, match.info.game).final(move,
  { view: match.view, choices: match.choices, catalogue: state.games[match.info.game] });

/** Returns the open confirmation, if it still fits the choices. @param {Match} match */
export const askedAgain = (match) => (match.sure && match.sure.choices === match.choices && !match.sending ? match.sure : null);

/** I am sure. The second click of two that belong together was not meant for it. @param {Match} match @param {number} clicks */
export function beSure(match, clicks) {
  const sure = askedAgain(match);
  if (!sure || clicks > 1) return;
  update(() => { match.sure = null; });
  sendMove(sure.move, sure.choices);
}

/** Cancels the confirmation: the choice of one click is dropped. @param {Match} match */
export function thinkAgain(match) {
  update((s) => {
    match.sure = null;
    if (atOnce(match, match.draft)) match.draft = gameOn(state, match.info.game).startDraft(match.choices);
    if (s.ui.keyboard) s.ui.focus = 'choice';
  });
}
