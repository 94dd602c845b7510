### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } Holz
amount-brick = { $n } Lehm
amount-stone = { $n } Stein
amount-gold = { $n } Gold
amount-food = { $n } Nahrung
amount-jewelry = { $n } Schmuck
amount-nothing = nichts
amount-people =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Leute
    }
amount-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

resource-wood = Holz
resource-brick = Lehm
resource-stone = Stein
resource-gold = Gold
resource-food = Nahrung
resource-jewelry = Schmuck

place-tool_maker = Werkzeug
place-hut = Hütte
place-field = Feld
place-hunt = Jagd
place-forest = Wald
place-clay_pit = Lehmgrube
place-quarry = Steinbruch
place-river = Fluss
place-merchant = Händler
place-igloo = Iglu
place-card = Karte für { $cost }
place-building =
    { $n ->
        [1] Das erste Gebäude
        [2] Das zweite Gebäude
        [3] Das dritte Gebäude
        [4] Das vierte Gebäude
        [5] Das fünfte Gebäude
       *[other] Das { $n }. Gebäude
    }

at-tool_maker = beim Werkzeugmacher
at-hut = in der Hütte
at-field = auf dem Feld
at-hunt = auf der Jagd
at-forest = im Wald
at-clay_pit = in der Lehmgrube
at-quarry = im Steinbruch
at-river = am Fluss
at-card = auf der Karte „{ $what }“
at-building = auf dem Gebäude „{ $what }“
at-card_plain = auf der Karte für { $n }
at-building_plain =
    { $n ->
        [1] auf dem ersten Gebäude
        [2] auf dem zweiten Gebäude
        [3] auf dem dritten Gebäude
        [4] auf dem vierten Gebäude
        [5] auf dem fünften Gebäude
       *[other] auf dem { $n }. Gebäude
    }
to-tool_maker = zum Werkzeugmacher
to-hut = in die Hütte
to-field = aufs Feld
to-hunt = auf die Jagd
to-forest = in den Wald
to-clay_pit = in die Lehmgrube
to-quarry = in den Steinbruch
to-river = an den Fluss
to-card = auf die Karte „{ $what }“
to-building = auf das Gebäude „{ $what }“
to-card_plain = auf die Karte für { $n }
to-building_plain =
    { $n ->
        [1] auf das erste Gebäude
        [2] auf das zweite Gebäude
        [3] auf das dritte Gebäude
        [4] auf das vierte Gebäude
        [5] auf das fünfte Gebäude
       *[other] auf das { $n }. Gebäude
    }

does-tool_maker = Werkzeug erhalten oder verbessern
does-hut = Eine Person mehr (braucht zwei)
does-field = Jede Runde eine Nahrung mehr
does-hunt = Würfeln für Nahrung
does-forest = Würfeln für Holz
does-clay_pit = Würfeln für Lehm
does-quarry = Würfeln für Stein
does-river = Würfeln für Gold

top-dice_for_all = Würfel für alle
top-food = { $n } Nahrung
top-resource = { $n } { $what }
top-roll = { $n } Würfel: { $what }
top-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
top-tool = +1 Werkzeug
top-agriculture = +1 Ackerbau
top-extra_card = Zusatzkarte
top-once_tool = Einmalwerkzeug +{ $n }
top-two_of_choice = 2 nach Wahl

top-trade_level = +1 Tauschstufe
top-trade_dice_for_all = Würfel für alle

culture-healing = Heilkunde
culture-art = Kunst
culture-writing = Schrift
culture-pottery = Töpferei
culture-time = Zeit
culture-transport = Transport
culture-music = Musik
culture-weaving = Weberei
trade-farmer =
    { $n ->
        [one] Bauer
       *[other] Bauern
    }
trade-tool_maker = Werkzeugm.
trade-hut_builder = Hüttenbauer
trade-shaman =
    { $n ->
        [one] Schamane
       *[other] Schamanen
    }
trade-merchant = Händler
trade-scores-merchant = mal deine Tauschstufe am Ende
trade-scores-farmer = mal dein Ackerbau am Ende
trade-scores-tool_maker = mal der Wert deiner Werkzeuge am Ende
trade-scores-hut_builder = mal deine Gebäude am Ende
trade-scores-shaman = mal deine Leute am Ende
culture-scores = ein Symbol mehr für einen Satz; ein Satz zählt seine Größe im Quadrat

