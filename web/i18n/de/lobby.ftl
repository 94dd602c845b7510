### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Deutsch

## general: every page, the front page

app-name = Ochre
app-skip = Zum Inhalt springen
title-turn = Du bist dran
title-past = Wiederholung
title-letter = E-Mail zum Konto
title-result = Ergebnis der Partie
title-player = Spieler
title-statistics = Statistik
title-pairing = Mit Menschen spielen
title-puzzles = Aufgaben
title-tournaments = Turniere
nav-sign_in = Anmelden
nav-admin = Verwaltung
nav-language = Sprache
nav-theme = Design
theme-auto = System
theme-day = hell
theme-night = dunkel
pace-speed = Tempo
pace-full = Ruhig
pace-quick = Zügig
pace-none = Sofort
sound-on = Ton an
sound-off = Ton aus

lobby-title = { $games } online spielen
lobby-guest = Gast
lobby-your_name = Dein Name
lobby-play = { $game } spielen
lobby-play_hint = Gegen zwei Bots. Geht sofort los, ohne Anmeldung.
lobby-play_hint_in = Gegen zwei Bots. Geht sofort los.
lobby-level = Stärke der Bots
lobby-level_suited = passend zu mir
lobby-learn = Neu hier? Einführung:
lobby-create = Tisch eröffnen
lobby-open = Offene Tische
lobby-running = Laufende Partien
lobby-mine = Meine Partien
lobby-mine_all = Alle meine Partien
mine-next = Nächste
mine-next_hint = Zur nächsten Partie, die auf dich wartet ({ $n })
mine-none_next = Keine andere Partie wartet auf dich.
lobby-none_open = Gerade ist kein Tisch offen. Eröffne einen, oder spiel gegen Bots.
lobby-none_running = Gerade läuft keine Partie.
lobby-none_mine = Du hast gerade keine Partien.
lobby-join = Mitspielen
lobby-look = Ansehen
lobby-watch = Zusehen
lobby-continue = Weiter
lobby-result = Ergebnis
lobby-your_turn = du bist dran
lobby-waits_for = wartet auf { $names }
lobby-asks_you = du bist eingeladen
lobby-waiting_for_you =
    { $n ->
        [one] eine wartet auf dich
       *[other] { $n } warten auf dich
    }
lobby-free_seats =
    { $n ->
        [0] alle Plätze besetzt
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
lobby-welcome = Willkommen, { $name }.
lobby-link_only = nicht gelistet
lobby-statistics = Statistik
lobby-loading = Wird geladen …
lobby-rules = Spielregeln:
waits-until = offen bis { $when }
chat-mentions =
    { $n ->
        [one] du wurdest im Chat erwähnt
       *[other] du wurdest { $n }-mal im Chat erwähnt
    }

status-open = wartet
status-running = läuft
status-over = beendet
status-abandoned = abgebrochen
status-expired = abgelaufen
status-broken = beschädigt

create-game = Spiel
bot-random = zufällig
bot-beginner = Anfänger
bot-casual = gemütlich
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = Meister

seat-n = Platz { $n }
seat-free = frei
seat-bot = Bot, { $id }
seat-bot_account = Bot-Konto
seat-you = du

wait-over = Die Partie ist zu Ende
wait-for = Warten auf { $names }
wait-title = Warten auf Spieler
wait-copy = Kopieren
wait-copied = In die Zwischenablage kopiert.
wait-kept = Warten auf { $names }.
wait-take = Annehmen

table-rules = Regeln

app-newer = Eine neue Version ist verfügbar.
app-reload = Neu laden
conn-lost = Verbindung verloren. Neuer Versuch …
conn-kept = Deine Partie ist sicher.
conn-unsent = Dein Zug ist gespeichert und wird gesendet, sobald du wieder online bist.
conn-updating = Wird aktualisiert …
conn-polls = Langsamere Verbindung
conn-polls_hint = Irgendetwas in diesem Netz blockiert WebSocket. Alles funktioniert, aber Züge kommen vielleicht etwas später an.

go-close = Schließen
go-cancel = Abbrechen
go-lobby = Zur Lobby

account-title = Dein Konto
account-name = Name
account-notices = Benachrichtigungen

lost-title = Seite nicht gefunden
lost-text = Die Adresse ist vielleicht falsch, oder es gibt den Tisch nicht mehr.
forbidden-title = Nur für Administratoren
forbidden-text = Dein Konto hat keine Administratorrechte.

figures-more = Mehr anzeigen (noch { $n })
figures-left = { $n } weitere passten nicht ins Diagramm; sie stehen in der Tabelle.
figures-gap = kein Wert

dice-verify = Würfel prüfen

keys-title = Tastenkürzel

error-unexpected = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-unreachable = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
lobby-again = Noch einmal wie zuletzt
lobby-again_table = { $game }, Tisch für { $n }
lobby-again_go = Spielen
lobby-again_bots =
    { $n ->
        [one] { $game } gegen 1 Bot
       *[other] { $game } gegen { $n } Bots
    }
nav-keys = Tastenkürzel

## clock: clocks

clock-none = Keine Uhr
clock-none_is = Keine Zeitbegrenzung.
clock-preset-day = 1 Tag pro Zug
clock-preset-relaxed = Entspannt
clock-preset-slow = Langsam
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Alle starten mit { $bank }.
       *[other] Alle starten mit { $bank }; jeder Zug bringt { $more } dazu.
    }
clock-days_is =
    { $more ->
        [none] Alle starten mit { $bank }. In Ruhezeiten und Urlaub sind die Uhren angehalten.
       *[other] Alle starten mit { $bank }; jeder Zug bringt { $more } dazu, höchstens bis { $cap }. In Ruhezeiten und Urlaub sind die Uhren angehalten.
    }
