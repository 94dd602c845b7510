#include "store/query/views_text.h"

#include <stdio.h>
#include <string.h>

#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "store/core/landmarks.h"
#include "store/migrate/migrations.h"

#define EACH        "/*each "
#define EACH_CLOSED "*/"
#define EACH_END    "/*end*/"
#define GAMES       "/*games*/"

#define WORDS_MAX      16 /* per repetition */
#define NUMBER_BYTES   8
#define WORD_BYTES_MAX 40
#define MARKS_MAX      32
#define MARKS_PER_GAME 3

/* The words for one repetition, by name. */
struct words {
    size_t count;
    struct {
        const char *name;
        const char *text; /* NULL: there is none */
    } at[WORDS_MAX];
    char numbers[WORDS_MAX][NUMBER_BYTES];
};

struct filling {
    struct buf *out;
    const struct game *const *list;
    const struct game *game; /* the game of the text; NULL: the common text */
    const char *body;        /* the repeated text */
    size_t size;
    bool begun; /* it has been printed at least once */
};

static void word_put(struct words *words, const char *name, const char *text)
{
    CHECK(words->count < WORDS_MAX);
    words->at[words->count].name = name;
    words->at[words->count++].text = text;
}

static const char *word_find(const struct words *words, const char *name, size_t size)
{
    size_t at = 0;
    while (at < words->count &&
           (strlen(words->at[at].name) != size || strncmp(words->at[at].name, name, size) != 0))
        at++;
    CHECK(at < words->count);
    return words->at[at].text;
}

/* Appends the word that `braces` names, the text between { and }. */
static void word_print(struct buf *out, const struct words *words, const char *braces, size_t size)
{
    bool quoted = size > 2 && braces[0] == '\'' && braces[size - 1] == '\'';
    const char *text =
        quoted ? word_find(words, braces + 1, size - 2) : word_find(words, braces, size);
    CHECK(text == NULL || strchr(text, '\'') == NULL);
    if (text == NULL)
        buf_append_text(out, quoted ? "NULL" : "");
    else
        buf_printf(out, quoted ? "'%s'" : "%s", text);
}

static void repeat(struct filling *filling, const struct words *words)
{
    const char *from = filling->body;
    const char *end = from + filling->size;
    if (!filling->begun && from < end && *from == ',') from++;
    filling->begun = true;
    for (const char *brace; (brace = memchr(from, '{', (size_t)(end - from))) != NULL;) {
        const char *closed = memchr(brace, '}', (size_t)(end - brace));
        CHECK(closed != NULL);
        buf_append(filling->out, from, (size_t)(brace - from));
        word_print(filling->out, words, brace + 1, (size_t)(closed - brace - 1));
        from = closed + 1;
    }
    buf_append(filling->out, from, (size_t)(end - from));
}

/* ---- repetitions ---- */

static void repeat_kind(struct filling *filling, const struct game *game, const char *kind)
{
    struct words words = {.count = 0};
    word_put(&words, "game", game->id);
    word_put(&words, "kind", kind);
    word_put(&words, "field", game->clock.phase_field);
    word_put(&words, "word", game->clock.phase_word != NULL ? game->clock.phase_word : "");
    (void)snprintf(words.numbers[0], NUMBER_BYTES, "%u", landmarks_bit(kind));
    word_put(&words, "bit", words.numbers[0]);
    repeat(filling, &words);
}

static void each_public_kind(struct filling *filling, const char *of)
{
    (void)of;
    for (const struct game *const *game = filling->list; *game != NULL; game++) {
        for (unsigned kind = 1; kind <= UINT8_MAX; kind++) {
            struct game_event event = {.bytes = {(uint8_t)kind, GAME_NOBODY}};
            if (table_event_sees(*game, &event, GAME_SPECTATOR))
                repeat_kind(filling, *game, table_event_shape(*game, (uint8_t)kind)->name);
        }
    }
}

/* Returns whether everyone may see such an event: no game hides it. */
static bool is_open_to_all(const struct game *const *list, const char *name)
{
    for (; *list != NULL; list++) {
        int kind = table_event_find(*list, name, strlen(name));
        struct game_event event = {.bytes = {(uint8_t)kind, GAME_NOBODY}};
        if (kind > 0 && !table_event_sees(*list, &event, GAME_SPECTATOR)) return false;
    }
    return true;
}

