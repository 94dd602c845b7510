/* Invitation codes of an account. Loop thread only. */
#ifndef HUB_PEOPLE_CODES_H
#define HUB_PEOPLE_CODES_H

#include "hub/people/people.h"
#include "store/nouns/entry/codes.h"

#define HUB_CODE_NOTE_CHARACTERS_MAX 80
#define HUB_CODE_USES_MAX            1000
#define HUB_CODE_DAYS_MAX            365
#define HUB_CODE_DAYS_DEFAULT        7

/* A new code. */
struct hub_code_wish {
    struct hub_user user;
    char note[STORE_CODE_NOTE_BYTES_MAX + 1];
    uint32_t uses; /* only administrators' codes may have more than one */
    int64_t days;
};

/* Receives the new code, borrowed. */
typedef void hub_code_done(void *context, struct hub_error error, const struct store_code *code);
/* Makes a code with random characters. The note loses its control characters. `done` is called
 * exactly once, maybe before this returns: HUB_ACCOUNT_NEEDED (a guest), HUB_BAD_REQUEST (the note
 * is too long), HUB_TOO_MANY_CODES (that number, or that number of uses, is not allowed). */
void hub_code_make(struct hub *hub, const struct hub_code_wish *wish, hub_code_done *done,
                   void *context);
/* Deletes a code of the user: from now on it lets nobody in. HUB_NOT_FOUND. `done` is called
 * exactly once, maybe before this returns. */
void hub_code_delete(struct hub *hub, int64_t user, int64_t number, hub_people_done *done,
                     void *context);

#endif
