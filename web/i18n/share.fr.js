// @ts-check
// French words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareFr = {
  'share.not_copied': ({ text }) => `Ce navigateur ne laisse aucune page copier. Sélectionne-le à la main : ${text}`,
  'share.link': 'Lien',
  'share.code': 'Le lien en code pour un appareil photo',
  'share.origin': 'Adresse de ce serveur',
  'share.here': ({ origin }) => `${origin} (cette machine seule)`,
  'share.alone': 'Ta propre adresse ne mène personne ici sauf toi. Avec celle-ci, les autres du même réseau te trouvent.',
  'share.nowhere': 'Cette adresse ne mène personne ici sauf toi : le serveur n’écoute que cette machine.',
  'share.sheet': 'Partager',
  'share.who.everybody': 'Tout le monde peut voir cette partie.',
  'share.who.result': 'Qui a le lien voit le classement final, et rien d’autre de cette partie. Un nouveau lien l’annule.',
  'share.end': 'Ne plus partager',
  'share.ended': 'Le lien ne montre plus rien.',
  'share.who.invited': 'Qui a le lien voit la table, et peut s’asseoir tant qu’il reste une place.',
};
