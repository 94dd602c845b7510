/* A match whose decisions are valued: which of them were costly, and where luck was. Data;
 * bots/analysis.h values the decisions and explains the numbers, wire/report.h prints them. Pure.
 * Any thread. */
#ifndef ENGINE_ANALYSIS_H
#define ENGINE_ANALYSIS_H

#include "engine/chance.h"
#include "engine/game.h"

#define ANALYSIS_WHOLE         10000 /* parts of one win */
#define ANALYSIS_DECISIONS_MAX 3000  /* longer matches are not analysed */

struct analysis_answer {
    bool chosen;             /* the seat had more than one legal move */
    struct game_move better; /* all 0: no better decision was found */
    int32_t after[GAME_SEATS_MAX];
    int32_t played[GAME_SEATS_MAX];
    int32_t best[GAME_SEATS_MAX];
};

/* A decision that counted. */
struct analysis_step {
    uint32_t version;
    uint8_t seat;
    struct game_move move;
    struct analysis_answer answer;
};

struct analysis {
    const struct game *game;
    uint8_t seats;
    uint32_t simulations;          /* of each decision */
    int32_t begin[GAME_SEATS_MAX]; /* the worth of the start */
    int32_t end[GAME_SEATS_MAX];   /* the worth of the result */
    uint32_t count;
    struct analysis_step *steps; /* [count], in the order of the match */
    struct game_state *states; /* [count + 1] the state before each decision, and the last state */
};

/* Sets the worth of the result: players who share the first rank divide it. */
void analysis_end_set(struct analysis *analysis, const uint8_t rank[GAME_SEATS_MAX]);

/* Removes the decisions that a row undoes; `events` are those of the row. */
void analysis_undo(struct analysis *analysis, const struct game_events *events);

/* A chance that records whether anything was drawn from it. */
struct chance_watched {
    struct chance chance; /* the source of the draws */
    bool drawn;
};

/* Returns a chance that draws from `watched`, which must outlive it. */
struct chance chance_watched_of(struct chance_watched *watched);

/* Fills `event` with the first public event of a decision, for a description in words. Returns
 * false if chance affects the events, or none of them is public. */
MUST_USE bool analysis_event(const struct game *game, const struct game_state *state, uint8_t seat,
                             const struct game_move *move, struct game_event *event);

#endif
