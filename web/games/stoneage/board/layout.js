// @ts-check
// The layout of the board and its type sizes: a table for each shape of the available room. Numbers only.

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../../../js/frame/layout.js').Shape} Shape */

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{name: number, note: number, ring: number, pitch: number, rise: number, figure: number, foot: number}} Sizes
 *   type of names and notes; radius of rings, from one to the next and from row to row; people; how high the row stands that holds
 *   rings and prices
 * @typedef {{name: Shape, width: number, height: number, boxes: Record<string, Box>, note: Box|null, sizes: Sizes}} Layout
 *   note: where round and phase stand
 */

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Box} */
const box = (x, y, w, h) => ({ x, y, w, h });

/**
 * The parts of a match that differ from a base game for four: places, cards, stacks.
 * @typedef {{village: string[], cards: string[], stacks: number, track: boolean}} Plan
 */

const LANDS = ['hunt', 'forest', 'clay_pit', 'quarry', 'river'];
const CARDS = ['card_5', 'card_4', 'card_3', 'card_2', 'card_1'];
const VILLAGE = ['field', 'hut', 'tool_maker', 'merchant', 'igloo'];

/** @type {Record<Shape, Sizes>} */
const SIZES = {
  wide: { name: 17, note: 15.5, ring: 13.5, pitch: 34, rise: 32, figure: 1.22, foot: 40 },
  tall: { name: 17, note: 15.5, ring: 13.5, pitch: 33, rise: 32, figure: 1.22, foot: 40 },
  small: { name: 13.5, note: 13.5, ring: 10.5, pitch: 25, rise: 24, figure: 0.92, foot: 30 },
  low: { name: 13.5, note: 13.5, ring: 8.5, pitch: 19, rise: 19, figure: 0.76, foot: 28 },
};

/** @param {View} view @returns {Plan} */
export function planOf(view) {
  const has = (/** @type {string} */ place) => view.places.some((/** @type {any} */ p) => p.place === place);
  return { village: VILLAGE.filter(has), cards: CARDS.filter(has), stacks: view.stacks.length, track: has('merchant') };
}

/** @param {Plan} plan @param {Shape} shape @returns {Layout} */
export function layoutFor(plan, shape) {
  return { ...{ wide: wideLayout, tall: tallLayout, small: smallLayout, low: lowLayout }[shape](plan), name: shape, sizes: SIZES[shape] };
}

/** Names of the stacks of buildings. @param {number} stacks */
const stackNames = (stacks) => Array.from({ length: stacks }, (_, i) => `building_${i + 1}`);

/**
 * Returns boxes side by side, equally wide.
 * @param {string[]} names @param {Box} room @param {number} gap @param {number} [most] the widest that one may be
 * @returns {Record<string, Box>}
 */
function row(names, room, gap, most = Infinity) {
  const w = Math.min(most, (room.w - gap * (names.length - 1)) / names.length);
  return Object.fromEntries(names.map((name, i) => [name, box(room.x + i * (w + gap), room.y, w, room.h)]));
}

/** @param {Plan} plan */
function wideLayout({ village, cards, stacks, track }) {
  const land = track ? 186 : 190;
  const many = village.length > 3;
  const y = track ? 206 : 216;
  const low = track ? 404 : 388;
  const left = cards.length > 4 ? 576 : 554;
  return {
    width: 1000, height: low + 228, note: box(12, y, many ? 136 : 152, track ? 146 : 156),
    boxes: {
      hunt: box(12, 14, 268, land), forest: box(290, 14, 170, land), clay_pit: box(470, 14, 170, land), quarry: box(650, 14, 170, land),
      river: box(830, 14, 160, land), ...(track ? { track: box(12, 358, 976, 38) } : {}),
      ...row(village, box(many ? 156 : 170, y, many ? 834 : 620, track ? 146 : 156), many ? 8 : 10, 200),
      ...row(cards, box(12, low, left - 20, 218), 8),
      ...row(stackNames(stacks), box(left, low, 434 - (left - 554), 218), 6, 214),
    },
  };
}

/** The layout of a window that is higher than wide, such as a tablet's: all rows have its full width. @param {Plan} plan */
function tallLayout({ village, cards, stacks, track }) {
  const many = village.length > 3;
  const left = many ? 118 : 160;
  const below = track ? 428 : 374;
  return {
    width: 800, height: below + 470, note: box(6, 200, left - 12, 164),
    boxes: {
      ...row(LANDS, box(6, 14, 788, 178), 8),
      ...row(village, box(left, 202, 794 - left, 160), 8),
      ...(track ? { track: box(6, 372, 788, 46) } : {}),
      ...row(cards, box(6, below, 788, 246), 8, 200),
      ...row(stackNames(stacks), box(6, below + 256, 788, 208), 8, 200),
    },
  };
}

/** The layout of a phone: three terrains in a row, then the village, the cards, the buildings, each in one row. @param {Plan} plan */
function smallLayout({ village, cards, stacks, track }) {
  const [land, home, card, stack] = track ? [92, 84, 122, 106] : [100, 90, 134, 114]; // with the track, all rows are lower, to fit
  const second = 12 + land + 5;
  const village_y = second + land + 5;
  const below = village_y + home + 5 + (track ? 55 : 0);
  return {
    width: 372, height: below + card + stack + 11, note: box(252, second, 114, land),
    boxes: {
      ...row(LANDS.slice(0, 3), box(4, 12, 364, land), 5), ...row(LANDS.slice(3), box(4, second, 241, land), 5),
      ...row(village, box(4, village_y, 364, home), 5),
      ...(track ? { track: box(4, village_y + home + 4, 364, 50) } : {}),
      ...row(cards, box(4, below, 364, card), 5),
      ...row(stackNames(stacks), box(4, below + card + 6, 364, stack), 5, 120),
    },
  };
}

/** The layout of a phone on its side: two rows, terrains and village above, cards and buildings below. @param {Plan} plan */
function lowLayout({ village, cards, stacks, track }) {
  const top = track ? 104 : 116;
  const below = top + 18 + (track ? 38 : 0);
  const goods = [...cards, ...stackNames(stacks)];
  return {
    width: 720, height: below + 206, note: null,
    boxes: {
      ...row([...LANDS, ...village], box(4, 12, 712, top), 4),
      ...(track ? { track: box(4, top + 17, 712, 32) } : {}),
      ...row(goods, box(4, below, 712, 202), 4),
    },
  };
}

/** Centres of `count` figures in rows of at most `columns`, the lowest row first, around x, standing on y. */
/** @param {number} count @param {number} columns @param {number} x @param {number} y @param {number} pitch @param {number} rise */
export function rows(count, columns, x, y, pitch, rise) {
  const at = [];
  const lines = Math.ceil(count / columns);
  for (let i = 0; i < count; i += 1) {
    const line = Math.floor(i / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    at.push({ x: x + ((i % columns) - (inLine - 1) / 2) * pitch, y: y - line * rise });
  }
  return at;
}
