// @ts-check
// Numbers and word forms in a language. Catalogues of words use this file, so it imports none of them.

const PLAIN = 999; // absolute values below this limit are formatted by hand: digits, with a point or a comma before the fraction
const FRACTION = 3; // the default number of digits of a fraction

const COMMA = /^(de|fr|es|nl|it|pl|pt)$/;

/**
 * Formats a small number by hand, exactly as Intl does: the first Intl format of a page takes as long as drawing a table.
 * @param {number} n @param {string} lang @param {Intl.NumberFormatOptions} how @returns {string|null} null: that takes more
 */
function plainNumber(n, lang, { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(FRACTION, least), ...more }) {
  const point = lang === 'en' ? '.' : COMMA.test(lang) && ','; // other languages are left to Intl
  const units = Math.round(Number(`${n}e${most}`)); // decimal rounding: 2.505 lies in the middle and is rounded up; 1e-7 gives NaN
  if (!point || !(1 / n > 0 && n < PLAIN && units >= 0) || Object.keys(more).length) return null; // 1 / n: Intl writes -0 with a sign
  const rounded = units / 10 ** most;
  return rounded.toFixed(Math.max(least, `${rounded}.`.split('.')[1].length)).replace('.', point);
}

/** Replaces the hyphen of a negative number by a minus; a number rounded to zero has no sign. @param {string} text */
export const withMinus = (text) => text.replace('-', /[1-9]/.test(text) ? '−' : '');

/** Formats a number in a language. @param {string} lang @param {number} n @param {Intl.NumberFormatOptions} [how] */
export const numberIn = (lang, n, how = {}) => plainNumber(n, lang, how) ?? withMinus(new Intl.NumberFormat(lang, how).format(n));

/** @type {Record<string, Intl.ListFormat>} created on first use, as plural rules are: the first of each takes milliseconds */
const lists = {};

/** Joins several items into a list in a language. @param {string} lang @param {string[]} items */
export const listIn = (lang, items) => (items.length < 2 ? items.join('') // British English has no comma before "and"
  : (lists[lang] ??= new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang)).format(items));

/**
 * The plural and list forms of a language. The forms of a word come in the order of `kinds`, then one for all other numbers.
 * @param {string} lang
 * @param {string[]} kinds the plural categories with a form of their own; if it is empty, only the number 1 has its own form
 */
export function formsOf(lang, kinds) {
  /** @type {Intl.PluralRules|undefined} */
  let rules; // created on first use, which takes milliseconds, on a slow device dozens
  const form = (/** @type {number} */ n, /** @type {string[]} */ ...forms) => {
    const at = kinds.length ? kinds.indexOf((rules ??= new Intl.PluralRules(lang)).select(n)) : Number(n) - 1;
    return forms[at] ?? forms[forms.length - 1];
  };
  const number = (/** @type {number|string} */ n) => (typeof n === 'number' ? numberIn(lang, n) : n); // otherwise it is already a text
  return {
    form,
    number,
    count: (/** @type {number} */ n, /** @type {string[]} */ ...forms) => `${number(n)} ${form(n, ...forms)}`,
    list: (/** @type {string[]} */ names) => listIn(lang, names),
  };
}
