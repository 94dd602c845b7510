// @ts-check
// The picture of the lobby: a mammoth, hunters and the fire, as a wall painting.

import { html, svg } from '/vendor/lit-html/lit-html.js';
import { slice } from '../../../js/frame/incremental.js';
import { SCENES, campfire, mammoth } from './scenes.js';
import { person } from './pieces.js';

/** @param {number} x @param {number} y @param {number} s @param {any} drawing */
const at = (x, y, s, drawing) => svg`<g transform="translate(${x} ${y}) scale(${s})">${drawing}</g>`;

export function hero() {
  return html`<svg class="hero-art" viewBox="0 0 560 300" role="img" aria-hidden="true">${slice(painting)}</svg>`;
}

/** Loads the painting after the words next to it. */
function painting() {
  return svg`<path class="far" d="M0 150C60 110 120 130 190 96 260 70 310 120 380 100 450 82 500 110 560 92V300H0Z"></path>
    <path class="near" d="M0 236C120 214 220 246 330 230 430 218 500 236 560 226V300H0Z"></path>
    ${at(150, 62, 2, mammoth)}
    ${at(24, 118, 0.9, SCENES.forest)}
    ${at(468, 250, 1.7, campfire)}
    ${at(424, 214, 1.9, person(0))}${at(408, 256, 2.1, person(1))}${at(526, 254, 2.1, person(3))}${at(512, 212, 1.9, person(2))}`;
}
