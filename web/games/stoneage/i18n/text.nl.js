// @ts-check
// Dutch words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../../../js/words.js').Sentences} */
export const textNl = {
  'told.round': ({ round, phase }) => `Ronde ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} is startspeler`,
  'told.places': 'Plaatsen',
  'told.cards': 'Kaarten',
  'told.buildings': 'Gebouwen',
  'told.stands': ({ name, n }) => `${name} heeft daar ${count(n, 'mens', 'mensen')}`,
  'told.nobody': 'er is niemand',
  'told.free': ({ n, of }) => of === 1 ? 'vrij' : `${n} van ${of} plaatsen vrij`,
  'told.full': 'vol',
  'told.room': 'plaats voor iedereen',
  'told.no_card': 'geen kaart',
  'told.no_building': 'geen gebouw meer',
  'told.building': ({ price, n }) => `${price} voor ${count(n, 'punt', 'punten')}`,
  'told.building_sum': ({ price }) => `${price}, voor hun waarde`,
  'told.rolled': ({ name, dice, at }) => `${name} gooide ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dobbelstenen voor allen: ${dice}`,
  'told.herd': ({ place, prize }) => `De mammoetkudde is ${place}. ${prize}`,
  'told.send': ({ n, to }) => `${count(n, 'mens', 'mensen')} ${to} sturen`,
  'told.send_expect': ({ n, to, what }) => `${count(n, 'mens', 'mensen')} ${to} sturen: ongeveer ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `${count(n, 'mens', 'mensen')} ${to} sturen: ongeveer ${what}, ${more} met je gereedschap`,
  'told.send_all': ({ n }) => `${count(n, 'mens', 'mensen')} sturen`,
  'told.shut': 'Waar nu niemand van jou heen kan',
  'told.home': 'Mensen',
  'told.store': 'Voorraad',
  'told.agriculture': ({ n }) => `${n} van 10`,
  'told.once': ({ n }) => `eenmalig ${n}`,
  'told.sets': 'Symbolen',
  'told.trades': 'Beroepen',
};
