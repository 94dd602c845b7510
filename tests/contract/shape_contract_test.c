/* The contract of every game's tables, by which client and engine read any game: moves have no
 * byte beside their fields, and names are counted. */
#include "engine/answers.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <string.h>

/* ---- moves ---- */

static size_t bytes_of(const struct field *field)
{
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM: return 1;
    case FIELD_UINT16:
    case FIELD_INT16: return 2;
    case FIELD_SET: return field->count > 0 ? field->count : 2;
    case FIELD_AMOUNTS: return field->names->count;
    case FIELD_AMOUNTS16: return field->names->count * (size_t)2;
    case FIELD_NUMBERS:
    case FIELD_ENUMS: return field->count;
    case FIELD_STRUCT:
    case FIELD_STRUCTS: cr_assert_fail("a move has a text, which has no structs");
    }
    return 0;
}

static void used_of(const struct shape *shape, uint8_t used[GAME_MOVE_BYTES])
{
    memset(used, 0, GAME_MOVE_BYTES);
    used[0] = UINT8_MAX;
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        bool list = field->type == FIELD_NUMBERS || field->type == FIELD_ENUMS;
        memset(used + field->offset, UINT8_MAX, bytes_of(field));
        if (list && field->length_offset != FIELD_LENGTH_FIXED)
            used[field->length_offset] = UINT8_MAX;
    }
}

Test(shape_contract, a_move_uses_the_bytes_of_its_fields_and_no_other)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game_answers *answers = games[i]->answers;
        cr_assert_eq(answers->move_kinds, games[i]->move_kinds, "%s", games[i]->id);
        for (unsigned kind = 1; kind < games[i]->move_kinds; kind++) {
            uint8_t used[GAME_MOVE_BYTES];
            used_of(&games[i]->move_shapes[kind], used);
            cr_assert_arr_eq((const uint8_t *)answers->used + kind * GAME_MOVE_BYTES, used,
                             sizeof(used), "%s: %s", games[i]->id,
                             games[i]->move_shapes[kind].name);
        }
    }
}

/* ---- names ---- */

static void names_counted(const struct shape *shape)
{
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        cr_assert_eq(field->name_size, strlen(field->name), "%s: %s", shape->name, field->name);
        if (field->shape != NULL) names_counted(field->shape);
    }
}

Test(shape_contract, every_name_of_a_game_is_counted)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game *game = games[i];
        names_counted(game->state_shape);
        names_counted(game->view_shape);
        names_counted(game->choices_shape);
        for (unsigned kind = 1; kind < game->move_kinds; kind++)
            names_counted(&game->move_shapes[kind]);
        for (unsigned kind = 1; kind < game->event_kinds; kind++)
            names_counted(&game->event_shapes[kind]);
    }
}

/* ---- results ---- */

static struct game_result ranked;

static void told(const void *state, struct game_result *result)
{
    (void)state;
    *result = ranked;
}

Test(shape_contract, ranks_come_of_totals_then_ties_and_equals_share_one)
{
    static const struct game game = {.result = told};
    static const uint8_t wanted[GAME_SEATS_MAX] = {3, 1, 3, 2, 7, 3, 6, 8};
    struct game_result result;
    ranked = (struct game_result){.seats = GAME_SEATS_MAX,
                                  .total = {5, 9, 5, 9, 4, 5, 5, -1},
                                  .tie = {2, 1, 2, 0, 9, 2, 1, 9}};
    game_result(&game, NULL, &result);
    cr_assert_arr_eq(result.rank, wanted, sizeof(wanted));
}
