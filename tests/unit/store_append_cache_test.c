/* Where the newest rows of logs lie is known as long as nobody but the writer's groups has changed
 * the file. */
#include "store/write/append_cache.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/write/row_locations.h"
#include "support/store_case.h"

static struct store_case self;
static struct writer writer; /* as the store has it, on the file of a store that is closed */
static struct sql other;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    store_case_close(&self);
    if (store_case_is_postgres(&self)) return;
    writer = (struct writer){.append_cache = row_locations_new()};
    cr_assert_not_null(writer.append_cache);
    cr_assert_eq(sql_connect(&writer.sql, self.path, SQL_WRITES), STORE_OK);
    cr_assert_eq(sql_connect(&other, self.path, SQL_WRITES), STORE_OK);
}

static void end(void)
{
    if (!store_case_is_postgres(&self)) {
        sql_close(&writer.sql);
        sql_close(&other);
        row_locations_free(writer.append_cache);
    }
    store_case_open(&self); /* as store_case_end() wants it */
    store_case_end(&self);
}

TestSuite(store_append_cache, .init = begin, .fini = end, .timeout = 120);

static void run(struct sql *sql, const char *text)
{
    cr_assert_eq(sql_exec(sql, text, "test"), STORE_OK, "%s", text);
}

static const struct ops_place somewhere = {.number = 7, .chain = 77};

/* A group that writes a row, and this one after it. */
static void group_note(const struct store_move *move)
{
    run(&writer.sql, "BEGIN IMMEDIATE");
    append_cache_begin(&writer);
    run(&writer.sql, "UPDATE heartbeat SET clock_ms = clock_ms + 1");
    append_cache_add(&writer, move, &somewhere);
    run(&writer.sql, "COMMIT");
    append_cache_end(&writer);
}

/* Returns whether the next group knows the location of the row before the move. */
static bool group_finds(const struct store_move *move)
{
    struct ops_place place = {0};
    run(&writer.sql, "BEGIN IMMEDIATE");
    append_cache_begin(&writer);
    bool found = append_cache_find(&writer, move, &place);
    run(&writer.sql, "COMMIT");
    append_cache_end(&writer);
    cr_assert(!found || (place.number == 7 && place.chain == 77 && place.told == 0));
    return found;
}

static void setup(void)
{
    if (store_case_is_postgres(&self)) cr_skip_test("it is about files");
    run(&other, "INSERT INTO heartbeat (one, clock_ms, unix_ms) VALUES (1, 1, 1) "
                "ON CONFLICT DO NOTHING");
}

Test(store_append_cache, a_row_is_known_to_the_groups_that_follow)
{
    setup();
    struct store_move one = store_case_move("log", 3);
    struct store_move next = store_case_move("log", 4);
    cr_assert_not(group_finds(&next));
    group_note(&one);
    cr_assert(group_finds(&next));
    cr_assert(group_finds(&next), "what was found stays");
    struct store_move elsewhere = store_case_move("log2", 4);
    cr_assert_not(group_finds(&elsewhere));
    next.before.at_ms++;
    cr_assert_not(group_finds(&next), "it is another row");
    struct store_move first = store_case_move("log", 0);
    cr_assert_not(group_finds(&first), "nothing comes before a set-up");
}

Test(store_append_cache, changes_by_others_empty_the_cache)
{
    setup();
    struct store_move one = store_case_move("log", 3);
    struct store_move next = store_case_move("log", 4);
    group_note(&one);
    run(&other, "UPDATE heartbeat SET clock_ms = 9");
    cr_assert_not(group_finds(&next), "another connection");
    cr_assert_not(group_finds(&next), "nor later");
    group_note(&one);
    cr_assert(group_finds(&next));
    run(&writer.sql, "UPDATE heartbeat SET clock_ms = 10");
    cr_assert_not(group_finds(&next), "its own, outside of a group");
}

Test(store_append_cache, readers_and_checkpoints_keep_the_cache)
{
    setup();
    struct store_move one = store_case_move("log", 3);
    struct store_move next = store_case_move("log", 4);
    group_note(&one);
    run(&other, "SELECT count(*) FROM heartbeat");
    run(&other, "PRAGMA wal_checkpoint(PASSIVE)");
    cr_assert(group_finds(&next));
}

Test(store_append_cache, forgotten_matches_are_not_found)
{
    setup();
    struct store_move moves[] = {store_case_move("log", 3), store_case_move("log2", 3)};
    struct store_move next[] = {store_case_move("log", 4), store_case_move("log2", 4)};
    group_note(&moves[0]);
    group_note(&moves[1]);
    append_cache_remove(&writer, "log");
    cr_assert_not(group_finds(&next[0]));
    cr_assert(group_finds(&next[1]));
    append_cache_remove(&writer, NULL);
    cr_assert_not(group_finds(&next[1]));
}

Test(store_append_cache, where_somebody_is_to_be_told_the_row_is_looked_for)
{
    setup();
    struct store_move one = store_case_move("log", 3);
    struct store_move next = store_case_move("log", 4);
    struct ops_place told = somewhere;
    told.told = 1;
    group_note(&one);
    cr_assert(group_finds(&next));
    append_cache_add(&writer, &one, &told);
    cr_assert_not(group_finds(&next));
}
