/* The inputs of a network for Clans, after a move. One table: each row has a name and a
 * computation. The seat knows only its own colour: the other colours are sorted by points,
 * regardless of their owners. */
#include "engine/knowledge.h"

#include "games/clans/core/score.h"
#include "games/clans/rules/village.h"

/* ---- measured values ---- */

/* The huts of one colour outside villages. */
struct colour {
    int score;
    int huts;
    int alone;      /* huts without another of their colour in the territory */
    int beside;     /* huts of other colours in the territory of each own hut, added up */
    int large;      /* in territories with enough huts for the crowd rule */
    int favoured;   /* on favourable land of this epoch */
    int doomed;     /* on unfavourable land of this epoch */
    int favoured_2; /* the same for the next epoch */
    int doomed_2;
    int spread; /* territories */
    int single; /* huts in territories without other colours */
};

struct look {
    const struct clans_state *state;
    struct colour own;
    struct colour other[CLANS_COLOURS - 1]; /* sorted by points, the highest first */
    int chips;
    int best_chips; /* the maximum of the other seats */
    int left;       /* chips */
    int epoch;
    int turn; /* number of turns until the turn of the seat */
    int lands;
};

static void look_at_land(struct colour *look, const struct clans_state *state, uint8_t colour,
                         unsigned land)
{
    const uint8_t *huts = state->huts[land];
    unsigned now = clans_epoch_at(state->village_count);
    unsigned next = now < CLANS_EPOCHS ? now + 1 : now;
    unsigned terrain = clans_terrain(state, land);
    int own = huts[colour];
    int size = (int)clans_size(huts);
    look->huts += own;
    look->alone += own == 1;
    look->beside += own * (size - own);
    look->large += size >= CLANS_CROWD ? own : 0;
    look->favoured += (clans_epochs[now].favourable >> terrain & 1) != 0 ? own : 0;
    look->doomed += (clans_epochs[now].unfavourable >> terrain & 1) != 0 ? own : 0;
    look->favoured_2 += (clans_epochs[next].favourable >> terrain & 1) != 0 ? own : 0;
    look->doomed_2 += (clans_epochs[next].unfavourable >> terrain & 1) != 0 ? own : 0;
    look->spread++;
    look->single += size == own ? own : 0;
}

static void look_at_colour(struct colour *look, const struct clans_state *state, uint8_t colour)
{
    *look = (struct colour){.score = state->scores[colour]};
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1) {
        unsigned land = clans_first(rest);
        if (state->huts[land][colour] > 0) look_at_land(look, state, colour, land);
    }
}

static bool before(const struct colour *one, const struct colour *other)
{
    if (one->score != other->score) return one->score > other->score;
    if (one->huts != other->huts) return one->huts > other->huts;
    return one->beside > other->beside;
}

static void look_at(struct look *look, const struct clans_state *state, uint8_t seat,
                    const struct colour all[CLANS_COLOURS])
{
    unsigned count = 0;
    *look = (struct look){.state = state,
                          .own = all[state->clans[seat]],
                          .left = CLANS_CHIPS - state->village_count,
                          .epoch = clans_epoch_at(state->village_count),
                          .turn = (seat + state->seats - state->turn) % state->seats,
                          .lands = (int)clans_count(state->occupied & ~state->founded)};
    for (unsigned colour = 0; colour < CLANS_COLOURS; colour++) {
        if (colour == state->clans[seat]) continue;
        unsigned at = count++;
        for (; at > 0 && before(&all[colour], &look->other[at - 1]); at--)
            look->other[at] = look->other[at - 1];
        look->other[at] = all[colour];
    }
    for (unsigned other = 0; other < state->seats; other++) {
        int chips = clans_chips_of(state, other);
        if (other == seat)
            look->chips = chips;
        else
            look->best_chips = max(look->best_chips, chips);
    }
}

/* ---- the table: ROW(name, number, divisor) ---- */

