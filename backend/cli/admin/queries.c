/* ochre admin query, queries, users, matches, audit. */
#include "cli/admin/queries.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/encoding/printable.h"
#include "cli/admin/errors.h"
#include "record/rehash.h"
#include "store/maintenance/maintenance_write.h"
#include "store/query/head.h"

#define WALL_FACTOR 4      /* elapsed seconds for one of processor time, on a busy machine */
#define HURRY_US    500000 /* for a query that ends by itself when its time is up */

/* Ends the program: SQLite sorts without a check of the time. Nothing has been printed, and a
 * reader of the file leaves nothing behind. */
static void time_is_up(int signal)
{
    static const char text[] = "ochre admin: query_slow: the time is up.\n";
    ssize_t size = write(STDERR_FILENO, text, sizeof(text) - 1);
    (void)size;
    (void)signal;
    _exit(ADMIN_REFUSED);
}

static void timer_set(int which, uint32_t seconds)
{
    const struct itimerval timer = {
        .it_value = {.tv_sec = seconds, .tv_usec = seconds != 0 ? HURRY_US : 0}};
    CHECK(setitimer(which, &timer, NULL) == 0);
}

/* Limits processor time and elapsed time; 0 ends both limits. */
static void timers_set(uint32_t seconds)
{
    const struct sigaction action = {.sa_handler = time_is_up};
    CHECK(sigaction(SIGPROF, &action, NULL) == 0 && sigaction(SIGALRM, &action, NULL) == 0);
    timer_set(ITIMER_PROF, seconds);
    timer_set(ITIMER_REAL, WALL_FACTOR * seconds);
}

static int query_close(struct admin_print *print, enum query_end end, const char *message)
{
    bool whole = end == QUERY_DONE || end == QUERY_CUT;
    if (!whole)
        buf_free(&print->text);
    else if (!admin_print_end(print, stdout))
        return admin_error(ADMIN_FAILED, "the result could not be written.");
    switch (end) {
    case QUERY_DONE: return ADMIN_FINE;
    case QUERY_CUT:
        return admin_error(ADMIN_FINE, "showing the first %zu rows; use --rows N for more.",
                           print->rows);
    case QUERY_NO_FILE: return admin_error(ADMIN_FAILED, "%s.", message);
    case QUERY_BAD:
    case QUERY_REFUSED:
    case QUERY_SLOW:
    case QUERY_LARGE: return admin_error(ADMIN_REFUSED, "%s: %s.", query_end_name(end), message);
    }
    return ADMIN_FAILED;
}

static struct query query_of(struct admin *admin, struct admin_print *print)
{
    *print = (struct admin_print){.form = admin->form};
    return (struct query){.path = admin->path,
                          .params = admin->params,
                          .param_count = admin->param_count,
                          .rows_max = admin->rows_max,
                          .ms_max = admin->seconds_max * 1000,
                          .wall_ms_max = WALL_FACTOR * admin->seconds_max * 1000,
                          .columns = admin_print_columns,
                          .row = admin_print_row,
                          .context = print};
}

int admin_run_query(struct admin *admin)
{
    static struct admin_print print;
    char message[QUERY_MESSAGE_BYTES_MAX] = "";
    struct query query = query_of(admin, &print);
    const struct named_query *named = query_find(admin->word);
    query.sql = named != NULL ? named->sql : admin->word;
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err != STORE_OK) return admin_error_store(admin, err);
    if (named == NULL && strpbrk(query.sql, " \t\n;") == NULL) {
        return admin_error(ADMIN_REFUSED, "no query named \"%s\"; see \"ochre admin queries\".",
                           query.sql);
    }
    if (query_params_check(&query, named != NULL, message) != QUERY_DONE)
        return admin_error(ADMIN_USAGE, "%s; \"queries\" lists them.", message);
    timers_set(admin->seconds_max);
    enum query_end end = query_run(&query, message, NULL);
    timers_set(0);
    return query_close(&print, end, message);
}

static int report(struct admin *admin, enum query_report which)
{
    static struct admin_print print;
    char message[QUERY_MESSAGE_BYTES_MAX] = "";
    struct query query = query_of(admin, &print);
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err != STORE_OK) return admin_error_store(admin, err);
    enum query_end end = query_report_run(which, &query, message);
    return query_close(&print, end, message);
}

int admin_run_users(struct admin *admin)
{
    return report(admin, QUERY_USERS);
}

int admin_run_matches(struct admin *admin)
{
    return report(admin, QUERY_MATCHES);
}

int admin_run_audit(struct admin *admin)
{
    return report(admin, QUERY_AUDIT);
}

int admin_run_queries(struct admin *admin)
{
    (void)admin;
    const struct named_query *query = NULL;
    while ((query = query_next(query)) != NULL) {
        struct query_head head;
        query_head_read(query->sql, &head);
        printable_print(stdout, "%s", query->name);
        printable_print(stdout, "    %s", head.question);
        for (size_t at = 0; at < head.param_count; at++) {
            const struct query_head_param *param = &head.params[at];
            printable_print(stdout, "    --param %s=%s%s", param->name,
                            param->about[0] != '\0' ? "   " : "", param->about);
        }
    }
    return ADMIN_FINE;
}
