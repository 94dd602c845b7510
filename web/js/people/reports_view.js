// @ts-check
// The dialogs in which a person, a name or a message is reported, and a warning confirmed; the card of one's own reports.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { dialog, fields, formError } from '../frame/fields_view.js';
import { ownReports, REASONS, sendReport } from './reports.js';
import { confirmWarning } from './warnings.js';

/** Returns the kinds of report that are possible. @param {import('./reports.js').Reported} about */
function kindsOf(about) {
  if (about.line !== undefined) return ['line'];
  return about.seat === undefined ? ['name'] : ['conduct', 'name'];
}

/** @param {import('../core/state.js').State} state */
export function reportDialog(state) {
  const { about } = /** @type {any} */ (state.ui.dialog);
  const kinds = kindsOf(about);
  const submit = (/** @type {SubmitEvent} */ event) => {
    const { kind = kinds[0], reason, words = '' } = fields(event);
    sendReport(about, { kind, reason, words });
  };
  const choice = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ words, checked = false) => html`
    <label class="check"><input type="radio" name=${name} value=${value} required ?checked=${checked}
      data-testid="report-${name}-${value}"><span>${words}</span></label>`;
  return dialog(t('report.title', { name: about.name }), html`<form class="report-form" @submit=${submit}><p>${t('report.lead')}</p>
    ${formError(state.ui.formError)}${about.text === undefined ? nothing : html`<blockquote><bdi>${about.text}</bdi></blockquote>`}
    ${kinds.length < 2 ? nothing : html`<fieldset><legend>${t('report.about')}</legend>${kinds.map((kind, i) => choice('kind', kind,
      t('report.kind_' + kind), i === 0))}</fieldset>`}
    <fieldset><legend>${t('report.reason')}</legend>${REASONS.map((reason) => choice('reason', reason,
      t('report.reason_' + reason)))}</fieldset>
    <label class="field"><span>${t('report.words')}</span><textarea name="words" rows="3" maxlength="500" dir="auto"
      data-testid="report-words"></textarea></label>
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="report-go" ?disabled=${Boolean(state.ui.busy)}>${t('report.go')}</button></div></form>`);
}

/** @param {import('../core/state.js').State} state */
export function ownReportsCard(state) {
  const { user, list } = ownReports;
  if (user !== state.user?.id || !list?.length) return nothing;
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return html`<section class="card sessions" data-testid="own-reports"><h2>${t('report.mine')}</h2>
    <ul>${repeat(list, (one) => one.number, (one) => html`<li class="session" data-testid="own-report"><span class="session-device">
      <bdi>${one.name}</bdi> <span class="soft">${t('report.kind_' + one.kind)} · ${t('report.reason_' + one.reason)} · ${
      day.format(one.at_ms)}</span></span><span class="tag">${t('report.state_' + one.state)}</span></li>`)}</ul></section>`;
}

/** @param {import('../core/state.js').State} state */
export function warningDialog(state) {
  const warning = /** @type {import('./warnings.js').Warning} */ (/** @type {any} */ (state.ui.dialog).warning);
  const at = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(warning.at_ms);
  return dialog(t('warning.title'), html`<div class="report-form"><blockquote data-testid="warning-text"><bdi>${warning.text}</bdi>
    </blockquote><p class="soft">${at}</p><p>${t('warning.lead')}</p>${formError(state.ui.formError)}<div class="send-row">
    <button class="primary" data-testid="warning-confirm" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => confirmWarning(warning)}>${t('warning.confirm')}</button></div></div>`);
}
