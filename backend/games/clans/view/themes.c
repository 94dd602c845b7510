#include "games/clans/view/themes.h"

#include "games/clans/rules/move.h"
#include "games/clans/rules/village.h"

enum theme { VILLAGES, EPOCHS, PREPARING, THEMES };

static const char *const words[THEMES] = {
    [VILLAGES] = "villages", [EPOCHS] = "epochs", [PREPARING] = "preparing"};

static uint16_t of(const void *bytes, uint8_t seat, const struct game_move *best)
{
    const struct clans_state *now = bytes;
    const struct clans_move *move = (const struct clans_move *)best;
    struct game_events events = {.count = 0};
    struct clans_state next = *now;
    struct clans_step step = {.state = &next, .events = &events};
    enum game_refusal refusal = move->kind == CLANS_MOVE_MOVE ? clans_move_move(&step, seat, move)
                                                              : clans_found_move(&step, seat, move);
    uint16_t themes = 0;
    if (refusal != GAME_ACCEPTED) return 0;
    if (next.founded != now->founded || next.pending != 0) themes |= 1u << VILLAGES;
    for (unsigned i = 0; i < events.count; i++)
        if (events.at[i].bytes[0] == CLANS_EPOCH_BEGAN) themes |= 1u << EPOCHS;
    return themes != 0 ? themes : 1u << PREPARING;
}

const struct game_themes clans_themes = {.names = {.count = THEMES, .name = words}, .of = of};
