### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = Die Regeln von Stone Age
sa-lead = Führe deinen Stamm durch die Zeiten: Schick deine Leute los, mach das Beste aus dem, was sie heimbringen, und lass niemanden hungern. Zehn Minuten lesen, dann kannst du spielen.
sa-part-base = Das Spiel
sa-part-variants = Varianten

sa-idea = Worum es geht
sa-idea-1 = Jede Runde **setzt** du deine Leute auf den Plan, dann **nutzt** du sie, dann **ernährst** du sie. Mit Holz, Lehm, Stein und Gold bezahlst du Gebäude und Karten. Gebäude bringen sofort Punkte; Karten helfen sofort und zählen am Ende noch einmal.
sa-idea-2 = Wenn die Karten oder ein Gebäudestapel ausgehen, gewinnt, wer die meisten Punkte hat.
sa-idea-place = Setzen
sa-idea-place-is = Reihum, immer ein Ort auf einmal, bis niemand mehr setzen kann.
sa-idea-use = Nutzen
sa-idea-use-is = Reihum holen die Spieler alle eigenen Leute zurück, in beliebiger Reihenfolge, und führen aus, was jeder Ort bietet.
sa-idea-feed = Ernähren
sa-idea-feed-is = Jede Person braucht eine Nahrung. Dann beginnt der nächste Spieler eine neue Runde.

sa-setup = Vor der ersten Runde
sa-setup-1 = Alle beginnen mit { ICON("people") } **{ $people } Leuten** und { ICON("food") } **{ $food } Nahrung**, sonst mit nichts: kein Werkzeug, kein Feld, keine Punkte.
sa-setup-2 = Die { $cards } Zivilisationskarten werden gemischt und { $row } davon offen ausgelegt. Die Gebäude werden gemischt und zu Stapeln von { $tiles } gelegt, einer pro Spieler; der Rest bleibt ungesehen in der Schachtel. Der Startspieler wird ausgelost.
sa-setup-3 = Zu zweit und zu dritt ist es enger:
sa-setup-players = Spieler
sa-setup-stacks = Gebäudestapel
sa-setup-village = Dorfplätze, die jede Runde genutzt werden
sa-setup-each = Spieler je Ort: Wald, Lehmgrube, Steinbruch, Fluss
sa-setup-all = alle
sa-setup-hunt = Die Jagd steht immer allen offen. Welche Orte im Dorf genutzt werden, bestimmt ihr selbst: Die zuerst besetzten schließen die anderen.

sa-placing = Leute setzen
sa-placing-1 = Vom Startspieler an setzt jeder im Uhrzeigersinn **eine oder mehr Personen auf einen Ort**. Das geht so weiter, bis alle Leute eingesetzt sind.
sa-placing-2 = Die Ringe eines Ortes zeigen, wie viele Leute er fasst. Stehen dort Leute von dir, darfst du in dieser Runde keine mehr dazustellen; überleg also gut, wie viele du schickst.
sa-placing-3 = Solange es einen Ort für dich gibt, darfst du nicht passen. Gibt es keinen, bleiben deine letzten Leute zu Hause.
sa-placing-example = Du hast noch eine Person, und nur die Hütte ist frei. Die Hütte braucht zwei Leute eines Stammes, also bleibt deine Person zu Hause, muss aber trotzdem ernährt werden.

sa-using = Leute nutzen
sa-using-1 = Der Startspieler nutzt **alle** eigenen Leute, bevor der nächste Spieler an der Reihe ist. Du bestimmst die Reihenfolge: Ein Werkzeug, das du zuerst machst, kann beim Wurf danach helfen.
sa-using-2 = Jeder Ort muss genutzt werden, aber niemand muss eine Karte oder ein Gebäude kaufen. Ist ein Ort erledigt, gehen seine Leute nach Hause.

sa-gather = Jagen und Sammeln
sa-gather-1 = Wirf für jede Person dort einen Würfel und zähl zusammen. **Werkzeug** darf dazu. Dann wird geteilt:
sa-gather-each = je volle { $n }
sa-gather-rings =
    { $n ->
        [none] Platz für alle
       *[other] Platz für { $n }
    }
sa-gather-2 = Ein Rest verfällt. Der Vorrat geht nie aus.
sa-gather-example = Drei Leute werfen in der Lehmgrube { $total }. Je volle { $divisor } gibt es einen Lehm: **{ $gets }**. Mit einem Werkzeug vom Wert { $tool } sind es { $sum }, das macht **{ $more }**.
sa-gather-mean = Im Mittel, ohne Werkzeug
sa-gather-people =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Leute
    }

sa-village = Das Dorf
sa-village-1 = Drei Orte machen deinen Stamm auf Dauer stärker.
sa-village-2 = Du darfst auch hin, wenn du schon an der Grenze bist; das hält nur andere fern.

