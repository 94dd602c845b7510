// @ts-check
// German: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachDe = {
  'stoneage.teach.goal':
    'Du führst einen Stamm. Gebäude zählen sofort, Karten meist am Ende; wer die meisten Punkte hat, gewinnt. In jeder Runde setzt du '
    + 'deine Leute ein, nutzt sie und ernährst sie.',
  'stoneage.teach.place': 'Schick Leute zur Arbeit, wo das Brett leuchtet. Wähle drei und sende: Jeder würfelt dann für dich.',
  'stoneage.teach.buyer':
    'Eine Person auf einer Karte oder einem Gebäude darf es später kaufen. Die Zahl daran ist der Preis; die Einzelheiten siehst du '
    + 'vor dem Senden.',
  'stoneage.teach.rest':
    'Setz nun die übrigen ein, pro Zug einen Ort. Die Jagd bringt Nahrung; Werkzeugmacher, Feld und Hütte verbessern deinen Stamm auf '
    + 'Dauer.',
  'stoneage.teach.use': 'Alle sind eingesetzt. Nutze deine Leute in beliebiger Reihenfolge: erst sammeln, dann mit dem Gesammelten kaufen.',
  'stoneage.teach.buy':
    'Jetzt kaufst du. Der Knopf zahlt mit den billigsten Rohstoffen; tippe andere an, um mit ihnen zu zahlen, oder verzichte. '
    + 'Deine Person kommt so oder so nach Hause.',
  'stoneage.teach.feed': ({ n, food }) =>
    'Die Runde ist vorbei, und deine Leute haben je eine Nahrung gegessen. Neben deiner Nahrung steht, was als Nächstes kommt: Sie '
    + `werden ${n} von deinen ${food} brauchen.`,
  'stoneage.teach.end':
    'So geht es weiter, bis die Karten oder ein Gebäudestapel ausgehen. Dann zählen Karten und übrige Rohstoffe, und die Wertung zeigt '
    + 'jeden Punkt.',
  'stoneage.teach.hint.place': ({ touch }) =>
    (touch ? 'Halte einen Finger auf einen Ort, um zu lesen, was er tut. ' : 'Fahr mit der Maus über einen Ort, um zu lesen, was er tut. ')
    + 'Auch andere besetzen Orte, also nimm zuerst, was du am dringendsten brauchst.',
  'stoneage.teach.hint.use': 'Was du jetzt sammelst, kann im selben Zug eine Karte oder ein Gebäude bezahlen: Sammle also zuerst.',
  'stoneage.teach.hint.tools': 'Ein Werkzeug erhöht einen Wurf in jeder Runde um seinen Wert. Nimm es, wo es eins mehr bringt.',
  'stoneage.teach.hint.pay':
    'Gebäude zählen, was sie kosten. Karten mit verschiedenen grünen Symbolen zählen zusammen, also sieh nach, was du hast.',
  'stoneage.teach.hint.pick': 'Jeder nimmt einen dieser Würfel, du zuerst: Höhere geben mehr.',
  'stoneage.teach.hint.food': ({ n, food }) =>
    `Deine Leute werden ${n} Nahrung brauchen, und du hast ${food}. Jage, oder zahle mit Rohstoffen.`,
};
