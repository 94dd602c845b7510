/* The rules of Pearls. */
#include "engine/answers.h"
#include "games/pearls/pearls.h"

#include <string.h>

/* ---- folding ---- */

static void take_out(struct pearls_player *player, uint8_t card)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < player->hand_count; i++)
        if (player->hand[i] != card) player->hand[kept++] = player->hand[i];
    if (kept < player->hand_count) player->hand[kept] = 0;
    player->hand_count = (uint8_t)kept;
}

static void begin(struct pearls_state *state, uint8_t seats)
{
    memset(state, 0, sizeof(*state));
    state->seats = (uint8_t)min(seats, PEARLS_SEATS_MAX);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        state->players[seat].hand_count = PEARLS_CARDS;
        for (uint8_t i = 0; i < PEARLS_CARDS; i++) state->players[seat].hand[i] = (uint8_t)(i + 1);
    }
}

static void evolve(void *into, const struct game_event *bytes)
{
    struct pearls_state *state = into;
    struct pearls_event event;
    memcpy(&event, bytes, sizeof(event));
    bool seated = event.seat < state->seats;
    switch ((enum pearls_event_kind)event.kind) {
    case PEARLS_EVENT_NONE:
    case PEARLS_EVENTS:
    case PEARLS_SUNK: break;
    case PEARLS_BEGAN: begin(state, event.seats); break;
    case PEARLS_ROUND_BEGAN: state->round = event.round; break;
    case PEARLS_ROLLED: state->die = event.list[0]; break;
    case PEARLS_ENDED: state->reason = event.reason; break;
    case PEARLS_BID:
        if (seated) state->players[event.seat].bid = event.card;
        break;
    case PEARLS_SHOWN:
        for (unsigned seat = 0; seat < state->seats && seat < event.length; seat++) {
            take_out(&state->players[seat], event.list[seat]);
            state->players[seat].bid = 0;
        }
        break;
    case PEARLS_TAKEN:
        if (!seated) break;
        state->players[event.seat].pearls =
            (uint8_t)(state->players[event.seat].pearls + event.pearls);
        state->players[event.seat].won++;
        break;
    }
}

/* ---- the rounds ---- */

struct step {
    struct pearls_state *state;
    const struct chance *chance;
    struct game_events *events;
};

static void emit(struct step *step, struct pearls_event event)
{
    struct game_event *at = &step->events->at[step->events->count++];
    memcpy(at, &event, sizeof(event));
    evolve(step->state, at);
}

static void round_begin(struct step *step, uint8_t round)
{
    struct pearls_event rolled = {.kind = PEARLS_ROLLED, .seat = GAME_NOBODY, .length = 1};
    struct chance_name name = {.purpose = PEARLS_CHANCE_DIE, .round = round};
    emit(step,
         (struct pearls_event){.kind = PEARLS_ROUND_BEGAN, .seat = GAME_NOBODY, .round = round});
    rolled.list[0] = chance_die(step->chance, name, PEARLS_SIDES);
    emit(step, rolled);
}

static void setup(const struct game_setup *with, const struct chance *chance,
                  struct game_events *events)
{
    struct pearls_state state;
    struct step step = {.state = &state, .chance = chance, .events = events};
    memset(&state, 0, sizeof(state));
    events->count = 0;
    emit(&step,
         (struct pearls_event){.kind = PEARLS_BEGAN, .seat = GAME_NOBODY, .seats = with->seats});
    round_begin(&step, 1);
}

/* The seat with the highest card that no one else has bid, or GAME_NOBODY. */
static uint8_t winner(const uint8_t cards[PEARLS_SEATS_MAX])
{
    uint8_t seats[PEARLS_CARDS + 1];
    uint8_t counts[PEARLS_CARDS + 1] = {0};
    for (uint8_t seat = 0; seat < PEARLS_SEATS_MAX; seat++) {
        seats[cards[seat]] = seat;
        counts[cards[seat]]++;
    }
    for (unsigned card = PEARLS_CARDS; card > 0; card--)
        if (counts[card] == 1) return seats[card];
    return GAME_NOBODY;
}

