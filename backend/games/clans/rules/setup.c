/* The beginning: one hut of each colour in each region, a secret clan for each seat, the start
 * seat. */
#include "games/clans/rules/setup.h"

static void shuffled(struct clans_step *step, const struct chance *chance, struct chance_name name,
                     struct clans_event event)
{
    event.seat = GAME_NOBODY;
    event.length = CLANS_COLOURS;
    chance_shuffle(chance, name, event.list, CLANS_COLOURS);
    clans_emit(step, &event);
}

void clans_setup(const struct game_setup *setup, const struct chance *chance,
                 struct game_events *events)
{
    struct clans_state state = {0};
    struct clans_step step = {.state = &state, .events = events};
    uint8_t start = setup->start_seat;
    events->count = 0;
    if (start == GAME_NOBODY) {
        struct chance_name name = {.purpose = CLANS_CHANCE_START};
        start = chance_below(chance, name, setup->seats);
    }
    CLANS_EMIT(&step, .kind = CLANS_BEGAN, .seat = GAME_NOBODY, .amount = setup->seats,
               .start = start, .number = setup->options);
    for (uint8_t region = 1; region <= CLANS_REGIONS; region++) {
        shuffled(&step, chance, (struct chance_name){.purpose = CLANS_CHANCE_HUTS, .place = region},
                 (struct clans_event){.kind = CLANS_HUTS_PLACED, .region = region});
    }
    shuffled(&step, chance, (struct chance_name){.purpose = CLANS_CHANCE_CLANS},
             (struct clans_event){.kind = CLANS_CLANS_SHUFFLED});
    for (uint8_t seat = 0; seat < setup->seats; seat++)
        CLANS_EMIT(&step, .kind = CLANS_CLAN_SEEN, .seat = seat, .colour = state.clans[seat]);
    CLANS_EMIT(&step, .kind = CLANS_EPOCH_BEGAN, .seat = GAME_NOBODY, .epoch = 1);
    CLANS_EMIT(&step, .kind = CLANS_TURN_BEGAN, .seat = start);
}
