// @ts-check
// The common frame of the administrators' pages: the tabs, and the page shown.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { overviewPage } from './overview.js';
import { usersPage } from './users.js';
import { logPage, matchesPage } from './matches.js';
import { consolePage } from './console.js';
import { auditPage } from './audit.js';
import { settingsPage } from './settings.js';
import { reportPage, reportsPage } from './reports.js';

const TABS = ['overview', 'users', 'matches', 'reports', 'settings', 'console', 'audit'];

/** Moderators have the reports alone. @param {import('../core/state.js').State} state */
const tabsOf = (state) => (state.user?.admin ? TABS : ['reports']);

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const [wanted, key] = state.route.id.split('/');
  const name = tabsOf(state).includes(wanted) ? wanted : tabsOf(state)[0];
  return html`<div class="admin" data-testid="admin-${name}">
    <nav class="admin-tabs" aria-label=${t('admin.title')}>
      ${tabsOf(state).map((tab) => html`<a class="button plain" href="admin/${tab}" data-testid="tab-${tab}"
      aria-current=${tab === name ? 'page' : 'false'}>${t(`admin.${tab}`)}</a>`)}</nav>
    ${body(name, key, state)}</div>`;
}

/** @param {string} name @param {string|undefined} key @param {import('../core/state.js').State} state */
function body(name, key, state) {
  switch (name) {
    case 'users': return usersPage(state);
    case 'matches': return key ? logPage(state) : matchesPage(state);
    case 'reports': return key ? reportPage(state) : reportsPage(state);
    case 'console': return consolePage(state);
    case 'settings': return settingsPage(state);
    case 'audit': return auditPage(state);
    default: return overviewPage(state);
  }
}
