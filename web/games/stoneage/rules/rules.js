// @ts-check
// The page of the rules of Stone Age: sections with words, pictures from the board's own drawings, and numbers from the server's tables.

import { html, svg } from '/vendor/lit-html/lit-html.js';
import { entries, entry, picture, table, writer } from '../../../js/rules/parts.js';
import { numberText } from '../../../js/core/words.js';
import { told, w } from '../../../js/rules/words.js';
import { cardFace, buildingFace } from '../board/cards.js';
import { facts, mean } from './facts.js';
import { dieGives } from '../panel/panel.js';
import { die, dieIcon, person, personIcon, thing, thingIcon } from '../drawings/pieces.js';
import { rows } from '../board/layout.js';
import { SCENES, campfire } from '../drawings/scenes.js';
import { amountsText, buildingText } from '../terms.js';
import { variantSections } from './rules_variants.js';

/** @param {string} name */
export const icon = (name) => thingIcon(name, 'small');
const of = { game: 'stoneage', icon };
const { p, words, example, list } = writer(of);

/** @param {number} x @param {number} y @param {number} s @param {any} drawing */
const at = (x, y, s, drawing) => svg`<g transform="translate(${x} ${y}) scale(${s})">${drawing}</g>`;

/** @param {any} catalogue */
export function rules(catalogue) {
  const f = facts(catalogue);
  /** @type {Record<string, (f: any, catalogue: any) => any>} */
  const build = { idea, setup, placing, using, gather, village, tools, cards, buildings, feeding, end, scoring, rulings };
  const base = Object.entries(build).map(([id, body], i) => ({ id, title: w('sa.' + id), body: () => body(f, catalogue),
    part: i ? undefined : w('sa.part.base') }));
  return { title: w('sa.title'), lead: w('sa.lead'), sections: [...base, ...variantSections(catalogue, of)] };
}

/** Draws rings, with people on the first of them. @param {number} count @param {number} full @param {number} y of the lowest row */
const ringRow = (count, full, y) => rows(count, 4, 100, y, 30, 27)
  .map((spot, i) => svg`<circle class="ring" cx=${spot.x} cy=${spot.y} r="12"></circle>
  ${i < full ? at(spot.x, spot.y - 3, 1, person(0)) : ''}`);

function idea() {
  const steps = [
    ['place', svg`${at(20, 4, 1, SCENES.forest)}${ringRow(4, 2, 100)}`],
    ['use', svg`${[3, 6, 4].map((n, i) => at(58 + i * 42, 40, 1.5, die(n)))}<text class="dice-sum" x="100" y="82" text-anchor="middle"
      font-size="17">13 : 3</text>${[0, 1, 2, 3].map((i) => at(55 + i * 30, 103, 1, thing('wood')))}`],
    ['feed', svg`${at(100, 84, 1.3, campfire)}${[0, 1, 2, 3].map((i) => at([30, 58, 142, 170][i], 76, 1.5, person(0)))}${[0, 1, 2, 3].map(
      (i) => at([30, 58, 142, 170][i], 108, 0.8, thing('food')))}`],
  ];
  return html`${p('sa.idea.1')}<ol class="rule-trio">
    ${steps.map(([id, drawing], i) => html`<li>${picture(w(`sa.idea.${id}.is`), '0 0 200 120', drawing)}<h3>${i + 1}.
    ${w('sa.idea.' + id)}</h3><p>${words(`sa.idea.${id}.is`)}</p></li>`)}</ol>${p('sa.idea.2')}`;
}

/** @param {any} f */
function setup(f) {
  const all = (/** @type {any} */ row) => (row.players_per_resource >= row.seats ? w('sa.setup.all') : row.players_per_resource);
  return html`${p('sa.setup.1', f.constants)}${p('sa.setup.2', { cards: f.cards.length, row: f.row, tiles: f.constants.stack_tiles })}
    ${p('sa.setup.3')}
    ${table([w('sa.setup.players'), ...f.limits.map((/** @type {any} */ row) => row.seats)], [
    [w('sa.setup.stacks'), ...f.limits.map((/** @type {any} */ row) => row.stacks)],
    [w('sa.setup.village'), ...f.limits.map((/** @type {any} */ row) => row.village_places)],
    [w('sa.setup.each'), ...f.limits.map(all)]], w('sa.setup'))}${p('sa.setup.hunt')}`;
}

function placing() {
  return html`${p('sa.placing.1')}${p('sa.placing.2')}${p('sa.placing.3')}${example('sa.placing.example', {},
    picture(w('place.hut'), '0 0 200 120', svg`${at(20, 8, 1, SCENES.hut)}${ringRow(2, 0, 104)}${at(178, 96, 1.3, person(0))}`, 'aside'))}`;
}

const using = () => html`${p('sa.using.1')}${p('sa.using.2')}`;

