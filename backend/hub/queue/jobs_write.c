/* The store operation of a prepared job, and its conditions. */
#include <string.h>

#include "hub/match/internal.h"
#include "hub/match/conditional.h"
#include "hub/queue/internal.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/seats.h"

struct store_move jobs_row(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    bool starts = job->started != NULL;
    bool goes_on = starts || job->changed.status == STORE_RUNNING;
    const struct game_state *state = starts ? &job->started->state : &job->proposal->state;
    struct store_move move = {.match = match->info.id,
                              .seat = HUB_NOBODY_SEAT,
                              .request = "",
                              .move = "",
                              .events = job->events_json.bytes,
                              .state_hash =
                                  starts ? job->started->state_hash : job->proposal->state_hash,
                              .owed_known = true,
                              .owed = goes_on ? match->game->to_act(state) : 0,
                              .asks = starts ? 0 : seat_control_asked(&job->proposal->events),
                              .fresh = starts ? 0 : seat_control_fresh(&job->proposal->events),
                              .about = starts ? 0 : seat_control_about(&job->proposal->events),
                              .at_ms = job->at_ms,
                              .clock_ms = job->clocks[0] != '\0' ? job->banks.at_ms : 0,
                              .clocks = job->clocks,
                              .clock_due_ms = job->clock_due_ms,
                              .conditional = request->action == HUB_CONDITIONAL_ASK};
    if (starts) return move;
    move.seq = job->proposal->version;
    move.before = job->before;
    move.seat = request->seat;
    move.user = request->user.id;
    move.request = request->id;
    move.move = job->move_json.bytes;
    return move;
}

/* Returns the seen marks of its sender. Borrows from the job. */
static struct store_seen seen_of(const struct hub_job *job)
{
    const struct hub_request *request = &job->request;
    const struct store_seat *seat =
        &job->changed.seat[hub_match_seat_of(job->match, request->user.id)];
    struct store_seen seen = {
        .match = job->match->info.id, .user = request->user.id, .chat = seat->chat_read};
    if (!request->looked) return seen;
    seen.at_ms = seat->seen_ms;
    seen.version = seat->seen;
    seen.end = seat->seen_end;
    return seen;
}

/* The line that is said. Borrows from the job. */
static struct store_chat chat_of(const struct hub_job *job)
{
    const struct hub_request *request = &job->request;
    struct store_chat chat = {.match = job->match->info.id,
                              .number = job->match->chat_count + 1,
                              .user = request->user.id,
                              .name = request->user.name,
                              .request = request->id,
                              .text = request->text,
                              .at_ms = job->at_ms};
    memcpy(chat.mentions, job->mentions, sizeof(chat.mentions));
    return chat;
}

/* Returns the action whose effects are written: a table that fills starts its match, and a job may
 * end with nothing but changes of conditional moves. */
static enum hub_action action_of(const struct hub_job *job)
{
    if (job->started != NULL) return HUB_START;
    return job->conditional != NULL && job->proposal == NULL ? HUB_CONDITIONAL
                                                             : job->request.action;
}

/* Returns whether the operation saves the match, too. */
static bool saves_match(const struct store_write *write)
{
    return write->op == STORE_MATCH_SAVE || (write->op == STORE_MOVE_APPEND && write->with_match);
}

enum store_err jobs_write(struct hub_job *job, store_done *done)
{
    struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    struct store_write write = {.op = STORE_MATCH_SAVE, .match = &job->changed};
    struct store_move move;
    struct store_chat chat;
    struct store_seen seen;
    struct store_audit audit;
    const struct job_conditional *changes = job->conditional;
    switch (action_of(job)) {
    case HUB_CONDITIONAL:
        write = (struct store_write){.op = STORE_CONDITIONAL_SET, .conditional = changes->at};
        break;
    case HUB_CONDITIONAL_ASK:
    case HUB_MOVE:
    case HUB_SUBSTITUTE:
    case HUB_START:
        job->before = history_newest(match);
        move = jobs_row(job);
        write = (struct store_write){
            .op = STORE_MOVE_APPEND,
            .move = &move,
            .with_match = job->with_match || job->changed.status != match->stored,
            .match = &job->changed,
            .conditional = changes != NULL ? changes->at : NULL,
            .conditional_count = changes != NULL ? changes->count : 0,
            .also = job->fresh != NULL ? &job->fresh->info : NULL,
            .held_max = match->hub->quotas.matches_per_user,
            .waits_max = HUB_STANDING_WAITS_MAX,
            .sits = request->action == HUB_JOIN || request->action == HUB_SUBSTITUTE
                        ? request->user.id
                        : 0};
        break;
    case HUB_CHAT:
        chat = chat_of(job);
        write = (struct store_write){.op = STORE_CHAT_APPEND, .chat = &chat};
        break;
    case HUB_LEAVE:
        write.op = job->changed.created_by == 0 ? STORE_MATCH_DELETE : STORE_MATCH_SAVE;
        break;
    case HUB_REMATCH:
        write.also = &job->fresh->info;
        write.held_max = match->hub->quotas.matches_per_user;
        break;
    case HUB_SEEN:
        seen = seen_of(job);
        write = (struct store_write){.op = STORE_SEEN, .seen = &seen};
        break;
    case HUB_JOIN: write.sits = request->user.id; break;
    case HUB_INVITE: write.asks = request->other; break;
    case HUB_UNINVITE:
    case HUB_STANDING_END:
    case HUB_NONCE:
    case HUB_BOT_ADD:
    case HUB_BOT_REMOVE:
    case HUB_CLOSE:
    case HUB_DUE: break;
    }
    if (job->closer != 0) {
        audit_fill(&audit, &(struct hub_user){.id = job->closer}, "close", "");
        memcpy(audit.target, match->info.id, sizeof(match->info.id));
        write.audit = &audit;
    }
    write.at_ms = job->at_ms;
    write.answers = job->answers;
    job->saves = saves_match(&write);
    if (job->saves) seats_settle(&job->changed);
    if (job->fresh != NULL) seats_settle(&job->fresh->info);
    return store_write(match->hub->config.store, &write, done, job);
}
