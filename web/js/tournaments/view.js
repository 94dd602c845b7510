// @ts-check
// The list of tournaments, and the form of a new one.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../core/words.js';
import { coverPicture, gameChoice, segmentChoice } from '../frame/cover_view.js';
import { field, fields, formError } from '../frame/fields_view.js';
import { frontGame } from '../games/games.js';
import { choose, create } from './actions.js';
import { onePage, startWords, statusWords } from './one_view.js';

/** @typedef {import('./actions.js').Tournaments} Tournaments */
/** @typedef {import('../core/state.js').State} State */

const FORMATS = ['swiss', 'robin', 'groups', 'knockout'];
/** Usual points by the number of seats. @type {Record<number, string>} */
const POINTS = { 2: '2-0', 3: '3-1-0', 4: '4-2-1-0', 5: '6-4-2-1-0', 6: '8-6-4-2-1-0', 7: '9-7-5-3-2-1-0', 8: '10-8-6-4-3-2-1-0' };

/** @param {State} state */
export function page(state) {
  const all = /** @type {Tournaments} */ (state.tournaments);
  return html`<div class="tournaments">${all.id ? onePage(state, all) : listPage(state, all)}</div>`;
}

/** @param {State} state @param {Tournaments} all */
function listPage(state, all) {
  const none = all.list?.length === 0;
  return html`<header><h1>${t('tour.title')}</h1><p class="lead">${t('tour.lead')}</p></header>
    ${state.user && !state.user.guest ? newForm(state, all) : none ? nothing : html`<p class="soft">${t('tour.account')}</p>`}
    ${!all.list ? html`<p class="empty">${all.failed || t('lobby.loading')}</p>`
      : all.list.length ? html`<ul class="tournament-list">${repeat(all.list, (one) => one.id, (one) => row(state, one))}</ul>`
        : noneYet(state)}`;
}

/** Invites to the first tournament; visitors sign in first. @param {State} state */
function noneYet(state) {
  const account = state.user && !state.user.guest;
  return html`<section class="card none-yet" data-testid="no-tournaments">${coverPicture(frontGame(state))}<p><b>${t('tour.none')}</b><br>${
    t('tour.none_act')}</p>${account ? nothing : html`<a class="button primary" href="account">${t('nav.sign_in')}</a>`}</section>`;
}

/** @param {State} state @param {any} one */
function row(state, one) {
  return html`<li class="card"><a href="tournaments/${one.id}" data-testid="tournament-${one.id}">${coverPicture(one.game)}<span
    class="tournament-words"><b><bdi>${one.name}</bdi></b>
    <span class="tag">${statusWords(one)}</span>
    <span class="soft">${state.games[one.game]?.title ?? one.game} · ${t(`tour.format.${one.format}`)} · ${t('tour.players', {
      n: one.players, max: one.players_max })}${startWords(one) ? ` · ${startWords(one)}` : nothing}</span></span></a></li>`;
}

/** @param {string} label @param {string} name @param {number} value @param {number} least @param {number} most */
const number = (label, name, value, least, most) => html`<label class="field"><span>${label}</span><input type="number" name=${name}
  min=${least} max=${most} required .value=${String(value)} data-testid="tour-${name}"></label>`;

/** @param {State} state @param {Tournaments} all */
function newForm(state, all) {
  const { format } = all;
  const games = Object.values(state.games);
  const game = state.games[all.game] ?? games[0];
  if (!game) return nothing;
  const seats = Math.min(all.seats, game.seats_max);
  const submit = (/** @type {SubmitEvent} */ event) => create(fields(event), game.id, seats);
  const counts = Array.from({ length: game.seats_max - 1 }, (_, i) => String(i + 2));
  return html`<details class="card" data-testid="tour-new"><summary>${t('tour.new')}</summary>
    <form class="tournament-form" @submit=${submit}>${formError(state.ui.formError)}
      ${field(t('tour.name'), 'name', { most: 60, id: 'tour-name' })}
      ${gameChoice(t('tour.game'), games, game.id, 'tour-game', (id) => choose({ game: id }))}
      <fieldset><legend>${t('tour.format')}</legend><div class="formats">${FORMATS.map((one) => html`<label class="format"><input
        type="radio" name="format" value=${one} .checked=${one === format} data-testid="tour-format-${one}"
        @change=${() => choose({ format: one })}><span><b>${t(`tour.format.${one}`)}</b><small>${t(`tour.format.${one}.is`)}</small></span>
        </label>`)}</div></fieldset>
      ${segmentChoice(t('tour.seats'), 'seats', String(seats), counts.map((n) => [n, n]), 'tour-seats',
        (n) => choose({ seats: Number(n) }))}
      ${segmentChoice(t('tour.clock'), 'clock', all.clock, ['days', 'live', 'none'].map((one) => [one, t(`tour.clock.${one}`)]),
        'tour-clock', (clock) => choose({ clock }))}
      <div class="fields">${format === 'swiss' ? number(t('tour.rounds'), 'rounds', 5, 1, 64) : nothing}
        ${format === 'groups' ? [number(t('tour.groups'), 'groups', 2, 2, 32), number(t('tour.advance'), 'advance', 2, 1, 32)] : nothing}
        <label class="field"><span>${t('tour.starts_at')}</span><input type="datetime-local" name="starts" data-testid="tour-starts-at">
          <small class="soft">${t('tour.starts_hint')}</small></label></div>
      <details class="rarer"><summary data-testid="tour-more">${t('tour.more')}</summary><div class="fields">
        ${format === 'knockout' ? nothing : number(t('tour.seats_min'), 'seats_min', Math.max(2, seats - 1), 2, seats)}
        ${number(t('tour.players_max'), 'players_max', 32, 2, format === 'robin' ? 64 : 16384)}
        ${field(t('tour.points'), 'points', { most: 40, id: 'tour-points', value: POINTS[seats] })}
        ${number(t('tour.bye_points'), 'bye_points', 2, 0, 100)}</div></details>
      <label class="check"><input type="checkbox" name="listed" checked data-testid="tour-listed"> <span>${t('tour.listed')}</span></label>
      <div class="send-row"><button class="primary" data-testid="tour-create" ?disabled=${Boolean(state.ui.busy)}>${t(
        'tour.create')}</button></div></form></details>`;
}
