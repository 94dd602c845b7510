/* The log of Clans in words. Pure. Any thread. */
#ifndef GAMES_CLANS_VIEW_LOG_H
#define GAMES_CLANS_VIEW_LOG_H

#include "engine/game.h"

/* Implements game.sentence. */
bool clans_sentence(const struct game_event *event, const struct game_teller *teller,
                    struct phrase_text *out);

#endif
