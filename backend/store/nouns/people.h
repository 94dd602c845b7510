/* Personal data of a user: notes about matches, muted and blocked people, the link by which a guest
 * returns. Writing goes through store_write() (store.h); everything here reads, and belongs to the
 * thread that opened the reader. */
#ifndef STORE_NOUNS_PEOPLE_H
#define STORE_NOUNS_PEOPLE_H

#include "store/nouns/internal.h"
#include "store/store.h"

#define STORE_NOTE_BYTES_MAX         8000 /* 2,000 characters, which the callers check */
#define STORE_RELATIONS_PER_USER_MAX 200
#define STORE_PREFERENCES_BYTES_MAX  500

struct store_note {
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1];
    char text[STORE_NOTE_BYTES_MAX + 1]; /* empty on writing: the note is deleted */
    int64_t at_ms;
};

enum store_relation_kind {
    STORE_MUTE,  /* hides the other's chat */
    STORE_BLOCK, /* also prevents the other from sitting down at tables of `user`, and from inviting
                    `user` */
    STORE_NO_RELATION,
};

struct store_relation {
    int64_t user;
    int64_t other;
    enum store_relation_kind kind;
    int64_t at_ms;
    char name[STORE_NAME_BYTES_MAX + 1]; /* name of `other`; read only */
};

/* A user's settings for the look and behaviour of the client. */
struct store_preferences {
    int64_t user;
    int64_t changed_ms;                           /* 0: never saved */
    char chosen[STORE_PREFERENCES_BYTES_MAX + 1]; /* a JSON object; "{}": no settings */
};

/* A link that is being stored: a guest's, to a user's feeds, or to the result of a match. */
struct store_link {
    int64_t user; /* the owner of the link */
    bool ends;    /* true: the link is removed; else: */
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    int64_t made_ms;
    char match[STORE_MATCH_ID_BYTES + 1]; /* only for STORE_RESULT_SET */
};

#define STORE_RELATIONS "mute block" /* their wire names */
/* Returns the wire name of a kind ("mute"), NULL for STORE_NO_RELATION. Any thread. */
const char *store_relation_name(enum store_relation_kind kind);
/* Finds the kind of that name. False: there is none. Any thread. */
MUST_USE bool store_relation_find(const char *name, enum store_relation_kind *kind);

/* Fills `note` with the note of `user` about the match called `match`. STORE_NOT_FOUND: there is
 * none.
 */
MUST_USE enum store_err store_note_read(struct store_reader *reader, int64_t user,
                                        const char *match, struct store_note *note);

/* Receives a relation, borrowed; returns false to stop. The read gives all relations of `user`,
 * the newest first. */
typedef bool store_relation_row(void *context, const struct store_relation *relation);
MUST_USE enum store_err store_relations_each(struct store_reader *reader, int64_t user,
                                             store_relation_row *row, void *context);

/* Reads the guest whose link has the token with that hash. STORE_NOT_FOUND: there is no such link.
 */
MUST_USE enum store_err store_recovery_read(struct store_reader *reader,
                                            const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                            struct store_user *user);
/* Reads when the link of `user` was made; 0: there is none. */
MUST_USE enum store_err store_recovery_made(struct store_reader *reader, int64_t user,
                                            int64_t *made_ms);

/* Both do the same for the link to a user's feeds. */
MUST_USE enum store_err store_feed_read(struct store_reader *reader,
                                        const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                        struct store_user *user);
MUST_USE enum store_err store_feed_made(struct store_reader *reader, int64_t user,
                                        int64_t *made_ms);

/* Reads the id of the match whose result the link with the token of that hash shows at `now_ms`.
 * STORE_NOT_FOUND: there is no such link.
 */
MUST_USE enum store_err store_result_read(struct store_reader *reader,
                                          const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                          int64_t now_ms, char match[STORE_MATCH_ID_BYTES + 1]);
/* Reads the time at which `user` made a link to the result of the match; 0: there is none. */
MUST_USE enum store_err store_result_made(struct store_reader *reader, const char *match,
                                          int64_t user, int64_t *made_ms);

/* Fills `preferences` with those of `user`; without any, changed_ms is 0. */
MUST_USE enum store_err store_preferences_read(struct store_reader *reader, int64_t user,
                                               struct store_preferences *preferences);

/* Copies the name of a user who has a public page: one with a seat in a started match that everyone
 * may see. STORE_NOT_FOUND: there is no such user, or no such match. */
MUST_USE enum store_err store_player_read(struct store_reader *reader, int64_t user,
                                          char name[STORE_NAME_BYTES_MAX + 1]);

/* Reads the version of the newest move of `user` in the match; 0: there is none. */
MUST_USE enum store_err store_moved_last(struct store_reader *reader, const char *match,
                                         int64_t user, uint32_t *version);

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

#define STORE_DAY_BYTES 10 /* 2026-11-22 */

/* Times of a user that analysts see, for the user's own export. */
struct store_times {
    int64_t account_ms;                 /* 0: a guest, or not known */
    char seen_day[STORE_DAY_BYTES + 1]; /* empty: never, or not known */
    bool has_offset;
    int64_t offset_minutes; /* with has_offset */
};
/* Reads them; all are absent for a user who does not exist. */
MUST_USE enum store_err store_times_read(struct store_reader *reader, int64_t user,
                                         struct store_times *times);

/* Calls `row` for the seats that the user holds, and took before the match began, by match; stops
 * at false. `match` is borrowed. */
typedef bool store_taken_row(void *context, const char *match, uint8_t seat, int64_t taken_ms);
MUST_USE enum store_err store_taken_each(struct store_reader *reader, int64_t user,
                                         store_taken_row *row, void *context);

#endif
