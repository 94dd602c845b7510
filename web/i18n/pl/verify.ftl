### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Zweryfikuj kości
verify-lead = Każdy rzut i każde tasowanie skończonej partii liczymy tu od nowa, w twojej przeglądarce, z jej pliku. Nic nigdzie nie jest wysyłane.
verify-choose = Wybierz plik partii
verify-choose_hint = albo upuść go tutaj. Można go pobrać na końcu każdej partii.
verify-busy = Liczenie…
verify-verdict-same = Kości są uczciwe
verify-verdict-differs = Weryfikacja nie powiodła się
verify-verdict-unreadable = Tego pliku nie można zweryfikować
verify-good = Dobrze
verify-bad = Źle
verify-no_match = Nie ma takiej partii albo się nie skończyła.
verify-no_file = To nie jest plik partii.
verify-too_large = Ten plik jest za duży.
verify-old = Ten plik ma starszą postać, bez nazw rzutów. Sam program, ochre verify, jeszcze go sprawdzi.
verify-no_game = Tej gry tu nie znamy.
verify-revision = Partię rozegrano według wersji zasad { $is }; tu jest wersja { $here }.
verify-seal_breaks = Ziarno nie pasuje do swojego skrótu: to nie jest to obiecane.
verify-chain_breaks = Wersja { $version }: łańcuch skrótów się rwie. Coś tu zmieniono.
verify-bad_row = Wersja { $version }: ten wiersz jest nieprawidłowy.
verify-wrong_sitter = Wersja { $version }: miejsce { $seat } zajmuje kto inny, niż mówi plik.
verify-late_sitter = Ktoś siada po ostatniej wersji.
verify-no_names = Wersja { $version }: brak listy losowań. Zasady zmieniły się od tego czasu.
verify-wrong_name =
    { $kind ->
        [none] Wersja { $version }, zdarzenie { $event }: losowanie ma złą nazwę.
       *[other] Wersja { $version }, zdarzenie { $event } ({ $kind }): losowanie ma złą nazwę.
    }
verify-name_twice = Wersja { $version }, zdarzenie { $event } ({ $kind }): to samo losowanie już było.
verify-wrong_count = Wersja { $version }, zdarzenie { $event } ({ $kind }): rzucono kości { $is }, a z poprzedzającego wynika { $count }.
verify-roll_differs = Wersja { $version }, zdarzenie { $event } ({ $kind }): { $field } { $index } to { $says }, klucz daje { $gives }.
verify-field-dice = kość
verify-field-cards = karta
verify-field-buildings = budynek
verify-field-tiles = żeton
verify-field-colours = kolor
verify-field-start = miejsce pierwsze
verify-steps = Co sprawdzono
verify-step-seal = Ziarno pasuje do skrótu pokazanego przed partią.
verify-step-key =
    { $n ->
        [1] Klucz powstał z ziarna i liczby dodanej przez przeglądarkę jednego gracza.
       *[other] Klucz powstał z ziarna i liczb dodanych przez przeglądarki graczy ({ $n }).
    }
verify-step-key_alone = Klucz to ziarno: nikt nie dodał do niego liczby.
verify-step-my_seal = To skrót, który ta przeglądarka widziała przed partią.
verify-step-other_seal = Przed partią ta przeglądarka widziała inny skrót.
verify-step-my_nonce = Liczba dodana przez tę przeglądarkę jest częścią klucza.
verify-step-no_nonce_of_mine = Brakuje liczby dodanej przez tę przeglądarkę.
verify-step-chain =
    { $n ->
        [one] Łańcuch skrótów trzyma: { $n } wiersz.
        [few] Łańcuch skrótów trzyma: { $n } wiersze.
       *[many] Łańcuch skrótów trzyma: { $n } wierszy.
    }
verify-step-names = Każdy rzut ma nazwę, którą dają mu runda, miejsce i pole, a żaden nie ma jej dwa razy.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    } ({ $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    })
verify-drawn-shuffles =
    { $shuffles ->
        [one] { $shuffles } tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    }
verify-drawn-nothing = Jeszcze bez rzutów
verify-step-rolls = { $what }: to, co daje klucz.
verify-broken-seal = Ziarno nie pasuje do skrótu pokazanego przed partią.
verify-broken-chain =
    { $n ->
        [one] Łańcuch skrótów rwie się po: { $n } wiersz.
        [few] Łańcuch skrótów rwie się po: { $n } wiersze.
       *[many] Łańcuch skrótów rwie się po: { $n } wierszy.
    }
verify-broken-names = Rzut nie ma nazwy, którą dają mu runda, miejsce i pole.
verify-broken-rolls = Po tym, co daje klucz ({ $rolls ->
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    }, { $shuffles ->
        [one] { $shuffles } tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    }), jest coś, czego nie daje.
verify-faces = Jak padały kości
verify-faces_hint =
    { $n ->
        [one] { $n } kość; linia jest tam, gdzie wszystkie byłyby równe, około { $each }.
        [few] { $n } kości; linia jest tam, gdzie wszystkie byłyby równe, około { $each }.
       *[many] { $n } kości; linia jest tam, gdzie wszystkie byłyby równe, około { $each }.
    }
verify-facts = Liczby
verify-match = Partia
verify-seal = Skrót ziarna
verify-seed = Ziarno
verify-nonce = Dodane przez: { $name }
verify-nonce_bot = nic, to bot
verify-nonce_none = nic
verify-nonce_mine = (ta przeglądarka)
verify-key = Klucz
verify-how = Jak to działa
verify-how_1 = Przy tworzeniu partii serwer losuje tajne ziarno i pokazuje jego skrót: odcisk, którego nie ma żadne inne ziarno.
verify-how_2 = Potem przeglądarka każdego gracza dodaje losową liczbę. Ziarno i liczby razem dają klucz, więc nikt go nie wybrał: ziarno zapieczętowano, zanim poznano liczby.
verify-how_3 = Każdy rzut i każde tasowanie liczy się z klucza i nazwy: która runda, które miejsce, jakie pole, która kość.
verify-how_4 = Na końcu pokazuje się ziarno i każdy może wszystko przeliczyć.
verify-not = Ta strona nie zna zasad. Czy każdy ruch był dozwolony, sprawdza sam program. A jednego nie zobaczy żadne sprawdzanie: kto prowadzi serwer i też gra, mógłby wypróbować wiele własnych liczb, jeśli jego przychodzi ostatnia.
verify-also = Całe sprawdzenie, z zasadami:
