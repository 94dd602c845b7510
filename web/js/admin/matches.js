// @ts-check
// The pages of matches: a search by id, game or player, and one match move by move.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { apart, t } from '../core/words.js';
import { openDialog } from '../frame/overlays.js';
import { gameOf } from '../games/games.js';
import { matchPath } from '../core/router.js';
import { change, loadLog, loadMatches, repairMatch, search } from './actions.js';
import { emptyNote, moment, number, older, pickField, searchField, span } from './parts.js';

const STATES = ['all', 'open', 'running', 'over', 'abandoned', 'broken'];

/** @param {import('../core/state.js').State} state */
export function matchesPage(state) {
  const { matches } = /** @type {import('./actions.js').Admin} */ (state.admin);
  return html`<header class="admin-head"><h1>${t('admin.matches')}</h1></header>
    <section class="card"><form class="filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${searchField(t('admin.find_match'), matches.query, (query) => search('matches', { query }), 'find-match')}
      ${pickField(t('admin.show'), STATES.map((name) => [name, name === 'all' ? t('admin.all') : t(`status.${name}`)]), matches.state,
        (wanted) => search('matches', { state: wanted }), 'filter-matches')}</form>
    ${matches.list?.length ? table(matches.list, state) : nothing}${emptyNote(matches.list, t('admin.no_matches'))}
    ${older(matches.more, () => loadMatches(true))}</section>`;
}

/** @param {any[]} list @param {import('../core/state.js').State} state */
function table(list, state) {
  const heads = ['match', 'players', 'status', 'moves', 'created', 'deeds'];
  return html`<table class="data stack"><caption class="hidden">${t('admin.matches')}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col" class=${head === 'moves' ? 'number' : ''}>
      ${t(`admin.head.${head}`)}</th>`)}</tr></thead>
    <tbody>${repeat(list, (match) => match.id, (match) => html`<tr data-testid="match-${match.id}">
      <th scope="row"><a href="admin/matches/${match.id}"><b>${title(match, state)}</b></a>
        <span class="soft">#${match.number}</span>${options(match)}</th>
      <td data-label=${t('admin.head.players')}>${seats(match, state)}</td>
      <td data-label=${t('admin.head.status')}><span>${status(match)}</span></td>
      <td class="number" data-label=${t('admin.head.moves')}>${number(match.moves)}</td>
      <td data-label=${t('admin.head.created')}>${moment(match.created_ms)}</td>
      <td class="deeds"><a class="button plain" href="admin/matches/${match.id}"
        data-testid="log-${match.id}">${t('admin.log')}</a>${tableLink(match)}</td></tr>`)}</tbody></table>`;
}

/** Links to a table: even an administrator needs an invitation to an unlisted one. @param {any} match */
const tableLink = (match) => (match.listed ? html`<a class="button plain" href=${matchPath(match.id)}
  data-testid="table-${match.id}">${t('admin.table')}</a>` : nothing);

/** @param {any} match @param {import('../core/state.js').State} state */
const title = (match, state) => state.games[match.game]?.title ?? match.game;

/** @param {any} match */
function status(match) {
  return html`<span class="mini-tag ${match.status === 'broken' ? 'bad' : match.status === 'running' ? 'strong'
    : ''}">${t(`status.${match.status}`)}</span>${match.listed ? nothing : html` <span class="soft small">${t('lobby.link_only')}</span>`}`;
}

/** @param {any} match */
function options(match) {
  return match.options.length ? html`<div class="soft small">${match.options.join(', ')}</div>` : nothing;
}

/** @param {any} match @param {import('../core/state.js').State} state */
function seats(match, state) {
  const game = gameOf(state, match.game);
  return html`<span
    class="match-seats">${match.seats.map((/** @type {any} */ seat) =>
    html`<span class="seat-tag ${seat.name ? '' : 'free'}">${game?.markIcon(seat.seat, 'small') ?? nothing}<bdi>${seat.name
      || t('seat.free')}</bdi>
    ${seat.rank ? html`<b>${number(seat.score)}</b>${seat.rank === 1 ? html`<span title=${t('admin.first')}>★</span>` : nothing}`
      : nothing}</span>`)}</span>`;
}

/* ---- one match ---- */

