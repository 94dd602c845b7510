/* Facts as they are gathered: of real files, and of servers on the loopback that answer as others
 * do, or not at all; and by what a check and its server know each other. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "doctor/gather_machine.h"
#include "doctor/gather_site.h"
#include "doctor/judge_machine.h"
#include "doctor/judge_site.h"
#include "support/patience.h"
#include "support/talker.h"

#define LATE_MS 300

/* ---- files ---- */

static char folder[] = "/tmp/ochre-doctor-XXXXXX";

static void folder_make(void)
{
    cr_assert_not_null(mkdtemp(folder));
    cr_assert_eq(chmod(folder, 0700), 0);
}

static const char *in(const char *name)
{
    static char path[256];
    (void)snprintf(path, sizeof(path), "%s/%s", folder, name);
    return path;
}

static void file_make(const char *name, mode_t mode)
{
    int file = open(in(name), O_CREAT | O_WRONLY, 0600);
    cr_assert_geq(file, 0);
    cr_assert_eq(fchmod(file, mode), 0);
    cr_assert_eq(close(file), 0);
}

static void folder_remove(void)
{
    char command[300];
    (void)snprintf(command, sizeof(command), "rm -rf %s", folder);
    cr_assert_eq(system(command), 0);
}

static const char *folder_code(void)
{
    struct folder_facts facts;
    struct doctor_line line = {.check = "folder"};
    gather_folder(folder, &facts);
    judge_folder(&facts, &line);
    return finding_row_of(line.finding)->code;
}

Test(doctor_gather, folder_is_told_by_owner_and_mode_of_all_that_is_in_it, .init = folder_make,
     .fini = folder_remove)
{
    file_make("ochre.sqlite", 0600);
    cr_expect_str_eq(folder_code(), "folder_ok");
    cr_assert_eq(chmod(folder, 0755), 0);
    cr_expect_str_eq(folder_code(), "folder_open");
    cr_assert_eq(chmod(folder, 0700), 0);
    file_make("ochre.sqlite.lock", 0400);
    cr_expect_str_eq(folder_code(), "folder_mode");
    cr_assert_eq(unlink(in("ochre.sqlite.lock")), 0);
    if (geteuid() == 0) {
        cr_assert_eq(chown(in("ochre.sqlite"), 65534, 65534), 0);
        cr_expect_str_eq(folder_code(), "folder_owner");
    }
}

Test(doctor_gather, folder_that_is_not_there_is_missing_and_has_the_disk_of_the_one_above)
{
    struct folder_facts facts;
    struct disk_facts disk;
    gather_folder("/tmp/ochre-nowhere", &facts);
    cr_expect(facts.missing);
    gather_disk("/tmp/ochre-nowhere", 0, &disk);
    cr_expect_not(disk.unknown);
    cr_expect_gt(disk.size_bytes, 0);
    cr_expect_leq(disk.free_bytes, disk.size_bytes);
    gather_disk("/nowhere/at/all", 0, &disk);
    cr_expect(disk.unknown);
}

Test(doctor_gather, newest_backup_counts_and_nothing_that_is_none, .init = folder_make,
     .fini = folder_remove)
{
    struct backup_facts facts;
    struct timespec times[2] = {{.tv_sec = clock_unix_ms() / 1000 - 3 * 86400}};
    gather_backup(folder, &facts);
    cr_expect(facts.none);
    cr_assert_eq(mkdir(in("backups"), 0700), 0);
    file_make("backups/ochre-20260101T000000Z.sqlite.part", 0600);
    file_make("backups/notes.txt", 0600);
    gather_backup(folder, &facts);
    cr_expect(facts.none);
    cr_expect(strstr(facts.path, "/backups"));
    file_make("backups/ochre-20260101T000000Z.sqlite", 0600);
    file_make("backups/ochre-20260102T000000Z.sqlite", 0600);
    times[1] = times[0];
    cr_assert_eq(utimensat(AT_FDCWD, in("backups/ochre-20260101T000000Z.sqlite"), times, 0), 0);
    gather_backup(folder, &facts);
    cr_expect(strstr(facts.path, "20260102"));
    cr_expect_lt(facts.age_s, 3600);
    cr_assert_eq(unlink(in("backups/ochre-20260102T000000Z.sqlite")), 0);
    gather_backup(folder, &facts);
    cr_expect(strstr(facts.path, "20260101"));
    cr_expect(facts.age_s >= 3 * 86400 && facts.age_s < 3 * 86400 + 3600);
}

