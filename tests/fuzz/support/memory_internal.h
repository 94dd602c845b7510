/* Shared by memory_store.c and memory_read.c. No other file includes this. */
#ifndef FUZZ_SUPPORT_MEMORY_INTERNAL_H
#define FUZZ_SUPPORT_MEMORY_INTERNAL_H

#include "fuzz/support/memory_store.h"

struct kept_move {
    struct store_move move; /* its texts are owned */
};

struct kept_line {
    struct store_chat chat;
    char name[STORE_NAME_BYTES_MAX + 1];
    char text[STORE_CHAT_BYTES_MAX + 1];
};

struct kept_match {
    struct store_match info;
    struct kept_move *moves;
    uint32_t move_count;
    uint32_t move_room;
    struct kept_line *lines; /* MEMORY_CHAT_MAX, or NULL */
    uint32_t line_count;
};

struct ended {
    store_done *done;
    void *context;
    enum store_err err;
    int64_t id;
};

struct store {
    unsigned faults;
    bool was_stale; /* the last write of a match, for MEMORY_FAULT_STALE */
    struct store_user users[MEMORY_USERS_MAX]; /* id is index + 1 */
    struct store_ban bans[MEMORY_USERS_MAX];   /* of users[i]; user 0: none */
    int64_t user_count;
    struct store_session sessions[MEMORY_SESSIONS_MAX]; /* user 0: free */
    struct kept_match *matches[MEMORY_MATCHES_MAX];     /* in the order of their creation */
    size_t match_count;
    struct ended queue[MEMORY_QUEUE_MAX];
    size_t queue_first;
    size_t queue_count;
    struct store_stats stats;
};

struct store_reader {
    struct store *store;
};

/* The user, unless deleted; the account of that name; the match. NULL: there is none. */
struct store_user *memory_user(struct store *store, int64_t id);
struct store_user *memory_account(struct store *store, const char *name);
struct kept_match *memory_match(const struct store *store, const char *id);

#endif
