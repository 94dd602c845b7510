/* Gathers facts about an installation: nothing is changed, and no call lasts longer than its limit.
 * Any thread but the loop: each call waits.
 */
#ifndef DOCTOR_GATHER_H
#define DOCTOR_GATHER_H

#include <stdatomic.h>

#include "doctor/judge.h"
#include "doctor/credential.h"

#define GATHER_DATABASE "ochre.sqlite"
#define GATHER_BACKUPS  "backups"

/* Each is about the data folder `data`. */
void gather_folder(const char *data, struct folder_facts *facts);
void gather_disk(const char *data, int64_t database_bytes, struct disk_facts *facts);
void gather_backup(const char *data, struct backup_facts *facts);

/* Reads the wall clock, and compares it with the database's newest row. */
void gather_clock(int64_t newest_ms, struct clock_facts *facts);
/* Checks a few current zones, and old names. */
void gather_zones(struct zones_facts *facts);

struct gather_way {
    const char *listen;               /* ADDR:PORT */
    const char *base_url;             /* in its one form, or NULL */
    const struct credential_key *key; /* NULL: it could not be read */
    bool serving;                     /* the server itself checks */
    int limit_ms;                     /* of each request; there are four at most */
    const atomic_bool *stop;          /* NULL: nobody stops it */
};
/* Sends a request to the base URL, or without one to the listening address, like a stranger. */
void gather_site(const struct gather_way *way, struct site_facts *facts);

/* Connects to the hosts of subscriptions in the store at `path`, a file or postgres://...;
 * `private_too` as in notify_reach. Fills count, host and reached. */
void gather_push(const char *path, bool private_too, int limit_ms, const atomic_bool *stop,
                 struct push_facts *facts);

/* Returns whether `address` is of this machine or of a private network. For tests. */
bool gather_is_near(const char *address);

#endif
