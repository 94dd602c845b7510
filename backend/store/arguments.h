/* The arguments of operations that read more than one struct, in a struct each. store.h, which
 * others include, describes the operations. All pointers are borrowed; store_write() copies their
 * data. */
#ifndef STORE_ARGUMENTS_H
#define STORE_ARGUMENTS_H

#include <stddef.h>

#include "store/records.h"

struct store_address;
struct store_conditional;
struct store_notice;
struct store_notify;
struct store_passkey_use;
struct store_identity_use;
struct store_sitter;

/* ---- who may become a user ---- */

enum store_registration {
    STORE_REGISTRATION_OPEN,
    STORE_REGISTRATION_INVITE, /* with an invitation code */
    STORE_REGISTRATION_CLOSED
};

/* The rules for new users. All 0: everybody may become one. */
struct store_entry {
    enum store_registration registration;
    bool no_guests;
    bool no_link_guests;        /* the link to a table lets no guests in either */
    uint32_t codes_per_account; /* number of codes that an account may have; 0: none */
};

/* The way in which a new user arrives. */
struct store_admission {
    struct store_entry options; /* each applies unless the store has that setting */
    int64_t host;               /* host of the table whose link a guest has; 0: no link */
    int64_t at_ms;
    char code[STORE_CODE_BYTES + 1]; /* or empty */
    bool sets_up; /* by the set-up link with the hash `setup`: nothing else is checked */
    unsigned char setup[STORE_TOKEN_HASH_BYTES];
};

/* ---- accounts and sessions ---- */

/* For STORE_USER_CREATE and STORE_USER_UPDATE. */
struct store_account_save {
    const struct store_user *user;
    const struct store_user *before;     /* for an update: the user as read before it, or NULL */
    const struct store_session *session; /* or NULL */
    const unsigned char *known;          /* STORE_TOKEN_HASH_BYTES of a device, or NULL */
    const struct store_passkey_use *add; /* a passkey that the account gets, or NULL */
    const struct store_passkey_use *use; /* by which its owner confirms, or NULL */
    const struct store_identity_use *identity; /* that the account gets, or NULL */
    /* of a new guest, or a new account; NULL: the rules for new users do not apply */
    const struct store_admission *admission;
    bool with_session; /* `session` is created */
};

/* STORE_SESSION_CREATE */
struct store_sign_in {
    const struct store_session *session;
    const struct store_user *before; /* the user as read before it, or NULL */
    /* STORE_TOKEN_HASH_BYTES each, or NULL: */
    const unsigned char *ended;                /* the session that ends at the same time */
    const unsigned char *known;                /* of a device */
    const unsigned char *recovery;             /* of a link's token */
    const struct store_passkey_use *passkey;   /* or NULL */
    const struct store_identity_use *identity; /* or NULL */
};

/* ---- matches and moves ---- */

/* STORE_MATCH_SAVE */
struct store_match_save {
    const struct store_match *match;
    const struct store_match *also; /* or NULL */
    int64_t sits;                   /* the user who takes a seat by this save, or 0 */
    int64_t asks;                   /* the user for whom this save reserves a seat, or 0 */
    int64_t at_ms;
    uint32_t held_max;     /* limit of the host's live matches; 0: none */
    uint32_t standing_max; /* limit of the host's repeating tables; 0: none */
};

/* STORE_MATCH_IMPORT */
struct store_match_import {
    const struct store_match *match;
    const struct store_move *moves;     /* move_count rows, all of `match` */
    const struct store_sitter *sitters; /* sitter_count earlier holders of seats */
    size_t move_count;
    size_t sitter_count;
    uint32_t held_max; /* 0: any number */
};

/* STORE_MOVE_APPEND */
struct store_append {
    const struct store_move *move;
    const struct store_match *match; /* written together with the move; NULL: it is unchanged */
    const struct store_match *also;  /* or NULL */
    const struct store_conditional *conditional; /* conditional_count entries */
    size_t conditional_count;
    int64_t sits; /* the user who takes a seat by this move, or 0; only with `match` */
    int64_t at_ms;
    uint32_t held_max;  /* limit of the live matches of the host of `also`; 0: none */
    uint32_t waits_max; /* limit of those in which the host owes a decision; 0: none */
};

/* STORE_CLOCK_DUE */
struct store_clock_due {
    char match[STORE_MATCH_ID_BYTES + 1];
    uint32_t seq;        /* of the newest row */
    uint64_t state_hash; /* of the newest row */
    int64_t due_ms;      /* clock time; 0: never */
};

/* ---- notifications ---- */

/* STORE_MAIL_PENDING */
struct store_mail_pending {
    const struct store_notify *notify;
    const struct store_notice *notice; /* the email that is queued with it, or NULL */
};

/* STORE_MAIL_CONFIRM */
struct store_mail_confirm {
    const struct store_address *address;
    const struct store_notice *notice; /* the email that is queued with it, or NULL */
};

/* STORE_ADDRESS_CLAIM */
struct store_address_claim {
    const struct store_address *address; /* the operation reads only number and due_ms */
    int64_t at_ms;                       /* its next due_ms */
};

/* STORE_NOTICE_WAKE */
struct store_notice_wake {
    const struct store_notice *notice; /* the operation reads only number, user and due_ms */
    int64_t at_ms; /* when the notification becomes due; 0: at once; negative: it is deleted */
};

#endif
