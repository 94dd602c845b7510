#include "support/random_struct.h"
#include "support/toy_game.h"
#include "wire/json.h"
#include "wire/parse.h"
#include "wire/scan.h"

#include <criterion/criterion.h>
#include <string.h>

struct body {
    char name[9];
    uint8_t has_name;
    int64_t seats;
    bool listed;
    uint8_t has_listed;
    char options[2][6];
    uint8_t option_count;
};

static const struct member members[] = {
    {.name = "name",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct body, name),
     .present_offset = offsetof(struct body, has_name),
     .least = 1,
     .most = 8},
    {.name = "seats",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct body, seats),
     .present_offset = UINT16_MAX,
     .least = -2,
     .most = 4},
    {.name = "listed",
     .type = MEMBER_BOOL,
     .optional = true,
     .offset = offsetof(struct body, listed),
     .present_offset = offsetof(struct body, has_listed)},
    {.name = "options",
     .type = MEMBER_TEXTS,
     .optional = true,
     .offset = offsetof(struct body, options),
     .present_offset = UINT16_MAX,
     .most = 2,
     .text_bytes = 6,
     .length_offset = offsetof(struct body, option_count)},
};

/* Reads the body and returns the error's name, or "" if there is none. */
static struct parse_error read_sized(const char *text, size_t size, struct body *body)
{
    struct parse_error error = {0};
    memset(body, 0, sizeof(*body));
    struct parse *parse = parse_object(text, size, &error);
    if (parse != NULL && parse_members(parse, members, COUNT_OF(members), body, &error)) {
        cr_expect_eq(error.name[0], '\0');
    } else {
        cr_expect_neq(error.name[0], '\0', "%s", text);
        cr_expect_neq(error.message[0], '\0', "%s", text);
    }
    parse_free(parse);
    return error;
}

static struct parse_error read_body(const char *text, struct body *body)
{
    return read_sized(text, strlen(text), body);
}

Test(parse_read, members_arrive_in_the_struct)
{
    struct body body;
    read_body(" { \"options\" : [\"a\", \"bcdef\"] , \"name\":\"\\u00e9x\\ud83e\\udea8\","
              "\"listed\":true,\"seats\":-2 }\n",
              &body);
    cr_assert_str_eq(body.name, "\xc3\xa9x\xf0\x9f\xaa\xa8");
    cr_assert_eq(body.has_name, 1);
    cr_assert_eq(body.seats, -2);
    cr_assert(body.listed);
    cr_assert_eq(body.has_listed, 1);
    cr_assert_eq(body.option_count, 2);
    cr_assert_str_eq(body.options[1], "bcdef");
}

Test(parse_read, null_counts_as_missing)
{
    struct body body;
    cr_assert_str_empty(read_body("{\"name\":\"a\",\"listed\":null}", &body).name);
    cr_assert_eq(body.has_listed, 0);
    cr_assert_str_eq(read_body("{\"name\":null}", &body).name, "missing_field");
}

Test(parse_read, whole_numbers_may_be_spelled_with_a_point_or_exponent)
{
    struct body body;
    cr_assert_str_empty(read_body("{\"name\":\"a\",\"seats\":2.0}", &body).name);
    cr_assert_eq(body.seats, 2);
    cr_assert_str_empty(read_body("{\"name\":\"a\",\"seats\":0.3e1}", &body).name);
    cr_assert_eq(body.seats, 3);
}

struct refusal {
    const char *text;
    const char *name;
    const char *field;
};

