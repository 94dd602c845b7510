// @ts-check
// Where everything lies on the board: one table for wide screens, one for phones. Numbers only.

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{name: 'wide'|'tall', width: number, height: number, boxes: Record<string, Box>}} Layout
 */

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Box} */
const box = (x, y, w, h) => ({ x, y, w, h });

/** @param {number} stacks @returns {Layout} */
export function wideLayout(stacks) {
  const boxes = {
    hunt: box(12, 10, 268, 190), forest: box(290, 10, 170, 190), clay_pit: box(470, 10, 170, 190),
    quarry: box(650, 10, 170, 190), river: box(830, 10, 160, 190),
    field: box(170, 212, 200, 156), hut: box(380, 212, 200, 156), tool_maker: box(590, 212, 200, 156),
    card_4: box(12, 384, 124, 216), card_3: box(144, 384, 124, 216), card_2: box(276, 384, 124, 216), card_1: box(408, 384, 124, 216),
  };
  const width = Math.min(214, (434 - 6 * (stacks - 1)) / stacks);
  for (let i = 0; i < stacks; i += 1) boxes[`building_${i + 1}`] = box(554 + i * (width + 6), 384, width, 216);
  return { name: 'wide', width: 1000, height: 608, boxes };
}

/** @param {number} stacks @returns {Layout} */
export function tallLayout(stacks) {
  /** @type {Record<string, Box>} */
  const boxes = {};
  const grid = ['hunt', 'forest', 'clay_pit', 'quarry', 'river', 'field', 'hut', 'tool_maker'];
  grid.forEach((name, i) => { boxes[name] = box((i % 2) * 186, Math.floor(i / 2) * 144, 178, 136); });
  ['card_4', 'card_3', 'card_2', 'card_1'].forEach((name, i) => { boxes[name] = box((i % 2) * 186, 576 + Math.floor(i / 2) * 136, 178, 128); });
  for (let i = 0; i < stacks; i += 1) boxes[`building_${i + 1}`] = box((i % 2) * 186, 848 + Math.floor(i / 2) * 116, 178, 108);
  return { name: 'tall', width: 364, height: 848 + Math.ceil(stacks / 2) * 116, boxes };
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
