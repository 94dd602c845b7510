// @ts-check
// French words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const waitingFr = {
  'create.open_days': 'Combien de temps elle est ouverte',
  'create.open_days.1': 'un jour',
  'create.open_days.3': 'trois jours',
  'create.open_days.7': 'une semaine',
  'create.open_days.14': 'deux semaines',
  'create.open_days.30': 'un mois',
  'create.starts': 'Quand elle commence',
  'create.starts.host': 'quand je la lance',
  'create.starts.full': 'd’elle-même, quand la dernière place est prise',
  'create.standing': 'Toujours une de plus : quand elle commence, une table pareille s’ouvre',

  'waits.until': ({ when }) => `ouverte jusqu’au ${when}`,
  'waits.here_until': ({ when }) => `Ouverte jusqu’au ${when}, plus longtemps si quelqu’un vient ou part.`,
  'waits.full': 'La partie commence d’elle-même quand la dernière place est prise.',
  'waits.standing': 'Quand elle commence, une table comme celle-ci s’ouvre.',
  'waits.standing_end': 'Plus d’autre après celle-ci',

  'create.named': 'Quelqu’un par son nom',
  'invite.button': 'Inviter par nom',
  'invite.title': 'Inviter par nom',
  'invite.lead': 'La place est gardée pour ce compte, qui trouve la table parmi ses parties et prend la place ou refuse.',
  'invite.go': 'Garder la place',
  'people.about': ({ name }) => `Masquer ou bloquer ${name}`,
  'people.lead':
    'Masqué : tu ne vois plus ce qu’il écrit dans les chats. Bloqué : en plus, il ne peut ni s’asseoir à tes tables ni '
    + 't’inviter. Il n’en sait rien.',
  'people.mute': 'Masquer',
  'people.block': 'Bloquer',
  'people.is_mute': 'Tu as masqué cette personne : tu ne vois pas ce qu’elle écrit.',
  'people.is_block':
    'Tu as bloqué cette personne : tu ne vois pas ce qu’elle écrit, et elle ne peut ni s’asseoir à tes tables ni t’inviter.',
  'people.undo_mute': 'Ne plus masquer',
  'people.undo_block': 'Ne plus bloquer',
  'people.player': 'Ce que ce joueur a joué',
  'people.title': 'Masqués et bloqués',
  'people.tag_mute': 'masqué',
  'people.tag_block': 'bloqué',
  'people.undo': 'Annuler',
  'people.undo_of': ({ name }) => `Annuler pour ${name}`,
  'people.none': 'Personne. À une table tu peux masquer ou bloquer qui s’y trouve ; un compte aussi ici, par son nom.',
  'people.by_name': 'Nom d’un compte',
  'people.what': 'Que faire',
  'people.go': 'Valider',
  'link.title': 'Un lien pour revenir',
  'link.lead':
    'Tu es un invité, connu de ce seul navigateur. Qui ouvre ce lien est toi, sur n’importe quel appareil : garde-le pour toi. '
    + 'Un compte fait de même avec un mot de passe.',
  'link.make': 'Créer un lien',
  'link.anew': 'En créer un autre ; l’ancien ne vaut plus',
  'link.yours': 'Ton lien, montré cette seule fois',
  'link.made': ({ day }) => `Il y en a un depuis le ${day}. On ne peut pas le montrer de nouveau.`,
  'link.come_back': 'Revenir',
  'link.come_back_ask': 'Ce lien te connecte comme un invité qui a déjà joué ici.',
  'link.instead': ({ name }) => `Tu cesses d’être ${name} dans ce navigateur.`,
  'link.hint': 'Tu joues en invité, connu de ce seul navigateur. Un lien te permet de revenir depuis tout appareil.',
  'link.later': 'Pas maintenant',
  'chat.mentions': ({ n }) => `${count(n, 'ligne te nomme', 'lignes te nomment')}`,

  'error.too_many_standing': 'Tu as déjà trois défis permanents ; termines-en un d’abord.',
  'error.already_invited': 'Il y est assis, ou une place lui est déjà réservée.',
  'error.not_invitable': 'On ne peut pas l’inviter maintenant.',
  'error.not_welcome': 'Tu ne peux pas t’asseoir à cette table.',
  'error.account_needed': 'Un invité ne peut pas le faire : crée d’abord un compte.',
  'error.no_such_link': 'Ce lien n’ouvre plus rien. Peut-être qu’un plus récent a été créé.',
  'error.too_many_invitations': 'Tu gardes déjà vingt places pour d’autres ; attends une réponse.',
  'error.too_many_relations': 'Tu as masqué et bloqué autant de personnes que permis.',
  'error.orders_changed': 'Tes ordres ont changé depuis que tu les as vus.',
  'error.too_many_orders': 'Tu as des ordres pour trop de parties ; retires-en d’abord.',
};
