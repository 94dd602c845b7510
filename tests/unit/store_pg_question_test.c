#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/postgres/pg_question.h"
#include "store/query/query.h"

static enum pg_question_end read_of(const char *sql, char *text, size_t size)
{
    struct pg_question question;
    enum pg_question_end end = pg_question_read(sql, &question);
    (void)snprintf(text, size, "%s",
                   end == PG_QUESTION_FINE ? question.text.bytes : question.wrong);
    pg_question_free(&question);
    return end;
}

Test(store_pg_question, every_named_query_is_a_question)
{
    const struct named_query *named = NULL;
    while ((named = query_next(named)) != NULL) {
        char text[QUERY_SQL_BYTES_MAX];
        cr_expect_eq(read_of(named->sql, text, sizeof(text)), PG_QUESTION_FINE, "%s: %s",
                     named->name, text);
    }
}

Test(store_pg_question, parameters_are_numbered_and_comments_are_left_out)
{
    struct pg_question question;
    cr_assert_eq(pg_question_read("-- what?\nSELECT :one, a::text, ':no' /* :b /* :c */ */, "
                                  "\"x:y\", :two + :one;\n-- and\n",
                                  &question),
                 PG_QUESTION_FINE, "%s", question.wrong);
    cr_expect_str_eq(question.text.bytes, "  SELECT $1, a::text, ':no'  , \"x:y\", $2 + $1   ");
    cr_expect_eq(question.param_count, 2);
    cr_expect_str_eq(question.params[0], "one");
    cr_expect_str_eq(question.params[1], "two");
    pg_question_free(&question);
}

Test(store_pg_question, statements_that_do_more_than_read_are_refused)
{
    static const char *const refused[] = {
        "DELETE FROM v_match",
        "(INSERT INTO v_match VALUES (1))",
        "EXPLAIN SELECT 1",
        "SELECT 1; SELECT 2",
        "SELECT 1; -- \n DROP TABLE move",
        "SELECT * INTO copied FROM v_match",
        "SELECT * FROM v_match FOR UPDATE",
        "SELECT pg_sleep(10)",
        "SELECT pg_notify('ochre', 'x')",
        "SELECT \"pg_sleep\" (10)",
        "SELECT pg_catalog . set_config('a', 'b', false)",
        "SELECT set_config('statement_timeout', '0', false)",
        "SELECT current_setting('data_directory')",
        "SELECT lo_import('/etc/passwd')",
        "SELECT lo_get(1)",
        "SELECT * FROM pg_stat_activity",
        "SELECT * FROM \"pg_stat_user_tables\"",
        "SELECT * FROM information_schema.tables",
        "SELECT * FROM public.session",
        "SELECT * FROM Public.session",
        "SELECT 'secret'::regclass",
        "SELECT CAST('ochre' AS RegRole)",
        "SELECT current_user",
        "SELECT nextval('history.x')",
        "SELECT query_to_xml('SELECT 1', true, true, '')",
        "SELECT table_to_xml /* here */ ('v_match', true, true, '')",
        "SELECT dblink('dbname=ochre', 'SELECT 1')",
        "SELECT txid_current()",
        "SELECT version()",
        "SELECT inet_server_addr()",
        "SELECT has_table_privilege('secret', 'SELECT')",
        "SELECT ts_stat('SELECT 1')",
        "SELECT repeat('x', 1000000000)",
        "SELECT * FROM generate_series(1, 1000000000)",
        "SELECT E'\\'' || pg_sleep(1) || '",
        "SELECT U&\"\\0070g_sleep\"(1)",
        "SELECT U&'a'",
    };
    for (size_t i = 0; i < COUNT_OF(refused); i++) {
        char text[300];
        cr_expect_eq(read_of(refused[i], text, sizeof(text)), PG_QUESTION_REFUSED, "%s: %s",
                     refused[i], text);
        cr_expect(strlen(text) > 0);
    }
}

Test(store_pg_question, unreadable_text_is_bad)
{
    static const char *const bad[] = {
        "",
        "  -- nothing\n",
        "SELECT 'a",
        "SELECT \"a",
        "SELECT \"\"",
        "SELECT \"a\"\"b\"",
        "SELECT /* a /* b */",
        "SELECT $1",
        "SELECT $$pg_sleep$$",
        "SELECT $a$x$a$",
        "SELECT 1 \\ 2",
        "SELECT p\xc3\xa9g",
        "SELECT user, bot FROM v_seat",
        "SELECT count(*) FROM v_seat GROUP BY User",
        "SELECT a2345678901234567890123456789012345678901234567890123456789012345",
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char text[300];
        cr_expect_eq(read_of(bad[i], text, sizeof(text)), PG_QUESTION_BAD, "%s: %s", bad[i], text);
        cr_expect(strlen(text) > 0);
    }
}

Test(store_pg_question, reading_statements_pass)
{
    static const char *const fine[] = {
        "SELECT * FROM v_match",
        "select Count(*) from history.v_match where game in ('a', 'b')",
        "VALUES (1), (2)",
        "WITH RECURSIVE a (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 5) SELECT * "
        "FROM a",
        "(SELECT 1) UNION (SELECT 2)",
        "SELECT seat.user, \"user\", 1 AS user FROM v_seat AS seat",
        "SELECT 'pg_sleep(1); DROP TABLE move; -- '",
        "SELECT sum(rank = 1) FILTER (WHERE rank IS NOT NULL) OVER (PARTITION BY game) FROM v_seat",
        "SELECT event ->> '$.points', CAST(event ->> '$.seat' AS INTEGER), 1.5e3::numeric(10, 2) "
        "FROM "
        "v_event",
        "SELECT 'it''s \xc3\xa9'",
    };
    for (size_t i = 0; i < COUNT_OF(fine); i++) {
        char text[600];
        cr_expect_eq(read_of(fine[i], text, sizeof(text)), PG_QUESTION_FINE, "%s: %s", fine[i],
                     text);
    }
}
