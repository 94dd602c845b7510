### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Tournaments
tour-lead = Enter, play a match in each round, and follow the standings.
tour-none = No tournaments yet.
tour-none_act = Create the first one: players enter it, and each round pairs them anew.
tour-new = New tournament
tour-more = More options
tour-account = Sign in with an account to take part.
tour-name = Name
tour-game = Game
tour-format = Format
tour-format-swiss = Swiss
tour-format-swiss-is = Players with equal points meet. Everyone plays every round.
tour-format-robin = Round robin
tour-format-robin-is = Everyone meets everyone else, as evenly as possible.
tour-format-groups = Groups and final
tour-format-groups-is = The best of each group meet again at the end.
tour-format-knockout = Knockout
tour-format-knockout-is = The top half of each table advances.
tour-seats = Players per table
tour-seats_min = Players at the smallest table
tour-rounds = Rounds
tour-groups = Groups
tour-advance = Advance from each group
tour-players_max = Maximum number of players
tour-points = Points for each rank
tour-bye_points = Points for a free round
tour-clock = Time control
tour-clock-days = 1 day per move
tour-clock-live = 20 minutes each
tour-clock-none = No clock
tour-starts_at = Starts
tour-starts_hint = Leave empty to start it yourself.
tour-listed = Show it to everyone
tour-create = Create tournament
tour-players = { $n } of { $max } players
tour-status-open = Entries open
tour-status-over = Finished
tour-status-cancelled = Called off
tour-round = Round { $n }
tour-organiser = Organised by { $name }
tour-points_are = points { $points }
tour-nobody = No one has entered yet.
tour-enter = Enter
tour-leave = Leave
tour-start = Start now
tour-cancel = Call off
tour-starts = Starts { $when }
tour-share = Invite
tour-entries = Players
tour-standings = Standings
tour-place = Rank
tour-player = Player
tour-sum = Points
tour-played = Played
tour-tie-sonneborn = Strength of wins
tour-tie_what-sonneborn = Sonneborn-Berger: the points of all opponents you beat
tour-tie-wins = Wins
tour-tie-same_opponents = Same opponents
tour-tie-table_share = Table share
tour-tie-performance = Performance
tour-left = has left
tour-mine = Your table: { $names }
tour-mine_over = Your match is over
tour-next = The next round starts when the other tables have finished.
tour-last = This was the last round. The standings are final when the other tables have finished.
tour-winner = Winner: { $names }
tour-csv = Standings as CSV
tour-tables = Tables
tour-which = Round
tour-final = Final
tour-group = Group { $n }
tour-table = Table { $n }
tour-bye = Free round
tour-view = View
tour-watch = Watch
tour-play = Play
tour-result = rank { $rank }, { $score } points
tour-why-bye = No opponent this round: odd number of players.
tour-why-same = All had { $points } points.
tour-why-near = They had { $least } to { $most } points.
tour-why-new = None of them had met before.
tour-why-met =
    { $n ->
        [one] One pair had met before: it could not be avoided.
       *[other] { $n } pairs had met before: it could not be avoided.
    }

## pairing: the page on which people find others to play with

pairing-bots = Play against bots
pairing-days = { $n } days
pairing-days_hint = You can leave this page. Your table will be among your matches.
pairing-find = Find players
pairing-found = Your table is opening.
pairing-game = Game
pairing-hours =
    { $n ->
        [one] one hour
       *[other] { $n } hours
    }
pairing-lately = Recent waiting time: about { $time }.
pairing-lately_none = Nobody has been paired here in the last week.
pairing-lead = Choose a game. Your table opens as soon as enough people are here.
pairing-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
pairing-open = Go to the table
pairing-others =
    { $n ->
        [0] Nobody else is here yet.
        [one] One other person is waiting.
       *[other] { $n } others are waiting.
    }
pairing-pace = Time control
pairing-players = { $n } players
pairing-players_range = { $least } to { $most } players
pairing-seconds =
    { $n ->
        [one] one second
       *[other] { $n } seconds
    }
pairing-stop = Stop waiting
pairing-table = Number of players
pairing-there =
    { $n ->
        [0] Nobody is waiting right now.
        [one] One person is waiting.
       *[other] { $n } people are waiting.
    }
pairing-title = Play with people
pairing-waited = You’ve been waiting for { $time }.