building-of_kinds =
    { $kinds ->
        [one] { $n } aus { $kinds } Art
       *[other] { $n } aus { $kinds } Arten
    }
building-any = { $least }–{ $most } beliebige
building-kinds =
    { $kinds ->
        [one] { $kinds } Art
       *[other] { $kinds } Arten
    }
building-any_kind = beliebig
building-sum = = Preis
building-left = noch { $n }
building-left_short = ×{ $n }
building-empty = leer
card-empty = weg
deck-left = noch { $n } Karten

phase-place = Setzen
phase-act = Nutzen
phase-feed = Ernähren
phase-end = Ende
round = Runde { $n }

ask-place = Leute einsetzen (noch { $n })
ask-place_n = Wie viele { $place }?
ask-place_all =
    { $n ->
        [one] { $n } Person { $to } schicken?
       *[other] { $n } Leute { $to } schicken?
    }
ask-use = Nutze deine Leute, in beliebiger Reihenfolge
ask-tools = { $total } gewürfelt, das bringt { $gain }. Werkzeug dazu?
ask-pay = { $what } kaufen?
ask-pick = Nimm einen der Würfel
ask-feed = Dir fehlt { $n } Nahrung. Bezahl mit Rohstoffen, oder verlier { $penalty } Punkte.
ask-take = Nimm zwei beliebige Rohstoffe
wait-place = { $name } setzt Leute ein
wait-act = { $name } nutzt die eigenen Leute
wait-tools = { $name } entscheidet über Werkzeug
wait-pick = { $name } wählt einen Würfel
wait-feed = Noch zu ernähren: die Leute von { $names }
wait-move = Warten auf { $name }

choose-on_board = Wähle einen Ort auf dem Plan.
choose-place = Wohin gehen deine Leute?
choose-use = Welche Leute sind als Nächstes dran?
choose-people = Wie viele?
choose-expect =
    { $people ->
        [one] { $people } Person: etwa { $what }
       *[other] { $people } Leute: etwa { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } Person: etwa { $what }, { $more } mit deinen Werkzeugen
       *[other] { $people } Leute: etwa { $what }, { $more } mit deinen Werkzeugen
    }
choose-with_tools = mit Werkzeug: { $n }
choose-send_people =
    { $n ->
        [one] { $n } Person { $to } schicken
       *[other] { $n } Leute { $to } schicken
    }
choose-use_roll =
    { $n ->
        [one] { $n } Würfel { $at } werfen
       *[other] { $n } Würfel { $at } werfen
    }
choose-use_all = { $n } Orte auf einmal nutzen
choose-use_tool_maker = Werkzeug machen
choose-use_hut = Eine Person dazubekommen
choose-use_field = Das Feld bestellen
choose-use_card = „{ $what }“ kaufen oder auslassen
choose-use_building = „{ $what }“ bauen oder auslassen
choose-take_gain = { $gain } nehmen
choose-gain_with_tools = ohne Werkzeug { $gain }, damit { $more }
choose-tool = Werkzeug { $value }
choose-once_tool = Einmalwerkzeug { $value }
choose-then = dann { $gain }
choose-added = dabei
choose-pay = { $what } bezahlen
choose-pay_scores =
    { $n ->
        [one] Bezahlen, { $n } Punkt
       *[other] Bezahlen, { $n } Punkte
    }
choose-pay_none = Bezahlen
choose-feed_head =
    { $n ->
        [one] { $n } Rohstoff statt { $n } Nahrung
       *[other] { $n } Rohstoffe statt { $n } Nahrung
    }
choose-pay_more = noch { $n }
choose-price_total =
    { $n ->
        [one] { $n } beliebiger Rohstoff
       *[other] { $n } beliebige Rohstoffe
    }
choose-price_kinds = { $n } { $n ->
        [one] Rohstoff
       *[other] Rohstoffe
    } aus genau { $kinds } { $kinds ->
        [one] Art
       *[other] Arten
    }
choose-price_range = { $least } bis { $most } beliebige Rohstoffe
choose-kinds_wrong =
    { $kinds ->
        [one] Es müssen genau { $kinds } Art sein
       *[other] Es müssen genau { $kinds } Arten sein
    }
choose-decline = Nicht kaufen
choose-take = 2 beliebige Rohstoffe
choose-take_hint = Karte nutzen: zwei beliebige Rohstoffe nehmen
choose-take_send = { $what } nehmen
choose-pick = { $gives } nehmen
choose-feed_pay = Mit { $what } ernähren
choose-starve =
    { $n ->
        [one] { $n } Punkt verlieren
       *[other] { $n } Punkte verlieren
    }
