### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Tokeny dla programów
programs-lead = Token pozwala programowi na część tego, co możesz tu robić. Daj każdemu programowi własny; zmiana hasła unieważnia wszystkie.
programs-once = Oto token „{ $name }”. Skopiuj go teraz: nie pokażemy go ponownie.
programs-secret = Token
programs-name = Do czego służy?
programs-may = Może
programs-scope_read = czytanie: twoje partie, poczekalnia, statystyki
programs-scope_play = grać: tworzyć stoły, dołączać, odchodzić i wykonywać ruchy
programs-scope_chat = czat: pisanie na czacie
programs-tag_read = czytanie
programs-tag_play = grać
programs-tag_chat = czat
programs-lasts = Wygasa
programs-days =
    { $n ->
        [366] za rok
        [7] za tydzień
        [one] za { $n } dzień
        [few] za { $n } dni
       *[many] za { $n } dni
    }
programs-make = Utwórz token
programs-used = Użyty { $day }.
programs-unused = Nigdy nieużyty.
programs-until = Kończy się { $day }.
programs-end = Zakończ
programs-end_of = Zakończ token { $name }
programs-bot = Konto bota
programs-bot_lead = Jeśli tym kontem gra program, powiedz to: jego nazwa jest oznaczona wszędzie tam, gdzie widzą ją inni. To na zawsze i możliwe tylko, zanim konto usiądzie przy stole.
programs-become = Zmień w konto bota
programs-is_bot = To konto bota i inni to widzą.
passkeys-title = Klucze dostępu
passkeys-lead = Loguj się odciskiem palca, twarzą albo blokadą ekranu. Klucz zostaje na twoim urządzeniu albo w menedżerze haseł.
passkeys-sign_in = Zaloguj się kluczem
passkeys-register = Użyj klucza dostępu
passkeys-add = Dodaj klucz
passkeys-name = Nazwa
passkeys-name_hint = Na przykład urządzenie. Puste: ta przeglądarka.
passkeys-rename = Zmień nazwę
passkeys-rename_of = Zmień nazwę klucza dostępu { $name }
passkeys-remove = Usuń
passkeys-remove_of = Usuń klucz dostępu { $name }
passkeys-made = Dodany { $day }.
passkeys-synced = na kilku urządzeniach
passkeys-added = Klucz dostępu dodany.
passkeys-confirm = Przeglądarka najpierw zapyta o klucz dostępu, który już masz.
passkeys-none_here = Ta przeglądarka nie ma kluczy dostępu.
passkeys-set_password = Ustaw hasło
providers-title = Połączone logowania
providers-lead = Zaloguj się tutaj kontem, które masz gdzie indziej.
providers-sign_in = Zaloguj się przez { $name }
providers-returning = Kończymy logowanie…
providers-linked = Logowanie połączone.
providers-made = Połączono { $day }.
providers-not_offered = Ten serwer już go nie oferuje.
providers-unlink = Odłącz
providers-unlink_of = Odłącz { $name }
providers-which = Usługa
providers-link = Połącz
providers-link_of = Połącz { $name }
entry-closed = Ten serwer nie przyjmuje nowych kont.
entry-code = Kod zaproszenia
entry-code_hint = Dostaniesz go od kogoś, kto już tu jest.
entry-code_title = Zaproszenie
entry-set_up_title = Skonfiguruj ten serwer
entry-set_up_lead = Jesteś tu pierwszą osobą. Twoje konto będzie zarządzać serwerem.
entry-registration = Kto może założyć konto
entry-registration_open = Każdy
entry-registration_invite = Tylko z kodem zaproszenia
entry-registration_closed = Nikt
entry-guests = Gra bez konta
entry-guests_on = Dozwolona
entry-guests_off = Tylko przez link do stołu
entry-set_up_later = Możesz to zmienić w każdej chwili w „Administracji”.
entry-set_up_go = Załóż konto
entry-set_up = Serwer jest skonfigurowany.
entry-codes = Kody zaproszeń
entry-codes_lead = Aby założyć tu konto, potrzeba kodu. Daj go osobom, które chcesz tu widzieć.
entry-codes_idle = Kody liczą się tylko wtedy, gdy serwer pyta o nie przy zakładaniu konta.
entry-used = Wykorzystano { $used } z { $uses }.
entry-until = Ważny do { $day }.
entry-expired = Wygasł { $day }.
entry-show = Pokaż link
entry-show_of = Pokaż link: { $name }
entry-revoke = Unieważnij
entry-revoke_of = Unieważnij: { $name }
entry-note = Dla kogo? (nieobowiązkowe)
entry-uses = Liczba osób
entry-make = Utwórz kod
pace-title = Ruch i dźwięk
pace-lead = Jak szybko chodzą ludzie, toczą się kości i latają dobra. Animacje nigdy nie opóźniają twoich kliknięć.
tastes-title = Wygląd
tastes-kept = Zapisane na koncie, na wszystkich urządzeniach.
tastes-here = Zapisane na tym urządzeniu; z kontem na wszystkich.
palette-title = Kolory graczy
palette-ochre = ochra
palette-bright = żywe
palette-safe = dla daltonistów
playing-title = Wykonywanie ruchów
playing-one_click = Każdy ruch jednym dotknięciem lub klawiszem. Inaczej ruch, którego nie można cofnąć, najpierw pokazuje podgląd. Myszą zawsze wystarcza jedno kliknięcie.
playing-confirm = Pytaj jeszcze raz, zanim padną kości, coś się odkryje lub przepadnie
density-title = Układ
density-roomy = luźne
density-dense = gęste
mood-title = Krajobraz
mood-summer = lato
mood-winter = zima
mood-night = noc
volume-title = Głośność
install-title = Na tym urządzeniu
install-lead = Ochre może mieć ikonę obok innych aplikacji i własne okno.
install-go = Zainstaluj Ochre
sessions-title = Twoje zalogowane urządzenia
sessions-current = to urządzenie
sessions-unknown = Nieznane urządzenie
sessions-times = od { $since }, ostatnio użyte { $used }
sessions-end = Wyloguj
sessions-end_of = Wyloguj: { $device }
sessions-end_others = Wyloguj wszystkie inne
sessions-ended_others = Jesteś na koncie tylko na tym urządzeniu.
account-guest = Grasz jako gość { $name }. Wybierz hasło, a imię i partie zostaną twoje na każdym urządzeniu.
account-signed = Konto: { $name }.
account-played = Moje wyniki
account-none = Zaloguj się, zarejestruj albo po prostu graj jako gość.
account-forgotten = Nie pamiętasz hasła?
account-sign_in = Zaloguj się
account-register = Zarejestruj się
account-upgrade = Utwórz konto
account-password_hint = Co najmniej 8 znaków.
account-change_password = Zmień hasło
account-old_password = Stare hasło
account-new_password = Nowe hasło
account-sign_out = Wyloguj się
account-sign_out_all = Wyloguj się wszędzie
account-notices_lead = Jak dowiadujesz się o partiach, gdy cię nie ma: na urządzeniu, e-mailem, w kanale.
account-notices_go = Ustawienia powiadomień
account-data = Twoje dane
account-export = Pobierz wszystko
account-guest_out = Gość, który się wyloguje, nie wróci do tego imienia. Zarejestruj się najpierw, jeśli chcesz je zachować.

