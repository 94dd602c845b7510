// @ts-check
// The variants' tables of values on the rules page, out of the server's own.

import { nothing } from '/vendor/lit-html/lit-html.js';

/** @param {string} id @param {any} catalogue @param {import('../../rules/parts.js').Of} of */
export function variantTables(id, catalogue, of) {
  return nothing;
}
