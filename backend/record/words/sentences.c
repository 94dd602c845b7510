#include "record/words/sentences.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "record/row_print.h"

/* Names of bots, by their seats, as the client has them: their kinds would be ambiguous if two bots
 * of one kind play. */
static const char *const bot_names[] = {"Ada",  "Brun",  "Cato", "Dalla",
                                        "Egil", "Frida", "Gorm", "Hild"};
_Static_assert(COUNT_OF(bot_names) >= GAME_SEATS_MAX, "a name for each seat");

void sentences_name(const struct store_seat *seat, unsigned number, char name[SENTENCES_NAME_BYTES])
{
    bool named = seat->name[0] != '\0' && seat->invited == 0;
    if (seat->bot[0] != '\0' && (!named || strcmp(seat->name, seat->bot) == 0))
        (void)text_copy(name, SENTENCES_NAME_BYTES, bot_names[number]);
    else if (named)
        (void)text_copy(name, SENTENCES_NAME_BYTES, seat->name);
    else
        (void)snprintf(name, SENTENCES_NAME_BYTES, "#%u", number + 1);
}

void sentences_begin(struct sentences *sentences, const struct game *game, uint8_t viewer,
                     const struct phrases *phrases, const struct store_match *info)
{
    sentences->game = game;
    sentences->phrases = phrases;
    sentences->viewer = viewer;
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++)
        sentences_name(&info->seat[i], i, sentences->names[i]);
    sentences_again(sentences);
}

void sentences_again(struct sentences *sentences)
{
    sentences->begun = false;
    sentences->lacks = false;
    sentences->first = 0;
    sentences->asked = -1;
    memset(sentences->passed, 0, sizeof(sentences->passed));
}

/* ---- undone rows ---- */

static bool is_passed(const struct sentences *sentences, uint32_t version)
{
    return (sentences->passed[version / 8] >> version % 8 & 1) != 0;
}

static void pass(struct sentences *sentences, uint32_t version)
{
    sentences->passed[version / 8] |= (uint8_t)(1u << version % 8);
}

/* Marks the rows between the version whose state is restored and this row. Returns the number of
 * moves among them. */
static int32_t undo_mark(struct sentences *sentences, uint32_t restored, uint32_t version)
{
    int32_t moves = 0;
    if (restored + 1 < sentences->first) sentences->lacks = true;
    for (uint32_t at = restored + 1; at < version && at <= RECORD_MOVES_MAX; at++) {
        moves += !is_passed(sentences, at);
        pass(sentences, at);
    }
    return moves;
}

/* ---- sentences ---- */

/* Says an event of the table itself. `moves`: those that its row has undone. */
static void table_say(struct sentences *sentences, const struct game_event *event, int32_t moves,
                      struct phrase_text *out)
{
    struct table_event own;
    char key[PHRASE_KEY_BYTES];
    const char *names[GAME_SEATS_MAX];
    struct phrase_values values = {.count = 0};
    const struct shape *shape = table_event_shape(sentences->game, event->bytes[0]);
    memcpy(&own, event, sizeof(own));
    const char *kind = shape->name;
    if (own.kind == TABLE_EVENT_REFUSED && sentences->asked == own.seat) kind = "undo_withdrawn";
    if (own.kind == TABLE_EVENT_REFUSED && sentences->asked < 0 && sentences->first > 0)
        sentences->lacks = true;
    if (own.seat < GAME_SEATS_MAX) phrase_add_text(&values, "name", sentences->names[own.seat]);
    if (shape_field(shape, "about") != NULL && own.about < GAME_SEATS_MAX)
        phrase_add_text(&values, "about", sentences->names[own.about]);
    for (unsigned i = 0; i < own.seat_count; i++) names[i] = sentences->names[own.seats[i]];
    phrase_add_list(&values, "names", names, own.seat_count);
    phrase_add_number(&values, "moves", moves);
    phrase_add_fields(&values, shape, event->bytes);
    phrases_say(sentences->phrases, phrase_key(key, "event.", kind, NULL), &values, out);
}

/* Passes on the sentence of an event, if it has one. */
static void event_say(struct sentences *sentences, sentences_take *take, void *context,
                      const struct game_event *event, int32_t moves)
{
    struct phrase_text text;
    const char *names[GAME_SEATS_MAX];
    text.size = 0;
    text.bytes[0] = '\0';
    if (table_event_is(event)) {
        table_say(sentences, event, moves, &text);
    } else {
        for (unsigned i = 0; i < GAME_SEATS_MAX; i++) names[i] = sentences->names[i];
        const struct game_teller teller = {.phrases = sentences->phrases, .names = names};
        if (sentences->game->sentence == NULL || !sentences->game->sentence(event, &teller, &text))
            return;
    }
    take(context, text.bytes);
}

void sentences_add(struct sentences *sentences, sentences_take *take, void *context,
                   const struct record_row *row)
{
    int32_t moves = 0;
    bool talk = false;
    bool asks = false;
    if (!sentences->begun) sentences->first = row->version;
    sentences->begun = true;
    for (uint16_t i = 0; i < row->event_count; i++) {
        struct table_event own;
        memcpy(&own, &row->events[i], sizeof(own));
        talk = talk || table_event_is(&row->events[i]);
        asks = asks || own.kind == TABLE_EVENT_ASKED;
        if (own.kind == TABLE_EVENT_UNDONE) moves = undo_mark(sentences, own.version, row->version);
    }
    if (talk && row->version <= RECORD_MOVES_MAX) pass(sentences, row->version);
    for (uint16_t i = 0; take != NULL && i < row->event_count; i++) {
        const struct game_event *event = &row->events[i];
        if (table_event_sees(sentences->game, event, GAME_SPECTATOR) ||
            table_event_sees(sentences->game, event, sentences->viewer))
            event_say(sentences, take, context, event, moves);
    }
    if (asks) sentences->asked = row->seat;
}

static void sentence_print(void *context, const char *sentence)
{
    json_text(context, NULL, sentence);
}

void sentences_row(struct sentences *sentences, struct json *json, const struct record_row *row)
{
    if (json == NULL) {
        sentences_add(sentences, NULL, NULL, row);
        return;
    }
    (void)row_begin_print(json, sentences->game, sentences->viewer, row);
    json_array(json, "lines");
    sentences_add(sentences, sentence_print, json, row);
    json_array_end(json);
    json_object_end(json);
}
