#include "record/proof/import.h"

#include "base/ids.h"
#include "base/encoding/text.h"
#include "engine/seat/law.h"
#include "games/games.h"
#include "record/fair.h"
#include "record/settings.h"
#include "store/nouns/holders.h"
#include "store/core/name.h"
#include "wire/json.h"
#include "wire/match_file.h"

#include <stdlib.h>
#include <string.h>

/* The state of an import: the match is folded because the file does not contain the result. */
struct reading {
    struct stored *stored;
    int misnamed; /* the seat with an invalid name; -1: none */
    struct match_file_head head;
    struct match_file_row row;
    struct match match;
};

/* Adds the row with the present form of the hash, for every format of the file. */
static bool row_keep(struct reading *reading, int64_t now_ms)
{
    const struct match_file_row *row = &reading->row;
    struct match *match = &reading->match;
    uint8_t seat = row->seat < 0 ? GAME_NOBODY : (uint8_t)row->seat;
    bool folds = reading->head.format >= MATCH_FILE_FIELDS
                     ? match_fold(match, row->version, seat, &row->events, row->state_hash)
                     : match_fold_first(match, row->version, seat, &row->events, row->state_hash);
    struct stored_row kept = {.version = row->version,
                              .seat = row->seat,
                              .move = row->has_move ? &row->move : NULL,
                              .events = &row->events,
                              .state_hash = match->state_hash};
    return folds && stored_row_add(reading->stored, reading->head.game, &kept, now_ms);
}

/* Checks a name by the rules for people on this server, since a file may come from anyone. */
static bool name_comes_in(struct reading *reading, const char *name, int seat)
{
    bool ok = name[0] == '\0' || name_fine(name);
    if (!ok) reading->misnamed = seat;
    return ok;
}

/* Gives each seat its new holder from this row on, and records the previous one. */
static bool sitters_keep(struct reading *reading, struct match_file *file)
{
    struct stored *stored = reading->stored;
    for (uint8_t i = 0; i < stored->match.seats; i++) {
        struct match_file_sitter later;
        struct store_seat *seat = &stored->match.seat[i];
        struct store_sitter before = {.seat = i, .until = reading->row.version};
        if (!match_file_sitter(file, i, reading->row.version, &later)) continue;
        if (!name_comes_in(reading, later.name, i)) return false;
        memcpy(before.name, seat->name, sizeof(before.name));
        memcpy(before.bot, seat->bot, sizeof(before.bot));
        (void)text_copy(seat->name, sizeof(seat->name), later.name);
        (void)text_copy(seat->bot, sizeof(seat->bot), later.bot);
        if (!stored_sitter_add(stored, &before)) return false;
    }
    return true;
}

static bool seats_fill(struct reading *reading)
{
    struct store_match *match = &reading->stored->match;
    const struct match_file_head *head = &reading->head;
    for (uint8_t i = 0; i < head->setup.seats; i++) {
        struct store_seat *seat = &match->seat[i];
        if (!name_comes_in(reading, head->name[i], i)) return false;
        (void)text_copy(seat->name, sizeof(seat->name), head->name[i]);
        (void)text_copy(seat->bot, sizeof(seat->bot), head->bot[i]);
        seat->has_nonce = fair_hex_read(head->nonce[i], seat->nonce);
    }
    return true;
}

/* Restores the labels of matches whose dice the players know, so that they do not count after an
 * import either: a tutorial, recognised by its known seed, and a branched match. */
static void labels_fill(struct store_match *match, const struct match_file_head *head)
{
    unsigned char known[FAIR_SEED_BYTES];
    struct settings settings = {.options = head->setup.options,
                                .start_seat = head->setup.start_seat,
                                .tutorial = fair_tutorial_seed(head->game, known) &&
                                            memcmp(match->seed, known, sizeof(known)) == 0,
                                .from_version = head->from_version};
    memcpy(settings.from, head->from, sizeof(settings.from));
    settings_print(head->game, &settings, match->options, sizeof(match->options));
    match->listed = head->listed;
}

static void end_fill(struct store_match *match, const struct reading *reading)
{
    const struct game *game = reading->head.game;
    const struct match_sitting *sitting = &reading->match.sitting;
    for (uint8_t i = 0; i < match->seats; i++) {
        match->seat[i].stands_in = (sitting->stands_in >> i & 1) != 0;
        match->seat[i].resigned = sitting->resigned_at[i];
    }
    if (!reading->head.over) {
        match->status = STORE_ABANDONED;
        (void)text_copy(match->end_reason, sizeof(match->end_reason),
                        sitting->called_off ? "called_off" : "abandoned");
        return;
    }
    struct game_result result;
    memset(&result, 0, sizeof(result));
    match_result(&reading->match, &reading->match.state, &result);
    match->unrated = reading->match.unrated;
    (void)text_copy(match->end_reason, sizeof(match->end_reason),
                    sitting->called_off ? "called_off" : game->reasons.name[result.reason]);
    for (uint8_t i = 0; i < match->seats; i++) {
        match->seat[i].rank = result.rank[i];
        match->seat[i].score = result.total[i];
    }
}

static bool rows_keep(struct reading *reading, struct match_file *file, int64_t now_ms)
{
    struct stored *stored = reading->stored;
    const char *why = NULL;
    enum match_file_step step;
    const struct match_file_head *head = &reading->head;
    stored_begin(stored, head->id, head->game, &head->setup, now_ms);
    bool kept = fair_hex_read(head->seed, stored->match.seed);
    labels_fill(&stored->match, head);
    kept = kept && seats_fill(reading);
    match_fold_begin(&reading->match, head->game, &head->setup);
    match_people_set(&reading->match, head->people);
    while (kept && (step = match_file_next(file, &reading->row, &why)) != MATCH_FILE_END)
        kept = step == MATCH_FILE_ROW && row_keep(reading, now_ms) && sitters_keep(reading, file);
    if (kept) {
        stored_rows_end(stored);
        end_fill(&stored->match, reading);
    }
    return kept;
}

enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                struct stored *stored, struct buf *report)
{
    *stored = (struct stored){0};
    enum verify_verdict verdict = verify_text(text, size, report);
    if (verdict != VERIFY_SAME) return verdict;
    const char *why = "There is no memory for this.";
    struct match_file *file = NULL;
    struct reading *reading = calloc(1, sizeof(*reading));
    if (reading != NULL) {
        reading->stored = stored;
        reading->misnamed = -1;
        file = match_file_open(text, size, games, &reading->head, &why);
    }
    if (file == NULL || !rows_keep(reading, file, now_ms)) {
        if (reading != NULL && reading->misnamed >= 0)
            buf_printf(report, "The name of seat %d is none that people may have here.\n",
                       reading->misnamed);
        else
            buf_printf(report, "%s\n", why);
        stored_free(stored);
        verdict = VERIFY_UNREADABLE;
    }
    match_file_close(file);
    free(reading);
    return verdict;
}
