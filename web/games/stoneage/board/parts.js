// @ts-check
// Small drawings that the faces of cards and buildings share.

import { svg } from '/vendor/lit-html/lit-html.js';
import { thing } from '../drawings/pieces.js';

/** Draws something at a point, at a size. @param {any} drawing @param {number} x @param {number} y @param {number} scale */
export const at = (drawing, x, y, scale) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/**
 * Draws up to four of the same thing side by side.
 * @param {any} drawing
 * @param {number} n
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function several(drawing, n, x, y, scale) {
  const pitch = 23 * scale;
  return Array.from({ length: n }, (_, i) => at(drawing, x + (i - (n - 1) / 2) * pitch, y, scale));
}

/**
 * Draws a number and a thing as one figure.
 * @param {number|string} n
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function counted(n, name, x, y, scale) {
  return svg`<text class="card-number" x=${x - 4 * scale} y=${y + 8 * scale} font-size=${22 * scale} text-anchor="end">${n}</text>
    ${at(thing(name), x + 13 * scale, y, scale)}`;
}
