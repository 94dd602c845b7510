/* The actions of requests about matches, one row for each. */
#include "hub/queue/actions.h"

#include "hub/core/match.h"
#include "hub/core/internal.h"
#include "hub/lobby/survey.h"
#include "hub/play/conditional_turn.h"
#include "hub/play/idle.h"
#include "hub/match/history.h"
#include "hub/play/mentions.h"
#include "hub/play/play.h"
#include "hub/match/table.h"
#include "hub/queue/jobs_write.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"
#include "hub/tables/tables.h"

/* ---- preparing ---- */

static struct hub_error substitute_prepare(struct hub_job *job)
{
    struct hub_error error = seat_control_substitute_admit(job);
    return error.code == HUB_OK ? play_made_prepare(job) : error;
}

static struct hub_error due_prepare(struct hub_job *job)
{
    return waits_end(job) || idle_gives_up(job) ? play_move_prepare(job) : idle_prepare(job);
}

static struct hub_error close_prepare(struct hub_job *job)
{
    return idle_closes(job) ? play_move_prepare(job) : tables_close(job);
}

/* ---- applying ---- */

static unsigned info_apply(struct applied *applied)
{
    (void)applied;
    return HUB_CHANGE_INFO;
}

/* Changes only the marks of the user's own seat. */
static unsigned own_apply(struct applied *applied)
{
    (void)applied;
    return 0;
}

static unsigned move_apply(struct applied *applied)
{
    struct hub_job *job = applied->job;
    play_move_apply(job);
    applied->version = job->match->play.version;
    return job->saves ? HUB_CHANGE_MOVES | HUB_CHANGE_INFO : HUB_CHANGE_MOVES;
}

/* A job without a move has only dropped the conditional moves. */
static unsigned conditional_ask_apply(struct applied *applied)
{
    return applied->job->proposal != NULL ? move_apply(applied) : 0;
}

/* Starts the match in memory, and adds the next table of a repeating one, if the job created it. */
static unsigned start_apply(struct applied *applied)
{
    struct hub_job *job = applied->job;
    if (job->started == NULL) return HUB_CHANGE_INFO;
    play_start_apply(job);
    if (job->fresh != NULL) table_link(job->match->hub, job->fresh);
    return HUB_CHANGE_INFO | HUB_CHANGE_MOVES;
}

static unsigned standing_end_apply(struct applied *applied)
{
    applied->job->match->settings.standing = false;
    return HUB_CHANGE_INFO;
}

static unsigned first_apply(struct applied *applied)
{
    const struct hub_job *job = applied->job;
    bool drawn = job->request.seat == HUB_NOBODY_SEAT;
    job->match->settings.start_seat = drawn ? GAME_NOBODY : (uint8_t)job->request.seat;
    return HUB_CHANGE_INFO;
}

static unsigned chat_apply(struct applied *applied)
{
    struct hub_job *job = applied->job;
    job->match->chat_count++;
    history_chat_set(job->match, job->request.user.id, job->request.id);
    mentions_count(job, applied->id);
    return HUB_CHANGE_CHAT;
}

static unsigned rematch_apply(struct applied *applied)
{
    struct hub_job *job = applied->job;
    asks_set(&job->match->asks, &job->fresh->info);
    table_link(job->match->hub, job->fresh);
    applied->result = job->fresh;
    return HUB_CHANGE_INFO;
}

/* Deletes the match after its last person left. The previous match may then have another
 * rematch. */
static void match_deleted(struct hub_match *match)
{
    struct hub_match *old = table_match_before(match);
    match->hub->written++; /* the database forgets the rematch of the previous match */
    survey_gone(match);
    table_bury(match->hub, match);
    if (old != NULL) {
        old->asks = (struct hub_asks){.host = ""};
        old->info.rematch[0] = '\0';
        old->info.edit++; /* as in the file */
        table_notify(old, HUB_CHANGE_INFO);
    }
}

