#include "engine/seat/law.h"

#include <string.h>

#define NO       SEAT_NO
#define DECIDES  SEAT_DECIDES
#define CONSENTS SEAT_CONSENTS
#define BOT      SEAT_BOT_DECIDES

const char *const seat_act_words[SEAT_ACTS] = {
    [SEAT_ACT_MOVE] = "move",
    [SEAT_ACT_VOTE] = "vote about another seat",
    [SEAT_ACT_CALL_OFF] = "call the match off",
    [SEAT_ACT_UNDO] = "agree to an undo",
    [SEAT_ACT_OFFER] = "offer the seat, or keep it",
    [SEAT_ACT_VOTED_ABOUT] = "be voted about",
    [SEAT_ACT_COME_BACK] = "come back",
    [SEAT_ACT_ANSWER] = "answer for the result",
};
const char *const seat_column_words[SEAT_COLUMNS] = {
    [SEAT_PRESENT] = "present",      [SEAT_AWAY] = "away", [SEAT_TIMED_OUT] = "timed_out",
    [SEAT_RESIGNED] = "resigned",    [SEAT_GONE] = "gone", [SEAT_BOT] = "bot",
    [SEAT_COLUMN_ABSENT] = "absent",
};
const char *const seat_say_words[SEAT_SAYS] = {
    [SEAT_NO] = "no",
    [SEAT_DECIDES] = "decides",
    [SEAT_CONSENTS] = "consents",
    [SEAT_BOT_DECIDES] = "bot",
};

/* Columns: present, away, timed_out, resigned, gone, bot, absent. Two conditions are not in this
 * table. The others may vote about a present seat only in a match without a clock, which only
 * the hub knows. They may vote about an absent one only if it timed out, which seat_law_seats()
 * checks. A seat whose clock ran out still decides while the others vote about it. */
static const uint8_t table[SEAT_ACTS][SEAT_COLUMNS] = {
    [SEAT_ACT_MOVE] = {DECIDES, BOT, BOT, BOT, BOT, BOT, BOT},
    [SEAT_ACT_VOTE] = {DECIDES, NO, NO, NO, NO, NO, NO},
    [SEAT_ACT_CALL_OFF] = {CONSENTS, CONSENTS, CONSENTS, NO, NO, NO, NO},
    [SEAT_ACT_UNDO] = {CONSENTS, CONSENTS, CONSENTS, NO, NO, NO, NO},
    [SEAT_ACT_OFFER] = {DECIDES, DECIDES, DECIDES, NO, NO, NO, DECIDES},
    [SEAT_ACT_VOTED_ABOUT] = {DECIDES, NO, DECIDES, NO, NO, NO, DECIDES},
    [SEAT_ACT_COME_BACK] = {NO, DECIDES, DECIDES, NO, NO, NO, DECIDES},
    [SEAT_ACT_ANSWER] = {DECIDES, DECIDES, DECIDES, DECIDES, DECIDES, NO, DECIDES},
};

enum seat_say seat_law_say(enum seat_act act, unsigned column)
{
    CHECK(act < SEAT_ACTS && column < SEAT_COLUMNS);
    return (enum seat_say)table[act][column];
}

void match_people_set(struct match *match, uint8_t people)
{
    for (uint8_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        match->sitting.state[seat] = (people >> seat & 1) != 0 ? SEAT_PRESENT : SEAT_BOT;
}

uint8_t match_people(const struct match *match)
{
    unsigned people = 0;
    for (uint8_t seat = 0; seat < match->setup.seats; seat++)
        if (match->sitting.state[seat] != SEAT_BOT) people |= 1u << seat;
    return (uint8_t)people;
}

uint8_t match_deciders(const struct match *match)
{
    return (uint8_t)(match_people(match) & ~match->sitting.stands_in);
}

static bool has(uint8_t set, uint8_t seat)
{
    return (set >> seat & 1) != 0;
}

uint8_t seat_law_seats(const struct match *match, enum seat_law law, enum seat_act act)
{
    const struct match_sitting *sitting = &match->sitting;
    unsigned seats = 0;
    if (law == SEAT_LAW_FIRST) return match_deciders(match);
    for (uint8_t seat = 0; seat < match->setup.seats; seat++) {
        bool absent = has(sitting->absent, seat);
        unsigned column = absent ? SEAT_COLUMN_ABSENT : sitting->state[seat];
        uint8_t say = table[act][column];
        if (act == SEAT_ACT_VOTED_ABOUT && absent && sitting->state[seat] != SEAT_TIMED_OUT)
            say = SEAT_NO;
        if (say == SEAT_DECIDES || say == SEAT_CONSENTS) seats |= 1u << seat;
    }
    return (uint8_t)seats;
}

/* Fills the view of a seat or a spectator, with the viewer's own seat set to 0. */
static void view_of(const struct match *match, uint8_t viewer, struct game_view *view)
{
    const struct shape *shape = match->game->view_shape;
    memset(view, 0, sizeof(*view));
    match->game->view(&match->state, viewer, view);
    for (unsigned i = 0; i < shape->field_count; i++)
        if (strcmp(shape->fields[i].name, "me") == 0) view->bytes[shape->fields[i].offset] = 0;
}

bool seat_law_secret(const struct match *match, uint8_t seat)
{
    struct game_view own;
    struct game_view all;
    view_of(match, seat, &own);
    view_of(match, GAME_SPECTATOR, &all);
    return memcmp(&own, &all, sizeof(own)) != 0;
}
