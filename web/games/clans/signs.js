// @ts-check
// The places of the signs that tell what the present epoch does to territories: on no name, no hut, no number and no value of a village.

import { memo } from '../../js/core/memo.js';
import { boxesOf, nameBox, square } from './huts.js';
import { BADGE, edgeRoom, valueAt } from './layout.js';
import { COLOURS } from './terms.js';

/** @typedef {import('./layout.js').Layout} Layout @typedef {import('./layout.js').Point} Point @typedef {import('./huts.js').Box} Box */
/** @typedef {{at: Point, room: number, far: number}} Spot room: to names and to the border; far: from the middle, in SIGN_NEAR */

const SIGN = { w: 0.58, h: 0.38 }; // half of a sign, in sizes of its type
const STEP = 0.25; // between the tried places of a sign, in sizes of its type
const FREE = 8; // more room than this around a sign has no benefit
const NEAR = 4; // sizes of its type that a sign goes farther from the middle for one unit more of room

/**
 * Returns the middle of the sign of each of these territories, by its name. It lies inside the border, clear of all that stands on the map,
 * and as near to the middle of the territory as there is room; null: huts leave no room.
 * @param {any} tables @param {{lands: any[], villages: any[]}} view @param {string[]} territories @param {Layout} layout
 * @returns {Map<string, Point | null>}
 */
export function signsOf(tables, view, territories, layout) {
  const pieces = view.lands.flatMap(({ territory, huts }) =>
    boxesOf(tables, territory, COLOURS.map((colour) => huts[colour]).filter(Boolean), layout));
  const values = view.villages.map(({ territory }) => square(valueAt(tables, territory, layout), BADGE * layout.badge + 2));
  return new Map(territories.map((id) => [id, signAt(tables, id, [...pieces, ...values], layout)]));
}

/** @param {any} tables @param {string} id @param {Box[]} pieces @param {Layout} layout @returns {Point | null} */
function signAt(tables, id, pieces, layout) {
  const { spots, reach } = memo(tables, `signs ${layout.key} ${id}`, () => spotsOf(tables, id, layout));
  const near = pieces.filter((box) => gap(box, reach) < FREE);
  /** @type {{at: Point | null, worth: number}} */
  let best = { at: null, worth: -Infinity };
  for (const { at, room, far } of spots) {
    if (Math.min(FREE, room) - far <= best.worth) continue;
    const sign = signBox(at, layout);
    const free = Math.min(FREE, room, ...near.map((box) => gap(box, sign)));
    if (free >= 0 && free - far > best.worth) best = { at, worth: free - far };
  }
  return best.at;
}

/**
 * Returns the places that a sign may have in a territory, whatever stands there, and the area of them all.
 * @param {any} tables @param {string} id @param {Layout} layout @returns {{spots: Spot[], reach: Box}}
 */
function spotsOf(tables, id, layout) {
  const middle = layout.turn(tables.territories.find((/** @type {any} */ row) => row.territory === id));
  const outline = tables.outlines.find((/** @type {any} */ row) => row.territory === id).polygon.map(layout.turn);
  const [xs, ys] = [outline.map((/** @type {Point} */ p) => p.x), outline.map((/** @type {Point} */ p) => p.y)];
  const reach = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const names = tables.territories.map((/** @type {any} */ row) => nameBox(row, layout))
    .filter((/** @type {Box} */ box) => gap(box, reach) < FREE);
  const spots = [];
  const step = STEP * layout.name_size;
  for (let x = reach.left; x <= reach.right; x += step) {
    for (let y = reach.top; y <= reach.bottom; y += step) {
      const sign = signBox({ x, y }, layout);
      const toNames = Math.min(...names.map((/** @type {Box} */ box) => gap(box, sign)));
      const toEdge = toNames < 0 ? -1 : edgeRoom({ x, y }, outline); // borders take longest to compare
      if (toEdge < SIGN.h * layout.name_size) continue;
      const corners = [[sign.left, sign.top], [sign.right, sign.top], [sign.left, sign.bottom], [sign.right, sign.bottom]];
      let room = toNames;
      const clear = toEdge - Math.hypot(SIGN.w, SIGN.h) * layout.name_size; // a corner has at least so much room
      for (const [cx, cy] of corners) if (room >= 0 && room > clear) room = Math.min(room, edgeRoom({ x: cx, y: cy }, outline));
      if (room >= 0) spots.push({ at: { x, y }, room, far: Math.hypot(x - middle.x, y - middle.y) / (NEAR * layout.name_size) });
    }
  }
  return { spots, reach };
}

/** @param {Point} at @param {Layout} layout @returns {Box} */
const signBox = ({ x, y }, { name_size: size }) => ({ left: x - SIGN.w * size, right: x + SIGN.w * size, top: y - SIGN.h * size,
  bottom: y + SIGN.h * size });

/** Returns the room between two boxes; if they overlap: by how much, negative. @param {Box} a @param {Box} b */
const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
