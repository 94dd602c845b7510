/* Acts about accounts, people and the server itself. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/maintenance/maintenance_write.h"
#include "world/auditor.h"
#include "world/perform.h"

#define PASSWORD "password-123"
#define DAY_S    86400

/* The status; the answer is not looked at. */
static int ask(int user, const char *method, const char *target, const char *body)
{
    struct server_answer answer = server_ask((unsigned)user, method, target, body, false);
    int status = answer.status;
    server_answer_free(&answer);
    if (status >= 200 && status <= 299)
        world.accepted++;
    else
        world.refused++;
    return status;
}

static int64_t user_read(const struct server_answer *answer)
{
    cJSON *json = cJSON_ParseWithLength(answer->body.bytes, answer->body.size);
    const cJSON *user = cJSON_GetObjectItemCaseSensitive(json, "user");
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(user, "id");
    int64_t number = cJSON_IsNumber(id) ? (int64_t)id->valuedouble : 0;
    cJSON_Delete(json);
    return number;
}

/* A person's first action creates the account. */
static void account_make(int at)
{
    struct person *person = &world.people[at];
    char body[100];
    if (person->id != 0 || !server_is_up() || server_disk_is_full()) return;
    (void)snprintf(body, sizeof(body), "{\"name\":\"%s\",\"password\":\"" PASSWORD "\"}",
                   person->name);
    struct server_answer answer = server_ask((unsigned)at, "POST", "/api/accounts", body, false);
    CHECK(answer.status == 201 || answer.status == 200);
    person->id = user_read(&answer);
    CHECK(person->id != 0);
    server_answer_free(&answer);
    if (person->behaviour == PROGRAM) (void)ask(at, "POST", "/api/me/bot", "{}");
    if (person->behaviour == ADMIN) server_admin_make(person->id);
    audit_user(person->id, (unsigned)at, person->behaviour == ADMIN);
}

static void do_invite(const struct act *act)
{
    char body[100];
    if (act->a < 0 || (unsigned)act->a >= world.people_count) return;
    account_make(act->a);
    (void)snprintf(body, sizeof(body), "{\"name\":\"%s\"}", world.people[act->a].name);
    (void)ask_table(act->user, "POST", act->table, "invitations", body);
}

static void do_uninvite(const struct act *act)
{
    char what[32];
    (void)snprintf(what, sizeof(what), "invitations/%d", act->a);
    (void)ask_table(act->user, "DELETE", act->table, what, "");
}

static void do_block(const struct act *act)
{
    char body[100];
    if (act->a < 0 || (unsigned)act->a >= world.people_count) return;
    account_make(act->a);
    (void)snprintf(body, sizeof(body), "{\"name\":\"%s\",\"kind\":\"block\"}",
                   world.people[act->a].name);
    bool done = ask(act->user, "POST", "/api/me/relations", body) / 100 == 2;
    (void)snprintf(body, sizeof(body), "%lld", (long long)world.people[act->a].id);
    if (done) audit_kept(KEEP_BLOCK, world.people[act->user].id, "", body);
}

static void date_print(char *text, size_t size, int days)
{
    time_t seconds = (time_t)(clock_unix_ms() / 1000) + (time_t)days * DAY_S;
    struct tm day;
    CHECK(gmtime_r(&seconds, &day) != NULL && strftime(text, size, "%Y-%m-%d", &day) > 0);
}

static void do_vacation(const struct act *act)
{
    char body[100];
    char first[12];
    char last[12];
    date_print(first, sizeof(first), 0);
    date_print(last, sizeof(last), act->a);
    (void)snprintf(body, sizeof(body), "{\"first_day\":\"%s\",\"last_day\":\"%s\"}", first, last);
    audit_calendar(world.people[act->user].id);
    if (ask(act->user, "POST", "/api/me/vacations", body) / 100 == 2)
        audit_kept(KEEP_VACATION, world.people[act->user].id, "", first);
}

static void do_quiet(const struct act *act)
{
    char body[100];
    (void)snprintf(body, sizeof(body),
                   "{\"time_zone\":\"UTC\",\"quiet_from\":\"%02d:00\",\"quiet_to\":\"%02d:00\"}",
                   act->a % 24, (act->a + act->b) % 24);
    audit_calendar(world.people[act->user].id);
    bool done = ask(act->user, "POST", "/api/me/calendar", body) / 100 == 2;
    (void)snprintf(body, sizeof(body), "%d-%d", act->a % 24, (act->a + act->b) % 24);
    if (done) audit_kept(KEEP_QUIET, world.people[act->user].id, "", body);
}

