/* The automatic end of idle matches. */
#include "hub/play/idle.h"

#include <string.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/core/other_viewers.h"
#include "hub/play/row_clocks.h"
#include "hub/seat/waits.h"
#include "record/settings.h"

#define DAY_MS   (24LL * 3600 * 1000)
#define AGAIN_MS 1000

static bool player_looks(const struct hub_match *match)
{
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
         watcher = watcher->next)
        if (hub_match_seat_of(match, watcher->user) != HUB_NOBODY_SEAT) return true;
    return other_viewers_seats(match) != 0;
}

/* Returns the time that a running match waits for a move. A match with a clock waits until the
 * clock has run out, even for the first move. */
static int64_t idle_ms(const struct hub_match *match)
{
    bool begun = match->moved || match->settings.clock.pace != PACE_NONE;
    return begun ? match->hub->quotas.idle_days * DAY_MS : HUB_UNMOVED_MS;
}

/* Returns the time at which a running match is abandoned if nobody moves. */
static int64_t given_up_ms(const struct hub_match *match)
{
    int64_t at_ms = match->rows.newest_ms;
    if (match->times.resumed_ms > at_ms) at_ms = match->times.resumed_ms;
    return clocks_newest(match, at_ms) + idle_ms(match);
}

/* Returns whether the match already has a result that counts. */
static bool counts(const struct hub_match *match)
{
    return match->info.status == STORE_RUNNING && hub_match_started(match) &&
           match->play.sitting.resigned != 0;
}

static void give_up(struct hub_job *job)
{
    const struct table_move move = {.kind = TABLE_MOVE_GIVE_UP};
    job->request.action = HUB_MOVE;
    job->request.seat = 0;
    memcpy(&job->request.move, &move, sizeof(move));
}

bool idle_gives_up(struct hub_job *job)
{
    if (!counts(job->match) || given_up_ms(job->match) > job->at_ms) return false;
    give_up(job);
    return true;
}

bool idle_closes(struct hub_job *job)
{
    CHECK(job->request.user.admin);
    job->closer = job->request.user.id;
    if (!counts(job->match)) return false;
    job->by_server = true; /* the row belongs to no user: the audit log names the administrator */
    job->request.user = (struct hub_user){.id = 0};
    give_up(job);
    return true;
}

/* Returns the next time at which a running match is due. A time no later than the job's time
 * means that the match is abandoned now. The wall clock alone may show a wait as over, although
 * clocks were paused while nothing could be saved: such a wait, and a result that counts, are
 * checked again. */
static int64_t running_due_ms(const struct hub_job *job)
{
    int64_t end_ms = given_up_ms(job->match);
    int64_t due_ms = waits_earlier(job->match, end_ms);
    bool again = due_ms <= job->at_ms && (end_ms > job->at_ms || counts(job->match));
    return again ? job->at_ms + AGAIN_MS : due_ms;
}

struct hub_error idle_prepare(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    if (!store_status_live(info->status) || info->due_ms == 0 || info->due_ms > job->at_ms)
        return hub_error_of(HUB_STALE); /* the match has changed since the check */
    int64_t due_ms = info->due_ms;
    bool hosted = job->request.other == 0 || job->request.other != info->created_by;
    if (info->status == STORE_RUNNING)
        due_ms = running_due_ms(job);
    else if (hosted && player_looks(job->match))
        due_ms = job->at_ms + DAY_MS;
    if (due_ms > job->at_ms) {
        info->due_ms = due_ms;
        return hub_error_of(HUB_OK);
    }
    bool open = info->status == STORE_OPEN;
    info->status = STORE_ABANDONED;
    info->ended_ms = job->at_ms;
    info->due_ms = open ? job->at_ms + HUB_EXPIRED_KEPT_MS : 0;
    (void)text_copy(info->end_reason, sizeof(info->end_reason), open ? "expired" : "idle");
    log_info("hub", "event=given_up match=%s reason=%s", info->id, info->end_reason);
    return hub_error_of(HUB_OK);
}

void idle_set(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    if (job->request.action == HUB_DUE) return;
    switch (info->status) {
    /* counted from the last change of the table; automatic reports of a browser do not count */
    case STORE_OPEN:
        if (job->request.action != HUB_NONCE && job->request.action != HUB_SEEN &&
            job->request.action != HUB_CHAT)
            info->due_ms = job->at_ms + settings_open_days(&job->match->settings) * DAY_MS;
        break;
    case STORE_RUNNING:
        if (job->match->info.status == STORE_OPEN) info->due_ms = job->at_ms + idle_ms(job->match);
        break;
    case STORE_OVER:
    case STORE_ABANDONED:
    case STORE_BROKEN: info->due_ms = 0; break;
    }
}
