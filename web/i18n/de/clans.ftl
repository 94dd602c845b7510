### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = Wald
clans-terrain-mountain = Gebirge
clans-terrain-steppe = Steppe
clans-terrain-grassland = Grasland
clans-colour-red = Rot
clans-colour-blue = Blau
clans-colour-green = Grün
clans-colour-yellow = Gelb
clans-colour-black = Schwarz
clans-clan-red = Clan Rot
clans-clan-blue = Clan Blau
clans-clan-green = Clan Grün
clans-clan-yellow = Clan Gelb
clans-clan-black = Clan Schwarz
clans-huts-red = { $n } rote
clans-huts-blue = { $n } blaue
clans-huts-green = { $n } grüne
clans-huts-yellow = { $n } gelbe
clans-huts-black = { $n } schwarze
clans-huts-none = keine Hütten
clans-huts =
    { $n ->
        [one] { $n } Hütte
       *[other] { $n } Hütten
    }
clans-empty = leer
clans-region = Region { $region }

clans-epochs = Epochen
clans-epoch-good = Epoche { $n }: +{ $bonus } in { $lands }.
clans-epoch-bad = { $lands }: Dörfer gehen unter.
clans-track = Die Clans
clans-village = Dorf { $n }, gegründet von { $name }, Wert { $points }
clans-village-doomed = Dorf { $n }, gegründet von { $name }, untergegangen
clans-village-held =
    { $doomed ->
        [none] { $territory }, Epoche { $epoch }: { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }
       *[other] { $territory }, Epoche { $epoch }: untergegangen
    }
clans-villages = Dörfer
clans-chips =
    { $n ->
        [one] { $n } Dorfchip
       *[other] { $n } Dorfchips
    }
clans-chips_left =
    { $n ->
        [one] noch { $n } Chip
       *[other] noch { $n } Chips
    }
clans-no_chips = noch kein Dorf
clans-first = Hat angefangen
clans-secret = geheimer Clan
clans-yours = Deiner: { $clan }
clans-only_you = Nur du siehst das.

clans-on_map = Wähle ein Gebiet auf der Karte. Tasten: sein Buchstabe, dann seine Zahl.
clans-on_map-region = Region { $region }: welche Zahl?
clans-ask-from = Wähle Hütten zum Versetzen
clans-ask-to = Wohin von { $from }?
clans-ask-send = Von { $from } nach { $to } ziehen?
clans-ask-found = Welches der { $n } Dörfer wird als Nächstes gegründet?
clans-ask-found_this = Das Dorf in { $territory } als Nächstes gründen?
clans-wait-move = { $name } versetzt Hütten
clans-wait-found = { $name } wählt die Reihenfolge der neuen Dörfer
clans-from = Von { $from }
clans-from_to = Von { $from } nach { $to }
clans-found_next = Nächstes Dorf: { $territory }
clans-send = Hütten versetzen
clans-found = Als Nächstes gründen
clans-founds_nothing = Dadurch entsteht kein Dorf.
clans-short = Dorf { $territory }: { $points }
clans-short-doomed = { $territory } geht unter
clans-preview-village = Dorf { $territory }
clans-preview-scores = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = geht unter: Das Land ist ungünstig, niemand punktet.
clans-preview-nobody = Der Streit vertreibt alle; niemand punktet.
clans-preview-strife = Der Streit vertreibt { $colours }.
clans-preview-later = Später gegründet: { $points }.

row-chips = Dorfchips
reason-villages = Das zwölfte Dorf ist gegründet.
reason-no_moves = Keine Hütte kann mehr ziehen.

clans-event-began = Die Partie beginnt; { $name } zieht zuerst.
clans-event-huts_placed = Hütten in Region { $region }: { $colours }.
clans-event-clans_shuffled = Die Clankarten sind verdeckt verteilt.
clans-event-clan_seen = Du bist { $colour }.
clans-event-epoch_began = Epoche { $epoch }
clans-event-turn_began = { $name } ist am Zug.
clans-event-moved = { $name } versetzt { $huts } von { $from } nach { $to }.
clans-event-order_asked = { $name } entscheidet, in welcher Reihenfolge { $territories } gegründet werden.
clans-event-founded = { $name } gründet Dorf { $chip } in { $territory } und nimmt den Chip.
clans-ribbon-founded = Dorf { $chip } steht in { $territory }
clans-event-doomed = { $territory } liegt in ungünstigem Gelände: Das Dorf geht unter ({ $huts }).
clans-event-strife = Streit in { $territory } vertreibt { $huts }.
clans-event-scored = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }(davon { $bonus } für das Land)
    } für { $colours }.
