// @ts-check
// Texts of drawn charts, whose width is estimated. Pure.

const LETTER_PX = 6.7;

/** Estimates the width of the longest text, in pixels. @param {string[]} texts */
export const widest = (texts) => Math.max(0, ...texts.map((text) => text.length * LETTER_PX));

/**
 * Returns a node: a text at a point.
 * @param {number} x @param {number} y @param {string} words @param {Record<string, any>} [more] @returns {any[]}
 */
export const text = (x, y, words, more = {}) => ['text', { x, y, ...more }, words];
