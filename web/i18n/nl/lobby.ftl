### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Nederlands

## general: every page, the front page

app-name = Ochre
app-skip = Naar de inhoud
title-turn = Jij bent aan de beurt
title-past = Terugkijken
title-letter = E-mail van het account
title-player = Speler
title-result = Uitslag van de partij
title-statistics = Statistieken
title-pairing = Met mensen spelen
title-puzzles = Puzzels
title-tournaments = Toernooien
nav-sign_in = Aanmelden
nav-admin = Beheer
nav-language = Taal
nav-theme = Thema
theme-auto = systeem
theme-day = licht
theme-night = donker
pace-speed = Tempo
pace-full = Rustig
pace-quick = Snel
pace-none = Direct
sound-on = Geluid aan
sound-off = Geluid uit

lobby-title = Speel { $games } online
lobby-guest = Gast
lobby-your_name = Je naam
lobby-play = { $game } spelen
lobby-play_hint = Tegen twee bots. Meteen, zonder aanmelden.
lobby-play_hint_in = Tegen twee bots. Meteen.
lobby-level = Niveau van de bots
lobby-level_suited = passend bij mij
lobby-learn = Nieuw hier? Probeer de uitleg:
lobby-create = Tafel maken
lobby-open = Open tafels
lobby-running = Bezig
lobby-mine = Mijn partijen
lobby-mine_all = Al mijn partijen
mine-next = Volgende
mine-next_hint = Naar de volgende partij die op je wacht: { $n }
mine-none_next = Geen andere partij wacht op je.
lobby-none_open = Nu geen open tafels. Maak er een, of speel tegen bots.
lobby-none_running = Geen partijen bezig.
lobby-none_mine = Je hebt nu geen partijen.
lobby-join = Meedoen
lobby-look = Bekijken
lobby-watch = Kijken
lobby-continue = Verder
lobby-result = Uitslag
lobby-your_turn = jouw beurt
lobby-waits_for = wacht op { $names }
lobby-asks_you = je bent uitgenodigd
lobby-waiting_for_you =
    { $n ->
        [one] { $n } wacht op je
       *[other] { $n } wachten op je
    }
lobby-free_seats =
    { $n ->
        [0] alle plaatsen bezet
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
lobby-welcome = Welkom, { $name }.
lobby-link_only = niet vermeld
lobby-statistics = Statistieken
lobby-loading = Laden…
lobby-rules = Zo speel je:
waits-until = open tot { $when }
chat-mentions =
    { $n ->
        [one] je bent genoemd in de chat
       *[other] je bent { $n } keer genoemd in de chat
    }

status-open = wacht
status-running = bezig
status-over = afgelopen
status-abandoned = afgebroken
status-expired = verlopen
status-broken = beschadigd

create-game = Spel
bot-random = toeval
bot-beginner = beginner
bot-casual = ontspannen
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-master = meester

seat-n = Plaats { $n }
seat-free = vrij
seat-bot = bot { $id }
seat-bot_account = botaccount
seat-you = jij

wait-over = De partij is afgelopen
wait-for = Wachten op { $names }
wait-title = Wachten op spelers
wait-copy = Kopiëren
wait-copied = Gekopieerd.
wait-kept = Wachten op { $names }.
wait-take = Accepteren

table-rules = Regels

app-newer = Er is een nieuwe versie.
app-reload = Herladen
conn-lost = Verbinding weg. Opnieuw verbinden…
conn-kept = Je partij is veilig.
conn-unsent = Je zet is opgeslagen en wordt verstuurd zodra je weer online bent.
conn-updating = Wordt bijgewerkt…
conn-polls = Tragere verbinding
conn-polls_hint = Iets in dit netwerk blokkeert WebSocket. Alles werkt, maar zetten kunnen iets later aankomen.

go-close = Sluiten
go-cancel = Annuleren
go-lobby = Naar de lobby

account-title = Je account
account-name = Naam
account-notices = Meldingen

lost-title = Pagina niet gevonden
lost-text = Het adres klopt misschien niet, of de tafel bestaat niet meer.
forbidden-title = Alleen voor beheerders
forbidden-text = Je account heeft geen beheerdersrechten.

figures-more = Meer tonen (nog { $n })
figures-left = Voor nog { $n } was geen plaats; ze staan in de tabel.
figures-gap = geen waarde

dice-verify = Dobbelstenen controleren

keys-title = Sneltoetsen

error-unexpected = Er ging iets mis. Probeer het nog eens.
error-unreachable = De server antwoordt niet. Probeer het zo meteen nog eens.
lobby-again = Nog een keer zoals laatst
lobby-again_table = { $game }, tafel voor { $n }
lobby-again_go = Spelen
lobby-again_bots =
    { $n ->
        [one] { $game } tegen 1 bot
       *[other] { $game } tegen { $n } bots
    }
nav-keys = Toetsen

## clock: clocks

clock-none = Geen klok
clock-none_is = Geen tijdslimiet.
clock-preset-day = 1 dag per zet
clock-preset-relaxed = Ontspannen
clock-preset-slow = Langzaam
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Elke speler begint met { $bank }.
       *[other] Elke speler begint met { $bank }; elke zet voegt { $more } toe.
    }
clock-days_is =
    { $more ->
        [none] Elke speler begint met { $bank }. Klokken staan stil tijdens stille uren en vakanties.
       *[other] Elke speler begint met { $bank }; elke zet voegt { $more } toe, tot { $cap }. Klokken staan stil tijdens stille uren en vakanties.
    }
