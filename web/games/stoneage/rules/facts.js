// @ts-check
// The numbers in the rules and the help, read from the server's tables.

import { memo } from '../../../js/core/memo.js';

/** Returns whether a row belongs to the base game. @param {any} row */
const isBase = (row) => !row.option;

/** Returns figures of the base game's tables, computed once for each catalogue. @param {any} catalogue */
export function facts(catalogue) {
  return memo(catalogue, 'facts', () => read(catalogue));
}

/** @param {any} catalogue */
function read(catalogue) {
  const { cards, buildings, places, limits, dice_for_all: dice, values, constants, expectations } = catalogue.tables;
  const base = cards.filter(isBase);
  const tiles = buildings.filter(isBase);
  const place = (/** @type {string} */ id) => places.find((/** @type {any} */ row) => row.place === id);
  const fixed = tiles.filter((/** @type {any} */ row) => row.points);
  return {
    cards: base, tiles, fixed, place, dice, limits: (limits ?? []).filter((/** @type {any} */ row) => row.seats <= 4),
    row: places.filter((/** @type {any} */ row) => /^card_[1-4]$/.test(row.place)).length,
    gathering: ['hunt', 'forest', 'clay_pit', 'quarry', 'river'].map(place),
    worth: Object.fromEntries(values.map((/** @type {any} */ row) => [row.resource, row.value])), constants: constants[0], expectations,
    tops: groups(base, 'top'), signs: groups(base.filter((/** @type {any} */ row) => row.culture), 'culture'),
    trades: groups(base.filter((/** @type {any} */ row) => row.trade), 'trade'),
  };
}

/** Groups rows by the value in a column, in the order of the table. @param {any[]} rows @param {string} column */
function groups(rows, column) {
  const map = new Map();
  for (const row of rows) map.set(row[column], [...(map.get(row[column]) ?? []), row]);
  return [...map].map(([name, list]) => ({ name, rows: list }));
}

/**
 * Returns the average yield of this many dice without tools.
 * @param {any} f @param {string} yields @param {number} dice @returns {number}
 */
export function mean(f, yields, dice) {
  const row = f.expectations.find((/** @type {any} */ one) => one.yield === yields && one.dice === dice);
  return row.whole + row.part / 10000;
}

/** Returns how many resources of any kind the card gives. @param {any} catalogue @returns {number} */
export function takeTotal(catalogue) {
  return catalogue.tables.cards.find((/** @type {any} */ row) => row.top === 'two_of_choice').amount;
}
