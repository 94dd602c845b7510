#include "engine/table_kinds.h"

#define KINDS (256 - TABLE_KIND_MIN)

#define SEAT_FIELD                                                                                 \
    {                                                                                              \
        .name = "seat", .type = FIELD_SEAT, .offset = offsetof(struct table_event, seat),          \
        .doc = "who takes back, asks or answers"                                                   \
    }

static const struct field answer_fields[] = {SEAT_FIELD};
static const struct field back_fields[] = {
    SEAT_FIELD,
    {.name = "version",
     .type = FIELD_UINT16,
     .offset = offsetof(struct table_event, version),
     .doc = "the version whose state is the state again"},
    {.name = "seats",
     .type = FIELD_NUMBERS,
     .offset = offsetof(struct table_event, seats),
     .count = GAME_SEATS_MAX,
     .length_offset = offsetof(struct table_event, seat_count),
     .doc = "asked: who must agree; undone: who agreed"},
};

static const struct shape move_shapes[KINDS] = {
    [TABLE_MOVE_REFUSE - TABLE_KIND_MIN] = {.name = "undo_refuse", .size = GAME_MOVE_BYTES},
    [TABLE_MOVE_AGREE - TABLE_KIND_MIN] = {.name = "undo_agree", .size = GAME_MOVE_BYTES},
    [TABLE_MOVE_ASK - TABLE_KIND_MIN] = {.name = "undo_ask", .size = GAME_MOVE_BYTES},
    [TABLE_MOVE_UNDO - TABLE_KIND_MIN] = {.name = "undo", .size = GAME_MOVE_BYTES},
};

#define EVENT_SHAPE(word, list)                                                                    \
    {                                                                                              \
        .name = word, .size = GAME_EVENT_BYTES, .field_count = COUNT_OF(list), .fields = list,     \
        .seen_by = SEEN_BY_PUBLIC                                                                  \
    }

static const struct shape event_shapes[KINDS] = {
    [TABLE_EVENT_REFUSED - TABLE_KIND_MIN] = EVENT_SHAPE("undo_refused", answer_fields),
    [TABLE_EVENT_AGREED - TABLE_KIND_MIN] = EVENT_SHAPE("undo_agreed", answer_fields),
    [TABLE_EVENT_ASKED - TABLE_KIND_MIN] = EVENT_SHAPE("undo_asked", back_fields),
    [TABLE_EVENT_UNDONE - TABLE_KIND_MIN] = EVENT_SHAPE("undone", back_fields),
};

static const struct shape *shape_of(const struct shape *shapes, unsigned count,
                                    const struct shape *of_table, uint8_t kind)
{
    if (kind >= TABLE_KIND_MIN) return &of_table[kind - TABLE_KIND_MIN];
    return kind > 0 && kind < count && shapes[kind].name != NULL ? &shapes[kind] : NULL;
}

const struct shape *table_move_shape(const struct game *game, uint8_t kind)
{
    return shape_of(game->move_shapes, game->move_kinds, move_shapes, kind);
}

const struct shape *table_event_shape(const struct game *game, uint8_t kind)
{
    return shape_of(game->event_shapes, game->event_kinds, event_shapes, kind);
}

static int find(const struct shape *shapes, unsigned count, const struct shape *of_table,
                const char *text, size_t length)
{
    int kind = shapes_find(shapes, count, text, length);
    if (kind > 0) return kind;
    kind = shapes_find(of_table, KINDS, text, length);
    return kind < 0 ? -1 : kind + TABLE_KIND_MIN;
}

int table_move_find(const struct game *game, const char *text, size_t length)
{
    return find(game->move_shapes, game->move_kinds, move_shapes, text, length);
}

int table_event_find(const struct game *game, const char *text, size_t length)
{
    return find(game->event_shapes, game->event_kinds, event_shapes, text, length);
}

bool table_event_sees(const struct game *game, const struct game_event *event, uint8_t seat)
{
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    if (shape == NULL) return false;
    switch ((enum seen_by)shape->seen_by) {
    case SEEN_BY_PUBLIC: return true;
    case SEEN_BY_SEAT: return seat != GAME_SPECTATOR && event->bytes[1] == seat;
    case SEEN_BY_UNSAID:
    case SEEN_BY_NOBODY: break;
    }
    return false;
}
