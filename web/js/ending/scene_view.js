// @ts-check
// The scene at the end of a match: the game's picture, the winner, the user's result, and each player's points by source as a bar.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText, t } from '../core/words.js';
import { seatName } from '../match/state.js';
import { gameOn } from '../games/games.js';
import './point_bars.js';

const WIDE = 1000; // width of a bar, in its own units

/** @typedef {{seat: number, rank: number, total: number, tie: number}} Placed */

/** Draws the picture. @param {import('../core/state.js').State} state @param {Placed[]} order by rank */
export function endScene(state, order) {
  const match = /** @type {any} */ (state.match);
  const scene = gameOn(state, match.info.game).scene({ view: match.view, order, name: (seat) => seatName(match, seat) });
  return scene ? html`<div class="end-scene" data-testid="end-scene">${scene}</div>` : nothing;
}

/** Returns the sentence about the user. @param {import('../core/state.js').State} state @param {Placed[]} order */
export function mineWords(state, order) {
  const { info, best } = /** @type {any} */ (state.match);
  const mine = order.find(({ seat }) => seat === info.my_seat);
  if (!mine || info.seats[mine.seat].stands_in) return nothing;
  const compared = typeof best === 'number' ? t(mine.total >= best ? 'end.best_now' : 'end.best', { n: best }) : '';
  const shared = order.filter(({ rank }) => rank === 1).length > 1;
  return html`<p class="end-mine" data-testid="end-mine">${t(mine.rank > 1 ? 'end.came' : shared ? 'end.shared' : 'end.won',
    { rank: mine.rank, n: mine.total })}${compared ? `; ${compared}` : ''}.</p>`;
}

/** Returns the points of a seat, source by source. @param {any} result @param {number} seat */
const partsOf = ({ rows }, seat) => rows.map((/** @type {any} */ row) => row.cells[seat].points);

/**
 * Draws the bars, by rank, on one scale; losses extend to the left of their common origin.
 * @param {import('../core/state.js').State} state @param {Placed[]} order
 */
export function pointBars(state, order) {
  const match = /** @type {any} */ (state.match);
  const { result } = match;
  const game = gameOn(state, match.info.game);
  const sum = (/** @type {number[]} */ list, /** @type {number} */ sign) => list.reduce((all, n) => all + Math.max(0, sign * n), 0);
  const all = order.map(({ seat }) => partsOf(result, seat));
  const [gained, lost] = [1, -1].map((sign) => Math.max(0, ...all.map((parts) => sum(parts, sign))));
  const scale = WIDE / Math.max(1, gained + lost);
  return html`<point-bars class="point-bars" .pace=${match.endPace} role="group" aria-label=${t('end.sources')}>
    ${order.map(({ seat, total }, i) => html`<div class="point-row" data-testid="bar-${seat}">
      <span class="point-name">${game.markIcon(seat, 'small')}<bdi>${seatName(match, seat)}</bdi></span>
      ${bar(all[i], lost * scale, scale, result)}
      <b class="point-total"><count-up .parts=${all[i]} .total=${total}></count-up></b></div>`)}
    <p class="point-key" aria-hidden="true">${result.rows.map((/** @type {any} */ row, /** @type {number} */ at) =>
      (all.some((parts) => parts[at]) ? html`<span><svg viewBox="0 0 12 12"><rect class="source-${at}" width="12" height="12"
        rx="2"></rect></svg>${t('row.' + row.name)}</span>` : nothing))}</p></point-bars>`;
}

/** @param {number[]} parts @param {number} zero @param {number} scale @param {any} result */
function bar(parts, zero, scale, result) {
  const words = result.rows.map((/** @type {any} */ row, /** @type {number} */ at) => `${t('row.' + row.name)} ${numberText(parts[at])}`);
  return html`<svg class="point-bar" viewBox="0 0 ${WIDE} 20" preserveAspectRatio="none" role="img" aria-label=${words.join(', ')}>
    ${parts.map((points, at) => {
      const before = parts.slice(0, at).reduce((sum, other) => (other * points > 0 ? sum + other : sum), 0) * scale; // on the same side
      const [x, width] = points > 0 ? [zero + before, points * scale] : [zero + before + points * scale, -points * scale];
      return points ? svg`<rect class="source-${at} ${points < 0 ? 'lost' : ''}" data-source=${at} x=${x} y="1" width=${width}
        height="18"><title>${words[at]}</title></rect>` : nothing;
    })}${zero ? svg`<rect class="point-zero" x=${zero - 1} y="0" width="2" height="20"></rect>` : nothing}</svg>`;
}
