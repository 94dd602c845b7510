// @ts-check
// Rules for newcomers: the settings that apply while the server runs, and the invitation codes of all accounts.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { changeSetting, resetSetting, revokeCode } from './actions.js';
import { emptyNote, moment, number } from './parts.js';

/** @type {Record<string, string[]>} the values of each setting; others are numbers */
const CHOICES = { registration: ['open', 'invite', 'closed'], guests: ['on', 'off'], guests_by_link: ['on', 'off'] };

/** @param {import('../core/state.js').State} state */
export function settingsPage(state) {
  const { settings, codes } = /** @type {import('./actions.js').Admin} */ (state.admin);
  const busy = Boolean(state.ui.busy);
  return html`<header class="admin-head"><h1>${t('admin.settings')}</h1><p class="soft">${t('admin.settings_lead')}</p></header>
    <section class="card settings">${settings ? settings.map((one) => setting(one, busy)) : emptyNote(settings, '')}</section>
    <section class="card"><div class="admin-head"><h2>${t('admin.codes')}</h2>
      <a class="button plain" href="account" data-testid="own-codes">${t('admin.own_codes')}</a></div>
      ${codes?.length ? table(codes, busy) : nothing}${emptyNote(codes, t('admin.no_codes'))}</section>`;
}

/** @param {any} one @param {boolean} busy */
function setting({ name, value, option, changed_ms: changed }, busy) {
  const choices = CHOICES[name];
  const words = (/** @type {string} */ word) => (choices ? t(`admin.setting.${name}_${word}`) : word);
  const take = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.reportValidity()) changeSetting(name, field.value);
  };
  return html`<div class="setting" data-testid="setting-${name}"><label class="field"><span>${t(`admin.setting.${name}`)}</span>${choices
    ? html`<select ?disabled=${busy} data-testid="choose-${name}" @change=${take}>${choices.map((word) => html`<option value=${word}
      ?selected=${word === value}>${words(word)}</option>`)}</select>`
    : html`<input type="number" min="0" max="100" required ?disabled=${busy} data-testid="choose-${name}" .value=${value} @change=${take}>`}
    <small>${t(`admin.setting.${name}_hint`)}</small></label>
    <p class="soft small">${changed ? html`${t('admin.setting_changed')} ${moment(changed)}. <button class="link" ?disabled=${busy}
      data-testid="reset-${name}" @click=${() => resetSetting(name)}>${t('admin.setting_reset', { value: words(option) })}</button>`
    : t('admin.setting_option')}</p></div>`;
}

/** @param {any[]} list @param {boolean} busy */
function table(list, busy) {
  const heads = ['code', 'who', 'used', 'ends', 'deeds'];
  return html`<table class="data stack" data-testid="codes"><caption class="hidden">${t('admin.codes')}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col">${t(`admin.head.${head}`)}</th>`)}</tr></thead>
    <tbody>${repeat(list, (code) => code.number, (code) => html`<tr data-testid="code"><th scope="row"><code>${code.code}</code>
      <span class="soft">${code.note}</span></th>
      <td data-label=${t('admin.head.who')}><bdi>${code.user.name}</bdi></td>
      <td data-label=${t('admin.head.used')}>${number(code.used)} / ${number(code.uses)}</td>
      <td data-label=${t('admin.head.ends')}>${moment(code.expires_ms)}</td>
      <td class="deeds"><button class="plain danger" ?disabled=${busy} data-testid="revoke-${code.number}"
        @click=${() => revokeCode(code.number)}>${t('admin.deed.revoke')}</button></td></tr>`)}</tbody></table>`;
}
