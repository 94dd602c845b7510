// @ts-check
// The places of huts and their numbers in a territory: around its middle, away from every name, its own and those of the territories around
// it. Names extend over borders, so in some territories the huts move aside, shrink, or have their numbers elsewhere.

import { memo } from '../../js/core/memo.js';
import { nameAt } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout @typedef {import('./layout.js').Point} Point */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{size: number, huts: Point[], counts: Point[], lies: number}} Stand
 *  size: how large huts are drawn; counts: the middle of each hut's number; lies: how much of it lies on names and on itself */

/** The positions of this many huts around the middle, in steps of one hut. @type {[number, number][][]} */
const SPOTS = [
  [], [[0, 0]], [[-0.55, 0], [0.55, 0]], [[-0.55, -0.45], [0.55, -0.45], [0, 0.6]],
  [[-0.55, -0.5], [0.55, -0.5], [-0.55, 0.55], [0.55, 0.55]], [[-0.55, -0.5], [0.55, -0.5], [-1.05, 0.55], [0, 0.55], [1.05, 0.55]],
];

const STEP = 25; // of SPOTS
const HUT = { above: 11.6, below: 10.6, beside: 11 }; // of a hut's middle
const COUNT = 8.5; // radius of the number of a hut, before it is scaled
const UP = 8; // blocks of huts stand this far above the middle, since the name is below
const ASIDE = [0, 4, -4, 8, -8, 12, -12, 16, -16, 20, -20, 24, -24];
const SIZES = [1, 0.92, 0.84, 0.76];

/**
 * Places the huts of this many clans in a territory: as close to the middle, and as large, as the names permit.
 * @param {any} tables @param {string} territory @param {number} held of how many clans, 1 to 5 @param {Layout} layout @returns {Stand}
 */
export function standAt(tables, territory, held, layout) {
  return memo(tables, `huts ${layout.key} ${territory} ${held}`, () => find(tables, territory, held, layout));
}

/** The area of a territory's name, as far as its letters reach. @param {any} row @param {Layout} layout @returns {Box} */
export function nameBox(row, layout) {
  const { x, y } = nameAt(row, layout);
  const half = 0.62 * layout.name_size;
  return { left: x - half, right: x + half, top: y - 0.74 * layout.name_size, bottom: y };
}

/** @param {any} tables @param {string} territory @param {number} held @param {Layout} layout */
function find(tables, territory, held, layout) {
  const own = tables.territories.find((/** @type {any} */ row) => row.territory === territory);
  const middle = layout.turn(own);
  const names = tables.territories.map((/** @type {any} */ row) => nameBox(row, layout))
    .filter((/** @type {Box} */ name) => Math.abs(name.left - middle.x) < 160 && Math.abs(name.top - middle.y) < 160);
  let best = { stand: standing(middle, 0, 0, 1, held, names, layout), cost: Infinity };
  for (const size of SIZES) {
    for (const x of ASIDE) {
      for (const y of ASIDE) {
        const least = Math.hypot(x, y) + 60 * (1 - size);
        if (least >= best.cost) continue;
        const stand = standing(middle, x, y, size, held, names, layout);
        const cost = least + 20 * stand.lies + beyond(stand, middle, own.clearance);
        if (cost < best.cost) best = { stand, cost };
      }
    }
  }
  return best.stand;
}

/** @param {Point} middle @param {number} x @param {number} y aside @param {number} part of the size @param {number} held
 * @param {Box[]} names @param {Layout} layout @returns {Stand} */
function standing(middle, x, y, part, held, names, layout) {
  const size = part * layout.hut * (held > 3 ? 0.82 : 1);
  const huts = SPOTS[held].map(([right, down]) => ({ x: middle.x + x + right * STEP * size, y: middle.y - UP + y + down * STEP * size }));
  const boxes = huts.map((hut) => hutBox(hut, size));
  const numbers = huts.map((hut, i) => numberOf(hut, SPOTS[held][i], held, size, [...names, ...boxes.filter((_, j) => j !== i)], layout));
  const lies = boxes.reduce((sum, box) => sum + on(names, box), 0) + numbers.reduce((sum, { lie }) => sum + lie, 0);
  return { size, huts, counts: numbers.map(({ at }) => at), lies };
}

/**
 * Places the number of a hut outside of all huts, where it covers least of names and of other huts.
 * @param {Point} hut @param {[number, number]} spot @param {number} held @param {number} size @param {Box[]} others @param {Layout} layout
 */
function numberOf(hut, [right, down], held, size, others, layout) {
  const sides = right === 0 && held < 5 ? [10, -10] : [right < 0 ? -10 : 10];
  const places = held === 5 && right === 0 ? [[0, 14], [0, 9], [0, 5]]
    : (down > 0 ? [5, 0, -8] : [-8, 0, 5]).flatMap((y) => sides.map((x) => [x, y]));
  const radius = COUNT * layout.badge;
  let best = { at: hut, lie: Infinity };
  for (const [x, y] of places) {
    const at = { x: hut.x + x * size, y: hut.y + y * size };
    const lie = on(others, square(at, radius));
    if (lie < best.lie) best = { at, lie };
  }
  return best;
}

/**
 * Returns the areas of everything that stands in a territory: huts, and the numbers of those that have one.
 * @param {any} tables @param {string} territory @param {number[]} huts how many of each clan, without noughts @param {Layout} layout
 * @returns {Box[]}
 */
export function boxesOf(tables, territory, huts, layout) {
  if (!huts.length) return [];
  const stand = standAt(tables, territory, huts.length, layout);
  const numbers = stand.counts.filter((_, i) => huts[i] > 1).map((at) => square(at, COUNT * layout.badge));
  return [...stand.huts.map((at) => hutBox(at, stand.size)), ...numbers];
}

/** Returns the square around a point. @param {Point} at @param {number} half @returns {Box} */
export const square = (at, half) => ({ left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + half });

/** @param {Point} hut @param {number} size @returns {Box} */
const hutBox = (hut, size) => ({ left: hut.x - HUT.beside * size, right: hut.x + HUT.beside * size, top: hut.y - HUT.above * size,
  bottom: hut.y + HUT.below * size });

/** Returns the sum of the depths by which the box overlaps others. @param {Box[]} others @param {Box} box */
function on(others, box) {
  return others.reduce((sum, other) => {
    const over = Math.min(other.right, box.right) - Math.max(other.left, box.left);
    const deep = Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top);
    return over > 0 && deep > 0 ? sum + Math.min(over, deep) : sum;
  }, 0);
}

/**
 * Returns the distance by which huts extend beyond the free room around the middle.
 * @param {Stand} stand @param {Point} middle @param {number} room
 */
function beyond(stand, middle, room) {
  return stand.huts.reduce((sum, hut) => sum + Math.max(0, Math.hypot(hut.x - middle.x, hut.y - middle.y) + 8 * stand.size - room), 0);
}
