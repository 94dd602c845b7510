/* Each check with good and bad facts: its finding, and that its sentence and its command
 * are filled. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "doctor/judge_machine.h"
#include "doctor/judge_reach.h"
#include "doctor/judge_store.h"
#include "support/doctor_line.h"

/* ---- this machine ---- */

Test(doctor_judge, folder_belongs_to_one_user_who_may_use_it_and_nobody_else_may)
{
    static const struct {
        const char *owner;
        unsigned mode;
        const char *file_owner;
        unsigned file_mode;
        bool missing, closed;
        const char *code;
    } rows[] = {
        {"ochre", 0750, "ochre", 0600, false, false, "folder_ok"},
        {"ochre", 0700, "ochre", 0644, false, false, "folder_ok"}, /* in a closed folder */
        {"ochre", 0755, "ochre", 0600, false, false, "folder_open"},
        {"ochre", 0750, "root", 0600, false, false, "folder_owner"},
        {"ochre", 0750, "ochre", 0400, false, false, "folder_mode"},
        {"ochre", 0550, "ochre", 0600, false, false, "folder_mode"},
        {"ochre", 0750, "ochre", 0600, false, true, "folder_stranger"},
        {"", 0, "", 0, true, false, "folder_missing"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "folder"};
        struct folder_facts facts = {.path = "/data", .user = "root", .count = 2};
        facts.missing = rows[i].missing;
        facts.closed = rows[i].closed;
        facts.files[0] = (struct file_fact){.path = "/data", .mode = rows[i].mode, .folder = true};
        facts.files[1] = (struct file_fact){.path = "/data/a b", .mode = rows[i].file_mode};
        (void)snprintf(facts.files[0].owner, FACT_NAME_BYTES, "%s", rows[i].owner);
        (void)snprintf(facts.files[1].owner, FACT_NAME_BYTES, "%s", rows[i].file_owner);
        judge_folder(&facts, &line);
        found(&line, rows[i].code);
        if (strcmp(rows[i].code, "folder_owner") == 0) mended(&line, "chown ochre: '/data/a b'");
    }
}

