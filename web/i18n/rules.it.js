// @ts-check
// Italian words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesIt = {
  'rules.title': 'Regole',
  'rules.table': 'Uscite e voti',
  'rules.contents': 'Indice',
  'rules.print': 'Stampa',
  'rules.to_table': 'Torna al tavolo',
  'rules.your_turn': 'Tocca a te',
  'rules.in_match': 'in questa partita',
  'rules.example': 'Esempio',
  'provenance.sourced': 'con fonte',
  'provenance.inferred': 'dedotta',
  'provenance.house': 'regola nostra',
  'provenance.sourced.means': 'Lo dice una fonte pubblicata.',
  'provenance.inferred.means': 'Nessuna fonte lo dice con queste parole; segue da ciò che dicono.',
  'provenance.house.means':
    'La regola o il valore stampato non si è trovato. È una nostra proposta, e cambierà quando spunterà quello vero.',
  'help.more': 'Altro nelle regole',
};
