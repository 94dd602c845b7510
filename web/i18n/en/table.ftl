### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Leave match…
sit-title = Can’t keep playing?
sit-law = How this works
sit-bot = Let a bot play for me
sit-bot_hint = Until you take your seat back, whenever you like.
sit-offer = Give my seat to someone else
sit-offer_hint = Creates a link for you to send. The first person to open it takes your seat.
sit-resign = Resign
sit-resign_hint = You finish last, and a bot plays on for you.
sit-resign_ask = Resign for good? You finish last; a bot plays your seat so that the others can finish.
sit-resign_yes = Resign
sit-call_off = Propose calling off the match
sit-call_off_hint = It ends without a result once everyone agrees: { LIST($names) }.
sit-call_off_counts_hint = It ends once everyone agrees ({ LIST($names) }). Since a player has resigned, the ranks at that moment become its result.
sit-call_off_alone = End the match
sit-call_off_alone_hint = You are only playing against bots: it ends at once, without a result.
sit-call_off_left_hint = It ends at once. A player has resigned, so the ranks as they stand now are its result.
sit-ask = Start a vote about { $name }
sit-decide = Decide about { $name }’s seat
sit-ask_hint = { $name } is holding up the match. Decide together what happens to the seat.
sit-ask_away_hint = { $name } ran out of time, and a bot is playing for them.

sit-away_me = A bot is playing for you.
sit-timed_out_me = Your time ran out, so a bot is playing for you.
sit-absent_me = You have been away for a long time. A bot is playing for you.
sit-away_hint = You can still agree to an undo, or to calling off the match.
sit-absent_hint = The others no longer need your consent, but you can come back.
sit-still_owed = The bot makes this one decision first, then you can come back.
sit-back = Take my seat back
sit-resigned_me = You have resigned. A bot plays your seat to the end.
seat-state-away = away
seat-state-timed_out = timed out
seat-state-late = out of time
seat-state-absent = absent
seat-state-resigned = resigned
seat-state-gone = gone

vote-about = { $name } is holding up the match. What should happen?
vote-about_late = { $name } ran out of time. What should happen?
vote-about_bot = A bot is playing for { $name }. What should happen?
vote-about_me = You’re holding up the match, so the others are voting about your seat. Make a move to cancel the vote.
vote-about_me_away = The others are voting about your seat. Take it back to cancel the vote.
vote-claim_me = If they claim the win, you count as resigned.
vote-match = Call off the match, without a result?
vote-match_counts = Call off the match? The ranks as they stand now would be its result.
vote-until = Voting ends { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: keep playing
        [wait] { $name }: more time
        [bot] { $name }: a bot takes over
        [substitute] { $name }: a substitute
        [call_off] { $name }: call off the match
       *[claim] { $name }: the seat counts as resigned
    }
vote-missing = Still to vote: { LIST($names) }.
vote-go_on = Keep playing
vote-wait = Give more time
vote-bot = Bot takes over
vote-substitute = Find a substitute
vote-call_off = Call it off
vote-claim = Claim the win
vote-out = Count as resigned
vote-rule = A majority decides; without one, a bot plays.
vote-all = Everyone must agree: { LIST($names) }.

claim-late = { $name } ran out of time. A bot is playing for them.
claim-from = If { $name } stays away, you can claim the win: { $when } at the earliest.
claim-can = { $name } ran out of time and hasn’t come back. What should happen?
claim-stays = A bot plays on for { $name }. You can still claim the win.
claim-hint = If you claim the win, { $name } counts as resigned: the match ends at once, and you win. If the bot plays on, { $name } can still come back.
claim-more_hint = You can have { $name } counted as resigned: they finish last, and a bot plays the seat to the end.
claim-alone = You decide alone. If a bot takes over and { $name } stays away, you can claim the win later.
claim-bot = Let the bot play on
claim-title = Claim the win?
claim-more_title = Count them as resigned?
claim-sure = { $name } counts as resigned and finishes last. The match ends at once, and its result counts like any other. This can’t be undone.
claim-more_sure = { $name } counts as resigned and finishes last; a bot plays the seat to the end. This can’t be undone.

offer-mine = Send this link to the person who should take your seat:
offer-theirs = { $name }’s seat is open to a substitute. Send this link to someone who will take over:
offer-all = { $name }’s seat is open to a substitute.
offer-until = The link works once, until { $when }.
offer-copy = Copy link
offer-keep = Keep my seat
offer-title = Take over { $name }’s seat?
offer-ask = You continue the match from here and see what that seat sees.
offer-yes = Take the seat
offer-bad = This link is no longer valid.