Test(doctor_gather, time_zones_of_this_system_are_read)
{
    struct zones_facts facts;
    gather_zones(&facts);
    cr_expect_not(facts.none);
    cr_expect_null(facts.broken);
    cr_expect_null(facts.lost);
}

Test(doctor_gather, addresses_are_near_or_public)
{
    static const struct {
        const char *address;
        bool near;
    } rows[] = {{"127.0.0.1", true}, {"10.1.2.3", true},      {"::1", true},   {"fd00::1", true},
                {"8.8.8.8", false},  {"2600:1f00::1", false}, {"local", false}};
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        cr_expect_eq(gather_is_near(rows[i].address), rows[i].near, "%s", rows[i].address);
}

/* ---- the site ---- */

static const struct credential_key known = {.bytes = {1, 2, 3}};

static struct site_facts asked(const struct talker_row *rows, const struct credential_key *key,
                               struct talker *talker)
{
    char url[64];
    struct site_facts facts;
    talker_start(talker, rows);
    (void)snprintf(url, sizeof(url), "http://127.0.0.1:%u", talker->port);
    const struct gather_way way = {.listen = "127.0.0.1:1",
                                   .base_url = url,
                                   .key = key,
                                   .serving = true,
                                   .limit_ms = PATIENT_MS(2000)};
    gather_site(&way, &facts);
    talker_stop(talker);
    return facts;
}

static const char *site_code(const struct site_facts *facts)
{
    struct doctor_line line = {.check = "site"};
    judge_site(facts, &line);
    return finding_row_of(line.finding)->code;
}

