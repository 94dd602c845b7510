// @ts-check
// French words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const ordersFr = {
  'orders.title': 'Ordres : ce qui pourrait venir',
  'orders.foreign': 'Un avenir possible. Ses dés et ses cartes ne sont pas les vrais.',
  'orders.close': 'Retour à la partie',
  'orders.keep': 'Garder ces ordres',
  'orders.kept': 'Gardés. Ils sont exécutés quand vient ton tour, et personne ne les voit avant.',
  'orders.none_now': 'Tu n’as plus d’ordres.',
  'orders.over': 'Dans cet avenir, on ne te demande plus rien.',
  'orders.wishes': 'L’un après l’autre',
  'orders.empty': 'Joue sur le plateau comme si c’était ton tour : chaque coup devient un ordre.',
  'orders.policies': 'Chaque fois qu’on demande',
  'orders.as_text': 'En texte',
  'orders.text_hint': 'Une ligne chacun, dans les mots de la partie.',
  'orders.if': 'si',
  'orders.always': 'dans tous les cas',
  'orders.else': 'sinon',
  'orders.or': ({ one, other }) => `${one}; sinon : ${other}`,
  'orders.else_hint': 'Seulement si le précédent est impossible',
  'orders.earlier': 'Plus tôt',
  'orders.remove': 'Retirer',
  'orders.share_hint': ({ n, of }) => `Fait dans ${n} avenirs sur ${of}`,
  'orders.outcome': ({ n }) => `Sur ${count(n, 'avenir', 'avenirs')}`,
  'orders.now': 'maintenant',
  'orders.least': 'minimum',
  'orders.mean': 'moyenne',
  'orders.most': 'maximum',
  'orders.nothing_changes': 'Rien d’important ne changerait.',
  'orders.would_drop': ({ n, of, why }) => `Abandonnés dans ${n} sur ${of} : ${why}.`,
  'orders.dropped': ({ text, why }) => `Ordres abandonnés à partir de « ${text} » : ${why}.`,
  'orders.problem': ({ what }) => `Illisible : ${what}`,
  'orders.why.condition': 'une condition n’était pas remplie',
  'orders.why.not_possible': 'ce n’était plus possible',
  'orders.why.not_asked': 'autre chose était demandé',
  'orders.why.moved': 'tu as joué toi-même',
  'orders.why.bot': 'un bot a joué pour toi',
  'orders.why.taken_back': 'un coup a été repris',
  'error.orders_too_long': 'Les ordres ont au plus 400 caractères.',
  'error.orders_too_many': 'C’est trop : 16 ordres, avec chacun 4 coups et 3 conditions.',
  'error.orders_bad_move': 'Ce n’est pas un coup de ce jeu.',
  'error.orders_no_such_condition': 'Condition inconnue.',
  'error.orders_bad_condition': 'Cette condition ne s’écrit pas ainsi.',
  'error.orders_no_such_policy': 'Ce jeu n’a pas cette consigne.',
  'error.orders_bad_policy': 'Cette consigne ne s’écrit pas ainsi, ou y est deux fois.',
};