event-bot_sat = A bot takes over for { $name }.
event-came_back = { $name } is back.
event-resigned = { $name } resigns. A bot plays the seat to the end.
event-gone = { $name } has left for good. A bot plays the seat to the end.
event-timed_out = { $name } ran out of time.
event-absent = { $name } has been away for a long time: their consent is no longer needed.
event-given_up = The match ends here, with the ranks as they stand.
event-offered = { $name }’s seat is open to a substitute.
event-offer_ended = { $name }’s seat is no longer open to a substitute.
event-substituted = { $name } takes over as a substitute.
event-vote_opened =
    { $about ->
        [none] { $name } proposes calling off the match.
       *[other] A vote about { $about } has started.
    }
event-voted =
    { $choice ->
        [go_on] { $name } votes for: keep playing.
        [wait] { $name } votes for: more time.
        [bot] { $name } votes for: a bot takes over.
        [substitute] { $name } votes for: a substitute.
        [call_off] { $name } votes for: call off the match.
       *[claim] { $name } votes for: the seat counts as resigned.
    }
event-vote_ended =
    { $choice ->
        [go_on] The match continues.
        [call_off] The match is called off.
        [wait] Vote result for { $about }: more time.
        [bot] Vote result for { $about }: a bot takes over.
        [substitute] Vote result for { $about }: a substitute.
       *[claim] Vote result for { $about }: the seat counts as resigned.
    }

end-called_off = All players agreed to call off this match. It has no result.
end-resigned = { $name } resigned: the win goes to { $winner }.
end-resigned_you = { $name } resigned: you win.
end-resigned_me = You resigned: the win goes to { $winner }.
end-claimed = { $name } ran out of time: the win goes to { $winner }.
end-claimed_you = { $name } ran out of time: you win.
end-claimed_me = You ran out of time: the win goes to { $winner }.
end-gone = { $name } left for good: the win goes to { $winner }.
end-gone_you = { $name } left for good: you win.

error-bad_link = This link doesn’t belong to a seat in this match.
error-link_used = Someone has already used this link.
error-link_over = That seat is no longer on offer.
error-bot_plays = A bot is playing for you. Take your seat back first.
error-not_away = No bot is playing for this seat.
error-still_owed = The bot makes this one decision first, then you can come back.
error-resigned = This seat has resigned.
error-not_offered = This seat isn’t on offer.
error-already_asked = There is already a vote on that.
error-no_vote = You can’t cast that vote now.
error-too_often = You’ve reached the limit for that in this match.
error-too_soon = It’s too soon for that: the seat still has time left.
level-title = How strong are the bots?

end-by = { $name } ended this match early.
end-by_me = You ended this match early.
end-idle = This match ended because nobody had moved for a long time.
end-closed = An administrator ended this match.
end-expired = This match wasn’t started within two weeks, so the table was removed.
end-too_long = This match ended because it reached the server’s move limit.
help-mode = Tap anything to see what it is.
help-done = Done
chat-placeholder = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-guest = Choose a name to join the chat.
chat-report = Report this message by { $name }
chat-hidden = Hidden by a moderator
chat-muted = A moderator has muted you. You can chat again from { $until }.
log-earlier = Show earlier
log-empty = Nothing has happened yet.
note-tab = Note
note-title = My notes on this match
note-placeholder = Notes only you can see, on all your devices.
note-saved = Saved. Only you can see it.
note-hush = Mute notifications for this match
note-saving = Saving…
sheet-title = Score sheet
sheet-winner = { $name } wins with { $points } points
sheet-shared = { $names } share the win with { $points } points
sheet-share = Share the result
sheet-again = Play again
sheet-rematch = Rematch
sheet-to_tournament = Back to the tournament
sheet-to_rematch = Go to rematch
sheet-asked = { $name } wants a rematch and is holding a seat for you.
sheet-accept = Accept rematch
sheet-decline = No, thanks
sheet-total = Total
sheet-tie = Tie-break
sheet-rank = Rank
table-abandoned = This match was ended early.
table-broken = This match’s record is damaged, so play can’t continue. An administrator can look into it. We’re sorry.

