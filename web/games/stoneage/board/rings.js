// @ts-check
// The rings of the board, on which people stand, and which send people: a click on the n-th free ring of a place sends n.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { keyed } from '/vendor/lit-html/directives/keyed.js';
import { t } from '../../../js/core/words.js';
import { fitted } from './cards.js';
import { placeAt, ringOf } from '../panel/draft.js';
import { cell, spots } from './layout.js';
import { moved } from '../../../js/frame/moved_rings.js';
import { person } from '../drawings/pieces.js';
import { aboutNumber, aboutText, tables } from '../terms.js';

/** @typedef {import('./layout.js').Layout} Layout @typedef {import('./layout.js').Box} Box */
/** @typedef {import('./board.js').BoardInput} BoardInput */

/** Returns the size of people on a place. @param {string} place @param {Layout} layout @param {number} count of its rings */
export function figureSize(place, { sizes }, count) {
  return Math.min(place === 'hunt' || (place.startsWith('card_') && count > 3) ? 0.98 : Infinity, sizes.figure);
}

/**
 * Returns the rings on which nobody stands.
 * @param {string} place @param {Box} at @param {Layout} layout @param {any} row @param {number} taken
 */
export function freeRings(place, at, layout, row, taken) {
  if (!row?.rings) return taken ? nothing : svg`<ellipse class="clearing" cx=${at.w / 2} cy=${at.h - 18} rx=${at.w / 2 - 14}
    ry="13"></ellipse>`;
  return spots(place, at, layout, row.rings).slice(taken).map((p) => svg`<circle class="ring" cx=${p.x} cy=${p.y}
    r=${layout.sizes.ring}></circle>`);
}

/** Returns the ring of a place that has just one. @param {string} place @param {Box} at @param {Layout} layout */
export function lastRing(place, at, layout) {
  const [p] = spots(place, at, layout, 1);
  return svg`<circle class="ring" cx=${p.x} cy=${p.y} r=${layout.sizes.ring}></circle>`;
}

/** Returns the offer for a place to which several numbers of people may go; null: none. @param {string} place @param {BoardInput} input */
export function offerAt(place, { may, choices }) {
  const offer = may.has(place) ? choices?.places?.find((/** @type {any} */ one) => one.place === place) : null;
  return offer && offer.most > offer.least ? offer : null;
}

/**
 * Returns the number of my people to show: as many as the pointer would send, else as many as are chosen.
 * @param {string} place @param {BoardInput} input
 */
function shownAt(place, { hover, picked, draft }) {
  const pointed = placeAt(hover);
  if (pointed.place === place && pointed.n) return pointed.n;
  return picked === place ? draft?.people ?? 0 : 0;
}

/**
 * Draws a button on each ring that an offer reaches, and the people that the pointer or the choice would send, with their yield. Rings in
 * new positions take no press for a moment, by style.css: a circle may have had another number before.
 * @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input
 * @param {{taken: number, count: number}} people how many stand there, and for how many there is room
 */
export function offeredRings(place, at, layout, input, { taken, count }) {
  const offer = /** @type {any} */ (offerAt(place, input));
  const shown = shownAt(place, input);
  const free = spots(place, at, layout, count).slice(taken, taken + offer.most);
  const size = figureSize(place, layout, count);
  const { w, h } = cell(free, layout);
  const hunt = place === 'hunt' ? free.map((p) => svg`<circle class="ring" cx=${p.x} cy=${p.y} r=${Math.min(layout.sizes.ring,
    w / 2 - 1)}></circle>`) : nothing;
  const where = free.map(({ x, y }) => `${x} ${y}`).join();
  return svg`${hunt}${free.slice(0, shown).map((p) => svg`<g class="to-come" transform="translate(${p.x} ${p.y - 2}) scale(${size})">${
    person(input.view.me)}</g>`)}${shown ? bubble(place, at, layout, input, offer, shown) : nothing}
    ${keyed(where, svg`<g class="ring-hits ${moved(place, at, where) ? 'moved' : ''}">${free.map((p, i) => ringHit(place, i + 1,
      { x: p.x - w / 2, y: p.y - h / 2, w, h }, input))}</g>`)}`;
}

/**
 * Draws the area of a ring. While a finger presses it, the board shows the people that it would send: the press sends when the finger
 * lifts, and nothing if it has slid off.
 * @param {string} place @param {number} n @param {Box} box @param {BoardInput} input
 */
function ringHit(place, n, box, { pick, point }) {
  const ring = ringOf(place, n);
  const press = (/** @type {Event} */ event) => { event.stopPropagation(); pick(ring); };
  const show = point && (() => point(ring));
  const hide = point && ((/** @type {PointerEvent} */ { pointerType }) => { if (pointerType !== 'mouse') point(''); });
  return svg`<rect class="ring-hit" x=${box.x} y=${box.y} width=${box.w} height=${box.h} data-testid="ring-${place}-${n}" @click=${press}
    @mouseenter=${show} @mouseleave=${point && (() => point(place))} @pointerdown=${show} @pointerup=${hide}
    @pointercancel=${hide}></rect>`;
}

/**
 * Draws the average yield of this many people, if there is room for it.
 * @param {string} place @param {Box} at @param {Layout} layout @param {BoardInput} input @param {any} offer @param {number} n
 */
function bubble(place, at, { name, sizes }, { catalogue }, offer, n) {
  const gives = tables(catalogue).place(place)?.yield;
  if (!gives || offer.expect?.[n - 1] === undefined || name === 'small' || name === 'low') return nothing;
  const [plain, tools] = [offer.expect[n - 1], offer.expect_tools?.[n - 1] ?? 0];
  const lines = [`${t('amount.people', { n })}: ≈ ${aboutText(gives, plain)}`,
    ...(tools > plain ? [t('choose.with_tools', { n: aboutNumber(tools) })] : [])];
  const top = sizes.name + 14;
  return svg`<g class="expected"><rect class="dice-tray" x="6" y=${top} width=${at.w - 12} height=${8 + 20 * lines.length} rx="9"></rect>
    ${lines.map((words, i) => fitted(words, at.w / 2, top + 19 + 20 * i, sizes.note, at.w - 20, 'expected-words'))}</g>`;
}
