// @ts-check
// Deutsch: die Varianten von Stone Age. Ein Satz oder zwei für jede Zeile der Tabelle `variant_rules` des Servers, nach ihrer Kennung.

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const variantsDe = {
  'var.intro': 'Varianten',
  'var.intro.1':
    'Jede davon lässt sich einschalten, wenn du einen Tisch eröffnest, allein oder zusammen mit anderen. Sie erschienen über die Jahre '
    + 'in kleinen Schachteln; nicht alles, was darin gedruckt war, ist heute noch zu finden.',
  'var.intro.2': 'Deshalb zeigt jede Regel, wie gesichert sie ist:',
  'var.together': 'Mehrere zugleich',
  'var.together.1': 'Alle Varianten lassen sich kombinieren. Mit allen läuft eine Runde so:',
  'var.together.list': [
    'Karten rutschen, neue kommen. Ein Tier, das in die Reihe kommt, wirkt sofort.',
    'Neue Hütten bringen ihren Ertrag.',
    'Die Herde zieht weiter, ihr Plättchen wird aufgedeckt.',
    'Leute setzen, dann nutzen.',
    'Tiere, auf denen genug Leute stehen, werden vertrieben, von rechts nach links.',
    'Das Mammut wird gezähmt.',
    'Ernähren.',
  ],
  'var.provenance': 'Woher',


  'rule.HW1': 'Kaufst du eine Karte, darfst du 1 Gold dazulegen und zählst dafür sofort **6 Punkte**.',
  'rule.HW2': 'Höchstens ein Gold mehr je Karte.',
  'rule.HW3': 'Baust du ein Gebäude mit dem Zeichen, darfst du 1 Stein dazulegen und zählst dafür sofort **5 Punkte**.',
  'rule.HW4': 'Höchstens ein Stein mehr je Gebäude.',
  'rule.HW5': 'Ob ein Gebäude den Stein nimmt, steht auf dem Plättchen: gedruckt auf seiner Winterseite.',
  'rule.HW6': 'Jedes Gebäude, das seinen Preis nennt, nimmt ihn; die mit freier Wahl nicht.',
  'rule.HW7': 'Neue Hütten, die Gebäude der Erweiterung und Iglus nehmen ihn nicht.',
  'rule.HW8': 'Das Gold darf auf jedem Kartenplatz dazu, auch auf dem für Schmuck.',
  'rule.HW9': 'Die zweite, verdeckte Karte der Erweiterung ist kein eigener Kauf: dafür kein weiteres Gold.',
  'rule.HW10': 'Zusätzlicher Stein und Gold kommen aus deinem Vorrat, nie aus einem Tausch von eben.',
  'rule.HW11': 'Bezahlt werden sie zusammen mit dem Preis, und sie zählen sofort. Am Ende ändert sich nichts.',

  'rule.WA1': 'Vier Tiere werden in den Kartenstapel gemischt.',
  'rule.WA2': 'Es sind Eisbär, Wildschwein, Wolf und Raubvogel.',
  'rule.WA2b': 'Von jedem gibt es eines.',
  'rule.WA3': 'Ein aufgedecktes Tier bleibt, bis es vertrieben wird. Kaufen kann man es nicht.',
  'rule.WA4': 'Solange es da ist, macht es Würfe um 1, 2 oder 3 schlechter.',
  'rule.WA5': 'Welches Tier um wie viel, steht unten in der Tabelle.',
  'rule.WA6':
    'Abgezogen wird einmal von der Summe eines Wurfs, nicht von jedem Würfel. Unter 0 geht es nie, und Werkzeug kommt danach dazu.',
  'rule.WA7': 'Es trifft alle, auf der Jagd, an den vier Rohstofforten und bei Karten, die zwei Würfel für einen Rohstoff werfen.',
  'rule.WA8':
    'Würfel, die einzeln gelesen werden, werden nicht verringert: Würfel für alle, der Lohn fürs Vertreiben, der Kampf ums Mammut.',
  'rule.WA9': 'Die Abzüge mehrerer Tiere werden zusammengezählt.',
  'rule.WA10': 'Um ein Tier zu vertreiben, müssen so viele Leute auf ihm stehen, wie Stämme mitspielen, egal welche.',
  'rule.WA11':
    'Ein Tier ist ein Ort mit so vielen Ringen. Du darfst dort einmal in der Runde eine oder mehr Personen hinstellen; Stämme dürfen ihn ' +
    'teilen, oder einer füllt ihn allein. Er zählt weder als Rohstoffort noch als Dorfplatz.',
  'rule.WA12': 'Alle müssen in derselben Runde dort stehen. Sind es zu wenige, gehen sie ohne Lohn heim, und das Tier bleibt.',
  'rule.WA13': 'Vertrieben wird, wenn alle ihre Leute genutzt haben, vor dem Ernähren. Bis dahin gilt der Abzug.',
  'rule.WA14': 'Für jede deiner Personen dort wirfst du einen Würfel und bekommst, was er zeigt.',
  'rule.WA15': 'Die Würfel geben, was Würfel für alle geben: Holz, Lehm, Stein, Gold, ein Werkzeug, Ackerbau.',
  'rule.WA16': 'Vom Startspieler an, ohne Werkzeug. Was über eine Grenze geht, verfällt.',
  'rule.WA17': 'Das Tier besetzt seinen Kartenplatz; dort ist keine Karte zu kaufen. Es rutscht nach rechts wie eine Karte.',
  'rule.WA18': 'Ein vertriebenes Tier ist aus der Partie. Sein Platz bleibt bis zur nächsten Runde leer.',
  'rule.WA19': 'Die erste Kartenreihe wird ohne Tiere ausgelegt; dann werden sie in den Rest gemischt.',
  'rule.WA20': 'Wird verdeckt gezogen und oben liegt ein Tier, nimmt man die nächste Karte, die keines ist, und mischt den Rest neu.',
  'rule.WA21': 'Tiere im Stapel zählen als Karten, wenn die Reihe gefüllt wird. Die am Ende noch da sind, bewirken nichts.',

  'rule.IG1': 'Ein Iglu kostet **3 Rohstoffe einer Art**.',
  'rule.IG2': 'Es zählt sofort, was sie wert sind: so viel wie in einem Gebäude.',
  'rule.IG3': 'Es ist kein Gebäude: Hüttenbauer zählen es nicht.',
  'rule.IG4': 'Mit einem Tausch aus der Erweiterung kann es nicht bezahlt werden.',
  'rule.IG5': 'Für jeden am Tisch gibt es zwei Iglus.',
  'rule.IG6': 'Es gibt einen Platz für eine Person: ein Iglu in der Runde. Sind alle weg, ist der Platz zu.',
  'rule.IG7': 'Er ist kein Dorfplatz; auch zu zweit oder zu dritt bleibt er offen.',
  'rule.IG8': 'Wer nicht zahlen kann oder will, nimmt die Person heim; das Iglu bleibt.',
  'rule.IG9': 'Gehen sie aus, geht die Partie weiter.',
  'rule.IG10': 'Schmuck kann es nicht bezahlen.',
  'rule.IG11': 'Der Harte Winter legt keinen Stein dazu.',
  'rule.IG12': 'Es geht mit und ohne Harten Winter.',

  'rule.NH1': 'Es gibt 6 neue Plättchen.',
  'rule.NH2': 'Drei bringen jede Runde 1 Holz, 1 Lehm oder 1 Stein; die anderen geben einmal eine Person, ein Werkzeug oder ein Feld.',
  'rule.NH3': 'Für jedes davon ein Plättchen.',
  'rule.NH4': 'Sie zählen sofort, aber weniger als andere Gebäude zu diesem Preis.',
  'rule.NH5': 'Sie sind Gebäude: Hüttenbauer zählen sie.',
  'rule.NH6': 'Sie werden unter alle anderen Gebäude gemischt, bevor die Stapel entstehen.',
  'rule.NH7': 'Was sie kosten und zählen, steht unten in der Tabelle.',
  'rule.NH8': 'Der Ertrag kommt zu Beginn jeder Runde, von der nächsten an, bevor jemand setzt. Dafür muss niemand dort stehen.',
  'rule.NH9': 'Mit zehn Leuten, zwölf Werkzeugen oder Ackerbau 10 darf die Hütte trotzdem gebaut werden, nur verfällt, was sie gibt.',

  'rule.MH1': '16 Bonusplättchen liegen verdeckt auf einem Stapel; es gibt eine Herde.',
  'rule.MH2': 'Vorn zeigt ein Plättchen einen Bonus für einen und einen Bonus für alle, hinten einen Rohstoff.',
  'rule.MH3': 'Es passt zum Grundspiel und zu jeder anderen Variante.',
  'rule.MH4':
    'Zu Beginn der Runde zieht die Herde an den Ort des Rohstoffs, der oben auf dem Stapel liegt. Dieses Plättchen wird aufgedeckt; das ' +
    'nächste zeigt schon, wo die Herde danach sein wird.',
  'rule.MH5': 'Ist der Stapel leer, ist die Herde fort, und die Partie geht ohne sie weiter.',
  'rule.MH6': 'Jeder der vier Rohstoffe ist hinten auf vier Plättchen.',
  'rule.MH7':
    'Hast du am Ort der Herde gewürfelt und genommen, was es gab, darfst du eine oder mehr der Personen, die dort gearbeitet haben, zum ' +
    'Plättchen schicken. Die anderen gehen heim; von woanders kommt niemand dazu.',
  'rule.MH8': 'Jede kostet sofort 1 Nahrung; stattdessen kann ein Rohstoff gezahlt werden.',
  'rule.MH9': 'Du darfst auch mit Rohstoffen zahlen, wenn du Nahrung hast.',
  'rule.MH10': 'Gezähmt wird, wenn alle ihre Leute genutzt haben, vor dem Ernähren.',
  'rule.MH11':
    'Sind mehrere Stämme da, wirft jeder einen Würfel für jede Person dort. Der höchste einzelne Würfel zähmt das Mammut, die anderen ' +
    'sind Herausforderer. Summen zählen nicht.',
  'rule.MH12': 'Kam nur ein Stamm, zähmt er das Mammut ohne Wurf.',
  'rule.MH13': 'Kommt niemand, ist das Plättchen aus der Partie.',
  'rule.MH14':
    'Bei Gleichstand entscheiden die nächsthöheren Würfel und so weiter; wer noch Würfel hat, gewinnt. Sind alle gleich, werfen die ' +
    'Gleichen je einen Würfel, bis es entschieden ist.',
  'rule.MH15': 'Wer zähmt, nimmt den Bonus für einen oder den für alle; jeder Herausforderer nimmt den für alle.',
  'rule.MH16': 'Einmal für jeden, egal wie viele Leute da sind.',
  'rule.MH17': 'Wer zähmt, behält das Plättchen, welcher Bonus es auch war.',
  'rule.MH18': 'Zuerst nimmt, wer gezähmt hat, dann die Herausforderer reihum.',
  'rule.MH19': 'Wer am Ende die meisten Plättchen hat, zählt **10 Punkte**.',
  'rule.MH20': 'Haben mehrere die meisten, zählt jeder von ihnen 10.',
  'rule.MH21': 'Was die Plättchen geben, steht unten in der Tabelle.',

  'rule.EX1': 'Zwei bis fünf können spielen. Der fünfte Stamm hat zehn Leute und eine Tafel wie die anderen.',
  'rule.EX2':
    'In der Schachtel sind ein Plan zum Auflegen, Schmuck, 9 Gebäude, 9 Karten, Plättchen für hohe Punktzahlen und Marker; auch die ' +
      'neuen ' +
    'Hütten lagen darin.',
  'rule.EX3': 'Ein Zahn ist ein Stück Schmuck, ein Ring sind drei.',
  'rule.EX4': 'Schmuck geht nie aus.',
  'rule.EX5': 'Alle beginnen mit 5 Leuten, 12 Nahrung und 1 Schmuck und auf Feld 0 der Tauschleiste.',
  'rule.EX6': 'Alle Gebäude werden gemischt; für jeden am Tisch ein Stapel von 7, zu fünft also fünf.',
  'rule.EX7': 'Der Stapel hat 45 Karten: 36 und 9 neue.',
  'rule.EX8': 'Der Händler ist ein neuer Dorfplatz für genau 2 Leute eines Stammes.',
  'rule.EX9': 'Der Händler bringt **2 Stufen** auf der Tauschleiste und **2 Schmuck**.',
  'rule.EX10': 'Die Tauschleiste geht von 0 bis 10.',
  'rule.EX11':
    'Dorfplätze sind Werkzeugmacher, Hütte, Feld und Händler. Zu viert werden jede Runde drei davon genutzt, zu zweit und zu dritt zwei.',
  'rule.EX11b': 'Zu fünft werden alle vier genutzt.',
  'rule.EX12':
    'Wald, Lehmgrube, Steinbruch und Fluss wie immer: zu zweit je ein Stamm, zu dritt je zwei, zu viert und zu fünft beliebig viele.',
  'rule.EX13': 'Auf der Jagd ist je volle 2 eine Nahrung oder ein Schmuck.',
  'rule.EX14': 'Ein Wurf darf beliebig zwischen beiden geteilt werden.',
  'rule.EX15': 'Schmuck ist kein Rohstoff: Er ernährt niemanden und zählt am Ende nichts.',
  'rule.EX15b':
    'Er bezahlt nur, wo Schmuck genannt ist: am fünften Kartenplatz, für die zweite Karte, in manchen Gebäuden und beim Tausch.',
  'rule.EX16': 'Beim Zähmen ersetzt er keine Nahrung.',
  'rule.EX17': 'Eine Karte auf dem fünften Platz kostet **3 Schmuck**; nichts anderes kann verwendet werden.',
  'rule.EX18': 'Wer dort kauft, darf für 3 weitere Schmuck die oberste Karte vom Stapel nehmen, verdeckt. Ihre obere Hälfte gilt nicht.',
  'rule.EX19':
    'Der fünfte Platz liegt links von den anderen. Karten rutschen von ihm nach rechts; mit jeder Spielerzahl gibt es fünf Plätze.',
  'rule.EX20': 'Die Partie endet wie üblich; nun sind fünf Plätze zu füllen.',
  'rule.EX21':
    'Tausch: auf Stufe 0 keiner, bis Stufe 3 gibst du 2 und nimmst 1, ab Stufe 4 gibst du 1 und nimmst 1, zuletzt gibst du 1 und nimmst 2.',
  'rule.EX21b': 'Von 5 bis 8 bleibt es 1 für 1, auf 10 gibst du 1 und nimmst 2. Für 9 ist nichts bekannt; hier ist es 1 für 1.',
  'rule.EX22':
    'Einmal in der Runde darfst du tauschen, während du eine Karte oder ein Gebäude bezahlst; nicht für ein Iglu und nicht für die ' +
    'Zugaben des Harten Winters.',
  'rule.EX23': 'Es ist ein einziger Tausch zu deinem Kurs. Was du gibst und nimmst, dürfen beliebige Rohstoffe und Schmuck sein.',
  'rule.EX24': 'Was du nimmst, geht in diese Zahlung. Ist nur Platz für ein Stück, verfällt das zweite.',
  'rule.EX25': 'Schmuck aus einem Tausch darf am fünften Platz und für die zweite Karte zahlen.',
  'rule.EX26': 'In Gebäuden mit freier Wahl zählt das Getauschte wie jeder Rohstoff: für Arten, Anzahl und Punkte.',
  'rule.EX27': 'Manche neuen Gebäude verlangen auch Schmuck.',
  'rule.EX28': 'Manche neuen Karten geben Schmuck.',
  'rule.EX29': 'Manche neuen Karten werfen Würfel für alle, mit einer eigenen Tabelle.',
  'rule.EX30': 'Manche neuen Karten zeigen Händler: Am Ende zählt jeder von ihnen deine Tauschstufe.',
  'rule.EX31': 'Die 9 Gebäude stehen unten in der Tabelle.',
  'rule.EX32': 'Die 9 Karten ebenso.',
  'rule.EX33': 'Ihre Würfel für alle geben: 1 Holz, 2 Lehm, 3 Stein, 4 Gold, 5 zwei Schmuck, 6 eine Tauschstufe.',
  'rule.EX34': 'Gleichstände werden wie üblich entschieden.',
  'rule.EX35': 'Die neuen Hütten können dabei sein oder nicht.',

  'var.animal.bird_of_prey': 'Raubvogel',
  'var.animal.wolf': 'Wolf',
  'var.animal.wild_boar': 'Wildschwein',
  'var.animal.polar_bear': 'Eisbär',
  'var.bonus.wood_each_round': 'jede Runde 1 Holz',
  'var.bonus.brick_each_round': 'jede Runde 1 Lehm',
  'var.bonus.stone_each_round': 'jede Runde 1 Stein',
  'var.bonus.person': 'eine Person',
  'var.bonus.tool': 'ein Werkzeug',
  'var.bonus.agriculture': '+1 Ackerbau',
  'var.bonus.food_2': '2 Nahrung',
  'var.bonus.wood': '1 Holz',
  'var.bonus.brick': '1 Lehm',
  'var.bonus.stone_and_wood': '1 Stein und 1 Holz',
  'var.bonus.points_7': '7 Punkte',
  'var.bonus.points_3': '3 Punkte',
  'value.trade_dice': 'Würfel für alle, neue Tabelle',
  'value.worth_plus': ({ n }) => `was sie wert sind, und ${n}`,
  'var.winter.count': ({ n, of }) => `${n} der ${of} Gebäude nehmen den Stein.`,
  'var.animals': 'Die Tiere',
  'var.animal': 'Tier',
  'var.penalty': 'Abzug von jedem Wurf',
  'var.igloos.worth': 'Was ein Iglu zählt',
  'var.huts': 'Die sechs Hütten',
  'var.gives': 'Gibt',
  'var.price': 'Preis',
  'var.points': 'Punkte',
  'var.mammoths': 'Die sechzehn Plättchen',
  'var.herd_at': 'Herde bei',
  'var.for_one': 'Für einen',
  'var.for_all': 'Für alle',
  'var.track': 'Die Tauschleiste',
  'var.level': 'Stufe',
  'var.give': 'Geben',
  'var.get': 'Nehmen',
  'var.buildings': 'Die neuen Gebäude',
  'var.cards': 'Die neuen Karten',
  'var.upper': 'Sofort',
  'var.lower': 'Am Ende',
  'var.dice': 'Ihre Würfel für alle',

  'help.place.merchant': 'Genau **zwei Leute** eines Stammes bringen **zwei Stufen** auf der Tauschleiste und **zwei Schmuck**.',
  'help.place.igloo': ({ worth }) =>
    `Eine Person darf ein Iglu bauen: **drei Rohstoffe einer Art**, sofort gezählt (${worth}). Es ist kein Gebäude.`,
  'help.place.card_5':
    ({ n }) =>
    `Eine Person darf kaufen, was hier liegt: für **${n} Schmuck**, und dann für noch einmal so viel die oberste Karte vom Stapel.`,
  'help.place.animal':
    ({ n }) =>
    `**${n} Leute** in einer Runde vertreiben es, gleich aus welchen Stämmen. Jede Person wirft einen Würfel um den Lohn: Holz, Lehm, ` +
    `Stein, Gold, ein Werkzeug, Ackerbau.`,
  'help.animal': ({ n }) => `Solange es hier ist, ist jeder Wurf um Waren **um ${n} schlechter**. Kaufen kann man es nicht.`,
  'help.top.trade_dice_for_all':
    'Wirf so viele Würfel, wie Leute mitspielen. Du nimmst zuerst einen, dann die anderen reihum: Holz, Lehm, Stein, Gold, zwei Schmuck ' +
    'oder eine Tauschstufe.',
  'help.top.trade_level': 'Dein Marker steigt auf der Tauschleiste.',
  'help.bottom.merchant': 'Am Ende zählt jeder Händler deine Stufe auf der Tauschleiste.',
  'help.building.jewelled': ({ price, points }) => `Bezahl ${price}, zähl **${points} Punkte**.`,
  'help.building.plus': ({ n, kinds, jewelry, plus }) =>
    `Bezahl ${n} Rohstoffe aus genau ${kinds} Arten und ${jewelry} Schmuck. Zähl, was die Rohstoffe wert sind, und ${plus}.`,
  'help.building.bonus': ({ bonus }) => `Dafür gibt es **${bonus}**.`,
  'help.building.winter': ({ points }) => `Harter Winter: Ein Stein mehr zählt ${points} dazu.`,
  'help.winter.card': ({ points }) => `Harter Winter: Ein Gold mehr zählt ${points} Punkte.`,
  'help.thing.jewelry': 'Kein Rohstoff: Er bezahlt, wo Schmuck genannt ist, und beim Tausch. Er ernährt niemanden und zählt nichts.',
  'help.thing.jewelry.title': 'Schmuck',
  'help.thing.trade':
    ({ rate }) =>
    `Einmal in der Runde, beim Bezahlen einer Karte oder eines Gebäudes, ein Tausch: ${rate}. Händler zählen diese Stufe am Ende.`,
  'help.thing.trade.none': 'Noch kein Tausch. Zwei Leute beim Händler bringen zwei Stufen. Händler auf Karten zählen diese Stufe am Ende.',
  'help.thing.trade.track': 'Tauschleiste',
  'help.thing.trade.title': ({ level }) => `Tauschstufe ${level}`,
  'help.thing.trade.rate': ({ give, get }) => `${give} geben, ${get} nehmen`,
  'help.thing.mammoths': 'Plättchen gezähmter Mammuts. Wer die meisten hat, zählt am Ende 10 Punkte.',
  'help.thing.mammoths.title': 'Mammuts',
  'help.thing.igloos': 'Bisher gebaute Iglus. Ihre Punkte sind schon gezählt; sie sind keine Gebäude.',
  'help.igloos_left': ({ n }) => `Noch ${n}. Gehen sie aus, geht die Partie weiter.`,
  'help.thing.igloos.title': 'Iglus',
  'help.thing.herd': 'In dieser Runde ist die Herde hier. Wer hier gearbeitet hat, darf Leute zum Plättchen schicken, für je 1 Nahrung.',
  'help.thing.herd.title': 'Die Herde',
  'help.mammoth': ({ one, all }) => `Wer das Mammut zähmt, nimmt **${one}** oder **${all}**; jeder Herausforderer nimmt **${all}**.`,
  'help.mammoth.title': 'Das Plättchen des Mammuts',
  'help.mammoth.contest': 'Der höchste einzelne Würfel derer, die kamen, zähmt es, wenn alle ihre Leute genutzt haben.',
  'var.tile.one': '1',
  'var.tile.all': 'alle',
};
