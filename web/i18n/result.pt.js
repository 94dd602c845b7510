// @ts-check
// Portuguese words of a result that somebody has shared.

import { rankPt } from './rank.pt.js';

/** @type {import('../js/words.js').Sentences} */
export const resultPt = {
  ...rankPt,
  'result.title': 'Resultado da partida',
  'result.won': ({ names }) => `${names} ganhou`,
  'result.shared': ({ names }) => `${names} ganharam juntos`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.options': ({ names }) => `Jogada com ${names}.`,
  'result.look': 'Ver a partida',
  'result.play': 'Joga tu',
};
