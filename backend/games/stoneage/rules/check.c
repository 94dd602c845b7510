/* Every invariant of a state in one place. Each function returns NULL or a description of the
 * broken one. */
#include "games/stoneage/rules/check.h"

#include "base/encoding/bytes.h"
#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/rules/tops.h"
#include "games/stoneage/variants/mammoth.h"

/* Returns the cards of this match. */
static uint64_t cards_in_play(const struct stoneage_state *state)
{
    uint64_t cards = 0;
    for (unsigned card = 1; card <= STONEAGE_CARDS; card++) {
        bool plays = stoneage_in_box(state->options, stoneage_cards[card].option);
        cards |= (uint64_t)plays << card;
    }
    return cards;
}

static const char *check_tools(const struct stoneage_player *player)
{
    static const uint8_t once_cards[] = {35, 34, 33}; /* one-use tools of value 2, 3, 4 */
    uint8_t least = player->tiles[0];
    uint8_t most = player->tiles[0];
    for (unsigned i = 0; i < STONEAGE_TILES; i++) {
        if (player->tiles[i] < least) least = player->tiles[i];
        if (player->tiles[i] > most) most = player->tiles[i];
        if (player->tiles[i] == 0 && (player->tools_used >> i & 1) != 0)
            return "a tool that is not there was used";
        if ((player->once & (unsigned)STONEAGE_ONCE_2 << i) != 0 &&
            (player->cards >> once_cards[i] & 1) == 0)
            return "a one-use tool lies open without its card";
    }
    if (most > STONEAGE_TILE_VALUE_MAX) return "a tool tile is worth more than 4";
    if (most - least > 1) return "tool tiles grow evenly";
    if (player->tools_used > 7) return "only tiles are used for a round";
    if ((player->once & ~(STONEAGE_ONCE_2 | STONEAGE_ONCE_3 | STONEAGE_ONCE_4)) != 0)
        return "only one-use tools lie open";
    return NULL;
}

static const char *check_player(const struct stoneage_state *state, unsigned seat)
{
    const struct stoneage_player *player = &state->players[seat];
    unsigned placed = 0;
    for (unsigned place = 0; place < STONEAGE_PLACES; place++) {
        placed += state->placed[place][seat];
        if ((player->at >> place & 1) != (state->placed[place][seat] != 0))
            return "the set of places is where people are";
    }
    if (player->at >> STONEAGE_PLACES != 0) return "people are on no such place";
    if (player->home + player->joined + placed != player->people)
        return "people are at home or on the board";
    if (player->people < 5 || player->people > STONEAGE_PEOPLE_MAX) return "5 to 10 people";
    if (player->agriculture > STONEAGE_AGRICULTURE_MAX) return "agriculture ends at 10";
    if (player->food > STONEAGE_GOODS_MAX) return "food is bounded";
    for (unsigned i = 0; i < STONEAGE_GOODS; i++)
        if (player->resources[i] > STONEAGE_GOODS_MAX) return "resources are bounded";
    if (player->score > STONEAGE_SCORE_MAX || player->score < -STONEAGE_SCORE_MAX)
        return "the score is bounded";
    if (player->two_of_choice > 1) return "two-of-choice is there or not";
    if (player->two_of_choice && (player->cards >> 36 & 1) == 0)
        return "two-of-choice lies open without its card";
    if (player->extra_cards != 0 && (player->cards >> 32 & 1) == 0 &&
        !stoneage_plays(state, STONEAGE_EXPANSION))
        return "an extra card came without the card that draws it";
    if (player->missing > player->people) return "no more food is missing than people eat";
    if (player->missing > 0 && state->phase != STONEAGE_FEED) return "food is owed in feeding only";
    if (player->trade_level > STONEAGE_TRADE_LEVEL_MAX) return "the trade level ends at 10";
    if (player->traded > 1) return "one exchange a round";
    bool trades = player->trade_level > 0 || player->traded > 0;
    if (!stoneage_plays(state, STONEAGE_EXPANSION) &&
        (trades || player->resources[STONEAGE_JEWELRY] > 0))
        return "jewelry and trade come with the expansion";
    if (!bytes_are_zero(player->zero, sizeof(player->zero))) return "unused bytes are zero";
    return check_tools(player);
}

