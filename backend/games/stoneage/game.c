/* The interface of the base game for the engine. */
#include "engine/answers.h"
#include "games/stoneage/core/evolve.h"
#include "games/stoneage/core/luck.h"
#include "games/stoneage/rules/act.h"
#include "games/stoneage/rules/buy.h"
#include "games/stoneage/rules/check.h"
#include "games/stoneage/rules/feed.h"
#include "games/stoneage/rules/flow.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/rules/pick.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/round.h"
#include "games/stoneage/rules/score.h"
#include "games/stoneage/rules/tops.h"
#include "games/stoneage/variants/exchange.h"
#include "games/stoneage/variants/expansion.h"
#include "games/stoneage/variants/mammoth.h"
#include "games/stoneage/view/choices.h"
#include "games/stoneage/view/redraw.h"
#include "games/stoneage/view/reveals.h"
#include "games/stoneage/view/log.h"
#include "games/stoneage/view/themes.h"
#include "games/stoneage/view/view.h"

#include <string.h>

/* Kinds of moves that answer each question. */
#define KIND(noun) (1u << STONEAGE_MOVE_##noun)
static const uint16_t answers[STONEAGE_DECISIONS] = {
    [STONEAGE_ASK_PLACE] = KIND(PLACE),
    [STONEAGE_ASK_USE] = KIND(USE) | KIND(TAKE),
    [STONEAGE_ASK_TOOLS] = KIND(TOOLS),
    [STONEAGE_ASK_PAY] = KIND(PAY) | KIND(DECLINE) | KIND(TAKE) | KIND(PAY_EXTRA) | KIND(TRADE),
    [STONEAGE_ASK_PICK] = KIND(PICK),
    [STONEAGE_ASK_FEED] = KIND(FEED) | KIND(STARVE) | KIND(TAKE),
    [STONEAGE_ASK_SPLIT] = KIND(SPLIT),
    [STONEAGE_ASK_JOIN] = KIND(JOIN) | KIND(DECLINE) | KIND(TAKE),
    [STONEAGE_ASK_SECOND] = KIND(PAY) | KIND(DECLINE) | KIND(TAKE) | KIND(TRADE),
    [STONEAGE_ASK_TAME] = KIND(TAME),
};

/* The bytes that each kind of move uses in addition to its kind; a kind without an entry is not a
 * move. */
#define ALL 0xff
#define GOODS                                                                                      \
    {                                                                                              \
        ALL, ALL, ALL, ALL, ALL                                                                    \
    }
static const struct stoneage_move bytes_used[STONEAGE_MOVES] = {
    [STONEAGE_MOVE_PLACE] = {.kind = ALL, .place = ALL, .people = ALL},
    [STONEAGE_MOVE_USE] = {.kind = ALL, .place = ALL},
    [STONEAGE_MOVE_TOOLS] = {.kind = ALL, .tools = UINT16_MAX},
    [STONEAGE_MOVE_PAY] = {.kind = ALL, .resources = GOODS},
    [STONEAGE_MOVE_DECLINE] = {.kind = ALL},
    [STONEAGE_MOVE_PICK] = {.kind = ALL, .die = ALL},
    [STONEAGE_MOVE_TAKE] = {.kind = ALL, .resources = GOODS},
    [STONEAGE_MOVE_FEED] = {.kind = ALL, .resources = GOODS},
    [STONEAGE_MOVE_STARVE] = {.kind = ALL},
    [STONEAGE_MOVE_PAY_EXTRA] = {.kind = ALL, .resources = GOODS},
    [STONEAGE_MOVE_TRADE] = {.kind = ALL, .give = ALL, .get = ALL},
    [STONEAGE_MOVE_SPLIT] = {.kind = ALL, .amount = ALL},
    [STONEAGE_MOVE_JOIN] = {.kind = ALL, .people = ALL, .resources = GOODS},
    [STONEAGE_MOVE_TAME] = {.kind = ALL, .side = ALL},
};

static const struct game_answers opening = {
    .move_kinds = STONEAGE_MOVES, .kinds = answers, .used = bytes_used};

static enum game_refusal apply(struct stoneage_step *step, uint8_t seat,
                               const struct stoneage_move *move)
{
    switch ((enum stoneage_move_kind)move->kind) {
    case STONEAGE_MOVE_NONE:
    case STONEAGE_MOVES: break;
    case STONEAGE_MOVE_JOIN: return stoneage_join_move(step, seat, move);
    case STONEAGE_MOVE_TAME: return stoneage_tame_move(step, seat, move);
    case STONEAGE_MOVE_PLACE: return stoneage_place_move(step, seat, move);
    case STONEAGE_MOVE_USE: return stoneage_use_move(step, seat, move);
    case STONEAGE_MOVE_TOOLS: return stoneage_tools_move(step, seat, move);
    case STONEAGE_MOVE_PAY: return stoneage_pay_move(step, seat, move);
    case STONEAGE_MOVE_PAY_EXTRA: return stoneage_pay_extra_move(step, seat, move);
    case STONEAGE_MOVE_TRADE: return stoneage_exchange_move(step, seat, move);
    case STONEAGE_MOVE_SPLIT: return stoneage_split_move(step, seat, move);
    case STONEAGE_MOVE_DECLINE: return stoneage_decline_move(step, seat);
    case STONEAGE_MOVE_PICK: return stoneage_pick_move(step, seat, move);
    case STONEAGE_MOVE_TAKE: return stoneage_take_move(step, seat, move);
    case STONEAGE_MOVE_FEED: return stoneage_feed_move(step, seat, move);
    case STONEAGE_MOVE_STARVE: return stoneage_starve_move(step, seat);
    }
    return GAME_BAD_MOVE;
}

