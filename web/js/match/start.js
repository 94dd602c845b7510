// @ts-check
// The table: what draws a match, and the help at it. Comes when the first one is opened.

import { loadStyles } from '../pages.js';
import { listenForHelp } from '../rules/help.js';

export { matchPage as page } from '../view/match.js';

export async function prepare() {
  await loadStyles(['/css/panel.css', '/css/form.css', '/css/rules.css']);
  listenForHelp();
}