sa-tools = Werkzeug
sa-tools-1 = Deine ersten drei Werkzeuge sind Plättchen mit dem Wert 1. Jedes weitere macht dein schwächstes Plättchen um eins besser, bis 4: zusammen 12.
sa-tools-2 = Nach einem Wurf darfst du Werkzeug dazuzählen: **nur ganze Plättchen**, und **jedes einmal in der Runde**. In der nächsten Runde steht es wieder bereit.
sa-tools-3 = Manche Karten geben ein Werkzeug für **ein einziges Mal**, mit 2, 3 oder 4. Es passt zu jedem Wurf, auch zusammen mit deinen Plättchen. Am Ende zählt es nicht.
sa-tools-4 = Werkzeug hilft auf der Jagd, an den vier Rohstofforten und bei Karten, die zwei Würfel werfen. Würfel für alle lassen sich damit nicht ändern.
sa-tools-growth = Die Plättchen, vom ersten bis zum zwölften Werkzeug

sa-cards = Zivilisationskarten
sa-cards-1 = Eine Person auf einer Karte darf sie mit einer **beliebigen Mischung** aus Holz, Lehm, Stein und Gold kaufen. Der Preis hängt vom Platz ab: Ganz links ist es am teuersten. Nahrung kann nicht zum Zahlen verwendet werden.
sa-cards-2 = Die **obere Hälfte** geschieht sofort. Die **untere Hälfte** zählt am Ende. Zu Beginn einer Runde rutschen die übrigen Karten nach rechts, wo sie billiger sind, und von links kommen neue.
sa-cards-top = Die oberen Hälften der { $n } Karten
sa-cards-bottom = Die unteren Hälften
sa-cards-times = { $n } ×
sa-cards-dice = Würfel für alle
sa-cards-dice-is = Es wird ein Würfel pro Spieler geworfen. Der Käufer nimmt zuerst einen, dann die anderen reihum; diese Tabelle zeigt, was jeder Würfel gibt.
sa-cards-peek = Karten, die du aus der Reihe genommen hast, haben alle gesehen. Eine Zusatzkarte kennst bis zum Ende nur du.

sa-buildings = Gebäude
sa-buildings-1 = Eine Person auf dem obersten Plättchen eines Stapels darf es bauen. Bezahl, was es verlangt, zähl sofort die Punkte, und behalte es: Es zählt für deine Hüttenbauer. Das nächste wird gleich aufgedeckt, ist aber erst in der nächsten Runde zu haben.
sa-buildings-values = Was du bezahlst, bekommst du als Punkte:
sa-buildings-count = { $n } Plättchen haben einen festen Preis; sie zählen { $least } bis { $most }.
sa-buildings-example = Ein Plättchen verlangt fünf Rohstoffe aus zwei Arten. Du bezahlst drei Stein und zwei Holz: **{ $points } Punkte**.

sa-feeding = Ernähren
sa-feeding-1 = Sind alle zurück, bekommst du zuerst so viel Nahrung, wie dein **Ackerbau** angibt. Dann zahlst du eine Nahrung für jede Person, auch für neugeborene.
sa-feeding-2 = Reicht deine Nahrung nicht, zahlst du sie ganz. Dann zahlst du entweder **einen Rohstoff deiner Wahl für jede fehlende Nahrung**, oder du zahlst keinen und **verlierst { $penalty } Punkte**, egal wie viel fehlt. Deine Punkte können unter null fallen.
sa-feeding-example = { $people } Leute, Ackerbau { $field }, { $food } Nahrung im Vorrat: { $have } für { $people }, es fehlen { $missing }. Du gibst { $missing } Holz her, oder du behältst es und verlierst { $penalty } Punkte.

sa-end = Das Ende
sa-end-1 = **Karten:** Reicht der Stapel zu Beginn einer Runde nicht mehr für alle Kartenplätze, endet die Partie sofort.
sa-end-2 = **Gebäude:** Ist ein Stapel leer, wird die laufende Runde noch beendet, samt Ernähren. Sie ist die letzte.
sa-end-3 = Dann folgt die Schlusswertung. Wer die meisten Punkte hat, gewinnt.

