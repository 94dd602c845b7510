#include "doctor/line.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"

/* ---- values ---- */

void line_set(struct doctor_line *line, enum finding finding)
{
    line->finding = finding;
    line->count = 0;
}

static struct line_value *value_new(struct doctor_line *line, const char *name)
{
    CHECK(line->count < LINE_VALUES_MAX && strlen(name) < LINE_NAME_BYTES);
    struct line_value *value = &line->values[line->count++];
    *value = (struct line_value){.number = 0};
    (void)text_copy(value->name, sizeof(value->name), name);
    return value;
}

void line_text(struct doctor_line *line, const char *name, const char *text)
{
    struct line_value *value = value_new(line, name);
    (void)text_copy(value->text, sizeof(value->text), text);
    for (char *at = value->text; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == 127) *at = '?';
}

void line_number(struct doctor_line *line, const char *name, int64_t number)
{
    struct line_value *value = value_new(line, name);
    value->counted = true;
    value->number = number;
}

static bool ends_with(const char *name, const char *ending)
{
    size_t size = strlen(name);
    size_t end = strlen(ending);
    return size > end && strcmp(name + size - end, ending) == 0;
}

/* ---- numbers for people ---- */

static void bytes_print(int64_t bytes, char text[LINE_TEXT_BYTES])
{
    static const char *const units[] = {"B", "kB", "MB", "GB", "TB"};
    size_t unit = 0;
    double left = (double)bytes;
    for (; left >= 1000 && unit + 1 < COUNT_OF(units); unit++) left /= 1000;
    (void)snprintf(text, LINE_TEXT_BYTES, unit == 0 || left >= 100 ? "%.0f %s" : "%.1f %s", left,
                   units[unit]);
}

static void span_print(int64_t seconds, char text[LINE_TEXT_BYTES])
{
    static const struct {
        const char *unit;
        int64_t size;
    } steps[] = {{"d", 86400}, {"h", 3600}, {"min", 60}, {"s", 1}};
    size_t at = 0;
    while (at + 1 < COUNT_OF(steps) && seconds < steps[at].size) at++;
    int64_t whole = seconds / steps[at].size;
    int64_t rest = at + 1 < COUNT_OF(steps) ? seconds % steps[at].size / steps[at + 1].size : 0;
    int size = snprintf(text, LINE_TEXT_BYTES, "%" PRId64 " %s", whole, steps[at].unit);
    if (rest > 0)
        (void)snprintf(text + size, LINE_TEXT_BYTES - (size_t)size, " %" PRId64 " %s", rest,
                       steps[at + 1].unit);
}

static void value_print(const struct line_value *value, char text[LINE_TEXT_BYTES])
{
    if (!value->counted)
        (void)text_copy(text, LINE_TEXT_BYTES, value->text);
    else if (ends_with(value->name, "_bytes"))
        bytes_print(value->number, text);
    else if (ends_with(value->name, "_s"))
        span_print(value->number, text);
    else
        (void)snprintf(text, LINE_TEXT_BYTES, "%" PRId64, value->number);
}

/* ---- sentences ---- */

static const struct line_value *value_find(const struct doctor_line *line, const char *name,
                                           size_t size)
{
    for (size_t i = 0; i < line->count; i++)
        if (strlen(line->values[i].name) == size && memcmp(line->values[i].name, name, size) == 0)
            return &line->values[i];
    CHECK(false); /* the sentence contains a value that its check does not add */
}

/* Appends a text as one word for a shell: in quotes, unless all its characters are literal
 * there. */
static void word_append(struct buf *out, const char *text)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-:@%+=,[]";
    if (text[0] != '\0' && text[0] != '-' && text[strspn(text, plain)] == '\0') {
        buf_append_text(out, text);
        return;
    }
    buf_append_text(out, "'");
    for (const char *at = text; *at != '\0'; at++)
        if (*at == '\'')
            buf_append_text(out, "'\\''");
        else
            buf_append(out, at, 1);
    buf_append_text(out, "'");
}

/* A brace is literal unless a lower-case letter follows. */
static void filled_append(const struct doctor_line *line, const char *form, bool shell,
                          struct buf *out)
{
    for (const char *at = form; *at != '\0';) {
        char text[LINE_TEXT_BYTES];
        size_t size = strspn(at + 1, "abcdefghijklmnopqrstuvwxyz_");
        if (*at != '{' || size == 0 || at[1 + size] != '}') {
            buf_append(out, at++, 1);
            continue;
        }
        value_print(value_find(line, at + 1, size), text);
        if (shell)
            word_append(out, text);
        else
            buf_append_text(out, text);
        at += size + 2;
    }
}

void line_sentence_print(const struct doctor_line *line, struct buf *out)
{
    filled_append(line, finding_row_of(line->finding)->text, false, out);
}

void line_mend_print(const struct doctor_line *line, struct buf *out)
{
    const char *mend = finding_row_of(line->finding)->mend;
    if (mend != NULL) filled_append(line, mend, true, out);
}

void line_json(const struct doctor_line *line, struct json *json)
{
    const struct finding_row *row = finding_row_of(line->finding);
    struct buf text = {0};
    struct buf mend = {0};
    line_sentence_print(line, &text);
    line_mend_print(line, &mend);
    if (text.failed || mend.failed) json->out->failed = true;
    json_object(json, NULL);
    json_text(json, "check", line->check);
    json_text(json, "sign", doctor_sign_word(row->sign));
    json_text(json, "code", row->code);
    json_text(json, "text", text.failed ? "" : text.bytes);
    json_text(json, "mend", mend.failed || mend.size == 0 ? NULL : mend.bytes);
    json_object(json, "values");
    for (size_t i = 0; i < line->count; i++)
        if (line->values[i].counted)
            json_int(json, line->values[i].name, line->values[i].number);
        else
            json_text(json, line->values[i].name, line->values[i].text);
    json_object_end(json);
    json_object_end(json);
    buf_free(&text);
    buf_free(&mend);
}
