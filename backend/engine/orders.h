/* Orders: what a seat's person wants to be done when its turn comes and he is not there. A list of
 * wishes, each a move or else another one, maybe under conditions, which are done one after the
 * other; and policies, which answer whatever no wish is about. In text, a line each:
 *
 *   place tool_maker 1, else field 1, else hunt 3 if food at most 4
 *   use forest, tools
 *   always feed
 *   always use hunt clay_pit
 *
 * A move is in the notation of the match (notation.h); behind `else` its first word may be left
 * out. Wishes on one line are parted by a comma. Conditions and policies are what the game offers
 * in a table (struct game_orders); any game has wishes.
 *
 * Whatever is decided here depends on nothing but what the seat may know: on its view, its choices
 * and its legal moves. Nothing can loop: a wish is done once, and a policy answers a question that
 * is owed. Pure. Any thread. */
#ifndef ENGINE_ORDERS_H
#define ENGINE_ORDERS_H

#include "engine/game.h"

#define ORDERS_BYTES_MAX    400 /* of their text */
#define ORDERS_WISHES_MAX   16
#define ORDERS_MOVES_MAX    4 /* of one wish: a move, or else ... */
#define ORDERS_GUARDS_MAX   3
#define ORDERS_POLICIES_MAX 8
#define ORDERS_WORDS_MAX    24 /* behind a policy */

/* ---- what a game offers ---- */

/* A number, or a word, that a condition may ask for. */
struct game_guard {
    const char *name;           /* "free"; NULL ends the list */
    const struct names *of;     /* what it is asked of, "forest"; NULL: of nothing */
    const struct names *values; /* the words that it may be; NULL: it is a number */
    int32_t (*value)(const void *view, uint8_t of);
    bool told;       /* a number that matters: what-if tells its range (whatif.h) */
    const char *doc; /* a half sentence for the help */
};

/* What a policy may look at. */
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
    const struct names *words; /* that follow it, at least one; NULL: none do */
    /* Fills `move` with one of the legal ones, if the policy is about this question. */
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
    uint8_t move_count; /* at least one; all of one kind or of several */
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

/* What is wrong with a text. Wire names: orders_flaw_names. */
enum orders_flaw {
    ORDERS_SOUND,
    ORDERS_TOO_LONG,       /* more than ORDERS_BYTES_MAX, here or once printed in full */
    ORDERS_TOO_MANY,       /* wishes, moves of one, conditions, policies or words */
    ORDERS_BAD_MOVE,       /* what should be a move of the game is none */
    ORDERS_NO_SUCH_GUARD,  /* nothing that may be asked for is called so */
    ORDERS_BAD_GUARD,      /* it is, but not asked like that */
    ORDERS_NO_SUCH_POLICY, /* the game has none of that name */
    ORDERS_BAD_POLICY,     /* other words follow it, or it is there twice */
    ORDERS_FLAWS
};
extern const struct names orders_flaw_names;

/* Reads a text. Else `*line` (from 1) is the one with the flaw, and `orders` is undefined. */
MUST_USE enum orders_flaw orders_parse(const struct game *game, const char *text, size_t size,
                                       struct orders *orders, unsigned *line);

/* Prints them as they are kept, a line each, 0-terminated; returns the length. They were parsed, or
 * have become fewer since. */
size_t orders_print(const struct game *game, const struct orders *orders,
                    char text[ORDERS_BYTES_MAX + 1]);

/* The same for the wish of that index alone. */
size_t orders_wish_print(const struct game *game, const struct orders *orders, unsigned wish,
                         char text[ORDERS_BYTES_MAX + 1]);

/* Puts a wish of one move last. False: there is no room for it, or for its text. */
MUST_USE bool orders_add(const struct game *game, struct orders *orders,
                         const struct game_move *move);

/* Why the wishes were dropped. Stored: the words are for ever. Wire names: orders_why_names. */
enum orders_why {
    ORDERS_KEPT,       /* they were not */
    ORDERS_GUARD,      /* a condition of the next one did not hold */
    ORDERS_NOT_LEGAL,  /* none of its moves could be made */
    ORDERS_NOT_ASKED,  /* something else was asked, and no policy is about it */
    ORDERS_MOVED,      /* their person has moved himself */
    ORDERS_BOT,        /* a bot has decided for him */
    ORDERS_TAKEN_BACK, /* a move was taken back */
    ORDERS_WHYS
};
extern const struct names orders_why_names;

/* What orders make of a question. */
struct orders_look {
    bool fires;            /* `move` is to be made */
    bool by_policy;        /* by a policy, and not by a wish */
    uint8_t choice;        /* by a wish: which of its moves */
    enum orders_why why;   /* the wishes were dropped */
    struct game_move move; /* one of the legal ones */
};

/* Asks the orders of `seat` what it does in `state`; they become what is left of them. Nothing
 * happens if the seat owes no decision. */
void orders_ask(const struct game *game, const void *state, uint8_t seat, struct orders *orders,
                struct orders_look *look);

/* Drops the wishes, all of them; what can go on are the policies. */
void orders_drop(struct orders *orders);

#endif
