/* The analysis of a match as JSON: its account, and that of each third of the match. */
#include "wire/report.h"

#include <criterion/criterion.h>
#include <string.h>

#include "games/games.h"

static void is_in(const struct buf *out, const char *part)
{
    cr_expect(strstr(out->bytes, part) != NULL, "no %s in %s", part, out->bytes);
}

/* Five decisions: one in the opening, and two each in the middle and at the end. */
static const struct analysis_step steps[] = {
    {.version = 1,
     .seat = 0,
     .answer = {.best = {5100, 4900}, .played = {5200, 4800}, .after = {5000, 5000}}},
    {.version = 2,
     .seat = 1,
     .answer = {.best = {4800, 5200}, .played = {4700, 5300}, .after = {4900, 5100}}},
    {.version = 3,
     .seat = 0,
     .answer = {.best = {4900, 5100}, .played = {5300, 4700}, .after = {6000, 4000}}},
    {.version = 4,
     .seat = 1,
     .answer = {.best = {6000, 4000}, .played = {6000, 4000}, .after = {8000, 2000}}},
    {.version = 5,
     .seat = 0,
     .answer = {.best = {8000, 2000}, .played = {8100, 1900}, .after = {8500, 1500}}},
};

static void print(uint32_t count, struct buf *out)
{
    struct analysis_step own[COUNT_OF(steps)];
    memcpy(own, steps, sizeof(own));
    const struct analysis analysis = {.game = games[0],
                                      .seats = 2,
                                      .simulations = 100,
                                      .begin = {5000, 5000},
                                      .end = {10000, 0},
                                      .count = count,
                                      .steps = own};
    struct json json = json_to(out);
    report_analysis_print(&json, "AAAAAAAAAAAAAAAA", "0123456789abcdef", &analysis);
    cr_assert_not(out->failed);
}

Test(wire_report, a_seat_has_an_account_of_the_match_and_of_each_third_of_it)
{
    struct buf out = {0};
    print(COUNT_OF(steps), &out);
    is_in(&out,
          "{\"seat\":0,\"begin\":5000,\"luck\":3100,\"own\":600,\"others\":-100,\"rest\":1400,"
          "\"end\":10000,\"phases\":["
          "{\"phase\":\"opening\",\"decisions\":1,\"begin\":5000,\"luck\":-200,\"own\":100,"
          "\"others\":0,\"rest\":100,\"end\":5000},"
          "{\"phase\":\"middle\",\"decisions\":2,\"begin\":5000,\"luck\":900,\"own\":400,"
          "\"others\":-100,\"rest\":-200,\"end\":6000},"
          "{\"phase\":\"end\",\"decisions\":2,\"begin\":6000,\"luck\":2400,\"own\":100,"
          "\"others\":0,\"rest\":1500,\"end\":10000}]");
    is_in(&out, "{\"seat\":1,\"begin\":5000,\"luck\":-3100,\"own\":100,\"others\":-600,\"rest\":"
                "-1400,\"end\":0,\"phases\":["
                "{\"phase\":\"opening\",\"decisions\":1,\"begin\":5000,\"luck\":200,\"own\":0,"
                "\"others\":-100,\"rest\":-100,\"end\":5000},"
                "{\"phase\":\"middle\",\"decisions\":2,\"begin\":5000,\"luck\":-900,\"own\":100,"
                "\"others\":-400,\"rest\":200,\"end\":4000},"
                "{\"phase\":\"end\",\"decisions\":2,\"begin\":4000,\"luck\":-2400,\"own\":0,"
                "\"others\":-100,\"rest\":-1500,\"end\":0}]");
    buf_free(&out);
}

Test(wire_report, a_match_of_one_decision_has_its_end_alone)
{
    struct buf out = {0};
    print(1, &out);
    is_in(&out, "\"phases\":[{\"phase\":\"end\",\"decisions\":1,\"begin\":5000,\"luck\":-200,"
                "\"own\":100,\"others\":0,\"rest\":5100,\"end\":10000}]");
    buf_free(&out);
}
