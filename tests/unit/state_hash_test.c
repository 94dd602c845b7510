/* The hash of a state is of what it means, not of how it lies in memory. */
#include "engine/field_rows.h"
#include "engine/field_value.h"
#include "engine/match.h"
#include "engine/state_hash.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <string.h>

struct inner {
    uint8_t a;
    uint16_t b;
};

/* The same things in two structs: another order, wider, longer, and one more of everything. */
struct before {
    uint8_t count;
    uint8_t list[5];
    int16_t number;
    uint16_t bits;
    uint8_t inner_count;
    struct inner inner[2];
    uint8_t fixed[3];
};

struct after {
    struct inner inner[4];
    uint64_t bits;
    uint8_t fixed[12];
    uint8_t list[20];
    uint8_t inner_count;
    uint8_t count;
    int16_t number;
    uint8_t fresh[3];
    uint16_t later;
};

static const char *const words[] = {"one", "two", "three"};
static const struct names names = {.count = COUNT_OF(words), .name = words};

static const struct field inner_fields[] = {PLAIN(inner, "a", FIELD_UINT8, a),
                                            PLAIN(inner, "b", FIELD_UINT16, b)};
static const struct shape inner_shape = SHAPE("inner", inner, inner_fields);

static const struct field before_fields[] = {
    NUMBERS(before, "list", list, 5, AT(before, count)),
    PLAIN(before, "number", FIELD_INT16, number),
    BITS(before, "bits", bits, names),
    INNERS(before, "inner", inner, 2, AT(before, inner_count), inner_shape),
    NUMBERS(before, "fixed", fixed, 3, FIELD_LENGTH_FIXED),
};
static const struct shape before_shape = SHAPE("state", before, before_fields);

static const struct field after_fields[] = {
    NUMBERS(after, "list", list, 20, AT(after, count)),
    PLAIN(after, "number", FIELD_INT16, number),
    BITS(after, "bits", bits, names),
    INNERS(after, "inner", inner, 4, AT(after, inner_count), inner_shape),
    NUMBERS(after, "fixed", fixed, 12, FIELD_LENGTH_FIXED),
    NUMBERS(after, "fresh", fresh, 3, FIELD_LENGTH_FIXED),
    {.name = "later", .type = FIELD_UINT16, .offset = AT(after, later), .since = 4},
};
static const struct shape after_shape = SHAPE("state", after, after_fields);

static const struct before was = {.count = 2,
                                  .list = {7, 8},
                                  .number = -3,
                                  .bits = 5,
                                  .inner_count = 2,
                                  .inner = {{1, 2}, {3, 400}},
                                  .fixed = {9, 0, 1}};
static const struct after is = {.count = 2,
                                .list = {7, 8},
                                .number = -3,
                                .bits = 5,
                                .inner_count = 2,
                                .inner = {{1, 2}, {3, 400}},
                                .fixed = {9, 0, 1}};

Test(state_hash, another_layout_longer_lists_and_new_fields_that_are_0_change_nothing)
{
    cr_assert_eq(state_hash(&before_shape, &was, 3), state_hash(&after_shape, &is, 3));
}

Test(state_hash, a_new_field_counts_once_it_is_not_0)
{
    struct after changed = is;
    changed.fresh[1] = 1;
    cr_assert_neq(state_hash(&after_shape, &changed, 3), state_hash(&after_shape, &is, 3));
}

Test(state_hash, a_field_counts_from_the_revision_that_brought_it)
{
    struct after changed = is;
    changed.later = 77;
    cr_assert_eq(state_hash(&after_shape, &changed, 3), state_hash(&after_shape, &is, 3));
    cr_assert_neq(state_hash(&after_shape, &changed, 4), state_hash(&after_shape, &is, 4));
}

Test(state_hash, each_revision_has_its_own)
{
    cr_assert_neq(state_hash(&before_shape, &was, 3), state_hash(&before_shape, &was, 4));
}

/* Stored matches have them: this is for ever. */
Test(state_hash, is_this_number_for_ever)
{
    cr_assert_eq(state_hash(&before_shape, &was, 3), UINT64_C(0x459459b1784f99be));
}

/* ---- every value of the games' states counts ---- */

static const struct shape *whole_shape;
static uint8_t *whole;
static uint64_t hash;
static unsigned values;

static void changed_is_seen(uint8_t *byte, const char *name)
{
    *byte ^= 1;
    cr_assert_neq(state_hash(whole_shape, whole, 1), hash, "%s does not count", name);
    *byte ^= 1;
    values++;
}

static unsigned element_size(const struct field *field)
{
    bool wide =
        field->type == FIELD_UINT16 || field->type == FIELD_INT16 || field->type == FIELD_AMOUNTS16;
    if (field->type == FIELD_SET) return field->count > 2 ? field->count : 2;
    return wide ? 2 : 1;
}

static void all_are_seen(const struct shape *shape, uint8_t *bytes)
{
    for (uint8_t i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        bool amounts = field->type == FIELD_AMOUNTS || field->type == FIELD_AMOUNTS16;
        bool list = field->type == FIELD_NUMBERS || field->type == FIELD_ENUMS ||
                    field->type == FIELD_STRUCTS;
        unsigned count = list ? field_length(field, bytes) : amounts ? field->names->count : 1;
        bool inner = field->type == FIELD_STRUCT || field->type == FIELD_STRUCTS;
        for (unsigned at = 0; at < count && inner; at++)
            all_are_seen(field->shape, bytes + field->offset + (size_t)at * field->shape->size);
        for (unsigned at = 0; at < count * element_size(field) && !inner; at++)
            changed_is_seen(bytes + field->offset + at, field->name);
    }
}

Test(state_hash, every_value_of_the_games_counts)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        static struct match match;
        static struct game_events events;
        struct chance_fast fast = {.seed = 7};
        struct chance chance = chance_fast_of(&fast);
        struct game_setup setup = {.seats = 4,
                                   .start_seat = 1,
                                   .options = (uint16_t)((1u << games[i]->options.count) - 1)};
        match_start(&match, games[i], &setup, &chance, &events);
        whole_shape = games[i]->state_shape;
        whole = match.state.bytes;
        hash = state_hash(whole_shape, whole, 1);
        values = 0;
        all_are_seen(whole_shape, whole);
        cr_assert_gt(values, games[i]->state_bytes / 8u);
    }
}
