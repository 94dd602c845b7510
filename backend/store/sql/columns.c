#include "store/sql/columns.h"

#include <string.h>

static int64_t number_of(const struct column *column, const void *at)
{
    uint32_t wide = 0;
    uint16_t half = 0;
    int16_t short_number = 0;
    int64_t number = 0;
    switch (column->type) {
    case COLUMN_INT64: memcpy(&number, at, sizeof(number)); return number;
    case COLUMN_UINT32: memcpy(&wide, at, sizeof(wide)); return wide;
    case COLUMN_UINT16: memcpy(&half, at, sizeof(half)); return half;
    case COLUMN_INT16: memcpy(&short_number, at, sizeof(short_number)); return short_number;
    case COLUMN_UINT8: return *(const uint8_t *)at;
    case COLUMN_BOOL: return *(const bool *)at;
    case COLUMN_WORD:
    case COLUMN_TEXT:
    case COLUMN_BYTES:
    case COLUMN_BORROWED: break;
    }
    CHECK(false);
}

/* Returns the word of a member, which is an enum or a bool. */
static const char *word_of(const struct column *column, const void *at)
{
    uint32_t index = 0;
    if (column->size == sizeof(bool))
        index = *(const bool *)at;
    else
        memcpy(&index, at, sizeof(index));
    CHECK(index < column->word_count);
    return column->words[index];
}

static bool is_text(const struct column *column)
{
    return column->type == COLUMN_TEXT || column->type == COLUMN_BORROWED ||
           column->type == COLUMN_WORD;
}

/* Returns the text of a member. */
static const char *text_of(const struct column *column, const void *at)
{
    const char *text = NULL;
    if (column->type == COLUMN_TEXT) return at;
    if (column->type == COLUMN_WORD) return word_of(column, at);
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
        else if (is_text(&columns[i]))
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
    uint16_t half = (uint16_t)number;
    int16_t short_number = (int16_t)number;
    switch (column->type) {
    case COLUMN_INT64: memcpy(at, &number, sizeof(number)); return true;
    case COLUMN_UINT32: memcpy(at, &wide, sizeof(wide)); return number >= 0 && wide == number;
    case COLUMN_UINT16: memcpy(at, &half, sizeof(half)); return half == number;
    case COLUMN_INT16:
        memcpy(at, &short_number, sizeof(short_number));
        return short_number == number;
    case COLUMN_UINT8: *(uint8_t *)at = (uint8_t)number; return number >= 0 && number <= UINT8_MAX;
    case COLUMN_BOOL: *(bool *)at = number != 0; return true;
    case COLUMN_WORD:
    case COLUMN_TEXT:
    case COLUMN_BYTES:
    case COLUMN_BORROWED: break;
    }
    CHECK(false);
}

/* Sets the member to the value of a word. Returns false if the column has no such word. */
static bool word_put(const struct column *column, const char *word, void *at)
{
    uint32_t index = 0;
    while (index < column->word_count && strcmp(column->words[index], word) != 0) index++;
    if (index == column->word_count) return false;
    if (column->size == sizeof(bool))
        *(bool *)at = index != 0;
    else
        memcpy(at, &index, sizeof(index));
    return true;
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
        else if (columns[i].type == COLUMN_WORD)
            ok = word_put(&columns[i], sql_column_borrowed(row, at), member);
        else if (columns[i].type == COLUMN_BORROWED)
            memcpy(member, &(const char *){sql_column_borrowed(row, at)}, sizeof(const char *));
        else
            ok = number_put(&columns[i], sql_column_number(row, at), member);
        at++;
    }
    return ok;
}