/* Repeats for the kinds of events that mark time: those that are landmarks, or the others. */
static void marks(struct filling *filling, bool landmarks)
{
    const char *had[MARKS_MAX];
    size_t count = 0;
    for (size_t i = 0; landmarks_kind(i) != NULL; i++)
        CHECK(is_open_to_all(filling->list, landmarks_kind(i)));
    for (const struct game *const *game = filling->list; *game != NULL; game++) {
        const struct game_clock *clock = &(*game)->clock;
        const uint8_t kinds[MARKS_PER_GAME] = {clock->round, clock->turn, clock->phase};
        for (size_t i = 0; i < MARKS_PER_GAME; i++) {
            if (kinds[i] == 0) continue;
            const char *name = (*game)->event_shapes[kinds[i]].name;
            size_t at = 0;
            while (at < count && strcmp(had[at], name) != 0) at++;
            if (at < count) continue;
            CHECK(count < MARKS_MAX && is_open_to_all(filling->list, name));
            had[count++] = name;
            if ((landmarks_bit(name) != 0) == landmarks) repeat_kind(filling, *game, name);
        }
    }
}

static void each_landmark(struct filling *filling, const char *of)
{
    (void)of;
    marks(filling, true);
}

static void each_mark(struct filling *filling, const char *of)
{
    (void)of;
    marks(filling, false);
}

static void each_round(struct filling *filling, const char *of)
{
    (void)of;
    for (const struct game *const *game = filling->list; *game != NULL; game++)
        if ((*game)->clock.round != 0)
            repeat_kind(filling, *game, (*game)->event_shapes[(*game)->clock.round].name);
}

static void each_turn(struct filling *filling, const char *of)
{
    (void)of;
    for (const struct game *const *game = filling->list; *game != NULL; game++)
        if ((*game)->clock.turn != 0)
            repeat_kind(filling, *game, (*game)->event_shapes[(*game)->clock.turn].name);
}

static void each_phase(struct filling *filling, const char *of)
{
    (void)of;
    for (const struct game *const *game = filling->list; *game != NULL; game++)
        if ((*game)->clock.phase != 0)
            repeat_kind(filling, *game, (*game)->event_shapes[(*game)->clock.phase].name);
}

/* Adds the word of a field with one value; other fields have none. */
static void field_put(struct words *words, const struct field *field, const uint8_t *bytes)
{
    char *number = words->numbers[words->count < WORDS_MAX ? words->count : 0];
    switch (field->type) {
    case FIELD_ENUM:
        word_put(words, field->name, names_at(field->names, bytes[field->offset]));
        break;
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16:
        (void)snprintf(number, NUMBER_BYTES, "%d", (int)field_number_get(field, bytes, 0));
        word_put(words, field->name, number);
        break;
    case FIELD_BOOL: word_put(words, field->name, bytes[field->offset] != 0 ? "1" : "0"); break;
    case FIELD_SEAT:
    case FIELD_SET:
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16:
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
    case FIELD_STRUCT:
    case FIELD_STRUCTS: break;
    }
}

static void each_row(struct filling *filling, const char *of)
{
    CHECK(filling->game != NULL);
    const struct game_catalogue *table = filling->game->catalogue;
    while (table->name != NULL && strcmp(table->name, of) != 0) table++;
    CHECK(table->name != NULL);
    const uint8_t *bytes = table->rows;
    for (unsigned i = 0; i < table->count; i++, bytes += table->row->size) {
        struct words words = {.count = 0};
        for (unsigned field = 0; field < table->row->field_count; field++)
            field_put(&words, &table->row->fields[field], bytes);
        repeat(filling, &words);
    }
}

/* Repeats for the games with a view of gains; `of`: only those whose view hides the owner until the
 * end. */
static void each_gain(struct filling *filling, const char *of)
{
    for (const struct game *const *game = filling->list; *game != NULL; game++) {
        char view[WORD_BYTES_MAX];
        (void)snprintf(view, sizeof(view), "CREATE VIEW v_gain_%s ", (*game)->id);
        const char *text = (*game)->sql != NULL ? strstr((*game)->sql->views, view) : NULL;
        if (text == NULL) continue;
        const char *end = strchr(text, ';');
        const char *over = strstr(text, "status = 'over'");
        if (of[0] == '\0' || (over != NULL && over < end)) repeat_kind(filling, *game, "");
    }
}

/* Repeats for the matches whose figures are missing, and for the few that the store reads next. */
static void each_pending(struct filling *filling, const char *of)
{
    static const char *const pending[] = {"unfigured", "figuring"};
    (void)of;
    for (size_t i = 0; i < COUNT_OF(pending); i++) {
        struct words words = {.count = 0};
        word_put(&words, "pending", pending[i]);
        repeat(filling, &words);
    }
}

