### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } drewna
amount-brick = { $n } gliny
amount-stone = { $n } kamienia
amount-gold = { $n } złota
amount-food = { $n } żywności
amount-jewelry =
    { $n ->
        [one] { $n } ozdoba
        [few] { $n } ozdoby
       *[many] { $n } ozdób
    }
amount-nothing = nic
amount-people =
    { $n ->
        [one] { $n } człowiek
        [few] { $n } ludzie
       *[many] { $n } ludzi
    }
amount-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

resource-wood = drewno
resource-brick = glina
resource-stone = kamień
resource-gold = złoto
resource-food = żywność
resource-jewelry = ozdoby

place-tool_maker = Narzędzia
place-hut = Chata
place-field = Pole
place-hunt = Polowanie
place-forest = Las
place-clay_pit = Glinianka
place-quarry = Kamieniołom
place-river = Rzeka
place-merchant = Kupiec
place-igloo = Iglo
place-card = Karta za { $cost }
place-building =
    { $n ->
        [1] Pierwszy budynek
        [2] Drugi budynek
        [3] Trzeci budynek
        [4] Czwarty budynek
        [5] Piąty budynek
       *[other] { $n } budynek
    }

at-tool_maker = przy narzędziach
at-hut = w chacie
at-field = na polu
at-hunt = na polowaniu
at-forest = w lesie
at-clay_pit = w gliniance
at-quarry = w kamieniołomie
at-river = nad rzeką
at-card = na karcie „{ $what }”
at-building = na budynku „{ $what }”
at-card_plain = na karcie za { $n }
at-building_plain =
    { $n ->
        [1] na pierwszym budynku
        [2] na drugim budynku
        [3] na trzecim budynku
        [4] na czwartym budynku
        [5] na piątym budynku
       *[other] na { $n } budynku
    }
to-tool_maker = do narzędzi
to-hut = do chaty
to-field = na pole
to-hunt = na polowanie
to-forest = do lasu
to-clay_pit = do glinianki
to-quarry = do kamieniołomu
to-river = nad rzekę
to-card = na kartę „{ $what }”
to-building = na budynek „{ $what }”
to-card_plain = na kartę za { $n }
to-building_plain =
    { $n ->
        [1] na pierwszy budynek
        [2] na drugi budynek
        [3] na trzeci budynek
        [4] na czwarty budynek
        [5] na piąty budynek
       *[other] na { $n } budynek
    }

does-tool_maker = Jedno lepsze narzędzie
does-hut = Jeszcze jeden człowiek, za dwoje
does-field = Co rundę jedna żywność więcej
does-hunt = Kości za żywność
does-forest = Kości za drewno
does-clay_pit = Kości za glinę
does-quarry = Kości za kamień
does-river = Kości za złoto

top-dice_for_all = Kości dla wszystkich
top-food = { $n } żywności
top-resource = { $n }: { $what }
top-roll = Kości ({ $n }): { $what }
top-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
top-tool = +1 narzędzie
top-agriculture = +1 pole
top-extra_card = Dodatkowa karta
top-once_tool = Jednorazowe +{ $n }
top-two_of_choice = 2 do wyboru

top-trade_level = +1 handlu
top-trade_dice_for_all = Kości dla wszystkich

culture-healing = Medycyna
culture-art = Sztuka
culture-writing = Pismo
culture-pottery = Garncarstwo
culture-time = Czas
culture-transport = Transport
culture-music = Muzyka
culture-weaving = Tkactwo
trade-farmer =
    { $n ->
        [one] Rolnik
        [few] Rolnicy
       *[many] Rolnicy
    }
trade-tool_maker =
    { $n ->
        [one] Narzędziarz
        [few] Narzędziarze
       *[many] Narzędziarze
    }
trade-hut_builder =
    { $n ->
        [one] Budowniczy
        [few] Budowniczowie
       *[many] Budowniczowie
    }
