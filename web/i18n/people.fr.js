// @ts-check
// French words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleFr = {
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
  'link.anew': 'Remplacer le lien',
  'link.yours': 'Ton lien, montré cette seule fois',
  'link.made': ({ day }) => `Créé le ${day}. Il ne peut plus être affiché.`,
  'link.come_back': 'Revenir',
  'link.come_back_ask': 'Ce lien te connecte comme un invité qui a déjà joué ici.',
  'link.instead': ({ name }) => `Tu cesses d’être ${name} dans ce navigateur.`,
  'link.hint': 'Tu joues en invité, connu de ce seul navigateur. Un lien te permet de revenir depuis tout appareil.',
  'link.later': 'Pas maintenant',
};
