#include "support/toy_game.h"

#include <string.h>

static const char *const words[TOY_WORDS] = {NULL, "one", "two", "three"};
static const struct names word_names = {.count = TOY_WORDS, .name = words};
static const char *const amounts[TOY_WORDS] = {"wood", "brick", "stone", "gold"};
static const struct names amount_names = {.count = TOY_WORDS, .name = amounts};
static const char *const bits[] = {"b0",  "b1",  "b2",  "b3",  "b4",  "b5",  "b6",
                                   "b7",  "b8",  "b9",  "b10", "b11", "b12", "b13",
                                   "b14", "b15", "b16", "b17", "b18", "b19"};
static const struct names set_names = {.count = 3, .name = bits};
static const struct names bit_names = {.count = COUNT_OF(bits), .name = bits};
static const char *const reasons[] = {NULL, "empty"};

#define AT(tag, member) (uint16_t) offsetof(struct tag, member)
#define PLAIN(tag, label, kind, member)                                                            \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member)                                     \
    }
#define NAMED(tag, label, kind, member, table, size)                                               \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member), .names = &(table), .count = (size) \
    }
#define LIST(tag, label, kind, most, at_length, table)                                             \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, list), .count = most,                       \
        .length_offset = at_length, .names = table                                                 \
    }
#define SHAPE(label, tag, rows)                                                                    \
    {                                                                                              \
        .name = label, .size = sizeof(struct tag), .field_count = COUNT_OF(rows), .fields = rows   \
    }

#define EVENT(label, rows)                                                                         \
    {                                                                                              \
        .name = label, .size = sizeof(struct toy_event), .field_count = COUNT_OF(rows),            \
        .fields = rows, .seen_by = SEEN_BY_PUBLIC                                                  \
    }

static const struct field take_fields[] = {PLAIN(toy_move, "amount", FIELD_UINT8, amount)};
static const struct field tell_fields[] = {
    NAMED(toy_move, "word", FIELD_ENUM, word, word_names, 0),
    PLAIN(toy_move, "whom", FIELD_SEAT, whom),
    PLAIN(toy_move, "yes", FIELD_BOOL, yes),
    PLAIN(toy_move, "number", FIELD_INT16, number),
    NAMED(toy_move, "amounts", FIELD_AMOUNTS, amounts, amount_names, 0),
};
static const struct field tell_set_fields[] = {
    NAMED(toy_move, "set", FIELD_SET, set, set_names, 2),
};
static const struct field tell_list_fields[] = {
    LIST(toy_move, "list", FIELD_NUMBERS, 2, AT(toy_move, length), NULL),
};

static const struct shape move_shapes[TOY_MOVES] = {
    [TOY_TAKE] = SHAPE("take", toy_move, take_fields),
    [TOY_TELL] = SHAPE("tell", toy_move, tell_fields),
    [TOY_TELL_SET] = SHAPE("tell_set", toy_move, tell_set_fields),
    [TOY_TELL_LIST] = SHAPE("tell_list", toy_move, tell_list_fields),
};

#define SEAT PLAIN(toy_event, "seat", FIELD_SEAT, seat)

static const struct field began_fields[] = {PLAIN(toy_event, "seats", FIELD_UINT8, amount),
                                            PLAIN(toy_event, "start", FIELD_SEAT, whom)};
static const struct field took_fields[] = {SEAT, PLAIN(toy_event, "amount", FIELD_UINT8, amount)};
static const struct field told_fields[] = {
    SEAT,
    NAMED(toy_event, "word", FIELD_ENUM, word, word_names, 0),
    PLAIN(toy_event, "large", FIELD_UINT16, large),
    PLAIN(toy_event, "number", FIELD_INT16, number),
    PLAIN(toy_event, "whom", FIELD_SEAT, whom),
    PLAIN(toy_event, "yes", FIELD_BOOL, yes),
    NAMED(toy_event, "amounts", FIELD_AMOUNTS, amounts, amount_names, 0),
};
static const struct field told_set_fields[] = {
    SEAT,
    NAMED(toy_event, "bits", FIELD_SET, bits, bit_names, 8),
};
static const struct field told_list_fields[] = {
    LIST(toy_event, "list", FIELD_NUMBERS, 7, AT(toy_event, length), NULL),
};
static const struct field told_words_fields[] = {
    SEAT,
    LIST(toy_event, "words", FIELD_ENUMS, 7, AT(toy_event, length), &amount_names),
};
static const struct field told_three_fields[] = {
    LIST(toy_event, "three", FIELD_NUMBERS, 3, FIELD_LENGTH_FIXED, NULL),
};
static const struct field told_wide_fields[] = {
    NAMED(toy_event, "wide", FIELD_AMOUNTS16, wide, amount_names, 0),
};

static const struct shape event_shapes[TOY_EVENTS] = {
    [TOY_BEGAN] = EVENT("began", began_fields),
    [TOY_TOOK] = EVENT("took", took_fields),
    [TOY_TOLD] = EVENT("told", told_fields),
    [TOY_TOLD_SET] = EVENT("told_set", told_set_fields),
    [TOY_TOLD_LIST] = EVENT("told_list", told_list_fields),
    [TOY_TOLD_WORDS] = EVENT("told_words", told_words_fields),
    [TOY_TOLD_THREE] = EVENT("told_three", told_three_fields),
    [TOY_TOLD_WIDE] = EVENT("told_wide", told_wide_fields),
};

