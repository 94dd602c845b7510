#ifndef HUB_BOTS_BOT_MOVES_H
#define HUB_BOTS_BOT_MOVES_H

#include "hub/core/internal.h"

/* Sees to it that every bot that owes a decision makes one. */
void bot_moves_wake(struct hub_match *match);
/* Evaluates the conditional moves of that seat, which owes a decision, again a little later. */
void bot_moves_again(struct hub_match *match, int seat);
/* Lets those think whose time has come. */
void bot_moves_tick(struct hub *hub);
/* Tells those that think to stop; the hub has. */
void bot_moves_stop(struct hub *hub);

#endif
