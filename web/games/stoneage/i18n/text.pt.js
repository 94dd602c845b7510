// @ts-check
// Portuguese words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../../../js/words.js').Sentences} */
export const textPt = {
  'told.round': ({ round, phase }) => `Ronda ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} é o primeiro jogador`,
  'told.places': 'Lugares',
  'told.cards': 'Cartas',
  'told.buildings': 'Edifícios',
  'told.stands': ({ name, n }) => `${name} tem lá ${count(n, 'pessoa', 'pessoas')}`,
  'told.nobody': 'não está lá ninguém',
  'told.free': ({ n, of }) => of === 1 ? 'livre' : `${n} de ${of} lugares livres`,
  'told.full': 'cheio',
  'told.room': 'lugar para todos',
  'told.no_card': 'sem carta',
  'told.no_building': 'sem edifícios',
  'told.building': ({ price, n }) => `${price} por ${count(n, 'ponto', 'pontos')}`,
  'told.building_sum': ({ price }) => `${price}, pelo seu valor`,
  'told.rolled': ({ name, dice, at }) => `${name} lançou ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dados para todos: ${dice}`,
  'told.herd': ({ place, prize }) => `A manada de mamutes está ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Mandar ${count(n, 'pessoa', 'pessoas')} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Mandar ${count(n, 'pessoa', 'pessoas')} ${to}: cerca de ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `Mandar ${count(n, 'pessoa', 'pessoas')} ${to}: cerca de ${what}, ${more} com as tuas ferramentas`,
  'told.send_all': ({ n }) => `Mandar ${count(n, 'pessoa', 'pessoas')}`,
  'told.shut': 'Onde agora ninguém dos teus pode ir',
  'told.home': 'Gente',
  'told.store': 'Reserva',
  'told.agriculture': ({ n }) => `${n} de 10`,
  'told.once': ({ n }) => `de um uso ${n}`,
  'told.sets': 'Símbolos',
  'told.trades': 'Ofícios',
};
