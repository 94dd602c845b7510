#include "hub/bots/analysis.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "engine/notation.h"
#include "engine/table_kinds.h"
#include "games/find.h"
#include "record/fold.h"
#include "wire/json.h"
#include "wire/parse.h"

#define SEED 20261123 /* fixed, so that every analysis of a match has the same figures */

/* A decision that counted, in the order of the match. */
struct step {
    uint32_t version;
    uint8_t seat;
    struct game_move move;
    struct analysis_answer answer;
};

struct match_analysis {
    char match[STORE_MATCH_ID_BYTES + 1];
    const struct game *game;
    uint8_t seats;
    uint32_t simulations;
    int32_t begin[GAME_SEATS_MAX];
    int32_t end[GAME_SEATS_MAX];
    uint32_t count;
    _Atomic uint32_t taken;    /* decisions assigned to a thread so far; may exceed the count */
    _Atomic uint32_t done;     /* number of decisions that were valued */
    uint32_t room;             /* capacity of both: */
    struct step *steps;        /* [count] */
    struct game_state *states; /* [count + 1] the state before each decision, and the last state */
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
    if (analysis->count + 1 < analysis->room) return true;
    uint32_t room = analysis->room == 0 ? 128 : 2 * analysis->room;
    struct step *steps = realloc(analysis->steps, room * sizeof(*steps));
    if (steps != NULL) analysis->steps = steps;
    struct game_state *states = realloc(analysis->states, room * sizeof(*states));
    if (states != NULL) analysis->states = states;
    if (steps == NULL || states == NULL) return false;
    analysis->room = room;
    return true;
}

/* Removes undone moves: the match returned to an earlier state. */
static void steps_cut(struct match_analysis *analysis, uint32_t version)
{
    while (analysis->count > 0 && analysis->steps[analysis->count - 1].version > version)
        analysis->count--;
}

static void undone_look(struct reading *reading, const struct store_move *row)
{
    static const char word[] = "\"undone\"";
    struct game_events events;
    struct parse_error error = {0};
    if (strstr(row->events, word) == NULL) return;
    if (!parse_events(reading->analysis->game, row->events, strlen(row->events), &events, &error)) {
        reading->no_memory = error.no_memory;
        reading->unreadable = true;
        return;
    }
    for (unsigned i = 0; i < events.count; i++) {
        struct table_event event;
        memcpy(&event, &events.at[i], sizeof(event));
        if (event.kind == TABLE_EVENT_UNDONE) steps_cut(reading->analysis, event.version);
    }
}

static bool row_take(void *context, const struct match *match, const struct store_move *row)
{
    struct reading *reading = context;
    struct match_analysis *analysis = reading->analysis;
    struct parse_error error = {0};
    struct game_move move;
    if (!room_make(analysis)) {
        reading->no_memory = true;
        return false;
    }
    if (row->seq == 0) {
        analysis->states[0] = match->state;
        return true;
    }
    undone_look(reading, row);
    reading->unreadable =
        reading->unreadable ||
        !parse_stored_move(analysis->game, row->move, strlen(row->move), &move, &error);
    reading->no_memory = reading->no_memory || error.no_memory;
    if (reading->unreadable) return false;
    if (table_move_is(&move)) return true;
    reading->too_long = analysis->count == MATCH_ANALYSIS_DECISIONS_MAX;
    if (reading->too_long) return false;
    analysis->steps[analysis->count++] =
        (struct step){.version = row->seq, .seat = (uint8_t)row->seat, .move = move};
    analysis->states[analysis->count] = match->state;
    return true;
}

