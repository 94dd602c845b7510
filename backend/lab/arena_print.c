/* The output of an arena: the progress bar during play, tables and a line of JSON at the end. */
#include "lab/arena_internal.h"

#include "wire/json.h"

#include <math.h>

#define BAR_CELLS 30

/* ---- the progress bar ---- */

void arena_print_progress(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally,
                          int64_t us, int64_t played)
{
    char bar[BAR_CELLS + 1];
    int full = (int)(BAR_CELLS * tally->blocks / plan->blocks);
    int64_t left = plan->blocks - tally->blocks;
    int64_t left_s = played > 0 ? us / 1000000 * left / played : 0;
    for (int i = 0; i < BAR_CELLS; i++) bar[i] = i < full ? '#' : '.';
    bar[BAR_CELLS] = '\0';
    (void)fprintf(out, "\r%s %lld of %lld matches, %lld:%02lld left", bar,
                  (long long)(tally->blocks * plan->setup.seats),
                  (long long)(plan->blocks * plan->setup.seats), (long long)(left_s / 60),
                  (long long)(left_s % 60));
    if (plan->stronger >= 0)
        (void)fprintf(out, "; %+.2f of +-%.2f", arena_likelier(tally, plan),
                      STRENGTH_ESTIMATE_DECIDED);
    (void)fputs("\033[K", out);
    (void)fflush(out);
}

void arena_print_progress_end(FILE *out)
{
    (void)fputs("\r\033[K", out);
    (void)fflush(out);
}

/* ---- figures ---- */

/* Returns half the width of the 95 % interval of a pairing's share. */
static double half_of(const struct odds_pairing *pairing)
{
    return STRENGTH_ESTIMATE_SURE * strength_estimate_error(pairing);
}

static double per(double sum, int64_t count)
{
    return count > 0 ? sum / (double)count : 0;
}

static double spread_of(const struct arena_record *record)
{
    double mean = per((double)record->scores, record->matches);
    double square = per(record->squares, record->matches) - mean * mean;
    return square > 0 ? sqrt(square) : 0;
}

static double us_of(const struct arena_record *record)
{
    return per((double)record->thinking.us, record->thinking.decisions);
}

static const char *verdict_of(const struct arena_tally *tally, const struct arena_plan *plan)
{
    double likelier = arena_likelier(tally, plan);
    if (likelier >= STRENGTH_ESTIMATE_DECIDED) return "stronger";
    return likelier <= -STRENGTH_ESTIMATE_DECIDED ? "not_stronger" : "undecided";
}

/* ---- tables ---- */

static void print_players(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally)
{
    double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
    double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
    strength_estimate_elo(tally->pairing, plan->pairings, plan->players, elo, half);
    (void)fprintf(out, "\n%-18s %13s %6s %7s %7s %6s  %-24s %10s\n", "player", "Elo", "rank",
                  "margin", "score", "+-", "5% 25% 50% 75% 95%", "us/move");
    for (unsigned i = 0; i < plan->players; i++) {
        const struct arena_record *record = &tally->record[i];
        (void)fprintf(out, "%-18s %6.0f +-%5.0f %6.2f %7.1f %7.1f %6.1f ", plan->player[i].name,
                      elo[i], half[i], per((double)record->ranks, record->matches),
                      per((double)record->margins, record->matches),
                      per((double)record->scores, record->matches), spread_of(record));
        for (unsigned percent = 5; percent <= 95;
             percent += percent == 5 || percent == 75 ? 20 : 25)
            (void)fprintf(out, " %4d", arena_score_at(record, percent));
        (void)fprintf(out, " %10.1f\n", us_of(record));
    }
}

static void print_pairings(FILE *out, const struct arena_plan *plan,
                           const struct arena_tally *tally)
{
    (void)fprintf(out, "\n%-18s %-18s %8s %14s %15s\n", "one", "against", "matches", "win share",
                  "points");
    for (unsigned i = 0; i < plan->pairings; i++) {
        const struct odds_pairing *pairing = &tally->pairing[i];
        char field[ARENA_NAME_BYTES + 8];
        (void)snprintf(field, sizeof(field), "%u %s", plan->setup.seats - 1u,
                       plan->player[pairing->field].name);
        (void)fprintf(out, "%-18s %-18s %8lld %6.3f +-%5.3f %7.1f %7.1f\n",
                      plan->player[pairing->lone].name, field,
                      (long long)(pairing->share.count * plan->setup.seats),
                      strength_estimate_mean(&pairing->share), half_of(pairing),
                      strength_estimate_mean(&tally->lone_score[i]),
                      strength_estimate_mean(&tally->field_score[i]));
    }
}

