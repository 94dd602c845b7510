/* The parameters of gathering facts about an installation. gather_machine.h and gather_site.h
 * have the functions: they change nothing, and none takes longer than its limit. Any thread but
 * the loop: each call waits. */
#ifndef DOCTOR_GATHER_H
#define DOCTOR_GATHER_H

#include <stdatomic.h>

#include "doctor/judge.h"
#include "doctor/credential.h"

#define GATHER_DATABASE "ochre.sqlite"
#define GATHER_BACKUPS  "backups"

struct gather_way {
    const char *listen;               /* ADDR:PORT */
    const char *base_url;             /* in canonical form, or NULL */
    const struct credential_key *key; /* NULL: reading it failed */
    bool serving;                     /* the server itself runs the check */
    int limit_ms;                     /* time limit of each request; there are four at most */
    const atomic_bool *stop;          /* NULL: it cannot be stopped */
};

#endif
