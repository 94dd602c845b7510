// @ts-check
// Where one's own decisions lose most, over the newest of one's matches that were analysed: the server's figures of each, added up here.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { figure, table } from './parts_view.js';
import { loadDecisions } from './start.js';

/** @typedef {{kind: string, chosen: number, lost: number}} Kind of decisions, lost in parts of a win */
/** @typedef {{whole: number, seats: {seat: number, kinds: Kind[]}[]}} Analysis as the server sends it */
/** @typedef {{game: string, matches: number, rows: {name: string, chosen: number, lost: number}[]}} Sum lost: part of a win, per match */

/** The name of a kind of move; all others are combined. @type {Record<string, string>} */
const NAMES = { place: 'place', use: 'use', tools: 'tools', pay: 'pay', decline: 'pay', pay_extra: 'pay', take: 'pay', pick: 'pick',
  feed: 'feed', starve: 'feed', move: 'move', found: 'move' };

/**
 * Sums the losses of decisions of a seat of each match, game by game, the worst first.
 * @param {{game: string, seat: number, analysis: Analysis}[]} told @returns {Sum[]}
 */
export function addUp(told) {
  const games = [...new Set(told.map(({ game }) => game))];
  return games.map((game) => {
    const of = told.filter((one) => one.game === game);
    /** @type {Map<string, {name: string, chosen: number, lost: number}>} */
    const sums = new Map();
    for (const { seat, analysis } of of) {
      for (const { kind, chosen, lost } of analysis.seats.find((one) => one.seat === seat)?.kinds ?? []) {
        const name = NAMES[kind] ?? 'other';
        const sum = sums.get(name) ?? { name, chosen: 0, lost: 0 };
        sums.set(name, { name, chosen: sum.chosen + chosen, lost: sum.lost + lost / analysis.whole / of.length });
      }
    }
    return { game, matches: of.length, rows: [...sums.values()].sort((a, b) => b.lost - a.lost) };
  });
}

/** @param {import('./start.js').Player} player @param {(game: string) => string} title */
export function decisions({ decisions: sums, busy }, title) {
  return html`<section class="card" data-testid="player-decisions" aria-busy=${busy}><h2>${t('player.decisions')}</h2>
    <p class="soft">${t('player.decisions.how')}</p>${sums?.map(({ game, matches, rows }) => html`<h3>${title(game)}
      <small class="soft">${t('player.decisions.of', { n: matches })}</small></h3>${table(title(game), ['decision', 'chosen', 'lost'],
      rows.map(({ name, chosen, lost }) => [t('player.decision.' + name), chosen,
        figure(lost, { minimumFractionDigits: 2, maximumFractionDigits: 2 })]))}`)}
    ${sums ? '' : html`<button class="plain" data-testid="decisions-open" ?disabled=${busy} @click=${loadDecisions}>${t(
      'player.decisions.open')}</button>`}
    ${sums?.length === 0 ? html`<p class="empty" role="status" data-testid="decisions-none">${t('player.decisions.none')}</p>`
      : ''}</section>`;
}
