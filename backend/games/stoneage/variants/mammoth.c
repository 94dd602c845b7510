/* Mammoth herd: it visits one resource place in a round. People who gathered there may join it for
 * a price, and one of those who joined tames a mammoth. */
#include "games/stoneage/variants/mammoth.h"

#include "games/stoneage/core/deck.h"
#include "games/stoneage/core/gains.h"
#include "games/stoneage/core/price.h"

#include <string.h>

/* The maximum number of rolls in a contest. Turn order then breaks a remaining tie: that happens in
 * one contest of some hundred thousand million. */
#define CONTEST_ROLLS_MAX 16

/* ---- the movement of the herd ---- */

void stoneage_mammoths_shuffle(struct stoneage_step *step)
{
    uint8_t tiles[STONEAGE_MAMMOTHS];
    for (uint8_t i = 0; i < STONEAGE_MAMMOTHS; i++) tiles[i] = (uint8_t)(i + 1);
    stoneage_shuffle(step, STONEAGE_MAMMOTHS_SHUFFLED,
                     (struct chance_name){.purpose = STONEAGE_CHANCE_MAMMOTHS}, tiles,
                     STONEAGE_MAMMOTHS);
}

uint8_t stoneage_herd_next(const struct stoneage_state *state)
{
    if (!stoneage_plays(state, STONEAGE_MAMMOTH_HERD) || state->herd_next >= STONEAGE_MAMMOTHS)
        return STONEAGE_NOWHERE;
    return stoneage_mammoths[state->herd_tiles[state->herd_next]].back;
}

uint8_t stoneage_herd_left(const struct stoneage_state *state)
{
    if (!stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) return 0;
    return (uint8_t)(STONEAGE_MAMMOTHS - state->herd_next);
}

void stoneage_herd_move(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    unsigned next = state->herd_next;
    if (next >= STONEAGE_MAMMOTHS) {
        if (state->herd_place == STONEAGE_NOWHERE) return;
        STONEAGE_EMIT(step, .kind = STONEAGE_HERD_LEFT, .seat = GAME_NOBODY);
        return;
    }
    uint8_t tile = state->herd_tiles[next];
    uint8_t behind = next + 1 < STONEAGE_MAMMOTHS ? state->herd_tiles[next + 1] : 0;
    STONEAGE_EMIT(step, .kind = STONEAGE_HERD_MOVED, .seat = GAME_NOBODY,
                  .place = stoneage_mammoths[tile].back, .tile = tile,
                  .from = stoneage_mammoths[behind].back);
}

/* ---- joining ---- */

static unsigned resources_of(const struct stoneage_player *player)
{
    unsigned sum = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) sum += player->resources[i];
    return sum;
}

bool stoneage_join_ask(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_state *state = step->state;
    const struct stoneage_player *player = &state->players[seat];
    if (player->food == 0 && resources_of(player) == 0 && !player->two_of_choice) return false;
    STONEAGE_EMIT(step, .kind = STONEAGE_JOIN_ASKED, .seat = seat, .place = state->herd_place);
    return true;
}

/* Fills the price for `people` people: any resources, and one food for each unpaid person. */
static void join_price(const struct stoneage_player *player, uint8_t people,
                       struct stoneage_price *price)
{
    memset(price, 0, sizeof(*price));
    price->total_least = player->food < people ? (uint8_t)(people - player->food) : 0;
    price->total_most = people;
    price->kinds_most = STONEAGE_RESOURCES;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        uint16_t has = player->resources[i];
        price->most[i] = has < people ? (uint8_t)has : people;
    }
    price->payable = stoneage_resources_sum(price->most) >= price->total_least;
}

uint16_t stoneage_join_list(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_move *moves)
{
    uint16_t count = 0;
    uint8_t most = state->placed[state->ask_place][seat];
    for (uint8_t people = 1; people <= most; people++) {
        struct stoneage_price price;
        join_price(&state->players[seat], people, &price);
        uint16_t ways = stoneage_price_list(&price, STONEAGE_MOVE_JOIN, moves + count);
        for (uint16_t i = 0; i < ways; i++) moves[count++].people = people;
    }
    return count;
}

