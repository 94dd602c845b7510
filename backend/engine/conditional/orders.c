#include "engine/conditional/orders.h"

#include <string.h>

static const char *const flaw_words[] = {
    [ORDERS_TOO_LONG] = "orders_too_long",
    [ORDERS_TOO_MANY] = "orders_too_many",
    [ORDERS_BAD_MOVE] = "orders_bad_move",
    [ORDERS_NO_SUCH_GUARD] = "orders_no_such_condition",
    [ORDERS_BAD_GUARD] = "orders_bad_condition",
    [ORDERS_NO_SUCH_POLICY] = "orders_no_such_policy",
    [ORDERS_BAD_POLICY] = "orders_bad_policy",
};
static const char *const why_words[] = {
    [ORDERS_GUARD] = "condition",
    [ORDERS_NOT_LEGAL] = "not_possible",
    [ORDERS_NOT_ASKED] = "not_asked",
    [ORDERS_MOVED] = "moved",
    [ORDERS_BOT] = "bot",
    [ORDERS_TAKEN_BACK] = "taken_back",
};
_Static_assert(COUNT_OF(flaw_words) == ORDERS_FLAWS, "a word for each");
_Static_assert(COUNT_OF(why_words) == ORDERS_WHYS, "a word for each");
const struct names orders_flaw_names = {.count = COUNT_OF(flaw_words), .name = flaw_words};
const struct names orders_why_names = {
    .count = COUNT_OF(why_words), .name = why_words, .of = "orders_why"};

/* ---- the answer to a question ---- */

/* A question to a seat, with all information that its orders may use. */
struct asked {
    const struct game *game;
    uint16_t legal_count;
    struct game_view view;
    struct game_choices choices;
    struct game_move legal[GAME_LEGAL_MAX];
};

static bool is_legal(const struct asked *asked, const struct game_move *move)
{
    for (uint16_t i = 0; i < asked->legal_count; i++)
        if (memcmp(&asked->legal[i], move, sizeof(*move)) == 0) return true;
    return false;
}

/* Returns true if the wish is about the question: one of its moves is of a kind that answers it. */
static bool is_about(const struct asked *asked, const struct orders_wish *wish)
{
    for (unsigned i = 0; i < wish->move_count; i++)
        for (uint16_t j = 0; j < asked->legal_count; j++)
            if (asked->legal[j].bytes[0] == wish->moves[i].bytes[0]) return true;
    return false;
}

static bool guard_holds(const struct asked *asked, const struct orders_guard *guard)
{
    int32_t value = asked->game->orders->guards[guard->guard].value(&asked->view, guard->of);
    switch ((enum orders_compare)guard->compare) {
    case ORDERS_AT_LEAST: return value >= guard->value;
    case ORDERS_AT_MOST: return value <= guard->value;
    case ORDERS_IS: return value == guard->value;
    case ORDERS_COMPARES: break;
    }
    return false;
}

/* Returns the reason for which the wish cannot be done, or ORDERS_KEPT with its move in `look`. */
static enum orders_why wish_try(const struct asked *asked, const struct orders_wish *wish,
                                struct orders_look *look)
{
    for (unsigned i = 0; i < wish->guard_count; i++)
        if (!guard_holds(asked, &wish->guards[i])) return ORDERS_GUARD;
    for (unsigned i = 0; i < wish->move_count; i++) {
        if (!is_legal(asked, &wish->moves[i])) continue;
        look->fires = true;
        look->choice = (uint8_t)i;
        look->move = wish->moves[i];
        return ORDERS_KEPT;
    }
    return ORDERS_NOT_LEGAL;
}

/* Answers the question by the first policy that is about it. Returns false if there is none. */
static bool policy_try(const struct asked *asked, const struct orders *orders,
                       struct orders_look *look)
{
    for (unsigned i = 0; i < orders->policy_count; i++) {
        const struct orders_policy *policy = &orders->policies[i];
        struct game_question question = {.view = &asked->view,
                                         .choices = &asked->choices,
                                         .legal = asked->legal,
                                         .legal_count = asked->legal_count,
                                         .words = policy->words,
                                         .word_count = policy->word_count};
        if (!asked->game->orders->policies[policy->policy].choose(&question, &look->move)) continue;
        CHECK(is_legal(asked, &look->move));
        look->fires = true;
        look->by_policy = true;
        return true;
    }
    return false;
}

static void wish_remove_first(struct orders *orders)
{
    orders->wish_count--;
    memmove(&orders->wishes[0], &orders->wishes[1], orders->wish_count * sizeof(orders->wishes[0]));
}

void orders_drop(struct orders *orders)
{
    orders->wish_count = 0;
}

void orders_ask(const struct game *game, const void *state, uint8_t seat, struct orders *orders,
                struct orders_look *look)
{
    struct asked asked;
    memset(look, 0, sizeof(*look));
    asked.game = game;
    asked.legal_count = game->legal(state, seat, asked.legal);
    if (asked.legal_count == 0 || (orders->wish_count == 0 && orders->policy_count == 0)) return;
    game->view(state, seat, &asked.view);
    game->choices(state, seat, &asked.choices);
    bool about = orders->wish_count > 0 && is_about(&asked, &orders->wishes[0]);
    if (about) look->why = wish_try(&asked, &orders->wishes[0], look);
    if (look->fires) {
        wish_remove_first(orders);
    } else {
        bool answered = policy_try(&asked, orders, look);
        if (orders->wish_count > 0 && !about && !answered) look->why = ORDERS_NOT_ASKED;
        if (look->why != ORDERS_KEPT) orders_drop(orders);
    }
}
