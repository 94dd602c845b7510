#include "doctor/doctor.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "doctor/gather_machine.h"
#include "doctor/gather_site.h"
#include "doctor/gather_store.h"
#include "doctor/judge_machine.h"
#include "doctor/judge_reach.h"
#include "doctor/judge_site.h"
#include "doctor/judge_store.h"

#define FIGURES_MS 2000 /* time in which a server with nothing else to do adds figures */
#define LEAST_MS   100  /* with less time left, a step that waits for others is not begun */

/* One run, with the facts that several checks use. */
struct run {
    const struct doctor_settings *settings;
    int64_t until_us;
    char path[FACT_PATH_BYTES]; /* of the file */
    struct examined examined;
    bool has_key;
    struct credential_key key;
    struct site_facts site;
};

/* Returns the maximum wait of the next step; 0: no time is left. */
static int left_ms(const struct run *run)
{
    int64_t left = (run->until_us - clock_system_us()) / 1000;
    if (left < LEAST_MS) return 0;
    return left < DOCTOR_CHECK_MS ? (int)left : DOCTOR_CHECK_MS;
}

static bool is_stopped(const struct run *run)
{
    const atomic_bool *stop = run->settings->stop;
    return stop != NULL && atomic_load(stop);
}

static const char *store_of(const struct run *run)
{
    return run->settings->store != NULL ? run->settings->store : run->path;
}

/* ---- each check ---- */

static void check_settings(struct run *run, struct doctor_line *line)
{
    judge_settings(run->settings->settings, line);
}

static void check_folder(struct run *run, struct doctor_line *line)
{
    struct folder_facts facts;
    line_set(line, FINDING_SKIP_DATABASE);
    if (run->settings->store != NULL) return;
    gather_folder(run->settings->data, &facts);
    judge_folder(&facts, line);
}

static void check_disk(struct run *run, struct doctor_line *line)
{
    struct disk_facts facts;
    line_set(line, FINDING_SKIP_DATABASE);
    if (run->settings->store != NULL) return;
    gather_disk(run->settings->data, run->examined.bytes > 0 ? run->examined.bytes : 0, &facts);
    judge_disk(&facts, line);
}

/* Copies the host in a database's URL: no name, no password and no parameter of it. */
static void host_copy(const char *url, char host[FACT_NAME_BYTES])
{
    const char *begin = strstr(url, "://");
    begin = begin != NULL ? begin + 3 : url;
    size_t size = strcspn(begin, "/?");
    for (size_t at = 0; at < size; at++) { /* the last @ counts, since a password may contain one */
        if (begin[at] != '@') continue;
        begin += at + 1;
        size -= at + 1;
        at = (size_t)-1;
    }
    size_t name = begin[0] == '[' ? strcspn(begin, "]") + 1 : strcspn(begin, ":,/?");
    (void)snprintf(host, FACT_NAME_BYTES, "%.*s", (int)(name < size ? name : size), begin);
    if (host[0] == '\0') (void)text_copy(host, FACT_NAME_BYTES, "/var/run/postgresql");
}

static struct store_facts store_facts_of(const struct run *run)
{
    const struct doctor_settings *settings = run->settings;
    struct store_facts facts = {.path = settings->store == NULL ? run->path : NULL,
                                .folder = settings->data,
                                .limit_ms = settings->examine_ms,
                                .examined = &run->examined};
    if (settings->store != NULL) host_copy(settings->store, facts.host);
    return facts;
}

static void check_wal(struct run *run, struct doctor_line *line)
{
    struct store_facts facts = store_facts_of(run);
    judge_wal(&facts, line);
}

static void check_database(struct run *run, struct doctor_line *line)
{
    struct store_facts facts = store_facts_of(run);
    judge_database(&facts, line);
}

static void check_backup(struct run *run, struct doctor_line *line)
{
    struct backup_facts facts;
    gather_backup(run->settings->data, &facts);
    facts.database = run->settings->store != NULL;
    facts.no_file = run->examined.err == STORE_NOT_FOUND;
    judge_backup(&facts, line);
}

static void check_clock(struct run *run, struct doctor_line *line)
{
    struct clock_facts facts;
    gather_clock(run->examined.newest_ms, &facts);
    judge_clock(&facts, line);
}

static void check_zones(struct run *run, struct doctor_line *line)
{
    struct zones_facts facts;
    (void)run;
    gather_zones(&facts);
    judge_zones(&facts, line);
}

static void check_site(struct run *run, struct doctor_line *line)
{
    const struct doctor_settings *settings = run->settings;
    const struct gather_way way = {.listen = settings->listen,
                                   .base_url = settings->base_url,
                                   .key = run->has_key ? &run->key : NULL,
                                   .serving = settings->serving,
                                   .limit_ms = max(left_ms(run), LEAST_MS),
                                   .stop = settings->stop};
    gather_site(&way, &run->site);
    judge_site(&run->site, line);
}

static void check_certificate(struct run *run, struct doctor_line *line)
{
    judge_certificate(&run->site, line);
}

static void check_proxies(struct run *run, struct doctor_line *line)
{
    judge_proxies(&run->site, line);
}

static void check_websocket(struct run *run, struct doctor_line *line)
{
    judge_websocket(&run->site, line);
}

