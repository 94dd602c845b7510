// @ts-check
// What the rules and the help say in numbers, read from the server's tables.

import { once } from '../../js/once.js';
import { RESOURCES } from './terms.js';

/** What everybody begins with and what hunger costs; the server says it in every view, and no table has it. */
export const START = { people: 5, food: 12, stack: 7, penalty: 10 };

/** Whether a row belongs to the base game. @param {any} row */
const isBase = (row) => !row.option;

/** Tables of the base game alone, read once for each catalogue. @param {any} catalogue */
export function facts(catalogue) {
  return once(catalogue, 'facts', () => read(catalogue));
}

/** @param {any} catalogue */
function read(catalogue) {
  const { cards, buildings, places, limits, dice_for_all: dice } = catalogue.tables;
  const base = cards.filter(isBase);
  const tiles = buildings.filter(isBase);
  const place = (/** @type {string} */ id) => places.find((/** @type {any} */ row) => row.place === id);
  const fixed = tiles.filter((/** @type {any} */ row) => row.points);
  return {
    cards: base, tiles, fixed, place, dice, limits: (limits ?? []).filter((/** @type {any} */ row) => row.seats <= 4),
    row: places.filter((/** @type {any} */ row) => /^card_[1-4]$/.test(row.place)).length,
    gathering: ['hunt', 'forest', 'clay_pit', 'quarry', 'river'].map(place),
    worth: worthOf(fixed),
    tops: groups(base, 'top'), signs: groups(base.filter((/** @type {any} */ row) => row.culture), 'culture'),
    trades: groups(base.filter((/** @type {any} */ row) => row.trade), 'trade'),
  };
}

/** Rows by what stands in a column, in the order of the table. @param {any[]} rows @param {string} column */
function groups(rows, column) {
  const map = new Map();
  for (const row of rows) map.set(row[column], [...(map.get(row[column]) ?? []), row]);
  return [...map].map(([name, list]) => ({ name, rows: list }));
}

/**
 * What each resource scores in a building: the only four numbers that make the points of all tiles with a price come true.
 * @param {any[]} fixed @returns {Record<string, number>}
 */
function worthOf(fixed) {
  const most = 9;
  for (let code = 0; code < most ** RESOURCES.length; code += 1) {
    const values = RESOURCES.map((_, i) => 1 + (Math.floor(code / most ** i) % most));
    const fits = fixed.every((row) => RESOURCES.reduce((sum, name, i) => sum + (row.cost[name] ?? 0) * values[i], 0) === row.points);
    if (fits) return Object.fromEntries(RESOURCES.map((name, i) => [name, values[i]]));
  }
  return {};
}

/** What so many dice bring on average without tools. @param {number} people @param {number} divisor */
export function mean(people, divisor) {
  let ways = [1];
  for (let die = 0; die < people; die += 1) {
    const next = Array(ways.length + 6).fill(0);
    ways.forEach((n, sum) => { for (let pips = 1; pips <= 6; pips += 1) next[sum + pips] += n; });
    ways = next;
  }
  return ways.reduce((total, n, sum) => total + n * Math.floor(sum / divisor), 0) / 6 ** people;
}
