#include "local/call.h"

#include <stdlib.h>
#include <string.h>

#include "games/find.h"
#include "local/answer.h"
#include "local/report.h"
#include "local/save.h"
#include "local/span.h"
#include "wire/json.h"

#define WORDS_MAX     5
#define SEED_DIGITS   16
#define SPECTATOR     "none" /* as the seat of a viewer */
#define OWN_RANKS     "own"  /* those of the match */
#define NUMBER_DIGITS 16
#define GAME_ID_BYTES 32 /* of a game's name, with a closing 0 */

/* A request: the words of its first line, and the text after it. */
struct request {
    unsigned count;
    const char *word[WORDS_MAX];
    size_t length[WORDS_MAX];
    const char *text;
    size_t size;
};

/* Splits a request. Returns false if its first line has too many words. */
static bool request_split(const char *at, size_t size, struct request *request)
{
    const char *end = size == 0 ? NULL : memchr(at, '\n', size);
    size_t line = end == NULL ? size : (size_t)(end - at);
    memset(request, 0, sizeof(*request));
    request->text = end == NULL ? "" : end + 1;
    request->size = end == NULL ? 0 : size - line - 1;
    while (line > 0) {
        const char *blank = memchr(at, ' ', line);
        size_t length = blank == NULL ? line : (size_t)(blank - at);
        if (request->count == WORDS_MAX) return false;
        request->word[request->count] = at;
        request->length[request->count++] = length;
        size_t used = blank == NULL ? length : length + 1;
        at += used;
        line -= used;
    }
    return true;
}

static bool word_is(const struct request *request, unsigned i, const char *word)
{
    return request->length[i] == strlen(word) &&
           memcmp(request->word[i], word, request->length[i]) == 0;
}

/* Reads word number `i` as a decimal number up to `most`. */
static bool number_of(const struct request *request, unsigned i, int64_t most, int64_t *number)
{
    *number = 0;
    if (request->length[i] == 0 || request->length[i] > NUMBER_DIGITS) return false;
    for (size_t at = 0; at < request->length[i]; at++) {
        char digit = request->word[i][at];
        if (digit < '0' || digit > '9') return false;
        *number = *number * 10 + (digit - '0');
    }
    return *number <= most;
}

/* Reads a seat of the match. */
static bool seat_of(const struct local *local, const struct request *request, unsigned i,
                    uint8_t *seat)
{
    int64_t number;
    if (!number_of(request, i, local_match(local)->setup.seats - 1, &number)) return false;
    *seat = (uint8_t)number;
    return true;
}

/* Reads a seat that some match has. */
static bool any_seat_of(const struct request *request, unsigned i, uint8_t *seat)
{
    int64_t number;
    if (!number_of(request, i, GAME_SEATS_MAX - 1, &number)) return false;
    *seat = (uint8_t)number;
    return true;
}

/* Reads `count` seeds of SEED_DIGITS lower-case hex digits each, without gaps. */
static bool seeds_of(const struct request *request, unsigned i, uint64_t *seeds, unsigned count)
{
    static const char digits[] = "0123456789abcdef";
    if (request->length[i] != (size_t)count * SEED_DIGITS) return false;
    for (unsigned seed = 0; seed < count; seed++) {
        seeds[seed] = 0;
        for (unsigned at = 0; at < SEED_DIGITS; at++) {
            char letter = request->word[i][seed * SEED_DIGITS + at];
            const char *digit = letter == '\0' ? NULL : strchr(digits, letter);
            if (digit == NULL) return false;
            seeds[seed] = seeds[seed] << 4 | (uint64_t)(digit - digits);
        }
    }
    return true;
}

/* ---- requests ---- */

/* Writes the answer "accepted": the present version of the match, or that of the position, and the
 * seat that has moved (GAME_NOBODY: none). */
static void accepted_print(const struct local *local, uint8_t seat, struct buf *out)
{
    const struct match *match = local_match(local);
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", "accepted");
    json_text(&json, "match", match != NULL ? local_setup_of(local)->id : NULL);
    json_int(&json, "version", local_version(local));
    if (seat != GAME_NOBODY) json_int(&json, "seat", seat);
    json_object_end(&json);
}

static enum local_err call_begin(struct local *local, const struct request *request,
                                 struct buf *out)
{
    struct local_setup setup;
    int64_t at_ms;
    if (!number_of(request, 1, LOCAL_MS_MAX, &at_ms)) return LOCAL_BAD_REQUEST;
    enum local_err err = local_setup_read(request->text, request->size, &setup);
    if (err == LOCAL_OK) err = local_begin(local, &setup, at_ms);
    if (err == LOCAL_OK) accepted_print(local, GAME_NOBODY, out);
    return err;
}

