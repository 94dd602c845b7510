// @ts-check
// The labels on the map: names of territories and values of villages. They lie above all terrain, so that nothing covers them.

import { svg } from '/vendor/lit-html/lit-html.js';
import { memo } from '../../js/core/memo.js';
import { BADGE, nameAt, valueAt } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

/** Draws all names. They never change, so they are drawn once for each layout. @param {any} tables @param {Layout} layout */
export function names(tables, layout) {
  return memo(tables, `names ${layout.key}`, () => svg`<g class="names" aria-hidden="true">${tables.territories.map(
    (/** @type {any} */ row) => {
      const { x, y } = nameAt(row, layout);
      return svg`<text class="territory-name" x=${x} y=${y} text-anchor="middle" font-size=${layout.name_size}>${row.territory}</text>`;
    })}</g>`);
}

/** The points of each clan in a village. @param {any} tables @param {import('./types.d.ts').Village} village @param {Layout} layout */
export function worth(tables, village, layout) {
  const { x, y } = valueAt(tables, village.territory, layout);
  return svg`<g class="worth" aria-hidden="true" transform="translate(${x} ${y}) scale(${layout.badge})"><circle class="village-chip"
    r=${BADGE}></circle><text class="village-points" y="5" text-anchor="middle" font-size="14">${village.value}</text></g>`;
}
