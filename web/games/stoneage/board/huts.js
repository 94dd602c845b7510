// @ts-check
// A building as a hut: a thatched roof, and walls made of the goods in its price, a course or a panel for each piece.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { GOODS } from '../terms.js';
import { at, counted } from './parts.js';
import { thing } from '../drawings/pieces.js';

/** @typedef {import('./layout.js').Box} Box */

const COURSE = 21; // a lower course does not show its pieces: then several stand in one course, as panels

/** Lines that show the material of a wall, in a box of its size. @type {Record<string, (w: number, h: number) => string>} */
const GRAIN = {
  wood: (w, h) => `M4 ${h * 0.3}H${w - 4}M4 ${h * 0.7}H${w - 4}`,
  brick: (w, h) => `M0 ${h / 2}H${w}M${w * 0.22} 0V${h / 2}M${w * 0.78} 0V${h / 2}M${w * 0.1} ${h / 2}V${h}M${w * 0.9} ${h / 2}V${h}`,
  stone: (w, h) => `M${w * 0.2} 0L${w * 0.26} ${h * 0.5}L${w * 0.12} ${h}M0 ${h * 0.55}H${w * 0.26}M${w * 0.8} 0L${w * 0.74} ${h
    * 0.45}L${w * 0.88} ${h}M${w * 0.74} ${h * 0.45}H${w}`,
  gold: (w, h) => `M${w * 0.08} ${h * 0.3}L${w * 0.16} ${h * 0.7}M${w * 0.88} ${h * 0.25}L${w * 0.94} ${h * 0.6}M${w * 0.18} ${h
    * 0.2}L${w * 0.2} ${h * 0.34}`,
};

/** A part of a wall, with the piece that it costs. @param {string} name @param {Box} box */
function part(name, { x, y, w, h }) {
  const size = Math.min(1.5, (h - 2) / 21, (w - 2) / 23);
  const round = name === 'wood' ? Math.min(6, h / 3) : 2;
  return svg`<g transform="translate(${x} ${y})"><rect class="course ${name}" width=${w} height=${h} rx=${round}></rect>
    <path class="course-grain" d=${GRAIN[name]?.(w, h) ?? ''}></path>${at(thing(name), w / 2, h / 2, size)}</g>`;
}

/**
 * Draws the walls: one part for each piece of the price, or, for an open price, the number of pieces.
 * @param {any} building row of the catalogue @param {Box} box
 */
export function hutWalls(building, { x, y, w, h }) {
  if (!building.points)
    return svg`<rect class="course" x=${x} y=${y} width=${w} height=${h} rx="2"></rect>${openPrice(building, { x, y, w, h })}`;
  const pieces = GOODS.flatMap((name) => Array.from({ length: building.cost[name] ?? 0 }, () => name));
  const each = Math.ceil(pieces.length / coursesOf(pieces.length, w, h));
  const courses = Math.ceil(pieces.length / each);
  const high = h / courses;
  return Array.from({ length: courses }, (_, row) => pieces.slice(row * each, (row + 1) * each)).flatMap((inRow, row) =>
    inRow.map((name, i) => part(name, { x: x + (i * w) / inRow.length, y: y + row * high, w: w / inRow.length, h: high })));
}

/** Returns the number of courses that shows that many pieces best. @param {number} count @param {number} w @param {number} h */
function coursesOf(count, w, h) {
  if (h / count >= COURSE) return count;
  const size = (/** @type {number} */ rows) => Math.min((h / rows - 2) / 21, (w / Math.ceil(count / rows) - 2) / 23);
  return Array.from({ length: count }, (_, i) => i + 1).reduce((best, rows) => (size(rows) > size(best) ? rows : best), 1);
}

/** Draws a price whose kinds the buyer chooses. @param {any} building @param {Box} box */
function openPrice(building, { x, y, w, h }) {
  const n = building.total_least === building.total_most ? building.total_least : `${building.total_least}–${building.total_most}`;
  const jewels = building.cost?.jewelry ?? 0;
  const size = Math.min(1.2, w / (String(n).length > 1 ? 64 : 56), h / (jewels ? 48 : 26));
  const middle = { x: x + w / 2 + (String(n).length > 1 ? 9 : 0) * size, y: y + h / 2 };
  const half = jewels ? 13 * size : 0;
  return svg`${counted(n, 'any', middle.x, middle.y - half, size)}${jewels ? counted(`+${jewels}`, 'jewelry', middle.x, middle.y + half,
    size * 0.95) : nothing}`;
}

const PUFFS = [[0, -4, 4], [4, -13, 5.5], [0, -24, 7]];

/** Draws smoke over a roof, which means that its price can be paid now. @param {number} x */
const smoke = (x) => svg`<g class="smoke" transform="translate(${x} 0)">${PUFFS.map(([dx, y, r], i) => svg`<circle
  class="puff p${i}" cx=${dx} cy=${y} r=${r}></circle>`)}</g>`;

/**
 * A roof over the width of a card, down to its eaves.
 * @param {number} w @param {number} eaves @param {boolean} smokes
 */
export function hutRoof(w, eaves, smokes) {
  const [half, low] = [w / 2, eaves + 3];
  const straws = [0.14, 0.28, 0.72, 0.86].map((x) => `M${half + (x - 0.5) * 12} 9L${x * w} ${low - 1}`).join('');
  return svg`${smokes ? smoke(half) : nothing}
    <path class="roof-poles" d=${`M${half - 5} 1 ${half + 4} 10M${half + 5} 1 ${half - 4} 10`}></path>
    <path class="roof" d=${`M2 ${low}Q${half * 0.62} ${low * 0.5} ${half} 5Q${w - half * 0.62} ${low * 0.5} ${w - 2} ${low}Z`}></path>
    <path class="thatch" d=${`${straws}M2 ${low}H${w - 2}`}></path>`;
}
