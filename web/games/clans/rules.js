// @ts-check
// The page of the rules of Clans: sections with words, pictures from the map's own drawings, and numbers from the server's tables.

import { html, svg } from '/vendor/lit-html/lit-html.js';
import { picture, provenanceTag, table, writer } from '../../js/rules/parts.js';
import { w } from '../../js/rules/words.js';
import { fence, huts, land, texture } from './board.js';
import { layoutFor, nameAt } from './layout.js';
import { STROKES, chipIcon, clanIcon, hut, terrainIcon } from './pieces.js';
import { COLOURS, TERRAINS } from './terms.js';

/** The drawing of a name such as "hut_red", "chip" or "forest". @param {string} name */
export const icon = (name) => (name === 'chip' ? chipIcon('small') : TERRAINS.includes(name) ? terrainIcon(name)
  : clanIcon(name.replace('hut_', ''), 'small'));
const of = { game: 'clans', icon };
const { p, words, example, list } = writer(of);
const LAYOUT = layoutFor('wide');

/** @param {any} catalogue */
export function rules(catalogue) {
  const build = { idea, map, setup, move, village, epochs, several, end, tips };
  return { title: w('cl.title'), lead: w('cl.lead'),
    sections: Object.entries(build).map(([id, body]) => ({ id, title: w('cl.' + id), body: () => body(catalogue.tables) })) };
}

/** @param {any} tables */
const chips = (tables) => tables.epochs.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.chips, 0);

/**
 * A piece of the map, with huts on it. @param {any} tables @param {string[]} ids @param {Record<string, Record<string, number>>} standing
 * @param {{village?: string, from?: string, to?: string}} [marks]
 */
function piece(tables, ids, standing, marks = {}) {
  const rows = ids.map((id) => tables.territories.find((/** @type {any} */ row) => row.territory === id));
  const outlines = ids.map((id) => tables.outlines.find((/** @type {any} */ row) => row.territory === id));
  const points = outlines.flatMap((row) => row.polygon).map(LAYOUT.turn);
  const [xs, ys] = [points.map((q) => q.x), points.map((q) => q.y)];
  const box = [Math.min(...xs) - 8, Math.min(...ys) - 8, Math.max(...xs) - Math.min(...xs) + 16, Math.max(...ys) - Math.min(...ys) + 16];
  const drawing = svg`<defs>${TERRAINS.map((terrain, i) => texture(terrain, i))}</defs>
    ${outlines.map((outline, i) => svg`<g class="piece-of-land">${land(outline, rows[i], LAYOUT)}</g>`)}
    ${rows.map((row) => { const at = LAYOUT.turn(row);
    const name = nameAt(row, LAYOUT);
    return svg`<g class="territory">${marks.village === row.territory ? fence({ doomed: false }, at, row.clearance) : ''}
      <text class="territory-name" x=${name.x} y=${name.y} text-anchor="middle" font-size=${LAYOUT.name_size}>${row.territory}</text>
        ${standing[row.territory] ? huts(tables, row.territory, standing[row.territory], LAYOUT) : ''}</g>`; })}
    ${marks.from && marks.to ? arrow(rows, marks.from, marks.to) : ''}`;
  return { box: box.join(' '), drawing };
}

/** @param {any[]} rows @param {string} from @param {string} to */
function arrow(rows, from, to) {
  const [a, b] = [from, to].map((id) => LAYOUT.turn(rows.find((row) => row.territory === id)));
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return svg`<g class="last-move" transform="translate(${a.x} ${a.y}) rotate(${turn})"><path class="last-line"
    d="M34 0H${long - 40}M${long - 54}-9 ${long - 38} 0 ${long - 54} 9"></path></g>`;
}

/** A region with the terrain around it, as it is dealt. @param {any} tables */
const region = (tables) => tables.territories.filter((/** @type {any} */ row) => row.region === 'A')
  .map((/** @type {any} */ row) => row.territory);

/** Huts in a row, as in a village. @param {Record<string, number>} held @param {string[]} [lost] colours that are driven out */
function hutLine(held, lost = []) {
  return html`<span class="hut-row rule-huts">${COLOURS.filter((colour) => held[colour])
    .map((colour) => html`<span class="stock ${lost.includes(colour) ? 'driven-out' : ''}">${clanIcon(colour,
    'large')}<b>${held[colour]}</b></span>`)}</span>`;
}

/** @param {any} tables */
function idea(tables) {
  const ids = region(tables);
  const near =
    tables.territories.find((/** @type {any} */ row) => row.territory === ids[0]).neighbours.find((/** @type {string} */ id) =>
    ids.includes(id));
  const rest = ids.filter((/** @type {string} */ id) => id !== near && id !== ids[0]);
  const shown = piece(tables, ids, { [near]: { red: 2, blue: 1, green: 1 }, [rest[0]]: { yellow: 2 } },
    { from: near,
    to: rest.find((/** @type {string} */ id) =>
    tables.territories.find((/** @type {any} */ row) => row.territory === near).neighbours.includes(id)) });
  return html`${p('cl.idea.1')}${picture(w('cl.idea.1').replace(/\*\*/g, ''), shown.box, shown.drawing,
    'clans land-picture')}${p('cl.idea.2')}`;
}

