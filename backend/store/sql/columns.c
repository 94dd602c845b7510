#include "store/sql/columns.h"

#include <string.h>

static int64_t number_of(const struct column *column, const void *at)
{
    uint32_t wide = 0;
    int64_t number = 0;
    switch (column->type) {
    case COLUMN_INT64: memcpy(&number, at, sizeof(number)); return number;
    case COLUMN_UINT32: memcpy(&wide, at, sizeof(wide)); return wide;
    case COLUMN_UINT8: return *(const uint8_t *)at;
    case COLUMN_BOOL: return *(const bool *)at;
    case COLUMN_TEXT:
    case COLUMN_BYTES:
    case COLUMN_BORROWED: break;
    }
    CHECK(false);
}

/* Returns the text of a member. */
static const char *text_of(const struct column *column, const void *at)
{
    const char *text = NULL;
    if (column->type == COLUMN_TEXT) return at;
    memcpy(&text, at, sizeof(text));
    return text;
}

int columns_bind(struct sql_stmt *statement, const struct column *columns, size_t count,
                 const void *from)
{
    return columns_bind_from(statement, 1, columns, count, from);
}

int columns_bind_from(struct sql_stmt *statement, int first, const struct column *columns,
                      size_t count, const void *from)
{
    int index = first;
    for (size_t i = 0; i < count; i++) {
        const void *at = (const char *)from + columns[i].offset;
        bool null = (columns[i].use & COLUMN_OR_NULL) != 0;
        if ((columns[i].use & COLUMN_BOUND) == 0) continue;
        if (columns[i].type == COLUMN_BYTES)
            sql_bind_blob(statement, index, at, columns[i].size);
        else if (columns[i].type == COLUMN_TEXT || columns[i].type == COLUMN_BORROWED)
            (null ? sql_bind_text_or_null : sql_bind_text)(statement, index,
                                                           text_of(&columns[i], at));
        else
            (null ? sql_bind_int_or_null : sql_bind_int)(statement, index,
                                                         number_of(&columns[i], at));
        index++;
    }
    return index;
}

/* Returns whether the number fits the member. */
static bool number_put(const struct column *column, int64_t number, void *at)
{
    uint32_t wide = (uint32_t)number;
    switch (column->type) {
    case COLUMN_INT64: memcpy(at, &number, sizeof(number)); return true;
    case COLUMN_UINT32: memcpy(at, &wide, sizeof(wide)); return number >= 0 && wide == number;
    case COLUMN_UINT8: *(uint8_t *)at = (uint8_t)number; return number >= 0 && number <= UINT8_MAX;
    case COLUMN_BOOL: *(bool *)at = number != 0; return true;
    case COLUMN_TEXT:
    case COLUMN_BYTES:
    case COLUMN_BORROWED: break;
    }
    CHECK(false);
}

bool columns_read(struct sql_stmt *row, int first, const struct column *columns, size_t count,
                  void *to)
{
    bool ok = true;
    int at = first;
    for (size_t i = 0; ok && i < count; i++) {
        void *member = (char *)to + columns[i].offset;
        if ((columns[i].use & COLUMN_READ) == 0) continue;
        if (columns[i].type == COLUMN_BYTES)
            ok = sql_column_blob(row, at, member, columns[i].size);
        else if (columns[i].type == COLUMN_TEXT)
            ok = sql_column_text(row, at, member, columns[i].size);
        else if (columns[i].type == COLUMN_BORROWED)
            memcpy(member, &(const char *){sql_column_borrowed(row, at)}, sizeof(const char *));
        else
            ok = number_put(&columns[i], sql_column_number(row, at), member);
        at++;
    }
    return ok;
}
