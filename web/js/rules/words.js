// @ts-check
// The words of the rules pages and of the help at the table. A game's words load on demand. They have a simple markup: **strong**, {wood}
// for a drawing, [words](section) for a link to another section.

import { html } from '/vendor/lit-html/lit-html.js';
import { language, languages, needWords, t, wordsOf } from '../core/words.js';
import { rulesPath } from '../core/router.js';

/** @typedef {Record<string, string|string[]|((args: any) => string)>} RuleSentences sentences, and lists of them */
/** @typedef {Record<string, RuleSentences>} RuleWords by language */

/** @type {RuleWords} what has come so far */
const ruleWords = Object.fromEntries(languages.map((lang) => [lang, {}]));

/** @type {import('../core/words.js').Source} those of all games */
const GENERAL = wordsOf('rules');

/** Loads the words of rules and help. @param {import('../core/words.js').Source[]} sources a game's own */
export const needRuleWords = (sources) => needWords([GENERAL, ...sources], ruleWords);

/** Returns the loaded words. @param {RuleWords} words */
export function addRuleWords(words) {
  for (const [lang, more] of Object.entries(words)) Object.assign(ruleWords[lang], more);
}

/** Returns the words for `key`; those of the client if the rules have none. @param {string} key @param {any} [args] @returns {string} */
export function w(key, args) {
  const entry = ruleWords[language()][key];
  if (entry === undefined) return t(key, args);
  return typeof entry === 'function' ? entry(args ?? {}) : String(entry);
}

/** Returns the list of sentences for `key`, if it has one. @param {string} key @returns {string[]} */
export const sentences = (key) => /** @type {string[]} */ (ruleWords[language()][key]);

/** Returns whether the rules have words for `key`. @param {string} key */
export const told = (key) => ruleWords[language()][key] !== undefined;

const FORM = /(\*\*[^*]+\*\*|\{[a-z_0-9]+\}|\[[^\]]+\]\([a-z_0-9]+\))/;

/**
 * Returns words with their markup drawn.
 * @param {string} text @param {{game: string, icon: (name: string) => any}} of whose drawings and sections
 */
export function rich(text, of) {
  return text.split(FORM).map((part) => {
    if (part.startsWith('**')) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith('{')) return html`<span class="in-words">${of.icon(part.slice(1, -1))}</span>`;
    const link = /^\[([^\]]+)\]\(([a-z_0-9]+)\)$/.exec(part);
    return link ? html`<a href=${rulesPath(of.game, link[2])}>${link[1]}</a>` : part;
  });
}

/** Returns words without their markup, for screen readers. @param {string} text */
export function plain(text) {
  return text.replace(/\*\*/g, '').replace(/\{[a-z_0-9]+\} ?/g, '').replace(/\[([^\]]+)\]\([a-z_0-9]+\)/g, '$1');
}
