#include "hub/match/conditional.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "engine/conditional/conditional_text.h"

_Static_assert(STORE_CONDITIONAL_BYTES_MAX == CONDITIONAL_BYTES_MAX,
               "what is printed can be stored");

/* ---- in memory ---- */

static struct seat_conditional *kept_make(const struct store_conditional *conditional)
{
    size_t size = strlen(conditional->text) + 1;
    struct seat_conditional *kept = malloc(sizeof(*kept) + size);
    if (kept == NULL) return NULL;
    *kept = (struct seat_conditional){.user = conditional->user,
                                      .edit = conditional->edit,
                                      .fired = conditional->fired,
                                      .bytes = (uint32_t)(sizeof(*kept) + size)};
    memcpy(kept->text, conditional->text, size);
    return kept;
}

struct load_context {
    struct hub_match *match;
    bool failed;
};

static bool row_keep(void *context, const struct store_conditional *conditional)
{
    struct load_context *load = context;
    int seat = hub_match_seat_of(load->match, conditional->user);
    if (seat == HUB_NOBODY_SEAT) return true;
    free(load->match->conditional[seat]);
    load->match->conditional[seat] = kept_make(conditional);
    load->failed = load->match->conditional[seat] == NULL;
    return !load->failed;
}

bool conditional_load(struct store_reader *reader, struct hub_match *match)
{
    struct load_context load = {.match = match};
    if (match->info.status != STORE_RUNNING) return true;
    enum store_err err = store_conditional_each(reader, match->info.id, 0, row_keep, &load);
    return err == STORE_OK && !load.failed;
}

void conditional_free(struct hub_match *match)
{
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
        free(match->conditional[seat]);
        match->conditional[seat] = NULL;
    }
}

bool conditional_transfer(struct hub_match *to, struct hub_match *from)
{
    bool others = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
        const struct seat_conditional *old = to->conditional[seat];
        const struct seat_conditional *new = from->conditional[seat];
        others = others || (old != NULL ? old->edit : 0) != (new != NULL ? new->edit : 0);
    }
    conditional_free(to);
    memcpy(to->conditional, from->conditional, sizeof(to->conditional));
    memset(from->conditional, 0, sizeof(from->conditional));
    return others;
}

int64_t conditional_sum(const struct hub_match *match)
{
    int64_t sum = 0;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        sum += match->conditional[seat] != NULL ? match->conditional[seat]->edit : 0;
    return sum;
}

size_t conditional_bytes(const struct hub_match *match)
{
    size_t bytes = 0;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        if (match->conditional[seat] != NULL) bytes += match->conditional[seat]->bytes;
    return bytes;
}

uint32_t hub_match_conditional(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    bool some = seat != HUB_NOBODY_SEAT && match->conditional[seat] != NULL;
    return some ? match->conditional[seat]->edit : 0;
}

/* ---- changes by a job ---- */

void conditional_drop_prepared(struct job_conditional *conditional)
{
    for (size_t i = 0; conditional != NULL && i < conditional->count; i++)
        free(conditional->kept[i]);
    free(conditional);
}

bool conditional_change(struct hub_job *job, int seat, struct store_conditional *conditional)
{
    const struct hub_match *match = job->match;
    const struct seat_conditional *now = match->conditional[seat];
    if (job->conditional == NULL) job->conditional = calloc(1, sizeof(*job->conditional));
    if (job->conditional == NULL) return false;
    conditional->user = match->info.seat[seat].user;
    conditional->edit = now != NULL ? now->edit : 0;
    memcpy(conditional->match, match->info.id, sizeof(conditional->match));
    struct seat_conditional *kept = kept_make(conditional);
    if (kept == NULL) return false;
    kept->edit++; /* the edit that the store will have */
    job->conditional->kept[job->conditional->count] = kept;
    job->conditional->at[job->conditional->count++] = *conditional;
    return true;
}

void conditional_note_drop(const struct hub_job *job, const struct conditional_moves *entries,
                           enum conditional_why why, struct store_conditional *conditional)
{
    struct conditional_moves only = *entries;
    only.policy_count = 0;
    (void)conditional_print(job->match->game, &only, conditional->dropped);
    (void)text_copy(conditional->why, sizeof(conditional->why), conditional_why_names.name[why]);
    conditional->version = job->match->play.version;
    conditional->at_ms = job->at_ms;
}

bool conditional_of(const struct hub_match *match, int seat, struct conditional_moves *conditional)
{
    const struct seat_conditional *kept = match->conditional[seat];
    unsigned line = 0;
    if (kept == NULL || kept->text[0] == '\0' || kept->user != match->info.seat[seat].user)
        return false;
    return conditional_parse(match->game, kept->text, strlen(kept->text), conditional, &line) ==
           CONDITIONAL_SOUND; /* words that this program does not know are left to a newer one */
}

