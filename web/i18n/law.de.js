// @ts-check
// German words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawDe = {
  'law.title': 'Verlassen, Zeitablauf und Abstimmungen',
  'law.lead':
    'Was geschieht, wenn jemand eine Partie verlässt oder die Zeit abläuft, und wer darüber entscheidet. Es gilt in jedem Spiel gleich.',
  'law.leave': 'Wenn du gehen musst',
  'law.leave.ways': [
    '**Lass einen Bot für dich spielen** und nimm deinen Platz zurück, wann du magst. Einer Rücknahme oder einem Abbruch kannst du '
      + 'weiter zustimmen.',
    '**Gib deinen Platz weiter.** Du bekommst einen Link, der einmal gilt, 48 Stunden lang. Wer ihn öffnet, spielt weiter und sieht, '
      + 'was dein Platz sieht.',
    '**Gib auf.** Das ist endgültig: Du wirst Letzter, und ein Bot spielt deinen Platz zu Ende, damit die anderen fertig spielen können.',
    '**Brecht die Partie ab.** Sie endet ohne Ergebnis, sobald alle zustimmen. Dafür haben sie 24 Stunden (live: 60 Sekunden).',
  ],
  'law.time': 'Wenn die Zeit abläuft',
  'law.time.1':
    'Was dann geschieht, sagen die Einstellungen des Tisches: Ein Bot übernimmt, der Platz gibt auf, oder die anderen stimmen ab.',
  'law.time.2':
    'Ein Bot trifft zuerst die fällige Entscheidung. Danach kannst du jederzeit zurückkommen und findest genug Zeit für einen Zug vor.',
  'law.two': 'Zu zweit',
  'law.two.1':
    'Die Zeit deines Gegenübers ist abgelaufen, und 24 Stunden lang (live: 2 Minuten) kam niemand zurück? Dann hast du die Wahl:',
  'law.two.ways': [
    '**Beanspruche den Sieg.** Dein Gegenüber gilt als aufgegeben, und die Partie endet sofort mit einem Ergebnis.',
    '**Lass den Bot weiterspielen.** Dein Gegenüber kann bis zum Ende zurückkommen, und du kannst den Sieg immer noch beanspruchen.',
    '**Gib mehr Zeit,** solange noch kein Bot spielt: 24 Stunden (live: 2 Minuten), einmal.',
  ],
  'law.votes': 'Abstimmungen über einen Platz',
  'law.votes.1':
    'Solange ein Platz noch Zeit hat, stimmt niemand über ihn ab. Abgestimmt werden kann, wenn seine Zeit abgelaufen ist; ohne Uhr, '
    + 'wenn er seit 24 Stunden eine Entscheidung schuldet. Wer betroffen ist, erfährt es zuerst: Ein Zug oder die Rückkehr beendet die '
    + 'Abstimmung.',
  'law.votes.ways': [
    '**Mehr Zeit:** 24 Stunden (live: 2 Minuten), einmal je Platz.',
    '**Ein Bot** spielt, bis der Mensch zurückkommt.',
    '**Ein Ersatz** übernimmt über einen Link. Mindestens zwei müssen ihn wollen, und nur, wenn der Platz nichts Geheimes weiß.',
    '**Gilt als aufgegeben:** erst 24 Stunden (live: 2 Minuten), nachdem der Bot übernommen hat.',
  ],
  'law.votes.2': 'Mehr als die Hälfte entscheidet; ohne Mehrheit spielt ein Bot. Eine Abstimmung dauert 24 Stunden (live: 60 Sekunden).',
  'law.undo': 'Zurücknehmen',
  'law.undo.1':
    'Einen eigenen Zug, der nichts aufgedeckt hat, nimmst du allein zurück, solange niemand danach gezogen hat. Für mehr müssen alle '
    + 'zustimmen, die noch zurückkommen können; ohne Antwort in 24 Stunden (live: 60 Sekunden) ist es abgelehnt.',
  'law.undo.2':
    'Ist niemand da, der zustimmen könnte, zum Beispiel gegen Bots, wird die Partie danach nicht mehr gewertet. Der Knopf sagt das '
    + 'vorher.',
  'law.clocks': 'Uhren',
  'law.clocks.1':
    'Die Zeit gehört dem Platz. Ein Ersatz übernimmt, was übrig ist. Zusätzliche Zeit gibt es je Platz einmal für die Rückkehr nach '
    + 'Zeitablauf und einmal durch Abstimmung: Gehen und Wiederkommen bringt nichts. Eine Rücknahme nimmt, was die Züge dazugegeben '
    + 'hatten, und gibt verbrauchte Zeit nie zurück.',
  'law.result': 'Ergebnis und Wertung',
  'law.result.1':
    'Wer aufgegeben hat oder für immer weg ist, wird Letzter, wie die Partie auch endet. Wird sie danach abgebrochen, gilt der Stand '
    + 'als Ergebnis und wird gewertet. Hat niemand aufgegeben, hat eine abgebrochene Partie kein Ergebnis.',
  'law.result.2': 'Das Ergebnis eines Platzes gehört dem, der die meisten Entscheidungen getroffen hat.',
  'law.who': 'Wer entscheidet was',
  'law.who.act': 'Wer darf …',
  'law.who.notes': [
    '**muss zustimmen:** Ohne diesen Menschen geschieht es nicht.',
    '**Abstimmung über den Platz:** bei Anwesenden nur ohne Uhr; bei lange Abwesenden nur nach Zeitablauf.',
    '**zurückkommen:** nach Zeitablauf, sobald die fällige Entscheidung getroffen ist.',
  ],
  'law.states': 'Wie es um einen Platz steht',
  'law.states.list': [
    '**da:** Der Mensch entscheidet.',
    '**weg:** gegangen, ein Bot spielt.',
    '**Zeit um:** Die Zeit ist abgelaufen; ein Bot spielt, oder die anderen stimmen ab.',
    '**lange weg:** seit 7 Tagen (live: 10 Minuten) weg oder ohne Zeit. Auf Zustimmung wartet niemand mehr.',
    '**aufgegeben:** hat aufgegeben oder gilt so.',
    '**für immer weg:** Das Konto ist gelöscht oder gesperrt.',
    '**Bot:** von Anfang an.',
  ],
  'law.act.move': 'ziehen',
  'law.act.vote': 'über einen anderen Platz abstimmen',
  'law.act.call_off': 'die Partie abbrechen',
  'law.act.undo': 'eine Rücknahme erlauben',
  'law.act.offer': 'den Platz anbieten oder behalten',
  'law.act.voted_about': 'Abstimmung über den Platz',
  'law.act.come_back': 'zurückkommen',
  'law.act.answer': 'für das Ergebnis einstehen',
  'law.state.present': 'da',
  'law.state.away': 'weg',
  'law.state.timed_out': 'Zeit um',
  'law.state.absent': 'lange weg',
  'law.state.resigned': 'aufgegeben',
  'law.state.gone': 'für immer weg',
  'law.state.bot': 'Bot',
  'law.say.decides': 'ja',
  'law.say.consents': 'muss zustimmen',
  'law.say.bot': 'Bot',
  'law.say.no': 'nein',
};
