/* The inputs of a network for Stone Age, at the beginning of a round. One table: each row has a
 * name and a computation. A player's possessions are given for the seat itself, with its private
 * cards, and as the mean of all others, without theirs. */
#include "engine/knowledge.h"

#include "games/stoneage/bot/bot.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/score.h"

/* ---- measured values ---- */

struct look {
    const struct stoneage_state *state;
    const struct stoneage_player *player;
    int left;    /* approximate number of rounds, this one included */
    int from;    /* distance from the start player, in turns */
    int set[2];  /* sizes of the two sets of different symbols */
    int tiles;   /* value of all tools */
    int huts;    /* buildings */
    int hand;    /* number of resources */
    int worth;   /* their points in buildings */
    int fed;     /* people that the fields feed */
    int unfed;   /* the others */
    int hungry;  /* people whom the seat cannot feed */
    int points;  /* if the match ended now */
    int fresh;   /* open cards with a new symbol */
    int payable; /* points of the best open building that the seat can pay now */
    uint8_t symbols[STONEAGE_CULTURES];
    uint8_t professions[STONEAGE_PROFESSIONS];
};

/* Returns the points of an open building if the hand can pay it now, or 0. */
static int payable(const struct stoneage_state *state, const struct stoneage_player *player,
                   unsigned stack)
{
    uint8_t left = state->stack_left[stack];
    if (left == 0) return 0;
    const struct stoneage_building *building =
        &stoneage_buildings[state->stacks[stack][STONEAGE_STACK_TILES - left]];
    for (int i = 0; i < STONEAGE_GOODS; i++)
        if (player->resources[i] < building->cost[i]) return 0;
    return building->points;
}

static void look_at_the_board(struct look *look)
{
    const struct stoneage_state *state = look->state;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) {
        uint8_t culture = stoneage_cards[state->slots[i]].culture;
        look->fresh += culture != STONEAGE_CULTURE_NONE && look->symbols[culture] == 0;
    }
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++)
        look->payable = max(look->payable, payable(state, look->player, i));
}

/* Measures a seat; `extra`: with its face-down cards. */
static void look_at(struct look *look, const struct stoneage_state *state, uint8_t seat, bool extra)
{
    const struct stoneage_player *player = &state->players[seat];
    struct stoneage_tally rows[STONEAGE_ROWS];
    uint64_t cards = player->cards | (extra ? player->extra_cards : 0);
    *look = (struct look){.state = state, .player = player, .left = mind_rounds_left(state)};
    look->from = (seat + state->seats - state->start) % state->seats;
    stoneage_cultures(cards, look->symbols);
    stoneage_professions(cards, look->professions);
    for (int i = 1; i < STONEAGE_CULTURES; i++) {
        look->set[0] += look->symbols[i] >= 1;
        look->set[1] += look->symbols[i] >= 2;
    }
    look->tiles = stoneage_tiles_value(player);
    look->huts = __builtin_popcountll(player->buildings);
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        look->hand += min(player->resources[i], 40);
        look->worth += stoneage_values[i] * min(player->resources[i], 40);
    }
    look->fed = min(player->agriculture, player->people);
    look->unfed = player->people - look->fed;
    look->hungry = max(look->unfed - player->food, 0);
    stoneage_tally(state, seat, extra, rows);
    for (int i = 0; i < STONEAGE_ROWS; i++) look->points += rows[i].points;
    look_at_the_board(look);
}

/* ---- the table ---- */

