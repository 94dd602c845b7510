// @ts-check
// What the things are that statistics name by their number.

import { t } from '../../js/words.js';
import { buildingText, cardText, tables } from './terms.js';

/** The words for a value of that column; empty if it is no thing of this game. @param {string} column @param {any} value @param {any} catalogue */
export function thingWords(column, value, catalogue) {
  if (column === 'card') return cardText(tables(catalogue).card(value));
  const building = column === 'building' ? tables(catalogue).building(value) : null;
  if (!building) return '';
  return building.points ? `${t('top.points', { n: building.points })}, ${buildingText(building)}` : buildingText(building);
}
