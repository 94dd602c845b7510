### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = The rules of Stone Age
sa-lead = Lead a tribe through the seasons: send people out, make the best of what they bring home, and keep everyone fed. Ten minutes of reading, then you can play.
sa-part-base = The game
sa-part-variants = Variants

sa-idea = What it’s about
sa-idea-1 = Each round you **place** your people on the board, then **use** them, then **feed** them. Wood, brick, stone and gold buy buildings and cards. Buildings score at once; cards help at once and score again at the end.
sa-idea-2 = When the cards or a stack of buildings run out, whoever has the most points wins.
sa-idea-place = Place
sa-idea-place-is = In turn, one place at a time, until nobody can place any more.
sa-idea-use = Use
sa-idea-use-is = One after another, players take back all their people, in any order, and carry out what each place offers.
sa-idea-feed = Feed
sa-idea-feed-is = Every person needs one food. Then the next player starts a new round.

sa-setup = Before the first round
sa-setup-1 = Everyone starts with { ICON("people") } **{ $people } people** and { ICON("food") } **{ $food } food**, and nothing else: no tools, no fields, no points.
sa-setup-2 = The { $cards } civilization cards are shuffled and { $row } of them are laid out face up. The building tiles are shuffled into stacks of { $tiles }, one per player; the rest stay in the box, unseen. The start player is chosen at random.
sa-setup-3 = With fewer players the board is tighter:
sa-setup-players = Players
sa-setup-stacks = Stacks of buildings
sa-setup-village = Village places used each round
sa-setup-each = Players at each of forest, clay pit, quarry and river
sa-setup-all = all
sa-setup-hunt = The hunt is always open to everyone. Which village places are used is up to you: the first ones taken close the others.

sa-placing = Placing people
sa-placing-1 = Starting with the start player and going clockwise, each player puts **one or more people on one place**. This continues until all people are placed.
sa-placing-2 = The rings on a place show how many people it holds. Once you have people on a place, you can’t add more there this round, so choose carefully how many to send.
sa-placing-3 = You may not pass while there is a place you can go to. If there is none, your last people stay at home.
sa-placing-example = You have one person left and only the hut is free. The hut takes two people of one tribe, so your person stays at home, but must still be fed.

sa-using = Using people
sa-using-1 = The start player uses **all** their people before the next player does. You choose the order: a tool you make first can help with a roll after it.
sa-using-2 = Every place must be used, but nobody is forced to buy a card or a building. When a place is done, its people go home.

sa-gather = Hunting and gathering
sa-gather-1 = Roll one die for each person there and add up the dice. **Tools** may be added. Then divide:
sa-gather-each = each full { $n }
sa-gather-rings =
    { $n ->
        [none] room for all
       *[other] room for { $n }
    }
sa-gather-2 = Any remainder is lost. The supply never runs out.
sa-gather-example = Three people in the clay pit roll { $total }. Each full { $divisor } is a brick: **{ $gets }**. With a tool of { $tool } it is { $sum }, and that makes **{ $more }**.
sa-gather-mean = On average, without tools
sa-gather-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }

sa-village = The village
sa-village-1 = Three places make your tribe stronger for good.
sa-village-2 = You may go there even if you are already at the limit; it only keeps others out.

sa-tools = Tools
sa-tools-1 = Your first three tools are tiles worth 1. Each further tool makes your weakest tile worth one more, up to 4 each: 12 in all.
sa-tools-2 = After a roll you may add tools to it: **whole tiles only**, and **each tile once a round**. A used tile is ready again in the next round.
sa-tools-3 = Some cards give a tool for **one single use**, of 2, 3 or 4. It can join any roll, together with your tiles. It does not count at the end.
sa-tools-4 = Tools help on the hunt, at the four resource places, and with cards that roll two dice. Dice for all cannot be changed by tools.
sa-tools-growth = Tiles, from the first tool to the twelfth

sa-cards = Civilization cards
sa-cards-1 = One person on a card may buy it with **any mix** of wood, brick, stone and gold. The price depends on its space: the leftmost costs the most. Food can’t be used to pay.
sa-cards-2 = The **upper half** happens at once. The **lower half** counts at the end. At the start of a round the cards that are left slide to the right, to where they are cheaper, and new ones come from the left.
sa-cards-top = The upper halves of the { $n } cards
sa-cards-bottom = The lower halves
sa-cards-times = { $n } ×
sa-cards-dice = Dice for all
sa-cards-dice-is = Roll one die per player. The buyer takes one of them, then the others in turn; this table shows what each die gives.
sa-cards-peek = Everyone has seen the cards you took from the row. Only you know an extra card until the end.

