#include "cli/admin/check.h"

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "record/replay.h"
#include "store/nouns/matches/read.h"

#define BAR_CELLS    40
#define BAR_EVERY_US 100000

struct walk {
    struct admin_check *check;
    struct store_reader *reader;
    struct replay *replay;
    enum store_err err;
    int64_t drawn_us;
};

/* Draws a line such as: [########........] 1200 of 3000 matches, 480000 moves */
static void bar_draw(struct walk *walk, bool last)
{
    const struct admin_check *check = walk->check;
    int64_t now_us = clock_mono_us();
    if (check->progress == NULL || (!last && now_us - walk->drawn_us < BAR_EVERY_US)) return;
    walk->drawn_us = now_us;
    int64_t total = check->total > check->matches ? check->total : check->matches;
    int64_t full = total > 0 ? check->matches * BAR_CELLS / total : BAR_CELLS;
    (void)fputs("\r[", check->progress);
    for (int64_t i = 0; i < BAR_CELLS; i++) (void)fputc(i < full ? '#' : '.', check->progress);
    (void)fprintf(check->progress, "] %lld of %lld matches, %lld moves%s",
                  (long long)check->matches, (long long)total, (long long)check->moves,
                  last ? "\n" : "");
    (void)fflush(check->progress);
}

static bool match_count(void *context, const struct store_match *info)
{
    struct walk *walk = context;
    (void)info;
    walk->check->total++;
    return true;
}

static bool match_check(void *context, const struct store_match *info)
{
    struct walk *walk = context;
    struct admin_check *check = walk->check;
    struct replay_report report;
    walk->err = replay_match(walk->replay, walk->reader, info, &report);
    check->matches++;
    check->moves += report.moves;
    if (report.wrong != NULL) {
        check->bad++;
        printable_print(check->out, "match %s, move %u: %s", info->id, report.version,
                        report.wrong);
    }
    bar_draw(walk, false);
    return walk->err == STORE_OK;
}

enum store_err admin_check_run(struct admin_check *check, struct store_reader *reader)
{
    struct walk walk = {.check = check, .reader = reader, .replay = replay_new()};
    if (walk.replay == NULL) return STORE_IO;
    enum store_err err = STORE_OK;
    if (check->progress != NULL) err = store_started_matches_each(reader, match_count, &walk);
    if (err == STORE_OK) {
        err = store_started_matches_each(reader, match_check, &walk);
        bar_draw(&walk, true);
    }
    replay_free(walk.replay);
    return err == STORE_OK ? walk.err : err;
}
