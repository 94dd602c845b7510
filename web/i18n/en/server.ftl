### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = It is your turn.
notice-deadline = Your time is running out.
notice-invited = You’ve been invited to a match.
notice-began = Your match has started.
notice-over = Your match is over.
notice-vote = A vote is waiting for your answer.
notice-mention = Someone mentioned you in the chat.
notice-seat = The others are voting about your seat.
notice-opened = A table is open.
notice-ended = A match has ended.
notice-full = A table is full.
notice-test = This is a test notification.
# A link to the picture of a match
hook-picture = Picture

# Subjects
notice-confirm = Confirm your email address
notice-reset = Reset your password
notice-moved = Your email address was changed
mail-more = { $n } notifications from your matches

mail-hello = Hello { $name },
mail-confirm = Someone (hopefully you) asked to get Ochre notifications at this address. To confirm, open this link within three days. If it wasn’t you, ignore this email; we won’t send any more.
mail-reset = To choose a new password, open this link within two hours. If you didn’t ask for this, ignore this email; your password stays the same.
mail-moved = Your notifications now go to a different email address. If you didn’t change it, sign in and change your password.
mail-why = You get this email because of the notification settings of your account.
mail-end = Unsubscribe:

feed-title = Ochre: my turns
feed-calendar = Ochre: my deadlines
feed-public = Ochre: tables and results
# In place of $match below
feed-match_with = { $game } with { $names }
feed-opened = Open table: { $match }
feed-turn = Your turn: { $match }
feed-due = Your move is due: { $match }
feed-vote = Vote about your seat: { $match }
feed-over = Finished: { $match }
feed-over_ranked = Finished: { $match }, ranked { $rank } of { $seats }
