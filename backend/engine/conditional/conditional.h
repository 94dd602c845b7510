/* Conditional moves, which a seat's person enters in advance for turns in their absence.
 * They are done one after the other; policies answer questions that none of them is about. A
 * conditional move is a move with alternatives, maybe with conditions. The text has a line for
 * each:
 *
 *   place tool_maker 1, else field 1, else hunt 3 if food at most 4
 *   use forest, tools
 *   always feed
 *   always use hunt clay_pit
 *
 * A move is in the notation of the match (notation.h); after `else` its first word may be left out.
 * A comma separates conditional moves on one line. Each game lists its conditions and policies in a
 * table (struct game_conditional); every game has conditional moves.
 *
 * Decisions depend only on what the seat may know: its view, its choices and its legal moves. No
 * loop is possible: a conditional move is done once, and a policy answers a question that is owed.
 * Pure. Any thread. */
#ifndef ENGINE_CONDITIONAL_CONDITIONAL_H
#define ENGINE_CONDITIONAL_CONDITIONAL_H

#include "engine/game.h"

#define CONDITIONAL_BYTES_MAX 400 /* size of their text */
#define CONDITIONAL_MOVES_MAX 16
#define CONDITIONAL_ALTERNATIVES_MAX                                                               \
    4 /* moves of one conditional move: the first and its alternatives */
#define CONDITIONAL_GUARDS_MAX   3
#define CONDITIONAL_POLICIES_MAX 8
#define CONDITIONAL_WORDS_MAX    24 /* words after a policy */

/* ---- definitions by the game ---- */

/* A number, or a word, that a condition may test. */
struct game_guard {
    const char *name;           /* "free"; NULL ends the list */
    const struct names *of;     /* names of its argument, "forest"; NULL: no argument */
    const struct names *values; /* names of the words that it may be; NULL: it is a number */
    int32_t (*value)(const void *view, uint8_t of);
    bool told;       /* a preview reports the range of this number (whatif.h) */
    const char *doc; /* phrase for the help */
};

/* The information that a policy may use. */
struct game_question {
    const void *view;
    const void *choices;
    const struct game_move *legal;
    uint16_t legal_count;
    const uint8_t *words;
    uint8_t word_count;
};

struct game_policy {
    const char *name;          /* "feed"; NULL ends the list */
    const struct names *words; /* names of the words after it, at least one; NULL: none */
    /* Fills `move` with one of the legal moves and returns true, if the policy is about this
     * question. */
    bool (*choose)(const struct game_question *question, struct game_move *move);
    const char *doc;
};

struct game_conditional {
    const struct game_guard *guards;
    const struct game_policy *policies;
};

/* ---- conditional moves ---- */

enum conditional_compare {
    CONDITIONAL_AT_LEAST,
    CONDITIONAL_AT_MOST,
    CONDITIONAL_IS,
    CONDITIONAL_COMPARES
};

struct conditional_guard {
    uint8_t guard; /* index in the game's table */
    uint8_t of;
    uint8_t compare; /* enum conditional_compare */
    int32_t value;
};

struct conditional_move {
    uint8_t move_count; /* at least one; they may differ in kind */
    uint8_t guard_count;
    struct game_move moves[CONDITIONAL_ALTERNATIVES_MAX];
    struct conditional_guard guards[CONDITIONAL_GUARDS_MAX];
};

struct conditional_policy {
    uint8_t policy; /* index in the game's table */
    uint8_t word_count;
    uint8_t words[CONDITIONAL_WORDS_MAX];
};

struct conditional_moves {
    uint8_t entry_count;
    uint8_t policy_count;
    struct conditional_move entries[CONDITIONAL_MOVES_MAX];
    struct conditional_policy policies[CONDITIONAL_POLICIES_MAX];
};

/* The fault in a text. Wire names: conditional_flaw_names. */
enum conditional_flaw {
    CONDITIONAL_SOUND,
    CONDITIONAL_TOO_LONG, /* more than CONDITIONAL_BYTES_MAX, in this text or in its full printed
                           * form
                           */
    CONDITIONAL_TOO_MANY, /* too many conditional moves, moves of one conditional move, conditions,
                             policies or words */
    CONDITIONAL_BAD_MOVE, /* text in the place of a move that is not a move of the game */
    CONDITIONAL_NO_SUCH_GUARD, /* text in the place of a move is not a move of the game */
    CONDITIONAL_BAD_GUARD, /* the condition exists, but its argument, comparison or value is wrong
                            */
    CONDITIONAL_NO_SUCH_POLICY, /* the game has no policy of that name */
    CONDITIONAL_BAD_POLICY,     /* wrong words after it, or the policy occurs twice */
    CONDITIONAL_FLAWS
};
extern const struct names conditional_flaw_names;

/* The reason for which the conditional moves were dropped. Stored: the words never change. Wire
 * names: conditional_why_names. */
enum conditional_why {
    CONDITIONAL_KEPT,       /* they were not dropped */
    CONDITIONAL_GUARD,      /* a condition of the next one did not hold */
    CONDITIONAL_NOT_LEGAL,  /* none of its moves could be made */
    CONDITIONAL_NOT_ASKED,  /* the seat owed another decision, and no policy is about it */
    CONDITIONAL_MOVED,      /* their person has made a move */
    CONDITIONAL_BOT,        /* a bot has decided for the seat */
    CONDITIONAL_TAKEN_BACK, /* a move was undone */
    CONDITIONAL_WHYS
};
extern const struct names conditional_why_names;

/* The answer of the conditional moves to a question. */
struct conditional_look {
    bool fires;               /* `move` is to be made */
    bool by_policy;           /* by a policy, not by a conditional move */
    uint8_t choice;           /* by a conditional move: index of its move */
    enum conditional_why why; /* the conditional moves were dropped */
    struct game_move move;    /* one of the legal ones */
};

/* Finds the move that the conditional moves of `seat` make in `state`, and removes the used or
 * dropped conditional moves from `conditional`. Does nothing if the seat owes no decision. */
void conditional_ask(const struct game *game, const void *state, uint8_t seat,
                     struct conditional_moves *conditional, struct conditional_look *look);

/* Drops all conditional moves; the policies remain. */
void conditional_drop(struct conditional_moves *conditional);

#endif