clock-by = vóór { $until }
clock-today = vandaag { $time }
clock-tomorrow = morgen { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Tafel maken
create-rules = De regels van { $game }
create-options = Varianten
create-seats = Plaatsen
create-who = Spelers
create-me = Jij
create-person = Menselijke speler
create-visibility = Zichtbaarheid
create-listed = zichtbaar, iedereen mag kijken
create-unlisted = niet vermeld, alleen met link
create-join = Wie mag meedoen
create-anyone = iedereen
create-link = alleen met de link
create-bot_delay = Bots denken even na, zoals mensen
create-undo = Zetten terugnemen
create-undo-free = Eigen zetten, als er niets onthuld is
create-undo-vote = Verder terug, als iedereen akkoord gaat
create-undo-none = Nooit
create-start_seat = Startspeler
create-by_chance = willekeurig
create-go = Tafel maken
create-bot = Bot: { $id }
keys-move = Pijlen lopen langs wat kan
keys-choose = Enter kiest, en verstuurt
keys-back = Escape gaat één stap terug
keys-letters = De letter op een knop drukt erop
keys-more = + en − of de cijfers wijzigen het aantal
keys-undo = z neemt een zet terug, of vraagt erom
keys-next = n gaat naar de volgende partij die op je wacht
keys-tabs = l toont het verslag, y de chat
keys-board = Tab leidt ook naar het bord: pijlen lopen erover, en elk ding zegt wat het is
keys-replay = r kijkt terug: pijlen gaan per zet en ronde, Page Up en Down per eigen zet, de spatiebalk speelt af
keys-space = De spatiebalk, of een klik op het bord, beëindigt meteen alle beweging
keys-text = v: wisselen tussen tekst en bord
keys-help = ? toont deze lijst
account-delete_ask = Je naam en je toegang worden voorgoed verwijderd. Partijen die je speelde blijven er voor de anderen, zonder je naam.

clock-time = Bedenktijd
clock-live = Live, allen aan tafel
clock-days = Per correspondentie, over dagen
clock-choose-none = Geen klok
clock-choose-ten = 10 min + 10 s per zet
clock-choose-twenty = 20 min + 20 s per zet
clock-choose-own_live = Aangepast
clock-choose-day = 1 dag per zet
clock-choose-relaxed = Ontspannen: drie dagen
clock-choose-slow = Langzaam: twee weken
clock-choose-own_days = Aangepast
clock-own-live-bank = Minuten elk
clock-own-live-increment = Seconden per zet
clock-own-days-bank = Uren elk
clock-own-days-increment = Uren per zet
clock-own-days-cap = Maximum (uren)
clock-own_bad = Deze waarden passen niet bij elkaar.
clock-leaver = Als iemands tijd om is
clock-leaver-bot = speelt een bot tot hij terug is
clock-leaver-resign = geeft hij automatisch op
clock-leaver-ask = beslissen de anderen
create-open_days = Hoe lang ze open is
create-open_days-1 = een dag
create-open_days-3 = drie dagen
create-open_days-7 = een week
create-open_days-14 = twee weken
create-open_days-30 = een maand
create-starts = Wanneer ze begint
create-starts-host = als ik haar start
create-starts-full = automatisch, zodra alle plaatsen bezet zijn
create-standing = Herhalen: als de partij begint, opent er nog zo’n tafel
create-named = Bepaalde speler
create-kind = Soort tafel
create-kind-friends = Met vrienden, nu
create-kind-friends-is = Iedereen is online
create-kind-days = Een zet per dag
create-kind-days-is = Iedereen speelt als het uitkomt
create-kind-bots = Tegen bots
create-kind-bots-is = Begint meteen
create-kind-here = Op dit apparaat
create-kind-here-is = Bots, of meer mensen aan één scherm. Werkt ook offline.
create-more = Meer opties
create-go_bots = Spelen

## share: giving a link to somebody

share-not_copied = Je browser blokkeerde het kopiëren. Selecteer het met de hand: { $text }
share-link = Link
share-frame = Code voor een website kopiëren
share-frame_hint = Een kader dat deze partij op een andere site toont
share-text = De uitslag als tekst
share-text_form = Vorm
share-text_plain = Platte tekst
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Partij vastleggen bij BoardGameGeek
share-bgstats = Partij vastleggen in BG Stats
share-code = De link als code voor een camera
share-origin = Adres van deze server
share-here = { $origin } (alleen dit apparaat)
share-alone = Je eigen adres leidt niemand hierheen dan jou. Met dit adres vinden anderen in hetzelfde netwerk je.
share-nowhere = Dit adres leidt niemand hierheen dan jou: de server luistert alleen naar deze machine.
share-sheet = Delen
share-who-everybody = Iedereen mag deze partij bekijken.
share-who-result = Wie de link heeft ziet wie waar eindigde, en verder niets van deze partij. Een nieuwe maakt hem ongeldig.
share-end = Niet meer delen
share-ended = De link toont niets meer.
share-who-invited = Wie de link heeft ziet de tafel, en mag gaan zitten zolang er een plaats vrij is.
share-who-code = Wie deze link heeft, kan met de code een account maken.
share-who-tournament = Iedereen met de link kan het toernooi zien; met een account kun je meedoen.
