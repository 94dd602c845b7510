#include "hub/bots/analysis.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "engine/table_kinds.h"
#include "games/find.h"
#include "record/fold.h"
#include "wire/parse.h"
#include "wire/report.h"

struct match_analysis {
    char match[STORE_MATCH_ID_BYTES + 1];
    struct analysis of;     /* owns its arrays */
    uint32_t room;          /* capacity of both */
    _Atomic uint32_t taken; /* decisions assigned to a thread so far; may exceed the count */
    _Atomic uint32_t done;  /* number of decisions that were valued */
};

/* ---- reading ---- */

struct reading {
    struct match_analysis *analysis;
    bool no_memory;
    bool unreadable;
    bool too_long;
};

static bool room_make(struct match_analysis *analysis)
{
    struct analysis *of = &analysis->of;
    if (of->count + 1 < analysis->room) return true;
    uint32_t room = analysis->room == 0 ? 128 : 2 * analysis->room;
    struct analysis_step *steps = realloc(of->steps, room * sizeof(*steps));
    if (steps != NULL) of->steps = steps;
    struct game_state *states = realloc(of->states, room * sizeof(*states));
    if (states != NULL) of->states = states;
    if (steps == NULL || states == NULL) return false;
    analysis->room = room;
    return true;
}

/* Removes undone moves: the match returned to an earlier state. */
static void undone_look(struct reading *reading, const struct store_move *row)
{
    static const char word[] = "\"undone\"";
    struct game_events events;
    struct parse_error error = {0};
    struct analysis *of = &reading->analysis->of;
    if (strstr(row->events, word) == NULL) return;
    if (!parse_events(of->game, row->events, strlen(row->events), &events, &error)) {
        reading->no_memory = error.no_memory;
        reading->unreadable = true;
        return;
    }
    analysis_undo(of, &events);
}

static bool row_take(void *context, const struct match *match, const struct store_move *row)
{
    struct reading *reading = context;
    struct analysis *of = &reading->analysis->of;
    struct parse_error error = {0};
    struct game_move move;
    if (!room_make(reading->analysis)) {
        reading->no_memory = true;
        return false;
    }
    if (row->seq == 0) {
        of->states[0] = match->state;
        return true;
    }
    undone_look(reading, row);
    reading->unreadable = reading->unreadable ||
                          !parse_stored_move(of->game, row->move, strlen(row->move), &move, &error);
    reading->no_memory = reading->no_memory || error.no_memory;
    if (reading->unreadable) return false;
    if (table_move_is(&move)) return true;
    reading->too_long = of->count == ANALYSIS_DECISIONS_MAX;
    if (reading->too_long) return false;
    of->steps[of->count++] =
        (struct analysis_step){.version = row->seq, .seat = (uint8_t)row->seat, .move = move};
    of->states[of->count] = match->state;
    return true;
}

static void ends_fill(struct analysis *of, const struct store_match *info)
{
    uint8_t rank[GAME_SEATS_MAX] = {0};
    for (uint8_t seat = 0; seat < info->seats; seat++) rank[seat] = (uint8_t)info->seat[seat].rank;
    analysis_end_set(of, rank);
}

enum store_err match_analysis_read(struct store_reader *reader, const struct store_match *info,
                                   struct match_analysis **read)
{
    const struct game *game = games_find(info->game);
    *read = NULL;
    if (info->status != STORE_OVER || game == NULL || game->knowledge == NULL ||
        game_knows(game, info->revision) != GAME_KNOWS)
        return STORE_NOT_FOUND;
    struct match_analysis *analysis = calloc(1, sizeof(*analysis));
    if (analysis == NULL) return STORE_IO;
    analysis->of = (struct analysis){
        .game = game, .seats = info->seats, .simulations = analysis_simulations(game)};
    (void)text_copy(analysis->match, sizeof(analysis->match), info->id);
    ends_fill(&analysis->of, info);
    struct reading reading = {.analysis = analysis};
    enum store_err err = record_fold_each(reader, info, UINT32_MAX, row_take, &reading);
    if (err == STORE_OK && reading.no_memory) err = STORE_IO;
    if (err == STORE_OK && reading.unreadable) err = STORE_DAMAGED;
    if (err == STORE_OK && (reading.too_long || analysis->of.count == 0)) err = STORE_NOT_FOUND;
    if (err != STORE_OK) {
        match_analysis_free(analysis);
        return err;
    }
    *read = analysis;
    return STORE_OK;
}

void match_analysis_free(struct match_analysis *analysis)
{
    if (analysis == NULL) return;
    free(analysis->of.steps);
    free(analysis->of.states);
    free(analysis);
}

const struct analysis *match_analysis_data(const struct match_analysis *analysis)
{
    return &analysis->of;
}

const char *match_analysis_match(const struct match_analysis *analysis)
{
    return analysis->match;
}

uint32_t match_analysis_count(const struct match_analysis *analysis)
{
    return analysis->of.count;
}

uint32_t match_analysis_done(const struct match_analysis *analysis)
{
    return atomic_load(&analysis->done);
}

static void evaluator_text(const struct game *game, uint8_t seats,
                           char text[STORE_EVALUATOR_BYTES + 1])
{
    (void)snprintf(text, STORE_EVALUATOR_BYTES + 1, "%016llx",
                   (unsigned long long)analysis_evaluator(game, seats));
}

bool match_evaluator_now(const struct store_match *info, char text[STORE_EVALUATOR_BYTES + 1])
{
    const struct game *game = games_find(info->game);
    if (game == NULL || game->knowledge == NULL) return false;
    evaluator_text(game, info->seats, text);
    return true;
}

void match_analysis_evaluator(const struct match_analysis *analysis,
                              char text[STORE_EVALUATOR_BYTES + 1])
{
    evaluator_text(analysis->of.game, analysis->of.seats, text);
}

/* ---- valuing ---- */

enum match_analysis_step match_analysis_next(struct match_analysis *analysis,
                                             const struct bot_means *means)
{
    struct analysis *of = &analysis->of;
    uint32_t at = atomic_load(&analysis->taken) < of->count ? atomic_fetch_add(&analysis->taken, 1)
                                                            : of->count;
    if (at >= of->count) return MATCH_ANALYSIS_NONE;
    if (at == 0 && !analysis_begin_worth(of, means, of->begin)) return MATCH_ANALYSIS_STOPPED;
    if (!analysis_value(of, at, means, &of->steps[at].answer)) return MATCH_ANALYSIS_STOPPED;
    uint32_t done = atomic_fetch_add(&analysis->done, 1) + 1;
    return done == of->count ? MATCH_ANALYSIS_LAST : MATCH_ANALYSIS_VALUED;
}

/* ---- printing ---- */

void match_analysis_print(const struct match_analysis *analysis, struct buf *out)
{
    struct json json = json_to(out);
    char evaluator[STORE_EVALUATOR_BYTES + 1];
    CHECK(analysis->done == analysis->of.count);
    match_analysis_evaluator(analysis, evaluator);
    report_analysis_print(&json, analysis->match, evaluator, &analysis->of);
}
