#include "support/random_struct.h"
#include "support/toy_game.h"
#include "wire/parse.h"
#include "base/encoding/prescan.h"
#include "wire/json_game.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <string.h>

static struct buf out;

static struct json fresh(void)
{
    buf_reset(&out);
    return json_to(&out);
}

static void text_is(const char *text, size_t size, const char *wanted)
{
    struct json json = fresh();
    json_text_size(&json, NULL, text, size);
    cr_expect_str_eq(out.bytes, wanted);
    cr_expect_eq(prescan_check(out.bytes, out.size, 1), PRESCAN_OK, "%s", out.bytes);
}

Test(json_print, commas_and_names_stand_where_they_belong)
{
    struct json json = fresh();
    json_object(&json, NULL);
    json_array(&json, "empty");
    json_array_end(&json);
    json_array(&json, "list");
    json_int(&json, NULL, 1);
    json_object(&json, NULL);
    json_object_end(&json);
    json_bool(&json, NULL, false);
    json_array_end(&json);
    json_null(&json, "nothing");
    json_text(&json, "no_text", NULL);
    json_raw(&json, "raw", "[1]");
    json_object_end(&json);
    cr_assert_str_eq(out.bytes, "{\"empty\":[],\"list\":[1,{},false],\"nothing\":null,"
                                "\"no_text\":null,\"raw\":[1]}");
}

Test(json_print, integers_are_whole_from_end_to_end)
{
    struct json json = fresh();
    json_array(&json, NULL);
    json_int(&json, NULL, INT64_MIN);
    json_int(&json, NULL, -1);
    json_int(&json, NULL, 0);
    json_int(&json, NULL, INT64_MAX);
    json_array_end(&json);
    cr_assert_str_eq(out.bytes, "[-9223372036854775808,-1,0,9223372036854775807]");
}

Test(json_print, reals_come_back_as_they_were_and_infinity_is_null)
{
    struct json json = fresh();
    json_array(&json, NULL);
    json_real(&json, NULL, 0.1);
    json_real(&json, NULL, 1.0 / 3);
    json_real(&json, NULL, 2.0);
    json_real(&json, NULL, (double)INFINITY);
    json_real(&json, NULL, (double)NAN);
    json_array_end(&json);
    cr_assert_str_eq(out.bytes, "[0.1,0.33333333333333331,2,null,null]");
}

Test(json_print, text_is_escaped_and_always_utf_8)
{
    text_is("plain /", 7, "\"plain /\"");
    text_is("a\"b\\c", 5, "\"a\\\"b\\\\c\"");
    text_is("\b\t\n\f\r", 5, "\"\\b\\t\\n\\f\\r\"");
    text_is("\x01\x1f\x7f", 3, "\"\\u0001\\u001f\x7f\"");
    struct json json = fresh();
    json_text_size(&json, NULL, "a\0b", 3);
    cr_expect_str_eq(out.bytes, "\"a\\u0000b\"");
    text_is("\xc3\xa9\xf0\x9f\xaa\xa8", 6, "\"\xc3\xa9\xf0\x9f\xaa\xa8\"");
}

Test(json_print, invalid_utf_8_becomes_the_replacement_character)
{
    text_is("\xff", 1, "\"\xef\xbf\xbd\"");
    text_is("a\xc3", 2, "\"a\xef\xbf\xbd\"");
    text_is("\xc0\xaf", 2, "\"\xef\xbf\xbd\xef\xbf\xbd\"");
    text_is("\xed\xa0\x80", 3, "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
    text_is("\xf4\x90\x80\x80z", 5, "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz\"");
}

Test(json_print, a_full_buffer_fails_and_never_overruns)
{
    for (size_t most = 0; most < 40; most++) {
        struct buf small = {.size_max = most + 1};
        struct json json = json_to(&small);
        json_array(&json, NULL);
        for (int i = 0; i < 20; i++) json_text(&json, NULL, "ab");
        json_array_end(&json);
        cr_assert(small.failed);
        cr_assert_leq(small.size, most + 1);
        buf_free(&small);
    }
}

Test(json_print, more_levels_than_the_writer_has_are_a_bug, .signal = SIGABRT)
{
    struct json json = fresh();
    for (int i = 0; i < JSON_DEPTH_MAX; i++) json_array(&json, NULL);
}

Test(json_print, a_move_is_its_kind_and_its_fields_in_order)
{
    struct toy_move toy = {
        .kind = TOY_TELL, .word = 2, .whom = 3, .yes = 1, .number = -7, .amounts = {0, 1, 0, 2}};
    struct game_move move;
    memcpy(&move, &toy, sizeof(move));
    struct json json = fresh();
    json_move(&json, NULL, &toy_game, &move);
    cr_assert_str_eq(out.bytes, "{\"kind\":\"tell\",\"word\":\"two\",\"whom\":3,\"yes\":true,"
                                "\"number\":-7,\"amounts\":{\"brick\":1,\"gold\":2}}");
}

Test(json_print, none_and_nobody_are_null)
{
    struct toy_move toy = {.kind = TOY_TELL, .whom = GAME_NOBODY};
    struct game_move move;
    memcpy(&move, &toy, sizeof(move));
    struct json json = fresh();
    json_move(&json, NULL, &toy_game, &move);
    cr_assert_str_eq(out.bytes, "{\"kind\":\"tell\",\"word\":null,\"whom\":null,\"yes\":false,"
                                "\"number\":0,\"amounts\":{}}");
}

Test(json_print, an_event_has_its_seat_second_or_not_at_all)
{
    struct toy_event toy = {.kind = TOY_TOLD_SET, .seat = 0, .bits = 1u << 19 | 2};
    struct game_event event;
    memcpy(&event, &toy, sizeof(event));
    struct json json = fresh();
    json_event(&json, NULL, &toy_game, &event);
    cr_assert_str_eq(out.bytes, "{\"kind\":\"told_set\",\"seat\":0,\"bits\":[\"b1\",\"b19\"]}");
    event.bytes[1] = GAME_NOBODY;
    json = fresh();
    json_event(&json, NULL, &toy_game, &event);
    cr_assert_str_eq(out.bytes, "{\"kind\":\"told_set\",\"bits\":[\"b1\",\"b19\"]}");
}

Test(json_print, a_result_tells_ranks_and_rows_by_name)
{
    struct toy_state state = {.seats = 2, .heap = 0, .last = 1, .turns = 5};
    struct game_result result;
    game_result(&toy_game, &state, &result);
    struct json json = fresh();
    json_result(&json, NULL, &toy_game, &result);
    cr_assert_str_eq(out.bytes,
                     "{\"over\":true,\"reason\":\"empty\",\"seats\":["
                     "{\"rank\":2,\"total\":0,\"tie\":0},{\"rank\":1,\"total\":1,\"tie\":0}],"
                     "\"rows\":[]}");
}

Test(json_print, a_game_lists_its_kinds_with_their_fields)
{
    struct json json = fresh();
    json_game(&json, NULL, &toy_game);
    cr_assert_eq(prescan_check(out.bytes, out.size, PARSE_DEPTH_MAX), PRESCAN_OK);
    cr_assert_not_null(strstr(out.bytes, "\"moves\":[{\"kind\":\"take\",\"fields\":"
                                         "[{\"name\":\"amount\",\"type\":\"number\"}]},"));
    cr_assert_not_null(strstr(out.bytes, "{\"name\":\"set\",\"type\":\"names\","
                                         "\"values\":[\"b0\",\"b1\",\"b2\"]}"));
}