seat-kept = invited
seat-away = offline
seat-first = Start player of this round
wait-need =
    { $n ->
        [one] { $n } seat is still empty. Invite someone, or add a bot.
       *[other] { $n } seats are still empty. Invite someone, or add a bot.
    }
wait-sit_down =
    { $n ->
        [one] { $n } seat is still empty. Take a seat and play.
       *[other] { $n } seats are still empty. Take a seat and play.
    }
wait-full = All seats are taken.
wait-host_starts = The host starts the match.
wait-start = Start match
wait-leave = Leave table
wait-invite = Invitation link
wait-share = Share
wait-remove_bot = Remove
wait-swap = Swap seats
wait-swap_here = Swap with this seat
wait-first = Start player
wait-first_drawn = drawn at the start
wait-swap_hint = Drag one seat onto another to swap them, or select both.
wait-swap_held = Now select the other seat.
wait-moved = The host moved you to seat { $n }.
wait-order = The host changed the order of the seats.
wait-first_is = { $name } now goes first.
wait-first_by_chance = Who goes first is now drawn at the start.
wait-come = { $name } has joined your table.
wait-come_full = { $name } has joined. All seats are taken.
wait-removed = The host removed you from this table.
wait-host_now = You are now the host of this table.
wait-start_now = Start now?
wait-start_now_ask = You have just changed the seats. The others may not have seen it yet.
wait-start_now_yes = Start now
wait-start_now_no = Wait a moment
wait-sit = Take seat
wait-asked = You’re invited to this table. Will you play?
wait-free = Cancel invitation
wait-nobody = Nobody here yet.
wait-link_only = You need the invitation link to join this table.
table-options = { $n } variants
table-watching = You are watching.
table-screen = Big screen
table-screen_hint = Open the match on a big screen: no controls, no hidden cards
table-screen_open = Open in Ochre
table-watchers =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
table-seats = Players
table-log = Log
table-chat_unread = Chat: { $n } unread
table-more = More
table-chat = Chat
table-in_words_hint = Text view
table-drawn_hint = Board view
table-board = The board
table-help = What is this?
table-choose = Your choice
table-rolling = The dice are rolling…
table-show_sheet = Score sheet
table-show_board = Back to the board
conn-sending = Sending…
conn-not_made = Your move wasn’t made: the match had moved on before it arrived.
back-mine =
    { $move ->
        [none] The server went back to the beginning; your later moves were lost.
       *[other] The server went back to move { $move }; your later moves were lost.
    }
back-others =
    { $move ->
        [none] The server went back to the beginning; later moves were lost.
       *[other] The server went back to move { $move }; later moves were lost.
    }
go-back = Back
dice-how = What’s this?
dice-seal = Dice sealed in advance: { $seal }…
dice-download = Download match file
row-track = During the match
clock-then-bot = If a player’s time runs out, a bot plays until they return.
clock-then-resign = A player whose time runs out resigns.
clock-then-ask = If a player’s time runs out, the others decide.
clock-left = Time left:
clock-low = Time is running low
clock-you_have = You have until { $until }.
clock-you_stopped-quiet = Quiet hours: your clock is paused. You have until { $until }.
clock-you_stopped-vacation = You’re on vacation: your clock is paused. You have until { $until }.
clock-stopped-quiet = quiet hours
clock-stopped-vacation = on vacation
waits-here_until = Open until { $when }, or longer if players join or leave.
waits-full = The match starts automatically once all seats are taken.
waits-standing = When it starts, another table like this one opens.
waits-standing_end = Stop repeating
sure-ask = This can’t be undone. Are you sure?
sure-go = Yes, do it
wait-add_bot = Add a bot
sit-menu_short = Leave

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] You share the win with { $n } point
       *[other] You share the win with { $n } points
    }
end-won =
    { $n ->
        [one] You won with { $n } point
       *[other] You won with { $n } points
    }
end-came = You came { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] { $rank }
    } with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-best = your best is { $n }
end-best_now = your best yet
end-sources = Where the points come from

## luck: words below every score sheet: who had luck

luck-what_decided = What decided it?
luck-hint = Hint
luck-hint_long = What would a strong bot do?
luck-thought = { $id }, thought for { $s } s
error-no_analysis = This match can’t be analysed on this server.
luck-title = Who was lucky?
luck-lead = What each player rolled and, below it, the average yield of those dice with the tools that were added.
luck-dice =
    { $n ->
        [one] one die
       *[other] { $n } dice
    }
