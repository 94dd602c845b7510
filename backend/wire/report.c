#include "wire/report.h"

#include <math.h>
#include <string.h>

#include "engine/notation.h"
#include "engine/table_kinds.h"

/* ---- luck ---- */

/* limit of the sum of rounding errors in the means of many rolls */
#define ROUNDING 1e-4

/* Returns the mean of one die with this number of sides. */
static double die_mean(double sides)
{
    return (sides + 1) / 2;
}

static double die_variance(double sides)
{
    return (sides * sides - 1) / 12;
}

static const char *const verdict_names[] = {
    [LUCK_VERY_UNLUCKY] = "very_unlucky",
    [LUCK_UNLUCKY] = "unlucky",
    [LUCK_EVEN] = "even",
    [LUCK_LUCKY] = "lucky",
    [LUCK_VERY_LUCKY] = "very_lucky",
};

enum luck_verdict luck_verdict_of(double actual, double expected, double variance)
{
    double off = actual - expected;
    double deviation = sqrt(variance);
    if (fabs(off) <= deviation + ROUNDING || variance <= 0) return LUCK_EVEN;
    bool much = fabs(off) >= deviation * 1.5;
    if (off > 0) return much ? LUCK_VERY_LUCKY : LUCK_LUCKY;
    return much ? LUCK_VERY_UNLUCKY : LUCK_UNLUCKY;
}

/* Prints the verdict and the figures on which it is based. */
static void print_verdict(struct json *json, double actual, double expected, double variance)
{
    double deviations = variance > 0 ? (actual - expected) / sqrt(variance) : 0;
    json_real(json, "deviations", round(deviations * 1000) / 1000);
    json_text(json, "verdict", verdict_names[luck_verdict_of(actual, expected, variance)]);
}

static void print_line(struct json *json, const char *kind, const struct luck_line *line)
{
    double expected = (double)line->expected / LUCK_PARTS;
    json_object(json, NULL);
    json_text(json, "kind", kind);
    json_int(json, "rolls", line->rolls);
    json_int(json, "dice", line->dice);
    json_int(json, "actual", line->actual);
    json_real(json, "expected", expected);
    print_verdict(json, line->actual, expected, (double)line->variance / LUCK_PARTS);
    json_object_end(json);
}

static void print_rolls(struct json *json, const struct names *kinds, const struct luck *luck,
                        uint8_t seat)
{
    const struct luck_line *lines = luck->line[seat];
    struct luck_line all = {.rolls = 0};
    double expected = 0; /* pips */
    double variance = 0;
    json_object(json, NULL);
    json_int(json, "seat", seat);
    json_array(json, "lines");
    for (uint8_t kind = 0; kinds != NULL && kind < kinds->count && kind < LUCK_KINDS_MAX; kind++) {
        if (lines[kind].rolls > 0) print_line(json, kinds->name[kind], &lines[kind]);
        all.rolls += lines[kind].rolls;
        all.dice += lines[kind].dice;
        all.pips += lines[kind].pips;
        expected += lines[kind].dice * die_mean(lines[kind].sides);
        variance += lines[kind].dice * die_variance(lines[kind].sides);
    }
    json_array_end(json);
    json_int(json, "rolls", all.rolls);
    json_int(json, "dice", all.dice);
    json_int(json, "pips", all.pips);
    json_real(json, "expected_pips", expected);
    print_verdict(json, all.pips, expected, variance);
    json_object_end(json);
}

static void print_roll_kinds(struct json *json, const struct names *kinds)
{
    json_array(json, "kinds");
    for (uint8_t kind = 0; kinds != NULL && kind < kinds->count; kind++)
        if (kinds->name[kind] != NULL) json_text(json, NULL, kinds->name[kind]);
    json_array_end(json);
}

void report_luck_print(struct json *json, const char *match, const struct game *game, uint8_t seats,
                       const struct luck *luck)
{
    json_object(json, NULL);
    json_text(json, "match", match);
    print_roll_kinds(json, game->luck_kinds);
    json_array(json, "seats");
    for (uint8_t seat = 0; seat < seats; seat++) print_rolls(json, game->luck_kinds, luck, seat);
    json_array_end(json);
    json_object_end(json);
}

/* ---- analysis ---- */

/* The parts of the change in what a seat can expect; see bots/analysis.h. */
struct account {
    int32_t begin;
    int32_t luck;
    int32_t own;
    int32_t others;
    int32_t rest;
    int32_t end;
};

/* Returns the account of the decisions from `from` to before `to`; the last one includes the
 * result. */
