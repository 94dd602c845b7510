// @ts-check
// The lines of conditional moves, and their changes: wishes in their order, then policies. Pure.

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

/** The wish changes places with the one before. @param {Lines} lines @param {number} at @returns {Lines} */
export function earlier(lines, at) {
  const wishes = [...lines.wishes];
  [wishes[at - 1], wishes[at]] = [wishes[at], wishes[at - 1]];
  return { ...lines, wishes };
}

/** The move of a wish and its condition. @param {string} wish */
function halves(wish) {
  const at = wish.indexOf(' if ');
  return at < 0 ? [wish, ''] : [wish.slice(0, at), wish.slice(at)];
}

/** The moves of a wish, each as it is written: one, or else another. @param {string} wish */
export const movesOf = (wish) => halves(wish)[0].split(', else ');

/** Returns whether the wish may become the alternative to the one before. @param {Lines} lines @param {number} at */
export const mayElse = ({ wishes }, at) => at > 0 && !halves(wishes[at - 1])[1] && !halves(wishes[at])[1];

/** The wish is done if the one before cannot be. @param {Lines} lines @param {number} at @returns {Lines} */
export const elseOf = (lines, at) => ({ ...lines,
  wishes: lines.wishes.flatMap((wish, i) => (i === at ? [] : [i === at - 1 ? `${wish}, else ${lines.wishes[at]}` : wish])) });

/** The wish has this condition, or with '' none. @param {Lines} lines @param {number} at @param {string} condition @returns {Lines} */
export const guarded = (lines, at, condition) => ({ ...lines,
  wishes: lines.wishes.map((wish, i) => (i === at ? halves(wish)[0] + (condition && ` if ${condition}`) : wish)) });

/** The condition of a wish. @param {string} wish */
export const conditionOf = (wish) => halves(wish)[1].replace(/^ if /, '');

/** Returns the words after a policy; null: it is not there. @param {Lines} lines @param {string} name @returns {string[]|null} */
export function policyWords({ policies }, name) {
  const line = policies.find((one) => one === ALWAYS + name || one.startsWith(`${ALWAYS}${name} `));
  return line === undefined ? null : line.split(' ').slice(2);
}

/** With that policy, or (null) without. @param {Lines} lines @param {string} name @param {string[]|null} words @returns {Lines} */
export function withPolicy(lines, name, words) {
  const others = lines.policies.filter((one) => one !== ALWAYS + name && !one.startsWith(`${ALWAYS}${name} `));
  return { ...lines, policies: words === null ? others : [...others, [`${ALWAYS}${name}`, ...words].join(' ')] };
}
