// @ts-check
// The parts of the board that the variants add: the trade track, and the herd with its tiles.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../../../js/core/words.js';
import { placeName, tables } from '../terms.js';
import { person, seatMark, thing } from '../drawings/pieces.js';
import { mammothTile } from '../drawings/pieces_variants.js';

/** @typedef {import('../types.d.ts').View} View */

/** @typedef {import('./board.js').BoardInput} BoardInput @typedef {import('./layout.js').Box} Box
 * @typedef {import('./layout.js').Layout} Layout */

const LEVELS = 11;

/**
 * The trade track: a cell for each level, with its exchange rate and the marks of the players on it.
 * @param {Box|undefined} at
 * @param {Layout} layout
 * @param {BoardInput} input
 */
export function tradeTrack(at, layout, input) {
  if (!at) return nothing;
  const w = at.w / LEVELS;
  const words =
    [t('trade.track'), ...input.view.players.map((/** @type {any} */ p) => t('trade.at', { name: input.name(p.seat),
    level: p.trade_level }))].join(', ');
  return svg`<g class="trade-track" transform="translate(${at.x} ${at.y})" role="img" aria-label=${words} data-testid="trade-track">
    ${Array.from({ length: LEVELS }, (_, level) => svg`<g transform="translate(${level * w} 0)"
      data-help="level:${level}">${cell(level, { w, h: at.h, narrow: w < 60 }, layout, input)}</g>`)}
    ${w < 60 ? rates(w, at.h, layout, input) : nothing}
    <rect class="track-edge" width=${at.w} height=${at.h} rx="9"></rect></g>`;
}

/** @param {number} level @param {BoardInput} input */
function rateAt(level, input) {
  const row = tables(input.catalogue).level(level);
  return row?.give ? `${row.give}:${row.get}` : '–';
}

/**
 * The rates below narrow cells: each one once, in the middle of its levels.
 * @param {number} w @param {number} h @param {Layout} layout @param {BoardInput} input
 */
function rates(w, h, { sizes }, input) {
  const all = Array.from({ length: LEVELS }, (_, level) => rateAt(level, input));
  return all.map((rate, level) => (rate === all[level - 1] ? nothing : svg`<text class="board-note track-rate" y=${h - 5}
    x=${w * (level + all.slice(level).findIndex((one, i, rest) => rest[i + 1] !== one) / 2 + 0.5)} font-size=${sizes.note}
    text-anchor="middle">${rate}</text>`));
}

/**
 * Draws a cell of the track. Wide: number and rate side by side, marks to their right. Narrow: the number above, marks below it, over the
 * rates.
 * @param {number} level @param {{w: number, h: number, narrow: boolean}} room @param {Layout} layout @param {BoardInput} input
 */
function cell(level, { w, h, narrow }, { sizes }, input) {
  const here = input.view.players.filter((/** @type {any} */ p) => p.trade_level === level).map((/** @type {any} */ p) => p.seat);
  const type = sizes.note;
  const left = narrow ? w / 2 : 7;
  const apart = Math.min(17, (w - 22 - type * 1.9) / 2); // three marks leave no more room for the number
  const rate = rateAt(level, input);
  const at = (/** @type {number} */ i) => (narrow ? closeSpot(i, here.length, w, type)
    : { x: w - 12 - (i % 3) * apart, y: here.length > 3 ? (i > 2 ? h - 9 : 10) : h / 2, scale: 0.8 });
  return svg`<rect class=${rate === '–' ? 'track-cell none' : 'track-cell'} width=${w} height=${h}></rect>
    <text class="track-level" x=${left} y=${narrow ? type - 1 : h / 2 - 2} font-size=${type}
      text-anchor=${narrow ? 'middle' : 'start'}>${level}</text>
    ${narrow ? nothing : svg`<text class="board-note track-rate" x=${left} y=${h / 2 + type - 1} font-size=${type}>${rate}</text>`}
    ${repeat(here, (seat) => seat, (seat, i) => svg`<g transform="translate(${at(i).x} ${at(i).y}) scale(${at(i).scale})">
      <g class="walk">${seatMark(seat)}</g></g>`)}`;
}

/**
 * Returns the position of one of several marks in a narrow cell: side by side, or if there are more than two, in two rows of smaller marks.
 * @param {number} i @param {number} count @param {number} w @param {number} type
 */
function closeSpot(i, count, w, type) {
  const columns = count > 2 ? Math.ceil(count / 2) : count;
  const inRow = i < columns ? columns : count - columns;
  const pitch = count > 2 ? 10 : 14;
  return { x: w / 2 + (i % columns - (inRow - 1) / 2) * pitch, y: type + (count > 2 ? 6 + Math.floor(i / columns) * 10 : 10),
    scale: count > 2 ? 0.46 : 0.6 };
}

/**
 * The herd on its place: a mammoth, the bonus, and the people who joined. On its next place stands a small one.
 * @param {string} place
 * @param {Box} at
 * @param {Layout} layout
 * @param {BoardInput} input
 */
export function herd(place, at, layout, input) {
  const { view, catalogue } = input;
  if (view.herd_place === place && view.herd_tile) {
    const row = tables(catalogue).mammoth(view.herd_tile);
    const s = Math.min(1, at.w / 170, (at.h - 60) / 110);
    const joined = view.players.filter((/** @type {any} */ p) => p.joined)
      .flatMap((/** @type {any} */ p) => Array.from({ length: p.joined }, () => p.seat));
    return svg`<g class="herd" data-testid="herd" data-help="mammoth:${view.herd_tile}"
      transform="translate(${at.w / 2} ${at.h * (layout.name === 'wide' ? 0.38 : 0.4)}) scale(${s})">
      <g transform="translate(-41 2) scale(3)">${thing('mammoth')}</g>
      <g transform="translate(-15 -38) scale(.9)">${row && s > 0.75 ? mammothTile(row, thing, { one: t('trade.one'),
        all: t('trade.all') }) : nothing}</g>
      ${joined.map((/** @type {number} */ seat, /** @type {number} */ i) => svg`
        <g transform="translate(${-62 + i * 15} 30)"><g class="walk">${person(seat)}</g></g>`)}</g>`;
  }
  if (view.herd_next === place && view.herd_left) {
    return svg`<g class="herd-next" data-testid="herd-next" data-help="thing:herd" transform=${at.w > 150
      ? `translate(${at.w - 48} 19)` : `translate(${at.w - 13} ${at.h * 0.4}) scale(.8)`}>
      <circle class="ring" r="13"></circle><g transform="scale(.84)">${thing('mammoth')}</g></g>`;
  }
  return nothing;
}

/** The words about the herd on a place. @param {string} place @param {BoardInput} input @returns {string[]} */
export function herdWords(place, { view, catalogue }) {
  const row = tables(catalogue).mammoth(view.herd_tile);
  if (view.herd_place === place && row) return [t('herd.here'), t('herd.tile', { one: t('bonus.' + row.one), all: t('bonus.' + row.all) })];
  return view.herd_next === place && view.herd_left ? [t('herd.next', { place: placeName(place, view) })] : [];
}
