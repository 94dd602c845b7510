// @ts-check
// Polish words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../../../js/words.js').Sentences} */
export const textPl = {
  'clans.told.now': ({ n }) => `Teraz epoka ${n}`,
  'clans.told.chips': ({ n }) => `zostało: ${count(n, 'żeton wioski', 'żetony wioski', 'żetonów wioski')}`,
  'clans.told.epochs': 'Epoki',
  'clans.told.epoch': ({ n }) => `${count(n, 'wioska', 'wioski', 'wiosek')} w niej`,
  'clans.told.scores': 'Co zdobyły klany',
  'clans.told.villages': 'Wioski',
  'clans.told.map': 'Obszary z chatami',
  'clans.told.borders': ({ names }) => `graniczy z: ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'punkt', 'punkty', 'punktów')}`,
  'clans.told.gone': 'nikt nie był tym klanem',
  'clans.told.chips_of': 'Żetony wioski',
  'clans.told.clan': 'Klan',
  'clans.told.move': 'Które chaty idą i dokąd?',
  'clans.told.to': ({ from, to }) => `Przesuń chaty z ${from} do ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `Do ${to}: wioska ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Załóż teraz wioskę w ${territory}`,
};
