// @ts-check
// One tournament: what the user may do, its standings, the tables of a round with the reasons for each.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { listed, locale, numberText, t } from '../core/words.js';
import { saveAsFile } from '../figures/download.js';
import { botMark } from '../frame/parts_view.js';
import { openShare } from '../frame/sharing.js';
import { cup } from './cup_view.js';
import { ask, showRound } from './actions.js';

/** @typedef {import('./actions.js').Tournaments} Tournaments */
/** @typedef {import('../core/state.js').State} State */

/** @param {any} one */
export function statusWords(one) {
  if (one.status === 'running') return t('tour.round', { n: one.round });
  return t(`tour.status.${one.status}`);
}

/** Formats the start of a tournament that is open; empty: the organiser starts it. @param {any} one */
export function startWords({ status, starts_ms: ms }) {
  if (status !== 'open' || !ms) return '';
  const year = new Date(ms).getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return t('tour.starts', { when: new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', month: 'long', year,
    hour: 'numeric', minute: '2-digit' }).format(ms) });
}

/** @param {State} state @param {Tournaments} all */
export function onePage(state, all) {
  if (!all.one) return html`<p class="empty">${all.failed || t('lobby.loading')}</p>`;
  const { tournament: one, standings } = all.one;
  const tables = all.tables ? round(all, one) : nothing;
  const list = !standings.length ? html`<p class="empty">${t('tour.nobody')}</p>` : one.round ? table(one, standings) : entries(standings);
  return html`<header><p><a href="tournaments" data-testid="tour-back">${t('tour.title')}</a></p><h1><bdi>${one.name}</bdi></h1>
    <p class="lead">${state.games[one.game]?.title ?? one.game} · ${t(`tour.format.${one.format}`)} · <span
      data-testid="tour-status">${statusWords(one)}</span></p>
    <p class="soft">${t('tour.organiser', { name: one.organiser })} · ${t('tour.players', { n: one.players, max: one.players_max })} ·
      ${t('tour.points_are', { points: one.points.join('–') })}</p>${startWords(one)
        ? html`<p data-testid="tour-starts"><b>${startWords(one)}</b></p>` : nothing}${buttons(
          state, one, standings)}</header>
    ${winner(one, standings)}${mine(all, one)}
    ${one.status === 'over' ? [list, tables] : [tables, list]}`;
}

/** @param {State} state @param {any} one @param {any[]} standings */
function buttons(state, one, standings) {
  const me = standings.find((row) => row.me);
  const open = one.status === 'open';
  const live = open || one.status === 'running';
  const takes = open || (live && one.format === 'swiss');
  if (!live) return nothing;
  const link = `${state.base}tournaments/${one.id}`;
  const share = html`<button class="plain" data-testid="tour-share" @click=${() => openShare(link, one.name, 'tournament')}>${t(
    'tour.share')}</button>`;
  if (!state.user || state.user.guest) return html`<p class="soft">${t('tour.account')}</p><div class="row">${share}</div>`;
  const button = (/** @type {'enter'|'leave'|'start'|'cancel'} */ what, /** @type {string} */ kind) => html`<button class=${kind}
    data-testid="tour-${what}" ?disabled=${Boolean(state.ui.busy)} @click=${() => ask(what)}>${t(`tour.${what}`)}</button>`;
  return html`<div class="row">${me && !me.left ? button('leave', 'plain') : takes ? button('enter', 'primary') : nothing}${share}
    ${one.mine && open ? [button('start', 'primary'), button('cancel', 'plain danger')] : nothing}</div>`;
}

/** Names those on the first place of a finished tournament. @param {any} one @param {any[]} standings */
function winner(one, standings) {
  const first = standings.filter((row) => row.place === 1);
  if (one.status !== 'over' || !first.length) return nothing;
  return html`<p class="card tournament-winner" data-testid="tour-winner">${cup(1)}<b>${t('tour.winner', {
    names: listed(first.map(({ name }) => name)) })}</b></p>`;
}

/** Draws the user's table of the running round, with the way to the match. @param {Tournaments} all @param {any} one */
function mine({ newest }, one) {
  const table = newest?.find((each) => each.players.some((/** @type {any} */ each_) => each_.me));
  if (one.status !== 'running' || !table?.match) return nothing;
  const others = table.players.filter((/** @type {any} */ each) => !each.me).map((/** @type {any} */ each) => each.name);
  const last = one.rounds > 0 && one.round === one.rounds;
  return html`<section class="card tournament-mine" data-testid="tour-mine"><p><b>${table.over ? t('tour.mine_over')
    : t('tour.mine', { names: listed(others) })}</b>${table.over ? html`<br><span
    class="soft">${t(last ? 'tour.last' : 'tour.next')}</span>`
    : nothing}</p><a class="button ${table.over ? 'plain' : 'primary'}" href="match/${table.match}">${
    t(table.over ? 'tour.view' : 'tour.play')}</a></section>`;
}

