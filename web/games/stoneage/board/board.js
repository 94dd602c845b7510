// @ts-check
// The board: one SVG, drawn from the view. Places that may be chosen now carry the class `may`; a click calls `pick(place)`.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { guard } from '/vendor/lit-html/directives/guard.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { memo } from '../../../js/core/memo.js';
import { measured } from '../../../js/frame/room.js';
import { arriving, slice } from '../../../js/frame/incremental.js';
import { t } from '../../../js/core/words.js';
import { PLACES, PLACE_KEYS, placeName, tables, thingText, amountText, scoringAt, shutText } from '../terms.js';
import { layoutFor, planOf, rows, spots } from './layout.js';
import { SCENES, campfire, landscape } from '../drawings/scenes.js';
import { animalFace, buildingFace, cardFace, fitted } from './cards.js';
import { herd, herdWords, tradeTrack } from './board_variants.js';
import { die, person, thing } from '../drawings/pieces.js';
import { figureSize, freeRings, lastRing, offerAt, offeredRings } from './rings.js';
import { placeAt } from '../panel/draft.js';

/** @typedef {import('../types.d.ts').View} View */

/**
 * @typedef {object} BoardInput
 * @property {any} view @property {any} catalogue @property {import('../../../js/frame/layout.js').Shape} shape
 * @property {number} [room] its width by its height
 * @property {Set<string>} may places that may be chosen now @property {string} picked place being chosen
 * @property {string} hover place or ring to point at @property {string} [pointed] by a tutorial
 * @property {any} roll dice to show: {place, dice, version, done, yield, amount} @property {any[]} [passing] more of them, for a moment
 * @property {(place: string) => void} pick of a place or of a ring @property {(seat: number) => string} name
 * @property {(place: string) => void} [point] the same, for what the pointer is on @property {any} [draft] what is being chosen
 * @property {{place: string, seat: number}|null} [last] who was placed last, and where
 * @property {any} [choices] what I am asked @property {(words: string) => void} [say]
 */

/** @typedef {import('./layout.js').Layout} Layout @typedef {import('./layout.js').Box} Box */

/** @param {BoardInput} input */
export function board(input) {
  const { view, catalogue, choices } = input;
  const layout = memo(view, `layout ${input.shape} ${input.room}`, () => layoutFor(planOf(view), input.shape, input.room));
  const rowsOf = tables(catalogue);
  const names = view.players.map((/** @type {any} */ player) => input.name(player.seat)).join();
  const seen = [layout, view, catalogue, choices, names];
  const places = repeat(ROWS.filter((place) => layout.boxes[place]), (place) => place,
    (place) => slice(() => guard([...seen, ...changing(place, input)], () => placeGroup(place, layout, input, rowsOf))));
  const fit = layout.name === 'tall' ? 'xMidYMin' : 'xMidYMid';
  return html`<svg class="board under shape-${layout.name}" viewBox="0 0 ${layout.width} ${layout.height}"
      preserveAspectRatio=${fit} aria-hidden="true" ${measured(input.room !== undefined)}>
      <g class="ground">${landscape}</g>${light(layout.boxes[input.picked])}</svg>
    <svg class="board shape-${layout.name}" viewBox="0 0 ${layout.width} ${layout.height}"
      preserveAspectRatio=${fit} role="group" aria-label=${t('table.board')} data-testid="board">
    ${roundNote(layout, view)} ${places} ${tradeTrack(layout.boxes.track, layout, input)}
  </svg>`;
}

/**
 * Draws the light on the chosen place, as a drawing of its own: each click moves it, and the places need not be painted again. Without a
 * choice it has no size.
 * @param {Box|undefined} at
 */
const light = (at) => svg`<rect class="lit-place" x=${at ? at.x - 3 : 0} y=${at ? at.y - 3 : 0} width=${at ? at.w + 6 : 0}
  height=${at ? at.h + 6 : 0} rx="16"></rect>`;

/** The places in the order of the page; each one is a slice. */
const ROWS = ['is-land', 'is-card', 'is-building'].flatMap((kind) => PLACES.filter((place) => kindOf(place) === kind));