#define EACH(ROW)                                                                                  \
    ROW(score, colour->score, 40)                                                                  \
    ROW(huts, colour->huts, 12)                                                                    \
    ROW(alone, colour->alone, 6)                                                                   \
    ROW(beside, colour->beside, 40)                                                                \
    ROW(large, colour->large, 6)                                                                   \
    ROW(favoured, colour->favoured, 6)                                                             \
    ROW(doomed, colour->doomed, 6)                                                                 \
    ROW(favoured_2, colour->favoured_2, 6)                                                         \
    ROW(doomed_2, colour->doomed_2, 6)                                                             \
    ROW(spread, colour->spread, 10)                                                                \
    ROW(single, colour->single, 6)

#define ONCE(ROW)                                                                                  \
    ROW(chips, look->chips, 5)                                                                     \
    ROW(best_chips, look->best_chips, 5)                                                           \
    ROW(left, look->left, 12)                                                                      \
    ROW(last, look->left <= 1, 1)                                                                  \
    ROW(last_2, look->left <= 2, 1)                                                                \
    ROW(epoch_2, look->epoch == 2, 1)                                                              \
    ROW(epoch_3, look->epoch == 3, 1)                                                              \
    ROW(epoch_4, look->epoch == 4, 1)                                                              \
    ROW(epoch_5, look->epoch == 5, 1)                                                              \
    ROW(huts_later, look->own.huts * look->left, 100)                                              \
    ROW(turn, look->turn, 2)                                                                       \
    ROW(next, look->turn == 0, 1)                                                                  \
    ROW(lands, look->lands, 30)                                                                    \
    ROW(lead, look->own.score - look->other[0].score, 20)                                          \
    ROW(lead_2, look->own.score - look->other[1].score, 20)                                        \
    ROW(lead_last, look->left <= 2 ? look->own.score - look->other[0].score : 0, 20)               \
    ROW(others,                                                                                    \
        look->other[0].score + look->other[1].score + look->other[2].score + look->other[3].score, \
        100)

#define TEXT_OWN(name, number, unit)  "own " #name " " #number " / " #unit,
#define TEXT_1(name, number, unit)    "first " #name " " #number " / " #unit,
#define TEXT_2(name, number, unit)    "second " #name " " #number " / " #unit,
#define TEXT_3(name, number, unit)    "third " #name " " #number " / " #unit,
#define TEXT_4(name, number, unit)    "fourth " #name " " #number " / " #unit,
#define TEXT_ONCE(name, number, unit) #name " " #number " / " #unit,
#define VALUE(name, number, unit)     *into++ = (float)(number) / (float)(unit);
#define ONE(name, number, unit)       +1

static const char *const rows[] = {EACH(TEXT_OWN) EACH(TEXT_1) EACH(TEXT_2) EACH(TEXT_3)
                                       EACH(TEXT_4) ONCE(TEXT_ONCE)};

#define EACH_COUNT (0 EACH(ONE))
_Static_assert(COUNT_OF(rows) == CLANS_COLOURS * EACH_COUNT + (0 ONCE(ONE)), "told once each");
_Static_assert(COUNT_OF(rows) <= KNOWLEDGE_INPUTS_MAX, "fits");

static void each(const struct colour *colour, float *into)
{
    EACH(VALUE)
}

static void once(const struct look *look, float *into)
{
    ONCE(VALUE)
}

/* ---- inputs of all seats ---- */

static void fill(const void *from, float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX])
{
    const struct clans_state *state = from;
    struct colour all[CLANS_COLOURS];
    struct look look;
    for (uint8_t colour = 0; colour < CLANS_COLOURS; colour++)
        look_at_colour(&all[colour], state, colour);
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        float *own = inputs[seat];
        look_at(&look, state, seat, all);
        each(&look.own, own);
        for (unsigned i = 0; i < CLANS_COLOURS - 1; i++)
            each(&look.other[i], own + (i + 1) * EACH_COUNT);
        once(&look, own + CLANS_COLOURS * EACH_COUNT);
    }
}

const struct knowledge_inputs clans_inputs = {
    .count = COUNT_OF(rows), .margin = 4, .rows = rows, .fill = fill};
