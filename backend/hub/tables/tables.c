/* Seats until a match starts; the end by the host or an administrator, and the rematch. */
#include "hub/tables/tables.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/log.h"
#include "bots/bots.h"
#include "base/encoding/text.h"
#include "hub/limits/creator_addresses.h"
#include "hub/limits/quotas_internal.h"
#include "hub/lobby/survey.h"
#include "hub/match/table.h"
#include "hub/seat/seats.h"
#include "hub/sync/node_send.h"
#include "record/fair.h"
#include "record/settings.h"

#define DAY_MS (24LL * 3600 * 1000)

/* Returns the seat for a user who named none: the one reserved for the user, or the first free
 * one. */
static int seat_for(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_invited(match, user);
    for (int i = 0; seat == HUB_NOBODY_SEAT && i < match->info.seats; i++) {
        const struct store_seat *at = &match->info.seat[i];
        seat = seats_empty(at) && at->invited == 0 ? i : seat;
    }
    return seat;
}

/* A seat that the table does not have. */
static struct hub_error bad_seat(const char *field, int given, const struct store_match *info)
{
    return hub_error_range(HUB_BAD_SEAT, field, given, 0, info->seats - 1);
}

struct hub_error tables_join(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    const struct hub_request *request = &job->request;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (hub_match_seat_of(job->match, request->user.id) != HUB_NOBODY_SEAT)
        return hub_error_of(HUB_ALREADY_SEATED);
    if (job->match->settings.tutorial) return hub_error_of(HUB_NOT_ALLOWED);
    int kept = hub_match_invited(job->match, request->user.id);
    if (info->key_needed && kept == HUB_NOBODY_SEAT && strcmp(request->key, info->key) != 0)
        return hub_error_of(HUB_KEY_NEEDED);
    if (request->seat >= info->seats) return bad_seat("seat", request->seat, info);
    int seat =
        request->seat == HUB_NOBODY_SEAT ? seat_for(job->match, request->user.id) : request->seat;
    if (seat == HUB_NOBODY_SEAT || !seats_empty(&info->seat[seat]))
        return hub_error_of(HUB_SEAT_TAKEN);
    if (info->seat[seat].invited != 0 && seat != kept) return hub_error_of(HUB_SEAT_KEPT);
    if (kept != HUB_NOBODY_SEAT) memset(&info->seat[kept], 0, sizeof(info->seat[kept]));
    seats_sit(&info->seat[seat], &request->user);
    info->seat[seat].has_nonce = request->has_nonce;
    if (request->has_nonce)
        memcpy(info->seat[seat].nonce, request->nonce, sizeof(info->seat[seat].nonce));
    return hub_error_of(HUB_OK);
}

/* Ends the repetition: no table follows this one. */
static void challenge_drop(struct hub_job *job)
{
    struct settings settings = job->match->settings;
    settings.standing = false;
    settings_print(job->match->game, &settings, job->changed.options, sizeof(job->changed.options));
}

struct hub_error tables_standing_end(struct hub_job *job)
{
    const struct store_match *info = &job->changed;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (info->created_by != job->request.user.id) return hub_error_of(HUB_NOT_HOST);
    challenge_drop(job); /* a repeated request does no harm */
    return hub_error_of(HUB_OK);
}

