// @ts-check
// Words of the page that checks a match's dice.

/** @type {import('../js/words.js').Sentences} */
export const verifyDe = {
  'verify.title': 'Würfel prüfen',
  'verify.lead':
    'Jeder Wurf und jedes Mischen einer beendeten Partie wird hier in deinem Browser aus ihrer Datei nachgerechnet. Nichts davon wird ' +
    'verschickt.',
  'verify.choose': 'Datei einer Partie wählen',
  'verify.choose_hint': 'oder hier ablegen. Am Ende jeder Partie kann man sie herunterladen.',
  'verify.busy': 'Wird gerechnet…',
  'verify.verdict.same': 'Die Würfel sind gerecht',
  'verify.verdict.differs': 'Diese Datei stimmt nicht',
  'verify.verdict.unreadable': 'Dazu lässt sich nichts sagen',
  'verify.good': 'Richtig',
  'verify.bad': 'Falsch',
  'verify.no_match': 'Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.',
  'verify.no_file': 'Das ist keine Datei einer Partie.',
  'verify.too_large': 'Diese Datei ist zu groß.',
  'verify.old': 'Diese Datei hat eine ältere Form, ohne die Namen der Würfe. Das Programm selbst, ochre verify, kann sie noch prüfen.',
  'verify.no_game': 'Dieses Spiel ist hier nicht bekannt.',
  'verify.revision': ({ is, here }) => `Gespielt wurde nach Fassung ${is} der Regeln; hier gilt Fassung ${here}.`,
  'verify.seal_breaks': 'Der Startwert passt nicht zu seinem Siegel: Es ist nicht der versprochene.',
  'verify.chain_breaks': ({ version }) => `Version ${version}: Die Kette der Prüfsummen reißt. Hier wurde etwas geändert.`,
  'verify.bad_row': ({ version }) => `Version ${version}: Diese Zeile ist nicht, was eine Zeile ist.`,
  'verify.wrong_sitter': ({ version, seat }) => `Version ${version}: Platz ${seat} hat nicht, wer in der Datei steht.`,
  'verify.late_sitter': 'Nach der letzten Version setzt sich noch jemand.',
  'verify.no_names': ({ version }) =>
    `Version ${version}: Es steht nicht da, wonach der Zufall gefragt wurde. Die Regeln haben sich seitdem geändert.`,
  'verify.wrong_name': ({ version, event, kind }) => `Version ${version}, Ereignis ${event}${kind ? ` (${kind})`
    : ''}: Der Zufall wurde unter einem falschen Namen gefragt.`,
  'verify.name_twice': ({ version, event, kind }) =>
    `Version ${version}, Ereignis ${event} (${kind}): Dieselbe Frage wurde schon einmal gestellt.`,
  'verify.wrong_count': ({ version, event, kind, is, count }) =>
    `Version ${version}, Ereignis ${event} (${kind}): ${is} Würfel wurden geworfen, nach dem, was vorher geschah, sind es ${count}.`,
  'verify.roll_differs': ({ version, event, kind, field, index, says, gives }) =>
    `Version ${version}, Ereignis ${event} (${kind}): ${field} ${index} ist ${says}, der Schlüssel ergibt ${gives}.`,
  'verify.field.dice': 'Würfel',
  'verify.field.cards': 'Karte',
  'verify.field.buildings': 'Gebäude',
  'verify.field.tiles': 'Plättchen',
  'verify.field.colours': 'Farbe',
  'verify.field.start': 'Startplatz',
  'verify.steps': 'Was geprüft wurde',
  'verify.step.seal': 'Der Startwert passt zu dem Siegel, das vor Beginn gezeigt wurde.',
  'verify.step.key': ({ n }) => n === 1
    ? 'Der Schlüssel entsteht aus dem Startwert und der Zahl, die der Browser einer Person beigesteuert hat.'
    : `Der Schlüssel entsteht aus dem Startwert und den Zahlen, die ${n} Browser beigesteuert haben.`,
  'verify.step.key_alone': 'Der Schlüssel ist der Startwert: Niemand hat eine Zahl beigesteuert.',
  'verify.step.my_seal': 'Es ist das Siegel, das dieser Browser vor Beginn gesehen hat.',
  'verify.step.other_seal': 'Dieser Browser hat vor Beginn ein anderes Siegel gesehen.',
  'verify.step.my_nonce': 'Die Zahl dieses Browsers steckt im Schlüssel.',
  'verify.step.no_nonce_of_mine': 'Die Zahl, die dieser Browser beigesteuert hat, fehlt.',
  'verify.step.chain': ({ n }) => n === 1 ? 'Die Kette der Prüfsummen hält über eine Zeile.'
    : `Die Kette der Prüfsummen hält über ${n} Zeilen.`,
  'verify.step.names': 'Jeder Wurf trägt den Namen, den Runde, Platz und Ort ihm geben, und keiner trägt ihn zweimal.',
  'verify.step.rolls': ({ rolls, dice, shuffles }) => [
    ...(rolls ? [rolls === 1 ? 'ein Wurf' : `${rolls} Würfe mit ${dice} Würfeln`] : []),
      ...(shuffles ? [shuffles === 1 ? 'ein Mischen' : `${shuffles}-mal Mischen`] : []),
  ].join(' und ').replace(/^$/, 'noch kein Wurf').replace(/^./, (first) => first.toUpperCase()) + ': wie es der Schlüssel ergibt.',
  'verify.broken.seal': 'Der Startwert passt nicht zu dem Siegel, das vor Beginn gezeigt wurde.',
  'verify.broken.chain': ({ n }) => `Die Kette der Prüfsummen reißt nach ${n} Zeilen.`,
  'verify.broken.names': 'Ein Wurf trägt nicht den Namen, den Runde, Platz und Ort ihm geben.',
  'verify.broken.rolls': ({ rolls, shuffles }) =>
    `Nach ${rolls} Würfen und ${shuffles}-mal Mischen, die der Schlüssel ergibt, kommt etwas, das er nicht ergibt.`,
  'verify.faces': 'Wie die Würfel fielen',
  'verify.faces_hint': ({ n, each }) => `${n} Würfel; bei der Linie wären alle Augen gleich häufig, je etwa ${each}-mal.`,
  'verify.facts': 'Die Zahlen',
  'verify.match': 'Partie',
  'verify.seal': 'Siegel',
  'verify.seed': 'Startwert',
  'verify.nonce': ({ name }) => `Beigesteuert von ${name}`,
  'verify.nonce_bot': 'nichts, es ist ein Bot',
  'verify.nonce_none': 'nichts',
  'verify.nonce_mine': '(dieser Browser)',
  'verify.key': 'Schlüssel',
  'verify.how': 'Wie es geht',
  'verify.how_1':
    'Wird eine Partie eröffnet, zieht der Server einen geheimen Startwert und zeigt dessen Siegel: einen Abdruck, der zu keinem anderen ' +
    'passt.',
  'verify.how_2':
    'Dann steuert der Browser jeder Person eine zufällige Zahl bei. Startwert und Zahlen ergeben den Schlüssel, niemand hat ihn gewählt: ' +
    'Der Startwert war versiegelt, bevor die Zahlen bekannt waren.',
  'verify.how_3':
    'Jeder Wurf und jedes Mischen wird aus dem Schlüssel und einem Namen berechnet: welche Runde, welcher Platz, welcher Ort, welcher ' +
    'Würfel.',
  'verify.how_4': 'Am Ende wird der Startwert gezeigt, und alle können alles nachrechnen.',
  'verify.not':
    'Diese Seite kennt keine Regeln. Ob jeder Zug erlaubt war, prüft das Programm selbst. Und eines sieht keine Prüfung: Wer den Server ' +
    'betreibt und selbst mitspielt, könnte viele eigene Zahlen ausprobieren, wenn seine als letzte kommt.',
  'verify.also': 'Die ganze Prüfung mit Regeln:',
};
