// @ts-check
// The variants' tables of values on the rules page, made from the server's own, and the provenance of each.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { provenanceTag, table } from '../../../js/rules/parts.js';
import { w } from '../../../js/rules/words.js';
import { listed } from '../../../js/core/words.js';
import { facts } from './facts.js';
import { dieIcon, thingIcon } from '../drawings/pieces.js';
import { RESOURCES, bottomText, buildingText, topText } from '../terms.js';

/** @type {Record<string, (catalogue: any) => any>} */
const TABLES = {
  harsh_winter: (catalogue) => winter(facts(catalogue)), wild_animals: animals, igloos: (catalogue) => igloos(facts(catalogue)),
    new_huts: huts, mammoth_herd: mammoths,
  expansion: (catalogue) => html`${track(catalogue)}${buildings(catalogue)}${cards(catalogue)}${dice(catalogue)}`,
};

/** @param {string} id of a variant @param {any} catalogue */
export function variantTables(id, catalogue) {
  return catalogue.tables.variant_rules ? TABLES[id](catalogue) : nothing;
}

/**
 * Draws a table under its title. If all rows have one provenance, the title shows it; else each row does.
 * @param {string} title @param {string[]} heads @param {any[]} rows of the server @param {(row: any) => any[]} cells
 */
function values(title, heads, rows, cells) {
  const same = rows.every((row) => row.provenance === rows[0].provenance);
  return html`<h3 class="value-title">${title} ${same ? provenanceTag(rows[0].provenance) : nothing}</h3>
    ${table(same ? heads : [...heads, w('var.provenance')],
      rows.map((row) => (same ? cells(row) : [...cells(row), provenanceTag(row.provenance)])), title)}`;
}

/** @param {any[]} rows @param {string} option */
const rowsOf = (rows, option) => rows.filter((/** @type {any} */ row) => row.option === option);

/** @param {any} f */
function winter(f) {
  return html`<p>${w('var.winter.count', { n: f.tiles.filter((/** @type {any} */ row) => row.winter).length, of: f.tiles.length })}</p>`;
}

/** @param {any} catalogue */
function animals(catalogue) {
  return values(w('var.animals'), [w('var.animal'), w('var.penalty')], catalogue.tables.animals,
    (row) => [html`${thingIcon(row.card)} ${w('var.animal.' + row.card)}`, `−${row.penalty}`]);
}

/** @param {any} f */
function igloos(f) {
  return html`<h3 class="value-title">${w('var.igloos.worth')}</h3>
    <ul class="dice-table">${RESOURCES.map((name) => html`<li>${Array.from({ length: f.constants.igloo_cost },
      () => thingIcon(name))}<b>${f.constants.igloo_cost * f.worth[name]}</b>
    </li>`)}</ul>`;
}

/** Returns a price with its jewellery, in words. @param {any} building */
export function priceText(building) {
  const { jewelry, ...cost } = building.cost;
  const parts = building.points ? RESOURCES.filter((name) => cost[name]).map((name) => w('amount.' + name, { n: cost[name] }))
    : [buildingText({ ...building, cost: {} })];
  return listed(jewelry ? [...parts, w('amount.jewelry', { n: jewelry })] : parts);
}

/** @param {any} catalogue */
function huts(catalogue) {
  return values(w('var.huts'), [w('var.gives'), w('var.price'), w('var.points')], rowsOf(catalogue.tables.buildings, 'new_huts'),
    (row) => [w('var.bonus.' + row.bonus), priceText(row), row.points]);
}

/** @param {any} catalogue */
function mammoths(catalogue) {
  return values(w('var.mammoths'), [w('var.herd_at'), w('var.for_one'), w('var.for_all')], catalogue.tables.mammoths,
    (row) => [w('place.' + row.back), w('var.bonus.' + row.one), w('var.bonus.' + row.all)]);
}

/** @param {any} catalogue */
function track(catalogue) {
  return values(w('var.track'), [w('var.level'), w('var.give'), w('var.get')], catalogue.tables.trade_track,
    (row) => [row.level, row.give || '–', row.get || '–']);
}

/** @param {any} catalogue */
function buildings(catalogue) {
  return values(w('var.buildings'), [w('var.price'), w('var.points')], rowsOf(catalogue.tables.buildings, 'expansion'),
    (row) => [priceText(row), row.points || w('value.worth_plus', { n: row.plus })]);
}

/** @param {any} catalogue */
function cards(catalogue) {
  return values(w('var.cards'), [w('var.upper'), w('var.lower')], rowsOf(catalogue.tables.cards, 'expansion'),
    (row) => [row.top === 'trade_dice_for_all' ? w('value.trade_dice') : topText(row), bottomText(row)]);
}

/** @param {any} catalogue */
function dice(catalogue) {
  return html`<h3 class="value-title">${w('var.dice')}</h3>
    <ul class="dice-table">${catalogue.tables.trade_dice_for_all.map((/** @type {any} */ row) =>
    html`<li>${dieIcon(row.die, 'large')}<span>${topText(row)}</span></li>`)}</ul>`;
}
