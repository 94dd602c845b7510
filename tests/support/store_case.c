#include "support/store_case.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "support/store_case_postgres.h"

static void wake(void *context)
{
    struct store_case *self = context;
    int code = sem_post(&self->woken);
    CHECK(code == 0);
}

void store_case_make(struct store_case *self, const char *parent)
{
    *self = (struct store_case){0};
    if (parent == NULL) parent = getenv("TMPDIR");
    if (parent == NULL) /* in memory, where that can be: hundreds of stores wait for no disk */
        parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    (void)snprintf(self->directory, sizeof(self->directory), "%s/store-XXXXXX", parent);
    CHECK(mkdtemp(self->directory) != NULL);
    int length = snprintf(self->path, sizeof(self->path), "%s/ochre.sqlite", self->directory);
    CHECK(length > 0 && (size_t)length < sizeof(self->path));
    if (store_case_postgres_is_used()) store_case_postgres_make(self);
    self->config = (struct store_config){.path = self->path, .wake = wake, .wake_context = self};
    int code = sem_init(&self->woken, 0, 0);
    CHECK(code == 0);
}

static void directory_remove(const struct store_case *self)
{
    DIR *directory = opendir(self->directory);
    CHECK(directory != NULL);
    struct dirent *entry;
    while ((entry = readdir(directory)) != NULL) {
        char path[2 * STORE_CASE_PATH_BYTES + 1];
        (void)snprintf(path, sizeof(path), "%s/%s", self->directory, entry->d_name);
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            CHECK(unlink(path) == 0);
    }
    (void)closedir(directory);
    CHECK(rmdir(self->directory) == 0);
}

/* Files as every new store begins: the migrations, which take longer than most tests, run once for
 * a program, and what they made is kept beside it. */
struct fresh {
    char *bytes;
    size_t size;
};

/* Drops the views that the server makes anew at its start; the store reads by the other two. */
static void views_drop(struct store_case *self)
{
    char drops[8192];
    (void)snprintf(drops, sizeof(drops), "%s",
                   store_case_sql(self, "SELECT group_concat('DROP VIEW \"' || name || '\";', ' ') "
                                        "FROM sqlite_schema WHERE type = 'view' "
                                        "AND name NOT IN ('decision', 'holder')"));
    (void)store_case_sql(self, drops);
}

static bool fresh_read(struct fresh *fresh, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    CHECK(fseek(file, 0, SEEK_END) == 0);
    fresh->size = (size_t)ftell(file);
    fresh->bytes = malloc(fresh->size);
    rewind(file);
    CHECK(fresh->bytes != NULL && fread(fresh->bytes, 1, fresh->size, file) == fresh->size);
    CHECK(fclose(file) == 0);
    return true;
}

static void fresh_write(const struct fresh *fresh, const char *path)
{
    int fd = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "wb");
    CHECK(file != NULL && fwrite(fresh->bytes, 1, fresh->size, file) == fresh->size);
    CHECK(fclose(file) == 0);
}

static void fresh_make(struct fresh *fresh, bool bare)
{
    struct store_case first;
    store_case_make(&first, NULL);
    CHECK(store_open(&first.config, &first.store) == STORE_OK);
    store_close(first.store);
    if (bare) views_drop(&first);
    CHECK(fresh_read(fresh, first.path));
    directory_remove(&first);
    (void)sem_destroy(&first.woken);
}

/* Uses the file that this program has stored, if the program is still the same; else makes it,
 * and stores it if permitted. */
static void fresh_find(struct fresh *fresh, bool bare)
{
    char program[2 * STORE_CASE_PATH_BYTES];
    char path[sizeof(program) + 40];
    char own[sizeof(path) + 40];
    struct stat made;
    struct stat kept;
    ssize_t size = readlink("/proc/self/exe", program, sizeof(program) - 1);
    CHECK(size > 0 && (size_t)size < sizeof(program) - 1 && stat("/proc/self/exe", &made) == 0);
    program[size] = '\0';
    (void)snprintf(path, sizeof(path), "%s.%s", program, bare ? "bare" : "fresh");
    if (stat(path, &kept) == 0 && kept.st_mtime > made.st_mtime && fresh_read(fresh, path)) return;
    fresh_make(fresh, bare);
    (void)snprintf(own, sizeof(own), "%s.%d", path, (int)getpid());
    program[(size_t)size - strlen(strrchr(program, '/'))] = '\0';
    if (access(program, W_OK) != 0) return;
    fresh_write(fresh, own);
    CHECK(rename(own, path) == 0); /* whole at once: others may have been faster */
}

