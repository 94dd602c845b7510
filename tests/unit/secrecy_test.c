/* Secret unless said otherwise: what a kind of event does not say about who may see it, nobody
 * sees, and the program does not start with it. */
#include "engine/table_kinds.h"
#include "games/games.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>

#include <string.h>

static struct shape shapes[32];

/* The toy game, but the third kind of event says otherwise who may see it. */
static struct game toy_where_told_is_seen_by(enum seen_by seen_by)
{
    struct game game = toy_game;
    cr_assert_leq(game.event_kinds, COUNT_OF(shapes));
    memcpy(shapes, toy_game.event_shapes, game.event_kinds * sizeof(shapes[0]));
    shapes[TOY_TOLD].seen_by = (uint8_t)seen_by;
    game.event_shapes = shapes;
    return game;
}

static const struct game_event told_by_seat_1 = {.bytes = {TOY_TOLD, 1}};

Test(secrecy, event_that_says_not_who_sees_it_is_seen_by_nobody_and_named_as_a_flaw)
{
    const char *kind = NULL;
    struct game game = toy_where_told_is_seen_by(SEEN_BY_UNSAID);
    for (unsigned seat = 0; seat < 256; seat++)
        cr_assert(!table_event_sees(&game, &told_by_seat_1, (uint8_t)seat));
    cr_assert_str_eq(game_flaw(&game, &kind), "does not say who may see it");
    cr_assert_str_eq(kind, "told");
}

Test(secrecy, event_of_a_seat_is_seen_by_that_seat_alone)
{
    const char *kind = NULL;
    struct game game = toy_where_told_is_seen_by(SEEN_BY_SEAT);
    for (unsigned seat = 0; seat < 256; seat++)
        cr_assert_eq(table_event_sees(&game, &told_by_seat_1, (uint8_t)seat), seat == 1);
    cr_assert_null(game_flaw(&game, &kind));
}

Test(secrecy, event_of_a_seat_that_is_nobody_is_no_spectators)
{
    struct game game = toy_where_told_is_seen_by(SEEN_BY_SEAT);
    struct game_event told_by_nobody = {.bytes = {TOY_TOLD, GAME_NOBODY}};
    for (unsigned seat = 0; seat < 256; seat++)
        cr_assert(!table_event_sees(&game, &told_by_nobody, (uint8_t)seat));
}

Test(secrecy, event_of_a_seat_without_a_field_for_it_is_a_flaw)
{
    const char *kind = NULL;
    struct game game = toy_where_told_is_seen_by(SEEN_BY_PUBLIC);
    shapes[TOY_BEGAN].seen_by = SEEN_BY_SEAT;
    cr_assert_str_eq(game_flaw(&game, &kind), "is a seat's and has none");
    cr_assert_str_eq(kind, "began");
}

Test(secrecy, kind_that_does_not_exist_is_seen_by_nobody)
{
    struct game_event unknown = {.bytes = {toy_game.event_kinds, 0}};
    cr_assert(!table_event_sees(&toy_game, &unknown, 0));
    cr_assert(!table_event_sees(&toy_game, &unknown, GAME_SPECTATOR));
}

Test(secrecy, shuffled_and_secretly_drawn_values_are_not_public)
{
    unsigned hidden = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        const char *kind = NULL;
        cr_assert_null(game_flaw(games[i], &kind), "%s", kind);
        for (const struct game_draw *draw = games[i]->draws; draw->field != NULL; draw++) {
            if (draw->how != GAME_DRAW_SHUFFLE) continue;
            if (strstr(games[i]->event_shapes[draw->event].name, "shuffled") == NULL) continue;
            cr_assert_eq(games[i]->event_shapes[draw->event].seen_by, SEEN_BY_NOBODY, "%s",
                         games[i]->event_shapes[draw->event].name);
            hidden++;
        }
    }
    cr_assert_geq(hidden, 5);
}
