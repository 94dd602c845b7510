/* Reload after other nodes' writes: the store has reported that a match in memory is outdated
 * (STORE_STALE). A worker copies the match, reads its row and the rest of its log in one
 * snapshot, and folds it as a start does. Then the copy replaces the match, its watchers are
 * notified as after any commit, and its requests continue. A log that differs from the one in
 * memory, or went back, is read from its beginning. A failed read proves nothing about the
 * match: it is retried with growing delays. After some failures all requests are answered "not
 * now", until a read has succeeded. */
#include "hub/sync/catch_up.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "hub/lobby/survey.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/match/load.h"
#include "hub/match/places.h"
#include "hub/match/table.h"
#include "store/nouns/chat.h"
#include "store/nouns/matches/lists.h"
#include "store/nouns/matches/read.h"

#define AGAIN_FIRST_US (250LL * 1000)
#define AGAIN_DOUBLES  5 /* up to eight seconds */
#define PATIENCE       4 /* failed attempts before requests are answered: about two seconds */
#define OVERTAKEN_MAX  8 /* number of immediate reads after writes that came during a read */

struct hub_catch_up {
    struct hub_read read;
    struct hub_catch_up *next;
    struct hub_match *match;
    struct hub_match *copy; /* the worker owns it while it reads; NULL: the read failed */
    bool reading;
    bool rows_only; /* other nodes have added moves and nothing else: only these are read */
    bool whole;     /* the partial read was not enough */
    bool anew;      /* the copy does not continue the history of the match */
    enum load end;
    uint64_t written;   /* hub->written when the copy was made */
    uint32_t overtaken; /* number of reads during which another write came */
    uint32_t tries;
    int64_t due_us; /* monotonic time of the next attempt */
};

/* ---- on a worker ---- */

static bool line_read(void *context, const struct store_chat *chat)
{
    struct hub_match *match = context;
    match->chat_count = chat->number;
    return true;
}

/* Reads the chat from the newest known message on, which must still exist. */
static enum load chat_read(struct hub_match *copy, struct store_reader *reader)
{
    uint32_t known = copy->chat_count;
    copy->chat_count = 0;
    enum store_err err = store_chat_each(reader, copy->info.id, known, UINT32_MAX, line_read, copy);
    if (err != STORE_OK) return LOAD_UNREAD;
    return copy->chat_count >= known ? LOAD_DONE : LOAD_BROKEN;
}

/* Returns whether two settings are equal except for what a host may change before the start: the
 * start seat, and whether the table repeats. */
static bool settings_same(const struct game *game, struct settings from, struct settings to)
{
    char text[2][STORE_OPTIONS_BYTES_MAX + 1];
    from.standing = to.standing = false;
    from.start_seat = to.start_seat = GAME_NOBODY;
    settings_print(game, &from, text[0], sizeof(text[0]));
    settings_print(game, &to, text[1], sizeof(text[1]));
    return strcmp(text[0], text[1]) == 0;
}

/* Sets the copy's settings to the stored ones. */
static enum load settings_read(struct hub_match *copy, const char *text)
{
    struct settings settings;
    if (strcmp(copy->info.options, text) == 0) return LOAD_DONE;
    enum store_err err = settings_parse(copy->game, text, &settings);
    if (err == STORE_IO) return LOAD_UNREAD;
    if (err != STORE_OK || !settings_same(copy->game, copy->settings, settings)) return LOAD_BROKEN;
    copy->settings = settings;
    return LOAD_DONE;
}

/* Returns whether moves and saved conditional moves alone can have produced the stored match. */
static bool goes_on(const struct store_match *from, const struct store_match *to)
{
    return to->edit >= from->edit && to->seats == from->seats && to->revision == from->revision &&
           to->started_ms == from->started_ms && strcmp(to->game, from->game) == 0 &&
           from->status != STORE_BROKEN && to->status != STORE_BROKEN;
}

/* Updates the copy from the store. LOAD_BROKEN: the stored log contradicts it. */
static enum load tail_read(struct hub_match *copy, struct store_reader *reader)
{
    struct store_match info;
    enum store_err err = store_match_read(reader, copy->info.id, &info);
    if (err == STORE_NOT_FOUND) return LOAD_GONE;
    if (err == STORE_DAMAGED) return LOAD_BROKEN;
    if (err != STORE_OK) return LOAD_UNREAD;
    if (!goes_on(&copy->info, &info)) return LOAD_BROKEN;
    enum load end = settings_read(copy, info.options);
    if (end != LOAD_DONE) return end;
    copy->info = info;
    copy->stored = info.status;
    if (load_neighbours(reader, copy) != STORE_OK || !conditional_load(reader, copy))
        return LOAD_UNREAD;
    end = info.started_ms != 0 ? history_fold_on(copy, reader) : LOAD_DONE;
    return end == LOAD_DONE ? chat_read(copy, reader) : end;
}

