// @ts-check
// Results of queries, as columns and rows: sorting, filtering, possible charts, CSV. Pure.

import { memo } from '../core/memo.js';

/** @typedef {string|number|null} Value */
/** @typedef {{columns: string[], rows: Value[][]}} Result */
/**
 * @typedef {{kind: string, x: string, y: string[], split?: string}} Chart kind: bars, line, box (y: five columns) or
 *   heat (split: the column of its rows); split: a column whose values become the series
 */
/**
 * @typedef {{label: string, values: (number|null)[], low?: (number|null)[], high?: (number|null)[]}} Series low, high: where a value may
 *   well lie
 */
/**
 * @typedef {{kind: string, time: boolean, xs: number[], labels: string[], series: Series[], left: number}} Plot left: number of
 *   values of x without room
 */

export const SERIES_MAX = 4;
const BOX_VALUES = 5;
const HEAT_MOST = 60; // rows or columns
const MONTH = /^\d{4}-\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns whether a column contains only numbers and gaps. @param {Result} result @param {number} column */
export function isNumeric(result, column) {
  return memo(result, `numeric ${column}`, () => {
    const values = result.rows.map((row) => row[column]).filter((value) => value !== null);
    return values.length > 0 && values.every((value) => typeof value === 'number');
  });
}

/** @param {Result} result @returns {string[]} names of the columns that hold numbers */
export function numericColumns(result) {
  return result.columns.filter((_, index) => isNumeric(result, index));
}

/**
 * Returns the rows in the requested order, or unsorted.
 * @param {Result} result
 * @param {{column: number, descending: boolean}|null} sort
 */
export function rowsBy(result, sort) {
  return sort ? memo(result, `sorted ${sort.column} ${sort.descending}`, () => sortRows(result.rows, sort.column, sort.descending))
    : result.rows;
}

/**
 * Compares values: numbers before text, gaps last in either direction.
 * @param {Value[][]} rows @param {number} column @param {boolean} descending
 */
export function sortRows(rows, column, descending) {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => gapsLast(a[column], b[column]) || sign * compare(a[column], b[column]));
}

/** @param {Value} a @param {Value} b */
function gapsLast(a, b) {
  return Number(a === null) - Number(b === null);
}

/** @param {Value} a @param {Value} b */
function compare(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}

/** Returns the values of a column, each once, sorted. @param {Result} result @param {string} name @returns {Value[]} */
export function valuesOf(result, name) {
  const column = result.columns.indexOf(name);
  if (column < 0) return [];
  return memo(result, `values ${column}`, () => [...new Set(result.rows.map((row) => row[column]))].filter((value) => value !== null)
    .sort(compare));
}

/**
 * Returns the rows in which the column has that value.
 * @param {Result} result @param {string} name @param {Value} value @returns {Result}
 */
export function only(result, name, value) {
  const column = result.columns.indexOf(name);
  return column < 0 ? result : memo(result, `only ${column} ${value}`,
    () => ({ ...result, rows: result.rows.filter((row) => row[column] === value) }));
}

/** Returns the result without those columns. @param {Result} result @param {string[]} names @returns {Result} */
export function without(result, names) {
  if (!names.some((name) => result.columns.includes(name))) return result;
  const stay = result.columns.map((name) => !names.includes(name));
  return memo(result, `without ${names}`, () => ({ columns: result.columns.filter((_, column) => stay[column]),
    rows: result.rows.map((row) => row.filter((_, column) => stay[column])) }));
}

/** Suggests a chart, or null. @param {Result} result @returns {Chart|null} */
export function guessChart(result) {
  const numbers = numericColumns(result);
  if (!numbers.length || result.rows.length < 2) return null;
  const x = result.columns.find((name) => !numbers.includes(name)) ?? result.columns[0];
  const y = numbers.filter((name) => name !== x);
  return y.length ? { kind: valuesOf(result, x).every((value) => DAY.test(String(value))) ? 'line' : 'bars', x, y: [y[0]] } : null;
}

/**
 * Returns the figures to draw. In a split chart, rows that share a value of x make several series; otherwise each row has a place of its
 * own.
 * @param {Result} result @param {Chart} chart @param {number} [most] bars that there is room for @returns {Plot|null}
 */
export function plot(result, chart, most = 40) {
  return memo(result, `plot ${most} ${JSON.stringify(chart)}`, () => figures(result, chart, most));
}

/** Returns how many columns of numbers a kind of chart has at most. @param {string} kind */
export const seriesMost = (kind) => (kind === 'box' ? BOX_VALUES : kind === 'heat' ? 1 : SERIES_MAX);

/** @param {Result} result @param {Chart} chart @param {number} most @returns {Plot|null} */
function figures(result, chart, most) {
  const x = result.columns.indexOf(chart.x);
  const y = chart.y.map((name) => result.columns.indexOf(name)).filter((column) => column >= 0 && isNumeric(result, column))
    .slice(0, seriesMost(chart.kind));
  const rows = result.rows.filter((row) => row[x] !== null);
  if (x < 0 || !y.length || !rows.length || (chart.kind === 'box' && y.length < BOX_VALUES)) return null;
  if (chart.kind === 'heat') return heatFigures(result, chart, x, y[0], rows);
  const line = chart.kind === 'line';
  const days = rows.every((row) => typeof row[x] === 'string' && DAY.test(String(row[x])));
  const numbers = isNumeric(result, x);
  const months = line && rows.every((row) => MONTH.test(String(row[x])));
  const sorted = days || months || (numbers && line) ? sortRows(rows, x, false) : rows;
  const split = chart.split ? result.columns.indexOf(chart.split) : -1;
  const all = split < 0 ? sorted.map((row) => row[x]) : [...new Set(sorted.map((row) => row[x]))];
  const shown = line ? all : all.slice(0, most);
  return {
    kind: chart.kind, time: days && line, labels: shown.map(String), left: all.length - shown.length,
    xs: shown.map((value, index) => (line && days ? Date.parse(`${value}T00:00:00Z`) / 1000 : line && numbers ? Number(value) : index)),
    series: split < 0 || chart.kind === 'box' ? byColumn(result, sorted.slice(0, shown.length), y) : bySplit(result, x, y[0], split, shown),
  };
}