static enum local_err call_load(struct local *local, const struct request *request, struct buf *out)
{
    enum local_err err = local_load(local, request->text, request->size);
    if (err == LOCAL_OK) accepted_print(local, GAME_NOBODY, out);
    return err;
}

static enum local_err call_save(struct local *local, const struct request *request, struct buf *out)
{
    (void)request;
    local_save(local, out);
    return LOCAL_OK;
}

static enum local_err call_move(struct local *local, const struct request *request, struct buf *out)
{
    uint8_t seat;
    int64_t expects;
    int64_t at_ms;
    if (!seat_of(local, request, 1, &seat) || !number_of(request, 2, UINT32_MAX, &expects) ||
        !number_of(request, 3, LOCAL_MS_MAX, &at_ms))
        return LOCAL_BAD_REQUEST;
    enum local_err err =
        local_move(local, seat, (uint32_t)expects, request->text, request->size, at_ms);
    if (err == LOCAL_OK) accepted_print(local, seat, out);
    return err;
}

static enum local_err call_undo(struct local *local, const struct request *request, struct buf *out)
{
    uint8_t seat = GAME_NOBODY;
    int64_t at_ms;
    if (!number_of(request, 1, LOCAL_MS_MAX, &at_ms)) return LOCAL_BAD_REQUEST;
    enum local_err err = local_undo_newest(local, at_ms, &seat);
    if (err == LOCAL_OK) accepted_print(local, seat, out);
    return err;
}

static enum local_err call_turn(struct local *local, const struct request *request, struct buf *out)
{
    (void)request;
    answer_turn(local, out);
    return LOCAL_OK;
}

static enum local_err call_bot(struct local *local, const struct request *request, struct buf *out)
{
    uint8_t seat = GAME_NOBODY;
    int64_t at_ms;
    if (!number_of(request, 1, LOCAL_MS_MAX, &at_ms)) return LOCAL_BAD_REQUEST;
    enum local_err err = local_bot(local, at_ms, &seat);
    if (err == LOCAL_OK) accepted_print(local, seat, out);
    return err;
}

static enum local_err call_update(struct local *local, const struct request *request,
                                  struct buf *out)
{
    uint8_t viewer = GAME_SPECTATOR;
    int64_t from;
    if ((!word_is(request, 1, SPECTATOR) && !seat_of(local, request, 1, &viewer)) ||
        !number_of(request, 2, (int64_t)local_match(local)->version + 1, &from))
        return LOCAL_BAD_REQUEST;
    answer_update(local, viewer, (uint32_t)from, out);
    return LOCAL_OK;
}

static enum local_err call_view(struct local *local, const struct request *request, struct buf *out)
{
    uint8_t viewer = GAME_SPECTATOR;
    int64_t first;
    int64_t count;
    if ((!word_is(request, 1, SPECTATOR) && !seat_of(local, request, 1, &viewer)) ||
        !number_of(request, 2, local_match(local)->version, &first) ||
        !number_of(request, 3, ANSWER_VIEWS_MAX, &count) || count == 0)
        return LOCAL_BAD_REQUEST;
    return answer_views(local, viewer, (uint32_t)first, (uint32_t)count, out);
}

static enum local_err call_legal(struct local *local, const struct request *request,
                                 struct buf *out)
{
    uint8_t seat;
    if (!seat_of(local, request, 1, &seat)) return LOCAL_BAD_REQUEST;
    answer_legal(local, seat, out);
    return LOCAL_OK;
}

static enum local_err call_hint(struct local *local, const struct request *request, struct buf *out)
{
    uint8_t seat;
    uint64_t seeds[3];
    if (!any_seat_of(request, 1, &seat) || !seeds_of(request, 2, seeds, 3))
        return LOCAL_BAD_REQUEST;
    return answer_hint(local, seat, seeds, out);
}

static enum local_err call_preview(struct local *local, const struct request *request,
                                   struct buf *out)
{
    struct answer_preview asked = {.text = request->text, .size = request->size};
    int64_t draws;
    if (!any_seat_of(request, 1, &asked.seat) || !number_of(request, 2, UINT32_MAX, &draws) ||
        !seeds_of(request, 3, &asked.seed, 1))
        return LOCAL_BAD_REQUEST;
    asked.draws = (uint32_t)draws;
    return answer_preview(local, &asked, out);
}

static enum local_err call_follow(struct local *local, const struct request *request,
                                  struct buf *out)
{
    enum local_err err = local_follow(local, request->text, request->size);
    if (err == LOCAL_OK) accepted_print(local, GAME_NOBODY, out);
    return err;
}