Test(doctor_judge, disk_has_room_for_what_comes)
{
    static const struct {
        int64_t free_bytes, database_bytes;
        bool unknown, no_inodes;
        const char *code;
    } rows[] = {{10000000000, 1000000, false, false, "disk_ok"},
                {10000000000, 4000000000, false, false, "disk_low"},
                {DISK_LEAST_BYTES, 0, false, false, "disk_ok"},
                {DISK_LEAST_BYTES - 1, 0, false, false, "disk_full"},
                {0, 0, false, false, "disk_full"},
                {10000000000, 0, false, true, "disk_inodes"},
                {0, 0, true, false, "disk_unknown"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "disk"};
        const struct disk_facts facts = {.path = "/data",
                                         .size_bytes = 20000000000,
                                         .free_bytes = rows[i].free_bytes,
                                         .database_bytes = rows[i].database_bytes,
                                         .unknown = rows[i].unknown,
                                         .no_inodes = rows[i].no_inodes};
        judge_disk(&facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge, clock_is_believed_only_after_what_is_stored)
{
    const int64_t now = 1790000000000;
    static const struct {
        int64_t now_ms, newest_ms;
        bool set, unknown;
        const char *code;
    } rows[] = {{1790000000000, 1789999999999, true, false, "clock_ok"},
                {1790000000000, 0, true, false, "clock_ok"},
                {1790000000000, 1790000000000 + 59000, true, false, "clock_ok"},
                {1790000000000, 1790000000000 + 61000, true, false, "clock_behind"},
                {1790000000000, 0, false, true, "clock_unknown"},
                {1790000000000, 0, false, false, "clock_free"},
                {0, 0, true, false, "clock_wrong"},
                {9000000000000, 0, true, false, "clock_wrong"}};
    cr_assert_eq(now, rows[0].now_ms);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "clock"};
        const struct clock_facts facts = {.now_ms = rows[i].now_ms,
                                          .newest_ms = rows[i].newest_ms,
                                          .set = rows[i].set,
                                          .unknown = rows[i].unknown};
        judge_clock(&facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge, zones_and_old_names_are_there)
{
    static const struct {
        struct zones_facts facts;
        const char *code;
    } rows[] = {{{.none = false}, "zones_ok"},
                {{.none = true, .broken = "Europe/Berlin", .lost = "US/Pacific"}, "zones_none"},
                {{.broken = "Europe/Berlin"}, "zones_broken"},
                {{.lost = "US/Pacific"}, "zones_name"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "zones"};
        judge_zones(&rows[i].facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge, settings_are_names_and_values_that_there_are)
{
    static const struct {
        bool missing, closed;
        int64_t wrong;
        const char *unknown;
        const char *code;
    } rows[] = {{false, false, 0, "", "settings_ok"},
                {true, false, 0, "", "settings_none"},
                {false, true, 0, "", "settings_closed"},
                {false, false, 3, "OCHRE_BASEURL", "settings_line"},
                {false, false, 0, "OCHRE_BASEURL", "settings_unknown"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "settings"};
        struct settings_facts facts = {.path = "/etc/default/ochre",
                                       .missing = rows[i].missing,
                                       .closed = rows[i].closed,
                                       .line = rows[i].wrong,
                                       .user = "ann"};
        (void)snprintf(facts.unknown, sizeof(facts.unknown), "%s", rows[i].unknown);
        judge_settings(&facts, &line);
        found(&line, rows[i].code);
    }
}

/* ---- the store ---- */

Test(doctor_judge, database_is_told_of_by_its_first_fault)
{
    static const struct {
        struct examined examined;
        const char *database, *wal;
    } rows[] = {
        {{.mode = "wal", .schema = 33, .known = 33}, "database_ok", "wal_ok"},
        {{.err = STORE_NOT_FOUND}, "database_none", "skip_file"},
        {{.err = STORE_NOT_FOUND, .restore_cut = true}, "database_cut", "skip_file"},
        {{.err = STORE_CORRUPT}, "database_foreign", "skip_file"},
        {{.err = STORE_IO}, "database_closed", "skip_file"},
        {{.mode = "wal", .schema = 33, .known = 33, .damage = "page 7"},
         "database_damaged",
         "wal_ok"},
        {{.err = STORE_CORRUPT, .damage = "not a database"}, "database_damaged", "skip_file"},
        {{.mode = "wal", .schema = 33, .known = 33, .stray = 2}, "database_keys", "wal_ok"},
        {{.mode = "wal", .schema = 33, .known = 33, .missing = 5}, "database_moves", "wal_ok"},
        {{.mode = "wal", .schema = 32, .known = 33}, "database_older", "wal_ok"},
        {{.mode = "wal", .schema = 34, .known = 33}, "database_newer", "wal_ok"},
        {{.mode = "wal", .schema = 33, .known = 33, .late = true}, "database_late", "wal_ok"},
        {{.mode = "delete", .schema = 33, .known = 33}, "database_ok", "wal_mode"},
        {{.mode = "wal", .schema = 33, .known = 33, .wal_bytes = WAL_LARGE_BYTES},
         "database_ok",
         "wal_large"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "database"};
        const struct store_facts facts = {.path = "/data/ochre.sqlite",
                                          .folder = "/data",
                                          .limit_ms = 3000,
                                          .examined = &rows[i].examined};
        judge_database(&facts, &line);
        found(&line, rows[i].database);
        judge_wal(&facts, &line);
        found(&line, rows[i].wal);
    }
}

Test(doctor_judge, database_of_postgres_is_reached_and_of_this_program)
{
    static const struct {
        struct examined examined;
        const char *code;
    } rows[] = {{{.schema = 33, .known = 33}, "postgres_ok"},
                {{.err = STORE_IO}, "postgres_down"},
                {{.err = STORE_CORRUPT}, "postgres_foreign"},
                {{.err = STORE_TAKEN}, "postgres_foreign"},
                {{.err = STORE_NO_ENGINE}, "postgres_no_library"},
                {{.schema = 32, .known = 33}, "database_older"},
                {{.schema = 34, .known = 33}, "database_newer"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "database"};
        const struct store_facts facts = {
            .host = "db.example", .folder = "data", .examined = &rows[i].examined};
        judge_database(&facts, &line);
        found(&line, rows[i].code);
        judge_wal(&facts, &line);
        found(&line, "skip_database");
    }
}

Test(doctor_judge, backup_is_of_the_last_two_days)
{
    static const struct {
        struct backup_facts facts;
        const char *code;
    } rows[] = {{{.path = "/b/ochre-1.sqlite", .age_s = 90000}, "backup_ok"},
                {{.path = "/b/ochre-1.sqlite", .age_s = BACKUP_OLD_S - 1}, "backup_ok"},
                {{.path = "/b/ochre-1.sqlite", .age_s = BACKUP_OLD_S}, "backup_old"},
                {{.path = "/b/ochre-1.sqlite", .age_s = BACKUP_VERY_OLD_S}, "backup_very_old"},
                {{.path = "/b", .none = true}, "backup_none"},
                {{.path = "/b", .none = true, .no_file = true}, "skip_file"},
                {{.path = "/b", .none = true, .database = true}, "skip_database"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "backup"};
        judge_backup(&rows[i].facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge, figures_are_there_or_being_added)
{
    static const struct {
        struct figures_facts facts;
        const char *code;
    } rows[] = {
        {{.counted = {.matches = 0}}, "figures_ok"},
        {{.counted = {.matches = 9}}, "figures_ok"},
        {{.added = true, .counted = {.matches = 9, .missing = 4, .old = 1}}, "figures_added"},
        {{.counted = {.matches = 9, .missing = 4, .old = 1}}, "figures_missing"},
        {{.counted = {.matches = 9, .old = 9}}, "figures_old"},
        {{.unknown = true}, "figures_unknown"},
        {{.unknown = true, .no_file = true}, "skip_file"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "figures"};
        judge_figures(&rows[i].facts, &line);
        found(&line, rows[i].code);
        struct buf text = {0};
        line_sentence_print(&line, &text); /* each of its values was added */
        if (rows[i].facts.counted.missing > 0)
            cr_expect(strstr(text.bytes, "5 of 9") != NULL, "%s", text.bytes);
        buf_free(&text);
    }
}

/* ---- people far away ---- */

Test(doctor_judge, mail_server_takes_mail)
{
    static const struct {
        enum mail_fault fault;
        const char *url, *to;
        struct mail_tried tried;
        const char *code;
    } rows[] = {
        {MAIL_OFF, NULL, NULL, {.ok = false}, "mail_off"},
        {MAIL_BAD, "", NULL, {.ok = false}, "mail_settings"},
        {MAIL_NO_PASSWORD, "smtps://m.example", NULL, {.ok = false}, "mail_password"},
        {MAIL_NO_AUTHORITY, "smtps://m.example", NULL, {.ok = false}, "mail_authority"},
        {MAIL_GOOD, "smtps://m.example:465/a", NULL, {.ok = true, .tls = true}, "mail_ok"},
        {MAIL_GOOD, "smtp://m.example", NULL, {.ok = true}, "mail_plain"},
        {MAIL_GOOD, "smtp://127.0.0.1:25", NULL, {.ok = true}, "mail_ok"},
        {MAIL_GOOD, "smtp://[::1]:25", NULL, {.ok = true}, "mail_ok"},
        {MAIL_GOOD, "smtps://m.example", "a@b.example", {.ok = true, .tls = true}, "mail_sent"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "no_such_host"}, "mail_name"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "timeout"}, "mail_down"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "not_reached"}, "mail_down"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "no_tls"}, "mail_no_tls"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "bad_certificate"}, "mail_certificate"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "bad_ca_file"}, "mail_authority"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "login_denied"}, "mail_login"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "greeting_550"}, "mail_refused"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "given_up"}, "skip_time"},
        {MAIL_GOOD, "smtps://m.example", NULL, {.answer = "no_library"}, "no_library"},
        {MAIL_GOOD, "smtps://m.example", "a@b.example", {.answer = "login_denied"}, "mail_login"},
        {MAIL_GOOD,
         "smtps://m.example",
         "a@b.example",
         {.answer = "550", .addressed = true},
         "mail_not_sent"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "mail"};
        const struct mail_facts facts = {
            .fault = rows[i].fault, .url = rows[i].url, .to = rows[i].to, .tried = rows[i].tried};
        judge_mail(&facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge, push_services_of_subscriptions_are_reached)
{
    static const struct {
        struct push_facts facts;
        const char *code;
    } rows[] = {
        {{.count = 0}, "push_none"},
        {{.no_file = true, .no_key = true}, "push_none"},
        {{.no_key = true}, "push_key"},
        {{.plain = true}, "push_plain"},
        {{.count = 1, .host = {"push.example"}, .reached = {true}}, "push_ok"},
        {{.count = 1, .host = {"push.example"}}, "push_down"},
        {{.count = 2, .host = {"a.example", "b.example"}, .reached = {true, false}}, "push_down"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "push"};
        struct push_facts facts = rows[i].facts;
        facts.folder = "/data";
        judge_push(&facts, &line);
        found(&line, rows[i].code);
    }
}

