/* Each invariant finds the state that breaks it. */
#include "games/stoneage/stoneage_table.h"

static struct table t;

/* Runs the statement on a good state and expects the invariant that it breaks. */
#define BREAKS(message, statement)                                                                 \
    do {                                                                                           \
        struct stoneage_state good = t.state;                                                      \
        statement;                                                                                 \
        const char *broken = stoneage_check(&t.state);                                             \
        cr_assert_not_null(broken, "not found: %s", message);                                      \
        cr_assert_str_eq(broken, message);                                                         \
        t.state = good;                                                                            \
        cr_assert_null(stoneage_check(&t.state));                                                  \
    } while (0)

#define S t.state
#define P t.state.players[0]
#define Q t.state.players[1]

Test(stoneage_check, table)
{
    table_begin(&t, 2);
    BREAKS("five play with the expansion only", S.seats = 5);
    BREAKS("2 to 5 seats", S.seats = 1);
    BREAKS("2 to 5 seats", S.seats = 77);
    BREAKS("unused bytes are zero", S.zero[0] = 1);
    BREAKS("unused bytes are zero", P.zero[0] = 1);
    BREAKS("seats that nobody has are zero", S.players[2].food = 1);
}

Test(stoneage_check, players)
{
    table_begin(&t, 2);
    BREAKS("people are at home or on the board", P.home = 4);
    BREAKS("5 to 10 people", (P.people = 4, P.home = 4));
    BREAKS("5 to 10 people", (P.people = 11, P.home = 11));
    BREAKS("the set of places is where people are", P.at = STONEAGE_BIT(STONEAGE_HUNT));
    BREAKS("people are on no such place", P.at = STONEAGE_BIT(21));
    BREAKS("agriculture ends at 10", P.agriculture = 11);
    BREAKS("food is bounded", P.food = STONEAGE_GOODS_MAX + 1);
    BREAKS("resources are bounded", P.resources[2] = STONEAGE_GOODS_MAX + 1);
    BREAKS("the score is bounded", P.score = STONEAGE_SCORE_MAX + 1);
    BREAKS("two-of-choice lies open without its card", P.two_of_choice = 1);
    BREAKS("two-of-choice is there or not", P.two_of_choice = 2);
    BREAKS("an extra card came without the card that draws it", P.extra_cards = UINT64_C(1)
                                                                                << S.deck[10]);
    BREAKS("food is owed in feeding only", P.missing = 1);
    BREAKS("no more food is missing than people eat", P.missing = 6);
}

Test(stoneage_check, tools)
{
    table_begin(&t, 2);
    BREAKS("a tool that is not there was used", P.tools_used = STONEAGE_TILE_3);
    BREAKS("only tiles are used for a round", P.tools_used = 8);
    BREAKS("a one-use tool lies open without its card", P.once = STONEAGE_ONCE_2);
    BREAKS("only one-use tools lie open", P.once = STONEAGE_TILE_1);
    BREAKS("tool tiles grow evenly", table_tiles(&t, 0, 2, 1, 0));
    BREAKS("a tool tile is worth more than 4", table_tiles(&t, 0, 5, 4, 4));
}

Test(stoneage_check, cards)
{
    table_begin(&t, 2);
    uint8_t mine = S.deck[4];
    table_card_give(&t, 0, mine);
    BREAKS("the deck has 49 cards at most", S.deck_next = 37);
    BREAKS("no cards behind the deck", S.deck[36] = 1);
    BREAKS("no such card in the deck", S.deck[9] = 50);
    BREAKS("the deck holds each card once", S.deck[9] = 37);
    BREAKS("the deck holds each card once", S.deck[9] = S.deck[10]);
    BREAKS("a card lies on two places", S.slots[1] = S.slots[0]);
    BREAKS("a card is held twice", Q.cards = UINT64_C(1) << mine);
    BREAKS("a card is held twice", P.cards |= UINT64_C(1) << S.slots[2]);
    BREAKS("cards that left the deck are on display or with players, or were driven off",
           P.cards = 0);
    BREAKS("cards that left the deck are on display or with players, or were driven off",
           S.slots[3] = 0);
    BREAKS("cards that left the deck are on display or with players, or were driven off",
           S.deck_next++);
}

Test(stoneage_check, buildings)
{
    table_begin(&t, 2);
    table_building_give(&t, 0, STONEAGE_BUILDING_1);
    BREAKS("no such stack at this table", S.stack_left[2] = 1);
    BREAKS("no such stack at this table", S.stacks[3][0] = 1);
    BREAKS("a stack has 7 tiles", S.stack_left[0] = 8);
    BREAKS("no such tile in a stack", S.stacks[0][3] = 0);
    BREAKS("no such tile in a stack", S.stacks[0][3] = 44);
    BREAKS("a tile of a variant that is not played", S.stacks[0][3] = 29);
    BREAKS("a tile is in two stacks", S.stacks[0][3] = S.stacks[1][3]);
    BREAKS("a tile is held twice", Q.buildings = P.buildings);
    BREAKS("tiles that left the stacks are with players", P.buildings = 0);
    BREAKS("tiles that left the stacks are with players", S.stack_left[1]--);
}

