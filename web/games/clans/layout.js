// @ts-check
// Where everything lies on the map: a table for each shape of the room that there is; on a phone the map is turned by a quarter so that
// a thumb finds every territory. The outlines themselves come with the catalogue.

export const MAP = { width: 1200, height: 800 };

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{name: import('../../js/form.js').Shape, width: number, height: number, turn: (p: Point) => Point, chart: Point, track: Point,
 *   name_size: number, hut: number, badge: number, large: boolean, row: number, lane: number}} Layout large: epochs and scores in large
 *   type; how high an epoch and a lane of the scores are
 */

/** @type {(p: Point) => Point} */
const upright = (p) => ({ x: p.x + 6, y: p.y + 6 });

/** @type {Record<import('../../js/form.js').Shape, Layout>} */
const LAYOUTS = {
  wide: { name: 'wide', width: 1474, height: 812, turn: upright, chart: { x: 1222, y: 10 }, track: { x: 1222, y: 520 }, name_size: 22,
    hut: 1.5, badge: 1.55, large: false, row: 89, lane: 45 },
  tall: { name: 'tall', width: 1212, height: 1366, turn: upright, chart: { x: 160, y: 822 }, track: { x: 620, y: 822 }, name_size: 22,
    hut: 1.6, badge: 1.6, large: true, row: 98, lane: 78 },
  small: { name: 'small', width: 812, height: 1778, turn: (p) => ({ x: p.y + 6, y: MAP.width - p.x + 6 }), chart: { x: 6, y: 1226 },
    track: { x: 424, y: 1226 }, name_size: 30, hut: 1.75, badge: 2.1, large: true, row: 98, lane: 78 },
  low: { name: 'low', width: 1630, height: 812, turn: upright, chart: { x: 1220, y: 4 }, track: { x: 1220, y: 470 }, name_size: 30,
    hut: 1.6, badge: 2.25, large: true, row: 81, lane: 57 },
};

/** @param {import('../../js/form.js').Shape} shape */
export const layoutFor = (shape) => LAYOUTS[shape];

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
