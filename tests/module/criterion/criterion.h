/* Those parts of Criterion that the suites of rules, engine and bots use, for the module: Criterion
 * itself needs processes, which a module has not. Each test runs in an instance of its own
 * (module_suites.test.js), and the first failed assertion ends it. */
#ifndef MODULE_CRITERION_H
#define MODULE_CRITERION_H

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct module_options {
    void (*init)(void);
    void (*fini)(void);
    double timeout; /* not used: the runner has one for all */
};

struct module_test {
    const char *suite;
    const char *name; /* NULL: the options of all tests of the suite */
    void (*run)(void);
    struct module_options options;
    struct module_test *next;
};

/* Adds a test to the list of all. It is never freed. */
void module_test_add(struct module_test *test);

/* Ends the test with this place and these words. */
_Noreturn void module_test_fail(const char *file, int line, const char *condition,
                                const char *format, ...) __attribute__((format(printf, 4, 5)));

#define MODULE_ADDED(id, ...)                                                                      \
    static struct module_test module_test_##id = {__VA_ARGS__};                                    \
    __attribute__((constructor)) static void module_add_##id(void)                                 \
    {                                                                                              \
        module_test_add(&module_test_##id);                                                        \
    }

#define Test(of, named, ...)                                                                       \
    static void module_run_##of##_##named(void);                                                   \
    MODULE_ADDED(of##_##named, .suite = #of, .name = #named, .run = module_run_##of##_##named,     \
                 .options = {__VA_ARGS__})                                                         \
    static void module_run_##of##_##named(void)

#define TestSuite(of, ...) MODULE_ADDED(of, .suite = #of, .options = {__VA_ARGS__})

/* The words after a condition may be missing: "" stands before them. */
#define MODULE_ASSERT(condition, ...)                                                              \
    ((condition) ? (void)0 : module_test_fail(__FILE__, __LINE__, #condition, "" __VA_ARGS__))

#define cr_assert(condition, ...)         MODULE_ASSERT(condition, __VA_ARGS__)
#define cr_assert_not(condition, ...)     MODULE_ASSERT(!(condition), __VA_ARGS__)
#define cr_assert_fail(...)               MODULE_ASSERT(false, __VA_ARGS__)
#define cr_assert_null(a, ...)            MODULE_ASSERT((a) == NULL, __VA_ARGS__)
#define cr_assert_not_null(a, ...)        MODULE_ASSERT((a) != NULL, __VA_ARGS__)
#define cr_assert_eq(a, b, ...)           MODULE_ASSERT((a) == (b), __VA_ARGS__)
#define cr_assert_neq(a, b, ...)          MODULE_ASSERT((a) != (b), __VA_ARGS__)
#define cr_assert_lt(a, b, ...)           MODULE_ASSERT((a) < (b), __VA_ARGS__)
#define cr_assert_leq(a, b, ...)          MODULE_ASSERT((a) <= (b), __VA_ARGS__)
#define cr_assert_gt(a, b, ...)           MODULE_ASSERT((a) > (b), __VA_ARGS__)
#define cr_assert_geq(a, b, ...)          MODULE_ASSERT((a) >= (b), __VA_ARGS__)
#define cr_assert_str_eq(a, b, ...)       MODULE_ASSERT(strcmp(a, b) == 0, __VA_ARGS__)
#define cr_assert_str_neq(a, b, ...)      MODULE_ASSERT(strcmp(a, b) != 0, __VA_ARGS__)
#define cr_assert_arr_eq(a, b, size, ...) MODULE_ASSERT(memcmp(a, b, size) == 0, __VA_ARGS__)
#define cr_assert_float_eq(a, b, most, ...)                                                        \
    MODULE_ASSERT(fabs((double)(a) - (double)(b)) <= (most), __VA_ARGS__)

#define cr_expect          cr_assert
#define cr_expect_not      cr_assert_not
#define cr_expect_eq       cr_assert_eq
#define cr_expect_lt       cr_assert_lt
#define cr_expect_leq      cr_assert_leq
#define cr_expect_gt       cr_assert_gt
#define cr_expect_geq      cr_assert_geq
#define cr_expect_str_eq   cr_assert_str_eq
#define cr_expect_float_eq cr_assert_float_eq

#define cr_log_info(...) ((void)printf(__VA_ARGS__))

#endif
