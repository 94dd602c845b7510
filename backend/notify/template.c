#include "notify/template.h"

#include <inttypes.h>
#include <string.h>

#include "games/find.h"
#include "notify/words.h"
#include "store/nouns/notices/words.h"
#include "wire/json.h"
#include "wire/parse.h"

/* The input of a value. */
struct filling {
    const struct notify_sending *sending;
    const struct notice *notice;
    const struct notice_match *about; /* NULL: without a match */
};

typedef void value_print(struct buf *out, const struct filling *filling);

static void event_print(struct buf *out, const struct filling *filling)
{
    const struct notice *notice = filling->notice;
    buf_append_text(out, notice->test ? "test" : store_event_name(notice->event));
}

static void text_print(struct buf *out, const struct filling *filling)
{
    buf_append_text(out, words_notice(filling->sending->language, filling->notice));
}

static void game_print(struct buf *out, const struct filling *filling)
{
    buf_append_text(out, words_game(filling->notice));
}

static void match_print(struct buf *out, const struct filling *filling)
{
    buf_append_text(out, filling->notice->match);
}

static void url_print(struct buf *out, const struct filling *filling)
{
    words_url(out, filling->sending, filling->notice);
}

static void picture_print(struct buf *out, const struct filling *filling)
{
    words_picture(out, filling->sending, filling->notice);
}

static void players_print(struct buf *out, const struct filling *filling)
{
    words_players(out, filling->about);
}

/* Appends the names, or the points, of the seats with a name; with `rank` only those of it. */
static void seats_print(struct buf *out, const struct notice_match *about, int rank, bool points)
{
    bool later = false;
    for (int i = 0; about != NULL && i < about->seats; i++) {
        const struct notice_seat *seat = &about->seat[i];
        if (seat->said[0] == '\0' || (rank > 0 && seat->rank != rank)) continue;
        if (points && seat->rank == 0) continue;
        if (later) buf_append_text(out, ", ");
        if (points)
            buf_printf(out, "%d", seat->score);
        else
            buf_append_text(out, seat->said);
        later = true;
    }
}

static void names_print(struct buf *out, const struct filling *filling)
{
    seats_print(out, filling->about, 0, false);
}

static void points_print(struct buf *out, const struct filling *filling)
{
    seats_print(out, filling->about, 0, true);
}

static void winner_print(struct buf *out, const struct filling *filling)
{
    seats_print(out, filling->about, 1, false);
}

static void at_print(struct buf *out, const struct filling *filling)
{
    buf_printf(out, "%" PRId64, filling->notice->at_ms);
}

static void notice_print(struct buf *out, const struct filling *filling)
{
    buf_printf(out, "%" PRId64, filling->notice->number);
}

static void server_print(struct buf *out, const struct filling *filling)
{
    buf_append_text(out, filling->sending->base_url);
}

/* In the order of TEMPLATE_NAMES. */
static const struct {
    const char *name;
    value_print *print;
} values[] = {
    {"event", event_print},     {"text", text_print},   {"game", game_print},
    {"match", match_print},     {"url", url_print},     {"picture", picture_print},
    {"players", players_print}, {"names", names_print}, {"points", points_print},
    {"winner", winner_print},   {"at_ms", at_print},    {"notice", notice_print},
    {"server", server_print},
};

/* Returns the index of the value that is named at `text`, `size` bytes; COUNT_OF(values): none. */
static size_t value_find(const char *text, size_t size)
{
    size_t i = 0;
    while (i < COUNT_OF(values) &&
           (strlen(values[i].name) != size || memcmp(values[i].name, text, size) != 0))
        i++;
    return i;
}

/* Splits a template. Returns the next part: up to "{{", or the name between "{{" and "}}"; `*text`
 * moves behind it. "{{" without its end is plain text. False at the end. */
static bool part_next(const char **text, const char **part, size_t *size, bool *named)
{
    const char *from = *text;
    const char *open = strstr(from, "{{");
    const char *end = open != NULL ? strstr(open + 2, "}}") : NULL;
    if (*from == '\0') return false;
    *named = open == from && end != NULL;
    *part = *named ? from + 2 : from;
    *size = *named ? (size_t)(end - from - 2) : end != NULL ? (size_t)(open - from) : strlen(from);
    *text = *named ? end + 2 : from + *size;
    return true;
}

/* Appends a text as it stands inside a string of JSON. */
static void inside_print(struct buf *out, const struct buf *text)
{
    struct buf quoted = {0};
    struct json json = json_to(&quoted);
    json_text_size(&json, NULL, text->size > 0 ? text->bytes : "", text->size);
    if (quoted.failed || text->failed)
        out->failed = true;
    else
        buf_append(out, quoted.bytes + 1, quoted.size - 2);
    buf_free(&quoted);
}

void template_print(struct buf *out, const char *text, const struct notify_sending *sending)
{
    struct filling filling = {sending, &sending->notices[0],
                              words_about(sending, &sending->notices[0])};
    const char *part;
    size_t size;
    bool named;
    while (part_next(&text, &part, &size, &named)) {
        size_t which = named ? value_find(part, size) : 0;
        if (!named) {
            buf_append(out, part, size);
        } else if (which < COUNT_OF(values)) {
            struct buf value = {0};
            values[which].print(&value, &filling);
            inside_print(out, &value);
            buf_free(&value);
        }
    }
}

/* Returns whether the template is a JSON object if each value is `value`. */
static enum template_err filled_check(const char *text, const char *value)
{
    struct buf filled = {0};
    struct parse_error error = {.no_memory = true};
    const char *part;
    size_t size;
    bool named;
    while (part_next(&text, &part, &size, &named))
        if (named)
            buf_append_text(&filled, value);
        else
            buf_append(&filled, part, size);
    struct parse *parse = NULL;
    if (!filled.failed)
        parse = parse_object(filled.size > 0 ? filled.bytes : "", filled.size, &error);
    bool good = parse != NULL;
    parse_free(parse);
    buf_free(&filled);
    return good ? TEMPLATE_GOOD : error.no_memory ? TEMPLATE_NO_MEMORY : TEMPLATE_NO_JSON;
}

enum template_err template_check(const char *text, char wrong[TEMPLATE_NAME_BYTES + 1])
{
    const char *rest = text;
    const char *part;
    size_t size;
    bool named;
    wrong[0] = '\0';
    while (part_next(&rest, &part, &size, &named)) {
        if (!named || value_find(part, size) < COUNT_OF(values)) continue;
        if (size > TEMPLATE_NAME_BYTES) size = TEMPLATE_NAME_BYTES;
        while (size > 0 && ((unsigned char)part[size] & 0xc0) == 0x80) size--;
        memcpy(wrong, part, size);
        wrong[size] = '\0';
        return TEMPLATE_NO_NAME;
    }
    /* A value inside a string changes nothing, whatever it is; at another place it does: there an
     * empty one, or a word, is no JSON. */
    enum template_err err = filled_check(text, "");
    return err == TEMPLATE_GOOD ? filled_check(text, "x") : err;
}
