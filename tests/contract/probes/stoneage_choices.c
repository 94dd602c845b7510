/* Stone Age: what the choices say is exactly what is legal. A client that knows no rules builds its
 * moves from the choices; so does this test, and compares with the list. */
#include "games/stoneage/views.h"
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

static struct stoneage_move built[GAME_LEGAL_MAX];
static unsigned built_count;
static unsigned decisions_seen;
static unsigned questions_seen;

static void build(struct stoneage_move move)
{
    cr_assert_lt(built_count, GAME_LEGAL_MAX);
    built[built_count++] = move;
}

/* The price of jewellery beside resources: exactly the minimum. */
static bool jewelry_met(const struct stoneage_price *price, uint8_t jewelry)
{
    return jewelry == price->least[STONEAGE_JEWELRY] && jewelry <= price->most[STONEAGE_JEWELRY];
}

static bool price_met(const struct stoneage_price *price, const uint8_t *pay)
{
    unsigned total = 0;
    unsigned kinds = 0;
    for (unsigned i = 0; i < STONEAGE_RESOURCES; i++) {
        total += pay[i];
        kinds += pay[i] > 0;
        if (pay[i] < price->least[i] || pay[i] > price->most[i]) return false;
    }
    return total >= price->total_least && total <= price->total_most &&
           kinds >= price->kinds_least && kinds <= price->kinds_most &&
           jewelry_met(price, pay[STONEAGE_JEWELRY]);
}

#define PAID_MAX 10 /* of one resource */

/* Every payment is tried that gives of each resource what is asked of it. */
static unsigned build_payments(const struct stoneage_price *price, uint8_t kind)
{
    unsigned before = built_count;
    struct stoneage_move move = {.kind = kind};
    memcpy(move.resources, price->least, STONEAGE_RESOURCES);
    move.resources[STONEAGE_JEWELRY] = price->least[STONEAGE_JEWELRY];
    for (unsigned i = 0; i < STONEAGE_RESOURCES;) {
        if (price_met(price, move.resources)) build(move);
        for (i = 0; i < STONEAGE_RESOURCES; i++) {
            if (move.resources[i] < min(price->most[i], PAID_MAX)) break;
            move.resources[i] = price->least[i];
        }
        if (i < STONEAGE_RESOURCES) move.resources[i]++;
    }
    return built_count - before;
}

/* The payments, from `first` on, that leave the winter's extra in the store. */
static void build_extras(const struct stoneage_price *price, unsigned first,
                         const uint16_t has[STONEAGE_GOODS])
{
    unsigned good = price->extra - STONEAGE_YIELD_WOOD;
    unsigned end = built_count;
    for (unsigned i = first; i < end; i++) {
        struct stoneage_move move = built[i];
        if (has[good] <= move.resources[good]) continue;
        move.kind = STONEAGE_MOVE_PAY_EXTRA;
        build(move);
    }
    cr_assert_gt(built_count, end, "an extra that is offered can be paid");
}

/* Those who join pay their price, and food for the others, which the move does not say. */
static void build_joins(const struct stoneage_choices *choices)
{
    for (uint8_t i = 0; i < choices->join_prices_count; i++) {
        unsigned first = built_count;
        unsigned ways = build_payments(&choices->join_prices[i], STONEAGE_MOVE_JOIN);
        cr_assert(ways > 0 && choices->join_prices[i].payable);
        while (first < built_count) built[first++].people = (uint8_t)(i + 1);
    }
}

static void build_expansion(const struct stoneage_choices *choices)
{
    for (unsigned i = 0; i < choices->exchanges_count; i++) {
        build((struct stoneage_move){.kind = STONEAGE_MOVE_TRADE,
                                     .give = choices->exchanges[i].give,
                                     .get = choices->exchanges[i].get});
    }
    if (choices->decision != STONEAGE_ASK_SPLIT) return;
    for (unsigned jewelry = 0; jewelry <= choices->amount; jewelry++)
        build((struct stoneage_move){.kind = STONEAGE_MOVE_SPLIT, .amount = (uint8_t)jewelry});
}

