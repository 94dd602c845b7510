// @ts-check
// Italian words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('it');

/** @type {import('../../../js/words.js').Sentences} */
export const textIt = {
  'told.round': ({ round, phase }) => `Round ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} è il primo giocatore`,
  'told.places': 'Luoghi',
  'told.cards': 'Carte',
  'told.buildings': 'Edifici',
  'told.stands': ({ name, n }) => `${name} ha lì ${count(n, 'persona', 'persone')}`,
  'told.nobody': 'non c’è nessuno',
  'told.free': ({ n, of }) => of === 1 ? 'libero' : `${n} di ${of} posti liberi`,
  'told.full': 'pieno',
  'told.room': 'posto per tutti',
  'told.no_card': 'nessuna carta',
  'told.no_building': 'nessun edificio',
  'told.building': ({ price, n }) => `${price} per ${count(n, 'punto', 'punti')}`,
  'told.building_sum': ({ price }) => `${price}, per il loro valore`,
  'told.rolled': ({ name, dice, at }) => `${name} ha tirato ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dadi per tutti: ${dice}`,
  'told.herd': ({ place, prize }) => `Il branco di mammut è ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Manda ${count(n, 'persona', 'persone')} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Manda ${count(n, 'persona', 'persone')} ${to}: circa ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `Manda ${count(n, 'persona', 'persone')} ${to}: circa ${what}, ${more} con i tuoi attrezzi`,
  'told.send_all': ({ n }) => `Manda ${count(n, 'persona', 'persone')}`,
  'told.shut': 'Dove ora nessuno dei tuoi può andare',
  'told.home': 'Persone',
  'told.store': 'Riserva',
  'told.agriculture': ({ n }) => `${n} di 10`,
  'told.once': ({ n }) => `monouso ${n}`,
  'told.sets': 'Simboli',
  'told.trades': 'Mestieri',
};
