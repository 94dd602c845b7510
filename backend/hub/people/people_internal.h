/* Writing of users' personal data, shared by the files of this folder. Loop thread only. */
#ifndef HUB_PEOPLE_PEOPLE_INTERNAL_H
#define HUB_PEOPLE_PEOPLE_INTERNAL_H

#include "hub/people/people.h"

/* Stores personal data of `user` by one operation, within the user's rate limit. `refusal`
 * converts STORE_NOT_FOUND, STORE_TOO_MANY, STORE_STALE and STORE_TAKEN. `done` is called once,
 * maybe before this returns. */
void personal_write(struct hub *hub, int64_t user, const struct store_write *write,
                    enum hub_err (*refusal)(enum store_err err), hub_people_done *done,
                    void *context);

#endif
