// @ts-check
// The pieces, each drawn by a few strokes around (0,0) in a box of 24 by 24, so that a piece is the same on the board, in a button and in
// the log. Colours come from CSS classes.

import { svg } from '/vendor/lit-html/lit-html.js';
import { MARKS, icon, markIcon, seatMark } from '../../../js/frame/drawings.js';
import { VARIANT_THINGS } from './pieces_variants.js';

export { icon, markIcon, seatMark };

/** A wooden person of a seat. @param {number} seat */
export function person(seat) {
  return svg`<g class="seat-${seat}">
    <path class="wooden" d="M0-12A4.3 4.3 0 0 1 3-4.6C8-4.2 10.6-1.6 10 1.2L6.2 1.9C6.4 5 7.6 8.4 8.8 11.4H2.3L0 6.8-2.3 11.4H-8.8C-7.6
      8.4-6.4 5-6.2 1.9L-10 1.2C-10.6-1.6-8-4.2-3-4.6A4.3 4.3 0 0 1 0-12Z"></path>
    <g transform="translate(0 .6)">${MARKS[seat] ?? MARKS[0]}</g></g>`;
}

/** @type {Record<string, any>} */
const RESOURCE = {
  wood: svg`<path class="wood edge" d="M-9-4.5H6.5A4.5 4.8 0 0 1 6.5 5H-9A3 4.8 0 0 1-9-4.5Z"></path>
    <path class="line" d="M-5-2H2M-7 1.4H0M-3 3.2H4"></path>
    <ellipse class="wood light edge" cx="7" cy=".3" rx="3.4" ry="4.8"></ellipse><ellipse class="ring-line" cx="7" cy=".3" rx="1.5"
      ry="2.2"></ellipse>`,
  brick: svg`<path class="brick edge" d="M-10-1.5-4-6.5H10L4.6-1.5Z"></path><path class="brick edge" d="M-10-1.5H4.6V7H-10Z"></path>
    <path class="brick dark edge" d="M4.6-1.5 10-6.5V2L4.6 7Z"></path><path class="line" d="M-7 1.6H-1M-6 4.4H2"></path>`,
  stone: svg`<path class="stone edge" d="M-9.6 5.6-8-2.6-2.6-7.4 4.4-6.2 9.4-.8 8.8 5.8 2 7.6-5.4 7.4Z"></path>
    <path class="shine" d="M-6.6-1.6-2.2-5.4 2.4-4.6-1-.6Z"></path><path class="line" d="M-1-.6 1.6 3.4 8 3M1.6 3.4 0 7"></path>`,
  gold: svg`<path class="gold edge" d="M-8.6 3-6.4-3.6-1-6.6 2-4 6.6-4.6 9 1.4 6 6-.4 5-4 7Z"></path>
    <path class="shine" d="M-5-1.6-1.4-4.4.6-1.4-2.6 1.4Z"></path>
      <path class="shine" d="M8.4-10 9.2-7.8 11.4-7 9.2-6.2 8.4-4 7.6-6.2 5.4-7 7.6-7.8Z"></path>`,
  food: svg`<path class="bone edge" d="M2.4 1 7.2 5.4A2.5 2.5 0 1 1 9.6 8.2 2.5 2.5 0 1 1 6 8.8L.6 3.4Z"></path>
    <path class="food edge" d="M-9.8-3.4C-9-8.2-2.6-9.6 1.2-6 4.4-3 4.6 1.4 2.4 3.4-.4 5.8-6.2 4.8-8.4 1.8-9.6.2-10-1.6-9.8-3.4Z"></path>
    <path class="shine" d="M-7.4-3.4C-6.6-6-3.4-6.8-1.4-5.6-3.6-5.2-6-4.4-7.4-3.4Z"></path>`,
};