static void build_takes(void)
{
    const struct stoneage_price two = {
        .total_least = 2, .total_most = 2, .kinds_least = 1, .kinds_most = 2, .most = {2, 2, 2, 2}};
    cr_assert_eq(build_payments(&two, STONEAGE_MOVE_TAKE), 10);
}

static void build_places(const struct stoneage_choices *choices)
{
    for (unsigned i = 0; i < choices->places_count; i++) {
        const struct stoneage_place_choice *choice = &choices->places[i];
        cr_assert(choice->expect_count == 0 || choice->expect_count == choice->most);
        cr_assert(choice->tools_count == 0 || choice->tools_count == choice->expect_count);
        for (unsigned n = 0; n < choice->tools_count; n++)
            cr_assert_geq(choice->expect_tools[n], choice->expect[n]);
        for (unsigned people = choice->least; people <= choice->most; people++) {
            build((struct stoneage_move){
                .kind = STONEAGE_MOVE_PLACE, .place = choice->place, .people = (uint8_t)people});
        }
    }
}

static void build_all(const struct stoneage_choices *choices, const uint16_t has[STONEAGE_GOODS])
{
    built_count = 0;
    build_places(choices);
    for (unsigned i = 0; i < choices->use_count; i++)
        build((struct stoneage_move){.kind = STONEAGE_MOVE_USE, .place = choices->use[i]});
    if (choices->gain_count > 0) {
        for (unsigned set = 0; set < STONEAGE_TOOL_SETS; set++) {
            if ((set & ~(unsigned)choices->tools) != 0) continue;
            build((struct stoneage_move){.kind = STONEAGE_MOVE_TOOLS, .tools = (uint16_t)set});
        }
    }
    if (choices->decision == STONEAGE_ASK_PAY || choices->decision == STONEAGE_ASK_SECOND ||
        choices->decision == STONEAGE_ASK_FEED) {
        unsigned first = built_count;
        bool feeding = choices->decision == STONEAGE_ASK_FEED;
        uint8_t kind = feeding ? STONEAGE_MOVE_FEED : STONEAGE_MOVE_PAY;
        unsigned ways = build_payments(&choices->price, kind);
        cr_assert_eq(ways > 0, choices->price.payable, "payable says whether there is a way");
        cr_assert(ways == 0 || (price_met(&choices->price, choices->cheapest) &&
                                price_met(&choices->price, choices->dearest)));
        if (choices->price.extra != 0) build_extras(&choices->price, first, has);
    }
    if (choices->may_decline) build((struct stoneage_move){.kind = STONEAGE_MOVE_DECLINE});
    for (unsigned i = 0; i < choices->pick_count; i++)
        build((struct stoneage_move){.kind = STONEAGE_MOVE_PICK, .die = choices->pick[i]});
    if (choices->may_take) build_takes();
    if (choices->may_starve) build((struct stoneage_move){.kind = STONEAGE_MOVE_STARVE});
    build_expansion(choices);
    if (choices->decision == STONEAGE_ASK_JOIN) build_joins(choices);
    if (choices->one != 0) {
        build((struct stoneage_move){.kind = STONEAGE_MOVE_TAME, .side = STONEAGE_SIDE_ONE});
        build((struct stoneage_move){.kind = STONEAGE_MOVE_TAME, .side = STONEAGE_SIDE_ALL});
    }
}

static int compare_moves(const void *one, const void *other)
{
    return memcmp(one, other, sizeof(struct stoneage_move));
}

static void choices_are_legal(struct walk *walk)
{
    struct stoneage_choices choices;
    if (walk->game != &stoneage) return;
    walk->game->choices(&walk->match.state, walk->seat, &choices);
    struct stoneage_view view;
    walk->game->view(&walk->match.state, walk->seat, &view);
    build_all(&choices, view.players[walk->seat].resources);
    decisions_seen |= 1u << choices.decision;
    cr_assert_eq(built_count, walk->legal_count, "decision %u", choices.decision);
    static struct game_move sorted[GAME_LEGAL_MAX];
    memcpy(sorted, walk->legal, walk->legal_count * sizeof(sorted[0]));
    qsort(sorted, walk->legal_count, sizeof(sorted[0]), compare_moves);
    qsort(built, built_count, sizeof(built[0]), compare_moves);
    cr_assert_arr_eq(sorted, built, built_count * sizeof(built[0]));
}

