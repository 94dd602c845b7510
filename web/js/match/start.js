// @ts-check
// The table: drawing of a match, and its help. Loaded with the first table.

import { state } from '../core/state.js';
import { loadPage, loadStyles } from '../core/pages.js';
import { isTaught } from '../teach/steps.js';
import { PEOPLE_WORDS } from '../people/actions.js';
import { listenForHaste } from '../motion/motion.js';
import { listenForHelp } from '../rules/help.js';
import { needWords } from '../core/words.js';
import { showWarnings } from '../people/warnings.js';
import { SITTING_WORDS } from '../seats/words.js';
import '../avatar/element.js';

export { tellArranged } from '../table/arranging.js';
export { onTableKey } from './keys.js';
export { onUpdate, openAgain } from './update.js';
export { matchPage as page } from './view.js';

export async function prepare() {
  await Promise.all([needWords([SITTING_WORDS, PEOPLE_WORDS]),
    loadStyles(['/js/match/table.css', '/js/match/panel.css', '/js/match/layout.css', '/js/table/style.css', '/js/ending/style.css',
      '/js/rules/style.css', '/js/avatar/style.css'])]);
  showWarnings().catch(() => {}); // a message is refused until it is confirmed, and shows it again
  listenForHelp();
  listenForHaste();
}

/** Loads the lessons of a table, if it has any. @param {import('../core/state.js').Match} match */
export async function teach(match) {
  if (isTaught(match.info, state.prefs.hints)) await (await loadPage('teach')).begin(match);
}
