// @ts-check
// The table: what draws a match, and the help at it. Comes when the first one is opened.

import { loadStyles } from '../pages.js';
import { listenForHelp } from '../rules/help.js';
import { needWords } from '../words.js';

export { matchPage as page } from '../view/match.js';

/** @type {import('../words.js').Source} */
const WORDS = { en: () => import('../../i18n/sitting.en.js'), de: () => import('../../i18n/sitting.de.js') };

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/css/panel.css', '/css/form.css', '/css/rules.css'])]);
  listenForHelp();
}
