### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = English

## general: every page, the front page

app-name = Ochre
app-skip = Skip to main content
title-turn = Your turn
title-past = Replay
title-letter = Account email
title-player = Player
title-result = Match result
title-statistics = Statistics
title-pairing = Play with people
title-puzzles = Puzzles
title-tournaments = Tournaments
nav-sign_in = Sign in
nav-admin = Administration
nav-language = Language
nav-theme = Theme
theme-auto = system
theme-day = light
theme-night = dark
pace-speed = Speed
pace-full = Calm
pace-quick = Quick
pace-none = Instant
sound-on = Sound on
sound-off = Sound off

lobby-title = Play { $games } online
lobby-guest = Guest
lobby-your_name = Your name
lobby-play = Play { $game }
lobby-play_hint = Against two bots. Starts right away, no sign-up.
lobby-play_hint_in = Against two bots. Starts right away.
lobby-level = Bot level
lobby-level_suited = my level
lobby-learn = New here? Try the tutorial:
lobby-create = Create a table
lobby-open = Open tables
lobby-running = In progress
lobby-mine = My matches
lobby-mine_all = All my matches
mine-next = Next
mine-next_hint = Go to the next match waiting for you ({ $n })
mine-none_next = No other match is waiting for you.
lobby-none_open = No open tables right now. Create one, or play against bots.
lobby-none_running = No matches in progress.
lobby-none_mine = You have no matches right now.
lobby-join = Join
lobby-look = View
lobby-watch = Watch
lobby-continue = Continue
lobby-result = Result
lobby-your_turn = your turn
lobby-waits_for = waiting for { $names }
lobby-asks_you = you are invited
lobby-waiting_for_you = { $n } waiting for you
lobby-free_seats =
    { $n ->
        [0] all seats taken
        [one] { $n } empty seat
       *[other] { $n } empty seats
    }
lobby-welcome = Welcome, { $name }.
lobby-link_only = unlisted
lobby-statistics = Statistics
lobby-loading = Loading…
lobby-rules = How to play:
waits-until = open until { $when }
chat-mentions =
    { $n ->
        [one] you were mentioned in the chat
       *[other] you were mentioned { $n } times in the chat
    }

status-open = waiting
status-running = in progress
status-over = finished
status-abandoned = abandoned
status-expired = expired
status-broken = damaged

create-game = Game
bot-random = random
bot-beginner = beginner
bot-casual = casual
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master

seat-n = Seat { $n }
seat-free = empty
seat-bot = { $id } bot
seat-bot_account = bot account
seat-you = you

wait-over = The match is over
wait-for = Waiting for { $names }
wait-title = Waiting for players
wait-copy = Copy
wait-copied = Copied to your clipboard.
wait-kept = Waiting for { $names }.
wait-take = Accept

table-rules = Rules

app-newer = A new version is available.
app-reload = Reload
conn-lost = Connection lost. Reconnecting…
conn-kept = Your match is safe.
conn-unsent = Your move is saved and will be sent when you’re back online.
conn-updating = Updating…
conn-polls = Slower connection
conn-polls_hint = Something on this network blocks WebSocket. Everything works, but moves may arrive a little later.

go-close = Close
go-cancel = Cancel
go-lobby = Go to lobby

account-title = Your account
account-name = Name
account-notices = Notifications

lost-title = Page not found
lost-text = The address may be wrong, or the table no longer exists.
forbidden-title = Administrators only
forbidden-text = Your account doesn’t have administrator rights.

figures-more = Show more ({ $n } left)
figures-left = { $n } more didn’t fit in the chart; see the table.
figures-gap = no value

dice-verify = Verify the dice

keys-title = Keyboard shortcuts

error-unexpected = Something went wrong. Please try again.
error-unreachable = The server isn’t responding. Please try again in a moment.
lobby-again = Same as last time
lobby-again_table = { $game }, a table for { $n }
lobby-again_go = Play
lobby-again_bots =
    { $n ->
        [one] { $game } against 1 bot
       *[other] { $game } against { $n } bots
    }
nav-keys = Shortcuts

## clock: clocks

clock-none = No clock
clock-none_is = No time limit.
clock-preset-day = 1 day per move
clock-preset-relaxed = Relaxed
clock-preset-slow = Slow
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Each player starts with { $bank }.
       *[other] Each player starts with { $bank }; each move adds { $more }.
    }
