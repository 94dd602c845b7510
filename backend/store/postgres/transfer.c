#include "store/postgres/transfer.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/encoding/text.h"
#include "store/file/sidecar_files.h"
#include "store/migrate/migrate.h"
#include "store/sql/sql.h"
#include "store/query/views.h"

#define NAME_BYTES_MAX  64
#define COLUMNS_MAX     40
#define TABLES_MAX      60
#define QUERY_BYTES_MAX 4096
#define BATCH_BYTES     (256 * 1024) /* maximum size of the rows in one INSERT */
#define BATCH_ROWS      500          /* rows in one FETCH */
#define HASH_BYTES      32           /* the length of every blob */

/* The rows of one table in transfer. The columns are those of the file, which has few types. */
struct transfer {
    struct sql *from;
    struct sql *to;
    struct sql *file; /* the file, which is one of the two */
    char table[NAME_BYTES_MAX];
    char columns[COLUMNS_MAX][NAME_BYTES_MAX];
    char types[COLUMNS_MAX]; /* 'I', 'T', 'R' or 'B', as their names begin */
    size_t column_count;
    char key[QUERY_BYTES_MAX]; /* the columns by which rows are sorted */
    struct buf batch;
};

/* ---- tables and columns ---- */

static enum store_err columns_read(struct transfer *transfer)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(
        transfer->file, "SELECT name, type, pk FROM pragma_table_info(?1) ORDER BY cid", &row);
    transfer->column_count = 0;
    transfer->key[0] = '\0';
    if (err == STORE_OK) sql_bind_text(row, 1, transfer->table);
    while (err == STORE_OK && sql_row(transfer->file, row, &err)) {
        size_t at = transfer->column_count++;
        size_t size = strlen(transfer->key);
        CHECK(at < COLUMNS_MAX);
        if (!sql_column_text(row, 0, transfer->columns[at], NAME_BYTES_MAX)) err = STORE_CORRUPT;
        transfer->types[at] = sql_column_borrowed(row, 1)[0];
        if (sql_column_number(row, 2) == 0) continue;
        (void)snprintf(transfer->key + size, sizeof(transfer->key) - size, "%s\"%s\"",
                       size > 0 ? ", " : "", transfer->columns[at]);
    }
    sql_unmake(row);
    /* A log has no key: its first columns define the order. */
    if (transfer->key[0] == '\0') (void)snprintf(transfer->key, sizeof(transfer->key), "1, 2, 3");
    return err;
}

/* Writes the names of the tables, referenced ones first. Returns their number. */
static enum store_err tables_read(struct sql *file, char names[TABLES_MAX][NAME_BYTES_MAX],
                                  size_t *count)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(
        file,
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' "
        "AND name NOT GLOB 'schema_*' ORDER BY CASE name WHEN 'user' THEN 0 WHEN 'match' THEN 1 "
        "WHEN 'audit' THEN 2 WHEN 'figured' THEN 3 ELSE 4 END, name",
        &row);
    *count = 0;
    while (err == STORE_OK && sql_row(file, row, &err)) {
        CHECK(*count < TABLES_MAX);
        if (!sql_column_text(row, 0, names[(*count)++], NAME_BYTES_MAX)) err = STORE_CORRUPT;
    }
    sql_unmake(row);
    return err;
}

/* ---- rows ---- */

static void text_print(struct buf *out, const char *text)
{
    buf_append_text(out, "'");
    for (const char *quote; (quote = strchr(text, '\'')) != NULL; text = quote + 1) {
        buf_append(out, text, (size_t)(quote - text));
        buf_append_text(out, "''");
    }
    buf_append_text(out, text);
    buf_append_text(out, "'");
}

