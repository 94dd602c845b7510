/* The public history: ended matches that everybody may see, in pages and as a file of lines. What
 * is sent depends on no requester: it is the same for a player, an administrator and nobody. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/match_rows.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/time/day.h"
#include "games/find.h"
#include "record/proof/proof.h"
#include "store/nouns/matches/ended.h"

#define LINES_MAX     200 /* of a page */
#define LINES_DEFAULT 100
#define FILES_MAX     50 /* of an export */
#define FILES_DEFAULT 20
#define FILES_BYTES   (4u * 1024 * 1024) /* an export ends with the match that reaches this size */
/* An export leaves out what ended later: the ends of several nodes become visible in any order. */
#define FILES_SETTLED_MS 2000
#define CURSOR_MS_DIGITS 15
#define CURSOR_BYTES     (CURSOR_MS_DIGITS + 1 + STORE_MATCH_ID_BYTES)
#define OPTIONS_BYTES    256

struct history_read {
    struct api_read read;
    struct store_ended ended; /* with `game`, `options` and `after` below */
    char game[STORE_GAME_BYTES_MAX + 1];
    char options[OPTIONS_BYTES];
    char after[STORE_MATCH_ID_BYTES + 1];
    uint32_t most;
    const char *language; /* of an export with the log in words; NULL: without */
    struct sentences sentences;
    struct match_rows rows; /* of a page: with one match more than `most` if there is a next one */
};

/* ---- parameters ---- */

/* Reads "MILLISECONDS-ID", the end and the id of a match. */
static bool cursor_read(const char *text, struct history_read *history)
{
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > CURSOR_MS_DIGITS || text[digits] != '-' ||
        strlen(text + digits + 1) != STORE_MATCH_ID_BYTES)
        return false;
    history->ended.after_ms = strtoll(text, NULL, 10);
    memcpy(history->after, text + digits + 1, sizeof(history->after));
    return true;
}

static void cursor_print(const struct store_match *info, char cursor[CURSOR_BYTES + 1])
{
    int size = snprintf(cursor, CURSOR_BYTES + 1, "%lld-%s", (long long)info->ended_ms, info->id);
    CHECK(size > 0 && size <= CURSOR_BYTES);
}

/* Prints the beginning of the settings of a match with exactly these options, as they are stored.
 * `names` is separated by commas; "none": no options. False: the game has no such option. */
static bool options_print(const struct game *game, const char *names, char options[OPTIONS_BYTES])
{
    unsigned wanted = 0;
    for (const char *at = names; strcmp(names, "none") != 0;) {
        size_t size = strcspn(at, ",");
        int found = names_find(&game->options, at, size);
        if (found < 0) return false;
        wanted |= 1u << found;
        if (at[size] == '\0') break;
        at += size + 1;
    }
    struct buf out = {.bytes = options, .room = OPTIONS_BYTES, .size_max = OPTIONS_BYTES - 1};
    const char *comma = "";
    buf_append_text(&out, "{\"options\":[");
    for (uint8_t i = 0; i < game->options.count; i++) {
        if ((wanted >> i & 1) == 0) continue;
        buf_printf(&out, "%s\"%s\"", comma, game->options.name[i]);
        comma = ",";
    }
    buf_append_text(&out, "],");
    CHECK(!out.failed && out.bytes == options);
    return true;
}

/* Reads a day of the query as the instant at which it begins in UTC. */
static bool day_of(struct api_call *call, const char *name, int64_t *ms)
{
    const char *text = http_query(call->http, name);
    int32_t day = 0;
    if (text == NULL) return true;
    call->wrong.field = name;
    if (!day_read(text, &day)) return false;
    *ms = day_begins_ms(NULL, day);
    return true;
}

/* Reads the game and the options; false: the call has not ended, and names the parameter. */
static bool game_of(struct api_call *call, struct history_read *history)
{
    const char *id = http_query(call->http, "game");
    const char *names = http_query(call->http, "variants");
    const struct game *game = id != NULL ? games_find(id) : NULL;
    call->wrong.field = "game";
    if (id != NULL && game == NULL) return false;
    if (game != NULL) (void)text_copy(history->game, sizeof(history->game), game->id);
    call->wrong.field = "variants"; /* their names belong to a game */
    return names == NULL || (game != NULL && options_print(game, names, history->options));
}

