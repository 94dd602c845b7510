/* Personal access tokens for programs, made, named and revoked by their owner; and the mark of a
 * bot account. sessions.c finds tokens. Loop thread only. */
#ifndef HUB_ACCOUNT_TOKENS_H
#define HUB_ACCOUNT_TOKENS_H

#include "hub/people/people.h"

#define HUB_TOKEN_DAYS_MAX 366 /* lifetime of a token */

/* The owner's request for a token. */
struct hub_token_wish {
    struct hub_user user;
    char name[256];
    uint8_t scopes; /* bits of enum token_scope, at least one */
    int64_t days;   /* 1 ... HUB_TOKEN_DAYS_MAX */
};

/* The answer: `text` is the token, which is revealed only once, and `token` its stored record;
 * both borrowed. */
typedef void hub_token_done(void *context, struct hub_error error, const char *text,
                            const struct store_token *token);

/* Makes a token for an account. `done` is called exactly once, maybe before this returns:
 * HUB_ACCOUNT_NEEDED for a guest, HUB_BAD_NAME, HUB_TOO_MANY_TOKENS. The wish is copied. */
void hub_token_make(struct hub *hub, const struct hub_token_wish *wish, hub_token_done *done,
                    void *context);

/* Revokes the user's token of that number: its connections close, and it is invalid from the
 * next request on. HUB_NOT_FOUND: there is none. `peer` names the owner of the read in the
 * queue. `done` as above. */
void hub_token_end(struct hub *hub, int64_t user, int64_t number, const char *peer,
                   hub_people_done *done, void *context);

/* Marks an account that never had a seat as a bot account, for ever. Repeating it is not an
 * error. HUB_ACCOUNT_NEEDED, HUB_HAS_PLAYED. `done` as above. */
void hub_bot_account_set(struct hub *hub, const struct hub_user *user, hub_people_done *done,
                         void *context);

#endif
