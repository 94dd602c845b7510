// @ts-check
// A picture at the head of each variant on the rules page, made of the pieces that it adds.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { picture } from '../../../js/rules/parts.js';
import { plain, w } from '../../../js/rules/words.js';
import { person, thing } from '../drawings/pieces.js';
import { BEASTS, mammothBack, mammothTile } from '../drawings/pieces_variants.js';
import { mammoth } from '../drawings/scenes.js';

/** @param {number} x @param {number} y @param {number} s @param {any} drawing */
const at = (x, y, s, drawing) => svg`<g transform="translate(${x} ${y}) scale(${s})">${drawing}</g>`;
/** @param {number} x @param {number} y @param {string} words */
const text = (x, y, words) => svg`<text class="card-number" x=${x} y=${y} font-size="24" text-anchor="middle">${words}</text>`;

/** @type {Record<string, (tables: any) => any>} */
const PICTURES = {
  harsh_winter: () => svg`${at(86, 50, 2.4, thing('hut'))}${text(132, 58, '+')}${at(164, 50, 1.7, thing('stone'))}${text(204, 58,
    '5')}${at(230, 50, 1.2, thing('points'))}
    ${at(306, 50, 2.2, thing('card'))}${text(342, 58, '+')}${at(374, 50, 1.7, thing('gold'))}${text(414, 58, '6')}${at(440, 50, 1.2,
      thing('points'))}`,
  wild_animals: (tables) => BEASTS.map((name, i) =>
    svg`${at(70 + i * 128, 44, 2.9, thing(name))}${text(70 + i * 128, 100, `−${tables.animals?.[i]?.penalty ?? ''}`)}`),
  igloos:
    () => svg`${at(130, 54, 3.6, thing('igloo'))}${['wood', 'brick', 'stone', 'gold'].map(
    (name, i) => [0, 1, 2].map((n) => at(270 + n * 34 + (i % 2) * 124, 34 + Math.floor(i / 2) * 44, 1.25, thing(name))))}`,
  new_huts: () => ['wood', 'brick', 'stone', 'people', 'tool', 'agriculture'].map(
    (name, i) => svg`${at(50 + i * 84, 42, 2.3, thing('hut'))}${at(50 + i * 84, 88, 1.3, thing(name))}`),
  mammoth_herd: (tables) => svg`${at(16, 8, 1.1, mammoth)}${at(188, 14, 1, mammothBack(thing('stone')))}${tables.mammoths
    ? at(318, 14, 1, mammothTile(tables.mammoths[10] ?? tables.mammoths[0], thing, { one: w('var.tile.one'), all: w('var.tile.all') }))
    : nothing}${at(456, 44, 1.7, person(0))}${at(490, 64, 1.7, person(1))}`,
  expansion: () => svg`${at(52, 52, 2.6, thing('jewelry'))}${at(128, 52, 2.3, thing('ring'))}${at(226, 54, 2.9,
    thing('merchant'))}${at(320, 54, 2.4, thing('trade'))}${[0, 1, 2, 3, 4].map((seat) => at(386 + seat * 32, seat % 2 ? 66 : 48, 1.5,
    person(seat)))}`,
};

/** @param {string} id of a variant @param {any} catalogue */
export function variantPicture(id, catalogue) {
  return picture(plain(w(`option.${id}.is`)), '0 0 540 112', PICTURES[id](catalogue.tables), 'variant-picture');
}
