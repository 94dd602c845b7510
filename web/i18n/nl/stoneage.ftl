### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } hout
amount-brick = { $n } leem
amount-stone = { $n } steen
amount-gold = { $n } goud
amount-food = { $n } voedsel
amount-jewelry =
    { $n ->
        [one] { $n } sieraad
       *[other] { $n } sieraden
    }
amount-nothing = niets
amount-people =
    { $n ->
        [one] { $n } mens
       *[other] { $n } mensen
    }
amount-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

resource-wood = hout
resource-brick = leem
resource-stone = steen
resource-gold = goud
resource-food = voedsel
resource-jewelry = sieraden

place-tool_maker = Gereedschap
place-hut = Hut
place-field = Akker
place-hunt = Jacht
place-forest = Bos
place-clay_pit = Leemgroeve
place-quarry = Steengroeve
place-river = Rivier
place-merchant = Handelaar
place-igloo = Iglo
place-card = Kaart voor { $cost }
place-building =
    { $n ->
        [1] Het eerste gebouw
        [2] Het tweede gebouw
        [3] Het derde gebouw
        [4] Het vierde gebouw
        [5] Het vijfde gebouw
       *[other] Het { $n } gebouw
    }

at-tool_maker = bij de gereedschapmaker
at-hut = in de hut
at-field = op de akker
at-hunt = op jacht
at-forest = in het bos
at-clay_pit = in de leemgroeve
at-quarry = in de steengroeve
at-river = aan de rivier
at-card = op de kaart “{ $what }”
at-building = op het gebouw “{ $what }”
at-card_plain = op de kaart voor { $n }
at-building_plain =
    { $n ->
        [1] op het eerste gebouw
        [2] op het tweede gebouw
        [3] op het derde gebouw
        [4] op het vierde gebouw
        [5] op het vijfde gebouw
       *[other] op het { $n } gebouw
    }
to-tool_maker = naar de gereedschapmaker
to-hut = naar de hut
to-field = naar de akker
to-hunt = op jacht
to-forest = naar het bos
to-clay_pit = naar de leemgroeve
to-quarry = naar de steengroeve
to-river = naar de rivier
to-card = naar de kaart “{ $what }”
to-building = naar het gebouw “{ $what }”
to-card_plain = naar de kaart voor { $n }
to-building_plain =
    { $n ->
        [1] naar het eerste gebouw
        [2] naar het tweede gebouw
        [3] naar het derde gebouw
        [4] naar het vierde gebouw
        [5] naar het vijfde gebouw
       *[other] naar het { $n } gebouw
    }

does-tool_maker = Eén beter gereedschap
does-hut = Eén mens erbij, voor twee
does-field = Elke ronde één voedsel meer
does-hunt = Dobbelstenen voor voedsel
does-forest = Dobbelstenen voor hout
does-clay_pit = Dobbelstenen voor leem
does-quarry = Dobbelstenen voor steen
does-river = Dobbelstenen voor goud

top-dice_for_all = Dobbelen voor allen
top-food = { $n } voedsel
top-resource = { $n } { $what }
top-roll = { $n } dobbelstenen: { $what }
top-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
top-tool = +1 gereedschap
top-agriculture = +1 akker
top-extra_card = Extra kaart
top-once_tool = Eenmalig +{ $n }
top-two_of_choice = 2 naar keuze

top-trade_level = +1 handel
top-trade_dice_for_all = Dobbelen voor allen

culture-healing = Geneeskunde
culture-art = Kunst
culture-writing = Schrift
culture-pottery = Aardewerk
culture-time = Tijd
culture-transport = Vervoer
culture-music = Muziek
culture-weaving = Weefkunst
trade-farmer =
    { $n ->
        [one] Boer
       *[other] Boeren
    }
trade-tool_maker =
    { $n ->
        [one] Gereedschapmaker
       *[other] Gereedschapmakers
    }
trade-hut_builder =
    { $n ->
        [one] Huttenbouwer
       *[other] Huttenbouwers
    }
trade-shaman =
    { $n ->
        [one] Sjamaan
       *[other] Sjamanen
    }
trade-merchant =
    { $n ->
        [one] Handelaar
       *[other] Handelaars
    }
