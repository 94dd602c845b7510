/* One match between bots in this process, decision by decision. Owned by its caller, one thread.
 * The moves depend only on the random numbers, the seeds and the players. */
#ifndef LAB_CORE_BOT_MATCH_H
#define LAB_CORE_BOT_MATCH_H

#include "engine/game.h"

#define BOT_MATCH_DECISIONS_MAX                                                                    \
    200000 /* maximum per match; longer ones are abandoned and counted as unfinished */

struct bot_match {
    const struct game *game;
    const struct game_setup *setup;
    const struct bot *const *bots; /* [seat] */
    struct chance chance;          /* borrows its source */
    const uint32_t *simulations;   /* by seat, maximum number in a decision; 0: the bot decides */
    const struct network *const
        *networks; /* by seat, for evaluation; NULL, in it or for all: the game's own */
    const int16_t *const
        *weights;  /* by seat, for quick players; NULL, in it or for all: the game's own */
    void *scratch; /* of BOT_SCRATCH_BYTES_MAX; NULL if no bot needs it */
    struct bot_random random[GAME_SEATS_MAX];
    int64_t decisions;
    struct game_state state;
    struct game_state guess;   /* the redrawn state for a bot that `looks` */
    struct game_events events; /* events of the set-up, then of the newest move */
};

/* Starts the match; the members before `decisions` are its parameters. */
void bot_match_begin(struct bot_match *match);

/* Fills `guess` with the state as `seat` may imagine it: what is hidden from it is redrawn. */
void bot_match_guess(struct bot_match *match, uint8_t seat);

/* Plays a legal move of `seat`, which owes a decision. */
void bot_match_decide(struct bot_match *match, uint8_t seat, const struct game_move *move);

/* Lets the first seat that owes a decision choose, and plays its move. False: no seat owes one,
 * or the limit BOT_MATCH_DECISIONS_MAX is reached; then `seat` and `move` are undefined. */
MUST_USE bool bot_match_step(struct bot_match *match, uint8_t *seat, struct game_move *move);

#endif
