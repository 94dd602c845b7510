// @ts-check
// Spanish words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('es');

/** @type {import('../../../js/words.js').Sentences} */
export const textEs = {
  'clans.told.now': ({ n }) => `Ahora época ${n}`,
  'clans.told.chips': ({ n }) => `${n === 1 ? 'queda' : 'quedan'} ${count(n, 'ficha de poblado', 'fichas de poblado')}`,
  'clans.told.epochs': 'Épocas',
  'clans.told.epoch': ({ n }) => `${count(n, 'poblado', 'poblados')} en ella`,
  'clans.told.scores': 'Puntos de los clanes',
  'clans.told.villages': 'Poblados',
  'clans.told.map': 'Territorios con cabañas',
  'clans.told.borders': ({ names }) => `limita con ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'punto', 'puntos')}`,
  'clans.told.gone': 'nadie era de este clan',
  'clans.told.chips_of': 'Fichas de poblado',
  'clans.told.clan': 'Clan',
  'clans.told.move': '¿Qué cabañas van, y adónde?',
  'clans.told.to': ({ from, to }) => `Mover las cabañas de ${from} a ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `A ${to}: poblado ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Fundar ahora el poblado de ${territory}`,
};