luck-pips = Total pips
luck-of = of { $n }
luck-none = not rolled
luck-very_unlucky = very unlucky
luck-unlucky = unlucky
luck-even = about even
luck-lucky = lucky
luck-very_lucky = very lucky
luck-offline = Played offline, so it isn’t rated.

## replay: looking back at a match

replay-at = Move { $n } of { $of }
replay-title = Replay
replay-open = Replay
replay-open_hint = Replay the match move by move
replay-close = Back to the result
replay-now =
    { $n ->
        [none] Back to now
       *[other] Back to now ({ $n } newer)
    }
replay-your_turn = Your turn: back to now
replay-eyes = Point of view
replay-as = As { $name } saw it
replay-as_spectator = As a spectator saw it
replay-quiet = Nothing visible happened.
replay-slider = Move
replay-start = Go to start
replay-end = Latest move
replay-back = Previous move
replay-forward = Next move
replay-part_back = Start of the round
replay-part = Next round
replay-turn_back = My previous move
replay-turn = My next move
replay-play = Play
replay-pause = Pause
replay-speed = Playback speed
replay-speed_now = Speed { $n } of { $of }
replay-link = Copy a link to this moment
replay-on = Continue from here
replay-on_bots = Bots take the other seats
bookmark-button = Bookmark
bookmark-title = Bookmarks
bookmark-note = Note for move { $n }
bookmark-save = Save bookmark
bookmark-delete = Delete bookmark
bookmark-saved = Bookmark saved.
bookmark-deleted = Bookmark deleted.
bookmark-row = Move { $n }
error-no_branch = A match can’t be continued from this point.
since-title = Since your last visit
since-begin = This is where you left off.
since-progress = { $n } of { $of }
since-now = Skip to now
since-your_turn = Your turn: skip to now
since-line =
    { $at ->
        [none] Since your last visit
       *[other] Since your last visit, { $at }
    }
since-move = Since your last move
since-again = Show again
since-again_title = Show what happened again
conditional-open_hint =
    { $n ->
        [none] Conditional moves: what to play when your turn comes
       *[other] Conditional moves: what to play when your turn comes ({ $n })
    }
conditional-mark = conditional
conditional-mark_hint = Played by a conditional move
conditional-short = Conditional
conditional-planned = Change my plan ({ $n })
conditional-plan = Plan my next move

## undo: what every game has: taking moves back

undo-free = Undo
undo-free_hint = Undo your last move
undo-ask = Request undo
undo-ask_hint = Something was revealed since your last move, so the others must agree to undo it
undo-unrates = Undo (unrated)
undo-unrates_hint = Nobody else is there to agree, so the match would no longer be rated
undo-unrates_title = Undo, and play on unrated?
undo-unrates_ask = This takes back something that was revealed, or moves by others, and nobody else is there to agree. The match will no longer be rated.
undo-reset = Reset this turn
undo-none_hint = Nothing to undo
undo-agree = Agree
undo-refuse = Decline
undo-withdraw = Cancel request
undo-asks_you = { $name } wants to undo a move. Do you agree?
undo-you_ask = You’ve asked to undo your move. Waiting for { LIST($names) }.
undo-asks = { $name } has asked to undo a move. Waiting for { LIST($names) }.
undo-until = If nobody answers, it is declined { $when }.
undo-which =
    { $more ->
        [none] To undo: { $what }
       *[other] To undo: { $what } And { $more } more since.
    }
undo-gone = undone

event-undone = { $name } undoes { $moves ->
        [one] a move
       *[other] { $moves } moves
    }{ COUNT($names) ->
        [0] { "" }
       *[other] ; { LIST($names) } agreed
    }.
event-undo_asked = { $name } asks to undo a move.
event-undo_agreed = { $name } agrees.
event-undo_refused = { $name } declines the undo.
event-undo_over = Nobody answered in time: { $name }’s undo request is declined.
event-undo_withdrawn = { $name } withdraws the undo request.

undo-policy-vote = At this table, moves can be undone if all others agree.
undo-policy-none = Undo is off at this table.

error-nothing_to_undo = You have no move to undo.
error-undo_revealed = Something was revealed since then; the others would have to agree.
error-undo_others_moved = Others have moved since then; they would have to agree.
error-undo_not_allowed = That can’t be undone at this table.
error-undo_asked = Someone has already asked to undo a move.
error-undo_not_asked = There is no undo request any more.
error-undo_refused = The others have declined that.
undo-reset_short = Reset

