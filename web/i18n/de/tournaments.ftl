### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Turniere
tour-lead = Melde dich an, spiel in jeder Runde eine Partie und verfolge die Tabelle.
tour-none = Noch keine Turniere.
tour-none_act = Leg das erste an: Spieler melden sich an, und jede Runde paart sie neu.
tour-new = Neues Turnier
tour-more = Mehr Optionen
tour-account = Melde dich mit einem Konto an, um mitzuspielen.
tour-name = Name
tour-game = Spiel
tour-format = Modus
tour-format-swiss = Schweizer System
tour-format-swiss-is = Wer gleich viele Punkte hat, trifft aufeinander. Alle spielen jede Runde.
tour-format-robin = Jeder gegen jeden
tour-format-robin-is = Jeder spielt möglichst gleich oft gegen jeden.
tour-format-groups = Gruppen und Finale
tour-format-groups-is = Die Besten jeder Gruppe treffen sich am Ende wieder.
tour-format-knockout = K.-o.-System
tour-format-knockout-is = Die bessere Hälfte jedes Tisches kommt weiter.
tour-seats = Spieler pro Tisch
tour-seats_min = Spieler am kleinsten Tisch
tour-rounds = Runden
tour-groups = Gruppen
tour-advance = Weiter aus jeder Gruppe
tour-players_max = Höchstzahl der Spieler
tour-points = Punkte für jeden Rang
tour-bye_points = Punkte für ein Freilos
tour-clock = Bedenkzeit
tour-clock-days = 1 Tag pro Zug
tour-clock-live = je 20 Minuten
tour-clock-none = Keine Uhr
tour-starts_at = Beginn
tour-starts_hint = Leer lassen, um es selbst zu starten.
tour-listed = Für alle sichtbar
tour-create = Turnier anlegen
tour-players = { $n } von { $max } dabei
tour-status-open = Anmeldung offen
tour-status-over = Beendet
tour-status-cancelled = Abgesagt
tour-round = Runde { $n }
tour-organiser = Leitung: { $name }
tour-points_are = Punkte { $points }
tour-nobody = Noch hat sich niemand angemeldet.
tour-enter = Mitspielen
tour-leave = Aussteigen
tour-start = Jetzt starten
tour-cancel = Absagen
tour-starts = Beginnt { $when }
tour-share = Einladen
tour-entries = Spieler
tour-standings = Tabelle
tour-place = Platz
tour-player = Spieler
tour-sum = Punkte
tour-played = Gespielt
tour-tie-sonneborn = Wert der Siege
tour-tie_what-sonneborn = Sonneborn-Berger: die Punkte aller besiegten Gegner
tour-tie-wins = Siege
tour-tie-same_opponents = Gleiche Gegner
tour-tie-table_share = Anteil am Tisch
tour-tie-performance = Leistung
tour-left = ausgestiegen
tour-mine = Dein Tisch: { $names }
tour-mine_over = Deine Partie ist zu Ende
tour-next = Die nächste Runde beginnt, sobald die anderen Tische fertig sind.
tour-last = Das war die letzte Runde. Die Tabelle steht fest, sobald die anderen Tische fertig sind.
tour-winner = Gewonnen hat { $names }
tour-csv = Tabelle als CSV
tour-tables = Tische
tour-which = Runde
tour-final = Finale
tour-group = Gruppe { $n }
tour-table = Tisch { $n }
tour-bye = Freilos
tour-view = Ansehen
tour-watch = Zusehen
tour-play = Spielen
tour-result = Rang { $rank }, { $score } Punkte
tour-why-bye = Kein Gegner in dieser Runde: ungerade Spielerzahl.
tour-why-same = Alle hatten { $points } Punkte.
tour-why-near = Sie hatten { $least } bis { $most } Punkte.
tour-why-new = Sie waren sich noch nie begegnet.
tour-why-met =
    { $n ->
        [one] Ein Paar war sich schon begegnet: Das ließ sich nicht vermeiden.
       *[other] { $n } Paare waren sich schon begegnet: Das ließ sich nicht vermeiden.
    }

## pairing: the page on which people find others to play with

pairing-bots = Gegen Bots spielen
pairing-days = { $n } Tage
pairing-days_hint = Du kannst diese Seite verlassen. Dein Tisch steht dann bei deinen Partien.
pairing-find = Mitspieler finden
pairing-found = Dein Tisch wird eröffnet.
pairing-game = Spiel
pairing-hours =
    { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
pairing-lately = Letzte Wartezeit: etwa { $time }.
pairing-lately_none = In der letzten Woche kam hier kein Tisch zustande.
pairing-lead = Wähle ein Spiel. Dein Tisch öffnet sich, sobald genug Leute da sind.
pairing-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
pairing-open = Zum Tisch
pairing-others =
    { $n ->
        [0] Sonst ist noch niemand da.
        [one] Eine weitere Person wartet.
       *[other] { $n } weitere warten.
    }
pairing-pace = Bedenkzeit
pairing-players = { $n } Spieler
pairing-players_range = { $least } bis { $most } Spieler
pairing-seconds =
    { $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }
pairing-stop = Nicht länger warten
pairing-table = Anzahl der Spieler
pairing-there =
    { $n ->
        [0] Gerade wartet niemand.
        [one] Eine Person wartet.
       *[other] { $n } Personen warten.
    }
pairing-title = Mit Menschen spielen
pairing-waited = Wartezeit bisher: { $time }.