sa-buildings = Buildings
sa-buildings-1 = One person on the top tile of a stack may build it. Pay what it asks, score at once, keep the tile: it counts for your hut builders. The next tile of the stack is turned up right away, but can’t be taken until the next round.
sa-buildings-values = What you pay is what you score:
sa-buildings-count = { $n } tiles have a fixed price; they score { $least } to { $most }.
sa-buildings-example = A tile asks for five resources of two kinds. You pay three stone and two wood: **{ $points } points**.

sa-feeding = Feeding
sa-feeding-1 = When everyone is back, you first get as much food as your **agriculture** says. Then pay one food for each of your people, including newborns.
sa-feeding-2 = If you don’t have enough food, you pay all of it. Then either pay **one resource of your choice for each missing food**, or pay none and **lose { $penalty } points**, however much is missing. Your score may fall below zero.
sa-feeding-example = { $people } people, agriculture { $field }, { $food } food in store: { $have } food for { $people } mouths, { $missing } short. You hand over { $missing } wood, or keep it and lose { $penalty } points.

sa-end = The end
sa-end-1 = **Cards:** if the deck can’t fill all card spaces at the start of a round, the match ends at once.
sa-end-2 = **Buildings:** when a stack is empty, the current round is finished, including feeding. That is the last round.
sa-end-3 = Then final scores are added. Whoever has the most points wins.

sa-scoring = Final scoring
sa-scoring-sets = Culture symbols
sa-scoring-sets-1 = Cards with a green lower half show one of { $signs } symbols; each symbol appears { $each } times. Arrange them in sets of **different** symbols: a set scores its size squared. Duplicates form a second set.
sa-scoring-sets-n = Symbols in a set
sa-scoring-sets-points = Points
sa-scoring-sets-example = Five symbols, one of them twice: a set of { $a } and a set of { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } points**.
sa-scoring-trades = Professions
sa-scoring-trades-1 = Cards with a sandy lower half show professions. Each figure on them scores one point for each of these things that you own:
sa-scoring-trades-sum = { $n } of them on all cards
sa-scoring-trades-example = { $n } farmers and agriculture { $m }: **{ $total } points**.
sa-scoring-rest = What is left
sa-scoring-rest-1 = Each wood, brick, stone and gold is worth 1 point; food is worth nothing. “Any 2 resources” that were never taken count as two resources.
sa-scoring-tie = In a tie, add up agriculture, tools and people. If players are still tied, they share the win.

sa-rulings = Small print
sa-rulings-1 = Where the printed rules are silent, we play as follows.
sa-rulings-list =
    .item1 = You are not asked when there is only one possible answer: no tools, so nothing to add; nothing to pay with, so nothing to buy. Where people go, and who acts next, is always asked.
    .item2 = You may visit a card or building even if you can’t pay. The person simply goes home.
    .item3 = Two resources of your choice can be taken whenever you choose your next people, pay a price, or feed.
    .item4 = Anything beyond a limit is lost: an eleventh person, agriculture beyond 10, tools beyond 12.
    .item5 = If two tiles are equally weak, the new tool goes to an unused one first, then to the leftmost.
    .item6 = If the deck is empty, an extra card gives nothing.
    .item7 = All players who are short of food decide at the same time.
    .item8 = If both end conditions are met together, the buildings end the match, after feeding.
    .item9 = Tied players share a rank.

help-place-tool_maker = One person makes **one tool**. A tool adds to a roll, once a round.
help-place-hut = Exactly **two people** of one tribe go in, and from now on you have **one more**. Ten is the most.
help-place-field = One person raises your **agriculture** by one: one more food each round, up to 10.
help-place-hunt = Any number of people from all tribes. One die each; every full { $divisor } is **1 food**.
help-place-gather = Up to { $rings } people in all. One die each; each full { $divisor } is **1 { $what }**.
help-place-players =
    { $n ->
        [one] With this many players, one tribe at most may be here.
       *[other] With this many players, { $n } tribes at most may be here.
    }
help-place-village = With this many players, { $n } of the village places are used each round.
help-place-card =
    { $n ->
        [one] One person may buy what lies here for **{ $n } resource** of any kind, never food.
       *[other] One person may buy what lies here for **{ $n } resources** of any kind, never food.
    }