static const struct refusal refusals[] = {
    {"", "bad_json", ""},
    {" ", "bad_json", ""},
    {"{", "bad_json", ""},
    {"{\"name\":\"a\"", "bad_json", ""},
    {"{\"name\":\"a\"}}", "bad_json", ""},
    {"{\"name\":\"a\"} x", "bad_json", ""},
    {"{\"name\":\"a\",}", "bad_json", ""},
    {"{,\"name\":\"a\"}", "bad_json", ""},
    {"{\"name\" \"a\"}", "bad_json", ""},
    {"{name:\"a\"}", "bad_json", ""},
    {"{'name':'a'}", "bad_json", ""},
    {"{\"name\":\"a\" \"seats\":2}", "bad_json", ""},
    {"\xef\xbb\xbf{\"name\":\"a\"}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":01}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":+1}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":.5}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":1.}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":1e}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":-}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":0x1}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":NaN}", "bad_json", ""},
    {"{\"name\":\"a\",\"seats\":Infinity}", "bad_json", ""},
    {"{\"name\":\"a\",\"listed\":True}", "bad_json", ""},
    {"{\"name\":\"a\",\"listed\":tru}", "bad_json", ""},
    {"{\"name\":\"a\nb\"}", "bad_json", ""},
    {"{\"name\":\"\\x41\"}", "bad_json", ""},
    {"{\"name\":\"\\u12g4\"}", "bad_json", ""},
    {"{\"name\":\"\\u12", "bad_json", ""},
    {"{\"name\":\"\\", "bad_json", ""},
    {"{\"name\":\"\\u0000\"}", "bad_json", ""},
    {"{\"na\\u0000me\":\"a\"}", "bad_json", ""},
    {"{\"name\":\"\\ud800\"}", "bad_json", ""},
    {"{\"name\":\"\\ud800x\"}", "bad_json", ""},
    {"{\"name\":\"\\ud800\\u0041\"}", "bad_json", ""},
    {"{\"name\":\"\\ud800\\ud800\"}", "bad_json", ""},
    {"{\"name\":\"\\udc00\"}", "bad_json", ""},
    {"{\"name\":\"\xff\"}", "bad_json", ""},
    {"{\"name\":\"\xc3\"}", "bad_json", ""},
    {"{\"name\":\"\xc0\x80\"}", "bad_json", ""},
    {"{\"name\":\"\xed\xa0\x80\"}", "bad_json", ""},
    {"{\"name\":\"\xf5\x80\x80\x80\"}", "bad_json", ""},
    {"[]", "bad_type", ""},
    {"3", "bad_type", ""},
    {"\"name\"", "bad_type", ""},
    {"null", "bad_type", ""},
    {"[[[[[[[[[]]]]]]]]]", "too_deep", ""},
    {"{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{}}}}}}}}}", "too_deep", ""},
    {"{\"name\":\"a\",\"name\":\"a\"}", "duplicate_field", "name"},
    {"{\"name\":\"a\",\"n\\u0061me\":\"b\"}", "duplicate_field", "name"},
    {"{\"name\":\"a\",\"more\":[{\"x\":1,\"x\":1}]}", "duplicate_field", "x"},
    {"{}", "missing_field", "name"},
    {"{\"seats\":2}", "missing_field", "name"},
    {"{\"name\":\"a\",\"nick\":1}", "unknown_field", "nick"},
    {"{\"name\":\"a\",\"Name\":\"a\"}", "unknown_field", "Name"},
    {"{\"name\":\"a\",\"\":1}", "unknown_field", ""},
    {"{\"name\":3}", "bad_type", "name"},
    {"{\"name\":true}", "bad_type", "name"},
    {"{\"name\":[\"a\"]}", "bad_type", "name"},
    {"{\"name\":{}}", "bad_type", "name"},
    {"{\"name\":\"\"}", "out_of_range", "name"},
    {"{\"name\":\"123456789\"}", "out_of_range", "name"},
    {"{\"name\":\"a\",\"seats\":\"2\"}", "bad_type", "seats"},
    {"{\"name\":\"a\",\"seats\":true}", "bad_type", "seats"},
    {"{\"name\":\"a\",\"seats\":2.5}", "bad_type", "seats"},
    {"{\"name\":\"a\",\"seats\":5}", "out_of_range", "seats"},
    {"{\"name\":\"a\",\"seats\":-3}", "out_of_range", "seats"},
    {"{\"name\":\"a\",\"seats\":1e400}", "out_of_range", "seats"},
    {"{\"name\":\"a\",\"seats\":-1e400}", "out_of_range", "seats"},
    {"{\"name\":\"a\",\"seats\":9007199254740993}", "out_of_range", "seats"},
    {"{\"name\":\"a\",\"listed\":1}", "bad_type", "listed"},
    {"{\"name\":\"a\",\"listed\":\"true\"}", "bad_type", "listed"},
    {"{\"name\":\"a\",\"options\":\"a\"}", "bad_type", "options"},
    {"{\"name\":\"a\",\"options\":[1]}", "bad_type", "options"},
    {"{\"name\":\"a\",\"options\":[null]}", "bad_type", "options"},
    {"{\"name\":\"a\",\"options\":[\"a\",\"b\",\"c\"]}", "out_of_range", "options"},
    {"{\"name\":\"a\",\"options\":[\"123456\"]}", "out_of_range", "options"},
};

