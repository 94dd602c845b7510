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

/**
 * @param {Plan} plan @param {Shape} shape @param {number} [room] its width by its height: the board fills it, as far as it can
 * @returns {Layout}
 */
export function layoutFor(plan, shape, room = 0) {
  return { ...{ wide: wideLayout, tall: tallLayout, small: smallLayout, low: lowLayout }[shape](plan, room), name: shape,
    sizes: SIZES[shape] };
}

/** Names of the stacks of buildings. @param {number} stacks */
const stackNames = (stacks) => Array.from({ length: stacks }, (_, i) => `building_${i + 1}`);

/**
 * Returns boxes side by side, of equal width.
 * @param {string[]} names @param {Box} room @param {number} gap @param {number} [most] the widest that one may be
 * @returns {Record<string, Box>}
 */
function row(names, room, gap, most = Infinity) {
  const w = Math.min(most, (room.w - gap * (names.length - 1)) / names.length);
  return Object.fromEntries(names.map((name, i) => [name, box(room.x + i * (w + gap), room.y, w, room.h)]));
}

const WIDER = 1.34; // a board may become wider, or higher, by this factor
const HIGHER = 1.36;

/**
 * Returns the width of a board that fills its room, and the height by which its rows grow together.
 * @param {{width: number, height: number}} least @param {number} room
 */
function stretch({ width, height }, room) {
  const wide = room ? Math.min(WIDER * width, Math.max(width, height * room)) : width;
  return { width: Math.round(wide), more: room ? Math.round(Math.min(HIGHER * height, Math.max(height, wide / room)) - height) : 0 };
}

/** Distributes an amount among rows, by their shares. @param {number} more @param {number[]} shares */
const split = (more, shares) => shares.map((share) => Math.round(more * share));

/** @param {Plan} plan @param {number} room */
function wideLayout({ village, cards, stacks, track }, room) {
  const many = village.length > 3;
  const [land, home, goods] = [track ? 186 : 190, track ? 146 : 156, 218];
  const { width, more } = stretch({ width: 1000, height: land + home + goods + (track ? 82 : 52) }, room);
  const [lands, homes, low] = split(more, [0.36, 0.24, 0.4]);
  const y = land + lands + (track ? 20 : 26);
  const below = y + home + homes + (track ? 52 : 16);
  const side = many ? 144 : 158;
  const left = Math.round((width - 32) * (cards.length > 4 ? 0.575 : 0.553)) + 20;
  return {
    width, height: below + goods + low + 10, note: box(12, y, side - 6, home + homes),
    boxes: {
      hunt: box(12, 14, Math.round(width * 0.268), land + lands),
      ...row(LANDS.slice(1), box(Math.round(width * 0.268) + 22, 14, width - Math.round(width * 0.268) - 34, land + lands), 10),
      ...(track ? { track: box(12, y + home + homes + 6, width - 24, 38) } : {}),
      ...row(village, box(side + 12, y, width - side - 24, home + homes), many ? 8 : 10),
      ...row(cards, box(12, below, left - 20, goods + low), 8),
      ...row(stackNames(stacks), box(left, below, width - left - 12, goods + low), 6),
    },
  };
}

/**
 * The layout of a window that is higher than wide, such as a tablet's: all rows have its full width.
 * @param {Plan} plan @param {number} room
 */
function tallLayout({ village, cards, stacks, track }, room) {
  const many = village.length > 3;
  const left = many ? 118 : 160;
  const { width, more } = stretch({ width: 800, height: track ? 898 : 844 }, room);
  const [lands, homes, card, stack] = split(more, [0.26, 0.2, 0.28, 0.26]);
  const y = 202 + lands;
  const track_y = y + 170 + homes;
  const below = track ? track_y + 56 : track_y + 2;
  return {
    width, height: below + 470 + card + stack, note: box(6, y - 2, left - 12, 164 + homes),
    boxes: {
      ...row(LANDS, box(6, 14, width - 12, 178 + lands), 8),
      ...row(village, box(left, y, width - 6 - left, 160 + homes), 8),
      ...(track ? { track: box(6, track_y, width - 12, 46) } : {}),
      ...row(cards, box(6, below, width - 12, 246 + card), 8),
      ...row(stackNames(stacks), box(6, below + 256 + card, width - 12, 208 + stack), 8),
    },
  };
}

/**
 * The layout of a phone: three terrains in a row, then the village, the cards, the buildings, each in one row.
 * @param {Plan} plan @param {number} room
 */
function smallLayout({ village, cards, stacks, track }, room) {
  const least = track ? [92, 84, 122, 106] : [100, 90, 134, 114]; // with the track all rows are lower, so that the screen shows all of them
  const { more } = stretch({ width: 372, height: 2 * least[0] + least[1] + least[2] + least[3] + (track ? 93 : 38) }, room);
  const [land, home, card, stack] = split(more, [0.2, 0.16, 0.22, 0.22]).map((n, i) => least[i] + n);
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
      ...row(stackNames(stacks), box(4, below + card + 6, 364, stack), 5),
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

/**
 * Returns the positions of the rings (and people) of a place.
 * @param {string} place
 * @param {Box} at
 * @param {Layout} layout
 * @param {number} count
 */
export function spots(place, at, { sizes }, count) {
  const x = at.w / 2;
  const low = at.h - sizes.foot / 2;
  if (place.startsWith('card_') && count > 1) return rows(count, count, x, low, Math.min(28, (at.w - 22) / (count - 1)), 0);
  if (place.startsWith('card_') || place.startsWith('building_')) return [{ x: at.w - sizes.ring - 7, y: low }];
  if (place === 'hunt') return huntSpots(at, sizes, count);
  return rows(count, 4, x, at.h - sizes.ring - 5, Math.min(sizes.pitch, (at.w - 2 * sizes.ring - 4) / 3), sizes.rise);
}

/**
 * Returns the positions of people in the hunt, which has no limit: in a narrow box the rows are short, so that a finger can meet a ring.
 * @param {Box} at @param {Layout['sizes']} sizes @param {number} count
 */
function huntSpots(at, sizes, count) {
  const columns = at.w < 200 ? 5 : 10;
  return rows(count, columns, at.w / 2, at.h - 16, Math.min(26, (at.w - 20) / Math.min(columns, Math.max(4, count))),
    Math.min(24, (at.h - sizes.name - 34) / Math.ceil(count / columns)));
}

/**
 * Returns the free room around each ring, up to its neighbours: no area reaches into another.
 * @param {{x: number, y: number}[]} free @param {Layout} layout
 */
export function cell(free, { sizes }) {
  const gaps = (/** @type {'x'|'y'} */ axis) => free.flatMap((p, i) => free.slice(i + 1)
    .filter((q) => axis === 'y' || Math.abs(q.y - p.y) < 1).map((q) => Math.abs(q[axis] - p[axis]))).filter((gap) => gap > 1);
  return { w: Math.min(...gaps('x'), 2 * sizes.pitch), h: Math.min(...gaps('y'), sizes.rise + 8) };
}
