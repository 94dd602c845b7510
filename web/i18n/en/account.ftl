### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Tokens for programs
programs-lead = A token lets a program do some of what you can do here. Give each program its own; changing your password revokes them all.
programs-once = Your token “{ $name }”. Copy it now: it won’t be shown again.
programs-secret = Token
programs-name = What is it for?
programs-may = Permissions
programs-scope_read = read: see your matches, the lobby, statistics
programs-scope_play = play: create, join and leave tables, make moves
programs-scope_chat = chat: write in the chat
programs-tag_read = read
programs-tag_play = play
programs-tag_chat = chat
programs-lasts = Expires
programs-days =
    { $n ->
        [366] in a year
        [7] in a week
       *[other] in { $n } days
    }
programs-make = Create token
programs-used = Last used { $day }.
programs-unused = Never used.
programs-until = Expires { $day }.
programs-end = Revoke
programs-end_of = Revoke the token { $name }
programs-bot = Bot account
programs-bot_lead = If a program plays with this account, say so: its name is then marked wherever others see it. This is permanent, and only possible before the account’s first match.
programs-become = Make this a bot account
programs-is_bot = This is a bot account, and others can see that.
passkeys-title = Passkeys
passkeys-lead = Sign in with your fingerprint, face or screen lock. A passkey stays with your device or your password manager.
passkeys-sign_in = Sign in with a passkey
passkeys-register = Use a passkey
passkeys-add = Add passkey
passkeys-name = Name
passkeys-name_hint = For example, the device. If left empty: this browser.
passkeys-rename = Rename
passkeys-rename_of = Rename the passkey { $name }
passkeys-remove = Remove
passkeys-remove_of = Remove the passkey { $name }
passkeys-made = Added { $day }.
passkeys-synced = on several devices
passkeys-added = Passkey added.
passkeys-confirm = Your browser first asks for a passkey that you already have.
passkeys-none_here = This browser has no passkeys.
passkeys-set_password = Set a password
providers-title = Linked sign-ins
providers-lead = Sign in here with an account that you have elsewhere.
providers-sign_in = Sign in with { $name }
providers-returning = Completing your sign-in …
providers-linked = Sign-in linked.
providers-made = Linked { $day }.
providers-not_offered = This server no longer offers it.
providers-unlink = Unlink
providers-unlink_of = Unlink { $name }
providers-which = Service
providers-link = Link
providers-link_of = Link { $name }
entry-closed = This server doesn’t accept new accounts.
entry-code = Invitation code
entry-code_hint = Ask someone who already plays here.
entry-code_title = Invitation
entry-set_up_title = Set up this server
entry-set_up_lead = You’re the first one here, so your account will be an administrator’s.
entry-registration = Who may register
entry-registration_open = Everyone
entry-registration_invite = Only with an invitation code
entry-registration_closed = No one
entry-guests = Playing without an account
entry-guests_on = Allowed
entry-guests_off = Only with the link to a table
entry-set_up_later = You can change this at any time under Administration.
entry-set_up_go = Create the account
entry-set_up = This server is set up.
entry-codes = Invitation codes
entry-codes_lead = Registering here takes an invitation code. Pass one on to people you’d like to see here.
entry-codes_idle = Codes are only needed while this server asks for one at registration.
entry-used = Used { $used } of { $uses }.
entry-until = Expires { $day }.
entry-expired = Expired { $day }.
entry-show = Link
entry-show_of = Show the link of { $name }
entry-revoke = Revoke
entry-revoke_of = Revoke { $name }
entry-note = Who is it for? (optional)
entry-uses = Number of people
entry-make = Create code
pace-title = Animations and sound
pace-lead = How fast people walk, dice roll and resources fly. Animations never delay your own clicks.
tastes-title = Appearance
tastes-kept = Saved with your account, for all your devices.
tastes-here = Saved on this device; with an account, on all your devices.
palette-title = Player colours
palette-ochre = ochre
palette-bright = bright
palette-safe = colour-blind safe
playing-title = Making moves
playing-one_click = Send every move with a single tap or key. Otherwise a move that cannot be undone shows a preview first. A mouse click always sends.
playing-confirm = Ask for confirmation before dice are rolled or something is revealed or lost
density-title = Layout
density-roomy = comfortable
density-dense = compact
mood-title = Scenery
mood-summer = summer
mood-winter = winter
mood-night = night
volume-title = Volume
install-title = On this device
install-lead = Get an icon for Ochre beside your other apps, and a window of its own.
install-go = Install Ochre
sessions-title = Where you are signed in
sessions-current = this device
sessions-unknown = Unknown device
sessions-times = since { $since }, last used { $used }
sessions-end = Sign out
sessions-end_of = Sign out: { $device }
sessions-end_others = Sign out all others
sessions-ended_others = You’re now signed in on this device only.
account-guest = You’re playing as the guest { $name }. Set a password to keep your name and matches on every device.
account-signed = Signed in as { $name }.
account-played = My results
account-none = Sign in, register, or simply play as a guest.
account-forgotten = Forgot your password?
account-sign_in = Sign in
account-register = Register
account-upgrade = Create account
account-password_hint = At least 8 characters.
account-change_password = Change password
account-old_password = Old password
account-new_password = New password
account-sign_out = Sign out
account-sign_out_all = Sign out everywhere
account-notices_lead = How we tell you about your matches when you’re away: push, email or feed.
account-notices_go = Notification settings
account-data = Your data
account-export = Download my data
account-guest_out = If you sign out as a guest, you can’t get this name back. Register first to keep it.