choose-tools_n =
    { $n ->
        [0] Kein Werkzeug dazunehmen
        [one] { $n } Werkzeug dazunehmen
       *[other] { $n } Werkzeuge dazunehmen
    }
choose-go_hungry = Hungern lassen
choose-nothing = Du hast nichts zu entscheiden.
choose-less = Eins weniger
choose-more = Eins mehr
choose-add = { $what } dazulegen
choose-remove = { $what } entfernen
die-gives-tool = besseres Werkzeug
die-gives-agriculture = +1 Ackerbau

board-food = Nahrung
board-tools = Werkzeug
board-tool_used = benutzt
board-no_tools = kein Werkzeug
board-agriculture = Ackerbau
board-buildings = Gebäude
board-cards = Karten
board-extra_card = Zusatzkarte
board-extra_cards =
    { $n ->
        [one] { $n } Zusatzkarte verdeckt
       *[other] { $n } Zusatzkarten verdeckt
    }
board-two_of_choice = 2 beliebige Rohstoffe, noch nicht genommen
board-now = { $n }, wenn jetzt Schluss wäre
board-now_short = am Ende: { $n }
board-eats = Deine Leute essen am Ende der Runde { $n } Nahrung, du hast { $food }
board-eats_short = isst { $n }
shut-empty = Dort liegt nichts mehr.
shut-mine = Du bist schon dort.
shut-full = Der Ort ist voll.
shut-players = Bei so wenigen Spielern darf niemand sonst dorthin.
shut-village = Bei so wenigen Spielern dürfen in dieser Runde keine weiteren Orte im Dorf genutzt werden.
shut-people = Du hast nicht genug Leute zu Hause.
shut-place = { $place }: { $why }
board-home = { $home } von { $people } zu Hause
board-none = noch keine
board-score = Punkte

row-culture = Kultursätze
row-farmers = Bauern × Ackerbau
row-tool_makers = Werkzeug­macher × Werkzeug
row-hut_builders = Hütten­bauer × Gebäude
row-shamans = Schamanen × Leute
row-resources = Übrige Roh­stoffe
reason-cards = Die Karten sind aufgebraucht.
reason-buildings = Ein Gebäudestapel ist leer.

event-began = Die Partie beginnt; { $name } ist zuerst Startspieler.
event-round_began = Runde { $round }: { $name } beginnt
event-phase_began-act = Alle Leute sind eingesetzt; jetzt werden sie genutzt.
event-phase_began-feed = Die Leute müssen ernährt werden.
event-placed =
    { $people ->
        [one] { $name } schickt { $people } Person { $to }.
       *[other] { $name } schickt { $people } Leute { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } behält { $people } Person zu Hause; es ist nichts mehr frei.
       *[other] { $name } behält { $people } Leute zu Hause; es ist nichts mehr frei.
    }
event-rolled = { $name } würfelt { $dice } { $at }.
event-tools_used = { $name } nimmt Werkzeug im Wert von { $value } dazu.
event-gathered = { $name } bringt { $what } heim.
event-tool_made =
    { $value ->
        [none] Die Werkzeuge von { $name } sind schon die besten.
       *[other] { $name } hat jetzt ein Werkzeug mit Wert { $value }.
    }
event-agriculture_rose = { $name } hebt den Ackerbau auf { $level }.
event-person_born =
    { $people ->
        [one] { $name } hat jetzt { $people } Person.
       *[other] { $name } hat jetzt { $people } Leute.
    }
event-paid = { $name } bezahlt { $what }.
event-declined = { $name } kauft nichts { $at }.
event-card_taken = { $name } nimmt die Karte „{ $what }“.
event-building_taken =
    { $points ->
        [one] { $name } baut und erhält { $points } Punkt.
       *[other] { $name } baut und erhält { $points } Punkte.
    }
event-gained = { $name } bekommt { $what }.
event-scored =
    { $points ->
        [one] { $name } erhält { $points } Punkt.
       *[other] { $name } erhält { $points } Punkte.
    }
