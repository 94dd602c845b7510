/* A reader that stays long does not leave a long WAL behind. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/clock.h"
#include "store/checkpoint.h"
#include "store/sql.h"
#include "support/store_case.h"

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

static off_t wal_size(void)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    struct stat about;
    (void)snprintf(path, sizeof(path), "%s-wal", self.path);
    return stat(path, &about) == 0 ? about.st_size : 0;
}

/* The file is longer than that. */
static uint64_t wal_used(void)
{
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    return stats.wal_bytes;
}

Test(store_checkpoint, a_long_wal_is_cut_when_the_last_reader_has_left_it, .init = begin,
     .fini = end)
{
    static char events[200000];
    struct store_match match = store_case_running("abcdefghijkmnpqr", 2);
    struct sql reader;
    store_case_match_add(&self, &match);
    memset(events, ' ', sizeof(events) - 1);
    memcpy(events, "[]", 2);
    cr_assert_eq(sql_connect(&reader, self.path, SQL_READS), STORE_OK);
    cr_assert_eq(sql_exec(&reader, "BEGIN; SELECT count(*) FROM move", "read"), STORE_OK);
    for (uint32_t seq = 0; wal_used() < CHECKPOINT_TRUNCATE_BYTES + (1u << 20); seq++) {
        struct store_move move = store_case_move(match.id, seq);
        move.events = events;
        struct store_write write = {.op = STORE_MOVE_APPEND, .move = &move};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
    struct timespec pause = {.tv_nsec = 20 * 1000 * 1000};
    for (int i = 0; i < 30; i++) (void)nanosleep(&pause, NULL); /* some pauses of the writer */
    cr_expect_geq(wal_size(), (off_t)CHECKPOINT_TRUNCATE_BYTES, "somebody reads it");
    sql_close(&reader);
    int64_t begun_us = clock_mono_us();
    while (wal_size() > 0 && clock_mono_us() - begun_us < 60000000) (void)nanosleep(&pause, NULL);
    cr_expect_eq(wal_size(), 0, "and nothing was written since");
}