static bool filters_read(struct api_call *call, struct history_read *history)
{
    static const struct api_query seats = {
        .name = "seats", .otherwise = 0, .least = 1, .most = GAME_SEATS_MAX};
    static const struct api_query player = {.name = "player", .least = 1};
    const char *after = http_query(call->http, "after");
    struct store_ended *ended = &history->ended;
    uint32_t number = 0;
    uint32_t user = 0;
    if (!game_of(call, history) || !day_of(call, "since", &ended->from_ms) ||
        !day_of(call, "until", &ended->to_ms))
        return false;
    call->wrong.field = "after";
    if (after != NULL && !cursor_read(after, history)) return false;
    call->wrong = (struct hub_wrong){0};
    if (!api_query_number(call, &seats, &number) || !api_query_number(call, &player, &user))
        return false;
    ended->seats = (int)number;
    ended->user = user;
    return true;
}

/* Makes the read of a request; NULL: the call has been answered. */
static struct history_read *history_of(struct api_call *call, const struct api_query *count,
                                       bool oldest_first)
{
    struct history_read *history = calloc(1, sizeof(*history));
    if (history == NULL) {
        api_fail_code(call, HUB_BUSY);
        return NULL;
    }
    history->ended = (struct store_ended){.game = history->game,
                                          .options = history->options,
                                          .to_ms = INT64_MAX,
                                          .oldest_first = oldest_first,
                                          .after_ms = oldest_first ? 0 : INT64_MAX,
                                          .after = history->after};
    history->rows.hub = call->hub;
    if (filters_read(call, history) && api_query_number(call, count, &history->most))
        return history;
    free(history);
    api_fail_code(call, HUB_BAD_REQUEST);
    return NULL;
}

/* ---- a page ---- */

static struct hub_error page_run(struct api_read *read, struct store_reader *reader)
{
    struct history_read *history = (struct history_read *)read;
    history->ended.count = history->most + 1;
    return match_rows_ended(&history->rows, reader, &history->ended);
}

static void page_done(struct api_read *read)
{
    struct history_read *history = (struct history_read *)read;
    struct hub_match *scratch = malloc(sizeof(*scratch));
    bool more = history->rows.count > history->most;
    size_t count = more ? history->most : history->rows.count;
    char next[CURSOR_BYTES + 1];
    if (scratch == NULL) {
        api_fail_code(read->call, HUB_BUSY);
        return;
    }
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++) {
        const struct hub_match *match = match_rows_match(&history->rows, i, scratch);
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = match != NULL ? hub_sight(match, 0, NULL, &room) : NULL;
        if (sight != NULL) print_match(&json, NULL, sight);
    }
    json_array_end(&json);
    if (more) cursor_print(&history->rows.at[count - 1].info, next);
    json_text(&json, "next", more ? next : NULL);
    json_object_end(&json);
    api_reply(read->call, 200, &read->out);
    free(scratch);
}

static void page_end(struct api_read *read)
{
    match_rows_free(&((struct history_read *)read)->rows);
}

static void get_history(struct api_call *call)
{
    static const struct api_query count = {
        .name = "count", .otherwise = LINES_DEFAULT, .least = 1, .most = LINES_MAX};
    struct history_read *history = history_of(call, &count, false);
    if (history == NULL) return;
    history->read.run = page_run;
    history->read.done = page_done;
    history->read.end = page_end;
    api_read_submit(call, &history->read);
}

/* ---- an export ---- */

struct export_lines {
    struct store_match at[FILES_MAX];
    uint32_t count;
};

static bool line_add(void *context, const struct store_match *info)
{
    struct export_lines *lines = context;
    lines->at[lines->count++] = *info;
    return lines->count < FILES_MAX;
}