## result: a result that somebody has shared

result-title = Match result
result-won = { $names } won
result-shared = { $names } share the win
result-bot = { $name } (bot, { $id })
result-options = Played with { $names }.
result-look = View match
result-play = Play now

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Invite by name
invite-title = Invite by name
invite-lead = The seat is reserved for that player, who finds the invitation under “My matches” and can accept or decline.
invite-go = Send invitation
people-about = Mute or block { $name }
people-lead = Mute: you don’t see their chat messages. Block: in addition, they can’t join your tables or invite you. The other player isn’t told.
people-mute = Mute
people-block = Block
people-make_host = Make host
people-remove = Remove from the table
people-is_mute = You’ve muted this player: you don’t see their messages.
people-is_block = You’ve blocked this player: you don’t see their messages, and they can’t join your tables or invite you.
people-undo_mute = Unmute
people-undo_block = Unblock
people-player = Player profile
people-title = Muted and blocked
people-tag_mute = muted
people-tag_block = blocked
people-undo = Remove
people-undo_of = Remove { $name }
people-none = Nobody yet. You can mute or block players at a table, or accounts here by name.
people-by_name = Account name
people-what = Action
people-go = Apply
report-button = Report
report-title = Report { $name }
report-lead = A moderator will look at it. The other player isn’t told who has reported them.
report-about = What is it about?
report-kind_line = Message
report-kind_name = Name
report-kind_conduct = Conduct in this match
report-reason = Reason
report-reason_insult = Insults or threats
report-reason_hate = Hate against groups of people
report-reason_spam = Advertising or flooding
report-reason_cheating = Cheating
report-reason_stalling = Wasting time or leaving
report-reason_name = Offensive name
report-reason_other = Something else
report-words = In your words (optional)
report-go = Send report
report-sent = Thank you. You’ll find the outcome on your account page.
report-mine = My reports
report-state_open = open
report-state_dismissed = no action
report-state_acted = action taken
warning-title = A warning from a moderator
warning-lead = You can write messages again after you have confirmed it.
warning-confirm = I have read this
friends-title = Friends
friends-none = You don’t follow anyone yet. Two people who follow each other are friends.
friends-followers = They follow you
friends-follow = Follow
friends-follow_of = Follow { $name }
friends-followed = You follow { $name }.
friends-mutual = friend
friends-waits = waits at a table: { $game }
friends-plays = plays { $game }
friends-idle = isn’t in a public match
friends-unfollow = Unfollow
friends-unfollow_of = Unfollow { $name }
link-title = Sign-in link
link-lead = As a guest you are known only to this browser. Anyone who opens this link is signed in as you, on any device, so keep it to yourself. An account with a password does the same.
link-make = Create link
link-anew = Replace link
link-yours = Your link (shown only once)
link-made = Created { $day }. It can’t be shown again.
link-come_back = Sign in
link-come_back_ask = This link signs you in as a guest who has played here before.
link-instead = You’ll be signed out as { $name } in this browser.
link-hint = You’re playing as a guest, known only to this browser. A sign-in link lets you continue on any device.
link-later = Not now

## conditional: conditional moves

