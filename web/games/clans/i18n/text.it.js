// @ts-check
// Italian words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('it');

/** @type {import('../../../js/words.js').Sentences} */
export const textIt = {
  'clans.told.now': ({ n }) => `Ora epoca ${n}`,
  'clans.told.chips': ({ n }) => `${n === 1 ? 'resta' : 'restano'} ${count(n, 'gettone villaggio', 'gettoni villaggio')}`,
  'clans.told.epochs': 'Epoche',
  'clans.told.epoch': ({ n }) => `${count(n, 'villaggio', 'villaggi')} dentro`,
  'clans.told.scores': 'Che cosa hanno fatto i clan',
  'clans.told.villages': 'Villaggi',
  'clans.told.map': 'Territori con capanne',
  'clans.told.borders': ({ names }) => `confina con ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'punto', 'punti')}`,
  'clans.told.gone': 'nessuno era di questo clan',
  'clans.told.chips_of': 'Gettoni villaggio',
  'clans.told.clan': 'Clan',
  'clans.told.move': 'Quali capanne vanno, e dove?',
  'clans.told.to': ({ from, to }) => `Sposta le capanne da ${from} a ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `A ${to}: villaggio ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Fonda ora il villaggio in ${territory}`,
};