/* Checks that each card is in the deck, on display, or with one player; drawn cards have left the
 * deck. */
static const char *check_cards(const struct stoneage_state *state)
{
    uint64_t deck = 0;
    uint64_t drawn = 0;
    uint64_t out = 0;
    unsigned count = state->deck_count;
    if (count > STONEAGE_CARDS || state->deck_next > count) return "the deck has 49 cards at most";
    if (!bytes_are_zero(state->deck + count, STONEAGE_CARDS - count))
        return "no cards behind the deck";
    for (unsigned i = 0; i < count; i++) {
        if (state->deck[i] > STONEAGE_CARDS) return "no such card in the deck";
        deck |= UINT64_C(1) << state->deck[i];
        if (i < state->deck_next) drawn |= UINT64_C(1) << state->deck[i];
    }
    if (deck != cards_in_play(state) || (unsigned)__builtin_popcountll(deck) != count)
        return "the deck holds each card once";
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) {
        if (state->slots[i] == 0) continue;
        uint64_t bit = UINT64_C(1) << (state->slots[i] & 63);
        if ((out & bit) != 0) return "a card lies on two places";
        out |= bit;
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct stoneage_player *player = &state->players[seat];
        uint64_t bit = player->extra_cards;
        if ((out & player->cards) != 0 || ((out | player->cards) & bit) != 0)
            return "a card is held twice";
        out |= player->cards | bit;
    }
    uint64_t held = 0;
    for (unsigned seat = 0; seat < state->seats; seat++)
        held |= state->players[seat].cards | state->players[seat].extra_cards;
    if (held >> STONEAGE_ANIMAL_FIRST != 0) return "nobody holds an animal";
    uint64_t gone = drawn & ~out;
    if ((out & ~drawn) != 0 || gone >> STONEAGE_ANIMAL_FIRST << STONEAGE_ANIMAL_FIRST != gone)
        return "cards that left the deck are on display or with players, or were driven off";
    return NULL;
}

/* Checks that each tile is in one stack or in the box; tiles taken from the stacks are with one
 * player each. */
static const char *check_buildings(const struct stoneage_state *state)
{
    uint64_t stacked = 0;
    uint64_t taken = 0;
    uint64_t held = 0;
    unsigned stacks = stoneage_limits[state->seats].stacks;
    for (unsigned i = 0; i < STONEAGE_STACKS_MAX; i++) {
        uint8_t left = state->stack_left[i];
        if (i >= stacks) {
            if (left != 0 || !bytes_are_zero(state->stacks[i], STONEAGE_STACK_TILES))
                return "no such stack at this table";
            continue;
        }
        if (left > STONEAGE_STACK_TILES) return "a stack has 7 tiles";
        for (unsigned j = 0; j < STONEAGE_STACK_TILES; j++) {
            uint8_t tile = state->stacks[i][j];
            if (tile == 0 || tile > STONEAGE_BUILDINGS) return "no such tile in a stack";
            if ((stacked >> tile & 1) != 0) return "a tile is in two stacks";
            if (!stoneage_in_box(state->options, stoneage_buildings[tile].option))
                return "a tile of a variant that is not played";
            stacked |= UINT64_C(1) << tile;
            if (j + left < STONEAGE_STACK_TILES) taken |= UINT64_C(1) << tile;
        }
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if ((held & state->players[seat].buildings) != 0) return "a tile is held twice";
        held |= state->players[seat].buildings;
    }
    return held == taken ? NULL : "tiles that left the stacks are with players";
}