trade-scores-merchant = maal je handelsniveau aan het eind
trade-scores-farmer = maal je landbouw aan het eind
trade-scores-tool_maker = maal de waarde van je gereedschap aan het eind
trade-scores-hut_builder = maal je gebouwen aan het eind
trade-scores-shaman = maal je mensen aan het eind
culture-scores = één symbool meer voor een reeks; een reeks scoort haar grootte in het kwadraat

building-of_kinds =
    { $kinds ->
        [one] { $n } van { $kinds } soort
       *[other] { $n } van { $kinds } soorten
    }
building-any = { $least }–{ $most } naar keuze
building-kinds =
    { $kinds ->
        [one] { $kinds } soort
       *[other] { $kinds } soorten
    }
building-any_kind = naar keuze
building-sum = = prijs
building-left = nog { $n }
building-left_short = ×{ $n }
building-empty = leeg
card-empty = weg
deck-left = { $n } in de stapel

phase-place = Plaatsen
phase-act = Inzetten
phase-feed = Voeden
phase-end = Einde
round = Ronde { $n }

ask-place = Plaats mensen, nog { $n } thuis
ask-place_n = Hoeveel { $place }?
ask-place_all =
    { $n ->
        [one] { $n } mens { $to } sturen?
       *[other] { $n } mensen { $to } sturen?
    }
ask-use = Zet je mensen in, in welke volgorde dan ook
ask-tools = Je gooide { $total }: dat is { $gain }. Gereedschap erbij?
ask-pay = { $what } kopen?
ask-pick = Neem een van de dobbelstenen
ask-feed = Je komt { $n } voedsel tekort. Betaal met grondstoffen, of verlies { $penalty } punten.
ask-take = Neem twee grondstoffen naar keuze
wait-place = { $name } plaatst mensen
wait-act = { $name } zet mensen in
wait-tools = { $name } denkt na over gereedschap
wait-pick = { $name } neemt een dobbelsteen
wait-feed = { $names } moet mensen voeden
wait-move = Wachten op { $name }

choose-on_board = Kies een plaats op het bord.
choose-place = Waar gaan je mensen heen?
choose-use = Welke mensen zijn nu aan zet?
choose-people = Hoeveel?
choose-expect =
    { $people ->
        [one] { $people } mens: ongeveer { $what }
       *[other] { $people } mensen: ongeveer { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } mens: ongeveer { $what }, { $more } met je gereedschap
       *[other] { $people } mensen: ongeveer { $what }, { $more } met je gereedschap
    }
choose-with_tools = met gereedschap: { $n }
choose-send_people =
    { $n ->
        [one] { $n } mens { $to } sturen
       *[other] { $n } mensen { $to } sturen
    }
choose-use_roll =
    { $n ->
        [one] { $n } dobbelsteen gooien { $at }
       *[other] { $n } dobbelstenen gooien { $at }
    }
choose-use_all = { $n } plaatsen ineens gebruiken
choose-use_tool_maker = Gereedschap maken
choose-use_hut = Een kind krijgen
choose-use_field = De akker bewerken
choose-use_card = “{ $what }” kopen of laten
choose-use_building = “{ $what }” bouwen of laten
choose-take_gain = { $gain } nemen
choose-gain_with_tools = zonder gereedschap { $gain }, ermee { $more }
choose-tool = Gereedschap { $value }
choose-once_tool = Eenmalig { $value }
choose-then = dan { $gain }
choose-pay = { $what } betalen
choose-pay_scores =
    { $n ->
        [one] Betalen: { $n } punt
       *[other] Betalen: { $n } punten
    }
choose-added = erbij
choose-pay_none = Betalen
choose-feed_head =
    { $n ->
        [one] { $n } grondstof in plaats van { $n } voedsel
       *[other] { $n } grondstoffen in plaats van { $n } voedsel
    }
choose-pay_more = nog { $n }
choose-price_total =
    { $n ->
        [one] { $n } grondstof naar keuze
       *[other] { $n } grondstoffen naar keuze
    }
choose-price_kinds = { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen
    } van precies { $kinds ->
        [one] { $kinds } soort
       *[other] { $kinds } soorten
    }