help-place-building = One person may build the top tile: pay its price, score at once.
help-place-empty = Nothing here until the next round.
help-stack =
    { $n ->
        [one] { $n } tile in this stack. When a stack is empty, this round is the last.
       *[other] { $n } tiles in this stack. When a stack is empty, this round is the last.
    }

help-top-dice_for_all = Roll as many dice as there are players. You take one first, then the others in turn: wood, brick, stone, gold, a tool, or agriculture.
help-top-food = Yours at once.
help-top-resource = Yours at once.
help-top-roll = Roll two dice for the resource shown and divide as its place does. Tools may help.
help-top-points = Scored at once.
help-top-tool = One tool, as from the tool maker.
help-top-agriculture = Agriculture rises by one.
help-top-extra_card = Draw the top card of the deck. Only its lower half counts for you, and only you know it.
help-top-once_tool = A tool for a single roll; it is then used up.
help-top-two_of_choice = Any two resources, now or later in the match.

help-bottom-culture = A culture symbol. At the end a set of different symbols scores its size squared.
help-bottom-farmer = At the end each farmer scores as many points as your agriculture.
help-bottom-tool_maker = At the end each tool maker scores the sum of your tool tiles.
help-bottom-hut_builder = At the end each hut builder scores the number of your buildings.
help-bottom-shaman = At the end each shaman scores the number of your people.

help-building-fixed = Pay { $price }, score **{ $points } points**.
help-building-kinds =
    { $kinds ->
        [one] Pay { $n } resources of exactly { $kinds } kind; you choose which. Score what they are worth.
       *[other] Pay { $n } resources of exactly { $kinds } kinds; you choose which. Score what they are worth.
    }
help-building-any = Pay { $least } to { $most } resources of any kinds. Score what they are worth.
help-building-worth = Wood is worth { $wood }, brick { $brick }, stone { $stone }, gold { $gold }.

help-thing-wood = From the forest. Worth { $n } in a building, 1 point if left at the end.
help-thing-brick = From the clay pit. Worth { $n } in a building, 1 point if left at the end.
help-thing-stone = From the quarry. Worth { $n } in a building, 1 point if left at the end.
help-thing-gold = From the river. Worth { $n } in a building, 1 point if left at the end.
help-thing-food = One for each person at the end of the round. It never pays for cards or buildings.
help-thing-tools = Each tile can be added to one roll a round. Tiles that are crossed out were used. Round ones work once only.
help-thing-agriculture = You get this much food each round before feeding.
help-thing-people = People at home are drawn solid, people on the board are pale. All of them eat.
help-thing-buildings = Your buildings. Hut builders score them again at the end.
help-thing-extra_card = A card drawn unseen: its lower half counts at the end.
help-thing-two_of_choice = Any two resources, not taken yet: take them on your turn or while feeding.
help-thing-score = Points so far. In brackets: what it would be if the match ended now.
help-thing-start = Starts this round. The marker moves one player to the left each round.
help-thing-food-title = Food
help-thing-tools-title = Tools
help-thing-agriculture-title = Agriculture
help-thing-people-title = People
help-thing-buildings-title = Buildings
help-thing-extra_card-title = Extra card
help-thing-two_of_choice-title = Any 2 resources
help-thing-score-title = Points
help-thing-start-title = Start player
help-card = Civilization card

## stoneage-rules-variants: the variants of Stone Age

var-intro = Variants
var-intro-1 = You can turn on any of these when you create a table, alone or together. They were published in small boxes over the years, and not everything printed in them can be found today.
var-intro-2 = So each rule below shows how certain it is:
var-together = Combining variants
var-together-1 = All variants can be combined. With all of them, a round goes like this:
var-together-list =
    .item1 = Cards slide and are filled up. An animal that comes into the row counts at once.
    .item2 = New huts bring their income.
    .item3 = The herd moves, and its tile is turned up.
    .item4 = Placing, then using people.
    .item5 = Animals with enough people on them are driven off, from right to left.
    .item6 = The mammoth is tamed.
    .item7 = Feeding.
var-provenance = How we know