/* Fills the result: players who share the first rank divide it. */
static void ends_fill(struct match_analysis *analysis, const struct store_match *info)
{
    int first = 0;
    for (uint8_t seat = 0; seat < info->seats; seat++) first += info->seat[seat].rank == 1;
    for (uint8_t seat = 0; seat < info->seats; seat++)
        analysis->end[seat] = info->seat[seat].rank == 1 ? ANALYSIS_WHOLE / first : 0;
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
    *analysis = (struct match_analysis){
        .game = game, .seats = info->seats, .simulations = analysis_simulations(game)};
    (void)text_copy(analysis->match, sizeof(analysis->match), info->id);
    ends_fill(analysis, info);
    struct reading reading = {.analysis = analysis};
    enum store_err err = record_fold_each(reader, info, UINT32_MAX, row_take, &reading);
    if (err == STORE_OK && reading.no_memory) err = STORE_IO;
    if (err == STORE_OK && reading.unreadable) err = STORE_DAMAGED;
    if (err == STORE_OK && (reading.too_long || analysis->count == 0)) err = STORE_NOT_FOUND;
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
    free(analysis->steps);
    free(analysis->states);
    free(analysis);
}

const char *match_analysis_match(const struct match_analysis *analysis)
{
    return analysis->match;
}

uint32_t match_analysis_count(const struct match_analysis *analysis)
{
    return analysis->count;
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
    evaluator_text(analysis->game, analysis->seats, text);
}

/* ---- valuing ---- */

enum match_analysis_step match_analysis_next(struct match_analysis *analysis,
                                             const struct bot_means *means)
{
    uint32_t at = atomic_load(&analysis->taken) < analysis->count
                      ? atomic_fetch_add(&analysis->taken, 1)
                      : analysis->count;
    if (at >= analysis->count) return MATCH_ANALYSIS_NONE;
    struct step *step = &analysis->steps[at];
    struct analysis_question question = {.game = analysis->game,
                                         .before = &analysis->states[at],
                                         .after = &analysis->states[at],
                                         .move = step->move,
                                         .seat = step->seat,
                                         .number = at,
                                         .simulations = analysis->simulations,
                                         .seed = SEED};
    if (at == 0 && !analysis_worth(&question, means, analysis->begin))
        return MATCH_ANALYSIS_STOPPED;
    question.after = &analysis->states[at + 1];
    if (!analysis_decision(&question, means, &step->answer)) return MATCH_ANALYSIS_STOPPED;
    uint32_t done = atomic_fetch_add(&analysis->done, 1) + 1;
    return done == analysis->count ? MATCH_ANALYSIS_LAST : MATCH_ANALYSIS_VALUED;
}

/* ---- printing ---- */

/* The parts of the change in what a seat can expect; see bots/analysis.h. */
struct account {
    int32_t luck;
    int32_t own;
    int32_t others;
    int32_t rest;
};

static struct account account_of(const struct match_analysis *analysis, uint8_t seat)
{
    struct account account = {.rest = 0};
    int32_t before = analysis->begin[seat];
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct step *step = &analysis->steps[i];
        const struct analysis_answer *answer = &step->answer;
        int32_t *decided = step->seat == seat ? &account.own : &account.others;
        account.luck += answer->after[seat] - answer->played[seat];
        *decided += answer->played[seat] - answer->best[seat];
        account.rest += answer->best[seat] - before;
        before = answer->after[seat];
    }
    account.rest += analysis->end[seat] - before;
    return account;
}

static int32_t loss_of(const struct step *step)
{
    return step->answer.best[step->seat] - step->answer.played[step->seat];
}

