// @ts-check
// Portuguese words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const luckPt = {
  'luck.what_decided': 'O que decidiu?',
  'luck.hint': 'Dica',
  'luck.hint_long': 'O que faria um bot forte?',
  'luck.thought': ({ id, s }) => `${id}, pensou ${s} s`,
  'luck.title': 'Quem teve sorte?',
  'luck.lead': 'O que os dados deram e, por baixo, o que dão em média com as ferramentas usadas.',
  'luck.dice': ({ n }) => `${count(n, 'dado', 'dados')}`,
  'luck.pips': 'Pontos de todos os dados',
  'luck.of': ({ n }) => `de ${n}`,
  'luck.none': 'não lançados',
  'luck.very_unlucky': 'muito azar',
  'luck.unlucky': 'azar',
  'luck.even': 'mais ou menos igual',
  'luck.lucky': 'sorte',
  'luck.very_lucky': 'muita sorte',
  'error.no_analysis': 'Esta partida não pode ser analisada neste servidor.',
};
