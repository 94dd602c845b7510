/* The end: the score sheet row by row, and the tie breaker. */
#include "games/stoneage/rules/score.h"

#include "games/stoneage/rules/gather.h"
#include "games/stoneage/variants/mammoth.h"

#include <string.h>

void stoneage_cultures(uint64_t cards, uint8_t count[STONEAGE_CULTURES])
{
    memset(count, 0, STONEAGE_CULTURES);
    for (uint64_t rest = cards; rest != 0; rest &= rest - 1)
        count[stoneage_cards[__builtin_ctzll(rest)].culture]++;
    count[STONEAGE_CULTURE_NONE] = 0;
}

void stoneage_professions(uint64_t cards, uint8_t count[STONEAGE_PROFESSIONS])
{
    memset(count, 0, STONEAGE_PROFESSIONS);
    for (uint64_t rest = cards; rest != 0; rest &= rest - 1) {
        const struct stoneage_card *card = &stoneage_cards[__builtin_ctzll(rest)];
        count[card->profession] = (uint8_t)(count[card->profession] + card->multiplier);
    }
}

/* Returns the points of culture symbols: sorted into sets of different symbols, each set scores its
 * size squared. */
static int16_t culture_points(uint64_t cards)
{
    uint8_t count[STONEAGE_CULTURES];
    unsigned size[2] = {0, 0};
    stoneage_cultures(cards, count);
    for (unsigned i = 1; i < STONEAGE_CULTURES; i++) {
        size[0] += count[i] >= 1;
        size[1] += count[i] >= 2;
    }
    return (int16_t)(size[0] * size[0] + size[1] * size[1]);
}

static struct stoneage_tally product(unsigned count, unsigned factor)
{
    return (struct stoneage_tally){
        .points = (int16_t)(count * factor), .count = (uint8_t)count, .factor = (uint8_t)factor};
}

static int16_t resource_points(const struct stoneage_player *player)
{
    unsigned sum =
        player->two_of_choice
            ? 2
            : 0; /* an unused two-of-choice counts: it could have been used at any time */
    for (int i = 0; i < STONEAGE_RESOURCES; i++) sum += player->resources[i];
    return (int16_t)(sum < STONEAGE_SCORE_MAX ? sum : STONEAGE_SCORE_MAX);
}

void stoneage_tally(const struct stoneage_state *state, uint8_t seat, bool extra,
                    struct stoneage_tally rows[STONEAGE_ROWS])
{
    const struct stoneage_player *player = &state->players[seat];
    uint8_t professions[STONEAGE_PROFESSIONS];
    uint64_t cards = player->cards;
    if (extra) cards |= player->extra_cards;
    stoneage_professions(cards, professions);
    rows[STONEAGE_ROW_TRACK] = (struct stoneage_tally){.points = player->score};
    rows[STONEAGE_ROW_CULTURE] = (struct stoneage_tally){.points = culture_points(cards)};
    rows[STONEAGE_ROW_FARMERS] = product(professions[STONEAGE_FARMER], player->agriculture);
    rows[STONEAGE_ROW_TOOL_MAKERS] =
        product(professions[STONEAGE_TOOLMAKER], stoneage_tiles_value(player));
    rows[STONEAGE_ROW_HUT_BUILDERS] = product(professions[STONEAGE_HUT_BUILDER],
                                              (unsigned)__builtin_popcountll(player->buildings));
    rows[STONEAGE_ROW_SHAMANS] = product(professions[STONEAGE_SHAMAN], player->people);
    rows[STONEAGE_ROW_RESOURCES] = (struct stoneage_tally){.points = resource_points(player)};
    rows[STONEAGE_ROW_MERCHANTS] = product(professions[STONEAGE_TRADER], player->trade_level);
    rows[STONEAGE_ROW_MAMMOTHS] =
        (struct stoneage_tally){.points = stoneage_mammoth_points(state, seat)};
}

/* Returns true if the score sheet of this match has the row. */
static bool row_in_play(const struct stoneage_state *state, uint8_t row)
{
    if (row == STONEAGE_ROW_MERCHANTS) return stoneage_plays(state, STONEAGE_EXPANSION);
    return row != STONEAGE_ROW_MAMMOTHS || stoneage_plays(state, STONEAGE_MAMMOTH_HERD);
}

void stoneage_result(const struct stoneage_state *state, struct game_result *result)
{
    memset(result, 0, sizeof(*result));
    result->over = state->phase == STONEAGE_END;
    result->reason = state->reason;
    result->seats = state->seats;
    result->rounds = state->round;
    for (uint8_t row = 0; row < STONEAGE_ROWS; row++)
        if (row_in_play(state, row)) result->rows[result->row_count++].name = row;
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        const struct stoneage_player *player = &state->players[seat];
        struct stoneage_tally tally[STONEAGE_ROWS];
        int total = 0;
        stoneage_tally(state, seat, result->over != 0, tally);
        for (unsigned i = 0; i < result->row_count; i++) {
            struct game_sheet_row *row = &result->rows[i];
            row->points[seat] = tally[row->name].points;
            row->count[seat] = tally[row->name].count;
            row->factor[seat] = tally[row->name].factor;
            total += tally[row->name].points;
        }
        result->total[seat] = (int16_t)(total < INT16_MAX ? total : INT16_MAX);
        result->tie[seat] =
            (int16_t)(player->agriculture + stoneage_tiles_value(player) + player->people);
    }
}

void stoneage_end(struct stoneage_step *step, uint8_t reason)
{
    const struct stoneage_state *state = step->state;
    STONEAGE_EMIT(step, .kind = STONEAGE_ENDED, .seat = GAME_NOBODY, .code = reason);
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        for (uint64_t rest = state->players[seat].extra_cards; rest != 0; rest &= rest - 1) {
            STONEAGE_EMIT(step, .kind = STONEAGE_EXTRA_CARD_SHOWN, .seat = seat,
                          .card = (uint8_t)__builtin_ctzll(rest));
        }
    }
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        struct stoneage_tally rows[STONEAGE_ROWS];
        stoneage_tally(state, seat, true, rows);
        for (uint8_t row = 0; row < STONEAGE_ROWS; row++) {
            if (!row_in_play(state, row)) continue;
            STONEAGE_EMIT(step, .kind = STONEAGE_TALLIED, .seat = seat, .code = row,
                          .points = rows[row].points, .count = rows[row].count,
                          .factor = rows[row].factor);
        }
    }
}
