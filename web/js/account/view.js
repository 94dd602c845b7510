// @ts-check
// The account page: signing in and up, naming a guest, password, sessions, signing out, the export of the user's data.

import { installCard } from './install_view.js';
import { tastes } from './preferences_view.js';
import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { openDialog } from '../frame/overlays.js';
import { changePassword, exportAccount, showPart, signIn, signOut } from './actions.js';
import { avatarButton, avatarParts } from '../avatar/choice.js';
import { field, fields, formError } from '../frame/fields_view.js';
import { friendsCard } from '../people/friends_view.js';
import { linkCard, relationsCard } from '../people/view.js';
import { ownReportsCard } from '../people/reports_view.js';
import { entry } from './entry.js';
import { codesCard, errorOf, registerForm, setUpPage } from './entry_view.js';
import { passkeysOf } from './passkeys.js';
import { passkeysCard, signInButton } from './passkeys_view.js';
import { identitiesCard, providerButtons } from './providers_view.js';
import { sessionsCard } from './sessions_view.js';

/** The forms of the page that show their own refusals, by the names of what they do. */
const OWN_ERRORS = ['register', 'sign_in', 'password', 'provider'];

/** @param {import('../core/state.js').State} state */
export function account(state) {
  if (entry.setup) return setUpPage(state);
  const { user } = state;
  const lead = !user ? anyone() : t(user.guest ? 'account.guest' : 'account.signed', { name: user.name });
  const later = state.pages.account;
  const isKept = user && !user.guest;
  const parts = PARTS.filter((name) => isKept || name !== 'devices'); // guests have no sessions and no tokens
  return html`<div class="account"><header class="account-head">${user ? html`<user-avatar class="of-page"
      .user=${user.id}></user-avatar>` : nothing}<div><h1>${t('account.title')}</h1><p class="lead">${lead}${user ? html` <a
      href="player/${user.id}" data-testid="account-player">${t('account.played')}</a>` : nothing}</p>
      ${user ? avatarButton(state) : nothing}</div></header>${avatarParts(state)}${OWN_ERRORS.includes(state.ui.failed)
      ? nothing : formError(state.ui.formError)}
    ${user ? html`<nav class="account-ways" aria-label=${t('account.title')}>${parts.map((name) => html`<button class="plain"
      @click=${() => showPart(name)}>${t('account.part.' + name)}</button>`)}</nav>` : nothing}
    ${part('me', [isKept ? nothing : registerForm(state), user ? nothing : signInForm(state), linkCard(state),
      isKept ? [passkeysCard(state), identitiesCard(state), passwordForm(state)] : nothing, user ? outCard(user, state) : nothing])}
    ${part('look', [tastes(state), installCard(state)], saved(state))}
    ${user ? html`${part('days', [noticesCard(), later?.days(state)])}
      ${isKept ? part('devices', [sessionsCard(state), later?.ofPrograms(state)]) : nothing}
      ${part('others', [friendsCard(state), codesCard(state), relationsCard(state), ownReportsCard(state),
        dataCard(state)])}` : nothing}</div>`;
}

/** Says what a visitor may do, unless the server restricts that: then the cards do. */
const anyone = () => (entry.rules && (entry.rules.guests !== 'on' || entry.rules.registration === 'closed') ? '' : t('account.none'));

const PARTS = ['me', 'look', 'days', 'devices', 'others'];

/** Draws a section of the page. @param {string} name @param {any[]} cards @param {any} [beside] its heading */
const part = (name, cards, beside = nothing) => html`<section class="account-part" id=${name} tabindex="-1" data-testid="account-${name}">
  <div class="account-title"><h2>${t('account.part.' + name)}</h2>${beside}</div><div class="account-cards">${cards}</div></section>`;

/** Shows that the choices of the section are saved. @param {import('../core/state.js').State} state */
const saved = ({ ui, user }) => html`<p class="soft account-saved" role="status" data-testid="saved">${ui.kept ? t(user
  ? `account.${ui.kept}` : 'account.saved_here') : nothing}</p>`;

/** @param {import('../core/state.js').State} state */
function signInForm(state) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    signIn(form.name, form.password);
  };
  return html`<form class="card" @submit=${submit} data-testid="sign-in"><h2>${t('account.sign_in')}</h2>
    ${errorOf(state, 'sign_in')}${errorOf(state, 'provider')}
    ${field(t('account.name'), 'name', { most: 40, complete: 'username webauthn', id: 'sign-in-name' })}
    ${field(t('account.password'), 'password', { type: 'password', complete: 'current-password', id: 'sign-in-password' })}
    <div class="row"><button class="primary" ?disabled=${Boolean(state.ui.busy)} data-testid="sign-in-go">${t('account.sign_in')}</button>
      ${signInButton(state)}<a href="letter" data-testid="forgotten">${t('account.forgotten')}</a></div>${providerButtons(state)}</form>`;
}

/** @param {import('../core/state.js').State} state */
function passwordForm(state) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    changePassword(form.old ?? '', form.fresh);
  };
  const has = passkeysOf(state)?.password !== false;
  return html`<form class="card" @submit=${submit}><h2>${t(has ? 'account.change_password' : 'passkeys.set_password')}</h2>
    ${errorOf(state, 'password')}
    <div class="two">${has ? field(t('account.old_password'), 'old', { type: 'password', complete: 'current-password' }) : nothing}
    ${field(t('account.new_password'), 'fresh', { type: 'password', complete: 'new-password', hint: t('account.password_hint') })}</div>
    <button class="primary" ?disabled=${Boolean(state.ui.busy)} data-testid="password-go">${t(has ? 'account.change_password'
      : 'passkeys.set_password')}</button></form>`;
}

/** @param {any} user @param {import('../core/state.js').State} state */
function outCard(user, state) {
  return html`<section class="card"><h2>${t('account.sign_out')}</h2>${user.guest ? html`<p class="soft">${t('account.guest_out')}</p>`
    : nothing}
    <div class="row"><button class="plain" data-testid="sign-out" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => signOut(false)}>${t('account.sign_out')}</button>
      <button class="plain" data-testid="sign-out-all" ?disabled=${Boolean(state.ui.busy)}
        @click=${() => signOut(true)}>${t('account.sign_out_all')}</button></div></section>`;
}

function noticesCard() {
  return html`<section class="card"><h2>${t('account.notices')}</h2><p class="soft">${t('account.notices_lead')}</p>
    <div class="row"><a class="button plain" href="account/notices"
      data-testid="notices-way">${t('account.notices_go')}</a></div></section>`;
}

/** @param {import('../core/state.js').State} state */
function dataCard(state) {
  return html`<section class="card"><h2>${t('account.data')}</h2>
    <div class="row"><button class="plain" data-testid="export" ?disabled=${Boolean(state.ui.busy)}
      @click=${exportAccount}>${t('account.export')}</button>
      <button class="plain danger" data-testid="delete-account"
        @click=${() => openDialog({ name: 'delete' })}>${t('account.delete')}</button></div></section>`;
}
