/* The effect of a job that starts a match, moves, chats or marks as seen: prepared before the
 * write, applied after the commit. For the hub only; loop thread only. */
#ifndef HUB_PLAY_PLAY_H
#define HUB_PLAY_PLAY_H

#include "hub/core/internal.h"

/* Each fills job->changed (and more) and returns HUB_OK, or returns the reason of a failure. */
struct hub_error play_move_prepare(struct hub_job *job);
struct hub_error play_start_prepare(struct hub_job *job);
struct hub_error play_chat_prepare(struct hub_job *job);
struct hub_error play_seen_prepare(struct hub_job *job);
/* Returns whether the reported seen marks, and their time, are already stored: there is nothing
 * to write. */
bool play_seen_before(const struct hub_job *job);
/* Starts the match with this job, whose `changed` seats are complete. Fills `started` and more, or
 * returns the error. */
struct hub_error play_begin_prepare(struct hub_job *job);
/* Prepares the job's admitted move: the second half of play_move_prepare(). */
struct hub_error play_made_prepare(struct hub_job *job);
/* Both apply the written changes to the match, after the commit. */
void play_move_apply(struct hub_job *job);
void play_start_apply(struct hub_job *job);

#endif
