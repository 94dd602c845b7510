### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = bos
clans-terrain-mountain = gebergte
clans-terrain-steppe = steppe
clans-terrain-grassland = grasland
clans-colour-red = rood
clans-colour-blue = blauw
clans-colour-green = groen
clans-colour-yellow = geel
clans-colour-black = zwart
clans-clan-red = rode clan
clans-clan-blue = blauwe clan
clans-clan-green = groene clan
clans-clan-yellow = gele clan
clans-clan-black = zwarte clan
clans-huts-red = { $n } rood
clans-huts-blue = { $n } blauw
clans-huts-green = { $n } groen
clans-huts-yellow = { $n } geel
clans-huts-black = { $n } zwart
clans-huts-none = geen hutten
clans-huts =
    { $n ->
        [one] { $n } hut
       *[other] { $n } hutten
    }
clans-empty = leeg
clans-region = Gebied { $region }

clans-epochs = Tijdperken
clans-epoch-good = Tijdperk { $n }: { $lands } brengt { $bonus } meer.
clans-epoch-bad = Dorpen vergaan: { $lands }.
clans-track = De clans
clans-village = dorp { $n }, gesticht door { $name }, waarde { $points }
clans-village-doomed = dorp { $n }, gesticht door { $name }, vergaan
clans-village-held =
    { $doomed ->
        [none] { $territory }, tijdperk { $epoch }: { $value ->
            [one] { $value } punt
           *[other] { $value } punten
        }
       *[other] { $territory }, tijdperk { $epoch }: vergaan
    }
clans-villages = Dorpen
clans-chips =
    { $n ->
        [one] { $n } dorpsfiche
       *[other] { $n } dorpsfiches
    }
clans-chips_left =
    { $n ->
        [one] nog { $n } fiche
       *[other] nog { $n } fiches
    }
clans-no_chips = nog geen dorp
clans-first = Begon de partij
clans-secret = geheime clan
clans-yours = De jouwe: { $clan }
clans-only_you = Alleen jij ziet dit.

clans-on_map = Kies een streek op de kaart. Toetsen: de letter, dan het nummer.
clans-on_map-region = Gebied { $region }: welk nummer?
clans-ask-from = Welke hutten verplaats je?
clans-ask-to = Waarheen vanuit { $from }?
clans-ask-send = Van { $from } naar { $to }?
clans-ask-found = Welk van { $n } dorpen wordt nu gesticht?
clans-ask-found_this = Nu het dorp in { $territory } stichten?
clans-wait-move = { $name } verplaatst hutten
clans-wait-found = { $name } ordent de nieuwe dorpen
clans-from = Van { $from }
clans-from_to = Van { $from } naar { $to }
clans-found_next = Volgend dorp: { $territory }
clans-send = Hutten verplaatsen
clans-found = Nu stichten
clans-founds_nothing = Er komt geen dorp van.
clans-short = dorp { $territory }: { $points }
clans-short-doomed = { $territory } vergaat
clans-preview-village = Dorp { $territory }
clans-preview-scores = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = vergaat: het land is ongunstig, niemand scoort.
clans-preview-nobody = Twist laat niemand over; niemand scoort.
clans-preview-strife = Twist verdrijft { $colours }.
clans-preview-later = Later gesticht: { $points }.

row-chips = Dorpsfiches
reason-villages = Het twaalfde dorp is gesticht.
reason-no_moves = Er kunnen geen hutten meer verplaatst worden.

clans-event-began = De partij begint; { $name } zet eerst.
clans-event-huts_placed = Hutten in gebied { $region }: { $colours }.
clans-event-clans_shuffled = De clankaarten worden gedekt gedeeld.
clans-event-clan_seen = Jouw clan is { $colour }.
clans-event-epoch_began = Tijdperk { $epoch }
clans-event-turn_began = { $name } is aan de beurt.
clans-event-moved = { $name } verplaatst { $huts } van { $from } naar { $to }.
clans-event-order_asked = { $name } beslist in welke volgorde { $territories } worden gesticht.
clans-event-founded = { $name } sticht dorp { $chip } in { $territory } en neemt het fiche.
clans-ribbon-founded = Dorp { $chip } staat in { $territory }
clans-event-doomed = Het land van { $territory } is ongunstig; het vergaat met { $huts }.
clans-event-strife = Twist in { $territory } verdrijft { $huts }.
clans-event-scored = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }(waarvan { $bonus } voor het land)
    } voor { $colours }.
