// @ts-check
// The pages of administrators. Only who has the role loads this, and the server checks the role with every request.

import { update } from '../state.js';
import { addWords } from '../words.js';
import { loadStyles } from '../pages.js';
import { adminEn } from '../../i18n/admin.en.js';
import { adminDe } from '../../i18n/admin.de.js';
import { freshAdmin, loadAudit, loadConsole, loadLog, loadMatches, loadUsers, watchOverview } from './deeds.js';
import '../figures/chart.js';
import './sql_editor.js';

export { page } from './frame.js';
export { dialog } from './dialogs.js';

export async function prepare() {
  addWords({ en: adminEn, de: adminDe });
  await loadStyles(['/vendor/uplot/dist/uPlot.min.css', '/css/figures.css', '/css/admin.css']);
  update((s) => { s.admin ??= freshAdmin(); });
}

/** @param {{id: string}} route */
export function enter(route) {
  const [name, key] = route.id.split('/');
  switch (name) {
    case 'users': return loadUsers();
    case 'matches': return key ? loadLog(key) : loadMatches();
    case 'console': return loadConsole(key ?? '');
    case 'audit': return loadAudit();
    default: watchOverview();
  }
}
