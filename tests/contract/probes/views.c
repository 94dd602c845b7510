/* Every view holds the viewer and a row for each seat, so that a client finds its way in any. */
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

static void view_holds(const struct walk *walk, uint8_t viewer)
{
    const struct game *game = walk->game;
    const struct field *me = shape_field(game->view_shape, "me");
    const struct field *players = shape_field(game->view_shape, "players");
    struct game_view view = {{0}};
    cr_assert(me != NULL && me->type == FIELD_SEAT, "%s: a view names its seat", game->id);
    cr_assert(players != NULL && players->type == FIELD_STRUCTS, "%s: players", game->id);
    const struct field *seat = shape_field(players->shape, "seat");
    cr_assert(seat != NULL && seat->type == FIELD_SEAT, "%s: players[].seat", game->id);
    game->view(&walk->match.state, viewer, &view);
    cr_assert_eq(view.bytes[me->offset], viewer);
    cr_assert_eq(view.bytes[players->length_offset], walk->match.setup.seats);
    for (unsigned i = 0; i < walk->match.setup.seats; i++)
        cr_assert_eq(view.bytes[players->offset + i * players->shape->size + seat->offset], i);
}

static void views_hold(struct walk *walk)
{
    for (uint8_t seat = 0; seat < walk->match.setup.seats; seat++) view_holds(walk, seat);
    view_holds(walk, GAME_SPECTATOR);
}

const struct probe views_probe = {.name = "every view names its seat and has a row for each seat",
                                  .began = views_hold,
                                  .ended = views_hold};
