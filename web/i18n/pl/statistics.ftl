### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statystyki
stat-lead = Liczby ze wszystkich partii rozegranych tu do końca, ludzi i botów.
stat-theme-winning = Wygrywanie
stat-theme-playing = Granie
stat-theme-activity = Aktywność
stat-theme-more = Więcej
stat-pick = Co chcesz wiedzieć
stat-seats = Gracze
stat-abreast = porównaj
stat-players = graczy: { $n }
stat-none = Za mało partii, by to powiedzieć.
stat-none_act = Liczy się każda ukończona tu partia: zagraj jedną.
stat-sure = Cienkie linie mówią, gdzie z 95 % leży prawdziwy udział: im mniej przypadków, tym szerzej.
stat-computed = Stan z { $when }
stat-cut = wierszy jest więcej, niż widać
stat-yes = tak
stat-no = nie
stat-plain = bez wariantów
stat-hour = { $hour }:00
stat-narrow = Zawęź
stat-param-who = Kto się liczy
stat-param-since = Rozpoczęte od
stat-param-until = Rozpoczęte przed
stat-who-both = ludzie i boty
stat-who-people = tylko ludzie
stat-who-bots = tylko boty
stat-export = Pobierz:
stat-ending-won = wygrana
stat-ending-shared = remis o pierwsze miejsce
stat-ending-lost = przegrana
stat-ending-lost_badly = wysoka przegrana

stat-name-bot_ratings = Jak silne są boty
stat-name-abandoned_matches = Przerwane partie
stat-name-active_players = Aktywni gracze
stat-name-guests_to_accounts = Od gościa do konta
stat-name-return_after_losing = Powrót po przegranej
stat-name-time_to_full_table = Czekanie przy stole
stat-name-busiest_hours = Godziny szczytu
stat-name-bots_beaten = Ludzie przeciw botom
stat-name-closest_matches = Najbardziej wyrównane partie
stat-name-daily_activity = Dzień po dniu
stat-name-first_seat_advantage = Przewaga miejsca
stat-name-game_length = Jak długa jest partia
stat-name-hourly_activity = Godzina po godzinie
stat-name-how_matches_end = Jak kończą się partie
stat-name-how_people_win = Skąd biorą się punkty
stat-name-leaderboard = Kto wygrywa najwięcej
stat-name-score_distribution = Częste wyniki
stat-name-slowest_movers = Kto myśli najdłużej
stat-name-start_player_advantage = Przewaga zaczynającego
stat-name-variants_in_use = Używane warianty

stat-ask-bot_ratings = Jaki ranking ma tu każdy bot, według gry i liczby graczy?
stat-ask-abandoned_matches = Ile partii opuszcza się przed końcem i po ilu rundach?
stat-ask-active_players = Ile osób gra w każdym miesiącu, ile jest nowych lub wraca, a ile potem przestaje?
stat-ask-guests_to_accounts = Ilu z tych, którzy zaczęli grać, ma dziś konto? Według miesiąca pierwszej partii.
stat-ask-return_after_losing = Czy gracze wracają w ciągu 14 dni, także po wysokiej przegranej (mniej niż połowa najlepszego wyniku)?
stat-ask-time_to_full_table = Ile minut mija od otwarcia stołu z co najmniej dwojgiem ludzi do startu? Pudełko obejmuje połowę stołów, linie cztery z pięciu.
stat-ask-busiest_hours = O których godzinach tygodnia zaczynają się partie? (UTC)
stat-ask-bots_beaten = Przeciw którym botom się gra i jak często ludzie kończą przed nimi?
stat-ask-closest_matches = O których partiach zdecydowało najmniej punktów?
stat-ask-daily_activity = Ile się gra, dzień po dniu?
stat-ask-first_seat_advantage = Czy pomaga siedzieć na pewnym miejscu? Jeśli nie, każde wygra swoją część.
stat-ask-game_length = Ile rund, ruchów i minut?
stat-ask-hourly_activity = O której zaczynają się partie? Czas światowy (UTC).
stat-ask-how_matches_end = Dlaczego partie się kończą?
stat-ask-how_people_win = Za co dostają punkty pierwszy, drugi i inni? Udziały w zdobytych punktach.
stat-ask-leaderboard = Kto wygrywa największą część swoich partii?
stat-ask-score_distribution = Ile punktów jest częste? Co dwadzieścia.
stat-ask-slowest_movers = Kto najdłużej wykonuje ruch?
stat-ask-start_player_advantage = Czy pomaga zaczynać? Miejsce, które zaczyna, przeciw wszystkim innym.
stat-ask-variants_in_use = W jakie warianty się gra i w ilu graczy?