static void show(struct step *step)
{
    const struct pearls_state *state = step->state;
    uint8_t pearls_there = state->die;
    struct pearls_event shown = {.kind = PEARLS_SHOWN, .seat = GAME_NOBODY, .length = state->seats};
    for (unsigned seat = 0; seat < state->seats; seat++)
        shown.list[seat] = state->players[seat].bid;
    uint8_t taker = winner(shown.list);
    emit(step, shown);
    emit(step, (struct pearls_event){.kind = taker == GAME_NOBODY ? PEARLS_SUNK : PEARLS_TAKEN,
                                     .seat = taker,
                                     .pearls = pearls_there});
    if (state->round < PEARLS_CARDS)
        round_begin(step, (uint8_t)(state->round + 1));
    else
        emit(step, (struct pearls_event){
                       .kind = PEARLS_ENDED, .seat = GAME_NOBODY, .reason = PEARLS_ALL_PLAYED});
}

/* ---- decisions ---- */

static uint8_t to_act(const void *from)
{
    const struct pearls_state *state = from;
    unsigned owed = 0;
    for (unsigned seat = 0; seat < state->seats; seat++)
        if (state->reason == PEARLS_GOES_ON && state->players[seat].bid == 0) owed |= 1u << seat;
    return (uint8_t)owed;
}

static uint8_t asked(const struct pearls_state *state, uint8_t seat)
{
    bool owes = seat < state->seats && (to_act(state) >> seat & 1) != 0;
    return owes ? PEARLS_ASK_BID : PEARLS_ASK_NONE;
}

static const uint16_t answers_kinds[PEARLS_QUESTIONS] = {[PEARLS_ASK_BID] = 1u << PEARLS_MOVE_BID};
static const struct pearls_move bytes_used[PEARLS_MOVES] = {
    [PEARLS_MOVE_BID] = {.kind = 0xff, .card = 0xff}};
static const struct game_answers answers = {
    .move_kinds = PEARLS_MOVES, .kinds = answers_kinds, .used = bytes_used};

static bool in_hand(const struct pearls_player *player, uint8_t card)
{
    return card != 0 && memchr(player->hand, card, player->hand_count) != NULL;
}

static enum game_refusal decide(const void *state, uint8_t seat, const struct game_move *bytes,
                                const struct chance *chance, struct game_events *events, void *next)
{
    const struct pearls_state *now = state;
    struct pearls_state scratch = *now;
    struct step step = {.state = &scratch, .chance = chance, .events = events};
    struct pearls_move move;
    enum game_refusal refusal =
        game_answers(&answers, now->reason != PEARLS_GOES_ON, asked(now, seat), bytes);
    if (refusal != GAME_ACCEPTED) return refusal;
    memcpy(&move, bytes, sizeof(move));
    if (!in_hand(&now->players[seat], move.card)) return GAME_NOT_ENOUGH;
    events->count = 0;
    emit(&step, (struct pearls_event){.kind = PEARLS_BID, .seat = seat, .card = move.card});
    if (to_act(&scratch) == 0) show(&step);
    if (next != NULL) memcpy(next, &scratch, sizeof(scratch));
    return GAME_ACCEPTED;
}

static uint16_t legal(const void *from, uint8_t seat, struct game_move *moves)
{
    const struct pearls_state *state = from;
    if (asked(state, seat) == PEARLS_ASK_NONE) return 0;
    const struct pearls_player *player = &state->players[seat];
    for (unsigned i = 0; i < player->hand_count; i++) {
        struct pearls_move move = {.kind = PEARLS_MOVE_BID, .card = player->hand[i]};
        memcpy(&moves[i], &move, sizeof(move));
    }
    return player->hand_count;
}

static void choices(const void *from, uint8_t seat, void *into)
{
    const struct pearls_state *state = from;
    struct pearls_choices *offered = into;
    memset(offered, 0, sizeof(*offered));
    offered->decision = asked(state, seat);
    if (offered->decision == PEARLS_ASK_NONE) return;
    offered->cards_count = state->players[seat].hand_count;
    memcpy(offered->cards, state->players[seat].hand, sizeof(offered->cards));
}

/* ---- what is seen ---- */

