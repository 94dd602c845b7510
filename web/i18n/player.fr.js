// @ts-check
// French words of the page of what somebody has played.

import { formsOf } from '../js/words.js';

const { count, form } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const playerFr = {
  'player.title': 'Joueur',
  'player.lead': 'Des parties que tout le monde peut voir.',
  'player.none': 'Aucune partie de ce joueur n’est visible de tous.',
  'player.ratings': 'Classement',
  'player.ratings.how':
    'Selon Glicko-2, par jeu et nombre de joueurs. Tout le monde commence à 1500 ; les parties contre des bots comptent à part.',
  'player.rating.people': 'contre des gens',
  'player.rating.bots': 'contre des bots',
  'player.rating.seats': ({ n }) => `${n} joueurs`,
  'player.rating.unsure': 'encore incertain',
  'player.rating.range': ({ low, high }) => `${low} à ${high}, à 95 %`,
  'player.rating.matches': ({ n }) => `après ${count(n, 'partie', 'parties')}`,
  'player.rating.course': ({ first, last, n }) => `De ${first} à ${last} sur les ${n} dernières parties`,
  'player.by.game': 'Jeu',
  'player.by.seats': 'Joueurs',
  'player.by.result': 'Résultat',
  'player.all': 'tous',
  'player.result.won': 'gagnée',
  'player.result.shared': 'premier ex æquo',
  'player.result.lost': 'perdue',
  'player.against': ({ name }) => `Avec ${name}`,
  'player.against.all': 'Tout montrer',
  'player.met': ({ n, name }) => `${form(n, 'La partie', `Les ${n} parties`)} avec ${name}`,
  'player.matches.none': 'Aucune partie ainsi.',
  'player.more': 'Parties plus anciennes',
  'player.record': 'Bilan',
  'player.rivals': 'Contre les autres',
  'player.matches': 'Parties',
  'player.column.game': 'Jeu',
  'player.column.seats': 'Joueurs',
  'player.column.finished': 'Finies',
  'player.column.wins': 'Gagnées',
  'player.column.rate': 'Part',
  'player.column.mean': 'Points, moyenne',
  'player.column.best': 'Record',
  'player.column.who': 'Qui',
  'player.column.met': 'Parties',
  'player.column.before': 'Devant',
  'player.column.behind': 'Derrière',
  'player.column.lead': 'Avance moyenne',
  'player.column.day': 'Début',
  'player.column.others': 'Avec',
  'player.column.result': 'Fin',
  'player.column.points': 'Points',
  'player.column.rating': 'Classement',
  'player.running': 'en cours',
  'player.open': 'sans résultat',
  'player.rank': ({ rank, seats }) => `${rank} sur ${seats}`,
};
