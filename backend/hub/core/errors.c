#include "hub/core/errors.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"

struct error_row {
    const char *name;
    int status;
    const char *message;
};

static const struct error_row rows[HUB_ERRORS] = {
    [HUB_OK] = {"ok", 200, "Done."},
    [HUB_BAD_REQUEST] = {"bad_request", 400, "The request could not be understood."},
    [HUB_BAD_NAME] = {"bad_name", 400,
                      "Names must be 1 to 40 visible characters long, in one alphabet."},
    [HUB_BAD_PASSWORD] = {"bad_password", 400, "Passwords must be 8 to 200 characters long."},
    [HUB_NOT_SIGNED_IN] = {"not_signed_in", 401, "Choose a name or sign in first."},
    [HUB_ALREADY_SIGNED_IN] = {"already_signed_in", 409, "You're already signed in."},
    [HUB_WRONG_PASSWORD] = {"wrong_password", 403, "Wrong name or password."},
    [HUB_WRONG_ORIGIN] = {"wrong_origin", 403,
                          "That request came from another site and was blocked."},
    [HUB_NAME_TAKEN] = {"name_taken", 409,
                        "That name, or one that looks like it, is taken. Please choose another."},
    [HUB_NOT_FOUND] = {"not_found", 404, "There is nothing at this address."},
    [HUB_METHOD_NOT_ALLOWED] = {"method_not_allowed", 405, "Method not allowed at this address."},
    [HUB_NO_SUCH_MATCH] = {"no_such_match", 404,
                           "There is no such match, or you have no access to it."},
    [HUB_NO_SUCH_PUZZLE] = {"no_such_puzzle", 404, "There is no such puzzle."},
    [HUB_NO_SUCH_VERSION] = {"no_such_version", 404, "The match hasn't reached that move yet."},
    [HUB_NO_SUCH_GAME] = {"no_such_game", 404, "This server does not have that game."},
    [HUB_NO_SUCH_BOT] = {"no_such_bot", 404, "This server does not have that bot."},
    [HUB_BAD_SEATS] = {"bad_seats", 400, "This game cannot be played with that number of players."},
    [HUB_BAD_SEAT] = {"bad_seat", 400, "That seat does not exist."},
    [HUB_BAD_OPTION] = {"bad_option", 400, "This game has no such option."},
    [HUB_BAD_CLOCK] = {"bad_clock", 400, "That time control is not allowed."},
    [HUB_SEAT_TAKEN] = {"seat_taken", 409, "That seat is taken."},
    [HUB_SEAT_KEPT] = {"seat_kept", 409, "That seat is reserved for someone else."},
    [HUB_BAD_LINK] = {"bad_link", 403, "This link does not belong to a seat in this match."},
    [HUB_LINK_USED] = {"link_used", 409, "Someone has already used this link."},
    [HUB_LINK_OVER] = {"link_over", 409, "That seat is no longer on offer."},
    [HUB_ALREADY_SEATED] = {"already_seated", 409, "You already have a seat at this table."},
    [HUB_ALREADY_INVITED] = {"already_invited", 409,
                             "That player is already seated or invited here."},
    [HUB_NOT_INVITABLE] = {"not_invitable", 409, "That player cannot be invited right now."},
    [HUB_NOT_WELCOME] = {"not_welcome", 403, "You cannot join this table."},
    [HUB_ACCOUNT_NEEDED] = {"account_needed", 403, "This needs an account; guests cannot do it."},
    [HUB_NO_SUCH_LINK] = {"no_such_link", 404,
                          "This link no longer works. A newer one may have been created."},
    [HUB_NOT_SEATED] = {"not_seated", 403, "You do not have a seat at this table."},
    [HUB_NOT_HOST] = {"not_host", 403, "Only the host can do that."},
    [HUB_KEY_NEEDED] = {"key_needed", 403, "This table is joined by its invitation link."},
    [HUB_SEATS_EMPTY] = {"seats_empty", 409, "Some seats are still empty."},
    [HUB_NOT_OPEN] = {"not_open", 409, "This match has already begun."},
    [HUB_NOT_RUNNING] = {"not_running", 409, "This match is not in progress."},
    [HUB_STILL_RUNNING] = {"still_running", 409, "This match is not over yet."},
    [HUB_NOT_ALLOWED] = {"not_allowed", 403, "You're not allowed to do that."},
    [HUB_STALE] = {"stale", 409, "The match has moved on. Please look at the board again."},
    [HUB_BAD_ID] = {"bad_id", 400, "A request id must be 1 to 64 visible characters long."},
    [HUB_TOO_MANY_MATCHES] = {"too_many_matches", 429,
                              "You have too many matches. Finish or leave one first."},
    [HUB_TOO_MANY_MATCHES_HERE] =
        {"too_many_matches_here", 429,
         "Too many open matches come from your network; finish one first."},
    [HUB_TOO_MANY_STANDING] = {"too_many_standing", 429,
                               "You have the maximum number of repeating tables; stop one first."},
    [HUB_TOO_MANY_INVITATIONS] =
        {"too_many_invitations", 429,
         "You have the maximum number of open invitations; wait for an answer."},
    [HUB_TOO_MANY_RELATIONS] = {"too_many_relations", 409,
                                "You've reached the limit for muted and blocked players."},
    [HUB_TOO_MANY_ADDRESSES] = {"too_many_addresses", 409,
                                "You have too many notification addresses. Remove one first."},
    [HUB_BAD_ADDRESS] = {"bad_address", 400, "This address cannot be used."},
    [HUB_BAD_EMAIL_LINK] = {"bad_letter", 403, "This link is invalid or has expired."},
    [HUB_NO_CHANNEL] = {"no_channel", 409, "This server does not offer that kind of notification."},
    [HUB_TOO_MANY_GUESTS] = {"too_many_guests", 429,
                             "Too many guests have joined from your network today; sign in."},
    [HUB_NO_ROOM] = {"no_room", 503, "The server has no room for another match right now."},
    [HUB_TOO_MANY_REQUESTS] = {"too_many_requests", 429, "Too many requests; wait a moment."},
    [HUB_TOO_MANY_SUBSCRIPTIONS] = {"too_many_subscriptions", 429,
                                    "This connection is watching too many matches."},
    [HUB_BUSY] = {"busy", 503, "The server is busy; try again."},
    [HUB_REFUSED] = {"refused", 422, "The rules do not allow that."},
    [HUB_STORE] = {"store", 503, "That could not be saved, so nothing has changed; try again."},
    [HUB_SHUTTING_DOWN] = {"shutting_down", 503,
                           "The server is restarting; try again in a moment."},
    [HUB_BANNED] = {"banned", 403, "This account has been banned from this server."},
    [HUB_NO_SUCH_USER] = {"no_such_user", 404, "There is no such user."},
    [HUB_NO_SUCH_QUERY] = {"no_such_query", 404, "There is no query with that name."},
    [HUB_YOURSELF] = {"yourself", 409, "You cannot do that to yourself."},
    [HUB_NO_ACCOUNT] = {"no_account", 409, "Guests do not have an account."},
    [HUB_TOO_MANY_QUERIES] = {"too_many_queries", 409,
                              "There are too many saved queries. Delete one first."},
    [HUB_NOT_NOW] = {"not_now", 503,
                     "This cannot be loaded right now; the server is trying again."},
    [HUB_MATCH_DAMAGED] = {"match_damaged", 409,
                           "This match's record is damaged, so play cannot continue. An "
                           "administrator needs to look at it."},
    [HUB_MATCH_NEWER] = {"match_newer", 409,
                         "This match needs newer rules than this server has. It stays as it is "
                         "until the server is updated."},
    [HUB_MATCH_OLDER] =
        {"match_older", 409,
         "This match uses older rules that this server no longer supports. It stays as it is."},
    [HUB_UNKNOWN_TIME_ZONE] = {"unknown_time_zone", 400, "Unknown time zone."},
    [HUB_BAD_TIME] = {"bad_time", 400, "A time of day must look like 22:30."},
    [HUB_QUIET_TOO_LONG] = {"quiet_too_long", 400, "Quiet hours cannot exceed 12 hours a day."},
    [HUB_TOO_MANY_CHANGES] = {"too_many_changes", 409,
                              "You've changed your quiet hours too often. Please wait a few days."},
    [HUB_BAD_DAYS] = {"bad_days", 400,
                      "A vacation lasts 1 to 30 days and must start within a year."},
    [HUB_VACATION_OVERLAPS] = {"vacation_overlaps", 409,
                               "Some of these days overlap with another vacation."},
    [HUB_VACATION_SPENT] = {"vacation_spent", 409,
                            "You do not have that many vacation days left in that year."},
    [HUB_TOO_MANY_VACATIONS] = {"too_many_vacations", 409,
                                "You have too many vacations planned or recently ended."},
    [HUB_NO_SUCH_VACATION] = {"no_such_vacation", 404, "This vacation does not exist, or is over."},
    [HUB_BAD_TOKEN] = {"bad_token", 401, "This token does not exist or has expired."},
    [HUB_SCOPE] = {"scope", 403, "This token does not have permission for that."},
    [HUB_HAS_PLAYED] = {"has_played", 409, "This account has already played."},
    [HUB_TOO_MANY_STREAMS] = {"too_many_streams", 429, "You have too many event streams open."},
    [HUB_CHAT_FULL] = {"chat_full", 409, "This chat is full."},
    [HUB_CHAT_MUTED] = {"chat_muted", 403, "A moderator has muted you; you cannot chat for now."},
    [HUB_WARNING_OPEN] = {"warning_open", 403,
                          "A moderator has warned you. Confirm the warning first."},
    [HUB_NO_SUCH_REPORT] = {"no_such_report", 404, "There is no such report."},
    [HUB_REPORTED_ALREADY] = {"reported_already", 409,
                              "You have reported that already. A moderator will look at it."},
    [HUB_REPORT_SETTLED] = {"report_settled", 409, "Someone has already dealt with this report."},
    [HUB_TOO_MANY_REPORTS] = {"too_many_reports", 429,
                              "You have the maximum number of open reports; wait for an answer."},
    [HUB_NO_BRANCH] = {"no_branch", 409, "A match cannot be continued from this point."},
    [HUB_NO_ANALYSIS] = {"no_analysis", 409, "This match cannot be analysed on this server."},
    [HUB_TOO_MANY_TOKENS] = {"too_many_tokens", 409,
                             "You have the maximum number of tokens. Revoke one first."},
    [HUB_TOO_MANY_BOOKMARKS] = {"too_many_bookmarks", 409,
                                "You have the maximum number of bookmarks. Delete one first."},
    [HUB_BAD_PASSKEY] = {"bad_passkey", 403, "That passkey could not be verified."},
    [HUB_NO_SUCH_PASSKEY] = {"no_such_passkey", 403,
                             "This passkey belongs to no account here. It may have been removed."},
    [HUB_PASSKEY_EXPIRED] = {"passkey_expired", 403, "That took too long. Please try again."},
    [HUB_LAST_PASSKEY] =
        {"last_passkey", 409,
         "You need this passkey to sign in. Set a password or add another one first."},
    [HUB_TOO_MANY_PASSKEYS] = {"too_many_passkeys", 409,
                               "You have the maximum number of passkeys. Remove one first."},
    [HUB_PROVIDER_UNREACHABLE] = {"provider_unreachable", 503,
                                  "The sign-in service does not answer. Try again in a while, or "
                                  "sign in another way."},
    [HUB_PROVIDER_REFUSED] = {"provider_refused", 403,
                              "The sign-in service did not confirm who you are. Please try again."},
    [HUB_PROVIDER_EXPIRED] = {"provider_expired", 403,
                              "This sign-in took too long, was used before, or began in another "
                              "browser. Please try again."},
    [HUB_NO_SUCH_PROVIDER] = {"no_such_provider", 404,
                              "This server does not offer that sign-in service."},
    [HUB_IDENTITY_TAKEN] = {"identity_taken", 409,
                            "That sign-in already belongs to an account here."},
    [HUB_LAST_IDENTITY] = {"last_identity", 409,
                           "You need this to sign in. Set a password or add a passkey first."},
    [HUB_TOO_MANY_IDENTITIES] = {"too_many_identities", 409,
                                 "You have the maximum number of linked sign-ins. Remove one "
                                 "first."},
    [HUB_SIGN_IN_AGAIN] = {"sign_in_again", 403,
                           "Sign out and in again first, to show that it is you."},
    [HUB_NO_SUCH_TOURNAMENT] = {"no_such_tournament", 404, "There is no such tournament."},
    [HUB_BAD_TOURNAMENT] = {"bad_tournament", 400, "These rules do not make a tournament."},
    [HUB_NOT_ORGANISER] = {"not_organiser", 403,
                           "Only the organiser can do that, before the first round."},
    [HUB_ENTRIES_CLOSED] = {"entries_closed", 409, "This tournament takes no entries now."},
    [HUB_TOURNAMENT_FULL] = {"tournament_full", 409, "This tournament is full."},
    [HUB_TOO_MANY_TOURNAMENTS] = {"too_many_tournaments", 409,
                                  "You already organise the maximum number of tournaments."},
    [HUB_REGISTRATION_CLOSED] = {"registration_closed", 403, "This server takes no new accounts."},
    [HUB_CODE_NEEDED] = {"code_needed", 403,
                         "Registering on this server needs an invitation code."},
    [HUB_BAD_CODE] = {"bad_code", 403, "This invitation code is invalid, used up or has expired."},
    [HUB_NO_GUESTS] = {"no_guests", 403, "This server takes no guests; sign in."},
    [HUB_TOO_MANY_CODES] =
        {"too_many_codes", 409,
         "You cannot make more invitation codes, or codes for that many people."},
    [HUB_CONDITIONAL_CHANGED] = {"orders_changed", 409,
                                 "Your conditional moves have changed since you opened them."},
    [HUB_TOO_MANY_CONDITIONAL] =
        {"too_many_orders", 409,
         "You have conditional moves in too many matches. Remove some first."},
};

