// @ts-check
// French words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const mineFr = {
  'mine.nobody': 'Connecte-toi, ou rejoins une table en invité, pour voir tes parties ici.',
  'mine.none_found': 'Aucune partie trouvée.',
  'mine.none_waits': 'Rien ne t’attend.',
  'mine.go_next': 'Partie suivante',
  'mine.part.turn': 'À toi de jouer',
  'mine.part.asked': 'Invitations',
  'mine.part.unseen': 'Terminées récemment',
  'mine.part.others': 'En attente des autres',
  'mine.part.ended': 'Parties passées',
  'mine.forget': 'Marquer comme vues',
  'mine.ended_show': 'Afficher les parties passées',
  'mine.ended_more': 'Afficher plus',
  'mine.filter_text': 'Chercher par joueur, jeu ou variante',
  'mine.filter_game': 'Jeu',
  'mine.filter_pace': 'Cadence',
  'mine.any': 'Toutes',
  'mine.pace.days': 'Correspondance',
  'mine.pace.live': 'En direct',
  'mine.open': 'pas commencée',
  'mine.bot_plays': 'un bot joue pour toi',
  'mine.voted': ({ until }) => `vote sur ta place, fin : ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'nouveau coup', 'nouveaux coups')}`,
  'mine.unread': ({ n }) => `${count(n, 'nouveau message de chat', 'nouveaux messages de chat')}`,
};
