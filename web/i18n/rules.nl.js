// @ts-check
// Dutch words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesNl = {
  'rules.title': 'Regels',
  'rules.table': 'Vertrek en stemmen',
  'rules.contents': 'Inhoud',
  'rules.print': 'Afdrukken',
  'rules.to_table': 'Terug naar de tafel',
  'rules.your_turn': 'Jouw beurt',
  'rules.in_match': 'in deze partij',
  'rules.example': 'Voorbeeld',
  'provenance.sourced': 'met bron',
  'provenance.inferred': 'afgeleid',
  'provenance.house': 'huisregel',
  'provenance.sourced.means': 'Een gepubliceerde bron zegt het.',
  'provenance.inferred.means': 'Geen bron zegt het letterlijk; het volgt uit wat ze zeggen.',
  'provenance.house.means':
    'De gedrukte regel of waarde is niet gevonden. Dit is ons eigen voorstel, en het verandert als de echte opduikt.',
  'help.more': 'Meer in de regels',
};
