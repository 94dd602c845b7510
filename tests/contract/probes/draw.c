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

/* ---- the values of a draw ---- */

static void sort(uint8_t *values, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint8_t value = values[i];
        unsigned at = i;
        for (; at > 0 && values[at - 1] > value; at--) values[at] = values[at - 1];
        values[at] = value;
    }
}

/* Returns true if the name is the one that the event's row requires. The round is not compared. */
static bool named_well(const struct game *game, const struct game_event *event,
                       const struct draw *draw)
{
    const struct game_draw *row = draw->row;
    uint8_t place = 0;
    if (row->place != NULL) {
        const struct field *field = shape_field(&game->event_shapes[row->event], row->place);
        cr_assert_not_null(field);
        bool list = field->type == FIELD_NUMBERS || field->type == FIELD_ENUMS;
        place = (uint8_t)(list ? field_length(field, event->bytes) : event->bytes[field->offset]);
    }
    return draw->name.purpose == row->purpose && draw->name.place == place &&
           draw->name.seat == (row->seat ? event->bytes[FIELD_EVENT_SEAT_OFFSET] : 0) &&
           (row->round || draw->name.round == 0);
}

/* Returns true if the draw's values are those that `chance` gives under its name. A shuffle begins
 * with its values in ascending order. */
static bool draw_fits(const struct game *game, const struct game_setup *setup,
                      const struct game_event *event, const struct draw *draw,
                      const struct chance *chance)
{
    uint8_t sorted[UINT8_MAX];
    uint8_t order[UINT8_MAX];
    const struct field *field =
        shape_field(&game->event_shapes[draw->row->event], draw->row->field);
    if (!named_well(game, event, draw)) return false;
    const uint8_t *values = event->bytes + field->offset;
    unsigned length = draw->row->how == GAME_DRAW_SEAT ? 1 : field_length(field, event->bytes);
    struct chance_name name = draw->name;
    switch (draw->row->how) {
    case GAME_DRAW_SEAT: return values[0] == chance_below(chance, name, setup->seats);
    case GAME_DRAW_DICE:
        for (unsigned i = 0; i < length; i++) {
            name.index = (uint8_t)i;
            if (values[i] != chance_die(chance, name, draw->row->sides)) return false;
        }
        return true;
    case GAME_DRAW_SHUFFLE:
        cr_assert_leq(length, UINT8_MAX);
        memcpy(sorted, values, length);
        sort(sorted, length);
        chance_shuffle(chance, name, order, length);
        for (unsigned i = 0; i < length; i++)
            if (values[i] != sorted[order[i]]) return false;
        return true;
    }
    return false;
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