void stoneage_join_choices(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices)
{
    const struct stoneage_player *player = &state->players[seat];
    uint8_t people = state->placed[state->ask_place][seat];
    choices->place = state->ask_place;
    for (uint8_t n = 1; n <= people; n++) {
        struct stoneage_price price;
        join_price(player, n, &price);
        if (price.payable) choices->join_prices[choices->join_prices_count++] = price;
    }
    choices->may_decline = 1;
    choices->may_take = player->two_of_choice;
}

enum game_refusal stoneage_join_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move)
{
    struct stoneage_state *state = step->state;
    const struct stoneage_player *player = &state->players[seat];
    struct stoneage_price price;
    uint8_t place = state->ask_place;
    const uint8_t *paid = move->resources;
    if (move->people < 1 || move->people > state->placed[place][seat]) return GAME_BAD_PEOPLE;
    if (!stoneage_has(player, paid)) return GAME_NOT_ENOUGH;
    join_price(player, move->people, &price);
    if (!stoneage_price_accepts(&price, paid)) return GAME_BAD_PAYMENT;
    unsigned instead = (unsigned)paid[0] + paid[1] + paid[2] + paid[3];
    STONEAGE_EMIT(step, .kind = STONEAGE_JOINED, .seat = seat, .count = move->people,
                  .amount = (uint8_t)(move->people - instead),
                  .resources = {paid[0], paid[1], paid[2], paid[3]});
    stoneage_next(step, STONEAGE_NEXT_FINISHED, seat, place);
    return GAME_ACCEPTED;
}

/* ---- the contest ---- */

struct contest {
    uint8_t dice[STONEAGE_SEATS_MAX][STONEAGE_PEOPLE_MAX]; /* highest first, then 0 */
    uint8_t seats;                                         /* bit n: seat n rolls */
};

/* Sorts dice in descending order, in which they are compared. */
static void sort(uint8_t *dice, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint8_t die = dice[i];
        unsigned at = i;
        for (; at > 0 && dice[at - 1] < die; at--) dice[at] = dice[at - 1];
        dice[at] = die;
    }
}

static void contest_roll(struct stoneage_step *step, struct contest *contest, uint8_t seat,
                         uint8_t roll, uint8_t dice)
{
    struct stoneage_event *event = stoneage_event_next(step);
    struct chance_name name = {.purpose = STONEAGE_CHANCE_CONTEST, .seat = seat, .place = roll};
    name.round = step->state->round;
    *event = (struct stoneage_event){
        .kind = STONEAGE_CONTEST_ROLLED, .seat = seat, .value = roll, .length = dice};
    for (uint8_t i = 0; i < dice; i++) {
        name.index = i;
        event->list[i] = chance_die(step->chance, name, STONEAGE_DIE_SIDES);
    }
    stoneage_evolve_sane(step->state, event);
    memset(contest->dice[seat], 0, sizeof(contest->dice[seat]));
    memcpy(contest->dice[seat], event->list, dice);
    sort(contest->dice[seat], dice);
}

/* Removes all but the seats with the best dice: the highest die decides, then the next highest; a
 * seat with dice left beats one without. */
static void contest_narrow(struct contest *contest)
{
    const uint8_t *best = NULL;
    for (uint32_t rest = contest->seats; rest != 0; rest &= rest - 1) {
        const uint8_t *dice = contest->dice[__builtin_ctz(rest)];
        if (best == NULL || memcmp(dice, best, STONEAGE_PEOPLE_MAX) > 0) best = dice;
    }
    for (uint32_t rest = contest->seats; rest != 0; rest &= rest - 1) {
        unsigned seat = (unsigned)__builtin_ctz(rest);
        if (memcmp(contest->dice[seat], best, STONEAGE_PEOPLE_MAX) != 0)
            contest->seats = (uint8_t)(contest->seats & ~(1u << seat));
    }
}

static bool one_is_left(const struct contest *contest)
{
    return (contest->seats & (contest->seats - 1)) == 0;
}

