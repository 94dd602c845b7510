#include "store/postgres/pg_array.h"
#include "store/postgres/pg_values.h"

#include <string.h>

/* The numbers of types that PostgreSQL itself defines. */
#define TYPE_INT   20
#define TYPE_TEXT  25
#define TYPE_INTS  1016
#define TYPE_TEXTS 1009

#define COUNT_AT                                                                                   \
    12 /* the head: dimensions, whether there is a NULL, type, count, first index                  \
          \ */

/* The highest byte first. */
static void word_put(char *at, uint32_t word)
{
    for (int i = 0; i < 4; i++) at[i] = (char)(word >> (24 - 8 * i));
}

static void word_append(struct pg_array *array, uint32_t word)
{
    char bytes[4];
    word_put(bytes, word);
    buf_append(&array->bytes, bytes, sizeof(bytes));
}

void pg_array_begin(struct pg_array *array, bool texts)
{
    buf_reset(&array->bytes);
    array->count = 0;
    array->texts = texts;
    word_append(array, 1);
    word_append(array, 1);
    word_append(array, texts ? TYPE_TEXT : TYPE_INT);
    word_append(array, 0);
    word_append(array, 1);
}

void pg_array_int(struct pg_array *array, int64_t value)
{
    char bytes[12];
    CHECK(!array->texts);
    word_put(bytes, 8);
    word_put(bytes + 4, (uint32_t)((uint64_t)value >> 32));
    word_put(bytes + 8, (uint32_t)(uint64_t)value);
    buf_append(&array->bytes, bytes, sizeof(bytes));
    array->count++;
}

void pg_array_text(struct pg_array *array, const char *text)
{
    size_t length = strlen(text);
    CHECK(array->texts && length <= BUF_BYTES_MAX);
    word_append(array, (uint32_t)length);
    buf_append(&array->bytes, text, length);
    array->count++;
}

void pg_array_null(struct pg_array *array)
{
    word_append(array, UINT32_MAX);
    array->count++;
}

void pg_array_int_or_null(struct pg_array *array, int64_t value)
{
    if (value != 0)
        pg_array_int(array, value);
    else
        pg_array_null(array);
}

void pg_array_text_or_null(struct pg_array *array, const char *text)
{
    if (text[0] != '\0')
        pg_array_text(array, text);
    else
        pg_array_null(array);
}

bool pg_array_bind(struct pg_array *array, struct sql_session_stmt *statement, int index)
{
    if (array->bytes.failed) return false;
    word_put(array->bytes.bytes + COUNT_AT, array->count);
    pg_bind_binary(statement, index, array->texts ? TYPE_TEXTS : TYPE_INTS, array->bytes.bytes,
                   array->bytes.size);
    return true;
}

void pg_array_free(struct pg_array *array)
{
    buf_free(&array->bytes);
}
