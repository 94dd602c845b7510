#include "hub/account/gone.h"

#include <stdlib.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/accounts_internal.h"
#include "hub/account/sessions.h"
#include "hub/core/match.h"
#include "hub/match/board.h"
#include "hub/match/table.h"
#include "hub/play/calendars.h"
#include "hub/sync/node_send.h"
#include "hub/sync/node_versions.h"

/* Deletes the user's conditional moves for a seat. */
static bool conditional_forget(struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    if (seat == HUB_NOBODY_SEAT || match->conditional[seat] == NULL) return false;
    free(match->conditional[seat]);
    match->conditional[seat] = NULL;
    return true;
}

/* Replaces the old name everywhere in memory, without waiting for the next read of the database. */
static void rename_waiting(struct hub *hub, int64_t user, const char *name, bool gone)
{
    for (struct hub_waiting *at = hub->waiting; at != NULL; at = at->next) {
        for (size_t i = 0; i < COUNT_OF(at->info); i++)
            (void)info_rename(at->info[i], user, name, gone);
        if (at->user != NULL && at->user->id == user)
            (void)text_copy(at->user->name, sizeof(at->user->name), name);
    }
    board_rename(hub, user, name, gone);
}

static bool is_theirs(const struct hub_match *match, int64_t user)
{
    return hub_match_seat_of(match, user) != HUB_NOBODY_SEAT ||
           hub_match_invited(match, user) != HUB_NOBODY_SEAT || match->info.created_by == user;
}

/* Renames the user in memory, and reads the user's matches again. */
static void matches_change(struct hub *hub, int64_t user, const char *name, bool gone)
{
    hub->written++;
    if (name != NULL) rename_waiting(hub, user, name, gone);
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        struct hub_match *next = NULL;
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = next) {
            next = match->next_hash;
            if (!is_theirs(match, user)) continue;
            unsigned changes = gone && conditional_forget(match, user) ? HUB_CHANGE_CONDITIONAL : 0;
            if (name != NULL && info_rename(&match->info, user, name, gone))
                changes |= HUB_CHANGE_INFO;
            if (changes != 0) table_notify(match, changes);
            match->heard.again = true;
            reload_if_behind(match);
        }
    }
}

void gone_receive(struct hub *hub, int64_t user, const char *name)
{
    matches_change(hub, user, name, true);
    hub->caretaker_due_ms = clock_unix_ms(); /* the next tick starts the caretaker */
}

void renamed_receive(struct hub *hub, int64_t user, const char *name)
{
    matches_change(hub, user, name, false);
}

void renamed_apply(struct hub *hub, int64_t user, const char *name)
{
    renamed_receive(hub, user, name);
    node_send_renamed(hub, user, name);
}

void gone_apply(struct hub *hub, int64_t user, const char *name)
{
    gone_receive(hub, user, name);
    if (name != NULL)
        node_send_left(hub, user, name);
    else
        node_send_gone(hub, user);
}

/* ---- requests about accounts, after their commit ---- */

/* Changes nothing in memory. */
void accounts_nothing_apply(struct account_job *job)
{
    (void)job;
}

void accounts_register_apply(struct account_job *job)
{
    if (job->request.user.id != 0) renamed_apply(job->hub, job->user.id, job->user.name);
    sessions_over(job->hub, job->user.id, NULL, job->session.token_hash);
}

/* Ends the previous session of the browser, which may belong to another user, or to a guest. */
void accounts_login_apply(struct account_job *job)
{
    const struct hub_user *before = &job->request.user;
    if (before->id != 0) sessions_over(job->hub, before->id, before->token_hash, NULL);
    sessions_changed(job->hub,
                     job->user.id); /* the store may have ended the oldest of too many sessions */
}

void accounts_session_apply(struct account_job *job)
{
    sessions_over(job->hub, job->user.id, job->session.token_hash, NULL);
}

void accounts_all_apply(struct account_job *job)
{
    sessions_over(job->hub, job->user.id, NULL, NULL);
}

void accounts_others_apply(struct account_job *job)
{
    sessions_over(job->hub, job->user.id, NULL, job->session.token_hash);
}

void accounts_delete_apply(struct account_job *job)
{
    gone_apply(job->hub, job->user.id,
               job->user.name); /* the same name as the store has written into its rows */
    calendars_release(job->hub, job->user.id);
    sessions_over(job->hub, job->user.id, NULL, NULL);
}
