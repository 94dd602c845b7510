/* The text of conditional moves, and what they make of a question. */
#include "engine/notation.h"
#include "engine/conditional/conditional_text.h"
#include "games/games.h"
#include "games/stoneage/stoneage_table.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

static struct conditional_moves conditional;
static unsigned line;

static enum conditional_flaw read_text(const struct game *game, const char *text)
{
    return conditional_parse(game, text, strlen(text), &conditional, &line);
}

static const char *printed(const struct game *game)
{
    static char text[CONDITIONAL_BYTES_MAX + 1];
    cr_assert_eq(conditional_print(game, &conditional, text), strlen(text));
    return text;
}

/* ---- text ---- */

Test(conditional_text, wishes_have_moves_alternatives_and_conditions)
{
    const char *text = "place tool_maker 1, else place field 1, else place hunt 3 if food at most "
                       "4 and card card_2 is C17\n"
                       "use forest\n"
                       "tools\n"
                       "pay wood 2 if have wood at least 2\n"
                       "always feed\n"
                       "always use hunt clay_pit";
    cr_assert_eq(read_text(&stoneage, text), CONDITIONAL_SOUND);
    cr_expect_eq(conditional.entry_count, 4);
    cr_expect_eq(conditional.entries[0].move_count, 3);
    cr_expect_eq(conditional.entries[0].guard_count, 2);
    cr_expect_eq(conditional.policy_count, 2);
    cr_expect_eq(conditional.policies[1].word_count, 2);
    cr_expect_str_eq(printed(&stoneage), text);
}

Test(conditional_text, typed_text_is_stored_in_one_form)
{
    const char *text =
        "\n  place   tool_maker 1 , else field 1,else hunt 3  if  food at most 4 \r\n"
        "always feed\n\nuse forest, tools,\n";
    cr_assert_eq(read_text(&stoneage, text), CONDITIONAL_SOUND, "line %u", line);
    cr_expect_str_eq(printed(&stoneage),
                     "place tool_maker 1, else place field 1, else place hunt 3 if food at most 4\n"
                     "use forest\ntools\nalways feed");
    cr_assert_eq(read_text(&stoneage, " \n\t\n"), CONDITIONAL_SOUND);
    cr_expect_str_eq(printed(&stoneage), "");
}