trade-shaman =
    { $n ->
        [one] Szaman
        [few] Szamani
       *[many] Szamani
    }
trade-merchant =
    { $n ->
        [one] Kupiec
        [few] Kupcy
       *[many] Kupcy
    }
trade-scores-merchant = razy twój poziom handlu na koniec
trade-scores-farmer = razy twoje rolnictwo na koniec
trade-scores-tool_maker = razy wartość twoich narzędzi na koniec
trade-scores-hut_builder = razy twoje budynki na koniec
trade-scores-shaman = razy twoi ludzie na koniec
culture-scores = jeszcze jeden znak do zestawu; zestaw daje kwadrat swojej wielkości

building-of_kinds =
    { $kinds ->
        [one] { $n } w { $kinds } rodzaju
        [few] { $n } w { $kinds } rodzajach
       *[many] { $n } w { $kinds } rodzajach
    }
building-any = { $least }–{ $most } dowolnych
building-kinds =
    { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }
building-any_kind = dowolne
building-sum = = cena
building-left = zostało { $n }
building-left_short = ×{ $n }
building-empty = puste
card-empty = zabrana
deck-left = { $n } w talii

phase-place = Rozstawianie
phase-act = Używanie
phase-feed = Karmienie
phase-end = Koniec
round = Runda { $n }

ask-place = Rozstaw ludzi, w domu zostało { $n }
ask-place_n = Ilu { $place }?
ask-place_all =
    { $n ->
        [one] Wysłać { $to }: { $n } człowiek?
        [few] Wysłać { $to }: { $n } ludzie?
       *[many] Wysłać { $to }: { $n } ludzi?
    }
ask-use = Użyj swoich ludzi, w dowolnej kolejności
ask-tools = Twój rzut to { $total }: daje { $gain }. Dołożyć narzędzia?
ask-pay = Kupić: { $what }?
ask-pick = Weź jedną z kości
ask-feed = Brakuje ci { $n } żywności. Zapłać surowcami albo strać { $penalty } punktów.
ask-take = Weź dwa dowolne surowce
wait-place = { $name } rozstawia ludzi
wait-act = { $name } używa swoich ludzi
wait-tools = { $name } myśli o narzędziach
wait-pick = { $name } bierze kość
wait-feed = { $names }: trzeba nakarmić ludzi
wait-move = Czekamy: { $name }

choose-on_board = Wybierz miejsce na planszy.
choose-place = Dokąd idą twoi ludzie?
choose-use = Kto teraz działa?
choose-people = Ilu?
choose-expect =
    { $people ->
        [one] { $people } człowiek: około { $what }
        [few] { $people } ludzie: około { $what }
       *[many] { $people } ludzi: około { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } człowiek: około { $what }, z narzędziami { $more }
        [few] { $people } ludzie: około { $what }, z narzędziami { $more }
       *[many] { $people } ludzi: około { $what }, z narzędziami { $more }
    }
choose-with_tools = z narzędziami: { $n }
choose-send_people =
    { $n ->
        [one] Wyślij { $to }: { $n } człowiek
        [few] Wyślij { $to }: { $n } ludzie
       *[many] Wyślij { $to }: { $n } ludzi
    }
choose-use_roll =
    { $n ->
        [one] Rzuć { $at }: { $n } kość
        [few] Rzuć { $at }: { $n } kości
       *[many] Rzuć { $at }: { $n } kości
    }
choose-use_all =
    { $n ->
        [one] Użyj naraz: { $n } miejsce
        [few] Użyj naraz: { $n } miejsca
       *[many] Użyj naraz: { $n } miejsc
    }
