/* The comment on top of a query, as the program parses it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/query/query.h"
#include "store/query/head.h"

static struct query_head head;

Test(store_query_head, question_parameters_chart_and_limit_are_read)
{
    query_head_read("-- Who wins\n"
                    "-- and why?\n"
                    "-- Parameters: one, other: their names; least, how many (5).\n"
                    "-- Chart: line of a, b_c by d.\n"
                    "-- Limit: 200 ms for one match.\n"
                    "-- Public.\n"
                    "-- Counts only.\n"
                    "SELECT ':no', \":neither\" -- :nor\n"
                    ", :one /* :not */, :other, coalesce(:least, 5), :one",
                    &head);
    cr_expect_str_eq(head.question, "Who wins and why?");
    cr_assert_eq(head.param_count, 3);
    cr_expect_str_eq(head.params[0].name, "one");
    cr_expect_str_eq(head.params[0].about, "their names");
    cr_expect_str_eq(head.params[1].name, "other");
    cr_expect_str_eq(head.params[1].about, "their names");
    cr_expect_str_eq(head.params[2].name, "least");
    cr_expect_str_eq(head.params[2].about, "how many (5)");
    cr_expect(!head.params[0].optional && !head.params[1].optional && head.params[2].optional);
    cr_expect_eq(head.chart, QUERY_CHART_LINE);
    cr_expect_str_eq(head.x, "d");
    cr_assert_eq(head.y_count, 2);
    cr_expect_str_eq(head.y[0], "a");
    cr_expect_str_eq(head.y[1], "b_c");
    cr_expect_eq(head.limit_ms, 200);
    cr_expect(head.is_public && head.counts_only);
}

Test(store_query_head, boxes_and_heat_maps_are_charts_and_other_words_are_none)
{
    query_head_read("-- Chart: box of a, b, c, d, e by f.\nSELECT 1", &head);
    cr_expect_eq(head.chart, QUERY_CHART_BOX);
    cr_assert_eq(head.y_count, 5);
    cr_expect_str_eq(head.y[4], "e");
    cr_expect_str_eq(head.x, "f");
    cr_expect_str_eq(head.split, "");
    query_head_read("-- Chart: heat of n by hour, weekday.\nSELECT 1", &head);
    cr_expect_eq(head.chart, QUERY_CHART_HEAT);
    cr_expect_str_eq(head.x, "hour");
    cr_expect_str_eq(head.split, "weekday");
    query_head_read("-- Chart: pie of n by hour.\nSELECT 1", &head);
    cr_expect_eq(head.chart, QUERY_CHART_NONE);
}

Test(store_query_head, missing_lines_are_absent)
{
    query_head_read("SELECT 1", &head);
    cr_expect_str_eq(head.question, "");
    cr_expect_eq(head.param_count, 0);
    cr_expect_eq(head.chart, QUERY_CHART_NONE);
    cr_expect_eq(head.limit_ms, 0);
    cr_expect_not(head.is_public);
    query_head_read("-- Limit: 5 s over a million events.\n-- Chart: bars by x.\nSELECT 'open :a",
                    &head);
    cr_expect_eq(head.limit_ms, 5000);
    cr_expect_eq(head.chart, QUERY_CHART_NONE);
    cr_expect_eq(head.param_count, 0);
}

Test(store_query_head, more_than_there_is_room_for_is_left_out)
{
    char sql[4096] = "SELECT ";
    for (int i = 0; i < 40; i++)
        (void)snprintf(sql + strlen(sql), sizeof(sql) - strlen(sql), ":p%d, ", i);
    memset(&head, 0, sizeof(head));
    query_params_find(sql, &head);
    cr_expect_eq(head.param_count, QUERY_PARAMS_MAX);
    char name[200] = "SELECT :";
    memset(name + 8, 'a', 100);
    memset(&head, 0, sizeof(head));
    query_params_find(name, &head);
    cr_assert_eq(head.param_count, 1);
    cr_expect_eq(strlen(head.params[0].name), QUERY_PARAM_BYTES_MAX);
}

Test(store_query_head, every_named_query_says_its_question_and_its_limit)
{
    int publics = 0;
    for (const struct named_query *query = NULL; (query = query_next(query)) != NULL;) {
        query_head_read(query->sql, &head);
        cr_expect_gt(strlen(head.question), 10, "%s", query->name);
        cr_expect(head.limit_ms == 200 || head.limit_ms == 5000, "%s", query->name);
        for (size_t at = 0; at < head.param_count; at++) {
            cr_expect(head.params[at].about[0] != '\0' || head.limit_ms == 200, "%s: %s",
                      query->name, head.params[at].name);
        }
        publics += head.is_public;
        /* A public one that is quick is about something that has to be named. */
        cr_expect(!head.is_public || head.param_count == 0 || head.limit_ms == 5000 ||
                  !head.params[0].optional);
    }
    cr_expect_geq(publics, 12);
}
