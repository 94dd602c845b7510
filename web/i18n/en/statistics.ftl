### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statistics
stat-lead = Based on every match finished here, by people and bots alike.
stat-theme-winning = Winning
stat-theme-playing = Playing
stat-theme-activity = Activity
stat-theme-more = More
stat-pick = Choose a statistic
stat-seats = Players
stat-abreast = compare
stat-players = { $n } players
stat-none = Not enough matches have been played yet.
stat-none_act = Every match that is finished here counts: play one.
stat-sure = The thin lines show the 95% confidence interval: the fewer the matches, the wider.
stat-computed = As of { $when }
stat-cut = not all rows are shown
stat-yes = yes
stat-no = no
stat-plain = no variants
stat-hour = { $hour }:00
stat-narrow = Narrow down
stat-param-who = Who counts
stat-param-since = Started from
stat-param-until = Started before
stat-who-both = people and bots
stat-who-people = people only
stat-who-bots = bots only
stat-export = Download:
stat-ending-won = won
stat-ending-shared = tied for first
stat-ending-lost = lost
stat-ending-lost_badly = lost badly

stat-name-bot_ratings = Bot ratings
stat-name-abandoned_matches = Abandoned matches
stat-name-active_players = Active players
stat-name-guests_to_accounts = Guests becoming accounts
stat-name-return_after_losing = Playing again after a loss
stat-name-time_to_full_table = Waiting for a table
stat-name-busiest_hours = Busiest hours
stat-name-bots_beaten = People against bots
stat-name-closest_matches = The closest matches
stat-name-daily_activity = Activity by day
stat-name-first_seat_advantage = Seat advantage
stat-name-game_length = Match length
stat-name-hourly_activity = Activity by hour
stat-name-how_matches_end = How matches end
stat-name-how_people_win = Where points come from
stat-name-leaderboard = Leaderboard
stat-name-score_distribution = Score distribution
stat-name-slowest_movers = Slowest players
stat-name-start_player_advantage = Start player advantage
stat-name-variants_in_use = Variants in use

stat-ask-bot_ratings = What is each bot’s rating here, by game and number of players?
stat-ask-abandoned_matches = How many matches are abandoned, and after how many rounds?
stat-ask-active_players = How many people play each month, how many are new or return, and how many have stopped the month after?
stat-ask-guests_to_accounts = How many of those who begin to play have an account today? By the month of their first match.
stat-ask-return_after_losing = Do people play again within 14 days, also after losing badly (less than half of the best score)?
stat-ask-time_to_full_table = How many minutes pass between the opening of a table of at least two people and its start? The box has half of the tables, the lines four of five.
stat-ask-busiest_hours = At which hours of the week are matches started? (UTC)
stat-ask-bots_beaten = Which bots do people play against, and how often do they finish before them?
stat-ask-closest_matches = Which matches were decided by the smallest margin?
stat-ask-daily_activity = How much is played each day?
stat-ask-first_seat_advantage = Does the seat matter? If not, each seat would win its fair share.
stat-ask-game_length = How long are matches, in rounds, moves and minutes?
stat-ask-hourly_activity = At what time of day are matches started? (UTC)
stat-ask-how_matches_end = Why do matches end?
stat-ask-how_people_win = What do winners, runners-up and the others score points for? Shares are of the points gained.
stat-ask-leaderboard = Who has the highest win rate?
stat-ask-score_distribution = Which scores are common? In steps of 20.
stat-ask-slowest_movers = Who takes the longest per move?
stat-ask-start_player_advantage = Does it help to go first? The starting seat against all the others.
stat-ask-variants_in_use = Which variants are played, and with how many players?

stat-column-abandoned = Abandoned
stat-column-month = Month
stat-column-active = Active
stat-column-new = New
stat-column-returned = Returned
stat-column-lapsed = Stopped the month after
stat-column-accounts = With an account
stat-column-median_matches_with_account = Median of matches with an account
stat-column-median_matches_of_guests = Median of matches of guests
stat-column-ending = After
stat-column-came_back = Played again
stat-column-median_days = Median of days
stat-column-least_wait = Minutes: one of ten
stat-column-first_quarter = one of four
stat-column-median_wait = half
stat-column-third_quarter = three of four
stat-column-most_wait = nine of ten
stat-column-mean_wait = Average
stat-column-weekday = Weekday
stat-column-results = Comparisons
stat-column-ahead = Ahead
stat-column-equal = Level
stat-column-begins = Goes first
stat-column-day = Day
stat-column-end_reason = Reason
stat-column-fair = Fair share
stat-column-finished = Finished
stat-column-game = Game
stat-column-hour = Hour
stat-column-last_started = Last started
stat-column-match = Match
stat-column-matches = Matches
stat-column-mean_minutes = Average minutes
stat-column-mean_moves = Average moves
stat-column-mean_points = Average points
stat-column-mean_rank = Average rank
stat-column-mean_rounds = Average rounds
stat-column-mean_rounds_when_abandoned = Average rounds before that
stat-column-mean_score = Average score
stat-column-mean_scored = Average points from it
stat-column-mean_value = Average value
stat-column-least_rounds = Fewest rounds
stat-column-most_rounds = Most rounds
stat-column-moves = Moves
stat-column-options = Variants
stat-column-points = Points
stat-column-rank = Rank
stat-column-row = Points for
stat-column-score_from = Score from
stat-column-seat = Seat
stat-column-seats = Players
stat-column-share = Share
stat-column-started = Started
stat-column-status = Status
stat-column-times = Times
stat-column-bot = Bot
stat-column-rating = Rating
stat-column-rating_low = 95% low
stat-column-rating_high = 95% high
stat-column-share_low = 95% low
stat-column-share_high = 95% high
stat-copy = { $words } ({ $n })
stat-column-win_rate = Win rate
stat-column-win_rate_low = 95% low
stat-column-win_rate_high = 95% high

