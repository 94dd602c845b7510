// @ts-check
// Languages and their words, for Node in tests: read from the folders of i18n/. A build replaces this module, and replaces each
// `wordsOf(...)` by imports (web/build/bundle.js).

/** @typedef {Record<string, () => Promise<{default: Record<string, any>}>>} Source by language: brings words by key */

const build = new URL('../../build/catalogues.js', import.meta.url).href;
const all = (await import(build)).catalogues(decodeURIComponent(new URL('../..', import.meta.url).pathname));

/** Each language's own name. @type {Record<string, string>} */
export const ownNames = all.names;

/** Returns the words of some groups, which are the comments `##` of a catalogue. @param {string[]} groups @returns {Source} */
export const wordsOf = (...groups) => Object.fromEntries(Object.keys(ownNames).map((lang) => [lang,
  async () => ({ default: all.words(groups, lang) })]));