/* ---- JSON ---- */

static void json_plan(struct json *json, const struct arena_plan *plan)
{
    json_text(json, "game", plan->game->id);
    json_int(json, "seats", plan->setup.seats);
    json_array(json, "options");
    for (unsigned i = 0; i < plan->game->options.count; i++)
        if ((plan->setup.options >> i & 1) != 0) json_text(json, NULL, plan->game->options.name[i]);
    json_array_end(json);
    json_int(json, "seed", plan->seed);
}

static void json_players(struct json *json, const struct arena_plan *plan,
                         const struct arena_tally *tally)
{
    double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
    double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
    strength_estimate_elo(tally->pairing, plan->pairings, plan->players, elo, half);
    json_array(json, "players");
    for (unsigned i = 0; i < plan->players; i++) {
        const struct arena_record *record = &tally->record[i];
        json_object(json, NULL);
        json_text(json, "name", plan->player[i].name);
        json_real(json, "elo", elo[i]);
        json_real(json, "elo_half", half[i]);
        json_int(json, "seats", record->matches);
        json_real(json, "rank_mean", per((double)record->ranks, record->matches));
        json_real(json, "margin_mean", per((double)record->margins, record->matches));
        json_real(json, "score_mean", per((double)record->scores, record->matches));
        json_real(json, "score_deviation", spread_of(record));
        json_array(json, "score_percentiles");
        for (unsigned percent = 5; percent < 100; percent += 5)
            json_int(json, NULL, arena_score_at(record, percent));
        json_array_end(json);
        json_int(json, "decisions", record->thinking.decisions);
        json_real(json, "decision_us_mean", us_of(record));
        json_int(json, "decision_us_most", record->thinking.longest_us);
        json_object_end(json);
    }
    json_array_end(json);
}

static void json_pairings(struct json *json, const struct arena_plan *plan,
                          const struct arena_tally *tally)
{
    json_array(json, "pairings");
    for (unsigned i = 0; i < plan->pairings; i++) {
        const struct odds_pairing *pairing = &tally->pairing[i];
        json_object(json, NULL);
        json_text(json, "one", plan->player[pairing->lone].name);
        json_text(json, "against", plan->player[pairing->field].name);
        json_int(json, "matches", pairing->share.count * plan->setup.seats);
        json_real(json, "win_share", strength_estimate_mean(&pairing->share));
        json_real(json, "win_share_half", half_of(pairing));
        json_real(json, "score_mean", strength_estimate_mean(&tally->lone_score[i]));
        json_real(json, "score_mean_against", strength_estimate_mean(&tally->field_score[i]));
        json_object_end(json);
    }
    json_array_end(json);
}

static void json_print(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally,
                       double seconds)
{
    struct buf line = {0};
    struct json json = json_to(&line);
    int64_t matches = tally->blocks * plan->setup.seats;
    json_object(&json, NULL);
    json_plan(&json, plan);
    json_int(&json, "matches", matches);
    json_int(&json, "unfinished", tally->unfinished);
    json_real(&json, "rounds_mean", per((double)tally->rounds, matches));
    json_players(&json, plan, tally);
    json_pairings(&json, plan, tally);
    if (plan->stronger >= 0) {
        json_object(&json, "until");
        json_text(&json, "stronger", plan->player[plan->stronger].name);
        json_text(&json, "weaker", plan->player[plan->weaker].name);
        json_real(&json, "elo", plan->until_elo);
        json_real(&json, "likelier", arena_likelier(tally, plan));
        json_text(&json, "verdict", verdict_of(tally, plan));
        json_object_end(&json);
    }
    json_real(&json, "seconds", seconds);
    json_object_end(&json);
    CHECK(!line.failed);
    (void)fprintf(out, "\n%s\n", line.bytes);
    buf_free(&line);
}

void arena_print(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally,
                 double seconds)
{
    (void)fprintf(out, "%s, %u seats, %lld matches, %.1f rounds each; half widths are of 95 %%\n",
                  plan->game->title, plan->setup.seats,
                  (long long)(tally->blocks * plan->setup.seats),
                  per((double)tally->rounds, tally->blocks * plan->setup.seats));
    print_players(out, plan, tally);
    print_pairings(out, plan, tally);
    if (plan->stronger >= 0)
        (void)fprintf(out, "\n%s > %s by %.0f Elo or not at all: %s\n",
                      plan->player[plan->stronger].name, plan->player[plan->weaker].name,
                      plan->until_elo, verdict_of(tally, plan));
    json_print(out, plan, tally, seconds);
}
