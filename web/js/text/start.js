// @ts-check
// The table in words: what lies there, who has what, what may be done, as headings and lists. For those who have pages read to them, and
// for all who would rather read. Its code and words come when somebody wants it for the first time.

import { gameOf, needGames } from '../games.js';
import { loadStyles } from '../pages.js';
import { state, update } from '../state.js';
import { needWords } from '../words.js';

export { textPage as page } from './view.js';

/** @type {import('../words.js').Source} */
const WORDS = {
  en: () => import('../../i18n/text.en.js'), de: () => import('../../i18n/text.de.js'), fr: () => import('../../i18n/text.fr.js'),
  es: () => import('../../i18n/text.es.js'), nl: () => import('../../i18n/text.nl.js'), it: () => import('../../i18n/text.it.js'),
  pl: () => import('../../i18n/text.pl.js'), pt: () => import('../../i18n/text.pt.js'),
};

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/css/text.css'])]);
}

/** Brings what tells a game in words; a game that has nothing of its own is told by what every game has. @param {string} id */
export async function needText(id) {
  await needGames([id]);
  if (state.texts[id] !== undefined) return;
  const text = (await gameOf(state, id)?.text?.())?.text ?? null;
  await needWords(text?.words ?? []);
  update((s) => { s.texts[id] = text; });
}
