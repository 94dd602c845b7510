// @ts-check
// The page of quick pairing: what to play, who waits, and how long it may take.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { gameChoice, segmentChoice } from '../frame/cover_view.js';
import { nameField } from '../frame/parts_view.js';
import { controlWords } from '../clock/words.js';
import { matchPath } from '../core/router.js';
import { find, isLive, playBots, setForm, stop } from './actions.js';

/** @typedef {import('./actions.js').Pairing} Pairing */
/** @typedef {import('./actions.js').Seek} Seek */
/** @typedef {import('../core/state.js').State} State */

const SEATS = ['2-2', '2-3', '2-4', '3-4', '4-4'];
const BOTS_AFTER_MS = 60000;
const MINUTE_MS = 60000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** @param {State} state */
export function page(state) {
  const all = /** @type {Pairing|null} */ (state.pairing);
  if (!all?.pools) return html`<p class="waiting-page" role="status">${all?.failed || t('lobby.loading')}</p>`;
  return html`<div class="pairing"><header><h1>${t('pairing.title')}</h1><p class="lead">${t('pairing.lead')}</p></header>
    ${all.failed ? html`<p class="problem" role="alert">${all.failed}</p>` : nothing}
    ${all.seeks.map((seek) => (seek.match ? ready(state, seek) : waits(state, all, seek)))}
    ${form(state, all)}</div>`;
}

/** Returns a length of time as people say it. @param {number} ms */
function about(ms) {
  if (ms < MINUTE_MS) return t('pairing.seconds', { n: Math.max(1, Math.floor(ms / 1000)) });
  if (ms < HOUR_MS) return t('pairing.minutes', { n: Math.floor(ms / MINUTE_MS) });
  return ms < 2 * DAY_MS ? t('pairing.hours', { n: Math.floor(ms / HOUR_MS) }) : t('pairing.days', { n: Math.floor(ms / DAY_MS) });
}

/** @param {string} seats "2-4" */
function seatsWords(seats) {
  const [least, most] = seats.split('-').map(Number);
  return least === most ? t('pairing.players', { n: least }) : t('pairing.players_range', { least, most });
}

/** @param {import('./actions.js').Pool|undefined} pool */
const lately = (pool) => (typeof pool?.wait_ms === 'number' ? t('pairing.lately', { time: about(pool.wait_ms) })
  : t('pairing.lately_none'));

/** Draws a table that was found within the last minute. @param {State} state @param {Seek} seek */
const ready = (state, seek) => html`<section class="card pairing-waits"><p role="status"><b>${state.games[seek.game]?.title
  ?? seek.game}</b> · ${t('pairing.found')}</p><div class="row"><a class="button primary" data-testid="seek-open"
  href=${matchPath(/** @type {string} */ (seek.match))}>${t('pairing.open')}</a></div></section>`;

/** @param {State} state @param {Pairing} all @param {Seek} seek */
function waits(state, all, seek) {
  const pool = all.pools?.find((one) => one.game === seek.game && one.pace === seek.pace);
  const waited = Date.now() + all.ahead_ms - seek.since_ms;
  const others = Math.max(0, (pool?.waiting ?? 1) - 1);
  return html`<section class="card pairing-waits" data-testid="seek-${seek.game}-${seek.pace}">
    <p><b>${state.games[seek.game]?.title ?? seek.game}</b> · ${controlWords(pool?.clock)} · ${seatsWords(
      `${seek.seats[0]}-${seek.seats.at(-1)}`)}</p>
    <p>${seek.paired ? nothing : t('pairing.waited', { time: about(waited) })} <span role="status">${seek.paired ? t('pairing.found')
      : t('pairing.others', { n: others })}</span></p>
    ${seek.paired ? nothing : html`<p class="soft">${lately(pool)}</p>`}
    ${isLive(seek.pace) || seek.paired ? nothing : html`<p class="soft">${t('pairing.days_hint')}</p>`}
    <div class="row">${seek.paired ? nothing : html`<button class="plain" data-testid="seek-stop" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => stop(seek)}>${t('pairing.stop')}</button>`}${isLive(seek.pace) && !seek.paired && waited > BOTS_AFTER_MS
      ? html`<button class="primary" data-testid="seek-bots" ?disabled=${Boolean(state.ui.busy)} @click=${() => playBots(seek)}>${t(
        'pairing.bots')}</button>` : nothing}</div></section>`;
}

/** Returns a number of players, or two with a dash. @param {string} seats "2-4" */
const range = (seats) => [...new Set(seats.split('-'))].join('–');

/** @param {State} state @param {Pairing} all */
function form(state, all) {
  const { pools, form: chosen } = all;
  const games = [...new Set(pools?.map(({ game }) => game))];
  const game = games.includes(chosen.game) ? chosen.game : games[0];
  const ours = pools?.filter((pool) => pool.game === game) ?? [];
  const pool = ours.find(({ pace }) => pace === chosen.pace);
  const asked = all.seeks.some((seek) => seek.game === game && seek.pace === chosen.pace && !seek.match);
  const submit = (/** @type {SubmitEvent} */ event) => { event.preventDefault(); find(game); };
  const set = (/** @type {keyof Pairing['form']} */ name) => (/** @type {string} */ value) => setForm({ [name]: value });
  return html`<form class="card pairing-form" @submit=${submit}>
    ${state.user ? nothing : nameField(state)}
    ${gameChoice(t('pairing.game'), games.map((id) => ({ id, title: state.games[id]?.title ?? id })), game, 'pairing-game', set('game'))}
    ${segmentChoice(t('pairing.pace'), 'pace', chosen.pace, ours.map(({ pace, clock }) => [pace, controlWords(clock)]), 'pairing-pace',
      set('pace'))}
    ${segmentChoice(t('pairing.table'), 'seats', chosen.seats, SEATS.map((seats) => [seats, range(seats)]), 'pairing-seats', set('seats'))}
    ${asked ? nothing : html`<p class="soft" data-testid="pairing-there">${t('pairing.there', { n: pool?.waiting ?? 0 })}
      ${lately(pool)}</p>`}
    <button class="primary big" data-testid="pairing-find" ?disabled=${Boolean(state.ui.busy) || asked}>${t('pairing.find')}</button>
  </form>`;
}
