// @ts-check
// French words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../../../js/words.js').Sentences} */
export const textFr = {
  'clans.told.now': ({ n }) => `Époque ${n} maintenant`,
  'clans.told.chips': ({ n }) => `reste ${count(n, 'jeton village', 'jetons village')}`,
  'clans.told.epochs': 'Époques',
  'clans.told.epoch': ({ n }) => `${count(n, 'village', 'villages')} dedans`,
  'clans.told.scores': 'Scores des clans',
  'clans.told.villages': 'Villages',
  'clans.told.map': 'Territoires avec des huttes',
  'clans.told.borders': ({ names }) => `voisins : ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'point', 'points')}`,
  'clans.told.gone': 'personne n’a joué ce clan',
  'clans.told.chips_of': 'Jetons village',
  'clans.told.clan': 'Clan',
  'clans.told.move': 'Quelles huttes vont où ?',
  'clans.told.to': ({ from, to }) => `Déplacer les huttes de ${from} à ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `Aller vers ${to} : village ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Fonder ensuite le village de ${territory}`,
};