account-password = Password
account-password_changed = Password changed. Other devices have been signed out.
account-signed_out = You are signed out.
account-delete = Delete my account
account-deleted = Your account has been deleted.
account-part-me = Profile and sign-in
account-part-look = Appearance and controls
account-part-days = Notifications and time off
account-part-devices = Devices and programs
account-part-others = People and privacy
account-saving = Saving…
account-saved = Saved
account-saved_here = Saved in this browser
account-unsaved = Not saved yet. Trying again.

## calendar: quiet hours and vacations

calendar-quiet = Quiet hours
calendar-quiet_lead = During these hours, every day, your clocks in correspondence matches are paused. Up to 12 hours.
calendar-time_zone = Time zone
calendar-now_there = It is { $time } there now.
calendar-with_quiet = Use quiet hours
calendar-from = From
calendar-to = To
calendar-long = { $hours } a day
calendar-too_long = Quiet hours can’t exceed 12 hours a day.
calendar-save = Save
calendar-saved = Saved. In effect from now on.
calendar-vacation = Vacation
calendar-vacation_lead = On these days your correspondence clocks are paused. You have 30 days a year.
calendar-left =
    { $n ->
        [one] { $n } day left in { $year }
       *[other] { $n } days left in { $year }
    }
calendar-first_day = First day
calendar-last_day = Last day
calendar-go =
    { $n ->
        [0] Add vacation
        [one] Add vacation ({ $n } day)
       *[other] Add vacation ({ $n } days)
    }
calendar-on = You’re on vacation up to and including { $last }.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } day)
           *[other] { $first } ({ $n } days)
        }
       *[other] { $n ->
            [one] { $first } to { $last } ({ $n } day)
           *[other] { $first } to { $last } ({ $n } days)
        }
    }
calendar-end = End now
calendar-take_back = Cancel
calendar-end_of = End now: { $span }
calendar-take_back_of = Cancel: { $span }
calendar-none = No vacation planned.

## letter: the page where links of letters lead

letter-confirm = Confirm your email address
letter-confirm_lead = After that, we’ll email you about your matches.
letter-confirm_go = Confirm address
letter-confirmed = Your email address is confirmed.
letter-reset = Choose a new password
letter-reset_lead = You’ll be signed out on all devices.
letter-reset_go = Set password
letter-password = New password, at least 8 characters
letter-password_set = Password changed. You can now sign in with it.
letter-unsubscribe = Unsubscribe
letter-unsubscribe_lead = This removes your email address from your account.
letter-unsubscribe_go = Unsubscribe
letter-unsubscribed = You won’t get any more emails from us.
letter-forgotten = Forgot your password?
letter-forgotten_lead = If your account has a confirmed email address, we’ll send a reset link to it.
letter-forgotten_go = Send reset link
letter-name = Account name or email address
letter-asked = If there is an account with a confirmed email address, a reset link is on its way.
letter-lost = This link doesn’t work
letter-lost_lead = It seems to be incomplete. Copy the whole link from the email.
letter-done = Done
letter-account = Go to account

## notices: notices

notices-title = Notifications
notices-back = ‹ Account
notices-lead = How we tell you about your matches when you’re away.
notices-none = Sign in, or join a table as a guest, to set up notifications.
notices-what = Notify me when
notices-event = Event
notices-mail = Email
notices-push = Push
notices-hook = Webhook
notices-event-turn = It’s my turn
notices-event-deadline = My time is running out
notices-event-invited = I’m invited
notices-event-began = A match starts
notices-event-over = A match ends
notices-event-vote = A vote needs my answer
notices-event-seat = The others vote about my seat
notices-event-mention = Someone mentions me in chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Warn me when I have less than
notices-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
notices-digest = Email frequency
notices-at_once = Immediately
notices-digest_of =
    { $n ->
        [one] At most one an hour
       *[other] At most one every { $n } hours
    }
