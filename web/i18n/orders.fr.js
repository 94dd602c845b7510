// @ts-check
// French words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const ordersFr = {
  'orders.title': 'Coups conditionnels',
  'orders.foreign': 'Aperçu d’un avenir possible. Ses dés et ses cartes sont inventés.',
  'orders.close': 'Retour à la partie',
  'orders.keep': 'Enregistrer les coups conditionnels',
  'orders.kept': 'Enregistré. Ils sont joués quand vient ton tour ; personne ne les voit avant.',
  'orders.none_now': 'Tu n’as pas de coups conditionnels.',
  'orders.over': 'Il n’y a plus rien à décider pour toi dans cet aperçu.',
  'orders.wishes': 'Dans cet ordre',
  'orders.empty': 'Joue sur le plateau comme si c’était ton tour. Chaque coup joué est ajouté ici.',
  'orders.policies': 'Choix automatiques',
  'orders.as_text': 'Modifier en texte',
  'orders.text_hint': 'Un par ligne, en notation des coups.',
  'orders.if': 'si',
  'orders.always': 'toujours',
  'orders.else': 'sinon',
  'orders.or': ({ one, other }) => `${one} ; sinon : ${other}`,
  'orders.else_hint': 'Seulement si le précédent est impossible',
  'orders.earlier': 'Monter',
  'orders.remove': 'Retirer',
  'orders.share_hint': ({ n, of }) => `Joué dans ${n} simulations sur ${of}`,
  'orders.outcome': ({ n }) => `Résultat de ${count(n, 'simulation', 'simulations')}`,
  'orders.now': 'maintenant',
  'orders.least': 'minimum',
  'orders.mean': 'moyenne',
  'orders.most': 'maximum',
  'orders.nothing_changes': 'Rien d’important ne changerait.',
  'orders.would_drop': ({ n, of, why }) => `Annulés dans ${n} simulations sur ${of} : ${why}.`,
  'orders.dropped': ({ text, why }) => `Coups conditionnels annulés à partir de « ${text} » : ${why}.`,
  'orders.problem': ({ what }) => `Illisible : ${what}`,
  'orders.why.condition': 'une condition n’était pas remplie',
  'orders.why.not_possible': 'ce n’était plus possible',
  'orders.why.not_asked': 'une autre décision s’est présentée',
  'orders.why.moved': 'tu as joué un coup toi-même',
  'orders.why.bot': 'un bot a joué pour toi',
  'orders.why.taken_back': 'un coup a été repris',
  'error.orders_too_long': 'Les coups conditionnels ont au plus 400 caractères.',
  'error.orders_too_many': 'C’est trop : au plus 16 coups conditionnels, avec chacun 4 alternatives et 3 conditions.',
  'error.orders_bad_move': 'Ce n’est pas un coup de ce jeu.',
  'error.orders_no_such_condition': 'Condition inconnue.',
  'error.orders_bad_condition': 'Cette condition est mal écrite.',
  'error.orders_no_such_policy': 'Ce jeu n’a pas ce choix automatique.',
  'error.orders_bad_policy': 'Ce choix automatique est mal écrit, ou y est deux fois.',
};
