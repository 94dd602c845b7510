### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } wood
amount-brick =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-food = { $n } food
amount-jewelry = { $n } jewellery
amount-nothing = nothing
amount-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold
resource-food = food
resource-jewelry = jewellery

place-tool_maker = Tool maker
place-hut = Hut
place-field = Field
place-hunt = Hunt
place-forest = Forest
place-clay_pit = Clay pit
place-quarry = Quarry
place-river = River
place-merchant = Merchant
place-igloo = Igloo
place-card = Card for { $cost }
place-building =
    { $n ->
        [1] The first building
        [2] The second building
        [3] The third building
        [4] The fourth building
        [5] The fifth building
       *[other] The { $n } building
    }

at-tool_maker = at the tool maker
at-hut = in the hut
at-field = on the field
at-hunt = on the hunt
at-forest = in the forest
at-clay_pit = in the clay pit
at-quarry = in the quarry
at-river = at the river
at-card = on the card “{ $what }”
at-building = on the building “{ $what }”
at-card_plain = on the card for { $n }
at-building_plain =
    { $n ->
        [1] on the first building
        [2] on the second building
        [3] on the third building
        [4] on the fourth building
        [5] on the fifth building
       *[other] on the { $n } building
    }
to-tool_maker = to the tool maker
to-hut = to the hut
to-field = to the field
to-hunt = hunting
to-forest = to the forest
to-clay_pit = to the clay pit
to-quarry = to the quarry
to-river = to the river
to-card = to the card “{ $what }”
to-building = to the building “{ $what }”
to-card_plain = to the card for { $n }
to-building_plain =
    { $n ->
        [1] to the first building
        [2] to the second building
        [3] to the third building
        [4] to the fourth building
        [5] to the fifth building
       *[other] to the { $n } building
    }

does-tool_maker = Gain or improve a tool
does-hut = One more person (takes two)
does-field = One more food each round
does-hunt = Roll for food
does-forest = Roll for wood
does-clay_pit = Roll for brick
does-quarry = Roll for stone
does-river = Roll for gold

top-dice_for_all = Dice for all
top-food = { $n } food
top-resource = { $n } { $what }
top-roll = { $n } dice: { $what }
top-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
top-tool = +1 tool
top-agriculture = +1 agriculture
top-extra_card = Extra card
top-once_tool = One-use tool +{ $n }
top-two_of_choice = Any 2

top-trade_level = +1 trade level
top-trade_dice_for_all = Dice for all

culture-healing = Healing
culture-art = Art
culture-writing = Writing
culture-pottery = Pottery
culture-time = Time
culture-transport = Transport
culture-music = Music
culture-weaving = Weaving
trade-farmer =
    { $n ->
        [one] Farmer
       *[other] Farmers
    }
trade-tool_maker =
    { $n ->
        [one] Tool maker
       *[other] Tool makers
    }
trade-hut_builder =
    { $n ->
        [one] Hut builder
       *[other] Hut builders
    }
trade-shaman =
    { $n ->
        [one] Shaman
       *[other] Shamans
    }
trade-merchant =
    { $n ->
        [one] Merchant
       *[other] Merchants
    }
trade-scores-merchant = times your trade level at the end
trade-scores-farmer = times your agriculture at the end
trade-scores-tool_maker = times the value of your tools at the end
trade-scores-hut_builder = times your buildings at the end
trade-scores-shaman = times your people at the end
culture-scores = one more symbol for a set; a set scores its size squared

building-of_kinds =
    { $kinds ->
        [one] { $n } of { $kinds } kind
       *[other] { $n } of { $kinds } kinds
    }