static void begin(void *into, const struct game_setup *setup)
{
    struct stoneage_state *state = into;
    state->revision = setup->revision;
}

/* Writes the struct of revision 2, the only one with hashes in this form: the present struct
 * without its revision. A change of the struct must keep the old layout here. */
static void state_first(const void *now, void *bytes)
{
    struct stoneage_state first;
    memcpy(&first, now, sizeof(first));
    first.revision = 0;
    memcpy(bytes, &first, sizeof(first));
}

/* A stoneage_move lies over a game_move, a stoneage_event over a game_event: the sizes are the
 * same, and the game's own have the stricter alignment. They are read in place, since a copy in
 * words would wait for the bytes that were just written. */
_Static_assert(_Alignof(struct stoneage_move) <= _Alignof(struct game_move), "lies over it");
_Static_assert(_Alignof(struct stoneage_event) <= _Alignof(struct game_event), "lies over it");

static enum game_refusal decide(const void *state, uint8_t seat, const struct game_move *bytes,
                                const struct chance *chance, struct game_events *events, void *next)
{
    const struct stoneage_state *now = state;
    struct stoneage_state scratch;
    struct stoneage_step step = {
        .state = next != NULL ? next : &scratch, .chance = chance, .events = events};
    enum game_refusal refusal =
        game_answers(&opening, now->phase == STONEAGE_END, stoneage_asked(now, seat), bytes);
    if (refusal != GAME_ACCEPTED) return refusal;
    events->count = 0;
    if (step.state != now) *step.state = *now;
    refusal = apply(&step, seat, (const struct stoneage_move *)bytes);
    if (refusal == GAME_ACCEPTED) stoneage_flow(&step);
    return refusal;
}

static void setup(const struct game_setup *with, const struct chance *chance,
                  struct game_events *events)
{
    struct stoneage_state state = {0};
    struct stoneage_step step = {.state = &state, .chance = chance, .events = events};
    events->count = 0;
    begin(&state, with);
    stoneage_setup(&step, with);
    stoneage_flow(&step);
}

static void evolve(void *state, const struct game_event *bytes)
{
    stoneage_evolve(state, (const struct stoneage_event *)bytes);
}

static uint8_t to_act(const void *state)
{
    return stoneage_to_act(state);
}

static uint16_t legal(const void *state, uint8_t seat, struct game_move *moves)
{
    return stoneage_legal(state, seat, (struct stoneage_move *)moves);
}

static uint16_t pick_one(const void *state, uint8_t seat, uint32_t bits, struct game_move *move)
{
    return stoneage_pick(state, seat, bits, (struct stoneage_move *)move);
}

static void choices(const void *state, uint8_t seat, void *into)
{
    stoneage_choices_fill(state, seat, into);
}

static void view(const void *state, uint8_t seat, void *into)
{
    stoneage_view_fill(state, seat, into);
}

static const char *check(const void *state)
{
    return stoneage_check(state);
}

static void redraw(void *state, uint8_t seat, const struct chance *chance)
{
    stoneage_redraw(state, seat, chance);
}

static void sort_hidden(void *state, uint8_t seat)
{
    stoneage_sort_hidden(state, seat);
}

static void result(const void *state, struct game_result *into)
{
    stoneage_result(state, into);
}

const struct game stoneage = {
    .id = "stoneage",
    .title = "Stone Age",
    .revision = 3,
    .tutorial = 1,
    .revision_oldest = 2,
    .seats_min = 2,
    .seats_max = STONEAGE_SEATS_MAX,
    .seats_need = {[5] = STONEAGE_EXPANSION},
    .state_bytes = sizeof(struct stoneage_state),
    .view_bytes = sizeof(struct stoneage_view),
    .choices_bytes = sizeof(struct stoneage_choices),
    .options = {.count = STONEAGE_OPTIONS, .name = stoneage_option_words},
    .reasons = {.count = STONEAGE_REASONS, .name = stoneage_reason_words},
    .sheet_rows = {.count = STONEAGE_ROWS, .name = stoneage_row_words},
    .move_shapes = stoneage_move_shapes,
    .move_kinds = STONEAGE_MOVES,
    .event_shapes = stoneage_event_shapes,
    .event_kinds = STONEAGE_EVENTS,
    .state_shape = &stoneage_state_shape,
    .view_shape = &stoneage_view_shape,
    .choices_shape = &stoneage_choices_shape,
    .begin = begin,
    .state_first = state_first,
    .state_bytes_first = sizeof(struct stoneage_state),
    .setup = setup,
    .answers = &opening,
    .decide = decide,
    .evolve = evolve,
    .to_act = to_act,
    .legal = legal,
    .pick = pick_one,
    .choices = choices,
    .view = view,
    .reveals = stoneage_reveals,
    .check = check,
    .redraw = redraw,
    .sort_hidden = sort_hidden,
    .result = result,
    .luck_kinds = &stoneage_yield_names,
    .luck = stoneage_luck_take,
    .draws = stoneage_draws,
    .catalogue = stoneage_catalogue,
    .clock = {.round = STONEAGE_ROUND_BEGAN, .phase = STONEAGE_PHASE_BEGAN, .phase_field = "phase"},
    .sql = &stoneage_sql,
    .conditional = &stoneage_conditional,
    .bots = stoneage_bots,
    .strengths = stoneage_strengths,
    .yardsticks = stoneage_yardsticks,
    .knowledge = &stoneage_knowledge,
    .picture = &stoneage_picture,
    .sentence = stoneage_sentence,
    .themes = &stoneage_themes,
};
