#include "local/save.h"

#include <inttypes.h>
#include <string.h>

#include "base/hash.h"
#include "bots/bots.h"
#include "engine/notation.h"
#include "games/find.h"
#include "local/span.h"
#include "record/fair.h"

#define HEAD          "ochre-local-1"
#define SEED_TUTORIAL "tutorial"
#define WORD_BYTES    32
#define ID_CHARACTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/* ---- the set-up ---- */

/* The lines of a set-up. The game comes first, since the others need it. */
enum line {
    LINE_GAME,
    LINE_MATCH,
    LINE_REVISION,
    LINE_OPTIONS,
    LINE_START,
    LINE_UNDO,
    LINE_SEED,
    LINE_SEATS,
    LINES
};

static const char *const line_names[LINES] = {
    [LINE_GAME] = "game",       [LINE_MATCH] = "match", [LINE_REVISION] = "revision",
    [LINE_OPTIONS] = "options", [LINE_START] = "start", [LINE_UNDO] = "undo",
    [LINE_SEED] = "seed",       [LINE_SEATS] = "seats"};

static const char *const undo_names[] = {
    [LOCAL_UNDO_NONE] = "none", [LOCAL_UNDO_FREE] = "free", [LOCAL_UNDO_SHARED] = "shared"};

static enum local_err game_read(struct span value, struct local_setup *setup)
{
    char word[WORD_BYTES];
    setup->game = span_copy(value, word, sizeof(word)) ? games_find(word) : NULL;
    return setup->game != NULL ? LOCAL_OK : LOCAL_BAD_SETUP;
}

static enum local_err id_read(struct span value, struct local_setup *setup)
{
    char word[WORD_BYTES];
    if (value.size != LOCAL_ID_BYTES || !span_copy(value, word, sizeof(word)) ||
        strspn(word, ID_CHARACTERS) != LOCAL_ID_BYTES)
        return LOCAL_BAD_REQUEST;
    memcpy(setup->id, word, LOCAL_ID_BYTES + 1);
    return LOCAL_OK;
}

static enum local_err revision_read(struct span value, struct local_setup *setup)
{
    int64_t number;
    if (!span_number(value, &number) || number == 0 || number > UINT16_MAX)
        return LOCAL_BAD_REQUEST;
    setup->setup.revision = (uint16_t)number;
    return local_revision_check(setup->game, setup->setup.revision);
}

static enum local_err options_read(struct span value, struct local_setup *setup)
{
    while (value.size > 0) {
        struct span word = span_until(&value, ',');
        int option = names_find(&setup->game->options, word.at, word.size);
        if (option < 0) return LOCAL_BAD_SETUP;
        setup->setup.options = (uint16_t)(setup->setup.options | 1u << option);
    }
    return LOCAL_OK;
}

static enum local_err start_read(struct span value, struct local_setup *setup)
{
    int64_t number;
    if (span_is(value, "random")) return LOCAL_OK;
    if (!span_number(value, &number) || number >= GAME_SEATS_MAX) return LOCAL_BAD_REQUEST;
    setup->setup.start_seat = (uint8_t)number;
    return LOCAL_OK;
}

static enum local_err undo_read(struct span value, struct local_setup *setup)
{
    for (unsigned rule = 0; rule < COUNT_OF(undo_names); rule++) {
        setup->undo = (enum local_undo_rule)rule;
        if (span_is(value, undo_names[rule])) return LOCAL_OK;
    }
    return LOCAL_BAD_REQUEST;
}

static enum local_err seed_read(struct span value, struct local_setup *setup)
{
    char text[FAIR_HEX_BYTES];
    if (span_is(value, SEED_TUTORIAL))
        return fair_tutorial_seed(setup->game, setup->seed) ? LOCAL_OK : LOCAL_BAD_SETUP;
    if (value.size != sizeof(text) - 1) return LOCAL_BAD_REQUEST;
    memcpy(text, value.at, value.size);
    text[value.size] = '\0';
    return fair_hex_read(text, setup->seed) ? LOCAL_OK : LOCAL_BAD_REQUEST;
}

