// @ts-check
// <figure-chart>: draws a plot with uPlot, on canvas. Screen readers read only its name, so that the values are also in a table or in
// figures next to it.

import uPlot from '/vendor/uplot/dist/uPlot.esm.js';
import { apart, locale, withMinus } from '../core/words.js';
import { colours as palette } from './colours.js';
import { DASHES, hatching, sample } from './strokes.js';

const FONT = '13px "Source Sans 3", "Segoe UI", sans-serif';
const LABEL_MOST = 34;
const LABEL_ROOM_PX = 110; // the part of a chart's height that labels may use; longer upright labels make the chart higher
const BAR_PX = 15;
const GAP_PX = 10;
const BAR_MOST_PX = 56;

/**
 * @typedef {import('./columns.js').Plot & {name: string, height?: number, small?: boolean, format?: (value: number) => string,
 *   titles?: string[], seriesLabel?: (label: string) => string, top?: number}} Figure
 */

/** @param {number} size @param {number} index @param {number} many bars of all series side by side */
const barEdges = (size, index, many) => [-size / 2 + (size * index) / many, -size / 2 + (size * (index + 1)) / many];

/** Bars of several series stand side by side. @param {number} many */
function barPaths(many) {
  return (/** @type {any} */ u, /** @type {number} */ series, /** @type {number} */ from, /** @type {number} */ to) => {
    const path = new Path2D();
    const base = u.valToPos(Math.max(0, u.scales.y.min), 'y', true);
    const room = Math.abs(u.valToPos(1, 'x', true) - u.valToPos(0, 'x', true));
    const size = Math.min(0.78, (many * BAR_MOST_PX * (devicePixelRatio || 1)) / room);
    const [left, right] = barEdges(size, series - 1, many);
    for (let i = from; i <= to; i += 1) {
      const value = u.data[series][i];
      if (value === null || value === undefined) continue;
      const x = u.valToPos(u.data[0][i] + left, 'x', true);
      const width = u.valToPos(u.data[0][i] + right, 'x', true) - x;
      const y = u.valToPos(value, 'y', true);
      path.rect(x + Math.min(1, width * 0.06), Math.min(y, base), width - Math.min(2, width * 0.12), Math.max(1, Math.abs(base - y)));
    }
    return { stroke: path, fill: path, clip: null, band: null, gaps: null, flags: 0 };
  };
}

/** Draws a thin line through each bar, over the confidence interval of its value. @param {Figure} figure @param {string} colour */
function sureness(figure, colour) {
  return (/** @type {any} */ u) => {
    const many = figure.series.length;
    const room = Math.abs(u.valToPos(1, 'x', true) - u.valToPos(0, 'x', true));
    const size = Math.min(0.78, (many * BAR_MOST_PX * (devicePixelRatio || 1)) / room);
    u.ctx.save();
    Object.assign(u.ctx, { strokeStyle: colour, lineWidth: 1.5 * (devicePixelRatio || 1) });
    u.ctx.beginPath();
    for (const [index, { low, high }] of figure.series.entries()) {
      const [left, right] = barEdges(size, index, many);
      figure.xs.forEach((value, i) => {
        if (low?.[i] === null || low?.[i] === undefined || high?.[i] === null || high?.[i] === undefined) return;
        const x = u.valToPos(value + (left + right) / 2, 'x', true);
        u.ctx.moveTo(x, u.valToPos(low[i], 'y', true));
        u.ctx.lineTo(x, u.valToPos(high[i], 'y', true));
      });
    }
    u.ctx.stroke();
    u.ctx.restore();
  };
}

/** Returns the highest value of a series, including its confidence interval. @param {Figure} figure */
const reach = (figure) => Math.max(0, ...figure.series.flatMap(({ high }) => high ?? []).map(Number));

/** @param {string} text */
const short = (text) => (text.length > LABEL_MOST ? `${text.slice(0, LABEL_MOST - 1)}…` : text);

/** @param {number} seconds of a day's beginning, by world time */
function dayWords(seconds) {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(seconds * 1000);
}

/** @param {string[]} labels */
function widest(labels) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  pen.font = FONT;
  return Math.max(0, ...labels.map((label) => pen.measureText(label).width));
}

class FigureChart extends HTMLElement {
  /** @type {Figure|null} */ #figure = null;
  /** @type {any} */ #plot = null;
  #shape = '';
  /** @type {ResizeObserver|null} */ #sizes = null;
  /** @type {MutationObserver|null} */ #themes = null;
  #redraw = () => { this.#shape = ''; this.#draw(); };

  /** @param {Figure|null} figure */
  set figure(figure) {
    this.#figure = figure;
    if (this.isConnected) this.#draw();
  }

  get figure() {
    return this.#figure;
  }

  connectedCallback() {
    this.#sizes = new ResizeObserver(() => this.#draw());
    this.#sizes.observe(this);
    this.#themes = new MutationObserver(this.#redraw);
    this.#themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    this.#draw();
  }

  disconnectedCallback() {
    this.#sizes?.disconnect();
    this.#themes?.disconnect();
    this.#plot?.destroy();
    this.#plot = null;
    this.#shape = '';
  }

