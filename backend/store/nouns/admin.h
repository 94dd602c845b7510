/* Rows of the lists that administrators read: users, matches, the audit log, saved queries. The
 * headers in admin/ have the functions; writing goes through store_write() (store.h). */
#ifndef STORE_NOUNS_ADMIN_H
#define STORE_NOUNS_ADMIN_H

#include "store/store.h"

#define STORE_ADMIN_ROWS_MAX    501 /* per list */
#define STORE_LOOK_BYTES_MAX    64  /* search text of a list */
#define STORE_SAVED_QUERIES_MAX 500

/* A user as administrators see them: nothing of the password, the email address or the sessions. */
struct store_user_row {
    int64_t id;
    char name[STORE_NAME_BYTES_MAX + 1];
    bool guest;
    bool admin;
    bool moderator;
    bool bot_account;
    int64_t created_ms;
    int64_t deleted_ms; /* 0 while it exists */
    int64_t matches;    /* number of those with a present or former seat */
    bool banned;        /* false also after the end of a ban */
    struct store_ban ban;
};

enum store_users {
    STORE_USERS_ALL,
    STORE_USERS_ACCOUNTS,
    STORE_USERS_GUESTS,
    STORE_USERS_ADMINS,
    STORE_USERS_BANNED,
    STORE_USERS_MODERATORS
};

/* The filter of a list of users or matches. */
struct store_look {
    char text[STORE_LOOK_BYTES_MAX + 1]; /* "" finds all */
    int64_t before;                      /* only rows with smaller numbers; 0: from the newest on */
    uint32_t count;                      /* 1 ... STORE_ADMIN_ROWS_MAX */
    int64_t now_ms;                      /* time at which bans must not have ended */
};

struct store_match_row {
    int64_t number;
    int64_t moves;
    struct store_match match;
};

/* An action for display: its names are the present ones. */
struct store_audit_row {
    int64_t number;
    struct store_audit audit;
    char who[STORE_NAME_BYTES_MAX + 1];
    char whom[STORE_NAME_BYTES_MAX + 1]; /* name of audit.target_user */
};

/* Callbacks return false to stop early. Their arguments are borrowed. */
typedef bool store_user_each(void *context, const struct store_user_row *row);
typedef bool store_match_each(void *context, const struct store_match_row *row);
typedef bool store_audit_each(void *context, const struct store_audit_row *row);
typedef bool store_saved_each(void *context, const struct store_saved *saved);
typedef bool store_column_each(void *context, const char *view, const char *column);

#endif
