// @ts-check
// French words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const luckFr = {
  'luck.what_decided': 'Qu’est-ce qui a décidé ?',
  'luck.hint': 'Conseil',
  'luck.hint_long': 'Que ferait un robot fort ?',
  'luck.thought': ({ id, s }) => `${id}, réfléchi ${s} s`,
  'error.no_analysis': 'Personne ici n’en sait assez pour analyser cette partie.',
  'luck.title': 'Qui a eu de la chance ?',
  'luck.lead': 'Ce que les dés ont donné et, dessous, ce qu’ils donnent en moyenne avec les outils ajoutés.',
  'luck.dice': ({ n }) => `${count(n, 'dé', 'dés')}`,
  'luck.pips': 'Points de tous les dés',
  'luck.of': ({ n }) => `sur ${n}`,
  'luck.none': 'pas lancés',
  'luck.very_unlucky': 'très malchanceux',
  'luck.unlucky': 'malchanceux',
  'luck.even': 'dans la moyenne',
  'luck.lucky': 'chanceux',
  'luck.very_lucky': 'très chanceux',
};
