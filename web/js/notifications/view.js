// @ts-check
// The page of notifications: events by channel, and addresses.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { language, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { zoneHere, zones } from '../calendar/days.js';
import { field, fields, formError } from '../frame/fields_view.js';
import { choose, chooseEvent, chooseQuiet, endFeed, addMail, makeFeed, save, addThisDevice } from './actions.js';
import { addresses, secretField } from './addresses_view.js';
import { hookCard } from './hooks_view.js';

/** @typedef {import('./actions.js').Notices} Notices */
/** @typedef {import('./actions.js').Channel} Channel */

const EVENTS = ['turn', 'deadline', 'invited', 'began', 'over', 'vote', 'seat', 'mention'];
const DEADLINE_HOURS = [1, 2, 3, 6, 12, 24, 48];
const DIGEST_HOURS = [0, 1, 3, 6, 12, 24, 48, 72];

/** @param {import('../core/state.js').State} state */
export function noticesPage(state) {
  const { notices, user } = state;
  if (!user) return html`<section class="card lone"><h1>${t('notices.title')}</h1><p>${t('notices.none')}</p><a class="button primary"
    href="account">${t('nav.sign_in')}</a></section>`;
  if (!notices || notices.user !== user.id) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const busy = Boolean(state.ui.busy);
  return html`<div class="notices-page"><p class="back"><a href="account">${t('notices.back')}</a></p><h1>${t('notices.title')}</h1>
    <p class="lead">${t('notices.lead')}</p>${formError(state.ui.formError)}
    <div class="notices-cards">
      <div class="notices-where">${has(notices, 'push') ? deviceCard(notices, busy) : nothing}
        ${has(notices, 'mail') ? mailCard(notices, user, busy) : nothing}
        ${has(notices, 'hook') ? hookCard(notices, busy) : nothing}
        ${feedCard(notices, state.base, busy)}</div>
      ${formCard(notices, busy)}
    </div></div>`;
}

/** @param {Notices} notices @param {Channel} channel */
const has = (notices, channel) => notices.available.includes(channel);

/* ---- events and times ---- */

/** @param {Notices} notices @param {boolean} busy */
function formCard(notices, busy) {
  const { form, available } = notices;
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); save(); };
  return html`<form class="card" @submit=${submit} data-testid="notices-form"><h2>${t('notices.what')}</h2>
    <table class="notices-table"><thead><tr><th scope="col"><span class="hidden">${t('notices.event')}</span></th>${available.map(
      (channel) => html`<th scope="col">${t('notices.' + channel)}</th>`)}</tr></thead>
      <tbody>${EVENTS.map((event) => html`<tr><th scope="row">${t('notices.event.' + event)}</th>${available.map((channel) =>
        eventCell(form, channel, event))}</tr>`)}</tbody></table>
    <div class="notices-fields"><label class="field"><span>${t('notices.deadline_hours')}</span><select data-testid="deadline-hours"
      @change=${(/** @type {Event} */ event) => choose({ deadline_hours: Number(valueOf(event)) })}>${among(
        DEADLINE_HOURS, form.deadline_hours).map((n) => html`<option value=${n}
        .selected=${n === form.deadline_hours}>${t('notices.hours', { n })}</option>`)}</select></label>
    ${available.includes('mail') ? html`<label class="field"><span>${t('notices.digest')}</span><select data-testid="digest-hours"
      @change=${(/** @type {Event} */ event) => choose({ digest_hours: Number(valueOf(event)) })}>${among(DIGEST_HOURS, form.digest_hours)
        .map((n) => html`<option value=${n} .selected=${n === form.digest_hours}>${n ? t('notices.digest_of', { n }) : t('notices.at_once')}
        </option>`)}</select></label>` : nothing}
    ${quietChoice(form.quiet)}</div>${form.quiet.use === 'own' ? quietFields(form.quiet) : nothing}
    <button class="primary" ?disabled=${busy} data-testid="save-notices">${t('notices.save')}</button></form>`;
}

/** Returns the choices, including a value that another client has set. @param {number[]} choices @param {number} chosen */
const among = (choices, chosen) => (choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b));

/** @param {Notices['form']} form @param {Channel} channel @param {string} event */
function eventCell(form, channel, event) {
  const words = t('notices.cell', { event: t('notices.event.' + event), channel: t('notices.' + channel) });
  return html`<td><label class="cell"><input type="checkbox" aria-label=${words} data-testid="told-${event}-${channel}"
    .checked=${form.events[channel].includes(event)} @change=${(/** @type {Event} */ change) => chooseEvent(channel, event,
      /** @type {HTMLInputElement} */ (change.target).checked)}></label></td>`;
}