/* Returns the first of the seats in turn order. */
static uint8_t first_of(const struct stoneage_state *state, uint8_t seats)
{
    uint8_t seat = state->start;
    while ((seats >> seat & 1) == 0) seat = stoneage_seat_after(state, seat);
    return seat;
}

/* Returns the tamer. A seat alone with the herd need not roll. */
static uint8_t contest_decide(struct stoneage_step *step, uint8_t seats)
{
    const struct stoneage_state *state = step->state;
    struct contest contest = {.seats = seats};
    for (uint8_t roll = 0; roll < CONTEST_ROLLS_MAX && !one_is_left(&contest); roll++) {
        uint8_t rolling = contest.seats;
        uint8_t seat = state->start;
        do {
            uint8_t dice = roll == 0 ? state->players[seat].joined : 1;
            if ((rolling >> seat & 1) != 0) contest_roll(step, &contest, seat, roll, dice);
            seat = stoneage_seat_after(state, seat);
        } while (seat != state->start);
        contest_narrow(&contest);
    }
    return first_of(state, contest.seats);
}

bool stoneage_herd_settle(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    uint8_t joined = 0;
    uint8_t tile = state->herd_tile;
    if (tile == 0) return false;
    for (unsigned seat = 0; seat < state->seats; seat++)
        if (state->players[seat].joined > 0) joined = (uint8_t)(joined | 1u << seat);
    if (joined == 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_MAMMOTH_GONE, .seat = GAME_NOBODY, .tile = tile);
        return false;
    }
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_HERD);
    uint8_t tamer = contest_decide(step, joined);
    STONEAGE_EMIT(step, .kind = STONEAGE_MAMMOTH_TAMED, .seat = tamer, .tile = tile);
    STONEAGE_EMIT(step, .kind = STONEAGE_TAME_ASKED, .seat = tamer);
    return true;
}

/* ---- gains ---- */

static void gained(struct stoneage_step *step, uint8_t seat, uint8_t yield, uint8_t amount)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_GAINED, .seat = seat, .yield = yield, .amount = amount);
}

static void scored(struct stoneage_step *step, uint8_t seat, int16_t points)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_SCORED, .seat = seat, .points = points);
}

static void bonus_take(struct stoneage_step *step, uint8_t seat, uint8_t bonus)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_BONUS_TAKEN, .seat = seat, .code = bonus);
    switch ((enum stoneage_mammoth_bonus)bonus) {
    case STONEAGE_BONUS_NONE:
    case STONEAGE_BONUSES: break;
    case STONEAGE_BONUS_TOOL: stoneage_tool_make(step, seat); break;
    case STONEAGE_BONUS_AGRICULTURE: stoneage_agriculture_raise(step, seat); break;
    case STONEAGE_BONUS_STONE_AND_WOOD:
        gained(step, seat, STONEAGE_YIELD_STONE, 1);
        gained(step, seat, STONEAGE_YIELD_WOOD, 1);
        break;
    case STONEAGE_BONUS_POINTS_7: scored(step, seat, 7); break;
    case STONEAGE_BONUS_FOOD_2: gained(step, seat, STONEAGE_YIELD_FOOD, 2); break;
    case STONEAGE_BONUS_WOOD: gained(step, seat, STONEAGE_YIELD_WOOD, 1); break;
    case STONEAGE_BONUS_BRICK: gained(step, seat, STONEAGE_YIELD_BRICK, 1); break;
    case STONEAGE_BONUS_POINTS_3: scored(step, seat, 3); break;
    }
}

void stoneage_tame_choices(const struct stoneage_state *state, struct stoneage_choices *choices)
{
    choices->one = stoneage_mammoths[state->herd_tile].one;
    choices->all = stoneage_mammoths[state->herd_tile].all;
}

