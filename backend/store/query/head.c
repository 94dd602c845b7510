#include "store/query/head.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"

#define LINE_BYTES_MAX 1024

static bool is_name_byte(char byte)
{
    return isalnum((unsigned char)byte) || byte == '_';
}

/* Copies `size` bytes, or as many as fit. */
static void take(char *into, size_t room, const char *from, size_t size)
{
    size = size < room ? size : room - 1;
    memcpy(into, from, size);
    into[size] = '\0';
}

static bool params_have(const struct query_head *head, const char *name)
{
    for (size_t i = 0; i < head->param_count; i++)
        if (strcmp(head->params[i].name, name) == 0) return true;
    return false;
}

/* Adds a parameter. `name` points into the SQL that begins at `sql`, after a colon. */
static void param_add(struct query_head *head, const char *sql, const char *name, size_t size)
{
    static const char before[] = "coalesce(:";
    size_t room = sizeof(before) - 1;
    struct query_head_param param = {.optional = (size_t)(name - sql) >= room &&
                                                 strncmp(name - room, before, room) == 0};
    take(param.name, sizeof(param.name), name, size);
    if (head->param_count < QUERY_PARAMS_MAX && !params_have(head, param.name))
        head->params[head->param_count++] = param;
}

/* Returns the end of the quoted text or comment that begins at `at`; `at` itself if there is none.
 */
static const char *skip_quoted(const char *at)
{
    if (strncmp(at, "--", 2) == 0) return at + strcspn(at, "\n");
    if (strncmp(at, "/*", 2) == 0) {
        const char *end = strstr(at + 2, "*/");
        return end != NULL ? end + 2 : at + strlen(at);
    }
    if (*at == '\'' || *at == '"' || *at == '`') {
        const char *end = strchr(at + 1, *at);
        return end != NULL ? end + 1 : at + strlen(at);
    }
    return at;
}

void query_params_find(const char *sql, struct query_head *head)
{
    for (const char *at = sql; *at != '\0';) {
        const char *behind = skip_quoted(at);
        if (behind != at) {
            at = behind;
        } else if (*at == ':' && is_name_byte(at[1])) {
            size_t size = 0;
            while (is_name_byte(at[1 + size])) size++;
            param_add(head, sql, at + 1, size);
            at += 1 + size;
        } else {
            at++;
        }
    }
}

/* Parses "one, other: their names": names of parameters, then their description. */
static void about_read(struct query_head *head, const char *clause)
{
    size_t named[QUERY_PARAMS_MAX];
    size_t count = 0;
    for (bool more = true; more && count < QUERY_PARAMS_MAX;) {
        size_t size = 0;
        more = false;
        clause += strspn(clause, " ");
        while (is_name_byte(clause[size])) size++;
        for (size_t i = 0; size > 0 && i < head->param_count; i++) {
            if (strlen(head->params[i].name) == size &&
                memcmp(head->params[i].name, clause, size) == 0) {
                named[count++] = i;
                clause += size;
                more = *clause == ',';
                clause += strspn(clause, ",:");
                break;
            }
        }
    }
    clause += strspn(clause, " ");
    for (size_t i = 0; i < count; i++)
        (void)text_copy(head->params[named[i]].about, sizeof(head->params[0].about), clause);
}

static void params_read(struct query_head *head, char *text)
{
    size_t size = strlen(text);
    if (size > 0 && text[size - 1] == '.') text[size - 1] = '\0';
    for (char *clause = text; clause != NULL;) {
        char *end = strchr(clause, ';');
        if (end != NULL) *end++ = '\0';
        about_read(head, clause);
        clause = end;
    }
}

static enum query_chart kind_read(const char *text)
{
    static const char *const kinds[] = {[QUERY_CHART_BARS] = "bars ",
                                        [QUERY_CHART_LINE] = "line ",
                                        [QUERY_CHART_BOX] = "box ",
                                        [QUERY_CHART_HEAT] = "heat "};
    for (size_t i = QUERY_CHART_BARS; i < COUNT_OF(kinds); i++)
        if (strncmp(text, kinds[i], strlen(kinds[i])) == 0) return (enum query_chart)i;
    return QUERY_CHART_NONE;
}

/* Parses "bars of win_rate, mean_rank by card." or "heat of matches by hour, weekday." */
static void chart_read(struct query_head *head, const char *text)
{
    const char *of = strstr(text, " of ");
    const char *by = strstr(text, " by ");
    if (of == NULL || by == NULL || by < of) return;
    head->chart = kind_read(text);
    if (head->chart == QUERY_CHART_NONE) return;
    size_t x_size = strcspn(by + 4, ",. ");
    take(head->x, sizeof(head->x), by + 4, x_size);
    const char *second = by + 4 + x_size;
    if (strncmp(second, ", ", 2) == 0)
        take(head->split, sizeof(head->split), second + 2, strcspn(second + 2, ". "));
    for (const char *at = of + 4; at < by && head->y_count < QUERY_CHART_Y_MAX;) {
        size_t size = strcspn(at, ", ");
        take(head->y[head->y_count++], sizeof(head->y[0]), at, size);
        at += size;
        at += strspn(at, ", ");
    }
}

/* Parses "200 ms for one match." or "5 s over all." */
static uint32_t limit_read(const char *text)
{
    char *unit = NULL;
    unsigned long number = strtoul(text, &unit, 10);
    number = number < 3600 * 1000 ? number : 3600 * 1000;
    return (uint32_t)(strncmp(unit, " ms", 3) == 0 ? number : number * 1000);
}

void query_head_read(const char *sql, struct query_head *head)
{
    char line[LINE_BYTES_MAX];
    memset(head, 0, sizeof(*head));
    query_params_find(sql, head);
    while (strncmp(sql, "-- ", 3) == 0) {
        size_t size = strcspn(sql, "\n");
        take(line, sizeof(line), sql + 3, size - 3);
        sql += size + (sql[size] == '\n');
        if (strncmp(line, "Parameters: ", 12) == 0) {
            params_read(head, line + 12);
        } else if (strncmp(line, "Chart: ", 7) == 0) {
            chart_read(head, line + 7);
        } else if (strncmp(line, "Limit: ", 7) == 0) {
            head->limit_ms = limit_read(line + 7);
        } else if (strcmp(line, "Public.") == 0) {
            head->is_public = true;
        } else if (strcmp(line, "Counts only.") == 0) {
            head->counts_only = true;
        } else {
            size_t had = strlen(head->question);
            if (had > 0 && had + 1 < sizeof(head->question)) head->question[had++] = ' ';
            (void)text_copy(head->question + had, sizeof(head->question) - had, line);
        }
    }
}
