// @ts-check
// The conditions of a conditional move: up to three, each compares a number, or names a thing. Pure.

import { conditionOf, guarded } from './lines.js';

/** @typedef {import('./lines.js').Lines} Lines */
/** @typedef {'least'|'most'|'is'} Compare */
/**
 * @typedef {object} Condition
 * @property {string} name @property {string} of '' without an argument
 * @property {Compare} compare
 * @property {string} value a number, or the name of a thing
 */
/** @typedef {{name: string, of: string[]|null, values: string[]|null}} Offered a condition that the game offers */

export const MOST = 3;
const AND = ' and ';
const COMPARE = { least: 'at least', most: 'at most', is: 'is' };

/** Returns the conditions of a line as texts. @param {string} wish @returns {string[]} */
export const textsOf = (wish) => conditionOf(wish).split(AND).filter(Boolean);

/** @param {Condition} condition @returns {string} */
export const conditionText = ({ name, of, compare, value }) => [name, of, COMPARE[compare], value].filter(Boolean).join(' ');

/**
 * Reads a condition; null: the game does not offer it.
 * @param {string} text @param {Offered[]} offered @returns {Condition|null}
 */
export function conditionRead(text, offered) {
  const found = /^(\w+)(?: (\w+))?? (at least|at most|is) (\w+)$/.exec(text);
  const one = offered.find(({ name }) => name === found?.[1]);
  if (!found || !one || Boolean(one.of) !== Boolean(found[2])) return null;
  const compare = found[3] === 'is' ? 'is' : found[3] === 'at most' ? 'most' : 'least';
  return { name: one.name, of: found[2] ?? '', compare, value: found[4] };
}

/** Adds a condition to the line at that index. @param {Lines} lines @param {number} at @param {Condition} condition @returns {Lines} */
export function withCondition(lines, at, condition) {
  const text = conditionText(condition);
  return guarded(lines, at, [...textsOf(lines.wishes[at]).filter((one) => one !== text), text].slice(0, MOST).join(AND));
}

/** Removes a condition from the line at that index. @param {Lines} lines @param {number} at @param {string} text @returns {Lines} */
export const withoutCondition = (lines, at, text) => guarded(lines, at, textsOf(lines.wishes[at]).filter((one) => one !== text).join(AND));
