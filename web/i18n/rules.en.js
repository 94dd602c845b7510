// @ts-check
// English words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesEn = {
  'rules.title': 'Rules',
  'rules.table': 'Leaving and votes',
  'rules.contents': 'Contents',
  'rules.print': 'Print',
  'rules.to_table': 'Back to the table',
  'rules.your_turn': 'Your turn',
  'rules.in_match': 'in this match',
  'rules.example': 'Example',
  'provenance.sourced': 'sourced',
  'provenance.inferred': 'inferred',
  'provenance.house': 'house rule',
  'provenance.sourced.means': 'A published source says so.',
  'provenance.inferred.means': 'No source says it in so many words; it follows from what they say.',
  'provenance.house.means':
    'The printed rule or value was not found. This is our own proposal, and it will change when the true one turns up.',
  'help.more': 'More in the rules',
};
