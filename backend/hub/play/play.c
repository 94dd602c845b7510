/* Actions of players and spectators: starting, moving, chatting. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/slab.h"
#include "base/log.h"
#include "engine/seat/law.h"
#include "hub/play/play.h"
#include "record/fair_match.h"
#include "base/encoding/text.h"
#include "hub/clock/rows.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/play/mentions.h"
#include "hub/play/row_clocks.h"
#include "hub/play/undo.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"
#include "store/nouns/reports/reports.h"
#include "wire/json.h"

static bool events_print(struct buf *out, const struct game *game, const struct game_events *events)
{
    struct json json = json_to(out);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) json_event(&json, NULL, game, &events->at[i]);
    json_array_end(&json);
    return !out->failed;
}

/* Allocates all memory that caching the row will need. */
static bool row_pack(struct hub_job *job, uint32_t version, int seat, struct game_events *events)
{
    const struct game *game = job->match->game;
    bool begins = job->started != NULL;
    const struct game_state *state = begins ? &job->started->state : &job->proposal->state;
    struct record_row row = {.version = version,
                             .seat = seat,
                             .at_ms = job->at_ms,
                             .state_hash =
                                 begins ? job->started->state_hash : job->proposal->state_hash,
                             .conditional = job->request.action == HUB_CONDITIONAL_ASK,
                             .event_count = events->count,
                             .events = events->at};
    clocks_row(job, &row, game->to_act(state));
    clocks_fill(&row, job->match, &job->banks);
    job->row_bytes = history_pack(job->match, &row);
    return job->row_bytes != 0;
}

