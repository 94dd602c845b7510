/* One provider: its settings, and the cache of what it has said of itself. The settings never
 * change; the cache has a lock. Any thread but the loop, where a function says that it waits. */
#ifndef OIDC_PROVIDER_H
#define OIDC_PROVIDER_H

#include <pthread.h>

#include "oidc/oidc.h"
#include "wire/provider/open_id.h"

struct oidc_provider {
    struct oidc_settings settings;
    unsigned char id[OIDC_ID_BYTES];
    bool plain_too; /* its issuer is at this machine, by http */
    const atomic_bool *stopping;
    pthread_mutex_t lock; /* of all that follows */
    struct open_id_provider about;
    int64_t about_until_ms; /* monotonic, until which `about` is used; 0: there is none */
    int64_t failed_until_ms;
    struct buf keys;
    int64_t keys_at_ms; /* monotonic; 0: there are none */
};

/* Copies the description, which is fetched if there is none, or if it is old. Waits. */
MUST_USE enum oidc_err provider_about(struct oidc_provider *self, struct open_id_provider *about);

/* Verifies the signature of the compact `token` with its parsed `head` by the provider's keys,
 * which are fetched again if none fits. Waits. */
MUST_USE enum oidc_err provider_verify(struct oidc_provider *self,
                                       const struct open_id_provider *about, const char *token,
                                       const struct open_id_head *head);

#endif
