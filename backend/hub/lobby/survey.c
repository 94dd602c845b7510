/* Reads of matches not in memory: the counts of live matches, and the newest for the lobby. Runs
 * on a worker at the start, after a failure, or when so many shown matches have left that older
 * ones replace them. */
#include "hub/lobby/survey.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "hub/limits/creator_addresses.h"
#include "hub/lobby/refresh.h"
#include "hub/match/board.h"
#include "hub/match/table.h"
#include "store/nouns/matches/lists.h"

#define AGAIN_FIRST_US (250LL * 1000)
#define AGAIN_MOST_US  (30LL * 1000000)
#define AGAIN_DOUBLES  7 /* number of times that the delay doubles */
#define EVERY_US       1000000LL

struct survey {
    struct hub_read read;
    struct hub *hub;
    uint64_t turns;   /* value of hub->turns at the start of the read */
    uint64_t written; /* the same */
    enum store_err err;
    uint32_t open;
    uint32_t running;
    size_t count;
    struct hub_listing looks[2 * HUB_LISTED_MAX];
};

static bool listed_row(void *context, const struct store_match *info)
{
    struct survey *survey = context;
    survey->looks[survey->count++].info = *info;
    return survey->count < COUNT_OF(survey->looks);
}

/* Reads the counts and lists. On any thread, with its reader. */
static enum store_err survey_read(struct survey *survey, struct store_reader *reader)
{
    static const enum store_status shown[] = {STORE_OPEN, STORE_RUNNING};
    enum store_err err = store_live_count(reader, &survey->open, &survey->running);
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(shown); i++)
        err = store_listed_each(reader, shown[i], HUB_LISTED_MAX, listed_row, survey);
    for (size_t i = 0; err == STORE_OK && i < survey->count; i++) {
        struct store_match info = survey->looks[i].info;
        err = hub_listing_read(survey->hub, reader, &info, &survey->looks[i]);
        if (err == STORE_NOT_FOUND)
            err = STORE_OK; /* the match was deleted in between: its entry in the list stays */
    }
    return err;
}

static void survey_run(struct hub_read *read, struct store_reader *reader)
{
    struct survey *survey = (struct survey *)read;
    survey->err = survey_read(survey, reader);
}

static void again(struct hub *hub, enum store_err err)
{
    uint32_t tries = hub->survey_tries < AGAIN_DOUBLES ? hub->survey_tries : AGAIN_DOUBLES;
    int64_t wait_us = AGAIN_FIRST_US << tries;
    hub->survey_due_us = clock_mono_us() + (wait_us < AGAIN_MOST_US ? wait_us : AGAIN_MOST_US);
    hub->survey_tries++;
    hub->refresh.all = hub->config.hints != NULL;
    if (err != STORE_OK) log_error("hub", "event=not_surveyed error=%s", store_err_name(err));
}

/* Applies the result of a read, unless a newer change makes it outdated. */
static void survey_take(struct hub *hub, const struct survey *survey)
{
    bool overtaken =
        survey->written != hub->written || (!hub->counted && survey->turns != hub->turns);
    hub->survey_due_us = clock_mono_us() + EVERY_US;
    if (survey->err != STORE_OK || overtaken) {
        again(hub, survey->err);
        return;
    }
    hub->survey_tries = 0;
    if (!hub->counted || hub->config.hints != NULL) {
        hub->open_count = survey->open;
        hub->running_count = survey->running;
        hub->counted = true;
    }
    if (hub->config.hints != NULL) board_drop(hub, "");
    for (size_t i = 0; i < survey->count; i++)
        if (table_find(hub, survey->looks[i].info.id) == NULL) board_fill(hub, &survey->looks[i]);
    board_filled(hub);
}

static void survey_done(struct hub_read *read)
{
    struct survey *survey = (struct survey *)read;
    struct hub *hub = survey->hub;
    if (read->err != STORE_OK) survey->err = read->err;
    hub->surveying = false;
    if (!hub->stopped) survey_take(hub, survey);
    free(survey);
}

static struct survey *survey_new(struct hub *hub)
{
    struct survey *survey = calloc(1, sizeof(*survey));
    if (survey == NULL) return NULL;
    survey->read = (struct hub_read){.run = survey_run, .done = survey_done};
    survey->hub = hub;
    survey->turns = hub->turns;
    survey->written = hub->written;
    return survey;
}

void survey_now(struct hub *hub)
{
    struct survey *survey = survey_new(hub);
    if (survey == NULL) {
        again(hub, STORE_IO);
        return;
    }
    hub_read_now(hub, &survey->read);
}

void survey_tick(struct hub *hub)
{
    bool wanted = !hub->counted || hub->refresh.all || board_short(hub);
    if (!wanted || hub->surveying || hub->stopped || clock_mono_us() < hub->survey_due_us) return;
    struct survey *survey = survey_new(hub);
    if (survey == NULL) return;
    hub->surveying =
        hub_read_begin(hub, HUB_READ_LIST, pool_owner_of("survey"), &survey->read) == POOL_TAKEN;
    if (hub->surveying)
        refresh_all_begun(hub); /* messages that arrive later may be about newer states */
    else
        free(survey);
}

void survey_count(struct hub *hub, enum store_status status, int difference)
{
    uint32_t *count = status == STORE_OPEN      ? &hub->open_count
                      : status == STORE_RUNNING ? &hub->running_count
                                                : NULL;
    hub->turns++;
    if (count == NULL) return;
    if (difference > 0)
        ++*count;
    else if (*count >
             0) /* another node may have started the match, and its counts are unknown here */
        --*count;
}

void survey_stored(struct hub_match *match, enum store_status status)
{
    if (match->stored == status) return;
    survey_count(match->hub, match->stored, -1);
    survey_count(match->hub, status, 1);
    match->stored = status;
    if (!store_status_live(status))
        creator_addresses_forget(match->hub->creator_addresses, match->info.id);
}

void survey_gone(struct hub_match *match)
{
    survey_count(match->hub, match->stored, -1);
    creator_addresses_forget(match->hub->creator_addresses, match->info.id);
}
