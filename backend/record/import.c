#include "record/import.h"

#include "base/ids.h"
#include "base/text.h"
#include "games/games.h"
#include "record/fair.h"
#include "record/settings.h"
#include "wire/json.h"
#include "wire/match_file.h"

#include <stdlib.h>
#include <string.h>

static bool room_make(struct import *import)
{
    if (import->count < import->room) return true;
    size_t room = import->room == 0 ? 256 : import->room * 2;
    struct store_move *moves = realloc(import->moves, room * sizeof(*moves));
    if (moves != NULL) import->moves = moves;
    struct buf *texts = realloc(import->texts, 2 * room * sizeof(*texts));
    if (texts != NULL) import->texts = texts;
    if (moves == NULL || texts == NULL) return false;
    import->room = room;
    return true;
}

bool import_row_add(struct import *import, const struct game *game, const struct proof_row *row,
                    int64_t at_ms)
{
    if (!room_make(import)) return false;
    struct buf *move = &import->texts[2 * import->count];
    struct buf *events = &import->texts[2 * import->count + 1];
    *move = *events = (struct buf){0};
    import->moves[import->count++] = (struct store_move){.match = import->match.id,
                                                         .seq = row->version,
                                                         .seat = row->seat,
                                                         .request = "",
                                                         .state_hash = row->state_hash,
                                                         .at_ms = at_ms};
    struct json json = json_to(move);
    if (row->move != NULL) json_move(&json, NULL, game, row->move);
    json = json_to(events);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < row->events->count; i++)
        json_event(&json, NULL, game, &row->events->at[i]);
    json_array_end(&json);
    return !move->failed && !events->failed;
}

void import_rows_end(struct import *import)
{
    for (size_t i = 0; i < import->count; i++) {
        const struct buf *texts = &import->texts[2 * i];
        import->moves[i].match = import->match.id;
        import->moves[i].move = texts[0].size == 0 ? "" : texts[0].bytes;
        import->moves[i].events = texts[1].bytes;
    }
}

void import_match_begin(struct import *import, const char *id, const struct game *game,
                        const struct game_setup *setup, int64_t now_ms)
{
    struct store_match *match = &import->match;
    const struct settings settings = {.options = setup->options, .start_seat = setup->start_seat};
    *match = (struct store_match){.revision = setup->revision,
                                  .status = STORE_OVER,
                                  .listed = true,
                                  .created_ms = now_ms,
                                  .started_ms = now_ms,
                                  .ended_ms = now_ms,
                                  .seats = setup->seats};
    settings_print(game, &settings, match->options, sizeof(match->options));
    (void)text_copy(match->id, sizeof(match->id), id);
    ids_text(match->key, STORE_KEY_BYTES);
    (void)text_copy(match->game, sizeof(match->game), game->id);
}

/* ---- the file of a match ---- */

/* What is folded on the way: who has won is not in the file. */
struct reading {
    struct import *import;
    struct match_file_head head;
    struct match_file_row row;
    struct match match;
};

/* The row comes in with the hash of today, whatever the file's format. */
static bool row_keep(struct reading *reading, int64_t now_ms)
{
    const struct match_file_row *row = &reading->row;
    struct match *match = &reading->match;
    uint8_t seat = row->seat < 0 ? GAME_NOBODY : (uint8_t)row->seat;
    bool folds = reading->head.format >= MATCH_FILE_FIELDS
                     ? match_fold(match, row->version, seat, &row->events, row->state_hash)
                     : match_fold_first(match, row->version, seat, &row->events, row->state_hash);
    struct proof_row kept = {.version = row->version,
                             .seat = row->seat,
                             .move = row->has_move ? &row->move : NULL,
                             .events = &row->events,
                             .state_hash = match->state_hash};
    return folds && import_row_add(reading->import, reading->head.game, &kept, now_ms);
}

static void seats_fill(struct store_match *match, const struct match_file_head *head)
{
    for (uint8_t i = 0; i < head->setup.seats; i++) {
        struct store_seat *seat = &match->seat[i];
        (void)text_copy(seat->name, sizeof(seat->name), head->name[i]);
        (void)text_copy(seat->bot, sizeof(seat->bot), head->bot[i]);
        seat->has_nonce = fair_hex_read(head->nonce[i], seat->nonce);
    }
}

static void end_fill(struct store_match *match, const struct reading *reading)
{
    const struct game *game = reading->head.game;
    if (!reading->head.over) {
        match->status = STORE_ABANDONED;
        (void)text_copy(match->end_reason, sizeof(match->end_reason), "abandoned");
        return;
    }
    struct game_result result;
    memset(&result, 0, sizeof(result));
    game_result(game, &reading->match.state, &result);
    (void)text_copy(match->end_reason, sizeof(match->end_reason),
                    game->reasons.name[result.reason]);
    for (uint8_t i = 0; i < match->seats; i++) {
        match->seat[i].rank = result.rank[i];
        match->seat[i].score = result.total[i];
    }
}

static bool rows_keep(struct reading *reading, struct match_file *file, int64_t now_ms)
{
    struct import *import = reading->import;
    const char *why = NULL;
    enum match_file_step step;
    const struct match_file_head *head = &reading->head;
    import_match_begin(import, head->id, head->game, &head->setup, now_ms);
    bool kept = fair_hex_read(head->seed, import->match.seed);
    seats_fill(&import->match, head);
    match_fold_begin(&reading->match, head->game, &head->setup);
    reading->match.people = head->people;
    while (kept && (step = match_file_next(file, &reading->row, &why)) != MATCH_FILE_END)
        kept = step == MATCH_FILE_ROW && row_keep(reading, now_ms);
    if (kept) {
        import_rows_end(import);
        end_fill(&import->match, reading);
    }
    return kept;
}

enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                struct import *import, struct buf *report)
{
    *import = (struct import){0};
    enum verify_verdict verdict = verify_text(text, size, report);
    if (verdict != VERIFY_SAME) return verdict;
    const char *why = "There is no memory for this.";
    struct match_file *file = NULL;
    struct reading *reading = calloc(1, sizeof(*reading));
    if (reading != NULL) {
        reading->import = import;
        file = match_file_open(text, size, games, &reading->head, &why);
    }
    if (file == NULL || !rows_keep(reading, file, now_ms)) {
        buf_printf(report, "%s\n", why);
        import_free(import);
        verdict = VERIFY_UNREADABLE;
    }
    match_file_close(file);
    free(reading);
    return verdict;
}

void import_free(struct import *import)
{
    for (size_t i = 0; i < 2 * import->count; i++) buf_free(&import->texts[i]);
    free(import->texts);
    free(import->moves);
    *import = (struct import){0};
}