conditional-title = Conditional moves
conditional-foreign = A preview of one possible future. Its dice and cards are made up.
conditional-close = Back
conditional-keep = Save
conditional-kept = Saved. They’re played when your turn comes; nobody sees them before then.
conditional-none_now = You have no conditional moves.
conditional-over = There is nothing more for you to decide in this preview.
conditional-wishes = In this order
conditional-empty = Play on the board as if it were your turn. Each move you make is added here.
conditional-policies = Automatic choices
conditional-as_text = Edit as text
conditional-text_hint = One per line, in move notation.
conditional-else = otherwise
conditional-or = { $one }; otherwise { $other }
conditional-else_hint = Only if the previous one isn’t possible
conditional-earlier = Move up
conditional-remove = Remove
conditional-only_if = Only if…
conditional-and_if = And if…
conditional-remove_condition = Remove the condition: { $condition }
conditional-what = What to check
conditional-where = Which one
conditional-compare = Comparison
conditional-value = Value
conditional-at-least = { $what } at least { $value }
conditional-at-most = { $what } at most { $value }
conditional-at-is = { $what } is { $value }
conditional-way-least = at least
conditional-way-most = at most
conditional-way-is = exactly
conditional-cancel = Cancel
conditional-add = Add
conditional-share = { $share } likely
conditional-otherwise = otherwise: { $move }
conditional-summary = { $n } planned, the last: { $move }
conditional-share_hint = Played in { $n } of { $of } simulations
conditional-outcome = Result of { $n } simulations
conditional-now = now
conditional-least = minimum
conditional-mean = average
conditional-most = maximum
conditional-nothing_changes = Nothing that matters would change.
conditional-would_drop = Cancelled in { $n } of { $of } simulations: { $why }.
conditional-dropped = Conditional moves cancelled from “{ $text }” on: { $why }.
conditional-problem = Can’t read this: { $what }
conditional-why-condition = a condition was not met
conditional-why-not_possible = it was no longer possible
conditional-why-not_asked = a different decision came up
conditional-why-moved = you made a move yourself
conditional-why-bot = a bot moved for you
conditional-why-taken_back = a move was undone
error-orders_too_long = Conditional moves can have at most 400 characters.
error-orders_too_many = Too many: the limit is 16 conditional moves, each with 4 alternatives and 3 conditions.
error-orders_bad_move = That isn’t a move in this game.
error-orders_no_such_condition = Unknown condition.
error-orders_bad_condition = That condition isn’t written correctly.
error-orders_no_such_policy = This game has no such automatic choice.
error-orders_bad_policy = That automatic choice isn’t written correctly, or appears twice.

## analysis: the analysis of a match, and of hints

analysis-title = What decided it?
analysis-runs =
    { $of ->
        [none] Analysing the match
       *[other] Analysing: { $n } of { $of } decisions
    }
analysis-failed = The analysis was interrupted. Try again in a moment.
analysis-sign_in = This match hasn’t been analysed yet. Choose a name, then request an analysis.
analysis-lead = Each player’s chance of winning, given what they could know, as estimated by a strong bot ({ $n } simulations per decision).
analysis-graph = Each player’s chance of winning over the course of the match. The figures are in the table below.
analysis-accounts = How the result came about
analysis-accounts_lead = All changes in each player’s chance of winning, added up over the whole match. A chance can be lost and regained many times, so a sum may exceed 100%.
analysis-at = Move { $n }
analysis-part-begin = At the start
analysis-hint-begin = chance of winning
analysis-part-luck = Luck
analysis-hint-luck = dice and cards
analysis-part-own = Own decisions
analysis-hint-own = compared with the best move found
analysis-part-others = Others’ decisions
analysis-hint-others = gained from their mistakes
analysis-part-rest = Unexplained
analysis-hint-rest = where the bot’s estimate changed
analysis-part-end = Result
analysis-hint-end = 100% = won
analysis-lessons = Costliest decisions
analysis-whose = Decisions by
analysis-all = Everyone
analysis-played = Played:
analysis-better = Better:
analysis-from_to = { $to } instead of { $from }
analysis-show = Show the board
analysis-no_lessons = No decision was clearly worse than the best one.
analysis-own =
    { $n ->
        [one] { $n } of your decisions comes back as a puzzle
       *[other] { $n } of your decisions come back as puzzles
    }
analysis-better_here = The next decision cost { $n }. Better: { $better }
hint-thinking = A strong bot is thinking…
hint-worth = { $share } chance of winning, about { $points } points a few moves later
hint-close = Hide the hint

## levels: how strong the bots are

level-rating = rated { $rating } here ({ $low }–{ $high }, { $n } matches)
level-measured =
    { $n ->
        [one] wins { $share } ± { $sure } of matches against one “{ $against }” (even odds: { $even })
       *[other] wins { $share } ± { $sure } of matches against { $n } “{ $against }” (even odds: { $even })
    }
level-unknown = no data for { $n } players

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Step { $n } of { $of }
teach-tutorial = Tutorial
teach-hint = Tip
teach-watch = Keep playing. Tips appear here when something new comes up.
teach-next = Next
teach-play_on = Keep playing
teach-match = Play my first match
teach-leave = Leave
teach-seen = Got it
teach-hush = Turn off tips

## text: the table in words

text-may = Your legal moves
text-news = Since your last move
text-latest = Latest events
text-quiet = Nothing has happened since.
text-board = On the board
text-players = Players
text-score = Score { $n }
text-talk = Log and chat