choose-price_range = { $least } tot { $most } grondstoffen naar keuze
choose-kinds_wrong =
    { $kinds ->
        [one] Het moeten { $kinds } soort zijn
       *[other] Het moeten { $kinds } soorten zijn
    }
choose-decline = Laten liggen
choose-take = 2 naar keuze
choose-take_hint = Gebruik je kaart: twee grondstoffen naar keuze
choose-take_send = { $what } nemen
choose-pick = { $gives } nemen
choose-feed_pay = Voeden met { $what }
choose-starve =
    { $n ->
        [one] { $n } punt verliezen
       *[other] { $n } punten verliezen
    }
choose-tools_n =
    { $n ->
        [0] Zonder gereedschap
        [one] Met { $n } stuk gereedschap
       *[other] Met { $n } stuks gereedschap
    }
choose-go_hungry = Honger laten lijden
choose-nothing = Je hebt niets te beslissen.
choose-less = Eén minder
choose-more = Eén meer
choose-add = { $what } erbij
choose-remove = { $what } terug
die-gives-tool = een beter gereedschap
die-gives-agriculture = +1 landbouw

board-food = Voedsel
board-tools = Gereedschap
board-tool_used = gebruikt
board-no_tools = geen gereedschap
board-agriculture = Landbouw
board-buildings = Gebouwen
board-cards = Kaarten
board-extra_card = Extra kaart
board-extra_cards =
    { $n ->
        [one] { $n } extra kaart, gedekt
       *[other] { $n } extra kaarten, gedekt
    }
board-two_of_choice = 2 naar keuze, nog te nemen
board-now = zou aan het eind { $n } hebben
board-now_short = aan het eind: { $n }
board-eats = Je mensen eten aan het eind van de ronde { $n } van je { $food } voedsel
board-eats_short = eet { $n }
shut-empty = Daar ligt niets meer.
shut-mine = Je bent daar al.
shut-full = Het is bezet.
shut-players = Met zo weinig spelers mag daar niemand meer bij.
shut-village = Met zo weinig spelers worden deze ronde geen andere dorpsplaatsen gebruikt.
shut-people = Daar zijn meer mensen nodig dan je thuis hebt.
shut-place = { $place }: { $why }
board-home = { $home } van { $people } thuis
board-none = nog geen
board-score = Score

row-culture = Cultuur­reeksen
row-farmers = Boeren × landbouw
row-tool_makers = Gereedschap­makers × gereed­schap
row-hut_builders = Hutten­bouwers × gebouwen
row-shamans = Sjamanen × mensen
row-resources = Grond­stoffen over
reason-cards = De kaarten zijn op.
reason-buildings = Een stapel gebouwen is leeg.

event-began = De partij begint; { $name } is startspeler.
event-round_began = Ronde { $round }: { $name } begint
event-phase_began-act = Iedereen staat; nu gaan de mensen aan de slag.
event-phase_began-feed = De mensen willen eten.
event-placed =
    { $people ->
        [one] { $name } stuurt { $people } mens { $to }.
       *[other] { $name } stuurt { $people } mensen { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } houdt { $people } mens thuis; er is geen plaats meer.
       *[other] { $name } houdt { $people } mensen thuis; er is geen plaats meer.
    }
event-rolled = { $name } gooit { $dice } { $at }.
event-tools_used = { $name } legt er gereedschap van { $value } bij.
event-gathered = { $name } brengt { $what } thuis.
event-tool_made =
    { $value ->
        [none] Het gereedschap van { $name } kan niet beter.
       *[other] { $name } heeft nu gereedschap van waarde { $value }.
    }
event-agriculture_rose = { $name } verhoogt de landbouw naar { $level }.
event-person_born =
    { $people ->
        [one] { $name } heeft nu { $people } mens.
       *[other] { $name } heeft nu { $people } mensen.
    }
event-paid = { $name } betaalt { $what }.
event-declined = { $name } koopt niets { $at }.
event-card_taken = { $name } neemt de kaart “{ $what }”.
event-building_taken =
    { $points ->
        [one] { $name } bouwt en scoort { $points } punt.
       *[other] { $name } bouwt en scoort { $points } punten.
    }
event-gained = { $name } krijgt { $what }.
event-scored =
    { $points ->
        [one] { $name } scoort { $points } punt.
       *[other] { $name } scoort { $points } punten.
    }
