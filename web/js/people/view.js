// @ts-check
// Relations with other people: dialogs at the table, cards of the account page.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { closeDialog } from '../frame/overlays.js';
import { copy } from '../frame/sharing.js';
import { comeBack, invite, linkOf, makeLink, openPerson, relateName, relateSeat, unrelate } from './actions.js';
import { handOver, removePerson } from '../table/actions.js';
import { setPrefs } from '../core/prefs.js';
import { selectAll } from '../frame/elements.js';
import { shownName } from '../match/state.js';
import { dialog, field, fields, formError } from '../frame/fields_view.js';
import { botMark } from '../frame/parts_view.js';
import { follow } from './friends.js';
import { openReport } from './reports.js';

/** @param {import('../core/state.js').State} state */
export function inviteDialog(state) {
  const { seat } = /** @type {any} */ (state.ui.dialog);
  const submit = (/** @type {SubmitEvent} */ event) => invite(seat, fields(event).name);
  return dialog(t('invite.title'), html`<form @submit=${submit}><p>${t('invite.lead')}</p>${formError(state.ui.formError)}
    ${field(t('account.name'), 'name', { most: 40, id: 'invite-name' })}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="invite-go" ?disabled=${Boolean(state.ui.busy)}>${t('invite.go')}</button></div></form>`);
}

/** Returns whether another person, who can be muted, has the seat. @param {import('../core/state.js').State} state @param {any} seat */
export const isOther = (state, seat) => Boolean(state.user && seat?.user && seat.user !== state.user.id);

/** Draws the button that opens the actions about a person. @param {import('../core/state.js').State} state @param {any} seat */
export function personButton(state, seat) {
  if (!isOther(state, seat)) return nothing;
  return html`<button class="quiet person-button" data-testid="person-${seat.seat}" title=${t('people.about', { name: seat.name })}
    aria-label=${t('people.about', { name: seat.name })} @click=${() => openPerson(seat.seat)}>…</button>`;
}

/** @param {import('../core/state.js').State} state */
export function personDialog(state) {
  const seat = state.match?.info?.seats[/** @type {any} */ (state.ui.dialog).seat];
  if (!seat?.user) return nothing;
  const busy = Boolean(state.ui.busy);
  const now = state.relations?.find((one) => one.user === seat.user)?.kind;
  const button = (/** @type {string} */ kind) => html`<button class="plain ${kind === 'block' ? 'danger' : ''}" data-testid="person-${kind}"
    ?disabled=${busy} @click=${() => relateSeat(seat.seat, kind)}>${t('people.' + kind)}</button>`;
  return dialog(shownName(seat) ?? '', html`<user-avatar class="of-page"
    .user=${seat.user}></user-avatar>${formError(state.ui.formError)}${seat.bot_account ? html`<p>${botMark(seat)}</p>` : nothing}
    <p><a href="player/${seat.user}" data-testid="person-player">${t('people.player')}</a></p>
    <p data-testid="person-now">${t(now ? `people.is_${now}` : 'people.lead')}</p>
    <div class="send-row">${now ? html`<button class="plain" data-testid="person-undo" ?disabled=${busy}
      @click=${() => unrelate(seat.user)}>${t('people.undo_' + now)}</button>` : nothing}
      ${now === 'mute' ? nothing : button('mute')}${now === 'block' ? nothing : button('block')}
      ${state.user?.guest ? nothing : html`<button class="plain" data-testid="person-follow" ?disabled=${busy}
        @click=${() => follow(seat.name)}>${t('friends.follow')}</button>`}${hostButtons(state, seat, busy)}
      <button class="plain" data-testid="person-report" ?disabled=${busy}
      @click=${() => openReport({ name: seat.name, seat: seat.seat, user: seat.user })}>${t('report.button')}</button></div>`);
}

/** Draws what the host of an open table may do. @param {import('../core/state.js').State} state @param {any} seat @param {boolean} busy */
function hostButtons({ match }, seat, busy) {
  if (match?.info.status !== 'open' || !match.info.host) return nothing;
  return html`<button class="plain" data-testid="person-host" ?disabled=${busy}
    @click=${() => handOver(seat.seat)}>${t('people.make_host')}</button><button class="plain danger" data-testid="person-remove"
    ?disabled=${busy} @click=${() => removePerson(seat.seat)}>${t('people.remove')}</button>`;
}