static const struct {
    const char *name; /* the function receives the text after this name */
    void (*each)(struct filling *filling, const char *of);
} blocks[] = {
    {"public kind", each_public_kind},
    {"landmark", each_landmark},
    {"mark", each_mark}, /* without those that have a bit */
    {"round", each_round},
    {"turn", each_turn},
    {"phase", each_phase},
    {"gain", each_gain},
    {"pending", each_pending},
    {"row of ", each_row},
};

/* ---- the text ---- */

/* Prints the block whose name is at `at`. Returns the text after its end. */
static const char *block_print(struct filling *filling, const char *at)
{
    char name[WORD_BYTES_MAX];
    const char *closed = strstr(at, EACH_CLOSED);
    const char *end = strstr(at, EACH_END);
    CHECK(closed != NULL && end != NULL && closed < end);
    CHECK((size_t)(closed - at) < sizeof(name));
    (void)snprintf(name, sizeof(name), "%.*s", (int)(closed - at), at);
    filling->body = closed + strlen(EACH_CLOSED);
    filling->size = (size_t)(end - filling->body);
    filling->begun = false;
    size_t which = 0;
    while (which < COUNT_OF(blocks) &&
           strncmp(name, blocks[which].name, strlen(blocks[which].name)) != 0)
        which++;
    CHECK(which < COUNT_OF(blocks));
    blocks[which].each(filling, name + strlen(blocks[which].name));
    return end + strlen(EACH_END);
}

static void fill(struct filling *filling, const char *text)
{
    for (const char *each; (each = strstr(text, EACH)) != NULL;) {
        buf_append(filling->out, text, (size_t)(each - text));
        text = block_print(filling, each + strlen(EACH));
    }
    buf_append_text(filling->out, text);
}

/* Returns the name in a statement that makes a view, or NULL. */
static const char *view_name(const char *statement, const char *end)
{
    static const char create[] = "CREATE VIEW ";
    const char *found = strstr(statement, create);
    return found != NULL && found < end ? found + sizeof(create) - 1 : NULL;
}

/* Returns whether the part has the view. A file has none for figures, and the store needs only
 * those that it computes, and what they read. */
static bool has_view(enum views_part part, const char *name)
{
    static const char figuring[] = "_figuring";
    size_t size = name != NULL ? strcspn(name, " (") : 0;
    bool figure = name != NULL && strncmp(name, "v_figure_", 9) == 0;
    bool stores =
        figure && size > sizeof(figuring) - 1 &&
        strncmp(name + size - (sizeof(figuring) - 1), figuring, sizeof(figuring) - 1) == 0;
    switch (part) {
    case VIEWS_ALL: return !stores;
    case VIEWS_OF_FILE: return !figure;
    case VIEWS_FIGURING: return stores || !figure;
    }
    return false;
}

/* Appends the statements of `text` that the part has. */
static void part_print(struct buf *out, const char *text, enum views_part part)
{
    static const char ends[] = ";\n";
    while (*text != '\0') {
        const char *end = strstr(text, ends);
        end = end != NULL ? end + sizeof(ends) - 1 : text + strlen(text);
        if (has_view(part, view_name(text, end))) buf_append(out, text, (size_t)(end - text));
        text = end;
    }
}

void views_text(struct buf *out, const struct game *const *list, enum views_part part)
{
    struct buf all = {0};
    struct filling filling = {.out = &all, .list = list};
    fill(&filling, store_sql.views);
    for (const struct game *const *game = list; *game != NULL; game++) {
        filling.game = *game;
        if ((*game)->sql != NULL) fill(&filling, (*game)->sql->views);
    }
    out->failed = out->failed || all.failed;
    if (!all.failed) part_print(out, all.bytes, part);
    buf_free(&all);
}

void views_text_postgres(struct buf *out, const struct game *const *list)
{
    struct filling filling = {.out = out, .list = list};
    struct buf before = {0};
    const char *middle = strstr(store_sql.views_postgres, GAMES);
    CHECK(middle != NULL);
    buf_append(&before, store_sql.views_postgres, (size_t)(middle - store_sql.views_postgres));
    out->failed = out->failed || before.failed;
    if (!before.failed) fill(&filling, before.bytes);
    buf_free(&before);
    for (const struct game *const *game = list; *game != NULL; game++) {
        filling.game = *game;
        if ((*game)->sql != NULL) fill(&filling, (*game)->sql->views_postgres);
    }
    filling.game = NULL;
    fill(&filling, middle + strlen(GAMES));
}