clock-by = bis { $until }
clock-today = heute { $time }
clock-tomorrow = morgen { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Tisch eröffnen
create-rules = Regeln von { $game }
create-options = Varianten
create-seats = Plätze
create-who = Spieler
create-me = Du
create-person = Mensch
create-visibility = Sichtbarkeit
create-listed = öffentlich, alle dürfen zusehen
create-unlisted = nicht gelistet, nur mit Link
create-join = Wer beitreten darf
create-anyone = alle
create-link = nur mit Link
create-bot_delay = Bots warten kurz, bevor sie ziehen
create-undo = Züge zurücknehmen
create-undo-free = Eigene, wenn nichts aufgedeckt wurde
create-undo-vote = Auch mehr, wenn alle zustimmen
create-undo-none = Nie
create-start_seat = Startspieler
create-by_chance = zufällig
create-go = Tisch eröffnen
create-bot = Bot: { $id }
keys-move = Pfeiltasten: zwischen den Möglichkeiten wechseln
keys-choose = Enter: auswählen, dann senden
keys-back = Esc: einen Schritt zurück
keys-letters = Buchstabe auf einem Knopf: den Knopf drücken
keys-more = +, − oder Ziffern: die Anzahl ändern
keys-undo = z: einen Zug zurücknehmen oder darum bitten
keys-next = n: zur nächsten Partie, die auf dich wartet
keys-tabs = l: Verlauf zeigen; y: Chat zeigen
keys-board = Tab: zum Spielplan; Pfeiltasten: sich darauf bewegen (alles wird beschrieben)
keys-replay = r: Wiederholung; Pfeile: Zug oder Runde; Bild auf/ab: eigener Zug; Leertaste: abspielen oder anhalten
keys-space = Leertaste oder Klick auf den Spielplan: Animationen beenden
keys-text = v: zwischen Textansicht und Spielplan wechseln
keys-help = ?: diese Liste zeigen
account-delete_ask = Dein Name und deine Anmeldung werden endgültig gelöscht. Deine gespielten Partien bleiben für die anderen erhalten, ohne deinen Namen.

clock-time = Bedenkzeit
clock-live = Live: alle spielen jetzt
clock-days = Fernpartie: über mehrere Tage
clock-choose-none = Keine Uhr
clock-choose-ten = 10 min + 10 s pro Zug
clock-choose-twenty = 20 min + 20 s pro Zug
clock-choose-own_live = Benutzerdefiniert
clock-choose-day = 1 Tag pro Zug
clock-choose-relaxed = Entspannt: drei Tage
clock-choose-slow = Langsam: zwei Wochen
clock-choose-own_days = Benutzerdefiniert
clock-own-live-bank = Minuten pro Spieler
clock-own-live-increment = Sekunden pro Zug
clock-own-days-bank = Stunden pro Spieler
clock-own-days-increment = Stunden pro Zug
clock-own-days-cap = Maximum (Stunden)
clock-own_bad = Diese Werte passen nicht zusammen.
clock-leaver = Wenn die Zeit eines Spielers abläuft
clock-leaver-bot = übernimmt ein Bot, bis er zurück ist
clock-leaver-resign = gibt er automatisch auf
clock-leaver-ask = entscheiden die anderen
create-open_days = Tisch offen halten für
create-open_days-1 = 1 Tag
create-open_days-3 = 3 Tage
create-open_days-7 = 1 Woche
create-open_days-14 = 2 Wochen
create-open_days-30 = 1 Monat
create-starts = Partiestart
create-starts-host = wenn ich sie starte
create-starts-full = automatisch, sobald alle Plätze besetzt sind
create-standing = Wiederholen: beim Start der Partie öffnet sich ein weiterer Tisch wie dieser
create-named = Bestimmter Spieler
create-kind = Art des Tisches
create-kind-friends = Mit Freunden, jetzt
create-kind-friends-is = Alle sind online
create-kind-days = 1 Tag pro Zug
create-kind-days-is = Alle ziehen, wenn sie Zeit haben
create-kind-bots = Gegen Bots
create-kind-bots-is = Geht sofort los
create-kind-here = Auf diesem Gerät
create-kind-here-is = Bots, oder mehrere an einem Bildschirm. Geht auch ohne Netz.
create-more = Mehr Optionen
create-go_bots = Spielen

## share: giving a link to somebody

share-not_copied = Dein Browser hat das Kopieren blockiert. Markiere es von Hand: { $text }
share-link = Link
share-frame = Code für eine Website kopieren
share-frame_hint = Ein Rahmen, der diese Partie auf einer anderen Seite zeigt
share-text = Das Ergebnis als Text
share-text_form = Form
share-text_plain = Nur Text
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Partie bei BoardGameGeek eintragen
share-bgstats = Partie in BG Stats eintragen
share-code = QR-Code des Links
share-origin = Adresse dieses Servers
share-here = { $origin } (nur dieser Rechner)
share-alone = Deine aktuelle Adresse funktioniert nur auf diesem Rechner. Nimm diese, damit andere in deinem Netz beitreten können.
share-nowhere = Diese Adresse funktioniert nur auf diesem Rechner: Der Server nimmt nur lokale Verbindungen an.
share-sheet = Teilen
share-who-everybody = Diese Partie kann jeder ansehen.
share-who-result = Wer den Link hat, sieht die Endwertung, sonst nichts. Ein neuer Link macht diesen ungültig.
share-end = Nicht mehr teilen
share-ended = Der Link funktioniert nicht mehr.
share-who-invited = Wer den Link hat, sieht den Tisch und kann einen freien Platz nehmen.
share-who-code = Wer diesen Link hat, kann mit diesem Code ein Konto anlegen.
share-who-tournament = Jeder mit dem Link kann das Turnier sehen und mit einem Konto teilnehmen.