/**
 * Returns the data on which the drawing of this place depends: if they are unchanged, it is not drawn again.
 * @param {string} place @param {BoardInput} input
 */
const changing = (place, input) => {
  const { may, picked, hover, pointed, last, draft } = input;
  const roll = rollAt(place, input);
  return [may.has(place), picked === place && draft?.people, placeAt(hover).place === place && hover, pointed === place,
    ...(roll ? [roll, roll.key, roll.fresh] : []),
    last?.place === place ? last.seat : null];
};

/**
 * Returns the dice of a place: those that lie there, or those that are falling in an animation.
 * @param {string} place @param {BoardInput} input
 */
const rollAt = (place, { roll, passing = [] }) => [roll, ...[...passing].reverse()]
  .find((one) => one?.place === place && one.dice.length);

/**
 * The drawing between the places: the fire, the round and its phase, and what applies to the whole board.
 * @param {Layout} layout
 * @param {View} view
 */
function roundNote({ note, name, sizes }, view) {
  if (!note) return nothing;
  const lines = [view.penalty ? t('animal.penalty', { n: view.penalty }) : '', t('phase.' + view.phase),
    t('deck.left', { n: view.deck_left }), view.herd_left ? t('herd.left_long', { n: view.herd_left }) : ''].filter(Boolean);
  const fire = name === 'small' ? 0.5 : 0.8;
  const x = note.x + note.w / 2;
  const head = sizes.note + 6;
  const free = note.h - head - lines.length * (sizes.note + 3) - 6;
  const size = Math.min(1.5, fire * (free / 60));
  const burns = free > 46 * fire + 6;
  const top = note.y + head + (burns ? free : Math.max(0, free / 2));
  return svg`<g class="board-notes"><text class="board-round" x=${x} y=${note.y + head - 4} text-anchor="middle"
      font-size=${sizes.note + 5}>${t('round', { n: view.round })}</text>
    ${burns ? svg`<g transform="translate(${x} ${note.y + head + free - 6 - 12 * size}) scale(${size})">${campfire}</g>` : nothing}
    ${lines.map((words, i) => svg`<g class=${view.penalty && i === 0 ? 'penalty' : ''}>${fitted(words, x,
      top + (i + 1) * (sizes.note + 3), sizes.note, note.w, 'board-note')}</g>`)}</g>`;
}

/** @param {string} place @param {import('./layout.js').Layout} layout @param {BoardInput} input @param {any} rowsOf */
function placeGroup(place, layout, input, rowsOf) {
  const at = layout.boxes[place];
  const may = input.may.has(place);
  const hover = placeAt(input.hover).place === place;
  const classes = ['place', kindOf(place), may ? 'may' : '', input.picked === place ? 'picked' : '', hover ? 'hover' : '',
    input.pointed === place ? 'pointed' : ''];
  const point = may && input.point ? input.point : null;
  const placed = input.view.places.find((/** @type {any} */ p) => p.place === place);
  const why = shutText(place, input.choices);
  const tellWhy = () => input.say?.(t('shut.place', { place: placeName(place, input.view), why }));
  const pick = may ? () => input.pick(place) : why ? tellWhy : null;
  const rings = kindOf(place) === 'is-card' ? placed?.rings ?? 1 : rowsOf.place(place)?.rings ?? 0;
  const count = rings || standing(placed) + (offerAt(place, input)?.most ?? 0);
  return svg`<g class=${classes.join(' ')} transform="translate(${at.x} ${at.y})" data-place=${place} data-testid="board-${place}"
      data-help="place:${place}" role=${may ? 'button' : 'img'} tabindex=${place === PLACES[0] ? '0' : '-1'}
        aria-label=${label(place, input, placed)}
      @click=${pick} @mouseenter=${point && (() => point(place))} @mouseleave=${point && (() => point(''))}>
    <g aria-hidden="true"><rect class="glow" x="-3" y="-3" width=${at.w + 6} height=${at.h + 6} rx="16"></rect>
    <rect class="slab" width=${at.w} height=${at.h} rx="14"></rect>
    ${kindOf(place) === 'is-land' ? nothing : svg`<rect class="card-shade" x="2" y="4" width=${at.w} height=${at.h - layout.sizes.foot}
      rx="9"></rect>`}
    ${face(place, at, layout, input, rowsOf)}
    ${kindOf(place) === 'is-land' ? herd(place, at, layout, input) : nothing}
    ${crowd(place, at, layout, placed, count, input.last?.place === place ? input.last.seat : null)}
    ${offerAt(place, input) ? offeredRings(place, at, layout, input, { taken: standing(placed), count }) : nothing}
    ${dice(place, at, input)}
    ${may ? mark(PLACE_KEYS[place]) : nothing}</g>
  </g>`;
}

