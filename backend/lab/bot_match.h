/* One match between bots in this process, decision by decision. Owned by its caller, one thread.
 * The moves depend only on the random numbers, the seeds and the players. */
#ifndef LAB_BOT_MATCH_H
#define LAB_BOT_MATCH_H

#include "engine/game.h"

#define BOT_MATCH_DECISIONS_MAX                                                                    \
    200000 /* per match; longer ones are abandoned and counted as unfinished */

struct bot_match {
    const struct game *game;
    const struct game_setup *setup;
    const struct bot *const *bots; /* [seat] */
    struct chance chance;          /* borrows its source */
    const uint32_t *simulations;   /* [seat] at most in a decision; 0: as many as the bot likes */
    const struct network *const
        *networks;                 /* [seat] to judge by; NULL in it or for all: the game's */
    const int16_t *const *weights; /* [seat] to weigh by; NULL in it or for all: its own */
    void *scratch;                 /* BOT_SCRATCH_BYTES_MAX; NULL if no bot needs any */
    struct bot_random random[GAME_SEATS_MAX];
    int64_t decisions;
    struct game_state state;
    struct game_state guess;   /* the state passed to a bot that may look */
    struct game_events events; /* events of the set-up, then of the newest move */
};

/* Starts the match that the members before `decisions` describe. */
void bot_match_begin(struct bot_match *match);

/* Lets the first seat that owes a decision choose, and plays its move. False: no seat owes one, or
 * there have been BOT_MATCH_DECISIONS_MAX; then `seat` and `move` are undefined.
 */
MUST_USE bool bot_match_step(struct bot_match *match, uint8_t *seat, struct game_move *move);

#endif
