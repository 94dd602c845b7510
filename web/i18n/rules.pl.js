// @ts-check
// Polish words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesPl = {
  'rules.title': 'Zasady',
  'rules.table': 'Odejścia i głosowania',
  'rules.contents': 'Spis treści',
  'rules.print': 'Drukuj',
  'rules.to_table': 'Wróć do stołu',
  'rules.your_turn': 'Twoja kolej',
  'rules.in_match': 'w tej partii',
  'rules.example': 'Przykład',
  'provenance.sourced': 'ze źródła',
  'provenance.inferred': 'wywnioskowana',
  'provenance.house': 'zasada domowa',
  'provenance.sourced.means': 'Mówi to opublikowane źródło.',
  'provenance.inferred.means': 'Żadne źródło nie mówi tego wprost; wynika to z tego, co mówią.',
  'provenance.house.means':
    'Nie znaleziono wydrukowanej zasady lub wartości. To nasza propozycja i zmieni się, gdy znajdzie się prawdziwa.',
  'help.more': 'Więcej w zasadach',
};