/** @type {Record<string, any>} */
const THINGS = {
  ...RESOURCE,
  ...VARIANT_THINGS,
  tool: svg`<path class="haft" d="M-8.6 10.2-6.6 11.6 7-6.4 4.6-8Z"></path>
    <path class="stone edge" d="M-1.6-7.6C2-11.6 8-11.6 11-8.4 9-6 9.4-2.4 7.6.8 4.2.6 .8-2.8-1.6-7.6Z"></path>
      <path class="line" d="M4.2-9.2 8.2-3.2"></path>`,
  agriculture: svg`<path class="stalk" d="M0 11.5C-.4 5 0-1 1-8"></path>
    <path class="grain" d="M1-11.4C3.2-9.4 3-7 1-5.4-.8-7.2-.8-9.6
      1-11.4ZM-4.4-7.6C-1.4-7-.4-5-.8-2.6-3.4-3.2-4.8-5-4.4-7.6ZM5.8-6.8C3-6.4 1.8-4.4 2-2 4.6-2.4 6.2-4.2 5.8-6.8ZM-5-2C-2-1.4-.8.6-1.2
      3-3.8 2.4-5.4.4-5-2ZM5.2-1.2C2.4-.8 1 1.2 1.2 3.6 3.8 3.2 5.6 1.4 5.2-1.2Z"></path>`,
  people: svg`<path class="inked" d="M0-11A4.3 4.3 0 0 1 3-3.6C8-3.2 10.6-.6 10 2.2L6.2 2.9C6.4 6 7.6 8.4 8.8 11H2.3L0 7.4-2.3
    11H-8.8C-7.6 8.4-6.4 6-6.2 2.9L-10 2.2C-10.6-.6-8-3.2-3-3.6A4.3 4.3 0 0 1 0-11Z"></path>`,
  hut: svg`<path class="inked" d="M-1.4-11 0-8.6 1.4-11 2.4-10.4 1-7.4C4.4-2.6 8-.4 10.6 10.4H3.4C3.4 5.6 2 2 0 1-2 2-3.4 5.6-3.4
    10.4H-10.6C-8-.4-4.4-2.6-1-7.4L-2.4-10.4Z"></path>`,
  points: svg`<path class="gold edge" d="M0-10.6 2.9-3.9 10.2-3.2 4.7 1.6 6.3 8.7 0 5-6.3 8.7-4.7 1.6-10.2-3.2-2.9-3.9Z"></path>`,
  extra_card: svg`<path class="paper edge" d="M-8.4-8 2-10.4 5 6.6-5.2 9Z"></path><path class="paper edge"
    d="M-2.6-8.6H8.6V9H-2.6Z"></path><path class="inked" d="M3-4.4V4M-1.2-.2H7.2" fill="none" stroke-width="2"></path>`,
  two_of_choice: svg`<g transform="translate(-4.6 -3.6) scale(.6)">${RESOURCE.stone}</g>
    <g transform="translate(4.6 4.4) scale(.6)">${RESOURCE.wood}</g><path class="line" d="M8.6-9-8.6 9"></path>`,
  card: svg`<path class="paper edge" d="M-7.4-10.4H7.4V10.4H-7.4Z"></path><path class="culture-ground" d="M-7.4 1H7.4V10.4H-7.4Z"></path>
    <path class="line" d="M-4-5.4H4M-4-2.6H2"></path>`,
  shaman: svg`<path class="inked" d="M0-6A4 4 0 0 1 2.8.9C7.4 1.2 9.6 3.2 9 5.4L5.8 6C6 8 6.8 9.8 7.6 11.6H-7.6C-6.8 9.8-6 8-5.8 6L-9
    5.4C-9.6 3.2-7.4 1.2-2.8.9A4 4 0 0 1 0-6Z"></path>
    <path class="horn" d="M-2.6-5.4C-7-6-8-8.6-7.4-11.6M-5.8-7C-8-7-9.6-7.8-10.4-9.4M2.6-5.4C7-6 8-8.6 7.4-11.6M5.8-7C8-7 9.6-7.8
      10.4-9.4"></path>`,
  healing: svg`<path class="inked" d="M-9-1H9C9 5 6 8.6 3 9.4V11H-3V9.4C-6 8.6-9 5-9-1Z"></path>
    <path class="horn" d="M2-3 8.6-11M-5-3C-7-6-3-7-4.6-11"></path>`,
  art: svg`<path class="inked" d="M0-11.6A3.4 3.4 0 0 1 2.4-5.8C5.6-5 6-1.6 4.4.4 7 3 6 8 2.2 11.6H-2.2C-6 8-7
    3-4.4.4-6-1.6-5.6-5-2.4-5.8A3.4 3.4 0 0 1 0-11.6Z"></path>
    <path class="cut" d="M-3-1.6A1.6 1.6 0 1 0 0-1.6 1.6 1.6 0 1 0 3-1.6"></path>`,
  writing: svg`<path class="inked" d="M-8-10 8.6-11 9 10-8.6 11Z"></path>
    <path class="cut" d="M-5-6 5-6.6M-5-2 3-2.6M-5 2 5 1.6M-5 6 1 5.8"></path>`,
  pottery: svg`<path class="inked" d="M-4-11.4H4L3-7.4C7.6-5.6 9.4-1.6 7.4 3.4 6.2 6.4 4.4 8.6 4.6 11.4H-4.6C-4.4 8.6-6.2 6.4-7.4
    3.4-9.4-1.6-7.6-5.6-3-7.4Z"></path><path class="cut" d="M-7.6-2 -4.6-4 -1.6-1.4 1.4-4 4.6-1.4 7.6-3"></path>`,
  time: svg`<path class="inked" d="M0-9A10 9 0 1 1 0 9.6 10 9 0 1 1 0-9Z"></path>
    <path class="cut" d="M0 .4V-6M0 .4 5 4M-7.4.4H-5.4M5.4.4H7.4M0 7.4V5.6"></path>`,
  transport: svg`<path class="inked" d="M-11-6H11L8.6 2.6H-8.6Z"></path><path class="cut" d="M-4.6-5V1.6M0-5V1.6M4.6-5V1.6"></path>
    <circle class="wheel" cx="-4.6" cy="6.2" r="4.2"></circle><circle class="wheel" cx="5" cy="6.2" r="4.2"></circle>`,
  music: svg`<path class="inked" d="M-9.6-6.6A9.6 4 0 0 1 9.6-6.6L6.6 9.4A6.8 2.6 0 0 1-6.6 9.4Z"></path>
    <path class="cut" d="M-9-5.6A9.6 3.4 0 0 0 9-5.6M-7.6-2.6-3.6 9.4 0-1.6 3.6 9.4 7.6-2.6"></path>`,
  weaving: svg`<path class="inked" d="M-10-11H10V-8H7.6V8.6L5.6 11.4 3.4 8.6 1.2 11.4-1 8.6-3.2 11.4-5.4 8.6-7.6 11.4V-8H-10Z"></path>
    <path class="cut" d="M-6-4.6H6M-6-1H6M-6 2.6H6M-6 6H6"></path>`,
  any: svg`<path class="any edge" d="M-8-2-3-8 5-6.6 8.6 1 4 7.4-5 6.6Z"></path><text class="any-text" y="5.8"
    text-anchor="middle">?</text>`,
};

/** Things that are drawn like another thing. @type {Record<string, string>} */
const LIKE = { farmer: 'agriculture', tool_maker: 'tool', hut_builder: 'hut', once_tool: 'tool' };

/** Draws a thing by its name, around (0,0). @param {string} name */
export function thing(name) {
  return THINGS[LIKE[name] ?? name] ?? THINGS.any;
}

const PIPS = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]];

/** A die of bone. @param {number} value */
export function die(value) {
  return svg`<rect class="die die-side" x="-11" y="-9" width="22" height="22" rx="5"></rect><rect class="die" x="-11" y="-11" width="22"
    height="22" rx="5"></rect>
    ${PIPS[value].map(([x, y]) => svg`<circle class="pip" cx=${x * 5.6} cy=${y * 5.6} r="2.2"></circle>`)}`;
}

/** @param {string} name @param {string} [size] */
export const thingIcon = (name, size) => icon(thing(name), size);
/** @param {number} seat @param {string} [size] */
export const personIcon = (seat, size) => icon(person(seat), size);
/** @param {number} value @param {string} [size] */
export const dieIcon = (value, size) => icon(die(value), size);
