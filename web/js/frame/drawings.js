// @ts-check
// Drawings that belong to no game: marks, an icon inside text, the hut in the head of the page. Drawn around (0,0) in a box of 24 by 24.

import { html, svg } from '/vendor/lit-html/lit-html.js';

/** Marks that distinguish seats besides their colours: circle, triangle, square, diamond, star, cross, ring, moon. */
export const MARKS = [
  svg`<circle class="mark" r="3"></circle>`,
  svg`<path class="mark" d="M0-3.6 3.6 2.8H-3.6Z"></path>`,
  svg`<path class="mark" d="M-2.8-2.8H2.8V2.8H-2.8Z"></path>`,
  svg`<path class="mark" d="M0-4.2 3.2 0 0 4.2-3.2 0Z"></path>`,
  svg`<path class="mark" d="M0-4.2 1.2-1.4 4.2-1.2 1.9.8 2.6 3.7 0 2.1-2.6 3.7-1.9.8-4.2-1.2-1.2-1.4Z"></path>`,
  svg`<path class="mark" d="M-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z"></path>`,
  svg`<path class="mark" fill-rule="evenodd" d="M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4ZM0-1.9A1.9 1.9 0 1 0 0 1.9 1.9 1.9 0 1 0 0-1.9Z"></path>`,
  svg`<path class="mark" d="M1.6-4A4.2 4.2 0 1 0 1.6 4 3.4 4 0 0 1 1.6-4Z"></path>`,
];

/** The mark of a seat alone, on the seat's colour. @param {number} seat */
export function seatMark(seat) {
  return svg`<g class="seat-${seat}"><circle class="wooden" r="10"></circle><g transform="scale(1.5)">${MARKS[seat] ?? MARKS[0]}</g></g>`;
}

/**
 * A drawing as an icon inside text and buttons; the words next to it describe it.
 * @param {any} drawing @param {string} [size] class of its size
 */
export function icon(drawing, size = '') {
  return html`<svg class="icon ${size}" viewBox="-12.5 -12.5 25 25" aria-hidden="true">${drawing}</svg>`;
}

/** @param {number} seat @param {string} [size] */
export const markIcon = (seat, size) => icon(seatMark(seat), size);

/** The hut next to the name of the page. */
export const hut = svg`<path class="inked" d="M-1.4-11 0-8.6 1.4-11 2.4-10.4 1-7.4C4.4-2.6 8-.4 10.6 10.4H3.4C3.4 5.6 2 2 0 1-2 2-3.4
  5.6-3.4 10.4H-10.6C-8-.4-4.4-2.6-1-7.4L-2.4-10.4Z"></path>`;
