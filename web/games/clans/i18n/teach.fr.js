// @ts-check
// French: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachFr = {
  'clans.teach.goal': ({ clan }) =>
    `Tu es le ${clan}, et personne ne le sait. Chaque clan a des huttes partout ; mène les tiennes dans de riches villages sans `
    + 'trop tôt te trahir.',
  'clans.teach.from':
    'Un tour est un coup : prends toutes les huttes d’un territoire, de n’importe quelles couleurs. Choisis-en un sur la carte.',
  'clans.teach.to': 'Elles vont chez un voisin où il y a déjà des huttes. Choisis où.',
  'clans.teach.send': 'La flèche montre le coup ; son effet est décrit dessous. Envoie-le.',
  'clans.teach.village':
    'Des huttes sans voisin occupé deviennent un village. Ici un coup en fonde un : qui le joue prend un jeton, qui vaut un '
    + 'point.',
  'clans.teach.score': ({ clan }) =>
    `Un village marque ses huttes pour chaque clan qui y vit. La piste montre les cinq ; où en est le ${clan}, toi seul le sais.`,
  'clans.teach.epoch':
    'La tablette montre les époques : sur un terrain les villages rapportent plus, sur un autre ils périssent. Une époque finit avec '
    + 'son dernier jeton.',
  'clans.teach.end':
    'Le douzième village termine la partie. Les clans sont alors révélés, et chacun ajoute ses jetons aux points de son clan.',
  'clans.teach.hint.secret': ({ clan }) =>
    `Tu es le ${clan}. Déplace aussi d’autres huttes, sinon on verra lesquelles sont les tiennes.`,
  'clans.teach.hint.found': 'Un de tes coups pourrait fonder un village maintenant. Choisis-le pour voir ce qu’il marquerait, et pour qui.',
  'clans.teach.hint.order': 'Tu choisis quel village vient d’abord : le jeton suivant peut être d’une autre époque.',
  'clans.teach.hint.epoch': 'Nouvelle époque : un autre terrain rapporte plus, et un autre détruit les villages.',
};
