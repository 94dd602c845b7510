#include "hub/tournaments/tournaments.h"

#include <string.h>

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "engine/match.h"
#include "hub/people/people_internal.h"
#include "hub/tournaments/rules.h"
#include "store/core/name.h"

static enum hub_err create_error(enum store_err err)
{
    if (err == STORE_TOO_MANY) return HUB_TOO_MANY_TOURNAMENTS;
    return err == STORE_NOT_FOUND ? HUB_ACCOUNT_NEEDED : HUB_BUSY;
}

static enum hub_err enter_error(enum store_err err)
{
    if (err == STORE_TOO_MANY) return HUB_TOURNAMENT_FULL;
    return err == STORE_NOT_FOUND ? HUB_ACCOUNT_NEEDED : HUB_ENTRIES_CLOSED;
}

static enum hub_err leave_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

static enum hub_err step_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_ORGANISER;
}

/* Checks the rules, and that the game can be played at tables of each size. */
static enum hub_err creation_check(const struct hub_tournament_creation *creation)
{
    const struct tournament_rules *rules = &creation->rules;
    if (!tournament_rules_valid(rules)) return HUB_BAD_TOURNAMENT;
    if (creation->players_max < 2 || creation->players_max > STORE_TOURNAMENT_PLAYERS_MAX)
        return HUB_BAD_TOURNAMENT;
    if (rules->format == TOURNAMENT_ROBIN && creation->players_max > TOURNAMENT_ROBIN_PLAYERS_MAX)
        return HUB_BAD_TOURNAMENT;
    for (uint8_t seats = rules->seats_min; seats <= rules->seats; seats++) {
        struct game_setup setup = {
            .seats = seats, .start_seat = GAME_NOBODY, .options = creation->settings.options};
        if (!match_setup_valid(creation->game, &setup)) return HUB_BAD_SEATS;
    }
    return HUB_OK;
}

void hub_tournament_create(struct hub *hub, const struct hub_user *user,
                           const struct hub_tournament_creation *creation,
                           char id[STORE_MATCH_ID_BYTES + 1], hub_people_done *done, void *context)
{
    int64_t now_ms = clock_unix_ms();
    struct store_tournament tournament = {
        .organiser = user->id,
        .players_max = creation->players_max,
        .listed = creation->listed,
        .opens_ms = creation->opens_ms > now_ms ? creation->opens_ms : now_ms,
        .starts_ms = creation->starts_ms,
        .made_ms = now_ms};
    struct store_write write = {.op = STORE_TOURNAMENT_ADD, .argument = &tournament};
    struct hub_error error = hub_error_of(creation_check(creation));
    size_t size = text_copy(tournament.name, sizeof(tournament.name), creation->name);
    tournament.name[printable_text(tournament.name, size, PRINTABLE_LINE)] = '\0';
    size_t characters = text_characters(tournament.name);
    bool blank = tournament.name[strspn(tournament.name, " ")] == '\0';
    if (characters > HUB_TOURNAMENT_NAME_CHARACTERS_MAX)
        error = hub_error_range(HUB_BAD_REQUEST, "name", (int64_t)characters, 1,
                                HUB_TOURNAMENT_NAME_CHARACTERS_MAX);
    else if (blank || !name_fine(tournament.name))
        error = hub_error_at(HUB_BAD_REQUEST, "name");
    if (error.code != HUB_OK) {
        done(context, error);
        return;
    }
    ids_text(tournament.id, STORE_MATCH_ID_BYTES);
    ids_random(tournament.seed, sizeof(tournament.seed));
    (void)text_copy(id, STORE_MATCH_ID_BYTES + 1, tournament.id);
    (void)text_copy(tournament.game, sizeof(tournament.game), creation->game->id);
    settings_print(creation->game, &creation->settings, tournament.options,
                   sizeof(tournament.options));
    rules_store(&creation->rules, &tournament);
    personal_write(hub, user->id, &write, create_error, done, context);
}

/* ---- players ---- */

static void entry_write(struct hub *hub, enum store_op op, int64_t user, const char *id,
                        hub_people_done *done, void *context)
{
    struct store_tournament_entry entry = {.user = user, .at_ms = clock_unix_ms()};
    struct store_write write = {.op = op, .argument = &entry};
    (void)text_copy(entry.id, sizeof(entry.id), id);
    personal_write(hub, user, &write, op == STORE_TOURNAMENT_LEAVE ? leave_error : enter_error,
                   done, context);
}

void hub_tournament_enter(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context)
{
    entry_write(hub, STORE_TOURNAMENT_ENTER, user, id, done, context);
}

void hub_tournament_leave(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context)
{
    entry_write(hub, STORE_TOURNAMENT_LEAVE, user, id, done, context);
}

/* ---- the organiser ---- */

static void step_write(struct hub *hub, int64_t user, const char *id, const char *after,
                       hub_people_done *done, void *context)
{
    int64_t now_ms = clock_unix_ms();
    struct store_tournament_step step = {.before = "open", .organiser = user};
    struct store_write write = {.op = STORE_TOURNAMENT_STEP, .argument = &step};
    (void)text_copy(step.id, sizeof(step.id), id);
    (void)text_copy(step.after, sizeof(step.after), after);
    *(after[0] == 'o' ? &step.starts_ms : &step.ended_ms) = now_ms;
    personal_write(hub, user, &write, step_error, done, context);
}

void hub_tournament_start(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context)
{
    step_write(hub, user, id, "open", done, context);
}

void hub_tournament_cancel(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                           void *context)
{
    step_write(hub, user, id, "cancelled", done, context);
}
