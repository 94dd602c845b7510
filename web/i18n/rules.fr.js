// @ts-check
// French words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesFr = {
  'rules.title': 'Règles',
  'rules.table': 'Départs et votes',
  'rules.contents': 'Sommaire',
  'rules.print': 'Imprimer',
  'rules.to_table': 'Retour à la table',
  'rules.your_turn': 'Ton tour',
  'rules.in_match': 'dans cette partie',
  'rules.example': 'Exemple',
  'provenance.sourced': 'attestée',
  'provenance.inferred': 'déduite',
  'provenance.house': 'règle maison',
  'provenance.sourced.means': 'Une source publiée le dit.',
  'provenance.inferred.means': 'Aucune source ne le dit clairement, mais cela découle de ce qu’elles disent.',
  'provenance.house.means':
    'Nous n’avons pas trouvé la règle ou la valeur imprimée. C’est notre propre version ; elle changera si l’original apparaît.',
  'help.more': 'Plus dans les règles',
};
