### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } di legno
amount-brick = { $n } di argilla
amount-stone = { $n } di pietra
amount-gold = { $n } di oro
amount-food = { $n } di cibo
amount-jewelry =
    { $n ->
        [one] { $n } gioiello
       *[other] { $n } gioielli
    }
amount-nothing = nulla
amount-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
amount-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

resource-wood = legno
resource-brick = argilla
resource-stone = pietra
resource-gold = oro
resource-food = cibo
resource-jewelry = gioielli

place-tool_maker = Attrezzi
place-hut = Capanna
place-field = Campo
place-hunt = Caccia
place-forest = Foresta
place-clay_pit = Cava di argilla
place-quarry = Cava di pietra
place-river = Fiume
place-merchant = Mercante
place-igloo = Igloo
place-card = Carta da { $cost }
place-building =
    { $n ->
        [1] Il primo edificio
        [2] Il secondo edificio
        [3] Il terzo edificio
        [4] Il quarto edificio
        [5] Il quinto edificio
       *[other] Il { $n } edificio
    }

at-tool_maker = agli attrezzi
at-hut = nella capanna
at-field = sul campo
at-hunt = a caccia
at-forest = nella foresta
at-clay_pit = alla cava di argilla
at-quarry = alla cava di pietra
at-river = al fiume
at-card = sulla carta «{ $what }»
at-building = sull’edificio «{ $what }»
at-card_plain = sulla carta da { $n }
at-building_plain =
    { $n ->
        [1] sul primo edificio
        [2] sul secondo edificio
        [3] sul terzo edificio
        [4] sul quarto edificio
        [5] sul quinto edificio
       *[other] sul { $n } edificio
    }
to-tool_maker = agli attrezzi
to-hut = nella capanna
to-field = al campo
to-hunt = a caccia
to-forest = nella foresta
to-clay_pit = alla cava di argilla
to-quarry = alla cava di pietra
to-river = al fiume
to-card = alla carta «{ $what }»
to-building = all’edificio «{ $what }»
to-card_plain = alla carta da { $n }
to-building_plain =
    { $n ->
        [1] al primo edificio
        [2] al secondo edificio
        [3] al terzo edificio
        [4] al quarto edificio
        [5] al quinto edificio
       *[other] al { $n } edificio
    }

does-tool_maker = Un attrezzo migliore
does-hut = Una persona in più, per due
does-field = Un cibo in più ogni round
does-hunt = Dadi per il cibo
does-forest = Dadi per il legno
does-clay_pit = Dadi per l’argilla
does-quarry = Dadi per la pietra
does-river = Dadi per l’oro

top-dice_for_all = Dadi per tutti
top-food = { $n } di cibo
top-resource = { $n } di { $what }
top-roll = { $n } dadi: { $what }
top-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
top-tool = +1 attrezzo
top-agriculture = +1 campo
top-extra_card = Carta extra
top-once_tool = Monouso +{ $n }
top-two_of_choice = 2 a scelta

top-trade_level = +1 commercio
top-trade_dice_for_all = Dadi per tutti

culture-healing = Medicina
culture-art = Arte
culture-writing = Scrittura
culture-pottery = Ceramica
culture-time = Tempo
culture-transport = Trasporto
culture-music = Musica
culture-weaving = Tessitura
trade-farmer =
    { $n ->
        [one] Contadino
       *[other] Contadini
    }
trade-tool_maker =
    { $n ->
        [one] Artigiano
       *[other] Artigiani
    }
trade-hut_builder =
    { $n ->
        [one] Costruttore
       *[other] Costruttori
    }
trade-shaman =
    { $n ->
        [one] Sciamano
       *[other] Sciamani
    }
trade-merchant =
    { $n ->
        [one] Mercante
       *[other] Mercanti
    }
