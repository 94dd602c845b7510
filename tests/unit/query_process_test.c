/* Queries in a child process: what may not be read is refused before anything runs, however little
 * time the query has. This program is its own child, as the server is. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/encoding/text.h"
#include "record/query_process.h"
#include "support/store_case.h"

#define ENDLESS "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) "
#define PARTS   300 /* selects: planning them alone takes more time than the query has */

static struct store_case self;

__attribute__((constructor)) static void serve(int count, char **arguments)
{
    if (count == 2 && strcmp(arguments[1], QUERY_PROCESS_COMMAND) == 0 && sodium_init() >= 0)
        exit(query_process_serve());
}

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

/* Runs a query that never ends and is long to plan, with `column` at its end. */
static enum query_end ask(const char *column, bool counts_only, struct query_answer *answer)
{
    static struct query_request request;
    struct buf sql = {0};
    buf_printf(&sql, ENDLESS "SELECT count(*) AS n, 1 AS c FROM r");
    for (int i = 1; i < PARTS; i++)
        buf_append_text(&sql, " UNION ALL SELECT moves, rank FROM v_seat");
    buf_printf(&sql, " UNION ALL SELECT 1, %s", column);
    cr_assert_not(sql.failed);
    request = (struct query_request){
        .rows_max = 10, .ms_max = 1, .named = true, .counts_only = counts_only};
    cr_assert(text_copy(request.path, sizeof(request.path), self.path));
    cr_assert(text_copy(request.sql, sizeof(request.sql), sql.bytes));
    buf_free(&sql);
    enum query_outcome outcome = query_process_run(&request, self.store, NULL, answer);
    cr_assert_eq(outcome, QUERY_PROCESS_ANSWERED);
    result_free(&answer->result);
    return answer->end;
}

Test(query_process, what_may_not_be_read_is_refused_before_anything_runs, .init = begin,
     .fini = end)
{
    struct query_answer answer;
    cr_expect_eq(ask("(SELECT count(player) FROM v_user)", true, &answer), QUERY_REFUSED, "%s",
                 answer.message);
    cr_expect_str_eq(answer.message, "not for everybody: v_user.player");
    const char *secret = store_case_is_postgres(&self) ? "(SELECT count(name) FROM public.\"user\")"
                                                       : "length(sqlite_source_id())";
    cr_expect_eq(ask(secret, false, &answer), QUERY_REFUSED, "%s", answer.message);
    cr_expect_eq(strncmp(answer.message, "not allowed: ", 13), 0, "%s", answer.message);
    cr_expect_eq(ask("(SELECT count(nothing) FROM v_user)", false, &answer), QUERY_BAD, "%s",
                 answer.message);
}

Test(query_process, what_may_be_read_has_its_time, .init = begin, .fini = end)
{
    struct query_answer answer;
    cr_expect_eq(ask("1", true, &answer), QUERY_SLOW, "%s", answer.message);
    cr_expect_str_eq(answer.message, "the time is up");
}
