#include "engine/seat/vote.h"

static bool in(uint8_t set, uint8_t seat)
{
    return (set >> seat & 1) != 0;
}

/* ---- voters and choices ---- */

uint8_t vote_voters(const struct match *match, enum seat_law law, uint8_t about)
{
    if (about == GAME_NOBODY) return seat_law_seats(match, law, SEAT_ACT_CALL_OFF);
    return (uint8_t)(seat_law_seats(match, law, SEAT_ACT_VOTE) & ~(1u << about));
}

uint8_t match_voters(const struct match *match, uint8_t about)
{
    return vote_voters(match, SEAT_LAW_NEWEST, about);
}

static unsigned count_of(uint8_t set)
{
    unsigned count = 0;
    for (; set != 0; set = (uint8_t)(set & (set - 1))) count++;
    return count;
}

/* Returns true if the first law allows a vote about the seat. */
static bool votable_first(const struct match *match, uint8_t about)
{
    const struct match_sitting *sitting = &match->sitting;
    return about < match->setup.seats && !in(sitting->resigned, about) &&
           !in(sitting->offered, about) && in(match_people(match), about);
}

static unsigned choices_about_seat(const struct match *match, uint8_t about)
{
    const struct match_sitting *sitting = &match->sitting;
    unsigned choices = vote_bit(TABLE_CHOICE_BOT);
    if (!in(seat_law_seats(match, SEAT_LAW_NEWEST, SEAT_ACT_VOTED_ABOUT), about) ||
        in(sitting->by_vote, about))
        return 0;
    if (!in(sitting->stands_in, about) && !in(sitting->waited, about))
        choices |= vote_bit(TABLE_CHOICE_WAIT);
    if (count_of(match_voters(match, about)) >= 2 && !seat_law_secret(match, about))
        choices |= vote_bit(TABLE_CHOICE_SUBSTITUTE);
    if (sitting->state[about] == SEAT_TIMED_OUT) choices |= vote_bit(TABLE_CHOICE_CLAIM);
    return choices;
}

unsigned vote_choices(const struct match *match, enum seat_law law, uint8_t about)
{
    if (about == GAME_NOBODY) return vote_bit(TABLE_CHOICE_GO_ON) | vote_bit(TABLE_CHOICE_CALL_OFF);
    if (about >= match->setup.seats) return 0;
    if (law == SEAT_LAW_NEWEST) return choices_about_seat(match, about);
    return votable_first(match, about)
               ? vote_bit(TABLE_CHOICE_WAIT) | vote_bit(TABLE_CHOICE_BOT) |
                     vote_bit(TABLE_CHOICE_SUBSTITUTE) | vote_bit(TABLE_CHOICE_CALL_OFF)
               : 0;
}

unsigned match_vote_choices(const struct match *match, uint8_t about)
{
    return vote_choices(match, SEAT_LAW_NEWEST, about);
}

/* ---- outcomes ---- */

/* Returns the outcome of a vote about the match: called off once all want that, continued once one
 * does not. */
static uint8_t outcome_match(const uint8_t count[TABLE_CHOICES], unsigned voters, bool over)
{
    if (count[TABLE_CHOICE_GO_ON] > 0 || voters == 0) return TABLE_CHOICE_GO_ON;
    if (count[TABLE_CHOICE_CALL_OFF] == voters) return TABLE_CHOICE_CALL_OFF;
    return over ? TABLE_CHOICE_GO_ON : TABLE_CHOICE_NONE;
}

/* Returns the outcome of a vote about a seat by the first law. Calling off needs all voters; any
 * other choice needs more than half. When all have answered, or the time is over, the most frequent
 * choice wins. Among equals, and without an answer, a bot plays first of all. */
static uint8_t outcome_seat_first(const uint8_t count[TABLE_CHOICES], unsigned voters, bool over)
{
    static const uint8_t order[] = {TABLE_CHOICE_BOT, TABLE_CHOICE_SUBSTITUTE, TABLE_CHOICE_WAIT};
    uint8_t best = TABLE_CHOICE_BOT;
    if (voters > 0 && count[TABLE_CHOICE_CALL_OFF] == voters) return TABLE_CHOICE_CALL_OFF;
    for (size_t i = 0; i < sizeof(order); i++) {
        if (2u * count[order[i]] > voters) return order[i];
        if (count[order[i]] > count[best]) best = order[i];
    }
    return over || count[TABLE_CHOICE_NONE] == 0 ? best : TABLE_CHOICE_NONE;
}

/* Returns the outcome of a vote about a seat: the choice of more than half of the voters that the
 * law allows. When all have answered, or the time is over, a bot plays, or the seat gets more time
 * if more voters want that. No person loses a seat or a result by less than half. A seat that can
 * no longer be voted about remains unchanged. */
static uint8_t outcome_seat(const struct match *match, uint8_t about,
                            const uint8_t count[TABLE_CHOICES], unsigned voters, bool over)
{
    unsigned choices = choices_about_seat(match, about);
    if (choices == 0) return over ? TABLE_CHOICE_GO_ON : TABLE_CHOICE_NONE;
    for (uint8_t choice = 0; choice < TABLE_CHOICES; choice++) {
        unsigned least = choice == TABLE_CHOICE_SUBSTITUTE ? 2 : 1;
        if ((choices & vote_bit(choice)) != 0 && 2u * count[choice] > voters &&
            count[choice] >= least)
            return choice;
    }
    if (!over && count[TABLE_CHOICE_NONE] > 0) return TABLE_CHOICE_NONE;
    bool waits = (choices & vote_bit(TABLE_CHOICE_WAIT)) != 0 &&
                 count[TABLE_CHOICE_WAIT] > count[TABLE_CHOICE_BOT];
    return waits ? TABLE_CHOICE_WAIT : TABLE_CHOICE_BOT;
}

uint8_t vote_outcome(const struct match *match, enum seat_law law, uint8_t about, bool over)
{
    const struct match_ballot *ballot = &match->sitting.ballot[match_ballot_of(about)];
    uint8_t voters = vote_voters(match, law, about);
    uint8_t count[TABLE_CHOICES] = {0};
    unsigned all = 0;
    for (uint8_t seat = 0; seat < match->setup.seats; seat++) {
        if (!in(voters, seat)) continue;
        count[ballot->answer[seat]]++;
        all++;
    }
    if (about == GAME_NOBODY) return outcome_match(count, all, over);
    return law == SEAT_LAW_FIRST ? outcome_seat_first(count, all, over)
                                 : outcome_seat(match, about, count, all, over);
}
