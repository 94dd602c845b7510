// @ts-check
// French words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const luckFr = {
  'luck.what_decided': 'Qu’est-ce qui a décidé ?',
  'luck.hint': 'Indice',
  'luck.hint_long': 'Que ferait un bot fort ?',
  'luck.thought': ({ id, s }) => `${id}, ${s} s de réflexion`,
  'error.no_analysis': 'Cette partie ne peut pas être analysée sur ce serveur.',
  'luck.title': 'Qui a eu de la chance ?',
  'luck.lead': 'Ce que chacun a lancé et, dessous, le gain moyen de ces dés avec les outils ajoutés.',
  'luck.dice': ({ n }) => `${count(n, 'dé', 'dés')}`,
  'luck.pips': 'Total des points',
  'luck.of': ({ n }) => `sur ${n}`,
  'luck.none': 'pas lancés',
  'luck.very_unlucky': 'très malchanceux',
  'luck.unlucky': 'malchanceux',
  'luck.even': 'dans la moyenne',
  'luck.lucky': 'chanceux',
  'luck.very_lucky': 'très chanceux',
};
