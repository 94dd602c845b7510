/* Questions that follow each other without a gap keep the WAL from beginning anew. When it is long
 * none is begun any more, until the last has gone and it was cut. */
#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

#include "record/query_process.h"
#include "store/sql/sql.h"
#include "support/store_case.h"

static struct store_case self;
static atomic_bool stopped = true; /* a question that is begun is over at once */

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

static uint64_t wal_bytes(void)
{
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    return stats.wal_bytes;
}

/* Returns whether a query would be started; the line in the log tells that it was not. */
static bool is_begun(void)
{
    static struct query_request request = {.rows_max = 1, .ms_max = 1000};
    struct query_answer answer;
    atomic_store(&stopped, true);
    enum query_outcome outcome = query_process_run(&request, self.store, &stopped, &answer);
    cr_assert_eq(outcome, QUERY_PROCESS_NOT_NOW, "stopped or not begun");
    return answer.message[0] == '\0';
}

Test(long_wal, no_question_is_begun_until_it_was_cut, .init = begin, .fini = end)
{
    static char events[200000];
    struct store_match match = store_case_running("abcdefghijkmnpqr", 2);
    struct sql reader;
    store_case_match_add(&self, &match);
    memset(events, ' ', sizeof(events) - 1);
    memcpy(events, "[]", 2);
    cr_expect(is_begun());
    cr_assert_eq(sql_connect(&reader, self.path, SQL_READS), STORE_OK);
    cr_assert_eq(sql_exec(&reader, "BEGIN; SELECT count(*) FROM move", "read"), STORE_OK);
    for (uint32_t seq = 0; wal_bytes() <= QUERY_PROCESS_WAL_BYTES_MAX; seq++) {
        struct store_move move = store_case_move(match.id, seq);
        move.events = events;
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
    cr_expect_not(is_begun());
    sql_close(&reader);
    struct timespec pause = {.tv_nsec = 20 * 1000 * 1000};
    while (!is_begun()) (void)nanosleep(&pause, NULL); /* the time limit of the test ends it */
}
