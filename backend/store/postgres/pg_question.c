#include "store/postgres/pg_question.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct reading {
    const char *at;
    struct pg_question *question;
    enum pg_question_end end;
    bool begun; /* its first word has been read */
    bool named; /* the previous token (a point or AS) introduces a name */
    bool lists; /* the previous token (AS or WITH) introduces a name that may have a column list */
};

/* Functions, and words before a parenthesis, that only compute from their arguments; each
 * between blanks. */
static const char harmless[] =
    " abs acos acosh all and any array array_agg array_length array_to_string as asin asinh atan "
    "atan2 atanh avg bool_and bool_or btrim by cardinality case cast cbrt ceil ceiling char_length "
    "chr coalesce concat concat_ws cos cosh count cume_dist date date_part date_trunc datetime "
    "degrees dense_rank distinct div else end every except exists exp extract filter first_value "
    "floor from greatest group_concat having ifnull iif in initcap instr intersect is join json "
    "json_agg json_array_elements json_array_elements_text json_array_length json_build_array "
    "json_build_object json_each json_extract json_group_array json_object_agg json_object_keys "
    "json_typeof julianday lag last_value lateral lead least left length like limit ln log log10 "
    "lower "
    "lpad ltrim make_date materialized max md5 median min mod mode not nth_value ntile nullif "
    "numeric "
    "offset "
    "on or order over overlay partition percent_rank percentile_cont percentile_disc pi position "
    "pow "
    "power quantile radians random rank recursive regexp_match regexp_replace replace reverse "
    "right round "
    "row row_number rtrim select sign sin sinh split_part sqrt starts_with stddev stddev_pop "
    "stddev_samp strftime string_agg string_to_array strpos substr substring sum tan tanh then "
    "timestamp to_char to_date to_number to_timestamp total translate trim trunc union unixepoch "
    "unnest "
    "upper using values var_pop var_samp variance varchar when where width_bucket wilson_high "
    "wilson_low with "
    "within ";

static bool is_listed(const char *list, const char *word)
{
    char blanks[PG_QUESTION_WORD_MAX + 3];
    (void)snprintf(blanks, sizeof(blanks), " %s ", word);
    return strstr(list, blanks) != NULL;
}

