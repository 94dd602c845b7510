// @ts-check
// Conditional moves for the match on screen: the moves of the user's seat when its turn comes. They are built by clicks on the board of a
// simulation, which the module in this browser plays, or the server where there is none. Loaded on first use, or if there are any.

import { state, update } from '../core/state.js';
import { get, post, put } from '../core/api.js';
import { showNotice } from '../frame/overlays.js';
import { gameOf, gameOn } from '../games/games.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, needWords, t, wordsOf } from '../core/words.js';
import { joined, parted } from './lines.js';
import { namesOf } from './words.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('conditional');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/conditional/style.css'])]);
}

/**
 * @typedef {object} Plan the present plan
 * @property {import('./lines.js').Lines} lines the edited lines
 * @property {{edit: number, text: string, fired: number, dropped: any}} kept the server's version
 * @property {any} told the simulations; null: not known yet
 * @property {any} choices choices in the simulation on screen; a click chooses from these
 * @property {any} draft
 * @property {boolean} busy
 * @property {((lines: import('./lines.js').Lines) => import('./lines.js').Lines)|null} next changes made in the meantime
 * @property {({at: number} & import('./conditions.js').Condition)|null} adding the condition in the form, and the index of its move
 * @property {string} problem in words; empty: none
 * @property {import('../local/advice.js').Adviser|null} adviser the module that plays the simulations; null: the server does
 */

/* ---- opening and closing ---- */

