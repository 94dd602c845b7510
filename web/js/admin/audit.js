// @ts-check
// The audit log of administrators' actions, the newest first.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { known, t } from '../core/words.js';
import { loadAudit } from './actions.js';
import { emptyNote, moment, older } from './parts.js';

/** @param {import('../core/state.js').State} state */
export function auditPage(state) {
  const { audit } = /** @type {import('./actions.js').Admin} */ (state.admin);
  const heads = ['when', 'who', 'what', 'target', 'detail', 'result'];
  return html`<header class="admin-head"><h1>${t('admin.audit')}</h1><p class="soft">${t('admin.audit_lead')}</p></header>
    <section class="card">${audit.rows?.length ? html`<table class="data stack" data-testid="audit">
      <caption class="hidden">${t('admin.audit')}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${t(`admin.head.${head}`)}</th>`)}</tr></thead>
      <tbody>${repeat(audit.rows, (row) => row.number, entry)}</tbody></table>` : nothing}
    ${emptyNote(audit.rows, t('admin.no_audit'))}${older(audit.more, () => loadAudit(true))}</section>`;
}

/** @param {any} row */
function entry(row) {
  const [, number = '', target] = /^(\d+ )?([^]*)$/.exec(row.target ?? '') ?? []; // for an account, `target` has its number and its name
  const action = known(`admin.action.${row.action}`) ? t(`admin.action.${row.action}`) : row.action;
  return html`<tr><td data-label=${t('admin.head.when')}>${moment(row.at_ms)}</td>
    <td data-label=${t('admin.head.who')}><span><bdi>${row.who.name}</bdi> ${row.by === 'cli'
      ? html`<span class="mini-tag">${t('admin.by_cli')}</span>` : nothing}</span></td>
    <th scope="row"><b>${action}</b></th><td data-label=${t('admin.head.target')}><span>${number}<bdi>${target}</bdi></span></td>
    <td data-label=${t('admin.head.detail')} class="detail">${row.detail ? html`<code>${row.detail}</code>` : nothing}</td>
    <td data-label=${t('admin.head.result')}><span class=${row.result === 'done' ? '' : 'bad-text'}>${row.result === 'done'
      ? t('admin.result_done') : row.result}</span></td></tr>`;
}