static void fail(struct reading *reading, enum pg_question_end end, const char *what,
                 const char *word)
{
    if (reading->end != PG_QUESTION_FINE) return;
    reading->end = end;
    (void)snprintf(reading->question->wrong, sizeof(reading->question->wrong), "%s%.60s", what,
                   word);
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Advances by `size` bytes, and adds them to the statement. */
static void take(struct reading *reading, size_t size)
{
    buf_append(&reading->question->text, reading->at, size);
    reading->at += size;
}

/* ---- blanks and quoted text ---- */

/* Returns the length of a comment, which may be nested; 0: it has no end. */
static size_t comment_length(const char *text)
{
    size_t depth = 0;
    for (const char *at = text; *at != '\0'; at++) {
        bool opens = begins(at, "/*");
        bool closes = begins(at, "*/");
        if (!opens && !closes) continue;
        depth = opens ? depth + 1 : depth - 1;
        at++;
        if (depth == 0) return (size_t)(at + 1 - text);
    }
    return 0;
}

static size_t blank_length(struct reading *reading, const char *at)
{
    if (isspace((unsigned char)*at)) return 1;
    if (begins(at, "--")) return strcspn(at, "\n\r");
    if (!begins(at, "/*")) return 0;
    size_t length = comment_length(at);
    if (length == 0) fail(reading, PG_QUESTION_BAD, "a comment has no end", "");
    return length;
}

static void blanks_skip(struct reading *reading)
{
    size_t length = 0;
    while (reading->end == PG_QUESTION_FINE && (length = blank_length(reading, reading->at)) > 0) {
        buf_append_text(&reading->question->text, " ");
        reading->at += length;
    }
}

/* Returns the length of a quoted string with its quotes, which are doubled inside it. 0: it is not
 * closed. */
static size_t quoted_length(const char *text)
{
    const char *at = text + 1;
    while (*at != '\0') {
        if (*at == text[0] && at[1] != text[0]) return (size_t)(at + 1 - text);
        at += *at == text[0] ? 2 : 1;
    }
    return 0;
}

/* ---- words ---- */

/* Names that reveal facts about the server or its users. */
static const char telling[] =
    " information_schema public regclass regproc regprocedure regoper regoperator regtype regrole "
    "regnamespace regconfig regdictionary regcollation current_user session_user current_role "
    "current_catalog current_schema into for ";

/* Checks a name, or a keyword; `called`: a parenthesis follows it. */
static void word_judge(struct reading *reading, const char *word, bool called)
{
    if (begins(word, "pg_") || begins(word, "lo_") || is_listed(telling, word) ||
        (called && !is_listed(harmless, word)))
        fail(reading, PG_QUESTION_REFUSED, "not allowed: ", word);
}

/* Checks a word without quotes, which may be a keyword. */
static void plain_judge(struct reading *reading, const char *word)
{
    if (!reading->begun && strcmp(word, "select") != 0 && strcmp(word, "with") != 0 &&
        strcmp(word, "values") != 0)
        fail(reading, PG_QUESTION_REFUSED, "only questions are answered", "");
    if (strcmp(word, "user") == 0 && !reading->named)
        fail(reading, PG_QUESTION_BAD, "the column is written \"user\", or with its table's name",
             "");
    reading->begun = true;
    reading->named = strcmp(word, "as") == 0;
    reading->lists = is_listed(" as with recursive ", word);
}

/* Returns whether a parenthesis comes next, after blanks. */
static bool is_called(struct reading *reading, const char *at)
{
    size_t length = 0;
    while (reading->end == PG_QUESTION_FINE && (length = blank_length(reading, at)) > 0)
        at += length;
    return *at == '(';
}

static void word_read(struct reading *reading)
{
    char word[PG_QUESTION_WORD_MAX + 1];
    size_t length = 0;
    const char *at = reading->at;
    while (isalnum((unsigned char)at[length]) || at[length] == '_') length++;
    if (length > PG_QUESTION_WORD_MAX) {
        fail(reading, PG_QUESTION_BAD, "a name is too long", "");
        return;
    }
    for (size_t i = 0; i < length; i++) word[i] = (char)tolower((unsigned char)at[i]);
    word[length] = '\0';
    /* rejects E'...', U&"..." and similar: they are other notations for the text that is checked
     * here */
    if (at[length] == '\'' || at[length] == '"' || (at[length] == '&' && strcmp(word, "u") == 0)) {
        fail(reading, PG_QUESTION_REFUSED, "not allowed: quotes right behind ", word);
        return;
    }
    word_judge(reading, word, !reading->lists && is_called(reading, at + length));
    plain_judge(reading, word);
    take(reading, length);
}

static void name_read(struct reading *reading)
{
    char word[PG_QUESTION_WORD_MAX + 1];
    size_t length = quoted_length(reading->at);
    if (length < 3 || length - 2 > PG_QUESTION_WORD_MAX ||
        memchr(reading->at + 1, '"', length - 2) != NULL) {
        fail(reading, PG_QUESTION_BAD, "a name in quotes is empty, too long or has no end", "");
        return;
    }
    memcpy(word, reading->at + 1, length - 2);
    word[length - 2] = '\0';
    word_judge(reading, word, is_called(reading, reading->at + length));
    reading->named = reading->lists = false;
    take(reading, length);
}

static void param_read(struct reading *reading)
{
    struct pg_question *question = reading->question;
    char name[QUERY_PARAM_BYTES_MAX + 1];
    size_t length = 0;
    const char *at = reading->at + 1;
    while (isalnum((unsigned char)at[length]) || at[length] == '_') length++;
    if (length > QUERY_PARAM_BYTES_MAX) {
        fail(reading, PG_QUESTION_BAD, "the name of a parameter is too long", "");
        return;
    }
    (void)snprintf(name, sizeof(name), "%.*s", (int)length, at);
    size_t index = 0;
    while (index < question->param_count && strcmp(question->params[index], name) != 0) index++;
    if (index == QUERY_PARAMS_MAX) {
        fail(reading, PG_QUESTION_BAD, "there are too many parameters", "");
        return;
    }
    if (index == question->param_count)
        (void)snprintf(question->params[question->param_count++], sizeof(name), "%s", name);
    buf_printf(&question->text, "$%zu", index + 1);
    reading->at = at + length;
}

/* ---- the whole query ---- */

static void sign_read(struct reading *reading)
{
    char c = *reading->at;
    if (c == ';') {
        reading->at++;
        blanks_skip(reading);
        if (*reading->at != '\0') fail(reading, PG_QUESTION_REFUSED, "one statement at a time", "");
    } else if (c == '$' || c == '\\' || c == '?' || (unsigned char)c >= 0x80 ||
               iscntrl((unsigned char)c)) {
        char sign[2] = {(char)((unsigned char)c < 0x80 && !iscntrl((unsigned char)c) ? c : '\0')};
        fail(reading, PG_QUESTION_BAD, "this character has no place here: ", sign);
    } else {
        reading->named = c == '.';
        reading->lists = false;
        take(reading, 1);
    }
}

static void one_read(struct reading *reading)
{
    char c = *reading->at;
    if (isalpha((unsigned char)c) || c == '_') {
        word_read(reading);
    } else if (isdigit((unsigned char)c)) {
        size_t length = 0;
        while (isalnum((unsigned char)reading->at[length]) || reading->at[length] == '.') length++;
        take(reading, length);
    } else if (c == '"') {
        name_read(reading);
    } else if (c == '\'') {
        size_t length = quoted_length(reading->at);
        if (length == 0)
            fail(reading, PG_QUESTION_BAD, "a text has no end", "");
        else
            take(reading, length);
    } else if (begins(reading->at, "::")) {
        take(reading, 2);
    } else if (c == ':' && (isalpha((unsigned char)reading->at[1]) || reading->at[1] == '_')) {
        param_read(reading);
    } else {
        sign_read(reading);
    }
}

enum pg_question_end pg_question_read(const char *sql, struct pg_question *question)
{
    struct reading reading = {.at = sql, .question = question};
    *question = (struct pg_question){.param_count = 0};
    for (;;) {
        blanks_skip(&reading);
        if (reading.end != PG_QUESTION_FINE || *reading.at == '\0') break;
        one_read(&reading);
    }
    if (!reading.begun) fail(&reading, PG_QUESTION_BAD, "there is no statement", "");
    if (question->text.failed) fail(&reading, PG_QUESTION_BAD, "it is too long", "");
    return reading.end;
}

void pg_question_free(struct pg_question *question)
{
    buf_free(&question->text);
}
