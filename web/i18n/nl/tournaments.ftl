### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Toernooien
tour-lead = Schrijf je in, speel elke ronde aan een tafel en zie hoe je ervoor staat.
tour-none = Nog geen toernooien.
tour-none_act = Maak het eerste: spelers schrijven zich in en elke ronde deelt ze opnieuw in.
tour-new = Nieuw toernooi
tour-more = Meer opties
tour-account = Meld je aan met een account om mee te doen.
tour-name = Naam
tour-game = Spel
tour-format = Opzet
tour-format-swiss = Zwitsers
tour-format-swiss-is = Wie evenveel punten heeft, treft elkaar. Iedereen speelt elke ronde.
tour-format-robin = Iedereen tegen iedereen
tour-format-robin-is = Iedereen treft iedereen zo gelijk mogelijk.
tour-format-groups = Groepen en finale
tour-format-groups-is = De besten van elke groep treffen elkaar aan het eind.
tour-format-knockout = Knock-out
tour-format-knockout-is = De beste helft van elke tafel gaat door.
tour-seats = Spelers per tafel
tour-seats_min = Spelers aan de kleinste tafel
tour-rounds = Rondes
tour-groups = Groepen
tour-advance = Door uit elke groep
tour-players_max = Hoogste aantal spelers
tour-points = Punten per plaats
tour-bye_points = Punten voor een vrije ronde
tour-clock = Bedenktijd
tour-clock-days = 1 dag per zet
tour-clock-live = 20 minuten elk
tour-clock-none = Geen klok
tour-starts_at = Begin
tour-starts_hint = Leeg: je start het zelf.
tour-listed = Voor iedereen zichtbaar
tour-create = Toernooi maken
tour-players = { $n } van { $max } spelers
tour-status-open = Inschrijving open
tour-status-over = Afgelopen
tour-status-cancelled = Afgelast
tour-round = Ronde { $n }
tour-organiser = Organisatie: { $name }
tour-points_are = punten { $points }
tour-nobody = Nog niemand heeft zich ingeschreven.
tour-enter = Meedoen
tour-leave = Stoppen
tour-start = Nu beginnen
tour-cancel = Aflasten
tour-starts = Begint { $when }
tour-share = Uitnodigen
tour-entries = Deelnemers
tour-standings = Stand
tour-place = Plaats
tour-player = Speler
tour-sum = Punten
tour-played = Gespeeld
tour-tie-sonneborn = Waarde van winst
tour-tie_what-sonneborn = Sonneborn-Berger: de punten van alle verslagen tegenstanders
tour-tie-wins = Zeges
tour-tie-same_opponents = Zelfde tegenstanders
tour-tie-table_share = Aandeel aan tafel
tour-tie-performance = Prestatie
tour-left = gestopt
tour-mine = Jouw tafel: { $names }
tour-mine_over = Je partij is afgelopen
tour-next = De volgende ronde begint zodra de andere tafels klaar zijn.
tour-last = Dit was de laatste ronde. De stand is definitief zodra de andere tafels klaar zijn.
tour-winner = Winnaar: { $names }
tour-csv = Stand als CSV
tour-tables = Tafels
tour-which = Ronde
tour-final = Finale
tour-group = Groep { $n }
tour-table = Tafel { $n }
tour-bye = Vrij
tour-view = Bekijken
tour-watch = Meekijken
tour-play = Spelen
tour-result = plaats { $rank }, { $score } punten
tour-why-bye = Geen tegenstander deze ronde: het aantal komt niet uit.
tour-why-same = Iedereen had { $points } punten.
tour-why-near = Ze hadden { $least } tot { $most } punten.
tour-why-new = Niemand had elkaar al ontmoet.
tour-why-met =
    { $n ->
        [one] Eén paar had elkaar al ontmoet: het kon niet anders.
       *[other] { $n } paren hadden elkaar al ontmoet: het kon niet anders.
    }

## pairing: the page on which people find others to play with

pairing-bots = Tegen bots spelen
pairing-days = { $n } dagen
pairing-days_hint = Je kunt deze pagina verlaten. Je tafel staat dan bij je partijen.
pairing-find = Spelers zoeken
pairing-found = Je tafel gaat open.
pairing-game = Spel
pairing-hours =
    { $n ->
        [one] één uur
       *[other] { $n } uur
    }
pairing-lately = De laatste tijd duurde het ongeveer { $time }.
pairing-lately_none = De afgelopen week kwam hier geen tafel tot stand.
pairing-lead = Kies een spel. Je tafel begint zodra er genoeg mensen zijn.
pairing-minutes =
    { $n ->
        [one] één minuut
       *[other] { $n } minuten
    }
pairing-open = Naar de tafel
pairing-others =
    { $n ->
        [0] Er is nog niemand anders.
        [one] Er wacht nog iemand.
       *[other] Er wachten nog { $n } anderen.
    }
pairing-pace = Tempo
pairing-players = { $n } spelers
pairing-players_range = { $least } tot { $most } spelers
pairing-seconds =
    { $n ->
        [one] één seconde
       *[other] { $n } seconden
    }
pairing-stop = Niet langer wachten
pairing-table = Aantal spelers
pairing-there =
    { $n ->
        [0] Er wacht nu niemand.
        [one] Er wacht één persoon.
       *[other] Er wachten { $n } mensen.
    }
pairing-title = Met mensen spelen
pairing-waited = Je wacht al { $time }.
