// @ts-check
// Reports for the moderators: of a message, of a name, of conduct; and one's own reports.

import { state, update } from '../core/state.js';
import { get, post } from '../core/api.js';
import { attempt, closeDialog, openDialog, showNotice } from '../frame/overlays.js';
import { t } from '../core/words.js';

/** @typedef {{number: number, at_ms: number, kind: string, name: string, reason: string, words: string, state: string}} Report */
/** @typedef {{name: string, seat?: number, line?: number, text?: string, user?: number}} Reported a person at a seat, a message, a user */

export const REASONS = ['insult', 'hate', 'spam', 'cheating', 'stalling', 'name', 'other'];

/** Those of the user with that number; null: not loaded yet. */
export const ownReports = { user: 0, list: /** @type {Report[]|null} */ (null) };

export async function loadOwnReports() {
  const { user } = state;
  if (!user) return;
  const { reports } = await get('/me/reports');
  if (state.user?.id === user.id) update(() => { Object.assign(ownReports, { user: user.id, list: reports }); });
}

/** @param {Reported} about */
export const openReport = (about) => openDialog({ name: 'report', about });

/** @param {Reported} about @param {{kind: string, reason: string, words: string}} told */
export function sendReport(about, { kind, reason, words }) {
  return attempt('report', async () => {
    const { match } = state;
    const of = { kind, reason, words: words.trim() };
    const at = { match: match?.id, ...(match?.key ? { key: match.key } : {}) };
    if (kind === 'line') await post('/reports', { ...of, ...at, line: about.line });
    else if (kind === 'conduct') await post('/reports', { ...of, ...at, seat: about.seat });
    else await post('/reports', { ...of, user: about.user });
    closeDialog();
    showNotice(t('report.sent'));
  });
}