account-password = Hasło
account-password_changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
account-signed_out = Wylogowano.
account-delete = Usuń moje konto
account-deleted = Twoje konto jest usunięte.
account-part-me = Profil i logowanie
account-part-look = Wygląd i gra
account-part-days = Powiadomienia i nieobecność
account-part-devices = Urządzenia i programy
account-part-others = Ludzie i prywatność
account-saving = Zapisywanie…
account-saved = Zapisano
account-saved_here = Zapisano w tej przeglądarce
account-unsaved = Jeszcze nie zapisano. Ponawiam próbę.

## calendar: quiet hours and vacations

calendar-quiet = Ciche godziny
calendar-quiet_lead = W tych godzinach każdego dnia twoje zegary korespondencyjne stoją. Najwyżej dwanaście godzin.
calendar-time_zone = Strefa czasowa
calendar-now_there = Jest tam teraz { $time }.
calendar-with_quiet = Mam ciche godziny
calendar-from = Od
calendar-to = Do
calendar-long = { $hours } każdego dnia
calendar-too_long = To więcej niż dwanaście godzin.
calendar-save = Zapisz
calendar-saved = Zapisano. Obowiązuje od teraz.
calendar-vacation = Urlop
calendar-vacation_lead = W te dni twoje zegary korespondencyjne stoją. Rok ma ich 30.
calendar-left =
    { $n ->
        [one] Zostało { $n } dzień w { $year }
        [few] Zostało { $n } dni w { $year }
       *[many] Zostało { $n } dni w { $year }
    }
