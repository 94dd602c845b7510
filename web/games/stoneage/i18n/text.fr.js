// @ts-check
// French words of the Stone Age table in words.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../../../js/words.js').Sentences} */
export const textFr = {
  'told.round': ({ round, phase }) => `Manche ${round} : ${phase}`,
  'told.start': ({ name }) => `${name} est premier joueur`,
  'told.places': 'Lieux',
  'told.cards': 'Cartes',
  'told.buildings': 'Bâtiments',
  'told.stands': ({ name, n }) => `${name} y a ${count(n, 'ouvrier', 'ouvriers')}`,
  'told.nobody': 'personne n’y est',
  'told.free': ({ n, of }) => of === 1 ? 'libre' : `${count(n, 'place libre', 'places libres')} sur ${of}`,
  'told.full': 'plein',
  'told.room': 'place pour tous',
  'told.no_card': 'pas de carte',
  'told.no_building': 'plus de bâtiment',
  'told.building': ({ price, n }) => `${price} pour ${count(n, 'point', 'points')}`,
  'told.building_sum': ({ price }) => `${price}, marque leur valeur`,
  'told.rolled': ({ name, dice, at }) => `${name} a lancé ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dés pour tous : ${dice}`,
  'told.herd': ({ place, prize }) => `Le troupeau de mammouths est ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Envoyer ${count(n, 'ouvrier', 'ouvriers')} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Envoyer ${count(n, 'ouvrier', 'ouvriers')} ${to} : environ ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) =>
    `Envoyer ${count(n, 'ouvrier', 'ouvriers')} ${to} : environ ${what}, ${more} avec tes outils`,
  'told.send_all': ({ n }) => `Envoyer ${count(n, 'ouvrier', 'ouvriers')}`,
  'told.shut': 'Lieux que tu ne peux pas utiliser maintenant',
  'told.home': 'Ouvriers',
  'told.store': 'Réserve',
  'told.agriculture': ({ n }) => `${n} sur 10`,
  'told.once': ({ n }) => `unique ${n}`,
  'told.sets': 'Symboles',
  'told.trades': 'Métiers',
};