sa-scoring = Schlusswertung
sa-scoring-sets = Kultursymbole
sa-scoring-sets-1 = Karten mit grüner Unterhälfte zeigen eines von { $signs } Symbolen; jedes gibt es { $each }-mal. Bilde Sätze aus **verschiedenen** Symbolen: Ein Satz zählt seine Größe im Quadrat. Was du doppelt hast, bildet einen zweiten Satz.
sa-scoring-sets-n = Symbole im Satz
sa-scoring-sets-points = Punkte
sa-scoring-sets-example = Fünf Symbole, eines doppelt: ein Satz aus { $a } und einer aus { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } Punkte**.
sa-scoring-trades = Berufe
sa-scoring-trades-1 = Karten mit sandfarbener Unterhälfte zeigen Berufe. Jede Figur darauf zählt einen Punkt für alles, was du von ihrer Sorte besitzt:
sa-scoring-trades-sum = { $n } davon auf allen Karten
sa-scoring-trades-example = { $n } Bauern und Ackerbau { $m }: **{ $total } Punkte**.
sa-scoring-rest = Was übrig ist
sa-scoring-rest-1 = Jedes Holz, jeder Lehm und Stein und jedes Gold zählt 1 Punkt; Nahrung nichts. „2 nach Wahl“, die nie genommen wurden, zählen wie zwei Rohstoffe.
sa-scoring-tie = Bei Gleichstand zählt die Summe aus Ackerbau, Werkzeug und Leuten. Besteht er weiter, wird der Sieg geteilt.

sa-rulings = Kleingedrucktes
sa-rulings-1 = Wo die gedruckten Regeln schweigen, spielen wir so:
sa-rulings-list =
    .item1 = Du wirst nicht gefragt, wenn es nur eine Antwort gibt: ohne Werkzeug nichts hinzuzufügen, ohne Rohstoffe nichts zu kaufen. Wohin Leute gehen und wer als Nächstes handelt, wird immer gefragt.
    .item2 = Du darfst auch zu einer Karte oder einem Gebäude gehen, wenn du nicht zahlen kannst. Die Person geht dann einfach nach Hause.
    .item3 = Zwei beliebige Rohstoffe kannst du nehmen, wann immer du deine nächsten Leute wählst, einen Preis zahlst oder ernährst.
    .item4 = Was über eine Grenze geht, verfällt: die elfte Person, Ackerbau über 10, Werkzeug über 12.
    .item5 = Sind zwei Plättchen gleich schwach, geht das neue Werkzeug zuerst an ein unbenutztes, dann an das linke.
    .item6 = Ist der Kartenstapel leer, bringt eine Zusatzkarte nichts.
    .item7 = Alle Spieler, denen Nahrung fehlt, entscheiden gleichzeitig.
    .item8 = Treten beide Enden zusammen ein, beenden die Gebäude die Partie, nach dem Ernähren.
    .item9 = Bei Gleichstand teilen Spieler den Rang.

help-place-tool_maker = Eine Person macht **ein Werkzeug**. Es zählt zu einem Wurf dazu, einmal in der Runde.
help-place-hut = Genau **zwei Leute** eines Stammes gehen hinein, und von nun an hast du **eine Person mehr**. Höchstens zehn.
help-place-field = Eine Person hebt deinen **Ackerbau** um eins: jede Runde eine Nahrung mehr, bis 10.
help-place-hunt = Beliebig viele Leute aus allen Stämmen. Je Person ein Würfel; je volle { $divisor } ist **1 Nahrung**.
help-place-gather = Bis zu { $rings } Leute insgesamt. Je Person ein Würfel; je volle { $divisor } ist **1 { $what }**.
help-place-players =
    { $n ->
        [one] Bei dieser Spielerzahl darf nur ein Stamm hier sein.
       *[other] Bei dieser Spielerzahl dürfen nur { $n } Stämme hier sein.
    }
help-place-village = Bei dieser Spielerzahl werden in jeder Runde { $n } der Dorfplätze genutzt.
help-place-card =
    { $n ->
        [one] Eine Person darf kaufen, was hier liegt: für **{ $n } beliebigen Rohstoff**, nie für Nahrung.
       *[other] Eine Person darf kaufen, was hier liegt: für **{ $n } beliebige Rohstoffe**, nie für Nahrung.
    }
help-place-building = Eine Person darf das oberste Plättchen bauen: Preis zahlen, sofort Punkte bekommen.
help-place-empty = Hier gibt es bis zur nächsten Runde nichts.
help-stack =
    { $n ->
        [one] { $n } Plättchen in diesem Stapel. Ist ein Stapel leer, ist diese Runde die letzte.
       *[other] { $n } Plättchen in diesem Stapel. Ist ein Stapel leer, ist diese Runde die letzte.
    }

help-top-dice_for_all = Wirf einen Würfel pro Spieler. Du nimmst zuerst einen, dann die anderen reihum: Holz, Lehm, Stein, Gold, ein Werkzeug oder Ackerbau.
help-top-food = Bekommst du sofort.
help-top-resource = Bekommst du sofort.
help-top-roll = Wirf zwei Würfel für den gezeigten Rohstoff und teile wie an seinem Ort. Werkzeug darf helfen.
help-top-points = Zählen sofort.
help-top-tool = Ein Werkzeug, wie vom Werkzeugmacher.
help-top-agriculture = Der Ackerbau steigt um eins.
help-top-extra_card = Zieh die oberste Karte vom Stapel. Für dich zählt nur ihre untere Hälfte, und nur du kennst sie.
help-top-once_tool = Ein Werkzeug für einen einzigen Wurf. Danach ist es verbraucht.
help-top-two_of_choice = Zwei beliebige Rohstoffe, jetzt oder später in der Partie.

