/* Mentions of players in the chat, as "@Ann". Loop thread only. */
#ifndef HUB_PLAY_MENTIONS_H
#define HUB_PLAY_MENTIONS_H

#include "hub/core/internal.h"

/* Finds the players whom a text mentions as @name, except its writer; 0 after the last. */
void mentions_find(const struct store_match *info, int64_t writer, const char *text,
                   int64_t users[GAME_SEATS_MAX]);
/* Adds the job's mentions to the users who are notified; `told` as in STORE_CHAT_APPEND. */
void mentions_count(struct hub_job *job, int64_t told);

#endif
