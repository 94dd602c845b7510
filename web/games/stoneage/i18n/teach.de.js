// @ts-check
// German: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachDe = {
  'stoneage.teach.goal':
    'Du führst einen Stamm. Gebäude zählen sofort, Karten meist am Ende, die meisten Punkte gewinnen. In jeder Runde setzt du deine '
    + 'Leute ein, nutzt sie und ernährst sie.',
  'stoneage.teach.place': 'Schick Leute zur Arbeit, wo das Brett leuchtet. Wähle drei und schick sie los: Jeder würfelt dann für dich.',
  'stoneage.teach.buyer':
    'Wer auf einer Karte oder einem Gebäude steht, darf es später kaufen. Die Zahl daran ist der Preis; was dort liegt, siehst du '
    + 'ganz, bevor du sendest.',
  'stoneage.teach.rest':
    'Nun die übrigen, ein Ort je Zug. Die Jagd bringt Nahrung; Werkzeug, Feld und Hütte machen deinen Stamm auf Dauer besser.',
  'stoneage.teach.use': 'Alle sind eingesetzt. Nutze deine Leute in beliebiger Folge: erst die sammeln, dann die, die damit kaufen.',
  'stoneage.teach.buy': 'Nun kaufe. Tippe an, womit du zahlst, bis es reicht, oder lass es liegen; heim kommt deine Person auf jeden Fall.',
  'stoneage.teach.feed': ({ n, food }) =>
    'Die Runde ist um, und deine Leute haben gegessen, jeder eine Nahrung. Neben deiner Nahrung steht, was als Nächstes kommt: Sie '
    + `werden ${n} von deinen ${food} brauchen.`,
  'stoneage.teach.end':
    'So geht es weiter, bis die Karten ausgehen oder ein Gebäudestapel leer ist. Dann zählen Karten und Reste, und der Zettel zeigt '
    + 'jeden Punkt.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Halte einen Finger auf einen Ort, um zu lesen, was er tut. '
    : 'Verweile auf einem Ort, um zu lesen, was er tut. ') + 'Auch andere besetzen Orte: Was du am nötigsten brauchst, zuerst.',
  'stoneage.teach.hint.use': 'Was du jetzt sammelst, kann im selben Zug eine Karte oder ein Gebäude bezahlen: Sammle also zuerst.',
  'stoneage.teach.hint.tools': 'Ein Werkzeug erhöht einen Wurf in jeder Runde um seinen Wert. Nimm es, wo es eins mehr bringt.',
  'stoneage.teach.hint.pay':
    'Gebäude zählen, was sie kosten. Karten mit verschiedenen grünen Zeichen zählen zusammen: Sieh nach, was du schon hast.',
  'stoneage.teach.hint.pick': 'Jeder nimmt einen dieser Würfel, du zuerst: Höhere geben mehr.',
  'stoneage.teach.hint.food': ({ n, food }) =>
    `Deine Leute werden ${n} Nahrung brauchen, und du hast ${food}. Jage, oder zahle mit Rohstoffen.`,
};
