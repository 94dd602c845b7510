/* The documents of OpenID Connect, as a provider sends them: its description, its keys, its tokens
 * and their claims. They come from outside, and have members that are not known here. Any thread.
 */
#ifndef WIRE_PROVIDER_OPEN_ID_H
#define WIRE_PROVIDER_OPEN_ID_H

#include "base/buf.h"

#define OPEN_ID_BYTES_MAX       (256u * 1024) /* of one document */
#define OPEN_ID_URL_MAX         1000
#define OPEN_ID_SUBJECT_MAX     255 /* characters, as the specification says */
#define OPEN_ID_NONCE_MAX       64
#define OPEN_ID_ALGORITHM_MAX   15
#define OPEN_ID_KEY_NAME_MAX    200
#define OPEN_ID_NAME_MAX        250
#define OPEN_ID_TOKEN_BYTES_MAX (32u * 1024)

/* The description of a provider. */
struct open_id_provider {
    char issuer[OPEN_ID_URL_MAX + 1];
    char authorization[OPEN_ID_URL_MAX + 1]; /* the page to which browsers are sent */
    char token[OPEN_ID_URL_MAX + 1];
    char keys[OPEN_ID_URL_MAX + 1];
    char people[OPEN_ID_URL_MAX + 1]; /* the claims about somebody; "": the provider has no such */
    bool secret_in_body; /* the client's secret is sent in the body, and not in a header */
    bool has_groups;     /* "groups" is a scope */
    bool says_issuer;    /* its answers have the parameter "iss" (RFC 9207) */
};

/* Parses the description. False: a needed member is missing. */
MUST_USE bool open_id_provider_read(const char *text, size_t size,
                                    struct open_id_provider *provider);

/* The answer to a code. */
struct open_id_tokens {
    char id[OPEN_ID_TOKEN_BYTES_MAX + 1];
    char access[OPEN_ID_TOKEN_BYTES_MAX + 1]; /* "": none */
};

/* Parses the answer. False: it has no ID token. */
MUST_USE bool open_id_tokens_read(const char *text, size_t size, struct open_id_tokens *tokens);

/* The head of a signed token. */
struct open_id_head {
    char algorithm[OPEN_ID_ALGORITHM_MAX + 1];
    char key[OPEN_ID_KEY_NAME_MAX + 1]; /* name of the key; "": not said */
};

/* Parses the head. False: it is none, or asks for extensions that this server must understand. */
MUST_USE bool open_id_head_read(const char *text, size_t size, struct open_id_head *head);

/* Appends the key of number `nth` among those that may have signed with that head, as JSON. False:
 * there are no more. */
MUST_USE bool open_id_key_print(const char *text, size_t size, const struct open_id_head *head,
                                size_t nth, struct buf *out);

/* The values that a reader of claims compares; borrowed. */
struct open_id_wanted {
    const char *client;
    const char *group_claim; /* "": no group counts */
    const char *group;
};

struct open_id_claims {
    char issuer[OPEN_ID_URL_MAX + 1];
    char subject[OPEN_ID_SUBJECT_MAX + 1];
    char nonce[OPEN_ID_NONCE_MAX + 1];
    int64_t expires_s; /* unix time; 0: not said, or no number */
    int64_t issued_s;
    bool for_client;                 /* the client is the audience, and no other may use it */
    char name[OPEN_ID_NAME_MAX + 1]; /* what the person wants to be called; "": not said */
    bool says_groups;
    bool in_group;
};

/* Parses claims. Members that are missing stay empty. False: the text is no object. */
MUST_USE bool open_id_claims_read(const char *text, size_t size,
                                  const struct open_id_wanted *wanted,
                                  struct open_id_claims *claims);

#endif