static void catch_up_read(struct hub_catch_up *catch, struct store_reader *reader)
{
    catch->end = tail_read(catch->copy, reader);
    if (catch->end == LOAD_DONE) return;
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub *hub = catch->copy->hub;
    memcpy(id, catch->copy->info.id, sizeof(id));
    table_match_free(catch->copy);
    catch->copy = NULL;
    catch->anew = true;
    if (catch->end == LOAD_BROKEN) catch->end = load_match(hub, reader, id, &catch->copy);
}

/* On a worker. */
static void catch_up_run(struct hub_read *read, struct store_reader *reader)
{
    struct hub_catch_up *catch = (struct hub_catch_up *)read;
    if (store_snapshot_begin(reader) == STORE_OK) {
        catch_up_read(catch, reader);
        store_snapshot_end(reader);
    }
}

/* The moves of several matches, which one query reads. */
struct tails {
    struct hub_read read;
    struct hub *hub;
    size_t count;
    struct hub_catch_up *at[STORE_TAILS_MAX];
    struct store_tail from[STORE_TAILS_MAX];
    int64_t conditional[STORE_TAILS_MAX]; /* sum of the edits of the known conditional moves of each
                                             match */
    struct fold *fold;                    /* used by the worker only */
    size_t folding;                       /* which; `count`: none */
};

static void tail_end(struct tails *tails)
{
    if (tails->folding == tails->count) return;
    struct hub_catch_up *catch = tails->at[tails->folding];
    bool ok =
        history_tail_end(tails->fold) && catch->copy->game->to_act(&catch->copy->play.state) != 0;
    if (ok) catch->end = LOAD_DONE;
    tails->folding = tails->count;
}

static bool tail_row(void *context, size_t place, const struct store_move *move,
                     int64_t conditional)
{
    struct tails *tails = context;
    if (move == NULL && tails->folding == place) tails->folding = tails->count;
    if (move == NULL || conditional != tails->conditional[place]) return false;
    if (place != tails->folding) {
        tail_end(tails);
        history_tail_begin(tails->fold, tails->at[place]->copy);
        tails->folding = place;
    }
    return history_tail_row(tails->fold, move);
}

/* Reads the batch. On a worker. All results but LOAD_DONE require a complete read. */
static void tails_run(struct hub_read *read, struct store_reader *reader)
{
    struct tails *tails = (struct tails *)read;
    tails->fold = history_tail_new();
    tails->folding = tails->count;
    if (tails->fold == NULL) return;
    if (store_tails_each(reader, tails->from, tails->count, tail_row, tails) == STORE_OK)
        tail_end(tails);
    free(tails->fold);
}

/* ---- on the loop ---- */

static void catch_up_done(struct hub_read *read);

static void again_later(struct hub_catch_up *catch)
{
    uint32_t doubles = catch->tries < AGAIN_DOUBLES ? catch->tries : AGAIN_DOUBLES;
    catch->due_us = clock_mono_us() + (AGAIN_FIRST_US << doubles);
    catch->tries++;
    log_error("hub", "event=match_not_caught_up match=%s tries=%u", catch->match->info.id,
              catch->tries);
    if (catch->tries < PATIENCE) return;
    catch->match->unread = true;
    catch->match->hub->caught_up(catch->match, HUB_NOT_NOW);
}

/* Returns whether other nodes announced only moves, and nothing that changes the match's row. */
static bool told_rows_only(const struct hub_match *match)
{
    const struct node_version *heard = &match->heard;
    return match->info.status == STORE_RUNNING && !heard->again &&
           heard->edit == match->info.edit && heard->chat == match->chat_count &&
           heard->version > match->play.version;
}

static void copy_drop(struct hub_catch_up *catch)
{
    table_match_free(catch->copy);
    catch->copy = NULL;
    catch->reading = false;
}

static void catch_up_submit(struct hub_catch_up *catch);