static void do_lists(const struct act *act)
{
    static const char *const targets[] = {
        "/api/matches?filter=open",  "/api/matches?filter=running", "/api/matches?filter=mine",
        "/api/matches?filter=ended", "/api/matches?filter=waiting", "/api/me"};
    for (size_t i = 0; i < COUNT_OF(targets); i++) (void)ask(act->user, "GET", targets[i], "");
}

static void do_notify(const struct act *act)
{
    char body[100];
    char url[40];
    (void)snprintf(url, sizeof(url), "http://127.0.0.1:9/%d", act->user);
    (void)snprintf(body, sizeof(body), "{\"url\":\"%s\",\"form\":\"json\"}", url);
    if (ask(act->user, "POST", "/api/me/notify/hooks", body) != 201) return;
    audit_address(world.people[act->user].id);
    audit_kept(KEEP_HOOK, world.people[act->user].id, "", url);
}

/* The link is another one each time. */
static void do_feed(const struct act *act)
{
    static const char *const names[] = {"atom", "calendar"};
    struct server_answer answer =
        server_ask((unsigned)act->user, "POST", "/api/me/feed", "", false);
    cJSON *json = cJSON_ParseWithLength(answer.body.bytes, answer.body.size);
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        const cJSON *path = cJSON_GetObjectItemCaseSensitive(json, names[i]);
        if (cJSON_IsString(path)) (void)ask(act->user, "GET", path->valuestring, "");
    }
    (void)ask(act->user, "GET", "/api/events", "");
    cJSON_Delete(json);
    server_answer_free(&answer);
}

static void do_disk(const struct act *act)
{
    if (!server_is_up()) return;
    server_disk_fill((int64_t)act->a * 60000);
    audit_disk_full(clock_unix_ms(), clock_unix_ms() + (int64_t)act->a * 60000);
}

static void gone(int at)
{
    struct person *person = &world.people[at];
    person->gone = true;
    audit_gone(person->id);
}

static void do_delete(const struct act *act)
{
    if (world.people[act->user].behaviour == ADMIN) return;
    if (ask(act->user, "DELETE", "/api/me", "{\"password\":\"" PASSWORD "\"}") == 200)
        gone(act->user);
}

static void ban_ask(const struct act *act, const char *what)
{
    char target[80];
    if (act->a < 0 || (unsigned)act->a >= world.people_count || world.people[act->a].id == 0)
        return;
    (void)snprintf(target, sizeof(target), "/api/admin/users/%lld/%s",
                   (long long)world.people[act->a].id, what);
    bool bans = strcmp(what, "ban") == 0;
    if (ask(act->user, "POST", target, bans ? "{\"reason\":\"cheats\"}" : "") == 200 && bans)
        gone(act->a);
}

static void do_ban(const struct act *act)
{
    ban_ask(act, "ban");
}

static void do_close(const struct act *act)
{
    char target[80];
    (void)snprintf(target, sizeof(target), "/api/admin/matches/%s/close",
                   world.tables[act->table].id);
    (void)ask(act->user, "POST", target, "");
}

/* Each table that goes on, as the first of its people sees it. */
static void all_look(bool before)
{
    for (unsigned i = 0; i < world.tables_count; i++) {
        const struct table *table = &world.tables[i];
        int user = WORLD_NOBODY;
        for (int seat = 0; seat < table->seats && user == WORLD_NOBODY; seat++)
            user = world_person_of(table->user[seat]);
        bool live = strcmp(table->status, "open") == 0 || strcmp(table->status, "running") == 0;
        if (!live || user == WORLD_NOBODY || world.people[user].gone) continue;
        char target[64];
        (void)snprintf(target, sizeof(target), "/api/matches/%s", table->id);
        struct server_answer answer = server_ask((unsigned)user, "GET", target, "", false);
        audit_loaded(before, table->id, answer.body.bytes, answer.body.size);
        server_answer_free(&answer);
    }
}