/**
 * Returns the cells of a heat map: a series for each of its rows. Rows of the result that share a cell are summed.
 * @param {Result} result @param {Chart} chart @param {number} x @param {number} y @param {Value[][]} rows @returns {Plot|null}
 */
function heatFigures(result, chart, x, y, rows) {
  const split = result.columns.indexOf(chart.split ?? '');
  if (split < 0) return null;
  const across = valuesOf(result, chart.x).slice(0, HEAT_MOST);
  const down = valuesOf(result, result.columns[split]).slice(0, HEAT_MOST);
  const cells = new Map();
  for (const row of rows) {
    const key = JSON.stringify([row[split], row[x]]);
    if (row[y] !== null) cells.set(key, (cells.get(key) ?? 0) + Number(row[y]));
  }
  return { kind: 'heat', time: false, labels: across.map(String), left: valuesOf(result, chart.x).length - across.length,
    xs: across.map((_, index) => index), series: down.map((part) => ({ label: String(part),
      values: across.map((value) => cells.get(JSON.stringify([part, value])) ?? null) })) };
}

/** @param {Result} result @param {Value[][]} rows @param {number[]} y @returns {Series[]} */
function byColumn(result, rows, y) {
  const all = (/** @type {number} */ column) => rows.map((row) => /** @type {number|null} */ (row[column]));
  return y.map((column) => ({ label: result.columns[column], values: all(column),
    ...boundsOf(result, column, all) }));
}

/**
 * Returns the confidence bounds of a column from its neighbours.
 * @param {Result} result @param {number} column @param {(column: number) => (number|null)[]} all
 */
function boundsOf(result, column, all) {
  const [low, high] = ['_low', '_high'].map((end) => result.columns.indexOf(result.columns[column] + end));
  return low < 0 || high < 0 ? {} : { low: all(low), high: all(high) };
}

/** @param {Result} result @param {number} x @param {number} y @param {number} split @param {Value[]} shown @returns {Series[]} */
function bySplit(result, x, y, split, shown) {
  return valuesOf(result, result.columns[split]).slice(0, SERIES_MAX).map((part) => {
    const found = new Map(result.rows.filter((row) => row[split] === part).map((row) => [row[x], row]));
    const all = (/** @type {number} */ column) => shown.map((value) => /** @type {number|null} */ (found.get(value)?.[column] ?? null));
    return { label: String(part), values: all(y), ...boundsOf(result, y, all) };
  });
}

/**
 * Returns the column that distinguishes rows with the same x, so that each of its values can be a series. @param {Result} result @param
 * {Chart} chart
 * @returns {string|undefined}
 */
export function splitOf(result, chart) {
  if (chart.kind === 'heat') return chart.split;
  if (chart.kind === 'box') return undefined;
  const x = result.columns.indexOf(chart.x);
  if (x < 0 || valuesOf(result, chart.x).length === result.rows.length) return undefined;
  return memo(result, `split ${JSON.stringify([chart.x, chart.y])}`, () => result.columns.find((name, column) => {
    const parts = valuesOf(result, name).length;
    if (column === x || chart.y.includes(name) || parts < 2 || parts > SERIES_MAX) return false;
    return new Set(result.rows.map((row) => JSON.stringify([row[x], row[column]]))).size === result.rows.length;
  }));
}

/** Returns whether each value of x has one row, or one of each series. @param {Result} result @param {Chart} chart */
export function isPlain(result, chart) {
  return Boolean(chart.split) || valuesOf(result, chart.x).length === result.rows.length;
}

/**
 * Returns a column of names to choose one from, so that x is unique in its rows.
 * @param {Result} result
 * @param {Chart} chart
 * @returns {string|undefined}
 */
export function pickOf(result, chart) {
  return result.columns.find((name) => {
    if (name === chart.x || chart.y.includes(name)) return false;
    const parts = valuesOf(result, name);
    return parts.length > 1 && parts.every((part) => typeof part === 'string'
      && isPlain(only(result, name, part), { ...chart, split: splitOf(only(result, name, part), chart) }));
  });
}

/** One object per row, as the command line prints them. @param {Result} result */
export function toObjects(result) {
  return result.rows.map((row) => Object.fromEntries(result.columns.map((name, column) => [name, row[column]])));
}

/** Returns the names of parameters in SQL: each name once, in order. @param {string} sql @returns {string[]} */
export function paramsOf(sql) {
  const token = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|[:@$]([A-Za-z_][A-Za-z0-9_]*)/g;
  return [...new Set([...sql.matchAll(token)].map((found) => found[1]).filter(Boolean))];
}

/**
 * Returns the index of a character in a string; a character may be two units of the string.
 * @param {string} text
 * @param {number} count
 */
export function indexOfCharacter(text, count) {
  return [...text].slice(0, count).join('').length;
}
