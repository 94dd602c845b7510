#include "hub/tournaments/state.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "hub/tournaments/rules.h"

#define ROOM_MIN 32

/* Makes room for one more in two arrays of the same length. */
static bool room_make(void **one, size_t one_size, void **other, size_t other_size, uint32_t count,
                      uint32_t *room)
{
    if (count < *room) return true;
    uint32_t wanted = *room == 0 ? ROOM_MIN : *room * 2;
    void *larger = realloc(*one, wanted * one_size);
    if (larger == NULL) return false;
    *one = larger;
    larger = realloc(*other, wanted * other_size);
    if (larger == NULL) return false;
    *other = larger;
    *room = wanted;
    return true;
}

static bool player_row(void *context, const struct store_tournament_player *player)
{
    struct tournament_state *state = context;
    uint32_t count = state->tournament.player_count;
    void *people = state->people;
    void *players = state->players;
    bool ok = room_make(&people, sizeof(*state->people), &players, sizeof(*state->players), count,
                        &state->player_room);
    state->people = people;
    state->players = players;
    if (!ok) state->err = STORE_BUSY;
    if (!ok) return false;
    state->people[count] = *player;
    state->players[count] = (struct tournament_player){
        .rating = (int32_t)player->rating,
        .entered = player->entered,
        .left = player->left < 0 ? TOURNAMENT_STAYS : (uint16_t)player->left};
    state->tournament.player_count++;
    return true;
}

/* Returns the index of the player with that entry, or -1. */
static int64_t index_of(const struct tournament_state *state, uint32_t entry)
{
    uint32_t least = 0;
    uint32_t end = state->tournament.player_count;
    while (least < end) {
        uint32_t middle = least + (end - least) / 2;
        if (state->people[middle].entry == entry) return middle;
        if (state->people[middle].entry < entry)
            least = middle + 1;
        else
            end = middle;
    }
    return -1;
}

/* Sets the result of a player: that of the seat whose result counts for them. */
static void result_set(struct tournament_table *table, unsigned index, int64_t user,
                       const struct store_tournament_table *stored)
{
    for (unsigned i = 0; i < stored->count; i++) {
        if (stored->seat[i].user != user) continue;
        table->rank[index] = stored->seat[i].rank;
        table->score[index] = (int32_t)stored->seat[i].score;
    }
}

/* Ends a table without a match if too few of its players are left for one: who remains is first. */
static void deserted_end(const struct tournament_state *state, struct tournament_table *table)
{
    unsigned left = 0;
    for (unsigned i = 0; i < table->count; i++) left += state->people[table->player[i]].left >= 0;
    table->over = table->count - left < state->tournament.rules.seats_min;
    for (unsigned i = 0; table->over && i < table->count; i++)
        table->rank[i] = state->people[table->player[i]].left < 0;
}

static bool table_row(void *context, const struct store_tournament_table *stored)
{
    struct tournament_state *state = context;
    uint32_t entries[GAME_SEATS_MAX];
    uint32_t count = state->tournament.table_count;
    void *all = state->stored;
    void *tables = state->tables;
    bool ok = room_make(&all, sizeof(*state->stored), &tables, sizeof(*state->tables), count,
                        &state->table_room);
    state->stored = all;
    state->tables = tables;
    if (!ok) state->err = STORE_BUSY;
    if (!ok) return false;
    bool over = strcmp(stored->status, "over") == 0;
    bool lives = strcmp(stored->status, "open") == 0 || strcmp(stored->status, "running") == 0;
    struct tournament_table table = {
        .round = stored->round, .group = stored->table.group, .final = stored->table.final};
    table.count = (uint8_t)rules_numbers_read(stored->table.players, entries, COUNT_OF(entries));
    table.over = table.count == 1 || (stored->status[0] != '\0' && !lives);
    for (unsigned i = 0; i < table.count; i++) {
        int64_t index = index_of(state, entries[i]);
        if (index < 0) state->err = STORE_CORRUPT;
        if (index < 0) return false;
        table.player[i] = (uint32_t)index;
        if (over) result_set(&table, i, state->people[index].user, stored);
    }
    if (stored->status[0] == '\0' && !table.over) deserted_end(state, &table);
    state->stored[count] = *stored;
    state->tables[count] = table;
    state->tournament.table_count++;
    return true;
}

static bool scratch_make(struct tournament_state *state)
{
    const struct tournament *tournament = &state->tournament;
    state->scratch.size = tournament_scratch_bytes(
        tournament->player_count, tournament->table_count + tournament->player_count);
    state->scratch.bytes = malloc(state->scratch.size);
    return state->scratch.bytes != NULL;
}

enum store_err tournament_state_read(struct store_reader *reader, const char *id,
                                     struct tournament_state *state)
{
    struct tournament *tournament = &state->tournament;
    memset(state, 0, sizeof(*state));
    enum store_err err = store_tournament_read(reader, id, &state->info);
    if (err != STORE_OK) return err;
    if (!rules_read(&state->info, &tournament->rules)) return STORE_CORRUPT;
    tournament->seed = hash_word_read(state->info.seed);
    err = store_tournament_players_each(reader, id, player_row, state);
    if (err == STORE_OK) err = state->err;
    if (err == STORE_OK) err = store_tournament_tables_each(reader, id, table_row, state);
    if (err == STORE_OK) err = state->err;
    tournament->players = state->players;
    tournament->tables = state->tables;
    return err == STORE_OK && !scratch_make(state) ? STORE_BUSY : err;
}

void tournament_state_end(struct tournament_state *state)
{
    free(state->people);
    free(state->players);
    free(state->stored);
    free(state->tables);
    free(state->scratch.bytes);
}
