/* Conditional moves of the players of a match (engine/conditional/conditional.h): saved by the
 * players, evaluated when their seat's turn comes, through the same queue as every move, and
 * written with the row that they make. For the hub only, except hub_match_conditional(); loop
 * thread only, except conditional_load(). */
#ifndef HUB_MATCH_CONDITIONAL_H
#define HUB_MATCH_CONDITIONAL_H

#include "engine/conditional/conditional.h"
#include "hub/core/internal.h"
#include "store/nouns/conditional.h"

/* A seat's conditional moves in memory, with their text. */
struct seat_conditional {
    int64_t user;
    uint32_t edit; /* as in the file */
    uint32_t fired;
    uint32_t idle; /* 1 + the version at which they made no move; 0: not evaluated yet */
    uint32_t bytes;
    char text[]; /* 0-terminated, without the dropped ones */
};

/* The changes of conditional moves by a job, prepared so that nothing can fail after the commit. */
struct job_conditional {
    size_t count;
    struct store_conditional at[GAME_SEATS_MAX];
    struct seat_conditional *kept[GAME_SEATS_MAX];
};

/* Reads the conditional moves of a match's people into a match that is not in the table. False: a
 * read failed, or there was no memory. On any thread, with its reader.
 */
MUST_USE bool conditional_load(struct store_reader *reader, struct hub_match *match);
/* Transfers the conditional moves from one match to another; frees the previous ones of `to`.
 * Returns whether any have changed. */
bool conditional_transfer(struct hub_match *to, struct hub_match *from);
/* Frees the conditional moves of the match. */
void conditional_free(struct hub_match *match);
/* Returns the sum of the edits of all known conditional moves. */
int64_t conditional_sum(const struct hub_match *match);
/* Returns their memory in bytes. */
size_t conditional_bytes(const struct hub_match *match);

/* Parses the conditional moves of a seat in memory. False: there are none, or this program does
 * not understand them. */
MUST_USE bool conditional_of(const struct hub_match *match, int seat,
                             struct conditional_moves *conditional);
/* Adds the seat's conditional moves after the job. The caller has set text, fired and the
 * members about a drop in `conditional`; this function fills the others. False: no memory. */
MUST_USE bool conditional_change(struct hub_job *job, int seat,
                                 struct store_conditional *conditional);
/* Records in `conditional` that the conditional moves of `entries` were dropped. */
void conditional_note_drop(const struct hub_job *job, const struct conditional_moves *entries,
                           enum conditional_why why, struct store_conditional *conditional);
/* Returns whether conditional moves may decide for the seat now: it has some and owes a
 * decision, its person would make that decision, and no undo request is open. */
bool conditional_may_ask(const struct hub_match *match, int seat);

/* Prepares HUB_CONDITIONAL: fills job->conditional with the given ones, or returns the reason of
 * a failure. */
struct hub_error conditional_set_prepare(struct hub_job *job);
/* Prepares the drop of the conditional moves that the job's move makes obsolete. */
struct hub_error conditional_follow_prepare(struct hub_job *job);
/* Applies the job's conditional moves after its commit; those of people without a seat, or of a
 * match that has ended, are deleted. Returns the change to announce, or 0. */
unsigned conditional_apply(struct hub_job *job);
/* Frees the prepared changes; NULL is allowed. */
void conditional_drop_prepared(struct job_conditional *conditional);

#endif