Test(stoneage_check, board)
{
    table_begin(&t, 2);
    P.people = 10;
    P.home = 10;
    Q.people = 10;
    Q.home = 10;
    BREAKS("people are nowhere", table_people(&t, 0, STONEAGE_NOWHERE, 1));
    BREAKS("one of the people on each ring", table_people(&t, 0, STONEAGE_RIVER, 8));
    BREAKS("one of the people on each ring", table_people(&t, 0, STONEAGE_FIELD, 2));
    BREAKS("exactly so many people", table_people(&t, 0, STONEAGE_HUT, 1));
    BREAKS("one of the people on each ring",
           (table_people(&t, 0, STONEAGE_CARD_1, 1), table_people(&t, 1, STONEAGE_CARD_1, 1)));
    BREAKS("one player at a time",
           (table_people(&t, 0, STONEAGE_HUT, 1), table_people(&t, 1, STONEAGE_HUT, 1)));
    BREAKS("so many players on a resource place",
           (table_people(&t, 0, STONEAGE_RIVER, 1), table_people(&t, 1, STONEAGE_RIVER, 1)));
    BREAKS("people on a stack that is not in play", table_people(&t, 0, STONEAGE_BUILDING_3, 1));
    BREAKS("so many village places in a round",
           (table_people(&t, 0, STONEAGE_HUT, 2), table_people(&t, 0, STONEAGE_FIELD, 1),
            table_people(&t, 1, STONEAGE_TOOL_MAKER, 1)));
}

Test(stoneage_check, turn)
{
    table_begin(&t, 2);
    BREAKS("no such phase", S.phase = 0);
    BREAKS("no such phase", S.phase = 6);
    BREAKS("the tamer is asked when all have acted", S.phase = STONEAGE_HERD);
    BREAKS("rounds count from 1", S.round = 0);
    BREAKS("no such start player", S.start = 2);
    BREAKS("no such turn", S.turn = 2);
    BREAKS("no such turn", (S.phase = STONEAGE_END, S.reason = STONEAGE_OVER_CARDS));
    BREAKS("no such seat was skipped", S.skipped = 4);
    BREAKS("a match that is over has a reason", S.reason = STONEAGE_OVER_CARDS);
    BREAKS("a match that is over has a reason", (S.phase = STONEAGE_END, S.turn = GAME_NOBODY));
    BREAKS("nobody is to act", (S.phase = STONEAGE_FEED, S.turn = GAME_NOBODY));
}

Test(stoneage_check, question)
{
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_HUNT, 2);
    BREAKS("asked outside act", S.ask = STONEAGE_ASK_PAY);
    table_act(&t, 0);
    BREAKS("no such question", S.ask = STONEAGE_ASK_FEED);
    BREAKS("dice lie where a roll or a pick is open", (S.dice_count = 1, S.dice[0] = 1));
    BREAKS("a roll is for something", S.roll_yield = STONEAGE_YIELD_WOOD);
    BREAKS("somebody picks", S.picker = 0);
    BREAKS("a place without a question there", S.ask_place = STONEAGE_HUNT);
    BREAKS("people stay until their action is over",
           (S.ask = STONEAGE_ASK_PAY, S.ask_place = STONEAGE_CARD_1));
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "34");
    PLAYS(&t, 0, "use hunt");
    BREAKS("a die shows 1 to 6", S.dice[1] = 7);
    BREAKS("a die shows 1 to 6", S.dice[1] = 0);
    BREAKS("at most 10 dice", S.dice_count = 11);
    BREAKS("no more dice than rolled", S.dice[2] = 1);
    BREAKS("people stay until their action is over", S.ask_place = STONEAGE_RIVER);
}

Test(stoneage_check, goods_and_igloos_of_the_variants)
{
    table_begin(&t, 2);
    BREAKS("jewelry and trade come with the expansion", P.resources[STONEAGE_JEWELRY] = 1);
    BREAKS("jewelry and trade come with the expansion", P.trade_level = 1);
    BREAKS("jewelry and trade come with the expansion", P.traded = 1);
    BREAKS("igloos are in the supply or built", S.igloos_left = 1);
    table_begin_with(&t, 2, STONEAGE_EXPANSION | STONEAGE_IGLOOS);
    BREAKS("the trade level ends at 10", P.trade_level = 11);
    BREAKS("one exchange a round", P.traded = 2);
    BREAKS("igloos are in the supply or built", P.igloos = 1);
    BREAKS("igloos are in the supply or built", S.igloos_left--);
}

Test(stoneage_check, questions_of_the_expansion)
{
    table_begin_with(&t, 2, STONEAGE_EXPANSION);
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_people(&t, 0, STONEAGE_HUNT, 1);
    table_resources(&t, 0, 3, 0, 0, 0);
    table_act(&t, 0);
    BREAKS("a hunt is split once", S.split = 1);
    BREAKS("a hunt is split once", (S.ask = STONEAGE_ASK_SPLIT, S.ask_place = STONEAGE_HUNT));
    BREAKS("no such question", (S.ask = STONEAGE_ASK_SPLIT, S.ask_place = STONEAGE_CARD_1));
    BREAKS("no such question", (S.ask = STONEAGE_ASK_SECOND, S.ask_place = STONEAGE_CARD_1));
    BREAKS("dice of the expansion lie where they are picked", S.trade_dice = 1);
    BREAKS("goods are traded for in a payment", S.got = 1);
    PLAYS(&t, 0, "use card_1");
    BREAKS("goods are traded for in a payment", S.got = 1);
    P.traded = 1;
    S.got = 1;
    BREAKS("no such goods are traded for", S.got = STONEAGE_BUNDLES);
    BREAKS("goods that were traded for wait for the payment", S.got = 1 + STONEAGE_GOLD);
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    BREAKS("no such question",
           (S.ask = STONEAGE_ASK_SPLIT, S.ask_place = STONEAGE_HUNT, S.split = 1));
}
