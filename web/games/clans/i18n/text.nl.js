// @ts-check
// Dutch words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../../../js/words.js').Sentences} */
export const textNl = {
  'clans.told.now': ({ n }) => `Nu tijdperk ${n}`,
  'clans.told.chips': ({ n }) => `nog ${count(n, 'dorpsfiche', 'dorpsfiches')}`,
  'clans.told.epochs': 'Tijdperken',
  'clans.told.epoch': ({ n }) => `${count(n, 'dorp', 'dorpen')} erin`,
  'clans.told.scores': 'Score per clan',
  'clans.told.villages': 'Dorpen',
  'clans.told.map': 'Streken met hutten',
  'clans.told.borders': ({ names }) => `grenst aan ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'punt', 'punten')}`,
  'clans.told.gone': 'niemand was van deze clan',
  'clans.told.chips_of': 'Dorpsfiches',
  'clans.told.clan': 'Clan',
  'clans.told.move': 'Welke hutten gaan, en waarheen?',
  'clans.told.to': ({ from, to }) => `De hutten van ${from} naar ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `Naar ${to}: dorp ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Nu het dorp in ${territory} stichten`,
};
