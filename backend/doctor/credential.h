/* The proof of identity in a check through the server's own address: it shows the server that
 * the check is the operator's, and the check that the answering server is the intended one. Both
 * have a key that is derived from a secret of the store. No message reveals the key. Any thread. */
#ifndef DOCTOR_CREDENTIAL_H
#define DOCTOR_CREDENTIAL_H

#include "base/base.h"

#define CREDENTIAL_HEADER      "Ochre-Doctor"
#define CREDENTIAL_PATH        "/api/doctor"
#define CREDENTIAL_BYTES       128 /* size of both texts, with their closing 0 */
#define CREDENTIAL_SECRET_SIZE 32
#define CREDENTIAL_LASTS_S     120 /* in both directions, for clocks that differ */

struct credential_key {
    unsigned char bytes[32];
};

/* Derives the key from `secret`, that of store_email_link_key_read(). */
void credential_key_make(const unsigned char secret[CREDENTIAL_SECRET_SIZE],
                         struct credential_key *key);

/* Writes the value of a new header at `now_s`, unix time. */
void credential_print(const struct credential_key *key, int64_t now_s, char text[CREDENTIAL_BYTES]);

/* Returns whether `text`, a header's value or NULL, was made with the key within
 * CREDENTIAL_LASTS_S. */
MUST_USE bool credential_holds(const struct credential_key *key, const char *text, int64_t now_s);

/* Writes the answer of a server with the key to the header `text`. */
void credential_answer(const struct credential_key *key, const char *text,
                       char answer[CREDENTIAL_BYTES]);

#endif