## panels: the dashboard, and shared answers

panels-title = Dashboard
panels-lead = Answers about this server that its administrators have chosen.
panels-none = Nothing is shared yet.
panels-gone = This answer isn’t shared, or no longer.
panels-statistics = All statistics
panels-open = Open
panels-open_of = Open: { $name }
panels-copy = Copy link
panels-copy_of = Copy link: { $name }
panels-figures = Figures
panels-everybody = Everyone can see this.
panels-private = Only administrators can see this.
panels-edit = Edit
panels-done = Done
panels-heading = Title
panels-up = Earlier
panels-up_of = Earlier: { $name }
panels-down = Later
panels-down_of = Later: { $name }
panels-off = Remove
panels-off_of = Remove: { $name }
panels-share = Share with everyone
panels-unshare = Stop sharing
panels-refused = This can’t be shared: { $message }
panels-add = Add a panel
panels-query = Query

## player: the page of what somebody has played

player-title = Player
player-lead = Based on public matches.
player-report = Report this name
player-none = This player has no public matches.
player-ratings = Rating
player-ratings-how = Separate for each game and number of players. Everyone starts at 1500; matches against bots are rated apart. The method is Glicko-2.
player-rating-people = against people
player-rating-bots = against bots
player-rating-seats = { $n } players
player-rating-unsure = provisional
player-rating-range = { $low }–{ $high } (95% confidence)
player-rating-matches =
    { $n ->
        [one] after 1 match
       *[other] after { $n } matches
    }
player-rating-course = From { $first } to { $last } in the last { $n } matches
player-by-game = Game
player-by-seats = Players
player-by-result = Result
player-all = all
player-result-won = won
player-result-shared = tied for first
player-result-lost = lost
player-against = With { $name }
player-against-all = Show all
player-met =
    { $n ->
        [one] 1 match with { $name }
       *[other] { $n } matches with { $name }
    }
player-matches-none = No matches found.
player-more = Older matches
player-record = Record
player-trophies = Tournaments
player-trophy = Rank { $place } of { $n }
player-rivals = Head to head
player-matches = Matches
player-column-game = Game
player-column-seats = Players
player-column-finished = Finished
player-column-wins = Won
player-column-rate = Win rate
player-column-mean = Average points
player-column-best = Best
player-column-who = Opponent
player-column-met = Matches
player-column-before = Ahead
player-column-behind = Behind
player-column-lead = Average lead
player-column-day = Started
player-column-others = With
player-column-result = Result
player-column-points = Points
player-column-rating = Rating
player-running = in progress
player-open = no result
player-rank = { $rank } of { $seats }
player-decisions = My costliest decisions
player-decisions-how = From my recent analysed matches: how many wins per match my decisions cost, compared with the best move found. The sum can exceed 1, since each decision is counted separately.
player-decisions-open = Summarise my analysed matches
player-decisions-none = None of my last 20 matches has been analysed. The analysis is below a match’s score sheet.
player-decisions-of =
    { $n ->
        [one] From 1 match
       *[other] From { $n } matches
    }
player-column-decision = Decision
player-column-chosen = Count
player-column-lost = Wins lost per match
player-decision-place = Placing people
player-decision-use = Order of actions
player-decision-tools = Tools
player-decision-pay = Cards, buildings and what they cost
player-decision-pick = Choosing a die
player-decision-feed = Feeding
player-decision-other = Other
player-decision-move = Moves
player-mine-matches = My matches
player-mine-lead = All my matches, including those against bots. Others see only listed ones.
player-mine-none = No finished matches yet. Play one and your points appear here.
player-tile-matches = Finished matches
player-tile-won = Won
player-tile-best = Best in { $game }
player-tile-streak = Wins in a row
player-tile-streak_now = now { $n }
player-points = Points over time
player-points-is = { $game }: { $n } matches, from { $first } to { $last } points, best { $best }
player-points-mean = average { $n }
player-points-key = Filled dots: won
player-sources = Where my points come from
player-sources-of =
    { $n ->
        [one] Per match, from my last match
       *[other] Per match, from my last { $n } matches
    }
player-lessons = Tutorials
player-lesson-done = played
player-lesson-open = not played yet
player-lesson-go = Start
player-lesson-again = Play again
player-newest = From my last { $n } matches.
avatar-title = My picture
avatar-change = Change picture
avatar-done = Done
avatar-seen = Others see it next to your name.
avatar-any = Random
avatar-choice = { $part } { $n }
avatar-part-hair = Hair
avatar-part-colour = Hair colour
avatar-part-skin = Skin
avatar-part-face = Face
avatar-part-worn = Ornament
avatar-part-ground = Background
