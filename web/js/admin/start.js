// @ts-check
// The pages of administrators. Only administrators load this, and the server checks their role with every request.

import { state, update } from '../core/state.js';
import { needWords, wordsOf } from '../core/words.js';
import { loadStyles } from '../core/pages.js';
import { freshAdmin, loadAudit, loadConsole, loadLog, loadMatches, loadSettings, loadUsers, watchOverview } from './actions.js';
import { loadReport, loadReports } from './reports_actions.js';
import { page as frame } from './frame.js';
import '../figures/chart.js';
import '../figures/element.js';
import './sql_editor.js';

export { dialog } from './dialogs.js';

/** @param {typeof state} now */
export const page = (now) => (now.admin ? frame(now) : undefined);

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('admin');

/** @type {import('../core/words.js').Source} */
const CHECK_WORDS = wordsOf('doctor');

/** @type {import('../core/words.js').Source} words of reports */
const REPORT_WORDS = wordsOf('people');

/** @type {import('../core/words.js').Source} words of values in charts */
const VALUE_WORDS = wordsOf('statistics');

export async function prepare() {
  await Promise.all([needWords([WORDS, CHECK_WORDS, VALUE_WORDS, REPORT_WORDS]),
    loadStyles(['/vendor/uplot/dist/uPlot.min.css', '/js/figures/style.css', '/js/admin/style.css'])]);
}

/** Resets the data when another administrator signs in. @param {{id: string}} route */
export function enter(route) {
  const owner = state.user?.id ?? 0;
  if (state.admin?.owner !== owner) update((s) => { s.admin = freshAdmin(owner); });
  const [wanted, key] = route.id.split('/');
  const name = state.user?.admin ? wanted : 'reports';
  switch (name) {
    case 'users': return loadUsers();
    case 'matches': return key ? loadLog(key) : loadMatches();
    case 'reports': return key ? loadReport(key) : loadReports();
    case 'console': return loadConsole(key ?? '');
    case 'settings': return loadSettings();
    case 'audit': return loadAudit();
    default: watchOverview();
  }
}