rule-HW1 = When you buy a card, you may add 1 gold to its price and score **6 points** for it at once.
rule-HW2 = At most one extra gold per card.
rule-HW3 = When you build a building that shows the sign, you may add 1 stone to its price and score **5 points** for it at once.
rule-HW4 = At most one extra stone per building.
rule-HW5 = Whether a building takes the extra stone depends on its tile; in print, on the winter side of the tile.
rule-HW6 = Every building with a fixed price takes it; those with a free choice don’t.
rule-HW7 = New huts, the buildings of the expansion and igloos don’t take it.
rule-HW8 = The gold may be added on any card space, including the one for jewellery.
rule-HW9 = The second, face-down card of the expansion is not bought on its own: no further gold for it.
rule-HW10 = Extra stone and gold come from your supply, never from a trade made just now.
rule-HW11 = They are paid together with the price and score at once. Nothing changes at the end of the match.

rule-WA1 = Four animals are shuffled into the deck of cards.
rule-WA2 = They are polar bear, wild boar, wolf and bird of prey.
rule-WA2b = There is one of each.
rule-WA3 = An animal that was turned up stays until it is driven off. It cannot be bought.
rule-WA4 = While it is there it lowers rolls by 1, 2 or 3.
rule-WA5 = The table below shows how much each animal lowers them.
rule-WA6 = It is subtracted once from the sum of a roll, not from each die. The sum never falls below 0, and tools are added afterwards.
rule-WA7 = It affects everyone, on the hunt, at the four resource places, and with cards that roll two dice for a resource.
rule-WA8 = Dice that are read individually are not reduced: dice for all, the reward for driving off an animal, the contest for a mammoth.
rule-WA9 = The penalties of several animals add up.
rule-WA10 = To drive an animal off, as many people as there are players must stand on it, from any tribes.
rule-WA11 = An animal is a place with that many rings. You may put one or more people there, once a round; tribes may share it, or one may fill it alone. It counts neither as a resource place nor as a village place.
rule-WA12 = All of them must be there in the same round. If there are too few, they go home without a reward and the animal stays.
rule-WA13 = It is driven off once everyone has used their people, before feeding. Until then its penalty applies.
rule-WA14 = For each of your people there you roll one die and get what it shows.
rule-WA15 = The dice give what dice for all give: wood, brick, stone, gold, a tool, agriculture.
rule-WA16 = In order from the start player, without tools. Anything beyond a limit is lost.
rule-WA17 = The animal takes up its card space, so no card can be bought there. It slides to the right as cards do.
rule-WA18 = An animal that was driven off leaves the match. Its space stays empty until the next round.
rule-WA19 = The first row of cards is dealt without animals; then they are shuffled into the rest.
rule-WA20 = If a card is drawn face down and an animal is on top, take the next card that isn’t an animal, then shuffle the rest again.
rule-WA21 = Animals in the deck count as cards when the row is filled. Any that are still there at the end have no effect.

rule-IG1 = An igloo costs **3 resources of one kind**.
rule-IG2 = It scores what they are worth, at once: as much as in a building.
rule-IG3 = It isn’t a building: hut builders don’t count it.
rule-IG4 = A trade from The Expansion can’t pay for it.
rule-IG5 = There are two igloos for each player.
rule-IG6 = There is one place for one person: one igloo a round. When they are used up, the place is closed.
rule-IG7 = It isn’t one of the village places, so it stays open even with few players.
rule-IG8 = A player who can’t or won’t pay takes the person home; the igloo stays.
rule-IG9 = When they run out, the match continues.
rule-IG10 = Jewellery can’t pay for it.
rule-IG11 = Harsh Winter adds no stone to it.
rule-IG12 = It can be used with or without Harsh Winter.

rule-NH1 = There are 6 new tiles.
rule-NH2 = Three bring 1 wood, 1 brick or 1 stone each round; the others give a person, a tool or a field, once.
rule-NH3 = There is one tile of each.
rule-NH4 = They score at once, but fewer points than other buildings at that price.
rule-NH5 = They are buildings: hut builders count them.
rule-NH6 = They are shuffled in with all other buildings before the stacks are made.
rule-NH7 = The table below shows what they cost and score.
rule-NH8 = The income comes at the start of each round, from the next one on, before anyone places people. Nobody needs to be there.
rule-NH9 = With ten people, twelve tools or agriculture 10 the hut can still be built, but what it gives is lost.