/* Prints the losses of a seat's decisions, by kinds of moves. */
static void print_kinds(struct json *json, const struct match_analysis *analysis, uint8_t seat)
{
    json_array(json, "kinds");
    for (unsigned kind = 1; kind < analysis->game->move_kinds; kind++) {
        uint32_t chosen = 0;
        int32_t lost = 0;
        for (uint32_t i = 0; i < analysis->count; i++) {
            const struct step *step = &analysis->steps[i];
            if (step->seat != seat || step->move.bytes[0] != kind || !step->answer.chosen) continue;
            chosen++;
            lost += loss_of(step);
        }
        if (chosen == 0) continue;
        json_object(json, NULL);
        json_text(json, "kind", table_move_shape(analysis->game, (uint8_t)kind)->name);
        json_int(json, "chosen", chosen);
        json_int(json, "lost", lost);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_seats(struct json *json, const struct match_analysis *analysis)
{
    json_array(json, "seats");
    for (uint8_t seat = 0; seat < analysis->seats; seat++) {
        struct account account = account_of(analysis, seat);
        json_object(json, NULL);
        json_int(json, "seat", seat);
        json_int(json, "begin", analysis->begin[seat]);
        json_int(json, "luck", account.luck);
        json_int(json, "own", account.own);
        json_int(json, "others", account.others);
        json_int(json, "rest", account.rest);
        json_int(json, "end", analysis->end[seat]);
        print_kinds(json, analysis, seat);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_rows(struct json *json, const struct match_analysis *analysis)
{
    json_array(json, "rows");
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct step *step = &analysis->steps[i];
        json_array(json, NULL);
        json_int(json, NULL, step->version);
        json_int(json, NULL, step->seat);
        json_int(json, NULL, loss_of(step));
        json_int(json, NULL, step->answer.after[step->seat] - step->answer.played[step->seat]);
        for (uint8_t seat = 0; seat < analysis->seats; seat++)
            json_int(json, NULL, step->answer.after[seat]);
        json_array_end(json);
    }
    json_array_end(json);
}

static void print_move(struct json *json, const char *name, const char *text_name,
                       const struct game *game, const struct game_move *move)
{
    char text[NOTATION_BYTES_MAX];
    (void)notation_move_print(game, move, text);
    json_move(json, name, game, move);
    json_text(json, text_name, text);
}

/* Prints the event of the better move, in the form of the log. */
static void print_event(struct json *json, const struct match_analysis *analysis,
                        const struct step *step)
{
    struct game_event event;
    const struct game_state *before = &analysis->states[step - analysis->steps];
    if (analysis_event(analysis->game, before, step->seat, &step->answer.better, &event))
        json_event(json, "event", analysis->game, &event);
    else
        json_null(json, "event");
}

/* Prints the decisions of a seat that cost the most, the worst first. */
static void print_lessons_of(struct json *json, const struct match_analysis *analysis, uint8_t seat)
{
    const struct step *last = NULL;
    for (unsigned n = 0; n < MATCH_ANALYSIS_LESSONS; n++) {
        const struct step *worst = NULL;
        for (uint32_t i = 0; i < analysis->count; i++) {
            const struct step *step = &analysis->steps[i];
            bool later = last == NULL || loss_of(step) < loss_of(last) ||
                         (loss_of(step) == loss_of(last) && step > last);
            if (step->seat == seat && later && loss_of(step) > 0 &&
                (worst == NULL || loss_of(step) > loss_of(worst)))
                worst = step;
        }
        if (worst == NULL) return;
        json_object(json, NULL);
        json_int(json, "version", worst->version);
        json_int(json, "seat", seat);
        json_int(json, "played", worst->answer.played[seat]);
        json_int(json, "best", worst->answer.best[seat]);
        print_move(json, "move", "text", analysis->game, &worst->move);
        print_move(json, "better", "better_text", analysis->game, &worst->answer.better);
        print_event(json, analysis, worst);
        json_object_end(json);
        last = worst;
    }
}

void match_analysis_print(const struct match_analysis *analysis, struct buf *out)
{
    struct json json = json_to(out);
    char evaluator[STORE_EVALUATOR_BYTES + 1];
    CHECK(analysis->done == analysis->count);
    match_analysis_evaluator(analysis, evaluator);
    json_object(&json, NULL);
    json_text(&json, "match", analysis->match);
    json_text(&json, "evaluator", evaluator);
    json_int(&json, "simulations", analysis->simulations);
    json_int(&json, "whole", ANALYSIS_WHOLE);
    print_seats(&json, analysis);
    print_rows(&json, analysis);
    json_array(&json, "lessons");
    for (uint8_t seat = 0; seat < analysis->seats; seat++) print_lessons_of(&json, analysis, seat);
    json_array_end(&json);
    json_object_end(&json);
}
