// @ts-check
// The part of the form of a new table that is about a match on this device: who plays at it.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { errorWords, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { beginMatch } from './actions.js';

/** @typedef {import('../core/state.js').State} State */

const NAME_MOST = 40;

/** The obstacle on this device, or a sentence about such matches. @param {State} state */
export const formLead = (state) => (state.local?.obstacle
  ? html`<p class="form-error" role="alert" data-testid="local-obstacle">${errorWords({ name: state.local.obstacle })}</p>`
  : html`<p class="soft">${t('local.lead')}</p>`);

/** Returns whether a match can begin. @param {State} state */
export const mayBegin = (state) => state.local?.obstacle === '';

/**
 * A seat: a person at this device, or a bot.
 * @param {State} state @param {string} who @param {number} i @param {any} mark @param {(who: string) => void} choose
 */
export function seatOf(state, who, i, mark, choose) {
  const isPerson = who === 'me' || who === 'person';
  const own = who === 'me' ? state.user?.name ?? state.ui.guestName : '';
  return html`<div class="seat-choice">${mark}<span>${t('seat.n', { n: i + 1 })}</span>${who === 'me' ? nothing : html`<select
    data-testid="create-seat-${i}" aria-label=${t('seat.n', { n: i + 1 })}
    @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      <option value="person" ?selected=${isPerson}>${t('local.person')}</option>${state.bots.map(({ id }) => html`<option value=${id}
      ?selected=${who === id}>${t('create.bot', { id: t('bot.' + id) })}</option>`)}</select>`}${isPerson ? html`<input
      class="invite-name" name="here_${i}" maxlength=${NAME_MOST} dir="auto" autocomplete="off" aria-label=${t('account.name')}
      placeholder=${t('local.player', { n: i + 1 })} .value=${own} data-testid="create-name-${i}">` : nothing}</div>`;
}

/** Begins the match of the form. @param {State} state @param {Record<string, string>} form */
export function submitLocal(state, form) {
  const { game, seats, options = [] } = /** @type {any} */ (state.ui.dialog);
  const persons = seats.map((/** @type {string} */ who) => who === 'me' || who === 'person');
  return beginMatch({
    game, options, start: form.start_seat ? Number(form.start_seat) : null,
    seats: seats.map((/** @type {string} */ who, /** @type {number} */ i) => (persons[i] ? null : who)),
    names: seats.map((/** @type {string} */ _, /** @type {number} */ i) => (persons[i] ? form[`here_${i}`]?.trim() || null : null)),
  });
}
