/* The changes by the events of the variants. Old cases stay for ever. */
#include "games/stoneage/core/evolve_variants.h"

/* Makes an exchange. The goods received stay apart from the store until the payment, in `got`. */
static void traded(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    if (event->value >= STONEAGE_BUNDLES || event->code >= STONEAGE_BUNDLES) return;
    resources_spend(player, stoneage_bundles[event->value]);
    for (int i = 0; i < STONEAGE_GOODS; i++)
        goods_add(&player->resources[i], stoneage_bundles[event->code][i]);
    player->traded = 1;
    state->got = event->code;
}

static void extra_paid(struct stoneage_player *player, const struct stoneage_event *event)
{
    score_add(player, event->points);
    if (event->yield == STONEAGE_YIELD_NONE || event->yield == STONEAGE_YIELD_FOOD) return;
    player->resources[event->yield - STONEAGE_YIELD_WOOD]--;
}

static void igloo_built(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (state->igloos_left > 0) state->igloos_left--;
    state->players[event->seat].igloos++;
    score_add(&state->players[event->seat], event->points);
}

static void mammoths_pile(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->deck_length != STONEAGE_MAMMOTHS) return;
    for (unsigned i = 0; i < STONEAGE_MAMMOTHS; i++)
        if (event->deck[i] > STONEAGE_MAMMOTHS) return;
    memcpy(state->herd_tiles, event->deck, STONEAGE_MAMMOTHS);
}

static void herd_moved(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->herd_place = event->place;
    state->herd_tile = event->tile;
    if (state->herd_next < STONEAGE_MAMMOTHS) state->herd_next++;
}

/* Moves some of the people at the herd's place to the tile. */
static void joined(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    uint8_t *there = &state->placed[state->herd_place][event->seat];
    *there = (uint8_t)(*there - event->count);
    if (*there == 0) player->at &= ~STONEAGE_BIT(state->herd_place);
    player->joined = (uint8_t)(player->joined + event->count);
    player->food = (uint16_t)(player->food - event->amount);
    resources_spend(player, event->resources);
    question_clear(state);
}

/* Folds in events without a seat. */
static void evolve_table(struct stoneage_state *state, const struct stoneage_event *event)
{
    switch (event->kind) {
    case STONEAGE_DECK_SHUFFLED: deck_lay(state, event); break;
    case STONEAGE_MAMMOTHS_SHUFFLED: mammoths_pile(state, event); break;
    case STONEAGE_HERD_MOVED: herd_moved(state, event); break;
    case STONEAGE_HERD_LEFT:
        state->herd_place = STONEAGE_NOWHERE;
        state->herd_tile = 0;
        break;
    case STONEAGE_MAMMOTH_GONE: state->herd_tile = 0; break;
    case STONEAGE_ANIMAL_LEFT: card_place_set(state, event->place, 0); break;
    default: break;
    }
}

void stoneage_evolve_variant(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->seat == GAME_NOBODY) {
        evolve_table(state, event);
        return;
    }
    struct stoneage_player *player = &state->players[event->seat];
    switch (event->kind) {
    case STONEAGE_JOIN_ASKED: asked_next(state, event, STONEAGE_ASK_JOIN); break;
    case STONEAGE_JOINED: joined(state, event); break;
    case STONEAGE_MAMMOTH_TAMED: player->mammoths |= STONEAGE_BIT(event->tile); break;
    case STONEAGE_TAME_ASKED:
        asked_next(state, event, STONEAGE_ASK_TAME);
        state->turn = event->seat;
        break;
    case STONEAGE_BONUS_TAKEN:
        question_clear(state);
        state->herd_tile = 0;
        break;
    case STONEAGE_EXTRA_PAID: extra_paid(player, event); break;
    case STONEAGE_IGLOO_BUILT: igloo_built(state, event); break;
    case STONEAGE_TRADE_LEVEL_ROSE: player->trade_level = event->amount; break;
    case STONEAGE_TRADED: traded(state, event); break;
    case STONEAGE_SPLIT_ASKED:
        asked_next(state, event, STONEAGE_ASK_SPLIT);
        state->split = event->amount;
        break;
    case STONEAGE_SECOND_ASKED: asked_next(state, event, STONEAGE_ASK_SECOND); break;
    case STONEAGE_TRADE_DICE_ROLLED:
        asked(state, event, STONEAGE_ASK_PICK);
        state->picker = event->seat;
        state->trade_dice = 1;
        dice_lay(state, event);
        break;
    default: break; /* CONTEST_ROLLED and ANIMAL_ROLLED change nothing */
    }
}
