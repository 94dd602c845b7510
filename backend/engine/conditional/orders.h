/* Conditional moves ("orders"), which a seat's person enters in advance for turns in their absence.
 * They are a list of wishes, done one after the other, and policies, which answer questions that no
 * wish is about. A wish is a move with alternatives, maybe with conditions. The text has a line for
 * each:
 *
 *   place tool_maker 1, else field 1, else hunt 3 if food at most 4
 *   use forest, tools
 *   always feed
 *   always use hunt clay_pit
 *
 * A move is in the notation of the match (notation.h); after `else` its first word may be left out.
 * A comma separates wishes on one line. Each game lists its conditions and policies in a table
 * (struct game_orders); every game has wishes.
 *
 * Decisions depend only on what the seat may know: its view, its choices and its legal moves. No
 * loop is possible: a wish is done once, and a policy answers a question that is owed. Pure. Any
 * thread. */
#ifndef ENGINE_CONDITIONAL_ORDERS_H
#define ENGINE_CONDITIONAL_ORDERS_H

#include "engine/game.h"

#define ORDERS_BYTES_MAX    400 /* size of their text */
#define ORDERS_WISHES_MAX   16
#define ORDERS_MOVES_MAX    4 /* moves of one wish: the first and its alternatives */
#define ORDERS_GUARDS_MAX   3
#define ORDERS_POLICIES_MAX 8
#define ORDERS_WORDS_MAX    24 /* words after a policy */

/* ---- definitions by the game ---- */

/* A number, or a word, that a condition may test. */
struct game_guard {
    const char *name;           /* "free"; NULL ends the list */
    const struct names *of;     /* names of its argument, "forest"; NULL: no argument */
    const struct names *values; /* names of the words that it may be; NULL: it is a number */
    int32_t (*value)(const void *view, uint8_t of);
    bool told;       /* an important number: a preview reports its range (whatif.h) */
    const char *doc; /* a half sentence for the help */
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

struct game_orders {
    const struct game_guard *guards;
    const struct game_policy *policies;
};

/* ---- orders ---- */

enum orders_compare { ORDERS_AT_LEAST, ORDERS_AT_MOST, ORDERS_IS, ORDERS_COMPARES };

struct orders_guard {
    uint8_t guard; /* index in the game's table */
    uint8_t of;
    uint8_t compare; /* enum orders_compare */
    int32_t value;
};

struct orders_wish {
    uint8_t move_count; /* at least one; they may differ in kind */
    uint8_t guard_count;
    struct game_move moves[ORDERS_MOVES_MAX];
    struct orders_guard guards[ORDERS_GUARDS_MAX];
};

struct orders_policy {
    uint8_t policy; /* index in the game's table */
    uint8_t word_count;
    uint8_t words[ORDERS_WORDS_MAX];
};

struct orders {
    uint8_t wish_count;
    uint8_t policy_count;
    struct orders_wish wishes[ORDERS_WISHES_MAX];
    struct orders_policy policies[ORDERS_POLICIES_MAX];
};

/* The fault in a text. Wire names: orders_flaw_names. */
enum orders_flaw {
    ORDERS_SOUND,
    ORDERS_TOO_LONG,       /* more than ORDERS_BYTES_MAX, in this text or in its full printed form
                            */
    ORDERS_TOO_MANY,       /* too many wishes, moves of one wish, conditions, policies or words */
    ORDERS_BAD_MOVE,       /* text in the place of a move that is not a move of the game */
    ORDERS_NO_SUCH_GUARD,  /* the game has no condition of that name */
    ORDERS_BAD_GUARD,      /* the condition exists, but its argument, comparison or value is wrong
                            */
    ORDERS_NO_SUCH_POLICY, /* the game has no policy of that name */
    ORDERS_BAD_POLICY,     /* wrong words after it, or the policy occurs twice */
    ORDERS_FLAWS
};
extern const struct names orders_flaw_names;

/* Parses a text. On a flaw, `*line` (from 1) is the line with the flaw, and `orders` is undefined.
 */
MUST_USE enum orders_flaw orders_parse(const struct game *game, const char *text, size_t size,
                                       struct orders *orders, unsigned *line);

/* Prints the orders in their stored form, a line each, 0-terminated; returns the length. They come
 * from orders_parse(); wishes may have been removed since. */
size_t orders_print(const struct game *game, const struct orders *orders,
                    char text[ORDERS_BYTES_MAX + 1]);

/* Prints only the wish of that index in the same way. */
size_t orders_wish_print(const struct game *game, const struct orders *orders, unsigned wish,
                         char text[ORDERS_BYTES_MAX + 1]);

/* Appends a wish of one move. Returns false if there is no room for it, or for its text. */
MUST_USE bool orders_add(const struct game *game, struct orders *orders,
                         const struct game_move *move);

/* The reason for which the wishes were dropped. Stored: the words never change. Wire names:
 * orders_why_names. */
enum orders_why {
    ORDERS_KEPT,       /* they were not dropped */
    ORDERS_GUARD,      /* a condition of the next one did not hold */
    ORDERS_NOT_LEGAL,  /* none of its moves could be made */
    ORDERS_NOT_ASKED,  /* the seat owed another decision, and no policy is about it */
    ORDERS_MOVED,      /* their person has made a move */
    ORDERS_BOT,        /* a bot has decided for the seat */
    ORDERS_TAKEN_BACK, /* a move was undone */
    ORDERS_WHYS
};
extern const struct names orders_why_names;

/* The answer of the orders to a question. */
struct orders_look {
    bool fires;            /* `move` is to be made */
    bool by_policy;        /* by a policy, not by a wish */
    uint8_t choice;        /* by a wish: index of its move */
    enum orders_why why;   /* the wishes were dropped */
    struct game_move move; /* one of the legal ones */
};

/* Finds the move that the orders of `seat` make in `state`, and removes the used or dropped wishes
 * from `orders`. Does nothing if the seat owes no decision. */
void orders_ask(const struct game *game, const void *state, uint8_t seat, struct orders *orders,
                struct orders_look *look);

/* Drops all wishes; the policies remain. */
void orders_drop(struct orders *orders);

#endif
