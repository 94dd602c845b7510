### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Polski

## general: every page, the front page

app-name = Ochre
app-skip = Przejdź do treści
title-turn = Twoja kolej
title-past = Powtórka
title-letter = E-mail konta
title-player = Gracz
title-result = Wynik partii
title-statistics = Statystyki
title-pairing = Graj z ludźmi
title-puzzles = Zadania
title-tournaments = Turnieje
nav-sign_in = Zaloguj się
nav-admin = Administracja
nav-language = Język
nav-theme = Motyw
theme-auto = systemowy
theme-day = jasny
theme-night = ciemny
pace-speed = Tempo
pace-full = Spokojne
pace-quick = Szybkie
pace-none = Natychmiastowe
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony

lobby-title = Zagraj w { $games } online
lobby-guest = Gość
lobby-your_name = Twój nick
lobby-play = Graj: { $game }
lobby-play_hint = Przeciw dwóm botom. Od razu, bez rejestracji.
lobby-play_hint_in = Przeciw dwóm botom. Od razu.
lobby-level = Poziom botów
lobby-level_suited = dla mnie
lobby-learn = Pierwszy raz? Wypróbuj samouczek:
lobby-create = Załóż stół
lobby-open = Otwarte stoły
lobby-running = Trwające partie
lobby-mine = Moje partie
lobby-mine_all = Wszystkie moje partie
mine-next = Dalej
mine-next_hint = Do następnej partii, która czeka: { $n }
mine-none_next = Żadna inna partia nie czeka.
lobby-none_open = Brak otwartych stołów. Utwórz stół albo zagraj z botami.
lobby-none_running = Nie trwa żadna partia.
lobby-none_mine = Nie masz teraz żadnych partii.
lobby-join = Dołącz
lobby-look = Zobacz
lobby-watch = Oglądaj
lobby-continue = Dalej
lobby-result = Wynik
lobby-your_turn = twoja kolej
lobby-waits_for = czeka na: { $names }
lobby-asks_you = masz zaproszenie
lobby-waiting_for_you =
    { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
       *[many] { $n } czeka na ciebie
    }
lobby-free_seats =
    { $n ->
        [0] wszystkie miejsca zajęte
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
lobby-welcome = Witaj, { $name }.
lobby-link_only = niewidoczny
lobby-statistics = Statystyki
lobby-loading = Wczytywanie…
lobby-rules = Jak grać:
waits-until = otwarty do { $when }
chat-mentions =
    { $n ->
        [1] wspomniano o tobie na czacie
       *[other] wspomniano o tobie na czacie { $n } razy
    }

status-open = czeka
status-running = trwa
status-over = zakończona
status-abandoned = przerwana
status-expired = wygasła
status-broken = uszkodzona

create-game = Gra
bot-random = losowy
bot-beginner = początkujący
bot-casual = spokojny
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-master = mistrz

seat-n = Miejsce { $n }
seat-free = wolne
seat-bot = bot { $id }
seat-bot_account = konto bota
seat-you = ty

wait-over = Partia skończona
wait-for = Czekamy na: { $names }
wait-title = Oczekiwanie na graczy
wait-copy = Kopiuj
wait-copied = Skopiowano.
wait-kept = Czekamy na: { $names }.
wait-take = Przyjmij

table-rules = Zasady

app-newer = Jest dostępna nowa wersja.
app-reload = Odśwież
conn-lost = Brak połączenia. Łączenie ponowne…
conn-kept = Twoja partia jest bezpieczna.
conn-unsent = Twój ruch jest zapisany i zostanie wysłany, gdy wrócisz online.
conn-updating = Aktualizowanie…
conn-polls = Wolniejsze połączenie
conn-polls_hint = Coś w tej sieci blokuje WebSocket. Wszystko działa, ale ruchy mogą docierać trochę później.

go-close = Zamknij
go-cancel = Anuluj
go-lobby = Do poczekalni

account-title = Twoje konto
account-name = Imię
account-notices = Powiadomienia

lost-title = Nie znaleziono strony
lost-text = Adres może być błędny albo stół już nie istnieje.
forbidden-title = Tylko dla administratorów
forbidden-text = Twoje konto nie ma uprawnień administratora.

figures-more = Pokaż więcej (jeszcze { $n })
figures-left = Nie zmieściło się { $n } więcej; są w tabeli.
figures-gap = brak wartości

dice-verify = Zweryfikuj kości

keys-title = Skróty klawiszowe

error-unexpected = Coś poszło nie tak. Spróbuj ponownie.
error-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
lobby-again = Zagraj jak ostatnio
lobby-again_table = { $game }, stół dla { $n }
lobby-again_go = Zagraj
lobby-again_bots =
    { $n ->
        [1] { $game } przeciw 1 botowi
       *[other] { $game } przeciw botom: { $n }
    }
nav-keys = Klawisze

## clock: clocks

clock-none = Bez zegara
clock-none_is = Bez limitu czasu.
clock-preset-day = 1 dzień na ruch
clock-preset-relaxed = Spokojnie
clock-preset-slow = Powoli
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Każdy gracz zaczyna z { $bank }.
       *[other] Każdy gracz zaczyna z { $bank }; każdy ruch dodaje { $more }.
    }
clock-days_is =
    { $more ->
        [none] Każdy gracz zaczyna z { $bank }. Zegary stoją w cichych godzinach i podczas urlopu.
       *[other] Każdy gracz zaczyna z { $bank }; każdy ruch dodaje { $more }, do { $cap }. Zegary stoją w cichych godzinach i podczas urlopu.
    }
