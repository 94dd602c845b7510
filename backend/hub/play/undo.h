/* The undo options of a match beyond the rules of the engine. Loop thread only. */
#ifndef HUB_PLAY_UNDO_H
#define HUB_PLAY_UNDO_H

#include "hub/core/internal.h"

/* Checks undo requests of the job's move; a bot does not move on during an undo vote. */
struct hub_error undo_admit(const struct hub_job *job);

#endif