trade-scores-merchant = per il tuo livello di commercio alla fine
trade-scores-farmer = per la tua agricoltura alla fine
trade-scores-tool_maker = per il valore dei tuoi attrezzi alla fine
trade-scores-hut_builder = per i tuoi edifici alla fine
trade-scores-shaman = per le tue persone alla fine
culture-scores = un simbolo in più per una serie; una serie vale la sua grandezza al quadrato

building-of_kinds =
    { $kinds ->
        [one] { $n } di { $kinds } tipo
       *[other] { $n } di { $kinds } tipi
    }
building-any = { $least }–{ $most } di qualsiasi tipo
building-kinds =
    { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    }
building-any_kind = qualsiasi tipo
building-sum = = prezzo
building-left = restano { $n }
building-left_short = ×{ $n }
building-empty = vuoto
card-empty = presa
deck-left = { $n } nel mazzo

phase-place = Piazzare
phase-act = Usare
phase-feed = Nutrire
phase-end = Fine
round = Round { $n }

ask-place = Piazza persone, { $n } ancora a casa
ask-place_n = Quanti { $place }?
ask-place_all =
    { $n ->
        [one] Mandi { $n } persona { $to }?
       *[other] Mandi { $n } persone { $to }?
    }
ask-use = Usa le tue persone, in qualsiasi ordine
ask-tools = Hai tirato { $total }: fa { $gain }. Aggiungi attrezzi?
ask-pay = Comprare { $what }?
ask-pick = Prendi uno dei dadi
ask-feed = Ti mancano { $n } di cibo. Paga con risorse, o perdi { $penalty } punti.
ask-take = Prendi due risorse qualsiasi
wait-place = { $name } piazza persone
wait-act = { $name } usa le sue persone
wait-tools = { $name } pensa agli attrezzi
wait-pick = { $name } prende un dado
wait-feed = { $names } deve nutrire la sua gente
wait-move = In attesa di { $name }

choose-on_board = Scegli un luogo sul tabellone.
choose-place = Dove va la tua gente?
choose-use = Chi agisce ora?
choose-people = Quanti?
choose-expect =
    { $people ->
        [one] { $people } persona: circa { $what }
       *[other] { $people } persone: circa { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } persona: circa { $what }, { $more } con i tuoi attrezzi
       *[other] { $people } persone: circa { $what }, { $more } con i tuoi attrezzi
    }
choose-with_tools = con attrezzi: { $n }
choose-send_people =
    { $n ->
        [one] Manda { $n } persona { $to }
       *[other] Manda { $n } persone { $to }
    }
choose-use_roll =
    { $n ->
        [one] Tira { $n } dado { $at }
       *[other] Tira { $n } dadi { $at }
    }
choose-use_all = Usa { $n } luoghi in una volta
choose-use_tool_maker = Fai un attrezzo
choose-use_hut = Alleva un figlio
choose-use_field = Coltiva il campo
choose-use_card = Compra o lascia «{ $what }»
choose-use_building = Costruisci o lascia «{ $what }»
choose-take_gain = Prendi { $gain }
choose-gain_with_tools = { $gain } senza attrezzi, { $more } con gli attrezzi
choose-tool = Attrezzo { $value }
choose-once_tool = Monouso { $value }
choose-then = allora { $gain }
choose-pay = Paga { $what }
choose-pay_scores =
    { $n ->
        [one] Paga e fai { $n } punto
       *[other] Paga e fai { $n } punti
    }
choose-added = aggiunto
choose-pay_none = Paga
choose-feed_head =
    { $n ->
        [one] { $n } risorsa al posto di { $n } di cibo
       *[other] { $n } risorse al posto di { $n } di cibo
    }
choose-pay_more = ancora { $n }
choose-price_total =
    { $n ->
        [one] { $n } risorsa di qualsiasi tipo
       *[other] { $n } risorse di qualsiasi tipo
    }
choose-price_kinds = { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    } di esattamente { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    }
choose-price_range = da { $least } a { $most } risorse di qualsiasi tipo
choose-kinds_wrong =
    { $kinds ->
        [one] Devono essere { $kinds } tipo
       *[other] Devono essere { $kinds } tipi
    }
