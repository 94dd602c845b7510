/* The operations of the nouns, as parts of ops_run() (writer/ops.h). Writer thread. */
#ifndef STORE_NOUNS_OPS_H
#define STORE_NOUNS_OPS_H

#include "store/write/place.h"
#include "store/write/transaction.h"

/* Both are the part of ops_run() that is about administrators: ops_admin.c. */
MUST_USE enum store_err ops_run_admin(struct writer *writer, const struct store_write *write);
MUST_USE enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit);

/* The part that is about chat and what was seen: ops_chat.c. */
MUST_USE enum store_err ops_run_chat(struct writer *writer, struct queue_item *item);

/* Both are the part that is about calendars: ops_calendar.c. */
MUST_USE enum store_err ops_calendar_save(struct writer *writer,
                                          const struct store_calendar *calendar);
MUST_USE enum store_err ops_calendar_delete(struct writer *writer, int64_t user);
/* Both are the parts of it that are about clocks: an operation of its own, and what an append says
 * of when its match is due. ops_clock.c. */
MUST_USE enum store_err ops_run_clock(struct writer *writer, const struct store_write *write);
MUST_USE enum store_err ops_run_due(struct writer *writer, int64_t number,
                                    const struct store_move *move);

/* ---- ops_match.c ---- */
/* Inserts the match with its seats, or saves it over the edit that it was made from; `*number`
 * becomes what the other tables call it. STORE_STALE: it has another edit by now. */
MUST_USE enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                                       int64_t *number);

/* ---- ops_conditional.c ---- */
/* STORE_CONDITIONAL_SET. */
struct store_analysis;
struct store_conditional;
MUST_USE enum store_err ops_conditional_set(struct writer *writer,
                                            const struct store_conditional *conditional);
/* Updates conditional moves with the row that is appended. */
MUST_USE enum store_err ops_conditional_follow(struct writer *writer,
                                               const struct store_write *write);
/* Deletes conditional moves of people without a seat after a save of the match `number`, and all of
 * them when it is not running. The statement is sent (step_send()). */
MUST_USE enum store_err ops_conditional_end(struct writer *writer, const struct store_match *match,
                                            int64_t number);

/* ---- ops_ended.c ---- */
/* Stores who answers for each seat of a match, which is called `number`. */
MUST_USE enum store_err ops_answers(struct writer *writer, int64_t number,
                                    int64_t answers[GAME_SEATS_MAX]);
/* Stores the consequences of a match's end, if it ends with the item: the user who answers for each
 * result (item->answers), and ratings. */
MUST_USE enum store_err ops_ended(struct writer *writer, struct queue_item *item, int64_t number);

/* ---- ops_tokens.c ---- */
/* The part of ops_run() that is about programs; sets item->id. */
MUST_USE enum store_err ops_run_token(struct writer *writer, struct queue_item *item);
/* Ends all tokens of a user. */
MUST_USE enum store_err ops_tokens_end(struct writer *writer, int64_t user);

/* ---- analyses.c ---- */
/* Writes what was found out about a match; STORE_STALE: it is not over. */
MUST_USE enum store_err ops_analysis_save(struct writer *writer,
                                          const struct store_analysis *analysis);

/* ---- ops_gone.c ---- */
/* Removes the live data of a user who is being deleted or banned (store.h, STORE_BAN). */
MUST_USE enum store_err ops_user_gone(struct writer *writer, int64_t user, int64_t now_ms);
/* STORE_NOT_FOUND if the user is deleted, or banned then; the user's row is shared (row_locks.h).
 */
MUST_USE enum store_err ops_here(struct writer *writer, int64_t user, int64_t now_ms);

/* ---- ops_people.c ---- */
/* The part of ops_run() that is about what people keep for themselves. */
MUST_USE enum store_err ops_run_people(struct writer *writer, const struct store_write *write);
/* Deletes the personal data of a user who is being deleted. */
MUST_USE enum store_err ops_user_forget(struct writer *writer, int64_t user);
/* Both check whether `user` (0: none) may take a seat at that table, or be invited to it by its
 * host; else STORE_BLOCKED, or STORE_TOO_MANY_ASKED. */
MUST_USE enum store_err ops_may_sit(struct writer *writer, const struct store_match *match,
                                    int64_t user, int64_t now_ms);
MUST_USE enum store_err ops_may_ask(struct writer *writer, const struct store_match *match,
                                    int64_t user, int64_t now_ms);
/* Checks whether `user` (0: none) may take a seat in that running match: its host may be gone, but
 * must not have blocked the user (STORE_BLOCKED). */
MUST_USE enum store_err ops_may_substitute(struct writer *writer, const struct store_match *match,
                                           int64_t user, int64_t now_ms);
/* STORE_BLOCKED, with their bits in `*apart`, if seats are reserved for people who are gone, or who
 * have blocked the host or are blocked by the host. */
MUST_USE enum store_err ops_apart(struct writer *writer, const struct store_match *match,
                                  int64_t now_ms, int64_t *apart);
/* Writes the mentions of the message; subtracts from `*told` the bit of each user who is
 * notified. */
MUST_USE enum store_err ops_mention(struct writer *writer, const struct store_chat *chat,
                                    int64_t *told);

/* ---- ops_notices.c ---- */
/* The part of ops_run() for notifications. */
MUST_USE enum store_err ops_run_notices(struct writer *writer, struct queue_item *item);
/* Both: whether an append may need notifications; and the outbox rows for it. */
bool ops_notices_owed(const struct ops_place *place, const struct store_write *write);
MUST_USE enum store_err ops_notices_move(struct writer *writer, const struct ops_place *place,
                                         const struct store_write *write);
/* Updates which seats have an address, after a match's seats were saved. The statement is sent
 * (step_send()). */
MUST_USE enum store_err ops_notices_told(struct writer *writer, int64_t number);
/* Each writes outbox rows about a match that was saved: for users with a reserved seat (`only`:
 * that one, if it is not 0); for all, if it was ended at `at_ms`. */
MUST_USE enum store_err ops_notices_invited(struct writer *writer, int64_t number,
                                            const struct store_match *match, int64_t only,
                                            int64_t at_ms);
MUST_USE enum store_err ops_notices_ended(struct writer *writer, int64_t number,
                                          const struct store_match *match, int64_t at_ms);
/* Writes outbox rows at the end of a match, by `move` or (NULL) as it was saved, for users who have
 * left their seats but whose result it is, seat by seat in `answers`. */
MUST_USE enum store_err ops_notices_answers(struct writer *writer, int64_t number,
                                            const struct store_match *match, const int64_t *answers,
                                            const struct store_move *move);
/* A line of chat names the user. */
MUST_USE enum store_err ops_notices_mention(struct writer *writer, const struct store_chat *chat,
                                            int64_t user);
/* A user is being deleted. */
MUST_USE enum store_err ops_notices_forget(struct writer *writer, int64_t user);
/* Wakes the user's sleeping rows at once: their times were computed from a calendar or settings
 * that have changed. */
MUST_USE enum store_err ops_notices_ask_again(struct writer *writer, int64_t user);

#endif