stat-column-abandoned = Przerwane
stat-column-month = Miesiąc
stat-column-active = Aktywni
stat-column-new = Nowi
stat-column-returned = Powrócili
stat-column-lapsed = Nieaktywni miesiąc później
stat-column-accounts = Z kontem
stat-column-median_matches_with_account = Mediana partii z kontem
stat-column-median_matches_of_guests = Mediana partii gości
stat-column-ending = Po
stat-column-came_back = Zagrali znów
stat-column-median_days = Mediana dni
stat-column-least_wait = Minuty: jeden z dziesięciu
stat-column-first_quarter = jeden z czterech
stat-column-median_wait = połowa
stat-column-third_quarter = trzy z czterech
stat-column-most_wait = dziewięć z dziesięciu
stat-column-mean_wait = Średnia
stat-column-weekday = Dzień
stat-column-results = Porównania
stat-column-ahead = Przed nimi
stat-column-equal = Remis
stat-column-begins = Zaczyna
stat-column-day = Dzień
stat-column-end_reason = Powód
stat-column-fair = Uczciwa część
stat-column-finished = Skończone
stat-column-game = Gra
stat-column-hour = Godzina
stat-column-last_started = Ostatni początek
stat-column-match = Partia
stat-column-matches = Partie
stat-column-mean_minutes = Minuty, średnio
stat-column-mean_moves = Ruchy, średnio
stat-column-mean_points = Punkty, średnio
stat-column-mean_rank = Miejsce, średnio
stat-column-mean_rounds = Rundy, średnio
stat-column-mean_rounds_when_abandoned = Rundy do tej pory
stat-column-mean_score = Wynik, średnio
stat-column-mean_scored = Z tego, średnio
stat-column-mean_value = Wartość, średnio
stat-column-least_rounds = Rundy, najmniej
stat-column-most_rounds = Rundy, najwięcej
stat-column-moves = Ruchy
stat-column-options = Warianty
stat-column-points = Punkty
stat-column-rank = Miejsce
stat-column-row = Punkty za
stat-column-score_from = Wynik od
stat-column-seat = Siedzenie
stat-column-seats = Gracze
stat-column-share = Udział
stat-column-started = Początek
stat-column-status = Stan
stat-column-times = Razy
stat-column-bot = Bot
stat-column-rating = Ranking
stat-column-rating_low = co najmniej
stat-column-rating_high = najwyżej
stat-column-share_low = co najmniej
stat-column-share_high = najwyżej
stat-copy = { $words } ({ $n })
stat-column-win_rate = % wygranych
stat-column-win_rate_low = co najmniej
stat-column-win_rate_high = najwyżej

## player: the page of what somebody has played

player-title = Gracz
player-lead = Z partii, które może zobaczyć każdy.
player-report = Zgłoś tę nazwę
player-none = Nie ma partii tego gracza, którą może zobaczyć każdy.
player-ratings = Ranking
player-ratings-how = Dla każdej gry i liczby graczy. Wszyscy zaczynają od 1500; partie z botami liczą się osobno. Metoda to Glicko-2.
player-rating-people = z ludźmi
player-rating-bots = z botami
player-rating-seats = graczy: { $n }
player-rating-unsure = tymczasowy
player-rating-range = od { $low } do { $high }, z 95 %
player-rating-matches =
    { $n ->
        [one] po { $n } partii
        [few] po { $n } partiach
       *[many] po { $n } partiach
    }
player-rating-course = Od { $first } do { $last } w ostatnich partiach ({ $n })
player-by-game = Gra
player-by-seats = Gracze
player-by-result = Wynik
player-all = wszystkie
player-result-won = wygrana
player-result-shared = pierwszy ex aequo
player-result-lost = przegrana
player-against = Z: { $name }
player-against-all = Pokaż wszystkich
player-met =
    { $n ->
        [one] Partia z: { $name }
        [few] { $n } partie z: { $name }
       *[many] { $n } partii z: { $name }
    }
