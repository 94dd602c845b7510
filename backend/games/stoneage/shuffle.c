/* Shuffles, which are events like all random draws. */
#include "games/stoneage/rules.h"

void stoneage_shuffle(struct stoneage_step *step, uint8_t kind, struct chance_name name,
                      const uint8_t *pieces, uint8_t count)
{
    uint8_t order[STONEAGE_DECK_MAX];
    struct stoneage_event *event = stoneage_event_next(step);
    *event = (struct stoneage_event){.kind = kind, .seat = GAME_NOBODY};
    event->deck_length = count;
    chance_shuffle(step->chance, name, order, count);
    for (unsigned i = 0; i < count; i++) event->deck[i] = pieces[order[i]];
    stoneage_evolve_sane(step->state, event);
}
