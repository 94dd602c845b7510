// @ts-check
// The layout of the map: a table for each shape of the available room. On a phone the map is turned by a quarter, so that a thumb finds
// every territory. The outlines themselves come with the catalogue.

import { memo } from '../../js/core/memo.js';
import { ASIDE } from './maps.js';

export const MAP = { width: 1200, height: 800 };

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{name: import('../../js/frame/layout.js').Shape, key: string, width: number, height: number, turn: (p: Point) => Point,
 *   chart: Point, track: Point, name_size: number, hut: number, badge: number, large: boolean, row: number, lane: number,
 *   line?: boolean, strip?: boolean}} Layout key: name and room; large: epochs and scores in large type; row, lane: heights of an epoch and
 *   of a lane of the scores; line: an epoch is one line, epochs and scores share the width; strip: epochs lie side by side, scores take the
 *   whole width
 */

/** @type {(p: Point) => Point} */
const upright = (p) => ({ x: p.x + 6, y: p.y + 6 });

/** The height of the strip of epochs above the map of a phone. */
const STRIP = 186;

/** The number of epochs, which is also that of the clans. */
const ROWS = 5;

/** @type {Record<import('../../js/frame/layout.js').Shape, Layout>} */
const LAYOUTS = {
  wide: { name: 'wide', key: 'wide', width: 1474, height: 812, turn: upright, chart: { x: 1222, y: 10 }, track: { x: 1222, y: 520 },
    name_size: 22, hut: 1.5, badge: 1.55, large: false, row: 89, lane: 45 },
  tall: { name: 'tall', key: 'tall', width: 1212, height: 1182, turn: upright, chart: { x: 6, y: 822 }, track: { x: 612, y: 822 },
    name_size: 22, hut: 1.6, badge: 1.6, large: true, line: true, row: 60, lane: 60 },
  small: { name: 'small', key: 'small', width: 812, height: 1730, turn: (p) => ({ x: p.y + 6, y: MAP.width - p.x + 12 + STRIP }),
    chart: { x: 6, y: 2 }, track: { x: 6, y: 1408 }, name_size: 30, hut: 1.75, badge: 2.1, large: true, strip: true, row: STRIP, lane: 52 },
  low: { name: 'low', key: 'low', width: 1630, height: 812, turn: upright, chart: { x: 1220, y: 4 }, track: { x: 1220, y: 470 },
    name_size: 30, hut: 1.6, badge: 2.25, large: true, row: 81, lane: 57 },
};

/** The maximum factor by which a layout is stretched to fill its frame; a wide one is the map itself, which stays in proportion. */
const STRETCH = { wide: 1.1, tall: 1.3 };

/**
 * Returns the layout for a shape. Wide and tall layouts are stretched, with their charts, to the proportions of the room.
 * @param {import('../../js/frame/layout.js').Shape} shape @param {number} [room] its width divided by its height; 0: no stretching
 * @returns {Layout}
 */
export function layoutFor(shape, room = 0) {
  const base = LAYOUTS[shape];
  if (!room || (shape !== 'wide' && shape !== 'tall')) return base;
  const most = STRETCH[shape];
  const wider = Math.max(0, Math.min(base.height * room, base.width * most) - base.width);
  const higher = Math.max(0, Math.min(base.width / room, base.height * most) - base.height);
  const below = shape === 'tall'; // the chart lies below the map
  const map = { width: MAP.width + wider, height: MAP.height + higher * (below ? 0.7 : 1) };
  const rows = higher - (below ? map.height - MAP.height : 0); // additional height of the chart
  const turn = (/** @type {Point} */ p) => ({ x: (p.x * map.width) / MAP.width + 6, y: (p.y * map.height) / MAP.height + 6 });
  const chart = { x: base.chart.x + (below ? 0 : wider), y: base.chart.y + higher - rows };
  const track = below ? { x: base.track.x + wider / 2, y: chart.y } : { x: chart.x, y: base.track.y + rows * 0.6 };
  return { ...base, key: `${shape} ${room}`, width: base.width + wider, height: base.height + higher, turn, chart, track,
    row: base.row + (rows * (below ? 1 : 0.6)) / ROWS, lane: base.lane + (rows * (below ? 1 : 0.4)) / ROWS };
}