help-bottom-culture = Ein Kultursymbol. Am Ende zählt ein Satz verschiedener Symbole seine Größe im Quadrat.
help-bottom-farmer = Am Ende zählt jeder Bauer so viele Punkte, wie dein Ackerbau hoch ist.
help-bottom-tool_maker = Am Ende zählt jeder Werkzeugmacher die Summe deiner Werkzeugplättchen.
help-bottom-hut_builder = Am Ende zählt jeder Hüttenbauer die Zahl deiner Gebäude.
help-bottom-shaman = Am Ende zählt jeder Schamane die Zahl deiner Leute.

help-building-fixed = Bezahl { $price } und bekomm **{ $points } Punkte**.
help-building-kinds =
    { $kinds ->
        [one] Bezahl { $n } Rohstoffe aus genau { $kinds } Art; welche, bestimmst du. Du bekommst, was sie wert sind.
       *[other] Bezahl { $n } Rohstoffe aus genau { $kinds } Arten; welche, bestimmst du. Du bekommst, was sie wert sind.
    }
help-building-any = Bezahl { $least } bis { $most } beliebige Rohstoffe. Du bekommst, was sie wert sind.
help-building-worth = Holz ist { $wood } wert, Lehm { $brick }, Stein { $stone }, Gold { $gold }.

help-thing-wood = Aus dem Wald. In einem Gebäude { $n } wert, am Ende übrig 1 Punkt.
help-thing-brick = Aus der Lehmgrube. In einem Gebäude { $n } wert, am Ende übrig 1 Punkt.
help-thing-stone = Aus dem Steinbruch. In einem Gebäude { $n } wert, am Ende übrig 1 Punkt.
help-thing-gold = Aus dem Fluss. In einem Gebäude { $n } wert; ist es am Ende übrig, 1 Punkt.
help-thing-food = Am Ende der Runde eine für jede Person. Karten und Gebäude kann sie nie bezahlen.
help-thing-tools = Jedes Plättchen zählt in der Runde zu einem Wurf dazu. Durchgestrichene sind schon benutzt. Runde helfen nur ein einziges Mal.
help-thing-agriculture = So viel Nahrung bekommst du jede Runde vor dem Ernähren.
help-thing-people = Leute zu Hause sind kräftig gezeichnet, Leute auf dem Plan blass. Alle müssen essen.
help-thing-buildings = Deine Gebäude. Hüttenbauer zählen sie am Ende noch einmal.
help-thing-extra_card = Eine verdeckt gezogene Karte: Ihre untere Hälfte zählt am Ende.
help-thing-two_of_choice = Zwei beliebige Rohstoffe, noch nicht genommen: Nimm sie in deinem Zug oder beim Ernähren.
help-thing-score = Die Punkte bis jetzt. In Klammern: was es wäre, wenn jetzt Schluss wäre.
help-thing-start = Beginnt diese Runde. Der Marker wandert jede Runde zum linken Nachbarn.
help-thing-food-title = Nahrung
help-thing-tools-title = Werkzeug
help-thing-agriculture-title = Ackerbau
help-thing-people-title = Leute
help-thing-buildings-title = Gebäude
help-thing-extra_card-title = Zusatzkarte
help-thing-two_of_choice-title = 2 beliebige Rohstoffe
help-thing-score-title = Punkte
help-thing-start-title = Startspieler
help-card = Zivilisationskarte

## stoneage-rules-variants: the variants of Stone Age

var-intro = Varianten
var-intro-1 = Jede davon lässt sich einschalten, wenn du einen Tisch eröffnest, allein oder zusammen mit anderen. Sie erschienen über die Jahre in kleinen Schachteln; nicht alles, was darin gedruckt war, ist heute noch zu finden.
var-intro-2 = Deshalb zeigt jede Regel, wie gesichert sie ist:
var-together = Varianten kombinieren
var-together-1 = Alle Varianten lassen sich kombinieren. Mit allen läuft eine Runde so:
var-together-list =
    .item1 = Karten rutschen, neue kommen. Ein Tier, das in die Reihe kommt, wirkt sofort.
    .item2 = Neue Hütten bringen ihren Ertrag.
    .item3 = Die Herde zieht weiter, ihr Plättchen wird aufgedeckt.
    .item4 = Leute setzen, dann nutzen.
    .item5 = Tiere, auf denen genug Leute stehen, werden vertrieben, von rechts nach links.
    .item6 = Das Mammut wird gezähmt.
    .item7 = Ernähren.
var-provenance = Woher wir das wissen