/** @param {import('../core/state.js').State} state */
export function comeBackDialog(state) {
  const { token } = /** @type {any} */ (state.ui.dialog);
  return dialog(t('link.come_back'), html`<p>${t('link.come_back_ask')}</p>
    ${state.user ? html`<p>${t('link.instead', { name: state.user.name })}</p>` : nothing}${formError(state.ui.formError)}
    <div class="send-row"><button class="plain" @click=${closeDialog}>${t('go.cancel')}</button><button class="primary"
      data-testid="come-back" ?disabled=${Boolean(state.ui.busy)} @click=${() => comeBack(token)}>${t('link.come_back')}</button></div>`);
}

/* ---- the account page ---- */

/** @param {import('../core/state.js').State} state */
export function relationsCard(state) {
  const { relations } = state;
  if (!relations) return nothing;
  const busy = Boolean(state.ui.busy);
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    relateName(form.name, form.kind);
    /** @type {HTMLFormElement} */ (event.currentTarget).reset();
  };
  return html`<section class="card sessions" data-testid="relations"><h2>${t('people.title')}</h2>
    ${relations.length ? html`<ul>${repeat(relations, (one) => one.user, (one) => html`<li class="session" data-testid="relation">
      <span class="session-device"><bdi>${one.name}</bdi> <span class="tag">${t('people.tag_' + one.kind)}</span></span>
      <button class="plain" ?disabled=${busy} data-testid="relation-undo" aria-label=${t('people.undo_of', { name: one.name })}
        @click=${() => unrelate(one.user)}>${t('people.undo')}</button></li>`)}</ul>` : html`<p class="soft">${t('people.none')}</p>`}
    <form class="relate" @submit=${submit}>${field(t('people.by_name'), 'name', { most: 40, id: 'relate-name' })}
      <label class="field"><span>${t('people.what')}</span><select name="kind" data-testid="relate-kind">${['mute', 'block'].map((kind) =>
        html`<option value=${kind}>${t('people.' + kind)}</option>`)}</select></label>
      <button class="plain" ?disabled=${busy} data-testid="relate-go">${t('people.go')}</button></form></section>`;
}

/** @param {import('../core/state.js').State} state */
export function linkCard(state) {
  const { link } = state;
  if (!state.user?.guest || !link) return nothing;
  const made = link.made_ms ? new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(link.made_ms) : '';
  return html`<section class="card" data-testid="link-card"><h2>${t('link.title')}</h2><p class="soft">${t('link.lead')}</p>
    ${link.token ? html`<div class="invite"><label class="field"><span>${t('link.yours')}</span><input readonly data-testid="link"
      .value=${linkOf(link.token)} @focus=${selectAll}></label><button class="plain" data-testid="link-copy"
      @click=${() => copy(linkOf(link.token))}>${t('wait.copy')}</button></div>`
      : made ? html`<p>${t('link.made', { day: made })}</p>` : nothing}
    <div class="row"><button class=${made ? 'plain' : 'primary'} data-testid="link-make" ?disabled=${Boolean(state.ui.busy)}
      @click=${makeLink}>${t(made ? 'link.anew' : 'link.make')}</button></div></section>`;
}

/**
 * Draws a warning to a guest after the start of the first match, until there is a link or a refusal: without a link only this browser can
 * use the account.
 * @param {import('../core/state.js').State} state
 */
export function guestHint(state) {
  const info = state.match?.info;
  if (!state.user?.guest || state.prefs.hinted || info?.status !== 'running' || info.my_seat === null || info.tutorial) return nothing;
  return html`<p class="guest-hint" data-testid="guest-hint"><span>${t('link.hint')}</span><span class="row">
    <button class="link" data-testid="guest-hint-later" @click=${() => setPrefs({ hinted: true })}>${t('link.later')}</button>
    <a class="button plain" href="account#link" data-testid="guest-hint-go">${t('link.make')}</a></span></p>`;
}
