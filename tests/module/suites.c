/* The questions of a runner to the suites: how many tests there are, what they are called, and to
 * run one. Its import `failed` never returns: it throws. */
#include "criterion/criterion.h"

#include "engine/history.h"

#include <stdarg.h>
#include <stdlib.h>

#define EXPORTED(name) __attribute__((export_name(name), used))

__attribute__((import_module("env"), import_name("failed"), noreturn)) void failed(const char *text,
                                                                                   unsigned size);

void __wasm_call_ctors(void);

static struct module_test *tests;

void module_test_add(struct module_test *test)
{
    test->next = tests;
    tests = test;
}

void module_test_fail(const char *file, int line, const char *condition, const char *format, ...)
{
    static char text[2048];
    va_list arguments;
    int size = snprintf(text, sizeof(text) / 2, "%s:%d: %s ", file, line, condition);
    size_t at = size < 0 ? 0 : (size_t)size;
    if (at >= sizeof(text) / 2) at = sizeof(text) / 2 - 1;
    va_start(arguments, format);
    vsnprintf(text + at, sizeof(text) - at, format, arguments);
    va_end(arguments);
    failed(text, (unsigned)strlen(text));
}

_Noreturn void base_check_failed(const char *condition, const char *file, int line)
{
    module_test_fail(file, line, condition, "CHECK");
}

/* Finds the test of that number; NULL: there are fewer. */
static struct module_test *find(unsigned number)
{
    struct module_test *test = tests;
    while (test != NULL && (test->name == NULL || number > 0)) {
        if (test->name != NULL) number--;
        test = test->next;
    }
    return test;
}

EXPORTED("suites_begin") void suites_begin(void)
{
    __wasm_call_ctors();
}

/* Returns "SUITE/NAME" of a test, until the next call; "": there are fewer. */
EXPORTED("suites_name") const char *suites_name(unsigned number)
{
    static char text[512];
    const struct module_test *test = find(number);
    snprintf(text, sizeof(text), "%s%s%s", test != NULL ? test->suite : "", test != NULL ? "/" : "",
             test != NULL ? test->name : "");
    return text;
}

/* Returns the options of all tests of the suite. */
static struct module_options of_suite(const char *suite)
{
    for (const struct module_test *test = tests; test != NULL; test = test->next)
        if (test->name == NULL && strcmp(test->suite, suite) == 0) return test->options;
    return (struct module_options){.init = NULL};
}

EXPORTED("suites_run") void suites_run(unsigned number)
{
    struct module_test *test = find(number);
    if (test == NULL) module_test_fail(__FILE__, __LINE__, "test", "there are fewer");
    struct module_options suite = of_suite(test->suite);
    if (suite.init != NULL) suite.init();
    if (test->options.init != NULL) test->options.init();
    test->run();
    if (test->options.fini != NULL) test->options.fini();
    if (suite.fini != NULL) suite.fini();
}

/* The games' SQL is not in a module, nor are networks by which others are measured. */
const struct game_sql stoneage_sql;
const struct game_sql clans_sql;
const struct game_sql pearls_sql;