/** Returns an outline through these points. @param {Point[]} points @param {Layout} layout @param {boolean} closed */
export function path(points, layout, closed) {
  const words = points.map((p) => { const q = layout.turn(p); return `${q.x} ${q.y}`; });
  return `M${words.join('L')}${closed ? 'Z' : ''}`;
}

/* ---- names and numbers ---- */

const NAME_BELOW = 3; // the room around the middle of a territory

/** Radius of a badge, before it is scaled. */
export const BADGE = 11;
const ANGLES = 24;
const FREE = 14; // more room than this around it has no benefit
const SIDE = 2; // a sign beside the huts gives up this much room to one above them, since huts stand side by side
const LEAN = 5; // it gives up this much room to be closer to the preferred place, above and to the right

/** The possible places of the numbers of huts, in huts from the middle. @type {[number, number][]} */
const COUNTS = [[-19, -21], [19, -21], [-19, 11], [19, 11]];

/** The radius of a village's palisade. @param {number} clearance */
export const fenceRadius = (clearance) => Math.min(50, clearance - 2);

/** Returns the lower end of a territory's name. @param {any} row @param {Layout} layout @returns {Point} */
export function nameAt(row, layout) {
  const at = layout.turn(row);
  return { x: at.x + (ASIDE[row.map ?? 'house'][layout.name][row.territory] ?? 0), y: at.y + row.clearance + NAME_BELOW };
}

/**
 * Returns the point on a territory's palisade where a badge is least in the way of names and of other territories' huts, within the map.
 * @param {any} tables @param {string} id @param {Layout} layout @returns {Point}
 */
export function badgeAt(tables, id, layout) {
  const own = tables.territories.find((/** @type {any} */ row) => row.territory === id);
  const middle = layout.turn(own);
  const radius = BADGE * layout.badge + 2; // with its edge
  const reach = fenceRadius(own.clearance) + radius * 0.5;
  const spots = Array.from({ length: ANGLES }, (_, i) => (2 * Math.PI * i) / ANGLES).map((angle) => {
    const at = { x: middle.x + reach * Math.cos(angle), y: middle.y - reach * Math.sin(angle) };
    return { at, room: Math.min(FREE, roomAt(at, tables, id, layout) - radius) + LEAN * Math.cos(angle - Math.PI / 4) };
  });
  return spots.reduce((best, spot) => (spot.room > best.room ? spot : best)).at;
}

/**
 * Returns the point of `badgeAt`, found once for each layout.
 * @param {any} tables @param {string} id @param {Layout} layout @returns {Point}
 */
export const valueAt = (tables, id, layout) => memo(tables, `badge ${layout.key} ${id}`, () => badgeAt(tables, id, layout));

/**
 * Returns the distance from a point to the nearest name, to the huts of another territory, and to the edge of the map.
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

/**
 * Returns the distance from a point to the nearest edge of an outline; outside of it: negative.
 * @param {Point} at @param {Point[]} outline
 */
export function edgeRoom({ x, y }, outline) {
  let least = Infinity; // a square; in plain statements, since a map needs this ten thousand times before anything is drawn
  let within = false;
  let a = outline[outline.length - 1];
  for (const b of outline) {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const px = x - a.x;
    const py = y - a.y;
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    const ex = px - along * dx;
    const ey = py - along * dy;
    least = Math.min(least, ex * ex + ey * ey);
    if (a.y > y !== b.y > y && px < (py * dx) / dy) within = !within;
    a = b;
  }
  return Math.sqrt(least) * (within ? 1 : -1);
}
