/* Folding an event: the whole (stoneage_evolve), and the parts that the base game (evolve.c) and
 * the variants (evolve_variants.c) share. Pure. Any thread. */
#ifndef GAMES_STONEAGE_CORE_EVOLVE_H
#define GAMES_STONEAGE_CORE_EVOLVE_H

#include "games/stoneage/rules.h"

#include <string.h>

/* Adds `amount`, up to STONEAGE_GOODS_MAX. */
static inline void goods_add(uint16_t *goods, unsigned amount)
{
    unsigned sum = *goods + amount;
    *goods = (uint16_t)(sum < STONEAGE_GOODS_MAX ? sum : STONEAGE_GOODS_MAX);
}

/* Adds `points`, which may be negative, within STONEAGE_SCORE_MAX on either side. */
static inline void score_add(struct stoneage_player *player, int points)
{
    int score = player->score + points;
    if (score > STONEAGE_SCORE_MAX) score = STONEAGE_SCORE_MAX;
    if (score < -STONEAGE_SCORE_MAX) score = -STONEAGE_SCORE_MAX;
    player->score = (int16_t)score;
}

/* Removes STONEAGE_GOODS numbers of goods from the player, who has them. */
static inline void resources_spend(struct stoneage_player *player, const uint8_t *resources)
{
    for (int i = 0; i < STONEAGE_GOODS; i++)
        player->resources[i] = (uint16_t)(player->resources[i] - resources[i]);
}

/* Closes the open question. */
static inline void question_clear(struct stoneage_state *state)
{
    state->ask = STONEAGE_ASK_NONE;
    state->ask_place = STONEAGE_NOWHERE;
    state->roll_yield = STONEAGE_YIELD_NONE;
    state->picker = GAME_NOBODY;
    state->trade_dice = 0;
    state->got = STONEAGE_BUNDLE_NONE;
    state->split = 0;
    state->dice_count = 0;
    memset(state->dice, 0, sizeof(state->dice));
}

/* Lays out the dice that the event lists. */
static inline void dice_lay(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->dice_count = event->length < STONEAGE_PEOPLE_MAX ? event->length : STONEAGE_PEOPLE_MAX;
    memcpy(state->dice, event->list, state->dice_count);
}

/* Opens the question `ask` (enum stoneage_decision) at the place of the event. */
static inline void asked(struct stoneage_state *state, const struct stoneage_event *event,
                         uint8_t ask)
{
    state->ask = ask;
    state->ask_place = event->place;
}

/* Opens the next question of this action and closes the previous one. */
static inline void asked_next(struct stoneage_state *state, const struct stoneage_event *event,
                              uint8_t ask)
{
    question_clear(state);
    asked(state, event, ask);
}

/* Puts `card` (0: none) on a card place; does nothing for other places. */
static inline void card_place_set(struct stoneage_state *state, uint8_t place, uint8_t card)
{
    if (stoneage_is_card_place(place)) state->slots[place - STONEAGE_CARD_1] = card;
}

/* Stores the whole deck, or a new order of its remaining cards. */
static inline void deck_lay(struct stoneage_state *state, const struct stoneage_event *event)
{
    unsigned from = event->kind == STONEAGE_DECK_SHUFFLED ? state->deck_next : 0;
    if (from + event->deck_length > STONEAGE_CARDS) return;
    memcpy(state->deck + from, event->deck, event->deck_length);
    state->deck_count = (uint8_t)(from + event->deck_length);
}

/* Folds one event into the state. Total. */
void stoneage_evolve(struct stoneage_state *state, const struct stoneage_event *event);

#endif
