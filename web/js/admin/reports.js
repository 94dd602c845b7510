// @ts-check
// The queue of reports, and one report with its context and the acts on it.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { known, t } from '../core/words.js';
import { fields } from '../frame/fields_view.js';
import { actOn, loadReports } from './reports_actions.js';
import { emptyNote, moment, older, pickField } from './parts.js';

const STATES = ['open', 'settled'];
const DAYS = [['1', 'one_day'], ['7', 'one_week'], ['30', 'one_month'], ['365', 'one_year']];

/** @param {import('../core/state.js').State} state */
export function reportsPage(state) {
  const { reports } = /** @type {import('./actions.js').Admin} */ (state.admin);
  const heads = ['when', 'what', 'target', 'who', 'status', 'deeds'];
  return html`<header class="admin-head"><h1>${t('admin.reports')}</h1><p class="soft">${t('admin.reports_lead')}</p></header>
    <section class="card"><div class="filters">${pickField(t('admin.show'), STATES.map((name) => [name, t(`admin.reports.${name}`)]),
      reports.state, (wanted) => loadReports({ state: wanted }), 'filter-reports')}</div>
    ${reports.list?.length ? html`<table class="data stack" data-testid="reports"><caption class="hidden">${t('admin.reports')}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${t(`admin.head.${head}`)}</th>`)}</tr></thead>
      <tbody>${repeat(reports.list, (one) => one.number, row)}</tbody></table>` : nothing}${emptyNote(reports.list, t('admin.no_reports'))}
    ${older(reports.more, () => loadReports({ more: true }))}</section>`;
}

/** @param {any} one */
const row = (one) => html`<tr data-testid="report-${one.number}"><td data-label=${t('admin.head.when')}>${moment(one.at_ms)}</td>
  <th scope="row">${t('report.kind_' + one.kind)}<span class="soft"> · ${t('report.reason_' + one.reason)}</span></th>
  <td data-label=${t('admin.head.target')}><bdi>${one.target.name}</bdi></td>
  <td data-label=${t('admin.head.who')}>${one.by ? html`<bdi>${one.by.name}</bdi>` : t('admin.deleted')}</td>
  <td data-label=${t('admin.head.status')}>${stateWords(one)}</td>
  <td class="deeds"><a class="button plain" href="admin/reports/${one.number}" data-testid="look-${one.number}">${
    t('admin.report_look')}</a></td></tr>`;

/** @param {any} one */
const stateWords = (one) => (one.act && known(`admin.act.${one.act}`) ? t(`admin.act.${one.act}`) : t('report.state_' + one.state));

/** @param {import('../core/state.js').State} state */
export function reportPage(state) {
  const { report } = /** @type {import('./actions.js').Admin} */ (state.admin);
  if (!report) return emptyNote(null, '');
  return html`<header class="admin-head"><h1>${t('admin.report_title', { number: report.number })}</h1>
      <a class="button plain" href="admin/reports" data-testid="all-reports">${t('admin.reports')}</a></header>
    <section class="card report-facts"><h2>${t('report.kind_' + report.kind)} · ${t('report.reason_' + report.reason)}</h2>
      <p><b><bdi>${report.target.name}</bdi></b> <span class="soft">#${report.target.user}</span>${
        report.name === report.target.name ? nothing : html` (<bdi>${report.name}</bdi>)`} ${tags(report)}</p>
      <p class="soft">${t('admin.report_by', { name: report.by?.name ?? t('admin.deleted') })} ${moment(report.at_ms)}</p>
      ${report.words ? html`<blockquote data-testid="report-said"><bdi>${report.words}</bdi></blockquote>` : nothing}
      ${report.match ? html`<p><a href="match/${report.match}">${t('admin.report_match')}</a></p>` : nothing}
      ${lines(report)}${earlier(report)}</section>
    ${acts(report, Boolean(state.ui.busy), state)}`;
}

/** @param {any} report */
const tags = (report) => html`<span class="mini-tag">${t(report.target.guest ? 'admin.guest' : 'admin.account')}</span>${report.target.admin
  ? html` <span class="mini-tag strong">${t('admin.role')}</span>` : nothing}${report.target.moderator
  ? html` <span class="mini-tag strong">${t('admin.moderator')}</span>` : nothing}${report.target.muted_until_ms
  ? html` <span class="mini-tag bad" data-testid="muted-until">${t('admin.muted_until')} ${moment(report.target.muted_until_ms)}</span>`
  : nothing} <span class="mini-tag" data-testid="report-state">${stateWords(report)}</span>`;

/** @param {any} report */
function lines(report) {
  if (!report.lines.length) return nothing;
  return html`<h3>${t('admin.report_lines')}</h3><ol class="report-lines" data-testid="report-lines">${report.lines.map(
    (/** @type {any} */ line) => html`<li class=${line.number === report.line ? 'reported' : ''}><b><bdi>${line.by?.name
      ?? t('admin.deleted')}</bdi></b> <bdi>${line.text}</bdi> ${line.hidden ? html`<span class="mini-tag">${t('admin.act.hide')}</span>`
      : nothing}</li>`)}</ol>`;
}

/** @param {any} report */
function earlier(report) {
  if (!report.earlier.length) return nothing;
  return html`<h3>${t('admin.report_earlier')}</h3><ul class="report-earlier" data-testid="report-earlier">${report.earlier.map(
    (/** @type {any} */ one) => html`<li>${moment(one.at_ms)} <b>${known(`admin.action.${one.action}`) ? t(`admin.action.${one.action}`)
      : one.action}</b> <code>${one.detail}</code></li>`)}</ul>`;
}

/** Returns the acts that are possible now. @param {any} report */
function actsOf(report) {
  const hidden = report.lines.find((/** @type {any} */ line) => line.number === report.line)?.hidden;
  return [...(report.state === 'open' ? ['dismiss'] : []), ...(report.kind !== 'line' ? [] : hidden ? ['show'] : ['hide']),
    report.target.muted_until_ms ? 'unmute' : 'mute', 'warn', 'rename'];
}

/** @param {any} report @param {boolean} busy @param {import('../core/state.js').State} state */
function acts(report, busy, state) {
  if (!state.user?.admin && (report.target.admin || report.target.moderator)) return html`<p class="soft">${t('admin.report_above')}</p>`;
  if (report.target.user === state.user?.id) return html`<p class="soft">${t('admin.report_yourself')}</p>`;
  const submit = (/** @type {SubmitEvent} */ event) => {
    const { note, days, warning, name } = fields(event);
    const act = /** @type {HTMLButtonElement} */ (event.submitter).value;
    actOn(report.number, { act, note: note.trim(), ...(act === 'mute' ? { days: Number(days) } : {}),
      ...(act === 'warn' || act === 'rename' ? { text: (act === 'warn' ? warning : name).trim() } : {}) });
  };
  return html`<form class="card report-acts" @submit=${submit}><h2>${t('admin.head.deeds')}</h2>
    <label class="field"><span>${t('admin.report_note')}</span><input name="note" maxlength="200" dir="auto" autocomplete="off"
      data-testid="report-note"></label>
    <label class="field"><span>${t('admin.report_warning')}</span><input name="warning" maxlength="200" dir="auto" autocomplete="off"
      data-testid="warn-text"></label>
    <label class="field"><span>${t('admin.report_new_name')}</span><input name="name" maxlength="40" dir="auto" autocomplete="off"
      data-testid="new-name"></label>
    <label class="field"><span>${t('admin.how_long')}</span><select name="days" data-testid="mute-days">${DAYS.map(([days, words]) =>
      html`<option value=${days} ?selected=${days === '7'}>${t(`admin.${words}`)}</option>`)}</select></label>
    <div class="send-row">${repeat(actsOf(report), (act) => act, (act) => html`<button
      class="plain ${['hide', 'mute'].includes(act) ? 'danger' : ''}"
      value=${act} ?disabled=${busy} data-testid="act-${act}">${t(`admin.deed.${act}`)}</button>`)}</div></form>`;
}
