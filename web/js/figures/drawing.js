// @ts-check
// Charts as trees of SVG nodes, for the page and for files: axes, bars and lines; drawing_kinds.js has boxes and heat maps. Pure.

import { boxParts, heatDrawing } from './drawing_kinds.js';
import { text, widest } from './drawing_text.js';

/** @typedef {any[]} Node a tag, its attributes, and its children: nodes or texts */
/** @typedef {import('./colours.js').Colours} Colours */
/** @typedef {import('./chart.js').Figure} Figure */
/**
 * @typedef {{left: number, right: number, top: number, bottom: number, x: (index: number) => number, y: (value: number) => number,
 *   slot: number}} Plane pixels of the edges; x: of the middle of a value; slot: room of one value
 */

const FONTS = "'Source Sans 3', 'Segoe UI', sans-serif";
const PLOT_PX = 250;
const LABEL_MOST = 34;
const BAR_PX = 15;
const GAP_PX = 10;
const BAR_MOST_PX = 56;
const DASHES = ['', '8 4', '2 4', '10 4 2 4'];

/** @param {string} text */
const short = (text) => (text.length > LABEL_MOST ? `${text.slice(0, LABEL_MOST - 1)}…` : text);

/** Returns about five round values between two others. @param {number} low @param {number} high */
export function ticksOf(low, high) {
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((part) => part * power >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** @param {Figure} figure */
function reach(figure) {
  const all = figure.series.flatMap(({ values, low, high }) => [...values, ...(low ?? []), ...(high ?? [])]);
  const known = all.filter((value) => value !== null && value !== undefined).map(Number);
  const low = Math.min(0, ...known);
  return { low, high: Math.max(...known, figure.top ?? 0, low === 0 ? 0 : low) || 1 };
}

/**
 * Returns a chart, as wide as the room or, if its bars need more, wider.
 * @param {Figure} figure @param {Colours} colours @param {number} room in pixels @param {string} id prefix of the ids of its patterns
 * @param {string} [heading] drawn on top, for a file
 * @returns {Node}
 */
export function drawing(figure, colours, room, id, heading = '') {
  const top = heading ? 34 : 8;
  const { parts, width, height } = figure.kind === 'heat' ? heatDrawing(figure, colours, room, top)
    : onAxes(figure, colours, room, top, id);
  const head = heading ? [text(0, 20, heading, { fill: colours.strong, 'font-size': 17, 'font-weight': 600 })] : [];
  return ['svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': figure.name, 'font-family': FONTS, 'font-size': 13 }, ['title', {}, figure.name],
  ...(heading ? [['rect', { width, height, fill: colours.ground }]] : []), ...head, ...parts];
}

/** @param {Figure} figure @param {Colours} colours @param {number} room @param {number} top @param {string} id */
function onAxes(figure, colours, room, top, id) {
  const legend = figure.kind === 'box' ? { parts: [], height: 0 } : legendParts(figure, colours, room, top, id);
  const bars = figure.kind === 'bars';
  const least = bars ? figure.xs.length * (figure.series.length * BAR_PX + GAP_PX) + 60 : 0;
  const width = Math.max(room, least);
  const format = figure.format ?? String;
  const { low, high } = reach(figure);
  const ticks = ticksOf(low, high);
  const labels = figure.labels.map(short);
  const left = 12 + widest(ticks.map(format));
  const right = width - 10;
  const slot = (right - left) / Math.max(1, labels.length);
  const line = figure.kind === 'line';
  const upright = !line && widest(labels) + 8 > slot;
  const begin = top + legend.height + 8;
  const bottom = begin + PLOT_PX;
  const [from, to] = [figure.xs[0], figure.xs[figure.xs.length - 1]];
  const along = (/** @type {number} */ index) => (line && to > from ? 8 + ((figure.xs[index] - from) / (to - from)) * (right - left - 16)
    : (index + 0.5) * slot);
  const plane = { left, right, top: begin, bottom, slot, x: (/** @type {number} */ index) => left + along(index),
    y: (/** @type {number} */ value) => bottom - ((value - low) / (high - low || 1)) * (PLOT_PX - 6) };
  const draw = line ? lineParts : bars ? barParts : boxParts;
  const parts = [...patterns(figure, colours, id), ...legend.parts, ...gridParts(plane, ticks, format, colours),
    ...labelParts(plane, labels, upright, line, colours), ...draw(figure, plane, colours, id)];
  return { parts, width, height: bottom + (upright ? widest(labels) + 16 : 28) };
}

/** @param {Plane} plane @param {number[]} ticks @param {(value: number) => string} format @param {Colours} colours @returns {Node[]} */
function gridParts(plane, ticks, format, colours) {
  return ticks.flatMap((value) => {
    const y = plane.y(value);
    return [['line', { x1: plane.left, x2: plane.right, y1: y, y2: y, stroke: colours.rule,
      'stroke-dasharray': value === 0 ? '' : '2 4' }],
      text(plane.left - 8, y + 4, format(value), { fill: colours.ink, 'text-anchor': 'end' })];
  });
}

/**
 * @param {Plane} plane @param {string[]} labels @param {boolean} upright @param {boolean} line @param {Colours} colours
 * @returns {Node[]}
 */
function labelParts(plane, labels, upright, line, colours) {
  const step = line ? Math.ceil(((widest(labels) + 18) * labels.length) / (plane.right - plane.left)) : 1;
  return labels.flatMap((label, index) => {
    if (index % step) return [];
    const x = plane.x(index);
    const half = widest([label]) / 2;
    if (upright) {
      return [text(x + 4, plane.bottom + 10, label, { fill: colours.ink, 'text-anchor': 'end',
        transform: `rotate(-90 ${x + 4} ${plane.bottom + 10})` })];
    }
    return [text(Math.min(x, plane.right + 8 - half), plane.bottom + 20, label, { fill: colours.ink, 'text-anchor': 'middle' })];
  });
}

/**
 * The hatching of bars, in addition to their colour.
 * @param {Figure} figure @param {Colours} colours @param {string} id @returns {Node[]}
 */
function patterns(figure, colours, id) {
  const cuts = ['', 'M0 8 8 0M-2 2 2-2M6 10 10 6', 'M0 4H8', 'M4 0V8M0 4H8'];
  if (figure.kind !== 'bars' || figure.series.length < 2) return [];
  return [['defs', {}, ...figure.series.map((_, index) => ['pattern', { id: `${id}-${index}`, width: 8, height: 8,
    patternUnits: 'userSpaceOnUse' }, ['rect', { width: 8, height: 8, fill: colours.plots[index] }],
  ['path', { d: cuts[index % cuts.length] || 'M0 0', stroke: colours.ground, 'stroke-width': 2.5, fill: 'none' }]])]];
}

/** @param {Figure} figure @param {Colours} colours @param {number} index @param {string} id */
const fillOf = (figure, colours, index, id) => (figure.series.length < 2 ? colours.plots[0] : `url(#${id}-${index})`);

/** @param {Figure} figure @param {Colours} colours @param {number} room @param {number} top @param {string} id */
function legendParts(figure, colours, room, top, id) {
  /** @type {Node[]} */
  const parts = [];
  let [x, y] = [0, top];
  for (const [index, series] of figure.series.entries()) {
    const words = figure.seriesLabel?.(series.label) ?? series.label;
    const wide = 34 + widest([words]) + 16;
    if (x > 0 && x + wide > room) [x, y] = [0, y + 22];
    parts.push(figure.kind === 'line' ? ['line', { x1: x, x2: x + 26, y1: y + 8, y2: y + 8, stroke: colours.plots[index],
      'stroke-width': 2.5, 'stroke-dasharray': DASHES[index % DASHES.length] }]
      : ['rect', { x, y: y + 1, width: 26, height: 14, rx: 3, fill: fillOf(figure, colours, index, id) }],
    text(x + 33, y + 13, words, { fill: colours.strong }));
    x += wide;
  }
  return { parts, height: y - top + 22 };
}

/** @param {Figure} figure @param {Plane} plane @param {Colours} colours @param {string} id @returns {Node[]} */
function barParts(figure, plane, colours, id) {
  const many = figure.series.length;
  const room = Math.min(plane.slot * 0.78, many * BAR_MOST_PX);
  const one = room / many;
  return figure.series.flatMap((series, index) => figure.xs.flatMap((_, at) => {
    const value = series.values[at];
    if (value === null || value === undefined) return [];
    const x = plane.x(at) - room / 2 + one * index;
    const [y, base] = [plane.y(Math.max(value, 0)), plane.y(Math.min(value, 0))];
    const [low, high] = [series.low?.[at], series.high?.[at]];
    const sure = typeof low === 'number' && typeof high === 'number' ? [['line', { x1: x + one / 2, x2: x + one / 2, y1: plane.y(low),
      y2: plane.y(high), stroke: colours.strong, 'stroke-width': 1.5 }]] : [];
    return [['rect', { x: x + 1, y, width: Math.max(1, one - 2), height: Math.max(1, base - y), fill: fillOf(figure, colours, index, id) }],
      ...sure];
  }));
}

/** @param {Figure} figure @param {Plane} plane @param {Colours} colours @returns {Node[]} */
function lineParts(figure, plane, colours) {
  return figure.series.flatMap((series, index) => {
    let gap = true;
    let path = '';
    const points = figure.xs.flatMap((_, at) => {
      const value = series.values[at];
      if (value === null || value === undefined) {
        gap = true;
        return [];
      }
      path += `${gap ? 'M' : 'L'}${plane.x(at).toFixed(1)} ${plane.y(value).toFixed(1)}`;
      gap = false;
      return figure.xs.length < 40 ? [['circle', { cx: plane.x(at), cy: plane.y(value), r: 3, fill: colours.plots[index] }]] : [];
    });
    return [['path', { d: path, fill: 'none', stroke: colours.plots[index], 'stroke-width': 2,
      'stroke-dasharray': DASHES[index % DASHES.length] }], ...points];
  });
}

/** @param {string} value */
const escaped = (value) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the nodes as the text of a file. @param {Node|string} node @returns {string} */
export function fileText(node) {
  if (typeof node === 'string') return escaped(node);
  const [tag, attributes, ...children] = node;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');
  return `<${tag}${given}>${children.map(fileText).join('')}</${tag}>`;
}