clock-by = do { $until }
clock-today = dziś { $time }
clock-tomorrow = jutro { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Załóż stół
create-rules = Zasady: { $game }
create-options = Warianty
create-seats = Miejsca
create-who = Gracze
create-me = Ty
create-person = Człowiek
create-visibility = Widoczność
create-listed = widoczny, każdy może oglądać
create-unlisted = niewidoczny, tylko z linkiem
create-join = Kto może dołączyć
create-anyone = każdy
create-link = tylko z linkiem
create-bot_delay = Boty chwilę myślą, jak ludzie
create-undo = Cofanie ruchów
create-undo-free = Własne, jeśli nic nie odkryto
create-undo-vote = Dalej, jeśli wszyscy się zgodzą
create-undo-none = Nigdy
create-start_seat = Gracz rozpoczynający
create-by_chance = losowo
create-go = Utwórz stół
create-bot = Bot: { $id }
keys-move = Strzałki chodzą po tym, co można zrobić
keys-choose = Enter wybiera i wysyła
keys-back = Escape cofa o krok
keys-letters = Litera na przycisku go naciska
keys-more = + i − lub cyfry zmieniają liczbę
keys-undo = z cofa ruch albo o to prosi
keys-next = n przechodzi do następnej partii, która czeka
keys-tabs = l pokazuje dziennik, y czat
keys-board = Tab prowadzi też na planszę: strzałki po niej chodzą, a każda rzecz mówi, czym jest
keys-replay = r patrzy wstecz: strzałki idą ruchami i rundami, Page Up i Down własnymi ruchami, spacja odtwarza
keys-space = Spacja albo kliknięcie w planszę od razu kończy każdy ruch na ekranie
keys-text = v: przełącz między tekstem a planszą
keys-help = ? pokazuje tę listę
account-delete_ask = Twoje imię i dostęp zostaną usunięte na zawsze. Rozegrane partie zostają dla innych, bez twojego imienia.

clock-time = Tempo na grę
clock-live = Na żywo, wszyscy przy stole
clock-days = Korespondencyjnie, przez wiele dni
clock-choose-none = Bez zegara
clock-choose-ten = 10 min + 10 s na ruch
clock-choose-twenty = 20 min + 20 s na ruch
clock-choose-own_live = Własne
clock-choose-day = 1 dzień na ruch
clock-choose-relaxed = Spokojnie: trzy dni
clock-choose-slow = Powoli: dwa tygodnie
clock-choose-own_days = Własne
clock-own-live-bank = Minuty na gracza
clock-own-live-increment = Sekundy na ruch
clock-own-days-bank = Godziny na gracza
clock-own-days-increment = Godziny na ruch
clock-own-days-cap = Maksimum (godzin)
clock-own_bad = Te wartości nie pasują do siebie.
clock-leaver = Gdy komuś skończy się czas
clock-leaver-bot = bot gra do jego powrotu
clock-leaver-resign = poddaje się automatycznie
clock-leaver-ask = decydują inni
create-open_days = Jak długo jest otwarty
create-open_days-1 = dzień
create-open_days-3 = trzy dni
create-open_days-7 = tydzień
create-open_days-14 = dwa tygodnie
create-open_days-30 = miesiąc
create-starts = Kiedy się zaczyna
create-starts-host = gdy ja ją zacznę
create-starts-full = automatycznie, gdy wszystkie miejsca będą zajęte
create-standing = Powtarzaj: gdy partia się zacznie, otwórz kolejny taki stół
create-named = Konkretny gracz
create-kind = Rodzaj stołu
create-kind-friends = Ze znajomymi, teraz
create-kind-friends-is = Wszyscy są online
create-kind-days = Ruch na dzień
create-kind-days-is = Każdy gra, kiedy ma czas
create-kind-bots = Przeciw botom
create-kind-bots-is = Zaczyna się od razu
create-kind-here = Na tym urządzeniu
create-kind-here-is = Boty albo kilka osób przy jednym ekranie. Działa też offline.
create-more = Więcej opcji
create-go_bots = Zagraj

## share: giving a link to somebody

share-not_copied = Przeglądarka zablokowała kopiowanie. Zaznacz ręcznie: { $text }
share-link = Link
share-frame = Kopiuj kod na stronę
share-frame_hint = Ramka, która pokazuje tę partię na innej stronie
share-text = Wynik jako tekst
share-text_form = Postać
share-text_plain = Zwykły tekst
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Zapisz partię w BoardGameGeek
share-bgstats = Zapisz partię w BG Stats
share-code = Link jako kod dla aparatu
share-origin = Adres tego serwera
share-here = { $origin } (tylko ten komputer)
share-alone = Twój adres nie przyprowadzi tu nikogo poza tobą. Z tym znajdą cię inni w tej samej sieci.
share-nowhere = Ten adres nie przyprowadzi tu nikogo poza tobą: serwer słucha tylko tego komputera.
share-sheet = Udostępnij
share-who-everybody = Każdy może oglądać tę partię.
share-who-result = Kto ma link, widzi, kto zajął które miejsce, i nic więcej z tej partii. Nowy go unieważnia.
share-end = Nie udostępniaj więcej
share-ended = Link niczego już nie pokazuje.
share-who-invited = Kto ma link, widzi stół i może usiąść, póki jest wolne miejsce.
share-who-code = Kto ma ten link, może założyć konto z tym kodem.
share-who-tournament = Każdy, kto ma link, widzi turniej, a mając konto, może się zapisać.