choose-use_tool_maker = Zrób narzędzie
choose-use_hut = Wychowaj dziecko
choose-use_field = Upraw pole
choose-use_card = Kup albo zostaw „{ $what }”
choose-use_building = Zbuduj albo zostaw „{ $what }”
choose-take_gain = Weź { $gain }
choose-gain_with_tools = bez narzędzi { $gain }, z nimi { $more }
choose-tool = Narzędzie { $value }
choose-once_tool = Jednorazowe { $value }
choose-then = wtedy { $gain }
choose-pay = Zapłać { $what }
choose-pay_scores =
    { $n ->
        [one] Zapłać i zdobądź { $n } punkt
        [few] Zapłać i zdobądź { $n } punkty
       *[many] Zapłać i zdobądź { $n } punktów
    }
choose-added = dołożone
choose-pay_none = Zapłać
choose-feed_head =
    { $n ->
        [one] { $n } surowiec zamiast { $n } żywności
        [few] { $n } surowce zamiast { $n } żywności
       *[many] { $n } surowców zamiast { $n } żywności
    }
choose-pay_more = jeszcze { $n }
choose-price_total =
    { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
choose-price_kinds = { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }, dokładnie { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }
choose-price_range = od { $least } do { $most } dowolnych surowców
choose-kinds_wrong =
    { $kinds ->
        [one] Musi być { $kinds } rodzaj
        [few] Musi być { $kinds } rodzaje
       *[many] Musi być { $kinds } rodzajów
    }
choose-decline = Zostaw
choose-take = 2 do wyboru
choose-take_hint = Użyj karty: dwa dowolne surowce
choose-take_send = Weź { $what }
choose-pick = Weź { $gives }
choose-feed_pay = Nakarm: { $what }
choose-starve =
    { $n ->
        [one] Strać { $n } punkt
        [few] Strać { $n } punkty
       *[many] Strać { $n } punktów
    }
choose-tools_n =
    { $n ->
        [0] Bez narzędzi
        [one] Dodaj { $n } narzędzie
        [few] Dodaj { $n } narzędzia
       *[many] Dodaj { $n } narzędzi
    }
choose-go_hungry = Niech głodują
choose-nothing = Nie masz nic do zdecydowania.
choose-less = Jeden mniej
choose-more = Jeden więcej
choose-add = Dodaj { $what }
choose-remove = Cofnij { $what }
die-gives-tool = lepsze narzędzie
die-gives-agriculture = +1 rolnictwa

board-food = Żywność
board-tools = Narzędzia
board-tool_used = użyte
board-no_tools = bez narzędzi
board-agriculture = Rolnictwo
board-buildings = Budynki
board-cards = Karty
board-extra_card = Dodatkowa karta
board-extra_cards =
    { $n ->
        [one] { $n } dodatkowa karta, zakryte
        [few] { $n } dodatkowe karty, zakryte
       *[many] { $n } dodatkowych kart, zakryte
    }
board-two_of_choice = 2 do wyboru, jeszcze do wzięcia
board-now = na koniec byłoby { $n }
board-now_short = na koniec: { $n }
board-eats = Na koniec rundy twoi ludzie zjedzą { $n } z twoich { $food } żywności
board-eats_short = zje { $n }
shut-empty = Nic tam już nie leży.
shut-mine = Już tam jesteś.
shut-full = Zajęte.
shut-players = Przy tak niewielu graczach nikt więcej nie może tam przyjść.
shut-village = Przy tak niewielu graczach w tej rundzie nie używa się więcej miejsc wioski.
shut-people = Potrzeba tam więcej ludzi, niż masz w domu.
shut-place = { $place }: { $why }
board-home = w domu { $home } z { $people }
board-none = jeszcze nic
board-score = Punkty

row-culture = Zestawy kultury
row-farmers = Rolnicy × rolnictwo
row-tool_makers = Narzędziarze × narzędzia
row-hut_builders = Budowniczowie × budynki
row-shamans = Szamani × ludzie
row-resources = Pozostałe surowce
reason-cards = Skończyły się karty.
reason-buildings = Jeden stos budynków jest pusty.

event-began = Partia się zaczyna; pierwszy gracz: { $name }.
event-round_began = Runda { $round }: zaczyna { $name }
event-phase_began-act = Wszyscy rozstawieni; teraz działają ludzie.
event-phase_began-feed = Ludzie chcą jeść.
event-placed =
    { $people ->
        [one] { $name } wysyła { $to }: { $people } człowiek.
        [few] { $name } wysyła { $to }: { $people } ludzie.
       *[many] { $name } wysyła { $to }: { $people } ludzi.
    }
event-skipped =
    { $people ->
        [one] { $name } zostawia w domu: { $people } człowiek; brak miejsca.
        [few] { $name } zostawia w domu: { $people } ludzie; brak miejsca.
       *[many] { $name } zostawia w domu: { $people } ludzi; brak miejsca.
    }
event-rolled = { $name } rzuca { $at }: { $dice }.
event-tools_used = { $name } dokłada narzędzia o wartości { $value }.
event-gathered = { $name } przynosi do domu: { $what }.
event-tool_made =
    { $value ->
        [none] Narzędzia gracza { $name } nie mogą być lepsze.
       *[other] { $name } ma teraz narzędzie o wartości { $value }.
    }
event-agriculture_rose = { $name } podnosi rolnictwo do { $level }.
event-person_born =
    { $people ->
        [one] { $name } ma teraz: { $people } człowiek.
        [few] { $name } ma teraz: { $people } ludzie.
       *[many] { $name } ma teraz: { $people } ludzi.
    }
event-paid = { $name } płaci: { $what }.
event-declined = { $name } nic nie kupuje { $at }.
event-card_taken = { $name } bierze kartę „{ $what }”.
event-building_taken =
    { $points ->
        [one] { $name } buduje i zdobywa { $points } punkt.
        [few] { $name } buduje i zdobywa { $points } punkty.
       *[many] { $name } buduje i zdobywa { $points } punktów.
    }
event-gained = { $name } dostaje: { $what }.
event-scored =
    { $points ->
        [one] { $name } zdobywa { $points } punkt.
        [few] { $name } zdobywa { $points } punkty.
       *[many] { $name } zdobywa { $points } punktów.
    }
event-once_tool_gained = { $name } dostaje jednorazowe narzędzie o wartości { $value }.
event-two_of_choice_gained = { $name } może wziąć dwa dowolne surowce, teraz lub później.
event-took = { $name } bierze do wyboru: { $what }.
event-extra_card_drawn = { $name } dobiera dodatkową kartę.
event-extra_card_seen = Twoja dodatkowa karta: { $what }.
event-no_extra_card = { $name } nie ma już karty do dobrania.
event-dice_rolled = Kości dla wszystkich: { $dice }.
event-die_picked = { $name } bierze { $die }.
event-harvested = { $name } zbiera { $amount } żywności.
event-fed = { $name } zużywa { $amount } żywności.
event-went_short = { $name }: brakuje { $missing } żywności.
event-fed_with = { $name } karmi zamiast tego: { $what }.
event-starved = Ludzie gracza { $name } głodują: strata punktów { $points }.
event-ended-cards = Skończyły się karty: koniec partii.
event-ended-buildings = Jeden stos budynków jest pusty: koniec partii.
event-extra_card_shown = Dodatkowa karta gracza { $name }: { $what }.
policy-feed = Karm moich ludzi: najpierw żywność, potem najtańsze
policy-tools = Używaj narzędzi, gdy dają jeden więcej
policy-use = Moje akcje w tej kolejności
policy-pay = Kupuj za najtańsze surowce
policy-decline = Zostaw, czego nie kupuję
policy-pick = Bierz najwyższą kość

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Wyślij ludzi na polowanie, kop i buduj. Partia trwa pół godziny, a boty są zawsze gotowe.
option-harsh_winter = Sroga zima
option-harsh_winter-is = Dołóż kamień do budynku albo złoto do karty i od razu zdobądź za to punkty.
option-wild_animals = Dzikie zwierzęta
option-wild_animals-is = Cztery zwierzęta wychodzą z talii i psują rzuty wszystkim, aż plemiona razem je przegonią.
option-igloos = Igla
option-igloos-is = Mały plac budowy: trzy takie same za punkty.
option-new_huts = Nowe chaty
option-new_huts-is = Sześć budynków, które dają mało punktów, ale trwałą korzyść.
option-mammoth_herd = Stado mamutów
option-mammoth_herd-is = W każdej rundzie stado mija jedno miejsce. Kto tam pracuje, może spróbować oswoić mamuta.
option-expansion = Dodatek
option-expansion-is = Piąty gracz, ozdoby, kupiec, tor handlu, piąte pole kart, nowe budynki i karty.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Uczciwe kości
stat-name-favourite_places = Ulubione miejsca
stat-name-food_shortage = Głód
stat-name-luck_by_player = Szczęście w kościach
stat-name-openings = Pierwsze ustawienia
stat-name-win_rate_by_building = Budynki, które wygrywają
stat-name-win_rate_by_card = Karty, które wygrywają
stat-name-yield_by_place = Co dają miejsca
stat-ask-fairness_of_dice = Każda ścianka uczciwej kości wypada w jednej szóstej rzutów: 16,7 %.
stat-ask-favourite_places = Dokąd idą ludzie?
stat-ask-food_shortage = Jak często brakuje żywności i czy mimo to się wygrywa?
stat-ask-luck_by_player = Szczęście to suma oczek ponad trzy i pół na kość.
stat-ask-openings = Jakie są pierwsze ustawienia i jak kończą się te partie?
stat-name-decided_by_dice = Rozstrzygnięte kośćmi
stat-ask-decided_by_dice = Jak często wygrywa gracz z największym szczęściem w kościach? Gdyby nic nie rozstrzygały, byłby to uczciwy udział.
stat-column-mean_luck = Średnie szczęście
stat-column-mean_luck_when_won = Średnie szczęście przy wygranej
stat-ask-win_rate_by_building = Jak często wygrywa gracz, który go zbudował?
stat-ask-win_rate_by_card = Jak często wygrywa gracz, który ją wziął?
stat-ask-yield_by_place = Ile się zbiera, a ile dałyby kości bez narzędzi?
stat-column-building = Budynek
stat-column-built = Zbudowany
stat-column-card = Karta
stat-column-counts_in = Liczy się do
stat-column-dice = Kości
stat-column-expected = Oczekiwane
stat-column-face = Ścianka
stat-column-firsts = Wygrane z nim
stat-column-mean_amount = Zbiór, średnio
stat-column-mean_people = Ludzie, średnio
stat-column-mean_times_starved = Głód, średnio
stat-column-mean_tools_when_used = Narzędzia, średnio
stat-column-opening = Pierwsze ustawienie
stat-column-people = Ludzie
stat-column-place = Miejsce
stat-column-rolls = Rzuty
stat-column-taken = Wzięta
stat-column-times_short = Razy bez żywności
stat-column-top = Od razu
stat-column-yield = Daje
stat-value-dice_for_all = kości dla wszystkich
stat-value-food = żywność
stat-value-resource = surowiec
stat-value-roll = rzut kośćmi
stat-value-points = punkty
stat-value-tool = narzędzie
stat-value-agriculture = rolnictwo
stat-value-extra_card = dodatkowa karta
stat-value-once_tool = narzędzie jednorazowe
stat-value-two_of_choice = 2 do wyboru
stat-value-culture = kultura
stat-value-farmers = rolnicy
stat-value-tool_makers = narzędziarze
stat-value-hut_builders = budowniczowie
stat-value-shamans = szamani
stat-value-cards = skończyły się karty
stat-value-buildings = pusty stos budynków
stat-place-card = Karta { $n }
stat-place-building = Budynek { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Prowadzisz plemię. Budynki dają punkty od razu, karty głównie na końcu; wygrywa, kto ma najwięcej punktów. W każdej rundzie rozstawiasz ludzi, używasz ich i karmisz.
stoneage-teach-place = Wyślij ludzi do pracy tam, gdzie plansza świeci. Wybierz troje i wyślij: każde rzuci za ciebie kością.
stoneage-teach-buyer = Człowiek na karcie lub budynku pozwala kupić je później. Liczba to cena; szczegóły widać, zanim wyślesz.
stoneage-teach-rest = Teraz reszta, jedno miejsce na turę. Polowanie daje żywność; narzędzia, pole i chata wzmacniają plemię na stałe.
stoneage-teach-use = Wszyscy rozstawieni. Użyj ludzi w dowolnej kolejności: najpierw tych, co zbierają, potem tych, co za to kupują.
stoneage-teach-buy = Teraz kup. Przycisk płaci najtańszymi surowcami; dotknij innych, by zapłacić nimi, albo zostaw. Człowiek i tak wraca do domu.
stoneage-teach-feed = Runda skończona, ludzie zjedli, każdy po jednej żywności. Obok swojej żywności widzisz, co dalej: będą chcieli { $n } z twoich { $food }.
stoneage-teach-end = Tak to trwa, aż skończą się karty albo opróżni się stos budynków. Wtedy liczą się karty i resztki, a arkusz pokazuje każdy punkt.
stoneage-teach-hint-place =
    { $touch ->
        [none] Zatrzymaj się na miejscu, by przeczytać, co daje. Inni też zajmują miejsca: najpierw najpotrzebniejsze.
       *[other] Przytrzymaj palec na miejscu, by przeczytać, co daje. Inni też zajmują miejsca: najpierw najpotrzebniejsze.
    }
stoneage-teach-hint-use = Co teraz zbierzesz, może w tej samej turze zapłacić za kartę lub budynek, więc najpierw zbieraj.
stoneage-teach-hint-tools = Narzędzie dodaje swoją wartość do jednego rzutu w rundzie. Dołóż je tam, gdzie da jeden więcej.
stoneage-teach-hint-pay = Budynki dają tyle punktów, ile kosztują. Karty z różnymi zielonymi znakami liczą się razem: patrz, co masz.
stoneage-teach-hint-pick = Każdy bierze jedną z tych kości, ty pierwszy: wyższe dają więcej.
stoneage-teach-hint-food = Twoi ludzie będą chcieli { $n } żywności, a masz { $food }. Poluj albo zapłać surowcami.

## stoneage-text: the Stone Age table in words

told-round = Runda { $round }: { $phase }
told-start = Pierwszy gracz: { $name }
told-places = Miejsca
told-cards = Karty
told-buildings = Budynki
told-stands =
    { $n ->
        [one] { $name } ma tam: { $n } człowiek
        [few] { $name } ma tam: { $n } ludzie
       *[many] { $name } ma tam: { $n } ludzi
    }
told-nobody = nikogo tam nie ma
told-free =
    { $of ->
        [1] wolne
       *[other] wolne { $n } z { $of }
    }
told-full = pełne
told-room = miejsce dla wszystkich
told-no_card = brak karty
told-no_building = brak budynków
told-building =
    { $n ->
        [one] { $price } za { $n } punkt
        [few] { $price } za { $n } punkty
       *[many] { $price } za { $n } punktów
    }
told-building_sum = { $price }, za ich wartość
told-rolled = { $name } rzuca { $at }: { $dice }
told-dice = Kości dla wszystkich: { $dice }
told-herd = Stado mamutów jest { $place }. { $prize }
told-send =
    { $n ->
        [one] Wyślij { $to }: { $n } człowiek
        [few] Wyślij { $to }: { $n } ludzie
       *[many] Wyślij { $to }: { $n } ludzi
    }
told-send_expect =
    { $n ->
        [one] Wyślij { $to }: { $n } człowiek, około { $what }
        [few] Wyślij { $to }: { $n } ludzie, około { $what }
       *[many] Wyślij { $to }: { $n } ludzi, około { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Wyślij { $to }: { $n } człowiek, około { $what }, z narzędziami { $more }
        [few] Wyślij { $to }: { $n } ludzie, około { $what }, z narzędziami { $more }
       *[many] Wyślij { $to }: { $n } ludzi, około { $what }, z narzędziami { $more }
    }
told-send_all =
    { $n ->
        [one] Wyślij: { $n } człowiek
        [few] Wyślij: { $n } ludzie
       *[many] Wyślij: { $n } ludzi
    }
told-shut = Gdzie nikt z twoich nie może teraz pójść
told-home = Ludzie
told-store = Zapasy
told-agriculture = { $n } z 10
told-once = jednorazowe { $n }
told-sets = Znaki
told-trades = Zawody

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Karta za { $cost } ozdobę
        [few] Karta za { $cost } ozdoby
       *[many] Karta za { $cost } ozdób
    }
at-merchant = u kupca
at-igloo = przy iglu
at-card_5_plain = na karcie za ozdoby
at-herd = przy stadzie
to-merchant = do kupca
to-igloo = do igla
to-card_5_plain = na kartę za ozdoby
does-merchant = Dwa poziomy handlu i dwie ozdoby
does-igloo = Trzy jednego rodzaju, za punkty
does-animal = Razem { $of } ludzi je przegoni. Do tego czasu zabiera { $n } z każdego rzutu.

animal-bird_of_prey = ptak drapieżny
animal-wolf = wilk
animal-wild_boar = dzik
animal-polar_bear = niedźwiedź polarny
animal-label = Zwierzę: { $what }
animal-penalty = −{ $n } za rzut
animal-all = −{ $n } z każdego rzutu
bonus-wood_each_round = drewno co rundę
bonus-brick_each_round = glina co rundę
bonus-stone_each_round = kamień co rundę
bonus-person = człowiek
bonus-tool = lepsze narzędzie
bonus-agriculture = +1 rolnictwa
bonus-food_2 = 2 żywności
bonus-wood = 1 drewno
bonus-brick = 1 glina
bonus-stone_and_wood = 1 kamień i 1 drewno
bonus-points_7 = 7 punktów
bonus-points_3 = 3 punkty
building-bonus = { $price }, za { $bonus }
building-jewels =
    { $n ->
        [one] { $price } i { $n } ozdoba
        [few] { $price } i { $n } ozdoby
       *[many] { $price } i { $n } ozdób
    }
building-plus = = cena + { $n }
building-igloos_left = zostało { $n }
trade-rate = { $give } → { $get }
trade-track = Tor handlu
trade-one = 1
trade-all = wszyscy
trade-none = jeszcze bez handlu
trade-at = { $name }: { $level }
herd-here = Stado mamutów jest tutaj
herd-next = Następnie: { $place }
herd-last = ostatni
herd-left_long = stado: zostało { $n }
herd-tile = Kto oswoi, dostaje { $one } albo { $all } ze wszystkimi innymi

phase-herd = Stado
ask-split = Zdobycz: { $n }. Ile z tego to ozdoby?
ask-join = Czy ludzie { $place } idą do stada?
ask-second = Jeszcze karta, zakryta, za ozdoby?
ask-tame = Mamut oswojony: która premia?
ask-trade = Wymienić co na co?
ask-pay_igloo = Zbudować iglo?
wait-herd = { $name } decyduje o mamucie

choose-split = Ozdoby
choose-split_take = Weź { $what }
choose-split_food = Sama żywność
choose-split_jewelry = Same ozdoby
choose-join_food = i { $n } żywności
choose-join_short = { $n } surowców więcej zamiast żywności
choose-join_each = Jedna żywność za każdego albo surowiec zamiast niej
choose-join_send =
    { $n ->
        [one] { $n } człowiek idzie za { $what }
        [few] { $n } ludzie idą za { $what }
       *[many] { $n } ludzi idzie za { $what }
    }
choose-stay = Nie idź
choose-second = Druga karta, zakryta
choose-tame_one = Tylko dla ciebie
choose-tame_all = Dla ciebie i każdego rywala
choose-tame_take = Weź { $what }
choose-trade = Wymień
choose-trade_rate = { $give } za { $get }
choose-trade_give = Daj
choose-trade_get = Weź
choose-trade_send = Daj { $give } za { $get }
choose-traded = { $what } wchodzi, bo za to wymieniono.
choose-extra =
    { $n ->
        [one] i { $what } więcej: { $n } punkt
        [few] i { $what } więcej: { $n } punkty
       *[many] i { $what } więcej: { $n } punktów
    }
choose-use_merchant = Idź do kupca
choose-use_igloo = Zobacz iglo
die-gives-trade_level = +1 handlu

board-trade_level = Poziom handlu
board-trade_used = wymiana w tej rundzie zrobiona
board-igloos = Igla
board-mammoths = Mamuty
board-joined =
    { $n ->
        [one] { $n } człowiek przy stadzie
        [few] { $n } ludzie przy stadzie
       *[many] { $n } ludzi przy stadzie
    }
row-merchants = Kupcy × poziom handlu
row-mammoths = Najwięcej mamutów

event-began-with = Partia się zaczyna ({ $options }); pierwszy gracz: { $name }.
event-phase_began-herd = Kto idzie do mamuta?
event-animal_came = Przychodzi zwierzę ({ $animal }): każdy rzut traci { $n }.
event-herd_moved = Stado mamutów jest { $at }.
event-herd_left = Stado mamutów odeszło na dobre.
event-joined =
    { $people ->
        [one] { $name } idzie do stada: { $people } człowiek, za { $what }.
        [few] { $name } idzie do stada: { $people } ludzie, za { $what }.
       *[many] { $name } idzie do stada: { $people } ludzi, za { $what }.
    }
event-contest_rolled = { $name } rzuca o mamuta: { $dice }.
event-mammoth_tamed = { $name } oswaja mamuta.
event-mammoth_gone = Nikt nie przyszedł: mamut idzie swoją drogą.
event-bonus_taken = { $name } bierze premię: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } dokłada { $what } na zimę i zdobywa { $points } punkt.
        [few] { $name } dokłada { $what } na zimę i zdobywa { $points } punkty.
       *[many] { $name } dokłada { $what } na zimę i zdobywa { $points } punktów.
    }
