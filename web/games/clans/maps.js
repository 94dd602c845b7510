// @ts-check
// The map of each board. The catalogue has the tables of both; a match has the house board, or the printed one by its option.

import { memo } from '../../js/core/memo.js';

const PRINTED = 'printed_board';

/** Returns the tables with those of the board of a match in their places. @param {any} tables @param {string[]} [options] of the match */
export function tablesOf(tables, options) {
  if (!options?.includes(PRINTED) || !tables) return tables;
  return memo(tables, PRINTED, () => ({ ...tables, outlines: tables.printed_outlines, borders: tables.printed_borders,
    lakes: tables.printed_lakes, territories: tables.printed_territories.map((/** @type {any} */ row) => ({ ...row, map: 'printed' })) }));
}

/**
 * Returns the function with the catalogue of the board that its input's view is on.
 * @template {{view: any, catalogue: any}} I
 * @template R
 * @param {(input: I) => R} draw @returns {(input: I) => R}
 */
export const onItsMap = (draw) => (input) => draw(atMap(input));

/**
 * Returns an input with the catalogue of the board that its view is on.
 * @template {{view: any, catalogue: any}} I
 * @param {I} input @returns {I}
 */
export function atMap(input) {
  const { catalogue, view } = input;
  if (!view?.options?.includes(PRINTED) || !catalogue?.tables) return input;
  return { ...input, catalogue: memo(catalogue, PRINTED, () => ({ ...catalogue, tables: tablesOf(catalogue.tables, view.options) })) };
}

/**
 * Names that are moved aside because they would cover something in the next territory, by map and layout.
 * @type {Record<string, Record<string, Record<string, number>>>}
 */
export const ASIDE = {
  house: {
    wide: { A3: -4, G5: -24, H5: 16 },
    tall: { A3: -8, A5: -8, C1: 4, G5: 28, H5: 20 },
    small: { B2: -28, C5: -12, D3: -28, D4: 20, D5: -24, E4: -24, F1: -28, I5: 20, J4: -24, K2: -4, L4: 4 },
    low: { A1: 24, A3: -16, A5: -20, C1: 12, E2: -28, G1: 8, G5: -28, H5: 28 },
  },
  printed: {
    wide: {},
    tall: {},
    small: { A2: -12, C2: -4, I3: -12, L1: 20 },
    low: { C4: -16 },
  },
};