void store_case_fresh(struct store_case *self)
{
    static struct fresh kinds[2];
    struct fresh *fresh = &kinds[self->bare];
    if (store_case_is_postgres(self) || access(self->path, F_OK) == 0) return;
    if (fresh->bytes == NULL) fresh_find(fresh, self->bare);
    fresh_write(fresh, self->path);
}

void store_case_open(struct store_case *self)
{
    CHECK(self->store == NULL);
    store_case_fresh(self);
    CHECK(store_open(&self->config, &self->store) == STORE_OK);
    CHECK(store_reader_open(self->store, &self->reader) == STORE_OK);
}

void store_case_close(struct store_case *self)
{
    store_reader_close(self->reader);
    store_close(self->store);
    self->reader = NULL;
    self->store = NULL;
}

void store_case_end(struct store_case *self)
{
    store_case_close(self);
    if (store_case_is_postgres(self)) store_case_postgres_end(self);
    directory_remove(self);
    (void)sem_destroy(&self->woken);
}

bool store_case_is_postgres(const struct store_case *self)
{
    return self->database[0] != '\0';
}

static void ended(void *context, enum store_err err, int64_t id)
{
    struct store_case_end *end = context;
    CHECK(!end->ended); /* exactly once */
    *end = (struct store_case_end){.ended = true, .err = err, .id = id};
}

void store_case_queue(struct store_case *self, const struct store_write *write,
                      struct store_case_end *end)
{
    *end = (struct store_case_end){0};
    CHECK(store_write(self->store, write, ended, end) == STORE_OK);
}

void store_case_wait(struct store_case *self, const struct store_case_end *end)
{
    store_drain(self->store);
    while (!end->ended) {
        while (sem_wait(&self->woken) != 0) CHECK(errno == EINTR);
        store_drain(self->store);
    }
}

enum store_err store_case_do(struct store_case *self, const struct store_write *write, int64_t *id)
{
    struct store_case_end end;
    store_case_queue(self, write, &end);
    store_case_wait(self, &end);
    if (id != NULL) *id = end.id;
    return end.err;
}

struct store_user store_case_guest(const char *name)
{
    struct store_user user = {.guest = true, .created_ms = 1700000000000};
    (void)snprintf(user.name, sizeof(user.name), "%s", name);
    return user;
}

struct store_user store_case_account(const char *name)
{
    struct store_user user = store_case_guest(name);
    user.guest = false;
    (void)snprintf(user.password_hash, sizeof(user.password_hash), "$argon2id$%s", name);
    (void)snprintf(user.email, sizeof(user.email), "%s@example.org", name);
    return user;
}

struct store_match store_case_match(const char *id, int seats)
{
    struct store_match match = {
        .game = "stoneage",
        .options = "{\"delay\":true}",
        .status = STORE_OPEN,
        .listed = true,
        .created_ms = 1700000001000,
        .seats = (uint8_t)seats,
    };
    (void)snprintf(match.id, sizeof(match.id), "%s", id);
    for (size_t i = 0; i < sizeof(match.seed); i++) match.seed[i] = (unsigned char)(i * 7);
    for (int i = 0; i < seats; i++) {
        (void)snprintf(match.seat[i].bot, sizeof(match.seat[i].bot), "easy");
        (void)snprintf(match.seat[i].name, sizeof(match.seat[i].name), "Bot %d", i + 1);
    }
    return match;
}

struct store_match store_case_running(const char *id, int seats)
{
    struct store_match match = store_case_match(id, seats);
    match.status = STORE_RUNNING;
    match.started_ms = 1700000002000;
    return match;
}

struct store_move store_case_move(const char *match, uint32_t seq)
{
    struct store_move move = {
        .match = match,
        .seq = seq,
        .seat = seq == 0 ? -1 : (int)(seq % 2),
        .request = "",
        .move = seq == 0 ? "" : "{\"kind\":\"place\",\"place\":\"forest\",\"count\":3}",
        .events = "[{\"kind\":\"placed\",\"place\":\"forest\",\"count\":3}]",
        .state_hash = UINT64_C(0xfedcba9876543210) + seq,
        .before = {UINT64_C(0xfedcba9876543210) + seq - 1, 1700000002000 + seq - 1},
        .at_ms = 1700000002000 + seq,
    };
    return move;
}

int64_t store_case_user_add(struct store_case *self, const struct store_user *user)
{
    int64_t id = 0;
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = user}};
    CHECK(store_case_do(self, &write, &id) == STORE_OK);
    CHECK(id > 0);
    return id;
}

