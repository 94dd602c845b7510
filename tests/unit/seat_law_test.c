/* The law of the table is written three times: the engine's constant table, the one in
 * schema/live.md, and the client's, from which the page for players is made. All are the same. */
#include "engine/seat/law.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

#define TEXT_MAX ((size_t)1 << 20)

static char *text_of(const char *path)
{
    char *text = calloc(1, TEXT_MAX + 1);
    FILE *file = fopen(path, "rb");
    cr_assert(text != NULL && file != NULL, "%s", path);
    size_t size = fread(text, 1, TEXT_MAX, file);
    cr_assert(size > 0 && size < TEXT_MAX);
    (void)fclose(file);
    return text;
}

static unsigned count_of(const char *text, const char *part)
{
    unsigned count = 0;
    for (const char *at = strstr(text, part); at != NULL; at = strstr(at + 1, part)) count++;
    return count;
}

static const char *cell(unsigned act, unsigned column)
{
    return seat_say_words[seat_law_say((enum seat_act)act, column)];
}

Test(seat_law, live_md_prints_the_table_of_the_engine_and_no_other_row)
{
    char *text = text_of(OCHRE_SOURCE_DIR "/schema/live.md");
    char line[512];
    const char *table = strstr(text, "### Who decides\n");
    cr_assert_not_null(table);
    const char *at = strstr(table, "| act |");
    cr_assert_not_null(at);
    for (unsigned row = 0; row < SEAT_ACTS + 2; row++) {
        bool rule = row == 1;
        struct buf buf = {.bytes = line, .room = sizeof(line), .size_max = sizeof(line)};
        if (rule)
            buf_printf(&buf, "|---");
        else
            buf_printf(&buf, "| %s ", row == 0 ? "act" : seat_act_words[row - 2]);
        for (unsigned column = 0; column < SEAT_COLUMNS; column++) {
            if (rule)
                buf_printf(&buf, "|---");
            else
                buf_printf(&buf, "| %s ",
                           row == 0 ? seat_column_words[column] : cell(row - 2, column));
        }
        buf_printf(&buf, "|\n");
        cr_assert(!buf.failed);
        cr_assert_eq(strncmp(at, line, buf.size), 0, "row %u of schema/live.md is not\n%s", row,
                     line);
        at += buf.size;
    }
    cr_assert_eq(*at, '\n', "a row too many");
    free(text);
}

Test(seat_law, the_client_has_the_table_of_the_engine_and_no_other_row)
{
    char *text = text_of(OCHRE_SOURCE_DIR "/web/js/seats/law.js");
    char line[512];
    struct buf buf = {.bytes = line, .room = sizeof(line), .size_max = sizeof(line)};
    buf_printf(&buf, "export const STATES = [");
    for (unsigned column = 0; column < SEAT_COLUMNS; column++)
        buf_printf(&buf, "%s'%s'", column == 0 ? "" : ", ", seat_column_words[column]);
    buf_printf(&buf, "];\n");
    cr_assert(!buf.failed);
    cr_assert_not_null(strstr(text, line), "%s", line);
    for (unsigned act = 0; act < SEAT_ACTS; act++) {
        buf.size = 0;
        buf_printf(&buf, "\n  '%s': '", seat_act_words[act]);
        for (unsigned column = 0; column < SEAT_COLUMNS; column++)
            buf_printf(&buf, "%s%s", column == 0 ? "" : " ", cell(act, column));
        buf_printf(&buf, "',\n");
        cr_assert(!buf.failed);
        cr_assert_not_null(strstr(text, line), "%s", line);
    }
    cr_assert_eq(count_of(text, "\n  '"), SEAT_ACTS, "a row too many");
    free(text);
}
