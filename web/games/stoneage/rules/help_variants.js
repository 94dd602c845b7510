// @ts-check
// The additions of the variants to the help at the table: animals, igloo, merchant, jewellery, trade, herd and mammoths.

import { w } from '../../../js/rules/words.js';
import { RESOURCES } from '../terms.js';
import { priceText } from './rules_tables.js';
import { thingIcon } from '../drawings/pieces.js';

/** @typedef {import('../types.d.ts').View} View */

/** @param {any} view @param {string} option */
export const plays = (view, option) => Boolean(view?.options?.includes(option));

/**
 * An animal in the card row; null if the card is not an animal.
 * @param {string} card
 * @param {View} view
 * @param {any} catalogue
 * @returns {import('./help.js').Help|null}
 */
export function animal(card, view, catalogue) {
  const row = catalogue.tables.animals?.find((/** @type {any} */ a) => a.card === card);
  if (!row) return null;
  const lines = [w('help.animal', { n: row.penalty }), ...(view ? [w('help.place.animal', { n: view.players.length })] : [])];
  return { title: w('var.animal.' + card), lines, section: 'wild_animals', icon: thingIcon(card) };
}

/** The price and value of a variant's building; null for one of the base game. @param {any} row @param {any} f */
export function variantBuilding(row, f) {
  if (row.bonus) return [w('help.building.fixed', { price: priceText(row), points: row.points }),
    w('help.building.bonus', { bonus: w('var.bonus.' + row.bonus) })];
  if (row.plus) return [w('help.building.plus', { n: row.total_least, kinds: row.kinds_least, jewelry: row.cost.jewelry,
    plus: row.plus }), w('help.building.worth', f.worth)];
  return row.cost.jewelry ? [w('help.building.jewelled', { price: priceText(row), points: row.points })] : null;
}

/** @param {any} row of a building @param {View} view @param {any} f */
export const winterBuilding = (row, view, f) => (row.winter && plays(view, 'harsh_winter')
  ? [w('help.building.winter', { points: f.constants.winter_building })] : []);
/** @param {View} view @param {any} f */
export const winterCard = (view, f) => (plays(view, 'harsh_winter') ? [w('help.winter.card', { points: f.constants.winter_card })] : []);

/** The herd, on its place. @param {string} id of a place @param {View} view @param {any} catalogue */
export function herdAt(id, view, catalogue) {
  if (!view?.herd_place || view.herd_place !== id) return [];
  const tile = mammoth(view.herd_tile, catalogue);
  return [w('help.thing.herd'), ...(tile ? [tile.lines[0]] : [])];
}

/** A tile of the herd. @param {string|null} id @param {any} catalogue @returns {import('./help.js').Help|null} */
export function mammoth(id, catalogue) {
  const row = catalogue.tables.mammoths?.find((/** @type {any} */ m) => m.tile === id);
  if (!row) return null;
  const words = { one: w('var.bonus.' + row.one), all: w('var.bonus.' + row.all) };
  return { title: w('help.mammoth.title'), lines: [w('help.mammoth', words), w('help.mammoth.contest')], section: 'mammoth_herd',
    icon: thingIcon('mammoth') };
}

/** @param {any} f */
export function igloo(f) {
  const worth = RESOURCES.map((name) => `${w('resource.' + name)} ${f.constants.igloo_cost * f.worth[name]}`).join(', ');
  return [w('help.place.igloo', { worth })];
}

/**
 * The trade track, at the named level if there is one.
 * @param {string|undefined} level
 * @param {any} catalogue
 * @returns {import('./help.js').Help}
 */
export function trade(level, catalogue) {
  const row = catalogue.tables.trade_track?.find((/** @type {any} */ r) => String(r.level) === level);
  const line = row?.get ? w('help.thing.trade', { rate: w('help.thing.trade.rate', row) }) : w('help.thing.trade.none');
  const title = level === undefined ? w('help.thing.trade.track') : w('help.thing.trade.title', { level });
  return { title, lines: [line], section: 'expansion', icon: thingIcon('trade') };
}
