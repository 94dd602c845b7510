/* Loads a match and folds its log, or reads only its list entry: on workers. Damage is
 * determined here, in memory, and stored nowhere: only a completely read log that does not fold
 * is damaged. A failed read, or missing memory, proves nothing about a match. */
#include "hub/match/load.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/clock/match_calendars.h"
#include "hub/core/match.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/match/table.h"
#include "hub/seat/waits.h"
#include "store/nouns/chat.h"
#include "store/nouns/matches/lists.h"
#include "store/nouns/matches/read.h"

/* Reads the players invited to the rematch of `info`. */
static enum store_err asks_read(struct store_reader *reader, const struct store_match *info,
                                struct hub_asks *asks)
{
    struct store_match next;
    *asks = (struct hub_asks){.host = ""};
    if (info->rematch[0] == '\0') return STORE_OK;
    enum store_err err = store_match_read(reader, info->rematch, &next);
    if (err == STORE_OK) asks_set(asks, &next);
    return err == STORE_NOT_FOUND || err == STORE_DAMAGED ? STORE_OK : err;
}

static bool line_read(void *context, const struct store_chat *chat)
{
    struct hub_match *match = context;
    match->chat_count = chat->number;
    return true;
}

/* Checks the mark "broken" of an older program again: it is valid only if the log does not fold
 * now. */
static void verdict_look_again(struct hub_match *match)
{
    bool begun = match->info.started_ms != 0;
    if (match->info.status != STORE_BROKEN ||
        (begun && match->game->to_act(&match->play.state) == 0))
        return;
    match->info.status = begun ? STORE_RUNNING : STORE_OPEN;
    match->info.ended_ms = 0;
    match->info.due_ms = clock_unix_ms(); /* so that the caretaker checks it */
    match->info.end_reason[0] = '\0';
    log_info("hub", "event=match_sound_again match=%s", match->info.id);
}

/* Checks that this program supports the rules of a started match. A match of newer rules waits
 * for a newer program: it is not damaged. */
static enum load rules_look(const struct game *game, const struct store_match *info)
{
    enum game_knows knows = game_knows(game, info->revision);
    if (info->started_ms == 0 || knows == GAME_KNOWS) return LOAD_DONE;
    log_error("hub", "event=rules_unknown match=%s revision=%u is=%s", info->id, info->revision,
              knows == GAME_NEWER ? "newer" : "older");
    return knows == GAME_NEWER ? LOAD_NEWER : LOAD_OLDER;
}

enum store_err load_neighbours(struct store_reader *reader, struct hub_match *match)
{
    enum store_err err = asks_read(reader, &match->info, &match->asks);
    if (err == STORE_OK) err = store_neighbours_read(reader, match->info.id, &match->around);
    return err == STORE_DAMAGED ? STORE_OK : err;
}

/* Reads the rest of a match from `info`. On a worker or on the loop thread, without the hub.
 * LOAD_BROKEN also returns a match, which is shown as damaged, unless its game is unknown;
 * LOAD_NEWER and LOAD_OLDER return none.
 */
static enum load match_read(struct hub *hub, struct store_reader *reader,
                            const struct store_match *info, struct hub_match **read)
{
    *read = NULL;
    const struct game *game = games_find(info->game);
    if (game == NULL) {
        log_error("hub", "event=game_unknown match=%s game=%s", info->id, info->game);
        return LOAD_BROKEN;
    }
    enum load end = rules_look(game, info);
    if (end != LOAD_DONE) return end;
    struct hub_match *match = table_match_make(hub, info, game);
    if (match == NULL) return LOAD_UNREAD;
    enum store_err err = settings_parse(game, info->options, &match->settings);
    end = err == STORE_OK ? LOAD_DONE : err == STORE_IO ? LOAD_UNREAD : LOAD_BROKEN;
    if (end == LOAD_DONE && info->started_ms != 0) end = history_fold(match, reader);
    if (end != LOAD_UNREAD && store_chat_each(reader, info->id, 0, 1, line_read, match) != STORE_OK)
        end = LOAD_UNREAD; /* the next message would get the number of an existing one */
    if (end != LOAD_UNREAD && load_neighbours(reader, match) != STORE_OK) end = LOAD_UNREAD;
    if (end != LOAD_UNREAD && !calendars_load(reader, match)) end = LOAD_UNREAD;
    if (end != LOAD_UNREAD && !conditional_load(reader, match)) end = LOAD_UNREAD;
    if (end == LOAD_UNREAD) {
        table_match_free(match);
        return end;
    }
    if (end == LOAD_BROKEN) {
        log_error("hub", "event=match_broken match=%s", info->id);
        match->info.status = STORE_BROKEN;
    } else {
        verdict_look_again(match);
    }
    *read = match;
    return end;
}

enum load load_match(struct hub *hub, struct store_reader *reader, const char *id,
                     struct hub_match **read)
{
    struct store_match info;
    *read = NULL;
    enum store_err err = store_match_read(reader, id, &info);
    switch (err) {
    case STORE_OK: return match_read(hub, reader, &info, read);
    case STORE_NOT_FOUND: return LOAD_GONE;
    case STORE_DAMAGED: return LOAD_BROKEN;
    case STORE_TAKEN:
    case STORE_BUSY:
    case STORE_FULL:
    case STORE_IO:
    case STORE_CORRUPT:
    case STORE_NEWER:
    case STORE_TOO_MANY:
    case STORE_TOO_MANY_STANDING:
    case STORE_TOO_MANY_ASKED:
    case STORE_BLOCKED:
    case STORE_STALE:
    case STORE_NO_ENGINE:
    case STORE_STUCK:
    case STORE_NO_ENTRY:
    case STORE_NO_CODE:
    case STORE_MUTED:
    case STORE_WARNED:
    case STORE_CLOSED: break;
    }
    return LOAD_UNREAD;
}

/* ---- list entries ---- */

enum store_err hub_listing_read(struct hub *hub, struct store_reader *reader,
                                const struct store_match *info, struct hub_listing *look)
{
    *look = (struct hub_listing){.info = *info};
    enum store_err err = store_match_size(reader, info->id, &look->size);
    if (err == STORE_OK) err = asks_read(reader, info, &look->asks);
    bool owed_known = info->status != STORE_RUNNING || look->size.owed_known;
    if (err != STORE_OK || (owed_known && !waits_may_vote(info, clock_unix_ms()))) return err;
    /* An older program may have written its newest row, or a vote may be open: load the whole
     * match. */
    struct hub_match *match = NULL;
    enum load end = load_match(hub, reader, info->id, &match);
    if (match != NULL && hub_match_started(match)) {
        if (!owed_known) look->size.owed = hub_match_owed(match);
        waits_votes(match, &look->votes);
    }
    table_match_free(match);
    return end == LOAD_UNREAD ? STORE_IO : STORE_OK;
}
