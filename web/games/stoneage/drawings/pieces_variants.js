// @ts-check
// The variants' own drawings: jewellery, igloo, merchant, trade, the four animals, the herd and its tiles. Drawn around (0,0) in a box of
// 24 by 24.

import { svg } from '/vendor/lit-html/lit-html.js';
import { mammoth } from './scenes.js';

/** @type {Record<string, any>} */
export const VARIANT_THINGS = {
  jewelry: svg`<path class="cord" d="M-10-10C-6.500-4-2.500-5.500 0-6.500 2.500-5.500 6.500-4 10-10"></path>
    <circle class="bead" cx="-5.800" cy="-5.800" r="1.900"></circle><circle class="bead" cx="5.800" cy="-5.800" r="1.900"></circle>
    <path class="tooth edge" d="M-4-6.500C-2-8 2-8 4-6.500 4.900-1 3 6-.300 11-3.600 6-5-1-4-6.500Z"></path>
      <path class="line" d="M-3.800-3.600C-1.500-2.600 1.500-2.600 3.900-3.600"></path>`,
  ring: svg`<path class="ring-of-bone" fill-rule="evenodd" d="M0-9.500A9.500 9.500 0 1 1 0 9.500 9.500 9.500 0 1 1 0-9.500ZM0-5A5 5 0
    1 0 0 5 5 5 0 1 0 0-5Z"></path><path class="line"
    d="M-7-3-4.600-1.600M7-3 4.600-1.600M-7 4-4.400 2.600M7 4 4.400 2.600M0-9V-5.600"></path>`,
  igloo: svg`<path class="snow edge" d="M-11 9C-11-3.500-5.500-9.500 .500-9.500 7-9.500 11.500-3.500 11.500 9Z"></path>
    <path class="line" d="M-9.500-.500H10.500M-10.800 4.500H-4M5
    4.500H11.200M-4-8.300V-4.800M4.500-8.600V-4.800M-8-4.800H9M-1-4.800V-.600M7-4.800V-.600M-7-.500V4.500M8-.500V4.500"></path>
    <path class="snow-door" d="M-3.500 9V5.500C-3.500 1.800 4.500 1.800 4.500 5.500V9Z"></path>`,
  merchant: svg`<path class="inked" d="M0-7A3.700 3.700 0 0 1 2.600-.700C6.400-.400 8 1.400 7.600 3.200L4.800 3.700C5 6.500 5.800 9 6.600
    11.400H-6.600C-5.800 9-5 6.500-4.800 3.700L-7.600 3.200C-8 1.400-6.400-.400-2.600-.700A3.700 3.700 0 0 1 0-7Z"></path>
    <path class="horn" d="M-10.500-2.500C-5-.500 5-.500 10.500-2.500"></path>
      <path class="inked" d="M-10.800-2C-13 2-12.500 5-9.800 5-7.200 5-6.800 2-9.600-2ZM10.800-2C13 2 12.500 5 9.800 5 7.200 5 6.800 2
      9.600-2Z"></path>`,
  trade: svg`<path class="trade-arrow" d="M-10-5H7M2.500-9.500 7.500-5 2.500-.500"></path><path class="trade-arrow"
    d="M10 5H-7M-2.500.500-7.500 5-2.500 9.500"></path>`,
  mammoth: svg`<g transform="translate(-13.400 -9.800) scale(.205)">${mammoth}</g>`,
  bird_of_prey: svg`<path class="pigment beast" d="M0-5.500C.900-8.500 3.400-8.800 4.600-7.200L6.600-6.200 4.500-5.200C4.300-4.200
    3.600-3.400 2.600-2.900 6-4.400 9.200-6.800 11.800-10.500 11.800-4.500 9 .700 4 3L3.200 6.500 5 10.500 1.400 8.400 0 11.500-1.400
    8.400-5 10.500-3.200 6.500-4 3C-9 .700-11.800-4.500-11.800-10.500-9.200-6.800-6-4.400-2.600-2.900-1.300-3.400-.500-4.200
    0-5.500Z"></path><circle class="eye" cx="2.600" cy="-6.700" r=".7"></circle>
    <path class="hair" d="M-9.500-6C-8-3-6-1-4 0M9.500-6C8-3 6-1 4 0"></path>`,
  wolf: svg`<path class="pigment beast"
    d="M-11.800-.600C-10.600-2.600-9.600-4-8.400-5.200L-8.300-9-5.900-6.400C-3.600-5.800-2-4.700-1-3.400 2.500-3.300 5.300-3.200
    7.300-2.200 9.200-3.300 10.600-5.400 11.300-8.200 12.600-3.800 11.200.400 8.900 2.200L9.600 5.500 8.900 10.500H6.700L6.900 6 4.900
    3.200C2.500 4 .5 4-1.500 3.600L-2.100 10.500H-4.300L-4.600 4.500-6 2.500C-6.500
    1.200-6.600.400-6.800-.4-8.400.4-10.200.7-11.600.6Z"></path><circle class="eye" cx="-7.600" cy="-3.500" r=".7"></circle>`,
  wild_boar: svg`<path class="pigment beast" d="M-12 2.800-10.700-.300C-9.600-1.800-8.400-2.700-7-3.400L-6.600-7-4.400-5C-2-8-.500-8
    .5-9.200L1.200-7.900 3-8.800 3.600-7.300 5.800-7.600C8.600-6.200 10.200-3.800 10.700-.700L12.200-2.600 11.600.900 10.300 1.700C10
    3.100 9.500 4.100 8.800 4.900L9.300 10H7.100L6.400 5.700 3.500 5-.6 5.400-.8 10H-3L-3.300 5.400-4.600 4.400-5 10H-6.900L-6.700
    3.900C-8.200 3.900-9.800 4.200-11.200 4.700Z"></path><path class="tusk small" d="M-9.800 3.400C-10.600 2.200-10.400.8-9.400.2"></path>
    <circle class="eye" cx="-7.200" cy="-.9" r=".7"></circle>`,
  polar_bear: svg`<path class="snow edge"
    d="M-12-.6-10.200-3.600C-9.200-4.600-8.300-5-7.500-5.300-7.400-6.700-5.900-7.200-5.100-6-2.500-7-.2-7.700 3.800-7.300 8-6.900
    10.900-4 11.300.2L11.600 4.700 10.700 10H6.900L6.700 8.500 7.700 7.700 6.700 4C4 5.200 1 5.200-1.500 4.600L-1 10H-5L-5.100 8.500-4
    7.700-4.800 3.200C-6 2.200-6.900 1-7.300-.4L-9.500.8-11.600.7Z"></path><circle class="snow-eye" cx="-8.100" cy="-2.900"
    r=".75"></circle><circle class="snow-eye" cx="-11.500" cy="-.2" r=".8"></circle>
    <path class="line" d="M-1.500 4.600C-1.700 3.200-1.600 2-1.200.8M6.700 4C6.600 2.600 6.900 1.400 7.500.4"></path>`,
};
/** The animals, the weakest first. */
export const BEASTS = ['bird_of_prey', 'wolf', 'wild_boar', 'polar_bear'];

