// @ts-check
// The steps from a choice to a sent move. A mouse click that completes a choice sends it. A tap does the same if an undo is offered after
// it, or if a preview would show nothing; otherwise another tap sends it. A key sends with the next press. By one preference every complete
// choice is sent at once; by another the user confirms irreversible ones.

import { state, update } from '../core/state.js';
import { sendMove, setDraft } from '../actions.js';
import { gameOn } from '../games/games.js';

/** @typedef {import('../core/state.js').Match} Match */

/** Returns whether a click is the second one of a double click that began at another question. @param {any} choices of the question now */
const isEcho = (choices) => state.ui.clicks === 2 && state.ui.clicked !== choices;

/** @param {any} draft @param {any} choices the question it answers @param {string} [focus] what to focus next, if keys are used */
export function choose(draft, choices, focus) {
  const { match } = state;
  if (!match || isEcho(choices)) return;
  const asked = match.plan ?? match;
  const before = asked.draft;
  update(() => { match.sure = null; });
  setDraft(draft, choices, focus);
  if (asked.draft !== draft) return; // the choice was not valid any longer
  const move = wholeMove(match, draft);
  if (move && isAtOnce(match, before, draft, move)) send(move, choices, { byChoice: true });
}

/**
 * Returns the move that one click has completed, null: none. A tutorial shows each step separately.
 * @param {Match} match @param {any} draft
 */
const wholeMove = (match, draft) => (match.info.tutorial ? null
  : gameOn(state, match.info.game).complete(draft, (match.plan ?? match).choices));

/**
 * Returns whether a complete choice is sent without a further step. With a mouse, the hover has shown the result before. A tap sends on a
 * button of the panel, whose label states the effect, and on the board if the move can be undone, or needs no preview; else the second tap
 * sends, after the first has shown the preview. By preference everything sends.
 * @param {Match} match @param {any} before the draft before it @param {any} draft @param {any} move
 */
function isAtOnce(match, before, draft, move) {
  const { ui, prefs } = state;
  if (prefs.one_click) return true;
  if (ui.keyboard || !ui.pointer) return false;
  if (ui.pointer === 'mouse') return ui.clicks !== 2;
  const { choices } = match.plan ?? match;
  const game = gameOn(state, match.info.game);
  if (!game.previews(choices) || !isFinal(match, move)) return true;
  const [old, picked] = [before, draft].map((one) => game.picked(choices, one));
  return picked === '' || picked === old;
}

/**
 * @param {any} move @param {any} choices the question it answers
 * @param {{byChoice?: boolean, next?: any[]}} [how] byChoice: the click that sends it has also chosen it; next: moves to follow
 */
export function send(move, choices, { byChoice = false, next = [] } = {}) {
  const { match, prefs } = state;
  if (isEcho(choices)) return;
  if (match && move && prefs.confirm && !match.plan && match.choices === choices && isFinal(match, move)) {
    update((s) => {
      match.sure = { move, choices, byChoice, next };
      if (s.ui.keyboard) s.ui.focus = 'done';
    });
    return;
  }
  sendMove(move, choices, next);
}

/** Returns whether the move is irreversible, by the table's settings or by itself. @param {Match} match @param {any} move */
const isFinal = (match, move) => match.info.undo === 'none' || gameOn(state, match.info.game).final(move,
  { view: match.view, choices: match.choices, catalogue: state.games[match.info.game] });

/** Returns the open confirmation, if it still fits the choices. @param {Match} match */
export const askedAgain = (match) => (match.sure && match.sure.choices === match.choices && !match.sending ? match.sure : null);

/** Confirms the move. The second click of a double click is ignored. @param {Match} match @param {number} clicks */
export function beSure(match, clicks) {
  const sure = askedAgain(match);
  if (!sure || clicks > 1) return;
  update(() => { match.sure = null; });
  sendMove(sure.move, sure.choices, sure.next);
}

/** Cancels the confirmation: the choice that the click would have sent is dropped. @param {Match} match */
export function thinkAgain(match) {
  update((s) => {
    if (match.sure?.byChoice) match.draft = gameOn(state, match.info.game).startDraft(match.choices);
    match.sure = null;
    if (s.ui.keyboard) s.ui.focus = 'choice';
  });
}