enum game_refusal stoneage_tame_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move)
{
    const struct stoneage_state *state = step->state;
    const struct stoneage_mammoth *tile = &stoneage_mammoths[state->herd_tile];
    if (move->side != STONEAGE_SIDE_ONE && move->side != STONEAGE_SIDE_ALL) return GAME_BAD_MOVE;
    bonus_take(step, seat, move->side == STONEAGE_SIDE_ONE ? tile->one : tile->all);
    for (uint8_t other = stoneage_seat_after(state, seat); other != seat;
         other = stoneage_seat_after(state, other))
        if (state->players[other].joined > 0) bonus_take(step, other, tile->all);
    uint8_t home = state->start;
    do {
        uint8_t people = state->players[home].joined;
        if (people > 0) {
            STONEAGE_EMIT(step, .kind = STONEAGE_RETURNED, .seat = home, .place = state->herd_place,
                          .amount = people);
        }
        home = stoneage_seat_after(state, home);
    } while (home != state->start);
    stoneage_next(step, STONEAGE_NEXT_FEEDING, GAME_NOBODY, STONEAGE_NOWHERE);
    return GAME_ACCEPTED;
}

/* ---- at the end ---- */

int16_t stoneage_mammoth_points(const struct stoneage_state *state, uint8_t seat)
{
    int most = 1;
    for (unsigned other = 0; other < state->seats; other++) {
        int tiles = __builtin_popcount(state->players[other].mammoths);
        if (tiles > most) most = tiles;
    }
    bool has = __builtin_popcount(state->players[seat].mammoths) >= most;
    return has ? STONEAGE_MAMMOTH_POINTS : 0;
}

/* ---- invariants ---- */

static const char *check_none(const struct stoneage_state *state)
{
    unsigned any = state->herd_place | state->herd_tile | state->herd_next;
    for (unsigned i = 0; i < STONEAGE_MAMMOTHS; i++) any |= state->herd_tiles[i];
    for (unsigned seat = 0; seat < state->seats; seat++)
        any |= state->players[seat].joined | (state->players[seat].mammoths != 0);
    return any == 0 ? NULL : "there is a herd where none is played with";
}

/* Checks that each tile is in the pile once; tamed tiles were turned over, one in a round. */
static const char *check_tiles(const struct stoneage_state *state)
{
    uint32_t pile = 0;
    uint32_t turned = 0;
    uint32_t held = 0;
    if (state->herd_next > STONEAGE_MAMMOTHS) return "there are 16 mammoth tiles";
    for (unsigned i = 0; i < STONEAGE_MAMMOTHS; i++) {
        if (state->herd_tiles[i] > STONEAGE_MAMMOTHS) return "no such mammoth tile";
        pile |= STONEAGE_BIT(state->herd_tiles[i]);
        if (i < state->herd_next) turned |= STONEAGE_BIT(state->herd_tiles[i]);
    }
    if (pile != (STONEAGE_BIT(STONEAGE_MAMMOTHS) - 1) << 1) return "each mammoth tile lies once";
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if ((held & state->players[seat].mammoths) != 0) return "a mammoth tile is held twice";
        held |= state->players[seat].mammoths;
    }
    if ((held & ~turned) != 0) return "who tames a mammoth holds a tile that was turned over";
    bool waits = state->herd_tile != 0 && state->phase != STONEAGE_HERD;
    if (waits && (held >> state->herd_tile & 1) != 0) return "a tile is tamed while it waits";
    return NULL;
}

const char *stoneage_check_herd(const struct stoneage_state *state)
{
    if (!stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) return check_none(state);
    const char *broken = check_tiles(state);
    if (broken != NULL) return broken;
    uint8_t last = state->herd_next > 0 ? state->herd_tiles[state->herd_next - 1] : 0;
    if (state->herd_tile != 0 && state->herd_tile != last) return "the last tile lies open";
    if (state->herd_place == STONEAGE_NOWHERE) {
        if (state->herd_tile != 0 || state->herd_next < STONEAGE_MAMMOTHS)
            return "the herd stays until no tile is left";
    } else if (state->herd_place != stoneage_mammoths[last].back) {
        return "the herd is where its tile says";
    }
    bool acting = state->phase == STONEAGE_ACT || state->phase == STONEAGE_HERD;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if (state->players[seat].joined == 0) continue;
        if (!acting || state->herd_tile == 0) return "people are with the herd in the actions only";
    }
    return NULL;
}
