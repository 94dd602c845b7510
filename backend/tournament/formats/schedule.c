#include "tournament/formats/schedule.h"

#include "base/hash.h"
#include "tournament/seating.h"

#define ATTEMPTS      20
#define ATTEMPTS_MANY 4 /* with more players than FEW, whose schedules take longer */
#define FEW           32
#define SEARCH_STEPS  20000
#define BYE_WEIGHT    4

struct counts {
    uint8_t met[TOURNAMENT_ROBIN_PLAYERS_MAX][TOURNAMENT_ROBIN_PLAYERS_MAX];
    uint8_t byes[TOURNAMENT_ROBIN_PLAYERS_MAX];
};

static int64_t cost(const void *context, uint32_t player, uint32_t other)
{
    const struct counts *counts = context;
    return counts->met[player][other] * SEATING_MEETING;
}

static int64_t one_class(const void *context, uint32_t player)
{
    (void)context;
    (void)player;
    return 0;
}

/* ---- what has been scheduled ---- */

static void round_count(const struct schedule *schedule, uint16_t round, struct counts *counts)
{
    const struct tournament_sizes *sizes = &schedule->sizes;
    const uint8_t *at = schedule->positions[round];
    uint32_t seated = tournament_sizes_before(sizes, sizes->tables);
    for (uint32_t table = 0; table < sizes->tables; table++) {
        const uint8_t *here = at + tournament_sizes_before(sizes, table);
        unsigned size = tournament_sizes_at(sizes, table);
        for (unsigned i = 0; i < size; i++)
            for (unsigned j = 0; j < size; j++)
                if (i != j) counts->met[here[i]][here[j]]++;
    }
    for (uint32_t i = seated; i < schedule->count; i++) counts->byes[at[i]]++;
}

static int64_t cost_of(const struct schedule *schedule, const struct counts *counts)
{
    int64_t sum = 0;
    for (uint32_t i = 0; i < schedule->count; i++) {
        sum += BYE_WEIGHT * counts->byes[i] * (counts->byes[i] - 1);
        for (uint32_t j = 0; j < i; j++) sum += counts->met[i][j] * (counts->met[i][j] - 1);
    }
    return sum;
}

int64_t schedule_cost(const struct schedule *schedule)
{
    struct counts counts;
    memset(&counts, 0, sizeof(counts));
    for (uint16_t i = 0; i < schedule->rounds; i++) round_count(schedule, i, &counts);
    return cost_of(schedule, &counts);
}

/* ---- rounds by rule: each returns whether it has a round of that number ---- */

/* The circle: one position stays, the others move on by one. An odd number has an empty position,
 * whose opponent has the bye. */
static bool circle(const struct schedule *schedule, uint16_t round, uint8_t *positions)
{
    uint32_t even = schedule->count + schedule->count % 2;
    uint32_t at = 0;
    uint32_t bye = 0;
    if (schedule->sizes.size != 2 || schedule->sizes.larger != 0) return false;
    uint32_t turn = round % (even - 1);
    for (uint32_t i = 0; i < even / 2; i++) {
        uint32_t one = i == 0 ? even - 1 : (turn + i) % (even - 1);
        uint32_t other = (turn + even - 1 - i) % (even - 1);
        if (one >= schedule->count) {
            bye = other;
            continue;
        }
        positions[at++] = (uint8_t)one;
        positions[at++] = (uint8_t)other;
    }
    if (at < schedule->count) positions[at] = (uint8_t)bye;
    return true;
}

static bool prime(uint32_t number)
{
    for (uint32_t i = 2; i * i <= number; i++)
        if (number % i == 0) return false;
    return number >= 2;
}