/* Checks the people on one place. */
static const char *check_place(const struct stoneage_state *state, unsigned place)
{
    const struct stoneage_place_row *row = &stoneage_places[place];
    unsigned people = 0;
    unsigned players = 0;
    for (unsigned seat = 0; seat < STONEAGE_SEATS_MAX; seat++) {
        people += state->placed[place][seat];
        players += state->placed[place][seat] != 0;
    }
    if (stoneage_is_card_place(place) && stoneage_is_animal(state->slots[place - STONEAGE_CARD_1]))
        return people > state->seats ? "an animal has as many rings as there are seats" : NULL;
    if (row->rings > 0 && people > row->rings) return "one of the people on each ring";
    if (row->exactly > 0 && people != 0 && people != row->exactly) return "exactly so many people";
    if (row->exactly > 0 && players > 1) return "one player at a time";
    if (place >= STONEAGE_FOREST && place <= STONEAGE_RIVER &&
        players > stoneage_limits[state->seats].players_per_resource)
        return "so many players on a resource place";
    if (stoneage_is_building_place(place) && people > 0 &&
        place - STONEAGE_BUILDING_1 >= stoneage_limits[state->seats].stacks)
        return "people on a stack that is not in play";
    return NULL;
}

static const char *check_board(const struct stoneage_state *state)
{
    unsigned village = 0;
    if (!bytes_are_zero(state->placed[STONEAGE_NOWHERE], STONEAGE_SEATS_MAX))
        return "people are nowhere";
    for (unsigned place = 1; place < STONEAGE_PLACES; place++) {
        if (bytes_are_zero(state->placed[place], STONEAGE_SEATS_MAX)) continue;
        const char *broken = check_place(state, place);
        if (broken != NULL) return broken;
        village += stoneage_places[place].village != 0;
    }
    if (village > stoneage_limits[state->seats].village_places)
        return "so many village places in a round";
    return NULL;
}

/* Returns true if the open question is possible at its place in this match. */
static bool question_exists(const struct stoneage_state *state)
{
    bool expansion = stoneage_plays(state, STONEAGE_EXPANSION);
    switch (state->ask) {
    case STONEAGE_ASK_NONE:
    case STONEAGE_ASK_TOOLS:
    case STONEAGE_ASK_PAY:
    case STONEAGE_ASK_PICK: return true;
    case STONEAGE_ASK_SPLIT: return expansion && state->ask_place == STONEAGE_HUNT;
    case STONEAGE_ASK_JOIN: return state->herd_tile != 0 && state->ask_place == state->herd_place;
    case STONEAGE_ASK_TAME: return state->herd_tile != 0 && state->players[state->turn].joined > 0;
    case STONEAGE_ASK_SECOND: return expansion && state->ask_place == STONEAGE_CARD_5;
    default: return false;
    }
}

/* Checks that the data of a question is empty unless that question is open. */
static const char *check_kept(const struct stoneage_state *state)
{
    bool paying = state->ask == STONEAGE_ASK_PAY || state->ask == STONEAGE_ASK_SECOND;
    if ((state->split > 0) != (state->ask == STONEAGE_ASK_SPLIT)) return "a hunt is split once";
    if (state->trade_dice > (state->ask == STONEAGE_ASK_PICK))
        return "dice of the expansion lie where they are picked";
    if (state->got == STONEAGE_BUNDLE_NONE) return NULL;
    if (state->got >= STONEAGE_BUNDLES) return "no such goods are traded for";
    if (!paying || !state->players[state->turn].traded) return "goods are traded for in a payment";
    if (!stoneage_has(&state->players[state->turn], stoneage_bundles[state->got]))
        return "goods that were traded for wait for the payment";
    return NULL;
}

static const char *check_igloos(const struct stoneage_state *state)
{
    unsigned each = stoneage_plays(state, STONEAGE_IGLOOS) ? STONEAGE_IGLOOS_EACH : 0;
    unsigned igloos = state->igloos_left;
    for (unsigned seat = 0; seat < state->seats; seat++) igloos += state->players[seat].igloos;
    return igloos == each * state->seats ? NULL : "igloos are in the supply or built";
}

