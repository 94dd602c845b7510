/* One line of a report: the finding of a check, with the values of its sentence, as text for
 * people and as JSON for programs. No value is a secret. Any thread, one at a time. */
#ifndef DOCTOR_LINE_H
#define DOCTOR_LINE_H

#include "base/buf.h"
#include "doctor/findings.h"
#include "wire/json.h"

#define LINE_VALUES_MAX 6
#define LINE_NAME_BYTES 16
#define LINE_TEXT_BYTES 256

/* A value of the line. If its name ends with _bytes or _s, it is a number of bytes or of
 * seconds. */
struct line_value {
    char name[LINE_NAME_BYTES];
    bool counted;
    int64_t number;
    char text[LINE_TEXT_BYTES]; /* printable; a longer text is cut off */
};

struct doctor_line {
    const char *check; /* constant: "disk" */
    enum finding finding;
    size_t count;
    struct line_value values[LINE_VALUES_MAX];
};

/* Replaces the finding of the line by another one of the same check. */
void line_set(struct doctor_line *line, enum finding finding);
/* Each adds a value to the line. Unprintable characters of a text become "?". */
void line_text(struct doctor_line *line, const char *name, const char *text);
void line_number(struct doctor_line *line, const char *name, int64_t number);

/* Appends the sentence of the line to `out`. */
void line_sentence_print(const struct doctor_line *line, struct buf *out);
/* Appends the command that repairs the fault, with each value quoted as one word for a shell;
 * nothing if there is none. */
void line_mend_print(const struct doctor_line *line, struct buf *out);

/* Writes the line as an object of an array. */
void line_json(const struct doctor_line *line, struct json *json);

#endif
