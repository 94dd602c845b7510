// @ts-check
// A result shared by a link, for everyone with the link.

import { state, update } from '../state.js';
import { get } from '../api.js';
import { needCovers } from '../games.js';
import { loadStyles } from '../pages.js';
import { needWords, errorWords } from '../words.js';

export { page } from './page.js';

/** @typedef {{token: string, told: any, failed: string}} Shared told: answer of the server; null: not yet */

/** @type {import('../words.js').Source} */
const WORDS = {
  en: () => import('../../i18n/result.en.js'), de: () => import('../../i18n/result.de.js'), fr: () => import('../../i18n/result.fr.js'),
  es: () => import('../../i18n/result.es.js'), nl: () => import('../../i18n/result.nl.js'), it: () => import('../../i18n/result.it.js'),
  pl: () => import('../../i18n/result.pl.js'), pt: () => import('../../i18n/result.pt.js'),
};

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/css/result.css'])]);
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