player-matches-none = Nie ma takiej partii.
player-more = Starsze partie
player-record = Bilans
player-trophies = Turnieje
player-trophy = Miejsce { $place } z { $n }
player-rivals = Z innymi
player-matches = Partie
player-column-game = Gra
player-column-seats = Gracze
player-column-finished = Skończone
player-column-wins = Wygrane
player-column-rate = % wygranych
player-column-mean = Punkty, średnio
player-column-best = Rekord
player-column-who = Przeciwnik
player-column-met = Partie
player-column-before = Przed
player-column-behind = Za
player-column-lead = Przewaga, średnio
player-column-day = Początek
player-column-others = Z kim
player-column-result = Koniec
player-column-points = Punkty
player-column-rating = Ranking
player-running = trwa
player-open = bez wyniku
player-rank = { $rank } z { $seats }
player-decisions = Gdzie moje decyzje kosztują najwięcej
player-decisions-how = Z moich najnowszych przeanalizowanych partii: ile wygranych na partię kosztowały moje decyzje wobec najlepszego ruchu, jaki znaleziono. Może to być więcej niż jedna, bo każda decyzja liczy się osobno.
player-decisions-open = Zsumuj moje przeanalizowane partie
player-decisions-none = Żadna z moich 20 najnowszych partii nie była analizowana. Pod arkuszem punktów partii jest to, co ją rozstrzygnęło.
player-decisions-of =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
       *[many] { $n } partii
    }
player-column-decision = Decyzja
player-column-chosen = Liczba
player-column-lost = Stracone wygrane na partię
player-decision-place = Rozstawianie ludzi
player-decision-use = Kolejność akcji
player-decision-tools = Narzędzia
player-decision-pay = Karty, budynki i ich koszt
player-decision-pick = Wybór kości
player-decision-feed = Żywienie
player-decision-other = Inne
player-decision-move = Ruchy
player-mine-matches = Moje partie
player-mine-lead = Wszystkie moje partie, także przeciw botom. Inni widzą tylko te na liście.
player-mine-none = Nie masz jeszcze zakończonych partii. Zagraj, a twoje punkty pojawią się tutaj.
player-tile-matches = Zakończone partie
player-tile-won = Wygrane
player-tile-best = Rekord: { $game }
player-tile-streak = Wygrane z rzędu
player-tile-streak_now = teraz { $n }
player-points = Punkty w czasie
player-points-is = { $game }: liczba partii: { $n }, od { $first } do { $last } punktów, rekord { $best }
player-points-mean = średnio { $n }
player-points-key = Pełne kropki: wygrane
player-sources = Skąd biorą się moje punkty
player-sources-of =
    { $n ->
        [1] Na partię, z ostatniej partii
       *[other] Na partię, liczba ostatnich partii: { $n }
    }
player-lessons = Samouczki
player-lesson-done = przerobiony
player-lesson-open = jeszcze nie przerobiony
player-lesson-go = Zacznij
player-lesson-again = Zagraj ponownie
player-newest = Liczba ostatnich partii: { $n }.
avatar-title = Mój obrazek
avatar-change = Zmień obrazek
avatar-done = Gotowe
avatar-seen = Inni widzą go obok twojej nazwy.
avatar-any = Losowo
avatar-choice = { $part } { $n }
avatar-part-hair = Włosy
avatar-part-colour = Kolor włosów
avatar-part-skin = Skóra
avatar-part-face = Twarz
avatar-part-worn = Ozdoby
avatar-part-ground = Tło

panels-title = Panel
panels-lead = Odpowiedzi o tym serwerze wybrane przez administratorów.
panels-none = Nic jeszcze nie udostępniono.
panels-gone = Ta odpowiedź nie jest (już) udostępniona.
panels-statistics = Wszystkie statystyki
panels-open = Otwórz
panels-open_of = Otwórz: { $name }
panels-copy = Kopiuj link
panels-copy_of = Kopiuj link: { $name }
panels-figures = Liczby
panels-everybody = Widzą to wszyscy.
panels-private = Widzą to tylko administratorzy.
panels-edit = Edytuj
panels-done = Gotowe
panels-heading = Tytuł
panels-up = Wcześniej
panels-up_of = Wcześniej: { $name }
panels-down = Później
panels-down_of = Później: { $name }
panels-off = Usuń
panels-off_of = Usuń: { $name }
panels-share = Udostępnij wszystkim
panels-unshare = Przestań udostępniać
panels-refused = Nie można tego udostępnić: { $message }
panels-add = Dodaj pole
panels-query = Zapytanie
