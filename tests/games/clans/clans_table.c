#include "games/clans/clans_table.h"

#include "engine/match.h"
#include "engine/notation.h"
#include "games/clans/rules/check.h"
#include "games/clans/rules/legal.h"
#include "support/in_words.h"

#include <stdio.h>
#include <string.h>

void clans_table_begin_full(struct clans_table *table, uint8_t seats, uint64_t seed)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    struct chance_fast fast = {.seed = seed};
    struct chance chance = chance_fast_of(&fast);
    memset(table, 0, sizeof(*table));
    clans.setup(&setup, &chance, &table->events);
    for (unsigned i = 0; i < table->events.count; i++)
        clans.evolve(&table->state, &table->events.at[i]);
    cr_assert_null(clans_check(&table->state));
}

void clans_table_begin(struct clans_table *table, uint8_t seats)
{
    clans_table_begin_full(table, seats, 7);
    struct clans_state *state = &table->state;
    memset(state->huts, 0, sizeof(state->huts));
    state->occupied = 0;
    for (uint8_t i = 0; i < CLANS_COLOURS; i++) state->clans[i] = i;
}

uint8_t clans_table_territory(const char *name)
{
    int found = names_find(&clans_territory_names, name, strlen(name));
    cr_assert_gt(found, 0, "no territory is called %s", name);
    return (uint8_t)found;
}

void clans_table_huts(struct clans_table *table, const char *territory, const char *huts)
{
    /* An event that removes huts is written just so. */
    char text[128];
    struct game_event event;
    struct clans_event parsed;
    uint8_t at = clans_table_territory(territory);
    int size = snprintf(text, sizeof(text), "doomed %s %s", territory, huts);
    cr_assert(size > 0 && (size_t)size < sizeof(text));
    cr_assert(notation_event_parse(&clans, text, (size_t)size, &event), "%s", text);
    memcpy(&parsed, &event, sizeof(parsed));
    memcpy(table->state.huts[at], parsed.huts, sizeof(parsed.huts));
    uint64_t bit = CLANS_BIT(at);
    table->state.occupied |= bit;
    table->state.crowded &= ~bit;
    if (clans_size(parsed.huts) >= CLANS_CROWD) table->state.crowded |= bit;
}

void clans_table_chips(struct clans_table *table, uint8_t seat, unsigned count)
{
    struct clans_state *state = &table->state;
    uint64_t empty = CLANS_ALL & ~(state->occupied | state->founded);
    for (unsigned i = 0; i < count; i++, empty &= empty - 1) {
        cr_assert_neq(empty, 0);
        uint8_t at = clans_first(empty);
        state->villages[state->village_count++] =
            (struct clans_village){.territory = at, .seat = seat};
        state->founded |= CLANS_BIT(at);
    }
    const char *broken = clans_check(state);
    cr_assert_null(broken, "%s", broken);
}

const char *clans_table_move(struct clans_table *table, uint8_t seat, const char *text)
{
    static struct game_events events;
    struct clans_state next;
    struct clans_state folded = table->state;
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    struct game_move move = move_in_words(&clans, text);
    const char *broken = clans_check(&table->state);
    cr_assert_null(broken, "the board was put up wrongly: %s", broken);
    enum game_refusal refusal = clans.decide(&table->state, seat, &move, &chance, &events, &next);
    cr_assert_eq(clans_table_may(table, seat, text), refusal == GAME_ACCEPTED);
    if (refusal != GAME_ACCEPTED) return game_refusal_name(refusal);
    broken = clans_check(&next);
    cr_assert_null(broken, "%s", broken);
    for (unsigned i = 0; i < events.count; i++) clans.evolve(&folded, &events.at[i]);
    cr_assert_arr_eq(&folded, &next, sizeof(next));
    table->state = next;
    table->events = events;
    return game_refusal_name(refusal);
}

const char *clans_table_events(struct clans_table *table)
{
    return events_in_words(&clans, &table->events, table->text, sizeof(table->text));
}

bool clans_table_happened(const struct clans_table *table, const char *event)
{
    return events_hold(&clans, &table->events, event);
}

const char *clans_table_asked(const struct clans_table *table, uint8_t seat)
{
    const char *name = clans_decision_names.name[clans_asked(&table->state, seat)];
    return name != NULL ? name : "";
}

bool clans_table_may(const struct clans_table *table, uint8_t seat, const char *text)
{
    return move_may(&clans, &table->state, seat, text);
}

unsigned clans_table_legal_count(const struct clans_table *table, uint8_t seat)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    return clans.legal(&table->state, seat, legal);
}