/* Adds the log in words, as everybody may see it; null if it cannot be read. */
static enum store_err words_print(struct history_read *history, const struct store_match *info,
                                  struct store_reader *reader, const struct hub_sight *sight,
                                  struct buf *out)
{
    struct buf text = {0};
    struct json json = json_to(&text);
    const struct print_log log = {.game = games_find(info->game),
                                  .sight = sight,
                                  .sentences = &history->sentences,
                                  .language = history->language};
    enum store_err err = STORE_DAMAGED;
    if (log.game != NULL) {
        sentences_begin(&history->sentences, log.game, GAME_SPECTATOR, NULL, info);
        err = print_log(&json, NULL, reader, &log, 0, UINT32_MAX);
    }
    if (text.failed) err = STORE_IO;
    buf_append_text(out, ",\"log\":");
    if (err == STORE_OK)
        buf_append(out, text.bytes, text.size);
    else
        buf_append_text(out, "null");
    buf_free(&text);
    return err == STORE_DAMAGED ? STORE_OK : err;
}

/* Prints a line: the cursor behind the match, and its file, or null if that cannot be read. */
static enum store_err line_print(struct history_read *history, const struct store_match *info,
                                 struct store_reader *reader, const struct hub_sight *sight)
{
    struct buf *out = &history->read.out;
    char cursor[CURSOR_BYTES + 1];
    struct buf file = {0};
    cursor_print(info, cursor);
    enum store_err err = proof_print(reader, info->id, &file);
    if (err == STORE_OK || err == STORE_DAMAGED || err == STORE_FULL) {
        buf_printf(out, "{\"cursor\":\"%s\",\"id\":\"%s\",\"file\":", cursor, info->id);
        if (err == STORE_OK)
            buf_append(out, file.bytes, file.size);
        else
            buf_append_text(out, "null");
        err = STORE_OK;
        if (history->language != NULL) err = words_print(history, info, reader, sight, out);
        buf_append_text(out, "}\n");
    }
    buf_free(&file);
    return err == STORE_NOT_FOUND ? STORE_OK : err; /* it was deleted in between */
}

static struct hub_error export_run(struct api_read *read, struct store_reader *reader)
{
    struct history_read *history = (struct history_read *)read;
    struct export_lines *lines = calloc(1, sizeof(*lines));
    int64_t settled_ms = clock_unix_ms() - FILES_SETTLED_MS;
    if (lines == NULL) return hub_error_of(HUB_BUSY);
    history->ended.count = history->most;
    if (history->ended.to_ms > settled_ms) history->ended.to_ms = settled_ms;
    enum store_err err = store_ended_each(reader, &history->ended, line_add, lines);
    for (uint32_t i = 0; err == STORE_OK && i < lines->count && read->out.size < FILES_BYTES; i++) {
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = hub_sight_stored(&lines->at[i], 0, NULL, &room);
        if (sight != NULL) err = line_print(history, &lines->at[i], reader, sight);
    }
    free(lines);
    if (err == STORE_CLOSED && history->language != NULL) return hub_error_of(HUB_BUSY);
    return err == STORE_OK ? hub_error_of(HUB_OK) : api_read_failed(err);
}

static void export_done(struct api_read *read)
{
    api_reply_type(read->call, 200, "application/x-ndjson", &read->out);
}

static void get_export(struct api_call *call)
{
    static const struct api_query count = {
        .name = "count", .otherwise = FILES_DEFAULT, .least = 1, .most = FILES_MAX};
    struct history_read *history = history_of(call, &count, true);
    if (history == NULL) return;
    if (!api_query_language(call, &history->language)) {
        free(history);
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    history->read.run = export_run;
    history->read.done = export_done;
    api_read_submit(call, &history->read);
}

const struct api_route api_history_routes[] = {
    {.method = "GET",
     .path = "/api/history",
     .scope = TOKEN_READ,
     .handle = get_history,
     .counted = true,
     .shared = true},
    {.method = "GET",
     .path = "/api/history/export",
     .scope = TOKEN_READ,
     .handle = get_export,
     .counted = true,
     .shared = true},
    {0},
};