static unsigned leave_apply(struct applied *applied)
{
    struct hub_match *match = applied->job->match;
    if (match->info.created_by != applied->before->created_by) match->settings.standing = false;
    if (match->info.created_by == 0) {
        match_deleted(match);
        applied->result = NULL;
    }
    return HUB_CHANGE_INFO;
}

/* Announces that nobody owes a decision any longer. */
static unsigned end_apply(struct applied *applied)
{
    (void)applied;
    return HUB_CHANGE_INFO | HUB_CHANGE_MOVES;
}

/* ---- rows ---- */

static const struct action actions[] = {
    [HUB_JOIN] = {.prepare = tables_join, .write = jobs_write_join, .apply = start_apply},
    [HUB_LEAVE] = {.prepare = tables_leave, .write = jobs_write_leave, .apply = leave_apply},
    [HUB_STANDING_END] = {.prepare = tables_standing_end,
                          .write = jobs_write_match,
                          .apply = standing_end_apply},
    [HUB_BOT_ADD] = {.prepare = tables_bot_add, .write = jobs_write_match, .apply = start_apply},
    [HUB_BOT_REMOVE] = {.prepare = tables_bot_remove,
                        .write = jobs_write_match,
                        .apply = info_apply},
    [HUB_REMOVE] = {.prepare = tables_remove, .write = jobs_write_match, .apply = info_apply},
    [HUB_HAND_OVER] = {.prepare = tables_hand_over,
                       .write = jobs_write_match,
                       .apply = leave_apply},
    [HUB_SWAP] = {.prepare = tables_swap, .write = jobs_write_match, .apply = info_apply},
    [HUB_FIRST] = {.prepare = tables_first, .write = jobs_write_match, .apply = first_apply},
    [HUB_NONCE] = {.prepare = tables_nonce, .write = jobs_write_match, .apply = info_apply},
    [HUB_START] = {.prepare = play_start_prepare, .write = jobs_write_row, .apply = start_apply},
    [HUB_SUBSTITUTE] = {.prepare = substitute_prepare,
                        .write = jobs_write_row,
                        .apply = move_apply},
    [HUB_CLOSE] = {.prepare = close_prepare,
                   .write = jobs_write_match,
                   .apply = end_apply,
                   .damaged = true},
    [HUB_REMATCH] = {.prepare = tables_rematch,
                     .write = jobs_write_rematch,
                     .apply = rematch_apply},
    [HUB_INVITE] = {.prepare = tables_invite, .write = jobs_write_invite, .apply = info_apply},
    [HUB_UNINVITE] = {.prepare = tables_uninvite, .write = jobs_write_match, .apply = info_apply},
    [HUB_SEEN] = {.prepare = play_seen_prepare,
                  .write = jobs_write_seen,
                  .apply = own_apply,
                  .damaged = true},
    [HUB_DUE] = {.prepare = due_prepare, .write = jobs_write_match, .apply = end_apply},
    [HUB_CONDITIONAL] = {.prepare = conditional_set_prepare,
                         .write = jobs_write_conditional,
                         .apply = own_apply},
    [HUB_CONDITIONAL_ASK] = {.prepare = conditional_ask_prepare,
                             .write = jobs_write_row,
                             .apply = conditional_ask_apply},
    [HUB_MOVE] = {.prepare = play_move_prepare, .write = jobs_write_row, .apply = move_apply},
    [HUB_CHAT] = {.prepare = play_chat_prepare,
                  .write = jobs_write_chat,
                  .apply = chat_apply,
                  .damaged = true},
};

const struct action *job_action(const struct hub_job *job)
{
    return &actions[job->request.action];
}

const struct action *job_written_action(const struct hub_job *job)
{
    if (job->started != NULL) return &actions[HUB_START];
    if (job->conditional != NULL && job->proposal == NULL) return &actions[HUB_CONDITIONAL];
    return job_action(job);
}
