### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = forest
clans-terrain-mountain = mountain
clans-terrain-steppe = steppe
clans-terrain-grassland = grassland
clans-colour-red = red
clans-colour-blue = blue
clans-colour-green = green
clans-colour-yellow = yellow
clans-colour-black = black
clans-clan-red = red clan
clans-clan-blue = blue clan
clans-clan-green = green clan
clans-clan-yellow = yellow clan
clans-clan-black = black clan
clans-huts-red = { $n } red
clans-huts-blue = { $n } blue
clans-huts-green = { $n } green
clans-huts-yellow = { $n } yellow
clans-huts-black = { $n } black
clans-huts-none = no huts
clans-huts =
    { $n ->
        [one] { $n } hut
       *[other] { $n } huts
    }
clans-empty = empty
clans-region = Region { $region }

clans-epochs = Epochs
clans-epoch-good = Epoch { $n }: +{ $bonus } in { $lands }.
clans-epoch-bad = Villages perish in: { $lands }.
clans-track = The clans
clans-village = village { $n }, founded by { $name }, worth { $points }
clans-village-doomed = village { $n }, founded by { $name }, perished
clans-village-held =
    { $doomed ->
        [none] { $territory }, epoch { $epoch }: { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
       *[other] { $territory }, epoch { $epoch }: perished
    }
clans-villages = Villages
clans-chips =
    { $n ->
        [one] { $n } village chip
       *[other] { $n } village chips
    }
clans-chips_left =
    { $n ->
        [one] { $n } chip left
       *[other] { $n } chips left
    }
clans-no_chips = no village yet
clans-first = Moved first
clans-secret = secret clan
clans-yours = Yours: { $clan }
clans-only_you = Only you see this.

clans-on_map = Choose a territory on the map. Keys: its letter, then its number.
clans-on_map-region = Region { $region }: which number?
clans-ask-from = Choose huts to move
clans-ask-to = Where to from { $from }?
clans-ask-send = Move from { $from } to { $to }?
clans-ask-found = Which of { $n } villages is founded next?
clans-ask-found_this = Found the village in { $territory } next?
clans-wait-move = { $name } is moving huts
clans-wait-found = { $name } is choosing the order of the new villages
clans-from = From { $from }
clans-from_to = From { $from } to { $to }
clans-found_next = Next village: { $territory }
clans-send = Move the huts
clans-found = Found this next
clans-founds_nothing = This founds no village.
clans-short = village { $territory }: { $points }
clans-short-doomed = { $territory } perishes
clans-preview-village = Village { $territory }
clans-preview-scores = { $points } { $points ->
        [one] point
       *[other] points
    } for { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = perishes: the land is unfavourable, nobody scores.
clans-preview-nobody = Strife drives everyone out; nobody scores.
clans-preview-strife = Strife drives out { $colours }.
clans-preview-later = Founded later: { $points }.

row-chips = Village chips
reason-villages = The twelfth village is founded.
reason-no_moves = No huts can move any more.

clans-event-began = The match begins; { $name } moves first.
clans-event-huts_placed = Huts in region { $region }: { $colours }.
clans-event-clans_shuffled = The clan cards are dealt face down.
clans-event-clan_seen = You are the { $colour }.
clans-event-epoch_began = Epoch { $epoch }
clans-event-turn_began = It is { $name }’s turn.
clans-event-moved = { $name } moves { $huts } from { $from } to { $to }.
clans-event-order_asked = { $name } decides in which order { $territories } are founded.
clans-event-founded = { $name } founds village { $chip } in { $territory } and takes the chip.
clans-ribbon-founded = Village { $chip } stands in { $territory }
clans-event-doomed = { $territory } is on unfavourable land: the village perishes with { $huts }.
clans-event-strife = Strife in { $territory } drives out { $huts }.
clans-event-scored = { $points } { $points ->
        [one] point
       *[other] points
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus } of them for the land)
    } for { $colours }.
clans-event-not_founded = Too late to become a village: { $territories }.
clans-event-ended-villages = The twelfth village stands: the match is over.
clans-event-ended-no_moves = No huts can move any more: the match is over.
clans-event-clan_shown = { $name } was the { $colour }.
clans-event-disc_removed = Nobody was the { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } finishes with { $points } point.
       *[other] { $name } finishes with { $points } points.
    }
policy-found = First found what scores most for my clan

## clans-cover: what is said of Clans outside of its tables

option-printed_board = The printed board
option-printed_board-is = The regions and neighbours of the published game, as far as they are known. Without it: our own map.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Villages by epoch
stat-name-villages_by_territory = Where villages are founded
stat-ask-villages_by_epoch = How much is a village worth in each epoch of Clans?
stat-ask-villages_by_territory = In which territories of Clans are villages founded, and how much do they score?
stat-column-doomed = Perished
stat-column-epoch = Epoch
stat-column-mean_colours = Average clans
stat-column-mean_epoch = Average epoch
stat-column-strife = With strife
stat-column-territory = Territory
stat-column-villages = Villages
stat-value-villages = the twelfth village
stat-value-no_moves = no hut can move

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = You are the { $clan }, and nobody else knows. Every clan has huts all over the land; lead yours into rich villages without showing too soon which one it is.
clans-teach-from = A turn is one move: take all the huts in a territory, whatever their colour. Choose one on the map.
clans-teach-to = They go to a neighbour that already has huts. Choose where.
clans-teach-send = The arrow shows the move; its effect is described below. Send it.
clans-teach-village = Huts with no occupied neighbour left become a village. Here a move founds one: whoever makes it takes a chip, which is a point.
clans-teach-score = A village scores its huts for every clan that lives in it. The track shows all five; how the { $clan } does is your secret.
clans-teach-epoch = The tablet shows the epochs: in each, villages on one terrain score more, and on another they perish. An epoch ends with its last chip.
clans-teach-end = The twelfth village ends the match. Then the clans are revealed, and each player adds their chips to their clan’s points.
clans-teach-hint-secret = You are the { $clan }. Move other huts too, or the others will see which are yours.
clans-teach-hint-found = One of your moves could found a village now. Choose it to see what it would score, and for whom.
clans-teach-hint-order = You choose which village comes first: the next chip may belong to another epoch.
clans-teach-hint-epoch = A new epoch: a different terrain now scores more, and a different one destroys villages.

## clans-text: the map of Clans in words

clans-told-now = Epoch { $n } now
clans-told-chips =
    { $n ->
        [one] { $n } village chip is left
       *[other] { $n } village chips are left
    }
clans-told-epochs = Epochs
clans-told-epoch =
    { $n ->
        [one] { $n } village in it
       *[other] { $n } villages in it
    }
clans-told-scores = Clan scores
clans-told-villages = Villages
clans-told-map = Territories with huts
clans-told-borders = borders { $names }
clans-told-scored =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
clans-told-gone = nobody played this clan
clans-told-chips_of = Village chips
clans-told-clan = Clan
clans-told-move = Which huts move, and where to?
clans-told-to = Move the huts of { $from } to { $to }
clans-told-comes = Moving to { $to }: village { $territory }, { $words }
clans-told-found = Found the village in { $territory } next

## clans-condition: conditions of conditional moves

clans-condition-chips = village chips left
clans-condition-epoch = epoch
clans-condition-score = points of the { $what }
clans-condition-score-any = points of a clan
clans-condition-huts = { $what }: huts
clans-condition-huts-any = huts in a territory
clans-condition-mine = { $what }: my huts
clans-condition-mine-any = my huts in a territory
