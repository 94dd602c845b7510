### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = A bot played something else here. One move is your answer; then you see the numbers and how the match could go on.
puzzles-again = Open it again
puzzles-all = All puzzles
puzzles-back = One move back
puzzles-before = Before the move
puzzles-done = Solved today.
puzzles-find = Find the better move.
puzzles-forward = One move forward
puzzles-gain = The best gains { $gain } percentage points (± { $error }) over the move of the match, in { $n } simulations of each move.
puzzles-lead = Moments of matches between bots at which a clearly better move was available. Each day has a new one for each game.
puzzles-line-best = Best move
puzzles-line-played = As it was played
puzzles-missed = Not solved today.
puzzles-more = More puzzles
puzzles-none = There are no puzzles here.
puzzles-number = Puzzle { $n }
puzzles-own = From my matches
puzzles-own_about = You played something else here, in a match that you have analysed. One move is your answer; then you see the numbers and how the match could go on.
puzzles-own_cost = It cost { $n } points
puzzles-own_later =
    { $n ->
        [one] { $n } more comes back on { $day }.
       *[other] { $n } more come back, the next on { $day }.
    }
puzzles-own_lead = Your costliest decisions, from matches that you have analysed. Each comes back after 1, 3, 7 and 21 days, until you solve it.
puzzles-own_next = It comes back on { $day }.
puzzles-own_none = Nothing is due now.
puzzles-own_solved = { $n } solved.
puzzles-player = Player { $n }
puzzles-right = Solved: nothing is better.
puzzles-share = Copy result
puzzles-shared = Ochre, { $game }: find the better move
puzzles-shared_right = I found the better move.
puzzles-shared_today = Ochre, { $game }: puzzle of { $day }
puzzles-shared_wrong = I missed the better move.
puzzles-sign_in = Your days in a row are counted once you are signed in, or play as a guest.
puzzles-solve = Solve it
puzzles-solved = solved
puzzles-step = { $n } of { $of }
puzzles-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
puzzles-theme-buildings = Buildings
puzzles-theme-cards = Cards
puzzles-theme-epochs = Ends of epochs
puzzles-theme-feeding = Feeding
puzzles-theme-last_round = Last round
puzzles-theme-placing = Placing people
puzzles-theme-preparing = Preparing villages
puzzles-theme-villages = Founding villages
puzzles-themes = By theme
puzzles-title = Find the better move
puzzles-today = Today’s puzzle
puzzles-worth = Chance of winning after your move: { $mine } %, after the best: { $best } %.
puzzles-wrong = There was a better move.
