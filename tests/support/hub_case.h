/* A hub over a real store in a directory of its own, for tests. One thread; it pumps store and
 * workers until an answer is there. */
#ifndef SUPPORT_HUB_CASE_H
#define SUPPORT_HUB_CASE_H

#include "hub/hub.h"
#include "support/store_case.h"

struct hub_case {
    struct store_case files;
    struct store *store;
    struct store_reader *reader;
    struct pool *pool;
    struct hub *hub;
    struct hub_quotas quotas;  /* of the next hub that is opened; 0: the defaults */
    unsigned limit_factor;     /* the same; 0: 1 */
    struct time_control clock; /* of matches that are opened */
    enum undo_policy undo;     /* the same */
    bool shared;               /* the same: others have the file open too */
    bool hears;                /* the same: it hears what others on the database do */
    struct node_events *hints; /* by which it does; NULL: it does not */
    _Atomic int failing_after; /* so many commits and statements more, then `failing`; 0: never */
    _Atomic bool failing;      /* every commit and statement of the store fails ... */
    enum store_err failing_as; /* ... with this; STORE_OK: STORE_FULL */
};

/* Makes a directory and opens everything; aborts when it cannot. */
void hub_case_begin(struct hub_case *self);
/* Closes what is open, as a server does at its end; opens all on the same file. */
void hub_case_down(struct hub_case *self);
void hub_case_up(struct hub_case *self);
/* Both halves of opening, where that may fail: store, reader and workers; then the hub. */
MUST_USE bool hub_case_try_files(struct hub_case *self);
MUST_USE bool hub_case_try_hub(struct hub_case *self);
/* Closes all and opens it again. */
void hub_case_restart(struct hub_case *self);
void hub_case_end(struct hub_case *self);

/* Two hubs that have one file open; the second is there at once, and its file is the first's. */
void hub_case_begin_two(struct hub_case *first, struct hub_case *second);
void hub_case_end_two(struct hub_case *first, struct hub_case *second);

/* Lets store and workers hand over what has ended. */
void hub_case_pump(struct hub_case *self);

/* The match called `id`, read if need be; or NULL and why not. */
struct hub_match *hub_case_fetch(struct hub_case *self, const char *id, enum hub_err *why);
/* The same, whyever not. */
struct hub_match *hub_case_find(struct hub_case *self, const char *id);
/* A new guest called `name`. */
struct hub_user hub_case_guest(struct hub_case *self, const char *name);
/* Finds the user of the token's session. False: none, or, with user->unread, it was not read. */
bool hub_case_session(struct hub_case *self, const char *token, struct hub_user *user);
/* Asks for something of an account and waits. */
struct hub_account_answer hub_case_account(struct hub_case *self,
                                           const struct hub_account_request *request);
/* Asks for a listed match of Stone Age from an address and waits. */
struct hub_answer hub_case_open(struct hub_case *self, const struct hub_user *user, uint8_t seats,
                                const char *peer);
/* The same; the answer's match must not be NULL. */
struct hub_match *hub_case_create(struct hub_case *self, const struct hub_user *user,
                                  uint8_t seats);
/* Returns whether the match has no pending request and no computing bot. */
bool hub_case_quiet(const struct hub_match *match);
/* Returns whether nothing at all is pending, and no clock of a match in memory has run out. Work
 * that a tick starts is not seen before it. */
bool hub_case_idle(const struct hub_case *self);
/* Aborts unless both are the same match in the same state; `who` has the first. */
void hub_case_same(const struct hub_match *one, const struct hub_match *two, const char *who);
/* Matches in memory where the user sits, in no order: at most `max` of them. */
size_t hub_case_newest(struct hub_case *self, int64_t user, const struct hub_match **at,
                       size_t max);
/* A hub_done that fills its context, a struct hub_answer; of the match nothing is kept. */
void hub_case_note(void *context, const struct hub_answer *answer);
/* Asks for something about a match and waits. */
struct hub_answer hub_case_ask(struct hub_case *self, struct hub_match *match,
                               const struct hub_request *request);
/* Ends a match without a result, at once: `user` closes it as an administrator. */
struct hub_request hub_case_close(const struct hub_user *user);
/* A started match of `users`, `count` of them, seat by seat. */
struct hub_match *hub_case_started(struct hub_case *self, const struct hub_user *users,
                                   uint8_t count);
/* The first legal move of the first seat that is to act, as a request by its user. */
struct hub_request hub_case_next_move(struct hub_match *match, const struct hub_user *users,
                                      const char *id);
/* A move of the table at version `expects` that changes no state. */
struct hub_request hub_case_word(const struct hub_user *user, const char *id,
                                 struct table_move word, uint32_t expects);

#endif
