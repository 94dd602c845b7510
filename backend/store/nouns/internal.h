/* The nouns, and the parts of each that others call. Writer thread. */
#ifndef STORE_NOUNS_INTERNAL_H
#define STORE_NOUNS_INTERNAL_H

#include "store/nouns.h"
#include "store/write/operation.h"
#include "store/write/place.h"
#include "store/write/transaction.h"

#define NOUN_DECLARED(number, name) extern const struct noun name##_noun;
STORE_NOUNS(NOUN_DECLARED)
#undef NOUN_DECLARED

/* ---- admin/audit.c ---- */
/* Writes the row of the audit that an operation carries. */
MUST_USE enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit);

/* ---- calendars.c ---- */
/* Deletes the calendar of a user who is being deleted. */
MUST_USE enum store_err ops_calendar_delete(struct writer *writer, int64_t user);

/* ---- clocks.c ---- */
/* Stores when the match is due, as an append defines it. */
MUST_USE enum store_err ops_run_due(struct writer *writer, int64_t number,
                                    const struct store_move *move);

/* ---- matches/save.c ---- */
/* Inserts the match with its seats, or saves it over the edit that it was made from; `*number`
 * becomes what the other tables call it. STORE_STALE: it has another edit by now. */
MUST_USE enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                                       int64_t *number);

/* ---- matches/read.c ---- */
/* Reads the match in the current row, and what the other tables call it; without seats. On the
 * thread of the reader. */
MUST_USE enum store_err ops_match_columns(const struct store_reader *reader, struct sql_stmt *row,
                                          int64_t *number, struct store_match *match);
/* Reads the match in the current row of `statement`, which stays there, with its seats: so both
 * come out of the same state of the file. */
MUST_USE enum store_err ops_match_row(struct store_reader *reader, enum statement statement,
                                      struct store_match *match);

/* ---- holders.c ---- */
struct store_sitter;
/* Inserts an earlier holder of a seat of the match `number`. */
MUST_USE enum store_err ops_sitter_insert(struct writer *writer, int64_t number,
                                          const struct store_sitter *sitter);

/* ---- conditional.c ---- */
/* Updates conditional moves with the row that is appended. */
MUST_USE enum store_err ops_conditional_follow(struct writer *writer,
                                               const struct store_append *append);
/* Deletes conditional moves of people without a seat after a save of the match `number`, and all of
 * them when it is not running. The statement is sent (step_send()). */
MUST_USE enum store_err ops_conditional_end(struct writer *writer, const struct store_match *match,
                                            int64_t number);

/* ---- matches/results.c ---- */
/* Stores the user who answers for each seat of a match, which is called `number`. */
MUST_USE enum store_err ops_answers(struct writer *writer, int64_t number,
                                    int64_t answers[GAME_SEATS_MAX]);
/* A match as an operation has saved it. */
struct ops_saved {
    const struct store_match *match;
    const struct store_move
        *move; /* the last row, written with it; NULL: it was saved alone, then: */
    int64_t at_ms;
    int64_t number; /* its internal number */
};
/* Stores the consequences of the match's end, if it has ended: the user who answers for each
 * result, and if it ended with this operation, notifications and ratings. */
MUST_USE enum store_err ops_ended(struct writer *writer, const struct ops_saved *saved,
                                  int64_t answers[GAME_SEATS_MAX]);

/* ---- tokens.c ---- */
/* Ends all tokens of a user. */
MUST_USE enum store_err ops_tokens_end(struct writer *writer, int64_t user);

/* ---- sessions.c ---- */
/* Creates sign_in->session for `user`. If `password_hash` is not empty, requires the stored hash to
 * equal it. */
MUST_USE enum store_err ops_session_create(struct writer *writer,
                                           const struct store_sign_in *sign_in, int64_t user,
                                           const char *password_hash);
/* Deletes every session of `user` except `kept`; NULL: every one. */
MUST_USE enum store_err ops_sessions_delete(struct writer *writer, int64_t user,
                                            const unsigned char *kept);
/* Deletes every known device of `user` except `kept`; NULL: every one. */
MUST_USE enum store_err ops_devices_forget(struct writer *writer, int64_t user,
                                           const unsigned char *kept);
/* Returns the required password hash; empty: any. */
const char *ops_password_of(const struct store_user *before);

/* ---- matches/moves.c ---- */
/* Inserts the row after the one whose checksum is `*chain`, which becomes its own. STORE_STALE: a
 * row with its number exists. STORE_CORRUPT: its texts are not JSON. */
MUST_USE enum store_err ops_move_insert(struct writer *writer, const struct store_move *move,
                                        int64_t number, uint64_t *chain);
/* Packs the texts of a move, in the struct that is returned. */
struct store_move ops_move_pack(struct packer *packer, const struct store_move *from);

/* ---- matches/save.c ---- */
/* Aborts if the match, which may be NULL, breaks a limit. */
void ops_match_check(const struct store_match *match);

/* ---- gone.c ---- */
/* Removes the live data of a user who is being deleted or banned (store.h, STORE_BAN). */
MUST_USE enum store_err ops_user_gone(struct writer *writer, int64_t user, int64_t now_ms);
/* STORE_NOT_FOUND if the user is deleted, or banned then; the user's row is shared (row_locks.h).
 */
MUST_USE enum store_err ops_here(struct writer *writer, int64_t user, int64_t now_ms);

/* ---- people.c ---- */
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

/* ---- notices/ ---- */
/* Both: whether an append may need notifications; and the outbox rows for it. */
bool ops_notices_owed(const struct ops_place *place, const struct store_append *append);
MUST_USE enum store_err ops_notices_move(struct writer *writer, const struct ops_place *place,
                                         const struct store_append *append);
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
/* Writes the outbox row of an email about the account. STORE_NOT_FOUND: there is no such user. */
MUST_USE enum store_err ops_notices_email(struct writer *writer, const struct store_notice *email);
/* A user is being deleted. */
MUST_USE enum store_err ops_notices_forget(struct writer *writer, int64_t user);
/* Wakes the user's sleeping rows at once: their times were computed from a calendar or settings
 * that have changed. */
MUST_USE enum store_err ops_notices_ask_again(struct writer *writer, int64_t user);

#endif
