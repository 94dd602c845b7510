/* The file of a match: written by record/proof, read by wire/match_file, judged by record/verify,
 * brought back by record/import. Bytes that begin with '{', or with the name of a game, are a file,
 * or a match in words, as they are. Any others are a script: a match is played and its file
 * written, which must be found true and come back as it was; then it is changed, and one changed
 * digit must be found. */
#include "fuzz/support/memory_store.h"
#include "fuzz/support/play.h"
#include "games/games.h"
#include "record/fair_match.h"
#include "record/proof/import.h"
#include "record/settings.h"
#include "record/proof/proof.h"
#include "record/proof/verify.h"
#include "support/random_struct.h"
#include "wire/json.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define MOVES_MAX 24
#define EDITS_MAX 8
#define MATCH_ID  "aaaaaaaaaaaaaaaa"

enum edit { EDIT_BYTE, EDIT_CUT, EDIT_TWICE, EDITS };

static struct play play;
static struct store_match match;

static enum verify_verdict verify(const char *text, size_t size)
{
    struct buf report = {.bytes = NULL};
    enum verify_verdict verdict = verify_text(text, size, &report);
    CHECK(!report.failed && report.size > 0);
    if (getenv("FUZZ_VERBOSE") != NULL) fputs(report.bytes, stderr);
    buf_free(&report);
    return verdict;
}

/* The file once more, out of a store that was filled by reading it: the same bytes. */
static void import_back(const struct buf *file)
{
    struct stored stored;
    struct buf report = {.bytes = NULL};
    struct buf again = {.bytes = NULL};
    struct store_reader *reader;
    memset(&stored, 0, sizeof(stored));
    CHECK(import_read(file->bytes, file->size, 1, &stored, &report) == VERIFY_SAME);
    struct store *store = memory_store_new();
    memory_store_match(store, &stored.match);
    for (size_t i = 0; i < stored.count; i++) memory_store_move(store, &stored.moves[i]);
    CHECK(store_reader_open(store, &reader) == STORE_OK);
    CHECK(proof_print(reader, stored.match.id, &again) == STORE_OK);
    CHECK(again.size == file->size && memcmp(again.bytes, file->bytes, again.size) == 0);
    store_reader_close(reader);
    store_close(store);
    stored_free(&stored);
    buf_free(&report);
    buf_free(&again);
}

static void row_write(struct store *store, int seat, const struct game_move *move,
                      const struct game_events *events)
{
    struct buf move_text = {.bytes = NULL};
    struct buf events_text = {.bytes = NULL};
    struct json json = json_to(&events_text);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) json_event(&json, NULL, play.game, &events->at[i]);
    json_array_end(&json);
    if (move != NULL) {
        json = json_to(&move_text);
        json_move(&json, NULL, play.game, move);
    }
    struct store_move row = {.match = MATCH_ID,
                             .seq = play.match.version,
                             .seat = seat,
                             .request = "",
                             .move = move == NULL ? "" : move_text.bytes,
                             .events = events_text.bytes,
                             .state_hash = play.match.state_hash};
    memory_store_move(store, &row);
    buf_free(&move_text);
    buf_free(&events_text);
}

static void match_describe(struct input *input)
{
    struct store_match *info = &match;
    const struct settings settings = {.options = play.setup.options,
                                      .start_seat = play.setup.start_seat};
    memset(&match, 0, sizeof(match));
    memcpy(info->id, MATCH_ID, sizeof(MATCH_ID));
    memcpy(info->game, play.game->id, strlen(play.game->id));
    info->revision = play.game->revision;
    info->seats = play.setup.seats;
    info->started_ms = 1;
    memcpy(info->seed, &play.fast.seed, sizeof(play.fast.seed));
    settings_print(play.game, &settings, info->options, sizeof(info->options));
    uint8_t nonces = input_u8(input);
    for (uint8_t i = 0; i < info->seats; i++) {
        info->seat[i].has_nonce = (nonces >> i & 1) != 0;
        if (info->seat[i].has_nonce) memset(info->seat[i].nonce, nonces, STORE_NONCE_BYTES);
        info->seat[i].name[0] = (char)('a' + i);
    }
}

