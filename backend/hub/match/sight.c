#include "hub/match/sight.h"

#include <string.h>

#include "store/nouns/matches/read.h"
#include "store/nouns/people.h"

struct hub_sight {
    const struct hub_match *match; /* NULL: a copy for a worker, or a stored match */
    int64_t user;
    uint8_t viewer;
    char id[STORE_MATCH_ID_BYTES + 1];
};
_Static_assert(sizeof(struct hub_sight) <= sizeof(struct hub_sight_room), "it fits into its room");

static bool is_key(const struct store_match *info, const char *key)
{
    return key != NULL && key[0] != '\0' && strcmp(key, info->key) == 0;
}

static const struct hub_sight *make(const struct store_match *info, int64_t user,
                                    struct hub_sight_room *room)
{
    int seat = hub_info_seat_of(info, user);
    struct hub_sight sight = {.user = user,
                              .viewer = seat == HUB_NOBODY_SEAT ? GAME_SPECTATOR : (uint8_t)seat};
    memcpy(sight.id, info->id, sizeof(sight.id));
    memcpy(room->bytes, &sight, sizeof(sight));
    return (const struct hub_sight *)(const void *)room->bytes;
}

/* Checks whether the user may see the match: the only place that decides this. */
static const struct hub_sight *look(const struct store_match *info, int64_t user, bool knows_key,
                                    struct hub_sight_room *room)
{
    bool visible = info->listed || knows_key || hub_info_seat_of(info, user) != HUB_NOBODY_SEAT ||
                   hub_info_invited(info, user) != HUB_NOBODY_SEAT ||
                   hub_info_answers_for(info, user) != HUB_NOBODY_SEAT;
    return visible ? make(info, user, room) : NULL;
}

static const struct hub_sight *of_memory(const struct hub_match *match,
                                         const struct hub_sight *sight, struct hub_sight_room *room)
{
    if (sight == NULL) return NULL;
    memcpy(room->bytes + offsetof(struct hub_sight, match), &match, sizeof(match));
    return sight;
}

const struct hub_sight *hub_sight(const struct hub_match *match, int64_t user, const char *key,
                                  struct hub_sight_room *room)
{
    return of_memory(match, look(&match->info, user, is_key(&match->info, key), room), room);
}

const struct hub_sight *hub_sight_again(const struct hub_match *match, int64_t user,
                                        const char *key, struct hub_knows_key *knows,
                                        struct hub_sight_room *room)
{
    knows->known = knows->known || is_key(&match->info, key) ||
                   hub_match_seat_of(match, user) != HUB_NOBODY_SEAT;
    return of_memory(match, look(&match->info, user, knows->known, room), room);
}

const struct hub_sight *hub_sight_stored(const struct store_match *info, int64_t user,
                                         const char *key, struct hub_sight_room *room)
{
    return look(info, user, is_key(info, key), room);
}

enum store_err hub_sight_result(struct store_reader *reader,
                                const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                int64_t now_ms, struct store_match *info,
                                struct hub_sight_room *room, const struct hub_sight **sight)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    enum store_err err = store_result_read(reader, token_hash, now_ms, id);
    if (err == STORE_OK) err = store_match_read(reader, id, info);
    if (err == STORE_OK && info->status != STORE_OVER) err = STORE_NOT_FOUND;
    if (err == STORE_OK) *sight = make(info, 0, room);
    return err;
}

const struct hub_sight *hub_sight_carry(const struct hub_sight *sight, struct hub_sight_room *room)
{
    struct hub_sight copy = *sight;
    copy.match = NULL;
    memcpy(room->bytes, &copy, sizeof(copy));
    return (const struct hub_sight *)(const void *)room->bytes;
}

const struct hub_match *hub_sight_match(const struct hub_sight *sight)
{
    CHECK(sight->match != NULL);
    return sight->match;
}

const char *hub_sight_id(const struct hub_sight *sight)
{
    return sight->id;
}

int64_t hub_sight_user(const struct hub_sight *sight)
{
    return sight->user;
}

uint8_t hub_sight_viewer(const struct hub_sight *sight)
{
    return sight->viewer;
}

int hub_sight_seat(const struct hub_sight *sight)
{
    return sight->viewer == GAME_SPECTATOR ? HUB_NOBODY_SEAT : sight->viewer;
}