/** Opens the plan for the match on screen. */
export async function open() {
  const { match } = state;
  if (!match || match.plan) return;
  try {
    const [kept, adviser] = await Promise.all([get(`/matches/${match.id}/orders`), adviserOf(match),
      needWords(gameOn(state, match.info.game).conditionalWords.words ?? [])]);
    if (state.match !== match || match.plan) return adviser?.close();
    update(() => {
      match.conditional = kept;
      match.plan = { lines: parted(kept.text), kept, told: null, choices: null, draft: null, busy: false, next: null, adding: null,
        problem: '', adviser };
    });
    ask(kept.text);
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/**
 * Starts the module of the game, which waits with the position; null: the line of the match answers without it.
 * @param {import('../core/state.js').Match} match @returns {Promise<import('../local/advice.js').Adviser|null>}
 */
async function adviserOf(match) {
  if (match.info.local) return null;
  try {
    const { Adviser } = await import('../local/advice.js');
    const adviser = new Adviser(match);
    adviser.ready();
    return adviser;
  } catch {
    return null;
  }
}

/** Ends the plan of a match. @param {import('../core/state.js').Match} match */
function leave(match) {
  match.plan?.adviser?.close();
  match.plan = null;
}

/** Returns to the match; unsaved changes are lost. */
export const close = () => update((s) => { if (s.match) leave(s.match); });

/**
 * Loads the newest position of the match, so that the next simulation begins there at once.
 * @param {import('../core/state.js').Match} match
 */
export const follow = (match) => void match.plan?.adviser?.ready();

/**
 * Reads my conditional moves, after the server has reported a change.
 * @param {import('../core/state.js').Match} match @param {number} edit
 */
export async function told(match, edit) {
  if (edit === 0) return void update(() => { match.conditional = null; });
  if (match.conditional?.edit === edit) return;
  const before = match.conditional;
  try {
    const kept = await get(`/matches/${match.id}/orders`);
    update(() => {
      match.conditional = kept;
      if (match.plan && !match.plan.busy) match.plan.kept = kept;
    });
    if (kept.dropped && kept.dropped.version !== before?.dropped?.version && (before || !kept.text))
      showNotice(droppedWords(kept.dropped), true);
  } catch { /* the next change reports it again */ }
}

/** @param {any} dropped */
export function droppedWords(dropped) {
  const [text] = dropped.text.split('\n');
  return t('conditional.dropped', { why: t(`conditional.why.${dropped.why}`),
    text: namesOf(state, state.match?.view, [{ text }]).wish(text) });
}

/* ---- planning ---- */

/** Requests a simulation of the lines, with one more move if `move` is given. @param {string} text @param {any} [move] */
async function ask(text, move) {
  const { match } = state;
  const plan = match?.plan;
  if (!match || !plan) return;
  update(() => { plan.busy = true; });
  try {
    const answer = await plan.adviser?.preview(text, move)
      ?? await post(`/matches/${match.id}/whatif`, { text, ...(move ? { move } : {}) });
    update((s) => {
      const { choices } = answer.sample;
      const draft = gameOf(s, match.info.game)?.startDraft(choices);
      Object.assign(plan, { told: answer, lines: parted(answer.text), choices, draft, problem: '' });
    });
  } catch (error) {
    update(() => { plan.problem = problemWords(/** @type {any} */ (error)); });
  } finally {
    update((s) => {
      plan.busy = false;
      if (s.ui.keyboard) s.ui.focus = 'choice';
    });
    goOn(plan);
  }
}

/** Continues with the changes that were made during a request. @param {Plan} plan */
function goOn(plan) {
  const { next } = plan;
  plan.next = null;
  if (next && state.match?.plan === plan) change(next);
}

/** @param {any} error */
const problemWords = (error) => (error.name.startsWith('orders_') && error.name !== 'orders_changed'
  ? t('conditional.problem', { what: errorWords(error) }) : errorWords(error));

/** @param {any} draft @param {any} choices that it answers */
export function setDraft(draft, choices) {
  update((s) => { if (s.match?.plan && !s.match.plan.busy && s.match.plan.choices === choices) s.match.plan.draft = draft; });
}

/**
 * Makes a move on the board of the simulation the next conditional move, followed by `more`, as long as they are offered.
 * @param {any} move @param {any} choices that it answers @param {any[]} [more] moves that follow
 */
export async function wish(move, choices, [next, ...more] = []) {
  const { match } = state;
  const plan = match?.plan;
  if (!match || !plan || plan.busy || plan.choices !== choices) return;
  await ask(joined(plan.lines), move);
  if (next && match.plan === plan && gameOf(state, match.info.game)?.offers(plan.choices, next)) wish(next, plan.choices, more);
}

/** Changes the lines, and requests a new simulation. @param {(lines: import('./lines.js').Lines) => import('./lines.js').Lines} how */
export function change(how) {
  const plan = state.match?.plan;
  if (!plan) return;
  if (plan.busy) { // a request is in progress: the change waits for its end
    const { next } = plan;
    plan.next = next ? (lines) => how(next(lines)) : how;
    return;
  }
  const lines = how(plan.lines);
  update(() => { plan.lines = lines; });
  ask(joined(lines));
}

/** Shows the form of a new condition. @param {Plan['adding']} adding null: no form */
export const setCondition = (adding) => update((s) => { if (s.match?.plan) s.match.plan.adding = adding; });

/** Replaces the lines by edited text. @param {string} text */
export const write = (text) => change(() => parted(text));

/** Saves the plan on the server. */
export async function keep() {
  const { match } = state;
  const plan = match?.plan;
  if (!match || !plan || plan.busy) return;
  update(() => { plan.busy = true; });
  try {
    const kept = await put(`/matches/${match.id}/orders`, { text: joined(plan.lines), edit: plan.kept.edit });
    update(() => {
      match.conditional = kept;
      leave(match);
    });
    showNotice(t(kept.text ? 'conditional.kept' : 'conditional.none_now'));
  } catch (error) {
    update(() => { plan.problem = problemWords(/** @type {any} */ (error)); });
    if (/** @type {any} */ (error).name === 'orders_changed') readAgain(match, plan);
  } finally {
    update(() => { plan.busy = false; });
    goOn(plan);
  }
}

/**
 * Reads conditional moves that another device has changed: the plan may still replace them.
 * @param {import('../core/state.js').Match} match @param {Plan} plan
 */
async function readAgain(match, plan) {
  const kept = await get(`/matches/${match.id}/orders`).catch(() => null);
  if (kept) update(() => { plan.kept = kept; });
}

/** Scrolls to the list of conditional moves, where it is below the board. */
export function scrollToPlan() {
  document.querySelector('.conditional-sheet')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