static enum store_err value_print(struct transfer *transfer, struct sql_stmt *row, size_t at)
{
    struct buf *out = &transfer->batch;
    int column = (int)at;
    unsigned char bytes[HASH_BYTES];
    if (sql_column_is_null(row, column)) {
        buf_append_text(out, "NULL");
        return STORE_OK;
    }
    switch (transfer->types[at]) {
    case 'I': buf_printf(out, "%lld", (long long)sql_column_number(row, column)); break;
    case 'R': buf_printf(out, "%.17g", sql_column_real(row, column)); break;
    case 'T': text_print(out, sql_column_borrowed(row, column)); break;
    case 'B':
        if (!sql_column_blob(row, column, bytes, sizeof(bytes))) return STORE_CORRUPT;
        buf_append_text(out, transfer->to != transfer->file ? "'\\x" : "X'");
        for (size_t i = 0; i < sizeof(bytes); i++) buf_printf(out, "%02x", bytes[i]);
        buf_append_text(out, "'");
        break;
    default: return STORE_CORRUPT;
    }
    return STORE_OK;
}

static void columns_print(const struct transfer *transfer, struct buf *out)
{
    for (size_t i = 0; i < transfer->column_count; i++)
        buf_printf(out, "%s\"%s\"", i > 0 ? ", " : "", transfer->columns[i]);
}

/* Writes the rows of the batch. */
static enum store_err batch_end(struct transfer *transfer)
{
    enum store_err err = STORE_OK;
    if (transfer->batch.failed) return STORE_IO;
    if (transfer->batch.size > 0) err = sql_exec(transfer->to, transfer->batch.bytes, "transfer");
    buf_reset(&transfer->batch);
    return err;
}

static enum store_err row_add(struct transfer *transfer, struct sql_stmt *row)
{
    enum store_err err = STORE_OK;
    struct buf *out = &transfer->batch;
    if (out->size == 0) {
        buf_printf(out, "INSERT INTO \"%s\" (", transfer->table);
        columns_print(transfer, out);
        buf_append_text(out, ") VALUES (");
    } else {
        buf_append_text(out, ",\n(");
    }
    for (size_t i = 0; err == STORE_OK && i < transfer->column_count; i++) {
        if (i > 0) buf_append_text(out, ", ");
        err = value_print(transfer, row, i);
    }
    buf_append_text(out, ")");
    return err == STORE_OK && out->size >= BATCH_BYTES ? batch_end(transfer) : err;
}

/* Adds the rows that the statement returns. `*count`: their number. */
static enum store_err rows_take(struct transfer *transfer, struct sql_stmt *statement, int *count)
{
    enum store_err err = STORE_OK;
    enum store_err taken = STORE_OK;
    *count = 0;
    while (taken == STORE_OK && sql_row(transfer->from, statement, &err)) {
        taken = row_add(transfer, statement);
        (*count)++;
    }
    if (taken != STORE_OK) sql_reset(statement);
    return taken != STORE_OK ? taken : err;
}

/* Reads rows in batches through a cursor, since libpq stores a whole result in memory. */
static enum store_err rows_fetch(struct transfer *transfer, const char *select)
{
    char text[sizeof("DECLARE rows NO SCROLL CURSOR FOR ") + QUERY_BYTES_MAX];
    struct sql_stmt *statement = NULL;
    int count = BATCH_ROWS;
    (void)snprintf(text, sizeof(text), "DECLARE rows NO SCROLL CURSOR FOR %s", select);
    enum store_err err = sql_exec(transfer->from, text, "transfer");
    (void)snprintf(text, sizeof(text), "FETCH %d FROM rows", BATCH_ROWS);
    if (err == STORE_OK) err = sql_make(transfer->from, text, &statement);
    while (err == STORE_OK && count == BATCH_ROWS) err = rows_take(transfer, statement, &count);
    sql_unmake(statement);
    return err == STORE_OK ? sql_exec(transfer->from, "CLOSE rows", "transfer") : err;
}