struct hub_error conditional_set_prepare(struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    struct conditional_moves conditional;
    unsigned line = 0;
    int seat = hub_match_seat_of(match, request->user.id);
    if (seat == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (match->info.status != STORE_RUNNING) return hub_error_of(HUB_NOT_RUNNING);
    limits_user(request->user.id, who);
    if (!job->admitted &&
        !limits_acquire(match->hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    if (conditional_parse(match->game, request->text, strlen(request->text), &conditional, &line) !=
        CONDITIONAL_SOUND)
        return hub_error_of(HUB_BAD_REQUEST); /* the route has already checked the text */
    bool elsewhere = request->has_hash &&
                     hub_match_place(match, request->version, request->hash) == HUB_PLACE_ELSEWHERE;
    if (elsewhere || request->expects != hub_match_conditional(match, request->user.id))
        return hub_error_of(HUB_CONDITIONAL_CHANGED); /* or the match was rewound since */
    struct store_conditional given = {.at_ms = job->at_ms};
    (void)conditional_print(match->game, &conditional, given.text);
    return hub_error_of(conditional_change(job, seat, &given) ? HUB_OK : HUB_BUSY);
}

bool conditional_may_ask(const struct hub_match *match, int seat)
{
    const struct seat_conditional *kept = match->conditional[seat];
    return match->info.status == STORE_RUNNING && kept != NULL && kept->text[0] != '\0' &&
           kept->user == match->info.seat[seat].user && match->info.seat[seat].bot[0] == '\0' &&
           (hub_match_owed(match) >> seat & 1) != 0;
}

/* Drops the conditional moves of a seat, and with `all` its policies. False: no memory. */
static bool drop_add(struct hub_job *job, int seat, enum conditional_why why, bool all)
{
    struct conditional_moves conditional;
    struct store_conditional left = {.fired = 0};
    if (!conditional_of(job->match, seat, &conditional)) return true;
    if (conditional.entry_count == 0 && !all) return true;
    left.fired = job->match->conditional[seat]->fired;
    conditional_note_drop(job, &conditional, why, &left);
    left.version = job->proposal->version;
    conditional_drop(&conditional);
    if (all) {
        conditional.policy_count = 0;
        memcpy(left.dropped, job->match->conditional[seat]->text,
               strlen(job->match->conditional[seat]->text) + 1);
    }
    (void)conditional_print(job->match->game, &conditional, left.text);
    return conditional_change(job, seat, &left);
}

struct hub_error conditional_follow_prepare(struct hub_job *job)
{
    const struct game_event *first = &job->proposal->events.at[0];
    bool ok = true;
    if (job->request.action == HUB_CONDITIONAL_ASK || job->changed.status != STORE_RUNNING)
        return hub_error_of(HUB_OK);
    if (!table_event_is(first)) {
        ok = drop_add(job, job->request.seat, job->by_bot ? CONDITIONAL_BOT : CONDITIONAL_MOVED,
                      false);
    } else {
        const struct game_events *events = &job->proposal->events;
        int back = HUB_NOBODY_SEAT; /* the seat whose move was undone */
        for (uint16_t i = 0; i < events->count; i++)
            if (events->at[i].bytes[0] == TABLE_EVENT_UNDONE) back = events->at[i].bytes[1];
        for (int seat = 0; ok && back != HUB_NOBODY_SEAT && seat < job->match->info.seats; seat++)
            ok = drop_add(job, seat, CONDITIONAL_TAKEN_BACK, seat == back);
    }
    return hub_error_of(ok ? HUB_OK : HUB_BUSY);
}

unsigned conditional_apply(struct hub_job *job)
{
    struct hub_match *match = job->match;
    struct job_conditional *conditional = job->conditional;
    bool changed = conditional != NULL && conditional->count > 0;
    for (size_t i = 0; conditional != NULL && i < conditional->count; i++) {
        int seat = hub_match_seat_of(match, conditional->at[i].user);
        if (seat == HUB_NOBODY_SEAT) continue;
        free(match->conditional[seat]);
        match->conditional[seat] = conditional->kept[i];
        conditional->kept[i] = NULL;
    }
    if (match->info.status != STORE_RUNNING) conditional_free(match);
    for (size_t seat = 0; seat < match->info.seats; seat++) {
        struct seat_conditional *kept = match->conditional[seat];
        if (kept == NULL || kept->user == match->info.seat[seat].user) continue;
        free(kept); /* another person has taken the seat */
        match->conditional[seat] = NULL;
    }
    return changed ? HUB_CHANGE_CONDITIONAL : 0;
}
