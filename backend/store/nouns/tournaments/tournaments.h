/* Tournaments and who takes part in them. rounds.h has their rounds. */
#ifndef STORE_NOUNS_TOURNAMENTS_TOURNAMENTS_H
#define STORE_NOUNS_TOURNAMENTS_TOURNAMENTS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_TOURNAMENT_NAME_BYTES_MAX 240 /* 60 characters at most, which the hub checks */
#define STORE_TOURNAMENT_WORD_BYTES_MAX 9
#define STORE_TOURNAMENT_LIST_BYTES_MAX 120 /* points, or tie-breaks, as a JSON array */
#define STORE_TOURNAMENT_SEED_BYTES     32
#define STORE_TOURNAMENTS_PER_USER_MAX  8 /* open or running ones of an organiser */
#define STORE_TOURNAMENT_PLAYERS_MAX    16384

/* Creates a tournament: struct store_tournament, without `organiser_name`, `players`,
 * `round` and `status`, which is open.
 * Conditions: the organiser has an account (STORE_NOT_FOUND), and no more than
 * STORE_TOURNAMENTS_PER_USER_MAX live tournaments (STORE_TOO_MANY); the id is free (STORE_STALE).
 */
#define STORE_TOURNAMENT_ADD NOUN_OPERATION(TOURNAMENT, 0)
/* Enters a user: struct store_tournament_entry. A user who has left comes back; for one who takes
 * part already nothing changes. Conditions: the tournament takes entries at `at_ms`
 * (STORE_STALE); the user has an account (STORE_NOT_FOUND); there is room (STORE_TOO_MANY). */
#define STORE_TOURNAMENT_ENTER NOUN_OPERATION(TOURNAMENT, 1)
/* The user of a struct store_tournament_entry leaves: no further round pairs them. STORE_NOT_FOUND:
 * they do not take part, or the tournament has ended. */
#define STORE_TOURNAMENT_LEAVE NOUN_OPERATION(TOURNAMENT, 2)
/* Changes the status from `before` to `after`, or the start: struct store_tournament_step.
 * STORE_STALE: it has another status, number of rounds, or organiser. */
#define STORE_TOURNAMENT_STEP NOUN_OPERATION(TOURNAMENT, 3)

struct store_tournament {
    char id[STORE_MATCH_ID_BYTES + 1];
    char name[STORE_TOURNAMENT_NAME_BYTES_MAX + 1];
    int64_t organiser;
    char organiser_name[STORE_NAME_BYTES_MAX + 1];
    char game[STORE_GAME_BYTES_MAX + 1];
    char options[STORE_OPTIONS_BYTES_MAX + 1]; /* settings of its matches, as theirs */
    char format[STORE_TOURNAMENT_WORD_BYTES_MAX + 1];
    uint8_t seats;
    uint8_t seats_min;
    uint8_t group_count;
    uint8_t advance;
    uint16_t rounds;
    char points[STORE_TOURNAMENT_LIST_BYTES_MAX + 1];
    uint8_t bye_points;
    char tie_breaks[STORE_TOURNAMENT_LIST_BYTES_MAX + 1];
    uint32_t players_max;
    bool listed;
    char status[STORE_TOURNAMENT_WORD_BYTES_MAX + 1]; /* open, running, over, cancelled */
    uint16_t round;                                   /* number of rounds that have been paired */
    unsigned char seed[STORE_TOURNAMENT_SEED_BYTES];
    int64_t opens_ms;  /* entries are taken from then on */
    int64_t starts_ms; /* 0: the organiser starts it */
    int64_t made_ms;
    int64_t ended_ms; /* 0: not yet */
    uint32_t players; /* who take part, without those who have left */
};

struct store_tournament_entry {
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t user;
    int64_t at_ms;
};

struct store_tournament_step {
    char id[STORE_MATCH_ID_BYTES + 1];
    char before[STORE_TOURNAMENT_WORD_BYTES_MAX + 1];
    uint16_t round; /* number of rounds that have been paired */
    char after[STORE_TOURNAMENT_WORD_BYTES_MAX + 1];
    int64_t starts_ms; /* the new start; 0: unchanged */
    int64_t ended_ms;  /* 0: it has not ended */
    int64_t organiser; /* the condition: this user organises it; 0: none */
};

/* Reads the tournament with that id; STORE_NOT_FOUND. */
MUST_USE enum store_err store_tournament_read(struct store_reader *reader, const char *id,
                                              struct store_tournament *tournament);
/* Receives a tournament, borrowed; returns false to stop. */
typedef bool store_tournament_row(void *context, const struct store_tournament *tournament);
/* Reads at most `count` tournaments that are listed, or that the user organises or takes part in,
 * the newest first. */
MUST_USE enum store_err store_tournaments_each(struct store_reader *reader, int64_t user,
                                               uint32_t count, store_tournament_row *row,
                                               void *context);

struct store_tournament_player {
    uint32_t entry; /* 1.., in the order of entry */
    int64_t user;
    char name[STORE_NAME_BYTES_MAX + 1];
    int64_t rating;
    uint16_t entered; /* number of rounds that had been paired at entry */
    int64_t left;     /* the same when they left; -1: they take part */
    bool bot_account;
};

/* Receives a player, borrowed, in the order of entry; returns false to stop. */
typedef bool store_tournament_player_row(void *context,
                                         const struct store_tournament_player *player);
MUST_USE enum store_err store_tournament_players_each(struct store_reader *reader, const char *id,
                                                      store_tournament_player_row *row,
                                                      void *context);

#endif