/* A question that has only one answer left is not put, but for where to place and what to use. */
static void questions_have_two_answers(struct walk *walk)
{
    struct stoneage_choices choices;
    if (walk->game != &stoneage) return;
    walk->game->choices(&walk->match.state, walk->seat, &choices);
    if (choices.decision == STONEAGE_ASK_PLACE || choices.decision == STONEAGE_ASK_USE) return;
    cr_assert_gt(walk->legal_count, 1, "decision %u", choices.decision);
    questions_seen++;
}

/* The gains that the choices predict for tools are those of the roll. */
static unsigned gain_expected;
static bool gain_waits;
static unsigned gains_seen;

static void gain_note(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    struct stoneage_choices choices;
    struct stoneage_move made;
    memcpy(&made, move, sizeof(made));
    if (walk->game != &stoneage || made.kind != STONEAGE_MOVE_TOOLS) return;
    stoneage.choices(&walk->before, seat, &choices);
    gain_expected = choices.gain[made.tools];
    gain_waits = true;
    for (uint16_t i = 0; i < walk->proposal.events.count; i++) {
        struct stoneage_event event;
        memcpy(&event, &walk->proposal.events.at[i], sizeof(event));
        bool split = event.kind == STONEAGE_SPLIT_ASKED;
        if (event.kind != STONEAGE_GATHERED && !split) continue;
        cr_assert_eq(event.amount, gain_expected);
        cr_assert_eq(split ? STONEAGE_YIELD_FOOD : event.yield, choices.yield);
        cr_assert_eq(event.place, choices.place);
        gain_waits = false;
        break;
    }
    cr_assert(!gain_waits);
    gains_seen++;
}

static unsigned rolls_seen;

/* After one of the actions offered together, the others are still offered. */
static void rolls_note(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    struct stoneage_choices before;
    struct stoneage_choices after;
    struct stoneage_move made;
    memcpy(&made, move, sizeof(made));
    if (walk->game != &stoneage || made.kind != STONEAGE_MOVE_USE) return;
    stoneage.choices(&walk->before, seat, &before);
    if (memchr(before.together, made.place, before.together_count) == NULL) return;
    stoneage.choices(&walk->match.state, seat, &after);
    cr_assert_eq(after.decision, STONEAGE_ASK_USE);
    for (unsigned i = 0; i < before.together_count; i++) {
        if (before.together[i] == made.place) continue;
        cr_assert_not_null(memchr(after.use, before.together[i], after.use_count));
    }
    rolls_seen++;
}

static void every_question(void)
{
    unsigned all = (1u << STONEAGE_DECISIONS) - 2;
    cr_assert_eq(decisions_seen & all, all, "every question came up: %x", decisions_seen);
}

const struct probe stoneage_legal_probe = {
    .name = "the choices of Stone Age are exactly the legal moves",
    .deciding = choices_are_legal,
    .enough = every_question};

static void enough_questions(void)
{
    cr_assert_gt(questions_seen, 100);
}

const struct probe stoneage_questions_probe = {
    .name = "a question of Stone Age with one answer is not put",
    .deciding = questions_have_two_answers,
    .enough = enough_questions};

static void enough_rolls(void)
{
    cr_assert_gt(rolls_seen, 100);
}

const struct probe stoneage_rolls_probe = {
    .name = "actions of Stone Age that are offered together ask nothing in between",
    .moved = rolls_note,
    .enough = enough_rolls};

static void enough_gains(void)
{
    cr_assert_gt(gains_seen, 100);
}

const struct probe stoneage_gain_probe = {.name =
                                              "tools of Stone Age give what the choices promise",
                                          .moved = gain_note,
                                          .enough = enough_gains};
