// @ts-check
// The board: one SVG, drawn from the view. What may be done now carries the class `may`; a click calls `pick(place)`.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { t } from '../../js/words.js';
import { PLACES, placeName, tables, thingText, amountText, scoringAt } from './terms.js';
import { planOf, rows, tallLayout, wideLayout } from './layout.js';
import { SCENES, campfire, landscape } from './scenes.js';
import { animalFace, buildingFace, cardFace } from './cards.js';
import { herd, herdLeft, herdWords, notes, penaltyNote, tradeTrack } from './board_variants.js';
import { die, person, thing } from './pieces.js';

/** @typedef {import('./types.d.ts').View} View */

/**
 * @typedef {object} BoardInput
 * @property {any} view @property {any} catalogue @property {boolean} tall
 * @property {Set<string>} may places that may be chosen now @property {string} picked place being chosen
 * @property {string} hover place to point at @property {any} roll dice to show: {place, dice, version, done, yield, amount}
 * @property {(place: string) => void} pick @property {(seat: number) => string} name
 */

/** @param {BoardInput} input */
export function board(input) {
  const plan = planOf(input.view);
  const layout = input.tall ? tallLayout(plan) : wideLayout(plan);
  const many = plan.village.length > 3;
  const rowsOf = tables(input.catalogue);
  const places = PLACES.filter((place) => layout.boxes[place]);
  return html`<svg class="board ${layout.name}" viewBox="0 0 ${layout.width} ${layout.height}" role="group"
      aria-label=${t('table.board')} data-testid="board">
    ${layout.name === 'tall' ? nothing : many ? fullGround(input.view) : wideGround(input.view)}
    ${repeat(places, (place) => place, (place) => placeGroup(place, layout, input, rowsOf))}
    ${tradeTrack(layout.boxes.track, layout.name === 'tall', input)}
    ${layout.name === 'tall' || many ? nothing : svg`<text class="board-note" x="984" y="230" text-anchor="end"
      font-size="15">${t('deck.left', { n: input.view.deck_left })}</text>`}
  </svg>`;
}

/** Hills, river, fire and the number of the round. @param {View} view */
function wideGround(view) {
  return svg`<g class="ground">${landscape}<g transform="translate(88 318)">${campfire}</g></g>
    <text class="board-round" x="88" y="252" text-anchor="middle" font-size="22">${t('round', { n: view.round })}</text>
    <text class="board-note" x="88" y="358" text-anchor="middle" font-size="15">${t('phase.' + view.phase)}</text>
    ${penaltyNote(view, 88, 276)}${herdLeft(view, 946, 236)}`;
}

/** The same where more places leave it only a column. @param {View} view */
function fullGround(view) {
  return svg`<g class="ground full">${landscape}<g transform="translate(80 ${view.penalty ? 288 : 276}) scale(${view.penalty ? 0.6
    : 0.8})">${campfire}</g></g>
    <text class="board-round" x="80" y="224" text-anchor="middle" font-size="22">${t('round', { n: view.round })}</text>
    ${penaltyNote(view, 80, 248)}<text class="board-note" x="80" y="309" text-anchor="middle"
      font-size="14">${t('phase.' + view.phase)}</text>${notes(view, 80, 326)}`;
}

