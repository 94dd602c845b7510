// @ts-check
// Portuguese words of the map of Clans in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../../../js/words.js').Sentences} */
export const textPt = {
  'clans.told.now': ({ n }) => `Época ${n} agora`,
  'clans.told.chips': ({ n }) => `${n === 1 ? 'resta' : 'restam'} ${count(n, 'ficha de aldeia', 'fichas de aldeia')}`,
  'clans.told.epochs': 'Épocas',
  'clans.told.epoch': ({ n }) => `${count(n, 'aldeia', 'aldeias')} nela`,
  'clans.told.scores': 'O que os clãs pontuaram',
  'clans.told.villages': 'Aldeias',
  'clans.told.map': 'Territórios com cabanas',
  'clans.told.borders': ({ names }) => `confina com ${names}`,
  'clans.told.scored': ({ n }) => `${count(n, 'ponto', 'pontos')}`,
  'clans.told.gone': 'ninguém era deste clã',
  'clans.told.chips_of': 'Fichas de aldeia',
  'clans.told.clan': 'Clã',
  'clans.told.move': 'Que cabanas vão, e para onde?',
  'clans.told.to': ({ from, to }) => `Mover as cabanas de ${from} para ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `Para ${to}: aldeia ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Fundar agora a aldeia em ${territory}`,
};
