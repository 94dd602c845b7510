// @ts-check
// Where everything lies on the map: one table for wide screens, one for phones, where the map is turned by a quarter so that
// a thumb finds every territory. The outlines themselves come with the catalogue.

export const MAP = { width: 1200, height: 800 };

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{name: 'wide'|'tall', width: number, height: number, turn: (p: Point) => Point, chart: Point, track: Point, name_size: number,
 *   hut: number, badge: number}} Layout
 */

/** @type {Layout} */
const WIDE = {
  name: 'wide', width: 1474, height: 812, turn: (p) => ({ x: p.x + 6, y: p.y + 6 }),
  chart: { x: 1222, y: 10 }, track: { x: 1222, y: 520 }, name_size: 21, hut: 1.5, badge: 1.5,
};

/** @type {Layout} */
const TALL = {
  name: 'tall', width: 812, height: 1742, turn: (p) => ({ x: p.y + 6, y: MAP.width - p.x + 6 }),
  chart: { x: 6, y: 1226 }, track: { x: 424, y: 1226 }, name_size: 29, hut: 1.75, badge: 2,
};

/** @param {boolean} tall */
export const layoutFor = (tall) => (tall ? TALL : WIDE);

/** A line through these points. @param {Point[]} points @param {Layout} layout @param {boolean} closed */
export function path(points, layout, closed) {
  const words = points.map((p) => { const q = layout.turn(p); return `${q.x} ${q.y}`; });
  return `M${words.join('L')}${closed ? 'Z' : ''}`;
}

/** Where so many huts stand around the middle, in steps of one hut. @type {[number, number][][]} */
export const SPOTS = [
  [], [[0, 0]], [[-0.55, 0], [0.55, 0]], [[-0.55, -0.45], [0.55, -0.45], [0, 0.6]],
  [[-0.55, -0.5], [0.55, -0.5], [-0.55, 0.55], [0.55, 0.55]], [[-0.55, -0.5], [0.55, -0.5], [-1.05, 0.55], [0, 0.55], [1.05, 0.55]],
];
