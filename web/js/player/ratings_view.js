// @ts-check
// The strength of a player: a tile for each game, number of players, and kind of opponents, with its uncertainty and its history.

import { html, nothing, svg } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { figure } from './parts_view.js';

const UNSURE = 110; // a rating with this deviation or a greater one is provisional
const WIDTH = 160;
const HEIGHT = 36;
const EDGE = 4;

/** @param {import('./actions.js').Player} player @param {(game: string) => string} title */
export function ratings(player, title) {
  const rows = player.told?.ratings ?? [];
  if (!rows.length) return nothing;
  return html`<section class="card" data-testid="player-ratings"><h2>${t('player.ratings')}</h2>
    <ul class="ratings">${rows.map((row) => tile(row, title))}</ul>
    <p class="soft small">${t('player.ratings.how')}</p></section>`;
}

/** @param {Record<string, any>} row @param {(game: string) => string} title */
function tile(row, title) {
  const whole = { maximumFractionDigits: 0, useGrouping: false };
  const unsure = row.deviation > UNSURE;
  return html`<li class="rating ${row.pool}"><h3>${title(row.game)}
    <span class="soft">${t('player.rating.seats', { n: row.seats })}</span></h3>
    <p class="rating-figure"><b data-testid="rating-${row.game}-${row.seats}-${row.pool}">${figure(row.rating, whole)}</b>
      ${unsure ? html`<span class="tag">${t('player.rating.unsure')}</span>` : nothing}
      <span class="rating-pool">${t('player.rating.' + row.pool)}</span></p>
    ${course(JSON.parse(row.course))}
    <p class="soft small">${t('player.rating.range', { low: figure(row.low, whole), high: figure(row.high, whole) })}<br>
      ${t('player.rating.matches', { n: row.matches })}</p></li>`;
}

/** Draws the history: a line through the values after each match. @param {number[]} all */
function course(all) {
  if (all.length < 2) return html`<div class="rating-course"></div>`;
  const least = Math.min(...all, 1450);
  const most = Math.max(...all, 1550);
  const x = (/** @type {number} */ at) => EDGE + (at * (WIDTH - 2 * EDGE)) / (all.length - 1);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  const last = all.length - 1;
  return html`<svg class="rating-course" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t('player.rating.course', {
    first: all[0], last: all[last], n: all.length })}>
    ${svg`<line class="rating-begin" x1="0" x2=${WIDTH} y1=${y(1500)} y2=${y(1500)}></line>
    <polyline points=${all.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}></polyline>
    <circle cx=${x(last)} cy=${y(all[last])} r="3"></circle>`}</svg>`;
}
