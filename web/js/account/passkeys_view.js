// @ts-check
// Passkeys on the account page: the buttons beside the forms with a password, and the card with the user's own.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { closeDialog, openDialog } from '../frame/overlays.js';
import { dialog, field, fields, formError } from '../frame/fields_view.js';
import { addPasskey, passkeysOf, registerByPasskey, removePasskey, renamePasskey, signInByPasskey } from './passkeys.js';

/** @typedef {import('./passkeys.js').Passkey} Passkey */
/** @typedef {import('../core/state.js').State} State */

/** @param {number} ms */
const day = (ms) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);

/** @param {State} state */
export function signInButton(state) {
  if (!passkeysOf(state)?.possible) return nothing;
  return html`<button class="plain" type="button" ?disabled=${Boolean(state.ui.busy)} data-testid="sign-in-passkey"
    @click=${signInByPasskey}>${t('passkeys.sign_in')}</button>`;
}

/** Draws the button of a form with a name. @param {State} state */
export function registerButton(state) {
  if (!passkeysOf(state)?.possible) return nothing;
  const go = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLButtonElement} */ (event.currentTarget).form;
    const [code, name] = ['code', 'name'].map((one) => /** @type {HTMLInputElement|null} */ (form?.elements.namedItem(one) ?? null));
    if (code?.reportValidity() !== false && name?.reportValidity()) registerByPasskey(name.value, code?.value);
  };
  return html`<button class="plain" type="button" ?disabled=${Boolean(state.ui.busy)} data-testid="register-passkey"
    @click=${go}>${t('passkeys.register')}</button>`;
}

/** @param {State} state */
export function passkeysCard(state) {
  const passkeys = passkeysOf(state);
  if (!passkeys?.user || passkeys.user !== state.user?.id) return nothing;
  const busy = Boolean(state.ui.busy);
  return html`<section class="card passkeys" data-testid="passkeys"><h2>${t('passkeys.title')}</h2><p class="soft">${t('passkeys.lead')}</p>
    ${passkeys.list.length ? html`<ul>${repeat(passkeys.list, (one) => one.number, (one) => row(one, busy))}</ul>` : nothing}
    ${passkeys.possible ? form(passkeys, busy) : html`<p class="soft">${t('passkeys.none_here')}</p>`}</section>`;
}

/** @param {Passkey} passkey @param {boolean} busy */
function row(passkey, busy) {
  const { name, number, used_day: used } = passkey;
  return html`<li class="session" data-testid="passkey"><span class="session-device"><bdi>${name}</bdi>${passkey.backed_up
    ? html` <span class="tag">${t('passkeys.synced')}</span>` : nothing}</span>
    <span class="soft small">${t('passkeys.made', { day: day(passkey.made_ms) })} ${used
      ? t('programs.used', { day: day(Date.parse(used)) }) : t('programs.unused')}</span>
    <span class="row"><button class="plain" ?disabled=${busy} aria-label=${t('passkeys.rename_of', { name })} data-testid="passkey-rename"
      @click=${() => openDialog({ name: 'passkey', number })}>${t('passkeys.rename')}</button>
    <button class="plain" ?disabled=${busy} aria-label=${t('passkeys.remove_of', { name })} data-testid="passkey-remove"
      @click=${() => removePasskey(number)}>${t('passkeys.remove')}</button></span></li>`;
}

/** @param {import('./passkeys.js').Passkeys} passkeys @param {boolean} busy */
function form({ password, list }, busy) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const typed = fields(event);
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
    addPasskey(typed.name, typed.password ?? '');
  };
  return html`<form @submit=${submit}>${field(t('passkeys.name'), 'name', { most: 40, needed: false, id: 'passkey-name',
    hint: t('passkeys.name_hint') })}
    ${password ? field(t('account.password'), 'password', { type: 'password', complete: 'current-password', id: 'passkey-password' })
      : list.length ? html`<p class="soft">${t('passkeys.confirm')}</p>` : nothing}
    <button class="primary" ?disabled=${busy} data-testid="passkey-add">${t('passkeys.add')}</button></form>`;
}

/** Draws the dialog in which a passkey gets another name. @param {State} state */
export function passkeyDialog(state) {
  const { number } = /** @type {any} */ (state.ui.dialog);
  const passkey = passkeysOf(state)?.list.find((one) => one.number === number);
  if (!passkey) return nothing;
  const submit = (/** @type {SubmitEvent} */ event) => renamePasskey(number, fields(event).name);
  return dialog(t('passkeys.rename'), html`<form @submit=${submit}>${formError(state.ui.formError)}
    ${field(t('passkeys.name'), 'name', { most: 40, value: passkey.name, id: 'passkey-new-name' })}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="passkey-rename-go" ?disabled=${Boolean(state.ui.busy)}>${t('passkeys.rename')}</button></div></form>`);
}