/** @param {import('../core/state.js').State} state */
export function logPage(state) {
  const { log } = /** @type {import('./actions.js').Admin} */ (state.admin);
  const { match } = log;
  if (!match) return html`<header class="admin-head"><h1>${t('admin.log')}</h1></header><p class="empty">${t('lobby.loading')}</p>`;
  const alive = match.status === 'running' || match.status === 'open';
  return html`<header class="admin-head"><div><a class="soft" href="admin/matches">← ${t('admin.matches')}</a>
    <h1>${title(match, state)} <span class="soft mono">${match.id}</span></h1></div>
      <div class="row">${tableLink(match)}
        <button class="plain" data-testid="repair" ?disabled=${Boolean(state.ui.busy)}
          @click=${() => repairMatch(match.id)}>${t('admin.repair')}</button>
        ${alive ? html`<button class="plain danger" data-testid="close-match"
          @click=${() => openDialog({ name: 'admin', what: 'close', match })}>${t('admin.deed.close')}</button>` : nothing}</div></header>
    <section class="card match-facts">${seats(match, state)}<p>${status(match)} ${options(match)}</p>
      <p class="soft">${t('admin.match_facts', { n: match.moves, moves: number(match.moves), revision: match.revision })}
        ${match.started_ms ? html` · ${t('admin.started')} ${moment(match.started_ms)}` : nothing}${match.ended_ms
          ? html` · ${t('admin.ended')} ${moment(match.ended_ms)}, ${t('admin.took', { span: span(match.ended_ms - match.started_ms) })}`
          : nothing}${match.end_reason ? html` · ${match.end_reason}` : nothing}</p>
      ${log.report ? report(log.report) : nothing}</section>
    ${rows(log, state)}`;
}

/** @param {any} found */
function report(found) {
  return html`<p class="report ${found.sound ? '' : 'bad'}" role="status"
    data-testid="report">${found.sound ? t('admin.sound', { moves: found.moves })
    : t('admin.unsound', { version: found.wrong.version, message: found.wrong.message })}</p>`;
}

/** @param {any} log @param {import('../core/state.js').State} state */
function rows(log, state) {
  const wanted = log.filter.toLowerCase();
  const found = log.rows.filter((/** @type {any} */ row) => (log.seat === '' || String(row.seat) === log.seat)
    && (!wanted || row.text.toLowerCase().includes(wanted)
      || row.events.some((/** @type {any} */ event) => event.text.toLowerCase().includes(wanted))));
  const names = [['', t('admin.everyone')], ...log.match.seats.map((/** @type {any} */ seat) => [String(seat.seat), apart(seat.name)
    || t('seat.n', { n: seat.seat + 1 })])];
  return html`<section class="card"><form class="filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${searchField(t('admin.filter_log'), log.filter, (filter) => change((admin) => { admin.log.filter = filter; }), 'filter-log')}
      ${pickField(t('admin.who'), names, log.seat, (seat) => change((admin) => { admin.log.seat = seat; }), 'filter-seat')}
      <p class="soft count" role="status">${t('admin.rows_of', { n: found.length, all: log.rows.length })}</p></form>
    <ol class="moves" data-testid="moves">${repeat(found, (/** @type {any} */ row) => row.version,
      (/** @type {any} */ row) => entry(row, log, gameOf(state, log.match.game)))}</ol>
    ${found.length ? nothing : html`<p class="empty">${t('admin.no_rows')}</p>`}
    ${log.more ? html`<button class="plain older" data-testid="older" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => loadLog(log.id)}>${t('admin.later')}</button>` : nothing}</section>`;
}

/** @param {any} row @param {any} log @param {any} game */
function entry(row, log, game) {
  const before = log.rows[log.rows.indexOf(row) - 1];
  return html`<li data-testid="move-${row.version}"><span class="move-version" title=${row.state_hash ?? ''}>${row.version}</span>
    <div class="move-head">${row.seat === null ? html`<b>${t('admin.setup')}</b>`
      : html`${game?.markIcon(row.seat, 'small') ?? nothing}<b><bdi>${log.match.seats[row.seat]?.name}</bdi></b>`}
      <code>${row.text}</code><span class="soft small move-time">${before ? span(Math.max(0, row.at_ms - before.at_ms))
        : moment(row.at_ms)}</span></div>
    <ul class="events">${row.events.map((/** @type {any} */ event) => html`<li>${event.text}</li>`)}</ul></li>`;
}