/* Checks the question inside an action, and its dice. */
static const char *check_question(const struct stoneage_state *state)
{
    unsigned dice = state->dice_count;
    bool rolling = state->ask == STONEAGE_ASK_TOOLS;
    bool picking = state->ask == STONEAGE_ASK_PICK;
    bool taming = state->ask == STONEAGE_ASK_TAME;
    if (state->ask != STONEAGE_ASK_NONE && !taming && state->phase != STONEAGE_ACT)
        return "asked outside act";
    if (taming != (state->phase == STONEAGE_HERD)) return "the tamer is asked when all have acted";
    if (!question_exists(state)) return "no such question";
    if (dice > STONEAGE_PEOPLE_MAX) return "at most 10 dice";
    if ((dice > 0) != (rolling || picking)) return "dice lie where a roll or a pick is open";
    if (!bytes_are_zero(state->dice + dice, STONEAGE_PEOPLE_MAX - dice))
        return "no more dice than rolled";
    for (unsigned i = 0; i < dice; i++)
        if (state->dice[i] > 6 || (rolling && state->dice[i] == 0)) return "a die shows 1 to 6";
    if (rolling != (state->roll_yield != STONEAGE_YIELD_NONE)) return "a roll is for something";
    if (picking != (state->picker != GAME_NOBODY)) return "somebody picks";
    if (picking && (state->picker >= state->seats || stoneage_dice_left(state) == 0))
        return "a seat of this table picks a die that is left";
    if (state->ask == STONEAGE_ASK_NONE || taming)
        return state->ask_place == STONEAGE_NOWHERE ? NULL : "a place without a question there";
    if (state->ask_place >= STONEAGE_PLACES || state->placed[state->ask_place][state->turn] == 0)
        return "people stay until their action is over";
    return NULL;
}

static const char *check_turn(const struct stoneage_state *state)
{
    bool moving = state->phase == STONEAGE_PLACE || state->phase == STONEAGE_ACT ||
                  state->phase == STONEAGE_HERD;
    if (state->phase < STONEAGE_PLACE || state->phase > STONEAGE_HERD) return "no such phase";
    if (state->round == 0) return "rounds count from 1";
    if (state->start >= state->seats) return "no such start player";
    if (moving ? state->turn >= state->seats : state->turn != GAME_NOBODY) return "no such turn";
    if (state->skipped >> state->seats != 0) return "no such seat was skipped";
    if ((state->reason != STONEAGE_NOT_OVER) != (state->phase == STONEAGE_END))
        return "a match that is over has a reason";
    if (state->phase != STONEAGE_END && stoneage_to_act(state) == 0) return "nobody is to act";
    const char *broken = check_question(state);
    return broken != NULL ? broken : check_kept(state);
}

const char *stoneage_check(const struct stoneage_state *state)
{
    const char *broken = NULL;
    if (state->seats > STONEAGE_SEATS_MAX || stoneage_limits[state->seats].seats == 0)
        return "2 to 5 seats";
    if ((stoneage.seats_need[state->seats] & ~state->options) != 0)
        return "five play with the expansion only";
    if (!bytes_are_zero(state->zero, sizeof(state->zero))) return "unused bytes are zero";
    for (unsigned seat = 0; seat < STONEAGE_SEATS_MAX && broken == NULL; seat++)
        if (seat < state->seats)
            broken = check_player(state, seat);
        else if (!bytes_are_zero(&state->players[seat], sizeof(state->players[seat])))
            broken = "seats that nobody has are zero";
    if (broken == NULL) broken = check_cards(state);
    if (broken == NULL) broken = check_buildings(state);
    if (broken == NULL) broken = check_igloos(state);
    if (broken == NULL) broken = check_board(state);
    if (broken == NULL) broken = stoneage_check_herd(state);
    if (broken == NULL) broken = check_turn(state);
    return broken;
}
