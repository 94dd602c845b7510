// @ts-check
// French words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleFr = {
  'invite.button': 'Inviter par nom',
  'invite.title': 'Inviter par nom',
  'invite.lead': 'La place est réservée à ce joueur, qui trouve l’invitation dans « Mes parties » et peut accepter ou refuser.',
  'invite.go': 'Envoyer l’invitation',
  'people.about': ({ name }) => `Masquer ou bloquer ${name}`,
  'people.lead':
    'Masquer : tu ne vois plus ses messages de chat. Bloquer : en plus, il ne peut ni rejoindre tes tables ni t’inviter. L’autre '
    + 'joueur n’en est pas averti.',
  'people.mute': 'Masquer',
  'people.block': 'Bloquer',
  'people.is_mute': 'Tu as masqué ce joueur : tu ne vois pas ses messages.',
  'people.is_block': 'Tu as bloqué ce joueur : tu ne vois pas ses messages, et il ne peut ni rejoindre tes tables ni t’inviter.',
  'people.undo_mute': 'Ne plus masquer',
  'people.undo_block': 'Débloquer',
  'people.player': 'Profil du joueur',
  'people.title': 'Masqués et bloqués',
  'people.tag_mute': 'masqué',
  'people.tag_block': 'bloqué',
  'people.undo': 'Retirer',
  'people.undo_of': ({ name }) => `Retirer ${name}`,
  'people.none': 'Personne pour l’instant. Tu peux masquer ou bloquer des joueurs à une table, ou des comptes ici par leur nom.',
  'people.by_name': 'Nom du compte',
  'people.what': 'Action',
  'people.go': 'Appliquer',
  'link.title': 'Lien de connexion',
  'link.lead':
    'En tant qu’invité, seul ce navigateur te connaît. Quiconque ouvre ce lien est connecté à ta place, sur n’importe quel appareil : '
    + 'garde-le pour toi. Un compte avec mot de passe fait de même.',
  'link.make': 'Créer un lien',
  'link.anew': 'Remplacer le lien',
  'link.yours': 'Ton lien (affiché une seule fois)',
  'link.made': ({ day }) => `Créé le ${day}. Il ne peut plus être affiché.`,
  'link.come_back': 'Se connecter',
  'link.come_back_ask': 'Ce lien te connecte comme un invité qui a déjà joué ici.',
  'link.instead': ({ name }) => `Tu seras déconnecté de ${name} dans ce navigateur.`,
  'link.hint': 'Tu joues en invité, connu de ce seul navigateur. Un lien de connexion te permet de continuer sur n’importe quel appareil.',
  'link.later': 'Pas maintenant',
};
