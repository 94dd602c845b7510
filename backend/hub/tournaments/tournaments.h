/* Requests about tournaments: creation, entries, start. life.h plays their rounds. Loop thread
 * only. */
#ifndef HUB_TOURNAMENTS_TOURNAMENTS_H
#define HUB_TOURNAMENTS_TOURNAMENTS_H

#include "hub/people/people.h"
#include "record/settings.h"
#include "store/nouns/tournaments/tournaments.h"
#include "tournament/tournament.h"

#define HUB_TOURNAMENT_NAME_CHARACTERS_MAX 60

struct hub_tournament_creation {
    char name[STORE_TOURNAMENT_NAME_BYTES_MAX + 1];
    const struct game *game;
    struct settings settings; /* of its matches */
    struct tournament_rules rules;
    uint32_t players_max;
    bool listed;
    int64_t opens_ms;  /* 0: now */
    int64_t starts_ms; /* 0: the organiser starts it */
};

/* Creates a tournament that the user, who has an account, organises, and fills `id` before `done`
 * is called. `done` is called exactly once, maybe before this returns. HUB_BAD_REQUEST: the name
 * is empty, too long, or has invisible characters. HUB_BAD_TOURNAMENT: its rules. HUB_BAD_SEATS:
 * the game cannot be played at one of its tables. HUB_ACCOUNT_NEEDED, HUB_TOO_MANY_TOURNAMENTS. */
void hub_tournament_create(struct hub *hub, const struct hub_user *user,
                           const struct hub_tournament_creation *creation,
                           char id[STORE_MATCH_ID_BYTES + 1], hub_people_done *done, void *context);

/* Each is a request of a user; `done` as above. HUB_ENTRIES_CLOSED: the tournament takes no entries
 * now, or does not exist. HUB_TOURNAMENT_FULL. HUB_NOT_FOUND: the user does not take part. */
void hub_tournament_enter(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context);
void hub_tournament_leave(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context);

/* Both are requests of the organiser before the first round: start it now, or call it off. `done`
 * as above; HUB_NOT_ORGANISER: of another user, or later. */
void hub_tournament_start(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                          void *context);
void hub_tournament_cancel(struct hub *hub, int64_t user, const char *id, hub_people_done *done,
                           void *context);

#endif