static enum local_err seats_read(struct span value, struct local_setup *setup)
{
    while (value.size > 0) {
        char word[WORD_BYTES];
        uint8_t seat = setup->setup.seats;
        if (seat == GAME_SEATS_MAX || !span_copy(span_until(&value, ','), word, sizeof(word)))
            return LOCAL_BAD_SETUP;
        if (strcmp(word, "person") != 0) {
            setup->bot[seat] = bots_find(setup->game, word);
            if (setup->bot[seat] == NULL) return LOCAL_BAD_SETUP;
        }
        setup->setup.seats++;
    }
    return LOCAL_OK;
}

enum local_err local_setup_read(const char *text, size_t size, struct local_setup *setup)
{
    static enum local_err (*const reads[LINES])(struct span, struct local_setup *) = {
        [LINE_GAME] = game_read,       [LINE_MATCH] = id_read,    [LINE_REVISION] = revision_read,
        [LINE_OPTIONS] = options_read, [LINE_START] = start_read, [LINE_UNDO] = undo_read,
        [LINE_SEED] = seed_read,       [LINE_SEATS] = seats_read};
    struct span values[LINES] = {{NULL, 0}};
    struct span rest = {text, size};
    memset(setup, 0, sizeof(*setup));
    setup->setup.start_seat = GAME_NOBODY;
    while (rest.size > 0) {
        struct span value = span_until(&rest, '\n');
        struct span name = span_until(&value, ' ');
        unsigned line = 0;
        while (line < LINES && !span_is(name, line_names[line])) line++;
        if (line == LINES || values[line].at != NULL) return LOCAL_BAD_REQUEST;
        values[line] = value;
    }
    for (unsigned line = 0; line < LINES; line++) {
        bool needed =
            line == LINE_GAME || line == LINE_MATCH || line == LINE_SEED || line == LINE_SEATS;
        if (values[line].at == NULL && needed) return LOCAL_BAD_REQUEST;
        enum local_err err = values[line].at == NULL ? LOCAL_OK : reads[line](values[line], setup);
        if (err != LOCAL_OK) return err;
    }
    return LOCAL_OK;
}

static void setup_print(const struct local_setup *setup, uint16_t revision, struct buf *out)
{
    const struct game *game = setup->game;
    char seed[FAIR_HEX_BYTES];
    const char *comma = "";
    fair_seed_print(setup->seed, seed);
    buf_printf(out, "game %s\nmatch %s\nrevision %u\noptions ", game->id, setup->id, revision);
    for (uint8_t i = 0; i < game->options.count; i++) {
        if ((setup->setup.options >> i & 1) == 0) continue;
        buf_printf(out, "%s%s", comma, game->options.name[i]);
        comma = ",";
    }
    if (setup->setup.start_seat == GAME_NOBODY)
        buf_append_text(out, "\nstart random");
    else
        buf_printf(out, "\nstart %u", setup->setup.start_seat);
    buf_printf(out, "\nundo %s\nseed %s\nseats ", undo_names[setup->undo], seed);
    for (uint8_t seat = 0; seat < setup->setup.seats; seat++)
        buf_printf(out, "%s%s", seat > 0 ? "," : "",
                   setup->bot[seat] != NULL ? setup->bot[seat]->id : "person");
    buf_append_text(out, "\n");
}

/* ---- the match ---- */

void local_save(const struct local *local, struct buf *out)
{
    const struct match *match = local_match(local);
    const struct game *game = match->game;
    size_t from = out->size;
    struct local_row row;
    buf_append_text(out, HEAD "\n");
    setup_print(local_setup_of(local), match->setup.revision, out);
    local_row(local, 0, &row);
    buf_printf(out, "moves\n%" PRId64 "\n", row.at_ms);
    for (uint32_t version = 1; version <= match->version; version++) {
        char text[NOTATION_BYTES_MAX];
        local_row(local, version, &row);
        (void)notation_move_print(game, &row.move, text);
        buf_printf(out, "%" PRId64 " %u %s\n", row.at_ms, row.seat, text);
    }
    if (out->failed) return;
    uint64_t sum = hash_bytes(out->bytes + from, out->size - from, match->state_hash);
    buf_printf(out, "end %016" PRIx64 "\n", sum);
}