rule-HW1 = Kaufst du eine Karte, darfst du 1 Gold dazulegen und bekommst dafür sofort **6 Punkte**.
rule-HW2 = Höchstens ein Gold mehr je Karte.
rule-HW3 = Baust du ein Gebäude mit dem Zeichen, darfst du 1 Stein dazulegen und bekommst dafür sofort **5 Punkte**.
rule-HW4 = Höchstens ein Stein mehr je Gebäude.
rule-HW5 = Ob ein Gebäude den Stein annimmt, hängt vom Plättchen ab: im Original von seiner Winterseite.
rule-HW6 = Jedes Gebäude mit festem Preis nimmt ihn an; die mit freier Wahl nicht.
rule-HW7 = Neue Hütten, die Gebäude der Erweiterung und Iglus nehmen ihn nicht an.
rule-HW8 = Das Gold darf auf jedem Kartenplatz dazu, auch auf dem für Schmuck.
rule-HW9 = Die zweite, verdeckte Karte der Erweiterung ist kein eigener Kauf: dafür kein weiteres Gold.
rule-HW10 = Zusätzlicher Stein und zusätzliches Gold kommen aus deinem Vorrat, nie aus einem gerade gemachten Tausch.
rule-HW11 = Bezahlt werden sie zusammen mit dem Preis, und sie zählen sofort. Am Ende ändert sich nichts.

rule-WA1 = Vier Tiere werden in den Kartenstapel gemischt.
rule-WA2 = Es sind Eisbär, Wildschwein, Wolf und Raubvogel.
rule-WA2b = Von jedem gibt es eines.
rule-WA3 = Ein aufgedecktes Tier bleibt, bis es vertrieben wird. Kaufen kann man es nicht.
rule-WA4 = Solange es da ist, zählen Würfe 1, 2 oder 3 weniger.
rule-WA5 = Wie viel jedes Tier abzieht, steht unten in der Tabelle.
rule-WA6 = Abgezogen wird einmal von der Summe eines Wurfs, nicht von jedem Würfel. Unter 0 geht es nie, und Werkzeug kommt danach dazu.
rule-WA7 = Es trifft alle, auf der Jagd, an den vier Rohstofforten und bei Karten, die zwei Würfel für einen Rohstoff werfen.
rule-WA8 = Würfel, die einzeln gelesen werden, werden nicht verringert: Würfel für alle, die Belohnung fürs Vertreiben, der Kampf ums Mammut.
rule-WA9 = Die Abzüge mehrerer Tiere werden zusammengezählt.
rule-WA10 = Um ein Tier zu vertreiben, müssen so viele Leute auf ihm stehen, wie Stämme mitspielen, egal welche.
rule-WA11 = Ein Tier ist ein Ort mit so vielen Ringen. Du darfst dort einmal in der Runde eine oder mehr Personen hinstellen; Stämme dürfen ihn teilen, oder einer füllt ihn allein. Er zählt weder als Rohstoffort noch als Dorfplatz.
rule-WA12 = Alle müssen in derselben Runde dort stehen. Sind es zu wenige, gehen sie ohne Belohnung heim, und das Tier bleibt.
rule-WA13 = Vertrieben wird, wenn alle ihre Leute genutzt haben, vor dem Ernähren. Bis dahin gilt der Abzug.
rule-WA14 = Für jede deiner Personen dort wirfst du einen Würfel und bekommst, was er zeigt.
rule-WA15 = Die Würfel geben, was Würfel für alle geben: Holz, Lehm, Stein, Gold, ein Werkzeug, Ackerbau.
rule-WA16 = Vom Startspieler an, ohne Werkzeug. Was über eine Grenze geht, verfällt.
rule-WA17 = Das Tier besetzt seinen Kartenplatz; dort ist keine Karte zu kaufen. Es rutscht nach rechts wie eine Karte.
rule-WA18 = Ein vertriebenes Tier ist aus dem Spiel. Sein Platz bleibt bis zur nächsten Runde leer.
rule-WA19 = Die erste Kartenreihe wird ohne Tiere ausgelegt; dann werden sie in den Rest gemischt.
rule-WA20 = Wird verdeckt gezogen und oben liegt ein Tier, nimmt man die nächste Karte, die keines ist, und mischt den Rest neu.
rule-WA21 = Tiere im Stapel zählen als Karten, wenn die Reihe gefüllt wird. Tiere, die am Ende noch da sind, bewirken nichts.

rule-IG1 = Ein Iglu kostet **3 Rohstoffe einer Art**.
rule-IG2 = Es zählt sofort, was sie wert sind: so viel wie in einem Gebäude.
rule-IG3 = Es ist kein Gebäude: Hüttenbauer zählen es nicht.
rule-IG4 = Mit einem Tausch aus der Erweiterung kann es nicht bezahlt werden.
rule-IG5 = Für jeden am Tisch gibt es zwei Iglus.
rule-IG6 = Es gibt einen Platz für eine Person: ein Iglu pro Runde. Sind alle weg, ist der Platz geschlossen.
rule-IG7 = Er ist kein Dorfplatz; auch zu zweit oder zu dritt bleibt er offen.
rule-IG8 = Wer nicht zahlen kann oder will, nimmt die Person heim; das Iglu bleibt.
rule-IG9 = Gehen sie aus, geht die Partie weiter.
rule-IG10 = Schmuck kann es nicht bezahlen.
rule-IG11 = Der Harte Winter bringt hier keinen zusätzlichen Stein.
rule-IG12 = Es geht mit und ohne Harten Winter.