/* A player's possessions: ROW(name, number, divisor). */
#define EACH(ROW)                                                                                  \
    ROW(points, look->points, 50)                                                                  \
    ROW(score, look->player->score, 50)                                                            \
    ROW(first, look->from == 0, 1)                                                                 \
    ROW(turn, look->from, 2)                                                                       \
    ROW(people, look->player->people - 5, 5)                                                       \
    ROW(people_later, look->player->people * look->left, 50)                                       \
    ROW(fields, look->player->agriculture, 5)                                                      \
    ROW(fed_later, look->fed * look->left, 40)                                                     \
    ROW(unfed, look->unfed, 5)                                                                     \
    ROW(unfed_later, look->unfed * look->left, 40)                                                 \
    ROW(food, min(look->player->food, 40), 10)                                                     \
    ROW(hungry, look->hungry, 5)                                                                   \
    ROW(tiles, look->tiles, 6)                                                                     \
    ROW(tiles_later, look->tiles * look->left, 40)                                                 \
    ROW(once, __builtin_popcount(look->player->once), 1)                                           \
    ROW(choice, look->player->two_of_choice, 1)                                                    \
    ROW(wood, min(look->player->resources[STONEAGE_WOOD], 20), 5)                                  \
    ROW(brick, min(look->player->resources[STONEAGE_BRICK], 20), 5)                                \
    ROW(stone, min(look->player->resources[STONEAGE_STONE], 20), 5)                                \
    ROW(gold, min(look->player->resources[STONEAGE_GOLD], 20), 5)                                  \
    ROW(jewelry, min(look->player->resources[STONEAGE_JEWELRY], 20), 5)                            \
    ROW(hand, look->hand, 10)                                                                      \
    ROW(worth, look->worth, 50)                                                                    \
    ROW(worth_last, look->left <= 2 ? look->worth : 0, 50)                                         \
    ROW(worth_least, look->left <= 1 ? look->worth : 0, 50)                                        \
    ROW(hungry_last, look->left <= 1 ? look->hungry : 0, 5)                                        \
    ROW(payable, look->payable, 15)                                                                \
    ROW(huts, look->huts, 5)                                                                       \
    ROW(set_1, look->set[0], 8)                                                                    \
    ROW(set_2, look->set[1], 8)                                                                    \
    ROW(set_1_points, look->set[0] * look->set[0], 50)                                             \
    ROW(set_2_points, look->set[1] * look->set[1], 50)                                             \
    ROW(set_1_later, look->set[0] * min(look->left, 6), 24)                                        \
    ROW(fresh, look->fresh, 3)                                                                     \
    ROW(farmers, look->professions[STONEAGE_FARMER], 4)                                            \
    ROW(farmers_later, look->professions[STONEAGE_FARMER] * look->left, 20)                        \
    ROW(farmers_points, look->professions[STONEAGE_FARMER] * look->player->agriculture, 25)        \
    ROW(makers, look->professions[STONEAGE_TOOLMAKER], 4)                                          \
    ROW(makers_later, look->professions[STONEAGE_TOOLMAKER] * look->left, 20)                      \
    ROW(makers_points, look->professions[STONEAGE_TOOLMAKER] * look->tiles, 25)                    \
    ROW(builders, look->professions[STONEAGE_HUT_BUILDER], 4)                                      \
    ROW(builders_later, look->professions[STONEAGE_HUT_BUILDER] * look->left, 20)                  \
    ROW(builders_points, look->professions[STONEAGE_HUT_BUILDER] * look->huts, 25)                 \
    ROW(shamans, look->professions[STONEAGE_SHAMAN], 4)                                            \
    ROW(shamans_later, look->professions[STONEAGE_SHAMAN] * look->left, 20)                        \
    ROW(shamans_points, look->professions[STONEAGE_SHAMAN] * look->player->people, 25)             \
    ROW(traders, look->professions[STONEAGE_TRADER], 4)                                            \
    ROW(traders_points, look->professions[STONEAGE_TRADER] * look->player->trade_level, 25)        \
    ROW(level, look->player->trade_level, 5)                                                       \
    ROW(level_later, look->player->trade_level * look->left, 40)                                   \
    ROW(covered, __builtin_popcountll(look->player->extra_cards), 2)                               \
    ROW(mammoths, __builtin_popcount(look->player->mammoths), 3)                                   \
    ROW(igloos, look->player->igloos, 2)