static void tails_done(struct hub_read *read)
{
    struct tails *tails = (struct tails *)read;
    for (size_t i = 0; i < tails->count; i++) {
        struct hub_catch_up *catch = tails->at[i];
        if (catch->end == LOAD_DONE || tails->hub->stopped) {
            catch_up_done(&catch->read);
        } else {
            copy_drop(catch);
            catch->whole = true;
            catch_up_submit(catch);
        }
    }
    free(tails);
}

/* Submits the batch to a worker; if its queue is full, retries later. */
static void tails_submit(struct hub *hub)
{
    struct tails *tails = hub->tails;
    hub->tails = NULL;
    if (tails == NULL) return;
    tails->read = (struct hub_read){.run = tails_run, .done = tails_done};
    if (hub_read_begin(hub, HUB_READ_MATCH, pool_owner_of("nodes"), &tails->read) == POOL_TAKEN)
        return;
    for (size_t i = 0; i < tails->count; i++) {
        copy_drop(tails->at[i]);
        again_later(tails->at[i]);
    }
    free(tails);
}

static bool tails_add(struct hub_catch_up *catch)
{
    const struct hub_match *match = catch->match;
    struct hub *hub = match->hub;
    if (hub->tails != NULL && hub->tails->count == STORE_TAILS_MAX) tails_submit(hub);
    if (hub->tails == NULL) hub->tails = calloc(1, sizeof(*hub->tails));
    struct tails *tails = hub->tails;
    if (tails == NULL) return false;
    size_t at = tails->count++;
    tails->hub = hub;
    tails->at[at] = catch;
    tails->conditional[at] = conditional_sum(match);
    tails->from[at].version = match->play.version;
    memcpy(tails->from[at].id, match->info.id, sizeof(match->info.id));
    catch->reading = true;
    if (!hub->gathers) tails_submit(hub);
    return true;
}

/* Queues a read on a worker. False: no memory, or no room in its queue. */
static bool worker_ask(struct hub_catch_up *catch)
{
    const struct hub_match *match = catch->match;
    catch->end = LOAD_UNREAD;
    if (catch->rows_only) return tails_add(catch);
    catch->read = (struct hub_read){.run = catch_up_run, .done = catch_up_done};
    catch->reading = hub_read_begin(match->hub, HUB_READ_MATCH, pool_owner_of(match->info.id),
                                    &catch->read) == POOL_TAKEN;
    return catch->reading;
}

/* Starts a read on a worker, or schedules it for later if that fails. */
static void catch_up_submit(struct hub_catch_up *catch)
{
    struct hub_match *match = catch->match;
    struct hub *hub = match->hub;
    catch->written = hub->written;
    catch->rows_only = !catch->whole && told_rows_only(match);
    match->heard =
        (struct node_version){0}; /* messages that arrive later may be about newer states */
    catch->anew = false;
    catch->copy = table_match_make(hub, &match->info, match->game);
    if (catch->copy != NULL) {
        catch->copy->play = match->play;
        catch->copy->banks = match->banks;
        catch->copy->times = match->times;
        catch->copy->settings = match->settings;
        catch->copy->chat_count = match->chat_count;
    }
    if (catch->copy != NULL && history_copy(catch->copy, match) && worker_ask(catch)) return;
    copy_drop(catch);
    again_later(catch);
}

void catch_up_gather(struct hub *hub)
{
    hub->gathers = true;
}

void catch_up_go(struct hub *hub)
{
    hub->gathers = false;
    tails_submit(hub);
}

/* Continues the match's requests, or answers them with `why`. */
static void catch_up_end(struct hub_catch_up *catch, enum hub_err why)
{
    struct hub_match *match = catch->match;
    struct hub_catch_up **at = &match->hub->behind;
    while (*at != catch) at = &(*at)->next;
    *at = catch->next;
    match->behind = NULL;
    match->unread = false;
    table_match_free(catch->copy);
    free(catch);
    match->hub->caught_up(match, why);
    table_release(match);
}

