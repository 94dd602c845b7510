/* Calendars of the people of matches in memory: read with the match, and again after a change. */
#include "hub/play/calendars.h"

#include "hub/clock/time.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/clock/match_calendars.h"
#include "hub/clock/rows.h"
#include "hub/match/table.h"

/* ---- changes of players and calendars ---- */

/* Announces changed calendars: the clocks of the match may run differently from now on. */
static void told(struct hub_match *match)
{
    if (match->hub->calendar_told != NULL) match->hub->calendar_told(match);
}

struct people_job {
    struct hub_read read;
    struct hub *hub;
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t users[GAME_SEATS_MAX];
    uint64_t written; /* hub->written at the start of the worker */
    int64_t asked_ms; /* clock time of the read; 0: not known */
    struct match_calendars *calendars;
};

/* On a worker. */
static void people_run(struct hub_read *read, struct store_reader *reader)
{
    struct people_job *job = (struct people_job *)read;
    job->calendars = match_calendars_read(reader, job->users);
}

/* Stores the read calendars. A failed or outdated read is repeated by the next
 * calendars_ready(). */
static void people_done(struct hub_read *read)
{
    struct people_job *job = (struct people_job *)read;
    struct hub_match *match = table_find(job->hub, job->id);
    if (match != NULL) match->calendars_reading = false;
    if (match != NULL && job->calendars != NULL && job->written == job->hub->written) {
        calendars_free(match);
        match->calendars = job->calendars;
        match->calendars->asked_ms = job->asked_ms;
        job->calendars = NULL;
        told(match);
    }
    match_calendars_drop(job->calendars);
    free(job);
}

/* Returns whether the cached calendars belong to the seated players. */
static bool are_known(const struct hub_match *match)
{
    int64_t users[GAME_SEATS_MAX];
    match_calendars_users(match, users);
    return match->calendars != NULL && memcmp(match->calendars->users, users, sizeof(users)) == 0;
}

/* Starts a read of the calendars, unless one is in progress. */
static void people_ask(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->calendars_reading || match->gone || hub->stopped) return;
    struct people_job *job = calloc(1, sizeof(*job));
    if (job == NULL) return;
    *job = (struct people_job){
        .read = {.run = people_run, .done = people_done}, .hub = hub, .written = hub->written};
    if (clock_time_known(hub->clock_time)) job->asked_ms = clocks_now(match);
    match_calendars_users(match, job->users);
    (void)text_copy(job->id, sizeof(job->id), match->info.id);
    match->calendars_reading =
        hub_read_begin(hub, HUB_READ_ROW, pool_owner_of(match->info.id), &job->read) == POOL_TAKEN;
    if (!match->calendars_reading) free(job);
}

bool calendars_ready(struct hub_match *match)
{
    if (!match_calendars_wanted(match) || are_known(match)) return true;
    people_ask(match);
    return false;
}

bool calendars_since(struct hub_match *match, int64_t since_ms)
{
    if (match->hub->config.hints == NULL || !match_calendars_wanted(match)) return true;
    if (match->calendars != NULL && match->calendars->asked_ms >= since_ms) return true;
    people_ask(match);
    return false;
}

bool calendars_sum(const struct hub_match *match, int64_t *sum)
{
    *sum = 0;
    if (match->calendars_reading || !match_calendars_wanted(match) || !are_known(match))
        return false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) *sum += match->calendars->edits[seat];
    return true;
}

void calendars_reload(struct hub_match *match)
{
    /* marks all as outdated, as in calendars_receive() */
    memset(match->calendars->users, 0, sizeof(match->calendars->users));
    told(match);
}

void calendars_changed(struct hub *hub, int64_t user, const struct calendar *calendar,
                       uint32_t edit)
{
    hub->written++; /* a worker may be reading an old version of the user's matches */
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            int seat = match->calendars == NULL ? HUB_NOBODY_SEAT : hub_match_seat_of(match, user);
            if (seat == HUB_NOBODY_SEAT || match->calendars->users[seat] != user) continue;
            free(match->calendars->of[seat]);
            match->calendars->of[seat] = NULL;
            match->calendars->edits[seat] = edit;
            if (!match_calendars_keep(calendar, &match->calendars->of[seat]))
                match->calendars->users[seat] = 0; /* outdated: the next use reads it again */
            told(match);
        }
    }
}

void calendars_receive(struct hub *hub, int64_t user)
{
    hub->written++;
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            int seat = match->calendars == NULL ? HUB_NOBODY_SEAT : hub_match_seat_of(match, user);
            if (seat == HUB_NOBODY_SEAT || match->calendars->users[seat] != user) continue;
            match->calendars->users[seat] = 0; /* outdated: the next use reads it again */
            told(match);
        }
    }
}

void calendars_release(struct hub *hub, int64_t user)
{
    const struct calendar none = {.hours_count = 0};
    calendars_changed(hub, user, &none, 0);
}
