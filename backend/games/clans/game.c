/* The interface of Clans for the engine. */
#include "engine/answers.h"
#include "games/clans/rules/check.h"
#include "games/clans/view/choices.h"
#include "games/clans/core/evolve.h"
#include "games/clans/rules/legal.h"
#include "games/clans/rules/move.h"
#include "games/clans/rules/redraw.h"
#include "games/clans/rules/reveals.h"
#include "games/clans/core/score.h"
#include "games/clans/rules/setup.h"
#include "games/clans/view/log.h"
#include "games/clans/view/themes.h"
#include "games/clans/view/view.h"
#include "games/clans/rules/village.h"

#include <string.h>

/* Kinds of moves that answer each question. */
static const uint16_t answers[CLANS_DECISIONS] = {
    [CLANS_ASK_MOVE] = 1u << CLANS_MOVE_MOVE,
    [CLANS_ASK_FOUND] = 1u << CLANS_MOVE_FOUND,
};

/* The bytes of a move that each kind uses. */
#define ALL 0xff
static const struct clans_move bytes_used[CLANS_MOVES] = {
    [CLANS_MOVE_MOVE] = {.kind = ALL, .from = ALL, .to = ALL},
    [CLANS_MOVE_FOUND] = {.kind = ALL, .territory = ALL},
};

static const struct game_answers opening = {
    .move_kinds = CLANS_MOVES, .kinds = answers, .used = bytes_used};

static enum game_refusal decide(const void *state, uint8_t seat, const struct game_move *bytes,
                                const struct chance *chance, struct game_events *events, void *next)
{
    const struct clans_state *now = state;
    struct clans_state scratch;
    struct clans_step step = {.state = next != NULL ? next : &scratch, .events = events};
    (void)chance; /* only the set-up is random */
    uint8_t asked = clans_asked(now, seat);
    enum game_refusal refusal = game_answers(&opening, now->phase == CLANS_END, asked, bytes);
    if (refusal != GAME_ACCEPTED) return refusal;
    const struct clans_move *move = (const struct clans_move *)bytes;
    events->count = 0;
    if (step.state != now) *step.state = *now;
    return asked == CLANS_ASK_MOVE ? clans_move_move(&step, seat, move)
                                   : clans_found_move(&step, seat, move);
}

static void evolve(void *state, const struct game_event *bytes)
{
    clans_evolve(state, (const struct clans_event *)bytes);
}

static uint8_t to_act(const void *state)
{
    return clans_to_act(state);
}

static uint16_t legal(const void *state, uint8_t seat, struct game_move *moves)
{
    return clans_legal(state, seat, (struct clans_move *)moves);
}

static uint16_t pick_one(const void *state, uint8_t seat, uint32_t bits, struct game_move *move)
{
    return clans_pick(state, seat, bits, (struct clans_move *)move);
}

static void choices(const void *state, uint8_t seat, void *into)
{
    clans_choices_fill(state, seat, into);
}

static void view(const void *state, uint8_t seat, void *into)
{
    clans_view_fill(state, seat, into);
}

static const char *check(const void *state)
{
    return clans_check(state);
}

static void redraw(void *state, uint8_t seat, const struct chance *chance)
{
    clans_redraw(state, seat, chance);
}

static void sort_hidden(void *state, uint8_t seat)
{
    clans_sort_hidden(state, seat);
}

static void result(const void *state, struct game_result *into)
{
    clans_result(state, into);
}

static const char *const reason_words[] = {NULL, "villages", "no_moves"};
static const char *const row_words[] = {"track", "chips"};

/* Writes the struct of revision 1, which equals the present one. A change of the struct must keep
 * the old layout here. */
static void state_first(const void *now, void *bytes)
{
    memcpy(bytes, now, sizeof(struct clans_state));
}

const struct game clans = {
    .id = "clans",
    .title = "Clans",
    .revision = 1,
    .tutorial = 1,
    .revision_oldest = 1,
    .seats_min = 2,
    .seats_max = CLANS_SEATS_MAX,
    .state_bytes = sizeof(struct clans_state),
    .view_bytes = sizeof(struct clans_view),
    .choices_bytes = sizeof(struct clans_choices),
    .options = {.count = CLANS_OPTIONS, .name = clans_option_words},
    .options_usual = 1u << CLANS_OPTION_PRINTED_BOARD,
    .reasons = {.count = COUNT_OF(reason_words), .name = reason_words},
    .sheet_rows = {.count = COUNT_OF(row_words), .name = row_words},
    .move_shapes = clans_move_shapes,
    .move_kinds = CLANS_MOVES,
    .event_shapes = clans_event_shapes,
    .event_kinds = CLANS_EVENTS,
    .state_shape = &clans_state_shape,
    .view_shape = &clans_view_shape,
    .choices_shape = &clans_choices_shape,
    .state_first = state_first,
    .state_bytes_first = sizeof(struct clans_state),
    .setup = clans_setup,
    .answers = &opening,
    .decide = decide,
    .evolve = evolve,
    .to_act = to_act,
    .legal = legal,
    .pick = pick_one,
    .choices = choices,
    .view = view,
    .reveals = clans_reveals,
    .check = check,
    .redraw = redraw,
    .sort_hidden = sort_hidden,
    .result = result,
    .draws = clans_draws,
    .catalogue = clans_catalogue,
    .clock = {.turn = CLANS_MOVED,
              .phase = CLANS_EPOCH_BEGAN,
              .phase_field = "epoch",
              .phase_word = "epoch "},
    .sql = &clans_sql,
    .conditional = &clans_conditional,
    .bots = clans_bots,
    .strengths = clans_strengths,
    .yardsticks = clans_yardsticks,
    .knowledge = &clans_knowledge,
    .picture = &clans_picture,
    .sentence = clans_sentence,
    .themes = &clans_themes,
};