static void check_mail(struct run *run, struct doctor_line *line)
{
    const struct doctor_settings *settings = run->settings;
    struct mail_facts facts = {.fault = settings->mail_fault,
                               .url = settings->mail != NULL ? settings->mail->url : NULL,
                               .to = settings->mail_to};
    int ms = left_ms(run);
    line_set(line, FINDING_SKIP_TIME);
    if (facts.fault == MAIL_GOOD && (ms == 0 || is_stopped(run))) return;
    if (facts.fault == MAIL_GOOD)
        mail_try(settings->mail, facts.to, ms, settings->stop, &facts.tried);
    judge_mail(&facts, line);
}

static void check_push(struct run *run, struct doctor_line *line)
{
    const struct doctor_settings *settings = run->settings;
    struct push_facts facts = {.no_file = run->examined.err != STORE_OK,
                               .no_key = !run->has_key,
                               .plain = !run->site.tls && !run->site.here,
                               .folder = settings->data};
    int ms = left_ms(run);
    line_set(line, FINDING_SKIP_TIME);
    if (ms == 0 || is_stopped(run)) return;
    if (!facts.no_file)
        gather_push(store_of(run), settings->private_hooks, ms, settings->stop, &facts);
    judge_push(&facts, line);
}

static void check_figures(struct run *run, struct doctor_line *line)
{
    const struct examined *examined = &run->examined;
    struct figures_facts facts = {.no_file = examined->err == STORE_NOT_FOUND,
                                  .unknown = examined->err != STORE_OK ||
                                             examined->damage[0] != '\0' ||
                                             examined->schema != examined->known};
    int ms = min(left_ms(run), FIGURES_MS);
    line_set(line, FINDING_SKIP_TIME);
    if (!facts.no_file && !facts.unknown) {
        if (ms == 0 || is_stopped(run)) return;
        gather_figures(store_of(run), ms, run->settings->stop, &facts);
    }
    judge_figures(&facts, line);
}

static void check_version(struct run *run, struct doctor_line *line)
{
    judge_version(&run->site, line);
}

/* ---- the table ---- */

static const struct check {
    const char *name;
    void (*check)(struct run *run, struct doctor_line *line);
} checks[] = {
    {"settings", check_settings},
    {"folder", check_folder},
    {"disk", check_disk},
    {"wal", check_wal},
    {"database", check_database},
    {"backup", check_backup},
    {"clock", check_clock},
    {"zones", check_zones},
    {"site", check_site}, /* comes before the checks that judge its facts */
    {"certificate", check_certificate},
    {"proxies", check_proxies},
    {"websocket", check_websocket},
    {"mail", check_mail},
    {"push", check_push},
    {"figures", check_figures},
    {"version", check_version},
};
_Static_assert(COUNT_OF(checks) <= DOCTOR_CHECKS_MAX, "a report holds a line of each");

/* Reads the key by which this check and the server recognise each other. */
static void key_read(struct run *run)
{
    unsigned char secret[STORE_EMAIL_LINK_KEY_BYTES];
    _Static_assert(sizeof(secret) == CREDENTIAL_SECRET_SIZE, "one secret");
    if (run->examined.err != STORE_OK) return;
    run->has_key = examine_email_link_key(store_of(run), secret) == STORE_OK;
    if (run->has_key) credential_key_make(secret, &run->key);
    sodium_memzero(secret, sizeof(secret));
}

static void run_begin(struct run *run, const struct doctor_settings *settings)
{
    const struct examine_limits limits = {.ms = settings->examine_ms, .stop = settings->stop};
    *run = (struct run){.settings = settings};
    (void)snprintf(run->path, sizeof(run->path), "%s/" GATHER_DATABASE, settings->data);
    run->until_us = clock_system_us() + (int64_t)DOCTOR_RUN_MS * 1000;
    examine(store_of(run), &limits, &run->examined);
    key_read(run);
}

void doctor_run(const struct doctor_settings *settings, struct doctor_report *report)
{
    struct run run;
    int64_t begin_us = clock_system_us();
    report->count = 0;
    report->worst = DOCTOR_OK;
    report->at_ms = clock_unix_ms();
    run_begin(&run, settings);
    for (size_t i = 0; i < COUNT_OF(checks); i++) {
        struct doctor_line *line = &report->lines[report->count];
        if (checks[i].check == check_settings && settings->settings == NULL) continue;
        line->check = checks[i].name;
        checks[i].check(&run, line);
        enum doctor_sign sign = finding_row_of(line->finding)->sign;
        if (sign != DOCTOR_SKIPPED && sign > report->worst) report->worst = sign;
        report->count++;
    }
    sodium_memzero(&run.key, sizeof(run.key));
    report->took_ms = (clock_system_us() - begin_us) / 1000;
}

void doctor_json(const struct doctor_report *report, struct buf *out)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "version", OCHRE_VERSION);
    json_text(&json, "verdict", doctor_sign_word(report->worst));
    json_int(&json, "at_ms", report->at_ms);
    json_int(&json, "took_ms", report->took_ms);
    json_array(&json, "checks");
    for (size_t i = 0; i < report->count; i++) line_json(&report->lines[i], &json);
    json_array_end(&json);
    json_object_end(&json);
}
