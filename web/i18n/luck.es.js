// @ts-check
// Spanish words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const luckEs = {
  'luck.what_decided': '¿Qué lo decidió?',
  'luck.hint': 'Pista',
  'luck.hint_long': '¿Qué haría un bot fuerte?',
  'luck.thought': ({ id, s }) => `${id}, ha pensado ${s} s`,
  'error.no_analysis': 'Esta partida no se puede analizar en este servidor.',
  'luck.title': '¿Quién tuvo suerte?',
  'luck.lead': 'Lo que dieron los dados y, debajo, lo que dan de media con las herramientas usadas.',
  'luck.dice': ({ n }) => `${count(n, 'dado', 'dados')}`,
  'luck.pips': 'Puntos de todos los dados',
  'luck.of': ({ n }) => `de ${n}`,
  'luck.none': 'sin tirar',
  'luck.very_unlucky': 'muy mala suerte',
  'luck.unlucky': 'mala suerte',
  'luck.even': 'ni buena ni mala',
  'luck.lucky': 'buena suerte',
  'luck.very_lucky': 'muy buena suerte',
};
