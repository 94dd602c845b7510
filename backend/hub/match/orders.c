#include "hub/match/orders.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"

_Static_assert(STORE_ORDERS_BYTES_MAX == ORDERS_BYTES_MAX, "what is printed can be stored");

/* ---- in memory ---- */

static struct seat_orders *kept_make(const struct store_orders *orders)
{
    size_t size = strlen(orders->text) + 1;
    struct seat_orders *kept = malloc(sizeof(*kept) + size);
    if (kept == NULL) return NULL;
    *kept = (struct seat_orders){.user = orders->user,
                                 .edit = orders->edit,
                                 .fired = orders->fired,
                                 .bytes = (uint32_t)(sizeof(*kept) + size)};
    memcpy(kept->text, orders->text, size);
    return kept;
}

struct load_context {
    struct hub_match *match;
    bool failed;
};

static bool row_keep(void *context, const struct store_orders *orders)
{
    struct load_context *load = context;
    int seat = hub_match_seat_of(load->match, orders->user);
    if (seat == HUB_NOBODY_SEAT) return true;
    free(load->match->orders[seat]);
    load->match->orders[seat] = kept_make(orders);
    load->failed = load->match->orders[seat] == NULL;
    return !load->failed;
}

bool orders_load(struct store_reader *reader, struct hub_match *match)
{
    struct load_context load = {.match = match};
    if (match->info.status != STORE_RUNNING) return true;
    enum store_err err = store_orders_each(reader, match->info.id, 0, row_keep, &load);
    return err == STORE_OK && !load.failed;
}

void orders_free(struct hub_match *match)
{
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
        free(match->orders[seat]);
        match->orders[seat] = NULL;
    }
}

bool orders_move(struct hub_match *to, struct hub_match *from)
{
    bool others = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
        const struct seat_orders *old = to->orders[seat];
        const struct seat_orders *new = from->orders[seat];
        others = others || (old != NULL ? old->edit : 0) != (new != NULL ? new->edit : 0);
    }
    orders_free(to);
    memcpy(to->orders, from->orders, sizeof(to->orders));
    memset(from->orders, 0, sizeof(from->orders));
    return others;
}

int64_t orders_sum(const struct hub_match *match)
{
    int64_t sum = 0;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        sum += match->orders[seat] != NULL ? match->orders[seat]->edit : 0;
    return sum;
}

size_t orders_bytes(const struct hub_match *match)
{
    size_t bytes = 0;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        if (match->orders[seat] != NULL) bytes += match->orders[seat]->bytes;
    return bytes;
}

uint32_t hub_match_orders(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    bool some = seat != HUB_NOBODY_SEAT && match->orders[seat] != NULL;
    return some ? match->orders[seat]->edit : 0;
}

/* ---- what becomes of them with a job ---- */

void orders_drop_prepared(struct job_orders *orders)
{
    for (size_t i = 0; orders != NULL && i < orders->count; i++) free(orders->kept[i]);
    free(orders);
}

bool orders_change(struct hub_job *job, int seat, struct store_orders *orders)
{
    const struct hub_match *match = job->match;
    const struct seat_orders *now = match->orders[seat];
    if (job->orders == NULL) job->orders = calloc(1, sizeof(*job->orders));
    if (job->orders == NULL) return false;
    orders->user = match->info.seat[seat].user;
    orders->edit = now != NULL ? now->edit : 0;
    memcpy(orders->match, match->info.id, sizeof(orders->match));
    struct seat_orders *kept = kept_make(orders);
    if (kept == NULL) return false;
    kept->edit++; /* as in the file then */
    job->orders->kept[job->orders->count] = kept;
    job->orders->at[job->orders->count++] = *orders;
    return true;
}

void orders_note_drop(const struct hub_job *job, const struct orders *wishes, enum orders_why why,
                      struct store_orders *orders)
{
    struct orders only = *wishes;
    only.policy_count = 0;
    (void)orders_print(job->match->game, &only, orders->dropped);
    (void)text_copy(orders->why, sizeof(orders->why), orders_why_names.name[why]);
    orders->version = job->match->play.version;
    orders->at_ms = job->at_ms;
}

bool orders_of(const struct hub_match *match, int seat, struct orders *orders)
{
    const struct seat_orders *kept = match->orders[seat];
    unsigned line = 0;
    if (kept == NULL || kept->text[0] == '\0' || kept->user != match->info.seat[seat].user)
        return false;
    return orders_parse(match->game, kept->text, strlen(kept->text), orders, &line) ==
           ORDERS_SOUND; /* words unknown to this program wait for one that knows them */
}

