/* The simulated world as a program:
 *
 *     world [--seed N] [--hours H] [--seconds S] [--talk] [--shrink all|none|NAME] [--lists FOLDER]
 *                            [--keep FILE]
 *     world --replay FILE [--talk] [--keep FILE]
 *
 * It prints the seed, a summary of the acts and findings, and a line `ok NAME` or `not ok NAME`
 * for each invariant; the acts of a finding are shortened to a list that `--replay` plays. Exit
 * code: 0 without findings, 1 with some, 2 for wrong arguments. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "world/run.h"

#define SHORT_ACTS 30

static const struct {
    const char *name;
    const char *findings; /* a word of each; what is in no row is of the last */
} invariants[] = {
    {"before_a_clock_is_empty_nobody_loses_seat_or_result",
     " owner_lost_seat vote_before_time vote_about_away vote_about_final voter_not_present "
     "ended_without_consent substitute_by_one hidden_to_substitute claim_too_soon "
     "undo_without_consent resigned_by_other back_by_other bot_by_other moved_by_other "
     "timed_out_in_undo gone_moves ghost_started ghost_at_table ghost_invited seat_twice "},
    {"the_ledger_balances",
     " ledger overcharged clock_backwards charged_while_down timed_out_early back_while_owing "},
    {"every_wait_ends", " endless_undo endless_vote endless_offer stuck vote_denied "},
    {"nobody_is_shown_what_is_not_theirs", " shown_private shown_hidden sent_private "},
    {"what_was_acknowledged_is_there_once",
     " not_once row_missing row_after_end memory_differs export_incomplete "},
    {"each_is_told_in_time", " vote_not_told sent_to_gone sent_late turn_not_told "},
    {"ratings_follow_from_holders_and_results",
     " result_fled result_lost rating_differs answers_wrong rated_after_undo rated_without_result "
     "no_rank resigned_before "},
    {"nothing_else", ""},
};

static const char *invariant_of(const char *finding)
{
    char word[FINDING_NAME_BYTES + 2];
    (void)snprintf(word, sizeof(word), " %s ", finding);
    for (size_t i = 0; i < COUNT_OF(invariants); i++)
        if (strstr(invariants[i].findings, word) != NULL) return invariants[i].name;
    return invariants[COUNT_OF(invariants) - 1].name;
}

struct options {
    uint64_t seed;
    int64_t hours;
    int64_t seconds;
    bool talks;
    const char *shrinks;
    const char *lists;
    const char *replay;
    const char *keep;
};

static bool options_read(int argc, char **argv, struct options *options)
{
    *options = (struct options){.seed = (uint64_t)time(NULL), .shrinks = "all"};
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        bool takes = true;
        if (strcmp(argv[i], "--talk") == 0) {
            options->talks = true;
            takes = false;
        } else if (value == NULL) {
            return false;
        } else if (strcmp(argv[i], "--seed") == 0) {
            if (strcmp(value, "random") != 0) options->seed = strtoull(value, NULL, 10);
        } else if (strcmp(argv[i], "--hours") == 0) {
            options->hours = strtoll(value, NULL, 10);
        } else if (strcmp(argv[i], "--seconds") == 0) {
            options->seconds = strtoll(value, NULL, 10);
        } else if (strcmp(argv[i], "--shrink") == 0) {
            options->shrinks = value;
        } else if (strcmp(argv[i], "--lists") == 0) {
            options->lists = value;
        } else if (strcmp(argv[i], "--replay") == 0) {
            options->replay = value;
        } else if (strcmp(argv[i], "--keep") == 0) {
            options->keep = value;
        } else {
            return false;
        }
        i += takes;
    }
    if (options->hours == 0 && options->seconds == 0) options->hours = 1000;
    return true;
}

static void verdicts_print(const struct outcome *outcome)
{
    for (size_t i = 0; i < COUNT_OF(invariants); i++) {
        bool ok = true;
        for (size_t j = 0; j < outcome->count; j++)
            ok = ok && strcmp(invariant_of(outcome->findings[j].name), invariants[i].name) != 0;
        (void)printf("%s %s\n", ok ? "ok" : "not ok", invariants[i].name);
    }
}

static void findings_print(const struct outcome *outcome)
{
    for (size_t i = 0; i < outcome->count; i++) {
        const struct finding *found = &outcome->findings[i];
        (void)printf("# %s, %u times, first after act %" PRIu64 ": %s\n", found->name, found->count,
                     found->act, found->text);
    }
}

static void list_print(const struct acts *acts, uint64_t seed, const struct finding *finding,
                       const char *folder)
{
    char path[400];
    (void)printf("# %s: %zu acts%s\n", finding->name, acts->count,
                 acts->count > SHORT_ACTS ? ", more than a short list has" : "");
    if (folder == NULL) {
        acts_print(acts, seed, finding->name, stdout);
        return;
    }
    (void)snprintf(path, sizeof(path), "%.300s/%.40s.acts", folder, finding->name);
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    acts_print(acts, seed, finding->name, file);
    (void)fclose(file);
}

/* Each finding shortened by itself, from what was done until it came. */
static void findings_shrink(const struct outcome *outcome, const struct options *options)
{
    static struct finding findings[FINDINGS_MAX];
    static int tables[FINDINGS_MAX];
    size_t count = outcome->count;
    struct acts done = {.count = outcome->done_count};
    memcpy(findings, outcome->findings, sizeof(findings));
    memcpy(tables, outcome->tables, sizeof(tables));
    done.at = malloc((done.count + 1) * sizeof(struct act));
    CHECK(done.at != NULL);
    memcpy(done.at, outcome->done, done.count * sizeof(struct act));
    for (size_t i = 0; i < count; i++) {
        bool wanted =
            strcmp(options->shrinks, "all") == 0 || strcmp(options->shrinks, findings[i].name) == 0;
        if (!wanted) continue;
        struct acts fewer = {.count = done.count};
        fewer.at = malloc((done.count + 1) * sizeof(struct act));
        CHECK(fewer.at != NULL);
        memcpy(fewer.at, done.at, done.count * sizeof(struct act));
        shrink(&fewer, options->seed, &findings[i], tables[i]);
        list_print(&fewer, options->seed, &findings[i], options->lists);
        free(fewer.at);
    }
    free(done.at);
}

int main(int argc, char **argv)
{
    struct options options;
    struct acts acts = {0};
    if (!options_read(argc, argv, &options) ||
        (options.replay != NULL && !acts_read(&acts, &options.seed, options.replay))) {
        (void)fprintf(stderr, "usage: world [--seed N] [--hours H] [--seconds S] [--talk] "
                              "[--shrink all|none|NAME] [--lists FOLDER] [--keep FILE] | "
                              "--replay FILE\n");
        return 2;
    }
    (void)printf("seed=%" PRIu64 "\n", options.seed);
    struct run_wish wish = {.seed = options.seed,
                            .hours = options.replay == NULL ? options.hours : 0,
                            .seconds = options.seconds,
                            .acts = options.replay != NULL ? &acts : NULL,
                            .talks = options.talks,
                            .keep = options.keep};
    const struct outcome *outcome = run(&wish);
    size_t found = outcome->count;
    (void)printf("acts=%" PRIu64 " accepted=%" PRIu64 " refused=%" PRIu64 " hours=%.1f\n",
                 outcome->acts, outcome->accepted, outcome->refused,
                 (double)outcome->world_ms / 3600000);
    findings_print(outcome);
    verdicts_print(outcome);
    if (options.replay == NULL && strcmp(options.shrinks, "none") != 0)
        findings_shrink(outcome, &options);
    free(acts.at);
    return found > 0 ? 1 : 0;
}