/* The members that errors are usually about. */
static const char *const fields[HUB_ERRORS] = {
    [HUB_BAD_NAME] = "name",
    [HUB_BAD_PASSWORD] = "password",
    [HUB_NO_SUCH_GAME] = "game",
    [HUB_NO_SUCH_BOT] = "bot",
    [HUB_BAD_SEATS] = "seats",
    [HUB_BAD_SEAT] = "seat",
    [HUB_BAD_OPTION] = "options",
    [HUB_BAD_CLOCK] = "clock",
    [HUB_BAD_ID] = "id",
    [HUB_UNKNOWN_TIME_ZONE] = "time_zone",
    [HUB_QUIET_TOO_LONG] = "quiet_to",
    [HUB_BAD_DAYS] = "last_day",
};

static const char *const refusal_messages[GAME_REFUSALS] = {
    [GAME_ACCEPTED] = "Done.",
    [GAME_OVER] = "This match is over.",
    [GAME_NOT_YOUR_TURN] = "It is not your turn.",
    [GAME_WRONG_KIND] = "A different decision is needed now.",
    [GAME_BAD_PLACE] = "You cannot go there.",
    [GAME_PLACE_FULL] = "That place is full for this round.",
    [GAME_ALREADY_THERE] = "You already have people there.",
    [GAME_BAD_PEOPLE] = "You cannot place that many people there.",
    [GAME_BAD_TOOLS] = "You do not have that tool, or you've already used it.",
    [GAME_BAD_PAYMENT] = "That does not match the price.",
    [GAME_NOT_ENOUGH] = "You do not have enough.",
    [GAME_BAD_DIE] = "That die has already been taken.",
    [GAME_TOO_MANY] = "A group that large cannot move to a smaller one.",
    [GAME_BAD_MOVE] = "That is not a valid move.",
    [GAME_NOTHING_TO_UNDO] = "You have no move to undo.",
    [GAME_UNDO_REVEALED] = "Something was revealed since then; the others would have to agree.",
    [GAME_UNDO_OTHERS_MOVED] = "Others have moved since then; they would have to agree.",
    [GAME_UNDO_NOT_ALLOWED] = "That cannot be undone at this table.",
    [GAME_UNDO_ASKED] = "Someone has already asked to undo a move.",
    [GAME_UNDO_NOT_ASKED] = "There is no undo request to answer.",
    [GAME_UNDO_REFUSED] = "The others have declined to undo that move.",
    [GAME_BOT_PLAYS] = "A bot is playing for you. Take your seat back first.",
    [GAME_NOT_AWAY] = "No bot is playing for this seat.",
    [GAME_RESIGNED] = "This seat has resigned.",
    [GAME_NOT_OFFERED] = "This seat is not on offer.",
    [GAME_ALREADY_ASKED] = "There is already a vote on that.",
    [GAME_NO_VOTE] = "You cannot cast that vote now.",
    [GAME_TOO_OFTEN] = "You've reached the limit for that in this match.",
    [GAME_TOO_SOON] = "It is too soon for that: that seat has more time.",
    [GAME_STILL_OWED] = "The bot makes the decision over which this seat timed out first.",
};