rule-NH1 = Es gibt 6 neue Plättchen.
rule-NH2 = Drei bringen jede Runde 1 Holz, 1 Lehm oder 1 Stein; die anderen geben einmal eine Person, ein Werkzeug oder ein Feld.
rule-NH3 = Von jedem gibt es ein Plättchen.
rule-NH4 = Sie zählen sofort, aber weniger als andere Gebäude zu diesem Preis.
rule-NH5 = Sie sind Gebäude: Hüttenbauer zählen sie.
rule-NH6 = Sie werden unter alle anderen Gebäude gemischt, bevor die Stapel entstehen.
rule-NH7 = Was sie kosten und zählen, steht unten in der Tabelle.
rule-NH8 = Der Ertrag kommt zu Beginn jeder Runde, von der nächsten an, bevor jemand setzt. Dafür muss niemand dort stehen.
rule-NH9 = Mit zehn Leuten, zwölf Werkzeugen oder Ackerbau 10 darf die Hütte trotzdem gebaut werden, nur verfällt, was sie gibt.

rule-MH1 = 16 Bonusplättchen liegen verdeckt auf einem Stapel; es gibt eine Herde.
rule-MH2 = Vorn zeigt ein Plättchen einen Bonus für einen und einen Bonus für alle, hinten einen Rohstoff.
rule-MH3 = Es passt zum Grundspiel und zu jeder anderen Variante.
rule-MH4 = Zu Beginn der Runde zieht die Herde an den Ort des Rohstoffs, der oben auf dem Stapel liegt. Dieses Plättchen wird aufgedeckt; das nächste zeigt schon, wo die Herde danach sein wird.
rule-MH5 = Ist der Stapel leer, ist die Herde fort, und die Partie geht ohne sie weiter.
rule-MH6 = Jeder der vier Rohstoffe ist hinten auf vier Plättchen.
rule-MH7 = Hast du am Ort der Herde gewürfelt und genommen, was es gab, darfst du eine oder mehr der Personen, die dort gearbeitet haben, zum Plättchen schicken. Die anderen gehen heim; von woanders kommt niemand dazu.
rule-MH8 = Jede kostet sofort 1 Nahrung; stattdessen kann ein Rohstoff gezahlt werden.
rule-MH9 = Du darfst mit Rohstoffen zahlen, auch wenn du Nahrung hast.
rule-MH10 = Gezähmt wird, wenn alle ihre Leute genutzt haben, vor dem Ernähren.
rule-MH11 = Sind mehrere Stämme da, wirft jeder einen Würfel für jede Person dort. Der höchste einzelne Würfel zähmt das Mammut, die anderen sind Herausforderer. Summen zählen nicht.
rule-MH12 = Kam nur ein Stamm, zähmt er das Mammut ohne Wurf.
rule-MH13 = Kommt niemand, ist das Plättchen aus dem Spiel.
rule-MH14 = Bei Gleichstand entscheiden die nächsthöheren Würfel und so weiter; wer noch Würfel hat, gewinnt. Sind alle gleich, werfen die Gleichen je einen Würfel, bis es entschieden ist.
rule-MH15 = Wer zähmt, nimmt den Bonus für einen oder den für alle; jeder Herausforderer nimmt den für alle.
rule-MH16 = Einmal für jeden, egal wie viele Leute da sind.
rule-MH17 = Wer zähmt, behält das Plättchen, welcher Bonus es auch war.
rule-MH18 = Zuerst nimmt, wer gezähmt hat, dann die Herausforderer reihum.
rule-MH19 = Wer am Ende die meisten Plättchen hat, bekommt **10 Punkte**.
rule-MH20 = Haben mehrere die meisten, bekommt jeder von ihnen 10.
rule-MH21 = Was die Plättchen geben, steht unten in der Tabelle.

