/* Every random draw is in the events, under names that others can find: each draw that a
 * game asks belongs to a field of an event, and gives its value again. */
#include "engine/draw.h"
#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "games/games.h"
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

#include <string.h>

static struct game_events again;
static struct draw_record record;
static struct draws draws;
static uint16_t round_now;
static unsigned drawn;

/* The round as a reader of the events knows it. */
static void round_follow(const struct game *game, const struct game_event *event)
{
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    for (uint8_t i = 0; i < shape->field_count; i++)
        if (strcmp(shape->fields[i].name, "round") == 0)
            round_now = (uint16_t)field_number_get(&shape->fields[i], event->bytes, 0);
}

/* ---- how many dice: by the last event before the roll that says so ---- */

#define TOLD_MAX 60000
static struct game_event told_before[TOLD_MAX];
static unsigned told_count;

static bool same_in(const struct game *game, const char *name, const struct game_event *one,
                    const struct game_event *two)
{
    const struct field *a = shape_field(table_event_shape(game, one->bytes[0]), name);
    const struct field *b = shape_field(table_event_shape(game, two->bytes[0]), name);
    return a == NULL || b == NULL || one->bytes[a->offset] == two->bytes[b->offset];
}

static unsigned catalogue_number(const struct game *game, const struct game_draw_count *count,
                                 uint8_t word)
{
    const struct game_catalogue *table = game->catalogue;
    while (strcmp(table->name, count->table) != 0) table++;
    const struct field *key = shape_field(table->row, count->key);
    const struct field *column = shape_field(table->row, count->column);
    const uint8_t *row = table->rows;
    while (row[key->offset] != word) row += table->row->size;
    return row[column->offset];
}

static unsigned count_wanted(const struct game *game, const struct game_draw_count *counts,
                             const struct game_event *roll)
{
    for (unsigned i = told_count; i-- > 0;) {
        const struct game_event *event = &told_before[i];
        const struct game_draw_count *count = counts;
        while (count->event != 0 && count->event != event->bytes[0]) count++;
        if (count->event == 0 || !same_in(game, "seat", event, roll) ||
            !same_in(game, "place", event, roll))
            continue;
        if (count->field == NULL) return count->fixed;
        uint8_t said =
            event->bytes[shape_field(&game->event_shapes[count->event], count->field)->offset];
        return count->table == NULL ? said : catalogue_number(game, count, said);
    }
    return 0;
}

static void count_holds(const struct game *game, const struct draw *draw,
                        const struct game_event *roll)
{
    const struct shape *shape = &game->event_shapes[roll->bytes[0]];
    cr_assert_eq(draw->row->counts != NULL, draw->row->how == GAME_DRAW_DICE);
    cr_assert_eq(draw->row->sides != 0, draw->row->how == GAME_DRAW_DICE);
    if (draw->row->counts == NULL) return;
    cr_assert_eq(field_length(shape_field(shape, draw->row->field), roll->bytes),
                 count_wanted(game, draw->row->counts, roll),
                 "%s: %s has another number of dice than the log before it says", game->id,
                 shape->name);
}

static void events_hold(struct walk *walk, const struct game_events *told)
{
    uint16_t next = 0;
    cr_assert_eq(again.count, told->count);
    cr_assert_arr_eq(again.at, told->at, told->count * sizeof(told->at[0]));
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
            count_holds(walk->game, draw, &again.at[i]);
            drawn++;
        }
        cr_assert_lt(told_count, TOLD_MAX);
        told_before[told_count++] = again.at[i];
        round_follow(walk->game, &again.at[i]);
    }
}

static void set_up(struct walk *walk)
{
    struct chance chance = draw_recording(&record, &walk->chance);
    round_now = 0;
    told_count = 0;
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

static void enough(void)
{
    cr_assert_gt(drawn, 1000);
}

const struct probe draw_probe = {.name =
                                     "every random draw is in events that can be computed again",
                                 .began = set_up,
                                 .moved = moved,
                                 .enough = enough};
