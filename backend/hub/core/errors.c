#include "hub/core/errors.h"

struct error_row {
    const char *name;
    int status;
    const char *message;
};

static const struct error_row rows[HUB_ERRORS] = {
    [HUB_OK] = {"ok", 200, "Done."},
    [HUB_BAD_REQUEST] = {"bad_request", 400, "That request could not be understood."},
    [HUB_BAD_NAME] = {"bad_name", 400,
                      "A name has 1 to 40 visible characters, its letters of one alphabet."},
    [HUB_BAD_PASSWORD] = {"bad_password", 400, "A password has 8 to 200 characters."},
    [HUB_NOT_SIGNED_IN] = {"not_signed_in", 401, "Choose a name or sign in first."},
    [HUB_ALREADY_SIGNED_IN] = {"already_signed_in", 409, "You already have a name here."},
    [HUB_WRONG_PASSWORD] = {"wrong_password", 403, "The name or the password is wrong."},
    [HUB_WRONG_ORIGIN] = {"wrong_origin", 403, "That request came from another site."},
    [HUB_NAME_TAKEN] = {"name_taken", 409,
                        "Somebody already has that name, or one that looks like it."},
    [HUB_NOT_FOUND] = {"not_found", 404, "There is nothing at this address."},
    [HUB_METHOD_NOT_ALLOWED] = {"method_not_allowed", 405,
                                "This address does not allow that method."},
    [HUB_NO_SUCH_MATCH] = {"no_such_match", 404,
                           "There is no such match, or it is not open to you."},
    [HUB_NO_SUCH_VERSION] = {"no_such_version", 404, "This match has not come so far."},
    [HUB_NO_SUCH_GAME] = {"no_such_game", 404, "This server does not know that game."},
    [HUB_NO_SUCH_BOT] = {"no_such_bot", 404, "This server does not know that bot."},
    [HUB_BAD_SEATS] = {"bad_seats", 400, "This game cannot be played by so many."},
    [HUB_BAD_SEAT] = {"bad_seat", 400, "There is no such seat."},
    [HUB_BAD_OPTION] = {"bad_option", 400, "This game has no such option."},
    [HUB_BAD_CLOCK] = {"bad_clock", 400, "No match can have such a clock."},
    [HUB_SEAT_TAKEN] = {"seat_taken", 409, "That seat is taken."},
    [HUB_SEAT_KEPT] = {"seat_kept", 409, "That seat is reserved for somebody."},
    [HUB_BAD_LINK] = {"bad_link", 403, "This link leads to no seat of this match."},
    [HUB_LINK_USED] = {"link_used", 409, "Somebody has taken that seat by this link already."},
    [HUB_LINK_OVER] = {"link_over", 409, "That seat is not offered any more."},
    [HUB_ALREADY_SEATED] = {"already_seated", 409, "You already have a seat at this table."},
    [HUB_ALREADY_INVITED] = {"already_invited", 409,
                             "That person sits there, or a seat is reserved for them already."},
    [HUB_NOT_INVITABLE] = {"not_invitable", 409, "That person cannot be invited now."},
    [HUB_NOT_WELCOME] = {"not_welcome", 403, "You cannot sit down at this table."},
    [HUB_ACCOUNT_NEEDED] = {"account_needed", 403, "That needs an account."},
    [HUB_NO_SUCH_LINK] = {"no_such_link", 404, "This link does not open anything any more."},
    [HUB_NOT_SEATED] = {"not_seated", 403, "You have no seat at this table."},
    [HUB_NOT_HOST] = {"not_host", 403, "Only the one who opened the table may do that."},
    [HUB_KEY_NEEDED] = {"key_needed", 403, "This table is joined by its invitation link."},
    [HUB_SEATS_EMPTY] = {"seats_empty", 409, "There are still empty seats."},
    [HUB_NOT_OPEN] = {"not_open", 409, "This match has already begun."},
    [HUB_NOT_RUNNING] = {"not_running", 409, "This match is not being played."},
    [HUB_STILL_RUNNING] = {"still_running", 409, "This match is not over yet."},
    [HUB_NOT_ALLOWED] = {"not_allowed", 403, "You may not do that."},
    [HUB_STALE] = {"stale", 409, "The table has moved on since; look again."},
    [HUB_BAD_ID] = {"bad_id", 400, "A request id has 1 to 64 visible characters."},
    [HUB_TOO_MANY_MATCHES] = {"too_many_matches", 429,
                              "You have too many open matches; finish or leave one."},
    [HUB_TOO_MANY_MATCHES_HERE] = {"too_many_matches_here", 429,
                                   "Too many open matches come from your address; finish one."},
    [HUB_TOO_MANY_STANDING] = {"too_many_standing", 429,
                               "You have as many standing challenges as you may; end one."},
    [HUB_TOO_MANY_INVITATIONS] = {"too_many_invitations", 429,
                                  "You keep as many seats for others as you may; wait for an "
                                  "answer."},
    [HUB_TOO_MANY_RELATIONS] = {"too_many_relations", 409,
                                "You have muted and blocked as many people as you may."},
    [HUB_TOO_MANY_ADDRESSES] = {"too_many_addresses", 409,
                                "You are told at as many places as you may."},
    [HUB_BAD_ADDRESS] = {"bad_address", 400, "This address cannot be used."},
    [HUB_BAD_LETTER] = {"bad_letter", 403, "This link does not hold, or not any more."},
    [HUB_NO_CHANNEL] = {"no_channel", 409, "This server tells nobody that way."},
    [HUB_TOO_MANY_GUESTS] = {"too_many_guests", 429,
                             "Too many guests have come from your address today; sign in."},
    [HUB_NO_ROOM] = {"no_room", 503, "The server has no room for another match now."},
    [HUB_TOO_MANY_REQUESTS] = {"too_many_requests", 429, "Too many requests; wait a little."},
    [HUB_TOO_MANY_SUBSCRIPTIONS] = {"too_many_subscriptions", 429,
                                    "This connection watches too many matches."},
    [HUB_BUSY] = {"busy", 503, "The server is busy; try again."},
    [HUB_REFUSED] = {"refused", 422, "The rules do not allow that."},
    [HUB_STORE] = {"store", 503, "That could not be saved, so it did not happen; try again."},
    [HUB_SHUTTING_DOWN] = {"shutting_down", 503,
                           "The server is being restarted; try again in a moment."},
    [HUB_BANNED] = {"banned", 403, "This account has been banned from this server."},
    [HUB_NO_SUCH_USER] = {"no_such_user", 404, "There is no such user."},
    [HUB_NO_SUCH_QUERY] = {"no_such_query", 404, "There is no query with that name."},
    [HUB_YOURSELF] = {"yourself", 409, "You cannot do that to yourself."},
    [HUB_NO_ACCOUNT] = {"no_account", 409, "A guest has no account."},
    [HUB_TOO_MANY_QUERIES] = {"too_many_queries", 409,
                              "Too many queries are saved; delete one first."},
    [HUB_NOT_NOW] = {"not_now", 503, "This cannot be read right now; it is tried again."},
    [HUB_MATCH_DAMAGED] = {"match_damaged", 409,
                           "The record of this match is damaged, so it is not played on. An "
                           "administrator has to look at it."},
    [HUB_MATCH_NEWER] = {"match_newer", 409,
                         "This match is played by newer rules than this server has. It waits for "
                         "them, as it is."},
    [HUB_MATCH_OLDER] = {"match_older", 409,
                         "This match is played by older rules than this server knows. It stays as "
                         "it is."},
    [HUB_UNKNOWN_TIME_ZONE] = {"unknown_time_zone", 400, "This server knows no such time zone."},
    [HUB_BAD_TIME] = {"bad_time", 400, "A time of day is written as 22:30."},
    [HUB_QUIET_TOO_LONG] = {"quiet_too_long", 400, "Quiet hours are at most 12 hours of a day."},
    [HUB_TOO_MANY_CHANGES] = {"too_many_changes", 409,
                              "The quiet hours were changed very often lately; wait some days."},
    [HUB_BAD_DAYS] = {"bad_days", 400,
                      "A vacation has 1 to 30 days and begins today or within a year."},
    [HUB_VACATION_OVERLAPS] = {"vacation_overlaps", 409,
                               "Some of these days are in another vacation."},
    [HUB_VACATION_SPENT] = {"vacation_spent", 409,
                            "So many days of vacation are not left in that year."},
    [HUB_TOO_MANY_VACATIONS] = {"too_many_vacations", 409,
                                "Too many vacations are planned or just over."},
    [HUB_NO_SUCH_VACATION] = {"no_such_vacation", 404, "There is no such vacation, or it is over."},
    [HUB_BAD_TOKEN] = {"bad_token", 401, "There is no such token, or it has ended."},
    [HUB_SCOPE] = {"scope", 403, "This token does not reach so far."},
    [HUB_HAS_PLAYED] = {"has_played", 409, "This account has sat at a table already."},
    [HUB_TOO_MANY_STREAMS] = {"too_many_streams", 429,
                              "You listen to as many streams of events as you may."},
    [HUB_CHAT_FULL] = {"chat_full", 409,
                       "So much has been said at this table that there is no room for more."},
    [HUB_NO_BRANCH] = {"no_branch", 409, "Nobody can play on from this moment."},
    [HUB_NO_ANALYSIS] = {"no_analysis", 409, "Nobody here knows enough to analyse this match."},
    [HUB_TOO_MANY_TOKENS] = {"too_many_tokens", 409,
                             "You have as many tokens as you may; end one."},
    [HUB_ORDERS_CHANGED] = {"orders_changed", 409,
                            "Your orders have changed since you looked at them."},
    [HUB_TOO_MANY_ORDERS] = {"too_many_orders", 409,
                             "You have orders for too many matches; take some back first."},
};