/* position SEAT VERSION GAME REVISION */
static enum local_err call_position(struct local *local, const struct request *request,
                                    struct buf *out)
{
    const struct span name = {request->word[3], request->length[3]};
    struct local_knowledge of = {.game = NULL};
    char word[GAME_ID_BYTES];
    int64_t version;
    int64_t revision;
    if (span_copy(name, word, sizeof(word))) of.game = games_find(word);
    if (of.game == NULL || !any_seat_of(request, 1, &of.seat) ||
        !number_of(request, 2, UINT32_MAX, &version) ||
        !number_of(request, 4, UINT16_MAX, &revision))
        return LOCAL_BAD_REQUEST;
    of.version = (uint32_t)version;
    enum local_err err =
        local_position(local, &of, (uint16_t)revision, request->text, request->size);
    if (err == LOCAL_OK) accepted_print(local, GAME_NOBODY, out);
    return err;
}

static enum local_err call_luck(struct local *local, const struct request *request, struct buf *out)
{
    (void)request;
    return report_luck(local, out);
}

/* Reads the rank of each seat, with commas between them. */
static bool ranks_of(const struct local *local, const struct request *request, unsigned i,
                     uint8_t rank[GAME_SEATS_MAX])
{
    struct span rest = {request->word[i], request->length[i]};
    for (uint8_t seat = 0; seat < local_match(local)->setup.seats; seat++) {
        int64_t number;
        if (!span_number(span_until(&rest, ','), &number) || number > GAME_SEATS_MAX) return false;
        rank[seat] = (uint8_t)number;
    }
    return rest.size == 0;
}

static enum local_err call_decisions(struct local *local, const struct request *request,
                                     struct buf *out)
{
    uint8_t rank[GAME_SEATS_MAX] = {0};
    bool own = word_is(request, 1, OWN_RANKS);
    if (!own && !ranks_of(local, request, 1, rank)) return LOCAL_BAD_REQUEST;
    return report_decisions(local, own ? NULL : rank, out);
}

static enum local_err call_value(struct local *local, const struct request *request,
                                 struct buf *out)
{
    int64_t number;
    if (!number_of(request, 1, UINT32_MAX, &number)) return LOCAL_BAD_REQUEST;
    return report_value(local, (uint32_t)number, out);
}

static enum local_err call_analysis(struct local *local, const struct request *request,
                                    struct buf *out)
{
    return report_analysis(local, request->text, request->size, out);
}

/* The requests, by their first word. */
static const struct call {
    const char *name;
    unsigned words; /* number of words, the first included */
    bool text;      /* a text may follow the first line */
    bool running;   /* a match must have begun */
    enum local_err (*run)(struct local *local, const struct request *request, struct buf *out);
} calls[] = {
    {"begin", 2, true, false, call_begin}, {"load", 1, true, false, call_load},
    {"save", 1, false, true, call_save},   {"move", 4, true, true, call_move},
    {"bot", 2, false, true, call_bot},     {"update", 3, false, true, call_update},
    {"legal", 2, false, true, call_legal}, {"position", 5, true, false, call_position},
    {"hint", 3, false, false, call_hint},  {"preview", 4, true, false, call_preview},
    {"undo", 2, false, true, call_undo},   {"turn", 1, false, true, call_turn},
    {"view", 4, false, true, call_view},   {"follow", 1, true, false, call_follow},
    {"luck", 1, false, true, call_luck},   {"decisions", 2, false, true, call_decisions},
    {"value", 2, false, true, call_value}, {"analysis", 1, true, true, call_analysis},
};

static enum local_err call_run(struct local *local, const struct request *request, struct buf *out)
{
    for (size_t i = 0; i < COUNT_OF(calls); i++) {
        const struct call *call = &calls[i];
        if (request->count != call->words || !word_is(request, 0, call->name)) continue;
        if (!call->text && request->size > 0) return LOCAL_BAD_REQUEST;
        if (call->running && local_match(local) == NULL) return LOCAL_NOT_RUNNING;
        return call->run(local, request, out);
    }
    return LOCAL_BAD_REQUEST;
}

static void refused_print(const struct local *local, enum local_err err, struct buf *out)
{
    const struct match *match = local_match(local);
    const char *name = err == LOCAL_BAD_ORDERS ? conditional_flaw_names.name[local_flaw(local)]
                                               : local_err_name(err);
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", "refused");
    json_text(&json, "match", match != NULL ? local_setup_of(local)->id : NULL);
    json_object(&json, "error");
    json_text(&json, "name", name != NULL ? name : game_refusal_name(local_refusal(local)));
    if (err == LOCAL_STALE) json_int(&json, "version", match->version);
    json_object_end(&json);
    json_object_end(&json);
}

void local_call(struct local *local, const char *request, size_t size, struct buf *out)
{
    struct request split;
    bool sound = request_split(request, size, &split);
    enum local_err err = sound ? call_run(local, &split, out) : LOCAL_BAD_REQUEST;
    if (err != LOCAL_OK) refused_print(local, err, out);
}