event-once_tool_gained = { $name } krijgt eenmalig gereedschap van waarde { $value }.
event-two_of_choice_gained = { $name } mag twee grondstoffen naar keuze nemen, nu of later.
event-took = { $name } neemt { $what } naar keuze.
event-extra_card_drawn = { $name } trekt een extra kaart.
event-extra_card_seen = Je extra kaart: { $what }.
event-no_extra_card = Er is geen kaart meer voor { $name }.
event-dice_rolled = Dobbelstenen voor allen: { $dice }.
event-die_picked = { $name } neemt de { $die }.
event-harvested = { $name } oogst { $amount } voedsel.
event-fed = { $name } geeft { $amount } voedsel uit.
event-went_short = { $name } komt { $missing } voedsel tekort.
event-fed_with = { $name } voedt in plaats daarvan { $what }.
event-starved = De mensen van { $name } lijden honger: { $points } punten verloren.
event-ended-cards = De kaarten zijn op: de partij is afgelopen.
event-ended-buildings = Een stapel gebouwen is leeg: de partij is afgelopen.
event-extra_card_shown = Extra kaart van { $name }: { $what }.
policy-feed = Mijn mensen voeden: eerst voedsel, dan het goedkoopste
policy-tools = Gereedschap inzetten waar het één meer geeft
policy-use = Mijn acties in deze volgorde
policy-pay = Kopen met de goedkoopste grondstoffen
policy-decline = Laten wat ik niet koop
policy-pick = De hoogste dobbelsteen nemen

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Stuur je mensen jagen, graven en bouwen. Een partij duurt een halfuur, en bots staan altijd klaar.
option-harsh_winter = Strenge winter
option-harsh_winter-is = Leg een extra steen in een gebouw of een extra goud bij een kaart en scoor er meteen voor.
option-wild_animals = Wilde dieren
option-wild_animals-is = Vier dieren komen uit de stapel en bederven ieders worpen, tot de stammen ze samen verjagen.
option-igloos = Iglo’s
option-igloos-is = Een kleine bouwplaats: drie gelijke voor punten.
option-new_huts = De nieuwe hutten
option-new_huts-is = Zes gebouwen die weinig scoren maar een blijvend voordeel geven.
option-mammoth_herd = Mammoetkudde
option-mammoth_herd-is = Elke ronde komt een kudde langs één plaats. Wie daar werkt, kan proberen een mammoet te temmen.
option-expansion = De uitbreiding
option-expansion-is = Een vijfde speler, sieraden, een handelaar, een handelsspoor, een vijfde kaartplaats, nieuwe gebouwen en kaarten.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Eerlijke dobbelstenen
stat-name-favourite_places = Geliefde plaatsen
stat-name-food_shortage = Honger lijden
stat-name-luck_by_player = Geluk met dobbelen
stat-name-openings = Eerste plaatsingen
stat-name-win_rate_by_building = Gebouwen die winnen
stat-name-win_rate_by_card = Kaarten die winnen
stat-name-yield_by_place = Wat plaatsen opbrengen
stat-ask-fairness_of_dice = Elke kant van een eerlijke dobbelsteen komt in een zesde van de worpen: 16,7 %.
stat-ask-favourite_places = Waar gaan mensen heen?
stat-ask-food_shortage = Hoe vaak komt men voedsel tekort, en wint men toch?
stat-ask-luck_by_player = Geluk is de som van de ogen boven drieënhalf per dobbelsteen.
stat-ask-openings = Welke eerste plaatsingen zijn er, en hoe eindigen die partijen?
stat-name-decided_by_dice = Door dobbelstenen beslist
stat-ask-decided_by_dice = Hoe vaak wint wie het meeste dobbelgeluk heeft? Beslisten de dobbelstenen niets, dan was het het eerlijke deel.
stat-column-mean_luck = Gemiddeld geluk
stat-column-mean_luck_when_won = Gemiddeld geluk bij winst
stat-ask-win_rate_by_building = Hoe vaak wint wie het heeft gebouwd?
stat-ask-win_rate_by_card = Hoe vaak wint wie ze heeft genomen?
stat-ask-yield_by_place = Wat verzamelt men, en wat was te verwachten zonder gereedschap?
stat-column-building = Gebouw
stat-column-built = Gebouwd
stat-column-card = Kaart
stat-column-counts_in = Telt voor
stat-column-dice = Dobbelstenen
stat-column-expected = Verwacht
stat-column-face = Kant
stat-column-firsts = Ermee gewonnen
stat-column-mean_amount = Opbrengst, gemiddeld
stat-column-mean_people = Mensen, gemiddeld
stat-column-mean_times_starved = Honger, gemiddeld
stat-column-mean_tools_when_used = Gereedschap, gemiddeld
stat-column-opening = Eerste plaatsing
stat-column-people = Mensen
stat-column-place = Plaats
stat-column-rolls = Worpen
stat-column-taken = Genomen
stat-column-times_short = Keren voedsel tekort
stat-column-top = Meteen
stat-column-yield = Brengt op
stat-value-dice_for_all = dobbelen voor allen
stat-value-food = voedsel
stat-value-resource = grondstof
stat-value-roll = worp
stat-value-points = punten
stat-value-tool = gereedschap
stat-value-agriculture = landbouw
stat-value-extra_card = extra kaart
stat-value-once_tool = eenmalig gereedschap
stat-value-two_of_choice = 2 naar keuze
stat-value-culture = cultuur
stat-value-farmers = boeren
stat-value-tool_makers = gereedschapmakers
stat-value-hut_builders = huttenbouwers
stat-value-shamans = sjamanen
stat-value-cards = kaarten op
stat-value-buildings = een stapel gebouwen leeg
stat-place-card = Kaart { $n }
stat-place-building = Gebouw { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Je leidt een stam. Gebouwen scoren meteen, kaarten vooral aan het eind, en wie de meeste punten heeft, wint. Elke ronde plaats je je mensen, zet je ze in en voed je ze.
stoneage-teach-place = Stuur mensen aan het werk waar het bord gloeit. Kies er drie en verstuur: elk gooit een dobbelsteen voor je.
stoneage-teach-buyer = Met één mens op een kaart of gebouw kun je het later kopen. Het getal is de prijs; de details zie je voor je verstuurt.
stoneage-teach-rest = Nu de rest, één plaats per beurt. De jacht geeft voedsel; gereedschap, akker en hut maken je stam blijvend sterker.
stoneage-teach-use = Iedereen staat. Zet je mensen in, in welke volgorde ook: eerst wie verzamelt, dan wie ermee koopt.
stoneage-teach-buy = Koop nu. De knop betaalt met de goedkoopste grondstoffen; tik andere aan om daarmee te betalen, of laat het liggen. Je mens komt hoe dan ook thuis.
stoneage-teach-feed = De ronde is om en je mensen hebben gegeten, ieder één voedsel. Naast je voedsel zie je wat komt: ze willen { $n } van je { $food }.
stoneage-teach-end = Zo gaat het tot de kaarten op zijn of een stapel gebouwen leeg is. Dan scoren kaarten en restanten, en het blad toont elk punt.
stoneage-teach-hint-place =
    { $touch ->
        [none] Wijs een plaats aan om te lezen wat ze doet. Anderen nemen ook plaatsen in: het nodigste eerst.
       *[other] Houd een vinger op een plaats om te lezen wat ze doet. Anderen nemen ook plaatsen in: het nodigste eerst.
    }
stoneage-teach-hint-use = Wat je nu verzamelt kan in dezelfde beurt een kaart of gebouw betalen, dus verzamel eerst.
stoneage-teach-hint-tools = Gereedschap telt zijn waarde bij één worp per ronde op. Leg het waar het één meer geeft.
stoneage-teach-hint-pay = Gebouwen scoren wat ze kosten. Kaarten met verschillende groene symbolen scoren samen: kijk wat je hebt.
stoneage-teach-hint-pick = Ieder neemt een van deze dobbelstenen, jij eerst: hogere geven meer.
stoneage-teach-hint-food = Je mensen willen { $n } voedsel en je hebt { $food }. Jaag, of betaal met grondstoffen.

## stoneage-text: the Stone Age table in words

told-round = Ronde { $round }: { $phase }
told-start = { $name } is startspeler
told-places = Plaatsen
told-cards = Kaarten
told-buildings = Gebouwen
told-stands =
    { $n ->
        [one] { $name } heeft daar { $n } mens
       *[other] { $name } heeft daar { $n } mensen
    }
told-nobody = er is niemand
told-free =
    { $of ->
        [one] vrij
       *[other] { $n } van { $of } plaatsen vrij
    }
told-full = vol
told-room = plaats voor iedereen
told-no_card = geen kaart
told-no_building = geen gebouw meer
told-building =
    { $n ->
        [one] { $price } voor { $n } punt
       *[other] { $price } voor { $n } punten
    }
told-building_sum = { $price }, voor hun waarde
told-rolled = { $name } gooide { $dice } { $at }
told-dice = Dobbelstenen voor allen: { $dice }
told-herd = De mammoetkudde is { $place }. { $prize }
told-send =
    { $n ->
        [one] { $n } mens { $to } sturen
       *[other] { $n } mensen { $to } sturen
    }
told-send_expect =
    { $n ->
        [one] { $n } mens { $to } sturen: ongeveer { $what }
       *[other] { $n } mensen { $to } sturen: ongeveer { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] { $n } mens { $to } sturen: ongeveer { $what }, { $more } met je gereedschap
       *[other] { $n } mensen { $to } sturen: ongeveer { $what }, { $more } met je gereedschap
    }
told-send_all =
    { $n ->
        [one] { $n } mens sturen
       *[other] { $n } mensen sturen
    }
told-shut = Waar nu niemand van jou heen kan
told-home = Mensen
told-store = Voorraad
told-agriculture = { $n } van 10
told-once = eenmalig { $n }
told-sets = Symbolen
told-trades = Beroepen

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Kaart voor { $cost } sieraad
       *[other] Kaart voor { $cost } sieraden
    }
