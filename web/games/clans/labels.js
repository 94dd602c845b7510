// @ts-check
// What is written on the map: how the territories are called and what villages are worth. It lies above all land, so that nothing is drawn
// over it, and what a village is worth stands where it covers neither a name nor the huts beside it.

import { svg } from '/vendor/lit-html/lit-html.js';
import { once } from '../../js/once.js';
import { MAP } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */

const RADIUS = 11; // of a badge, before it is scaled
const ANGLES = 24;
const FREE = 14; // more room around it is no better
const LEAN = 5; // so much room it gives up to be nearer to where one looks for it: up to the right

/** Where numbers of huts may be, in huts from the middle. @type {[number, number][]} */
const COUNTS = [[-19, -21], [19, -21], [-19, 11], [19, 11]];

/** How large the palisade of a village is. @param {number} clearance */
export const fenceRadius = (clearance) => Math.min(50, clearance - 2);

/** Where a territory's name ends below. @param {any} row @param {Layout} layout @returns {Point} */
function nameAt(row, layout) {
  const at = layout.turn(row);
  return { x: at.x, y: at.y + row.clearance + 3 };
}

/** All names. They stay as they are, so they are made once for each layout. @param {any} tables @param {Layout} layout */
export function names(tables, layout) {
  return once(tables, `names ${layout.name}`, () => svg`<g class="names" aria-hidden="true">${tables.territories.map(
    (/** @type {any} */ row) => {
      const { x, y } = nameAt(row, layout);
      return svg`<text class="territory-name" x=${x} y=${y} text-anchor="middle" font-size=${layout.name_size}>${row.territory}</text>`;
    })}</g>`);
}

/** What each clan in a village scored. @param {any} tables @param {import('./types.d.ts').Village} village @param {Layout} layout */
export function worth(tables, village, layout) {
  const { x, y } = once(tables, `badge ${layout.name} ${village.territory}`, () => badgeAt(tables, village.territory, layout));
  return svg`<g class="worth" aria-hidden="true" transform="translate(${x} ${y}) scale(${layout.badge})"><circle class="village-chip"
    r=${RADIUS}></circle><text class="village-points" y="5" text-anchor="middle" font-size="14">${village.value}</text></g>`;
}

/**
 * Where on the palisade of a territory a badge is least in the way of names and of the huts of others, within the map.
 * @param {any} tables @param {string} id @param {Layout} layout @returns {Point}
 */
export function badgeAt(tables, id, layout) {
  const own = tables.territories.find((/** @type {any} */ row) => row.territory === id);
  const middle = layout.turn(own);
  const radius = RADIUS * layout.badge + 2;
  const reach = fenceRadius(own.clearance) + radius * 0.5;
  const spots = Array.from({ length: ANGLES }, (_, i) => (2 * Math.PI * i) / ANGLES).map((angle) => {
    const at = { x: middle.x + reach * Math.cos(angle), y: middle.y - reach * Math.sin(angle) };
    return { at, room: Math.min(FREE, roomAt(at, tables, id, layout) - radius) + LEAN * Math.cos(angle - Math.PI / 4) };
  });
  return spots.reduce((best, spot) => (spot.room > best.room ? spot : best)).at;
}

/**
 * How far it is from a point to the nearest name, to the huts of another territory, to the edge of the map.
 * @param {Point} at @param {any} tables @param {string} id @param {Layout} layout
 */
function roomAt(at, tables, id, layout) {
  const [a, b] = [layout.turn({ x: 0, y: 0 }), layout.turn({ x: MAP.width, y: MAP.height })];
  const edge = Math.min(at.x - Math.min(a.x, b.x), Math.max(a.x, b.x) - at.x, at.y - Math.min(a.y, b.y), Math.max(a.y, b.y) - at.y);
  const rooms = tables.territories.map((/** @type {any} */ row) => {
    const name = nameAt(row, layout);
    const beside = Math.max(0, Math.abs(at.x - name.x) - layout.name_size * 0.65);
    const above = Math.max(0, Math.abs(at.y - name.y + layout.name_size * 0.36) - layout.name_size * 0.38);
    const toName = Math.hypot(beside, above);
    const middle = layout.turn(row);
    if (row.territory === id) return Math.min(toName, ...COUNTS.map(([x, y]) => Math.hypot(at.x - middle.x - x * layout.hut,
      at.y - middle.y - y * layout.hut) - 6 * layout.badge));
    return Math.min(toName, Math.hypot(at.x - middle.x, at.y - middle.y) - 24 * layout.hut);
  });
  return Math.min(edge, ...rooms);
}