/** @param {string} place @param {import('./layout.js').Layout} layout @param {BoardInput} input @param {any} rowsOf */
function placeGroup(place, layout, input, rowsOf) {
  const at = layout.boxes[place];
  const may = input.may.has(place);
  const classes = ['place', kindOf(place), may ? 'may' : '', input.picked === place ? 'picked' : '', input.hover === place ? 'hover' : ''];
  const placed = input.view.places.find((/** @type {any} */ p) => p.place === place);
  return svg`<g class=${classes.join(' ')} transform="translate(${at.x} ${at.y})" data-place=${place} data-testid="board-${place}"
      data-help="place:${place}" role=${may ? 'button' : 'img'} tabindex=${place === PLACES[0] ? '0' : '-1'}
        aria-label=${label(place, input, placed)}
      @click=${may ? () => input.pick(place) : null}>
    <rect class="glow" x="-3" y="-3" width=${at.w + 6} height=${at.h + 6} rx="16"></rect>
    <rect class="slab" width=${at.w} height=${at.h} rx="14"></rect>
    ${face(place, at, layout.name === 'tall', input, rowsOf)}
    ${kindOf(place) === 'is-land' ? herd(place, at, layout.name === 'tall', input) : nothing}
    ${crowd(place, at, layout.name === 'tall', placed, kindOf(place) === 'is-card' ? placed?.rings ?? 1 : rowsOf.place(place)?.rings ?? 0)}
    ${dice(place, at, input)}
  </g>`;
}

/** @param {string} place */
function kindOf(place) {
  if (place.startsWith('card_')) return 'is-card';
  return place.startsWith('building_') ? 'is-building' : 'is-land';
}

/** All in words, for a pointer that rests and for readers. @param {string} place @param {BoardInput} input @param {any} placed */
function label(place, input, placed) {
  const parts = [placeName(place, input.view), thingText(place, input.view, input.catalogue),
    scoringAt(place, input.view, input.catalogue), ...beastWords(place, input), ...herdWords(place, input)];
  for (const [seat, n] of (placed?.people ?? []).entries()) {
    if (n) parts.push(`${input.name(seat)}: ${t('amount.people', { n })}`);
  }
  return parts.filter(Boolean).join(' – ');
}

/** @param {string} place @param {BoardInput} input @returns {string[]} */
function beastWords(place, { view, catalogue }) {
  const slot = view.slots.find((/** @type {any} */ s) => s.place === place);
  const row = slot?.card ? tables(catalogue).animal(slot.card) : null;
  return row ? [t('animal.all', { n: row.penalty })] : [];
}

/** @param {string} place @param {import('./layout.js').Box} at @param {boolean} tall @param {BoardInput} input @param {any} rowsOf */
function face(place, at, tall, input, rowsOf) {
  if (place.startsWith('card_')) return cardPlace(place, at, tall, input, rowsOf);
  if (place.startsWith('building_')) return buildingPlace(place, at, tall, input, rowsOf);
  return land(place, at, tall, rowsOf.place(place), place === 'igloo' ? t('building.igloos_left', { n: input.view.igloos_left }) : '');
}

/**
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {boolean} tall
 * @param {any} row
 * @param {string} note how many are left
 */
function land(place, at, tall, row, note) {
  const many = (row?.rings ?? 0) > 2;
  const scale = tall ? (many ? 0.74 : 0.88) : place === 'hunt' ? 1.28 : Math.min(1.04, (at.w - 4) / 160);
  const width = 160 * scale;
  const art = svg`<g class="scene ${place}" transform="translate(${place === 'hunt' && !tall ? 8 : (at.w - width) / 2} ${tall ? 20
    : many ? 24 : 18}) scale(${scale})">${SCENES[place]}</g>`;
  const gives = row?.yield ? row.yield : { tool_maker: 'tool', hut: 'people', field: 'agriculture', merchant: 'trade',
    igloo: 'points' }[place] ?? '';
  return svg`${art}${note ? svg`<text class="board-note over" x="10" y=${at.h - 14} font-size=${tall ? 13 : 15}>${note}</text>` : nothing}
    <text class="place-name" x="12" y="22" font-size=${tall ? 14 : 16}>${t('place.' + place)}</text>
    <g class="gives" transform="translate(${at.w - 18} 18) scale(.95)">${thing(gives)}</g>
    ${rings(place, at, tall, row)}`;
}

/**
 * Where rings (and people) of a place lie.
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {boolean} tall
 * @param {number} count
 */