Test(conditional_text, errors_are_reported_with_their_line)
{
    static const struct {
        const char *text;
        enum conditional_flaw flaw;
        unsigned line;
    } rows[] = {
        {"place nowhere 1", CONDITIONAL_BAD_MOVE, 1},
        {"use forest\nhunt 3", CONDITIONAL_BAD_MOVE, 2},
        {"else use forest", CONDITIONAL_BAD_MOVE, 1},
        {"use forest, hunt 3", CONDITIONAL_BAD_MOVE, 1},
        {"use forest if food at most 4, else use hunt", CONDITIONAL_BAD_MOVE, 1},
        {"seat_resign", CONDITIONAL_BAD_MOVE,
         1}, /* the table's own moves are no conditional moves */
        {"undo_agree", CONDITIONAL_BAD_MOVE, 1},
        {"use forest if", CONDITIONAL_NO_SUCH_GUARD, 1},
        {"use forest if deck is C17", CONDITIONAL_NO_SUCH_GUARD,
         1}, /* hidden, so nothing asks it */
        {"use forest if extra_cards at least 1", CONDITIONAL_NO_SUCH_GUARD, 1},
        {"use forest if food", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if food at most", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if food at most -1", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if food at most 123456", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if food at most 4 5", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if have at least 2", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if card card_1 at most 3", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if card card_1 is C99", CONDITIONAL_BAD_GUARD, 1},
        {"use forest if food is 1 and food is 2 and food is 3 and food is 4", CONDITIONAL_TOO_MANY,
         1},
        {"use forest, else hunt, else forest, else hunt, else river", CONDITIONAL_TOO_MANY, 1},
        {"always", CONDITIONAL_NO_SUCH_POLICY, 1},
        {"use forest\nalways win", CONDITIONAL_NO_SUCH_POLICY, 2},
        {"always use", CONDITIONAL_BAD_POLICY, 1},
        {"always use nothing", CONDITIONAL_BAD_POLICY, 1},
        {"always feed well", CONDITIONAL_BAD_POLICY, 1},
        {"always feed\nalways feed", CONDITIONAL_BAD_POLICY, 2},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        enum conditional_flaw flaw = read_text(&stoneage, rows[i].text);
        cr_expect_eq(flaw, rows[i].flaw, "%s: %u", rows[i].text, flaw);
        cr_expect_eq(line, rows[i].line, "%s: line %u", rows[i].text, line);
    }
}

Test(conditional_text, lengths_and_numbers_are_bounded)
{
    static char text[10240];
    memset(text, 'x', sizeof(text));
    cr_expect_eq(conditional_parse(&stoneage, text, sizeof(text), &conditional, &line),
                 CONDITIONAL_TOO_LONG);
    size_t size = 0;
    for (unsigned i = 0; i < CONDITIONAL_MOVES_MAX; i++)
        size += (size_t)snprintf(text + size, sizeof(text) - size, "use forest\n");
    cr_expect_eq(conditional_parse(&stoneage, text, size, &conditional, &line), CONDITIONAL_SOUND);
    size += (size_t)snprintf(text + size, sizeof(text) - size, "use hunt\n");
    cr_expect_eq(conditional_parse(&stoneage, text, size, &conditional, &line),
                 CONDITIONAL_TOO_MANY);
    cr_expect_eq(line, CONDITIONAL_MOVES_MAX + 1);
    size = 0; /* short as it is typed, too long as it is kept */
    for (unsigned i = 0; i < 10; i++)
        size += (size_t)snprintf(text + size, sizeof(text) - size,
                                 "place hunt 1,else hut 2,else hut 3\n");
    cr_expect_leq(size, CONDITIONAL_BYTES_MAX);
    cr_expect_eq(conditional_parse(&stoneage, text, size, &conditional, &line),
                 CONDITIONAL_TOO_LONG);
}

Test(conditional_text, any_game_has_wishes_and_only_those_that_offer_them_conditions)
{
    cr_assert_eq(read_text(&toy_game, "take 3, else 2, else 1"), CONDITIONAL_SOUND);
    cr_expect_str_eq(printed(&toy_game), "take 3, else take 2, else take 1");
    cr_expect_eq(read_text(&toy_game, "take 3 if heap at least 4"), CONDITIONAL_NO_SUCH_GUARD);
    cr_expect_eq(read_text(&toy_game, "always take"), CONDITIONAL_NO_SUCH_POLICY);
}

Test(conditional_text, move_is_put_last_as_long_as_there_is_room)
{
    struct game_move move = {.bytes = {TOY_TAKE, 2}};
    memset(&conditional, 0, sizeof(conditional));
    for (unsigned i = 0; i < CONDITIONAL_MOVES_MAX; i++)
        cr_assert(conditional_add(&toy_game, &conditional, &move));
    cr_expect_not(conditional_add(&toy_game, &conditional, &move));
    cr_expect_eq(conditional.entry_count, CONDITIONAL_MOVES_MAX);
    char text[CONDITIONAL_BYTES_MAX + 1];
    cr_expect_eq(conditional_move_print(&toy_game, &conditional, 3, text), strlen("take 2"));
    cr_expect_str_eq(text, "take 2");
}

/* ---- asking ---- */

static struct toy_state toy_state_of(uint8_t heap)
{
    return (struct toy_state){.seats = 2, .turn = 0, .heap = heap};
}

Test(conditional_ask, first_move_of_a_wish_that_is_legal_is_made_and_the_wish_is_gone)
{
    struct toy_state state = toy_state_of(2);
    struct conditional_look look;
    cr_assert_eq(read_text(&toy_game, "take 3, else 2\ntake 1"), CONDITIONAL_SOUND);
    conditional_ask(&toy_game, &state, 0, &conditional, &look);
    cr_assert(look.fires);
    cr_expect_eq(look.choice, 1);
    cr_expect_eq(look.move.bytes[1], 2);
    cr_expect_eq(look.why, CONDITIONAL_KEPT);
    cr_expect_str_eq(printed(&toy_game), "take 1");
}

Test(conditional_ask, seat_that_owes_nothing_keeps_its_conditional_moves)
{
    struct toy_state state = toy_state_of(2);
    struct conditional_look look;
    cr_assert_eq(read_text(&toy_game, "take 3\ntake 1"), CONDITIONAL_SOUND);
    conditional_ask(&toy_game, &state, 1, &conditional, &look);
    cr_expect_not(look.fires);
    cr_expect_eq(look.why, CONDITIONAL_KEPT);
    cr_expect_eq(conditional.entry_count, 2);
}

Test(conditional_ask, wish_that_became_impossible_is_dropped_with_all_behind_it)
{
    struct toy_state state = toy_state_of(2);
    struct conditional_look look;
    cr_assert_eq(read_text(&toy_game, "take 3\ntake 1\ntake 1"), CONDITIONAL_SOUND);
    conditional_ask(&toy_game, &state, 0, &conditional, &look);
    cr_expect_not(look.fires);
    cr_expect_eq(look.why, CONDITIONAL_NOT_LEGAL);
    cr_expect_eq(conditional.entry_count, 0);
}

/* ---- Stone Age ---- */

static struct conditional_look ask_table(const struct table *table, uint8_t seat, const char *text)
{
    struct conditional_look look;
    cr_assert_eq(read_text(&stoneage, text), CONDITIONAL_SOUND, "%s: line %u", text, line);
    conditional_ask(&stoneage, &table->state, seat, &conditional, &look);
    return look;
}

static const char *fired(const struct conditional_look *look)
{
    static char text[NOTATION_BYTES_MAX];
    if (!look->fires) return conditional_why_names.name[look->why];
    (void)notation_move_print(&stoneage, &look->move, text);
    return text;
}

static struct table t;

/* Seat 0 has used the hunt with three people and one tool: 4 4 3 lie there. */
static void rolled(void)
{
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_HUNT, 3);
    table_people(&t, 0, STONEAGE_FIELD, 1);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_tiles(&t, 0, 1, 0, 0);
    table_act(&t, 0);
    table_dice(&t, "443");
    PLAYS(&t, 0, "use hunt");
    ASKED(&t, 0, "tools");
}