/** Draws a place as on the board. @param {string} id @param {any} row */
function placePicture(id, row) {
  const gives = row.yield ?? { tool_maker: 'tool', hut: 'people', field: 'agriculture' }[id];
  return picture(w('place.' + id), '0 0 200 150', svg`<rect class="picture-ground" width="200" height="150" rx="12"></rect>
    ${id === 'hunt' ? at(8, 34, 0.92, SCENES[id]) : at(row.rings > 2 ? 28 : 20, row.rings > 2 ? 12 : 20, row.rings > 2 ? 0.9 : 1,
    SCENES[id])}${row.rings ? ringRow(row.rings, 0, 132)
    : svg`<ellipse class="clearing" cx="100" cy="128" rx="88" ry="14"></ellipse>`}${at(180, 20, 1, thing(gives))}`);
}

/** @param {number} n */
const tenths = (n) => numberText(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {any} f */
function gather(f) {
  const dice = [3, 4, 6];
  const pit = f.place('clay_pit');
  const total = dice.reduce((sum, n) => sum + n, 0);
  const tool = pit.divisor - (total % pit.divisor);
  return html`${p('sa.gather.1')}${entries(f.gathering.map((/** @type {any} */ row) => entry(placePicture(row.place, row),
    w('place.' + row.place), words(row.place === 'hunt' ? 'help.place.hunt' : 'help.place.gather', { what: w('resource.' + row.yield),
    divisor: row.divisor, rings: row.rings }), undefined, row.place)), 'small')}
    ${p('sa.gather.2')}
    ${example('sa.gather.example', { total, divisor: pit.divisor, gets: Math.floor(total / pit.divisor), tool,
      sum: total + tool, more: Math.floor((total + tool) / pit.divisor) },
    html`<span class="dice-line">${dice.map((n) => dieIcon(n, 'large'))}</span>`)}
    <h3>${w('sa.gather.mean')}</h3>
      ${table(['', ...f.gathering.map((/** @type {any} */ row) => html`${thingIcon(row.yield)} ${w('resource.' + row.yield)}`)],
    [1, 2, 3, 4, 5].map((n) => [w('sa.gather.people', { n }),
      ...f.gathering.map((/** @type {any} */ row) => tenths(mean(f, row.yield, n)))]), w('sa.gather.mean'))}`;
}

/** @param {any} f */
function village(f) {
  const ids = ['tool_maker', 'hut', 'field'];
  return html`${p('sa.village.1')}${entries(ids.map((id) => entry(placePicture(id, f.place(id)), w('place.' + id),
    words('help.place.' + id), undefined, id)), 'small')}${p('sa.village.2')}`;
}

function tools() {
  const growth = Array.from({ length: 12 }, (_, i) => [0, 1, 2].map((tile) => Math.floor(i / 3) + (tile <= i % 3 ? 1 : 0)));
  return html`${p('sa.tools.1')}<p class="tool-growth" role="img" aria-label=${w('sa.tools.growth')}
    data-picture>
    ${growth.map((tiles) => html`<span class="tool-row">${tiles.filter(Boolean)
    .map((n) => html`<span class="tile">${n}</span>`)}</span>`)}</p>
    ${p('sa.tools.2')}${p('sa.tools.3')}${p('sa.tools.4')}`;
}

/** @param {any} card */
const cardPicture = (card) => picture(w('top.' + card.top, { n: card.amount, what: card.yield ? w('resource.' + card.yield)
  : '' }), '-2 -2 128 180', svg`<g class="is-card">${cardFace(card, 124, 176, 'full')}</g>`, 'card-picture');

/** @param {any} f */
function cards(f) {
  const tops = f.tops.map((/** @type {any} */ group) => entry(cardPicture(group.rows[0]),
    html`${w('sa.cards.times', { n: group.rows.length })} ${w('top.' + group.name, topArgs(group))}`, words('help.top.' + group.name),
    undefined, group.name));
  return html`${p('sa.cards.1')}${p('sa.cards.2')}<h3>${w('sa.cards.top', { n: f.cards.length })}</h3>${entries(tops, 'cards')}
    <h3>${w('sa.cards.dice')}</h3>${p('sa.cards.dice.is')}<ul
      class="dice-table">${f.dice.map((/** @type {any} */ row) => html`<li>${dieIcon(row.die, 'large')}<span>${dieGives(row)}</span>
      </li>`)}</ul>
    ${p('sa.cards.peek')}<h3>${w('sa.cards.bottom')}</h3>${p('sa.scoring.sets.1', signArgs(f))}${p('sa.scoring.trades.1')}${tradeList(f)}`;
}

/** Returns the amount of a card's top, or the range over all cards of its kind. @param {any} group */
function topArgs(group) {
  const amounts = group.rows.map((/** @type {any} */ row) => row.amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const kinds = [...new Set(group.rows.map((/** @type {any} */ row) => row.yield).filter(Boolean))];
  return { n: least === most ? most : `${least}–${most}`, what: kinds.map((kind) => w('resource.' + kind)).join(' / ') };
}

/** @param {any} f */
const signArgs = (f) => ({ signs: f.signs.length, each: f.signs[0].rows.length });

/** @param {any} f */
function tradeList(f) {
  return html`<ul class="rule-trades">${f.trades.map((/** @type {any} */ group) => {
    const sum = group.rows.reduce((/** @type {number} */ n, /** @type {any} */ row) => n + row.multiplier, 0);
    return html`<li data-entry=${group.name}>${thingIcon(group.name, 'large')}<span><b>${w('trade.' + group.name, { n: 2 })}</b>
      ${words('help.bottom.' + group.name)} <small>${w('sa.scoring.trades.sum', { n: sum })}</small></span></li>`;
  })}</ul>`;
}

/** @param {any} building */
const buildingPicture = (building) => picture(buildingText(building), '-2 -2 128 180',
  svg`<g class="is-building">${buildingFace(building, 124, 176, 'full')}</g>`, 'card-picture');

/** @param {any} f */
function buildings(f) {
  const kinds = f.tiles.find((/** @type {any} */ row) => !row.points && row.total_least === row.total_most);
  const any = f.tiles.find((/** @type {any} */ row) => !row.points && row.total_least !== row.total_most);
  const priced = f.fixed[0];
  const two = f.worth;
  const points = f.fixed.map((/** @type {any} */ row) => row.points);
  return html`${p('sa.buildings.1')}${entries([
    entry(buildingPicture(priced), buildingText(priced), words('help.building.fixed', { price: amountsText(priced.cost),
      points: priced.points }), words('sa.buildings.count', { n: points.length, least: Math.min(...points), most: Math.max(...points) }),
      'fixed'),
    entry(buildingPicture(kinds), buildingText(kinds), words('help.building.kinds', { n: kinds.total_least, kinds: kinds.kinds_least }),
      undefined, 'kinds'),
    entry(buildingPicture(any), buildingText(any), words('help.building.any', { least: any.total_least, most: any.total_most }),
      undefined, 'any')], 'cards')}
    ${p('sa.buildings.values')}<ul class="dice-table">
      ${Object.entries(f.worth).map(([name, n]) => html`<li>${thingIcon(name, 'large')}<span>${w('resource.' + name)} <b>${n}</b></span>
      </li>`)}</ul>
    ${example('sa.buildings.example', { points: 3 * two.stone + 2 * two.wood },
      html`<span class="dice-line">${['stone', 'stone', 'stone', 'wood', 'wood'].map((name) => thingIcon(name, 'large'))}</span>`)}`;
}

/** @param {any} f */
function feeding(f) {
  const numbers = { people: 7, field: 2, food: 3 };
  const missing = numbers.people - numbers.field - numbers.food;
  return html`${p('sa.feeding.1')}${p('sa.feeding.2', { penalty: f.constants.hunger_points })}${example('sa.feeding.example',
    { ...numbers, have: numbers.food + numbers.field, missing, penalty: f.constants.hunger_points },
    html`<span class="dice-line">${Array.from({ length: numbers.people },
    (_, i) => html`<span class=${i < numbers.people - missing ? '' : 'figure out'}>${personIcon(0)}</span>`)}</span>`)}`;
}

const end = () => html`${p('sa.end.1')}${p('sa.end.2')}${p('sa.end.3')}`;

/** @param {any} f */
function scoring(f) {
  const sizes = Array.from({ length: f.signs.length }, (_, i) => i + 1);
  const names = f.signs.map((/** @type {any} */ group) => group.name);
  const set = (/** @type {string[]} */ list) => html`<span
    class="set">${list.map((sign) => html`<span title=${w('culture.' + sign)}>${thingIcon(sign)}</span>`)}</span>`;
  return html`<h3>${w('sa.scoring.sets')}</h3>${p('sa.scoring.sets.1', signArgs(f))}
    <ul class="sign-names">${names.map((/** @type {string} */ sign) => html`<li>${thingIcon(sign)}<span>${w('culture.' + sign)}</span>
      </li>`)}</ul>
    ${table([w('sa.scoring.sets.n'), ...sizes], [[w('sa.scoring.sets.points'), ...sizes.map((n) => n * n)]], w('sa.scoring.sets'))}
    ${example('sa.scoring.sets.example', { a: 4, b: 1, total: 17 },
      html`<span class="sets">${set(names.slice(0, 4))}${set(names.slice(0, 1))}</span>`)}
    <h3>${w('sa.scoring.trades')}</h3>${p('sa.scoring.trades.1')}${tradeList(f)}${example('sa.scoring.trades.example',
      { n: 3, m: 6, total: 18 }, html`<span class="dice-line">${[0, 1, 2].map(() => thingIcon('farmer', 'large'))}</span>`)}
    <h3>${w('sa.scoring.rest')}</h3>${p('sa.scoring.rest.1')}${p('sa.scoring.tie')}`;
}

const rulings = () => html`${p('sa.rulings.1')}${told('sa.rulings.list') ? list('sa.rulings.list') : ''}`;