building-any = { $least }–{ $most } of any kind
building-kinds =
    { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
building-any_kind = any kind
building-sum = = price
building-left = { $n } left
building-left_short = ×{ $n }
building-empty = empty
card-empty = taken
deck-left = { $n } in the deck

phase-place = Placing
phase-act = Using
phase-feed = Feeding
phase-end = End
round = Round { $n }

ask-place = Place your people ({ $n } left)
ask-place_n = How many { $place }?
ask-place_all =
    { $n ->
        [one] Send { $n } person { $to }?
       *[other] Send { $n } people { $to }?
    }
ask-use = Use your people, in any order
ask-tools = You rolled { $total }, worth { $gain }. Add tools?
ask-pay = Buy { $what }?
ask-pick = Take one of the dice
ask-feed = You are { $n } food short. Pay with resources, or lose { $penalty } points.
ask-take = Take any two resources
wait-place = { $name } is placing people
wait-act = { $name } is using their people
wait-tools = { $name } is deciding on tools
wait-pick = { $name } is choosing a die
wait-feed = { $names } must feed their people
wait-move = Waiting for { $name }

choose-on_board = Choose a place on the board.
choose-place = Where do your people go?
choose-use = Which people act next?
choose-people = How many?
choose-expect =
    { $people ->
        [one] { $people } person: about { $what }
       *[other] { $people } people: about { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } person: about { $what }, { $more } with your tools
       *[other] { $people } people: about { $what }, { $more } with your tools
    }
choose-with_tools = with tools: { $n }
choose-send_people =
    { $n ->
        [one] Send { $n } person { $to }
       *[other] Send { $n } people { $to }
    }
choose-use_roll =
    { $n ->
        [one] Roll { $n } die { $at }
       *[other] Roll { $n } dice { $at }
    }
choose-use_all = Use { $n } places at once
choose-use_tool_maker = Make a tool
choose-use_hut = Gain a person
choose-use_field = Till the field
choose-use_card = Buy or skip “{ $what }”
choose-use_building = Build or skip “{ $what }”
choose-take_gain = Take { $gain }
choose-gain_with_tools = { $gain } without tools, { $more } with them
choose-tool = Tool { $value }
choose-once_tool = One-use tool { $value }
choose-then = then { $gain }
choose-pay = Pay { $what }
choose-pay_scores =
    { $n ->
        [one] Pay and score { $n } point
       *[other] Pay and score { $n } points
    }
choose-added = added
choose-pay_none = Pay
choose-feed_head =
    { $n ->
        [one] { $n } resource in place of { $n } food
       *[other] { $n } resources in place of { $n } food
    }
choose-pay_more = { $n } more
choose-price_total =
    { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
choose-price_kinds = { $n } { $n ->
        [one] resource
       *[other] resources
    } of exactly { $kinds } { $kinds ->
        [one] kind
       *[other] kinds
    }
choose-price_range = { $least } to { $most } resources of any kind
choose-kinds_wrong =
    { $kinds ->
        [one] Must be exactly { $kinds } kind
       *[other] Must be exactly { $kinds } kinds
    }
choose-decline = Don’t buy
choose-take = Any 2 resources
choose-take_hint = Use your card: take any two resources
choose-take_send = Take { $what }
choose-pick = Take { $gives }
choose-feed_pay = Feed them { $what }
choose-starve =
    { $n ->
        [one] Lose { $n } point
       *[other] Lose { $n } points
    }
choose-tools_n =
    { $n ->
        [0] Add no tools
        [one] Add { $n } tool
       *[other] Add { $n } tools
    }
choose-go_hungry = Let them go hungry
choose-nothing = You have nothing to decide.
choose-less = One less
choose-more = One more
choose-add = Add { $what }
choose-remove = Remove { $what }
die-gives-tool = a better tool
die-gives-agriculture = +1 agriculture

board-food = Food
board-tools = Tools
board-tool_used = used
board-no_tools = no tools
board-agriculture = Agriculture
board-buildings = Buildings
board-cards = Cards
board-extra_card = Extra card
board-extra_cards =
    { $n ->
        [one] { $n } extra card face down
       *[other] { $n } extra cards face down
    }
board-two_of_choice = Any 2 resources, not taken yet
board-now = { $n } if the match ended now
board-now_short = at the end: { $n }
board-eats = Your people will eat { $n } of your { $food } food at the end of the round
board-eats_short = eats { $n }
shut-empty = Nothing is left there.
shut-mine = You’re already there.
shut-full = It’s full.
shut-players = With this few players, nobody else can go there.
shut-village = With this few players, no more village places can be used this round.
shut-people = You don’t have enough people at home.
shut-place = { $place }: { $why }
board-home = { $home } of { $people } at home
board-none = none yet
board-score = Score

row-culture = Culture sets
row-farmers = Farmers × agriculture
row-tool_makers = Tool makers × tools
row-hut_builders = Hut builders × buildings
row-shamans = Shamans × people
row-resources = Resources left
reason-cards = The cards have run out.
reason-buildings = A stack of buildings is empty.

event-began = The match begins; { $name } is the first start player.
event-round_began = Round { $round }: { $name } begins
event-phase_began-act = All people are placed. Time to use them.
event-phase_began-feed = Time to feed your people.
event-placed =
    { $people ->
        [one] { $name } sends { $people } person { $to }.
       *[other] { $name } sends { $people } people { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } keeps { $people } person at home; there is no room.
       *[other] { $name } keeps { $people } people at home; there is no room.
    }
event-rolled = { $name } rolls { $dice } { $at }.
event-tools_used = { $name } adds tools worth { $value }.
event-gathered = { $name } brings home { $what }.
event-tool_made =
    { $value ->
        [none] { $name }’s tools are already at their maximum.
       *[other] { $name } now has a tool of value { $value }.
    }
event-agriculture_rose = { $name } raises agriculture to { $level }.
event-person_born =
    { $people ->
        [one] { $name } now has { $people } person.
       *[other] { $name } now has { $people } people.
    }
event-paid = { $name } pays { $what }.
event-declined = { $name } buys nothing { $at }.
event-card_taken = { $name } takes the card “{ $what }”.
event-building_taken =
    { $points ->
        [one] { $name } builds and scores { $points } point.
       *[other] { $name } builds and scores { $points } points.
    }
event-gained = { $name } gets { $what }.
event-scored =
    { $points ->
        [one] { $name } scores { $points } point.
       *[other] { $name } scores { $points } points.
    }
event-once_tool_gained = { $name } gets a one-use tool of value { $value }.
event-two_of_choice_gained = { $name } may take any two resources, now or later.
event-took = { $name } chooses { $what }.
event-extra_card_drawn = { $name } draws an extra card.
event-extra_card_seen = Your extra card: { $what }.
event-no_extra_card = There is no card left for { $name } to draw.
event-dice_rolled = Dice for all: { $dice }.
event-die_picked = { $name } takes the { $die }.
event-harvested = { $name } harvests { $amount } food.
event-fed = { $name } spends { $amount } food.
event-went_short = { $name } is { $missing } food short.
event-fed_with = { $name } pays { $what } instead of food.
event-starved = { $name }’s people go hungry: { $points } points lost.
event-ended-cards = The cards have run out: the match is over.
event-ended-buildings = A stack of buildings is empty: the match is over.
event-extra_card_shown = { $name }’s extra card: { $what }.
policy-feed = Feed my people: food first, then the cheapest
policy-tools = Use tools when they gain one more
policy-use = Take my actions in this order
policy-pay = Pay with the cheapest resources
policy-decline = Skip what I don’t buy
policy-pick = Take the highest die

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Send your people to hunt, dig and build. A match takes half an hour, and bots are always ready.
option-harsh_winter = Harsh Winter
option-harsh_winter-is = Put an extra stone into a building or an extra gold into a card, and score for it at once.
option-wild_animals = Wild Animals
option-wild_animals-is = Four animals in the card deck lower everyone’s rolls until the tribes drive them off together.
option-igloos = Igloos
option-igloos-is = A small building site: pay three of one resource for points.
option-new_huts = The New Huts
option-new_huts-is = Six buildings that score little but give a lasting benefit.
option-mammoth_herd = Mammoth Herd
option-mammoth_herd-is = Each round a herd passes one place. Players who work there can try to tame a mammoth.
option-expansion = The Expansion
option-expansion-is = A fifth player, jewellery, a merchant, a trade track, a fifth card space, new buildings and cards.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Fair dice
stat-name-favourite_places = Favourite places
stat-name-food_shortage = Hunger
stat-name-luck_by_player = Luck with the dice
stat-name-openings = First placements
stat-name-win_rate_by_building = Win rate by building
stat-name-win_rate_by_card = Win rate by card
stat-name-yield_by_place = Yield by place
stat-ask-fairness_of_dice = Each face of a fair die comes up in one sixth of all rolls: 16.7%.
stat-ask-favourite_places = Where do people go?
stat-ask-food_shortage = How often do players run short of food, and do they still win?
stat-ask-luck_by_player = Luck is the total number of pips above the average of 3.5 per die.
stat-ask-openings = Which first placements are played, and how do those matches end?
stat-name-decided_by_dice = Decided by dice
stat-ask-decided_by_dice = How often does the player with the luckiest dice win? If the dice decided nothing, it would be the fair share.
stat-column-mean_luck = Average luck
stat-column-mean_luck_when_won = Average luck, if won
stat-ask-win_rate_by_building = How often does the player who built it win?
stat-ask-win_rate_by_card = How often does the player who took it win?
stat-ask-yield_by_place = What do people gather, compared with the expected yield of their dice without tools?
stat-column-building = Building
stat-column-built = Built
stat-column-card = Card
stat-column-counts_in = Counts for
stat-column-dice = Dice
stat-column-expected = Expected
stat-column-face = Face
stat-column-firsts = Won with it
stat-column-mean_amount = Average yield
stat-column-mean_people = Average people
stat-column-mean_times_starved = Average times starved
stat-column-mean_tools_when_used = Average tools, if used
stat-column-opening = First placement
stat-column-people = People
stat-column-place = Place
stat-column-rolls = Rolls
stat-column-taken = Taken
stat-column-times_short = Times short of food
stat-column-top = Immediate effect
stat-column-yield = Yields
stat-value-dice_for_all = dice for all
stat-value-food = food
stat-value-resource = resource
stat-value-roll = dice roll
stat-value-points = points
stat-value-tool = tool
stat-value-agriculture = agriculture
stat-value-extra_card = extra card
stat-value-once_tool = one-use tool
stat-value-two_of_choice = any 2 resources
stat-value-culture = culture
stat-value-farmers = farmers
stat-value-tool_makers = tool makers
stat-value-hut_builders = hut builders
stat-value-shamans = shamans
stat-value-cards = cards ran out
stat-value-buildings = a building stack ran out
stat-place-card = Card { $n }
stat-place-building = Building { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = You lead a tribe. Buildings score at once, cards mostly at the end, and whoever has the most points wins. Each round you place your people, use them, and feed them.
stoneage-teach-place = Send people to work where the board glows. Choose three of them, then send: each one will roll a die for you.
stoneage-teach-buyer = One person on a card or building lets you buy it later. The number on it is its price; you see the details before you send.
stoneage-teach-rest = Now place the rest, one place per turn. The hunt brings food; tool maker, field and hut improve your tribe for good.
stoneage-teach-use = Everyone is placed. Use your people in any order: first gather, then buy with what you gathered.
stoneage-teach-buy = Now buy. The button pays with the cheapest resources; tap others to pay with those, or skip it. Your person comes home either way.
stoneage-teach-feed = The round is over and your people have eaten one food each. Next to your food you see what comes next: they will need { $n } of your { $food }.
stoneage-teach-end = Play continues until the cards or a stack of buildings run out. Then cards and leftover resources score, and the score sheet shows every point.
stoneage-teach-hint-place =
    { $touch ->
        [none] Hover over any place to read what it does. Others take places too, so go first for what you need most.
       *[other] Touch and hold any place to read what it does. Others take places too, so go first for what you need most.
    }
stoneage-teach-hint-use = What you gather now can pay for a card or a building in the same turn, so gather first.
stoneage-teach-hint-tools = A tool adds its value to one roll in each round. Add it where it brings one more.
stoneage-teach-hint-pay = Buildings score what they cost. Cards with different green symbols score together, so check what you have.
stoneage-teach-hint-pick = Everyone takes one of these dice, you first: higher ones give more.
stoneage-teach-hint-food = Your people will want { $n } food and you have { $food }. Hunt, or pay with resources.

## stoneage-text: the Stone Age table in words

told-round = Round { $round }: { $phase }
told-start = { $name } is the start player
told-places = Places
told-cards = Cards
told-buildings = Buildings
told-stands =
    { $n ->
        [one] { $name } has { $n } person there
       *[other] { $name } has { $n } people there
    }
told-nobody = nobody is there
told-free =
    { $of ->
        [one] free
       *[other] { $n } of { $of } places free
    }
told-full = full
told-room = room for any number
told-no_card = no card
told-no_building = no building left
told-building =
    { $n ->
        [one] { $price } for { $n } point
       *[other] { $price } for { $n } points
    }
told-building_sum = { $price }, scoring their value
told-rolled = { $name } rolled { $dice } { $at }
told-dice = Dice for all: { $dice }
told-herd = The mammoth herd is { $place }. { $prize }
told-send =
    { $n ->
        [one] Send { $n } person { $to }
       *[other] Send { $n } people { $to }
    }
told-send_expect =
    { $n ->
        [one] Send { $n } person { $to }: about { $what }
       *[other] Send { $n } people { $to }: about { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Send { $n } person { $to }: about { $what }, { $more } with your tools
       *[other] Send { $n } people { $to }: about { $what }, { $more } with your tools
    }
told-send_all =
    { $n ->
        [one] Send { $n } person
       *[other] Send { $n } people
    }
told-shut = Places you can’t use now
told-home = People
told-store = Supply
told-agriculture = { $n } of 10
told-once = one-use { $n }
told-sets = Symbols
told-trades = Professions

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 = Card for { $cost } jewellery
at-merchant = at the merchant
at-igloo = at the igloo
at-card_5_plain = on the card for jewellery
at-herd = with the herd
to-merchant = to the merchant
to-igloo = to the igloo
to-card_5_plain = to the card for jewellery
does-merchant = Two trade levels and two jewellery
does-igloo = Three of one kind, for points
does-animal = { $of } people together drive it off. Until then it takes { $n } from every roll.

animal-bird_of_prey = bird of prey
animal-wolf = wolf
animal-wild_boar = wild boar
animal-polar_bear = polar bear
animal-label = Animal: { $what }
animal-penalty = −{ $n } per roll
animal-all = −{ $n } from every roll
bonus-wood_each_round = wood each round
bonus-brick_each_round = brick each round
bonus-stone_each_round = stone each round
bonus-person = a person
bonus-tool = a better tool
bonus-agriculture = +1 agriculture
bonus-food_2 = 2 food
bonus-wood = 1 wood
bonus-brick = 1 brick
bonus-stone_and_wood = 1 stone and 1 wood
bonus-points_7 = 7 points
bonus-points_3 = 3 points
building-bonus = { $price }, for { $bonus }
building-jewels = { $price } and { $n } jewellery
building-plus = = price + { $n }
building-igloos_left = { $n } left
trade-rate = { $give } → { $get }
trade-track = Trade track
trade-one = 1
trade-all = all
trade-none = no trade yet
trade-at = { $name }: { $level }
herd-here = The mammoth herd is here
herd-next = Next: { $place }
herd-last = the last one
herd-left_long = herd: { $n } left
herd-tile = The tamer gets { $one }, or { $all } along with all challengers

phase-herd = Herd
ask-split = You gained { $n }: how much of it as jewellery?
ask-join = Send people { $place } to join the herd?
ask-second = Buy one more card, face down, for jewellery?
ask-tame = You tamed the mammoth: which bonus?
ask-trade = What do you want to trade?
ask-pay_igloo = Build the igloo?
wait-herd = { $name } is deciding about the mammoth

choose-split = Jewellery
choose-split_take = Take { $what }
choose-split_food = All food
choose-split_jewelry = All jewellery
choose-join_food = and { $n } food
choose-join_short = { $n } more resources instead of food
choose-join_each = One food each, or a resource instead
choose-join_send =
    { $n ->
        [one] { $n } person joins for { $what }
       *[other] { $n } people join for { $what }
    }
choose-stay = Don’t join
choose-second = A second card, face down
choose-tame_one = For you alone
choose-tame_all = For you and each challenger
choose-tame_take = Take { $what }
choose-trade = Trade
choose-trade_rate = { $give } for { $get }
choose-trade_give = Give
choose-trade_get = Get
choose-trade_send = Give { $give } for { $get }
choose-traded = The { $what } you traded for must be used here.
choose-extra =
    { $n ->
        [one] and { $what } more: { $n } point
       *[other] and { $what } more: { $n } points
    }
choose-use_merchant = Visit the merchant
choose-use_igloo = Build an igloo
die-gives-trade_level = +1 trade level

board-trade_level = Trade level
board-trade_used = already traded this round
board-igloos = Igloos
board-mammoths = Mammoths
board-joined =
    { $n ->
        [one] { $n } person with the herd
       *[other] { $n } people with the herd
    }
row-merchants = Merchants × trade level
row-mammoths = Most mammoths

event-began-with = The match begins ({ $options }); { $name } is the first start player.
event-phase_began-herd = Who goes to the mammoth?
event-animal_came = A { $animal } appears: { $n } less from every roll.
event-herd_moved = The mammoth herd is { $at }.
event-herd_left = The mammoth herd has moved on for good.
event-joined =
    { $people ->
        [one] { $name } joins the herd with { $people } person, for { $what }.
       *[other] { $name } joins the herd with { $people } people, for { $what }.
    }
event-contest_rolled = { $name } rolls { $dice } for the mammoth.
event-mammoth_tamed = { $name } tames the mammoth.
event-mammoth_gone = Nobody joined: the mammoth moves on.
event-bonus_taken = { $name } takes the bonus: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } adds { $what } for Harsh Winter and scores { $points } point.
       *[other] { $name } adds { $what } for Harsh Winter and scores { $points } points.
    }
event-igloo_built =
    { $points ->
        [one] { $name } builds an igloo and scores { $points } point.
       *[other] { $name } builds an igloo and scores { $points } points.
    }
event-animal_left = The { $animal } is driven off.
event-animal_rolled = { $name } rolls { $dice } as a reward.
event-trade_level_rose = { $name } now trades at level { $level }.
event-traded = { $name } trades { $give } for { $get }.
event-trade_dice_rolled = The merchants’ dice for all: { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = my food
stoneage-condition-have = my { $what }
stoneage-condition-have-any = my resources
stoneage-condition-people = my people
stoneage-condition-home = my people left to place
stoneage-condition-agriculture = my agriculture
stoneage-condition-tools = value of my tools
stoneage-condition-score = my points
stoneage-condition-round = round
stoneage-condition-roll = sum of the dice
stoneage-condition-crowd = { $what }: people there
stoneage-condition-crowd-any = people on a place
stoneage-condition-free = { $what }: free spaces
stoneage-condition-free-any = free spaces on a place
stoneage-condition-cost = { $what }: its cost
stoneage-condition-cost-any = cost of a card or building
stoneage-condition-card = { $what }
stoneage-condition-card-any = the card on a space
stoneage-condition-building = { $what }
stoneage-condition-building-any = the building on a stack
