/* The answers that people at two servers received, compared with the file. Loop thread. */
#ifndef TESTS_RACE_BOOK_H
#define TESTS_RACE_BOOK_H

#include "support/hub_case.h"

#define RACE_HUBS       2
#define RACE_USERS      6
#define RACE_TABLES_MAX 400
#define RACE_ASKED_MAX  60000

struct race_asked { /* a move or a line of chat, by its request id */
    struct hub_request request;
    int table, user;
    uint32_t version; /* of an acknowledged move */
    bool acked;
    bool found;   /* in the file */
    bool rewound; /* an administrator has taken it out */
};

struct race_table {
    char id[STORE_MATCH_ID_BYTES + 1];
    bool seated[RACE_USERS];      /* as acknowledged last */
    bool substituted[RACE_USERS]; /* the user, or another for the user, at least once */
    /* The request was already done, as one server remembered it; or rows were removed, perhaps with
     * the one in which the user took the seat, or another for the user. */
    bool unsure[RACE_USERS];
    bool nonced[RACE_USERS];
    unsigned char nonce[RACE_USERS]; /* each byte of it */
    int64_t lines;                   /* acknowledged */
    bool rewound;                    /* once at least */
    bool ended;                      /* by a closing that was acknowledged */
};

struct race_book {
    struct hub_user users[RACE_USERS];
    struct race_table tables[RACE_TABLES_MAX];
    int table_count;
    struct race_asked *asked; /* RACE_ASKED_MAX of them, the caller's */
    size_t asked_count;
};

/* Returns the index of the table with that id; -1: none. */
int race_table_of(const struct race_book *book, const char *id);
/* Adds one; returns which. */
int race_table_add(struct race_book *book, const char *id);
/* Adds a request of a user, whose id is its number. */
struct race_asked *race_asked_add(struct race_book *book, int user, int table,
                                  enum hub_action action);
/* An administrator has taken out what came after that version. */
void race_book_rewound(struct race_book *book, int table, uint32_t version);
/* The file must be what was acknowledged, and both servers, which rest, what the file says. Returns
 * how many matches were played to their ends. */
uint64_t race_book_check(struct race_book *book, struct hub_case cases[RACE_HUBS]);

#endif
