// @ts-check
// French words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const mineFr = {
  'mine.nobody': 'Connecte-toi, ou assieds-toi à une table en invité : tes parties seront ici.',
  'mine.none_found': 'Aucune partie ne correspond.',
  'mine.none_waits': 'Rien ne t’attend.',
  'mine.go_next': 'Vers la suivante',
  'mine.part.turn': 'À toi de jouer',
  'mine.part.asked': 'Invitations',
  'mine.part.unseen': 'Finies depuis ta visite',
  'mine.part.others': 'En attente des autres',
  'mine.part.ended': 'Parties passées',
  'mine.forget': 'Je les ai vues',
  'mine.ended_show': 'Montrer les parties passées',
  'mine.ended_more': 'Encore d’autres',
  'mine.filter_text': 'Chercher par nom, jeu ou variante',
  'mine.filter_game': 'Quel jeu',
  'mine.filter_pace': 'Quel rythme',
  'mine.any': 'Toutes',
  'mine.pace.days': 'Correspondance',
  'mine.pace.live': 'En direct',
  'mine.open': 'pas encore commencée',
  'mine.bot_plays': 'un bot joue pour toi',
  'mine.voted': ({ until }) => `vote sur ta place, fin : ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'nouveau coup', 'nouveaux coups')}`,
  'mine.unread': ({ n }) => `${count(n, 'nouveau message', 'nouveaux messages')}`,
};
