// @ts-check
// Cards of the account page: a new account, as the server allows it; the invitation codes of the user; the first administrator.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { field, fields, formError } from '../frame/fields_view.js';
import { register } from './actions.js';
import { registerButton } from './passkeys_view.js';
import { providerButtons } from './providers_view.js';
import { entry, makeCode, mayInvite, revokeCode, setUp, shareCode } from './entry.js';

/** @typedef {import('./entry.js').Code} Code */

const DAYS = [1, 7, 30, 365];
const REGISTRATIONS = ['open', 'invite', 'closed'];
const GUESTS = ['on', 'off'];

/** @param {number} ms */
const day = (ms) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);

/**
 * Draws the refusal of a form that has others beside it.
 * @param {import('../core/state.js').State} state @param {string} name of what it does
 */
export const errorOf = ({ ui }, name) => formError(ui.failed === name ? ui.formError : null);

/** @param {import('../core/state.js').State} state */
export function registerForm(state) {
  const title = t(state.user ? 'account.upgrade' : 'account.register');
  const registration = entry.rules?.registration;
  if (registration === 'closed') {
    return html`<section class="card" data-testid="register-closed"><h2>${title}</h2><p class="soft">${t('entry.closed')}</p>
      ${state.user ? providerButtons(state) : nothing}</section>`;
  }
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    register(form.name, form.password, form.code);
  };
  return html`<form class="card" @submit=${submit} data-testid="register"><h2>${title}</h2>
    ${errorOf(state, 'register')}${state.user ? errorOf(state, 'provider') : nothing}
    ${registration === 'invite' ? field(t('entry.code'), 'code', { most: 12, value: entry.code, hint: t('entry.code_hint'),
      id: 'register-code' }) : nothing}
    ${field(t('account.name'), 'name', { most: 40, complete: 'username', value: state.user?.name ?? state.ui.guestName,
      id: 'register-name' })}
    ${field(t('account.password'), 'password', { type: 'password', complete: 'new-password', hint: t('account.password_hint'),
      id: 'register-password' })}
    <div class="row"><button class="primary" ?disabled=${Boolean(state.ui.busy)} data-testid="register-go">${title}</button>
      ${registerButton(state)}</div>${state.user || registration === 'invite' ? providerButtons(state) : nothing}</form>`;
}

/** The page of the set-up link, instead of everything else. @param {import('../core/state.js').State} state */
export function setUpPage(state) {
  const submit = (/** @type {SubmitEvent} */ event) => { setUp(/** @type {any} */ (fields(event))); };
  return html`<div class="account"><form class="card lone" @submit=${submit} data-testid="set-up"><h1>${t('entry.set_up_title')}</h1>
    <p class="soft">${t('entry.set_up_lead')}</p>${formError(state.ui.formError)}
    ${field(t('account.name'), 'name', { most: 40, complete: 'username', id: 'set-up-name' })}
    ${field(t('account.password'), 'password', { type: 'password', complete: 'new-password', hint: t('account.password_hint'),
      id: 'set-up-password' })}
    ${choice('registration', REGISTRATIONS)}${choice('guests', GUESTS)}
    <p class="soft small">${t('entry.set_up_later')}</p>
    <button class="primary" ?disabled=${Boolean(state.ui.busy)} data-testid="set-up-go">${t('entry.set_up_go')}</button></form></div>`;
}

/** @param {string} name @param {string[]} values */
function choice(name, values) {
  return html`<label class="field"><span>${t(`entry.${name}`)}</span><select name=${name} data-testid="set-up-${name}">${values.map(
    (value) => html`<option value=${value}>${t(`entry.${name}_${value}`)}</option>`)}</select></label>`;
}

/** @param {import('../core/state.js').State} state */
export function codesCard(state) {
  const { codes, user } = entry;
  if (!codes || user !== state.user?.id || !mayInvite(state)) return nothing;
  const busy = Boolean(state.ui.busy);
  return html`<section class="card programs" data-testid="codes"><h2>${t('entry.codes')}</h2>
    <p class="soft">${t(entry.rules?.registration === 'invite' ? 'entry.codes_lead' : 'entry.codes_idle')}</p>
    ${codes.length ? html`<ul>${repeat(codes, (one) => one.number, (one) => row(one, busy))}</ul>` : nothing}
    ${codeForm(Boolean(state.user.admin), busy)}</section>`;
}

/** @param {Code} code @param {boolean} busy */
function row(code, busy) {
  const over = code.expires_ms <= Date.now();
  const end = t(over ? 'entry.expired' : 'entry.until', { day: day(code.expires_ms) });
  const name = code.note || code.code;
  return html`<li class="session" data-testid="code"><span class="session-device"><bdi>${name}</bdi></span>
    <span class="soft small">${t('entry.used', { used: code.used, uses: code.uses })} ${end}</span>
    <span class="row">${over || code.used >= code.uses ? nothing : html`<button class="plain" data-testid="code-share"
      aria-label=${t('entry.show_of', { name })} @click=${() => shareCode(code)}>${t('entry.show')}</button>`}
    <button class="plain" ?disabled=${busy} data-testid="code-revoke" aria-label=${t('entry.revoke_of', { name })}
      @click=${() => revokeCode(code)}>${t('entry.revoke')}</button></span></li>`;
}

/** @param {boolean} admin @param {boolean} busy */
function codeForm(admin, busy) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    makeCode(form.note, Number(form.uses ?? 1), Number(form.days));
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
  };
  return html`<form class="new-token" @submit=${submit}>${field(t('entry.note'), 'note', { most: 80, needed: false, id: 'code-note' })}
    ${admin ? html`<label class="field"><span>${t('entry.uses')}</span><input type="number" name="uses" min="1" max="1000" required
      value="1" data-testid="code-uses"></label>` : nothing}
    <label class="field"><span>${t('programs.lasts')}</span><select name="days" data-testid="code-days">${DAYS.map((n) =>
      html`<option value=${n} ?selected=${n === 7}>${t('programs.days', { n })}</option>`)}</select></label>
    <button class="primary" ?disabled=${busy} data-testid="code-make">${t('entry.make')}</button></form>`;
}
