/* The undo options of a match beyond the rules of the engine. Loop thread only. */
#ifndef HUB_PLAY_UNDO_H
#define HUB_PLAY_UNDO_H

#include "hub/core/internal.h"

/* Checks the job's move against undo requests; a bot makes no move during an undo vote. */
struct hub_error undo_admit(const struct hub_job *job);

#endif
