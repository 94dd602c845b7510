// @ts-check
// Deutsch: die Regeln von Stone Age, und was jedes Ding am Tisch ist. Die Zahlen kommen aus den Tabellen des Servers.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesDe = {
  'sa.title': 'Die Regeln von Stone Age',
  'sa.lead':
    'Führe deinen Stamm durch die Zeiten: Schick deine Leute los, mach das Beste aus dem, was sie heimbringen, und lass niemanden ' +
    'hungern. Zehn Minuten lesen, dann kannst du spielen.',
  'sa.part.base': 'Das Spiel',
  'sa.part.variants': 'Varianten',

  'sa.idea': 'Worum es geht',
  'sa.idea.1':
    'Jede Runde **setzt** du deine Leute auf den Plan, dann **nutzt** du sie, dann **ernährst** du sie. Mit Holz, Lehm, Stein und Gold ' +
    'bezahlst du Gebäude und Karten. Gebäude bringen sofort Punkte; Karten helfen sofort und zählen am Ende noch einmal.',
  'sa.idea.2': 'Wenn die Karten oder ein Gebäudestapel ausgehen, gewinnt, wer die meisten Punkte hat.',
  'sa.idea.place': 'Setzen',
  'sa.idea.place.is': 'Reihum, immer ein Ort auf einmal, bis niemand mehr setzen kann.',
  'sa.idea.use': 'Nutzen',
  'sa.idea.use.is': 'Reihum holen die Spieler alle eigenen Leute zurück, in beliebiger Reihenfolge, und führen aus, was jeder Ort bietet.',
  'sa.idea.feed': 'Ernähren',
  'sa.idea.feed.is': 'Jede Person braucht eine Nahrung. Dann beginnt der nächste Spieler eine neue Runde.',

  'sa.setup': 'Vor der ersten Runde',
  'sa.setup.1': ({ people, food }) =>
    `Alle beginnen mit {people} **${people} Leuten** und {food} **${food} Nahrung**, sonst mit nichts: kein Werkzeug, kein Feld, keine ` +
    `Punkte.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `Die ${cards} Zivilisationskarten werden gemischt und ${row} davon offen ausgelegt. Die Gebäude werden gemischt und zu Stapeln `
    + `von ${tiles} gelegt, einer pro Spieler; der Rest bleibt ungesehen in der Schachtel. Der Startspieler wird ausgelost.`,
  'sa.setup.3': 'Zu zweit und zu dritt ist es enger:',
  'sa.setup.players': 'Mitspielende',
  'sa.setup.stacks': 'Gebäudestapel',
  'sa.setup.village': 'Dorfplätze, die jede Runde genutzt werden',
  'sa.setup.each': 'Spieler je in Wald, Lehmgrube, Steinbruch und Fluss',
  'sa.setup.all': 'alle',
  'sa.setup.hunt':
    'Die Jagd steht immer allen offen. Welche Orte im Dorf genutzt werden, bestimmt ihr selbst: Die zuerst besetzten schließen die '
    + 'anderen.',

  'sa.placing': 'Leute setzen',
  'sa.placing.1':
    'Vom Startspieler an setzt jeder im Uhrzeigersinn **eine oder mehr Personen auf einen Ort**. Das geht so weiter, bis alle Leute '
    + 'eingesetzt sind.',
  'sa.placing.2':
    'Die Ringe eines Ortes zeigen, wie viele Leute er fasst. Stehen dort Leute von dir, darfst du in dieser Runde keine mehr '
    + 'dazustellen; überleg also gut, wie viele du schickst.',
  'sa.placing.3': 'Solange es einen Ort für dich gibt, darfst du nicht passen. Gibt es keinen, bleiben deine letzten Leute zu Hause.',
  'sa.placing.example':
    'Du hast noch eine Person, und nur die Hütte ist frei. Die Hütte braucht zwei Leute eines Stammes, also bleibt deine Person zu '
    + 'Hause, muss aber trotzdem ernährt werden.',

  'sa.using': 'Leute nutzen',
  'sa.using.1':
    'Der Startspieler nutzt **alle** eigenen Leute, bevor der nächste Spieler an der Reihe ist. Du bestimmst die Reihenfolge: Ein '
    + 'Werkzeug, das du zuerst machst, kann beim Wurf danach helfen.',
  'sa.using.2':
    'Jeder Ort muss genutzt werden, aber niemand muss eine Karte oder ein Gebäude kaufen. Ist ein Ort erledigt, gehen seine Leute nach '
    + 'Hause.',

  'sa.gather': 'Jagen und Sammeln',
  'sa.gather.1': 'Wirf für jede Person dort einen Würfel und zähl zusammen. **Werkzeug** darf dazu. Dann wird geteilt:',
  'sa.gather.each': ({ n }) => `je volle ${n}`,
  'sa.gather.rings': ({ n }) => (n ? `Platz für ${n}` : 'Platz für alle'),
  'sa.gather.2': 'Ein Rest verfällt. Der Vorrat geht nie aus.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Drei Leute werfen in der Lehmgrube ${total}. Je volle ${divisor} ist ein Lehm: **${gets}**. Mit einem Werkzeug von ${tool} sind es ` +
    `${sum}, und das macht **${more}**.`,
  'sa.gather.mean': 'Im Mittel, ohne Werkzeug',
  'sa.gather.people': ({ n }) => count(n, 'Person', 'Leute'),

  'sa.village': 'Das Dorf',
  'sa.village.1': 'Drei Orte machen deinen Stamm auf Dauer stärker.',
  'sa.village.2': 'Du darfst auch hin, wenn du schon an der Grenze bist; das hält nur andere fern.',

  'sa.tools': 'Werkzeug',
  'sa.tools.1':
    'Deine ersten drei Werkzeuge sind Plättchen mit dem Wert 1. Jedes weitere macht dein schwächstes Plättchen um eins besser, bis 4: ' +
    'zusammen 12.',
  'sa.tools.2':
    'Nach einem Wurf darfst du Werkzeug dazuzählen: **nur ganze Plättchen**, und **jedes einmal in der Runde**. In der nächsten Runde ' +
    'steht es wieder bereit.',
  'sa.tools.3':
    'Manche Karten geben ein Werkzeug für **ein einziges Mal**, mit 2, 3 oder 4. Es passt zu jedem Wurf, auch zusammen mit deinen ' +
    'Plättchen. Am Ende zählt es nicht.',
  'sa.tools.4':
    'Werkzeug hilft auf der Jagd, an den vier Rohstofforten und bei Karten, die zwei Würfel werfen. Würfel für alle lassen sich damit ' +
    'nicht ändern.',
  'sa.tools.growth': 'Die Plättchen, vom ersten bis zum zwölften Werkzeug',

  'sa.cards': 'Zivilisationskarten',
  'sa.cards.1':
    'Eine Person auf einer Karte darf sie mit einer **beliebigen Mischung** aus Holz, Lehm, Stein und Gold kaufen. Der Preis hängt vom '
    + 'Platz ab: Ganz links ist es am teuersten. Nahrung kann nicht zum Zahlen verwendet werden.',
  'sa.cards.2':
    'Die **obere Hälfte** geschieht sofort. Die **untere Hälfte** zählt am Ende. Zu Beginn einer Runde rutschen die übrigen Karten nach ' +
    'rechts, wo sie billiger sind, und von links kommen neue.',
  'sa.cards.top': ({ n }) => `Die oberen Hälften der ${n} Karten`,
  'sa.cards.bottom': 'Die unteren Hälften',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Würfel für alle',
  'sa.cards.dice.is':
    'Es wird ein Würfel pro Spieler geworfen. Der Käufer nimmt zuerst einen, dann die anderen reihum; diese Tabelle zeigt, was jeder '
    + 'Würfel gibt.',
  'sa.cards.peek': 'Karten, die du aus der Reihe genommen hast, haben alle gesehen. Eine Zusatzkarte kennst bis zum Ende nur du.',

  'sa.buildings': 'Gebäude',
  'sa.buildings.1':
    'Eine Person auf dem obersten Plättchen eines Stapels darf es bauen. Bezahl, was es verlangt, zähl sofort die Punkte, und behalte ' +
    'es: Es zählt für deine Hüttenbauer. Das nächste wird gleich aufgedeckt, ist aber erst in der nächsten Runde zu haben.',
  'sa.buildings.values': 'Was du bezahlst, das zählst du:',
  'sa.buildings.count': ({ n, least, most }) => `${n} Plättchen haben einen festen Preis; sie zählen ${least} bis ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Ein Plättchen verlangt fünf Rohstoffe aus zwei Arten. Du bezahlst drei Stein und zwei Holz: **${points} Punkte**.`,

  'sa.feeding': 'Ernähren',
  'sa.feeding.1':
    'Sind alle zurück, bekommst du zuerst so viel Nahrung, wie dein **Ackerbau** sagt. Dann zahlst du eine Nahrung für jede Person, auch ' +
    'für neugeborene.',
  'sa.feeding.2': ({ penalty }) =>
    'Reicht deine Nahrung nicht, zahlst du sie ganz. Dann zahlst du entweder **einen Rohstoff deiner Wahl für jede fehlende '
    + `Nahrung**, oder du zahlst keinen und **verlierst ${penalty} Punkte**, egal wie viel fehlt. Deine Punkte können unter null `
    + 'fallen.',
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} Leute, Ackerbau ${field}, ${food} Nahrung im Vorrat: ${have} für ${people}, es fehlen `
    + `${missing}. Du gibst ${missing} Holz her, oder du behältst es und verlierst ${penalty} Punkte.`,

  'sa.end': 'Das Ende',
  'sa.end.1': '**Karten:** Reicht der Stapel zu Beginn einer Runde nicht mehr für alle Kartenplätze, endet die Partie sofort.',
  'sa.end.2': '**Gebäude:** Ist ein Stapel leer, wird die laufende Runde noch beendet, samt Ernähren. Sie ist die letzte.',
  'sa.end.3': 'Dann folgt die Schlusswertung. Wer die meisten Punkte hat, gewinnt.',

  'sa.scoring': 'Schlusswertung',
  'sa.scoring.sets': 'Kultursymbole',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Karten mit grüner Unterhälfte zeigen eines von ${signs} Symbolen; jedes gibt es ${each}-mal. Bilde Sätze aus **verschiedenen** `
    + 'Symbolen: Ein Satz zählt seine Größe im Quadrat. Was du doppelt hast, bildet einen zweiten Satz.',
  'sa.scoring.sets.n': 'Symbole im Satz',
  'sa.scoring.sets.points': 'Punkte',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Fünf Symbole, eines doppelt: ein Satz aus ${a} und einer aus ${b}. ${a} × ${a} + ${b} × ${b} = **${total} Punkte**.`,
  'sa.scoring.trades': 'Berufe',
  'sa.scoring.trades.1':
    'Karten mit sandfarbener Unterhälfte zeigen Berufe. Jede Figur darauf zählt einen Punkt für alles, was du von ihrer Sorte besitzt:',
  'sa.scoring.trades.sum': ({ n }) => `${n} davon auf allen Karten`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} Bauern und Ackerbau ${m}: **${total} Punkte**.`,
  'sa.scoring.rest': 'Was übrig ist',
  'sa.scoring.rest.1':
    'Jedes Holz, jeder Lehm, Stein und jedes Gold zählt 1 Punkt; Nahrung nichts. Ein nie genommenes „2 nach Wahl“ zählt wie zwei ' +
    'Rohstoffe.',
  'sa.scoring.tie': 'Bei Gleichstand zählt die Summe aus Ackerbau, Werkzeug und Leuten. Besteht er weiter, wird der Sieg geteilt.',

  'sa.rulings': 'Kleingedrucktes',
  'sa.rulings.1': 'Wo die gedruckten Regeln schweigen, spielen wir so:',
  'sa.rulings.list': [
    'Du wirst nicht gefragt, wenn es nur eine Antwort gibt: ohne Werkzeug nichts hinzuzufügen, ohne Rohstoffe nichts zu kaufen. '
      + 'Wohin Leute gehen und wer als Nächstes handelt, wird immer gefragt.',
    'Du darfst auch zu einer Karte oder einem Gebäude gehen, wenn du nicht zahlen kannst. Die Person geht dann einfach nach Hause.',
    'Zwei beliebige Rohstoffe kannst du nehmen, wann immer du deine nächsten Leute wählst, einen Preis zahlst oder ernährst.',
    'Was über eine Grenze geht, verfällt: die elfte Person, Ackerbau über 10, Werkzeug über 12.',
    'Sind zwei Plättchen gleich schwach, geht das neue Werkzeug zuerst an ein unbenutztes, dann an das linke.',
    'Ist der Kartenstapel leer, bringt eine Zusatzkarte nichts.',
    'Alle Spieler, denen Nahrung fehlt, entscheiden gleichzeitig.',
    'Treten beide Enden zusammen ein, beenden die Gebäude die Partie, nach dem Ernähren.',
    'Bei Gleichstand teilen Spieler den Rang.',
  ],

  'help.place.tool_maker': 'Eine Person macht **ein Werkzeug**. Es zählt zu einem Wurf dazu, einmal in der Runde.',
  'help.place.hut': 'Genau **zwei Leute** eines Stammes gehen hinein, und von nun an hast du **eine Person mehr**. Zehn sind das Höchste.',
  'help.place.field': 'Eine Person hebt deinen **Ackerbau** um eins: jede Runde eine Nahrung mehr, bis 10.',
  'help.place.hunt': ({ divisor }) => `Beliebig viele Leute aus allen Stämmen. Je einen Würfel; je volle ${divisor} ist **1 Nahrung**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Bis zu ${rings} Leute insgesamt. Je einen Würfel; je volle ${divisor} ist **1 ${what}**.`,
  'help.place.players': ({ n }) => `Bei dieser Runde am Tisch ${n === 1 ? 'darf nur ein Stamm' : `dürfen nur ${n} Stämme`} hier sein.`,
  'help.place.village': ({ n }) => `Bei dieser Runde am Tisch werden jede Runde ${n} der Dorfplätze genutzt.`,
  'help.place.card': ({ n }) => `Eine Person darf kaufen, was hier liegt: für **${count(n, 'beliebigen Rohstoff',
    'beliebige Rohstoffe')}**, nie für Nahrung.`,
  'help.place.building': 'Eine Person darf das oberste Plättchen bauen: Preis zahlen, sofort Punkte zählen.',
  'help.place.empty': 'Hier gibt es bis zur nächsten Runde nichts.',
  'help.stack': ({ n }) => `${count(n, 'Plättchen', 'Plättchen')} in diesem Stapel. Ist ein Stapel leer, ist diese Runde die letzte.`,

  'help.top.dice_for_all':
    'Wirf so viele Würfel, wie Leute mitspielen. Du nimmst zuerst einen, dann die anderen reihum: Holz, Lehm, Stein, Gold, ein Werkzeug ' +
    'oder Ackerbau.',
  'help.top.food': 'Gleich zu nehmen.',
  'help.top.resource': 'Gleich zu nehmen.',
  'help.top.roll': 'Wirf zwei Würfel für den gezeigten Rohstoff und teile wie an seinem Ort. Werkzeug darf helfen.',
  'help.top.points': 'Sofort gezählt.',
  'help.top.tool': 'Ein Werkzeug, wie vom Werkzeugmacher.',
  'help.top.agriculture': 'Der Ackerbau steigt um eins.',
  'help.top.extra_card': 'Zieh die oberste Karte vom Stapel. Für dich zählt nur ihre untere Hälfte, und nur du kennst sie.',
  'help.top.once_tool': 'Ein Werkzeug für einen einzigen Wurf. Danach ist es verbraucht.',
  'help.top.two_of_choice': 'Zwei beliebige Rohstoffe, jetzt oder später in der Partie.',

  'help.bottom.culture': 'Ein Kultursymbol. Am Ende zählt ein Satz verschiedener Symbole seine Größe im Quadrat.',
  'help.bottom.farmer': 'Am Ende zählt jeder Bauer so viele Punkte, wie dein Ackerbau hoch ist.',
  'help.bottom.tool_maker': 'Am Ende zählt jeder Werkzeugmacher die Summe deiner Werkzeugplättchen.',
  'help.bottom.hut_builder': 'Am Ende zählt jeder Hüttenbauer die Zahl deiner Gebäude.',
  'help.bottom.shaman': 'Am Ende zählt jeder Schamane die Zahl deiner Leute.',

  'help.building.fixed': ({ price, points }) => `Bezahl ${price}, zähl **${points} Punkte**.`,
  'help.building.kinds': ({ n, kinds }) => `Bezahl ${n} Rohstoffe aus genau ${count(kinds, 'Art',
    'Arten')}, welche, sagst du. Zähl, was sie wert sind.`,
  'help.building.any': ({ least, most }) => `Bezahl ${least} bis ${most} beliebige Rohstoffe. Zähl, was sie wert sind.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `Holz ist ${wood} wert, Lehm ${brick}, Stein ${stone}, Gold ${gold}.`,

  'help.thing.wood': ({ n }) => `Aus dem Wald. In einem Gebäude ${n} wert, am Ende übrig 1 Punkt.`,
  'help.thing.brick': ({ n }) => `Aus der Lehmgrube. In einem Gebäude ${n} wert, am Ende übrig 1 Punkt.`,
  'help.thing.stone': ({ n }) => `Aus dem Steinbruch. In einem Gebäude ${n} wert, am Ende übrig 1 Punkt.`,
  'help.thing.gold': ({ n }) => `Aus dem Fluss. In einem Gebäude ${n} wert, am Ende übrig 1 Punkt.`,
  'help.thing.food': 'Am Ende der Runde eine für jede Person. Karten und Gebäude kann sie nie bezahlen.',
  'help.thing.tools':
    'Jedes Plättchen zählt in der Runde zu einem Wurf dazu. Durchgestrichene sind schon benutzt. Runde helfen nur ein einziges Mal.',
  'help.thing.agriculture': 'So viel Nahrung bekommst du jede Runde vor dem Ernähren.',
  'help.thing.people': 'Leute zu Hause sind kräftig gezeichnet, Leute auf dem Plan blass. Alle müssen essen.',
  'help.thing.buildings': 'Deine Gebäude. Hüttenbauer zählen sie am Ende noch einmal.',
  'help.thing.extra_card': 'Eine verdeckt gezogene Karte: Ihre untere Hälfte zählt am Ende.',
  'help.thing.two_of_choice': 'Zwei beliebige Rohstoffe, noch nicht genommen: Nimm sie in deinem Zug oder beim Ernähren.',
  'help.thing.score': 'Die Punkte bis jetzt. In Klammern: was es wäre, wenn jetzt Schluss wäre.',
  'help.thing.start': 'Beginnt diese Runde. Der Marker wandert jede Runde zum linken Nachbarn.',
  'help.thing.food.title': 'Nahrung',
  'help.thing.tools.title': 'Werkzeug',
  'help.thing.agriculture.title': 'Ackerbau',
  'help.thing.people.title': 'Leute',
  'help.thing.buildings.title': 'Gebäude',
  'help.thing.extra_card.title': 'Zusatzkarte',
  'help.thing.two_of_choice.title': '2 beliebige Rohstoffe',
  'help.thing.score.title': 'Punkte',
  'help.thing.start.title': 'Startspieler',
  'help.card': 'Zivilisationskarte',
};