rule-EX1 = Zwei bis fünf können spielen. Der fünfte Stamm hat zehn Leute und eine Tafel wie die anderen.
rule-EX2 = In der Schachtel sind ein Plan zum Auflegen, Schmuck, 9 Gebäude, 9 Karten, Plättchen für hohe Punktzahlen und Marker; auch die neuen Hütten lagen darin.
rule-EX3 = Ein Zahn ist ein Stück Schmuck, ein Ring sind drei.
rule-EX4 = Schmuck geht nie aus.
rule-EX5 = Alle beginnen mit 5 Leuten, 12 Nahrung und 1 Schmuck und auf Feld 0 der Tauschleiste.
rule-EX6 = Alle Gebäude werden gemischt; für jeden am Tisch ein Stapel von 7, zu fünft also fünf.
rule-EX7 = Der Stapel hat 45 Karten: die üblichen 36 und 9 neue.
rule-EX8 = Der Händler ist ein neuer Dorfplatz für genau 2 Leute eines Stammes.
rule-EX9 = Der Händler bringt **2 Stufen** auf der Tauschleiste und **2 Schmuck**.
rule-EX10 = Die Tauschleiste geht von 0 bis 10.
rule-EX11 = Dorfplätze sind Werkzeugmacher, Hütte, Feld und Händler. Zu viert werden jede Runde drei davon genutzt, zu zweit und zu dritt zwei.
rule-EX11b = Zu fünft werden alle vier genutzt.
rule-EX12 = Wald, Lehmgrube, Steinbruch und Fluss wie immer: zu zweit je ein Stamm, zu dritt je zwei, zu viert und zu fünft beliebig viele.
rule-EX13 = Auf der Jagd ist je volle 2 eine Nahrung oder ein Schmuck.
rule-EX14 = Ein Wurf darf beliebig zwischen beiden geteilt werden.
rule-EX15 = Schmuck ist kein Rohstoff: Er ernährt niemanden und zählt am Ende nichts.
rule-EX15b = Er bezahlt nur, wo Schmuck verlangt wird: am fünften Kartenplatz, für die zweite Karte, in manchen Gebäuden und beim Tausch.
rule-EX16 = Beim Zähmen ersetzt er keine Nahrung.
rule-EX17 = Eine Karte auf dem fünften Platz kostet **3 Schmuck**; nichts anderes kann verwendet werden.
rule-EX18 = Wer dort kauft, darf für 3 weitere Schmuck die oberste Karte vom Stapel nehmen, verdeckt. Ihre obere Hälfte gilt nicht.
rule-EX19 = Der fünfte Platz liegt links von den anderen. Karten rutschen von ihm nach rechts; mit jeder Spielerzahl gibt es fünf Plätze.
rule-EX20 = Die Partie endet wie üblich; nun sind fünf Plätze zu füllen.
rule-EX21 = Tausch: auf Stufe 0 keiner, bis Stufe 3 gibst du 2 und nimmst 1, ab Stufe 4 gibst du 1 und nimmst 1, zuletzt gibst du 1 und nimmst 2.
rule-EX21b = Von 5 bis 8 bleibt es 1 für 1, auf 10 gibst du 1 und nimmst 2. Für 9 ist nichts bekannt; hier ist es 1 für 1.
rule-EX22 = Einmal in der Runde darfst du tauschen, während du eine Karte oder ein Gebäude bezahlst; nicht für ein Iglu und nicht für die Zugaben des Harten Winters.
rule-EX23 = Es ist ein einziger Tausch zu deinem Kurs. Was du gibst und nimmst, dürfen beliebige Rohstoffe und Schmuck sein.
rule-EX24 = Was du nimmst, geht in diese Zahlung. Ist nur Platz für ein Stück, verfällt das zweite.
rule-EX25 = Schmuck aus einem Tausch darf am fünften Platz und für die zweite Karte zahlen.
rule-EX26 = In Gebäuden mit freier Wahl zählt das Getauschte wie jeder Rohstoff: für Arten, Anzahl und Punkte.
rule-EX27 = Manche neuen Gebäude verlangen auch Schmuck.
rule-EX28 = Manche neuen Karten geben Schmuck.
rule-EX29 = Manche neuen Karten bringen Würfel für alle, mit einer eigenen Tabelle.
rule-EX30 = Manche neuen Karten zeigen Händler: Am Ende zählt jeder von ihnen deine Tauschstufe.
rule-EX31 = Die 9 Gebäude stehen unten in der Tabelle.
rule-EX32 = Die 9 Karten ebenso.
rule-EX33 = Ihre Würfel für alle geben: 1 Holz, 2 Lehm, 3 Stein, 4 Gold, 5 zwei Schmuck, 6 eine Tauschstufe.
rule-EX34 = Gleichstände werden wie üblich entschieden.
rule-EX35 = Die neuen Hütten können dabei sein oder nicht.

