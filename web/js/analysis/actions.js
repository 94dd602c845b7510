// @ts-check
// Requests for the analysis of a finished match, and for hints in a match against bots.

import { state, update } from '../core/state.js';
import { get, post } from '../core/api.js';
import { showNotice } from '../frame/overlays.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('analysis');
const AGAIN_MS = 600;

export const needAnalysisWords = () => needWords([WORDS]);

/** Requests the analysis of the match on screen, repeatedly until it is complete. */
export async function requestAnalysis() {
  const { match } = state;
  if (!match || match.analysis?.state === 'runs') return;
  update(() => { match.analysis = { state: 'runs', done: 0, of: 0, told: null, seat: undefined }; });
  const path = `/matches/${match.id}/analysis${match.key ? `?key=${encodeURIComponent(match.key)}` : ''}`;
  try {
    let answer = await get(path);
    if (state.user && !(answer.state === 'ready' && answer.current)) answer = await post(path, {});
    while (answer.state === 'runs' && state.match === match) {
      take(match, answer);
      await new Promise((go) => { setTimeout(go, AGAIN_MS); });
      answer = await get(path);
    }
    take(match, answer);
  } catch (error) {
    update(() => { match.analysis = null; });
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {import('../core/state.js').Match} match @param {any} answer */
function take(match, answer) {
  const { done, of, analysis: told } = answer;
  const now = answer.state === 'none' ? 'failed' : answer.state;
  update(() => { match.analysis = { ...match.analysis, state: now, done, of, told }; });
}

/** Selects the seat whose decisions are shown. @param {number|null} seat null: everybody's */
export const choose = (seat) => update((s) => { if (s.match?.analysis) s.match.analysis.seat = seat; });

/** Requests the best move in the current position. */
export async function requestHint() {
  const { match } = state;
  if (!match || match.hint?.asking) return;
  const { version } = match;
  update(() => { match.hint = { asking: true, version, told: null }; });
  try {
    const told = await post(`/matches/${match.id}/hint`, {});
    update(() => { match.hint = { asking: false, version: told.version, told }; });
  } catch (error) {
    update(() => { match.hint = null; });
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

export const closeHint = () => update((s) => { if (s.match) s.match.hint = null; });