static enum store_err rows_copy(struct transfer *transfer)
{
    char gone[NAME_BYTES_MAX + 20];
    struct buf select = {.size_max = QUERY_BYTES_MAX};
    struct sql_stmt *statement = NULL;
    int count = 0;
    (void)snprintf(gone, sizeof(gone), "DELETE FROM \"%s\"", transfer->table);
    enum store_err err = sql_exec(transfer->to, gone, "transfer");
    buf_append_text(&select, "SELECT ");
    columns_print(transfer, &select);
    buf_printf(&select, " FROM \"%s\" ORDER BY %s", transfer->table, transfer->key);
    if (err == STORE_OK && select.failed) err = STORE_IO;
    if (err == STORE_OK && transfer->from != transfer->file) {
        err = rows_fetch(transfer, select.bytes);
    } else if (err == STORE_OK) {
        err = sql_make(transfer->from, select.bytes, &statement);
        if (err == STORE_OK) err = rows_take(transfer, statement, &count);
        sql_unmake(statement);
    }
    if (err == STORE_OK) err = batch_end(transfer);
    buf_free(&select);
    return err;
}

static enum store_err all_copy(struct transfer *transfer)
{
    char names[TABLES_MAX][NAME_BYTES_MAX];
    size_t count = 0;
    enum store_err err = tables_read(transfer->file, names, &count);
    for (size_t i = 0; err == STORE_OK && i < count; i++) {
        (void)text_copy(transfer->table, sizeof(transfer->table), names[i]);
        err = columns_read(transfer);
        if (err == STORE_OK) err = rows_copy(transfer);
    }
    buf_free(&transfer->batch);
    return err;
}

/* ---- numbers that are not reused ---- */

/* Reads the newest number that the file has assigned to rows of a table (sqlite_sequence); 0
 * without one. */
static enum store_err given_read(struct sql *file, const char *table, int64_t *given)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(file, "SELECT seq FROM sqlite_sequence WHERE name = ?1", &row);
    *given = 0;
    if (err == STORE_OK) sql_bind_text(row, 1, table);
    if (err == STORE_OK && sql_row(file, row, &err)) *given = sql_column_number(row, 0);
    sql_unmake(row);
    return err;
}

static enum store_err numbers_to_database(struct transfer *transfer)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(transfer->to,
                                  "SELECT table_name, column_name FROM information_schema.columns "
                                  "WHERE is_identity = 'YES' AND table_schema = current_schema()",
                                  &row);
    while (err == STORE_OK && sql_row(transfer->to, row, &err)) {
        char text[400];
        int64_t given = 0;
        const char *table = sql_column_borrowed(row, 0);
        const char *column = sql_column_borrowed(row, 1);
        err = given_read(transfer->file, table, &given);
        (void)snprintf(text, sizeof(text),
                       "SELECT setval(pg_get_serial_sequence('\"%s\"', '%s'), newest) FROM (SELECT "
                       "greatest(%lld, max(\"%s\")) AS newest FROM \"%s\") AS given "
                       "WHERE newest > 0",
                       table, column, (long long)given, column, table);
        if (err == STORE_OK) err = sql_exec(transfer->to, text, "transfer");
    }
    sql_unmake(row);
    return err;
}

static enum store_err number_to_file(struct transfer *transfer, const char *table)
{
    char text[300];
    int64_t given = 0;
    (void)snprintf(text, sizeof(text),
                   "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM \"%s_number_seq\"",
                   table);
    enum store_err err = sql_number(transfer->from, text, &given);
    (void)snprintf(text, sizeof(text),
                   "DELETE FROM sqlite_sequence WHERE name = '%s'; INSERT INTO sqlite_sequence "
                   "(name, seq) SELECT '%s', %lld WHERE %lld > 0",
                   table, table, (long long)given, (long long)given);
    return err == STORE_OK ? sql_exec(transfer->to, text, "transfer") : err;
}

/* Writes these numbers into the file, for the tables that have them. */
static enum store_err numbers_to_file(struct transfer *transfer)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(
        transfer->file, "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'", &row);
    while (err == STORE_OK && sql_row(transfer->file, row, &err))
        err = number_to_file(transfer, sql_column_borrowed(row, 0));
    sql_unmake(row);
    return err;
}

/* ---- out of a database ---- */

