/* A delivery, shared by notify.c and delivery.c. One thread at a time. */
#ifndef NOTIFY_INTERNAL_H
#define NOTIFY_INTERNAL_H

#include "notify/notify.h"

/* A delivery to an address: on the loop, then on a worker, then on the loop again. */
struct notify_delivery {
    struct notify *notify;
    const struct notify_config *config;
    const char *base_url;
    const atomic_bool *stopping;
    struct store_address address; /* due_ms is the claim */
    enum store_due line;
    bool trial; /* from notify_try() */
    notify_tried *tried;
    void *context;
    /* ---- the worker's results ---- */
    enum store_err err; /* how reading has ended */
    bool begun;         /* a message was sent, or attempted */
    uint32_t passed;    /* notices that were not */
    struct notify_outcome outcome;
    struct store_handled handled;
};

#endif