void store_case_match_add(struct store_case *self, const struct store_match *match)
{
    struct store_match there;
    struct store_match save = *match;
    enum store_err err = store_match_read(self->reader, match->id, &there);
    CHECK(err == STORE_OK || err == STORE_NOT_FOUND);
    save.edit = err == STORE_OK ? there.edit : 0;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &save}};
    CHECK(store_case_do(self, &write, NULL) == STORE_OK);
}

void store_case_moves_add(struct store_case *self, const char *match, uint32_t from, uint32_t to)
{
    for (uint32_t seq = from; seq <= to; seq++) {
        struct store_move move = store_case_move(match, seq);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        CHECK(store_case_do(self, &write, NULL) == STORE_OK);
    }
}

static bool move_counted(void *context, const struct store_move *move)
{
    int *count = context;
    CHECK(move->seq == (uint32_t)*count);
    (*count)++;
    return true;
}

int store_case_moves_count(struct store_case *self, const char *match)
{
    int count = 0;
    enum store_err err = store_moves_each(self->reader, match, 0, UINT32_MAX, move_counted, &count);
    return err == STORE_OK ? count : -1;
}

static sqlite3 *file_open(struct store_case *self)
{
    sqlite3 *db = NULL;
    CHECK(sqlite3_open_v2(self->path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK);
    CHECK(sqlite3_busy_timeout(db, 5000) == SQLITE_OK);
    return db;
}

static const char *file_ask(sqlite3 *db, const char *text)
{
    static char result[4096];
    result[0] = '\0';
    while (*text != '\0') {
        sqlite3_stmt *statement = NULL;
        int code = sqlite3_prepare_v2(db, text, -1, &statement, &text);
        if (code != SQLITE_OK) (void)fprintf(stderr, "%s\n", sqlite3_errmsg(db));
        CHECK(code == SQLITE_OK);
        if (statement == NULL) break;
        code = sqlite3_step(statement);
        CHECK(code == SQLITE_ROW || code == SQLITE_DONE);
        const unsigned char *value = code == SQLITE_ROW ? sqlite3_column_text(statement, 0) : NULL;
        if (value != NULL) (void)snprintf(result, sizeof(result), "%s", (const char *)value);
        (void)sqlite3_finalize(statement);
    }
    return result;
}

const char *store_case_sql(struct store_case *self, const char *text)
{
    if (store_case_is_postgres(self)) return store_case_postgres_sql(self, text);
    sqlite3 *db = file_open(self);
    const char *result = file_ask(db, text);
    CHECK(sqlite3_close(db) == SQLITE_OK);
    return result;
}

const char *store_case_ask(struct store_case *self, const char *text)
{
    if (store_case_is_postgres(self)) return store_case_postgres_sql(self, text);
    if (self->asking == NULL) self->asking = file_open(self);
    return file_ask(self->asking, text);
}

void store_case_ask_end(struct store_case *self)
{
    if (self->asking == NULL) return;
    CHECK(sqlite3_close(self->asking) == SQLITE_OK);
    self->asking = NULL;
}

void store_case_dump(struct store_case *self, FILE *out)
{
    static const char *const queries[] = {
        "SELECT * FROM user ORDER BY id",
        "SELECT hex(token_hash), user, created_ms, expires_ms FROM session ORDER BY 1",
        "SELECT number, id, game, revision, options, status, listed, key_needed, key, created_by, "
        "created_ms, started_ms, ended_ms, end_reason, hex(seed), rematch, seats, ended_by, due_ms "
        "FROM match "
        "ORDER BY number",
        "SELECT * FROM seat ORDER BY match_number, seat",
        "SELECT * FROM move ORDER BY rowid",
        "SELECT * FROM chat ORDER BY match_number, number",
    };
    if (store_case_is_postgres(self)) {
        store_case_postgres_dump(self, out);
        return;
    }
    sqlite3 *db = file_open(self);
    for (size_t i = 0; i < COUNT_OF(queries); i++) {
        sqlite3_stmt *statement = NULL;
        CHECK(sqlite3_prepare_v2(db, queries[i], -1, &statement, NULL) == SQLITE_OK);
        (void)fprintf(out, "-- %zu\n", i);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int column = 0; column < sqlite3_column_count(statement); column++) {
                const unsigned char *text = sqlite3_column_text(statement, column);
                (void)fprintf(out, "%s|", text != NULL ? (const char *)text : "(null)");
            }
            (void)fputc('\n', out);
        }
        CHECK(sqlite3_finalize(statement) == SQLITE_OK);
    }
    CHECK(sqlite3_close(db) == SQLITE_OK);
}
