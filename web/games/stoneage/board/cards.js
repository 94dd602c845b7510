// @ts-check
// Faces of cards and building tiles: the immediate gain above (or left), the value at the end below (or right).

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../../../js/core/words.js';
import { bottomText, topText } from '../terms.js';
import { hutRoof, hutWalls } from './huts.js';
import { at, counted, several } from './parts.js';
import { die, thing } from '../drawings/pieces.js';

/** Draws the immediate gain of a card around (x,y). @param {any} card @param {number} x @param {number} y @param {number} s */
function topDrawing(card, x, y, s) {
  switch (card.top) {
    case 'dice_for_all': return [2, 6, 4].map((value, i) => at(die(value), x + (i - 1) * 24 * s, y + (i === 1 ? -3 : 3) * s, 0.92 * s));
    case 'food': return card.amount > 3 ? counted(card.amount, 'food', x, y, 1.25 * s)
      : several(thing('food'), card.amount, x, y, 1.15 * s);
    case 'resource': return several(thing(card.yield), card.amount, x, y, 1.4 * s);
    case 'roll': return [...several(die(5), card.amount, x - 20 * s, y, 0.9 * s), at(thing(card.yield), x + 34 * s, y, 1.2 * s)];
    case 'points': return counted(card.amount, 'points', x, y, 1.3 * s);
    case 'once_tool': return counted(`+${card.amount}`, 'tool', x, y, 1.3 * s);
    case 'trade_dice_for_all': return [...[5, 3].map((value, i) => at(die(value), x - 28 * s + i * 24 * s, y + (i ? -3 : 3) * s,
      0.88 * s)), at(thing('trade'), x + 26 * s, y, 1.05 * s)];
    case 'trade_level': return at(thing('trade'), x, y, 1.5 * s);
    default: return at(thing(card.top), x, y, 1.5 * s);
  }
}

/** Draws the value of a card at the end. @param {any} card @param {number} x @param {number} y @param {number} s */
function bottomDrawing(card, x, y, s) {
  if (card.culture) return at(thing(card.culture), x, y, 1.35 * s);
  return several(thing(card.trade), card.multiplier, x, y, (card.multiplier > 2 ? 1.05 : 1.25) * s);
}

/** @typedef {'full'|'across'|'signs'} Manner with words; the same with halves beside each other; small, with small words if they fit */

/** Returns whether small words fit on a card of signs: then a phone tells what its pictures mean. @param {number} w @param {number} h */
const hasLabels = (w, h) => w >= 80 && h >= 100;

/** @param {any} card row of the catalogue @param {number} w @param {number} h @param {Manner} manner */
export function cardFace(card, w, h, manner) {
  const ground = card.culture ? 'culture-ground' : 'trade-ground';
  const across = manner === 'across';
  const signs = manner === 'signs';
  const split = across ? w * 0.53 : h * 0.55;
  const area = across ? `M${split} 0H${w - 9}A9 9 0 0 1 ${w} 9V${h - 9}A9 9 0 0 1 ${w - 9} ${h}H${split}Z`
    : `M0 ${split}H${w}V${h - 9}A9 9 0 0 1 ${w - 9} ${h}H9A9 9 0 0 1 0 ${h - 9}Z`;
  const bare = signs && !hasLabels(w, h);
  const middle = bare ? 0.5 : 0.4;
  const under = signs ? 8 : 13;
  const top = across ? { x: split / 2, y: h * 0.4, text: h - 12 } : { x: w / 2, y: split * middle, text: split - under };
  const low = across ? { x: (split + w) / 2, y: h * 0.4, text: h - 11 }
    : { x: w / 2, y: split + (h - split) * middle, text: h - (signs ? 7 : 11) };
  const size = across ? 14 : signs ? 13.5 : 16;
  const scale = across ? 0.86 : signs ? Math.min(1, w / 104) * (bare ? 1 : 0.92) : Math.min(1.5, w / 124, h / 140);
  const words = bare ? nothing
    : svg`${fitted(topText(card), top.x, top.text, size, across ? split - 6 : w - 8, 'card-words')}
      ${fitted(bottomText(card), low.x, low.text, size, across ? w - split - 6 : w - 8, 'card-words soft')}`;
  return svg`<rect class="card-paper" width=${w} height=${h} rx="9"></rect><path class=${ground} d=${area}></path>
    ${topDrawing(card, top.x, top.y, scale)} ${bottomDrawing(card, low.x, low.y, scale)} ${words}
    <rect class="card-edge" width=${w} height=${h} rx="9"></rect>`;
}