/* Replaces the match by its copy, and returns the changes. */
static unsigned become(struct hub_match *match, const struct hub_catch_up *catch)
{
    struct hub_match *copy = catch->copy;
    unsigned changes = catch->anew ? HUB_CHANGE_ANEW | HUB_CHANGE_INFO | HUB_CHANGE_MOVES : 0;
    if (match->info.edit != copy->info.edit) changes |= HUB_CHANGE_INFO;
    if (match->info.status != copy->info.status) changes |= HUB_CHANGE_INFO | HUB_CHANGE_MOVES;
    if (match->play.version != copy->play.version) changes |= HUB_CHANGE_MOVES;
    if (match->chat_count != copy->chat_count) changes |= HUB_CHANGE_CHAT;
    if (catch->anew) places_lost(match, copy);
    table_info_set(match, &copy->info);
    survey_stored(match, copy->stored);
    if ((changes & HUB_CHANGE_MOVES) != 0) {
        match->elsewhere = match->hub->config.hints != NULL;
        memset(match->bot_due_ms, 0, sizeof(match->bot_due_ms)); /* hub->asked() sets other times */
    }
    match->asks = copy->asks;
    match->around = copy->around;
    match->settings = copy->settings;
    match->play = copy->play;
    match->banks = copy->banks;
    match->times = copy->times;
    match->chat_count = copy->chat_count;
    history_move(match, copy);
    if (!catch->rows_only && conditional_transfer(match, copy)) changes |= HUB_CHANGE_CONDITIONAL;
    return changes;
}

/* Removes a match that another node has deleted, or has continued by rules that are unknown
 * here. */
static void lost(struct hub_match *match)
{
    struct hub_match *old = table_match_before(match);
    survey_gone(match);
    table_bury(match->hub, match);
    if (old != NULL) catch_up_begin(old);
}

static void settle(struct hub_catch_up *catch)
{
    struct hub_match *match = catch->match;
    struct store_match before = match->info;
    unsigned changes = 0;
    if (catch->rows_only) { /* only the rows were read */
        catch->copy->info = match->info;
        catch->copy->stored = match->stored;
        catch->copy->asks = match->asks;
        catch->copy->around = match->around;
    }
    if (catch->copy != NULL) {
        changes = become(match, catch);
    } else if (catch->end == LOAD_BROKEN) {
        hub_match_damaged(match->hub, match->info.id);
        changes = HUB_CHANGE_INFO; /* the watchers update themselves */
    } else {
        lost(match);
        changes = HUB_CHANGE_INFO;
    }
    match->hub->read_again++;
    log_info("hub", "event=caught_up match=%s version=%u edit=%u", match->info.id,
             match->play.version, match->info.edit);
    if (catch->copy != NULL) table_notify(match, changes != 0 ? changes : HUB_CHANGE_READ);
    table_people_notify(match, &before, changes);
    if (!match->gone) match->hub->asked(match);
    catch_up_end(catch, catch->end == LOAD_NEWER   ? HUB_MATCH_NEWER
                        : catch->end == LOAD_OLDER ? HUB_MATCH_OLDER
                                                   : HUB_OK);
}

static void catch_up_done(struct hub_read *read)
{
    struct hub_catch_up *catch = (struct hub_catch_up *)read;
    struct hub_match *match = catch->match;
    struct hub *hub = match->hub;
    bool overtaken = catch->written != hub->written;
    catch->reading = false;
    if (hub->stopped) {
        catch_up_end(catch, HUB_SHUTTING_DOWN);
    } else if (catch->end == LOAD_UNREAD || (overtaken && !match->gone)) {
        table_match_free(catch->copy);
        catch->copy = NULL;
        if (catch->end == LOAD_UNREAD || catch->overtaken++ >= OVERTAKEN_MAX)
            again_later(catch);
        else
            catch_up_submit(catch);
    } else {
        settle(catch);
    }
}

void catch_up_begin(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->behind != NULL) return;
    struct hub_catch_up *catch = calloc(1, sizeof(*catch));
    if (catch == NULL) {
        /* the next request or message detects the newer state again */
        match->heard = (struct node_version){0};
        hub->caught_up(match, HUB_BUSY);
        return;
    }
    *catch = (struct hub_catch_up){.match = match, .next = hub->behind};
    hub->behind = catch;
    match->behind = catch;
    table_retain(match);
    catch_up_submit(catch);
}

void catch_up_tick(struct hub *hub)
{
    int64_t now_us = clock_mono_us();
    struct hub_catch_up *next = NULL;
    for (struct hub_catch_up *catch = hub->behind; catch != NULL && !hub->stopped; catch = next) {
        next = catch->next;
        if (!catch->reading && catch->due_us <= now_us) catch_up_submit(catch);
    }
}

void catch_up_stop(struct hub *hub)
{
    struct hub_catch_up *next = NULL;
    for (struct hub_catch_up *catch = hub->behind; catch != NULL; catch = next) {
        next = catch->next;
        if (!catch->reading) catch_up_end(catch, HUB_SHUTTING_DOWN);
    }
}

void hub_match_catch_up(struct hub_match *match)
{
    if (!match->gone && !match->writing && !match->hub->stopped) catch_up_begin(match);
}
