// @ts-check
// French: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverFr = {
  'stoneage.lead': 'Envoie ta tribu chasser, creuser et bâtir. Une partie dure une demi-heure, et les bots sont toujours prêts.',
  'option.harsh_winter': 'Rude hiver',
  'option.harsh_winter.is': 'Ajoute une pierre au prix d’un bâtiment ou un or à celui d’une carte, et marque aussitôt pour cela.',
  'option.wild_animals': 'Animaux sauvages',
  'option.wild_animals.is':
    'Quatre animaux sortent de la pioche et gâchent les lancers de tous, jusqu’à ce que les tribus les chassent ensemble.',
  'option.igloos': 'Igloos',
  'option.igloos.is': 'Un petit chantier : trois ressources pareilles contre des points.',
  'option.new_huts': 'Les nouvelles huttes',
  'option.new_huts.is': 'Six bâtiments qui marquent peu et donnent quelque chose de durable.',
  'option.mammoth_herd': 'Troupeau de mammouths',
  'option.mammoth_herd.is': 'Un troupeau passe à un lieu chaque manche. Qui y travaille peut essayer d’apprivoiser un mammouth.',
  'option.expansion': 'L’extension',
  'option.expansion.is':
    'Un cinquième joueur, des bijoux, un marchand, une piste d’échange, un cinquième emplacement de carte, des bâtiments et des '
    + 'cartes.',
};
