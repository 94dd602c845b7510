// @ts-check
// Polish words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../../../js/words.js').Sentences} */
export const textPl = {
  'told.round': ({ round, phase }) => `Runda ${round}: ${phase}`,
  'told.start': ({ name }) => `Pierwszy gracz: ${name}`,
  'told.places': 'Miejsca',
  'told.cards': 'Karty',
  'told.buildings': 'Budynki',
  'told.stands': ({ name, n }) => `${name} ma tam: ${count(n, 'człowiek', 'ludzie', 'ludzi')}`,
  'told.nobody': 'nikogo tam nie ma',
  'told.free': ({ n, of }) => of === 1 ? 'wolne' : `wolne ${n} z ${of}`,
  'told.full': 'pełne',
  'told.room': 'miejsce dla wszystkich',
  'told.no_card': 'brak karty',
  'told.no_building': 'brak budynków',
  'told.building': ({ price, n }) => `${price} za ${count(n, 'punkt', 'punkty', 'punktów')}`,
  'told.building_sum': ({ price }) => `${price}, za ich wartość`,
  'told.rolled': ({ name, dice, at }) => `${name} rzuca ${at}: ${dice}`,
  'told.dice': ({ dice }) => `Kości dla wszystkich: ${dice}`,
  'told.herd': ({ place, prize }) => `Stado mamutów jest ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Wyślij ${to}: ${count(n, 'człowiek', 'ludzie', 'ludzi')}`,
  'told.send_expect': ({ n, to, what }) => `Wyślij ${to}: ${count(n, 'człowiek', 'ludzie', 'ludzi')}, około ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `Wyślij ${to}: ${count(n, 'człowiek', 'ludzie', 'ludzi')}, około ${what}, z narzędziami ${more}`,
  'told.send_all': ({ n }) => `Wyślij: ${count(n, 'człowiek', 'ludzie', 'ludzi')}`,
  'told.shut': 'Gdzie nikt z twoich nie może teraz pójść',
  'told.home': 'Ludzie',
  'told.store': 'Zapasy',
  'told.agriculture': ({ n }) => `${n} z 10`,
  'told.once': ({ n }) => `jednorazowe ${n}`,
  'told.sets': 'Znaki',
  'told.trades': 'Zawody',
};
