// @ts-check
// French: the account page, and what is given to programs.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const programsFr = {
  'programs.tokens': 'Jetons pour programmes',
  'programs.lead':
    'Un jeton permet à un programme une partie de ce que tu peux faire ici. Donne à chacun le sien ; un nouveau mot de passe les '
    + 'supprime tous.',
  'programs.once': ({ name }) => `Voici le jeton « ${name} ». Copie-le maintenant : il ne sera plus montré.`,
  'programs.secret': 'Jeton',
  'programs.name': 'Pour quoi faire ?',
  'programs.may': 'Il peut',
  'programs.scope_read': 'voir : tes parties, l’accueil, les statistiques',
  'programs.scope_play': 'jouer : s’asseoir, jouer, ouvrir et quitter des tables',
  'programs.scope_chat': 'parler : écrire dans le chat',
  'programs.tag_read': 'voir',
  'programs.tag_play': 'jouer',
  'programs.tag_chat': 'parler',
  'programs.lasts': 'Il expire',
  'programs.days': ({ n }) => n === 366 ? 'dans un an' : n === 7 ? 'dans une semaine' : `dans ${count(n, 'jour', 'jours')}`,
  'programs.make': 'Créer un jeton',
  'programs.used': ({ day }) => `Utilisé ${day}.`,
  'programs.unused': 'Jamais utilisé.',
  'programs.until': ({ day }) => `Expire ${day}.`,
  'programs.end': 'Supprimer',
  'programs.end_of': ({ name }) => `Supprimer le jeton ${name}`,
  'programs.bot': 'Compte de bot',
  'programs.bot_lead':
    'Si un programme joue par ce compte, dis-le : son nom est marqué partout où d’autres le voient. C’est définitif, et possible '
    + 'seulement avant que le compte se soit assis à une table.',
  'programs.become': 'Un programme joue ici',
  'programs.is_bot': 'Un programme joue par ce compte, et tout le monde le voit.',
  'pace.title': 'Mouvement à la table',
  'pace.lead': 'Comment les ouvriers marchent, les dés roulent et les ressources volent. Tes clics ne l’attendent jamais.',
  'pace.full': 'complet',
  'pace.quick': 'rapide',
  'pace.none': 'aucun',
  'tastes.title': 'Aspect et son',
  'tastes.kept': 'Gardé avec ton compte, pour tous tes appareils.',
  'tastes.here': 'Gardé sur cet appareil ; avec un compte, sur tous.',
  'palette.title': 'Couleurs des joueurs',
  'palette.ochre': 'ocre',
  'palette.bright': 'vives',
  'palette.safe': 'pour tous les yeux',
  'density.title': 'Espace',
  'density.roomy': 'aéré',
  'density.dense': 'dense',
  'volume.title': 'Volume',
  'sessions.title': 'Où tu es connecté',
  'sessions.current': 'cet appareil',
  'sessions.unknown': 'Un appareil qui n’a pas dit son nom',
  'sessions.times': ({ since, used }) => `depuis ${since}, dernière utilisation ${used}`,
  'sessions.end': 'Fermer',
  'sessions.end_of': ({ device }) => `Fermer : ${device}`,
  'sessions.end_others': 'Fermer toutes les autres',
  'sessions.ended_others': 'Tu n’es connecté que sur cet appareil.',
  'account.guest': ({ name }) =>
    `Tu joues en invité, sous le nom ${name}. Choisis un mot de passe, et ton nom et tes parties restent à toi sur tous tes `
    + 'appareils.',
  'account.signed': ({ name }) => `Connecté comme ${name}.`,
  'account.played': 'Ce que tu as joué',
  'account.none': 'Connecte-toi, inscris-toi, ou joue simplement en invité.',
  'account.forgotten': 'Mot de passe oublié ?',
  'account.sign_in': 'Se connecter',
  'account.register': 'S’inscrire',
  'account.upgrade': 'Garder mon nom',
  'account.password_hint': 'Au moins 8 caractères.',
  'account.change_password': 'Changer le mot de passe',
  'account.old_password': 'Ancien mot de passe',
  'account.new_password': 'Nouveau mot de passe',
  'account.sign_out': 'Se déconnecter',
  'account.sign_out_all': 'Se déconnecter partout',
  'account.notices_lead': 'Comment tu as des nouvelles de tes parties quand tu es ailleurs : sur un appareil, par e-mail, dans un flux.',
  'account.notices_go': 'Choisir',
  'account.data': 'Tes données',
  'account.export': 'Tout télécharger',
  'account.guest_out': 'Un invité qui se déconnecte ne peut pas revenir à ce nom. Inscris-toi d’abord si tu veux le garder.',

  'account.password': 'Mot de passe',
  'account.password_changed': 'Ton mot de passe est changé. Les autres appareils sont déconnectés.',
  'account.signed_out': 'Tu es déconnecté.',
  'account.delete': 'Supprimer mon compte',
  'account.deleted': 'Ton compte est supprimé.',
};