/** @param {any} tables */
function map(tables) {
  const regions = new Set(tables.territories.map((/** @type {any} */ row) => row.region)).size;
  const patch = (/** @type {string} */ terrain) => picture(w('clans.terrain.' + terrain), '-20 -20 40 40',
    svg`<rect class="land-fill ${terrain}" x="-19" y="-19" width="38" height="38" rx="8"></rect>
    <g transform="scale(1.4)">${STROKES[terrain]}</g>`, 'clans patch-picture');
  return html`${p('cl.map.1', { territories: tables.territories.length, regions, each: tables.territories.length / regions })}
    <ul class="land-names">
      ${TERRAINS.map((terrain) => html`<li data-entry=${terrain}>${patch(terrain)}<span>${w('clans.terrain.' + terrain)}</span>
      </li>`)}</ul>${p('cl.map.2')}<p class="soft small">${words('cl.map.3')}</p>`;
}

/** @param {any} tables */
function setup(tables) {
  const ids = region(tables);
  const shown = piece(tables, ids, Object.fromEntries(ids.map((/** @type {string} */ id, /** @type {number} */ i) => [id,
    { [COLOURS[i]]: 1 }])));
  return html`${p('cl.setup.1', { each: ids.length })}${picture(w('clans.region', { region: 'A' }), shown.box, shown.drawing,
    'clans land-picture')}
    <ul class="land-names">
      ${COLOURS.map((colour) => html`<li data-entry=${colour}>${clanIcon(colour, 'large')}<span>${w('clans.clan.' + colour)}</span>
      </li>`)}</ul>${p('cl.setup.2')}`;
}

/** Draws two groups of huts, and whether one may move to the other. @param {number} least a crowd @param {number} a @param {number} b */
function crowd(least, a, b) {
  const may = a < least || (b >= least && a <= b);
  const group = (/** @type {number} */ n, /** @type {number} */ x) => svg`<circle class="crowd-ground" cx=${x} cy="34" r="31"></circle>
    <g transform="translate(${x} 27) scale(1.2)">${hut('blue')}</g><text class="crowd-size" x=${x} y="60" text-anchor="middle"
    font-size="17">${n}</text>`;
  return html`<li class=${may ? 'may' : 'not'}>${picture(`${a} → ${b}: ${w(may ? 'cl.move.may' : 'cl.move.not')}`, '0 0 200 68',
    svg`${group(a, 34)}${group(b, 166)}<path class="last-line" d="M74 34H126M112 25 128 34 112 43"></path>
    ${may ? '' : svg`<path class="crossed" d="M84 16 116 52M116 16 84 52"></path>`}`, 'clans')}<b>${w(may ? 'cl.move.may'
    : 'cl.move.not')}</b></li>`;
}

/** Returns examples of moves: of few huts, of few to many, and of a large group to more and to fewer. @param {number} n */
const crowds = (n) => [[3, 2], [2, n + 2], [n, n + 1], [n + 1, n], [n + 2, 4]];

/** @param {any} tables */
const move = ({ constants: [{ crowd: n }] }) => html`${p('cl.move.1')}${p('cl.move.2')}<h3>${w('cl.move.crowd')}</h3>
  ${p('cl.move.crowd.1', { crowd: n, fewer: n - 1 })}
  <ul class="crowds">${crowds(n).map(([a, b]) => crowd(n, a, b))}</ul>`;

/** @param {any} tables */
function village(tables) {
  const [first] = tables.epochs;
  const ids = region(tables);
  const shown = piece(tables, ids, { [ids[4]]: { red: 3, blue: 1, green: 1 } }, { village: ids[4] });
  const size = 5;
  return html`${p('cl.village.1')}${picture(w('clans.preview.village', { territory: ids[4] }), shown.box, shown.drawing,
    'clans land-picture')}
    ${p('cl.village.2')}${list('cl.village.steps', true)}${p('cl.village.3')}
    ${example('cl.village.example', { land: w('clans.terrain.' + first.favourable[0]), huts: size, bonus: first.bonus,
      total: size + first.bonus }, hutLine({ red: 3, blue: 1, green: 1 }))}
    ${example('cl.village.strife', {}, hutLine({ red: 4, blue: 2, green: 1, yellow: 1, black: 1 }, ['green', 'yellow', 'black']))}
    ${example('cl.village.nobody', {}, hutLine(Object.fromEntries(COLOURS.map((colour) => [colour, 1])), COLOURS))}`;
}

/** @param {any} tables */
function epochs(tables) {
  const lands = (/** @type {string[]} */ list, /** @type {string} */ provenance) =>
    html`${list.length
    ? list.map((terrain) => html`<span class="land-cell">${terrainIcon(terrain)} ${w('clans.terrain.' + terrain)}</span>`)
    : w('cl.epochs.none')}${provenance === 'sourced' ? '' : provenanceTag(provenance)}`;
  return html`${p('cl.epochs.1')}${table([w('cl.epochs.epoch'), w('cl.epochs.chips'), w('cl.epochs.good'), w('cl.epochs.bonus'),
    w('cl.epochs.bad')],
    tables.epochs.map((/** @type {any} */ row) => [row.epoch,
      html`<span class="chip-cell">${Array.from({ length: row.chips }, () => chipIcon('small'))}<span
      class="hidden">${row.chips}</span></span>`, lands(row.favourable, row.favourable_provenance), `+${row.bonus}`,
      lands(row.unfavourable, row.unfavourable_provenance)]), w('cl.epochs'))}
    <p class="soft small">${words('cl.epochs.provenance')}</p>`;
}

/** @param {any} tables */
const several = (tables) => html`${p('cl.several.1')}${p('cl.several.2', { chips: chips(tables) })}`;
/** @param {any} tables */
const end = (tables) => html`${p('cl.end.1', { chips: chips(tables) })}${p('cl.end.2')}${example('cl.end.example', {},
  html`<span class="dice-line">${clanIcon('blue', 'large')}${[0, 1, 2, 3].map(() => chipIcon('large'))}</span>`)}`;
const tips = () => list('cl.tips.list');
