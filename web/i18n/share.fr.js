// @ts-check
// French words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareFr = {
  'share.not_copied': ({ text }) => `Ton navigateur a bloqué la copie. Sélectionne-le à la main : ${text}`,
  'share.link': 'Lien',
  'share.code': 'Code QR du lien',
  'share.origin': 'Adresse de ce serveur',
  'share.here': ({ origin }) => `${origin} (cette machine seule)`,
  'share.alone':
    'Ton adresse actuelle ne marche que sur cette machine. Utilise celle-ci pour que d’autres de ton réseau puissent rejoindre.',
  'share.nowhere': 'Cette adresse ne marche que sur cette machine : le serveur n’accepte que les connexions locales.',
  'share.sheet': 'Partager',
  'share.who.everybody': 'Tout le monde peut voir cette partie.',
  'share.who.result': 'Quiconque a le lien voit le classement final, et rien d’autre. Créer un nouveau lien désactive celui-ci.',
  'share.end': 'Arrêter le partage',
  'share.ended': 'Le lien ne fonctionne plus.',
  'share.who.invited': 'Quiconque a le lien voit la table et peut prendre une place libre.',
};
