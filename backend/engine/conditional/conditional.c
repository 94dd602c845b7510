#include "engine/conditional/conditional.h"

#include <string.h>

static const char *const flaw_words[] = {
    [CONDITIONAL_TOO_LONG] = "orders_too_long",
    [CONDITIONAL_TOO_MANY] = "orders_too_many",
    [CONDITIONAL_BAD_MOVE] = "orders_bad_move",
    [CONDITIONAL_NO_SUCH_GUARD] = "orders_no_such_condition",
    [CONDITIONAL_BAD_GUARD] = "orders_bad_condition",
    [CONDITIONAL_NO_SUCH_POLICY] = "orders_no_such_policy",
    [CONDITIONAL_BAD_POLICY] = "orders_bad_policy",
};
static const char *const why_words[] = {
    [CONDITIONAL_GUARD] = "condition",
    [CONDITIONAL_NOT_LEGAL] = "not_possible",
    [CONDITIONAL_NOT_ASKED] = "not_asked",
    [CONDITIONAL_MOVED] = "moved",
    [CONDITIONAL_BOT] = "bot",
    [CONDITIONAL_TAKEN_BACK] = "taken_back",
};
_Static_assert(COUNT_OF(flaw_words) == CONDITIONAL_FLAWS, "a word for each");
_Static_assert(COUNT_OF(why_words) == CONDITIONAL_WHYS, "a word for each");
const struct names conditional_flaw_names = {.count = COUNT_OF(flaw_words), .name = flaw_words};
const struct names conditional_why_names = {
    .count = COUNT_OF(why_words), .name = why_words, .of = "orders_why"};

/* ---- the answer to a question ---- */

/* A question to a seat, with all information that its conditional moves may use. */
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

/* Returns true if the conditional move is about the question: one of its moves is of a kind that
 * answers it. */
static bool is_about(const struct asked *asked, const struct conditional_move *entry)
{
    for (unsigned i = 0; i < entry->move_count; i++)
        for (uint16_t j = 0; j < asked->legal_count; j++)
            if (asked->legal[j].bytes[0] == entry->moves[i].bytes[0]) return true;
    return false;
}

static bool guard_holds(const struct asked *asked, const struct conditional_guard *guard)
{
    int32_t value = asked->game->conditional->guards[guard->guard].value(&asked->view, guard->of);
    switch ((enum conditional_compare)guard->compare) {
    case CONDITIONAL_AT_LEAST: return value >= guard->value;
    case CONDITIONAL_AT_MOST: return value <= guard->value;
    case CONDITIONAL_IS: return value == guard->value;
    case CONDITIONAL_COMPARES: break;
    }
    return false;
}

/* Returns the reason for which the conditional move cannot be done, or CONDITIONAL_KEPT with its
 * move in `look`. */
static enum conditional_why entry_try(const struct asked *asked,
                                      const struct conditional_move *entry,
                                      struct conditional_look *look)
{
    for (unsigned i = 0; i < entry->guard_count; i++)
        if (!guard_holds(asked, &entry->guards[i])) return CONDITIONAL_GUARD;
    for (unsigned i = 0; i < entry->move_count; i++) {
        if (!is_legal(asked, &entry->moves[i])) continue;
        look->fires = true;
        look->choice = (uint8_t)i;
        look->move = entry->moves[i];
        return CONDITIONAL_KEPT;
    }
    return CONDITIONAL_NOT_LEGAL;
}

/* Answers the question by the first policy that is about it. Returns false if there is none. */
static bool policy_try(const struct asked *asked, const struct conditional_moves *conditional,
                       struct conditional_look *look)
{
    for (unsigned i = 0; i < conditional->policy_count; i++) {
        const struct conditional_policy *policy = &conditional->policies[i];
        struct game_question question = {.view = &asked->view,
                                         .choices = &asked->choices,
                                         .legal = asked->legal,
                                         .legal_count = asked->legal_count,
                                         .words = policy->words,
                                         .word_count = policy->word_count};
        if (!asked->game->conditional->policies[policy->policy].choose(&question, &look->move))
            continue;
        CHECK(is_legal(asked, &look->move));
        look->fires = true;
        look->by_policy = true;
        return true;
    }
    return false;
}

static void entry_remove_first(struct conditional_moves *conditional)
{
    conditional->entry_count--;
    memmove(&conditional->entries[0], &conditional->entries[1],
            conditional->entry_count * sizeof(conditional->entries[0]));
}

void conditional_drop(struct conditional_moves *conditional)
{
    conditional->entry_count = 0;
}

void conditional_ask(const struct game *game, const void *state, uint8_t seat,
                     struct conditional_moves *conditional, struct conditional_look *look)
{
    struct asked asked;
    memset(look, 0, sizeof(*look));
    asked.game = game;
    asked.legal_count = game->legal(state, seat, asked.legal);
    if (asked.legal_count == 0 || (conditional->entry_count == 0 && conditional->policy_count == 0))
        return;
    game->view(state, seat, &asked.view);
    game->choices(state, seat, &asked.choices);
    bool about = conditional->entry_count > 0 && is_about(&asked, &conditional->entries[0]);
    if (about) look->why = entry_try(&asked, &conditional->entries[0], look);
    if (look->fires) {
        entry_remove_first(conditional);
    } else {
        bool answered = policy_try(&asked, conditional, look);
        if (conditional->entry_count > 0 && !about && !answered) look->why = CONDITIONAL_NOT_ASKED;
        if (look->why != CONDITIONAL_KEPT) conditional_drop(conditional);
    }
}