/** Returns an upper estimate of the width of words in the card's type, for a size of 1. @param {string} words */
function widthOf(words) {
  return [...words].reduce((sum, letter) => sum + (/[ fijlrt.,:'’·I1+−]/.test(letter) ? 0.36 : /[mwMWÄÖÜ%]/.test(letter) ? 0.86
    : /[A-Z0-9]/.test(letter) ? 0.62 : 0.54), 0);
}

/**
 * Draws a line of words, condensed where it would not fit.
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} width
 * @param {string} cls
 * @param {'middle'|'start'} [anchor]
 */
export function fitted(words, x, y, size, width, cls, anchor = 'middle') {
  const wide = widthOf(words) * size > width;
  return svg`<text class=${cls} x=${x} y=${y} font-size=${size} text-anchor=${anchor} textLength=${wide ? width : nothing}
    lengthAdjust=${wide ? 'spacingAndGlyphs' : nothing}>${words}</text>`;
}

/**
 * Draws an animal from the deck, with the amount that it takes from each roll.
 * @param {any} beast row of the catalogue
 * @param {number} w
 * @param {number} h
 * @param {Manner} manner
 */
export function animalFace(beast, w, h, manner) {
  const across = manner === 'across';
  const signs = manner === 'signs';
  const middle = across ? { x: w * 0.3, y: h / 2, s: 2.7 } : { x: w / 2, y: h * 0.36, s: Math.min(3.6, w / 29, h / 36) };
  const words = across ? { x: w * 0.74, name: h * 0.66, less: h * 0.42 } : { x: w / 2, name: h - 12, less: h - (signs ? 10 : 36) };
  return svg`<rect class="card-paper" width=${w} height=${h} rx="9"></rect><rect class="beast-ground" width=${w} height=${h} rx="9"></rect>
    ${at(thing(beast.card), middle.x, middle.y, middle.s)}
    <text class="beast-penalty" x=${words.x} y=${words.less} font-size=${signs ? 22 : 30} text-anchor="middle">−${beast.penalty}</text>
    ${signs ? nothing : fitted(t('animal.' + beast.card), words.x, words.name, across ? 14 : 16, across ? w * 0.46 : w - 8, 'card-words')}
    <rect class="card-edge" width=${w} height=${h} rx="9"></rect>`;
}

/** @type {Record<string, [string, string]>} what a hut gives beside its points: a drawing, and a mark */
const HUT_BONUS = { wood_each_round: ['wood', '↻'], brick_each_round: ['brick', '↻'], stone_each_round: ['stone', '↻'],
  person: ['people', '+'], tool: ['tool', '+'], agriculture: ['agriculture', '+'] };

/** @param {any} building @param {number} w @param {number} h */
function bonusBand(building, w, h) {
  const [name, mark] = HUT_BONUS[building.bonus];
  return svg`<path class="trade-ground" d=${`M0 ${h - 50}H${w}V${h - 9}A9 9 0 0 1 ${w - 9} ${h}H9A9 9 0 0 1 0 ${h - 9}Z`}></path><text
    class="card-number" x=${w / 2 - 10} y=${h - 18} font-size="22" text-anchor="end">${mark}</text>
    ${at(thing(name), w / 2 + 10, h - 26, 1.3)}`;
}

/** Draws a flake on a building that costs more in a harsh winter. @param {number} x @param {number} y */
const flake = (x, y) => svg`<g class="flake" transform="translate(${x} ${y})">
  <path d="M0-9V9M-7.800-4.500 7.800 4.500M-7.800 4.500 7.800-4.500M-2.500-7 0-4.600 2.500-7M-2.500 7 0 4.600 2.500 7M-7.300
  1.200-4-2.300-4.900-5.600M7.300-1.200 4 2.300 4.900 5.600M-7.300-1.200-4 2.300-4.900 5.600M7.300 1.200 4-2.300 4.900-5.600"></path></g>`;

/** Returns the short words under the price. @param {any} building */
function costWords(building) {
  if (building.points) return '';
  if (building.total_least !== building.total_most) return t('building.any_kind');
  return t('building.kinds', { kinds: building.kinds_least });
}

/** The words on the roof of a building. @param {any} building */
const roofText = (building) => building.points || (building.plus ? t('building.plus', { n: building.plus }) : t('building.sum'));

/**
 * Draws a building as a hut: its points on the roof, and walls of the goods in its price.
 * @param {any} building @param {number} w @param {number} h @param {Manner} manner
 * @param {{winter?: boolean, smokes?: boolean}} [how] winter: it is a harsh one; smokes: its price can be paid now
 */
export function buildingFace(building, w, h, manner, { winter, smokes } = {}) {
  const signs = manner !== 'full';
  // with jewellery there is no room for more words
  const words = building.bonus || (building.cost?.jewelry && signs) ? '' : costWords(building);
  const eaves = h * (signs ? 0.42 : 0.36);
  const foot = h - (building.bonus ? (signs ? 24 : 52) : words ? (signs ? 18 : 24) : 7);
  const walls = { x: 9, y: eaves, w: w - 18, h: foot - eaves };
  const big = building.points ? (signs ? 22 : 30) : signs ? 14 : 16;
  const roof = roofText(building);
  const bonus = HUT_BONUS[building.bonus];
  return svg`<rect class="card-paper" width=${w} height=${h} rx="9"></rect>
    ${bonus && !signs ? bonusBand(building, w, h) : nothing}
    ${hutWalls(building, walls)} ${hutRoof(w, eaves, Boolean(smokes))}
    ${fitted(String(roof), w / 2, eaves - (signs ? 6 : 10), big, w * (building.points ? 0.5 : 0.62), building.points ? 'building-points'
      : 'card-words')}
    ${bonus && signs ? at(thing(bonus[0]), w / 2, h - 13, 0.85) : nothing}${winter && building.winter ? flake(w - 14, 14) : nothing}
    ${words ? fitted(words, w / 2, h - (signs ? 5 : 8), signs ? 14 : 16, w - 8, 'card-words soft') : nothing}
    <rect class="card-edge" width=${w} height=${h} rx="9"></rect>`;
}