choose-decline = Lascia
choose-take = 2 a scelta
choose-take_hint = Usa la tua carta: due risorse qualsiasi
choose-take_send = Prendi { $what }
choose-pick = Prendi { $gives }
choose-feed_pay = Nutri con { $what }
choose-starve =
    { $n ->
        [one] Perdi { $n } punto
       *[other] Perdi { $n } punti
    }
choose-tools_n =
    { $n ->
        [0] Senza attrezzi
        [one] Aggiungi { $n } attrezzo
       *[other] Aggiungi { $n } attrezzi
    }
choose-go_hungry = Lasciarli senza cibo
choose-nothing = Non hai nulla da decidere.
choose-less = Uno in meno
choose-more = Uno in più
choose-add = Aggiungi { $what }
choose-remove = Togli { $what }
die-gives-tool = un attrezzo migliore
die-gives-agriculture = +1 agricoltura

board-food = Cibo
board-tools = Attrezzi
board-tool_used = usato
board-no_tools = nessun attrezzo
board-agriculture = Agricoltura
board-buildings = Edifici
board-cards = Carte
board-extra_card = Carta extra
board-extra_cards =
    { $n ->
        [one] { $n } carta extra coperte
       *[other] { $n } carte extra coperte
    }
board-two_of_choice = 2 a scelta, da prendere
board-now = avrebbe { $n } alla fine
board-now_short = alla fine: { $n }
board-eats = La tua gente mangerà { $n } dei tuoi { $food } di cibo a fine round
board-eats_short = mangia { $n }
shut-empty = Lì non c’è più nulla.
shut-mine = Ci sei già.
shut-full = È occupato.
shut-players = In così pochi al tavolo, nessun altro può andarci.
shut-village = In così pochi al tavolo, in questo round non si usano altri luoghi del villaggio.
shut-people = Servono più persone di quante ne hai a casa.
shut-place = { $place }: { $why }
board-home = { $home } di { $people } a casa
board-none = ancora nulla
board-score = Punti

row-culture = Serie di cultura
row-farmers = Contadini × agricoltura
row-tool_makers = Artigiani × attrezzi
row-hut_builders = Costruttori × edifici
row-shamans = Sciamani × persone
row-resources = Risorse rimaste
reason-cards = Le carte sono finite.
reason-buildings = Una pila di edifici è vuota.

event-began = La partita comincia; { $name } è il primo giocatore.
event-round_began = Round { $round }: comincia { $name }
event-phase_began-act = Tutti piazzati; ora agisce la gente.
event-phase_began-feed = La gente vuole mangiare.
event-placed =
    { $people ->
        [one] { $name } manda { $people } persona { $to }.
       *[other] { $name } manda { $people } persone { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } tiene { $people } persona a casa; non c’è più posto.
       *[other] { $name } tiene { $people } persone a casa; non c’è più posto.
    }
event-rolled = { $name } tira { $dice } { $at }.
event-tools_used = { $name } aggiunge attrezzi per { $value }.
event-gathered = { $name } porta a casa { $what }.
event-tool_made =
    { $value ->
        [none] Gli attrezzi di { $name } non possono migliorare.
       *[other] { $name } ora ha un attrezzo di valore { $value }.
    }
event-agriculture_rose = { $name } porta l’agricoltura a { $level }.
event-person_born =
    { $people ->
        [one] { $name } ora ha { $people } persona.
       *[other] { $name } ora ha { $people } persone.
    }
event-paid = { $name } paga { $what }.
event-declined = { $name } non compra nulla { $at }.
event-card_taken = { $name } prende la carta «{ $what }».
event-building_taken =
    { $points ->
        [one] { $name } costruisce e fa { $points } punto.
       *[other] { $name } costruisce e fa { $points } punti.
    }
event-gained = { $name } riceve { $what }.
event-scored =
    { $points ->
        [one] { $name } fa { $points } punto.
       *[other] { $name } fa { $points } punti.
    }
