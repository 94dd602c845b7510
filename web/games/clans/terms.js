// @ts-check
// Small words of Clans: huts and colours as text.

import { listed, t } from '../../js/core/words.js';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'];
export const TERRAINS = ['forest', 'mountain', 'steppe', 'grassland'];

/** Formats "2 red and 1 blue hut". @param {Record<string, number>} huts */
export function hutsText(huts) {
  const items = COLOURS.filter((colour) => huts[colour]).map((colour) => t('clans.huts.' + colour, { n: huts[colour] }));
  return items.length ? listed(items) : t('clans.huts.none');
}

/** Formats "red, blue and green". @param {string[]} colours */
export function coloursText(colours) {
  return listed(colours.map((colour) => t('clans.colour.' + colour)));
}