static struct account account_of(const struct analysis *analysis, uint8_t seat, uint32_t from,
                                 uint32_t to)
{
    int32_t before =
        from > 0 ? analysis->steps[from - 1].answer.after[seat] : analysis->begin[seat];
    struct account account = {.begin = before};
    for (uint32_t i = from; i < to; i++) {
        const struct analysis_step *step = &analysis->steps[i];
        const struct analysis_answer *answer = &step->answer;
        int32_t *decided = step->seat == seat ? &account.own : &account.others;
        account.luck += answer->after[seat] - answer->played[seat];
        *decided += answer->played[seat] - answer->best[seat];
        account.rest += answer->best[seat] - before;
        before = answer->after[seat];
    }
    account.end = to == analysis->count ? analysis->end[seat] : before;
    account.rest += account.end - before;
    return account;
}

static void print_account(struct json *json, const struct account *account)
{
    json_int(json, "begin", account->begin);
    json_int(json, "luck", account->luck);
    json_int(json, "own", account->own);
    json_int(json, "others", account->others);
    json_int(json, "rest", account->rest);
    json_int(json, "end", account->end);
}

/* Prints the account of each third of the match, by numbers of decisions; a very short one lacks
 * some. */
static void print_phases(struct json *json, const struct analysis *analysis, uint8_t seat)
{
    static const char *const names[] = {"opening", "middle", "end"};
    const uint32_t phases = COUNT_OF(names);
    json_array(json, "phases");
    for (uint32_t phase = 0; phase < phases; phase++) {
        uint32_t from = analysis->count * phase / phases;
        uint32_t to = analysis->count * (phase + 1) / phases;
        if (from == to) continue;
        struct account account = account_of(analysis, seat, from, to);
        json_object(json, NULL);
        json_text(json, "phase", names[phase]);
        json_int(json, "decisions", to - from);
        print_account(json, &account);
        json_object_end(json);
    }
    json_array_end(json);
}

static int32_t loss_of(const struct analysis_step *step)
{
    return step->answer.best[step->seat] - step->answer.played[step->seat];
}

/* Prints the losses of a seat's decisions, by kinds of moves. */
static void print_decided_kinds(struct json *json, const struct analysis *analysis, uint8_t seat)
{
    json_array(json, "kinds");
    for (unsigned kind = 1; kind < analysis->game->move_kinds; kind++) {
        uint32_t chosen = 0;
        int32_t lost = 0;
        for (uint32_t i = 0; i < analysis->count; i++) {
            const struct analysis_step *step = &analysis->steps[i];
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

static void print_accounts(struct json *json, const struct analysis *analysis)
{
    json_array(json, "seats");
    for (uint8_t seat = 0; seat < analysis->seats; seat++) {
        struct account account = account_of(analysis, seat, 0, analysis->count);
        json_object(json, NULL);
        json_int(json, "seat", seat);
        print_account(json, &account);
        print_phases(json, analysis, seat);
        print_decided_kinds(json, analysis, seat);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_rows(struct json *json, const struct analysis *analysis)
{
    json_array(json, "rows");
    for (uint32_t i = 0; i < analysis->count; i++) {
        const struct analysis_step *step = &analysis->steps[i];
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
static void print_event(struct json *json, const struct analysis *analysis,
                        const struct analysis_step *step)
{
    struct game_event event;
    const struct game_state *before = &analysis->states[step - analysis->steps];
    if (analysis_event(analysis->game, before, step->seat, &step->answer.better, &event))
        json_event(json, "event", analysis->game, &event);
    else
        json_null(json, "event");
}

/* Prints the decisions of a seat that cost the most, the worst first. */
static void print_lessons_of(struct json *json, const struct analysis *analysis, uint8_t seat)
{
    const struct analysis_step *last = NULL;
    for (unsigned n = 0; n < REPORT_LESSONS; n++) {
        const struct analysis_step *worst = NULL;
        for (uint32_t i = 0; i < analysis->count; i++) {
            const struct analysis_step *step = &analysis->steps[i];
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

void report_analysis_print(struct json *json, const char *match, const char *evaluator,
                           const struct analysis *analysis)
{
    json_object(json, NULL);
    json_text(json, "match", match);
    json_text(json, "evaluator", evaluator);
    json_int(json, "simulations", analysis->simulations);
    json_int(json, "whole", ANALYSIS_WHOLE);
    print_accounts(json, analysis);
    print_rows(json, analysis);
    json_array(json, "lessons");
    for (uint8_t seat = 0; seat < analysis->seats; seat++) print_lessons_of(json, analysis, seat);
    json_array_end(json);
    json_object_end(json);
}
