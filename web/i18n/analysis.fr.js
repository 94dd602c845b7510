// @ts-check
// French words of the analysis of a match, and of hints.

/** @type {import('../js/words.js').Sentences} */
export const analysisFr = {
  'analysis.title': 'Qu’est-ce qui a décidé ?',
  'analysis.runs': ({ n, of }) => (of ? `Analyse en cours : décision ${n} sur ${of}` : 'Analyse de la partie en cours'),
  'analysis.failed': 'L’analyse a été interrompue. Réessaie dans un instant.',
  'analysis.sign_in': 'Cette partie n’a pas encore été analysée. Choisis un nom, puis demande une analyse.',
  'analysis.lead': ({ n }) =>
    `Les chances de victoire de chacun, selon ce qu’il pouvait savoir, estimées par un bot fort (simulations par décision : ${n}).`,
  'analysis.graph': 'Les chances de victoire de chacun au fil de la partie. Les chiffres sont dans le tableau ci-dessous.',
  'analysis.accounts': 'D’où vient le résultat',
  'analysis.part.begin': 'Au début',
  'analysis.hint.begin': 'chances de gagner',
  'analysis.part.luck': 'Chance',
  'analysis.hint.luck': 'dés et cartes',
  'analysis.part.own': 'Décisions propres',
  'analysis.hint.own': 'par rapport au meilleur coup trouvé',
  'analysis.part.others': 'Décisions des autres',
  'analysis.hint.others': 'gagné grâce à leurs erreurs',
  'analysis.part.rest': 'Inexpliqué',
  'analysis.hint.rest': 'là où l’estimation du bot a changé',
  'analysis.part.end': 'Résultat',
  'analysis.hint.end': '100 % = gagné',
  'analysis.lessons': 'Les décisions les plus coûteuses',
  'analysis.whose': 'Décisions de',
  'analysis.all': 'Tout le monde',
  'analysis.played': 'Joué :',
  'analysis.better': 'Mieux :',
  'analysis.from_to': ({ from, to }) => `${to} au lieu de ${from}`,
  'analysis.show': 'Voir le plateau',
  'analysis.no_lessons': 'Aucune décision n’était nettement moins bonne que la meilleure.',
  'analysis.better_here': ({ better, n }) => `La décision suivante a coûté ${n}. Mieux : ${better}`,
  'hint.thinking': 'Un bot fort réfléchit…',
  'hint.worth': ({ share, points }) => `${share} de chances de gagner, environ ${points} points quelques coups plus tard`,
  'hint.close': 'Masquer le conseil',
};
