#include "record/result.h"

#include <stdio.h>
#include <string.h>

/* ---- CSV ---- */

static void csv_text(struct buf *out, const char *text, size_t size)
{
    /* A value that a spreadsheet would read as a formula, such as the name of a user, is marked
     * as text (OWASP, "CSV injection"). */
    bool formula = size > 0 && memchr("=+-@\t\r", text[0], 6) != NULL;
    bool quoted = formula;
    for (size_t i = 0; i < size; i++) quoted = quoted || memchr(",\"\r\n", text[i], 4) != NULL;
    if (!quoted) {
        buf_append(out, text, size);
        return;
    }
    buf_append_text(out, formula ? "\"'" : "\"");
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '"') buf_append(out, "\"", 1);
        buf_append(out, &text[i], 1);
    }
    buf_append(out, "\"", 1);
}

void result_csv_names(struct buf *out, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        buf_append_text(out, i > 0 ? "," : "");
        csv_text(out, names[i], strlen(names[i]));
    }
    buf_append_text(out, "\r\n");
}

void result_csv_row(struct buf *out, const struct query_value *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        buf_append_text(out, i > 0 ? "," : "");
        switch (values[i].type) {
        case QUERY_NULL: break;
        case QUERY_INT: buf_printf(out, "%lld", (long long)values[i].integer); break;
        case QUERY_REAL: buf_printf(out, "%.15g", values[i].real); break;
        case QUERY_TEXT: csv_text(out, values[i].text, values[i].size); break;
        case QUERY_BLOB: buf_printf(out, "(%zu bytes)", values[i].size); break;
        }
    }
    buf_append_text(out, "\r\n");
}

/* ---- JSON ---- */

static void json_row(struct result *result, const struct query_value *values, size_t count)
{
    char blob[40];
    buf_append_text(&result->text, result->rows > 0 ? ",\n" : "");
    struct json json = json_to(&result->text);
    json_array(&json, NULL);
    for (size_t i = 0; i < count; i++) {
        switch (values[i].type) {
        case QUERY_NULL: json_null(&json, NULL); break;
        case QUERY_INT: json_int(&json, NULL, values[i].integer); break;
        case QUERY_REAL: json_real(&json, NULL, values[i].real); break;
        case QUERY_TEXT: json_text_size(&json, NULL, values[i].text, values[i].size); break;
        case QUERY_BLOB:
            (void)snprintf(blob, sizeof(blob), "<%zu bytes>", values[i].size);
            json_text(&json, NULL, blob);
            break;
        }
    }
    json_array_end(&json);
}

void result_columns(void *context, const char *const *names, size_t count)
{
    struct result *result = context;
    if (result->csv) {
        result_csv_names(&result->names, names, count);
        return;
    }
    struct json json = json_to(&result->names);
    json_array(&json, NULL);
    for (size_t i = 0; i < count; i++) json_text(&json, NULL, names[i]);
    json_array_end(&json);
}

void result_row(void *context, const struct query_value *values, size_t count)
{
    struct result *result = context;
    if (result->csv)
        result_csv_row(&result->text, values, count);
    else
        json_row(result, values, count);
    result->rows++;
}

void result_print(const struct result *result, struct json *json)
{
    struct buf *out = json->out;
    const char *text = result->text.bytes != NULL ? result->text.bytes : "";
    out->failed = out->failed || result->names.failed || result->text.failed;
    if (out->failed) return;
    if (result->csv) {
        buf_append(out, result->names.bytes, result->names.size);
        buf_append(out, text, result->text.size);
        return;
    }
    json_raw(json, "columns", result->names.bytes);
    json_array(json, "rows");
    buf_append(out, text, result->text.size);
    json_array_end(json);
}

void result_free(struct result *result)
{
    buf_free(&result->names);
    buf_free(&result->text);
}