static void do_restart(const struct act *act)
{
    if (!server_is_up()) return;
    server_pass(16000); /* a heartbeat is written at least so often while a server runs */
    all_look(true);
    audit_down(clock_unix_ms());
    server_down(act->a != 0);
    server_pass((int64_t)act->b * 60000);
    server_up();
    audit_up(server_path(), clock_unix_ms());
    all_look(false);
}

/* Returns whether the administrator's program rewinds a match to a version: it refuses the last one
 * of a match that has ended by its log, from which nobody could move. A match that was closed after
 * a resignation has ended so too: its last row is its result. */
static bool is_rewindable(const char *id, uint32_t version)
{
    static const char text[] =
        "SELECT status = 'running' OR (status = 'abandoned' AND end_reason = 'closed') "
        "OR EXISTS (SELECT 1 FROM move WHERE match_number = number AND seq > ?2) "
        "FROM match WHERE id = ?1";
    sqlite3 *file = NULL;
    sqlite3_stmt *row = NULL;
    CHECK(sqlite3_open_v2(server_path(), &file, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK);
    CHECK(sqlite3_prepare_v2(file, text, -1, &row, NULL) == SQLITE_OK);
    CHECK(sqlite3_bind_text(row, 1, id, -1, SQLITE_STATIC) == SQLITE_OK);
    CHECK(sqlite3_bind_int64(row, 2, version) == SQLITE_OK);
    bool is = sqlite3_step(row) == SQLITE_ROW && sqlite3_column_int(row, 0) != 0;
    (void)sqlite3_finalize(row);
    (void)sqlite3_close(file);
    return is;
}

static void do_rewind(const struct act *act)
{
    const char *id = world.tables[act->table].id;
    struct store_audit audit = {.at_ms = clock_unix_ms(), .action = "rewind", .result = "done"};
    struct ratings_remade remade;
    if (!server_is_up() || server_disk_is_full()) return;
    server_pass(16000);
    audit_down(clock_unix_ms());
    server_down(false);
    uint64_t rows = world.tables[act->table].version;
    uint32_t version = (uint32_t)(rows * (unsigned)act->a / 1000);
    (void)text_copy(audit.target, sizeof(audit.target), id);
    if (is_rewindable(id, version) &&
        maintenance_rewind(server_path(), id, version, &audit) == STORE_OK) {
        (void)text_copy(audit.action, sizeof(audit.action), "rate");
        CHECK(maintenance_rate(server_path(), &audit, &remade) == STORE_OK);
        audit_rewound(server_path(), id, clock_unix_ms());
    }
    server_up();
    audit_up(server_path(), clock_unix_ms());
}

static void do_disconnect(const struct act *act)
{
    server_live_close((unsigned)act->user);
}

static void do_export(const struct act *act)
{
    (void)ask(act->user, "GET", "/api/me/export", "");
}

typedef void doing(const struct act *act);

static const struct {
    doing *run;
    bool of_table;
} doings[VERBS] = {
    [DO_INVITE] = {do_invite, true},
    [DO_UNINVITE] = {do_uninvite, true},
    [DO_BLOCK] = {do_block, false},
    [DO_VACATION] = {do_vacation, false},
    [DO_QUIET] = {do_quiet, false},
    [DO_LISTS] = {do_lists, false},
    [DO_EXPORT] = {do_export, false},
    [DO_NOTIFY] = {do_notify, false},
    [DO_DELETE] = {do_delete, false},
    [DO_BAN] = {do_ban, false},
    [DO_CLOSE] = {do_close, true},
    [DO_RESTART] = {do_restart, false},
    [DO_DISCONNECT] = {do_disconnect, false},
    [DO_FEED] = {do_feed, false},
    [DO_DISK] = {do_disk, false},
    [DO_REWIND] = {do_rewind, true},
};

bool perform_people(const struct act *act)
{
    const struct person *person = &world.people[act->user];
    account_make(act->user);
    if (person->gone || person->id == 0) return true;
    if (doings[act->verb].run == NULL) return false;
    bool there =
        act->table >= 0 && act->table < WORLD_TABLES_MAX && world.tables[act->table].id[0] != '\0';
    if (!doings[act->verb].of_table || there) doings[act->verb].run(act);
    return true;
}
