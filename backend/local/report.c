#include "local/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/analysis.h"
#include "engine/notation.h"
#include "engine/seat/law.h"
#include "engine/table_kinds.h"
#include "local/span.h"
#include "wire/report.h"

#define EVALUATOR_BYTES 17

/* Returns whether there is a result to report on. */
static bool is_over(const struct local *local)
{
    const struct match *match = local_match(local);
    return local_followed(local) || match->game->to_act(&match->state) == 0;
}

/* ---- luck ---- */

/* Marks the versions that a row undoes. */
static void gone_mark(bool *gone, const struct game_events *events, uint32_t version)
{
    for (unsigned i = 0; i < events->count; i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind != TABLE_EVENT_UNDONE) continue;
        for (uint32_t at = event.version + 1u; at < version; at++) gone[at] = true;
    }
}

enum local_err report_luck(const struct local *local, struct buf *out)
{
    const struct match *match = local_match(local);
    struct game_events events;
    struct local_row row;
    struct luck luck;
    if (!is_over(local)) return LOCAL_STILL_RUNNING;
    bool *gone = calloc(match->version + 1, sizeof(*gone));
    if (gone == NULL) return LOCAL_FULL;
    memset(&luck, 0, sizeof(luck));
    for (uint32_t version = 0; version <= match->version; version++) {
        local_row(local, version, &row);
        local_row_events(local, &row, &events);
        gone_mark(gone, &events, version);
    }
    for (uint32_t version = 0; match->game->luck != NULL && version <= match->version; version++) {
        local_row(local, version, &row);
        local_row_events(local, &row, &events);
        for (unsigned i = 0; i < events.count && !gone[version]; i++)
            if (!table_event_is(&events.at[i])) match->game->luck(&luck, &events.at[i]);
    }
    struct json json = json_to(out);
    report_luck_print(&json, local_setup_of(local)->id, match->game, match->setup.seats, &luck);
    free(gone);
    return LOCAL_OK;
}

/* ---- decisions ---- */

/* Fills the decisions that counted, and the states around them. */
static enum local_err steps_read(const struct local *local, struct analysis *analysis)
{
    const struct match *match = local_match(local);
    struct match *past = calloc(1, sizeof(*past));
    struct game_events events;
    struct local_row row;
    if (past == NULL) return LOCAL_FULL;
    match_fold_begin(past, match->game, &match->setup);
    match_people_set(past, match_people(match));
    for (uint32_t version = 0; version <= match->version; version++) {
        local_row(local, version, &row);
        local_row_events(local, &row, &events);
        CHECK(match_fold(past, version, row.seat, &events, row.state_hash));
        analysis_undo(analysis, &events);
        if (version > 0 && table_move_is(&row.move)) continue;
        if (version > 0) {
            uint32_t shown = local_followed(local) ? (uint32_t)row.at_ms : version;
            analysis->steps[analysis->count++] =
                (struct analysis_step){.version = shown, .seat = row.seat, .move = row.move};
        }
        analysis->states[analysis->count] = past->state;
    }
    free(past);
    bool ok = analysis->count > 0 && analysis->count <= ANALYSIS_DECISIONS_MAX;
    return ok ? LOCAL_OK : LOCAL_NO_ANALYSIS;
}

static void decisions_print(const struct local *local, const struct analysis *analysis,
                            struct buf *out)
{
    char hash[EVALUATOR_BYTES];
    (void)snprintf(hash, sizeof(hash), "%016" PRIx64, local_match(local)->state_hash);
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", "decisions");
    json_text(&json, "match", local_setup_of(local)->id);
    json_int(&json, "count", analysis->count);
    json_int(&json, "simulations", analysis->simulations);
    json_text(&json, "state_hash", hash);
    json_object_end(&json);
}

enum local_err report_decisions(struct local *local, const uint8_t *rank, struct buf *out)
{
    const struct match *match = local_match(local);
    struct analysis *analysis = local_analysis(local);
    struct game_result result;
    if (!is_over(local)) return LOCAL_STILL_RUNNING;
    if (match->game->knowledge == NULL) return LOCAL_NO_ANALYSIS;
    local_analysis_end(local);
    *analysis = (struct analysis){.game = match->game,
                                  .seats = match->setup.seats,
                                  .simulations = analysis_simulations(match->game)};
    analysis->steps = calloc(match->version + 1, sizeof(*analysis->steps));
    analysis->states = calloc(match->version + 1, sizeof(*analysis->states));
    bool room = analysis->steps != NULL && analysis->states != NULL;
    enum local_err err = room ? steps_read(local, analysis) : LOCAL_FULL;
    if (err != LOCAL_OK) {
        local_analysis_end(local);
        return err;
    }
    memset(&result, 0, sizeof(result));
    match_result(match, &match->state, &result);
    analysis_end_set(analysis, rank != NULL ? rank : result.rank);
    decisions_print(local, analysis, out);
    return LOCAL_OK;
}

