/* How much time a match may give, and that it is read back as it was written. */
#include <criterion/criterion.h>
#include <string.h>

#include "games/games.h"
#include "record/settings.h"

static bool same(const struct time_control *a, const struct time_control *b)
{
    return a->pace == b->pace && a->bank_s == b->bank_s && a->increment_s == b->increment_s &&
           a->cap_s == b->cap_s;
}

Test(time_control, settings_keep_it)
{
    static const struct time_control controls[] = {
        {.pace = PACE_NONE},
        {PACE_LIVE, TIME_LIVE_BANK_S_MIN, 0, TIME_LIVE_CAP_S_MAX},
        {PACE_DAYS, TIME_DAYS_BANK_S_MAX, TIME_DAYS_INCREMENT_S_MAX, TIME_DAYS_CAP_S_MAX},
    };
    for (size_t i = 0; i < COUNT_OF(controls); i++) {
        const struct game *game = games[0];
        struct settings settings = {
            .options = UINT16_MAX, .start_seat = GAME_SEATS_MAX - 1, .clock = controls[i]};
        struct settings read = {.clock = {PACE_LIVE, 1, 1, 1}};
        char text[STORE_OPTIONS_BYTES_MAX + 1];
        settings.options = (uint16_t)((1u << game->options.count) - 1);
        settings_print(game, &settings, text, sizeof(text));
        cr_assert_eq(settings_parse(game, text, &read), STORE_OK, "%s", text);
        cr_assert(same(&read.clock, &controls[i]), "%s", text);
    }
}

Test(time_control, a_tutorial_says_so_in_its_settings_and_other_matches_nothing_of_it)
{
    for (unsigned tutorial = 0; tutorial < 2; tutorial++) {
        struct settings settings = {.start_seat = GAME_NOBODY, .tutorial = tutorial != 0};
        struct settings read = {.tutorial = tutorial == 0};
        char text[STORE_OPTIONS_BYTES_MAX + 1];
        settings_print(games[0], &settings, text, sizeof(text));
        cr_assert_eq(strstr(text, "tutorial") != NULL, tutorial != 0, "%s", text);
        cr_assert_eq(settings_parse(games[0], text, &read), STORE_OK);
        cr_assert_eq(read.tutorial, tutorial != 0);
    }
}

Test(time_control, settings_with_a_clock_that_cannot_be_are_damaged)
{
    struct settings read;
    static const char text[] = "{\"options\":[],\"bot_delay\":true,\"undo\":\"free\",\"clock\":"
                               "{\"pace\":\"live\",\"bank_s\":5,\"increment_s\":0,\"cap_s\":5}}";
    cr_assert_eq(settings_parse(games[0], text, &read), STORE_DAMAGED);
}

Test(time_control, each_bound_is_allowed_and_what_is_beyond_is_not)
{
    static const struct {
        const char *pace;
        int64_t bank_min;
        int64_t bank_max;
        int64_t increment_max;
        int64_t cap_max;
    } rows[] = {
        {"live", TIME_LIVE_BANK_S_MIN, TIME_LIVE_BANK_S_MAX, TIME_LIVE_INCREMENT_S_MAX,
         TIME_LIVE_CAP_S_MAX},
        {"days", TIME_DAYS_BANK_S_MIN, TIME_DAYS_BANK_S_MAX, TIME_DAYS_INCREMENT_S_MAX,
         TIME_DAYS_CAP_S_MAX},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct time_written written = {.increment_s = rows[i].increment_max,
                                       .cap_s = rows[i].cap_max};
        struct time_control control = {.pace = PACE_NONE};
        memcpy(written.pace, rows[i].pace, 5);
        for (int beyond = 0; beyond < 5; beyond++) {
            struct time_written at = written;
            at.bank_s = beyond == 2 ? rows[i].bank_min - 1 : rows[i].bank_max + (beyond == 1);
            at.increment_s += beyond == 3;
            at.cap_s += beyond == 4;
            cr_assert_eq(time_control_read(&at, &control, NULL), beyond == 0, "%zu %d", i, beyond);
        }
        written.bank_s = rows[i].bank_min;
        written.cap_s = rows[i].bank_min;
        cr_assert(time_control_read(&written, &control, NULL));
        written.cap_s--;
        cr_assert_not(time_control_read(&written, &control, NULL), "no cap is under the bank");
    }
}