struct hub_error play_start_prepare(struct hub_job *job)
{
    struct hub_match *match = job->match;
    if (match->info.status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    if (match->info.created_by != job->request.user.id) return hub_error_of(HUB_NOT_HOST);
    for (size_t seat = 0; seat < match->info.seats; seat++)
        if (match->info.seat[seat].user == 0 && match->info.seat[seat].bot[0] == '\0')
            return hub_error_of(HUB_SEATS_EMPTY);
    return play_begin_prepare(job);
}

struct hub_error play_begin_prepare(struct hub_job *job)
{
    static struct game_events events; /* the loop thread's */
    struct hub_match *match = job->match;
    const struct store_match *info = &job->changed;
    if (!clocks_known(match)) return hub_error_of(HUB_NOT_NOW);
    struct fair_match fair;
    struct chance chance = fair_match_chance(info, &fair);
    struct game_setup setup = {.seats = info->seats,
                               .start_seat = match->settings.start_seat,
                               .options = match->settings.options};
    job->started = calloc(1, sizeof(*job->started));
    if (job->started == NULL) return hub_error_of(HUB_BUSY);
    match_start(job->started, match->game, &setup, &chance, &events);
    match_people_set(job->started, record_people(info));
    if (!events_print(&job->events_json, match->game, &events) ||
        !row_pack(job, 0, HUB_NOBODY_SEAT, &events))
        return hub_error_of(HUB_BUSY);
    job->changed.status = STORE_RUNNING;
    job->changed.started_ms = job->at_ms;
    job->changed.revision = match->game->revision;
    return hub_error_of(HUB_OK);
}

/* Caches the committed row as that of the match's version. All memory was allocated before. */
static void row_keep(struct hub_job *job)
{
    struct hub_match *match = job->match;
    int64_t user =
        job->started == NULL ? job->request.user.id : 0; /* a set-up belongs to no user */
    history_cache(match, match->play.version, job->row_bytes, history_asker(user, job->request.id));
    clocks_row_kept(job);
}

/* Returns the time of the job's row, on the scale of the match's waits. */
static int64_t row_ms(const struct hub_job *job)
{
    return clocks_has(job->match) ? job->match->banks.at_ms : job->at_ms;
}

void play_start_apply(struct hub_job *job)
{
    struct hub_match *match = job->match;
    const struct game_events none = {.count = 0};
    match->play = *job->started;
    match->elsewhere = false;
    row_keep(job);
    waits_row(match, &none, row_ms(job));
    log_info("hub", "event=started match=%s game=%s seats=%u", match->info.id, match->game->id,
             match->info.seats);
}

/* Returns whether a time-out still applies when its turn comes in the match's queue: the player
 * may have moved in time, here or on another node, or have left the seat. */
static bool still_holds(const struct hub_job *job)
{
    const struct hub_request *request = &job->request;
    bool time_out = job->by_server && table_move_is(&request->move) &&
                    request->move.bytes[0] == TABLE_MOVE_TIME_OUT;
    return !time_out || !clocks_has(job->match) || clocks_ran_out(job->match, request->seat);
}

/* Returns whether the move was chosen at a place of this log, if it names one. A place whose row
 * is no longer in memory is rejected: that is too long ago for a move about the present
 * decision. */
static bool is_of_this_log(const struct hub_job *job)
{
    const struct hub_request *request = &job->request;
    return !request->has_hash ||
           hub_match_place(job->match, request->expects, request->hash) == HUB_PLACE_HERE;
}

/* Finds the seat that moves, and checks that it may move now. */
static struct hub_error move_admit(struct hub_job *job)
{
    struct hub_match *match = job->match;
    struct hub_request *request = &job->request;
    if (!job->by_bot && !job->by_server) {
        request->seat = hub_match_seat_of(match, request->user.id);
        if (request->seat == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    }
    if (match->info.status == STORE_OVER)
        return (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_OVER};
    if (match->info.status != STORE_RUNNING) return hub_error_of(HUB_NOT_RUNNING);
    if (!clocks_known(match)) return hub_error_of(HUB_NOT_NOW);
    struct hub_error error = seat_control_admit(job);
    if (error.code == HUB_OK) error = undo_admit(job);
    if (error.code != HUB_OK) return error;
    if (!still_holds(job) || !is_of_this_log(job) ||
        !match_expects_current(&match->play, (uint8_t)request->seat, &request->move,
                               request->expects))
        return (struct hub_error){.code = HUB_STALE, .version = match->play.version};
    return hub_error_of(HUB_OK);
}

static struct hub_error move_by_number(struct hub_job *job)
{
    static struct game_move legal[GAME_LEGAL_MAX]; /* the loop thread's */
    const struct match *play = &job->match->play;
    uint16_t count = play->game->legal(&play->state, (uint8_t)job->request.seat, legal);
    struct hub_error error = hub_error_of(HUB_OK);
    if (count == 0)
        error = (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_NOT_YOUR_TURN};
    else if (job->request.number >= count)
        error = (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_BAD_MOVE};
    else
        job->request.move = legal[job->request.number];
    return error;
}

/* Determines the ratings of a finished match. `unrated`: it was played in a way that excludes
 * ratings; the stored data determines all other conditions (store/nouns/ratings.h).
 */
static void rated_decide(struct store_match *info, bool unrated)
{
    info->unrated = unrated;
}

/* Copies ranks and scores of the match after the job's proposal into the seats. The store
 * determines the users for whom they count (answers_take() in jobs.c). */
static void result_set(struct hub_job *job, const struct match *after, const char *reason)
{
    struct game_result result;
    memset(&result, 0, sizeof(result));
    match_result(after, &job->proposal->state, &result);
    job->changed.status = STORE_OVER;
    job->changed.ended_ms = job->at_ms;
    if (reason == NULL) reason = job->match->game->reasons.name[result.reason];
    (void)text_copy(job->changed.end_reason, sizeof(job->changed.end_reason), reason);
    for (size_t seat = 0; seat < job->changed.seats; seat++) {
        job->changed.seat[seat].rank = result.rank[seat];
        job->changed.seat[seat].score = result.total[seat];
    }
    rated_decide(&job->changed, after->unrated);
}

/* Ends the match that the job's row calls off, with a result if a player resigned or was
 * removed. */
static void call_off(struct hub_job *job)
{
    static struct match after; /* the loop thread's */
    struct store_match *info = &job->changed;
    after = job->match->play;
    match_accept(&after, job->proposal);
    info->status = STORE_ABANDONED;
    info->ended_ms = job->at_ms;
    info->ended_by = job->request.user.id;
    bool idle = job->proposal->events.at[0].bytes[0] == TABLE_EVENT_GIVEN_UP;
    const char *reason = job->closer != 0 ? "closed" : idle ? "idle" : "called_off";
    (void)text_copy(info->end_reason, sizeof(info->end_reason), reason);
    if (match_called_off_counts(&after)) result_set(job, &after, info->end_reason);
}

static bool calls_off(const struct game_events *events)
{
    struct table_event last;
    memcpy(&last, &events->at[events->count - 1], sizeof(last));
    return last.kind == TABLE_EVENT_GIVEN_UP ||
           (last.kind == TABLE_EVENT_VOTE_ENDED && last.word == TABLE_CHOICE_CALL_OFF);
}

/* Copies a proposal without unused room for events: hundreds of proposals wait for the store at
 * a time. NULL without memory. */
static struct match_proposal *proposal_copy(const struct match_proposal *proposal)
{
    size_t size = offsetof(struct match_proposal, events.at) +
                  proposal->events.count * sizeof(proposal->events.at[0]);
    struct match_proposal *copy = slab_resize(NULL, size);
    if (copy != NULL) memcpy(copy, proposal, size);
    return copy;
}

struct hub_error play_move_prepare(struct hub_job *job)
{
    struct hub_error error = move_admit(job);
    if (error.code == HUB_OK && job->request.by_number) error = move_by_number(job);
    return error.code == HUB_OK ? play_made_prepare(job) : error;
}

struct hub_error play_made_prepare(struct hub_job *job)
{
    static struct match_proposal proposal; /* the loop thread's */
    struct hub_match *match = job->match;
    struct fair_match fair;
    struct chance chance = fair_match_chance(&match->info, &fair);
    enum game_refusal refusal = match_propose(&match->play, (uint8_t)job->request.seat,
                                              &job->request.move, &chance, &proposal);
    if (refusal != GAME_ACCEPTED)
        return (struct hub_error){.code = HUB_REFUSED, .refusal = refusal};
    job->proposal = proposal_copy(&proposal);
    if (job->proposal == NULL) return hub_error_of(HUB_BUSY);
    struct json json = json_to(&job->move_json);
    json_move(&json, NULL, match->game, &job->request.move);
    struct game_events *events = &job->proposal->events;
    seat_control_seats(
        job); /* before the row is made: the running clocks depend on the seats' players */
    if (calls_off(events)) call_off(job);
    if (!events_print(&job->events_json, match->game, events) || job->move_json.failed ||
        !row_pack(job, job->proposal->version, job->request.seat, events))
        return hub_error_of(HUB_BUSY);
    if (match->game->to_act(&job->proposal->state) == 0) {
        result_set(job, &match->play, NULL);
    } else if (job->proposal->version >= RECORD_MOVES_MAX) {
        job->changed.status = STORE_ABANDONED;
        job->changed.ended_ms = job->at_ms;
        (void)text_copy(job->changed.end_reason, sizeof(job->changed.end_reason), "too_long");
    }
    return conditional_follow_prepare(job);
}

void play_move_apply(struct hub_job *job)
{
    struct hub_match *match = job->match;
    match_accept(&match->play, job->proposal);
    match->elsewhere = false;
    row_keep(job);
    waits_row(match, &job->proposal->events, row_ms(job));
    match->hub->moves++;
    if (match->info.status != STORE_RUNNING) {
        log_info("hub", "event=ended match=%s reason=%s moves=%u", match->info.id,
                 match->info.end_reason, match->play.version);
    }
}

/* Checks the chat limits of the user, and of all users at the same address. */
static struct hub_error chat_take(struct limits *limits, const struct hub_request *request)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    int64_t now_ms = clock_mono_ms();
    limits_user(request->user.id, who);
    bool is_new = clock_unix_ms() - request->user.created_ms < STORE_USER_NEW_MS;
    enum limit_kind kind = is_new ? LIMIT_CHAT_NEW : LIMIT_CHAT;
    bool ok = limits_acquire(limits, kind, who, now_ms, &retry_ms) &&
              (request->peer[0] == '\0' ||
               limits_acquire(limits, LIMIT_CHAT_ADDRESS, request->peer, now_ms, &retry_ms));
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

struct hub_error play_chat_prepare(struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    if (hub_match_seat_of(match, request->user.id) == HUB_NOBODY_SEAT)
        return hub_error_of(HUB_NOT_SEATED);
    if (match->chat_count >= HUB_CHAT_LINES_MAX) return hub_error_of(HUB_CHAT_FULL);
    struct hub_error error =
        job->admitted ? hub_error_of(HUB_OK) : chat_take(match->hub->limits, request);
    if (error.code != HUB_OK) return error;
    mentions_find(&match->info, request->user.id, request->text, job->mentions);
    return error;
}

/* Returns whether the sender of the job has seen the match to its end. */
static bool sees_end(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    return (match->info.status == STORE_OVER || match->info.status == STORE_ABANDONED) &&
           job->request.version == match->play.version;
}

bool play_seen_before(const struct hub_job *job)
{
    const struct hub_request *request = &job->request;
    int seat = hub_match_seat_of(job->match, request->user.id);
    if (seat == HUB_NOBODY_SEAT) return false;
    const struct store_seat *at = &job->match->info.seat[seat];
    bool read = at->chat_read >= request->chat_number;
    bool seen = at->seen_ms != 0 && at->seen >= request->version &&
                (at->seen_end || !sees_end(job)) && job->at_ms - at->seen_ms < HUB_SEEN_AGAIN_MS;
    return read && (seen || !request->looked);
}

struct hub_error play_seen_prepare(struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    int seat = hub_match_seat_of(match, request->user.id);
    if (seat == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (request->chat_number > match->chat_count ||
        (request->looked && request->version > match->play.version))
        return hub_error_of(
            HUB_BAD_REQUEST); /* the user cannot have read a message that does not exist */
    struct store_seat *at = &job->changed.seat[seat];
    if (request->chat_number > at->chat_read) at->chat_read = request->chat_number;
    if (at->chat_read == match->chat_count) at->mentions = 0;
    if (!request->looked) return hub_error_of(HUB_OK);
    if (request->version > at->seen) at->seen = request->version;
    if (job->at_ms > at->seen_ms) at->seen_ms = job->at_ms;
    at->seen_end = at->seen_end || sees_end(job);
    return hub_error_of(HUB_OK);
}