rule-MH1 = 16 bonus tiles form a pile, face down; there is one herd.
rule-MH2 = The front of a tile shows a bonus for one and a bonus for all, the back one resource.
rule-MH3 = It can be combined with the base game and every other variant.
rule-MH4 = At the start of a round the herd goes to the place of the resource on top of the pile. That tile is turned up; the new top shows where the herd will be next.
rule-MH5 = When the pile is used up the herd is gone, and the match continues without it.
rule-MH6 = Each of the four resources is on the back of four tiles.
rule-MH7 = When you have rolled at the place of the herd and taken what it gave, you may send one or more of the people who worked there to the tile. The others go home; nobody else can join.
rule-MH8 = Each of them costs 1 food at once; a resource can be paid instead.
rule-MH9 = You may pay with resources even if you have food.
rule-MH10 = The mammoth is tamed when all have used their people, before feeding.
rule-MH11 = If several tribes came, each rolls one die per person there. The highest single die tames the mammoth; the others are challengers. Sums don’t matter.
rule-MH12 = If only one tribe came, it tames the mammoth without a roll.
rule-MH13 = If nobody came, the tile leaves the match.
rule-MH14 = In a tie, compare the next-highest dice, and so on; whoever still has dice wins. If all are equal, the tied players roll one die each until the tie is broken.
rule-MH15 = The tamer takes the bonus for one or the bonus for all; each challenger takes the bonus for all.
rule-MH16 = Once for each player, however many people came.
rule-MH17 = The tamer keeps the tile, whichever bonus it was.
rule-MH18 = The tamer takes first, then the challengers in clockwise order.
rule-MH19 = At the end the player with the most tiles scores **10 points**.
rule-MH20 = If several have the most, each of them scores 10.
rule-MH21 = The table below shows what the tiles give.

rule-EX1 = Two to five can play. The fifth player has ten people and a board like the others.
rule-EX2 = The box contains a board overlay, jewellery, 9 buildings, 9 cards, tiles for high scores and markers; it also included the New Huts.
rule-EX3 = A tooth is one piece of jewellery, a ring three.
rule-EX4 = Jewellery never runs out.
rule-EX5 = Everyone starts with 5 people, 12 food and 1 jewellery, and on space 0 of the trade track.
rule-EX6 = All buildings are shuffled; one stack of 7 for each player, so five stacks with five players.
rule-EX7 = The deck has 45 cards: the usual 36 and 9 new ones.
rule-EX8 = The merchant is a new village place for exactly 2 people of one tribe.
rule-EX9 = The merchant gives **2 levels** on the trade track and **2 jewellery**.
rule-EX10 = The trade track goes from 0 to 10.
rule-EX11 = Village places are tool maker, hut, field and merchant. Four players use three of them each round, two or three players two.
rule-EX11b = Five players use all four.
rule-EX12 = Forest, clay pit, quarry and river are as usual: one tribe each with two players, two with three, no limit with four or five.
rule-EX13 = On the hunt each full 2 is 1 food or 1 jewellery.
rule-EX14 = One roll may be split between the two as you like.
rule-EX15 = Jewellery isn’t a resource: it feeds nobody and scores nothing at the end.
rule-EX15b = It pays only where jewellery is asked for: at the fifth card space, for the second card, in some buildings, and in a trade.
rule-EX16 = It cannot stand in for food when a mammoth is tamed.
rule-EX17 = A card on the fifth space costs **3 jewellery**; nothing else can be used.
rule-EX18 = A player who buys there may pay 3 more jewellery for the top card of the deck, face down. Its upper half is not used.
rule-EX19 = The fifth space is to the left of the others. Cards slide from it to the right; all five spaces are used with any number of players.
rule-EX20 = The match ends as usual; now five spaces must be filled.
rule-EX21 = Trade: none at level 0; give 2 to get 1 up to level 3; give 1 to get 1 from level 4 on; and finally give 1 to get 2.
rule-EX21b = From 5 to 8 it stays 1 for 1, at 10 you give 1 and get 2. The rate at 9 is unknown; here it is 1 for 1.
rule-EX22 = You may trade once a round, while you pay for a card or a building; not for an igloo, and not for the extras of Harsh Winter.
rule-EX23 = It is a single exchange at your rate. What you give and get may be any kinds of resources and jewellery.
rule-EX24 = What you get goes into that payment. If it has room for one piece only, a second one is lost.
rule-EX25 = Jewellery from a trade may pay at the fifth space and for the second card.
rule-EX26 = In buildings with a free choice, what you got counts like any other resource: for kinds, number and points.
rule-EX27 = Some new buildings have jewellery in their price.
rule-EX28 = Some new cards give jewellery.
rule-EX29 = Some new cards roll dice for all, with a table of their own.
rule-EX30 = Some new cards show merchants: at the end each of them scores your trade level.
rule-EX31 = The 9 buildings are in the table below.
rule-EX32 = So are the 9 cards.
rule-EX33 = Their dice for all give: 1 wood, 2 brick, 3 stone, 4 gold, 5 two jewellery, 6 a trade level.
rule-EX34 = Ties are broken as usual.
rule-EX35 = The New Huts may be added or left out.

