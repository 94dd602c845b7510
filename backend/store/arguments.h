/* The arguments of operations that read more than one row: a struct each. store.h, which others
 * include, describes the operations. Everything that is pointed to is borrowed, and copied by
 * store_write(). */
#ifndef STORE_ARGUMENTS_H
#define STORE_ARGUMENTS_H

#include <stddef.h>

#include "store/records.h"

struct store_address;
struct store_conditional;
struct store_notice;
struct store_notify;
struct store_sitter;

/* ---- accounts and sessions ---- */

/* STORE_USER_CREATE, STORE_USER_UPDATE */
struct store_account_save {
    const struct store_user *user;
    const struct store_user *before;     /* the user as read before, or NULL; of an update */
    const struct store_session *session; /* or NULL */
    const unsigned char *known;          /* STORE_TOKEN_HASH_BYTES of a device, or NULL */
    bool with_session;                   /* `session` is created */
};

/* STORE_SESSION_CREATE */
struct store_sign_in {
    const struct store_session *session;
    const struct store_user *before; /* the user as read before, or NULL */
    /* STORE_TOKEN_HASH_BYTES each, or NULL: */
    const unsigned char *ended;    /* of a session that ends with it */
    const unsigned char *known;    /* of a device */
    const unsigned char *recovery; /* of a link's token */
};

/* ---- matches and moves ---- */

/* STORE_MATCH_SAVE */
struct store_match_save {
    const struct store_match *match;
    const struct store_match *also; /* or NULL */
    int64_t sits;                   /* the user who takes a seat with it, or 0 */
    int64_t asks;                   /* the user for whom a seat becomes reserved, or 0 */
    int64_t at_ms;
    uint32_t held_max; /* both: 0: any number */
    uint32_t standing_max;
};

/* STORE_MATCH_IMPORT */
struct store_match_import {
    const struct store_match *match;
    const struct store_move *moves;     /* move_count of them, all of `match` */
    const struct store_sitter *sitters; /* sitter_count of them, the earlier holders */
    size_t move_count;
    size_t sitter_count;
    uint32_t held_max; /* 0: any number */
};

/* STORE_MOVE_APPEND */
struct store_append {
    const struct store_move *move;
    const struct store_match *match; /* written with the move; NULL: it stays as it is */
    const struct store_match *also;  /* or NULL */
    const struct store_conditional *conditional; /* conditional_count of them */
    size_t conditional_count;
    int64_t sits; /* the user who takes a seat with it, or 0; only with `match` */
    int64_t at_ms;
    uint32_t held_max; /* both of `also`; 0: any number */
    uint32_t waits_max;
};

/* STORE_CLOCK_DUE */
struct store_clock_due {
    char match[STORE_MATCH_ID_BYTES + 1];
    uint32_t seq;        /* of the newest row, */
    uint64_t state_hash; /* and its hash */
    int64_t due_ms;      /* clock time; 0: never */
};

/* ---- notifications ---- */

/* STORE_MAIL_PENDING */
struct store_mail_pending {
    const struct store_notify *notify;
    const struct store_notice *notice; /* the email that goes out with it, or NULL */
};

/* STORE_MAIL_CONFIRM */
struct store_mail_confirm {
    const struct store_address *address;
    const struct store_notice *notice; /* the email that goes out with it, or NULL */
};

/* STORE_ADDRESS_CLAIM */
struct store_address_claim {
    const struct store_address *address; /* number, due_ms */
    int64_t at_ms;                       /* its next due_ms */
};

/* STORE_NOTICE_WAKE */
struct store_notice_wake {
    const struct store_notice *notice; /* number, user, due_ms */
    int64_t at_ms;                     /* 0: it wakes now; less: it is deleted */
};

#endif
