/* The rows of statement_texts about notifications: the outbox, addresses, settings (notices.h).
 * Only for statements.c and statements_postgres.c. */
#ifndef STORE_SQL_STATEMENTS_NOTICES_H
#define STORE_SQL_STATEMENTS_NOTICES_H

/* clang-format off */

/* The first is true if a user is banned at that time; the second if a user is neither banned nor
 * deleted, according to the user's row. */
#define BANNED_AT(user, now) \
    "EXISTS (SELECT 1 FROM ban WHERE ban.user = " user " AND (until_ms IS NULL OR until_ms > " now \
    "))"
#define IS_HERE(user, now) "user.deleted_ms IS NULL AND NOT " BANNED_AT(user, now)
/* The columns in the order in which notices.c reads them. */
#define ADDRESS_COLUMNS \
    "number, user, channel, target, secret, form, name, state, made_ms, handled, due_ms, " \
    "sent_ms, failing_ms, failures, answer, about, language, template, hosted"
/* The first is true if the user has an active address; the second has the seats of a match with
 * such a person, as bits. */
#define IS_TOLD(user) \
    "EXISTS (SELECT 1 FROM address WHERE address.user = " user " AND channel <> 'letter' " \
    "AND about = 'me' AND state = 'on')"
#define TOLD \
    "(SELECT coalesce(sum(1 << CAST(seat AS int)), 0) FROM seat " \
    "WHERE match_number = match.number " \
    "AND " IS_TOLD("seat.user") ")"
/* A row of the outbox and whether its subject has passed. For a turn: the seat has not owed a
 * decision throughout, or its person has seen that version. For an invitation: the seat is no
 * longer reserved for them. For an end: it was seen, or the result counts for another user; for
 * all others the match has ended. For a vote: they have answered, or it has ended. For a vote
 * about them: they have acted or viewed the match. For a mention: the message was read. */
#define SINCE(what) \
    "EXISTS (SELECT 1 FROM move WHERE move.match_number = outbox.match_number " \
    "AND move.seq " what ")"
/* The events of a row; and the subject of the vote that began with the version of the outbox's
 * row. */
#define TOLD_EVENTS(row, as) \
    "json_each(iif(json_valid(" row ".events), " row ".events, '[]')) AS " as " "
#define ABOUT(events) \
    "(SELECT began.value ->> 'about' FROM move AS asks, " events("asks", "began") \
    "WHERE asks.match_number = outbox.match_number AND asks.seq = outbox.version " \
    "AND began.value ->> 'kind' = 'vote_opened')"
#define NOTICE_COLUMNS(events) \
    "outbox.number, outbox.user, match.id, match.game, outbox.event, outbox.version, " \
    "outbox.detail, outbox.at_ms, outbox.due_ms, CASE " \
    "WHEN outbox.match_number IS NULL THEN FALSE " \
    "WHEN event = 'invited' THEN match.status <> 'open' OR NOT EXISTS (SELECT 1 FROM seat " \
    "AS kept WHERE kept.match_number = match.number AND kept.invited = outbox.user) " \
    "WHEN at.seat IS NULL THEN event <> 'over' OR NOT EXISTS (SELECT 1 FROM seat AS counts " \
    "WHERE counts.match_number = match.number AND counts.answers = outbox.user) " \
    "WHEN event = 'over' THEN at.seen_end = 1 " \
    "WHEN event = 'mention' THEN at.chat_read >= version " \
    "WHEN match.status <> 'running' OR at.resigned IS NOT NULL THEN TRUE " \
    "WHEN event = 'seat' THEN at.seen >= version AND at.seen_ms IS NOT NULL OR " \
    SINCE("> version AND (move.user = outbox.user OR landmarks & 48 > 0 " \
          "AND EXISTS (SELECT 1 FROM " events("move", "ended") \
          "WHERE ended.value ->> 'kind' = 'vote_ended' AND ended.value ->> 'about' " \
          "IS NOT DISTINCT FROM " ABOUT(events) "))") \
    "WHEN event <> 'vote' AND at.bot IS NOT NULL THEN TRUE " \
    "WHEN event = 'began' THEN at.seen_ms > outbox.at_ms " \
    "WHEN event = 'vote' THEN " \
    SINCE("> version AND landmarks & 48 > 0 AND (move.seat = at.seat " \
          "OR EXISTS (SELECT 1 FROM " events("move", "ended") \
          "WHERE ended.value ->> 'kind' = 'vote_ended' AND ended.value ->> 'about' " \
          "IS NOT DISTINCT FROM " ABOUT(events) ") " \
          "OR events LIKE '%\"kind\":\"undo%')") \
    "WHEN event IN ('turn', 'deadline') THEN (event = 'turn' AND at.seen >= version " \
    "AND at.seen_ms IS NOT NULL) OR " \
    SINCE(">= version AND coalesce(owed, 255) >> CAST(at.seat AS int) & 1 = 0") \
    " END, notify_match.events FROM outbox LEFT JOIN match ON match.number = outbox.match_number " \
    "LEFT JOIN seat AS at ON at.match_number = outbox.match_number AND at.user = outbox.user " \
    "LEFT JOIN notify_match ON notify_match.user = outbox.user " \
    "AND notify_match.match_number = outbox.match_number"