/* Repeats the move of a saved line. */
static enum local_err line_replay(struct local *local, struct span line)
{
    struct span time = span_until(&line, ' ');
    struct span seat = span_until(&line, ' ');
    struct game_move move;
    int64_t at_ms;
    int64_t number;
    if (!span_number(time, &at_ms) || !span_number(seat, &number) || number >= GAME_SEATS_MAX ||
        !notation_move_parse(local_match(local)->game, line.at, line.size, &move))
        return LOCAL_DAMAGED;
    return local_replay(local, (uint8_t)number, &move, at_ms);
}

/* Repeats the saved moves. Returns LOCAL_OK at the line "end". */
static enum local_err moves_replay(struct local *local, struct span *rest)
{
    while (rest->size > 0) {
        struct span line = span_until(rest, '\n');
        struct span word = line;
        if (span_is(span_until(&word, ' '), "end")) return LOCAL_OK;
        enum local_err err = line_replay(local, line);
        if (err != LOCAL_OK) return err;
    }
    return LOCAL_DAMAGED;
}

/* Splits a saved match into its set-up and its moves. */
static bool parts_find(const char *text, size_t size, struct span *setup, struct span *moves)
{
    struct span rest = {text, size};
    if (size > LOCAL_SAVE_BYTES_MAX || !span_is(span_until(&rest, '\n'), HEAD)) return false;
    setup->at = rest.at;
    while (rest.size > 0) {
        const char *begin = rest.at;
        if (!span_is(span_until(&rest, '\n'), "moves")) continue;
        setup->size = (size_t)(begin - setup->at);
        *moves = rest;
        return true;
    }
    return false;
}

/* Replays the moves of a text. After an error a match may have begun; the caller ends it. */
static enum local_err text_replay(struct local *local, const char *text, size_t size)
{
    struct local_setup setup;
    struct span head = {NULL, 0};
    struct span rest = {NULL, 0};
    int64_t at_ms;
    if (!parts_find(text, size, &head, &rest)) return LOCAL_DAMAGED;
    enum local_err err = local_setup_read(head.at, head.size, &setup);
    if (err == LOCAL_NEWER || err == LOCAL_OLDER) return err;
    if (err != LOCAL_OK) return LOCAL_DAMAGED;
    if (!span_number(span_until(&rest, '\n'), &at_ms)) return LOCAL_DAMAGED;
    err = local_begin(local, &setup, at_ms);
    if (err == LOCAL_OK) err = moves_replay(local, &rest);
    return err == LOCAL_BAD_SETUP ? LOCAL_DAMAGED : err;
}

/* Saves the match again, and compares: this checks the sum, and every other byte. */
static enum local_err text_compare(const struct local *local, const char *text, size_t size)
{
    struct buf again = {0};
    enum local_err err = LOCAL_OK;
    local_save(local, &again);
    if (again.failed)
        err = LOCAL_FULL;
    else if (again.size != size || memcmp(again.bytes, text, size) != 0)
        err = LOCAL_DAMAGED;
    buf_free(&again);
    return err;
}

enum local_err local_load(struct local *local, const char *text, size_t size)
{
    enum local_err err = text_replay(local, text, size);
    if (err == LOCAL_OK) err = text_compare(local, text, size);
    if (err != LOCAL_OK) local_end(local);
    return err;
}

enum local_err local_follow(struct local *local, const char *text, size_t size)
{
    enum local_err err = text_replay(local, text, size);
    if (err == LOCAL_OK)
        local_followed_set(local);
    else
        local_end(local);
    return err;
}
