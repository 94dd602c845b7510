/* Glicko-2 as its paper has it, with shares of games, for the auditor: written beside the server's,
 * and by another way where there are several. */
#ifndef WORLD_GLICKO_H
#define WORLD_GLICKO_H

#include <stddef.h>

struct glicko {
    double rating, deviation, volatility;
};
struct glicko_game {
    struct glicko other;
    double score; /* 1 won, 0.5 drawn, 0 lost */
    double share; /* 1: a whole game */
};

/* An unknown player; a player after `weeks` without games; a player after games. */
struct glicko glicko_new(void);
struct glicko glicko_rested(struct glicko glicko, double weeks);
struct glicko glicko_after(struct glicko before, const struct glicko_game *games, size_t count);

#endif
