// @ts-check
// The effect of the present epoch on the land: a gold edge and the bonus where villages score more, a red hatch and a nought where they
// perish, as in the chart. Terrain keeps its looks in every epoch.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { memo } from '../../js/core/memo.js';
import { path } from './layout.js';
import { signsOf } from './signs.js';
import { TERRAINS } from './terms.js';

/** @typedef {import('./layout.js').Layout} Layout @typedef {import('./layout.js').Point} Point */

const EDGE = 7; // of the gold edge, inside the border

/** The pattern on land where villages perish: strokes like those across it in the chart. */
export const HATCH = svg`<pattern id="land-barren" width="36" height="36" patternUnits="userSpaceOnUse"><path class="hatch"
  d="M-8-8 44 44M-8 28 8 44M28-8 44 8"></path></pattern>`;

/**
 * Draws the effect of the present epoch on the land without a village, below all pieces.
 * @param {{view: any, catalogue: any}} input @param {Layout} layout
 */
export function fortune({ view, catalogue }, layout) {
  const { tables } = catalogue;
  const epoch = view.phase === 'play' && tables.epochs.find((/** @type {any} */ row) => row.epoch === view.epoch);
  if (!epoch) return nothing;
  const held = view.villages.map((/** @type {any} */ village) => village.territory);
  return memo(view, `fortune ${layout.key}`, () => {
    const free = tables.territories.filter((/** @type {any} */ row) => !held.includes(row.territory));
    const of = (/** @type {string[]} */ lands) => free.filter((/** @type {any} */ row) => lands.includes(row.terrain));
    const favoured = epoch.favourable.length < TERRAINS.length ? of(epoch.favourable) : []; // if all land is favourable, no mark is needed
    const barren = of(epoch.unfavourable);
    const at = signsOf(tables, view, [...favoured, ...barren].map((/** @type {any} */ row) => row.territory), layout);
    return svg`<g class="fortune" aria-hidden="true">
      ${favoured.map((/** @type {any} */ row) => svg`<g data-fortune=${row.territory}>${gold(row, tables, layout)}${sign(
        at.get(row.territory), `+${epoch.bonus}`, 'epoch-bonus', layout)}</g>`)}
      ${barren.map((/** @type {any} */ row) => svg`<g data-fortune=${row.territory}><path fill="url(#land-barren)"
        d=${path(outlineOf(tables, row), layout, true)}></path>${sign(at.get(row.territory), '0', 'epoch-zero', layout)}</g>`)}</g>`;
  });
}

/** @param {any} tables @param {any} row @returns {Point[]} */
const outlineOf = (tables, row) => tables.outlines.find((/** @type {any} */ one) => one.territory === row.territory).polygon;

/** @param {any} row @param {any} tables @param {Layout} layout */
function gold(row, tables, layout) {
  return memo(tables, `gold ${layout.key} ${row.territory}`, () => {
    const d = inside(row, tables, layout);
    return svg`<path class="gold-ground" d=${d}></path><path class="gold-edge" d=${d}></path>`;
  });
}

/**
 * Returns an outline of a territory that runs inside its border, so that neighbours' edges lie apart.
 * @param {any} row @param {any} tables @param {Layout} layout
 */
function inside(row, tables, layout) {
  const middle = layout.turn(row);
  const points = outlineOf(tables, row).map((p) => {
    const at = layout.turn(p);
    const far = Math.hypot(at.x - middle.x, at.y - middle.y);
    const part = Math.max(0, far - 1.25 * EDGE) / far;
    return `${(middle.x + (at.x - middle.x) * part).toFixed(1)} ${(middle.y + (at.y - middle.y) * part).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** @param {Point | null | undefined} at @param {string} words @param {string} cls @param {Layout} layout */
function sign(at, words, cls, layout) {
  if (!at) return nothing;
  return svg`<text class="fortune-sign ${cls}" x=${at.x} y=${at.y + layout.name_size * 0.36} text-anchor="middle"
    font-size=${layout.name_size}>${words}</text>`;
}
