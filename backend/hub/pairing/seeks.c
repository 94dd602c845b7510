#include "hub/pairing/seeks.h"

#include "base/clock.h"
#include "base/encoding/text.h"
#include "engine/match.h"
#include "hub/core/internal.h"
#include "hub/limits/quotas_internal.h"
#include "hub/pairing/pairing.h"
#include "hub/people/people_internal.h"

static enum hub_err refusal(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

static struct store_seek seek_of(int64_t user, const struct game *game,
                                 const struct pairing_pace *pace)
{
    struct store_seek seek = {.user = user};
    (void)text_copy(seek.game, sizeof(seek.game), game->id);
    (void)text_copy(seek.pace, sizeof(seek.pace), pace->name);
    return seek;
}

/* Returns whether the game can be played by each of these numbers of players. */
static bool seats_fit(const struct game *game, uint32_t seats)
{
    if (seats == 0 || seats >> (GAME_SEATS_MAX + 1) != 0 || (seats & 3) != 0) return false;
    for (uint8_t count = 2; count <= GAME_SEATS_MAX; count++) {
        struct game_setup setup = {
            .seats = count, .start_seat = GAME_NOBODY, .options = game->options_usual};
        if ((seats >> count & 1) != 0 && !match_setup_valid(game, &setup)) return false;
    }
    return true;
}

void hub_seek_set(struct hub *hub, const struct hub_user *user, const struct game *game,
                  const struct pairing_pace *pace, uint32_t seats, hub_people_done *done,
                  void *context)
{
    struct store_seek seek = seek_of(user->id, game, pace);
    struct store_write write = {.op = STORE_SEEK_SET, .argument = &seek};
    struct hub_error error = hub_error_of(user->bot_account ? HUB_NOT_ALLOWED : HUB_OK);
    seek.seats = seats;
    seek.since_ms = clock_unix_ms();
    seek.until_ms = seek.since_ms + pace->lease_ms;
    if (error.code == HUB_OK && !seats_fit(game, seats)) error = hub_error_of(HUB_BAD_SEATS);
    if (error.code == HUB_OK) error = quotas_creation_acquire(hub, user->id, "");
    if (error.code != HUB_OK) {
        done(context, error);
        return;
    }
    pairing_wake(hub->pairing);
    personal_write(hub, user->id, &write, refusal, done, context);
}

void hub_seek_renew(struct hub *hub, int64_t user, const struct game *game,
                    const struct pairing_pace *pace, int64_t since_ms, hub_people_done *done,
                    void *context)
{
    struct store_seek seek = seek_of(user, game, pace);
    struct store_write write = {.op = STORE_SEEK_RENEW, .argument = &seek};
    seek.since_ms = since_ms;
    seek.until_ms = clock_unix_ms() + pace->lease_ms;
    pairing_wake(hub->pairing);
    personal_write(hub, user, &write, refusal, done, context);
}

void hub_seek_delete(struct hub *hub, int64_t user, const struct game *game,
                     const struct pairing_pace *pace, hub_people_done *done, void *context)
{
    struct store_seek seek = seek_of(user, game, pace);
    struct store_write write = {.op = STORE_SEEK_DELETE, .argument = &seek};
    personal_write(hub, user, &write, refusal, done, context);
}
