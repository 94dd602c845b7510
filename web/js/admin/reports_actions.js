// @ts-check
// The moderators' requests about reports.

import { state } from '../core/state.js';
import { get, post } from '../core/api.js';
import { t } from '../core/words.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { change, load } from './actions.js';

/** @param {{state?: string, more?: boolean}} [how] the reports to load; `more`: the next page */
export function loadReports({ state: wanted, more = false } = {}) {
  if (wanted) change(({ reports }) => { Object.assign(reports, { state: wanted, list: null }); });
  return load(async () => {
    const { state: which = 'open', list = null } = state.admin?.reports ?? {};
    const before = more && list?.length ? `&before=${list[list.length - 1].number}` : '';
    const reply = await get(`/moderation/reports?state=${which}${before}`);
    change(({ reports }) => {
      if (reports.state !== which) return;
      Object.assign(reports, { list: more ? [...(reports.list ?? []), ...reply.reports] : reply.reports, more: reply.more });
    });
  });
}

/** @param {string} number */
export function loadReport(number) {
  if (state.admin?.report?.number !== Number(number)) change((admin) => { admin.report = null; });
  return load(async () => {
    const { report } = await get(`/moderation/reports/${number}`);
    change((admin) => { admin.report = report; });
  });
}

/** @param {number} number @param {{act: string, note: string, days?: number}} body */
export function actOn(number, body) {
  return attempt('admin-act', async () => {
    const { report } = await post(`/moderation/reports/${number}`, body);
    change((admin) => { if (admin.report?.number === number) admin.report = report; });
    showNotice(t(`admin.act.${body.act}`));
  });
}
