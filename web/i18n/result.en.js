// @ts-check
// English words of a result that somebody has shared.

import { rankEn } from './rank.en.js';

/** @type {import('../js/words.js').Sentences} */
export const resultEn = {
  ...rankEn,
  'result.title': 'Match result',
  'result.won': ({ names }) => `${names} won`,
  'result.shared': ({ names }) => `${names} share the win`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Played with ${names}.`,
  'result.look': 'View match',
  'result.play': 'Play now',
};