Test(parse_read, each_kind_of_bad_input_is_refused_by_its_name)
{
    struct body body;
    for (size_t i = 0; i < COUNT_OF(refusals); i++) {
        struct parse_error error = read_body(refusals[i].text, &body);
        cr_expect_str_eq(error.name, refusals[i].name, "%s: %s", refusals[i].text, error.name);
        cr_expect_str_eq(error.field, refusals[i].field, "%s", refusals[i].text);
    }
}

Test(parse_read, a_nul_byte_anywhere_is_refused)
{
    struct body body;
    cr_assert_str_eq(read_sized("{\"name\":\"a\0b\"}", 14, &body).name, "bad_json");
    cr_assert_str_eq(read_sized("{\"name\":\"a\"}\0", 13, &body).name, "bad_json");
    cr_assert_str_eq(read_sized("\0{\"name\":\"a\"}", 13, &body).name, "bad_json");
}

Test(parse_read, every_cut_of_a_good_body_is_refused)
{
    static const char good[] = "{\"name\":\"\\ud83e\\udea8\",\"seats\":-2,\"listed\":false,"
                               "\"options\":[\"\xc3\xa9\"]}";
    struct body body;
    cr_assert_str_empty(read_sized(good, sizeof(good) - 1, &body).name);
    for (size_t size = 0; size < sizeof(good) - 1; size++) {
        char *cut = malloc(size + 1); /* the sanitizer sees a read beyond it */
        memcpy(cut, good, size);
        cr_expect_str_eq(read_sized(cut, size, &body).name, "bad_json", "%zu", size);
        free(cut);
    }
}

Test(parse_read, a_body_above_the_limit_is_refused_unread)
{
    static char large[PARSE_BYTES_MAX + 1];
    struct body body;
    memset(large, ' ', sizeof(large));
    memcpy(large, "{\"name\":\"a\"}", 12);
    cr_assert_str_empty(read_sized(large, PARSE_BYTES_MAX, &body).name);
    cr_assert_str_eq(read_sized(large, sizeof(large), &body).name, "too_large");
}

Test(parse_read, ten_thousand_brackets_cost_no_stack)
{
    static char deep[20000];
    struct body body;
    memset(deep, '[', sizeof(deep));
    cr_assert_str_eq(read_sized(deep, sizeof(deep), &body).name, "too_deep");
}

Test(parse_read, a_list_longer_than_any_of_ours_is_refused)
{
    struct buf out = {0};
    struct body body;
    buf_append_text(&out, "{\"name\":\"a\",\"x\":[0");
    for (int i = 0; i < 1000; i++) buf_append_text(&out, ",0");
    buf_append_text(&out, "]}");
    cr_assert_str_eq(read_sized(out.bytes, out.size, &body).name, "too_large");
    buf_free(&out);
}