notices-quiet = Do not disturb
notices-quiet-none = Off: always send
notices-quiet-calendar = During my quiet hours
notices-quiet-own = During these hours
notices-from = From
notices-to = To
notices-zone = Time zone
notices-save = Save
notices-saved = Saved.
notices-here = this device
notices-unknown_device = Unknown device
notices-try = Send test
notices-try_of = Send test: { $name }
notices-tried = Test sent ({ $answer }).
notices-tried_in_vain = Test failed ({ $answer }).
notices-drop = Remove
notices-drop_of = Remove: { $name }
notices-state-failing = Recent deliveries failed ({ $answer }); we keep trying.
notices-state-gone = No longer reachable. Remove it, then add it again if you like.
notices-push_title = Devices
notices-device-none = This browser can’t show notifications while Ochre is closed.
notices-device-denied = Notifications from this site are blocked in your browser settings.
notices-device-off = This device can notify you even while Ochre is closed.
notices-device-on = Notifications are on for this device.
notices-device-failed = Notifications no longer reach this device: the browser couldn’t renew them. Turn them on again.
notices-device_on = Turn on notifications
notices-said_no = This browser blocks notifications.
notices-mail_title = Email
notices-mail_address = Address
notices-mail_hint = We’ll email you a confirmation link.
notices-mail_give = Send confirmation link
notices-mail_guest = Guests can’t add an email address. Register first.
notices-letter_sent = Confirmation email sent.
notices-pending = Not confirmed yet: { $address }. Open the link in the email.
notices-hook_title = Webhooks
notices-hook_lead = Send notifications to a chat room or to your own program.
notices-hook_url = Address (URL)
notices-hook_form = Format
notices-form_words-text = Plain text
notices-form_words-json = Signed JSON
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = My own JSON template
notices-form-text = text
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = template
notices-hook_about = About
notices-about_words-me = my matches
notices-about_words-hosted = the tables that I host
notices-about_words-public = all public tables and results
notices-about-hosted = my tables
notices-about-public = public
notices-hook_language = Language of the texts
notices-hook_language_mine = as my account
notices-hook_homeserver = Homeserver (URL)
notices-hook_room = ID of the room, such as !abc:example.org
notices-hook_token = Access token (never shown again)
notices-hook_template = Template (JSON)
notices-hook_names = Values, inside strings: { $names }
notices-hook_preview = Preview
notices-hook_sample = Example message
notices-hook_add = Add
notices-hook_secret = Signing secret (shown only once)
notices-copy_of = Copy: { $name }
notices-feed_title = Feed and calendar
notices-feed_lead = Your turns in a feed reader, your deadlines in a calendar. Anyone who has these links can read them.
notices-feed_atom = Turns and results (Atom)
notices-feed_calendar = Deadlines (iCalendar)
notices-feed_once = These links are shown only once.
notices-feed_made = Your links are active. They were shown when you created them.
notices-feed_make = Create links
notices-feed_new = Replace links
notices-feed_end = Disable links

## mine: the page of my matches

mine-nobody = Sign in, or join a table as a guest, to see your matches here.
mine-none_found = No matches found.
mine-again = Try again
mine-missed = Your matches could not be loaded.
mine-none_waits = Nothing is waiting for you.
mine-go_next = Next match
mine-part-turn = Your turn
mine-part-asked = Invitations
mine-part-unseen = Recently finished
mine-part-others = Waiting for others
mine-part-ended = Past matches
mine-forget = Mark as seen
mine-offline = Played offline
mine-ended_show = Show past matches
mine-ended_more = Show more
mine-filter_text = Search by player, game or variant
mine-filter_game = Game
mine-filter_pace = Time control
mine-any = All
mine-pace-days = Correspondence
mine-pace-live = Live
mine-open = not started
mine-result =
    { $rank ->
        [1] you won, { $score } points
       *[other] { $rank } of { $seats }, { $score } points
    }
mine-bot_plays = a bot plays for you
mine-voted = vote about your seat, until { $until }
mine-fresh =
    { $n ->
        [one] { $n } new move
       *[other] { $n } new moves
    }
mine-unread =
    { $n ->
        [one] { $n } new chat message
       *[other] { $n } new chat messages
    }
