// @ts-check
// The table: drawing of a match, and its help. Loaded with the first one.

import { state } from '../state.js';
import { bringPage, loadStyles } from '../pages.js';
import { isTaught } from '../teach/steps.js';
import { PEOPLE_WORDS } from '../people.js';
import { listenForHaste } from '../motion.js';
import { listenForHelp } from '../rules/help.js';
import { needWords } from '../words.js';

export { onUpdate, openAgain } from './update.js';
export { matchPage as page } from '../view/match.js';

/** @type {import('../words.js').Source} */
const WORDS = {
  en: () => import('../../i18n/sitting.en.js'), de: () => import('../../i18n/sitting.de.js'),
  fr: () => import('../../i18n/sitting.fr.js'), es: () => import('../../i18n/sitting.es.js'),
  nl: () => import('../../i18n/sitting.nl.js'), it: () => import('../../i18n/sitting.it.js'),
  pl: () => import('../../i18n/sitting.pl.js'), pt: () => import('../../i18n/sitting.pt.js'),
};

export async function prepare() {
  await Promise.all([needWords([WORDS, PEOPLE_WORDS]),
    loadStyles(['/css/table.css', '/css/panel.css', '/css/form.css', '/css/ending.css', '/css/rules.css'])]);
  listenForHelp();
  listenForHaste();
}

/** Brings what is to be taught at a table, if something is. @param {import('../state.js').Match} match */
export async function teach(match) {
  if (isTaught(match.info, state.prefs.hints)) await (await bringPage('teach')).begin(match);
}