/** The drawings of each bonus. @type {Record<string, [string, number][]>} */
const BONUS = {
  tool: [['tool', 1]], agriculture: [['agriculture', 1]], stone_and_wood: [['stone', 1], ['wood', 1]], points_7: [['points', 7]],
    points_3: [['points', 3]], food_2: [['food', 2]], wood: [['wood', 1]], brick: [['brick', 1]],
};

/** @param {string} name of a bonus @param {number} x @param {number} y @param {(name: string) => any} thing */
function bonusDrawing(name, x, y, thing) {
  const [[first, n], more] = BONUS[name] ?? [['any', 1]];
  const at = (/** @type {string} */ what, /** @type {number} */ dx) => svg`<g transform="translate(${x + dx} ${y})">${thing(what)}</g>`;
  if (first === 'points') return svg`<text class="card-number" x=${x - 3} y=${y + 8} font-size="22" text-anchor="end">${n}</text>
    ${at('points', 12)}`;
  if (n === 2 || more) return svg`${at(first, -13)}${at(more?.[0] ?? first, 13)}`;
  return at(first, 0);
}

/**
 * The front of a tile of the herd, 104 by 84: the gain of one player above, of all players below.
 * @param {any} row of the catalogue
 * @param {(name: string) => any} thing draws a piece by its name @param {{one: string, all: string}} words beside the bonuses
 */
export function mammothTile(row, thing, words) {
  return svg`<rect class="card-paper" width="104" height="84" rx="9"></rect><path class="trade-ground"
    d="M0 43H104V75A9 9 0 0 1 95 84H9A9 9 0 0 1 0 75Z"></path>
    <text class="card-words" x="9" y="28" font-size="18">${words.one}</text>${bonusDrawing(row.one, 68, 22, thing)}
    <text class="card-words" x="9" y="70" font-size="18">${words.all}</text>${bonusDrawing(row.all, 68, 63, thing)}
      <rect class="card-edge" width="104" height="84" rx="9"></rect>`;
}

/** The back of such a tile: the next place of the herd. @param {any} drawing of the resource there */
export const mammothBack = (drawing) => svg`<rect class="card-paper" width="104" height="84" rx="9"></rect>
  <g transform="translate(52 34) scale(2.1)">${VARIANT_THINGS.mammoth}</g><g transform="translate(52 68)">${drawing}</g>
  <rect class="card-edge" width="104" height="84" rx="9"></rect>`;
