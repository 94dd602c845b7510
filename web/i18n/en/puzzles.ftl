### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = A bot played something else here. Your answer is a single move; then you see the numbers and how the match could have continued.
puzzles-again = Open it again
puzzles-all = All puzzles
puzzles-back = One move back
puzzles-before = Before the move
puzzles-done = Solved today.
puzzles-find = Find the better move.
puzzles-forward = One move forward
puzzles-gain = The best move gains { $gain } percentage points (± { $error }) over the one played, in { $n } simulations of each.
puzzles-lead = Moments from matches between bots where a clearly better move was available. Each day brings a new one for each game.
puzzles-line-best = Best move
puzzles-line-played = As played
puzzles-missed = Not solved today.
puzzles-more = More puzzles
puzzles-none = There are no puzzles here.
puzzles-number = Puzzle { $n }
puzzles-own = From my matches
puzzles-own_about = You played something else here, in a match that you have analysed. Your answer is a single move; then you see the numbers and how the match could have continued.
puzzles-own_cost = It cost { $n } percentage points
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
puzzles-right = Solved: there is no better move.
puzzles-share = Copy result
puzzles-shared = Ochre, { $game }: find the better move
puzzles-shared_right = I found the better move.
puzzles-shared_today = Ochre, { $game }: puzzle of { $day }
puzzles-shared_wrong = I missed the better move.
puzzles-sign_in = Your streak is counted once you sign in or play as a guest.
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
puzzles-theme-epochs = End of an epoch
puzzles-theme-feeding = Feeding
puzzles-theme-last_round = Last round
puzzles-theme-placing = Placing people
puzzles-theme-preparing = Preparing villages
puzzles-theme-villages = Founding villages
puzzles-themes = By theme
puzzles-title = Find the better move
puzzles-today = Today’s puzzle
puzzles-worth = Chance of winning after your move: { $mine }%, after the best: { $best }%.
puzzles-wrong = There was a better move.
