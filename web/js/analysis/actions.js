// @ts-check
// Requests for the analysis of a finished match, and for hints in a match against bots.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { showNotice } from '../frame/overlays.js';
import { errorWords, needRefusals, needWords, t, wordsOf } from '../core/words.js';
import { Failure } from '../local/failure.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('analysis');
const AGAIN_MS = 600;

export const needAnalysisWords = () => needWords([WORDS]);

/** Ends the computation in progress, if there is one. @type {AbortController|null} */
let running = null;

/** Shows the analysis of the match on screen: the server's, or one that this browser computes, or the server where it cannot. */
export async function requestAnalysis() {
  const { match } = state;
  if (!match || match.analysis?.state === 'runs') return;
  const control = new AbortController();
  running = control;
  update(() => { match.analysis = { state: 'runs', done: 0, of: 0, told: null, seat: undefined }; });
  bringIntoView();
  try {
    take(match, await (match.info.local ? here(match, '', control) : anywhere(match, control)));
    bringIntoView();
    import('./practise.js').then(({ practise }) => practise(match)).catch(() => {}); // another visit finds them
  } catch (error) {
    update(() => { match.analysis = null; });
    if (!control.signal.aborted) await showFailure(error);
  } finally {
    if (running === control) running = null;
  }
}

/** Scrolls to the analysis once it is drawn: it lies below the score sheet, where nobody would see that it has begun. */
const bringIntoView = () => requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('section.analysis')
  ?.scrollIntoView({ block: 'start', behavior: 'instant' })));

/** Stops the analysis in progress; nothing of it remains. */
export function cancelAnalysis() {
  running?.abort();
  update((s) => { if (s.match?.analysis?.state === 'runs') s.match.analysis = null; });
}

/** @param {any} error */
async function showFailure(error) {
  const named = error instanceof Failure || error.status !== undefined;
  await needRefusals();
  showNotice(named && error.name !== 'local_failed' ? errorWords(error) : t('analysis.failed'), true);
}

/** @typedef {import('../core/state.js').Match} Match */

/** Computes the analysis in this browser. @param {Match} match @param {string} query @param {AbortController} control */
async function here(match, query, control) {
  const { analysisHere } = await import('./here.js');
  const analysis = await analysisHere(match, query, control.signal, (done, of) => {
    if (state.match !== match) control.abort(); // the page was left
    else if (match.analysis?.state === 'runs') take(match, { state: 'runs', done, of, analysis: null });
  });
  if (!analysis) throw new Failure('local_no_module');
  return { state: 'ready', done: 0, of: 0, analysis };
}

/** Returns the analysis of a match of the server, wherever it is computed. @param {Match} match @param {AbortController} control */
async function anywhere(match, control) {
  const query = match.key ? `?key=${encodeURIComponent(match.key)}` : '';
  const path = `/matches/${match.id}/analysis${query}`;
  let answer = await get(path);
  if (answer.state === 'none' || (answer.state === 'ready' && !answer.current)) {
    const own = await here(match, query, control).catch(() => null);
    control.signal.throwIfAborted();
    if (own) return own;
    if (state.user) answer = await post(path, {});
  }
  const stop = () => remove(`/matches/${match.id}/analysis`).catch(() => {}); // another user's goes on
  control.signal.addEventListener('abort', stop);
  while (answer.state === 'runs' && state.match === match && !control.signal.aborted) {
    take(match, answer);
    await new Promise((go) => { setTimeout(go, AGAIN_MS); });
    answer = await get(path);
  }
  control.signal.throwIfAborted();
  return answer;
}

/** @param {Match} match @param {any} answer */
function take(match, answer) {
  const { done, of, analysis: told } = answer;
  const now = answer.state === 'none' ? 'failed' : answer.state;
  update(() => { match.analysis = { ...match.analysis, state: now, done, of, told }; });
}

/** Selects the seat whose decisions are shown. @param {number|null} seat null: everybody's */
export const choose = (seat) => update((s) => { if (s.match?.analysis) s.match.analysis.seat = seat; });

/** Returns a hint: of the module in this browser, or else of the server. @param {Match} match */
async function hintOf(match) {
  const own = match.info.local ? null : await import('../local/advice.js').then(({ hintHere }) => hintHere(match), () => null);
  return own ?? post(`/matches/${match.id}/hint`, {});
}

/** Requests the best move in the current position. */
export async function requestHint() {
  const { match } = state;
  if (!match || match.hint?.asking) return;
  const { version } = match;
  update(() => { match.hint = { asking: true, version, told: null }; });
  try {
    const told = await hintOf(match);
    update(() => { match.hint = { asking: false, version: told.version, told }; });
  } catch (error) {
    update(() => { match.hint = null; });
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

export const closeHint = () => update((s) => { if (s.match) s.match.hint = null; });