static const char *const refusal_messages[GAME_REFUSALS] = {
    [GAME_ACCEPTED] = "Done.",
    [GAME_OVER] = "This match is over.",
    [GAME_NOT_YOUR_TURN] = "It is not your turn.",
    [GAME_WRONG_KIND] = "That is not what you are asked now.",
    [GAME_BAD_PLACE] = "There is nothing for you there.",
    [GAME_PLACE_FULL] = "There is no room for you there in this round.",
    [GAME_ALREADY_THERE] = "You already have people there.",
    [GAME_BAD_PEOPLE] = "So many people cannot go there.",
    [GAME_BAD_TOOLS] = "You do not have that tool, or have used it.",
    [GAME_BAD_PAYMENT] = "That is not the price.",
    [GAME_NOT_ENOUGH] = "You do not have that much.",
    [GAME_BAD_DIE] = "There is no such die left.",
    [GAME_TOO_MANY] = "So many huts do not move to fewer.",
    [GAME_BAD_MOVE] = "That is not a move.",
    [GAME_NOTHING_TO_UNDO] = "There is no move of yours to take back.",
    [GAME_UNDO_REVEALED] = "Something has been seen since; the others would have to agree.",
    [GAME_UNDO_OTHERS_MOVED] = "Others have moved since; they would have to agree.",
    [GAME_UNDO_NOT_ALLOWED] = "That is not taken back at this table.",
    [GAME_UNDO_ASKED] = "Somebody is already asking to take a move back.",
    [GAME_UNDO_NOT_ASKED] = "You are not asked to agree to anything.",
    [GAME_UNDO_REFUSED] = "The others have not given that move back.",
    [GAME_BOT_PLAYS] = "A bot plays for you: take your seat back first.",
    [GAME_NOT_AWAY] = "No bot plays for this seat.",
    [GAME_RESIGNED] = "This seat has resigned.",
    [GAME_NOT_OFFERED] = "This seat is not offered to anybody.",
    [GAME_ALREADY_ASKED] = "That is asked already.",
    [GAME_NO_VOTE] = "You cannot vote so now.",
    [GAME_TOO_OFTEN] = "You have done that as often as you may in a match.",
    [GAME_TOO_SOON] = "Nobody has waited long enough for that seat.",
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

struct hub_error hub_error_often(int64_t retry_ms)
{
    return (struct hub_error){.code = HUB_TOO_MANY_REQUESTS, .retry_ms = retry_ms};
}