at-merchant = bij de handelaar
at-igloo = bij de iglo
at-card_5_plain = op de kaart voor sieraden
at-herd = bij de kudde
to-merchant = naar de handelaar
to-igloo = naar de iglo
to-card_5_plain = naar de kaart voor sieraden
does-merchant = Twee handelsniveaus en twee sieraden
does-igloo = Drie van één soort, voor punten
does-animal = Samen verjagen { $of } mensen het. Tot dan kost het { $n } van elke worp.

animal-bird_of_prey = roofvogel
animal-wolf = wolf
animal-wild_boar = wild zwijn
animal-polar_bear = ijsbeer
animal-label = Dier: { $what }
animal-penalty = −{ $n } per worp
animal-all = −{ $n } van elke worp
bonus-wood_each_round = elke ronde hout
bonus-brick_each_round = elke ronde leem
bonus-stone_each_round = elke ronde steen
bonus-person = een mens
bonus-tool = beter gereedschap
bonus-agriculture = +1 landbouw
bonus-food_2 = 2 voedsel
bonus-wood = 1 hout
bonus-brick = 1 leem
bonus-stone_and_wood = 1 steen en 1 hout
bonus-points_7 = 7 punten
bonus-points_3 = 3 punten
building-bonus = { $price }, voor { $bonus }
building-jewels =
    { $n ->
        [one] { $price } en { $n } sieraad
       *[other] { $price } en { $n } sieraden
    }
