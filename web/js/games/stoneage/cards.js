// @ts-check
// Faces of cards and building tiles: what comes at once above (or left), what counts at the end below (or right).

import { svg } from '/vendor/lit-html/lit-html.js';
import { t } from '../../words.js';
import { RESOURCES, bottomText, topText } from './terms.js';
import { die, thing } from './pieces.js';

/** A drawing at a point, at a size. @param {any} drawing @param {number} x @param {number} y @param {number} scale */
const at = (drawing, x, y, scale) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Up to four of the same thing beside each other. @param {any} drawing @param {number} n @param {number} x @param {number} y @param {number} scale */
function several(drawing, n, x, y, scale) {
  const pitch = 23 * scale;
  return Array.from({ length: n }, (_, i) => at(drawing, x + (i - (n - 1) / 2) * pitch, y, scale));
}

/** A number beside a thing, as one figure. @param {number|string} n @param {string} name @param {number} x @param {number} y @param {number} scale */
function counted(n, name, x, y, scale) {
  return svg`<text class="card-number" x=${x - 4 * scale} y=${y + 8 * scale} font-size=${22 * scale} text-anchor="end">${n}</text>${at(thing(name), x + 13 * scale, y, scale)}`;
}

/** What a card gives when taken, as a drawing around (x,y). @param {any} card @param {number} x @param {number} y @param {number} s */
function topDrawing(card, x, y, s) {
  switch (card.top) {
    case 'dice_for_all': return [2, 6, 4].map((value, i) => at(die(value), x + (i - 1) * 24 * s, y + (i === 1 ? -3 : 3) * s, 0.92 * s));
    case 'food': return card.amount > 3 ? counted(card.amount, 'food', x, y, 1.25 * s) : several(thing('food'), card.amount, x, y, 1.15 * s);
    case 'resource': return several(thing(card.yield), card.amount, x, y, 1.4 * s);
    case 'roll': return [...several(die(5), card.amount, x - 20 * s, y, 0.9 * s), at(thing(card.yield), x + 34 * s, y, 1.2 * s)];
    case 'points': return counted(card.amount, 'points', x, y, 1.3 * s);
    case 'once_tool': return counted(`+${card.amount}`, 'tool', x, y, 1.3 * s);
    default: return at(thing(card.top), x, y, 1.5 * s);
  }
}

/** What a card counts for at the end. @param {any} card @param {number} x @param {number} y @param {number} s */
function bottomDrawing(card, x, y, s) {
  if (card.culture) return at(thing(card.culture), x, y, 1.35 * s);
  return several(thing(card.trade), card.multiplier, x, y, (card.multiplier > 2 ? 1.05 : 1.25) * s);
}

/**
 * @param {any} card row of the catalogue @param {number} w @param {number} h
 * @param {boolean} across halves side by side, for phones
 */
export function cardFace(card, w, h, across) {
  const ground = card.culture ? 'culture-ground' : 'trade-ground';
  const split = across ? w * 0.53 : h * 0.55;
  const area = across ? `M${split} 0H${w - 9}A9 9 0 0 1 ${w} 9V${h - 9}A9 9 0 0 1 ${w - 9} ${h}H${split}Z`
    : `M0 ${split}H${w}V${h - 9}A9 9 0 0 1 ${w - 9} ${h}H9A9 9 0 0 1 0 ${h - 9}Z`;
  const top = across ? { x: split / 2, y: h * 0.4, text: h - 12 } : { x: w / 2, y: split * 0.4, text: split - 13 };
  const low = across ? { x: (split + w) / 2, y: h * 0.4, text: h - 12 } : { x: w / 2, y: split + (h - split) * 0.4, text: h - 11 };
  const size = across ? 13 : 15;
  return svg`<rect class="card-paper" width=${w} height=${h} rx="9"></rect><path class=${ground} d=${area}></path>
    ${topDrawing(card, top.x, top.y, across ? 0.86 : 1)}
    <text class="card-words" x=${top.x} y=${top.text} font-size=${size} text-anchor="middle">${topText(card)}</text>
    ${bottomDrawing(card, low.x, low.y, across ? 0.86 : 1)}
    <text class="card-words soft" x=${low.x} y=${low.text} font-size=${size} text-anchor="middle">${bottomText(card)}</text>
    <rect class="card-edge" width=${w} height=${h} rx="9"></rect>`;
}

/** The price of a building, drawn. @param {any} building @param {number} x @param {number} y @param {number} s */
function costDrawing(building, x, y, s) {
  if (building.points) {
    const pieces = RESOURCES.flatMap((name) => Array.from({ length: building.cost[name] ?? 0 }, () => name));
    return pieces.map((name, i) => at(thing(name), x + (i - (pieces.length - 1) / 2) * 29 * s, y, 1.1 * s));
  }
  const n = building.total_least === building.total_most ? building.total_least : `${building.total_least}–${building.total_most}`;
  return counted(n, 'any', x + (String(n).length > 1 ? 12 : 0), y, 1.2 * s);
}

/** Short words under the price. @param {any} building */
function costWords(building) {
  if (building.points) return '';
  if (building.total_least !== building.total_most) return t('building.any_kind');
  return t('building.kinds', { kinds: building.kinds_least });
}

/** @param {any} building @param {number} w @param {number} h @param {boolean} across */
export function buildingFace(building, w, h, across) {
  const points = building.points || t('building.sum');
  const big = building.points ? 30 : 15;
  const roof = across ? `M0 ${h * 0.5} ${w * 0.2} 4 ${w * 0.4} ${h * 0.5}V${h - 4}H0Z` : `M4 ${h * 0.4} ${w / 2} 2 ${w - 4} ${h * 0.4}Z`;
  const score = across ? { x: w * 0.2, y: h * 0.72 } : { x: w / 2, y: h * 0.35 };
  const cost = across ? { x: w * 0.68, y: costWords(building) ? h * 0.38 : h * 0.5 } : { x: w / 2, y: h * 0.63 };
  return svg`<rect class="card-paper" width=${w} height=${h} rx="9"></rect><path class="roof" d=${roof}></path>
    <text class=${building.points ? 'building-points' : 'card-words'} x=${score.x} y=${score.y} font-size=${big} text-anchor="middle">${points}</text>
    ${costDrawing(building, cost.x, cost.y, across ? 0.95 : 1)}
    <text class="card-words soft" x=${cost.x} y=${across ? h - 12 : h - 14} font-size=${across ? 13 : 15} text-anchor="middle">${costWords(building)}</text>
    <rect class="card-edge" width=${w} height=${h} rx="9"></rect>`;
}
