/* Kinds of things acknowledged to a user, and the query that counts one in the file: by match (?1;
 * 0: none), user
 * (?2) and text (?3). */
#ifndef WORLD_KEEPS_H
#define WORLD_KEEPS_H

enum keep_kind {
    KEEP_MOVE,        /* text: the request's id */
    KEEP_CHAT,        /* the same */
    KEEP_CONDITIONAL, /* text: their edit */
    KEEP_HOOK,        /* text: its address */
    KEEP_BLOCK,       /* text: the other user */
    KEEP_VACATION,    /* text: its first day */
    KEEP_QUIET,       /* text: "from-to", in hours; the newest hold */
    KEEPS
};

struct keep {
    const char *name;
    const char *sql;
};
extern const struct keep keeps[KEEPS];

#endif