event-once_tool_gained = { $name } bekommt ein Einmalwerkzeug mit Wert { $value }.
event-two_of_choice_gained = { $name } darf jetzt oder später zwei beliebige Rohstoffe nehmen.
event-took = { $name } wählt { $what }.
event-extra_card_drawn = { $name } zieht eine Zusatzkarte.
event-extra_card_seen = Deine Zusatzkarte: { $what }.
event-no_extra_card = Für { $name } ist keine Karte mehr zu ziehen.
event-dice_rolled = Würfel für alle: { $dice }.
event-die_picked = { $name } nimmt die { $die }.
event-harvested = { $name } erntet { $amount } Nahrung.
event-fed = { $name } gibt { $amount } Nahrung aus.
event-went_short = { $name } fehlt { $missing } Nahrung.
event-fed_with = { $name } zahlt { $what } statt Nahrung.
event-starved =
    { $points ->
        [one] Die Leute von { $name } hungern: { $points } Punkt verloren.
       *[other] Die Leute von { $name } hungern: { $points } Punkte verloren.
    }
event-ended-cards = Die Karten sind aufgebraucht: Die Partie ist zu Ende.
event-ended-buildings = Ein Gebäudestapel ist leer: Die Partie ist zu Ende.
event-extra_card_shown = Zusatzkarte von { $name }: { $what }.
policy-feed = Meine Leute ernähren: erst Nahrung, dann das Billigste
policy-tools = Werkzeug nutzen, wenn es eins mehr bringt
policy-use = Meine Aktionen in dieser Reihenfolge
policy-pay = Mit den billigsten Rohstoffen zahlen
policy-decline = Auslassen, was ich nicht kaufe
policy-pick = Den höchsten Würfel nehmen

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Schick deine Leute jagen, graben und bauen. Eine Partie dauert eine halbe Stunde, und Bots sind immer bereit.
option-harsh_winter = Harter Winter
option-harsh_winter-is = Leg einen Stein mehr in ein Gebäude oder ein Gold mehr auf eine Karte und bekomm sofort Punkte dafür.
option-wild_animals = Wilde Tiere
option-wild_animals-is = Vier Tiere im Kartenstapel verschlechtern allen die Würfe, bis die Stämme sie gemeinsam vertreiben.
option-igloos = Iglus
option-igloos-is = Ein kleiner Bauplatz: drei gleiche Rohstoffe gegen Punkte.
option-new_huts = Die neuen Hütten
option-new_huts-is = Sechs Gebäude, die wenig zählen, aber dauerhaft etwas bringen.
option-mammoth_herd = Mammutherde
option-mammoth_herd-is = Jede Runde zieht eine Herde an einem Ort vorbei. Wer dort arbeitet, kann versuchen, ein Mammut zu zähmen.
option-expansion = Die Erweiterung
option-expansion-is = Ein fünfter Spieler, Schmuck, ein Händler, eine Tauschleiste, ein fünfter Kartenplatz, neue Gebäude und Karten.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Faire Würfel
stat-name-favourite_places = Beliebte Orte
stat-name-food_shortage = Hunger
stat-name-luck_by_player = Glück mit den Würfeln
stat-name-openings = Erste Züge
stat-name-win_rate_by_building = Siegquote nach Gebäude
stat-name-win_rate_by_card = Siegquote nach Karte
stat-name-yield_by_place = Ertrag nach Ort
stat-ask-fairness_of_dice = Jede Seite eines fairen Würfels fällt bei einem Sechstel aller Würfe: 16,7 %.
stat-ask-favourite_places = Wohin gehen die Leute?
stat-ask-food_shortage = Wie oft fehlt Spielern Nahrung, und gewinnen sie trotzdem?
stat-ask-luck_by_player = Glück ist die Summe der Augen über dem Durchschnitt von 3,5 je Würfel.
stat-ask-openings = Welche ersten Einsätze werden gespielt, und wie enden diese Partien?
stat-name-decided_by_dice = Von Würfeln entschieden
stat-ask-decided_by_dice = Wie oft gewinnt, wer das meiste Würfelglück hat? Entschieden die Würfel nichts, wäre es der faire Anteil.
stat-column-mean_luck = Glück im Schnitt
stat-column-mean_luck_when_won = Glück im Schnitt, wenn gewonnen
stat-ask-win_rate_by_building = Wie oft gewinnt der Spieler, der es gebaut hat?
stat-ask-win_rate_by_card = Wie oft gewinnt der Spieler, der sie genommen hat?
stat-ask-yield_by_place = Was sammeln die Leute, verglichen mit dem erwarteten Ertrag ihrer Würfel ohne Werkzeug?
stat-column-building = Gebäude
stat-column-built = Gebaut
stat-column-card = Karte
stat-column-counts_in = Zählt für
stat-column-dice = Würfel
stat-column-expected = Zu erwarten
stat-column-face = Augen
stat-column-firsts = Damit gewonnen
stat-column-mean_amount = Ø Ertrag
stat-column-mean_people = Ø Leute
stat-column-mean_times_starved = Ø Hungersnöte
stat-column-mean_tools_when_used = Ø Werkzeuge, wenn benutzt
stat-column-opening = Erster Zug
stat-column-people = Leute
stat-column-place = Ort
stat-column-rolls = Würfe
stat-column-taken = Genommen
stat-column-times_short = Wie oft Nahrung fehlte
stat-column-top = Soforteffekt
stat-column-yield = Ertrag
stat-value-dice_for_all = Würfel für alle
stat-value-food = Nahrung
stat-value-resource = Rohstoff
stat-value-roll = Würfelwurf
stat-value-points = Punkte
stat-value-tool = Werkzeug
stat-value-agriculture = Ackerbau
stat-value-extra_card = Zusatzkarte
stat-value-once_tool = Einmalwerkzeug
stat-value-two_of_choice = 2 beliebige Rohstoffe
stat-value-culture = Kultur
stat-value-farmers = Bauern
stat-value-tool_makers = Werkzeugmacher
stat-value-hut_builders = Hüttenbauer
stat-value-shamans = Schamanen
stat-value-cards = Karten ausgegangen
stat-value-buildings = ein Gebäudestapel ausgegangen
stat-place-card = Karte { $n }
stat-place-building = Gebäude { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Du führst einen Stamm. Gebäude zählen sofort, Karten meist am Ende; wer die meisten Punkte hat, gewinnt. In jeder Runde setzt du deine Leute ein, nutzt sie und ernährst sie.
stoneage-teach-place = Schick Leute zur Arbeit, wo der Plan leuchtet. Wähle drei und sende: Jeder würfelt dann für dich.
stoneage-teach-buyer = Steht eine Person auf einer Karte oder einem Gebäude, kannst du dort später kaufen. Die Zahl daran ist der Preis; die Einzelheiten siehst du vor dem Senden.
stoneage-teach-rest = Setz nun die übrigen ein, pro Zug einen Ort. Die Jagd bringt Nahrung; Werkzeugmacher, Feld und Hütte verbessern deinen Stamm auf Dauer.
stoneage-teach-use = Alle sind eingesetzt. Nutze deine Leute in beliebiger Reihenfolge: erst sammeln, dann mit dem Gesammelten kaufen.
stoneage-teach-buy = Jetzt kaufst du. Der Knopf zahlt mit den billigsten Rohstoffen; tippe andere an, um mit ihnen zu zahlen, oder verzichte. Deine Person kommt so oder so nach Hause.
stoneage-teach-feed = Die Runde ist vorbei, und deine Leute haben je eine Nahrung gegessen. Neben deiner Nahrung steht, was als Nächstes kommt: Sie werden { $n } von deinen { $food } brauchen.
stoneage-teach-end = So geht es weiter, bis die Karten oder ein Gebäudestapel ausgehen. Dann zählen Karten und übrige Rohstoffe, und die Wertung zeigt jeden Punkt.
stoneage-teach-hint-place =
    { $touch ->
        [none] Fahr mit der Maus über einen Ort, um zu lesen, was er tut. Auch andere besetzen Orte, also nimm zuerst, was du am dringendsten brauchst.
       *[other] Halte einen Finger auf einen Ort, um zu lesen, was er tut. Auch andere besetzen Orte, also nimm zuerst, was du am dringendsten brauchst.
    }
stoneage-teach-hint-use = Was du jetzt sammelst, kann im selben Zug eine Karte oder ein Gebäude bezahlen: Sammle also zuerst.
stoneage-teach-hint-tools = Ein Werkzeug erhöht einen Wurf in jeder Runde um seinen Wert. Nimm es, wo es eins mehr bringt.
stoneage-teach-hint-pay = Gebäude zählen, was sie kosten. Karten mit verschiedenen grünen Symbolen zählen zusammen, also sieh nach, was du hast.
stoneage-teach-hint-pick = Jeder nimmt einen dieser Würfel, du zuerst: Höhere geben mehr.
stoneage-teach-hint-food = Deine Leute werden { $n } Nahrung brauchen, und du hast { $food }. Jage, oder zahle mit Rohstoffen.

## stoneage-text: the Stone Age table in words

told-round = Runde { $round }: { $phase }
told-start = { $name } beginnt die Runde
told-places = Orte
told-cards = Karten
told-buildings = Gebäude
told-stands =
    { $n ->
        [one] { $name } hat dort { $n } Person
       *[other] { $name } hat dort { $n } Leute
    }
told-nobody = niemand ist dort
told-free =
    { $of ->
        [one] frei
       *[other] { $n } von { $of } Plätzen frei
    }
told-full = voll
told-room = Platz für beliebig viele
told-no_card = keine Karte
told-no_building = kein Gebäude mehr
told-building =
    { $n ->
        [one] { $price } für { $n } Punkt
       *[other] { $price } für { $n } Punkte
    }
told-building_sum = { $price }, zählt deren Wert
told-rolled = { $name } hat { $at } { $dice } gewürfelt
told-dice = Würfel für alle: { $dice }
told-herd = Die Mammutherde ist { $place }. { $prize }
told-send =
    { $n ->
        [one] Schicke { $n } Person { $to }
       *[other] Schicke { $n } Leute { $to }
    }
told-send_expect =
    { $n ->
        [one] Schicke { $n } Person { $to }: etwa { $what }
       *[other] Schicke { $n } Leute { $to }: etwa { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Schicke { $n } Person { $to }: etwa { $what }, { $more } mit deinen Werkzeugen
       *[other] Schicke { $n } Leute { $to }: etwa { $what }, { $more } mit deinen Werkzeugen
    }
told-send_all =
    { $n ->
        [one] Schicke { $n } Person
       *[other] Schicke { $n } Leute
    }
told-shut = Orte, die du jetzt nicht nutzen kannst
told-home = Leute
told-store = Vorrat
told-agriculture = { $n } von 10
told-once = einmalig { $n }
told-sets = Symbole
told-trades = Berufe

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 = Karte für { $cost } Schmuck
at-merchant = beim Händler
at-igloo = beim Iglu
at-card_5_plain = auf der Karte für Schmuck
at-herd = bei der Herde
to-merchant = zum Händler
to-igloo = zum Iglu
to-card_5_plain = auf die Karte für Schmuck
does-merchant = Zwei Tauschstufen und zwei Schmuck
does-igloo = Drei von einer Art, für Punkte
does-animal = { $of } Leute zusammen vertreiben es. Bis dahin zählt jeder Wurf { $n } weniger.

animal-bird_of_prey = Raubvogel
animal-wolf = Wolf
animal-wild_boar = Wildschwein
animal-polar_bear = Eisbär
animal-label = Tier: { $what }
animal-penalty = −{ $n } je Wurf
animal-all = −{ $n } von jedem Wurf
bonus-wood_each_round = Holz je Runde
bonus-brick_each_round = Lehm je Runde
bonus-stone_each_round = Stein je Runde
bonus-person = eine Person
bonus-tool = ein besseres Werkzeug
bonus-agriculture = +1 Ackerbau
bonus-food_2 = 2 Nahrung
bonus-wood = 1 Holz
bonus-brick = 1 Lehm
bonus-stone_and_wood = 1 Stein und 1 Holz
bonus-points_7 = 7 Punkte
bonus-points_3 = 3 Punkte
building-bonus = { $price }, dafür { $bonus }
building-jewels = { $price } und { $n } Schmuck
building-plus = = Preis + { $n }
building-igloos_left = noch { $n }
trade-rate = { $give } → { $get }
trade-track = Tauschleiste
trade-one = 1
trade-all = alle
trade-none = noch kein Tausch
trade-at = { $name }: { $level }
herd-here = Hier ist die Mammutherde
herd-next = Danach: { $place }
herd-last = das letzte
herd-left_long = Herde: noch { $n }
herd-tile = Wer zähmt, bekommt { $one } oder, wie alle anderen dort, { $all }

phase-herd = Herde
ask-split = Du hast { $n } erhalten: Wie viel davon als Schmuck?
ask-join = Leute { $place } mit der Herde schicken?
ask-second = Noch eine Karte kaufen, verdeckt, für Schmuck?
ask-tame = Du hast das Mammut gezähmt: welcher Bonus?
ask-trade = Was willst du tauschen?
ask-pay_igloo = Das Iglu bauen?
wait-herd = { $name } entscheidet über das Mammut

choose-split = Schmuck
choose-split_take = { $what } nehmen
choose-split_food = Nur Nahrung
choose-split_jewelry = Nur Schmuck
choose-join_food = und { $n } Nahrung
choose-join_short = noch { $n } Rohstoffe statt Nahrung
choose-join_each = Je eine Nahrung oder stattdessen ein Rohstoff
choose-join_send =
    { $n ->
        [one] { $n } Person mitschicken für { $what }
       *[other] { $n } Leute mitschicken für { $what }
    }
choose-stay = Nicht mitgehen
choose-second = Eine zweite Karte, verdeckt
choose-tame_one = Für dich allein
choose-tame_all = Für dich und alle Herausforderer
choose-tame_take = { $what } nehmen
choose-trade = Tauschen
choose-trade_rate = { $give } gegen { $get }
choose-trade_give = Geben
choose-trade_get = Nehmen
choose-trade_send = { $give } gegen { $get } tauschen
choose-traded = { $what } aus dem Tausch muss hier verwendet werden.
choose-extra =
    { $n ->
        [one] und { $what } mehr: { $n } Punkt
       *[other] und { $what } mehr: { $n } Punkte
    }
choose-use_merchant = Den Händler besuchen
choose-use_igloo = Ein Iglu bauen
die-gives-trade_level = +1 Tauschstufe

board-trade_level = Tauschstufe
board-trade_used = in dieser Runde schon getauscht
board-igloos = Iglus
board-mammoths = Mammuts
board-joined =
    { $n ->
        [one] { $n } Person bei der Herde
       *[other] { $n } Leute bei der Herde
    }
row-merchants = Händler × Tausch­stufe
row-mammoths = Meiste Mammuts

event-began-with = Die Partie beginnt ({ $options }); { $name } ist zuerst Startspieler.
event-phase_began-herd = Wer geht zum Mammut?
event-animal_came = Ein Tier kommt ({ $animal }): Jeder Wurf zählt { $n } weniger.
event-herd_moved = Die Mammutherde ist { $at }.
event-herd_left = Die Mammutherde ist für immer weitergezogen.
event-joined =
    { $people ->
        [one] { $name } schickt { $people } Person zur Herde, für { $what }.
       *[other] { $name } schickt { $people } Leute zur Herde, für { $what }.
    }
event-contest_rolled = { $name } würfelt { $dice } um das Mammut.
event-mammoth_tamed = { $name } zähmt das Mammut.
event-mammoth_gone = Niemand ging mit: Das Mammut zieht weiter.
event-bonus_taken = { $name } nimmt den Bonus: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } legt für den Harten Winter { $what } dazu und erhält { $points } Punkt.
       *[other] { $name } legt für den Harten Winter { $what } dazu und erhält { $points } Punkte.
    }