/** Saves the standings as a file. @param {any} one @param {any[]} standings */
function saveStandings(one, standings) {
  // a spreadsheet takes what begins with one of these signs for a formula
  const plain = (/** @type {string} */ text) => (/^[=+@-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);
  const cell = (/** @type {unknown} */ value) => (/[",]/.test(String(value)) ? `"${plain(String(value)).replaceAll('"', '""')}"`
    : plain(String(value)));
  const rows = [['place', 'player', 'points', 'played', ...one.tie_breaks], ...standings.map((row) => [
    row.place, row.name, row.points, row.played, ...row.tie_breaks])];
  saveAsFile(`${one.name}.csv`, 'text/csv', rows.map((row) => row.map(cell).join(',')).join('\r\n'));
}

/** Draws the name of a player, linked to the player's page. @param {any} row */
const player = (row) => html`${row.left ? html`<bdi>${row.name}</bdi> <span class="tag">${t('tour.left')}</span>`
  : html`<a href="player/${row.user}"><bdi>${row.name}</bdi></a>${botMark({ bot_account: row.bot })}`}`;

/** Draws the players before the first round, who have no standing yet. @param {any[]} standings */
function entries(standings) {
  return html`<section class="card"><h2>${t('tour.entries')}</h2><ul class="tournament-entries" data-testid="entries">${
    [...standings].sort((one, other) => one.entry - other.entry).map((row) => html`<li class=${row.me ? 'mine' : ''}>${player(row)}
    <span class="soft small">${numberText(row.rating)}</span></li>`)}</ul></section>`;
}

/** @param {any} one @param {any[]} standings */
function table(one, standings) {
  return html`<section class="card"><h2>${t('tour.standings')}</h2><div class="tournament-scroll" tabindex="0" role="region"
    aria-label=${t('tour.standings')}><table data-testid="standings"><thead><tr><th>${t('tour.place')}</th>
      <th class="wide">${t('tour.player')}</th><th>${t('tour.sum')}</th><th>${t('tour.played')}</th>${one.tie_breaks.map(
        (/** @type {string} */ kind) => html`<th title=${kind === 'sonneborn' ? t('tour.tie_what.sonneborn')
        : nothing}>${t(`tour.tie.${kind}`)}</th>`)}</tr></thead>
    <tbody>${standings.map((row) => html`<tr class=${row.me ? 'mine' : ''}><td>${row.place}</td>
      <td class="wide">${player(row)}</td>
      <td><b>${numberText(row.points)}</b></td><td>${row.played}</td>${row.tie_breaks.map((/** @type {number} */ value) =>
        html`<td>${numberText(value)}</td>`)}</tr>`)}</tbody></table></div><p class="small"><button class="link" data-testid="tour-csv"
      @click=${() => saveStandings(one, standings)}>${t('tour.csv')}</button></p></section>`;
}

/** @param {Tournaments} all @param {any} one */
function round(all, one) {
  const rounds = Array.from({ length: one.round }, (_, i) => i + 1);
  const pick = (/** @type {Event} */ event) => showRound(Number(/** @type {HTMLSelectElement} */ (event.target).value));
  return html`<section class="card"><div class="tournament-round"><h2>${t('tour.tables')}</h2>
    <label><span>${t('tour.which')}</span> <select data-testid="tour-round" @change=${pick}>${rounds.map((n) => html`<option
      value=${n} ?selected=${n === all.round}>${n}</option>`)}</select></label></div>
    <ul class="tournament-tables">${all.tables?.map((each) => tableItem(each))}</ul></section>`;
}

/** @param {any} each a table of the round */
function tableItem(each) {
  const mine = each.players.some((/** @type {any} */ one) => one.me);
  const of = each.final ? t('tour.final') : each.group ? t('tour.group', { n: each.group }) : '';
  return html`<li class=${mine ? 'mine' : ''} data-testid="tour-table-${each.number}"><div class="tournament-head"><b>${
    each.match ? t('tour.table', { n: each.number }) : t('tour.bye')}</b>${of ? html` <span class="tag">${of}</span>` : nothing}
    ${each.match ? html`<a class=${mine && !each.over ? 'button primary' : ''} href="match/${each.match}">${t(each.over ? 'tour.view'
    : mine ? 'tour.play' : 'tour.watch')}</a>` : nothing}</div>
    <ol>${each.players.map((/** @type {any} */ one) => html`<li><bdi>${one.name}</bdi>${one.rank === null ? nothing
      : html` <span class="soft">${t('tour.result', { rank: one.rank, score: one.score })}</span>`}</li>`)}</ol>
    <p class="soft small" data-testid="tour-why">${why(each.reason)}</p></li>`;
}

/** Says why these players sit together. @param {any} reason */
function why(reason) {
  const { bye, points_most: most, points_least: least, met } = reason;
  if (bye) return t('tour.why.bye');
  const together = most === least ? t('tour.why.same', { points: numberText(most) })
    : t('tour.why.near', { least: numberText(least), most: numberText(most) });
  return met ? `${together} ${t('tour.why.met', { n: met })}` : `${together} ${t('tour.why.new')}`;
}