/** @param {Notices['form']['quiet']} quiet */
function quietChoice(quiet) {
  const use = (/** @type {Event} */ event) => chooseQuiet({ use: valueOf(event), ...(valueOf(event) === 'own' ? {
    from: quiet.from ?? '22:00', to: quiet.to ?? '07:00', time_zone: quiet.time_zone ?? zoneHere() } : {}) });
  return html`<label class="field"><span>${t('notices.quiet')}</span><select data-testid="quiet-use" @change=${use}>${['none', 'calendar',
    'own'].map((one) => html`<option value=${one} .selected=${one === quiet.use}>${t('notices.quiet.' + one)}</option>`)}</select></label>`;
}

/** @param {Notices['form']['quiet']} quiet */
function quietFields(quiet) {
  const time = (/** @type {'from'|'to'} */ which) => html`<label class="field"><span>${t('notices.' + which)}</span><input type="time"
    required .value=${quiet[which] ?? ''} data-testid="notices-${which}" @input=${(/** @type {Event} */ event) =>
      chooseQuiet({ [which]: valueOf(event) })}></label>`;
  return html`<div class="notices-pair">${time('from')}${time('to')}</div>
    <label class="field"><span>${t('notices.zone')}</span>
    <select data-testid="notices-zone" @change=${(/** @type {Event} */ event) => chooseQuiet({ time_zone: valueOf(event) })}>${zones([
      quiet.time_zone ?? 'UTC']).map((name) => html`<option value=${name} .selected=${name === quiet.time_zone}>${name
      .replaceAll('_', ' ')}</option>`)}</select></label>`;
}

/* ---- addresses ---- */

/** @param {Notices} notices @param {boolean} busy */
function deviceCard(notices, busy) {
  const { device } = notices;
  return html`<section class="card" data-testid="device-card"><h2>${t('notices.push_title')}</h2>
    <p class=${device === 'failed' ? 'bad-words' : 'soft'} data-testid="device-how">${t('notices.device.' + device)}</p>
    ${device === 'off' || device === 'failed' ? html`<button class="primary" ?disabled=${busy} data-testid="device-on"
      @click=${addThisDevice}>${t('notices.device_on')}</button>` : nothing}
    ${addresses(notices, 'push', busy)}</section>`;
}

/** @param {Notices} notices @param {any} user @param {boolean} busy */
function mailCard(notices, user, busy) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    addMail(fields(event).address).then(() => form.reset());
  };
  return html`<section class="card" data-testid="mail-card"><h2>${t('notices.mail_title')}</h2>
    ${addresses(notices, 'mail', busy)}
    ${notices.pending ? html`<p class="pending" data-testid="mail-pending">${t('notices.pending', {
      address: notices.pending })}</p>` : nothing}
    ${user.guest ? html`<p class="soft">${t('notices.mail_guest')}</p>` : html`<form @submit=${submit}>
      ${field(t('notices.mail_address'), 'address', { type: 'email', complete: 'email', most: 254, id: 'mail-address',
        hint: t('notices.mail_hint') })}
      <button class="plain" ?disabled=${busy} data-testid="mail-give">${t('notices.mail_give')}</button></form>`}</section>`;
}

/** @param {Notices} notices @param {string} base @param {boolean} busy */
function feedCard(notices, base, busy) {
  const { link, feed } = notices;
  const lang = (/** @type {string} */ path) => `${base}${path.slice(1)}?lang=${language()}`;
  return html`<details class="card" data-testid="feed-card" ?open=${feed !== null}><summary><h2>${t('notices.feed_title')}</h2><span
    class="soft">${t('notices.feed_lead')}</span></summary>
    ${link ? html`${secretField(t('notices.feed_atom'), lang(link.atom), 'feed-atom')}${secretField(t('notices.feed_calendar'),
      lang(link.calendar), 'feed-calendar')}<p class="soft small">${t('notices.feed_once')}</p>` : feed !== null
      ? html`<p data-testid="feed-made">${t('notices.feed_made')}</p>` : nothing}
    <div class="row"><button class="plain" ?disabled=${busy} data-testid="feed-make" @click=${makeFeed}>${t(feed === null
      ? 'notices.feed_make' : 'notices.feed_new')}</button>${feed === null ? nothing
      : html`<button class="plain" ?disabled=${busy} data-testid="feed-end"
      @click=${endFeed}>${t('notices.feed_end')}</button>`}</div></details>`;
}
