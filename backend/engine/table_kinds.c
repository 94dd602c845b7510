#include "engine/table_kinds.h"

#define KINDS (256 - TABLE_KIND_MIN)

#define SEAT_FIELD                                                                                 \
    {                                                                                              \
        .name = "seat", .type = FIELD_SEAT, .offset = offsetof(struct table_event, seat),          \
        .doc = "whom it is about; who takes back, asks or answers"                                 \
    }

#define ABOUT_FIELD(of)                                                                            \
    {                                                                                              \
        .name = "about", .type = FIELD_SEAT, .offset = offsetof(struct of, about),                 \
        .nullable = true, .doc = "whom the vote is about; null: the match"                         \
    }
#define CHOICE_FIELD(of, what)                                                                     \
    {                                                                                              \
        .name = "choice", .type = FIELD_ENUM, .offset = offsetof(struct of, word),                 \
        .names = &table_choices, .doc = what                                                       \
    }
#define LEAVER_FIELD(of)                                                                           \
    {                                                                                              \
        .name = "leaver", .type = FIELD_ENUM, .offset = offsetof(struct of, word),                 \
        .names = &table_leavers, .doc = "what happens to a seat whose bank is empty"               \
    }
#define SEATS_FIELD(what)                                                                          \
    {                                                                                              \
        .name = "seats", .type = FIELD_NUMBERS, .offset = offsetof(struct table_event, seats),     \
        .count = GAME_SEATS_MAX, .length_offset = offsetof(struct table_event, seat_count),        \
        .doc = what                                                                                \
    }

static const char *const leaver_words[] = {
    [TABLE_LEAVER_BOT] = "bot",
    [TABLE_LEAVER_RESIGN] = "resign",
    [TABLE_LEAVER_ASK] = "ask",
};
static const char *const choice_words[] = {
    [TABLE_CHOICE_GO_ON] = "go_on",       [TABLE_CHOICE_WAIT] = "wait",
    [TABLE_CHOICE_BOT] = "bot",           [TABLE_CHOICE_SUBSTITUTE] = "substitute",
    [TABLE_CHOICE_CALL_OFF] = "call_off", [TABLE_CHOICE_CLAIM] = "claim",
};
_Static_assert(COUNT_OF(leaver_words) == TABLE_LEAVERS, "a word for each");
_Static_assert(COUNT_OF(choice_words) == TABLE_CHOICES, "a word for each");
const struct names table_leavers = {
    .count = COUNT_OF(leaver_words), .name = leaver_words, .of = "leaver"};
const struct names table_choices = {
    .count = COUNT_OF(choice_words), .name = choice_words, .of = "vote_choice"};

static const struct field seat_fields[] = {SEAT_FIELD};
static const struct field back_fields[] = {
    SEAT_FIELD,
    {.name = "version",
     .type = FIELD_UINT16,
     .offset = offsetof(struct table_event, version),
     .doc = "the version whose state is the state again"},
    SEATS_FIELD("asked: who must agree; undone: who agreed"),
};
static const struct field timed_out_fields[] = {SEAT_FIELD, LEAVER_FIELD(table_event)};
static const struct field opened_fields[] = {SEAT_FIELD, ABOUT_FIELD(table_event),
                                             SEATS_FIELD("who may vote, as of now")};
static const struct field voted_fields[] = {SEAT_FIELD, ABOUT_FIELD(table_event),
                                            CHOICE_FIELD(table_event, "the answer")};
static const struct field ended_fields[] = {SEAT_FIELD, ABOUT_FIELD(table_event),
                                            CHOICE_FIELD(table_event, "what follows")};

static const struct field time_out_fields[] = {LEAVER_FIELD(table_move)};
static const struct field vote_fields[] = {ABOUT_FIELD(table_move),
                                           CHOICE_FIELD(table_move, "the answer")};
static const struct field vote_over_fields[] = {ABOUT_FIELD(table_move)};

#define MOVE_SHAPE(word)                                                                           \
    {                                                                                              \
        .name = word, .size = GAME_MOVE_BYTES                                                      \
    }
#define MOVE_FIELDS(word, list)                                                                    \
    {                                                                                              \
        .name = word, .size = GAME_MOVE_BYTES, .field_count = COUNT_OF(list), .fields = list       \
    }

/* The kinds about the control of seats share the beginning of their names, by which
 * schema/sqlite/views.sql recognises them. */