clans-event-not_founded = Zu spät für ein Dorf: { $territories }.
clans-event-ended-villages = Das zwölfte Dorf steht: Die Partie ist zu Ende.
clans-event-ended-no_moves = Keine Hütte kann mehr ziehen: Die Partie ist zu Ende.
clans-event-clan_shown = { $name }: { $colour }.
clans-event-disc_removed = Ohne Spieler: { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } kommt auf { $points } Punkt.
       *[other] { $name } kommt auf { $points } Punkte.
    }
policy-found = Zuerst das gründen, was meinem Clan am meisten bringt

## clans-cover: what is said of Clans outside of its tables

option-printed_board = Der gedruckte Plan
option-printed_board-is = Regionen und Nachbarn wie im veröffentlichten Spiel, soweit bekannt. Ohne diese Wahl: unsere eigene Karte.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Dörfer nach Epoche
stat-name-villages_by_territory = Wo Dörfer entstehen
stat-ask-villages_by_epoch = Wie viel ist in Clans ein Dorf je Epoche wert?
stat-ask-villages_by_territory = In welchen Gebieten von Clans entstehen Dörfer, und wie viel bringen sie?
stat-column-doomed = Untergegangen
stat-column-epoch = Epoche
stat-column-mean_colours = Ø Clans
stat-column-mean_epoch = Ø Epoche
stat-column-strife = Mit Streit
stat-column-territory = Gebiet
stat-column-villages = Dörfer
stat-value-villages = das zwölfte Dorf
stat-value-no_moves = keine Hütte kann mehr ziehen

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Du bist { $clan }, und nur du weißt es. Jeder Clan hat Hütten im ganzen Land; bring deine in reiche Dörfer, ohne zu früh zu zeigen, welche es sind.
clans-teach-from = Ein Zug ist eine Bewegung: alle Hütten eines Gebiets, gleich welcher Farbe. Wähle eines auf der Karte.
clans-teach-to = Sie ziehen in ein Nachbargebiet, in dem schon Hütten stehen. Wähle, wohin.
clans-teach-send = Der Pfeil zeigt den Zug; darunter steht seine Wirkung. Sende ihn.
clans-teach-village = Hütten ohne bewohnten Nachbarn werden ein Dorf. Hier gründet ein Zug eines: Wer ihn macht, nimmt einen Chip, und der ist ein Punkt.
clans-teach-score = Ein Dorf zählt seine Hütten für jeden Clan, der darin lebt. Die Leiste zeigt alle fünf; wie es um { $clan } steht, ist dein Geheimnis.
clans-teach-epoch = Die Tafel zeigt die Epochen: In einem Gelände bringen Dörfer mehr, in einem anderen gehen sie unter. Eine Epoche endet mit ihrem letzten Chip.
clans-teach-end = Das zwölfte Dorf beendet die Partie. Dann werden die Clans aufgedeckt, und jeder zählt seine Chips zu den Punkten seines Clans.
clans-teach-hint-secret = Du bist { $clan }. Versetz auch andere Hütten, sonst sehen die anderen, welche deine sind.
clans-teach-hint-found = Einer deiner Züge könnte jetzt ein Dorf gründen. Wähle ihn, um zu sehen, was es bringt und wem.
clans-teach-hint-order = Du bestimmst, welches Dorf zuerst kommt: Der nächste Chip kann zu einer anderen Epoche gehören.
clans-teach-hint-epoch = Eine neue Epoche: Ein anderes Gelände bringt jetzt mehr, und ein anderes zerstört Dörfer.

## clans-text: the map of Clans in words

clans-told-now = Jetzt ist Epoche { $n }
clans-told-chips =
    { $n ->
        [one] { $n } Dorfchip ist übrig
       *[other] { $n } Dorfchips sind übrig
    }
clans-told-epochs = Epochen
clans-told-epoch =
    { $n ->
        [one] { $n } Dorf darin
       *[other] { $n } Dörfer darin
    }
clans-told-scores = Punkte der Clans
clans-told-villages = Dörfer
clans-told-map = Gebiete mit Hütten
clans-told-borders = grenzt an { $names }
clans-told-scored =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
clans-told-gone = niemand spielte diesen Clan
clans-told-chips_of = Dorfchips
clans-told-clan = Clan
clans-told-move = Welche Hütten ziehen, und wohin?
clans-told-to = Die Hütten von { $from } nach { $to } versetzen
clans-told-comes = Zug nach { $to }: Dorf { $territory }, { $words }
clans-told-found = Das Dorf in { $territory } als Nächstes gründen

## clans-condition: conditions of conditional moves

clans-condition-chips = übrige Dorfchips
clans-condition-epoch = Epoche
clans-condition-score = Punkte: { $what }
clans-condition-score-any = Punkte eines Clans
clans-condition-huts = { $what }: Hütten
clans-condition-huts-any = Hütten in einem Gebiet
clans-condition-mine = { $what }: meine Hütten
clans-condition-mine-any = meine Hütten in einem Gebiet
