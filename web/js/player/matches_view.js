// @ts-check
// The matches of a player, by filter, a page at a time.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { day, figure, link, scoreText, table } from './parts_view.js';
import { filterMatches, loadMoreMatches, matchesPath } from './actions.js';

const RESULTS = ['won', 'shared', 'lost'];

/** @param {import('./actions.js').Player} player @param {(game: string) => string} title */
export function matches(player, title) {
  const { asked, busy, more, user } = player;
  const address = `api${matchesPath(user, asked, { count: 500 })}`;
  return html`<section class="card" data-testid="player-matches" aria-busy=${busy}><h2>${t('player.matches')}</h2>${filters(player, title)}
    ${player.matches.length ? table(t('player.matches'), ['day', 'game', 'others', 'result', 'points', 'rating'],
      player.matches.map((row) => cells(row, title)))
      : html`<p class="empty" role="status" data-testid="player-matches-none">${t(busy ? 'lobby.loading' : 'player.matches.none')}</p>`}
    ${more ? html`<button class="plain older" data-testid="player-more" ?disabled=${busy}
      @click=${loadMoreMatches}>${t('player.more')}</button>`
      : nothing}
    <p class="soft small"><a href="${address}&format=csv" download="matches-${user}.csv">CSV</a> ·
      <a href=${address} target="_blank">JSON</a></p></section>`;
}

/** @param {import('./actions.js').Player} player @param {(game: string) => string} title */
function filters({ told, asked }, title) {
  const record = told?.record ?? [];
  const games = [...new Set(record.map(({ game }) => game))];
  const seats = [...new Set(record.filter(({ game }) => !asked.game || game === asked.game).map((row) => String(row.seats)))].sort();
  return html`<form class="filters" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${games.length > 1 ? select('game', asked, games, title) : nothing}
    ${seats.length > 1 || asked.seats ? select('seats', asked, seats, (n) => t('player.rating.seats', { n: Number(n) })) : nothing}
    ${select('result', asked, RESULTS, (one) => t('player.result.' + one))}
    ${asked.who ? html`<p class="against"><span>${t('player.against', { name: asked.who })}</span>
      <button class="plain" data-testid="against-all"
        @click=${() => filterMatches({ against: '', bot: '', who: '' })}>${t('player.against.all')}</button></p>` : nothing}</form>`;
}

/**
 * @param {'game'|'seats'|'result'} name @param {import('./actions.js').Asked} asked @param {string[]} values
 * @param {(value: string) => string} words
 */
function select(name, asked, values, words) {
  const pick = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    filterMatches(name === 'game' ? { game: value, seats: '' } : { [name]: value });
  };
  return html`<label class="field"><span>${t('player.by.' + name)}</span><select data-testid="by-${name}" @change=${pick}>
    <option value="" ?selected=${asked[name] === ''}>${t('player.all')}</option>${values.map((value) => html`<option value=${value}
      ?selected=${asked[name] === value}>${words(value)}</option>`)}</select></label>`;
}

/** @param {Record<string, any>} row @param {(game: string) => string} title */
const cells = (row, title) => [link(matchPath(row.match), day(row.started)), title(row.game), html`<bdi>${
  row.others}</bdi>`, outcome(row), scoreText(row.score), rated(row)];

/** @param {Record<string, any>} row */
function outcome(row) {
  if (row.status === 'running') return t('player.running');
  if (row.rank === null) return t('player.open');
  return t('player.rank', { rank: row.rank, seats: row.seats });
}

/** Draws the change of the rating. @param {Record<string, any>} row */
export function rated({ rating, gain, pool }) {
  if (rating === null) return '–';
  return html`<span class="gain ${gain > 0 ? 'up' : gain < 0 ? 'down' : ''}" title=${t('player.rating.' + pool)}>${figure(rating, {
    maximumFractionDigits: 0, useGrouping: false })}
    <small>${figure(gain, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })}</small></span>`;
}
