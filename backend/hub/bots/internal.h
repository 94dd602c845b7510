/* Declarations of this folder for the hub: bots at the table. Loop thread only, except
 * where noted. */
#ifndef HUB_BOTS_INTERNAL_H
#define HUB_BOTS_INTERNAL_H

#include "hub/core/internal.h"

/* ---- pending_bots.c ---- */
/* On each tick: continues the scan for matches whose bots already owed a decision at the start,
 * while few others do.
 */
void pending_bots_tick(struct hub *hub);
/* Gives back what that has remembered. */
void pending_bots_close(struct hub *hub);

/* ---- hints.c ---- */
/* The match has a new move, or has ended: cancels hints computed for it. */
void hints_dismiss(const struct hub_match *match);
/* Tells all that think to stop; the hub has. */
void hints_stop(struct hub *hub);

/* ---- bot_moves.c ---- */
/* Sees to it that every bot that owes a decision makes one. */
void bot_moves_wake(struct hub_match *match);
/* Evaluates the conditional moves of that seat, which owes a decision, again a little later. */
void bot_moves_again(struct hub_match *match, int seat);
/* Lets those think whose time has come. */
void bot_moves_tick(struct hub *hub);
/* Tells those that think to stop; the hub has. */
void bot_moves_stop(struct hub *hub);

/* ---- conditional_wake.c ---- */
/* Requests the evaluation for seats whose turn has come. */
void conditional_wake(struct hub_match *match);

#endif
