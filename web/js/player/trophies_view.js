// @ts-check
// The tournaments that a player has played to the end, with the places. The first three have a cup.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { cup } from '../tournaments/cup_view.js';
import { day } from './parts_view.js';

/** @param {Record<string, any>[]} rows of player_tournaments @param {(game: string) => string} title */
export function trophies(rows, title) {
  if (!rows.length) return nothing;
  return html`<section class="card" data-testid="trophies"><h2>${t('player.trophies')}</h2><ul
    class="trophies">${rows.map((row) => html`<li>
    <span class="trophy">${cup(row.place)}</span><span><a href="tournaments/${row.tournament}"><bdi>${row.name}</bdi></a>
      <span class="soft">${title(row.game)} · ${day(row.ended)}</span></span>
    <b>${t('player.trophy', { place: row.place, n: row.players })}</b></li>`)}</ul></section>`;
}
