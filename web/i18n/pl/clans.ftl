### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = las
clans-terrain-mountain = góry
clans-terrain-steppe = step
clans-terrain-grassland = łąka
clans-colour-red = czerwony
clans-colour-blue = niebieski
clans-colour-green = zielony
clans-colour-yellow = żółty
clans-colour-black = czarny
clans-clan-red = klan czerwony
clans-clan-blue = klan niebieski
clans-clan-green = klan zielony
clans-clan-yellow = klan żółty
clans-clan-black = klan czarny
clans-huts-red =
    { $n ->
        [one] { $n } czerwona
        [few] { $n } czerwone
       *[many] { $n } czerwonych
    }
clans-huts-blue =
    { $n ->
        [one] { $n } niebieska
        [few] { $n } niebieskie
       *[many] { $n } niebieskich
    }
clans-huts-green =
    { $n ->
        [one] { $n } zielona
        [few] { $n } zielone
       *[many] { $n } zielonych
    }
clans-huts-yellow =
    { $n ->
        [one] { $n } żółta
        [few] { $n } żółte
       *[many] { $n } żółtych
    }
clans-huts-black =
    { $n ->
        [one] { $n } czarna
        [few] { $n } czarne
       *[many] { $n } czarnych
    }
clans-huts-none = bez chat
clans-huts =
    { $n ->
        [one] { $n } chata
        [few] { $n } chaty
       *[many] { $n } chat
    }
clans-empty = puste
clans-region = Region { $region }

clans-epochs = Epoki
clans-epoch-good = Epoka { $n }: { $lands } daje { $bonus } więcej.
clans-epoch-bad = Wioski giną: { $lands }.
clans-track = Klany
clans-village = wioska { $n }, założył gracz { $name }, warta { $points }
clans-village-doomed = wioska { $n }, założył gracz { $name }, zginęła
clans-village-held =
    { $doomed ->
        [none] { $territory }, epoka { $epoch }: { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[many] { $value } punktów
        }
       *[other] { $territory }, epoka { $epoch }: zginęła
    }
clans-villages = Wioski
clans-chips =
    { $n ->
        [one] { $n } żeton wioski
        [few] { $n } żetony wioski
       *[many] { $n } żetonów wioski
    }
clans-chips_left =
    { $n ->
        [one] zostało: { $n } żeton
        [few] zostało: { $n } żetony
       *[many] zostało: { $n } żetonów
    }
clans-no_chips = jeszcze bez wioski
clans-first = Zaczął partię
clans-secret = tajny klan
clans-yours = Twój: { $clan }
clans-only_you = Widzisz to tylko ty.

clans-on_map = Wybierz obszar na mapie. Klawisze: litera, potem numer.
clans-on_map-region = Region { $region }: który numer?
clans-ask-from = Które chaty przesuwasz?
clans-ask-to = Dokąd z { $from }?
clans-ask-send = Z { $from } do { $to }?
clans-ask-found = Którą z { $n } wiosek założyć teraz?
clans-ask-found_this = Założyć teraz wioskę: { $territory }?
clans-wait-move = { $name } przesuwa chaty
clans-wait-found = { $name } ustala kolejność wiosek
clans-from = Z { $from }
clans-from_to = Z { $from } do { $to }
clans-found_next = Następna wioska: { $territory }
clans-send = Przesuń chaty
clans-found = Załóż teraz
clans-founds_nothing = Nie powstaje żadna wioska.
clans-short = wioska { $territory }: { $points }
clans-short-doomed = { $territory } ginie
clans-preview-village = Wioska { $territory }
clans-preview-scores = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } dla: { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = ginie: ziemia jest niekorzystna, nikt nie punktuje.
clans-preview-nobody = Waśń nie zostawia nikogo; nikt nie punktuje.
clans-preview-strife = Waśń wypędza: { $colours }.
clans-preview-later = Założona później: { $points }.

row-chips = Żetony wioski
reason-villages = Dwunasta wioska jest założona.
reason-no_moves = Żadne chaty nie mogą się już ruszyć.

clans-event-began = Partia się zaczyna; pierwszy rusza się { $name }.
clans-event-huts_placed = Chaty w regionie { $region }: { $colours }.
clans-event-clans_shuffled = Karty klanów rozdano zakryte.
clans-event-clan_seen = Twój klan: { $colour }.
clans-event-epoch_began = Epoka { $epoch }
clans-event-turn_began = Kolej na gracza { $name }.
clans-event-moved = { $name } przesuwa { $huts } z { $from } do { $to }.
clans-event-order_asked = { $name } decyduje, w jakiej kolejności powstają { $territories }.
clans-event-founded = { $name } zakłada wioskę { $chip } w { $territory } i bierze żeton.
clans-ribbon-founded = Wioska { $chip } stoi w { $territory }
clans-event-doomed = Ziemia { $territory } jest niekorzystna; ginie z nią { $huts }.
clans-event-strife = Waśń w { $territory }: odchodzi { $huts }.
clans-event-scored = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }(w tym { $bonus } za ziemię)
    } dla: { $colours }.