clans-event-not_founded = { $territories } komen te laat om dorp te worden.
clans-event-ended-villages = Het twaalfde dorp staat: de partij is afgelopen.
clans-event-ended-no_moves = Er kunnen geen hutten meer verplaatst worden: de partij is afgelopen.
clans-event-clan_shown = { $name } was { $colour }.
clans-event-disc_removed = Niemand was de { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } telt { $points } punt.
       *[other] { $name } telt { $points } punten.
    }
policy-found = Eerst stichten wat het meest scoort voor mijn clan

## clans-cover: what is said of Clans outside of its tables

option-printed_board = Het gedrukte bord
option-printed_board-is = De gebieden en buren van het uitgegeven spel, voor zover bekend. Zonder: onze eigen kaart.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Dorpen per tijdperk
stat-name-villages_by_territory = Waar dorpen komen
stat-ask-villages_by_epoch = Wat is een dorp van Clans in elk tijdperk waard?
stat-ask-villages_by_territory = In welke streken van Clans worden dorpen gesticht, en wat scoren ze?
stat-column-doomed = Vergaan
stat-column-epoch = Tijdperk
stat-column-mean_colours = Clans, gemiddeld
stat-column-mean_epoch = Tijdperk, gemiddeld
stat-column-strife = Met twist
stat-column-territory = Streek
stat-column-villages = Dorpen
stat-value-villages = het twaalfde dorp
stat-value-no_moves = geen hut kan nog weg

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Jij bent de { $clan }, en niemand weet het. Elke clan heeft overal hutten; breng de jouwe in rijke dorpen zonder te vroeg te verraden van wie ze zijn.
clans-teach-from = Een beurt is één zet: neem alle hutten van een streek, welke kleur ook. Kies er een op de kaart.
clans-teach-to = Ze gaan naar een buur waar al hutten staan. Kies waarheen.
clans-teach-send = De pijl toont de zet, en eronder lees je wat ervan komt. Verstuur hem.
clans-teach-village = Hutten zonder bezette buur worden een dorp. Hier sticht een zet er een: wie hem doet neemt een fiche, en dat is een punt.
clans-teach-score = Een dorp scoort zijn hutten voor elke clan die er woont. Het spoor toont alle vijf; hoe het de { $clan } vergaat is jouw geheim.
clans-teach-epoch = De tablet toont de tijdperken: op het ene land brengen dorpen meer, op het andere vergaan ze. Met zijn laatste fiche eindigt een tijdperk.
clans-teach-end = Het twaalfde dorp beëindigt de partij. Dan worden de clans getoond, en ieder telt zijn fiches bij de punten op het spoor.
clans-teach-hint-secret = Jij bent de { $clan }. Verplaats ook andere hutten, of men ziet welke de jouwe zijn.
clans-teach-hint-found = Een zet van jou kan nu een dorp stichten. Kies hem om te lezen wat het scoort, en voor wie.
clans-teach-hint-order = Jij kiest welk dorp eerst komt: het volgende fiche kan van een ander tijdperk zijn.
clans-teach-hint-epoch = Een nieuw tijdperk: een ander land brengt nu meer, en een ander ruïneert zijn dorpen.

## clans-text: the map of Clans in words

clans-told-now = Nu tijdperk { $n }
clans-told-chips =
    { $n ->
        [one] nog { $n } dorpsfiche
       *[other] nog { $n } dorpsfiches
    }
clans-told-epochs = Tijdperken
clans-told-epoch =
    { $n ->
        [one] { $n } dorp erin
       *[other] { $n } dorpen erin
    }
clans-told-scores = Score per clan
clans-told-villages = Dorpen
clans-told-map = Streken met hutten
clans-told-borders = grenst aan { $names }
clans-told-scored =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
clans-told-gone = niemand was van deze clan
clans-told-chips_of = Dorpsfiches
clans-told-clan = Clan
clans-told-move = Welke hutten gaan, en waarheen?
clans-told-to = De hutten van { $from } naar { $to }
clans-told-comes = Naar { $to }: dorp { $territory }, { $words }
clans-told-found = Nu het dorp in { $territory } stichten

## clans-condition: conditions of conditional moves

clans-condition-chips = resterende dorpsfiches
clans-condition-epoch = tijdperk
clans-condition-score = punten, { $what }
clans-condition-score-any = punten van een clan
clans-condition-huts = { $what }: hutten
clans-condition-huts-any = hutten in een gebied
clans-condition-mine = { $what }: mijn hutten
clans-condition-mine-any = mijn hutten in een gebied