building-plus = = prijs + { $n }
building-igloos_left = nog { $n }
trade-rate = { $give } → { $get }
trade-track = Handelsspoor
trade-one = 1
trade-all = allen
trade-none = nog geen handel
trade-at = { $name }: { $level }
herd-here = De mammoetkudde is hier
herd-next = Hierna: { $place }
herd-last = de laatste
herd-left_long = kudde: nog { $n }
herd-tile = De temmer krijgt { $one }, of { $all } met alle anderen

phase-herd = Kudde
ask-split = Je bracht { $n } thuis: hoeveel daarvan zijn sieraden?
ask-join = Gaan mensen { $place } naar de kudde?
ask-second = Nog een kaart, gedekt, voor sieraden?
ask-tame = Je temde de mammoet: welke bonus?
ask-trade = Wat ruilen tegen wat?
ask-pay_igloo = De iglo bouwen?
wait-herd = { $name } beslist over de mammoet

choose-split = Sieraden
choose-split_take = { $what } nemen
choose-split_food = Alles voedsel
choose-split_jewelry = Alles sieraden
choose-join_food = en { $n } voedsel
choose-join_short = nog { $n } grondstoffen in plaats van voedsel
choose-join_each = Eén voedsel voor elk, of een grondstof ervoor
choose-join_send =
    { $n ->
        [one] { $n } mens gaat mee voor { $what }
       *[other] { $n } mensen gaan mee voor { $what }
    }