clans-event-not_founded = Za późno na wioski: { $territories }.
clans-event-ended-villages = Dwunasta wioska stoi: koniec partii.
clans-event-ended-no_moves = Żadne chaty nie mogą się już ruszyć: koniec partii.
clans-event-clan_shown = { $name } to był klan { $colour }.
clans-event-disc_removed = Nikt nie był klanem: { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } liczy { $points } punkt.
        [few] { $name } liczy { $points } punkty.
       *[many] { $name } liczy { $points } punktów.
    }
policy-found = Najpierw zakładaj to, co najwięcej da mojemu klanowi

## clans-cover: what is said of Clans outside of its tables

option-printed_board = Drukowana plansza
option-printed_board-is = Regiony i sąsiedzi z wydanej gry, na ile są znane. Bez tej opcji: nasza własna mapa.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Wioski według epoki
stat-name-villages_by_territory = Gdzie powstają wioski
stat-ask-villages_by_epoch = Ile w Clans warta jest wioska w każdej epoce?
stat-ask-villages_by_territory = Na jakich obszarach Clans powstają wioski i ile dają?
stat-column-doomed = Zginęły
stat-column-epoch = Epoka
stat-column-mean_colours = Klany, średnio
stat-column-mean_epoch = Epoka, średnio
stat-column-strife = Z waśnią
stat-column-territory = Obszar
stat-column-villages = Wioski
stat-value-villages = dwunasta wioska
stat-value-no_moves = żadna chata nie może iść

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Twój klan to { $clan } i nikt o tym nie wie. Każdy klan ma chaty w całym kraju; zaprowadź swoje do bogatych wiosek, nie zdradzając zbyt wcześnie, czyje są.
clans-teach-from = Tura to jeden ruch: weź wszystkie chaty z jednego obszaru, dowolnych kolorów. Wybierz go na mapie.
clans-teach-to = Idą do sąsiada, gdzie już stoją chaty. Wybierz dokąd.
clans-teach-send = Strzałka pokazuje ruch, a pod spodem czytasz, co z niego wyniknie. Wyślij go.
clans-teach-village = Chaty bez zajętych sąsiadów stają się wioską. Tu ruch zakłada jedną: kto go robi, bierze żeton, czyli punkt.
clans-teach-score = Wioska daje za swoje chaty punkty każdemu klanowi, który w niej mieszka. Tor pokazuje wszystkie pięć; jak idzie ({ $clan }), to twój sekret.
clans-teach-epoch = Tabliczka pokazuje epoki: na jednej ziemi wioski dają więcej, na innej giną. Z ostatnim żetonem epoka się kończy.
clans-teach-end = Dwunasta wioska kończy partię. Wtedy odkrywa się klany i każdy dodaje żetony do punktów na torze.
clans-teach-hint-secret = Twój klan to { $clan }. Ruszaj też inne chaty, bo inni zobaczą, które są twoje.
clans-teach-hint-found = Twój ruch może teraz założyć wioskę. Wybierz go, by przeczytać, ile i komu da.
clans-teach-hint-order = Ty wybierasz, która wioska jest pierwsza: następny żeton może być z innej epoki.
clans-teach-hint-epoch = Nowa epoka: teraz więcej daje inna ziemia i inna niszczy swoje wioski.

## clans-text: the map of Clans in words

clans-told-now = Teraz epoka { $n }
clans-told-chips =
    { $n ->
        [one] zostało: { $n } żeton wioski
        [few] zostało: { $n } żetony wioski
       *[many] zostało: { $n } żetonów wioski
    }
clans-told-epochs = Epoki
clans-told-epoch =
    { $n ->
        [one] { $n } wioska w niej
        [few] { $n } wioski w niej
       *[many] { $n } wiosek w niej
    }
clans-told-scores = Co zdobyły klany
clans-told-villages = Wioski
clans-told-map = Obszary z chatami
clans-told-borders = graniczy z: { $names }
clans-told-scored =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
clans-told-gone = nikt nie był tym klanem
clans-told-chips_of = Żetony wioski
clans-told-clan = Klan
clans-told-move = Które chaty idą i dokąd?
clans-told-to = Przesuń chaty z { $from } do { $to }
clans-told-comes = Do { $to }: wioska { $territory }, { $words }
clans-told-found = Załóż teraz wioskę w { $territory }

## clans-condition: conditions of conditional moves

clans-condition-chips = pozostałe żetony wiosek
clans-condition-epoch = epoka
clans-condition-score = punkty, { $what }
clans-condition-score-any = punkty klanu
clans-condition-huts = { $what }: chaty
clans-condition-huts-any = chaty na terytorium
clans-condition-mine = { $what }: moje chaty
clans-condition-mine-any = moje chaty na terytorium