var-animal-bird_of_prey = Raubvogel
var-animal-wolf = Wolf
var-animal-wild_boar = Wildschwein
var-animal-polar_bear = Eisbär
var-bonus-wood_each_round = jede Runde 1 Holz
var-bonus-brick_each_round = jede Runde 1 Lehm
var-bonus-stone_each_round = jede Runde 1 Stein
var-bonus-person = eine Person
var-bonus-tool = ein Werkzeug
var-bonus-agriculture = +1 Ackerbau
var-bonus-food_2 = 2 Nahrung
var-bonus-wood = 1 Holz
var-bonus-brick = 1 Lehm
var-bonus-stone_and_wood = 1 Stein und 1 Holz
var-bonus-points_7 = 7 Punkte
var-bonus-points_3 = 3 Punkte
value-trade_dice = Würfel für alle, neue Tabelle
value-worth_plus = was sie wert sind, plus { $n }
var-winter-count = { $n } der { $of } Gebäude nehmen den zusätzlichen Stein an.
var-animals = Die Tiere
var-animal = Tier
var-penalty = Abzug von jedem Wurf
var-igloos-worth = Was ein Iglu zählt
var-huts = Die sechs Hütten
var-gives = Gibt
var-price = Preis
var-points = Punkte
var-mammoths = Die sechzehn Plättchen
var-herd_at = Herde bei
var-for_one = Für einen
var-for_all = Für alle
var-track = Die Tauschleiste
var-level = Stufe
var-give = Geben
var-get = Nehmen
var-buildings = Die neuen Gebäude
var-cards = Die neuen Karten
var-upper = Sofort
var-lower = Am Ende
var-dice = Ihre Würfel für alle

help-place-merchant = Genau **zwei Leute** eines Stammes bringen **zwei Stufen** auf der Tauschleiste und **zwei Schmuck**.
help-place-igloo = Eine Person darf ein Iglu bauen: **drei Rohstoffe einer Art**, sofort gezählt ({ $worth }). Es ist kein Gebäude.
help-place-card_5 = Eine Person darf kaufen, was hier liegt: für **{ $n } Schmuck**, und dann für noch einmal so viel die oberste Karte vom Stapel.
help-place-animal = **{ $n } Leute** in einer Runde vertreiben es, gleich aus welchen Stämmen. Jede Person wirft einen Würfel um die Belohnung: Holz, Lehm, Stein, Gold, ein Werkzeug, Ackerbau.
help-animal = Solange es hier ist, zählt jeder Wurf für Waren **{ $n } weniger**. Kaufen kann man es nicht.
help-top-trade_dice_for_all = Wirf einen Würfel pro Spieler. Du nimmst zuerst einen, dann die anderen reihum: Holz, Lehm, Stein, Gold, zwei Schmuck oder eine Tauschstufe.
help-top-trade_level = Dein Marker steigt auf der Tauschleiste.
help-bottom-merchant = Am Ende zählt jeder Händler deine Stufe auf der Tauschleiste.
help-building-jewelled = Bezahl { $price } und bekomm **{ $points } Punkte**.
help-building-plus = Bezahl { $n } Rohstoffe aus genau { $kinds } Arten und { $jewelry } Schmuck. Du bekommst, was die Rohstoffe wert sind, plus { $plus }.
help-building-bonus = Dafür gibt es **{ $bonus }**.
help-building-winter = Harter Winter: Ein Stein mehr bringt { $points } Punkte dazu.
help-winter-card = Harter Winter: Ein Gold mehr bringt { $points } Punkte.
help-thing-jewelry = Kein Rohstoff: Er bezahlt nur, wo Schmuck verlangt wird, und beim Tausch. Er ernährt niemanden und zählt nichts.
help-thing-jewelry-title = Schmuck
help-thing-trade = Einmal in der Runde, beim Bezahlen einer Karte oder eines Gebäudes, ein Tausch: { $rate }. Händler zählen diese Stufe am Ende.
help-thing-trade-none = Noch kein Tausch. Zwei Leute beim Händler bringen zwei Stufen. Händler auf Karten zählen diese Stufe am Ende.
help-thing-trade-track = Tauschleiste
help-thing-trade-title = Tauschstufe { $level }
help-thing-trade-rate = { $give } geben, { $get } nehmen
help-thing-mammoths = Plättchen gezähmter Mammuts. Wer die meisten hat, bekommt am Ende 10 Punkte.
help-thing-mammoths-title = Mammuts
help-thing-igloos = Bisher gebaute Iglus. Ihre Punkte sind schon gezählt; sie sind keine Gebäude.
help-igloos_left = Noch { $n }. Gehen sie aus, geht die Partie weiter.
help-thing-igloos-title = Iglus
help-thing-herd = In dieser Runde ist die Herde hier. Wer hier gearbeitet hat, darf Leute zum Plättchen schicken, für je 1 Nahrung.
help-thing-herd-title = Die Herde
help-mammoth = Wer das Mammut zähmt, nimmt **{ $one }** oder **{ $all }**; jeder Herausforderer nimmt **{ $all }**.
help-mammoth-title = Das Plättchen des Mammuts
help-mammoth-contest = Der höchste einzelne Würfel derer, die kamen, zähmt es, wenn alle ihre Leute genutzt haben.
var-tile-one = 1
var-tile-all = alle