Test(doctor_gather, another_program_at_the_base_url_is_found_and_told_nothing)
{
    static const struct {
        const char *answer, *code;
    } rows[] = {
        {"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", "site_foreign"},
        {"HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{\"name\":\"gitea\"}", "site_foreign"},
        {"HTTP/1.1 301 Moved\r\nLocation: https://other.example/api\r\nContent-Length: 0\r\n\r\n",
         "site_moved"},
        {"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", "site_gateway"},
        {"HTTP/1.1 421 Misdirected Request\r\nContent-Length: 0\r\n\r\n", "site_host"},
        {"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "site_status"},
        {"", "site_unreached"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const struct talker_row says[] = {{"\r\n", rows[i].answer}, {NULL, NULL}};
        struct talker talker;
        struct site_facts facts = asked(says, &known, &talker);
        cr_expect_str_eq(site_code(&facts), rows[i].code);
        cr_expect_null(strstr(talker.heard, CREDENTIAL_HEADER),
                       "no other host gets the credential");
    }
}

Test(doctor_gather, another_ochre_is_not_this_one)
{
    static const struct talker_row ochre[] = {{"\r\n",
                                               "HTTP/1.1 200 OK\r\nContent-Length: 34\r\n\r\n"
                                               "{\"name\":\"ochre\",\"version\":\"9.9.9\"}"},
                                              {NULL, NULL}};
    struct talker talker;
    struct site_facts facts = asked(ochre, &known, &talker);
    cr_expect_str_eq(site_code(&facts), "site_other");
    cr_expect_str_eq(facts.running, "9.9.9");
    cr_expect(strstr(talker.heard, CREDENTIAL_HEADER ": "));
    facts = asked(ochre, NULL, &talker);
    cr_expect_str_eq(site_code(&facts), "site_unproven");
    cr_expect_null(strstr(talker.heard, CREDENTIAL_HEADER));
}

/* A page below a path of its host has the host's origin, without the path. */
Test(doctor_gather, base_url_with_a_path_is_asked_below_it_with_the_origin_of_the_host)
{
    static const struct talker_row ochre[] = {{"\r\n",
                                               "HTTP/1.1 200 OK\r\nContent-Length: 34\r\n\r\n"
                                               "{\"name\":\"ochre\",\"version\":\"9.9.9\"}"},
                                              {NULL, NULL}};
    char url[64];
    char origin[80];
    struct talker talker;
    struct site_facts facts;
    talker_start(&talker, ochre);
    (void)snprintf(url, sizeof(url), "http://127.0.0.1:%u/games", talker.port);
    (void)snprintf(origin, sizeof(origin), "\r\nOrigin: http://127.0.0.1:%u\r\n", talker.port);
    const struct gather_way way = {
        .listen = "127.0.0.1:1", .base_url = url, .serving = true, .limit_ms = PATIENT_MS(2000)};
    gather_site(&way, &facts);
    talker_stop(&talker);
    cr_expect(strstr(talker.heard, "GET /games/api/version HTTP/1.1\r\n"));
    cr_expect(strstr(talker.heard, "GET /games/ws HTTP/1.1\r\n"));
    cr_expect(strstr(talker.heard, origin), "%s", talker.heard);
    cr_expect_eq(facts.port, (int)talker.port);
}

Test(doctor_gather, silent_program_is_waited_for_no_longer_than_the_limit)
{
    static const struct talker_row silent[] = {{"GET ", NULL}, {NULL, NULL}};
    struct talker talker;
    struct site_facts facts;
    char url[64];
    talker_start(&talker, silent);
    (void)snprintf(url, sizeof(url), "http://127.0.0.1:%u", talker.port);
    const struct gather_way way = {
        .listen = "127.0.0.1:1", .base_url = url, .limit_ms = LATE_MS, .serving = true};
    int64_t begin_us = clock_system_us();
    gather_site(&way, &facts);
    int64_t took_ms = (clock_system_us() - begin_us) / 1000;
    talker_stop(&talker);
    cr_expect_str_eq(site_code(&facts), "site_late");
    cr_expect(took_ms >= LATE_MS - 50 && took_ms < PATIENT_MS(LATE_MS + 2000), "%lld ms",
              (long long)took_ms);
}

Test(doctor_gather, name_without_an_address_and_port_without_a_server_are_told_apart)
{
    struct site_facts facts;
    struct gather_way way = {.listen = "127.0.0.1:1", .limit_ms = PATIENT_MS(2000)};
    gather_site(&way, &facts);
    cr_expect_str_eq(site_code(&facts), "site_down");
    cr_expect_not(facts.runs);
    cr_expect_str_eq(facts.url, "http://127.0.0.1:1");
    way.base_url = "http://no.such.name.invalid";
    gather_site(&way, &facts);
    cr_expect(strcmp(site_code(&facts), "site_name") == 0 ||
                  facts.page.end == PROBE_LATE, /* where no resolver answers */
              "%s", site_code(&facts));
}

Test(doctor_gather, upgrade_that_a_proxy_does_not_pass_on_is_blocked)
{
    static const struct {
        const char *answer;
        int status;
    } rows[] = {{"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", 400},
                {"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\n\r\n\x81\x02hi",
                 101}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const struct talker_row says[] = {{"\r\n", rows[i].answer}, {NULL, NULL}};
        char url[64];
        struct talker talker;
        struct probe_answer answer;
        talker_start(&talker, says);
        (void)snprintf(url, sizeof(url), "http://127.0.0.1:%u/ws", talker.port);
        const struct probe probe = {.url = url, .upgrade = true, .total_ms = PATIENT_MS(2000)};
        probe_run(&probe, &answer);
        talker_stop(&talker);
        cr_expect_eq(answer.end, PROBE_ANSWERED);
        cr_expect_eq(answer.status, rows[i].status);
        cr_expect(strstr(talker.heard, "Upgrade: websocket\r\n"));
    }
}

Test(doctor_gather, endpoint_of_somebody_is_not_looked_for_in_private_networks)
{
    static const struct talker_row silent[] = {{"GET ", NULL}, {NULL, NULL}};
    char url[64];
    struct talker talker;
    struct probe_answer answer;
    talker_start(&talker, silent);
    (void)snprintf(url, sizeof(url), "http://127.0.0.1:%u/", talker.port);
    struct probe probe = {
        .url = url, .connect_only = true, .public_only = true, .total_ms = PATIENT_MS(2000)};
    probe_run(&probe, &answer);
    cr_expect_neq(answer.end, PROBE_ANSWERED);
    probe.public_only = false;
    probe_run(&probe, &answer);
    cr_expect_eq(answer.end, PROBE_ANSWERED);
    UNTIL(atomic_load(&talker.taken) > 0);
    talker_stop(&talker);
    cr_expect_eq(atomic_load(&talker.taken), 1);
}

/* ---- mail ---- */

static struct mail_tried tried(const struct talker_row *rows, const char *user, const char *to,
                               struct talker *talker)
{
    char url[96];
    struct mail mail;
    struct mail_tried result;
    talker_start(talker, rows);
    (void)snprintf(url, sizeof(url), "smtp://%s127.0.0.1:%u", user != NULL ? "ochre@" : "",
                   talker->port);
    cr_assert(mail_open(&mail, url, "ochre@example.org"));
    if (user != NULL) (void)snprintf(mail.password, sizeof(mail.password), "hush-hush");
    mail_try(&mail, to, PATIENT_MS(2000), NULL, &result);
    talker_stop(talker);
    return result;
}

static const struct talker_row no_starttls[] = {{NULL, "220 here\r\n"},
                                                {"EHLO", "250-here\r\n250 8BITMIME\r\n"},
                                                {"STARTTLS", "502 no\r\n"},
                                                {"AUTH", "235 fine\r\n"},
                                                {"NOOP", "250 ok\r\n"},
                                                {"MAIL", "250 ok\r\n"},
                                                {"RCPT", "550 5.1.1 nobody\r\n"},
                                                {"QUIT", "221 bye\r\n"},
                                                {NULL, NULL}};

Test(doctor_gather, mail_server_without_starttls_never_gets_the_password)
{
    struct talker talker;
    struct mail_tried with = tried(no_starttls, "ochre", NULL, &talker);
    cr_expect_not(with.ok);
    cr_expect_str_eq(with.answer, "no_tls");
    cr_expect_null(strstr(talker.heard, "AUTH"));
    cr_expect_null(strstr(talker.heard, "hush"));
    struct mail_tried without = tried(no_starttls, NULL, NULL, &talker);
    cr_expect(without.ok && !without.tls, "%s", without.answer);
    cr_expect_null(strstr(talker.heard, "MAIL"), "nothing is sent unless that is asked for");
}

Test(doctor_gather, mail_server_that_refuses_to_begin_tls_is_told_of)
{
    static const struct talker_row refuses[] = {
        {NULL, "220 here\r\n"},          {"EHLO", "250-here\r\n250 STARTTLS\r\n"},
        {"STARTTLS", "454 not now\r\n"}, {"NOOP", "250 ok\r\n"},
        {"QUIT", "221 bye\r\n"},         {NULL, NULL}};
    struct talker talker;
    struct mail_tried with = tried(refuses, "ochre", NULL, &talker);
    cr_expect_not(with.ok);
    cr_expect_str_eq(with.answer, "no_tls");
    cr_expect_null(strstr(talker.heard, "AUTH"));
}

Test(doctor_gather, test_that_is_refused_is_told_with_the_answer_of_the_server)
{
    struct talker talker;
    struct mail_tried sent = tried(no_starttls, NULL, "nobody@example.org", &talker);
    cr_expect(!sent.ok && sent.addressed);
    cr_expect_str_eq(sent.answer, "550");
    cr_expect(strstr(talker.heard, "RCPT TO:<nobody@example.org>"));
}

Test(doctor_gather, mail_server_that_says_nothing_is_not_waited_for)
{
    static const struct talker_row silent[] = {{"EHLO", ""}, {NULL, NULL}};
    struct talker talker;
    struct mail mail;
    struct mail_tried result;
    char url[64];
    talker_start(&talker, silent);
    (void)snprintf(url, sizeof(url), "smtp://127.0.0.1:%u", talker.port);
    cr_assert(mail_open(&mail, url, "ochre@example.org"));
    mail_try(&mail, NULL, LATE_MS, NULL, &result);
    talker_stop(&talker);
    cr_expect_str_eq(result.answer, "timeout");
}

/* ---- the credential ---- */

Test(doctor_gather, credential_holds_for_its_key_and_its_time_alone)
{
    const struct credential_key other = {.bytes = {3, 2, 1}};
    const int64_t now_s = 1790000000;
    char text[CREDENTIAL_BYTES];
    char again[CREDENTIAL_BYTES];
    char answer[CREDENTIAL_BYTES];
    credential_print(&known, now_s, text);
    credential_print(&known, now_s, again);
    cr_expect_str_neq(text, again, "each is new");
    cr_expect(credential_holds(&known, text, now_s));
    cr_expect(credential_holds(&known, text, now_s + CREDENTIAL_LASTS_S));
    cr_expect_not(credential_holds(&known, text, now_s + CREDENTIAL_LASTS_S + 1));
    cr_expect_not(credential_holds(&known, text, now_s - CREDENTIAL_LASTS_S - 1));
    cr_expect_not(credential_holds(&other, text, now_s));
    static const char *const wrong[] = {"", "-", "x", "1790000000", "1790000000-ab-", "-1-2-3"};
    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        cr_expect_not(credential_holds(&known, wrong[i], now_s), "%s", wrong[i]);
    cr_expect_not(credential_holds(&known, NULL, now_s));
    for (size_t at = 0; text[at] != '\0'; at++) {
        char changed[CREDENTIAL_BYTES];
        memcpy(changed, text, sizeof(changed));
        changed[at] = changed[at] == '7' ? '8' : '7';
        cr_expect_not(credential_holds(&known, changed, now_s), "%s", changed);
    }
    credential_answer(&known, text, answer);
    credential_answer(&other, text, again);
    cr_expect_str_neq(answer, again);
    cr_expect_null(strstr(text, answer));
}
