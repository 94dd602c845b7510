/* The stored databases of tests/stored: each is opened as an upgrade would, its matches fold with
 * the hashes that they have, come out as they were decided, and go on to their ends. */
#include "engine/match.h"
#include "base/buf.h"
#include "record/proof/proof.h"
#include "record/rehash.h"
#include "record/replay.h"
#include "record/proof/verify.h"
#include "store/nouns/matches/read.h"
#include "support/stored_files.h"

#include <criterion/criterion.h>

#include <string.h>

#define FIRST_FILE "schema-005.sqlite.gz"
#define MOVES_MAX  50000

TestSuite(stored, .timeout = 480);

static struct store_case self;

/* ---- the files ---- */

static void (*doing)(const char *name);

static void case_of(const char *name)
{
    store_case_make(&self, NULL);
    self.config.rules = &rehash_rules;
    stored_file_put(&self, name);
    doing(name);
    store_case_end(&self);
}

/* Each file is the case's, closed, and this program can migrate it. */
static void each_file(void (*each)(const char *name))
{
    doing = each;
    stored_files_each(case_of);
}

/* ---- folding and playing on ---- */

struct going {
    const char *file;
    struct replay *replay;
    struct match match;
    struct match_proposal proposal;
    unsigned running;
    unsigned ended;
};

static struct going going;

/* Any legal moves, to the end. */
static void play_on(struct going *go, const char *id)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    const struct game *game = go->match.game;
    struct chance_fast fast = {.seed = 5};
    struct chance chance = chance_fast_of(&fast);
    uint64_t random = 1;
    uint8_t seats;
    for (unsigned moves = 0; (seats = game->to_act(&go->match.state)) != 0; moves++) {
        uint8_t seat = (uint8_t)__builtin_ctz(seats);
        uint16_t count = game->legal(&go->match.state, seat, legal);
        random = random * UINT64_C(6364136223846793005) + 1442695040888963407u;
        cr_assert(count > 0 && moves < MOVES_MAX, "%s: match %s does not end", go->file, id);
        const struct game_move *move = &legal[(random >> 33) % count];
        cr_assert_eq(match_propose(&go->match, seat, move, &chance, &go->proposal), GAME_ACCEPTED);
        match_accept(&go->match, &go->proposal);
    }
}

static bool match_goes_on(void *context, const struct store_match *info)
{
    struct going *go = context;
    struct replay_report report;
    cr_assert_eq(replay_match(go->replay, self.reader, info, &report), STORE_OK);
    cr_assert_null(report.wrong, "%s: match %s, version %u: %s", go->file, info->id, report.version,
                   report.wrong);
    if (info->status != STORE_RUNNING) {
        go->ended++;
        return true;
    }
    go->match = *replay_state(go->replay);
    play_on(go, info->id);
    go->running++;
    return true;
}

static void goes_on(const char *name)
{
    memset(&going, 0, sizeof(going));
    going.file = name;
    going.replay = replay_new();
    store_case_open(&self);
    cr_assert_eq(store_started_matches_each(self.reader, match_goes_on, &going), STORE_OK);
    cr_assert_gt(going.running, 8, "%s", name);
    cr_assert_gt(going.ended, 8, "%s", name);
    store_case_close(&self);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM audit WHERE action = 'migrate'"),
                     "0");
    replay_free(going.replay);
}

Test(stored, each_file_is_migrated_folds_with_equal_hashes_and_is_played_on)
{
    each_file(goes_on);
}

/* ---- how matches have ended ---- */

#define ENDS                                                                                       \
    "SELECT group_concat(one, char(10)) FROM (SELECT id || ' ' || status || ' ' || "               \
    "ifnull(end_reason, '') || ' ' || ended_ms || (SELECT group_concat(' ' || seat || ':' || "     \
    "ifnull(rank, '-') || ',' || score, '') FROM seat WHERE match_number = number) AS one FROM "   \
    "match WHERE status IN ('over', 'abandoned') ORDER BY number)"

static bool match_is_as_played(void *context, const struct store_match *info)
{
    struct replay_report report;
    cr_assert_eq(replay_match(context, self.reader, info, &report), STORE_OK);
    cr_assert_null(report.wrong, "match %s, version %u: %s", info->id, report.version,
                   report.wrong);
    return true;
}

static void ends_as_stored(const char *name)
{
    struct replay *replay = replay_new();
    char *before = strdup(store_case_sql(&self, ENDS));
    cr_assert_gt(strlen(before), 100, "%s", name);
    store_case_open(&self);
    cr_assert_eq(store_started_matches_each(self.reader, match_is_as_played, replay), STORE_OK);
    store_case_close(&self);
    cr_assert_str_eq(store_case_sql(&self, ENDS), before, "%s", name);
    free(before);
    replay_free(replay);
}

Test(stored, matches_that_ended_keep_status_reason_ranks_and_scores)
{
    each_file(ends_as_stored);
}

static unsigned files;

static bool file_verifies(void *context, const struct store_match *info)
{
    struct buf file = {0};
    struct buf report = {0};
    (void)context;
    if (store_status_live(info->status)) return true;
    cr_assert_eq(proof_print(self.reader, info->id, &file), STORE_OK, "match %s", info->id);
    cr_assert_eq(verify_text(file.bytes, file.size, &report), VERIFY_SAME, "match %s: %s", info->id,
                 report.bytes);
    buf_free(&file);
    buf_free(&report);
    files++;
    return true;
}