function spots(place, at, tall, count) {
  const x = at.w / 2;
  if (place.startsWith('card_') && count > 1) return rows(count, count, x, at.h - 20, Math.min(28, (at.w - 22) / (count - 1)), 0);
  if (place.startsWith('card_') || place.startsWith('building_')) return [{ x: at.w - 22, y: at.h - 20 }];
  if (place === 'hunt') return rows(count, 10, x, at.h - 16, Math.min(26, (at.w - 20) / 10), 24);
  return rows(count, 4, x, at.h - (tall ? 15 : 19), tall ? 30 : 34, tall ? 27 : 32);
}

/** @param {string} place @param {import('./layout.js').Box} at @param {boolean} tall @param {any} row */
function rings(place, at, tall, row) {
  if (!row?.rings) return svg`<ellipse class="clearing" cx=${at.w / 2} cy=${at.h - 20} rx=${at.w / 2 - 14} ry="17"></ellipse>`;
  const r = tall ? 11.5 : 13.5;
  return spots(place, at, tall, row.rings).map((p) => svg`<circle class="ring" cx=${p.x} cy=${p.y} r=${r}></circle>`);
}

/** @param {string} place @param {import('./layout.js').Box} at @param {boolean} tall @param {BoardInput} input @param {any} rowsOf */
function cardPlace(place, at, tall, input, rowsOf) {
  const slot = input.view.slots.find((/** @type {any} */ s) => s.place === place);
  const card = rowsOf.card(slot?.card);
  const beast = rowsOf.animal(slot?.card);
  const h = at.h - 40;
  if (beast) return animalPlace(place, at, tall, input, beast);
  const cost = slot?.cost ?? Number(place.slice(5));
  const body = card ? svg`<g class="card-in">${cardFace(card, at.w, h, tall)}</g>` : hollow(at.w, h, t('card.empty'));
  return svg`${repeat([slot?.card ?? 'none'], (id) => id, () => body)}
    ${price(cost, at, place === 'card_5')}
    <circle class="ring" cx=${at.w - 22} cy=${at.h - 20} r=${tall ? 12 : 14}></circle>`;
}

/**
 * An animal, and a ring for each of the people that it takes to drive it off.
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {boolean} tall
 * @param {BoardInput} input
 * @param {any} beast
 */
function animalPlace(place, at, tall, input, beast) {
  const count = input.view.places.find((/** @type {any} */ p) => p.place === place)?.rings ?? 1;
  return svg`${repeat([beast.card], (id) => id, () => svg`<g class="card-in">${animalFace(beast, at.w, at.h - 40, tall)}</g>`)}
    ${spots(place, at, tall, count).map((p) => svg`<circle class="ring" cx=${p.x} cy=${p.y} r=${count > 3 ? 10.5 : 12}></circle>`)}`;
}

/** So many resources, as pebbles; or jewelry. @param {number} cost @param {import('./layout.js').Box} at @param {boolean} jewels */
function price(cost, at, jewels) {
  if (jewels) return svg`<g transform="translate(8 ${at.h - 20})"><text class="price" x="0" y="6" font-size="18">${cost}</text>
    ${Array.from({ length: cost }, (_, i) => svg`<g transform="translate(${20 + i * 14} 0) scale(.68)">${thing('jewelry')}</g>`)}</g>`;
  return svg`<g transform="translate(8 ${at.h - 20})"><text class="price" x="0" y="6" font-size="18">${cost}</text>
    ${Array.from({ length: cost }, (_, i) => svg`<circle class="pebble" cx=${20 + i * (at.w < 110 ? 11.5 : 14)} cy="0"
      r="5"></circle>`)}</g>`;
}

/** @param {number} w @param {number} h @param {string} words */
function hollow(w, h, words) {
  return svg`<rect class="hollow" width=${w} height=${h} rx="9"></rect><text class="board-note" x=${w / 2} y=${h / 2 + 5}
    text-anchor="middle" font-size="15">${words}</text>`;
}

