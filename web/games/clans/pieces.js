// @ts-check
// The pieces of Clans: huts of five clans, each with a mark beside its colour. Seats have numbers, since the colour of a seat is its
// secret. Drawn around (0,0) in a box of 24 by 24.

import { html, svg } from '/vendor/lit-html/lit-html.js';
import { MARKS, icon } from '../../js/frame/drawings.js';
import { COLOURS } from './terms.js';


/** A hut of a clan. @param {string} colour */
export function hut(colour) {
  return svg`<g class="clan-${colour}"><path class="clan-hut"
    d="M-1.9-11.6 0-9 1.9-11.6 3.2-10.8 1.6-7.6C5.4-3.2 9-.6 11 10.6H-11C-9-.6-5.4-3.2-1.6-7.6L-3.2-10.8Z"></path>
    <g transform="translate(0 3.8) scale(1.2)">${MARKS[COLOURS.indexOf(colour)] ?? ''}</g></g>`;
}

/** A disc of a clan, as on the score track. @param {string} colour */
export function disc(colour) {
  return svg`<g class="clan-${colour}"><circle class="clan-hut" r="10"></circle>
    <g transform="scale(1.5)">${MARKS[COLOURS.indexOf(colour)] ?? ''}</g></g>`;
}

/** A clan card that is face down. */
export const secret = svg`<path class="clan-back" d="M-8-11H8V11H-8Z"></path><text class="clan-back-mark" y="6" text-anchor="middle"
  font-size="17.500">?</text>`;

/** The stone of a seat: its number. @param {number} seat */
export function seatMark(seat) {
  return svg`<path class="seat-stone" d="M-10-2-7-8-1-10.500 6-9 10-3 9.500 4 5 9.500-3 10-9 6Z"></path><text class="seat-number"
    y="5.600" text-anchor="middle">${seat + 1}</text>`;
}

/** A village chip. */
export const chipPiece = svg`<circle class="clan-chip" r="10"></circle><path class="clan-chip-hut"
  d="M0-6.500C3-3 5.500-1.500 6.500 5H-6.500C-5.500-1.500-3-3 0-6.500Z"></path>`;

/** @param {number} seat @param {string} [size] */
export const markIcon = (seat, size) => icon(seatMark(seat), size);
/** @param {string} colour @param {string} [size] */
export const clanIcon = (colour, size) => icon(COLOURS.includes(colour) ? hut(colour) : secret, size);
/** @param {string} [size] */
export const chipIcon = (size) => icon(chipPiece, size);

/** A patch of land. @param {string} terrain */
export function terrainIcon(terrain) {
  return html`<svg class="icon land-icon" viewBox="-12 -12 24 24" aria-hidden="true"><rect class="land-fill ${terrain}" x="-11" y="-11"
    width="22" height="22" rx="5"></rect><g transform="scale(.8)">${STROKES[terrain]}</g></svg>`;
}

/** The mark of each terrain, which distinguishes it without its colour. @type {Record<string, any>} */
export const STROKES = {
  forest: svg`<path class="stroke forest" d="M-5 8V4M-10 4-5-6 0 4ZM5 10V7M1 7 5-1 9 7Z"></path>`,
  mountain: svg`<path class="stroke mountain" d="M-11 6-4-6 1 2 4-3 11 7M-6-3-4 0-2-2"></path>`,
  steppe: svg`<path class="stroke steppe" d="M-9 1C-5-3-1-3 3 1M0 8C4 4 7 4 10 8M2-7h.1M-6 8h.1M8-2h.1"></path>`,
  grassland: svg`<path class="stroke grassland" d="M-7 4-9-3M-7 4V-4M-7 4-5-2M5 9 3 2M5 9V1M5 9 7 3M5-4 4-8M5-4 7-8"></path>`,
};