static const struct shape move_shapes[KINDS] = {
    [TABLE_MOVE_GIVE_UP - TABLE_KIND_MIN] = MOVE_SHAPE("seat_give_up"),
    [TABLE_MOVE_UNDO_OVER - TABLE_KIND_MIN] = MOVE_SHAPE("undo_over"),
    [TABLE_MOVE_GONE - TABLE_KIND_MIN] = MOVE_SHAPE("seat_gone"),
    [TABLE_MOVE_ABSENT - TABLE_KIND_MIN] = MOVE_SHAPE("seat_absent"),
    [TABLE_MOVE_VOTE_OVER - TABLE_KIND_MIN] = MOVE_FIELDS("seat_vote_over", vote_over_fields),
    [TABLE_MOVE_OFFER_OVER - TABLE_KIND_MIN] = MOVE_SHAPE("seat_offer_over"),
    [TABLE_MOVE_SUBSTITUTE - TABLE_KIND_MIN] = MOVE_SHAPE("seat_substitute"),
    [TABLE_MOVE_TIME_OUT - TABLE_KIND_MIN] = MOVE_FIELDS("seat_time_out", time_out_fields),
    [TABLE_MOVE_VOTE - TABLE_KIND_MIN] = MOVE_FIELDS("seat_vote", vote_fields),
    [TABLE_MOVE_KEEP - TABLE_KIND_MIN] = MOVE_SHAPE("seat_keep"),
    [TABLE_MOVE_OFFER - TABLE_KIND_MIN] = MOVE_SHAPE("seat_offer"),
    [TABLE_MOVE_RESIGN - TABLE_KIND_MIN] = MOVE_SHAPE("seat_resign"),
    [TABLE_MOVE_BACK - TABLE_KIND_MIN] = MOVE_SHAPE("seat_back"),
    [TABLE_MOVE_BOT - TABLE_KIND_MIN] = MOVE_SHAPE("seat_bot"),
    [TABLE_MOVE_REFUSE - TABLE_KIND_MIN] = MOVE_SHAPE("undo_refuse"),
    [TABLE_MOVE_AGREE - TABLE_KIND_MIN] = MOVE_SHAPE("undo_agree"),
    [TABLE_MOVE_ASK - TABLE_KIND_MIN] = MOVE_SHAPE("undo_ask"),
    [TABLE_MOVE_UNDO - TABLE_KIND_MIN] = MOVE_SHAPE("undo"),
};

#define EVENT_SHAPE(word, list)                                                                    \
    {                                                                                              \
        .name = word, .size = GAME_EVENT_BYTES, .field_count = COUNT_OF(list), .fields = list,     \
        .seen_by = SEEN_BY_PUBLIC                                                                  \
    }

static const struct shape event_shapes[KINDS] = {
    [TABLE_EVENT_GIVEN_UP - TABLE_KIND_MIN] = EVENT_SHAPE("given_up", seat_fields),
    [TABLE_EVENT_UNDO_OVER - TABLE_KIND_MIN] = EVENT_SHAPE("undo_over", seat_fields),
    [TABLE_EVENT_GONE - TABLE_KIND_MIN] = EVENT_SHAPE("gone", seat_fields),
    [TABLE_EVENT_ABSENT - TABLE_KIND_MIN] = EVENT_SHAPE("absent", seat_fields),
    [TABLE_EVENT_VOTE_ENDED - TABLE_KIND_MIN] = EVENT_SHAPE("vote_ended", ended_fields),
    [TABLE_EVENT_VOTED - TABLE_KIND_MIN] = EVENT_SHAPE("voted", voted_fields),
    [TABLE_EVENT_SUBSTITUTED - TABLE_KIND_MIN] = EVENT_SHAPE("substituted", seat_fields),
    [TABLE_EVENT_VOTE_OPENED - TABLE_KIND_MIN] = EVENT_SHAPE("vote_opened", opened_fields),
    [TABLE_EVENT_OFFER_ENDED - TABLE_KIND_MIN] = EVENT_SHAPE("offer_ended", seat_fields),
    [TABLE_EVENT_OFFERED - TABLE_KIND_MIN] = EVENT_SHAPE("offered", seat_fields),
    [TABLE_EVENT_TIMED_OUT - TABLE_KIND_MIN] = EVENT_SHAPE("timed_out", timed_out_fields),
    [TABLE_EVENT_RESIGNED - TABLE_KIND_MIN] = EVENT_SHAPE("resigned", seat_fields),
    [TABLE_EVENT_CAME_BACK - TABLE_KIND_MIN] = EVENT_SHAPE("came_back", seat_fields),
    [TABLE_EVENT_BOT_SAT - TABLE_KIND_MIN] = EVENT_SHAPE("bot_sat", seat_fields),
    [TABLE_EVENT_REFUSED - TABLE_KIND_MIN] = EVENT_SHAPE("undo_refused", seat_fields),
    [TABLE_EVENT_AGREED - TABLE_KIND_MIN] = EVENT_SHAPE("undo_agreed", seat_fields),
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