/** Draws the mark of a place that may be chosen: a soft dot, and its key if there is a keyboard. @param {string} key */
const mark = (key) => svg`<g class="offer-mark"><circle class="offer-dot" cx="5" cy="3" r="6"></circle><g
  class="offer-key"><rect x="-3" y="-3" width="21" height="21" rx="6"></rect><text x="7.500" y="13" text-anchor="middle"
  font-size="16">${key}</text></g></g>`;

/** @param {string} place */
function kindOf(place) {
  if (place.startsWith('card_')) return 'is-card';
  return place.startsWith('building_') ? 'is-building' : 'is-land';
}

/**
 * Describes the place in words, for a resting pointer and for screen readers.
 * @param {string} place @param {BoardInput} input @param {any} placed
 */
function label(place, input, placed) {
  const parts = [placeName(place, input.view), thingText(place, input.view, input.catalogue),
    scoringAt(place, input.view, input.catalogue), ...beastWords(place, input), ...herdWords(place, input),
    shutText(place, input.choices)];
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

/** Returns the number of people on a place. @param {any} placed */
const standing = (placed) => (placed?.people ?? []).reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);

/** @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input @param {any} rowsOf */
function face(place, at, layout, input, rowsOf) {
  if (place.startsWith('card_')) return cardPlace(place, at, layout, input, rowsOf);
  if (place.startsWith('building_')) return buildingPlace(place, at, layout, input, rowsOf);
  return land(place, at, layout, input, rowsOf.place(place));
}

/** @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input @param {any} row */
function land(place, at, layout, input, row) {
  const { sizes } = layout;
  const close = layout.name === 'small' || layout.name === 'low';
  const first = place === 'hunt' && layout.name === 'wide';
  const many = (row?.rings ?? 0) > 2;
  const scale = Math.min(first ? 1.28 : 1.04, (at.w - 4) / 160, (at.h - (close ? 40 : 56)) / 84);
  const top = close ? sizes.name + 6 : many ? 24 : 22;
  const free = at.h - top - 84 * scale - (many ? sizes.rise : 8);
  const art = svg`<g class="scene ${place}" transform="translate(${first ? 8 : (at.w - 160 * scale) / 2} ${top + Math.max(0,
    Math.min(24, free / 2))}) scale(${scale})">${SCENES[place]}</g>`;
  const gives = row?.yield ? row.yield : { tool_maker: 'tool', hut: 'people', field: 'agriculture', merchant: 'trade',
    igloo: 'points' }[place] ?? '';
  const left = place === 'igloo' ? t('building.igloos_left', { n: input.view.igloos_left }) : '';
  const icon = at.w > 100 || !close;
  const from = icon ? 20 : 8;
  const under = close ? sizes.name + sizes.note + 8 : at.h - 10; // in a narrow place, people stand at the lower edge
  return svg`${art}${left ? svg`<text class="board-note over" x=${close ? 8 : 10} y=${under} font-size=${sizes.note}>${left}</text>`
    : nothing}
    ${fitted(t('place.' + place), from, sizes.name + 6, sizes.name, at.w - from - (icon ? 34 : 4), 'place-name', 'start')}
    ${icon ? svg`<g class="gives" transform="translate(${at.w - 18} 18) scale(${close ? 0.8 : 0.95})">${thing(gives)}</g>` : nothing}
    ${freeRings(place, at, layout, row, standing(input.view.places.find((/** @type {any} */ p) => p.place === place)))}`;
}

/** Draws a card or a building on the board. @param {Layout} layout @returns {import('./cards.js').Manner} */
const manner = ({ name }) => (name === 'small' || name === 'low' ? 'signs' : 'full');

