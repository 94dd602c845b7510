// @ts-check
// Parts of charts: boxes with whiskers, and heat maps, whose cells have their number in addition to their shade. Pure.

import { text, widest } from './drawing_text.js';

/** @typedef {import('./drawing.js').Node} Node */

const CELL_PX = 26;
const CELL_LEAST_PX = 30;
const CELL_MOST_PX = 84;

/**
 * Boxes from quartile to quartile, with a line at the median, and whiskers to the outer values.
 * @param {import('./chart.js').Figure} figure @param {import('./drawing.js').Plane} plane @param {import('./colours.js').Colours} colours
 * @returns {Node[]}
 */
export function boxParts(figure, plane, colours) {
  const width = Math.min(64, plane.slot * 0.6);
  const [low, first, middle, third, high] = figure.series.map(({ values }) => values);
  const across = (/** @type {number} */ x, /** @type {number} */ value, /** @type {number} */ wide, /** @type {number} */ strong) =>
    ['line', { x1: x - wide / 2, x2: x + wide / 2, y1: plane.y(value), y2: plane.y(value), stroke: colours.strong,
      'stroke-width': strong }];
  return figure.xs.flatMap((_, at) => {
    const five = [low, first, middle, third, high].map((values) => values?.[at]);
    if (five.some((value) => typeof value !== 'number')) return [];
    const [a, b, c, d, e] = /** @type {number[]} */ (five);
    const x = plane.x(at);
    return [['line', { x1: x, x2: x, y1: plane.y(a), y2: plane.y(e), stroke: colours.strong }],
      across(x, a, width / 2, 1.5), across(x, e, width / 2, 1.5),
      ['rect', { x: x - width / 2, y: plane.y(d), width, height: Math.max(1, plane.y(b) - plane.y(d)), fill: colours.ground }],
      ['rect', { x: x - width / 2, y: plane.y(d), width, height: Math.max(1, plane.y(b) - plane.y(d)), fill: colours.plots[0],
        'fill-opacity': 0.45, stroke: colours.plots[0], 'stroke-width': 1.5 }],
      across(x, c, width, 3)];
  });
}

/** Shades of cells: a number is read on the darkest of them in both themes. */
const SHADE_LEAST = 0.08;
const SHADE_MOST = 0.52;

/**
 * A heat map: the values of x side by side if there is room, else below each other.
 * @param {import('./chart.js').Figure} figure @param {import('./colours.js').Colours} colours @param {number} room @param {number} top
 */
export function heatDrawing(figure, colours, room, top) {
  const rows = figure.series.map(({ label }) => figure.seriesLabel?.(label) ?? label);
  const beside = figure.labels.length * CELL_LEAST_PX + widest(rows) + 12 <= room;
  const [across, down] = beside ? [figure.labels, rows] : [rows, figure.labels];
  const at = (/** @type {number} */ column, /** @type {number} */ row) => (beside ? figure.series[row].values[column]
    : figure.series[column].values[row]);
  const left = widest(down) + 12;
  const cell = Math.max(CELL_LEAST_PX, Math.min(CELL_MOST_PX, (room - left - 2) / Math.max(1, across.length)));
  const most = Math.max(1e-9, ...figure.series.flatMap(({ values }) => values.map(Number)));
  const upright = widest(across) > cell - 4;
  const head = upright ? widest(across) + 12 : 24;
  const begin = top + head;
  /** @type {Node[]} */
  const parts = [];
  across.forEach((label, column) => {
    const x = left + cell * (column + 0.5);
    parts.push(upright ? text(x + 4, begin - 8, label, { fill: colours.ink, transform: `rotate(-90 ${x + 4} ${begin - 8})` })
      : text(x, begin - 8, label, { fill: colours.ink, 'text-anchor': 'middle' }));
  });
  down.forEach((label, row) => {
    const y = begin + CELL_PX * row;
    parts.push(text(left - 8, y + 18, label, { fill: colours.ink, 'text-anchor': 'end' }));
    across.forEach((_, column) => {
      const value = at(column, row);
      parts.push(...cellParts(value === null ? null : Number(value), most, { x: left + cell * column, y, width: cell }, figure, colours));
    });
  });
  return { parts, width: Math.max(room, left + cell * across.length + 2), height: begin + CELL_PX * down.length + 8 };
}

/**
 * @param {number|null} value @param {number} most @param {{x: number, y: number, width: number}} place
 * @param {import('./chart.js').Figure} figure @param {import('./colours.js').Colours} colours @returns {Node[]}
 */
function cellParts(value, most, { x, y, width }, figure, colours) {
  const part = value === null ? 0 : Math.max(0, value / most);
  const shade = { x: x + 1, y: y + 1, width: width - 2, height: CELL_PX - 2, rx: 3 };
  return [['rect', value === null ? { ...shade, fill: 'none', stroke: colours.rule }
    : { ...shade, fill: colours.plots[0], 'fill-opacity': (SHADE_LEAST + (SHADE_MOST - SHADE_LEAST) * part).toFixed(2) }],
  ...(value === null ? [] : [text(x + width / 2, y + 18, (figure.format ?? String)(value), {
    fill: colours.strong, 'text-anchor': 'middle', 'font-size': 12 })])];
}