/* Plays some moves; one in eight is about taking moves back. */
static void moves_write(struct store *store, unsigned count)
{
    row_write(store, -1, NULL, &play.setup_events);
    while (count-- > 0 && !play_over(&play)) {
        uint64_t random = random_next(&play.random);
        uint8_t seat = play_seat(&play, (uint8_t)random);
        struct game_move move;
        memset(&move, 0, sizeof(move));
        move.bytes[0] = (uint8_t)(TABLE_MOVE_REFUSE + (random >> 16 & 3));
        bool of_table = (random >> 8 & 7) == 0 && play_try(&play, seat, &move);
        if (!of_table) play_legal(&play, seat, (uint32_t)(random >> 32), &move);
        row_write(store, seat, &move, &play.proposal.events);
    }
    match.status = play_over(&play) ? STORE_OVER : STORE_ABANDONED;
    memory_store_match(store, &match);
}

/* The file of the match that the bytes describe. False: no match can be begun like that. */
static bool file_write(struct input *input, struct buf *file)
{
    static struct fair fair;
    struct store_reader *reader;
    if (!play_read(&play, input)) return false;
    match_describe(input);
    fair_match_key(&match, &fair);
    play.chance = fair_chance(&fair);
    play_begin(&play);
    struct store *store = memory_store_new();
    memory_store_match(store, &match);
    moves_write(store, input_below(input, MOVES_MAX + 1));
    CHECK(store_reader_open(store, &reader) == STORE_OK);
    CHECK(proof_print(reader, MATCH_ID, file) == STORE_OK);
    store_reader_close(reader);
    store_close(store);
    return true;
}

static bool digit(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f');
}

/* Changes the file; true: a digit of a row has become another, so it is not the same match. */
static bool edit(struct input *input, struct buf *file, size_t rows)
{
    unsigned kind = input_below(input, EDITS);
    size_t at = input_u32(input) % file->size;
    uint8_t value = input_u8(input);
    if (kind == EDIT_BYTE) {
        char before = file->bytes[at];
        if (value >= 0xf0) value = (uint8_t) "0123456789abcdef"[value & 15];
        file->bytes[at] = (char)value;
        return at > rows && digit(before) && digit((char)value) && before != (char)value;
    }
    size_t size = value < file->size - at ? value : file->size - at;
    if (kind == EDIT_CUT) {
        memmove(&file->bytes[at], &file->bytes[at + size], file->size - at - size);
        file->size -= size;
    } else {
        char copy[256];
        memcpy(copy, &file->bytes[at], size);
        buf_append(file, copy, size);
        CHECK(!file->failed);
        memmove(&file->bytes[at + size], &file->bytes[at], file->size - size - at);
    }
    return false;
}

static void fuzz_script(const uint8_t *bytes, size_t size)
{
    struct input input = input_of(bytes, size);
    struct buf file = {.bytes = NULL};
    if (!file_write(&input, &file)) return;
    const char *found = strstr(file.bytes, "\"rows\":[");
    CHECK(found != NULL);
    size_t rows = (size_t)(found - file.bytes);
    CHECK(verify(file.bytes, file.size) == VERIFY_SAME);
    import_back(&file);
    bool digit_changed = false;
    unsigned edits = 0;
    for (; edits < EDITS_MAX && input.left > 0 && file.size > 0; edits++)
        digit_changed = edit(&input, &file, rows);
    enum verify_verdict verdict = verify(file.bytes, file.size);
    CHECK(edits != 1 || !digit_changed || verdict != VERIFY_SAME);
    buf_free(&file);
}

/* JSON, or a match in words, which begins with the name of its game. */
static bool is_text(const uint8_t *bytes, size_t size)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        size_t length = strlen(games[i]->id);
        if (size > length && memcmp(bytes, games[i]->id, length) == 0) return true;
    }
    return size > 0 && bytes[0] == '{';
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (is_text(bytes, size))
        (void)verify((const char *)bytes, size);
    else
        fuzz_script(bytes, size);
    return 0;
}
