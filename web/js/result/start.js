// @ts-check
// A result shared by a link, for everyone with the link.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { needCovers } from '../games/games.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';

export { page } from './view.js';

/** @typedef {{token: string, told: any, failed: string}} Shared told: answer of the server; null: not yet */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('result', 'rank');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/result/style.css'])]);
}

/** @param {{id: string}} route id: the secret of the link */
export async function enter({ id }) {
  const change = (/** @type {Partial<Shared>} */ what) => update((s) => { if (s.result?.token === id) Object.assign(s.result, what); });
  update((s) => { s.result = { token: id, told: null, failed: '' }; });
  try {
    const told = await get(`/results/${encodeURIComponent(id)}`);
    await needCovers([told.game]);
    change({ told });
  } catch (error) {
    change({ failed: errorWords(/** @type {any} */ (error)) });
  }
  return state.result;
}
