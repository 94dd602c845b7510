/* Set-up links: each lets one person make the first administrator of a server without accounts. */
#ifndef STORE_NOUNS_ENTRY_SETUPS_H
#define STORE_NOUNS_ENTRY_SETUPS_H

#include "store/nouns.h"
#include "store/store.h"

/* Run with `argument`, a struct store_setup: adds the link, and deletes expired ones. Condition: no
 * account has ever existed (STORE_NOT_FOUND). */
#define STORE_SETUP_ADD NOUN_OPERATION(SETUP, 0)

struct store_setup {
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    int64_t made_ms;
    int64_t expires_ms;
};

/* Checks whether no account has ever existed; STORE_NOT_FOUND: one has. The thread of the reader.
 */
MUST_USE enum store_err store_setup_due(struct store_reader *reader);
/* Checks whether a link with that hash is valid at `now_ms`: STORE_NOT_FOUND. The thread of the
 * reader. */
MUST_USE enum store_err store_setup_read(struct store_reader *reader,
                                         const unsigned char hash[STORE_TOKEN_HASH_BYTES],
                                         int64_t now_ms);

struct writer;
/* Uses the link with that hash: all links end. STORE_NO_CODE: it is not valid, or the server has an
 * administrator. Writer thread. */
MUST_USE enum store_err ops_setup_use(struct writer *writer,
                                      const unsigned char hash[STORE_TOKEN_HASH_BYTES],
                                      int64_t at_ms);

#endif