Test(conditional_stoneage, condition_looks_at_the_view)
{
    table_begin(&t, 2);
    struct conditional_look look =
        ask_table(&t, 0, "place hunt 3 if food at most 12 and free hut is 2");
    cr_expect_str_eq(fired(&look), "place hunt 3");
    look = ask_table(&t, 0, "place hunt 3 if food at most 11\nplace hunt 2");
    cr_expect_str_eq(fired(&look), "condition");
    cr_expect_eq(conditional.entry_count, 0);
    table_card(&t, STONEAGE_CARD_2, 17);
    look = ask_table(&t, 0, "place card_2 1 if card card_2 is C17 and cost card_2 is 2");
    cr_expect_str_eq(fired(&look), "place card_2 1");
    look = ask_table(&t, 0, "place card_2 1 if card card_2 is C18");
    cr_expect_str_eq(fired(&look), "condition");
}

Test(conditional_stoneage, policy_answers_what_no_wish_is_about_and_the_wishes_wait)
{
    rolled();
    struct conditional_look look = ask_table(&t, 0, "use field\nalways tools");
    cr_expect_str_eq(fired(&look), "tools tile_1"); /* 12 instead of 11: 6 food instead of 5 */
    cr_expect(look.by_policy);
    cr_expect_eq(look.why, CONDITIONAL_KEPT);
    cr_expect_eq(conditional.entry_count, 1);
    look = ask_table(&t, 0, "tools\nuse field\nalways tools");
    cr_expect_str_eq(fired(&look), "tools"); /* a conditional move goes before */
    cr_expect_eq(conditional.entry_count, 1);
}

Test(conditional_stoneage, question_that_nothing_is_about_drops_the_wishes)
{
    rolled();
    struct conditional_look look = ask_table(&t, 0, "use field\nalways feed");
    cr_expect_str_eq(fired(&look), "not_asked");
    cr_expect_eq(conditional.entry_count, 0);
    cr_expect_str_eq(printed(&stoneage), "always feed"); /* policies stay */
}

Test(conditional_stoneage, tools_are_spared_where_they_gain_nothing)
{
    rolled();
    t.state.players[0].tiles[0] = 0;
    table_tiles(&t, 0, 1, 1, 0);
    struct conditional_look look = ask_table(&t, 0, "always tools");
    cr_expect_str_eq(fired(&look), "tools tile_1"); /* the second would gain nothing */
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_HUNT, 2);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_tiles(&t, 0, 1, 0, 0);
    table_act(&t, 0);
    table_dice(&t, "44");
    PLAYS(&t, 0, "use hunt");
    look = ask_table(&t, 0, "always tools");
    cr_expect_str_eq(fired(&look), "tools"); /* 9 is 4 food, as 8 */
}

Test(conditional_stoneage, people_are_fed_with_the_cheapest_and_do_not_starve)
{
    table_begin(&t, 2);
    t.state.players[0].food = 2;
    table_resources(&t, 0, 2, 1, 0, 3);
    table_feed(&t);
    ASKED(&t, 0, "feed");
    struct conditional_look look = ask_table(&t, 0, "always feed");
    cr_expect_str_eq(fired(&look), "feed wood 2 brick 1");
}

Test(conditional_stoneage, actions_are_taken_in_order)
{
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_HUNT, 3);
    table_people(&t, 0, STONEAGE_FIELD, 1);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_act(&t, 0);
    struct conditional_look look = ask_table(&t, 0, "always use river field hunt");
    cr_expect_str_eq(fired(&look), "use field");
    look = ask_table(&t, 0, "always use river");
    cr_expect_not(look.fires);
    cr_expect_eq(look.why, CONDITIONAL_KEPT); /* there were no conditional moves to be dropped */
}

Test(conditional_stoneage, used_card_is_bought_with_the_cheapest_or_declined)
{
    table_begin(&t, 2);
    table_card(&t, STONEAGE_CARD_2, 17);
    table_people(&t, 0, STONEAGE_CARD_2, 1);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_resources(&t, 0, 1, 1, 0, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    struct conditional_look look = ask_table(&t, 0, "always pay\nalways decline");
    cr_expect_str_eq(fired(&look), "pay wood 1 brick 1");
    look = ask_table(&t, 0, "pay wood 2\nalways decline");
    cr_expect_str_eq(fired(&look),
                     "decline"); /* the conditional move was dropped, and a policy answers */
    cr_expect_eq(look.why, CONDITIONAL_NOT_LEGAL);
}
