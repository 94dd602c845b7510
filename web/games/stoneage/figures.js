// @ts-check
// The statistics of Stone Age, with their values in words.

import { known, t } from '../../js/core/words.js';
import { buildingText, cardText, tables } from './terms.js';

/** Columns whose values have words of their own here, with the first part of their key. @type {Record<string, string>} */
const KEYS = { place: 'place', yield: 'resource', top: 'stat.value', counts_in: 'stat.value', end_reason: 'stat.value' };

/** @type {import('../../js/games/module.js').Figures} */
export const figures = {
  themes: {
    winning: ['win_rate_by_card', 'win_rate_by_building'],
    playing: ['favourite_places', 'openings', 'food_shortage', 'yield_by_place', 'fairness_of_dice'],
  },
  saidBy: { card: ['top', 'counts_in', 'culture', 'multiplier'] },
  shortWords,
  longWords,
};

/** @param {string} column @param {any} value @returns {string} */
function shortWords(column, value) {
  const opening = column === 'opening' ? /^place (\w+) (\d+)$/.exec(value) : null;
  if (opening) return `${shortWords('place', opening[1]) || opening[1].replaceAll('_', ' ')} ${opening[2]}`;
  const numbered = column === 'place' ? /^(card|building)_(\d)$/.exec(value) : null;
  if (numbered) return t(`stat.place.${numbered[1]}`, { n: numbered[2] });
  const key = `${KEYS[column]}.${value}`;
  return KEYS[column] && known(key) ? t(key) : '';
}

/**
 * Returns the face of a card or building. Several rows may have the same face; they are numbered.
 * @param {any[]} rows @param {any} row @param {(row: any) => string} text
 */
function counted(rows, row, text) {
  const words = row ? text(row) : '';
  const alike = words ? rows.filter((one) => text(one) === words) : [];
  return alike.length > 1 ? t('stat.copy', { words, n: alike.indexOf(row) + 1 }) : words;
}

/** @param {any} building */
const buildingWords = (building) => (building.points ? `${t('top.points', { n: building.points })}, ${buildingText(building)}`
  : buildingText(building));

/**
 * Returns a card or a building by its number, which is its name in the history.
 * @param {string} column @param {any} value @param {any} catalogue
 */
function longWords(column, value, catalogue) {
  if (column === 'card') return counted(catalogue.tables.cards, tables(catalogue).card(value), cardText);
  return column === 'building' ? counted(catalogue.tables.buildings, tables(catalogue).building(value), buildingWords) : '';
}