/* ---- values ---- */

static void shares_print(struct buf *out, const int32_t *shares, uint8_t seats)
{
    for (uint8_t seat = 0; seat < seats; seat++) buf_printf(out, " %" PRId32, shares[seat]);
}

enum local_err report_value(struct local *local, uint32_t number, struct buf *out)
{
    struct analysis *analysis = local_analysis(local);
    struct bot_means means = {.scratch = local_scratch(local)};
    struct analysis_answer answer = {.chosen = false};
    char text[NOTATION_BYTES_MAX];
    if (analysis->count == 0 || number > analysis->count) return LOCAL_BAD_REQUEST;
    if (means.scratch == NULL) return LOCAL_FULL;
    bool valued = number == 0 ? analysis_begin_worth(analysis, &means, answer.after)
                              : analysis_value(analysis, number - 1, &means, &answer);
    CHECK(valued); /* nothing stops it */
    buf_printf(out, "%" PRIu32 " %d", number, answer.chosen);
    shares_print(out, answer.after, analysis->seats);
    shares_print(out, answer.played, analysis->seats);
    shares_print(out, answer.best, analysis->seats);
    if (answer.better.bytes[0] != 0) {
        (void)notation_move_print(analysis->game, &answer.better, text);
        buf_printf(out, " %s", text);
    }
    buf_append_text(out, "\n");
    return LOCAL_OK;
}

/* Reads the next word of a line as a number up to `most`. */
static bool word_read(struct span *line, int64_t most, int64_t *number)
{
    return span_number(span_until(line, ' '), number) && *number <= most;
}

static bool shares_read(struct span *line, int32_t *shares, uint8_t seats)
{
    int64_t number = 0;
    for (uint8_t seat = 0; seat < seats; seat++) {
        if (!word_read(line, ANALYSIS_WHOLE, &number)) return false;
        shares[seat] = (int32_t)number;
    }
    return true;
}

/* Reads a line of report_value(): the decision of that number, each once. */
static bool line_read(struct analysis *analysis, struct span line, bool *seen)
{
    struct analysis_answer answer = {.chosen = false};
    int64_t number;
    int64_t chosen;
    if (!word_read(&line, analysis->count, &number) || seen[number] ||
        !word_read(&line, 1, &chosen) || !shares_read(&line, answer.after, analysis->seats) ||
        !shares_read(&line, answer.played, analysis->seats) ||
        !shares_read(&line, answer.best, analysis->seats))
        return false;
    if (line.size > 0 &&
        (!notation_move_parse(analysis->game, line.at, line.size, &answer.better) ||
         table_move_is(&answer.better)))
        return false;
    seen[number] = true;
    answer.chosen = chosen == 1;
    if (number == 0)
        memcpy(analysis->begin, answer.after, sizeof(analysis->begin));
    else
        analysis->steps[number - 1].answer = answer;
    return true;
}

enum local_err report_analysis(struct local *local, const char *text, size_t size, struct buf *out)
{
    struct analysis *analysis = local_analysis(local);
    struct span rest = {text, size};
    char evaluator[EVALUATOR_BYTES];
    uint32_t lines = 0;
    bool sound = true;
    if (analysis->count == 0) return LOCAL_BAD_REQUEST;
    bool *seen = calloc(analysis->count + 1, sizeof(*seen));
    if (seen == NULL) return LOCAL_FULL;
    for (; sound && rest.size > 0; lines++)
        sound = line_read(analysis, span_until(&rest, '\n'), seen);
    free(seen);
    if (!sound || lines != analysis->count + 1) return LOCAL_BAD_REQUEST;
    (void)snprintf(evaluator, sizeof(evaluator), "%016" PRIx64,
                   analysis_evaluator(analysis->game, analysis->seats));
    struct json json = json_to(out);
    report_analysis_print(&json, local_setup_of(local)->id, evaluator, analysis);
    return LOCAL_OK;
}
