// @ts-check
// The texts of the log for the server: a file for each language, `phrases/LANGUAGE.phrases`. The server reads it when the log is requested
// in words (backend/engine/words/phrases.h describes the form). It serves files of this kind to nobody.

import { countedIn, patternsOf } from './sentences.js';

/** @typedef {import('./sentences.js').Part} Part */

/** The groups that every table has, and the endings of those of a game. */
const SHARED = ['sitting', 'undo'];
const OF_GAME = ['', '-cover', '-variants'];
const PLURALS = 200; // no plural rule of whole numbers depends on more
/** @type {Record<string, string>} by category */
const LETTERS = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };

/** @param {string} text */
const quoted = (text) => text.replace(/[\\{}|]/g, '\\$&').replaceAll('\n', '\\n');

/** @param {Part[]} parts @param {Set<string>} counted @returns {string} */
const written = (parts, counted) => parts.map((part) => {
  if (typeof part === 'string') return quoted(part);
  if ('variable' in part) return `{${counted.has(part.variable) ? '#' : ''}${part.variable}}`;
  if ('list' in part) return `{&${part.list}}`;
  const { variable, counts, cases, other } = part.select;
  const all = [...cases, { key: '*', parts: other }];
  return `{${counts ? '%' : '?'}${variable}${all.map((one) => `|${one.key}=${written(one.parts, counted)}`).join('')}}`;
}).join('');

/** Returns what stands between the digits of a large number. @param {string} lang @param {number} n */
const gap = (lang, n) => new Intl.NumberFormat(lang).format(n).replace(/\d/g, '');

/** Returns what describes a language. @param {string} lang @returns {[string, string][]} */
function formsOf(lang) {
  const rules = new Intl.PluralRules(lang);
  const list = (/** @type {string[]} */ ...items) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(items).split(/\d/);
  return [
    ['.plural', Array.from({ length: PLURALS }, (_, n) => LETTERS[rules.select(n)]).join('')],
    ['.pair', list('1', '2')[1]], ['.middle', list('1', '2', '3')[1]], ['.end', list('1', '2', '3')[2]],
    ['.four', gap(lang, 1234)], ['.five', gap(lang, 12345)]];
}

/**
 * Returns the files.
 * @param {ReturnType<typeof import('./catalogues.js').catalogues>} words @param {string[]} games
 * @returns {{name: string, bytes: string}[]}
 */
export function phraseFiles(words, games) {
  const known = words.groups();
  const groups = [...SHARED, ...games.flatMap((game) => OF_GAME.map((ending) => game + ending))].filter((one) => known.includes(one));
  return words.languages.map((lang) => {
    const lines = words.messages(groups, lang).filter(([, own]) => own.value)
      .map(([key, own, english]) => /** @type {[string, string]} */ ([key, written(patternsOf(own)[0], countedIn(own, english))]));
    const all = [...formsOf(lang), ...lines].sort(([a], [b]) => (a < b ? -1 : 1));
    return { name: `phrases/${lang}.phrases`, bytes: all.map(([key, pattern]) => `${key}=${pattern}\n`).join('') };
  });
}