Test(parse_read, a_member_can_be_looked_at_before_the_rest)
{
    struct parse_error error;
    struct parse *parse = parse_object("{\"type\":\"move\",\"id\":3}", 22, &error);
    cr_assert_str_eq(parse_text(parse, "type"), "move");
    cr_assert_null(parse_text(parse, "id"));
    cr_assert_null(parse_text(parse, "Type"));
    parse_free(parse);
}

/* ---- moves and events ---- */

static enum parse_move_form read_move(const char *text, struct toy_move *toy, uint16_t *number,
                                      struct parse_error *error)
{
    struct game_move move;
    memset(error, 0, sizeof(*error));
    struct parse *parse = parse_object(text, strlen(text), error);
    if (parse == NULL) return PARSE_MOVE_FAILED;
    enum parse_move_form form = parse_move(parse, &toy_game, &move, number, error);
    memcpy(toy, &move, sizeof(move));
    parse_free(parse);
    return form;
}

Test(parse_read, a_move_is_an_object_a_text_or_a_number)
{
    struct toy_move toy;
    uint16_t number;
    struct parse_error error;
    cr_assert_eq(read_move("{\"move\":{\"amount\":3,\"kind\":\"take\"}}", &toy, &number, &error),
                 PARSE_MOVE_GIVEN);
    cr_assert_eq(toy.kind, TOY_TAKE);
    cr_assert_eq(toy.amount, 3);
    cr_assert_eq(read_move("{\"move\":\"take 2\"}", &toy, &number, &error), PARSE_MOVE_GIVEN);
    cr_assert_eq(toy.amount, 2);
    cr_assert_eq(read_move("{\"move\":17}", &toy, &number, &error), PARSE_MOVE_NUMBER);
    cr_assert_eq(number, 17);
}

Test(parse_read, names_in_a_set_and_zero_amounts_come_in_any_order)
{
    struct toy_move toy;
    uint16_t number;
    struct parse_error error;
    cr_assert_eq(read_move("{\"move\":{\"kind\":\"tell_set\",\"set\":[\"b2\",\"b0\"]}}", &toy,
                           &number, &error),
                 PARSE_MOVE_GIVEN);
    cr_assert_eq(toy.set, 5);
    cr_assert_eq(
        read_move("{\"move\":{\"kind\":\"tell\",\"word\":\"one\",\"whom\":null,\"yes\":true,"
                  "\"number\":1,\"amounts\":{\"gold\":2,\"wood\":0}}}",
                  &toy, &number, &error),
        PARSE_MOVE_GIVEN);
    cr_assert_eq(toy.amounts[3], 2);
    cr_assert_eq(toy.whom, GAME_NOBODY);
}

#define TELL(word, whom, yes, number, amounts)                                                     \
    "{\"move\":{\"kind\":\"tell\",\"word\":" word ",\"whom\":" whom ",\"yes\":" yes                \
    ",\"number\":" number ",\"amounts\":" amounts "}}"