calendar-first_day = Pierwszy dzień
calendar-last_day = Ostatni dzień
calendar-go =
    { $n ->
        [0] Dodaj urlop
        [one] Dodaj urlop ({ $n } dzień)
        [few] Dodaj urlop ({ $n } dni)
       *[many] Dodaj urlop ({ $n } dni)
    }
calendar-on = Masz urlop do końca dnia { $last }.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } dzień)
            [few] { $first } ({ $n } dni)
           *[many] { $first } ({ $n } dni)
        }
       *[other] { $n ->
            [one] { $first } do { $last } ({ $n } dzień)
            [few] { $first } do { $last } ({ $n } dni)
           *[many] { $first } do { $last } ({ $n } dni)
        }
    }
calendar-end = Zakończ teraz
calendar-take_back = Wycofaj
calendar-end_of = Zakończ teraz: { $span }
calendar-take_back_of = Wycofaj: { $span }
calendar-none = Nie zaplanowano urlopu.

## letter: the page where links of letters lead

letter-confirm = Potwierdź swój adres e-mail
letter-confirm_lead = Od tej pory tam dowiesz się, co dzieje się w twoich partiach.
letter-confirm_go = Tak, to mój adres
letter-confirmed = Adres potwierdzony.
letter-reset = Wybierz nowe hasło
letter-reset_lead = Zostaniesz wylogowany na wszystkich urządzeniach.
letter-reset_go = Ustaw hasło
letter-password = Nowe hasło, co najmniej 8 znaków
letter-password_set = Hasło ustawione. Zaloguj się nim.
letter-unsubscribe = Wypisz się
letter-unsubscribe_lead = Twój adres zostanie usunięty z konta.
letter-unsubscribe_go = Wypisz się
letter-unsubscribed = Więcej wiadomości nie będzie.
letter-forgotten = Nie pamiętasz hasła?
letter-forgotten_lead = Jeśli twoje konto ma potwierdzony adres e-mail, wyślemy tam link do zmiany hasła.
letter-forgotten_go = Wyślij link
letter-name = Nazwa konta albo jego adres
letter-asked = Jeśli istnieje konto z potwierdzonym adresem e-mail, link jest w drodze.
letter-lost = Ten link nie działa
letter-lost_lead = Wygląda na niepełny. Skopiuj cały link z wiadomości.
letter-done = Gotowe
letter-account = Do konta

## notices: notices

