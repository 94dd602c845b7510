// @ts-check
// German words of the analysis of a match, and of hints.

/** @type {import('../js/words.js').Sentences} */
export const analysisDe = {
  'analysis.title': 'Was hat entschieden?',
  'analysis.runs': ({ n, of }) => (of ? `Analyse läuft: ${n} von ${of} Entscheidungen` : 'Die Partie wird analysiert'),
  'analysis.failed': 'Die Analyse wurde unterbrochen. Versuch es gleich noch einmal.',
  'analysis.sign_in': 'Diese Partie wurde noch nicht analysiert. Wähle einen Namen, dann kannst du eine Analyse anfordern.',
  'analysis.lead': ({ n }) =>
    `Die Gewinnchance jedes Spielers nach dem, was er wissen konnte, geschätzt von einem starken Bot (${n} Simulationen je Entscheidung).`,
  'analysis.graph': 'Die Gewinnchance jedes Spielers im Verlauf der Partie. Die Zahlen stehen in der Tabelle darunter.',
  'analysis.accounts': 'Wie das Ergebnis zustande kam',
  'analysis.part.begin': 'Zu Beginn',
  'analysis.hint.begin': 'Gewinnchance',
  'analysis.part.luck': 'Glück',
  'analysis.hint.luck': 'Würfel und Karten',
  'analysis.part.own': 'Eigene Entscheidungen',
  'analysis.hint.own': 'verglichen mit dem besten gefundenen Zug',
  'analysis.part.others': 'Entscheidungen der anderen',
  'analysis.hint.others': 'Gewinn aus ihren Fehlern',
  'analysis.part.rest': 'Ungeklärt',
  'analysis.hint.rest': 'wo sich die Schätzung des Bots geändert hat',
  'analysis.part.end': 'Ergebnis',
  'analysis.hint.end': '100 % = gewonnen',
  'analysis.lessons': 'Die teuersten Entscheidungen',
  'analysis.whose': 'Entscheidungen von',
  'analysis.all': 'Alle',
  'analysis.played': 'Gespielt:',
  'analysis.better': 'Besser:',
  'analysis.from_to': ({ from, to }) => `${to} statt ${from}`,
  'analysis.show': 'Spielplan zeigen',
  'analysis.no_lessons': 'Keine Entscheidung war deutlich schlechter als die beste.',
  'analysis.better_here': ({ better, n }) => `Die nächste Entscheidung kostete ${n}. Besser: ${better}`,
  'hint.thinking': 'Ein starker Bot denkt nach…',
  'hint.worth': ({ share, points }) => `${share} Gewinnchance, etwa ${points} Punkte ein paar Züge später`,
  'hint.close': 'Tipp ausblenden',
};
