#include "store/query/query_functions.h"

#include <math.h>
#include <stdlib.h>

#include "store/sql/sqlite.h"

#define WILSON_Z     1.96 /* deviations to either side that make 95 % */
#define ROOM_AT_ONCE 64   /* values of the first allocation */

static bool is_number(sqlite3_value *value)
{
    int type = sqlite3_value_numeric_type(value);
    return type == SQLITE_INTEGER || type == SQLITE_FLOAT;
}

/* ---- intervals ---- */

/* `side` is -1 for the lower bound, 1 for the upper one. */
static void wilson(sqlite3_context *context, sqlite3_value **values, double side)
{
    double hits = sqlite3_value_double(values[0]);
    double cases = sqlite3_value_double(values[1]);
    if (!is_number(values[0]) || !is_number(values[1]) || cases <= 0 || hits < 0 || hits > cases) {
        sqlite3_result_null(context);
        return;
    }
    double square = WILSON_Z * WILSON_Z;
    double spread = WILSON_Z * sqrt(hits * (cases - hits) / cases + square / 4);
    double bound = (hits + square / 2 + side * spread) / (cases + square);
    sqlite3_result_double(context, fmin(fmax(bound, 0), 1));
}

static void wilson_low_run(sqlite3_context *context, int count, sqlite3_value **values)
{
    CHECK(count == 2);
    wilson(context, values, -1);
}

static void wilson_high_run(sqlite3_context *context, int count, sqlite3_value **values)
{
    CHECK(count == 2);
    wilson(context, values, 1);
}

/* ---- spread ---- */

/* Welford's sums. SQLite clears a new context. */
struct spread {
    double count;
    double mean;
    double squares; /* sum of the squared distances from the mean */
};

static void stddev_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    struct spread *spread = sqlite3_aggregate_context(context, sizeof(*spread));
    CHECK(count == 1);
    if (spread == NULL || !is_number(values[0])) return;
    double value = sqlite3_value_double(values[0]);
    double from = value - spread->mean;
    spread->count++;
    spread->mean += from / spread->count;
    spread->squares += from * (value - spread->mean);
}

static void stddev_final(sqlite3_context *context)
{
    const struct spread *spread = sqlite3_aggregate_context(context, 0);
    if (spread == NULL || spread->count < 2)
        sqlite3_result_null(context);
    else
        sqlite3_result_double(context, sqrt(spread->squares / (spread->count - 1)));
}

/* ---- quantiles ---- */

struct sample {
    double *values;
    size_t count;
    size_t room;
    double fraction;
    bool failed; /* no memory */
};

static void sample_add(struct sample *sample, sqlite3_value *value)
{
    if (sample->failed || !is_number(value)) return;
    if (sample->count == sample->room) {
        size_t room = sample->room == 0 ? ROOM_AT_ONCE : 2 * sample->room;
        double *more = sqlite3_realloc64(sample->values, room * sizeof(*more));
        sample->failed = more == NULL;
        if (more == NULL) return;
        sample->values = more;
        sample->room = room;
    }
    sample->values[sample->count++] = sqlite3_value_double(value);
}

static void median_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    struct sample *sample = sqlite3_aggregate_context(context, sizeof(*sample));
    CHECK(count == 1);
    if (sample == NULL) return;
    sample->fraction = 0.5;
    sample_add(sample, values[0]);
}

static void quantile_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    struct sample *sample = sqlite3_aggregate_context(context, sizeof(*sample));
    CHECK(count == 2);
    if (sample == NULL) return;
    double fraction = sqlite3_value_double(values[1]);
    if (!is_number(values[1]) || fraction < 0 || fraction > 1)
        sqlite3_result_error(context, "a quantile needs a fraction from 0 to 1", -1);
    else if (sample->count == 0)
        sample->fraction = fraction;
    sample_add(sample, values[0]);
}

static int value_compare(const void *a, const void *b)
{
    double one = *(const double *)a;
    double other = *(const double *)b;
    return (one > other) - (one < other);
}

static void quantile_final(sqlite3_context *context)
{
    struct sample *sample = sqlite3_aggregate_context(context, 0);
    if (sample != NULL && sample->failed) {
        sqlite3_result_error_nomem(context);
    } else if (sample == NULL || sample->count == 0) {
        sqlite3_result_null(context);
    } else {
        qsort(sample->values, sample->count, sizeof(sample->values[0]), value_compare);
        double place = sample->fraction * (double)(sample->count - 1);
        size_t below = (size_t)place;
        size_t above = below + 1 < sample->count ? below + 1 : below;
        double low = sample->values[below];
        double part = (place - (double)below) * (sample->values[above] - low);
        sqlite3_result_double(context, low + part);
    }
    if (sample != NULL) sqlite3_free(sample->values);
}

/* ---- all ---- */

enum store_err query_functions_add(struct sql *sql)
{
    static const struct {
        const char *name;
        int arguments;
        void (*run)(sqlite3_context *context, int count, sqlite3_value **values);
        void (*step)(sqlite3_context *context, int count, sqlite3_value **values);
        void (*final)(sqlite3_context *context);
    } functions[] = {
        {.name = "wilson_low", .arguments = 2, .run = wilson_low_run},
        {.name = "wilson_high", .arguments = 2, .run = wilson_high_run},
        {.name = "stddev", .arguments = 1, .step = stddev_step, .final = stddev_final},
        {.name = "median", .arguments = 1, .step = median_step, .final = quantile_final},
        {.name = "quantile", .arguments = 2, .step = quantile_step, .final = quantile_final},
    };
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(functions); i++) {
        int code =
            sqlite3_create_function(sql->db, functions[i].name, functions[i].arguments,
                                    SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, NULL,
                                    functions[i].run, functions[i].step, functions[i].final);
        err = sql_failed(sql->db, code, functions[i].name);
    }
    return err;
}