notices-title = Powiadomienia
notices-back = ‹ Konto
notices-lead = Jak dowiadujesz się o partiach, gdy cię nie ma.
notices-none = Zaloguj się albo dołącz do stołu jako gość, aby ustawić powiadomienia.
notices-what = O czym cię powiadamiamy
notices-event = Co się dzieje
notices-mail = E-mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = Moja kolej
notices-event-deadline = Kończy mi się czas
notices-event-invited = Mam zaproszenie
notices-event-began = Partia się zaczęła
notices-event-over = Partia się skończyła
notices-event-vote = Głosowanie czeka na moją odpowiedź
notices-event-seat = Inni głosują w sprawie mojego miejsca
notices-event-mention = Ktoś wspomina mnie na czacie
notices-cell = { $event }: { $channel }
notices-deadline_hours = Ostrzeż mnie, gdy mam mniej niż
notices-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
notices-digest = Jak często przychodzi e-mail
notices-at_once = O wszystkim od razu
notices-digest_of = Najwyżej jeden na { $n } godz.
notices-quiet = Kiedy nic nie wysyłać
notices-quiet-none = Nigdy: zawsze wysyłaj
notices-quiet-calendar = W cichych godzinach moich zegarów
notices-quiet-own = W tych godzinach
notices-from = Od
notices-to = Do
notices-zone = Strefa czasowa
notices-save = Zapisz
notices-saved = Zapisano.
notices-here = to urządzenie
notices-unknown_device = Urządzenie
notices-try = Wyślij test
notices-try_of = Wypróbuj: { $name }
notices-tried = Wysłano próbę ({ $answer }).
notices-tried_in_vain = Próba nie dotarła ({ $answer }).
notices-drop = Usuń
notices-drop_of = Usuń: { $name }
notices-state-failing = Ostatnio nieosiągalne ({ $answer }); próbujemy dalej.
notices-state-gone = Już nie istnieje. Usuń je i dodaj na nowo, jeśli chcesz.
notices-push_title = Urządzenia
notices-device-none = Ta przeglądarka nie może powiadamiać, gdy nie jest otwarta żadna strona Ochre.
notices-device-denied = Zabroniono tej przeglądarce powiadomień z tej strony. Można to zmienić w jej ustawieniach.
notices-device-off = To urządzenie może cię powiadomić nawet bez otwartej strony Ochre.
notices-device-on = To urządzenie pokazuje powiadomienia.
notices-device-failed = To urządzenie już nie powiadamia: przeglądarka nie mogła tego odnowić. Włącz je ponownie.
notices-device_on = Powiadamiaj na tym urządzeniu
notices-said_no = W tej przeglądarce zabroniono powiadomień.
notices-mail_title = E-mail
notices-mail_address = Adres
notices-mail_hint = Wyślemy ci link potwierdzający.
notices-mail_give = Wyślij link potwierdzający
notices-mail_guest = Adres może mieć tylko konto: najpierw się zarejestruj.
notices-letter_sent = Wysłano wiadomość z potwierdzeniem.
notices-pending = Jeszcze niepotwierdzony: { $address }. Otwórz link z wiadomości.
notices-hook_title = Webhooki
notices-hook_lead = Dla pokoju rozmów albo twojego programu: wyślemy mu wiadomość.
notices-hook_url = Adres (URL)
notices-hook_form = Co jest wysyłane
notices-form_words-text = Zwykły tekst
notices-form_words-json = JSON z podpisem
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Własny szablon JSON
notices-form-text = tekst
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = szablon
notices-hook_about = O czym
notices-about_words-me = moje partie
notices-about_words-hosted = stoły, których jestem gospodarzem
notices-about_words-public = wszystkie publiczne stoły i wyniki
notices-about-hosted = moje stoły
notices-about-public = publiczne
notices-hook_language = Język tekstów
notices-hook_language_mine = jak na moim koncie
notices-hook_homeserver = Serwer domowy (URL)
notices-hook_room = Identyfikator pokoju, np. !abc:example.org
notices-hook_token = Token dostępu (nigdy więcej nie pokazany)
notices-hook_template = Szablon (JSON)
notices-hook_names = Wartości, wewnątrz napisów: { $names }
notices-hook_preview = Podgląd
notices-hook_sample = Przykładowa wiadomość
notices-hook_add = Dodaj
notices-hook_secret = Tajny klucz podpisów, pokazany tylko teraz
notices-copy_of = Kopiuj: { $name }
notices-feed_title = Kanał i kalendarz
notices-feed_lead = Twoje ruchy w czytniku kanałów, terminy w kalendarzu. Kto ma te linki, może to czytać.
notices-feed_atom = Ruchy i wyniki (Atom)
notices-feed_calendar = Terminy (iCalendar)
notices-feed_once = Te linki pokazujemy tylko raz.
notices-feed_made = Twoje linki są aktywne. Pokazano je przy tworzeniu.
notices-feed_make = Utwórz linki
notices-feed_new = Zastąp linki
notices-feed_end = Zakończ je

## mine: the page of my matches

mine-nobody = Zaloguj się albo usiądź przy stole jako gość: tu będą twoje partie.
mine-none_found = Żadna partia nie pasuje.
mine-again = Spróbuj ponownie
mine-missed = Nie udało się wczytać twoich partii.
mine-none_waits = Nic na ciebie nie czeka.
mine-go_next = Przejdź do następnej
mine-part-turn = Twoja kolej
mine-part-asked = Zaproszenia
mine-part-unseen = Skończone od ostatniego razu
mine-part-others = Czekają na innych
mine-part-ended = Wcześniejsze partie
mine-forget = Już je znam
mine-offline = Rozegrana offline
mine-ended_show = Pokaż wcześniejsze partie
mine-ended_more = Więcej
mine-filter_text = Szukaj po imieniu, grze lub wariancie
mine-filter_game = Jaka gra
mine-filter_pace = Tempo na grę
mine-any = Wszystkie
mine-pace-days = Korespondencja
mine-pace-live = Na żywo
mine-open = jeszcze nie zaczęta
mine-result =
    { $rank ->
        [1] wygrana, punkty: { $score }
       *[other] { $rank } z { $seats }, punkty: { $score }
    }
mine-bot_plays = gra za ciebie bot
mine-voted = głosowanie o twoim miejscu, do { $until }
mine-fresh =
    { $n ->
        [one] { $n } nowy ruch
        [few] { $n } nowe ruchy
       *[many] { $n } nowych ruchów
    }
mine-unread =
    { $n ->
        [one] { $n } nowy wpis na czacie
        [few] { $n } nowe wpisy na czacie
       *[many] { $n } nowych wpisów na czacie
    }
