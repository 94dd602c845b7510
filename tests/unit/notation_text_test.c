#include "engine/notation.h"
#include "support/random_struct.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>
#include <string.h>

static void move_has_text(struct toy_move toy, const char *wanted)
{
    struct game_move move;
    struct game_move back;
    char text[NOTATION_BYTES_MAX];
    memcpy(&move, &toy, sizeof(move));
    cr_assert_eq(notation_move_print(&toy_game, &move, text), strlen(wanted));
    cr_assert_str_eq(text, wanted);
    cr_assert(notation_move_parse(&toy_game, wanted, strlen(wanted), &back), "%s", wanted);
    cr_assert_eq(memcmp(&move, &back, sizeof(move)), 0, "%s", wanted);
}

static void event_has_text(struct toy_event toy, const char *wanted)
{
    struct game_event event;
    struct game_event back;
    char text[NOTATION_BYTES_MAX];
    memcpy(&event, &toy, sizeof(event));
    cr_assert_eq(notation_event_print(&toy_game, &event, text), strlen(wanted));
    cr_assert_str_eq(text, wanted);
    cr_assert(notation_event_parse(&toy_game, wanted, strlen(wanted), &back), "%s", wanted);
    cr_assert_eq(memcmp(&event, &back, sizeof(event)), 0, "%s", wanted);
}

Test(notation_text, a_number_is_decimal)
{
    move_has_text((struct toy_move){.kind = TOY_TAKE, .amount = 0}, "take 0");
    move_has_text((struct toy_move){.kind = TOY_TAKE, .amount = 255}, "take 255");
}

Test(notation_text, amounts_are_pairs_of_what_is_not_zero)
{
    move_has_text((struct toy_move){.kind = TOY_TELL,
                                    .word = 3,
                                    .whom = 4,
                                    .yes = 1,
                                    .number = -32768,
                                    .amounts = {2, 0, 1, 0}},
                  "tell three 4 yes -32768 wood 2 stone 1");
}

Test(notation_text, none_and_nobody_are_a_dash)
{
    move_has_text((struct toy_move){.kind = TOY_TELL, .whom = GAME_NOBODY}, "tell - - no 0");
}

Test(notation_text, sets_and_lists_are_words_and_may_be_empty)
{
    move_has_text((struct toy_move){.kind = TOY_TELL_SET, .set = 5}, "tell_set b0 b2");
    move_has_text((struct toy_move){.kind = TOY_TELL_SET}, "tell_set");
    move_has_text((struct toy_move){.kind = TOY_TELL_LIST, .length = 2, .list = {4, 0}},
                  "tell_list 4 0");
    move_has_text((struct toy_move){.kind = TOY_TELL_LIST}, "tell_list");
}

Test(notation_text, an_event_begins_with_its_seat_unless_it_is_nobodys)
{
    event_has_text((struct toy_event){.kind = TOY_TOOK, .seat = 2, .amount = 3}, "2 took 3");
    event_has_text((struct toy_event){.kind = TOY_TOOK, .seat = GAME_NOBODY, .amount = 3},
                   "took 3");
    event_has_text(
        (struct toy_event){.kind = TOY_BEGAN, .seat = GAME_NOBODY, .amount = 4, .whom = 1},
        "began 4 1");
}

Test(notation_text, wide_values_keep_all_their_bits)
{
    event_has_text(
        (struct toy_event){.kind = TOY_TOLD_WIDE, .seat = GAME_NOBODY, .wide = {0, 65535, 0, 256}},
        "told_wide brick 65535 gold 256");
    event_has_text((struct toy_event){.kind = TOY_TOLD_SET, .seat = 0, .bits = 1u << 19 | 1u},
                   "0 told_set b0 b19");
    event_has_text(
        (struct toy_event){.kind = TOY_TOLD_THREE, .seat = GAME_NOBODY, .list = {1, 0, 9}},
        "told_three 1 0 9");
}

Test(notation_text, a_move_is_read_strictly)
{
    static const char *const bad[] = {
        "",
        " ",
        "take",
        "take ",
        " take 1",
        "take  1",
        "take 1 ",
        "take 1 2",
        "take 01",
        "take +1",
        "take -1",
        "take -0",
        "take 256",
        "take 99999999999999999999",
        "take 1x",
        "take\t1",
        "Take 1",
        "took 1",
        "0 take 1",
        "tell one 8 no 0",
        "tell one 255 no 0",
        "tell one - maybe 0",
        "tell four - no 0",
        "tell one - no 32768",
        "tell one - no 0 wood",
        "tell one - no 0 wood 0",
        "tell one - no 0 stone 1 wood 1",
        "tell one - no 0 wood 1 wood 1",
        "tell_set b2 b0",
        "tell_set b0 b0",
        "tell_set b3",
        "tell_list 1 2 3",
    };
    struct game_move move;
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        cr_expect_not(notation_move_parse(&toy_game, bad[i], strlen(bad[i]), &move), "[%s]",
                      bad[i]);
    }
    cr_expect_not(notation_move_parse(&toy_game, "take\0 1", 7, &move));
    cr_expect_not(notation_move_parse(&toy_game, "take 1\0", 7, &move));
}

Test(notation_text, an_event_is_read_strictly)
{
    static const char *const bad[] = {"8 took 1",
                                      "255 took 1",
                                      "1 1 took 1",
                                      "1",
                                      "took",
                                      "1 began 4 1",
                                      "told_three 1 2",
                                      "told_three 1 2 3 4",
                                      "- took 1",
                                      "told_words oak",
                                      "told_list 1 2 3 4 5 6 7 8"};
    struct game_event event;
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        cr_expect_not(notation_event_parse(&toy_game, bad[i], strlen(bad[i]), &event), "[%s]",
                      bad[i]);
    }
}

Test(notation_text, a_text_longer_than_any_is_refused)
{
    char text[NOTATION_BYTES_MAX + 1];
    struct game_move move;
    memset(text, '1', sizeof(text));
    memcpy(text, "take ", 5);
    cr_assert_not(notation_move_parse(&toy_game, text, sizeof(text), &move));
}

Test(notation_text, every_random_move_and_event_comes_back_from_its_text)
{
    uint64_t state = 1;
    char text[NOTATION_BYTES_MAX];
    for (int i = 0; i < 20000; i++) {
        struct game_move move;
        struct game_move move_back;
        random_move(&toy_game, (uint8_t)(1 + random_below(&state, TOY_MOVES - 1)), &state, &move);
        size_t size = notation_move_print(&toy_game, &move, text);
        cr_assert(notation_move_parse(&toy_game, text, size, &move_back), "%s", text);
        cr_assert_eq(memcmp(&move, &move_back, sizeof(move)), 0, "%s", text);

        struct game_event event;
        struct game_event event_back;
        random_event(&toy_game, (uint8_t)(1 + random_below(&state, TOY_EVENTS - 1)), &state,
                     &event);
        size = notation_event_print(&toy_game, &event, text);
        cr_assert(notation_event_parse(&toy_game, text, size, &event_back), "%s", text);
        cr_assert_eq(memcmp(&event, &event_back, sizeof(event)), 0, "%s", text);
    }
}