static const struct field state_fields[] = {
    PLAIN(toy_state, "seats", FIELD_UINT8, seats), PLAIN(toy_state, "turn", FIELD_SEAT, turn),
    PLAIN(toy_state, "heap", FIELD_UINT8, heap),   PLAIN(toy_state, "turns", FIELD_UINT16, turns),
    PLAIN(toy_state, "last", FIELD_SEAT, last),
};
static const struct shape state_shape = SHAPE("toy_state", toy_state, state_fields);

static void evolve(void *state, const struct game_event *event)
{
    struct toy_state *toy = state;
    struct toy_event fact;
    memcpy(&fact, event, sizeof(fact));
    if (fact.kind == TOY_BEGAN) {
        *toy = (struct toy_state){.seats = fact.amount, .turn = fact.whom, .heap = TOY_HEAP};
    } else if (fact.kind == TOY_TOOK) {
        toy->heap = (uint8_t)(toy->heap - fact.amount);
        toy->last = fact.seat;
        toy->turn = (uint8_t)((fact.seat + 1) % toy->seats);
        toy->turns++;
    }
}

static void setup(const struct game_setup *with, const struct chance *chance,
                  struct game_events *events)
{
    struct chance_name name = {.purpose = 1};
    uint8_t start = with->start_seat;
    if (start == GAME_NOBODY) start = chance_below(chance, name, with->seats);
    struct toy_event began = {
        .kind = TOY_BEGAN, .seat = GAME_NOBODY, .amount = with->seats, .whom = start};
    memcpy(&events->at[0], &began, sizeof(began));
    events->count = 1;
}

static enum game_refusal decide(const void *state, uint8_t seat, const struct game_move *move,
                                const struct chance *chance, struct game_events *events, void *next)
{
    const struct toy_state *toy = state;
    struct toy_move wanted;
    memcpy(&wanted, move, sizeof(wanted));
    (void)chance;
    if (toy->heap == 0) return GAME_OVER;
    if (seat != toy->turn) return GAME_NOT_YOUR_TURN;
    if (wanted.kind != TOY_TAKE) return GAME_WRONG_KIND;
    if (wanted.amount < 1 || wanted.amount > 3) return GAME_BAD_MOVE;
    if (wanted.amount > toy->heap) return GAME_NOT_ENOUGH;
    struct toy_event took = {.kind = TOY_TOOK, .seat = seat, .amount = wanted.amount};
    memcpy(&events->at[0], &took, sizeof(took));
    events->count = 1;
    if (next != NULL) {
        memcpy(next, state, sizeof(*toy));
        evolve(next, &events->at[0]);
    }
    return GAME_ACCEPTED;
}

static uint8_t to_act(const void *state)
{
    const struct toy_state *toy = state;
    return (uint8_t)(toy->heap == 0 ? 0u : 1u << toy->turn);
}

static uint16_t legal(const void *state, uint8_t seat, struct game_move *moves)
{
    const struct toy_state *toy = state;
    uint16_t count = 0;
    if (toy->heap == 0 || seat != toy->turn) return 0;
    for (uint8_t amount = 1; amount <= 3 && amount <= toy->heap; amount++) {
        struct toy_move take = {.kind = TOY_TAKE, .amount = amount};
        memcpy(&moves[count++], &take, sizeof(take));
    }
    return count;
}

static void choices(const void *state, uint8_t seat, void *out)
{
    (void)seat;
    memcpy(out, state, sizeof(struct toy_state));
}

static bool reveals(const struct game_event *event)
{
    (void)event;
    return false;
}

static const char *check(const void *state)
{
    const struct toy_state *toy = state;
    return toy->heap <= TOY_HEAP ? NULL : "more stones than there were";
}

static void redraw(void *state, uint8_t seat, const struct chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static void sort_hidden(void *state, uint8_t seat)
{
    (void)state;
    (void)seat;
}

static void result(const void *state, struct game_result *out)
{
    const struct toy_state *toy = state;
    *out =
        (struct game_result){.over = toy->heap == 0, .reason = toy->heap == 0, .seats = toy->seats};
    out->rounds = (uint16_t)((toy->turns + toy->seats - 1) / toy->seats);
    for (uint8_t seat = 0; seat < toy->seats; seat++)
        out->total[seat] = toy->turns > 0 && toy->last == seat;
}

const struct game toy_game = {
    .id = "toy",
    .title = "Toy",
    .revision = 1,
    .revision_oldest = 1,
    .seats_min = 2,
    .seats_max = 4,
    .state_bytes = sizeof(struct toy_state),
    .view_bytes = sizeof(struct toy_state),
    .choices_bytes = sizeof(struct toy_state),
    .reasons = {.count = 2, .name = reasons},
    .move_shapes = move_shapes,
    .move_kinds = TOY_MOVES,
    .event_shapes = event_shapes,
    .event_kinds = TOY_EVENTS,
    .state_shape = &state_shape,
    .view_shape = &state_shape,
    .choices_shape = &state_shape,
    .setup = setup,
    .decide = decide,
    .evolve = evolve,
    .to_act = to_act,
    .legal = legal,
    .choices = choices,
    .view = choices,
    .reveals = reveals,
    .check = check,
    .redraw = redraw,
    .sort_hidden = sort_hidden,
    .result = result,
};