struct hub_error orders_set_prepare(struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    struct orders orders;
    unsigned line = 0;
    int seat = hub_match_seat_of(match, request->user.id);
    if (seat == HUB_NOBODY_SEAT) return hub_error_of(HUB_NOT_SEATED);
    if (match->info.status != STORE_RUNNING) return hub_error_of(HUB_NOT_RUNNING);
    limits_user(request->user.id, who);
    if (!job->admitted &&
        !limits_take(match->hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    if (orders_parse(match->game, request->text, strlen(request->text), &orders, &line) !=
        ORDERS_SOUND)
        return hub_error_of(HUB_BAD_REQUEST); /* the requester has checked before */
    bool elsewhere = request->has_hash &&
                     hub_match_place(match, request->version, request->hash) == HUB_PLACE_ELSEWHERE;
    if (elsewhere || request->expects != hub_match_orders(match, request->user.id))
        return hub_error_of(HUB_ORDERS_CHANGED); /* or the match was undone since */
    struct store_orders given = {.at_ms = job->at_ms};
    (void)orders_print(match->game, &orders, given.text);
    return hub_error_of(orders_change(job, seat, &given) ? HUB_OK : HUB_BUSY);
}

bool orders_may_ask(const struct hub_match *match, int seat)
{
    const struct seat_orders *kept = match->orders[seat];
    return match->info.status == STORE_RUNNING && kept != NULL && kept->text[0] != '\0' &&
           kept->user == match->info.seat[seat].user && match->info.seat[seat].bot[0] == '\0' &&
           (hub_match_owed(match) >> seat & 1) != 0;
}

/* Drops the wishes of a seat, and with `all` its policies. False: no memory. */
static bool drop_add(struct hub_job *job, int seat, enum orders_why why, bool all)
{
    struct orders orders;
    struct store_orders left = {.fired = 0};
    if (!orders_of(job->match, seat, &orders)) return true;
    if (orders.wish_count == 0 && !all) return true;
    left.fired = job->match->orders[seat]->fired;
    orders_note_drop(job, &orders, why, &left);
    left.version = job->proposal->version;
    orders_drop(&orders);
    if (all) {
        orders.policy_count = 0;
        memcpy(left.dropped, job->match->orders[seat]->text,
               strlen(job->match->orders[seat]->text) + 1);
    }
    (void)orders_print(job->match->game, &orders, left.text);
    return orders_change(job, seat, &left);
}

struct hub_error orders_follow_prepare(struct hub_job *job)
{
    const struct game_event *first = &job->proposal->events.at[0];
    bool ok = true;
    if (job->request.action == HUB_ORDERS_ASK || job->changed.status != STORE_RUNNING)
        return hub_error_of(HUB_OK);
    if (!table_event_is(first)) {
        ok = drop_add(job, job->request.seat, job->by_bot ? ORDERS_BOT : ORDERS_MOVED, false);
    } else {
        const struct game_events *events = &job->proposal->events;
        int back = HUB_NOBODY_SEAT; /* the seat that has undone */
        for (uint16_t i = 0; i < events->count; i++)
            if (events->at[i].bytes[0] == TABLE_EVENT_UNDONE) back = events->at[i].bytes[1];
        for (int seat = 0; ok && back != HUB_NOBODY_SEAT && seat < job->match->info.seats; seat++)
            ok = drop_add(job, seat, ORDERS_TAKEN_BACK, seat == back);
    }
    return hub_error_of(ok ? HUB_OK : HUB_BUSY);
}

unsigned orders_apply(struct hub_job *job)
{
    struct hub_match *match = job->match;
    struct job_orders *orders = job->orders;
    bool changed = orders != NULL && orders->count > 0;
    for (size_t i = 0; orders != NULL && i < orders->count; i++) {
        int seat = hub_match_seat_of(match, orders->at[i].user);
        if (seat == HUB_NOBODY_SEAT) continue;
        free(match->orders[seat]);
        match->orders[seat] = orders->kept[i];
        orders->kept[i] = NULL;
    }
    if (match->info.status != STORE_RUNNING) orders_free(match);
    for (size_t seat = 0; seat < match->info.seats; seat++) {
        struct seat_orders *kept = match->orders[seat];
        if (kept == NULL || kept->user == match->info.seat[seat].user) continue;
        free(kept); /* another person has the seat */
        match->orders[seat] = NULL;
    }
    return changed ? HUB_CHANGE_ORDERS : 0;
}
