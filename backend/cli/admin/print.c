#include "cli/admin/print.h"

#include <string.h>

#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "record/result.h"
#include "wire/json.h"

void admin_print_columns(void *context, const char *const *names, size_t count)
{
    struct admin_print *print = context;
    print->columns = count;
    for (size_t i = 0; i < count; i++) {
        char name[ADMIN_NAME_BYTES_MAX + 1];
        char *to = print->names[i];
        size_t size = printable_text(name, text_copy(name, sizeof(name), names[i]), PRINTABLE_LINE);
        for (size_t at = 0; at < size; at++) {
            bool escaped = print->form == ADMIN_JSON && (name[at] == '"' || name[at] == '\\');
            if (escaped) *to++ = '\\'; /* member names contain no escapes */
            *to++ = name[at];
        }
        *to = '\0';
    }
}

/* Prints a value as words; nothing for NULL. */
static void value_text(struct buf *out, const struct query_value *value)
{
    switch (value->type) {
    case QUERY_NULL: break;
    case QUERY_INT: buf_printf(out, "%lld", (long long)value->integer); break;
    case QUERY_REAL: buf_printf(out, "%.15g", value->real); break;
    case QUERY_TEXT: buf_append(out, value->text, value->size); break;
    case QUERY_BLOB: buf_printf(out, "(%zu bytes)", value->size); break;
    }
}

/* ---- JSON ---- */

static void json_row(struct admin_print *print, const struct query_value *values)
{
    struct json json = json_to(&print->text);
    buf_append_text(&print->text, print->rows > 0 ? ",\n" : "");
    json_object(&json, NULL);
    for (size_t i = 0; i < print->columns; i++) {
        const char *name = print->names[i];
        switch (values[i].type) {
        case QUERY_NULL:
        case QUERY_BLOB: json_null(&json, name); break;
        case QUERY_INT: json_int(&json, name, values[i].integer); break;
        case QUERY_REAL: json_real(&json, name, values[i].real); break;
        case QUERY_TEXT: json_text_size(&json, name, values[i].text, values[i].size); break;
        }
    }
    json_object_end(&json);
}

static bool json_write(const struct admin_print *print, FILE *out)
{
    struct buf text = {0};
    if (print->text.size > 0) printable_json(&text, print->text.bytes, print->text.size);
    bool ok = !text.failed;
    if (ok) (void)fprintf(out, "[%s]\n", text.size > 0 ? text.bytes : "");
    buf_free(&text);
    return ok;
}

/* ---- a table ---- */

/* Prints the cells of a row, in which nothing can control a terminal. */
static void table_row(struct admin_print *print, const struct query_value *values)
{
    for (size_t i = 0; i < print->columns; i++) {
        size_t from = print->text.size;
        value_text(&print->text, &values[i]);
        if (!print->text.failed && print->text.size > from)
            print->text.size = from + printable_text(print->text.bytes + from,
                                                     print->text.size - from, PRINTABLE_LINE);
        buf_append(&print->text, "", 1);
    }
}

static void cell_write(FILE *out, const char *text, size_t width, bool last)
{
    size_t count = 0;
    for (; *text != '\0'; text++) {
        if (((unsigned char)*text & 0xc0) != 0x80 && ++count > width) {
            count--;
            break;
        }
        (void)fputc(*text, out);
    }
    for (; !last && count < width + 2; count++) (void)fputc(' ', out);
}

static void table_write(const struct admin_print *print, FILE *out)
{
    size_t widths[QUERY_COLUMNS_MAX];
    for (size_t i = 0; i < print->columns; i++) widths[i] = text_characters(print->names[i]);
    const char *cell = print->text.bytes;
    for (size_t i = 0; i < print->rows * print->columns; i++, cell += strlen(cell) + 1) {
        size_t width = text_characters(cell);
        width = width < ADMIN_COLUMN_WIDTH_MAX ? width : ADMIN_COLUMN_WIDTH_MAX;
        size_t *widest = &widths[i % print->columns];
        *widest = width > *widest ? width : *widest;
    }
    for (size_t i = 0; i < print->columns; i++)
        cell_write(out, print->names[i], widths[i], i + 1 == print->columns);
    (void)fputc('\n', out);
    cell = print->text.bytes;
    for (size_t i = 0; i < print->rows * print->columns; i++, cell += strlen(cell) + 1) {
        bool last = (i + 1) % print->columns == 0;
        cell_write(out, cell, widths[i % print->columns], last);
        if (last) (void)fputc('\n', out);
    }
}

void admin_print_row(void *context, const struct query_value *values, size_t count)
{
    struct admin_print *print = context;
    CHECK(count == print->columns);
    switch (print->form) {
    case ADMIN_TABLE: table_row(print, values); break;
    case ADMIN_CSV: result_csv_row(&print->text, values, print->columns); break;
    case ADMIN_JSON: json_row(print, values); break;
    }
    print->rows++;
}

bool admin_print_end(struct admin_print *print, FILE *out)
{
    bool ok = !print->text.failed;
    if (ok && print->form == ADMIN_TABLE && print->columns > 0) {
        table_write(print, out);
    } else if (ok && print->form == ADMIN_CSV) {
        const char *names[QUERY_COLUMNS_MAX];
        struct buf line = {0};
        for (size_t i = 0; i < print->columns; i++) names[i] = print->names[i];
        result_csv_names(&line, names, print->columns);
        ok = !line.failed;
        printable_lines(out, &line);
        buf_free(&line);
        if (ok) printable_lines(out, &print->text);
    } else if (ok && print->form == ADMIN_JSON) {
        ok = json_write(print, out);
    }
    buf_free(&print->text);
    return ok && fflush(out) == 0 && ferror(out) == 0;
}
