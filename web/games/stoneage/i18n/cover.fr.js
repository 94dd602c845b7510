// @ts-check
// French: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverFr = {
  'stoneage.lead': 'Envoie ta tribu chasser, creuser et bâtir. Une partie dure une demi-heure, et les bots sont toujours prêts.',
  'option.harsh_winter': 'Rude hiver',
  'option.harsh_winter.is': 'Ajoute une pierre au prix d’un bâtiment ou un or à celui d’une carte, et marque aussitôt pour cela.',
  'option.wild_animals': 'Animaux sauvages',
  'option.wild_animals.is': 'Quatre animaux dans la pioche réduisent les lancers de tous, jusqu’à ce que les tribus les chassent ensemble.',
  'option.igloos': 'Igloos',
  'option.igloos.is': 'Un petit chantier : trois ressources identiques contre des points.',
  'option.new_huts': 'Les nouvelles huttes',
  'option.new_huts.is': 'Six bâtiments qui marquent peu mais donnent un avantage durable.',
  'option.mammoth_herd': 'Troupeau de mammouths',
  'option.mammoth_herd.is':
    'À chaque manche un troupeau passe à un lieu. Ceux qui y travaillent peuvent essayer d’apprivoiser un mammouth.',
  'option.expansion': 'L’extension',
  'option.expansion.is':
    'Un cinquième joueur, des bijoux, un marchand, une piste d’échange, un cinquième emplacement de carte, des bâtiments et des '
    + 'cartes.',
};
