// @ts-check
// The lines of conditional moves, and their changes: first the moves in their order, then policies. Pure.

/** @typedef {{wishes: string[], policies: string[]}} Lines */

const ALWAYS = 'always ';

/** @param {string} text @returns {Lines} */
export function parted(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  return { wishes: lines.filter((line) => !line.startsWith(ALWAYS)), policies: lines.filter((line) => line.startsWith(ALWAYS)) };
}

/** @param {Lines} lines */
export const joined = ({ wishes, policies }) => [...wishes, ...policies].join('\n');

/** @param {Lines} lines @param {number} at @returns {Lines} */
export const without = (lines, at) => ({ ...lines, wishes: lines.wishes.filter((_, i) => i !== at) });

/** Swaps a conditional move with the one before it. @param {Lines} lines @param {number} at @returns {Lines} */
export function earlier(lines, at) {
  const wishes = [...lines.wishes];
  [wishes[at - 1], wishes[at]] = [wishes[at], wishes[at - 1]];
  return { ...lines, wishes };
}

/** Splits a line into its moves and its condition. @param {string} wish */
function halves(wish) {
  const at = wish.indexOf(' if ');
  return at < 0 ? [wish, ''] : [wish.slice(0, at), wish.slice(at)];
}

/** Returns the moves of a line as texts: the first one, then its alternatives. @param {string} wish */
export const movesOf = (wish) => halves(wish)[0].split(', else ');

/** Returns whether the line may become the alternative to the one before it. @param {Lines} lines @param {number} at */
export const mayElse = ({ wishes }, at) => at > 0 && !halves(wishes[at - 1])[1] && !halves(wishes[at])[1];

/** Makes the line the alternative to the one before it. @param {Lines} lines @param {number} at @returns {Lines} */
export const elseOf = (lines, at) => ({ ...lines,
  wishes: lines.wishes.flatMap((wish, i) => (i === at ? [] : [i === at - 1 ? `${wish}, else ${lines.wishes[at]}` : wish])) });

/** Sets the condition of the line; '' removes it. @param {Lines} lines @param {number} at @param {string} condition @returns {Lines} */
export const guarded = (lines, at, condition) => ({ ...lines,
  wishes: lines.wishes.map((wish, i) => (i === at ? halves(wish)[0] + (condition && ` if ${condition}`) : wish)) });

/** Returns the condition of a line. @param {string} wish */
export const conditionOf = (wish) => halves(wish)[1].replace(/^ if /, '');

/**
 * Returns the words after an automatic choice; null: it is not set.
 * @param {Lines} lines @param {string} name @returns {string[]|null}
 */
export function policyWords({ policies }, name) {
  const line = policies.find((one) => one === ALWAYS + name || one.startsWith(`${ALWAYS}${name} `));
  return line === undefined ? null : line.split(' ').slice(2);
}

/**
 * Sets an automatic choice, or (null) removes it.
 * @param {Lines} lines @param {string} name @param {string[]|null} words @returns {Lines}
 */
export function withPolicy(lines, name, words) {
  const others = lines.policies.filter((one) => one !== ALWAYS + name && !one.startsWith(`${ALWAYS}${name} `));
  return { ...lines, policies: words === null ? others : [...others, [`${ALWAYS}${name}`, ...words].join(' ')] };
}
