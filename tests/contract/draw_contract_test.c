/* Whatever chance decides is told by events, under names that others can find: each question that a
 * game asks belongs to a field of an event, and gives its value again. */
#include "engine/draw.h"
#include "engine/field_value.h"
#include "engine/house.h"
#include "games/games.h"
#include "support/walk.h"

#include <criterion/criterion.h>

#include <string.h>

static struct game_events again;
static struct draw_record record;
static struct draws draws;
static uint16_t round_now;

/* The round as a reader of the events knows it. */
static void round_follow(const struct game *game, const struct game_event *event)
{
    const struct shape *shape = house_event_shape(game, event->bytes[0]);
    for (uint8_t i = 0; i < shape->field_count; i++) {
        if (strcmp(shape->fields[i].name, "round") == 0) {
            round_now = (uint16_t)field_number_get(&shape->fields[i], event->bytes, 0);
        }
    }
}

static void events_hold(struct walk *walk, const struct game_events *told)
{
    uint16_t next = 0;
    cr_assert_eq(again.count, told->count);
    cr_assert_arr_eq(again.at, told->at, told->count * sizeof told->at[0]);
    cr_assert(draw_list(walk->game, &again, &record, &draws),
              "%s: a question that belongs to no event, or an event without its question",
              walk->game->id);
    for (uint16_t i = 0; i < again.count; i++) {
        for (; next < draws.count && draws.at[next].event == i; next++) {
            const struct draw *draw = &draws.at[next];
            cr_assert(draw_fits(walk->game, &walk->match.setup, &again.at[i], draw, &walk->chance),
                      "%s: %s is not what is drawn under its name", walk->game->id,
                      walk->game->event_shapes[draw->row->event].name);
            cr_assert_eq(draw->name.round, draw->row->round ? round_now : 0,
                         "%s is rolled for another round",
                         walk->game->event_shapes[draw->row->event].name);
            walk->counted++;
        }
        round_follow(walk->game, &again.at[i]);
    }
}

static void set_up(struct walk *walk)
{
    struct chance chance = draw_recording(&record, &walk->chance);
    round_now = 0;
    again.count = 0;
    walk->game->setup(&walk->match.setup, &chance, &again);
    events_hold(walk, &walk->setup_events);
}

static void moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    struct chance chance = draw_recording(&record, &walk->chance);
    again.count = 0;
    enum game_refusal refusal =
        walk->game->decide(&walk->before, seat, move, &chance, &again, NULL);
    cr_assert_eq(refusal, GAME_ACCEPTED);
    events_hold(walk, &walk->proposal.events);
}

Test(contract, whatever_chance_decides_is_told_by_events_that_can_be_computed_again)
{
    cr_assert_gt(walk_all(&(struct probe){.began = set_up, .moved = moved}), 1000);
}
