// @ts-check
// The cup of the first three places.

import { html, nothing } from '/vendor/lit-html/lit-html.js';

const CUPS = ['gold', 'silver', 'bronze'];

/** Draws a cup in the metal of the place. @param {number} place */
export const cup = (place) => (place > CUPS.length ? nothing : html`<svg class="cup of-${CUPS[place - 1]}" viewBox="0 0 24 24"
  aria-hidden="true"><path class="ears" d="M7 5H3c0 4 2 6 5 6M17 5h4c0 4-2 6-5 6"></path><path
  d="M6 3h12v5a6 6 0 0 1-5 5.900V17h3.500l1 4h-11l1-4H11v-3.100A6 6 0 0 1 6 8Z"></path></svg>`);
