/* The log of Stone Age in words. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VIEW_LOG_H
#define GAMES_STONEAGE_VIEW_LOG_H

#include "engine/game.h"

/* Implements game.sentence. */
bool stoneage_sentence(const struct game_event *event, const struct game_teller *teller,
                       struct phrase_text *out);

#endif
