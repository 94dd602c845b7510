// @ts-check
// Words come from catalogues, one per language: a key gives a sentence, or a function that builds one.

import { en } from '../i18n/en.js';
import { de } from '../i18n/de.js';

/** @typedef {Record<string, string|((args: any) => string)>} Sentences by key: a sentence, or a function of its arguments that gives one */
/** @typedef {Record<string, Sentences>} Words by language */

/** @type {Words} */
export const catalogues = { en, de };
export const languages = Object.keys(catalogues);

let current = 'en';

/** Words of a game, or of a page, that comes only when it is asked for. @param {Words} words */
export function addWords(words) {
  for (const [lang, more] of Object.entries(words)) Object.assign(catalogues[lang], more);
}

/** @param {string} lang */
export function setLanguage(lang) {
  current = catalogues[lang] ? lang : 'en';
}

export function language() {
  return current;
}

/** @param {string[]} wanted as navigator.languages */
export function guessLanguage(wanted) {
  for (const tag of wanted) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (catalogues[lang]) return lang;
  }
  return 'en';
}

/** The words for `key`. @param {string} key @param {any} [args] @returns {string} */
export function t(key, args) {
  const entry = catalogues[current][key] ?? en[key];
  if (entry === undefined) return key;
  return typeof entry === 'function' ? entry(args ?? {}) : entry;
}

/** Whether there are words for `key`. @param {string} key */
export function known(key) {
  return catalogues[current][key] !== undefined || en[key] !== undefined;
}

/** A refusal in words: ours if we know its name, else what the server says. @param {{name?: string, message?: string}} error */
export function errorWords(error) {
  const key = 'error.' + (error.name ?? 'unexpected');
  if (known(key)) return t(key);
  return error.message || t('error.unexpected');
}
