// @ts-check
// Spanish words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('es');

/** @type {import('../../../js/words.js').Sentences} */
export const textEs = {
  'told.round': ({ round, phase }) => `Ronda ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} es el jugador inicial`,
  'told.places': 'Lugares',
  'told.cards': 'Cartas',
  'told.buildings': 'Edificios',
  'told.stands': ({ name, n }) => `${name} tiene ahí ${count(n, 'persona', 'personas')}`,
  'told.nobody': 'no hay nadie',
  'told.free': ({ n, of }) => of === 1 ? 'libre' : `${n} de ${of} sitios libres`,
  'told.full': 'lleno',
  'told.room': 'sitio para todos',
  'told.no_card': 'sin carta',
  'told.no_building': 'ningún edificio',
  'told.building': ({ price, n }) => `${price} por ${count(n, 'punto', 'puntos')}`,
  'told.building_sum': ({ price }) => `${price}, por lo que valen`,
  'told.rolled': ({ name, dice, at }) => `${name} sacó ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dados para todos: ${dice}`,
  'told.herd': ({ place, prize }) => `La manada de mamuts está ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Mandar ${count(n, 'persona', 'personas')} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Mandar ${count(n, 'persona', 'personas')} ${to}: unos ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `Mandar ${count(n, 'persona', 'personas')} ${to}: unos ${what}, ${more} con tus herramientas`,
  'told.send_all': ({ n }) => `Mandar ${count(n, 'persona', 'personas')}`,
  'told.shut': 'Donde ahora no puede ir nadie de los tuyos',
  'told.home': 'Gente',
  'told.store': 'Reserva',
  'told.agriculture': ({ n }) => `${n} de 10`,
  'told.once': ({ n }) => `de un uso ${n}`,
  'told.sets': 'Símbolos',
  'told.trades': 'Oficios',
};