struct hub_error tables_leave(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    int mine = hub_match_seat_of(job->match, job->request.user.id);
    if (mine == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    memset(&info->seat[mine], 0, sizeof(info->seat[mine]));
    if (info->created_by == job->request.user.id) {
        info->created_by =
            0; /* the next person at the table is the host; without one the match is deleted */
        for (size_t seat = 0; info->created_by == 0 && seat < info->seats; seat++)
            info->created_by = info->seat[seat].user;
        challenge_drop(job);
    }
    return hub_error_of(HUB_OK);
}

static struct hub_error bot_change(struct hub_job *job, bool add)
{
    struct store_match *info = &job->changed;
    const struct hub_request *request = &job->request;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (info->created_by != request->user.id) return hub_error_of(HUB_NOT_HOST);
    if (request->seat < 0 || request->seat >= info->seats)
        return bad_seat("seat", request->seat, info);
    struct store_seat *seat = &info->seat[request->seat];
    if (!add) {
        if (seat->bot[0] == '\0') return hub_error_of(HUB_BAD_SEAT);
        memset(seat, 0, sizeof(*seat));
        return hub_error_of(HUB_OK);
    }
    if (bots_find(job->match->game, request->bot) == NULL)
        return hub_error_game(HUB_NO_SUCH_BOT, "bot", request->bot, HUB_ALLOWED_BOTS,
                              job->match->game);
    if (seat->user != 0) return hub_error_of(HUB_SEAT_TAKEN);
    seats_bot(seat, request->bot);
    return hub_error_of(HUB_OK);
}

/* Checks that the requester may arrange the table: its host, before the start. */
static struct hub_error arrange_admit(const struct hub_job *job)
{
    const struct store_match *info = &job->changed;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (info->created_by != job->request.user.id) return hub_error_of(HUB_NOT_HOST);
    return hub_error_of(job->match->settings.tutorial ? HUB_NOT_ALLOWED : HUB_OK);
}

/* Checks that the seat of the request has a person other than the host. */
static struct hub_error other_admit(const struct hub_job *job)
{
    const struct store_match *info = &job->changed;
    int seat = job->request.seat;
    struct hub_error error = arrange_admit(job);
    if (error.code != HUB_OK) return error;
    bool other = seat >= 0 && seat < info->seats && info->seat[seat].user != 0 &&
                 info->seat[seat].user != info->created_by;
    return hub_error_of(other ? HUB_OK : HUB_BAD_SEAT);
}

/* Frees the seat of a person. */
struct hub_error tables_remove(struct hub_job *job)
{
    struct hub_error error = other_admit(job);
    if (error.code != HUB_OK) return error;
    memset(&job->changed.seat[job->request.seat], 0, sizeof(job->changed.seat[0]));
    return error;
}

/* Makes a person at the table its host. The repetition, which was the former host's wish, ends. */
struct hub_error tables_hand_over(struct hub_job *job)
{
    struct hub_error error = other_admit(job);
    if (error.code != HUB_OK) return error;
    job->changed.created_by = job->changed.seat[job->request.seat].user;
    challenge_drop(job);
    return error;
}

/* Swaps the holders of two seats, with their nonces and their seen marks; a seat may be empty or
 * reserved. */
struct hub_error tables_swap(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    const struct hub_request *request = &job->request;
    struct hub_error error = arrange_admit(job);
    if (error.code != HUB_OK) return error;
    if (request->seat < 0 || request->seat >= info->seats)
        return bad_seat("seat", request->seat, info);
    if (request->to < 0 || request->to >= info->seats || request->seat == request->to)
        return bad_seat("to", request->to, info);
    struct store_seat seat = info->seat[request->seat];
    info->seat[request->seat] = info->seat[request->to];
    info->seat[request->to] = seat;
    return hub_error_of(HUB_OK);
}

/* Sets the seat that begins; HUB_NOBODY_SEAT: it is drawn at the start. */
struct hub_error tables_first(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    struct settings settings = job->match->settings;
    struct hub_error error = arrange_admit(job);
    if (error.code != HUB_OK) return error;
    if (job->request.seat >= info->seats) return bad_seat("seat", job->request.seat, info);
    bool drawn = job->request.seat == HUB_NOBODY_SEAT;
    settings.start_seat = drawn ? GAME_NOBODY : (uint8_t)job->request.seat;
    settings_print(job->match->game, &settings, info->options, sizeof(info->options));
    return hub_error_of(HUB_OK);
}

/* Adds a nonce, after the seed hash was shown and before the match starts. The last nonce
 * counts, so that repeating the request after a lost answer does no harm. */
struct hub_error tables_nonce(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    int mine = hub_match_seat_of(job->match, job->request.user.id);
    if (mine == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (job->match->settings.tutorial)
        return hub_error_of(HUB_NOT_ALLOWED); /* the dice are already known */
    info->seat[mine].has_nonce = true;
    memcpy(info->seat[mine].nonce, job->request.nonce, sizeof(info->seat[mine].nonce));
    return hub_error_of(HUB_OK);
}

/* Reserves the seat for the invited user. */
struct hub_error tables_invite(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    const struct hub_request *request = &job->request;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (info->created_by != request->user.id) return hub_error_of(HUB_NOT_HOST);
    if (job->match->settings.tutorial) return hub_error_of(HUB_NOT_ALLOWED);
    if (hub_match_seat_of(job->match, request->other) != HUB_NOBODY_SEAT ||
        hub_match_invited(job->match, request->other) != HUB_NOBODY_SEAT)
        return hub_error_of(HUB_ALREADY_INVITED);
    if (request->seat >= info->seats) return bad_seat("seat", request->seat, info);
    int seat =
        request->seat == HUB_NOBODY_SEAT ? seat_for(job->match, request->other) : request->seat;
    if (seat == HUB_NOBODY_SEAT || !seats_empty(&info->seat[seat]))
        return hub_error_of(HUB_SEAT_TAKEN);
    if (info->seat[seat].invited != 0) return hub_error_of(HUB_SEAT_KEPT);
    seats_reserve(&info->seat[seat], request->other, request->other_name, request->other_bot);
    return hub_error_of(HUB_OK);
}

/* Cancels a reservation: for the host, who withdraws an invitation, or for the invited user, who
 * declines.
 */
struct hub_error tables_uninvite(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    const struct hub_request *request = &job->request;
    if (info->status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (request->seat < 0 || request->seat >= info->seats || info->seat[request->seat].invited == 0)
        return hub_error_of(HUB_BAD_SEAT);
    if (info->created_by != request->user.id &&
        info->seat[request->seat].invited != request->user.id)
        return hub_error_of(HUB_NOT_HOST);
    memset(&info->seat[request->seat], 0, sizeof(info->seat[request->seat]));
    return hub_error_of(HUB_OK);
}

static struct hub_error end_without_result(struct hub_job *job, const char *reason, int64_t by)
{
    struct store_match *info = &job->changed;
    if (info->status != STORE_RUNNING) return hub_error_of(HUB_NOT_RUNNING);
    info->status = STORE_ABANDONED;
    info->ended_ms = job->at_ms;
    info->ended_by = by;
    (void)text_copy(info->end_reason, sizeof(info->end_reason), reason);
    return hub_error_of(HUB_OK);
}

struct hub_error tables_close(struct hub_job *job)
{
    bool live = store_status_live(job->match->stored) || job->match->stored == STORE_BROKEN;
    if (job->changed.status == STORE_BROKEN && job->changed.started_ms != 0 && live)
        job->changed.status = STORE_RUNNING;     /* its stored status; nobody can play it */
    return end_without_result(job, "closed", 0); /* the audit log names the administrator */
}

struct hub_creation tables_creation_of(const struct hub_match *match)
{
    return (struct hub_creation){.game = match->game,
                                 .seats = match->info.seats,
                                 .settings = match->settings,
                                 .listed = match->info.listed,
                                 .key_needed = match->info.key_needed};
}

/* Makes a match for tables_fresh_make(), with that id. */
static struct hub_match *fresh_make(struct hub *hub, const struct hub_user *user, const char *id,
                                    const struct hub_creation *creation, int64_t now_ms)
{
    struct store_match info;
    memset(&info, 0, sizeof(info));
    (void)text_copy(info.id, sizeof(info.id), id);
    ids_text(info.key, STORE_KEY_BYTES);
    ids_random(info.seed, sizeof(info.seed));
    bool known = creation->settings.tutorial && fair_tutorial_seed(creation->game, info.seed);
    CHECK(known == creation->settings.tutorial);
    (void)text_copy(info.game, sizeof(info.game), creation->game->id);
    info.revision = creation->game->revision;
    info.status = STORE_OPEN;
    info.listed = creation->listed;
    info.key_needed = creation->key_needed;
    info.created_by = user->id;
    info.created_ms = now_ms;
    info.due_ms = now_ms + settings_open_days(&creation->settings) * DAY_MS;
    info.seats = creation->seats;
    struct hub_match *match = table_match_new(hub, &info);
    if (match != NULL) {
        match->settings = creation->settings;
        memcpy(match->around.tournament, creation->tournament, sizeof(creation->tournament));
        settings_print(match->game, &match->settings, match->info.options,
                       sizeof(match->info.options));
        table_expect(hub, match);
        /* without memory for it the match does not count for its address */
        if (!creator_addresses_add(hub->creator_addresses, match->info.id,
                                   quotas_origin(hub, creation->peer)))
            log_warn("hub", "event=origin_not_kept match=%s", match->info.id);
        survey_count(hub, STORE_OPEN, 1);
    }
    return match;
}

struct hub_match *tables_fresh_make(struct hub *hub, const struct hub_user *user,
                                    const struct hub_creation *creation, int64_t now_ms)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    ids_text(id, STORE_MATCH_ID_BYTES);
    return fresh_make(hub, user, id, creation, now_ms);
}

void tables_fresh_free(struct hub_match *match)
{
    if (match == NULL) return;
    creator_addresses_forget(match->hub->creator_addresses, match->info.id);
    survey_count(match->hub, STORE_OPEN, -1);
    table_match_free(match);
}

/* Checks that the user may have one more match now. Quotas come first, so that a refusal by them
 * uses up no limit. */
static struct hub_error creation_admit(struct hub *hub, const struct hub_user *user,
                                       const char *peer)
{
    struct hub_error error = quotas_match_room(hub, quotas_origin(hub, peer));
    return error.code == HUB_OK ? quotas_creation_acquire(hub, user->id, peer) : error;
}

/* Fills the seats of a rematch: bots and the requester get their seats; the others are reserved
 * for their persons, also those with a substitute bot. */
static void seat_ask_again(struct store_seat *to, const struct store_seat *from,
                           const struct hub_user *asker)
{
    if (from->user == asker->id)
        seats_sit(to, asker);
    else if (from->user != 0)
        seats_reserve(to, from->user, from->name, from->bot_account);
    else if (from->bot[0] != '\0')
        seats_bot(to, from->bot);
}

struct hub_error tables_rematch(struct hub_job *job)
{
    const struct hub_match *old = job->match;
    const struct hub_user *user = &job->request.user;
    if (hub_match_seat_of(old, user->id) == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (old->info.status != STORE_OVER && old->info.status != STORE_ABANDONED)
        return hub_error_of(HUB_STILL_RUNNING);
    struct hub_creation creation = tables_creation_of(old);
    creation.settings.standing = false; /* the rematch is for these people only */
    creation.settings.tutorial = false; /* the rematch of a tutorial is a match that counts */
    creation.settings.from[0] = '\0';   /* the rematch of a branch starts at the beginning */
    if (!old->hub->counted) return hub_error_of(HUB_NOT_NOW);
    memcpy(creation.peer, job->request.peer, sizeof(creation.peer));
    struct hub_error error = hub_error_of(HUB_OK);
    if (!job->admitted) error = creation_admit(old->hub, user, creation.peer);
    if (error.code != HUB_OK) return error;
    job->fresh = tables_fresh_make(old->hub, user, &creation, job->at_ms);
    if (job->fresh == NULL) return hub_error_of(HUB_BUSY);
    for (size_t seat = 0; seat < old->info.seats; seat++)
        if ((job->apart >> seat & 1) == 0)
            seat_ask_again(&job->fresh->info.seat[seat], &old->info.seat[seat], user);
    memcpy(job->changed.rematch, job->fresh->info.id, sizeof(job->changed.rematch));
    memcpy(job->fresh->around.before, old->info.id, sizeof(job->fresh->around.before));
    return hub_error_of(HUB_OK);
}

struct hub_error tables_bot_add(struct hub_job *job)
{
    return bot_change(job, true);
}

struct hub_error tables_bot_remove(struct hub_job *job)
{
    return bot_change(job, false);
}

/* ---- creation: there is no match yet whose queue could contain it ---- */

struct creation_job {
    struct hub *hub;
    struct hub_waiting waiting;
    struct hub_match *match;
    hub_done *done;
    void *context;
    char peer[HUB_PEER_BYTES];
};

static void created(void *context, enum store_err err, int64_t id)
{
    (void)id;
    struct creation_job *job = context;
    struct hub_answer answer = {.error = hub_error_of(HUB_OK), .match = job->match};
    table_wait_end(job->hub, &job->waiting);
    if (err == STORE_OK) {
        job->match->info.edit = 1;
        table_link(job->hub, job->match);
        if (job->hub->match_changed != NULL)
            job->hub->match_changed(job->hub->match_context, job->match, NULL, 0);
        node_send_match(job->match, false);
    } else {
        bool held = err == STORE_TOO_MANY;
        bool again = err == STORE_STALE; /* the new id was already in use */
        bool standing = err == STORE_TOO_MANY_STANDING;
        bool gone = err == STORE_NOT_FOUND; /* the user was deleted or banned in the meantime */
        if (held || standing)
            quotas_creation_release(job->hub, job->match->info.created_by, job->peer);
        tables_fresh_free(job->match);
        answer = (struct hub_answer){.error = {.code = held       ? HUB_TOO_MANY_MATCHES
                                                       : standing ? HUB_TOO_MANY_STANDING

                                                       : again ? HUB_BUSY
                                                       : gone  ? HUB_NOT_SIGNED_IN
                                                               : HUB_STORE,
                                               .store = err}};
    }
    job->done(job->context, &answer);
    free(job);
}

/* Sends the new match of the job to the store. False: `answer` has the error, and the match is
 * freed. */
static bool creation_write(struct creation_job *job, uint32_t held_max, uint32_t standing_max,
                           struct hub_answer *answer)
{
    struct hub *hub = job->hub;
    struct store_write write = {
        .op = STORE_MATCH_SAVE,
        .save = {.match = &job->match->info, .held_max = held_max, .standing_max = standing_max}};
    enum store_err err = store_write(hub->config.store, &write, created, job);
    if (err == STORE_OK) {
        job->waiting = (struct hub_waiting){.info = {&job->match->info}};
        table_wait(hub, &job->waiting);
        return true;
    }
    answer->error = err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                                      : (struct hub_error){.code = HUB_STORE, .store = err};
    tables_fresh_free(job->match);
    return false;
}

static struct hub_error creation_check(struct hub *hub, const struct hub_user *user,
                                       const struct hub_creation *creation)
{
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (!hub->counted)
        return hub_error_of(HUB_NOT_NOW); /* the number of matches is not known yet */
    struct game_setup setup = {.seats = creation->seats,
                               .start_seat = creation->settings.start_seat,
                               .options = creation->settings.options};
    if (!match_setup_valid(creation->game, &setup)) return hub_error_of(HUB_BAD_SEATS);
    if (creation->my_seat >= creation->seats)
        return hub_error_range(HUB_BAD_SEAT, "my_seat", creation->my_seat, 0, creation->seats - 1);
    return creation_admit(hub, user, creation->peer);
}

void hub_match_create(struct hub *hub, const struct hub_user *user,
                      const struct hub_creation *creation, hub_done *done, void *context)
{
    struct hub_answer answer = {.error = creation_check(hub, user, creation)};
    struct creation_job *job = NULL;
    if (answer.error.code == HUB_OK) {
        answer.error = hub_error_of(HUB_BUSY);
        job = calloc(1, sizeof(*job));
    }
    if (job != NULL) {
        *job = (struct creation_job){.hub = hub, .done = done, .context = context};
        memcpy(job->peer, creation->peer, sizeof(job->peer));
        job->match = tables_fresh_make(hub, user, creation, clock_unix_ms());
    }
    if (job != NULL && job->match != NULL) {
        seats_sit(&job->match->info.seat[creation->my_seat], user);
        if (creation_write(job, hub->quotas.matches_per_user,
                           creation->settings.standing ? HUB_STANDING_MAX : 0, &answer))
            return;
    }
    free(job);
    done(context, &answer);
}

void tables_seated_create(struct hub *hub, const char *id, const struct hub_creation *creation,
                          const struct hub_user *users, hub_done *done, void *context)
{
    struct hub_answer answer = {.error = quotas_match_room(hub, 0)};
    struct game_setup setup = {.seats = creation->seats,
                               .start_seat = creation->settings.start_seat,
                               .options = creation->settings.options};
    struct creation_job *job = NULL;
    if (hub->stopped) answer.error = hub_error_of(HUB_SHUTTING_DOWN);
    if (!hub->counted) answer.error = hub_error_of(HUB_NOT_NOW);
    if (!match_setup_valid(creation->game, &setup)) answer.error = hub_error_of(HUB_BAD_SEATS);
    if (answer.error.code == HUB_OK) {
        answer.error = hub_error_of(HUB_BUSY);
        job = calloc(1, sizeof(*job));
    }
    if (job != NULL) {
        *job = (struct creation_job){.hub = hub, .done = done, .context = context};
        job->match = fresh_make(hub, &users[0], id, creation, clock_unix_ms());
    }
    if (job != NULL && job->match != NULL) {
        for (size_t seat = 0; seat < creation->seats; seat++)
            seats_sit(&job->match->info.seat[seat], &users[seat]);
        if (creation_write(job, 0, 0, &answer)) return;
    }
    free(job);
    done(context, &answer);
}
