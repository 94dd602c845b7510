// @ts-check
// Results of questions, as columns and rows: sorting, filtering, what can be drawn of them, CSV. Pure.

/** @typedef {string|number|null} Value */
/** @typedef {{columns: string[], rows: Value[][]}} Result */
/** @typedef {{kind: string, x: string, y: string[], split?: string}} Chart kind: bars or line; split: a column whose values become the series */
/** @typedef {{label: string, values: (number|null)[]}} Series */
/** @typedef {{kind: string, time: boolean, xs: number[], labels: string[], series: Series[], left: number}} Plot left: how many values of x there is no room for */

export const SERIES_MAX = 4;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a column holds numbers and nothing else but gaps. @param {Result} result @param {number} column */
export function isNumeric(result, column) {
  const values = result.rows.map((row) => row[column]).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'number');
}

/** @param {Result} result @returns {string[]} names of the columns that hold numbers */
export function numericColumns(result) {
  return result.columns.filter((_, index) => isNumeric(result, index));
}

/** Numbers before text, gaps last in either direction. @param {Value[][]} rows @param {number} column @param {boolean} descending */
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

/** The values of a column, each once, sorted. @param {Result} result @param {string} name @returns {Value[]} */
export function valuesOf(result, name) {
  const column = result.columns.indexOf(name);
  if (column < 0) return [];
  return [...new Set(result.rows.map((row) => row[column]))].filter((value) => value !== null).sort(compare);
}

/** The rows in which the column has that value. @param {Result} result @param {string} name @param {Value} value @returns {Result} */
export function only(result, name, value) {
  const column = result.columns.indexOf(name);
  return column < 0 ? result : { ...result, rows: result.rows.filter((row) => row[column] === value) };
}

/** What may be worth drawing, or null. @param {Result} result @returns {Chart|null} */
export function guessChart(result) {
  const numbers = numericColumns(result);
  if (!numbers.length || result.rows.length < 2) return null;
  const x = result.columns.find((name) => !numbers.includes(name)) ?? result.columns[0];
  const y = numbers.filter((name) => name !== x);
  return y.length ? { kind: valuesOf(result, x).every((value) => DAY.test(String(value))) ? 'line' : 'bars', x, y: [y[0]] } : null;
}

/**
 * The figures to draw. Rows that share a value of x make several series if the chart is split, else the first counts.
 * @param {Result} result @param {Chart} chart @param {number} [most] bars that there is room for @returns {Plot|null}
 */
export function plot(result, chart, most = 40) {
  const x = result.columns.indexOf(chart.x);
  const y = chart.y.map((name) => result.columns.indexOf(name)).filter((column) => column >= 0 && isNumeric(result, column));
  const split = chart.split ? result.columns.indexOf(chart.split) : -1;
  if (x < 0 || !y.length || !result.rows.length) return null;
  const values = /** @type {Value[]} */ ([...new Set(result.rows.map((row) => row[x]))]).filter((value) => value !== null);
  const days = values.length > 0 && values.every((value) => typeof value === 'string' && DAY.test(value));
  const numbers = values.every((value) => typeof value === 'number');
  if (days || (numbers && chart.kind === 'line')) values.sort(compare);
  const shown = chart.kind === 'line' ? values : values.slice(0, most);
  return {
    kind: chart.kind, time: days && chart.kind === 'line',
    xs: shown.map((value, index) => (chart.kind !== 'line' ? index : days ? Date.parse(`${value}T00:00:00Z`) / 1000 : numbers ? Number(value) : index)),
    labels: shown.map(String), series: split < 0 ? byColumn(result, x, y, shown) : bySplit(result, x, y[0], split, shown),
    left: values.length - shown.length,
  };
}

/** @param {Result} result @param {number} x @param {number[]} y @param {Value[]} shown @returns {Series[]} */
function byColumn(result, x, y, shown) {
  const first = new Map();
  for (const row of result.rows) if (!first.has(row[x])) first.set(row[x], row);
  return y.slice(0, SERIES_MAX).map((column) => ({ label: result.columns[column], values: shown.map((value) => first.get(value)?.[column] ?? null) }));
}

/** @param {Result} result @param {number} x @param {number} y @param {number} split @param {Value[]} shown @returns {Series[]} */
function bySplit(result, x, y, split, shown) {
  return valuesOf(result, result.columns[split]).slice(0, SERIES_MAX).map((part) => {
    const found = new Map(result.rows.filter((row) => row[split] === part).map((row) => [row[x], row[y]]));
    return { label: String(part), values: shown.map((value) => /** @type {number|null} */ (found.get(value) ?? null)) };
  });
}

/** One object per row, as the command line prints them. @param {Result} result */
export function toObjects(result) {
  return result.rows.map((row) => Object.fromEntries(result.columns.map((name, column) => [name, row[column]])));
}

/** The places where SQL names a parameter: each name once, in order. @param {string} sql @returns {string[]} */
export function paramsOf(sql) {
  const token = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|[:@$]([A-Za-z_][A-Za-z0-9_]*)/g;
  return [...new Set([...sql.matchAll(token)].map((found) => found[1]).filter(Boolean))];
}

/** Where in a string its character of that number lies; a character may be two units of the string. @param {string} text @param {number} count */
export function indexOfCharacter(text, count) {
  return [...text].slice(0, count).join('').length;
}