event-once_tool_gained = { $name } riceve un attrezzo monouso di valore { $value }.
event-two_of_choice_gained = { $name } può prendere due risorse a scelta, ora o più tardi.
event-took = { $name } prende { $what } a scelta.
event-extra_card_drawn = { $name } pesca una carta extra.
event-extra_card_seen = La tua carta extra: { $what }.
event-no_extra_card = Non c’è più nessuna carta per { $name }.
event-dice_rolled = I dadi per tutti mostrano { $dice }.
event-die_picked = { $name } prende il { $die }.
event-harvested = { $name } raccoglie { $amount } di cibo.
event-fed = { $name } spende { $amount } di cibo.
event-went_short = A { $name } mancano { $missing } di cibo.
event-fed_with = { $name } nutre invece con { $what }.
event-starved = La gente di { $name } ha fame: { $points } punti persi.
event-ended-cards = Le carte sono finite: la partita è finita.
event-ended-buildings = Una pila di edifici è vuota: la partita è finita.
event-extra_card_shown = Carta extra di { $name }: { $what }.
policy-feed = Nutri la mia gente: prima cibo, poi il meno caro
policy-tools = Usa attrezzi dove danno uno in più
policy-use = Le mie azioni in quest’ordine
policy-pay = Compra con le risorse meno care
policy-decline = Lascia ciò che non compro
policy-pick = Prendi il dado più alto

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Manda la tua gente a caccia, a scavare e a costruire. Una partita dura mezz’ora, e i bot sono sempre pronti.
option-harsh_winter = Inverno rigido
option-harsh_winter-is = Aggiungi una pietra a un edificio o un oro a una carta e fai subito punti.
option-wild_animals = Animali selvatici
option-wild_animals-is = Quattro animali escono dal mazzo e rovinano i tiri di tutti, finché le tribù non li scacciano insieme.
option-igloos = Igloo
option-igloos-is = Un piccolo cantiere: tre uguali in cambio di punti.
option-new_huts = Le nuove capanne
option-new_huts-is = Sei edifici che fanno pochi punti ma danno un vantaggio duraturo.
option-mammoth_herd = Branco di mammut
option-mammoth_herd-is = Ogni round un branco passa da un luogo. Chi vi lavora può provare a domare un mammut.
option-expansion = L’espansione
option-expansion-is = Un quinto giocatore, gioielli, un mercante, un tracciato di commercio, un quinto spazio carta, nuovi edifici e carte.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Dadi giusti
stat-name-favourite_places = Luoghi preferiti
stat-name-food_shortage = Fame
stat-name-luck_by_player = Fortuna ai dadi
stat-name-openings = Primi piazzamenti
stat-name-win_rate_by_building = Edifici che vincono
stat-name-win_rate_by_card = Carte che vincono
stat-name-yield_by_place = Che cosa rendono i luoghi
stat-ask-fairness_of_dice = Ogni faccia di un dado giusto esce in un sesto dei tiri: 16,7 %.
stat-ask-favourite_places = Dove va la gente?
stat-ask-food_shortage = Quante volte manca il cibo, e si vince lo stesso?
stat-ask-luck_by_player = La fortuna è la somma dei punti sopra tre e mezzo per dado.
stat-ask-openings = Quali primi piazzamenti si fanno, e come finiscono quelle partite?
stat-name-decided_by_dice = Deciso dai dadi
stat-ask-decided_by_dice = Quante volte vince chi ha più fortuna coi dadi? Se i dadi non decidessero nulla, sarebbe la quota equa.
stat-column-mean_luck = Fortuna media
stat-column-mean_luck_when_won = Fortuna media, se vince
stat-ask-win_rate_by_building = Quante volte vince chi l’ha costruito?
stat-ask-win_rate_by_card = Quante volte vince chi l’ha presa?
stat-ask-yield_by_place = Che cosa si raccoglie, e che cosa ci si aspettava senza attrezzi?
stat-column-building = Edificio
stat-column-built = Costruito
stat-column-card = Carta
stat-column-counts_in = Conta per
stat-column-dice = Dadi
stat-column-expected = Atteso
stat-column-face = Faccia
stat-column-firsts = Vinte con esso
stat-column-mean_amount = Resa media
stat-column-mean_people = Persone, media
stat-column-mean_times_starved = Fame, media
stat-column-mean_tools_when_used = Attrezzi usati, media
stat-column-opening = Primo piazzamento
stat-column-people = Persone
stat-column-place = Luogo
stat-column-rolls = Tiri
stat-column-taken = Presa
stat-column-times_short = Volte senza cibo
stat-column-top = Subito
stat-column-yield = Rende
stat-value-dice_for_all = dadi per tutti
stat-value-food = cibo
stat-value-resource = risorsa
stat-value-roll = tiro di dadi
stat-value-points = punti
stat-value-tool = attrezzo
stat-value-agriculture = agricoltura
stat-value-extra_card = carta extra
stat-value-once_tool = attrezzo monouso
stat-value-two_of_choice = 2 a scelta
stat-value-culture = cultura
stat-value-farmers = contadini
stat-value-tool_makers = artigiani
stat-value-hut_builders = costruttori
stat-value-shamans = sciamani
stat-value-cards = carte finite
stat-value-buildings = una pila di edifici vuota
stat-place-card = Carta { $n }
stat-place-building = Edificio { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Guidi una tribù. Gli edifici fanno punti subito, le carte soprattutto alla fine, e vince chi ne ha di più. Ogni round piazzi la tua gente, la usi e la nutri.
stoneage-teach-place = Manda gente a lavorare dove il tabellone brilla. Scegline tre, poi manda: ognuno tirerà un dado per te.
stoneage-teach-buyer = Una persona su una carta o un edificio ti permette di comprarlo più tardi. La cifra è il prezzo; vedi i dettagli prima di mandare.
stoneage-teach-rest = Ora il resto, un luogo a turno. La caccia porta cibo; attrezzi, campo e capanna rafforzano la tribù per sempre.
stoneage-teach-use = Tutti piazzati. Usa la tua gente in qualsiasi ordine: prima chi raccoglie, poi chi con ciò compra.
stoneage-teach-buy = Ora compra. Il pulsante paga con le risorse meno care; tocca le altre per pagare con quelle, o passa. La tua persona torna a casa comunque.
stoneage-teach-feed = Il round è finito e la tua gente ha mangiato, un cibo a testa. Accanto al cibo vedi che cosa viene: ne vorranno { $n } dei tuoi { $food }.
stoneage-teach-end = Si va avanti finché finiscono le carte o una pila di edifici è vuota. Poi contano carte e avanzi, e il foglio mostra ogni punto.
stoneage-teach-hint-place =
    { $touch ->
        [none] Fermati su un luogo per leggere che cosa fa. Anche gli altri prendono luoghi: prima il più utile.
       *[other] Tieni il dito su un luogo per leggere che cosa fa. Anche gli altri prendono luoghi: prima il più utile.
    }
stoneage-teach-hint-use = Ciò che raccogli ora può pagare una carta o un edificio nello stesso turno: quindi prima raccogli.
stoneage-teach-hint-tools = Un attrezzo aggiunge il suo valore a un tiro per round. Usalo dove dà uno in più.
stoneage-teach-hint-pay = Gli edifici valgono ciò che costano. Carte con simboli verdi diversi valgono insieme: guarda che cosa hai.
stoneage-teach-hint-pick = Ognuno prende uno di questi dadi, tu per primo: i più alti danno di più.
stoneage-teach-hint-food = La tua gente vorrà { $n } di cibo e ne hai { $food }. Caccia, o paga con risorse.

## stoneage-text: the Stone Age table in words

told-round = Round { $round }: { $phase }
told-start = { $name } è il primo giocatore
told-places = Luoghi
told-cards = Carte
told-buildings = Edifici
told-stands =
    { $n ->
        [one] { $name } ha lì { $n } persona
       *[other] { $name } ha lì { $n } persone
    }
told-nobody = non c’è nessuno
told-free =
    { $of ->
        [one] libero
       *[other] { $n } di { $of } posti liberi
    }
told-full = pieno
told-room = posto per tutti
told-no_card = nessuna carta
told-no_building = nessun edificio
told-building =
    { $n ->
        [one] { $price } per { $n } punto
       *[other] { $price } per { $n } punti
    }
told-building_sum = { $price }, per il loro valore
told-rolled = { $name } ha tirato { $dice } { $at }
told-dice = Dadi per tutti: { $dice }
told-herd = Il branco di mammut è { $place }. { $prize }
told-send =
    { $n ->
        [one] Manda { $n } persona { $to }
       *[other] Manda { $n } persone { $to }
    }
told-send_expect =
    { $n ->
        [one] Manda { $n } persona { $to }: circa { $what }
       *[other] Manda { $n } persone { $to }: circa { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Manda { $n } persona { $to }: circa { $what }, { $more } con i tuoi attrezzi
       *[other] Manda { $n } persone { $to }: circa { $what }, { $more } con i tuoi attrezzi
    }
told-send_all =
    { $n ->
        [one] Manda { $n } persona
       *[other] Manda { $n } persone
    }
told-shut = Dove ora nessuno dei tuoi può andare
told-home = Persone
told-store = Riserva
told-agriculture = { $n } di 10
told-once = monouso { $n }
told-sets = Simboli
told-trades = Mestieri

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Carta da { $cost } gioiello
       *[other] Carta da { $cost } gioielli
    }
at-merchant = dal mercante
at-igloo = all’igloo
at-card_5_plain = sulla carta da gioielli
at-herd = con il branco
to-merchant = dal mercante
to-igloo = all’igloo
to-card_5_plain = alla carta da gioielli
does-merchant = Due livelli di commercio e due gioielli
does-igloo = Tre di un tipo, per punti
does-animal = { $of } persone insieme lo scacciano. Fino ad allora toglie { $n } a ogni tiro.

animal-bird_of_prey = rapace
animal-wolf = lupo
animal-wild_boar = cinghiale
animal-polar_bear = orso polare
animal-label = Animale: { $what }
animal-penalty = −{ $n } a tiro
animal-all = −{ $n } a ogni tiro
bonus-wood_each_round = legno ogni round
bonus-brick_each_round = argilla ogni round
bonus-stone_each_round = pietra ogni round
bonus-person = una persona
bonus-tool = un attrezzo migliore
bonus-agriculture = +1 agricoltura
bonus-food_2 = 2 di cibo
bonus-wood = 1 di legno
bonus-brick = 1 di argilla
bonus-stone_and_wood = 1 di pietra e 1 di legno
bonus-points_7 = 7 punti
bonus-points_3 = 3 punti
building-bonus = { $price }, per { $bonus }
building-jewels =
    { $n ->
        [one] { $price } e { $n } gioiello
       *[other] { $price } e { $n } gioielli
    }
building-plus = = prezzo + { $n }
building-igloos_left = restano { $n }
trade-rate = { $give } → { $get }
trade-track = Tracciato di commercio
trade-one = 1
trade-all = tutti
trade-none = ancora nessun commercio
trade-at = { $name }: { $level }
herd-here = Il branco di mammut è qui
herd-next = Poi: { $place }
herd-last = l’ultimo
herd-left_long = branco: restano { $n }
herd-tile = Chi lo doma riceve { $one }, o { $all } con tutti gli altri

phase-herd = Branco
ask-split = Hai portato a casa { $n }: quanti sono gioielli?
ask-join = Delle persone { $place } vanno dal branco?
ask-second = Un’altra carta, coperta, per gioielli?
ask-tame = Hai domato il mammut: quale bonus?
ask-trade = Scambiare che cosa con che cosa?
ask-pay_igloo = Costruire l’igloo?
wait-herd = { $name } decide del mammut

choose-split = Gioielli
choose-split_take = Prendi { $what }
choose-split_food = Tutto cibo
choose-split_jewelry = Tutto gioielli
choose-join_food = e { $n } di cibo
choose-join_short = altre { $n } risorse al posto del cibo
choose-join_each = Un cibo a testa, o una risorsa al suo posto
choose-join_send =
    { $n ->
        [one] { $n } persona va per { $what }
       *[other] { $n } persone vanno per { $what }
    }
choose-stay = Stanne fuori
choose-second = Una seconda carta, coperta
choose-tame_one = Solo per te
choose-tame_all = Per te e ogni sfidante
choose-tame_take = Prendi { $what }
choose-trade = Scambia
choose-trade_rate = { $give } per { $get }
choose-trade_give = Dai
choose-trade_get = Ricevi
choose-trade_send = Dai { $give } per { $get }
choose-traded = { $what } entra, poiché l’hai scambiato.
choose-extra =
    { $n ->
        [one] e { $what } in più: { $n } punto
       *[other] e { $what } in più: { $n } punti
    }
choose-use_merchant = Vai dal mercante
choose-use_igloo = Guarda l’igloo
die-gives-trade_level = +1 commercio

board-trade_level = Livello di commercio
board-trade_used = scambio fatto in questo round
board-igloos = Igloo
board-mammoths = Mammut
board-joined =
    { $n ->
        [one] { $n } persona con il branco
       *[other] { $n } persone con il branco
    }
row-merchants = Mercanti × livello di commercio
row-mammoths = Più mammut

event-began-with = La partita comincia ({ $options }); { $name } è il primo giocatore.
event-phase_began-herd = Chi va dal mammut?
event-animal_came = Arriva un animale ({ $animal }): ogni tiro perde { $n }.
event-herd_moved = Il branco di mammut è { $at }.
event-herd_left = Il branco di mammut se n’è andato per sempre.
event-joined =
    { $people ->
        [one] { $name } va dal branco con { $people } persona, per { $what }.
       *[other] { $name } va dal branco con { $people } persone, per { $what }.
    }
event-contest_rolled = { $name } tira { $dice } per il mammut.
event-mammoth_tamed = { $name } doma il mammut.
event-mammoth_gone = Nessuno è venuto: il mammut va per la sua strada.
event-bonus_taken = { $name } prende il bonus: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } aggiunge { $what } per l’inverno e fa { $points } punto.
       *[other] { $name } aggiunge { $what } per l’inverno e fa { $points } punti.
    }
