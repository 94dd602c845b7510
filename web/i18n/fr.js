// @ts-check
// French. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockFr } from './clock.fr.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const fr = {
  ...clockFr,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Aller au contenu',
  'title.turn': 'À toi de jouer',
  'title.past': 'Retour en arrière',
  'title.letter': 'Une lettre',
  'title.player': 'Un joueur',
  'title.result': 'Un résultat',
  'title.statistics': 'Statistiques',
  'nav.sign_in': 'Se connecter',
  'nav.admin': 'Administration',
  'nav.language': 'Langue',
  'nav.theme': 'Lumière',
  'theme.auto': 'comme l’appareil',
  'theme.day': 'jour',
  'theme.night': 'nuit',
  'sound.on': 'Son activé',
  'sound.off': 'Son coupé',

  'lobby.title': ({ games }) => `${games} au coin du feu`,
  'lobby.guest': 'Voyageur',
  'lobby.your_name': 'Ton nom',
  'lobby.play': ({ game }) => `Jouer à ${game}`,
  'lobby.play_hint': 'Contre deux bots, tout de suite, sans rien remplir.',
  'lobby.learn': 'Première fois ? Apprends en jouant :',
  'lobby.create': 'Créer une table',
  'lobby.open': 'Tables ouvertes',
  'lobby.running': 'Parties en cours',
  'lobby.mine': 'Mes parties',
  'lobby.mine_all': 'Toutes mes parties',
  'mine.next': 'Suivante',
  'mine.next_hint': ({ n }) => `Vers la prochaine partie qui t’attend : ${n}`,
  'mine.none_next': 'Aucune autre partie ne t’attend.',
  'lobby.none_open': 'Personne n’attend à une table. Crées-en une, ou joue contre des bots en attendant.',
  'lobby.none_running': 'Aucune partie en cours.',
  'lobby.none_mine': 'Tu n’es dans aucune partie.',
  'lobby.join': 'Rejoindre',
  'lobby.look': 'Voir',
  'lobby.watch': 'Regarder',
  'lobby.continue': 'Continuer',
  'lobby.result': 'Résultat',
  'lobby.your_turn': 'à toi',
  'lobby.asks_you': 'tu es invité',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 't’attend', 't’attendent')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'place libre', 'places libres')}`,
  'lobby.welcome': ({ name }) => `Bienvenue, ${name}.`,
  'lobby.link_only': 'par lien seulement',
  'lobby.statistics': 'Ce que disent les parties : chiffres et graphiques',
  'lobby.loading': 'Un instant.',
  'lobby.rules': 'Comment jouer :',
  'waits.until': ({ when }) => `ouverte jusqu’au ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'ligne te nomme', 'lignes te nomment')}`,

  'status.open': 'en attente',
  'status.running': 'en cours',
  'status.over': 'terminée',
  'status.abandoned': 'abandonnée',
  'status.expired': 'expirée',
  'status.broken': 'endommagée',

  'create.game': 'Jeu',
  'bot.random': 'hasard',
  'bot.beginner': 'débutant',
  'bot.easy': 'facile',
  'bot.medium': 'moyen',
  'bot.hard': 'difficile',
  'bot.master': 'maître',

  'seat.n': ({ n }) => `Place ${n}`,
  'seat.free': 'libre',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'compte de bot',
  'seat.you': 'toi',

  'wait.over': 'La partie est finie',
  'wait.for': ({ names }) => `On attend ${names}`,
  'wait.title': 'La table est prête',
  'wait.copy': 'Copier',
  'wait.copied': 'Copié.',
  'wait.kept': ({ names }) => `On attend ${names}.`,
  'wait.take': 'Prendre ma place',

  'table.rules': 'Règles',

  'app.newer': 'Une nouvelle version est là.',
  'app.reload': 'Recharger',
  'conn.lost': 'Connexion perdue. On la cherche…',
  'conn.kept': 'Rien n’est perdu ; la partie t’attend.',
  'conn.unsent': 'Ton coup est gardé et part dès qu’elle revient.',
  'conn.updating': 'Mise à jour…',
  'conn.polls': 'Connexion plus lente',
  'conn.polls_hint': 'Quelque chose bloque WebSocket sur ce réseau. Tout fonctionne, mais les coups peuvent arriver un peu plus tard.',

  'go.close': 'Fermer',
  'go.cancel': 'Annuler',
  'go.lobby': 'Vers l’accueil',

  'account.title': 'Ton compte',
  'account.name': 'Nom',
  'account.notices': 'Notifications',

  'lost.title': 'Il n’y a rien ici',
  'lost.text': 'L’adresse ne mène nulle part, ou la table a disparu.',
  'forbidden.title': 'Ces pages sont pour les administrateurs',
  'forbidden.text': 'Ton compte n’a pas ce rôle.',

  'figures.more': ({ n }) => `Montrer d’autres des ${n} lignes restantes`,
  'figures.left': ({ n }) => `Pas de place pour ${n} de plus ; ils sont dans le tableau.`,
  'figures.gap': 'aucune valeur',

  'dice.verify': 'Vérifier les dés',

  'keys.title': 'Touches',

  'error.unexpected': 'Quelque chose a échoué. Réessaie.',
  'error.unreachable': 'Le serveur ne répond pas. Réessaie dans un instant.',
};
