/* The store operations of prepared jobs, and their conditions. */
#include "hub/queue/jobs_write.h"

#include <string.h>

#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/seat/seat_control.h"

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

/* Returns the chat message. Borrows from the job. */
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

/* Writes the match as it is after the job; the other members name the users who take part, and
 * the limits. */
void jobs_write_match(struct hub_job *job, struct job_write *to)
{
    to->write = (struct store_write){.op = STORE_MATCH_SAVE,
                                     .save = {.match = &job->changed, .at_ms = job->at_ms}};
}

void jobs_write_join(struct hub_job *job, struct job_write *to)
{
    jobs_write_match(job, to);
    to->write.save.sits = job->request.user.id;
}

void jobs_write_invite(struct hub_job *job, struct job_write *to)
{
    jobs_write_match(job, to);
    to->write.save.asks = job->request.other;
}

void jobs_write_leave(struct hub_job *job, struct job_write *to)
{
    jobs_write_match(job, to);
    if (job->changed.created_by == 0)
        to->write = (struct store_write){.op = STORE_MATCH_DELETE, .match = &job->changed};
}

void jobs_write_rematch(struct hub_job *job, struct job_write *to)
{
    jobs_write_match(job, to);
    to->write.save.also = &job->fresh->info;
    to->write.save.held_max = job->match->hub->quotas.matches_per_user;
}

void jobs_write_row(struct hub_job *job, struct job_write *to)
{
    const struct hub_match *match = job->match;
    const struct job_conditional *changes = job->conditional;
    enum hub_action action = job->request.action;
    bool saves = job->with_match || job->changed.status != match->stored;
    bool sits = action == HUB_JOIN || action == HUB_SUBSTITUTE;
    job->before = history_newest(match);
    to->move = jobs_row(job);
    to->write =
        (struct store_write){.op = STORE_MOVE_APPEND,
                             .append = {.move = &to->move,
                                        .match = saves ? &job->changed : NULL,
                                        .at_ms = job->at_ms,
                                        .conditional = changes != NULL ? changes->at : NULL,
                                        .conditional_count = changes != NULL ? changes->count : 0,
                                        .also = job->fresh != NULL ? &job->fresh->info : NULL,
                                        .held_max = match->hub->quotas.matches_per_user,
                                        .waits_max = HUB_STANDING_WAITS_MAX,
                                        .sits = sits ? job->request.user.id : 0}};
}

void jobs_write_conditional(struct hub_job *job, struct job_write *to)
{
    to->write =
        (struct store_write){.op = STORE_CONDITIONAL_SET, .conditional = job->conditional->at};
}

void jobs_write_chat(struct hub_job *job, struct job_write *to)
{
    to->chat = chat_of(job);
    to->write = (struct store_write){.op = STORE_CHAT_APPEND, .chat = &to->chat};
}

void jobs_write_seen(struct hub_job *job, struct job_write *to)
{
    to->seen = seen_of(job);
    to->write = (struct store_write){.op = STORE_SEEN, .seen = &to->seen};
}