choose-stay = Wegblijven
choose-second = Een tweede kaart, gedekt
choose-tame_one = Voor jou alleen
choose-tame_all = Voor jou en elke uitdager
choose-tame_take = { $what } nemen
choose-trade = Ruilen
choose-trade_rate = { $give } voor { $get }
choose-trade_give = Geven
choose-trade_get = Krijgen
choose-trade_send = { $give } geven voor { $get }
choose-traded = { $what } gaat erin, omdat je ervoor ruilde.
choose-extra =
    { $n ->
        [one] en { $what } meer: { $n } punt
       *[other] en { $what } meer: { $n } punten
    }
choose-use_merchant = Naar de handelaar
choose-use_igloo = De iglo bekijken
die-gives-trade_level = +1 handel

board-trade_level = Handelsniveau
board-trade_used = deze ronde geruild
board-igloos = Iglo’s
board-mammoths = Mammoeten
board-joined =
    { $n ->
        [one] { $n } mens bij de kudde
       *[other] { $n } mensen bij de kudde
    }
row-merchants = Handelaars × handels­niveau
row-mammoths = Meeste mammoeten

event-began-with = De partij begint ({ $options }); { $name } is startspeler.
event-phase_began-herd = Wie gaat er naar de mammoet?
event-animal_came = Er komt een dier ({ $animal }): elke worp verliest { $n }.
event-herd_moved = De mammoetkudde is { $at }.
event-herd_left = De mammoetkudde is voorgoed verder getrokken.
event-joined =
    { $people ->
        [one] { $name } gaat met { $people } mens naar de kudde, voor { $what }.
       *[other] { $name } gaat met { $people } mensen naar de kudde, voor { $what }.
    }
event-contest_rolled = { $name } gooit { $dice } om de mammoet.
event-mammoth_tamed = { $name } temt de mammoet.
event-mammoth_gone = Niemand kwam: de mammoet gaat zijn weg.
event-bonus_taken = { $name } neemt de bonus: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } legt { $what } bij voor de winter en scoort { $points } punt.
       *[other] { $name } legt { $what } bij voor de winter en scoort { $points } punten.
    }
event-igloo_built =
    { $points ->
        [one] { $name } bouwt een iglo en scoort { $points } punt.
       *[other] { $name } bouwt een iglo en scoort { $points } punten.
    }
event-animal_left = Dier verjaagd: { $animal }.
event-animal_rolled = { $name } gooit { $dice } als beloning.
event-trade_level_rose = { $name } handelt nu op niveau { $level }.
event-traded = { $name } ruilt { $give } voor { $get }.
event-trade_dice_rolled = De dobbelstenen van de handelaars voor allen tonen { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = mijn voedsel
stoneage-condition-have = mijn voorraad { $what }
stoneage-condition-have-any = mijn grondstoffen
stoneage-condition-people = mijn mensen
stoneage-condition-home = mijn nog te plaatsen mensen
stoneage-condition-agriculture = mijn landbouw
stoneage-condition-tools = waarde van mijn werktuigen
stoneage-condition-score = mijn punten
stoneage-condition-round = ronde
stoneage-condition-roll = som van de dobbelstenen
stoneage-condition-crowd = { $what }: mensen
stoneage-condition-crowd-any = mensen op een plek
stoneage-condition-free = { $what }: vrije plekken
stoneage-condition-free-any = vrije plekken ergens
stoneage-condition-cost = { $what }: kosten
stoneage-condition-cost-any = kosten van een kaart of gebouw
stoneage-condition-card = { $what }
stoneage-condition-card-any = kaart op een plek
stoneage-condition-building = { $what }
stoneage-condition-building-any = gebouw op een stapel
