// @ts-check
// Providers on the account page: the buttons beside the forms with a password, and the card with the user's linked sign-ins.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { field, fields } from '../frame/fields_view.js';
import { entry } from './entry.js';
import { passkeysOf } from './passkeys.js';
import { linkProvider, providersOf, signInThrough, unlink } from './providers.js';

/** @typedef {import('./providers.js').Identity} Identity */
/** @typedef {import('../core/state.js').State} State */

/** @param {number} ms */
const day = (ms) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);

const offered = () => entry.rules?.providers ?? [];

/** Draws the buttons of a form, which may have a field for an invitation code. @param {State} state */
export function providerButtons(state) {
  const busy = Boolean(state.ui.busy);
  const go = (/** @type {Event} */ event, /** @type {string} */ id) => {
    const { form } = /** @type {HTMLButtonElement} */ (event.currentTarget);
    const code = /** @type {HTMLInputElement|null} */ (form?.elements.namedItem('code') ?? null);
    if (code?.reportValidity() !== false) signInThrough(id, code?.value);
  };
  if (!offered().length) return nothing;
  return html`<div class="providers" data-testid="providers">${providersOf(state)?.returning ? html`<p class="soft" role="status"
    data-testid="provider-returning">${t('providers.returning')}</p>` : nothing}${offered().map(({ id, name }) => html`<button class="plain"
    type="button" ?disabled=${busy} data-testid="sign-in-provider" @click=${(/** @type {Event} */ event) => go(event, id)}>${t(
    'providers.sign_in', { name })}</button>`)}</div>`;
}

/** @param {State} state */
export function identitiesCard(state) {
  const providers = providersOf(state);
  if (!providers?.user || providers.user !== state.user?.id || !(providers.list.length || offered().length)) return nothing;
  const busy = Boolean(state.ui.busy);
  const choices = offered().filter(({ name }) => !providers.list.some((one) => one.provider === name));
  return html`<section class="card programs" data-testid="identities"><h2>${t('providers.title')}</h2>
    <p class="soft">${t('providers.lead')}</p>
    ${providers.list.length ? html`<ul>${repeat(providers.list, (one) => one.number, (one) => row(one, busy))}</ul>`
      : nothing}
    ${choices.length ? linkForm(state, choices, busy) : nothing}</section>`;
}

/** @param {Identity} identity @param {boolean} busy */
function row(identity, busy) {
  const name = identity.provider ?? new URL(identity.issuer).host;
  return html`<li class="session" data-testid="identity"><span class="session-device"><bdi>${name}</bdi>${identity.name
    ? html` <span class="soft"><bdi>${identity.name}</bdi></span>` : nothing}</span>
    <span class="soft small">${t('providers.made', { day: day(identity.made_ms) })}${identity.provider ? nothing
      : ` ${t('providers.not_offered')}`}</span>
    <span class="row"><button class="plain" ?disabled=${busy} aria-label=${t('providers.unlink_of', { name })}
      data-testid="identity-unlink" @click=${() => unlink(identity.number)}>${t('providers.unlink')}</button></span></li>`;
}

/** @param {State} state @param {{id: string, name: string}[]} choices @param {boolean} busy */
function linkForm(state, choices, busy) {
  const has = passkeysOf(state)?.password !== false;
  const submit = (/** @type {SubmitEvent} */ event) => {
    const { provider, password } = fields(event);
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
    linkProvider(provider, password ?? '');
  };
  return html`<form @submit=${submit}>${choices.length > 1 ? html`<label class="field"><span>${t('providers.which')}</span><select
    name="provider" data-testid="link-which">${choices.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}</select></label>`
    : html`<input type="hidden" name="provider" value=${choices[0].id}>`}
    ${has ? field(t('account.password'), 'password', { type: 'password', complete: 'current-password', id: 'link-password' }) : nothing}
    <button class="primary" ?disabled=${busy} data-testid="link-go">${choices.length > 1 ? t('providers.link') : t('providers.link_of',
      { name: choices[0].name })}</button></form>`;
}