static void files_verify(const char *name)
{
    files = 0;
    store_case_open(&self);
    cr_assert_eq(store_started_matches_each(self.reader, file_verifies, NULL), STORE_OK);
    cr_assert_gt(files, 8, "%s", name);
    store_case_close(&self);
}

Test(stored, the_files_of_matches_that_ended_verify)
{
    each_file(files_verify);
}

/* ---- a migration that cannot end changes nothing ---- */

static unsigned rows_left;

static enum store_err failing_row(void *folding, uint32_t seq, int seat, const char *events,
                                  uint64_t *hash)
{
    if (rows_left-- == 0) return STORE_IO;
    return rehash_rules.row(folding, seq, seat, events, hash);
}

static void first_file(void)
{
    store_case_make(&self, NULL);
    stored_file_put(&self, FIRST_FILE);
}

static void last(void)
{
    store_case_end(&self);
}

#define HASHES                                                                                     \
    "SELECT group_concat(state_hash) || (SELECT count(*) FROM schema_migration) FROM (SELECT "     \
    "state_hash FROM move ORDER BY match_number, seq)"

Test(stored, a_migration_that_is_cut_off_leaves_the_file_as_it_was, .init = first_file,
     .fini = last)
{
    struct store_rules failing = rehash_rules;
    failing.row = failing_row;
    self.config.rules = &failing;
    char *before = strdup(store_case_sql(&self, HASHES));
    for (rows_left = 0; rows_left < 5000; rows_left += 1000) {
        unsigned at = rows_left;
        cr_assert_eq(store_open(&self.config, &self.store), STORE_IO);
        cr_assert_str_eq(store_case_sql(&self, HASHES), before);
        rows_left = at;
    }
    self.config.rules = NULL;
    cr_assert_eq(store_open(&self.config, &self.store), STORE_CORRUPT, "the rules are unknown");
    cr_assert_str_eq(store_case_sql(&self, HASHES), before);
    self.config.rules = &rehash_rules;
    store_case_open(&self);
    store_case_close(&self);
    cr_assert_str_neq(store_case_sql(&self, HASHES), before);
    free(before);
}

/* ---- a match that cannot be replayed keeps its rows, and is reported ---- */

static bool match_is_sound(void *context, const struct store_match *info)
{
    struct replay_report report;
    unsigned *wrong = context;
    cr_assert_eq(replay_match(going.replay, self.reader, info, &report), STORE_OK);
    if (report.wrong != NULL) {
        *wrong += 1;
        cr_assert_eq(report.version, 9);
    }
    return true;
}

Test(stored, a_log_that_does_not_fold_is_left_as_it_is_from_there_on, .init = first_file,
     .fini = last)
{
    unsigned wrong = 0;
    char kept[17];
    self.config.rules = &rehash_rules;
    (void)store_case_sql(&self, "UPDATE move SET state_hash = '0123456789abcdef' WHERE "
                                "match_number = 3 AND seq = 9");
    (void)snprintf(kept, sizeof(kept), "%s",
                   store_case_sql(&self, "SELECT state_hash FROM move WHERE match_number = 3 AND "
                                         "seq = 10"));
    store_case_open(&self);
    going.replay = replay_new();
    cr_assert_eq(store_started_matches_each(self.reader, match_is_sound, &wrong), STORE_OK);
    replay_free(going.replay);
    store_case_close(&self);
    cr_assert_eq(wrong, 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT state_hash FROM move WHERE match_number = 3 AND "
                                           "seq = 10"),
                     kept);
    cr_assert_str_eq(store_case_sql(&self, "SELECT detail FROM audit JOIN match ON target = id "
                                           "WHERE action = 'migrate' AND match.number = 3"),
                     "version 9 does not fold by its hash; from there on the rows are as they "
                     "were");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM audit WHERE action = 'migrate'"),
                     "1");
}

Test(stored, a_match_of_unknown_rules_is_left_untouched, .init = first_file, .fini = last)
{
    char *before;
    self.config.rules = &rehash_rules;
    (void)store_case_sql(&self, "UPDATE match SET revision = 1 WHERE number = 3");
    (void)store_case_sql(&self, "UPDATE match SET revision = 999 WHERE number = 4");
    before = strdup(store_case_sql(&self, "SELECT group_concat(state_hash) FROM move WHERE "
                                          "match_number IN (3, 4)"));
    store_case_open(&self);
    store_case_close(&self);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(state_hash) FROM move WHERE "
                                           "match_number IN (3, 4)"),
                     before);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM audit WHERE action = 'migrate'"),
                     "2");
    free(before);
}

/* ---- a match in words of an older revision ---- */

/* In it somebody buys the fifth card with an unused two-of-choice, and is not asked for a second.
 */
Test(stored, a_match_of_revision_2_is_verified_by_its_own_rules_and_not_by_those_of_today)
{
    struct buf text = {0};
    struct buf report = {0};
    stored_file_read("stoneage-revision-2.txt.gz", &text);
    cr_assert_eq(verify_text(text.bytes, text.size, &report), VERIFY_SAME, "%s", report.bytes);
    char *revision = strstr(text.bytes, "revision 2");
    revision[strlen("revision ")] = '3';
    buf_reset(&report);
    cr_assert_eq(verify_text(text.bytes, text.size, &report), VERIFY_DIFFERS);
    cr_assert_not_null(strstr(report.bytes, "1 second_asked card_5"), "%s", report.bytes);
    buf_free(&report);
    buf_free(&text);
}
