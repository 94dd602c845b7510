#include "engine/game.h"

#include <string.h>

static const char *const refusals[GAME_REFUSALS] = {
    [GAME_ACCEPTED] = "accepted",
    [GAME_OVER] = "over",
    [GAME_NOT_YOUR_TURN] = "not_your_turn",
    [GAME_WRONG_KIND] = "wrong_kind",
    [GAME_BAD_PLACE] = "bad_place",
    [GAME_PLACE_FULL] = "place_full",
    [GAME_ALREADY_THERE] = "already_there",
    [GAME_BAD_PEOPLE] = "bad_people",
    [GAME_BAD_TOOLS] = "bad_tools",
    [GAME_BAD_PAYMENT] = "bad_payment",
    [GAME_NOT_ENOUGH] = "not_enough",
    [GAME_BAD_DIE] = "bad_die",
    [GAME_TOO_MANY] = "too_many",
    [GAME_BAD_MOVE] = "bad_move",
    [GAME_NOTHING_TO_UNDO] = "nothing_to_undo",
    [GAME_UNDO_REVEALED] = "undo_revealed",
    [GAME_UNDO_OTHERS_MOVED] = "undo_others_moved",
    [GAME_UNDO_NOT_ALLOWED] = "undo_not_allowed",
    [GAME_UNDO_ASKED] = "undo_asked",
    [GAME_UNDO_NOT_ASKED] = "undo_not_asked",
    [GAME_UNDO_REFUSED] = "undo_refused",
    [GAME_BOT_PLAYS] = "bot_plays",
    [GAME_NOT_AWAY] = "not_away",
    [GAME_RESIGNED] = "resigned",
    [GAME_NOT_OFFERED] = "not_offered",
    [GAME_ALREADY_ASKED] = "already_asked",
    [GAME_NO_VOTE] = "no_vote",
    [GAME_TOO_OFTEN] = "too_often",
    [GAME_TOO_SOON] = "too_soon",
    [GAME_STILL_OWED] = "still_owed",
};

const char *game_refusal_name(enum game_refusal refusal)
{
    CHECK((unsigned)refusal < GAME_REFUSALS);
    return refusals[refusal];
}

static bool has_seat(const struct shape *shape)
{
    for (uint8_t i = 0; i < shape->field_count; i++)
        if (shape->fields[i].type == FIELD_SEAT && shape->fields[i].offset == 1) return true;
    return false;
}

static bool has_field(const struct shape *shape, const char *name)
{
    for (uint8_t i = 0; name != NULL && i < shape->field_count; i++)
        if (strcmp(shape->fields[i].name, name) == 0) return true;
    return false;
}

static const char *clock_flaw(const struct game *game, const char **kind)
{
    const uint8_t kinds[] = {game->clock.round, game->clock.turn, game->clock.phase};
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        if (kinds[i] == 0) continue;
        *kind = "of the clock";
        if (kinds[i] >= game->event_kinds) return "is no kind";
        const struct shape *shape = &game->event_shapes[kinds[i]];
        *kind = shape->name;
        if (shape->seen_by != SEEN_BY_PUBLIC) return "tells the time and is not public";
        if (kinds[i] == game->clock.phase && !has_field(shape, game->clock.phase_field))
            return "has no field for the phase";
    }
    return NULL;
}

const char *game_flaw(const struct game *game, const char **kind)
{
    for (unsigned i = 1; i < game->event_kinds; i++) {
        const struct shape *shape = &game->event_shapes[i];
        if (shape->name == NULL) continue;
        *kind = shape->name;
        if (shape->seen_by == SEEN_BY_UNSAID) return "does not say who may see it";
        if (shape->seen_by == SEEN_BY_SEAT && !has_seat(shape)) return "is a seat's and has none";
    }
    return clock_flaw(game, kind);
}

void game_begin(const struct game *game, const struct game_setup *setup, struct game_state *state)
{
    struct game_setup full = *setup;
    if (full.revision == 0) full.revision = game->revision;
    memset(state, 0, sizeof(*state));
    if (game->begin != NULL) game->begin(state, &full);
}

enum game_knows game_knows(const struct game *game, uint16_t revision)
{
    if (revision > game->revision) return GAME_NEWER;
    return revision < game->revision_oldest ? GAME_OLDER : GAME_KNOWS;
}

uint16_t game_pick_listed(const struct game *game, const void *state, uint8_t seat, uint32_t bits,
                          struct game_move *move)
{
    struct game_move legal[GAME_LEGAL_MAX];
    uint16_t count = game->legal(state, seat, legal);
    if (count > 0) *move = legal[game_pick_index(bits, count)];
    return count;
}

/* Returns true if seat `one` ranks before seat `other`. */
static bool before(const struct game_result *result, unsigned one, unsigned other)
{
    if (result->total[one] != result->total[other])
        return result->total[one] > result->total[other];
    return result->tie[one] > result->tie[other];
}

void game_result(const struct game *game, const void *state, struct game_result *result)
{
    game->result(state, result);
    for (unsigned seat = 0; seat < result->seats; seat++) {
        result->rank[seat] = 1;
        for (unsigned other = 0; other < result->seats; other++)
            if (before(result, other, seat)) result->rank[seat]++;
    }
}