/** @param {string} place @param {import('./layout.js').Box} at @param {boolean} tall @param {BoardInput} input @param {any} rowsOf */
function buildingPlace(place, at, tall, input, rowsOf) {
  const stack = input.view.stacks.find((/** @type {any} */ s) => s.place === place);
  const building = rowsOf.building(stack?.building);
  const h = at.h - 40;
  const depth = Math.min(3, Math.max(0, (stack?.left ?? 0) - 1));
  const under = Array.from({ length: depth }, (_, i) => svg`<rect class="card-under" x=${(depth - i) * 2} y=${(depth - i) * -2.4}
    width=${at.w - (depth - i) * 4} height="20" rx="8"></rect>`);
  const body = building
    ? svg`${under}<g class="card-in">${buildingFace(building, at.w, h, tall, input.view.options?.includes('harsh_winter'))}</g>`
    : hollow(at.w, h, t('building.empty'));
  return svg`${repeat([stack?.building ?? 'none'], (id) => id, () => body)}
    <text class="board-note" x=${at.w < 90 ? 1 : 6} y=${at.h - 15}
      font-size=${tall || at.w < 90 ? 13 : 15}>${t('building.left', { n: stack?.left ?? 0 })}</text>
    <circle class="ring" cx=${at.w - 22} cy=${at.h - 20} r=${tall ? 12 : 14}></circle>`;
}

/**
 * The people on a place, seat by seat.
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {boolean} tall
 * @param {any} placed
 * @param {number} rings
 */
function crowd(place, at, tall, placed, rings) {
  const people = (placed?.people ?? []).flatMap((/** @type {number} */ n, /** @type {number} */ seat) =>
    Array.from({ length: n }, (_, i) => ({ seat, key: `${seat}.${i}` })));
  if (!people.length) return nothing;
  const where = spots(place, at, tall, Math.max(rings, people.length));
  const scale = place === 'hunt' || (place.startsWith('card_') && rings > 3) ? 0.98 : tall ? 1.05 : 1.22;
  return svg`<g class="crowd">${repeat(people, (p) => p.key, (p, i) => {
    const spot = where[i] ?? where[where.length - 1];
    return svg`<g transform="translate(${spot.x} ${spot.y - 2}) scale(${scale})"><g class="walk">${person(p.seat)}</g></g>`;
  })}</g>`;
}

/**
 * The dice, where the people stand that rolled them.
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {BoardInput} input
 */
function dice(place, at, input) {
  const roll = input.roll;
  if (!roll?.dice.length || roll.place !== place) return nothing;
  const columns = Math.min(5, Math.max(2, Math.floor((at.w - 8) / 32)));
  const middle = place.startsWith('card_') ? 38 + 24 * (Math.ceil(roll.dice.length / columns) - 1) : at.h * 0.42;
  const spots = rows(roll.dice.length, columns, at.w / 2, middle, 31, 30);
  const less = roll.yield && input.view.penalty ? `− ${input.view.penalty} ` : '';
  const words = roll.amount === undefined ? less : `${less}= ${amountText(roll.yield, roll.amount)}`;
  const top = Math.min(...spots.map((s) => s.y));
  return repeat([roll.key], (key) => key, () => svg`<g class="dice ${roll.fresh ? 'fresh' : ''}">
    <rect class="dice-tray" x="4" y=${top - 20} width=${at.w - 8} height=${middle - top + 40 + (words ? 22 : 0)} rx="12"></rect>
    ${roll.dice.map((/** @type {number} */ value, /** @type {number} */ i) => svg`
      <g transform="translate(${spots[i].x} ${spots[i].y}) scale(1.2)"><g class="tumble t${i % 4}">${die(value)}</g></g>`)}
    ${words ? svg`<text class="dice-sum" x=${at.w / 2} y=${middle + 36} text-anchor="middle" font-size="16">${words}</text>` : nothing}
  </g>`);
}
