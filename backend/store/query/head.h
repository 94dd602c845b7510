/* Parses the comment on top of a query: its question, its parameters, whether its result is public,
 * its best chart, its time limit. schema/README.md has the form. Pure. Any thread. */
#ifndef STORE_QUERY_HEAD_H
#define STORE_QUERY_HEAD_H

#include "store/store.h"

#define QUERY_PARAMS_MAX      16
#define QUERY_PARAM_BYTES_MAX 48
#define QUERY_ABOUT_BYTES_MAX 160
#define QUERY_CHART_Y_MAX     5

struct query_head_param {
    char name[QUERY_PARAM_BYTES_MAX + 1]; /* without its colon */
    char about[QUERY_ABOUT_BYTES_MAX + 1];
    bool optional; /* the SQL contains coalesce(:name, ...) */
};

enum query_chart {
    QUERY_CHART_NONE,
    QUERY_CHART_BARS,
    QUERY_CHART_LINE,
    QUERY_CHART_BOX, /* y: the ends of the whiskers outside, the quartiles inside, in this order */
    QUERY_CHART_HEAT /* y: one value, in a cell for each x and split */
};

struct query_head {
    char question[STORE_QUESTION_MAX + 1];
    struct query_head_param params[QUERY_PARAMS_MAX];
    size_t param_count;
    bool is_public;
    bool counts_only;  /* names no player and no match: an administrator may share its answer */
    uint32_t limit_ms; /* time limit over a million events; 0: not stated */
    enum query_chart chart;
    char x[QUERY_PARAM_BYTES_MAX + 1];
    char split[QUERY_PARAM_BYTES_MAX + 1]; /* column of the rows of a heat map; else empty */
    char y[QUERY_CHART_Y_MAX][QUERY_PARAM_BYTES_MAX + 1];
    size_t y_count;
};

/* Reads the head of a named query. */
void query_head_read(const char *sql, struct query_head *head);

/* Finds the parameters (:name) of any SQL, in order, ignoring quoted text and comments; `about`
 * stays empty. It is for lists of queries, which are not prepared: SQL of strangers could occupy
 * SQLite's planner for long. query_params_check() checks a query before it runs. */
void query_params_find(const char *sql, struct query_head *head);

#endif