/** Draws a card that replaces another one. @param {any} face */
const dealt = (face) => svg`<g class=${arriving('card-in')}>${face}</g>`;

/** @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input @param {any} rowsOf */
function cardPlace(place, at, layout, input, rowsOf) {
  const slot = input.view.slots.find((/** @type {any} */ s) => s.place === place);
  const card = rowsOf.card(slot?.card);
  const beast = rowsOf.animal(slot?.card);
  const h = at.h - layout.sizes.foot;
  if (beast) return animalPlace(place, at, layout, input, beast);
  const cost = slot?.cost ?? Number(place.slice(5));
  const body = card ? dealt(cardFace(card, at.w, h, manner(layout))) : hollow(at.w, h, t('card.empty'), layout);
  const taken = standing(input.view.places.find((/** @type {any} */ p) => p.place === place));
  return svg`${repeat([slot?.card ?? 'none'], (id) => id, () => body)}
    ${price(cost, at, layout, place === 'card_5')}
    ${taken ? nothing : lastRing(place, at, layout)}`;
}

/**
 * Draws an animal, with a ring for each person who is needed to drive it away.
 * @param {string} place
 * @param {Box} at
 * @param {Layout} layout
 * @param {BoardInput} input
 * @param {any} beast
 */
function animalPlace(place, at, layout, input, beast) {
  const placed = input.view.places.find((/** @type {any} */ p) => p.place === place);
  const count = placed?.rings ?? 1;
  const most = count > 1 ? (at.w - 26) / (count - 1) / 2 : 12;
  return svg`${repeat([beast.card], (id) => id, () => dealt(animalFace(beast, at.w, at.h - layout.sizes.foot, manner(layout))))}
    ${spots(place, at, layout, count).slice(standing(placed)).map((p) => svg`<circle class="ring" cx=${p.x} cy=${p.y} r=${Math.min(12,
      layout.sizes.ring, most)}></circle>`)}`;
}

const PEBBLES = 4; // in a row, if it is wide enough

/**
 * Draws an amount of resources: as pebbles if there is room for each, else as a number and one pebble; or as jewellery.
 * @param {number} cost @param {Box} at @param {Layout} layout @param {boolean} jewels
 */
function price(cost, at, { sizes }, jewels) {
  const pitch = jewels ? 14 : 12.5;
  const room = at.w - 2 * sizes.ring - 42;
  const drawn = room >= (Math.max(cost, PEBBLES) - 1) * pitch ? cost : 1;
  return svg`<g transform="translate(8 ${at.h - sizes.foot / 2})"><text class="price" x="0" y="6"
    font-size=${sizes.note + 2}>${cost}</text>${Array.from({ length: drawn }, (_, i) => (jewels
    ? svg`<g class="price-jewel" transform="translate(${20 + i * pitch} 0) scale(.68)">${thing('jewelry')}</g>`
    : svg`<circle class="pebble" cx=${20 + i * pitch} cy="0" r="5"></circle>`))}</g>`;
}

/** @param {number} w @param {number} h @param {string} words @param {Layout} layout */
function hollow(w, h, words, { sizes }) {
  return svg`<rect class="hollow" width=${w} height=${h} rx="9"></rect>${fitted(words, w / 2, h / 2 + 5, sizes.note, w - 8, 'board-note')}`;
}

/** @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input @param {any} rowsOf */
function buildingPlace(place, at, layout, input, rowsOf) {
  const stack = input.view.stacks.find((/** @type {any} */ s) => s.place === place);
  const building = rowsOf.building(stack?.building);
  const h = at.h - layout.sizes.foot;
  const { choices } = input;
  const smokes = choices?.decision === 'pay' && choices.place === place && choices.price.payable;
  const winter = input.view.options?.includes('harsh_winter');
  const depth = Math.min(3, Math.max(0, (stack?.left ?? 0) - 1));
  const under = Array.from({ length: depth }, (_, i) => svg`<rect class="card-under" x=${(depth - i) * 2} y=${(depth - i) * -2.4}
    width=${at.w - (depth - i) * 4} height="20" rx="8"></rect>`);
  const body = building
    ? svg`${under}${dealt(buildingFace(building, at.w, h, manner(layout), { winter, smokes }))}`
    : hollow(at.w, h, t('building.empty'), layout);
  const taken = standing(input.view.places.find((/** @type {any} */ p) => p.place === place));
  const words = t(at.w < 100 ? 'building.left_short' : 'building.left', { n: stack?.left ?? 0 });
  return svg`${repeat([stack?.building ?? 'none'], (id) => id, () => body)}
    <text class="board-note" x="6" y=${at.h - layout.sizes.foot / 2 + 5} font-size=${layout.sizes.note}>${words}</text>
    ${taken ? nothing : lastRing(place, at, layout)}`;
}

