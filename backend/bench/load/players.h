/* The players of `ochre-bench live`: tables of guests who choose among their legal moves at random,
 * each with a connection of its own and reading every update; when a match has ended the same
 * people start the next one. All on the calling thread. */
#ifndef BENCH_LOAD_PLAYERS_H
#define BENCH_LOAD_PLAYERS_H

#include "base/base.h"
#include "base/seats.h"

#define BENCH_COOKIE_BYTES 160
#define BENCH_MATCH_BYTES  40

/* The people of a match that is already running. */
struct bench_seated {
    char match[BENCH_MATCH_BYTES];
    char cookie[GAME_SEATS_MAX][BENCH_COOKIE_BYTES];
    uint16_t port[GAME_SEATS_MAX]; /* port of the seat's server; 0: the one of the load */
};

struct bench_load {
    const char *game;
    uint32_t tables; /* matches at a time */
    uint8_t seats;
    /* time between two moves of a match; 0: the next one follows at once */
    uint32_t pace_ms;
    uint32_t watchers; /* spectators of the first match */
    bool bare;  /* the server is the bare one: there are no matches, only frames of their size */
    bool whole; /* updates contain the whole table instead of changes */
    const struct bench_seated *seated; /* [tables], borrowed; NULL: guests open tables themselves */
    uint16_t port;                     /* port of the server, on 127.0.0.1 */
    uint64_t seed;                     /* seed of their choices */
};

/* The figures between bench_players_measure() and bench_players_end(). */
struct bench_told {
    uint64_t moves; /* moves that were sent and acknowledged in that time */
    uint64_t refused;
    uint64_t frames; /* messages that came */
    uint64_t bytes;  /* size of the received data, headers of frames included */
    uint64_t matches_over;
    uint32_t
        p50_us; /* from sending a move to its acknowledgement, which means that it is durable */
    uint32_t p99_us;
    uint32_t most_us;
};

struct bench_players;

/* Seats all players and starts every match: returns when all matches run. NULL: the reason is in
 * `error` (of `room` bytes, 0-terminated). The caller frees it. */
struct bench_players *bench_players_seat(const struct bench_load *load, char *error, size_t room);

/* Returns the match at the first table, and the key with which a spectator may watch it; valid
 * until the match ends. */
void bench_players_match(const struct bench_players *players, const char **id, const char **key);

/* Plays for `ms`. False: a connection has ended, or the server has refused a valid request; the
 * reason is in `error`. */
MUST_USE bool bench_players_play(struct bench_players *players, uint32_t ms, char *error,
                                 size_t room);

/* Resets the counters, when the measured time begins. */
void bench_players_measure(struct bench_players *players);

/* Fills the figures since bench_players_measure(). */
void bench_players_told(struct bench_players *players, struct bench_told *told);

/* Closes all connections. */
void bench_players_free(struct bench_players *players);

#endif
