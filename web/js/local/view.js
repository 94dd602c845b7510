// @ts-check
// Matches on this device: their list, on the front page and among my matches; a match that cannot be opened; the hand-over of the device.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { errorWords, t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { agoWords } from '../mine/time_ago.js';
import { shownName } from '../match/state.js';
import { optionTags } from '../frame/parts_view.js';
import { askRemoval, beginAgain, keepHere, keepListed, remove, take, undo } from './actions.js';
import { infoOf, isWhole } from './info.js';

/** @typedef {import('../core/state.js').State} State */
/** @typedef {import('./store.js').LocalRecord} LocalRecord */

const FRONT_MOST = 3; // matches on the front page

/** The unfinished matches, on the front page. @param {State} state */
export function frontList(state) {
  const records = (state.local?.records ?? []).filter((record) => !record.over && isWhole(record)).slice(0, FRONT_MOST);
  return records.length ? html`<div class="lists local-front">${list(state, 'local-front', records)}</div>` : nothing;
}

/** All of them, among my matches. @param {State} state */
export function wholeList(state) {
  if (!state.local) return nothing;
  const { records, problem } = state.local;
  if (problem && problem !== 'local_missing') return html`<p class="form-error">${errorWords({ name: problem })}</p>`;
  const parts = [false, true].map((over) => records.filter((record) => Boolean(record.over) === over));
  return parts.map((some, over) => (some.length ? list(state, over ? 'local-over' : 'local-running', some) : nothing));
}

/** @param {State} state @param {string} id @param {LocalRecord[]} records */
function list(state, id, records) {
  return html`<section class="card list mine-part local-list" data-testid=${id}><h2>${t(id === 'local-over' ? 'local.title_over'
    : 'local.title')}</h2><ul>${repeat(records, (record) => record.id,
    (record) => row(state, record, id !== 'local-front'))}</ul></section>`;
}

/** @param {State} state @param {LocalRecord} record @param {boolean} removable */
function row(state, record, removable) {
  const { id, over } = record;
  return html`<li class="local-row" data-testid="match-${id}"><a class="local-link" href=${matchPath(id)}>${isWhole(record)
    ? words(state, record) : errorWords({ name: 'local_damaged' })}</a>
    ${removable && state.local?.asked === id ? html`<span class="row" role="alert"><span>${t('local.remove_ask')}</span><button
      class="plain" @click=${() => askRemoval('')}>${t('go.cancel')}</button><button class="primary danger" data-testid="local-remove-yes"
      @click=${() => remove(id)}>${t('local.remove')}</button></span>`
      : removable ? html`${over ? keepButton(state, record, () => keepListed(id)) : nothing}<button class="plain"
        data-testid="local-remove" @click=${() => askRemoval(id)}>${t('local.remove')}</button>`
        : html`<a class="button ${over ? 'plain' : 'primary'}" href=${matchPath(id)}>${t('lobby.continue')}</a>`}</li>`;
}

/** @param {State} state @param {LocalRecord} record */
function words(state, record) {
  const { game, moved_ms: moved } = record;
  const cover = state.covers[game];
  return html`<span class="mine-title"><b>${state.games[game]?.title ?? game}</b>${optionTags(record)}</span>
      <span class="match-seats">${infoOf(record).seats.map((seat) => html`<span class="seat-tag">${cover?.markIcon(seat.seat, 'small')
        ?? nothing}<bdi>${shownName(seat)}</bdi>${seat.rank === 1 ? ' ★' : ''}</span>`)}</span>
      <time datetime=${new Date(moved).toISOString()}>${agoWords(Date.now() - moved)}</time>`;
}

/** A match that cannot be shown, and why. @param {any} match */
export function problem({ id, error }) {
  const damaged = error === 'local_damaged';
  return html`<section class="card lone" data-testid="local-problem"><h1>${t('local.title')}</h1><p>${errorWords({ name: error })}</p>
    <div class="row">${damaged ? html`<button class="plain danger" data-testid="local-remove-damaged" @click=${() => remove(id)}>${t(
      'local.remove')}</button>` : nothing}<a class="button primary" href="mine">${t('lobby.mine')}</a></div></section>`;
}

/**
 * Returns the parts of the table while the device changes hands: the board shows what everyone may see.
 * @param {State} state @param {string} name of the person who takes it
 */
export function handOver(state, name) {
  const busy = Boolean(state.ui.busy);
  return {
    status: html`<div class="status-line"><p class="status mine" role="status" aria-live="polite" 
      data-testid="status">${t('local.hand_over', { name })}</p></div>`,
    panel: html`<section class="panel hand-over" data-testid="hand-over"><div><b>${t('local.hand_over', { name })}</b>
      <p class="soft">${t('local.hand_over_why', { name })}</p></div><div class="send-row"><button class="plain" data-key="z"
      data-testid="hand-over-undo" ?disabled=${busy || !state.match?.info.local.undo} 
      @click=${undo}>${t('undo.free')}</button><button class="primary big" data-send data-choice
      data-testid="hand-over-go" ?disabled=${busy} @click=${take}>${t('local.hand_over_go', { name })}</button></div></section>`,
  };
}

/** The button for another match of the same kind. @param {State} state */
export const againButton = (state) => html`<button class="primary big" data-testid="rematch" ?disabled=${Boolean(state.ui.busy)}
  @click=${beginAgain}>${t('sheet.again')}</button>`;

/** @typedef {Pick<LocalRecord, 'kept'|'keeper'>} Kept */

/**
 * Returns the id of a match in the user's account; null: it is in none, or in that of another user of this device.
 * @param {State} state @param {Kept} record
 */
const keptFor = ({ user }, { kept, keeper }) => (user && keeper !== undefined && keeper !== user.id ? null : kept ?? null);

/**
 * The button that brings a finished match into the account, or the way to it there. Nothing while nobody knows who plays, as without a
 * network.
 * @param {State} state @param {Kept} record @param {() => void} keep
 */
function keepButton(state, record, keep) {
  const kept = keptFor(state, record);
  if (kept) return html`<a class="button plain" href=${matchPath(kept)} data-testid="local-kept">${t('local.kept')}</a>`;
  return state.user ? html`<button class="plain" data-testid="local-keep" ?disabled=${Boolean(state.ui.busy)} @click=${keep}>${t(
    'local.keep')}</button>` : nothing;
}

/** Below the score sheet: the match comes into the account, or may with a name. @param {State} state */
export function keepPart(state) {
  const record = state.match?.info.local ?? {};
  const kept = keptFor(state, record);
  if (!state.met) return nothing;
  return html`<p class="send-row" data-testid="local-keep-part">${state.user || kept ? keepButton(state, record, keepHere)
    : html`<a href="account">${t('local.keep_sign')}</a>`}</p>`;
}