var-animal-bird_of_prey = bird of prey
var-animal-wolf = wolf
var-animal-wild_boar = wild boar
var-animal-polar_bear = polar bear
var-bonus-wood_each_round = 1 wood each round
var-bonus-brick_each_round = 1 brick each round
var-bonus-stone_each_round = 1 stone each round
var-bonus-person = a person
var-bonus-tool = a tool
var-bonus-agriculture = +1 agriculture
var-bonus-food_2 = 2 food
var-bonus-wood = 1 wood
var-bonus-brick = 1 brick
var-bonus-stone_and_wood = 1 stone and 1 wood
var-bonus-points_7 = 7 points
var-bonus-points_3 = 3 points
value-trade_dice = Dice for all, new table
value-worth_plus = what they are worth, plus { $n }
var-winter-count = { $n } of the { $of } buildings take the extra stone.
var-animals = The animals
var-animal = Animal
var-penalty = Taken off each roll
var-igloos-worth = What an igloo scores
var-huts = The six huts
var-gives = Gives
var-price = Price
var-points = Points
var-mammoths = The sixteen tiles
var-herd_at = Herd at
var-for_one = For one
var-for_all = For all
var-track = The trade track
var-level = Level
var-give = Give
var-get = Get
var-buildings = The new buildings
var-cards = The new cards
var-upper = At once
var-lower = At the end
var-dice = Their dice for all

help-place-merchant = Exactly **two people** of one tribe bring **two levels** on the trade track and **two jewellery**.
help-place-igloo = One person may build an igloo: **three resources of one kind**, scored at once ({ $worth }). It isn’t a building.
help-place-card_5 = One person may buy what lies here for **{ $n } jewellery**, and then the top card of the deck for as many again.
help-place-animal = **{ $n } people** in one round drive it off, of any tribes together. Each of them rolls a die for a reward: wood, brick, stone, gold, a tool, agriculture.
help-animal = While it is here, every roll for goods is **{ $n } lower**. It can’t be bought.
help-top-trade_dice_for_all = Roll as many dice as there are players. You take one first, then the others in turn: wood, brick, stone, gold, two jewellery, or a trade level.
help-top-trade_level = Your marker goes up on the trade track.
help-bottom-merchant = At the end each merchant scores your level on the trade track.
help-building-jewelled = Pay { $price }, score **{ $points } points**.
help-building-plus = Pay { $n } resources of exactly { $kinds } kinds and { $jewelry } jewellery. Score what the resources are worth, plus { $plus }.
help-building-bonus = It gives **{ $bonus }**.
help-building-winter = Harsh Winter: one extra stone scores { $points } more.
help-winter-card = Harsh Winter: one extra gold scores { $points } points.
help-thing-jewelry = Not a resource: it pays only where jewellery is asked for, and in a trade. It feeds nobody and scores nothing.
help-thing-jewelry-title = Jewellery
help-thing-trade = Once a round, while paying for a card or a building, one exchange: { $rate }. Merchants score this level at the end.
help-thing-trade-none = No trade yet. Two people at the merchant bring two levels. Merchants on cards score this level at the end.
help-thing-trade-track = Trade track
help-thing-trade-title = Trade level { $level }
help-thing-trade-rate = give { $give }, get { $get }
help-thing-mammoths = Tiles of tamed mammoths. Whoever has the most scores 10 points at the end.
help-thing-mammoths-title = Mammoths
help-thing-igloos = Igloos built so far. Their points are already counted; they aren’t buildings.
help-igloos_left = { $n } left. When they run out, the match continues.
help-thing-igloos-title = Igloos
help-thing-herd = The herd is at this place this round. Anyone who worked here may send people to the tile, 1 food each.
help-thing-herd-title = The herd
help-mammoth = Whoever tames the mammoth takes **{ $one }** or **{ $all }**; each challenger takes **{ $all }**.
help-mammoth-title = The mammoth’s tile
help-mammoth-contest = The highest single die among those who came tames it, once all people have been used.
var-tile-one = 1
var-tile-all = all
