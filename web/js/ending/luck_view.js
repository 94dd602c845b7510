// @ts-check
// The luck figures below the score sheet: the results of the dice compared with their averages. Numbers and words come first; the bar next
// to them shows the same.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText, t } from '../core/words.js';
import { seatName } from '../match/state.js';
import { gameOn } from '../games/games.js';

const HALF = 40; // width of half a bar, in its own units
const MOST = 3; // number of standard deviations at the end of a bar

/** @param {number} n */
const short = (n) => numberText(n, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** @param {import('../core/state.js').State} state @param {any[]} order the seats as the ledger has them */
export function luckReport(state, order) {
  const match = /** @type {any} */ (state.match);
  const { luck } = match;
  if (!luck?.kinds?.length) return nothing;
  const game = gameOn(state, match.info.game);
  const seats = order.map((s) => luck.seats[s.seat]);
  const kinds = luck.kinds.filter((/** @type {string} */ kind) => seats.some((seat) => lineOf(seat, kind)));
  return html`<section class="luck" data-testid="luck"><h2>${t('luck.title')}</h2><p class="soft">${t('luck.lead')}</p>
    <div class="ledger-frame"><table class="ledger"><caption class="hidden">${t('luck.title')}</caption>
      <thead><tr><td></td>${seats.map(
        (seat) => html`<th scope="col">${game.markIcon(seat.seat)}<span><bdi>${seatName(match, seat.seat)}</bdi></span></th>`)}</tr></thead>
      <tbody>${kinds.map((/** @type {string} */ kind) => html`<tr><th scope="row">${t('resource.' + kind)}</th>
        ${seats.map((seat) => lineCell(lineOf(seat, kind)))}</tr>`)}</tbody>
      <tfoot><tr class="total"><th scope="row">${t('luck.pips')}</th>${seats.map(
        (seat) => html`<td data-testid="luck-${seat.seat}">${seat.pips}<small>${t('luck.of', { n: short(seat.expected_pips) })}</small>
        ${bar(seat.deviations)}<small class="verdict">${t('luck.' + seat.verdict)}</small></td>`)}</tr></tfoot>
    </table></div></section>`;
}

/** @param {any} seat @param {string} kind */
const lineOf = (seat, kind) => seat.lines.find((/** @type {any} */ line) => line.kind === kind);

/** @param {any} line */
function lineCell(line) {
  if (!line) return html`<td><small>${t('luck.none')}</small></td>`;
  return html`<td title=${`${t('luck.dice', { n: line.dice })}: ${t('luck.' + line.verdict)}`}>
    ${line.actual}<small>${t('luck.of', { n: short(line.expected) })}</small>
    ${bar(line.deviations)}<span class="hidden">${t('luck.' + line.verdict)}</span></td>`;
}

/** Draws good luck to the right of the middle, bad luck to the left. @param {number} deviations */
function bar(deviations) {
  const length = Math.min(1, Math.abs(deviations) / MOST) * HALF;
  const good = deviations > 0;
  return html`<svg class="luck-bar" viewBox="0 0 ${2 * HALF} 8" aria-hidden="true">
    <rect class="luck-ground" x="0" y="3" width=${2 * HALF} height="2" rx="1"></rect>
    ${length > 0.5 ? svg`<rect class=${good ? 'luck-good' : 'luck-bad'} x=${good ? HALF : HALF - length} y="1" width=${length} height="6"
      rx="2"></rect>` : nothing}
    <rect class="luck-middle" x=${HALF - 0.75} y="0" width="1.5" height="8"></rect></svg>`;
}