  #draw() {
    const figure = this.#figure;
    const room = this.clientWidth;
    if (!figure || !room || !this.isConnected) return;
    const bars = figure.kind !== 'line';
    const least = bars && !figure.small ? figure.xs.length * (figure.series.length * BAR_PX + GAP_PX) + 60 : 0;
    const width = Math.max(room, least);
    const data = [figure.xs, ...figure.series.map((series) => series.values)];
    const shape = JSON.stringify([figure.kind, figure.name, figure.series.map((series) => series.label), width, figure.top,
      bars && figure.labels]);
    if (this.#plot && shape === this.#shape) {
      this.#plot.setData(data);
      return;
    }
    this.#shape = shape;
    this.#plot?.destroy();
    const colours = palette(this);
    const parts = this.#parts(figure, colours, width > room);
    const options = /** @type {uPlot.Options} */ (/** @type {unknown} */ (this.#options(figure, colours, width, parts.readout)));
    this.#plot = new uPlot(options, /** @type {uPlot.AlignedData} */ (/** @type {unknown} */ (data)), parts.frame);
    this.#plot.root.setAttribute('role', 'img');
    this.#plot.root.setAttribute('aria-label', figure.name);
  }

  /**
   * Makes the frame, which scrolls if necessary, the legend, and the line with the values under the pointer.
   * @param {Figure} figure
   * @param {any} colours
   * @param {boolean} wide
   */
  #parts(figure, colours, wide) {
    const frame = document.createElement('div');
    frame.className = 'figure-frame';
    if (wide) Object.assign(frame, { tabIndex: 0, ariaLabel: figure.name, role: 'group' });
    const readout = document.createElement('p');
    readout.className = 'figure-readout';
    readout.ariaHidden = 'true';
    const legend = document.createElement('p');
    legend.className = 'figure-legend';
    for (const [index, series] of figure.series.entries()) {
      const entry = document.createElement('span');
      entry.append(sample(index, figure.kind, colours.plots[index], colours.ground),
        apart(figure.seriesLabel?.(series.label) ?? series.label));
      legend.append(entry);
    }
    this.replaceChildren(...(figure.small && figure.series.length < 2 ? [frame] : figure.small ? [legend, frame]
      : [legend, frame, readout]));
    return { frame, readout };
  }

  /** @param {Figure} figure @param {any} colours @param {number} width @param {HTMLElement} readout */
  #options(figure, colours, width, readout) {
    const bars = figure.kind !== 'line';
    const count = figure.series.length;
    const format = figure.format ?? ((/** @type {number} */ value) => withMinus(String(value)));
    const xAxis = figure.small ? {} : this.#xAxis(figure, width);
    const grid = { stroke: colours.rule, width: 1, dash: [2, 4] };
    const axis = { stroke: colours.ink, font: FONT, ticks: { show: false }, border: { show: false } };
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    return {
      width, height: (figure.height ?? 320) + Math.max(0, (xAxis.size ?? 0) - LABEL_ROOM_PX),
      tzDate: (/** @type {number} */ seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
        legend: { show: false }, padding: [10, 8, figure.small ? 4 : 0, 0],
      cursor: { x: !bars, y: false, drag: { x: false, y: false }, points: { show: !bars && !figure.small } },
      scales: {
        x: { time: figure.time, range: bars ? () => [-0.5, figure.xs.length - 0.5] : undefined },
        y: { range: (/** @type {any} */ _, /** @type {number} */ low, /** @type {number} */ high) => [Math.min(0, low ?? 0),
          Math.max((high ?? 0) * 1.06, reach(figure), figure.top ?? 0, (high ?? 0) === 0 && !low ? 1 : 0)] },
      },
      series: [{}, ...figure.series.map((series, index) => ({
        label: series.label, stroke: colours.plots[index], width: bars ? 0 : 2, dash: DASHES[index % DASHES.length], spanGaps: false,
        ...(bars ? { fill: () => hatching(pen, index, colours.plots[index], colours.ground), paths: barPaths(count),
          points: { show: false } }
          : { points: { show: figure.small ? false : figure.xs.length < 40 },
            fill: count === 1 ? `color-mix(in srgb, ${colours.plots[0]} 16%, transparent)` : undefined }),
      }))],
      axes: [
        figure.small ? { show: false } : bars || !figure.time ? { ...axis, grid: { show: false }, ...xAxis }
          : { ...axis, grid: { show: false }, values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map(dayWords),
          space: 70 },
        { ...axis, grid, size: (/** @type {any} */ _, /** @type {string[]|null} */ values) => Math.max(figure.small ? 40 : 30,
          widest(values ?? []) + 14), space: figure.small ? 34 : 44,
          values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map((value) => format(value)) },
      ],
      hooks: figure.small ? {}
        : { draw: bars ? [sureness(figure, colours.strong)] : [],
          setCursor: [(/** @type {any} */ u) => { readout.textContent = this.#words(figure, u.cursor.idx, format); }] },
    };
  }

  /**
   * Turns labels upright if they do not fit side by side.
   * @param {Figure} figure @param {number} width @returns {{size?: number, [more: string]: any}}
   */
  #xAxis(figure, width) {
    const labels = figure.labels.map(short);
    const categories = figure.kind !== 'line' || figure.xs.every((value, index) => value === index);
    if (!categories) return {};
    const size = widest(labels);
    const upright = size + 8 > (width - 60) / Math.max(1, labels.length);
    const step = figure.kind === 'line' ? Math.ceil((labels.length * 26) / width) : 1;
    return {
      splits: () => figure.xs.filter((_, index) => index % step === 0),
      values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map((index) => labels[index] ?? ''),
      rotate: upright ? -90 : 0, size: upright ? size + 14 : 30, gap: 6,
    };
  }

  /** @param {Figure} figure @param {number|null} index @param {(value: number) => string} format */
  #words(figure, index, format) {
    if (index === null || index === undefined || figure.labels[index] === undefined) return '';
    const said = figure.series.map((series) => `${apart(figure.seriesLabel?.(series.label) ?? series.label)} ${series.values[index] === null
      ? '–' : format(/** @type {number} */ (series.values[index]))}`);
    return [apart(figure.titles?.[index] ?? figure.labels[index]), ...said].join(' · ');
  }
}

customElements.define('figure-chart', FigureChart);
