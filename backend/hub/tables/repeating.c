/* Automatic starts: a table starts when its last seat is taken, and a repeating table then opens
 * the next one. The transaction of the start writes both, so that exactly one table follows
 * each. The transaction checks whether the host may have one more. */
#include "hub/tables/repeating.h"

#include <string.h>

#include "hub/limits/quotas_internal.h"
#include "hub/play/play.h"
#include "hub/seat/seats.h"
#include "hub/tables/tables.h"
#include "record/settings.h"

/* Starts a full table with the job, if it starts automatically. */
static struct hub_error begin_if_full(struct hub_job *job)
{
    const struct store_match *info = &job->changed;
    if (!job->match->settings.starts_full) return hub_error_of(HUB_OK);
    for (size_t seat = 0; seat < info->seats; seat++)
        if (info->seat[seat].user == 0 && info->seat[seat].bot[0] == '\0')
            return hub_error_of(HUB_OK);
    return play_begin_prepare(job);
}

/* Returns the host of the table, as known from the seat. */
static struct hub_user host_of(const struct store_match *info)
{
    int seat = hub_info_seat_of(info, info->created_by);
    return seat != HUB_NOBODY_SEAT ? seats_person(&info->seat[seat])
                                   : (struct hub_user){.id = info->created_by};
}

/* Creates the table that follows the match that the job starts. */
static struct hub_error follow(struct hub_job *job)
{
    const struct store_match *info = &job->changed;
    struct hub *hub = job->match->hub;
    /* a temporary reason refuses the start, but does not end the repetition */
    if (!hub->counted) return hub_error_of(HUB_NOT_NOW);
    struct hub_error error = quotas_match_room(hub, 0);
    if (error.code != HUB_OK) return error;
    struct hub_user host = host_of(info);
    struct hub_creation creation = tables_creation_of(job->match);
    job->fresh = tables_fresh_make(hub, &host, &creation, job->at_ms);
    if (job->fresh == NULL) return hub_error_of(HUB_BUSY);
    for (size_t seat = 0; seat < info->seats; seat++) {
        const struct store_seat *from = &info->seat[seat];
        struct store_seat *to = &job->fresh->info.seat[seat];
        if (from->user == host.id)
            seats_sit(to, &host);
        else if (from->user == 0 && from->bot[0] != '\0')
            seats_bot(to, from->bot);
    }
    return hub_error_of(HUB_OK);
}

struct hub_error repeating_prepare(struct hub_job *job)
{
    bool seats = job->request.action == HUB_JOIN || job->request.action == HUB_BOT_ADD;
    struct hub_error error = seats ? begin_if_full(job) : hub_error_of(HUB_OK);
    bool begins = error.code == HUB_OK && job->started != NULL;
    return begins && job->match->settings.standing ? follow(job) : error;
}
