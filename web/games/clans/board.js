// @ts-check
// The map: one SVG, drawn from the view and the catalogue. Territories that may be chosen now carry the class `may`; a click calls
// `pick(territory)`.

import { html, svg, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { memo } from '../../js/core/memo.js';
import { arriving, slice } from '../../js/frame/incremental.js';
import { measured } from '../../js/frame/room.js';
import { t } from '../../js/core/words.js';
import { HATCH, fortune } from './fortune.js';
import { standAt } from './huts.js';
import { names, worth } from './labels.js';
import { fenceRadius, layoutFor, path } from './layout.js';
import { STROKES, hut } from './pieces.js';
import { COLOURS, TERRAINS, hutsText } from './terms.js';
import { chart, track } from './chart.js';

/** @typedef {import('./types.d.ts').Village} Village */

/**
 * @typedef {object} BoardInput
 * @property {any} view @property {any} catalogue @property {import('../../js/frame/layout.js').Shape} shape
 * @property {number} [room] width of the available room divided by its height
 * @property {Set<string>} may @property {string} picked @property {string} hover @property {string} [pointed] by a tutorial
 * @property {any} roll the last move
 * @property {any} draft what is being chosen @property {(place: string) => void} [point]
 * @property {(place: string) => void} pick @property {(seat: number) => string} name
 */

/** @param {BoardInput} input */
export function board(input) {
  const { tables } = input.catalogue;
  const layout = memo(tables, `layout ${input.shape} ${input.room}`, () => layoutFor(input.shape, input.room));
  return html`<svg class="board clans shape-${layout.name} ${input.picked ? 'choosing' : ''}" viewBox="0 0 ${layout.width} ${layout.height}"
    preserveAspectRatio=${['tall', 'wide'].includes(layout.name) ? 'xMidYMin' : 'xMidYMid'} role="group"
    aria-label=${t('table.board')} data-testid="board" ${measured(input.room !== undefined)}>
    <defs>${TERRAINS.map((terrain, i) => texture(terrain, i))} ${HATCH}</defs>
    ${ground(tables, layout)} ${fortune(input, layout)}
    ${repeat(tables.territories, (/** @type {any} */ row) => row.territory, (/** @type {any} */ row) => territory(row, input, layout))}
    ${names(tables, layout)}
    ${repeat(input.view.villages, (/** @type {any} */ village) => village.territory, (/** @type {any} */ village) => worth(tables, village,
      layout))}
    ${arrow(input, layout)}
    ${slice(() => svg`${chart(input, layout)} ${track(input, layout)}`)}
  </svg>`;
}

/** The pattern of strokes that covers a terrain. @param {string} terrain @param {number} i */
export function texture(terrain, i) {
  const size = [30, 34, 36, 32][i];
  return svg`<pattern id="land-${terrain}" width=${size} height=${size} patternUnits="userSpaceOnUse"
    patternTransform="rotate(${[0, 0, -8, 6][i]})">
    <g transform="translate(${size / 2} ${size / 2})">${STROKES[terrain]}</g></pattern>`;
}

/**
 * Draws terrain, lakes and borders: they never change, so they are drawn once for each layout.
 * @param {any} tables
 * @param {import('./layout.js').Layout} layout
 */
function ground(tables, layout) {
  return memo(tables, `ground ${layout.key}`, () => svg`<g class="ground">
    ${tables.outlines.map((/** @type {any} */ row, /** @type {number} */ i) => land(row, tables.territories[i], layout))}
    ${tables.borders.filter((/** @type {any} */ b) => !b.river)
      .map((/** @type {any} */ b) => svg`<path class="march" d=${path(b.line, layout, false)}></path>`)}
    ${tables.borders.filter((/** @type {any} */ b) => b.river)
      .map((/** @type {any} */ b) => svg`<path class="river-bank" d=${path(b.line, layout, false)}></path>`)}
    ${tables.borders.filter((/** @type {any} */ b) => b.river)
      .map((/** @type {any} */ b) => svg`<path class="river" d=${path(b.line, layout, false)}></path>`)}
    ${tables.lakes.map((/** @type {any} */ lake) => lakeShape(lake, layout))}</g>`);
}

/** @param {any} row @param {any} about @param {import('./layout.js').Layout} layout */
export function land(row, about, layout) {
  const d = path(row.polygon, layout, true);
  return svg`<path class="land-fill ${about.terrain}" d=${d}></path><path class="land-strokes" d=${d}
    fill="url(#land-${about.terrain})"></path>`;
}

/** @param {any} lake @param {import('./layout.js').Layout} layout */
function lakeShape(lake, layout) {
  const points = lake.polygon.map(layout.turn);
  const x = points.reduce((/** @type {number} */ sum, /** @type {any} */ p) => sum + p.x, 0) / points.length;
  const y = points.reduce((/** @type {number} */ sum, /** @type {any} */ p) => sum + p.y, 0) / points.length;
  return svg`<path class="lake" d=${path(lake.polygon, layout, true)}></path>
    <path class="lake-waves" transform="translate(${x} ${y})" d="M-26-7C-19-13-13-1-6-7 1-13 7-1 14-7M-12 7C-5 1 1 13 8 7 15 1 21 13 28
      7"></path>`;
}

/** @param {any} row @param {BoardInput} input @param {import('./layout.js').Layout} layout */
function territory(row, input, layout) {
  const id = row.territory;
  const may = input.may.has(id);
  const here = input.view.lands.find((/** @type {any} */ l) => l.territory === id);
  const village = input.view.villages.find((/** @type {any} */ v) => v.territory === id);
  const lettered = may && input.draft?.region === id[0] ? 'lettered' : '';
  const classes = ['territory', may ? 'may' : '', lettered, input.picked === id ? 'picked' : '', may && input.hover === id ? 'hover' : '',
    input.pointed === id ? 'pointed' : '',
    village ? 'village' : '', input.view.founding.includes(id) ? 'founding' : '', here ? '' : 'vacant'];
  const outline = input.catalogue.tables.outlines.find((/** @type {any} */ o) => o.territory === id);
  const at = layout.turn(row);
  const active = may || input.picked === id;
  const point = may && input.point ? input.point : null;
  return svg`<g class=${classes.join(' ')} data-place=${id} data-testid="board-${id}" data-help="territory:${id}"
      role=${active ? 'button' : 'img'} tabindex=${id === input.catalogue.tables.territories[0].territory ? '0' : '-1'}
        aria-label=${label(row, here, village, input)} @click=${active ? () => input.pick(id) : null}
      @mouseenter=${point && (() => point(id))} @mouseleave=${point && (() => point(''))}>
    <g aria-hidden="true"><path class="veil" d=${path(outline.polygon, layout, true)}></path>
    ${village ? fence(village, at, row.clearance) : nothing}
    ${here ? huts(input.catalogue.tables, id, here.huts, layout, `hut:${id}`) : nothing}</g>
  </g>`;
}

/**
 * Returns a description of the territory in words.
 * @param {any} row @param {any} here @param {Village} village @param {BoardInput} input
 */
function label(row, here, village, input) {
  const parts = [`${row.territory} (${t('clans.terrain.' + row.terrain)})`, here ? hutsText(here.huts) : t('clans.empty')];
  if (village) parts.push(t(village.doomed ? 'clans.village.doomed' : 'clans.village', { n: village.chip, name: input.name(village.seat),
    points: village.value }));
  return parts.join(' – ');
}

const SPARKS = Array.from({ length: 12 }, (_, i) => i * 30); // degrees

/**
 * A palisade around a village, lit as it is founded; a broken one around a doomed village.
 * @param {any} village
 * @param {import('./layout.js').Point} at
 * @param {number} clearance
 */
export function fence(village, at, clearance) {
  const r = fenceRadius(clearance);
  return svg`<g class="settlement ${village.doomed ? 'doomed' : ''}"><circle class="palisade" cx=${at.x} cy=${at.y} r=${r}></circle>
    <g transform="translate(${at.x} ${at.y})"><g class=${arriving('founding-scene')}>
      <circle class="founding-light" r=${1.6 * r}></circle><circle class="founding-ring" r=${r}></circle>
      ${SPARKS.map((turn) => svg`<path class="founding-spark" transform="rotate(${turn})" d=${`M0 ${-r - 6}V${-r - 26}`}></path>`)}</g></g>
    ${village.doomed ? svg`<path class="ruin" transform="translate(${at.x} ${at.y})" d="M-14-14 14 14M14-14-14 14"></path>` : nothing}</g>`;
}

/**
 * Draws huts by colour, with their number.
 * @param {any} tables
 * @param {string} territory
 * @param {Record<string, number>} standing how many of each colour
 * @param {import('./layout.js').Layout} layout
 * @param {string} [help] what explains them
 */
export function huts(tables, territory, standing, layout, help) {
  const held = COLOURS.filter((colour) => standing[colour]);
  if (!held.length) return svg`<g class="huts"></g>`;
  const stand = standAt(tables, territory, held.length, layout);
  return svg`<g class="huts">${repeat(held, (colour) => colour, (colour, i) => {
    const [at, count] = [stand.huts[i], stand.counts[i]];
    return svg`<g data-help=${help ? `${help}.${colour}` : nothing}><g transform="translate(${at.x} ${at.y}) scale(${stand.size})">${
      hut(colour)}</g>${standing[colour] > 1 ? svg`<g transform="translate(${count.x} ${count.y}) scale(${layout.badge})"><circle
        class="hut-count-ground" r="8.500"></circle><text class="hut-count" y="5" text-anchor="middle" font-size="14">${
        standing[colour]}</text></g>`
      : nothing}</g>`;
  })}</g>`;
}

/** Draws the move that is being chosen, or the last one made. @param {BoardInput} input @param {import('./layout.js').Layout} layout */
function arrow(input, layout) {
  const { draft, hover, may } = input;
  const to = draft?.from ? draft.to || (may.has(hover) ? hover : '') : '';
  const move = to ? { from: draft.from, to } : input.picked ? null : input.roll;
  if (!move) return nothing;
  const find = (/** @type {string} */ id) => layout.turn(
    input.catalogue.tables.territories.find((/** @type {any} */ r) => r.territory === id));
  const a = find(move.from);
  const b = find(move.to);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return svg`<g class="last-move ${to ? 'next-move' : ''}" transform="translate(${a.x} ${a.y}) rotate(${turn})">
    <circle class="last-from" r="9"></circle>
    <path class="last-line" d="M14 0H${long - 44}M${long - 56}-9 ${long - 42} 0 ${long - 56} 9"></path></g>`;
}
