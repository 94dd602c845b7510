// @ts-check
// The page of a player's statistics.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, t } from '../core/words.js';
import { botMark } from '../frame/parts_view.js';
import { figure, link, scoreText, table } from './parts_view.js';
import { ratings } from './ratings_view.js';
import { matches } from './matches_view.js';
import { filterMatches, isMine } from './actions.js';
import { decisions } from './decisions_view.js';
import { trophies } from './trophies_view.js';
import { openReport } from '../people/reports.js';
import { ownHead, ownMatches, ownPart } from './own_view.js';

/** @param {string} words @param {string} id @param {any} [more] */
const alone = (words, id, more = nothing) => html`<div class="played"><h1>${t('player.title')}</h1>
  <p class="empty" role="status" data-testid=${id}>${words}</p>${more}</div>`;

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const { player } = state;
  if (!player?.told) return alone(player?.failed || t('lobby.loading'), 'player-waits');
  const title = (/** @type {string} */ game) => state.games[game]?.title ?? game;
  if (isMine(state)) return mine(state, title);
  const { record } = player.told;
  if (!record.length) return html`<section class="card lone"><user-avatar class="of-page" .user=${player.user}></user-avatar>
    <h1>${t('player.title')}</h1><p role="status" data-testid="player-none">${t('player.none')}</p><a class="button primary"
      href="./">${t('go.lobby')}</a></section>`;
  return html`<div class="played"><header class="own-head"><user-avatar class="of-page" .user=${player.user}></user-avatar>
    <div><h1 data-testid="player-name"><bdi>${record[0].player}</bdi>${botMark(record[0])}</h1>
    <p class="lead">${t('player.lead')}</p>${state.user ? html`<button class="link" data-testid="player-report" @click=${() => openReport(
      { name: record[0].player, user: Number(player.user) })}>${t('player.report')}</button>` : nothing}</div></header>
    ${trophies(player.told.tournaments, title)}${ratings(player, title)}${tables(player, title)}${matches(player, title)}</div>`;
}

/**
 * Draws the user's own page: all matches, and then the part that others see.
 * @param {import('../core/state.js').State} state @param {(game: string) => string} title
 */
function mine(state, title) {
  const player = /** @type {import('./actions.js').Player} */ (state.player);
  return html`<div class="played own">${ownHead(state)}${ownPart(state, title)}${
    trophies(player.told?.tournaments ?? [], title)}${ratings(player, title)}${ownMatches(player, title)}
    ${decisions(player, title)}${tables(player, title, true)}</div>`;
}

/** @param {import('./actions.js').Player} player @param {(game: string) => string} title @param {boolean} [ofMe] */
function tables(player, title, ofMe = false) {
  const { record, rivals } = /** @type {NonNullable<typeof player.told>} */ (player.told);
  return html`${part('record', player.user, ['game', 'seats', 'finished', 'wins', 'rate', 'mean', 'best'],
      record.map((row) => recordCells(row, title)))}
    ${part('rivals', player.user, ['who', 'game', 'met', 'before', 'behind', 'lead'], rivals.map((row) => rivalCells(row, title, ofMe)))}`;
}

/** @param {Record<string, any>} row @param {(game: string) => string} title */
const recordCells = (row, title) => [title(row.game), row.seats, row.finished, row.wins,
  row.win_rate === null ? '–' : figure(row.win_rate, { style: 'percent' }), row.mean_score === null ? '–' : figure(row.mean_score),
  scoreText(row.best_score)];

/** @param {Record<string, any>} row @param {(game: string) => string} title @param {boolean} ofMe all are listed, none filtered */
const rivalCells = (row, title, ofMe) => [row.user ? link(`player/${row.user}`, html`<bdi>${row.player}</bdi>`) : rivalName(row),
  title(row.game),
  ofMe ? row.matches : html`<button class="link count" data-testid="met-${row.user || row.player}" @click=${() => filterMatches({ game:
    row.game, seats: '',
    result: '', who: rivalName(row), against: row.user ? String(row.user) : '', bot: row.user ? '' : row.player })}>${row.matches}<span
    class="hidden"> ${t('player.met', { n: row.matches, name: rivalName(row) })}</span></button>`,
  row.before, row.behind, figure(row.mean_lead, { signDisplay: 'exceptZero' })];

/** @param {Record<string, any>} row */
function rivalName({ user, player }) {
  if (user) return player;
  return known(`bot.${player}`) ? t('seat.bot', { id: t(`bot.${player}`) }) : player;
}

/**
 * Draws one of the tables, with the address of its figures.
 * @param {string} name @param {string} user @param {string[]} columns @param {any[][]} rows
 */
function part(name, user, columns, rows) {
  if (!rows.length) return nothing;
  const words = t('player.' + name);
  const address = `api/statistics/player_${name}?user=${user}`;
  return html`<section class="card" data-testid="player-${name}"><h2>${words}</h2>${table(words, columns, rows)}
    <p class="soft small"><a href="${address}&format=csv" download="${name}-${user}.csv">CSV</a> ·
      <a href=${address} target="_blank">JSON</a></p></section>`;
}
