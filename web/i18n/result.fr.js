// @ts-check
// French words of a result that somebody has shared.

import { rankFr } from './rank.fr.js';

/** @type {import('../js/words.js').Sentences} */
export const resultFr = {
  ...rankFr,
  'result.title': 'Résultat de la partie',
  'result.won': ({ names }) => `${names} a gagné`,
  'result.shared': ({ names }) => `${names} partagent la victoire`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Joué avec ${names}.`,
  'result.look': 'Voir la partie',
  'result.play': 'Jouer maintenant',
};
