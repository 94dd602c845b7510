/* Analyses of finished matches in progress: on the bots' workers, a slice at a time, so that they
 * take turns with bots and other analyses; then they are stored. Loop thread only. */
#ifndef HUB_BOTS_ANALYSES_H
#define HUB_BOTS_ANALYSES_H

#include "hub/bots/analysis.h"
#include "hub/hub.h"

#define HUB_ANALYSES_MAX                                                                           \
    16 /* maximum number in progress; each user and address has one at most                        \
        */

struct hub_analysis_progress {
    bool runs;
    uint32_t done; /* decisions that were valued */
    uint32_t of;
};

/* Fills the progress of the analysis of the match called `id`. */
void hub_analysis_progress(const struct hub *hub, const char *id,
                           struct hub_analysis_progress *progress);

/* Starts an analysis, and always takes ownership of `analysis`; if one is in progress for the
 * match, that one continues instead. HUB_TOO_MANY_REQUESTS: one of the user or the address is in
 * progress, or the limit is reached; HUB_BUSY: too many are in progress. */
struct hub_error hub_analysis_begin(struct hub *hub, int64_t user, const char *peer,
                                    struct match_analysis *analysis);

/* Stops the analysis of the match, if the user started it: nothing of it is stored. */
void hub_analysis_end(struct hub *hub, const char *id, int64_t user);

/* Stops all analyses in progress, because the hub was stopped. */
void hub_analyses_stop(struct hub *hub);

#endif
