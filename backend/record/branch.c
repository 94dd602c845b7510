#include "record/branch.h"

#include <stdlib.h>
#include <string.h>

#include "base/ids.h"
#include "base/encoding/text.h"
#include "engine/seat/law.h"
#include "games/find.h"
#include "record/fair_match.h"
#include "record/fold.h"
#include "record/record.h"
#include "record/settings.h"
#include "wire/parse.h"

/* A move of the game that still counts at the position of the branch. */
struct kept {
    uint32_t version;
    uint8_t seat;
    struct game_move move;
};

struct reading {
    const struct game *game;
    uint32_t version; /* of the last row */
    bool no_memory;
    bool unreadable;
    size_t count;
    size_t room;
    struct kept *kept; /* [count]; owned */
    struct game_state state;
    struct game_events events;
};

static bool room_make(struct reading *reading)
{
    if (reading->count < reading->room) return true;
    size_t room = reading->room == 0 ? 256 : 2 * reading->room;
    struct kept *kept = realloc(reading->kept, room * sizeof(*kept));
    if (kept == NULL) return false;
    reading->kept = kept;
    reading->room = room;
    return true;
}

/* Removes the moves that the row undoes. */
static bool undone_take(struct reading *reading, const struct store_move *row,
                        struct parse_error *error)
{
    if (strstr(row->events, "\"undone\"") == NULL) return true;
    if (!parse_events(reading->game, row->events, strlen(row->events), &reading->events, error))
        return false;
    for (unsigned i = 0; i < reading->events.count; i++) {
        struct table_event event;
        memcpy(&event, &reading->events.at[i], sizeof(event));
        if (event.kind != TABLE_EVENT_UNDONE) continue;
        while (reading->count > 0 && reading->kept[reading->count - 1].version > event.version)
            reading->count--;
    }
    return true;
}

static bool row_take(void *context, const struct match *match, const struct store_move *row)
{
    struct reading *reading = context;
    struct parse_error error = {0};
    struct kept kept = {.version = row->seq, .seat = (uint8_t)row->seat};
    reading->version = row->seq;
    reading->state = match->state;
    if (row->seq == 0) return true;
    reading->unreadable =
        !undone_take(reading, row, &error) ||
        !parse_stored_move(reading->game, row->move, strlen(row->move), &kept.move, &error);
    reading->no_memory = error.no_memory || !room_make(reading);
    if (reading->unreadable || reading->no_memory) return false;
    if (!table_move_is(&kept.move)) reading->kept[reading->count++] = kept;
    return true;
}

/* ---- the new match ---- */

/* Fills the set-up and the seats of the new match. */
static void match_fill(const struct store_match *from, const struct branch *branch,
                       const struct settings *settings, struct stored *stored)
{
    const struct game *game = games_find(from->game);
    struct store_match *match = &stored->match;
    struct game_setup setup = record_setup(from, settings);
    char id[STORE_MATCH_ID_BYTES + 1];
    ids_text(id, STORE_MATCH_ID_BYTES);
    stored_begin(stored, id, game, &setup, branch->now_ms);
    match->status = STORE_RUNNING;
    match->ended_ms = 0;
    match->listed = false;
    match->key_needed = true;
    match->created_by = branch->user;
    match->due_ms = branch->due_ms;
    struct settings own = {.options = settings->options,
                           .start_seat = settings->start_seat,
                           .bot_delay = branch->bot_delay,
                           .from_version = branch->version};
    (void)text_copy(own.from, sizeof(own.from), from->id);
    settings_print(game, &own, match->options, sizeof(match->options));
    for (uint8_t i = 0; i < match->seats; i++) {
        struct store_seat *seat = &match->seat[i];
        bool mine = i == branch->seat;
        seat->user = mine ? branch->user : 0;
        seat->bot_account = mine && branch->bot_account;
        (void)text_copy(seat->name, sizeof(seat->name), mine ? branch->name : branch->bot);
        if (!mine) (void)text_copy(seat->bot, sizeof(seat->bot), branch->bot);
    }
}

/* The large working memory for playing up to that position. */
struct playing {
    struct match match;
    struct match_proposal proposal;
    struct game_events events;
};

static bool row_add(struct stored *stored, const struct playing *playing, const struct kept *kept,
                    int64_t at_ms)
{
    const struct match *match = &playing->match;
    struct stored_row row = {.version = match->version,
                             .seat = kept != NULL ? kept->seat : -1,
                             .move = kept != NULL ? &kept->move : NULL,
                             .events = kept != NULL ? &playing->proposal.events : &playing->events,
                             .state_hash = match->state_hash};
    return stored_row_add(stored, match->game, &row, at_ms);
}

/* Decides all moves again, with the key of the ended match, and compares the results. */
static enum store_err rows_make(const struct reading *reading, const struct store_match *from,
                                const struct branch *branch, const struct settings *settings,
                                struct playing *playing, struct stored *stored)
{
    struct match *match = &playing->match;
    struct game_setup setup = record_setup(from, settings);
    struct fair fair;
    fair_match_key(from, &fair);
    struct chance chance = fair_chance(&fair);
    memcpy(stored->match.seed, fair.key, sizeof(stored->match.seed));
    match_start(match, reading->game, &setup, &chance, &playing->events);
    match_people_set(match, record_people(&stored->match));
    if (!row_add(stored, playing, NULL, branch->now_ms)) return STORE_IO;
    for (size_t i = 0; i < reading->count; i++) {
        const struct kept *kept = &reading->kept[i];
        if (match_propose(match, kept->seat, &kept->move, &chance, &playing->proposal) !=
            GAME_ACCEPTED)
            return STORE_STALE;
        match_accept(match, &playing->proposal);
        if (!row_add(stored, playing, kept, branch->now_ms)) return STORE_IO;
    }
    struct store_move *last = &stored->moves[stored->count - 1];
    last->owed_known = true;
    last->owed = reading->game->to_act(&match->state);
    bool same = memcmp(&match->state, &reading->state, reading->game->state_bytes) == 0;
    return same && last->owed != 0 ? STORE_OK : STORE_STALE;
}

enum store_err record_branch(struct store_reader *reader, const struct store_match *info,
                             const struct branch *branch, struct stored *stored)
{
    struct settings settings;
    const struct game *game = games_find(info->game);
    if (game == NULL || game->revision != info->revision) return STORE_STALE;
    enum store_err err = settings_parse(game, info->options, &settings);
    if (err != STORE_OK) return err == STORE_IO ? STORE_IO : STORE_DAMAGED;
    struct reading *reading = calloc(1, sizeof(*reading));
    struct playing *playing = calloc(1, sizeof(*playing));
    err = reading == NULL || playing == NULL ? STORE_IO : STORE_OK;
    if (err == STORE_OK) {
        reading->game = game;
        err = record_fold_each(reader, info, branch->version, row_take, reading);
    }
    if (err == STORE_OK && reading->no_memory) err = STORE_IO;
    if (err == STORE_OK && reading->unreadable) err = STORE_DAMAGED;
    if (err == STORE_OK && reading->version != branch->version) err = STORE_NOT_FOUND;
    if (err == STORE_OK) {
        match_fill(info, branch, &settings, stored);
        err = rows_make(reading, info, branch, &settings, playing, stored);
        stored_rows_end(stored);
    }
    if (reading != NULL) free(reading->kept);
    free(reading);
    free(playing);
    return err;
}