/* Values that are the same for all, except for the lead of the best other seat over this one. */
#define ONCE(ROW)                                                                                  \
    ROW(left, look->left, 10)                                                                      \
    ROW(last, look->left <= 1, 1)                                                                  \
    ROW(last_2, look->left <= 2, 1)                                                                \
    ROW(last_3, look->left <= 3, 1)                                                                \
    ROW(round, min(look->state->round, 30), 10)                                                    \
    ROW(deck, look->state->deck_count - look->state->deck_next, 36)                                \
    ROW(stack_1, stack[0], 7)                                                                      \
    ROW(stack_2, stack[1], 7)                                                                      \
    ROW(harsh_winter, stoneage_plays(look->state, STONEAGE_HARSH_WINTER), 1)                       \
    ROW(wild_animals, stoneage_plays(look->state, STONEAGE_WILD_ANIMALS), 1)                       \
    ROW(igloos, stoneage_plays(look->state, STONEAGE_IGLOOS), 1)                                   \
    ROW(new_huts, stoneage_plays(look->state, STONEAGE_NEW_HUTS), 1)                               \
    ROW(mammoth_herd, stoneage_plays(look->state, STONEAGE_MAMMOTH_HERD), 1)                       \
    ROW(expansion, stoneage_plays(look->state, STONEAGE_EXPANSION), 1)                             \
    ROW(lead, look->points - best, 40)                                                             \
    ROW(lead_last, look->left <= 2 ? look->points - best : 0, 40)

#define TEXT_OWN(name, number, unit)    "own " #name " " #number " / " #unit,
#define TEXT_OTHERS(name, number, unit) "others " #name " " #number " / " #unit,
#define TEXT_ONCE(name, number, unit)   #name " " #number " / " #unit,
#define VALUE(name, number, unit)       *into++ = (float)(number) / (float)(unit);
#define ONE(name, number, unit)         +1

static const char *const rows[] = {EACH(TEXT_OWN) EACH(TEXT_OTHERS) ONCE(TEXT_ONCE)};

#define EACH_COUNT (0 EACH(ONE))
_Static_assert(COUNT_OF(rows) == 2 * EACH_COUNT + (0 ONCE(ONE)), "told once each");
_Static_assert(COUNT_OF(rows) <= KNOWLEDGE_INPUTS_MAX, "fits");

static void each(const struct look *look, float *into)
{
    EACH(VALUE)
}

/* Fills the values of ONCE. `best`: the points of the best other seat; `stack`: the lowest
 * stacks. */
static void once(const struct look *look, int best, const int stack[2], float *into)
{
    ONCE(VALUE)
}

/* ---- inputs of all seats ---- */

static void lowest_stacks(const struct stoneage_state *state, int stack[2])
{
    stack[0] = stack[1] = STONEAGE_STACK_TILES;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++) {
        int left = state->stack_left[i];
        stack[1] = min(stack[1], max(stack[0], left));
        stack[0] = min(stack[0], left);
    }
}

static void fill(const void *from, float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX])
{
    const struct stoneage_state *state = from;
    float shown[STONEAGE_SEATS_MAX][EACH_COUNT]; /* of each seat, from public information */
    int points[STONEAGE_SEATS_MAX];
    int stack[2];
    struct look look;
    lowest_stacks(state, stack);
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        look_at(&look, state, seat, false);
        each(&look, shown[seat]);
        points[seat] = look.points;
    }
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        float *own = inputs[seat];
        float *others = own + EACH_COUNT;
        int best = INT16_MIN;
        look_at(&look, state, seat, true);
        each(&look, own);
        for (unsigned i = 0; i < EACH_COUNT; i++) others[i] = 0;
        for (uint8_t other = 0; other < state->seats; other++) {
            if (other == seat) continue;
            best = max(best, points[other]);
            for (unsigned i = 0; i < EACH_COUNT; i++) others[i] += shown[other][i];
        }
        for (unsigned i = 0; i < EACH_COUNT; i++) others[i] /= (float)(state->seats - 1);
        once(&look, best, stack, others + EACH_COUNT);
    }
}

const struct knowledge_inputs stoneage_inputs = {
    .count = COUNT_OF(rows), .margin = 15, .rows = rows, .fill = fill};