/* Creates a file of Ochre without rows. */
static enum store_err file_make(struct sql *file, const char *path)
{
    enum store_err err = sql_connect(file, path, SQL_WRITES);
    if (err != STORE_OK) return err;
    err = migrate_run(file, store_migrations, store_migrations_count, NULL);
    if (err == STORE_OK) err = views_renew(file);
    if (err != STORE_OK) sql_close(file);
    return err;
}

/* Runs SQLite's integrity check. */
static enum store_err sound_check(struct sql *file)
{
    struct sql_stmt *row = NULL;
    enum store_err err = sql_make(file, "PRAGMA integrity_check(1)", &row);
    if (err == STORE_OK && sql_row(file, row, &err) &&
        strcmp(sql_column_borrowed(row, 0), "ok") != 0)
        err = STORE_CORRUPT;
    sql_unmake(row);
    return err;
}

static enum store_err file_fill(const char *from, struct sql *file)
{
    struct sql database;
    struct transfer transfer = {.from = &database, .to = file, .file = file};
    int64_t damaged = 0;
    enum store_err err = sql_connect(&database, from, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_exec(&database,
                   "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; "
                   "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
                   "transfer");
    if (err == STORE_OK) err = sql_exec(file, "BEGIN IMMEDIATE", "transfer");
    if (err == STORE_OK) err = all_copy(&transfer);
    if (err == STORE_OK) err = numbers_to_file(&transfer);
    if (err == STORE_OK) err = sql_exec(file, "COMMIT", "transfer");
    if (err == STORE_OK) err = sound_check(file);
    /* nothing may stay in sidecar files */
    if (err == STORE_OK) err = sql_exec(file, "PRAGMA journal_mode = DELETE", "transfer");
    if (err == STORE_OK)
        err = sql_number(file,
                         "SELECT count(*) FROM pragma_integrity_check(1) "
                         "WHERE integrity_check <> 'ok'",
                         &damaged);
    sql_close(&database);
    return err == STORE_OK && damaged > 0 ? STORE_CORRUPT : err;
}

enum store_err transfer_to_file(const char *from, const char *to)
{
    char part[BESIDE_PATH_BYTES_MAX];
    struct sql file;
    enum store_err err = sidecar_files_part(to, part, sizeof(part));
    if (err != STORE_OK) return err;
    err = file_make(&file, part);
    if (err == STORE_OK) {
        err = file_fill(from, &file);
        sql_close(&file);
    }
    err = sidecar_files_part_end(part, to, err);
    return err == STORE_OK ? sql_folder_sync(to) : err;
}

/* ---- into a database ---- */

static enum store_err database_fill(struct transfer *transfer)
{
    int64_t there = 0;
    enum store_err err = sql_exec(transfer->to,
                                  "SET standard_conforming_strings = on; "
                                  "SET idle_in_transaction_session_timeout = 0; BEGIN; "
                                  "LOCK TABLE \"user\", match, audit IN ACCESS EXCLUSIVE MODE",
                                  "transfer");
    if (err == STORE_OK)
        err = sql_number(transfer->to,
                         "SELECT (SELECT count(*) FROM \"user\") + (SELECT count(*) FROM match) + "
                         "(SELECT count(*) FROM audit)",
                         &there);
    if (err == STORE_OK && there > 0) err = STORE_TAKEN;
    if (err == STORE_OK) err = sql_exec(transfer->file, "BEGIN", "transfer");
    if (err == STORE_OK) err = all_copy(transfer);
    if (err == STORE_OK) err = numbers_to_database(transfer);
    return err == STORE_OK ? sql_exec(transfer->to, "COMMIT", "transfer") : err;
}

enum store_err transfer_from_file(const char *from, const char *to)
{
    struct sql file;
    struct sql database;
    struct transfer transfer = {.from = &file, .to = &database, .file = &file};
    enum store_err err = sql_connect(&file, from, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_connect(&database, to, SQL_WRITES);
    if (err == STORE_OK) {
        err = database_fill(&transfer);
        sql_close(&database); /* also rolls back an open transaction */
    }
    sql_close(&file);
    return err;
}
