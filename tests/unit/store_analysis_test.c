/* The stored analysis of a match. */
#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns/analyses.h"
#include "support/store_case.h"

static struct store_case file;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_analysis, .init = begin, .fini = end);

static enum store_err save(const char *match, const char *evaluator, const char *body)
{
    struct store_analysis analysis = {.made_ms = 7, .body = body};
    struct store_write write = {.op = STORE_ANALYSIS_SAVE, .analysis = &analysis};
    (void)strncpy(analysis.match, match, sizeof(analysis.match) - 1);
    (void)strncpy(analysis.evaluator, evaluator, sizeof(analysis.evaluator) - 1);
    return store_case_do(&file, &write, NULL);
}

struct found {
    unsigned count;
    char evaluator[STORE_EVALUATOR_BYTES + 1];
    char body[64];
};

static void take(void *context, const struct store_analysis *analysis)
{
    struct found *found = context;
    found->count++;
    memcpy(found->evaluator, analysis->evaluator, sizeof(found->evaluator));
    (void)strncpy(found->body, analysis->body, sizeof(found->body) - 1);
}

Test(store_analysis, a_match_that_is_over_has_one_and_a_newer_one_replaces_it)
{
    struct found found = {.count = 0};
    struct store_match match = store_case_match("AAAAAAAAAAAAAAAA", 2);
    store_case_match_add(&file, &match);
    cr_assert_eq(save(match.id, "0123456789abcdef", "{}"), STORE_STALE, "it is not over");
    cr_assert_eq(store_analysis_read(file.reader, match.id, take, &found), STORE_NOT_FOUND);
    match.status = STORE_OVER;
    store_case_match_add(&file, &match);
    cr_assert_eq(save(match.id, "0123456789abcdef", "{\"n\":1}"), STORE_OK);
    cr_assert_eq(save(match.id, "fedcba9876543210", "{\"n\":2}"), STORE_OK);
    cr_assert_eq(save("BBBBBBBBBBBBBBBB", "0123456789abcdef", "{}"), STORE_STALE, "there is none");
    cr_assert_eq(store_analysis_read(file.reader, match.id, take, &found), STORE_OK);
    cr_assert_eq(found.count, 1);
    cr_assert_str_eq(found.evaluator, "fedcba9876543210");
    cr_assert_str_eq(found.body, "{\"n\":2}");
    cr_assert_neq(save(match.id, "0123456789abcdef", "no JSON"), STORE_OK);
}
