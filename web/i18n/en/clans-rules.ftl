### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = The rules of Clans
cl-lead = Five clans wander the land and settle in villages. One of them is secretly yours. Lead it to where the points are, and keep a straight face.

cl-idea = What it is about
cl-idea-1 = All players move the huts of **all** clans. Wherever huts end up with nothing but empty land around them, a village is founded, and every clan in it scores, however many huts it has there.
cl-idea-2 = At the end everyone reveals their clan card. You score your clan’s points, plus one for each village you founded.

cl-map = The land
cl-map-1 = { $territories } territories lie in { $regions } regions of { $each }; regions matter at the start only. There are four kinds of land:
cl-map-2 = Two territories are neighbours if they share a border. **Rivers don’t separate them; lakes do.**
cl-map-3 = There are two boards. The **printed** one has the land, the regions and the neighbours of the published game; they were copied by a player and have not been checked against the box. The **house** board is our own and keeps only what the rules say about it, such as the number of territories and how the terrains are distributed. All shapes are drawn by us.

cl-setup = Before the first move
cl-setup-1 = Each region gets one hut of every clan, placed at random, one on each of its { $each } territories. Every player gets **one secret clan**; the other clan cards stay hidden. The start player is chosen at random.
cl-setup-2 = All five clans score during the match, even those nobody plays. Don’t give away which one is yours.

cl-move = A move
cl-move-1 = On your turn you take **all the huts in one territory** and move them to a **neighbour that has huts**. You must move, and you may move any huts, of any clan.
cl-move-2 = Huts never move to empty land. A territory that is left behind stays empty for the rest of the match.
cl-move-crowd = Seven or more
cl-move-crowd-1 = A crowd of **{ $crowd } or more** huts moves only to a crowd that is at least as large. Up to { $fewer } huts may move anywhere, even to large crowds.
cl-move-may = allowed
cl-move-not = not allowed

cl-village = Villages
cl-village-1 = After the move, look at the territory you moved to and at the neighbours of the one you left. If huts there **no longer have an occupied neighbour**, a village is founded. A single hut is enough.
cl-village-2 = You take the next **chip**. Then the village scores:
cl-village-steps =
    .item1 = If its land is **unfavourable** in this epoch, the village perishes: all its huts leave, nobody scores.
    .item2 = If **all five clans** are there, strife breaks out: every clan with a single hut is driven away.
    .item3 = Count the huts that are left. If the land is **favourable**, add the bonus of the epoch.
    .item4 = Every clan that is still there scores **all of it**, whether it has one hut or five.
cl-village-3 = A village stays where it is for good. The founder’s chip is worth one point at the end, even if the village perished.
cl-village-example = In the first epoch a village is founded on { $land }, with three red huts, one blue and one green. Three clans, so no strife. { $huts } huts and a bonus of { $bonus }: red, blue and green score **{ $total } points** each.
cl-village-strife = Strife: four red huts, two blue and one each of the others. Green, yellow and black leave; red and blue score 6.
cl-village-nobody = One hut of each clan: all five leave, and nobody scores. The chip is taken all the same.

cl-epochs = The epochs
cl-epochs-1 = The chips lie on the epochs, and the chip that is taken says which epoch the village belongs to. What is good land now may be ruin later.
cl-epochs-epoch = Epoch
cl-epochs-chips = Villages
cl-epochs-good = Favourable
cl-epochs-bonus = Bonus
cl-epochs-bad = Unfavourable
cl-epochs-none = none
cl-epochs-provenance = Some of these cells were inferred from several sources; they carry a mark.

cl-several = Several villages at once
cl-several-1 = One move can found two villages, rarely more. The player who moved chooses the order. They take chips one after the other, so a later village may fall into the next epoch.
cl-several-2 = If there are more villages than chips, the player who moved chooses which of them is the { $chips }th. The others score nothing.

cl-end = The end
cl-end-1 = The match ends at once when the **{ $chips }th village** has scored, or when no huts can move any more.
cl-end-2 = Now the clans are revealed. Clans nobody played are removed from the track. Add **one point for each chip**: whoever has the most wins. Tied players share the win.
cl-end-example = Your clan is blue and stands at 31. You founded four villages: **35 points**.

cl-tips = Three things to try
cl-tips-list =
    .item1 = Send your own clan along with others: a village with many huts scores for everyone in it, and nobody knows whom you meant to help.
    .item2 = Watch the last chip of an epoch. Whoever takes it decides on which land the next village is founded.
    .item3 = A single hut in the middle of nowhere is a village too. Isolate rivals on unfavourable land.

help-clans-neighbours = Huts may move from here to neighbours that have huts.
help-clans-crowd = A crowd of { $crowd } or more: it moves only to one at least as large.
help-clans-empty = Empty for the rest of the match: nothing moves to empty land.
help-clans-good = A village founded here now gets **{ $bonus } more**: the land is favourable.
help-clans-bad = A village founded here now **perishes**: the land is unfavourable.
help-clans-plain = The land neither helps nor harms a village that is founded now.
help-clans-village = A village: it never changes, and nobody can move in.
help-clans-doomed = A village that perished: the land was unfavourable, nobody scored.
help-clans-chips =
    { $n ->
        [one] { $n } village in this epoch.
       *[other] { $n } villages in this epoch.
    }
help-clans-now = This is the epoch of the next village.
help-clans-chip = Taken by whoever founds a village. One point at the end.
help-clans-lane = This clan’s points so far. Its owner is revealed at the end.
help-clans-hut = However few of its huts are in a village, the clan scores all that the village is worth.
help-clans-mine = Your clan. Only you know it; its points are yours.
help-clans-secret = A clan card that only its owner has seen.
help-clans-first = This seat made the first move.
