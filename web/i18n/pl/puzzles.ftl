### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Bot zagrał tu inaczej. Twoją odpowiedzią jest jeden ruch; potem zobaczysz liczby i możliwy dalszy przebieg.
puzzles-again = Otwórz ponownie
puzzles-all = Wszystkie zadania
puzzles-back = Ruch wstecz
puzzles-before = Przed ruchem
puzzles-done = Dziś rozwiązane.
puzzles-find = Znajdź lepszy ruch.
puzzles-forward = Ruch naprzód
puzzles-gain = Najlepszy zyskuje { $gain } p.p. (± { $error }) wobec ruchu z partii, w { $n } symulacjach każdego ruchu.
puzzles-lead = Chwile z partii botów, w których był możliwy wyraźnie lepszy ruch. Każdy dzień przynosi nową dla każdej gry.
puzzles-line-best = Najlepszy ruch
puzzles-line-played = Tak jak zagrano
puzzles-missed = Dziś nierozwiązane.
puzzles-more = Więcej zadań
puzzles-none = Tu nie ma zadań.
puzzles-number = Zadanie { $n }
puzzles-own = Z moich partii
puzzles-own_about = Tu zagrano inaczej – w twojej partii, która ma już analizę. Twoją odpowiedzią jest jeden ruch; potem zobaczysz liczby i możliwy dalszy przebieg.
puzzles-own_cost = Kosztowało { $n } p.p.
puzzles-own_later =
    { $n ->
        [one] Jeszcze { $n } wróci { $day }.
        [few] Jeszcze { $n } wrócą, następna { $day }.
       *[many] Jeszcze { $n } wróci, następna { $day }.
    }
puzzles-own_lead = Twoje najkosztowniejsze decyzje z partii, które mają analizę. Każda wraca po 1, 3, 7 i 21 dniach, aż ją rozwiążesz.
puzzles-own_next = Wróci { $day }.
puzzles-own_none = Teraz nic nie czeka.
puzzles-own_solved = Rozwiązano: { $n }.
puzzles-player = Gracz { $n }
puzzles-right = Rozwiązane: nic nie jest lepsze.
puzzles-share = Kopiuj wynik
puzzles-shared = Ochre, { $game }: znajdź lepszy ruch
puzzles-shared_right = Lepszy ruch znaleziony.
puzzles-shared_today = Ochre, { $game }: zadanie na { $day }
puzzles-shared_wrong = Lepszy ruch przeoczony.
puzzles-sign_in = Dni z rzędu są liczone po zalogowaniu lub w grze jako gość.
puzzles-solve = Rozwiąż
puzzles-solved = rozwiązane
puzzles-step = { $n } z { $of }
puzzles-streak =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
puzzles-theme-buildings = Budynki
puzzles-theme-cards = Karty
puzzles-theme-epochs = Końce epok
puzzles-theme-feeding = Karmienie
puzzles-theme-last_round = Ostatnia runda
puzzles-theme-placing = Ustawianie ludzi
puzzles-theme-preparing = Przygotowanie wiosek
puzzles-theme-villages = Zakładanie wiosek
puzzles-themes = Według tematów
puzzles-title = Znajdź lepszy ruch
puzzles-today = Zadanie na dziś
puzzles-worth = Szansa wygranej po twoim ruchu: { $mine } %, po najlepszym: { $best } %.
puzzles-wrong = Był lepszy ruch.