static const struct refusal move_refusals[] = {
    {"{}", "missing_field", "move"},
    {"{\"move\":null}", "missing_field", "move"},
    {"{\"move\":-1}", "out_of_range", "move"},
    {"{\"move\":1024}", "out_of_range", "move"},
    {"{\"move\":0.5}", "bad_type", "move"},
    {"{\"move\":true}", "bad_type", ""},
    {"{\"move\":[]}", "bad_type", ""},
    {"{\"move\":\"\"}", "bad_value", "move"},
    {"{\"move\":\"take 4 5\"}", "bad_value", "move"},
    {"{\"move\":{}}", "missing_field", "kind"},
    {"{\"move\":{\"kind\":1}}", "bad_type", "kind"},
    {"{\"move\":{\"kind\":\"fly\"}}", "bad_value", "kind"},
    {"{\"move\":{\"kind\":\"\"}}", "bad_value", "kind"},
    {"{\"move\":{\"kind\":\"take\"}}", "missing_field", "amount"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":1,\"more\":1}}", "unknown_field", "more"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":256}}", "out_of_range", "amount"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":-1}}", "out_of_range", "amount"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":1.5}}", "bad_type", "amount"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":\"1\"}}", "bad_type", "amount"},
    {"{\"move\":{\"kind\":\"take\",\"amount\":null}}", "bad_type", "amount"},
    {TELL("\"four\"", "0", "true", "0", "{}"), "bad_value", "word"},
    {TELL("1", "0", "true", "0", "{}"), "bad_type", "word"},
    {TELL("null", "8", "true", "0", "{}"), "out_of_range", "whom"},
    {TELL("null", "255", "true", "0", "{}"), "out_of_range", "whom"},
    {TELL("null", "0", "1", "0", "{}"), "bad_type", "yes"},
    {TELL("null", "0", "true", "32768", "{}"), "out_of_range", "number"},
    {TELL("null", "0", "true", "-32769", "{}"), "out_of_range", "number"},
    {TELL("null", "0", "true", "0", "[]"), "bad_type", "amounts"},
    {TELL("null", "0", "true", "0", "{\"oak\":1}"), "unknown_field", "oak"},
    {TELL("null", "0", "true", "0", "{\"wood\":256}"), "out_of_range", "wood"},
    {TELL("null", "0", "true", "0", "{\"wood\":-1}"), "out_of_range", "wood"},
    {"{\"move\":{\"kind\":\"tell_set\",\"set\":{}}}", "bad_type", "set"},
    {"{\"move\":{\"kind\":\"tell_set\",\"set\":[0]}}", "bad_type", "set"},
    {"{\"move\":{\"kind\":\"tell_set\",\"set\":[\"b3\"]}}", "bad_value", "set"},
    {"{\"move\":{\"kind\":\"tell_set\",\"set\":[\"b1\",\"b1\"]}}", "bad_value", "set"},
    {"{\"move\":{\"kind\":\"tell_list\",\"list\":[1,2,3]}}", "out_of_range", "list"},
    {"{\"move\":{\"kind\":\"tell_list\",\"list\":[256]}}", "out_of_range", "list"},
    {"{\"move\":{\"kind\":\"tell_list\",\"list\":3}}", "bad_type", "list"},
};

Test(parse_read, each_kind_of_bad_move_is_refused_by_its_name)
{
    for (size_t i = 0; i < COUNT_OF(move_refusals); i++) {
        struct toy_move toy;
        uint16_t number;
        struct parse_error error;
        const struct refusal *row = &move_refusals[i];
        cr_expect_eq(read_move(row->text, &toy, &number, &error), PARSE_MOVE_FAILED, "%s",
                     row->text);
        cr_expect_str_eq(error.name, row->name, "%s: %s", row->text, error.name);
        cr_expect_str_eq(error.field, row->field, "%s: %s", row->text, error.field);
    }
}

static void random_events(uint64_t *state, struct game_events *events, struct buf *out)
{
    memset(events, 0, sizeof(*events));
    events->count = (uint16_t)random_below(state, 8);
    buf_reset(out);
    struct json json = json_to(out);
    json_array(&json, NULL);
    for (unsigned i = 0; i < events->count; i++) {
        uint8_t kind = (uint8_t)(1 + random_below(state, TOY_EVENTS - 1));
        random_event(&toy_game, kind, state, &events->at[i]);
        json_event(&json, NULL, &toy_game, &events->at[i]);
    }
    json_array_end(&json);
}