const char *hub_error_name(const struct hub_error *error)
{
    if (error->code == HUB_REFUSED) return game_refusal_name(error->refusal);
    if (error->code == HUB_STORE) return store_err_name(error->store);
    return rows[error->code].name;
}

int hub_error_status(const struct hub_error *error)
{
    return rows[error->code].status;
}

const char *hub_error_message(const struct hub_error *error)
{
    if (error->code == HUB_REFUSED) return refusal_messages[error->refusal];
    return rows[error->code].message;
}

struct hub_error hub_error_of(enum hub_err code)
{
    return (struct hub_error){.code = code};
}

struct hub_error hub_error_at(enum hub_err code, const char *field)
{
    return (struct hub_error){.code = code, .wrong = {.field = field}};
}

struct hub_error hub_error_range(enum hub_err code, const char *field, int64_t given, int64_t least,
                                 int64_t most)
{
    struct hub_error error = {.code = code,
                              .wrong = {.field = field,
                                        .allowed = HUB_ALLOWED_RANGE,
                                        .least = least,
                                        .most = most,
                                        .is_number = true}};
    (void)snprintf(error.wrong.given, sizeof(error.wrong.given), "%" PRId64, given);
    return error;
}

/* Repeats a text that was given, if it is short: a cut could split a character. */
static void given_set(struct hub_wrong *wrong, const char *given)
{
    if (given != NULL && strlen(given) <= HUB_GIVEN_BYTES_MAX)
        (void)text_copy(wrong->given, sizeof(wrong->given), given);
}

struct hub_error hub_error_words(enum hub_err code, const char *field, const char *given,
                                 const char *words)
{
    struct hub_error error = {
        .code = code, .wrong = {.field = field, .allowed = HUB_ALLOWED_WORDS, .words = words}};
    given_set(&error.wrong, given);
    return error;
}

struct hub_error hub_error_game(enum hub_err code, const char *field, const char *given,
                                enum hub_allowed allowed, const struct game *game)
{
    struct hub_error error = {.code = code,
                              .wrong = {.field = field, .allowed = allowed, .game = game}};
    given_set(&error.wrong, given);
    return error;
}

const char *hub_error_field(const struct hub_error *error)
{
    return error->wrong.field != NULL ? error->wrong.field : fields[error->code];
}

struct hub_error hub_error_often(int64_t retry_ms)
{
    return (struct hub_error){.code = HUB_TOO_MANY_REQUESTS, .retry_ms = retry_ms};
}
