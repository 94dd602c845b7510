/* The memory of a read is freed both when a worker has run it and when none accepted it:
 * otherwise too many requests would fill the memory. */
#include "api/core/read.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "support/fake_request.h"
#include "support/hub_case.h"

static struct hub_case test;
static unsigned ended;

static void begin(void)
{
    hub_case_begin(&test);
    ended = 0;
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(api_read, .init = begin, .fini = end, .timeout = 60);

static struct hub_error run(struct api_read *read, struct store_reader *reader)
{
    (void)reader;
    buf_append_text(&read->out, "{}");
    return hub_error_of(HUB_OK);
}

static void ended_count(struct api_read *read)
{
    cr_assert_eq(read->user, 7, "it is whole");
    ended++;
}

static struct api_read *read_new(void)
{
    struct api_read *read = calloc(1, sizeof(*read));
    cr_assert_not_null(read);
    *read = (struct api_read){.run = run, .end = ended_count, .user = 7};
    return read;
}

static struct api_call *call_new(struct http_request *request)
{
    struct api_call *call = calloc(1, sizeof(*call));
    cr_assert_not_null(call);
    call->hub = test.hub;
    call->http = request;
    return call;
}

Test(api_read, one_that_was_run_is_ended)
{
    struct http_request request = {.path = "/"};
    api_read_submit(call_new(&request), read_new());
    while (request.status == 0) hub_case_pump(&test);
    cr_assert_eq(request.status, 200);
    cr_assert_eq(ended, 1);
}

Test(api_read, one_that_no_worker_takes_is_ended)
{
    struct http_request request = {.path = "/"};
    pool_stop(test.pool);
    api_read_submit(call_new(&request), read_new());
    cr_assert_eq(request.status, 503);
    cr_assert_eq(ended, 1);
}

Test(api_read, one_about_a_match_that_is_not_there_is_ended)
{
    struct http_request request = {.path = "/"};
    const struct hub_match *match = NULL;
    struct api_call *call = call_new(&request);
    memcpy(call->part[0], "short", sizeof("short"));
    cr_assert_not(api_read_match(call, read_new(), &match));
    cr_assert_eq(request.status, 404);
    cr_assert_eq(ended, 1);
}
