// @ts-check
// Deutsche Wörter der Regelseiten und der Hilfe am Tisch; die eines Spiels stehen in seinem Ordner.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesDe = {
  'rules.title': 'Regeln',
  'rules.table': 'Verlassen und Abstimmen',
  'rules.contents': 'Inhalt',
  'rules.print': 'Drucken',
  'rules.to_table': 'Zurück zum Tisch',
  'rules.your_turn': 'Du bist dran',
  'rules.in_match': 'in dieser Partie',
  'rules.example': 'Beispiel',
  'provenance.sourced': 'belegt',
  'provenance.inferred': 'erschlossen',
  'provenance.house': 'Hausregel',
  'provenance.sourced.means': 'So steht es in einer veröffentlichten Quelle.',
  'provenance.inferred.means': 'Keine Quelle sagt es ausdrücklich, aber es folgt aus dem, was sie sagen.',
  'provenance.house.means':
    'Die gedruckte Regel oder Zahl haben wir nicht gefunden. Das ist unsere eigene Fassung; sie ändert sich, wenn das Original auftaucht.',
  'help.more': 'Mehr in den Regeln',
};
