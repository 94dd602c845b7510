// @ts-check
// The present colours of charts: those of the theme.

/** @typedef {{plots: string[], ink: string, strong: string, rule: string, ground: string}} Colours */

/** @param {Element} element @returns {Colours} */
export function colours(element) {
  const style = getComputedStyle(element);
  const value = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return { plots: [1, 2, 3, 4].map((n) => value(`--plot-${n}`)), ink: value('--ink-soft'), strong: value('--ink'), rule: value('--rule'),
    ground: value('--panel') };
}
