// @ts-check
// French words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckFr } from './luck.fr.js';
import { replayFr } from './replay.fr.js';
import { undoFr } from './undo.fr.js';

const { list } = formsOf('fr');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'continuer', wait: 'encore 24 heures', bot: 'qu’un bot joue', substitute: 'un remplaçant', call_off: 'annuler la partie',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingFr = {
  ...luckFr,
  ...replayFr,
  ...undoFr,
  'sit.menu': 'Quitter la partie…',
  'sit.title': 'Tu ne peux plus jouer ?',
  'sit.bot': 'Laisser un bot jouer pour moi',
  'sit.bot_hint': 'Jusqu’à ce que tu reprennes ta place, quand tu veux.',
  'sit.offer': 'Donner ma place à quelqu’un',
  'sit.offer_hint': 'Crée un lien à envoyer. Le premier qui l’ouvre s’assied à ta place.',
  'sit.resign': 'Abandonner',
  'sit.resign_hint': 'Tu finis dernier, et un bot joue pour toi jusqu’au bout.',
  'sit.resign_ask':
    'Abandonner pour de bon ? Tu finis dernier ; un bot joue ta place jusqu’au bout, pour que les autres puissent finir.',
  'sit.resign_yes': 'Abandonner',
  'sit.call_off': 'Proposer d’annuler la partie',
  'sit.call_off_hint': 'Elle finit sans résultat dès que toute la table est d’accord.',
  'sit.call_off_alone': 'Arrêter la partie',
  'sit.call_off_alone_hint': 'Tu ne joues qu’avec des bots : elle finit aussitôt, sans résultat.',
  'sit.ask': ({ name }) => `Consulter les autres sur ${name}`,
  'sit.ask_hint': ({ name }) => `${name} vous fait attendre : décidez ensemble du sort de sa place.`,

  'sit.away_me': 'Un bot joue pour toi.',
  'sit.back': 'Reprendre ma place',
  'sit.resigned_me': 'Tu as abandonné. Un bot joue ta place jusqu’au bout.',
  'seat.stand_in': 'un bot joue',
  'seat.resigned': 'a abandonné',

  'vote.about': ({ name }) => `${name} fait attendre la table. Que faire ?`,
  'vote.about_bot': ({ name }) => `Un bot joue pour ${name}. Que faire ?`,
  'vote.about_me': 'Tu fais attendre les autres, et ils décident de ta place. Joue, et le vote tombe.',
  'vote.match': 'Annuler la partie, sans résultat ?',
  'vote.until': ({ when }) => `Ouvert jusqu’au ${when}.`,
  'vote.said': ({ name, choice }) => `${name} : ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Doivent encore parler : ${list(names)}.`,
  'vote.go_on': 'Continuer',
  'vote.wait': 'Encore 24 heures',
  'vote.bot': 'Un bot joue',
  'vote.substitute': 'Un remplaçant',
  'vote.call_off': 'Annuler',
  'vote.rule': 'Plus de la moitié décide ; pour annuler, il faut tout le monde.',

  'offer.mine': 'Envoie ce lien à qui doit jouer à ta place :',
  'offer.theirs': ({ name }) => `La place de ${name} est libre. Envoie ce lien à quelqu’un qui continuera :`,
  'offer.all': ({ name }) => `La place de ${name} est offerte à un remplaçant.`,
  'offer.until': ({ when }) => `Il sert une seule fois, jusqu’au ${when}.`,
  'offer.copy': 'Copier le lien',
  'offer.keep': 'Garder ma place',
  'offer.title': ({ name }) => `Jouer à la place de ${name} ?`,
  'offer.ask': 'Tu continues la partie d’ici, et vois ce que voit cette place.',
  'offer.yes': 'M’asseoir',
  'offer.bad': 'Ce lien ne mène plus à aucune place.',

  'event.bot_sat': ({ name }) => `Un bot joue pour ${name}.`,
  'event.came_back': ({ name }) => `${name} est de retour.`,
  'event.resigned': ({ name }) => `${name} abandonne. Un bot joue sa place jusqu’au bout.`,
  'event.timed_out': ({ name }) => `Le temps de ${name} est écoulé.`,
  'event.offered': ({ name }) => `La place de ${name} est offerte à un remplaçant.`,
  'event.offer_ended': ({ name }) => `La place de ${name} n’est plus offerte.`,
  'event.substituted': ({ name }) => `${name} joue en remplaçant.`,
  'event.vote_opened': ({ name, about }) => about ? `Les autres sont consultés sur ${about}.` : `${name} propose d’annuler la partie.`,
  'event.voted': ({ name, choice }) => `${name} veut ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'La partie continue.' : choice === 'call_off'
      ? 'La partie est annulée, sans résultat.'
      : `Décidé pour ${about} : ${CHOICES[choice]}.`,

  'end.called_off': 'Toute la table a accepté d’annuler cette partie. Elle n’a pas de résultat.',

  'error.bad_link': 'Ce lien ne mène à aucune place de cette partie.',
  'error.link_used': 'Quelqu’un a déjà pris cette place par ce lien.',
  'error.link_over': 'Cette place n’est plus offerte.',
  'error.bot_plays': 'Un bot joue pour toi : reprends d’abord ta place.',
  'error.not_away': 'Aucun bot ne joue cette place.',
  'error.resigned': 'Cette place a abandonné.',
  'error.not_offered': 'Cette place n’est offerte à personne.',
  'error.already_asked': 'C’est déjà demandé.',
  'error.no_vote': 'Tu ne peux pas voter ainsi maintenant.',
  'error.too_often': 'Tu l’as fait autant de fois qu’une partie le permet.',
  'error.too_soon': 'Cette place n’a pas encore fait attendre un jour.',
  'level.title': 'Quelle est la force des bots ?',

  'end.by': ({ name }) => `${name} a arrêté cette partie avant la fin.`,
  'end.by_me': 'Tu as arrêté cette partie avant la fin.',
  'end.idle': 'Personne n’a joué depuis longtemps, la partie s’est terminée.',
  'end.closed': 'Un administrateur a fermé cette partie.',
  'end.expired': 'Personne n’a lancé cette partie en deux semaines : la table a été débarrassée.',
  'end.too_long': 'Cette partie avait plus de coups que le serveur n’en garde : elle s’est terminée.',
  'help.mode': 'Touche ce que tu veux connaître.',
  'help.done': 'Fini',
  'chat.placeholder': 'Dis quelque chose',
  'chat.send': 'Envoyer',
  'chat.empty': 'Personne n’a encore rien dit.',
  'chat.guest': 'Choisis un nom pour participer.',
  'log.earlier': 'Lignes précédentes',
  'log.empty': 'Rien ne s’est encore passé.',
  'note.tab': 'Note',
  'note.title': 'Ma note sur cette partie',
  'note.placeholder': 'Une note pour toi. Personne d’autre ne la voit ; tu l’as sur tous tes appareils.',
  'note.saved': 'Gardée. Toi seul la vois.',
  'note.hush': 'Ne me dis rien de cette partie',
  'note.saving': 'Enregistrement…',
  'sheet.title': 'Feuille de score',
  'sheet.winner': ({ name, points }) => `${name} gagne avec ${points} points`,
  'sheet.shared': ({ names, points }) => `${names} se partagent la victoire avec ${points} points`,
  'sheet.share': 'Partager le résultat',
  'sheet.rematch': 'Rejouer, même table',
  'sheet.to_rematch': 'Vers la partie suivante',
  'sheet.asked': ({ name }) => `${name} veut rejouer et garde ta place.`,
  'sheet.accept': 'Rejouer',
  'sheet.decline': 'Non merci',
  'sheet.total': 'Total',
  'sheet.tie': 'Départage',
  'sheet.rank': 'Rang',
  'table.abandoned': 'Cette partie a été arrêtée avant la fin.',
  'table.broken':
    'L’enregistrement de cette partie est endommagé, on ne peut pas la poursuivre. Un administrateur peut l’examiner. Désolés.',
};
