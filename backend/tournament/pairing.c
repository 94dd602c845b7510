#include "tournament/pairing.h"

#include "base/hash.h"

void pairing_table_add(struct pairing *pairing, const uint32_t *players, unsigned count)
{
    struct tournament_table table = {.round = pairing->round,
                                     .group = pairing->group,
                                     .final = pairing->final,
                                     .over = count == 1,
                                     .count = (uint8_t)count};
    CHECK(count <= GAME_SEATS_MAX);
    if (count == 0) return;
    memcpy(table.player, players, count * sizeof(*players));
    pairing->tables[pairing->count++] = table;
}

void pairing_tables_add(struct pairing *pairing, const uint32_t *players,
                        const struct tournament_sizes *sizes)
{
    for (uint32_t i = 0; i < sizes->tables; i++)
        pairing_table_add(pairing, players + tournament_sizes_before(sizes, i),
                          tournament_sizes_at(sizes, i));
}

void pairing_starts_count(const struct tournament *tournament, uint32_t *starts)
{
    for (uint32_t i = 0; i < tournament->table_count; i++)
        if (!tournament_table_bye(&tournament->tables[i]))
            starts[tournament->tables[i].player[0]]++;
}

void pairing_starts_order(const struct pairing *pairing, uint64_t seed, const uint32_t *starts)
{
    uint64_t lots = hash_word(seed + pairing->round + 1U);
    for (uint32_t i = 0; i < pairing->count; i++) {
        uint32_t *player = pairing->tables[i].player;
        for (unsigned j = 1; j < pairing->tables[i].count; j++) {
            for (unsigned k = j; k > 0; k--) {
                uint32_t one = player[k - 1];
                uint32_t other = player[k];
                bool ordered = starts[one] != starts[other]
                                   ? starts[one] < starts[other]
                                   : tournament_lot(lots, one) >= tournament_lot(lots, other);
                if (ordered) break;
                player[k - 1] = other;
                player[k] = one;
            }
        }
    }
}