static void view(const void *from, uint8_t seat, void *into)
{
    const struct pearls_state *state = from;
    struct pearls_view *seen = into;
    memset(seen, 0, sizeof(*seen));
    seen->me = seat;
    seen->seats = state->seats;
    seen->round = state->round;
    seen->die = state->die;
    seen->reason = state->reason;
    if (seat < state->seats) seen->bid = state->players[seat].bid;
    for (uint8_t i = 0; i < state->seats; i++) {
        const struct pearls_player *player = &state->players[i];
        struct pearls_player_view *row = &seen->players[i];
        row->seat = i;
        row->laid = player->bid != 0;
        row->pearls = player->pearls;
        row->won = player->won;
        row->hand_count = player->hand_count;
        memcpy(row->hand, player->hand, sizeof(row->hand));
    }
}

static bool reveals(const struct game_event *event)
{
    return event->bytes[0] != PEARLS_BID;
}

static void redraw(void *into, uint8_t seat, const struct chance *chance)
{
    struct pearls_state *state = into;
    for (uint8_t other = 0; other < state->seats; other++) {
        struct pearls_player *player = &state->players[other];
        struct chance_name name = {.purpose = PEARLS_CHANCE_REDRAW, .seat = other};
        if (other == seat || player->bid == 0) continue;
        player->bid = player->hand[chance_below(chance, name, player->hand_count)];
    }
}

/* A hidden bid is only known to come from the bidder's hand. */
static void sort_hidden(void *into, uint8_t seat)
{
    struct pearls_state *state = into;
    for (uint8_t other = 0; other < state->seats; other++)
        if (other != seat && state->players[other].bid != 0)
            state->players[other].bid = state->players[other].hand[0];
}

static const char *check(const void *from)
{
    const struct pearls_state *state = from;
    unsigned over = state->reason != PEARLS_GOES_ON;
    if (state->seats > PEARLS_SEATS_MAX) return "eight seats";
    if (state->round < 1 || state->round > PEARLS_CARDS) return "seven rounds";
    if (state->die < 1 || state->die > PEARLS_SIDES) return "a die of ten sides";
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct pearls_player *player = &state->players[seat];
        if (player->hand_count != PEARLS_CARDS + 1u - state->round - over) return "a card a round";
        if (player->bid != 0 && !in_hand(player, player->bid)) return "a bid is of the hand";
        if (player->won > state->round) return "more rounds won than played";
    }
    return NULL;
}

static void result(const void *from, struct game_result *into)
{
    const struct pearls_state *state = from;
    memset(into, 0, sizeof(*into));
    into->over = state->reason != PEARLS_GOES_ON;
    into->reason = state->reason;
    into->seats = state->seats;
    into->rounds = state->round;
    into->row_count = PEARLS_ROWS;
    into->rows[0].name = PEARLS_ROW_PEARLS;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        into->rows[0].points[seat] = state->players[seat].pearls;
        into->total[seat] = state->players[seat].pearls;
        into->tie[seat] = state->players[seat].won;
    }
}

const struct game pearls = {
    .id = "pearls",
    .title = "Pearls",
    .revision = 1,
    .revision_oldest = 1,
    .seats_min = 2,
    .seats_max = PEARLS_SEATS_MAX,
    .state_bytes = sizeof(struct pearls_state),
    .view_bytes = sizeof(struct pearls_view),
    .choices_bytes = sizeof(struct pearls_choices),
    .reasons = {.count = PEARLS_REASONS, .name = pearls_reason_words},
    .sheet_rows = {.count = PEARLS_ROWS, .name = pearls_row_words},
    .move_shapes = pearls_move_shapes,
    .move_kinds = PEARLS_MOVES,
    .event_shapes = pearls_event_shapes,
    .event_kinds = PEARLS_EVENTS,
    .state_shape = &pearls_state_shape,
    .view_shape = &pearls_view_shape,
    .choices_shape = &pearls_choices_shape,
    .setup = setup,
    .answers = &answers,
    .decide = decide,
    .evolve = evolve,
    .to_act = to_act,
    .legal = legal,
    .choices = choices,
    .view = view,
    .reveals = reveals,
    .check = check,
    .redraw = redraw,
    .sort_hidden = sort_hidden,
    .result = result,
    .draws = pearls_draws,
    .catalogue = pearls_catalogue,
    .clock = {.round = PEARLS_ROUND_BEGAN},
    .sql = &pearls_sql,
    .bots = pearls_bots,
};
