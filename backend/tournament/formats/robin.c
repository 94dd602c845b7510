#include "tournament/formats/robin.h"

#include "tournament/formats/schedule.h"

uint16_t robin_rounds(const struct tournament_rules *rules, uint32_t count)
{
    struct tournament_sizes sizes = tournament_sizes_of(rules, count);
    uint32_t meetings = 0; /* in a round, counted for both players */
    for (uint32_t i = 0; i < sizes.tables; i++) {
        uint32_t size = tournament_sizes_at(&sizes, i);
        meetings += size * (size - 1);
    }
    if (meetings == 0) return 0;
    uint32_t needed = rules->rounds;
    if (needed == 0) needed = (count * (count - 1) + meetings - 1) / meetings;
    return (uint16_t)(needed > TOURNAMENT_ROUNDS_MAX ? TOURNAMENT_ROUNDS_MAX : needed);
}

void robin_pair(const struct tournament *tournament, const uint32_t *players, uint32_t count,
                uint16_t scheduled, struct tournament_scratch *scratch, struct pairing *pairing)
{
    uint16_t rounds = robin_rounds(&tournament->rules, count);
    struct schedule schedule =
        schedule_make(&tournament->rules, count, rounds, tournament->seed, scratch);
    const struct tournament_sizes *sizes = &schedule.sizes;
    const uint8_t *at = schedule.positions[scheduled];
    uint32_t done = 0;
    CHECK(scheduled < rounds);
    for (uint32_t table = 0; done < count; table++) {
        uint32_t here[GAME_SEATS_MAX];
        unsigned present = 0;
        unsigned size = table < sizes->tables ? tournament_sizes_at(sizes, table) : 1;
        for (unsigned i = 0; i < size; i++) {
            uint32_t player = players[at[done++]];
            if (tournament_player_present(&tournament->players[player], pairing->round))
                here[present++] = player;
        }
        if (present >= tournament->rules.seats_min)
            pairing_table_add(pairing, here, present);
        else
            for (unsigned i = 0; i < present; i++) pairing_table_add(pairing, &here[i], 1);
    }
}