/* ---- lines ---- */

Test(doctor_judge, numbers_are_told_with_their_units)
{
    static const struct {
        const char *name;
        int64_t number;
        const char *text;
    } rows[] = {{"free_bytes", 0, "0 B"},
                {"free_bytes", 999, "999 B"},
                {"free_bytes", 1500, "1.5 kB"},
                {"free_bytes", 123456789, "123 MB"},
                {"free_bytes", 2500000000, "2.5 GB"}};
    static const struct {
        int64_t seconds;
        const char *text;
    } spans[] = {{5, "The newest backup, x, is 5 s old."},
                 {125, "The newest backup, x, is 2 min 5 s old."},
                 {7200, "The newest backup, x, is 2 h old."},
                 {90000, "The newest backup, x, is 1 d 1 h old."}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "disk"};
        struct buf text = {0};
        line_set(&line, FINDING_DISK_FULL);
        line_number(&line, rows[i].name, rows[i].number);
        line_text(&line, "path", "x");
        line_sentence_print(&line, &text);
        cr_expect(strstr(text.bytes, rows[i].text), "%s, not %s", text.bytes, rows[i].text);
        buf_free(&text);
    }
    for (size_t i = 0; i < COUNT_OF(spans); i++) {
        struct doctor_line line = {.check = "backup"};
        struct buf text = {0};
        const struct backup_facts facts = {.path = "x", .age_s = spans[i].seconds};
        judge_backup(&facts, &line);
        line_sentence_print(&line, &text);
        cr_expect_str_eq(text.bytes, spans[i].text);
        buf_free(&text);
    }
}
