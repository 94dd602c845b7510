/* The parameters of gathering facts about an installation. gather_machine.h and gather_site.h have
 * the functions: nothing is changed, and no call lasts longer than its limit. Any thread but the
 * loop: each call waits. */
#ifndef DOCTOR_GATHER_H
#define DOCTOR_GATHER_H

#include <stdatomic.h>

#include "doctor/judge.h"
#include "doctor/credential.h"

#define GATHER_DATABASE "ochre.sqlite"
#define GATHER_BACKUPS  "backups"

struct gather_way {
    const char *listen;               /* ADDR:PORT */
    const char *base_url;             /* in its one form, or NULL */
    const struct credential_key *key; /* NULL: it could not be read */
    bool serving;                     /* the server itself checks */
    int limit_ms;                     /* of each request; there are four at most */
    const atomic_bool *stop;          /* NULL: nobody stops it */
};

#endif