Test(parse_read, random_events_come_back_by_the_quick_way_and_by_the_other)
{
    uint64_t state = 7;
    struct buf out = {0};
    struct parse_error error = {0};
    static struct game_events events;
    static struct game_events back;
    for (int i = 0; i < 5000; i++) {
        random_events(&state, &events, &out);
        memset(&back, 0, sizeof(back));
        cr_assert(scan_events(&toy_game, out.bytes, out.size, &back), "%s", out.bytes);
        cr_assert_eq(memcmp(&events, &back, sizeof(events)), 0, "%s", out.bytes);

        buf_append_text(&out, "\n");
        memset(&back, 0, sizeof(back));
        cr_assert_not(scan_events(&toy_game, out.bytes, out.size, &back));
        memset(&back, 0, sizeof(back));
        cr_assert(parse_events(&toy_game, out.bytes, out.size, &back, &error), "%s: %s", out.bytes,
                  error.message);
        cr_assert_eq(memcmp(&events, &back, sizeof(events)), 0, "%s", out.bytes);
    }
    buf_free(&out);
}

Test(parse_read, random_moves_come_back_by_the_quick_way_and_by_the_other)
{
    uint64_t state = 8;
    struct buf out = {0};
    struct parse_error error = {0};
    for (int i = 0; i < 5000; i++) {
        struct game_move move;
        struct game_move back;
        random_move(&toy_game, (uint8_t)(1 + random_below(&state, TOY_MOVES - 1)), &state, &move);
        buf_reset(&out);
        struct json json = json_to(&out);
        json_move(&json, NULL, &toy_game, &move);
        cr_assert(scan_move(&toy_game, out.bytes, out.size, &back), "%s", out.bytes);
        cr_assert_eq(memcmp(&move, &back, sizeof(move)), 0, "%s", out.bytes);
        buf_append_text(&out, " ");
        cr_assert_not(scan_move(&toy_game, out.bytes, out.size, &back));
        cr_assert(parse_stored_move(&toy_game, out.bytes, out.size, &back, &error));
        cr_assert_eq(memcmp(&move, &back, sizeof(move)), 0, "%s", out.bytes);
    }
    buf_free(&out);
}

/* Whatever the quick way takes, the other takes too and makes the same of it. */
Test(parse_read, the_quick_way_takes_nothing_that_the_other_refuses)
{
    uint64_t state = 9;
    struct buf out = {0};
    struct parse_error error;
    static struct game_events events;
    static struct game_events quick;
    static struct game_events slow;
    unsigned taken = 0;
    for (int i = 0; i < 20000; i++) {
        random_events(&state, &events, &out);
        unsigned at = random_below(&state, (unsigned)out.size);
        out.bytes[at] = "0123456789\"{}[],:-abnulltrue_ \x80"[random_below(&state, 31)];
        memset(&quick, 0, sizeof(quick));
        if (!scan_events(&toy_game, out.bytes, out.size, &quick)) continue;
        taken++;
        buf_append_text(&out, " ");
        memset(&slow, 0, sizeof(slow));
        cr_assert(parse_events(&toy_game, out.bytes, out.size, &slow, &error), "%s: %s %s",
                  out.bytes, error.name, error.field);
        cr_assert_eq(memcmp(&quick, &slow, sizeof(quick)), 0, "%s", out.bytes);
    }
    cr_assert_gt(taken, 100);
    buf_free(&out);
}

Test(parse_read, more_events_than_a_move_can_cause_are_refused)
{
    struct buf out = {0};
    struct parse_error error = {0};
    static struct game_events events;
    buf_append_text(&out, "[{\"kind\":\"told_list\",\"list\":[]}");
    for (int i = 1; i < GAME_EVENTS_MAX; i++)
        buf_append_text(&out, ",{\"kind\":\"told_list\",\"list\":[]}");
    buf_append_text(&out, "]");
    cr_assert(parse_events(&toy_game, out.bytes, out.size, &events, &error));
    cr_assert_eq(events.count, GAME_EVENTS_MAX);
    out.bytes[out.size - 1] = ',';
    buf_append_text(&out, "{\"kind\":\"told_list\",\"list\":[]}]");
    cr_assert_not(parse_events(&toy_game, out.bytes, out.size, &events, &error));
    cr_assert_str_eq(error.name, "out_of_range");
    buf_free(&out);
}
