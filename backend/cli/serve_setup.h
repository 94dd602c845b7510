/* The link by which the first administrator of a new server is made in the browser. Main thread. */
#ifndef CLI_SERVE_SETUP_H
#define CLI_SERVE_SETUP_H

#include "store/store.h"

#define SERVE_SETUP_URL_BYTES 400

/* The link of this start. Must not move until the store is closed. */
struct serve_setup {
    char url[SERVE_SETUP_URL_BYTES]; /* of the server, without a slash at its end */
    char token[48];                  /* only until it is printed */
};

/* Logs the `options` instead of which a stored setting applies. Prints a link to standard output
 * once the store has it, if no account has ever existed. `base_url`: the address for browsers;
 * NULL: http:// and the listening address. Before store_loop_begin(). */
void serve_setup_begin(struct serve_setup *setup, struct store *store,
                       const struct store_entry *options, const char *base_url, const char *listen,
                       uint16_t port);

#endif