/** Returns the shadow below a figure: all shadows of a place are one path. @param {{x: number, y: number}} spot @param {number} scale */
function shadow({ x, y }, scale) {
  const [rx, ry] = [10.5 * scale, 2.8 * scale];
  return `M${x + 1.5 - rx} ${y - 2 + 11.5 * scale}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/**
 * The people on a place, seat by seat.
 * @param {string} place
 * @param {Box} at
 * @param {Layout} layout
 * @param {any} placed
 * @param {number} rings
 * @param {number|null} last the seat whose people came last
 */
function crowd(place, at, layout, placed, rings, last) {
  const people = (placed?.people ?? []).flatMap((/** @type {number} */ n, /** @type {number} */ seat) =>
    Array.from({ length: n }, (_, i) => ({ seat, key: `${seat}.${i}` })));
  if (!people.length) return nothing;
  const where = spots(place, at, layout, Math.max(rings, people.length));
  const scale = figureSize(place, layout, rings);
  const spotOf = (/** @type {number} */ i) => where[i] ?? where[where.length - 1];
  const shadows = [...people.keys()].map((i) => shadow(spotOf(i), scale)).join('');
  return svg`<g class="crowd"><path class="cast" d=${shadows}></path>${repeat(people, (p) => p.key, (p, i) => {
    const spot = spotOf(i);
    return svg`<g transform="translate(${spot.x} ${spot.y - 2}) scale(${scale})">${p.seat === last
      ? svg`<ellipse class="last-halo" cy="9" rx="12" ry="5"></ellipse>` : nothing}<g class="walk">${person(p.seat)}</g></g>`;
  })}</g>`;
}

const FACES = [1, 2, 3]; // the face that a die shows while it tumbles

/**
 * Draws the dice next to the people who rolled them.
 * @param {string} place
 * @param {import('./layout.js').Box} at
 * @param {BoardInput} input
 */
function dice(place, at, input) {
  const roll = rollAt(place, input);
  if (!roll) return nothing;
  const columns = Math.min(5, Math.max(2, Math.floor((at.w - 8) / 32)));
  const middle = place.startsWith('card_') ? 38 + 24 * (Math.ceil(roll.dice.length / columns) - 1) : at.h * 0.42;
  const spots = rows(roll.dice.length, columns, at.w / 2, middle, 31, 30);
  const less = roll.yield && input.view.penalty ? `− ${input.view.penalty} ` : '';
  const words = roll.amount === undefined ? less : `${less}= ${amountText(roll.yield, roll.amount)}`;
  const top = Math.min(...spots.map((s) => s.y));
  return repeat([roll.key], (key) => key, () => svg`<g class="dice ${roll.fresh ? 'fresh' : ''}">
    <rect class="dice-tray" x="4" y=${top - 20} width=${at.w - 8} height=${middle - top + 40 + (words ? 22 : 0)} rx="12"></rect>
    ${roll.dice.map((/** @type {number} */ value, /** @type {number} */ i) => svg`
      <g transform="translate(${spots[i].x} ${spots[i].y}) scale(1.2)"><g class="tumble t${i % 4}">${die(value)}${
      roll.fresh ? FACES.map((step) => svg`<g class="face-${step}">${die((value + 2 * step + i) % 6 + 1)}</g>`) : nothing}</g></g>`)}
    ${words ? svg`<text class="dice-sum" x=${at.w / 2} y=${middle + 36} text-anchor="middle" font-size="16">${words}</text>` : nothing}
  </g>`);
}
