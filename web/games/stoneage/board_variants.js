// @ts-check
// What the variants lay on the board: the trade track, the herd with its tiles, and what animals take from each roll.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../../js/words.js';
import { placeName, tables } from './terms.js';
import { person, seatMark, thing } from './pieces.js';
import { mammothTile } from './pieces_variants.js';

/** @typedef {import('./types.d.ts').View} View */

/** @typedef {import('./board.js').BoardInput} BoardInput @typedef {import('./layout.js').Box} Box */

const LEVELS = 11;

/**
 * The trade track: a cell for each level, with what it gives for what, and the marks of those who are there.
 * @param {Box|undefined} at
 * @param {boolean} tall
 * @param {BoardInput} input
 */
export function tradeTrack(at, tall, input) {
  if (!at) return nothing;
  const w = at.w / LEVELS;
  const words =
    [t('trade.track'), ...input.view.players.map((/** @type {any} */ p) => t('trade.at', { name: input.name(p.seat),
    level: p.trade_level }))].join(', ');
  return svg`<g class="trade-track" transform="translate(${at.x} ${at.y})" role="img" aria-label=${words} data-testid="trade-track">
    ${Array.from({ length: LEVELS }, (_, level) => svg`<g transform="translate(${level * w} 0)"
      data-help="level:${level}">${cell(level, w, at.h, tall, input)}</g>`)}
    <rect class="track-edge" width=${at.w} height=${at.h} rx="9"></rect></g>`;
}

/** @param {number} level @param {number} w @param {number} h @param {boolean} tall @param {BoardInput} input */
function cell(level, w, h, tall, input) {
  const row = tables(input.catalogue).level(level);
  const here = input.view.players.filter((/** @type {any} */ p) => p.trade_level === level).map((/** @type {any} */ p) => p.seat);
  const rate = row?.give ? `${row.give}:${row.get}` : '–';
  const at = tall ? (/** @type {number} */ i) => ({ x: w / 2 + (here.length > 1 ? (i % 2 ? 7.5 : -7.5) : 0),
    y: 28 + Math.floor(i / 2) * 15 })
    : (/** @type {number} */ i) => ({ x: here.length > 3 ? 34 + (i % 3) * 18 + (i > 2 ? 9 : 0) : w - 13 - (here.length - 1 - i) * 19,
      y: here.length > 3 ? (i > 2 ? 28.500 : 10.500) : 19 });
  return svg`<rect class=${row?.give ? 'track-cell' : 'track-cell none'} width=${w} height=${h}></rect>
    ${tall ? svg`<text class="track-level" x=${w / 2} y="15" font-size="14" text-anchor="middle">${level}</text>
      ${here.length < 3 || !row?.give ? svg`<text class="board-note" x=${w / 2} y=${h - 6} font-size="12.500"
      text-anchor="middle">${here.length < 5 ? rate : ''}</text>` : nothing}`
    : svg`<text class="track-level" x="7" y="17" font-size="16">${level}</text><text class="board-note" x="7" y="33"
      font-size="13">${rate}</text>`}
    ${repeat(here, (seat) => seat, (seat, i) => svg`<g transform="translate(${at(i).x} ${at(i).y}) scale(${tall ? 0.7 : 0.86})">
      <g class="walk">${seatMark(seat)}</g></g>`)}`;
}

/**
 * The herd on the place that it is at: a mammoth, what is to be won, and who joined; a small one where it goes next.
 * @param {string} place
 * @param {Box} at
 * @param {boolean} tall
 * @param {BoardInput} input
 */
export function herd(place, at, tall, input) {
  const { view, catalogue } = input;
  const middle = { x: at.w / 2, y: tall ? 53 : 72 };
  if (view.herd_place === place && view.herd_tile) {
    const row = tables(catalogue).mammoth(view.herd_tile);
    const s = tall ? 0.7 : 0.9;
    const joined = view.players.filter((/** @type {any} */ p) => p.joined)
      .flatMap((/** @type {any} */ p) => Array.from({ length: p.joined }, () => p.seat));
    return svg`<g class="herd" data-testid="herd" data-help="mammoth:${view.herd_tile}">
      <g transform="translate(${middle.x - 41} ${middle.y + 2}) scale(${tall ? 2.6 : 3})">${thing('mammoth')}</g>
      <g transform="translate(${middle.x + (tall ? 25 : 32) - 52 * s} ${middle.y - 42 * s}) scale(${s})">${row
        ? mammothTile(row, thing, { one: t('trade.one'), all: t('trade.all') }) : nothing}</g>
      ${joined.map((/** @type {number} */ seat, /** @type {number} */ i) => svg`
        <g transform="translate(${middle.x - 62 + i * 15} ${middle.y + (tall ? 24 : 30)})"><g class="walk">${person(seat)}</g></g>`)}</g>`;
  }
  if (view.herd_next === place && view.herd_left) {
    return svg`<g class="herd-next" data-testid="herd-next" data-help="thing:herd" transform="translate(${at.w - 48} 19)">
      <circle class="ring" r="13"></circle><g transform="scale(.84)">${thing('mammoth')}</g></g>`;
  }
  return nothing;
}

/** What a place says of the herd, in words. @param {string} place @param {BoardInput} input @returns {string[]} */
export function herdWords(place, { view, catalogue }) {
  const row = tables(catalogue).mammoth(view.herd_tile);
  if (view.herd_place === place && row) return [t('herd.here'), t('herd.tile', { one: t('bonus.' + row.one), all: t('bonus.' + row.all) })];
  return view.herd_next === place && view.herd_left ? [t('herd.next', { place: placeName(place, view) })] : [];
}

/**
 * What counts for the whole board, one line below the other: animals, the deck, the herd.
 * @param {View} view
 * @param {number} x
 * @param {number} y
 */
export function notes(view, x, y) {
  return svg`<text class="board-note" x=${x} y=${y} text-anchor="middle" font-size="14">${t('deck.left', { n: view.deck_left })}</text>
    ${herdLeft(view, x, y)}`;
}

/** How many tiles of the herd are left. @param {View} view @param {number} x @param {number} y */
export function herdLeft(view, x, y) {
  if (!view.herd_left) return nothing;
  return svg`<g data-help="thing:herd"><g transform="translate(${x - 34} ${y + 13}) scale(.8)">${thing('mammoth')}</g>
    <text class="board-note" x=${x - 18} y=${y + 18} font-size="14">${t('herd.left', { n: view.herd_left })}</text></g>`;
}

/** What the animals on display take from each roll. @param {View} view @param {number} x @param {number} y */
export function penaltyNote(view, x, y) {
  if (!view.penalty) return nothing;
  return svg`<g class="penalty" transform="translate(${x} ${y})" data-testid="penalty"><rect x="-58" y="-15" width="116" height="22"
    rx="11"></rect><text x="0" y="1.500" text-anchor="middle" font-size="15">${t('animal.penalty', { n: view.penalty })}</text></g>`;
}
