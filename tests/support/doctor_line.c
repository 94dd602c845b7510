#include "support/doctor_line.h"

#include <criterion/criterion.h>
#include <string.h>

void found(const struct doctor_line *line, const char *code)
{
    struct buf text = {0};
    const struct finding_row *row = finding_row_of(line->finding);
    line_sentence_print(line, &text);
    cr_expect_str_eq(row->code, code, "%s, not %s: %s", row->code, code, text.bytes);
    cr_expect_null(strchr(text.bytes, '{'), "%s", text.bytes);
    buf_reset(&text);
    line_mend_print(line, &text);
    cr_expect(row->sign != DOCTOR_FAULT || text.size > 0, "%s has no command", row->code);
    buf_free(&text);
}

void mended(const struct doctor_line *line, const char *command)
{
    struct buf mend = {0};
    line_mend_print(line, &mend);
    cr_expect_str_eq(mend.bytes, command);
    buf_free(&mend);
}
