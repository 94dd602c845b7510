// @ts-check
// Where everything lies on the board: one table for wide screens, one for phones. Numbers only.

/** @typedef {import('./types.d.ts').View} View */

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{name: 'wide'|'tall', width: number, height: number, boxes: Record<string, Box>}} Layout
 */

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Box} */
const box = (x, y, w, h) => ({ x, y, w, h });

/**
 * What a match has beside the board of four: more places, cards, stacks.
 * @typedef {{village: string[], cards: string[], stacks: number, track: boolean}} Plan
 */

const CARDS = ['card_5', 'card_4', 'card_3', 'card_2', 'card_1'];
const VILLAGE = ['field', 'hut', 'tool_maker', 'merchant', 'igloo'];

/** @param {View} view @returns {Plan} */
export function planOf(view) {
  const has = (/** @type {string} */ place) => view.places.some((/** @type {any} */ p) => p.place === place);
  return { village: VILLAGE.filter(has), cards: CARDS.filter(has), stacks: view.stacks.length, track: has('merchant') };
}

/** @param {Plan} plan @returns {Layout} */
export function wideLayout({ village, cards, stacks, track }) {
  const land = track ? 186 : 190;
  /** @type {Record<string, Box>} */
  const boxes = {
    hunt: box(12, 10, 268, land), forest: box(290, 10, 170, land), clay_pit: box(470, 10, 170, land), quarry: box(650, 10, 170, land),
    river: box(830, 10, 160, land), ...(track ? { track: box(12, 354, 976, 38) } : {}),
  };
  const [x, y, gap] = village.length > 3 ? [156, track ? 202 : 212, 8] : [170, 212, 10];
  const w = village.length > 3 ? Math.min(200, (834 - gap * (village.length - 1)) / village.length) : 200;
  village.forEach((name, i) => { boxes[name] = box(x + i * (w + gap), y, w, track ? 146 : 156); });
  const low = track ? 400 : 384;
  const card = cards.length > 4 ? 104 : 124;
  const pitch = card + (cards.length > 4 ? 6 : 8);
  cards.forEach((name, i) => { boxes[name] = box(12 + i * pitch, low, card, 216); });
  const left = cards.length > 4 ? 576 : 554;
  const width = Math.min(214, (988 - left - 6 * (stacks - 1)) / stacks);
  for (let i = 0; i < stacks; i += 1) boxes[`building_${i + 1}`] = box(left + i * (width + 6), low, width, 216);
  return { name: 'wide', width: 1000, height: low + 224, boxes };
}

/** @param {Plan} plan @returns {Layout} */
export function tallLayout({ village, cards, stacks, track }) {
  const grid = ['hunt', 'forest', 'clay_pit', 'quarry', 'river', ...village];
  let top = Math.ceil(grid.length / 2) * 144;
  /** @type {Record<string, Box>} */
  const boxes = track ? { track: box(0, top, 364, 66) } : {};
  grid.forEach((name, i) => { boxes[name] = box((i % 2) * 186, Math.floor(i / 2) * 144, 178, 136); });
  if (track) top += 74;
  cards.forEach((name, i) => { boxes[name] = box((i % 2) * 186, top + Math.floor(i / 2) * 136, 178, 128); });
  top += Math.ceil(cards.length / 2) * 136;
  for (let i = 0; i < stacks; i += 1) boxes[`building_${i + 1}`] = box((i % 2) * 186, top + Math.floor(i / 2) * 116, 178, 108);
  return { name: 'tall', width: 364, height: top + Math.ceil(stacks / 2) * 116, boxes };
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
