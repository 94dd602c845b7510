// @ts-check
// What somebody has played: records, matches, whom he has met. Of matches that everybody may see; each part is the
// answer of a public question.

import { state, update } from '../state.js';
import { get } from '../api.js';
import { tell } from '../actions.js';
import { loadStyles } from '../pages.js';
import { needWords, errorWords } from '../words.js';

export { page } from './page.js';

/** @typedef {import('../figures/columns.js').Result} Result */
/**
 * @typedef {object} Player
 * @property {string} user the number
 * @property {Record<'record'|'matches'|'rivals', Record<string, any>[]>|null} told rows by column; null: not yet
 * @property {string} failed
 */

export const PARTS = /** @type {const} */ (['record', 'matches', 'rivals']);

/** @type {import('../words.js').Source} */
const WORDS = { en: () => import('../../i18n/player.en.js'), de: () => import('../../i18n/player.de.js') };

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/css/figures.css', '/css/player.css'])]);
}

/** @param {Result} result */
const rowsOf = ({ columns, rows }) => rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value])));

/** @param {{id: string}} route */
export async function enter({ id }) {
  update((s) => { s.player = { user: id, told: null, failed: '' }; });
  const change = (/** @type {Partial<Player>} */ what) => {
    if (state.player?.user === id) update((s) => { if (s.player) Object.assign(s.player, what); });
  };
  try {
    const answers = await Promise.all(PARTS.map((part) => get(`/statistics/player_${part}?user=${id}`)));
    change({ told: /** @type {any} */ (Object.fromEntries(PARTS.map((part, at) => [part, rowsOf(answers[at])]))) });
  } catch (error) {
    const words = errorWords(/** @type {any} */ (error));
    change({ failed: words });
    tell(words, true);
  }
}
