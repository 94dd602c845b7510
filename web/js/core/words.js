// @ts-check
// Words come from catalogues, one per language: a key maps to a sentence, or to a function that builds one. A catalogue is a file, loaded
// for the language of the page, and for any other language when it is chosen.
import { ownNames, wordsOf } from './catalogue.js';
import { formsOf, listIn, numberIn, withMinus } from './word_forms.js';

export { formsOf, ownNames, withMinus, wordsOf };

/** @typedef {Record<string, string|((args: any) => string)>} Sentences by key: a sentence, or a function of its arguments that gives one */
/** @typedef {Record<string, Sentences>} Words by language */
/** @typedef {import('./catalogue.js').Source} Source */

export const languages = Object.keys(ownNames);

/** @type {Words} what has come so far */
export const catalogues = Object.fromEntries(languages.map((lang) => [lang, {}]));

/** @type {{source: Source, into: Record<string, any>}[]} the requested sources so far, with their targets */
const asked = [{ source: wordsOf('general', 'clock'), into: catalogues }];

let current = 'en';

/** Adds words that are already loaded. @param {Words} words */
export function addWords(words) {
  for (const [lang, more] of Object.entries(words)) Object.assign(catalogues[lang], more);
}

/** @param {typeof asked[number]} one @param {string} lang */
async function bring({ source, into }, lang) {
  Object.assign(into[lang], (await source[lang]()).default);
}

/**
 * Loads the words of a game or a page in the language of the page, and from now on in each language that the user chooses.
 * @param {Source[]} sources
 * @param {Record<string, any>} [into] other catalogues
 */
export async function needWords(sources, into = catalogues) {
  const news = sources.map((source) => asked.find((one) => one.source === source) ?? { source, into });
  asked.push(...news.filter((one) => !asked.includes(one)));
  let lang = current;
  do { // the user may choose another language in the meantime
    lang = current;
    await Promise.all(news.map((one) => bring(one, lang)));
  } while (lang !== current);
}

/** @type {Source} what the server refuses with, in words */
const REFUSALS = wordsOf('errors');

/** Loads the words of refusals when the first refusal occurs. */
export const needRefusals = () => needWords([REFUSALS]).catch(() => {}); // otherwise the server's text is shown

/** Loads all requested words in a language, which then becomes that of the page. @param {string} lang */
export async function loadLanguage(lang) {
  for (let done = 0; done < asked.length;) { // more may be requested in the meantime
    const news = asked.slice(done);
    done = asked.length;
    await Promise.all(news.map((one) => bring(one, lang)));
  }
}

/** @param {string} lang whose words have come */
export function setLanguage(lang) {
  current = catalogues[lang] ? lang : 'en';
}

export function language() {
  return current;
}

/** Returns the locale for dates: the page's language, in the browser's region if it has one for it ("en-GB"). */
export function locale() {
  return globalThis.navigator?.languages?.find((tag) => tag.startsWith(current)) ?? current;
}

/** @param {string[]} wanted as navigator.languages */
export function guessLanguage(wanted) {
  for (const tag of wanted) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (catalogues[lang]) return lang;
  }
  return 'en';
}

/**
 * Formats a number in the page's language.
 * @param {number} n @param {Intl.NumberFormatOptions} [how] @param {string} [lang] else the page's
 */
export const numberText = (n, how = {}, lang = current) => numberIn(lang, n, how);

/** Letters of scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a name, or all names in a list, by marks (FSI, PDI), so that right-to-left names do not reorder the text
 * around them.
 * @template T
 * @param {T} what @returns {T}
 */
export const apart = (what) => /** @type {any} */ (!RIGHT_TO_LEFT.test(String(what)) ? what
  : Array.isArray(what) ? what.map(apart) : `\u2068${what}\u2069`);

/** Joins several items into a list; names in it are isolated. @param {string[]} items */
export const listed = (items) => listIn(current, apart(items));

/**
 * Returns the words for `key`; names among the arguments are isolated.
 * @param {string} key @param {any} [args] names among them stand apart @returns {string}
 */
export function t(key, args = {}) {
  const entry = catalogues[current][key];
  if (typeof entry !== 'function') return entry ?? key;
  const names = { ...args };
  for (const name in names) names[name] = apart(names[name]);
  return Object.values(args).reduce((text, value) => (typeof value === 'number' && value < 0 ? minusIn(text, value)
    : text), entry(names));
}

/** Returns a sentence with a minus before a negative number. @param {string} text @param {number} value below zero */
const minusIn = (text, value) => text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${value}(?!\\d)`, 'gu'), (found) => withMinus(found));

/** Returns whether there are words for `key`. @param {string} key */
export function known(key) {
  return catalogues[current][key] !== undefined;
}

/**
 * Returns a refusal in words: the client's if it knows the name of the refusal, else the server's text.
 * @param {{name?: string, message?: string}} error
 */
export function errorWords(error) {
  const key = 'error.' + (error.name ?? 'unexpected');
  if (known(key)) return t(key);
  if (/^error\.store_(busy|io|stuck)$/.test(key) && known('error.store')) return t('error.store'); // the reason is for administrators
  return error.message || t('error.unexpected');
}
