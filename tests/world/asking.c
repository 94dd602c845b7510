#include "world/asking.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"

#define STATEMENTS_MAX 64

static sqlite3 *file;

static struct {
    const char *sql;
    sqlite3_stmt *statement;
} statements[STATEMENTS_MAX];

void file_close(void)
{
    for (size_t i = 0; i < STATEMENTS_MAX; i++) {
        (void)sqlite3_finalize(statements[i].statement);
        statements[i].statement = NULL;
        statements[i].sql = NULL;
    }
    (void)sqlite3_close(file);
    file = NULL;
}

void file_open(const char *path)
{
    CHECK(sqlite3_open_v2(path, &file, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK);
}

sqlite3_stmt *asked(const char *sql)
{
    size_t at = 0;
    while (at < STATEMENTS_MAX && statements[at].sql != NULL && statements[at].sql != sql) at++;
    CHECK(at < STATEMENTS_MAX);
    if (statements[at].sql == NULL) {
        int code = sqlite3_prepare_v2(file, sql, -1, &statements[at].statement, NULL);
        if (code != SQLITE_OK) (void)fprintf(stderr, "%s: %s\n", sql, sqlite3_errmsg(file));
        CHECK(code == SQLITE_OK);
        statements[at].sql = sql;
    }
    (void)sqlite3_reset(statements[at].statement);
    return statements[at].statement;
}

static sqlite3_stmt *bound(const char *sql, const char *kinds, va_list values)
{
    sqlite3_stmt *statement = asked(sql);
    for (int i = 0; kinds[i] != '\0'; i++) {
        int code = kinds[i] == 'n' ? sqlite3_bind_int64(statement, i + 1, va_arg(values, int64_t))
                                   : sqlite3_bind_text(statement, i + 1, va_arg(values, char *), -1,
                                                       SQLITE_STATIC);
        CHECK(code == SQLITE_OK);
    }
    return statement;
}

sqlite3_stmt *asked_of(const char *sql, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *statement = bound(sql, kinds, values);
    va_end(values);
    return statement;
}

int64_t asked_number(const char *sql, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *statement = bound(sql, kinds, values);
    va_end(values);
    int64_t number = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
    (void)sqlite3_reset(statement);
    return number;
}

bool file_is_open(void)
{
    return file != NULL;
}

void statements_reset(void)
{
    for (size_t i = 0; i < STATEMENTS_MAX && statements[i].sql != NULL; i++)
        (void)sqlite3_reset(statements[i].statement);
}

int64_t member_number(const cJSON *object, const char *name, int64_t otherwise)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(item) ? (int64_t)item->valuedouble : otherwise;
}

const char *member_text(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsString(item) ? item->valuestring : "";
}

unsigned member_seats(const cJSON *object, const char *name)
{
    unsigned set = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(object, name)) set |=
        1u << (unsigned)item->valueint;
    return set;
}

bool contains(const char *text, size_t size, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; size >= length;) {
        at = memchr(at, word[0], size - length + 1);
        if (at == NULL) return false;
        if (memcmp(at, word, length) == 0) return true;
        at++;
        size = (size_t)(text + size - at);
        text = at;
    }
    return false;
}

/* ---- what is hidden ---- */

#define KINDS_MAX 256

static struct {
    char game[12];
    char kind[32];
    bool hidden;
} kinds[KINDS_MAX];
static size_t kinds_count;

bool kind_is_hidden(const char *game, const char *kind)
{
    for (size_t i = 0; i < kinds_count; i++)
        if (strcmp(kinds[i].kind, kind) == 0 && strcmp(kinds[i].game, game) == 0)
            return kinds[i].hidden;
    CHECK(kinds_count < KINDS_MAX);
    kinds[kinds_count].hidden =
        asked_number("SELECT count(*) FROM shown_kind WHERE game = ? AND kind = ?", "tt", game,
                     kind) == 0;
    (void)text_copy(kinds[kinds_count].game, sizeof(kinds[0].game), game);
    (void)text_copy(kinds[kinds_count].kind, sizeof(kinds[0].kind), kind);
    return kinds[kinds_count++].hidden;
}

/* ---- ids ---- */

#define BUCKETS 16384

static struct {
    const char *id;
    void *what;
} buckets[BUCKETS];

static unsigned bucket_of(const char *id)
{
    unsigned sum = 0;
    for (int i = 0; i < ID_BYTES; i++) sum = sum * 31 + (unsigned char)id[i];
    unsigned at = sum % BUCKETS;
    while (buckets[at].id != NULL && memcmp(buckets[at].id, id, ID_BYTES) != 0)
        at = (at + 1) % BUCKETS;
    return at;
}

void id_put(const char *id, void *what)
{
    unsigned at = bucket_of(id);
    buckets[at].id = id;
    buckets[at].what = what;
}

void *id_find(const char *id)
{
    return buckets[bucket_of(id)].what;
}

void ids_forget(void)
{
    memset(buckets, 0, sizeof(buckets));
}