#define STATEMENTS_OF_NOTICES \
    /* Users with an active address. */ \
    [STATEMENT_MATCH_TOLD] = \
        "UPDATE match SET told = " TOLD " WHERE number = ?1 AND told <> " TOLD, \
    [STATEMENT_USER_TOLD] = \
        "UPDATE match SET told = " TOLD " WHERE number IN (SELECT match_number FROM seat " \
        "INDEXED BY seat_mine WHERE user = ?1 AND seen_end = 0) AND " LIVE " AND told <> " TOLD, \
    /* For the person of seat ?2 of a match, and for user ?2; neither for the actor ?7. */ \
    [STATEMENT_NOTICE_SEAT] = \
        "INSERT OR REPLACE INTO outbox (user, match_number, event, version, at_ms, due_ms) " \
        "SELECT user, ?1, ?3, ?4, ?5, ?6 FROM seat WHERE match_number = ?1 AND seat = ?2 " \
        "AND user <> ?7 AND (bot IS NULL OR ?3 IN ('over', 'vote', 'seat')) " \
        "AND " IS_TOLD("seat.user") " AND NOT " BANNED_AT("seat.user", "?5") \
        " RETURNING user", \
    [STATEMENT_NOTICE_USER] = \
        "INSERT OR REPLACE INTO outbox (user, match_number, event, version, at_ms, due_ms) " \
        "SELECT id, ?1, ?3, ?4, ?5, ?6 FROM user WHERE id = ?2 AND id <> ?7 AND " \
        IS_TOLD("user.id") " AND NOT " BANNED_AT("user.id", "?5") " RETURNING user", \
    [STATEMENT_NOTICE_MATCH] = "SELECT number FROM match WHERE id = ?1", \
    [STATEMENT_ADDRESSES_WAKE] = \
        "UPDATE address SET due_ms = ?2 WHERE user = ?1 AND channel <> 'letter' " \
        "AND about = 'me' AND due_ms IS NULL AND state = 'on'", \
    [STATEMENT_ACCOUNT_EMAIL_ADDRESS] = \
        "INSERT INTO address (user, channel, target, name, state, made_ms, handled, due_ms) " \
        "SELECT id, 'letter', '', '', 'on', ?2, 0, ?2 FROM user WHERE id = ?1 " \
        "AND " IS_HERE("?1", "?2") " ON CONFLICT (user, channel, target) " \
        "DO UPDATE SET due_ms = coalesce(address.due_ms, ?2) RETURNING number", \
    [STATEMENT_ACCOUNT_EMAIL_INSERT] = \
        "INSERT OR REPLACE INTO outbox (user, event, version, detail, at_ms) " \
        "VALUES (?1, ?2, 0, ?3, ?4)", \
    [STATEMENT_MAIL_BEFORE] = \
        "DELETE FROM address WHERE user = ?1 AND channel = 'mail' AND target <> ?2", \
    /* A repeated address that is on still receives the queued rows; one that was removed does not.
     */ \
    [STATEMENT_ADDRESS_SAVE] = \
        "INSERT INTO address (user, channel, target, secret, form, name, state, made_ms, about, " \
        "language, template, hosted, handled) " \
        "SELECT id, ?2, ?3, ?4, ?5, ?6, 'on', ?7, ?8, ?9, ?10, ?11, CASE WHEN ?8 = 'public' " \
        "THEN (SELECT coalesce(max(number), 0) FROM public_event) " \
        "ELSE (SELECT coalesce(max(number), 0) FROM outbox) END " \
        "FROM user WHERE id = ?1 AND deleted_ms IS NULL " \
        "ON CONFLICT (user, channel, target) DO UPDATE SET secret = ?4, form = ?5, name = ?6, " \
        "about = ?8, language = ?9, template = ?10, hosted = ?11, state = 'on', " \
        "failing_ms = NULL, failures = 0, answer = NULL, " \
        "handled = CASE WHEN address.about = ?8 AND address.hosted = ?11 " \
        "AND (address.state = 'on' OR address.handled > excluded.handled) " \
        "THEN address.handled ELSE excluded.handled END RETURNING number", \
    [STATEMENT_ADDRESSES_HELD] = "SELECT count(*) FROM address WHERE user = ?1 AND channel = ?2", \
    [STATEMENT_ADDRESS_DELETE] = \
        "DELETE FROM address WHERE user = ?1 AND number = ?2 AND channel <> 'letter'", \
    [STATEMENT_ADDRESS_CLAIM] = \
        "UPDATE address SET due_ms = ?3 WHERE number = ?1 AND due_ms = ?2", \
    [STATEMENT_ADDRESS_HANDLED] = \
        "UPDATE address SET handled = CASE WHEN handled > ?3 THEN handled ELSE ?3 END, " \
        "due_ms = CASE WHEN ?6 = 'on' THEN " \
        "coalesce(?4, CASE WHEN about = 'public' AND EXISTS (SELECT 1 FROM public_event " \
        "WHERE public_event.number > address.handled AND public_event.number > ?3) " \
        "OR about = 'me' AND EXISTS (SELECT 1 FROM outbox WHERE outbox.user = address.user " \
        "AND outbox.number > address.handled AND outbox.number > ?3 AND outbox.due_ms IS " \
        "NULL AND " \
        "(match_number IS NULL) = (channel = 'letter')) THEN ?5 END) END, state = ?6, " \
        "sent_ms = ?7, " \
        "failing_ms = ?8, failures = ?9, answer = ?10 " \
        "WHERE number = ?1 AND due_ms = ?2 AND about = ?11", \
    /* At most ?3 rows of user ?1, emails or not (?2), that all the user's addresses have \
     * handled; then the first user after ?1 with awake rows. By outbox_waiting, both. */ \
    [STATEMENT_OUTBOX_PRUNE] = \
        "DELETE FROM outbox WHERE number IN (SELECT number FROM outbox WHERE user = ?1 " \
        "AND (match_number IS NULL) = (?2 <> 0) AND due_ms IS NULL AND number <= " \
        "coalesce((SELECT " \
        "min(handled) FROM address WHERE user = ?1 AND (channel = 'letter') = (?2 <> 0) " \
        "AND about = 'me' AND state = 'on'), 9223372036854775807) ORDER BY number LIMIT ?3)", \
    [STATEMENT_OUTBOX_NEXT] = \
        "SELECT user FROM outbox WHERE due_ms IS NULL AND user > ?1 ORDER BY user LIMIT 1", \
    /* All three for a row that sleeps until ?2; it wakes as the last of all. */ \
    [STATEMENT_NOTICE_SLEEP] = "UPDATE outbox SET due_ms = ?3 WHERE number = ?1 AND due_ms = ?2", \
    [STATEMENT_NOTICE_WAKE] = \
        "INSERT OR REPLACE INTO outbox (user, match_number, event, version, detail, at_ms) " \
        "SELECT user, match_number, event, version, detail, at_ms FROM outbox " \
        "WHERE number = ?1 AND due_ms = ?2", \
    [STATEMENT_NOTICES_ASK_AGAIN] = \
        "UPDATE outbox SET due_ms = at_ms WHERE user = ?1 AND due_ms > at_ms", \
    [STATEMENT_NOTICE_DELETE] = "DELETE FROM outbox WHERE number = ?1 AND due_ms = ?2", \
    [STATEMENT_NOTIFY_SAVE] = \
        "INSERT INTO notify (user, edit, language, mail_events, push_events, hook_events, " \
        "deadline_hours, digest_hours, quiet, time_zone, from_minute, to_minute) " \
        "SELECT id, ?2 + 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 FROM user WHERE id = ?1 " \
        "AND deleted_ms IS NULL ON CONFLICT (user) DO UPDATE SET edit = notify.edit + 1, " \
        "language = ?3, " \
        "mail_events = ?4, push_events = ?5, hook_events = ?6, deadline_hours = ?7, " \
        "digest_hours = ?8, quiet = ?9, time_zone = ?10, from_minute = ?11, to_minute = ?12 " \
        "WHERE notify.edit = ?2", \
    [STATEMENT_NOTIFY_MATCH_SAVE] = \
        "INSERT INTO notify_match (user, match_number, events) SELECT ?1, number, ?3 FROM match " \
        "WHERE id = ?2 ON CONFLICT (user, match_number) DO UPDATE SET events = ?3", \
    [STATEMENT_NOTIFY_MATCH_DELETE] = \
        "DELETE FROM notify_match WHERE user = ?1 " \
        "AND match_number = (SELECT number FROM match WHERE id = ?2)", \
    /* ?3: only instead of that one */ \
    [STATEMENT_MAIL_PENDING] = \
        "INSERT INTO notify (user, edit, language, mail_events, push_events, hook_events, " \
        "deadline_hours, digest_hours, quiet, from_minute, to_minute, pending) " \
        "SELECT id, 1, 'en', 255, 255, 255, 6, 0, 'calendar', 0, 0, ?2 FROM user WHERE id = ?1 " \
        "AND deleted_ms IS NULL AND guest = 0 AND ?3 IS NULL OR id = ?1 AND EXISTS " \
        "(SELECT 1 FROM notify WHERE user = ?1 AND pending = ?3) " \
        "ON CONFLICT (user) DO UPDATE SET pending = ?2", \
    [STATEMENT_USER_OUTBOX_DELETE] = \
        "DELETE FROM outbox WHERE number IN (SELECT number FROM outbox WHERE user = ?1 LIMIT ?2)", \
    [STATEMENT_USER_ADDRESSES_DELETE] = "DELETE FROM address WHERE user = ?1", \
    [STATEMENT_USER_NOTIFY_DELETE] = "DELETE FROM notify WHERE user = ?1", \
    [STATEMENT_USER_NOTIFY_MATCHES_DELETE] = "DELETE FROM notify_match WHERE user = ?1", \
    [STATEMENT_NOTIFY_READ] = \
        "SELECT edit, language, mail_events, push_events, hook_events, deadline_hours, " \
        "digest_hours, quiet, time_zone, from_minute, to_minute, pending FROM notify " \
        "WHERE user = ?1", \
    [STATEMENT_NOTIFY_MATCH_READ] = "SELECT events FROM notify_match WHERE user = ?1 " \
                                    "AND match_number = (SELECT number FROM match WHERE id = ?2)", \
    [STATEMENT_ADDRESSES_READ] = "SELECT " ADDRESS_COLUMNS " FROM address WHERE user = ?1 " \
                                 "AND channel <> 'letter' ORDER BY number", \
    [STATEMENT_ADDRESS_READ] = "SELECT " ADDRESS_COLUMNS " FROM address WHERE number = ?1", \
    [STATEMENT_MAIL_USERS] = "SELECT user FROM address WHERE channel = 'mail' AND target = ?1 " \
                             "ORDER BY number LIMIT ?2", \
    /* ?3 is an enum store_due. */ \
    [STATEMENT_ADDRESSES_DUE] = \
        "SELECT number, due_ms FROM address WHERE due_ms <= ?1 AND CASE " \
        "WHEN channel IN ('mail', 'letter') THEN 0 " \
        "WHEN sent_ms IS NOT NULL AND failures = 0 THEN 1 ELSE 2 END = ?3 " \
        "ORDER BY due_ms LIMIT ?2", \
    [STATEMENT_ADDRESSES_NEXT] = "SELECT min(due_ms) FROM address WHERE due_ms > ?1", \
    [STATEMENT_SLEEPERS_DUE] = "SELECT number, due_ms FROM outbox WHERE due_ms <= ?1 " \
                               "ORDER BY due_ms LIMIT ?2", \
    [STATEMENT_SLEEPERS_NEXT] = "SELECT min(due_ms) FROM outbox WHERE due_ms > ?1", \
    /* Rows of user ?1 after number ?2 that are emails or not (?3). */ \
    [STATEMENT_NOTICES_READ] = "SELECT " NOTICE_COLUMNS(TOLD_EVENTS) " WHERE outbox.user = ?1 " \
                               "AND outbox.number > ?2 AND outbox.due_ms IS NULL " \
                               "AND (outbox.match_number IS NULL) = (?3 <> 0) " \
                               "ORDER BY outbox.number LIMIT ?4", \
    [STATEMENT_NOTICE_READ] = "SELECT " NOTICE_COLUMNS(TOLD_EVENTS) " WHERE outbox.number = ?1", \
    [STATEMENT_EMAIL_LINK_KEY] = "SELECT value FROM secret WHERE name = 'letters'"
/* clang-format on */

#endif
