/* Parameters and columns of PostgreSQL statements. */
#include "store/postgres/pg_values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "store/postgres/libpq.h"
#include "store/postgres/pg_internal.h"

/* Numbers of PostgreSQL's own types, which never change. */
#define TYPE_BYTES 17
#define TYPE_INT   20
#define TYPE_TEXT  25
#define TYPE_REAL  701

/* ---- parameters ---- */

int pg_parameters(const struct sql_session_stmt *statement)
{
    int most = 0;
    for (const char *at = statement->text; (at = strchr(at, '$')) != NULL; at++) {
        int number = (int)strtol(at + 1, NULL, 10);
        most = number > most ? number : most;
    }
    return most;
}

/* Sets a parameter and its type. */
static int bind(struct sql_session_stmt *statement, int index, Oid type, const void *value,
                size_t length, bool binary)
{
    int at = index - 1;
    CHECK(at >= 0 && at < PG_PARAMETERS_MAX);
    bool typed = statement->prepared || statement->preparing;
    CHECK(!typed || type == 0 || statement->types[at] == type || statement->types[at] == 0);
    if (!typed && type != 0) statement->types[at] = type;
    if (at >= statement->count) statement->count = at + 1;
    statement->values[at] = value;
    statement->lengths[at] = (int)length;
    statement->formats[at] = binary;
    return at;
}

void pg_bind_int(struct sql_session_stmt *statement, int index, int64_t value)
{
    CHECK(index >= 1 && index <= PG_PARAMETERS_MAX);
    unsigned char *room = statement->room[index - 1].number;
    for (int i = 0; i < 8; i++) room[i] = (unsigned char)((uint64_t)value >> (56 - 8 * i));
    (void)bind(statement, index, TYPE_INT, room, 8, true);
}

void pg_bind_real(struct sql_session_stmt *statement, int index, double value)
{
    CHECK(index >= 1 && index <= PG_PARAMETERS_MAX);
    char *room = statement->room[index - 1].real;
    (void)snprintf(room, sizeof(statement->room[0].real), "%.17g", value);
    (void)bind(statement, index, TYPE_REAL, room, 0, false);
}

void pg_bind_text(struct sql_session_stmt *statement, int index, const char *text)
{
    (void)bind(statement, index, TYPE_TEXT, text, 0, false);
}

void pg_bind_blob(struct sql_session_stmt *statement, int index, const unsigned char *bytes,
                  size_t size)
{
    (void)bind(statement, index, TYPE_BYTES, bytes, size, true);
}

void pg_bind_binary(struct sql_session_stmt *statement, int index, unsigned type, const char *bytes,
                    size_t size)
{
    (void)bind(statement, index, type, bytes, size, true);
}

void pg_bind_null(struct sql_session_stmt *statement, int index)
{
    (void)bind(statement, index, 0, NULL, 0, false);
}

/* ---- columns ---- */

const char *pg_column_text(const struct sql_session_stmt *row, int column)
{
    return libpq.getisnull(row->rows, row->row, column) != 0
               ? NULL
               : libpq.getvalue(row->rows, row->row, column);
}

int64_t pg_column_number(const struct sql_session_stmt *row, int column)
{
    const char *text = pg_column_text(row, column);
    if (text == NULL || text[0] == 'f') return 0; /* a boolean */
    return text[0] == 't' ? 1 : strtoll(text, NULL, 10);
}

double pg_column_real(const struct sql_session_stmt *row, int column)
{
    const char *text = pg_column_text(row, column);
    return text == NULL ? 0 : strtod(text, NULL);
}

static int digit_of(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c != '\0' ? strchr(digits, c) : NULL;
    return at != NULL ? (int)(at - digits) : -1;
}

bool pg_column_blob(const struct sql_session_stmt *row, int column, unsigned char *bytes,
                    size_t size)
{
    const char *text = pg_column_text(row, column);
    if (text == NULL || strlen(text) != 2 * size + 2 || strncmp(text, "\\x", 2) != 0) return false;
    for (size_t i = 0; i < size; i++) {
        int high = digit_of(text[2 + 2 * i]);
        int low = digit_of(text[3 + 2 * i]);
        if (high < 0 || low < 0) return false;
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    return true;
}
