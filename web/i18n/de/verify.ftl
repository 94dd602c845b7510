### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Würfel prüfen
verify-lead = Jeder Wurf und jedes Mischen einer beendeten Partie wird hier in deinem Browser aus ihrer Datei nachgerechnet. Nichts wird hochgeladen.
verify-choose = Partiedatei wählen
verify-choose_hint = oder hier ablegen. Du kannst sie am Ende jeder Partie herunterladen.
verify-busy = Wird gerechnet …
verify-verdict-same = Die Würfel sind fair
verify-verdict-differs = Prüfung fehlgeschlagen
verify-verdict-unreadable = Diese Datei kann nicht geprüft werden
verify-good = OK
verify-bad = Fehler
verify-no_match = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.
verify-no_file = Das ist keine Partiedatei.
verify-too_large = Diese Datei ist zu groß.
verify-old = Diese Datei hat ein älteres Format ohne die Namen der Würfe. Das Kommandozeilenprogramm (ochre verify) kann sie noch prüfen.
verify-no_game = Dieses Spiel gibt es auf diesem Server nicht.
verify-revision = Gespielt wurde nach Regelfassung { $is }; dieser Server verwendet Fassung { $here }.
verify-seal_breaks = Der Seed passt nicht zu seinem Hash: Es ist nicht der versprochene.
verify-chain_breaks = Version { $version }: Die Hash-Kette ist unterbrochen. Hier wurde etwas geändert.
verify-bad_row = Version { $version }: Diese Zeile ist fehlerhaft.
verify-wrong_sitter = Version { $version }: Auf Platz { $seat } sitzt nicht, wer in der Datei steht.
verify-late_sitter = Nach der letzten Version nimmt noch jemand Platz.
verify-no_names = Version { $version }: Die Zufallsziehungen sind nicht aufgeführt. Die Regeln haben sich seitdem geändert.
verify-wrong_name =
    { $kind ->
        [none] Version { $version }, Ereignis { $event }: Die Zufallsziehung hat den falschen Namen.
       *[other] Version { $version }, Ereignis { $event } ({ $kind }): Die Zufallsziehung hat den falschen Namen.
    }
verify-name_twice = Version { $version }, Ereignis { $event } ({ $kind }): Dieselbe Zufallsziehung gab es schon.
verify-wrong_count = Version { $version }, Ereignis { $event } ({ $kind }): { $is } Würfel wurden geworfen, { $count } hätten es sein müssen.
verify-roll_differs = Version { $version }, Ereignis { $event } ({ $kind }): { $field } { $index } ist { $says }, der Schlüssel ergibt aber { $gives }.
verify-field-dice = Würfel
verify-field-cards = Karte
verify-field-buildings = Gebäude
verify-field-tiles = Plättchen
verify-field-colours = Farbe
verify-field-start = Startplatz
verify-steps = Was geprüft wurde
verify-step-seal = Der Seed passt zu dem Hash, der vor Beginn der Partie gezeigt wurde.
verify-step-key =
    { $n ->
        [one] Der Schlüssel verbindet den Seed mit der Zahl, die der Browser eines Spielers beigesteuert hat.
       *[other] Der Schlüssel verbindet den Seed mit den Zahlen, die die Browser von { $n } Spielern beigesteuert haben.
    }
verify-step-key_alone = Der Schlüssel ist der Seed selbst: Kein Browser hat eine Zahl beigesteuert.
verify-step-my_seal = Es ist der Hash, der diesem Browser vor Beginn der Partie gezeigt wurde.
verify-step-other_seal = Diesem Browser wurde vor Beginn der Partie ein anderer Hash gezeigt.
verify-step-my_nonce = Die Zahl dieses Browsers steckt im Schlüssel.
verify-step-no_nonce_of_mine = Die Zahl, die dieser Browser beigesteuert hat, fehlt.
verify-step-chain =
    { $n ->
        [one] Die Hash-Kette ist über eine Zeile intakt.
       *[other] Die Hash-Kette ist über { $n } Zeilen intakt.
    }
verify-step-names = Jeder Wurf hat den Namen, den Runde, Platz und Ort verlangen, und keiner kommt zweimal vor.
verify-drawn-rolls =
    { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe mit { $dice } Würfeln
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] ein Mischen
       *[other] { $shuffles }-mal Mischen
    }
verify-drawn-nothing = noch kein Wurf
verify-step-rolls = { $what }: alles, wie es der Schlüssel ergibt.
verify-broken-seal = Der Seed passt nicht zu dem Hash, der vor Beginn der Partie gezeigt wurde.
verify-broken-chain = Die Hash-Kette ist nach { $n } Zeilen unterbrochen.
verify-broken-names = Ein Wurf hat nicht den Namen, den Runde, Platz und Ort verlangen.
verify-broken-rolls = { $rolls } Würfe und { $shuffles }-mal Mischen passen zum Schlüssel; das Nächste nicht.
verify-faces = Verteilung der Würfel
verify-faces_hint = { $n } Würfel; die Linie zeigt eine gleichmäßige Verteilung, etwa { $each } je Augenzahl.
verify-facts = Einzelheiten
verify-match = Partie
verify-seal = Seed-Hash
verify-seed = Seed
verify-nonce = Beigesteuert von { $name }
verify-nonce_bot = nichts, es ist ein Bot
verify-nonce_none = nichts
verify-nonce_mine = (dieser Browser)
verify-key = Schlüssel
verify-how = So funktioniert es
verify-how_1 = Wenn eine Partie erstellt wird, zieht der Server einen geheimen Seed und zeigt dessen Hash: einen Fingerabdruck, den kein anderer Seed hat.
verify-how_2 = Dann steuert der Browser jedes Spielers eine Zufallszahl bei. Seed und Zahlen zusammen ergeben den Schlüssel, also kann ihn niemand aussuchen: Der Seed stand fest, bevor die Zahlen bekannt waren.
verify-how_3 = Jeder Wurf und jedes Mischen wird aus dem Schlüssel und einem Namen berechnet: Runde, Platz, Ort und Würfel.
verify-how_4 = Am Ende wird der Seed gezeigt, und jeder kann alles nachrechnen.
verify-not = Diese Seite prüft keine Regeln. Ob jeder Zug erlaubt war, prüft das Programm selbst. Und eines erkennt keine Prüfung: Wer den Server betreibt und selbst mitspielt, könnte viele eigene Zahlen ausprobieren, wenn seine als letzte kommt.
verify-also = Um alles zu prüfen, auch die Regeln:
