### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Turnieje
tour-lead = Zgłoś się, w każdej rundzie graj przy stole i śledź swoje miejsce.
tour-none = Nie ma jeszcze turniejów.
tour-none_act = Utwórz pierwszy: gracze się zapisują, a każda runda kojarzy ich na nowo.
tour-new = Nowy turniej
tour-more = Więcej opcji
tour-account = Zaloguj się na konto, aby wziąć udział.
tour-name = Nazwa
tour-game = Gra
tour-format = System
tour-format-swiss = Szwajcarski
tour-format-swiss-is = Spotykają się gracze z równą liczbą punktów. Każdy gra w każdej rundzie.
tour-format-robin = Każdy z każdym
tour-format-robin-is = Każdy spotyka każdego możliwie równo.
tour-format-groups = Grupy i finał
tour-format-groups-is = Najlepsi z każdej grupy spotykają się na końcu.
tour-format-knockout = Pucharowy
tour-format-knockout-is = Lepsza połowa każdego stołu gra dalej.
tour-seats = Graczy przy stole
tour-seats_min = Graczy przy najmniejszym stole
tour-rounds = Rundy
tour-groups = Grupy
tour-advance = Awans z każdej grupy
tour-players_max = Największa liczba graczy
tour-points = Punkty za miejsca
tour-bye_points = Punkty za wolny los
tour-clock = Czas
tour-clock-days = 1 dzień na ruch
tour-clock-live = po 20 minut
tour-clock-none = Bez zegara
tour-starts_at = Początek
tour-starts_hint = Puste: rozpoczynasz samodzielnie.
tour-listed = Widoczny dla wszystkich
tour-create = Utwórz turniej
tour-players = Graczy: { $n } z { $max }
tour-status-open = Zapisy otwarte
tour-status-over = Zakończony
tour-status-cancelled = Odwołany
tour-round = Runda { $n }
tour-organiser = Organizuje { $name }
tour-points_are = punkty { $points }
tour-nobody = Nikt się jeszcze nie zgłosił.
tour-enter = Biorę udział
tour-leave = Wycofaj się
tour-start = Zacznij teraz
tour-cancel = Odwołaj
tour-starts = Początek: { $when }
tour-share = Zaproś
tour-entries = Uczestnicy
tour-standings = Tabela
tour-place = Miejsce
tour-player = Gracz
tour-sum = Punkty
tour-played = Rozegrane
tour-tie-sonneborn = Waga zwycięstw
tour-tie_what-sonneborn = Sonneborn-Berger: punkty wszystkich pokonanych rywali
tour-tie-wins = Zwycięstwa
tour-tie-same_opponents = Ci sami rywale
tour-tie-table_share = Udział przy stole
tour-tie-performance = Wynik rankingowy
tour-left = po wycofaniu
tour-mine = Twój stół: { $names }
tour-mine_over = Twoja partia się skończyła
tour-next = Następna runda zacznie się, gdy skończą pozostałe stoły.
tour-last = To była ostatnia runda. Tabela będzie ostateczna, gdy skończą pozostałe stoły.
tour-winner = Zwycięzca: { $names }
tour-csv = Tabela w CSV
tour-tables = Stoły
tour-which = Runda
tour-final = Finał
tour-group = Grupa { $n }
tour-table = Stół { $n }
tour-bye = Wolny los
tour-view = Zobacz
tour-watch = Oglądaj
tour-play = Graj
tour-result = miejsce { $rank }, punkty: { $score }
tour-why-bye = Bez rywala w tej rundzie: liczba graczy się nie dzieli.
tour-why-same = Punkty wszystkich: { $points }.
tour-why-near = Mieli od { $least } do { $most } punktów.
tour-why-new = Nikt z nich jeszcze się nie spotkał.
tour-why-met =
    { $n ->
        [one] Jedna para już się spotkała: nie dało się tego uniknąć.
        [few] { $n } pary już się spotkały: nie dało się tego uniknąć.
       *[many] { $n } par już się spotkało: nie dało się tego uniknąć.
    }

## pairing: the page on which people find others to play with

pairing-bots = Graj z botami
pairing-days = { $n } dni
pairing-days_hint = Możesz opuścić tę stronę. Stół pojawi się wśród twoich partii.
pairing-find = Szukaj graczy
pairing-found = Twój stół się otwiera.
pairing-game = Gra
pairing-hours =
    { $n ->
        [one] godzina
        [few] { $n } godziny
        [many] { $n } godzin
       *[other] { $n } godziny
    }
pairing-lately = Ostatni czas oczekiwania: mniej więcej { $time }.
pairing-lately_none = W ostatnim tygodniu nie powstał tu żaden stół.
pairing-lead = Wybierz grę. Stół otworzy się, gdy będzie dość osób.
pairing-minutes =
    { $n ->
        [one] minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
pairing-open = Do stołu
pairing-others =
    { $n ->
        [0] Nie ma jeszcze nikogo innego.
        [one] Czeka jeszcze jedna osoba.
        [few] Czekają jeszcze { $n } osoby.
        [many] Czeka jeszcze { $n } osób.
       *[other] Czeka jeszcze { $n } osoby.
    }
pairing-pace = Tempo
pairing-players = { $n } graczy
pairing-players_range = Od { $least } do { $most } graczy
pairing-seconds =
    { $n ->
        [one] sekunda
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
pairing-stop = Nie czekaj dłużej
pairing-table = Liczba graczy
pairing-there =
    { $n ->
        [0] Teraz nikt nie czeka.
        [one] Czeka jedna osoba.
        [few] Czekają { $n } osoby.
        [many] Czeka { $n } osób.
       *[other] Czeka { $n } osoby.
    }
pairing-title = Graj z ludźmi
pairing-waited = Czas oczekiwania: { $time }.
