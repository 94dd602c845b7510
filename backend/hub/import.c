#include "hub/import.h"

#include "base/ids.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/fair.h"
#include "hub/inside.h"
#include "wire/json.h"
#include "wire/match_file.h"

#include <stdlib.h>
#include <string.h>

/* What is folded on the way: who has won is not in the file. */
struct reading {
    struct import *import;
    struct match_file_head head;
    struct match_file_row row;
    struct match match;
    size_t room;
};

static bool room_make(struct reading *reading)
{
    struct import *import = reading->import;
    if (import->count < reading->room) {
        return true;
    }
    size_t room = reading->room == 0 ? 256 : reading->room * 2;
    struct store_move *moves = realloc(import->moves, room * sizeof(*moves));
    if (moves != NULL) {
        import->moves = moves;
    }
    struct buf *texts = realloc(import->texts, 2 * room * sizeof(*texts));
    if (texts != NULL) {
        import->texts = texts;
    }
    if (moves == NULL || texts == NULL) {
        return false;
    }
    reading->room = room;
    return true;
}

/* Keeps the row as the hub would have written it. */
static bool row_keep(struct reading *reading, int64_t now_ms)
{
    const struct match_file_row *row = &reading->row;
    const struct game *game = reading->head.game;
    struct import *import = reading->import;
    if (!room_make(reading)) {
        return false;
    }
    struct buf *move = &import->texts[2 * import->count];
    struct buf *events = &import->texts[2 * import->count + 1];
    *move = *events = (struct buf){0};
    import->moves[import->count] = (struct store_move){.match = import->match.id,
                                                       .seq = row->version,
                                                       .seat = row->seat,
                                                       .request = "",
                                                       .state_hash = row->state_hash,
                                                       .at_ms = now_ms};
    import->count++;
    struct json json = json_to(move);
    if (row->has_move) {
        json_move(&json, NULL, game, &row->move);
    }
    json = json_to(events);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < row->events.count; i++) {
        json_event(&json, NULL, game, &row->events.at[i]);
    }
    json_array_end(&json);
    uint8_t seat = row->seat < 0 ? GAME_NOBODY : (uint8_t)row->seat;
    return !move->failed && !events->failed &&
           match_fold(&reading->match, row->version, seat, &row->events, row->state_hash);
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
        (void)text_copy(match->end_reason, sizeof(match->end_reason), "abandoned");
        return;
    }
    struct game_result result;
    memset(&result, 0, sizeof(result));
    game->result(&reading->match.state, &result);
    (void)text_copy(match->end_reason, sizeof(match->end_reason),
                    game->reasons.name[result.reason]);
    for (uint8_t i = 0; i < match->seats; i++) {
        match->seat[i].rank = result.rank[i];
        match->seat[i].score = result.total[i];
    }
}

static bool match_fill(struct store_match *match, const struct match_file_head *head,
                       int64_t now_ms)
{
    struct hub_match *settings = calloc(1, sizeof(*settings));
    if (settings == NULL) {
        return false;
    }
    *match = (struct store_match){.revision = head->revision,
                                  .status = head->over ? STORE_OVER : STORE_ABANDONED,
                                  .listed = true,
                                  .created_ms = now_ms,
                                  .started_ms = now_ms,
                                  .ended_ms = now_ms,
                                  .seats = head->setup.seats};
    settings->game = head->game;
    settings->options = head->setup.options;
    settings->start_seat = head->setup.start_seat;
    settings_print(settings, match->options, sizeof(match->options));
    free(settings);
    memcpy(match->id, head->id, sizeof(match->id));
    ids_text(match->key, STORE_KEY_BYTES);
    (void)text_copy(match->game, sizeof(match->game), head->game->id);
    seats_fill(match, head);
    return fair_hex_read(head->seed, match->seed);
}

static bool rows_keep(struct reading *reading, struct match_file *file, int64_t now_ms)
{
    struct import *import = reading->import;
    const char *why = NULL;
    enum match_file_step step;
    bool kept = match_fill(&import->match, &reading->head, now_ms);
    match_fold_begin(&reading->match, reading->head.game, &reading->head.setup);
    reading->match.people = reading->head.people;
    while (kept && (step = match_file_next(file, &reading->row, &why)) != MATCH_FILE_END) {
        kept = step == MATCH_FILE_ROW && row_keep(reading, now_ms);
    }
    for (size_t i = 0; kept && i < import->count; i++) {
        const struct buf *texts = &import->texts[2 * i];
        import->moves[i].move = i == 0 ? "" : texts[0].bytes;
        import->moves[i].events = texts[1].bytes;
    }
    if (kept) {
        end_fill(&import->match, reading);
    }
    return kept;
}

enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                struct import *import, struct buf *report)
{
    *import = (struct import){0};
    enum verify_verdict verdict = verify_text(text, size, report);
    if (verdict != VERIFY_SAME) {
        return verdict;
    }
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
    for (size_t i = 0; i < 2 * import->count; i++) {
        buf_free(&import->texts[i]);
    }
    free(import->texts);
    free(import->moves);
    *import = (struct import){0};
}