/* Product in the field of four elements, whose sum is the exclusive or. */
static uint32_t product_of_four(uint32_t one, uint32_t other)
{
    static const uint8_t products[4][4] = {{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};
    return products[one][other];
}

/* Layers and shifts: position (layer, place) of `tables` places sits at table place + round * layer
 * in the field with as many elements. Two positions of different layers meet in one round; in a
 * plane, with as many layers as places, the layers themselves are one more round. */
static bool shifts(const struct schedule *schedule, uint16_t round, uint8_t *positions)
{
    const struct tournament_sizes *sizes = &schedule->sizes;
    uint32_t tables = sizes->tables;
    uint32_t size = sizes->size;
    if (sizes->byes != 0 || sizes->larger != 0 || tables < size) return false;
    if (!prime(tables) && tables != 4) return false;
    if (round > tables || (round == tables && size != tables)) return false;
    for (uint32_t layer = 0; layer < size; layer++) {
        for (uint32_t place = 0; place < tables; place++) {
            uint32_t shift = tables == 4 ? product_of_four(round % 4, layer) : round * layer;
            uint32_t table = tables == 4 ? (place ^ shift) : (place + shift) % tables;
            uint32_t at = round == tables ? layer * size + place : table * size + layer;
            positions[at] = (uint8_t)(layer * tables + place);
        }
    }
    return true;
}

/* ---- rounds by seating ---- */

/* Moves the positions with the fewest byes, and of these the last, to the end. */
static void byes_last(const struct schedule *schedule, const struct counts *counts, uint32_t *order)
{
    for (uint32_t given = 0; given < schedule->sizes.byes; given++) {
        uint32_t left = schedule->count - given;
        uint32_t best = left - 1;
        for (uint32_t i = left; i-- > 0;)
            if (counts->byes[order[i]] < counts->byes[order[best]]) best = i;
        uint32_t position = order[best];
        memmove(order + best, order + best + 1, (left - 1 - best) * sizeof(*order));
        order[left - 1] = position;
    }
}

static void seat(const struct schedule *schedule, const struct counts *counts, uint64_t seed,
                 uint8_t *positions)
{
    uint32_t order[TOURNAMENT_ROBIN_PLAYERS_MAX];
    struct seating seating = {.sizes = schedule->sizes,
                              .cost = cost,
                              .class_of = one_class,
                              .context = counts,
                              .steps = SEARCH_STEPS};
    for (uint32_t i = 0; i < schedule->count; i++) { /* a shuffle */
        uint32_t other = (uint32_t)(tournament_lot(seed, i) % (i + 1));
        order[i] = i;
        order[i] = order[other];
        order[other] = i;
    }
    byes_last(schedule, counts, order);
    seating_make(&seating, order);
    for (uint32_t i = 0; i < schedule->count; i++) positions[i] = (uint8_t)order[i];
}

typedef bool schedule_rule(const struct schedule *schedule, uint16_t round, uint8_t *positions);

/* Fills a schedule: by the rule (NULL: none) as far as that goes, then by seating. */
static int64_t fill(struct schedule *schedule, schedule_rule *rule, uint64_t seed)
{
    struct counts counts;
    memset(&counts, 0, sizeof(counts));
    for (uint16_t i = 0; i < schedule->rounds; i++) {
        if (rule == NULL || !rule(schedule, i, schedule->positions[i]))
            seat(schedule, &counts, hash_word(seed + i + 1), schedule->positions[i]);
        round_count(schedule, i, &counts);
    }
    return cost_of(schedule, &counts);
}

struct schedule schedule_make(const struct tournament_rules *rules, uint32_t count, uint16_t rounds,
                              uint64_t seed, struct tournament_scratch *scratch)
{
    static schedule_rule *const by_rule[] = {circle, shifts};
    struct schedule best = {
        .sizes = tournament_sizes_of(rules, count),
        .count = count,
        .rounds = rounds,
        .positions = scratch_array(scratch, rounds, sizeof(*best.positions)),
    };
    size_t used = scratch->used;
    struct schedule next = best;
    CHECK(count >= 2 && count <= TOURNAMENT_ROBIN_PLAYERS_MAX);
    next.positions = scratch_array(scratch, rounds, sizeof(*next.positions));
    int64_t least = INT64_MAX;
    unsigned attempts = count <= FEW ? ATTEMPTS : ATTEMPTS_MANY;
    for (unsigned i = 0; i < COUNT_OF(by_rule) + attempts; i++) {
        schedule_rule *rule = i < COUNT_OF(by_rule) ? by_rule[i] : NULL;
        uint64_t own = hash_word(seed + i);
        if (i < COUNT_OF(by_rule) && !rule(&next, 0, next.positions[0])) continue;
        int64_t made = fill(&next, rule, own);
        if (made >= least) continue;
        least = made;
        memcpy(best.positions, next.positions, rounds * sizeof(*best.positions));
        if (least == 0) break;
    }
    scratch->used = used;
    return best;
}