event-igloo_built =
    { $points ->
        [one] { $name } buduje iglo i zdobywa { $points } punkt.
        [few] { $name } buduje iglo i zdobywa { $points } punkty.
       *[many] { $name } buduje iglo i zdobywa { $points } punktów.
    }
event-animal_left = Przegonione zwierzę: { $animal }.
event-animal_rolled = { $name } rzuca w nagrodę: { $dice }.
event-trade_level_rose = { $name } handluje teraz na poziomie { $level }.
event-traded = { $name } wymienia { $give } na { $get }.
event-trade_dice_rolled = Kości kupców dla wszystkich: { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = moja żywność
stoneage-condition-have = moje zasoby, { $what }
stoneage-condition-have-any = moje zasoby
stoneage-condition-people = moi ludzie
stoneage-condition-home = moi ludzie do rozstawienia
stoneage-condition-agriculture = moje rolnictwo
stoneage-condition-tools = wartość moich narzędzi
stoneage-condition-score = moje punkty
stoneage-condition-round = runda
stoneage-condition-roll = suma oczek
stoneage-condition-crowd = { $what }: ludzie
stoneage-condition-crowd-any = ludzie na miejscu
stoneage-condition-free = { $what }: wolne pola
stoneage-condition-free-any = wolne pola na miejscu
stoneage-condition-cost = { $what }: koszt
stoneage-condition-cost-any = koszt karty lub budynku
stoneage-condition-card = { $what }
stoneage-condition-card-any = karta na polu
stoneage-condition-building = { $what }
stoneage-condition-building-any = budynek na stosie
