// @ts-check
// Dutch words of a result that somebody has shared.

import { rankNl } from './rank.nl.js';

/** @type {import('../js/words.js').Sentences} */
export const resultNl = {
  ...rankNl,
  'result.title': 'Uitslag van de partij',
  'result.won': ({ names }) => `${names} heeft gewonnen`,
  'result.shared': ({ names }) => `${names} hebben samen gewonnen`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Gespeeld met ${names}.`,
  'result.look': 'Partij bekijken',
  'result.play': 'Zelf spelen',
};