clock-days_is =
    { $more ->
        [none] Each player starts with { $bank }. Clocks are paused during quiet hours and vacations.
       *[other] Each player starts with { $bank }; each move adds { $more }, up to { $cap }. Clocks are paused during quiet hours and vacations.
    }
clock-by = by { $until }
clock-today = today { $time }
clock-tomorrow = tomorrow { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Create a table
create-rules = { $game } rules
create-options = Variants
create-seats = Seats
create-who = Players
create-me = You
create-person = Human player
create-visibility = Visibility
create-listed = listed; anyone can watch
create-unlisted = unlisted; link only
create-join = Who can join
create-anyone = anyone
create-link = only with the link
create-bot_delay = Bots pause briefly before moving
create-undo = Undo
create-undo-free = Own moves, if nothing was revealed
create-undo-vote = Further back, if everyone agrees
create-undo-none = Never
create-start_seat = Start player
create-by_chance = random
create-go = Create table
create-bot = Bot: { $id }
keys-move = Arrow keys: move between choices
keys-choose = Enter: select, then send
keys-back = Esc: go one step back
keys-letters = Letter on a button: press that button
keys-more = +, − or digits: change the number
keys-undo = z: undo a move, or request it
keys-next = n: go to the next match waiting for you
keys-tabs = l: show the log; y: show the chat
keys-board = Tab: go to the board; arrow keys: move around it (each item is described)
keys-replay = r: replay; arrows: by move or round; Page Up/Down: by your own moves; Space: play or pause
keys-space = Space, or a click on the board: finish all animations
keys-text = v: switch between text view and board
keys-help = ?: show this list
account-delete_ask = Your name and sign-in are deleted permanently. Matches you played stay available to the other players, without your name.

clock-time = Time control
clock-live = Live: everyone plays now
clock-days = Correspondence: over several days
clock-choose-none = No clock
clock-choose-ten = 10 min + 10 s per move
clock-choose-twenty = 20 min + 20 s per move
clock-choose-own_live = Custom
clock-choose-day = 1 day per move
clock-choose-relaxed = Relaxed: three days
clock-choose-slow = Slow: two weeks
clock-choose-own_days = Custom
clock-own-live-bank = Minutes per player
clock-own-live-increment = Seconds per move
clock-own-days-bank = Hours per player
clock-own-days-increment = Hours per move
clock-own-days-cap = Maximum (hours)
clock-own_bad = These values can’t be combined.
clock-leaver = When a player’s time runs out
clock-leaver-bot = a bot takes over until they return
clock-leaver-resign = they resign automatically
clock-leaver-ask = the other players decide
create-open_days = Keep the table open for
create-open_days-1 = 1 day
create-open_days-3 = 3 days
create-open_days-7 = 1 week
create-open_days-14 = 2 weeks
create-open_days-30 = 1 month
create-starts = Start
create-starts-host = when I start it
create-starts-full = automatically, once all seats are taken
create-standing = Repeat: when the match starts, open another table like it
create-named = Specific player
create-kind = Kind of table
create-kind-friends = With friends, now
create-kind-friends-is = Everyone is online
create-kind-days = 1 day per move
create-kind-days-is = Everyone plays when they have time
create-kind-bots = Against bots
create-kind-bots-is = Starts right away
create-kind-here = On this device
create-kind-here-is = Bots, or several people at one screen. Works offline.
create-more = More options
create-go_bots = Play

## share: giving a link to somebody

share-not_copied = Your browser blocked copying. Select it by hand: { $text }
share-link = Link
share-frame = Copy the code for a website
share-frame_hint = A frame that shows this match on another site
share-text = The result as a text
share-text_form = Form
share-text_plain = Plain text
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Log the play at BoardGameGeek
share-bgstats = Log the play in BG Stats
share-code = QR code of the link
share-origin = Address of this server
share-here = { $origin } (this machine only)
share-alone = Your current address only works on this machine. Use this one so that others on your network can join.
share-nowhere = This address only works on this machine: the server accepts local connections only.
share-sheet = Share
share-who-everybody = Anyone can view this match.
share-who-result = Anyone with the link can see the final ranking, and nothing else. Creating a new link disables this one.
share-end = Stop sharing
share-ended = The link no longer works.
share-who-invited = Anyone with the link can see the table and take an empty seat.
share-who-code = Whoever has this link can register with this code.
share-who-tournament = Anyone with the link can see the tournament; those with an account can enter.