event-igloo_built =
    { $points ->
        [one] { $name } costruisce un igloo e fa { $points } punto.
       *[other] { $name } costruisce un igloo e fa { $points } punti.
    }
event-animal_left = Animale scacciato: { $animal }.
event-animal_rolled = { $name } tira { $dice } come premio.
event-trade_level_rose = { $name } ora commercia al livello { $level }.
event-traded = { $name } scambia { $give } con { $get }.
event-trade_dice_rolled = I dadi dei mercanti per tutti mostrano { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = il mio cibo
stoneage-condition-have = le mie risorse, { $what }
stoneage-condition-have-any = le mie risorse
stoneage-condition-people = le mie persone
stoneage-condition-home = le mie persone da piazzare
stoneage-condition-agriculture = la mia agricoltura
stoneage-condition-tools = valore dei miei utensili
stoneage-condition-score = i miei punti
stoneage-condition-round = round
stoneage-condition-roll = somma dei dadi
stoneage-condition-crowd = { $what }: persone
stoneage-condition-crowd-any = persone in un luogo
stoneage-condition-free = { $what }: spazi liberi
stoneage-condition-free-any = spazi liberi in un luogo
stoneage-condition-cost = { $what }: costo
stoneage-condition-cost-any = costo di una carta o di un edificio
stoneage-condition-card = { $what }
stoneage-condition-card-any = carta su uno spazio
stoneage-condition-building = { $what }
stoneage-condition-building-any = edificio di una pila
