// @ts-check
// The page of what somebody has played.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, language, t } from '../words.js';
import { matchPath } from '../router.js';
import { botMark } from '../view/parts.js';

const RIGHT = new Set(['seats', 'finished', 'wins', 'rate', 'mean', 'best', 'met', 'before', 'behind', 'lead', 'points']);

/** @param {number} value @param {Intl.NumberFormatOptions} [how] */
const number = (value, how) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...how }).format(value);
/** @param {string} text UTC, as the history has it */
const day = (text) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(Date.parse(`${text.replace(' ', 'T')}Z`));

/** @param {string} href @param {any} words */
const link = (href, words) => html`<a href=${href}>${words}</a>`;

/** @param {string} words @param {string} id */
const alone = (words, id) => html`<div class="played"><h1>${t('player.title')}</h1>
  <p class="empty" role="status" data-testid=${id}>${words}</p></div>`;

/** @param {import('../state.js').State} state */
export function page(state) {
  const { player } = state;
  if (!player?.told) return alone(player?.failed || t('lobby.loading'), 'player-waits');
  const { record, matches, rivals } = player.told;
  if (!record.length) return alone(t('player.none'), 'player-none');
  const title = (/** @type {string} */ game) => state.games[game]?.title ?? game;
  return html`<div class="played"><header><h1 data-testid="player-name">${record[0].player}${botMark(record[0])}</h1>
    <p class="lead">${t('player.lead')}</p></header>
    ${part('record', player.user, ['game', 'seats', 'finished', 'wins', 'rate', 'mean', 'best'],
      record.map((row) => recordCells(row, title)))}
    ${part('rivals', player.user, ['who', 'game', 'met', 'before', 'behind', 'lead'], rivals.map((row) => rivalCells(row, title)))}
    ${part('matches', player.user, ['day', 'game', 'others', 'result', 'points'], matches.map((row) => matchCells(row, title)))}</div>`;
}

/** @param {Record<string, any>} row @param {(game: string) => string} title */
const recordCells = (row, title) => [title(row.game), row.seats, row.finished, row.wins,
  row.win_rate === null ? '–' : number(row.win_rate, { style: 'percent' }), row.mean_score === null ? '–' : number(row.mean_score),
  row.best_score ?? '–'];

/** @param {Record<string, any>} row @param {(game: string) => string} title */
const rivalCells = (row, title) => [rival(row), title(row.game), row.matches, row.before, row.behind,
  number(row.mean_lead, { signDisplay: 'exceptZero' })];

/** @param {Record<string, any>} row */
function rival({ user, player }) {
  if (user) return link(`/player/${user}`, player);
  return known(`bot.${player}`) ? t('seat.bot', { id: t(`bot.${player}`) }) : player;
}

/** @param {Record<string, any>} row @param {(game: string) => string} title */
const matchCells = (row, title) => [link(matchPath(row.match), day(row.started)), title(row.game), row.others, outcome(row),
  row.score ?? '–'];

/** @param {Record<string, any>} row */
function outcome(row) {
  if (row.status === 'running') return t('player.running');
  if (row.rank === null) return t('player.open');
  return t('player.rank', { rank: row.rank, seats: row.seats });
}

/**
 * One of the three, with the address of its figures.
 * @param {string} name @param {string} user @param {string[]} columns @param {any[][]} rows
 */
function part(name, user, columns, rows) {
  if (!rows.length) return nothing;
  const words = t('player.' + name);
  const kind = (/** @type {number} */ at) => `of-${columns[at]}${RIGHT.has(columns[at]) ? ' number' : ''}`;
  return html`<section class="card" data-testid="player-${name}"><h2>${words}</h2>
    <div class="data-frame" tabindex="0" role="group" aria-label=${words}><table class="data">
    <thead><tr>${columns.map((column, at) => html`<th scope="col" class=${kind(at)}>${t('player.column.' + column)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((value, at) => html`<td class=${kind(at)}>${value}</td>`)}</tr>`)}</tbody></table></div>
    <p class="soft small"><a href="/api/statistics/player_${name}?user=${user}&format=csv" download="${name}-${user}.csv">CSV</a> ·
      <a href="/api/statistics/player_${name}?user=${user}">JSON</a></p></section>`;
}
