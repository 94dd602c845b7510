### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Verify the dice
verify-lead = Every roll and shuffle of a finished match is recomputed from its file, here in your browser. Nothing is uploaded.
verify-choose = Choose a match file
verify-choose_hint = or drop it here. You can download it at the end of every match.
verify-busy = Computing…
verify-verdict-same = The dice are fair
verify-verdict-differs = Verification failed
verify-verdict-unreadable = This file can’t be verified
verify-good = OK
verify-bad = Failed
verify-no_match = This match doesn’t exist, or hasn’t ended.
verify-no_file = This isn’t a match file.
verify-too_large = This file is too large.
verify-old = This file has an older format without the names of the rolls. The command-line program (ochre verify) can still check it.
verify-no_game = This server doesn’t have that game.
verify-revision = The match was played with rules revision { $is }; this server uses revision { $here }.
verify-seal_breaks = The seed doesn’t match its hash: it isn’t the one that was promised.
verify-chain_breaks = Version { $version }: the hash chain breaks. Something was changed here.
verify-bad_row = Version { $version }: this row is malformed.
verify-wrong_sitter = Version { $version }: seat { $seat } isn’t held by the player named in the file.
verify-late_sitter = Someone takes a seat after the last version.
verify-no_names = Version { $version }: the random draws are not listed. The rules have changed since.
verify-wrong_name =
    { $kind ->
        [none] Version { $version }, event { $event }: the random draw has the wrong name.
       *[other] Version { $version }, event { $event } ({ $kind }): the random draw has the wrong name.
    }
verify-name_twice = Version { $version }, event { $event } ({ $kind }): the same random draw was made before.
verify-wrong_count = Version { $version }, event { $event } ({ $kind }): { $is } dice were rolled, but { $count } were due.
verify-roll_differs = Version { $version }, event { $event } ({ $kind }): { $field } { $index } is { $says }, but the key gives { $gives }.
verify-field-dice = die
verify-field-cards = card
verify-field-buildings = building
verify-field-tiles = tile
verify-field-colours = colour
verify-field-start = start seat
verify-steps = What was checked
verify-step-seal = The seed matches the hash shown before the match began.
verify-step-key =
    { $n ->
        [one] The key combines the seed with the number added by one player’s browser.
       *[other] The key combines the seed with the numbers added by { $n } players’ browsers.
    }
verify-step-key_alone = The key is the seed itself: no browser added a number.
verify-step-my_seal = The hash is the one this browser was shown before the match began.
verify-step-other_seal = This browser was shown a different hash before the match began.
verify-step-my_nonce = The number that this browser added is part of the key.
verify-step-no_nonce_of_mine = The number that this browser added is missing.
verify-step-chain =
    { $n ->
        [one] The hash chain is intact over one row.
       *[other] The hash chain is intact over { $n } rows.
    }
verify-step-names = Each roll has the name its round, seat and place require, and no name is used twice.
verify-drawn-rolls =
    { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls with { $dice } dice
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] one shuffle
       *[other] { $shuffles } shuffles
    }
verify-drawn-nothing = No roll yet
verify-step-rolls = { $what }: all as the key gives them.
verify-broken-seal = The seed doesn’t match the hash shown before the match began.
verify-broken-chain = The hash chain breaks after { $n } rows.
verify-broken-names = A roll doesn’t have the name its round, seat and place require.
verify-broken-rolls = { $rolls } rolls and { $shuffles } shuffles match the key; the next one doesn’t.
verify-faces = Distribution of the dice
verify-faces_hint = { $n } dice; the line marks an even distribution, about { $each } of each face.
verify-facts = Details
verify-match = Match
verify-seal = Seed hash
verify-seed = Seed
verify-nonce = Added by { $name }
verify-nonce_bot = nothing, it is a bot
verify-nonce_none = nothing
verify-nonce_mine = (this browser)
verify-key = Key
verify-how = How it works
verify-how_1 = When a match is created, the server draws a secret seed and shows its hash: a fingerprint that no other seed has.
verify-how_2 = Then each player’s browser adds a random number. The seed and the numbers together make the key, so nobody can choose it: the seed was fixed before the numbers were known.
verify-how_3 = Each roll and each shuffle is computed from the key and a name: which round, seat, place and die.
verify-how_4 = At the end the seed is shown, and anyone can recompute all of it.
verify-not = This page doesn’t check the rules. Whether each move was legal is checked by the program itself. And one thing no check can detect: someone who runs the server and also plays could try many numbers of their own, if theirs comes last.
verify-also = To check everything, including the rules:
