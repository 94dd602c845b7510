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
  'provenance.inferred.means': 'No source states it outright, but it follows from what the sources say.',
  'provenance.house.means':
    'We couldn’t find the printed rule or value. This is our own version; it will change if the original turns up.',
  'help.more': 'More in the rules',
};