event-igloo_built =
    { $points ->
        [one] { $name } baut ein Iglu und erhält { $points } Punkt.
       *[other] { $name } baut ein Iglu und erhält { $points } Punkte.
    }
event-animal_left = Das Tier ist vertrieben ({ $animal }).
event-animal_rolled = { $name } würfelt { $dice } zur Belohnung.
event-trade_level_rose = { $name } tauscht jetzt auf Stufe { $level }.
event-traded = { $name } tauscht { $give } gegen { $get }.
event-trade_dice_rolled = Würfel der Händler für alle: { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = meine Nahrung
stoneage-condition-have = mein Vorrat: { $what }
stoneage-condition-have-any = meine Rohstoffe
stoneage-condition-people = meine Leute
stoneage-condition-home = meine noch nicht eingesetzten Leute
stoneage-condition-agriculture = mein Ackerbau
stoneage-condition-tools = Wert meiner Werkzeuge
stoneage-condition-score = meine Punkte
stoneage-condition-round = Runde
stoneage-condition-roll = Augensumme
stoneage-condition-crowd = { $what }: Leute dort
stoneage-condition-crowd-any = Leute an einem Ort
stoneage-condition-free = { $what }: freie Plätze
stoneage-condition-free-any = freie Plätze an einem Ort
stoneage-condition-cost = { $what }: Kosten
stoneage-condition-cost-any = Kosten einer Karte oder eines Gebäudes
stoneage-condition-card = { $what }
stoneage-condition-card-any = Karte auf einem Platz
stoneage-condition-building = { $what }
stoneage-condition-building-any = Gebäude auf einem Stapel
