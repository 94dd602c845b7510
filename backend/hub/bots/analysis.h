/* Analysis of a finished match: the cost of each decision, and the luck. It is read from the log,
 * then valued decision by decision (bots/analysis.h), so that the caller can stop or yield; then
 * printed. One owner; any thread, one at a time, except match_analysis_next() and
 * match_analysis_done(), which several may call together. */
#ifndef HUB_BOTS_ANALYSIS_H
#define HUB_BOTS_ANALYSIS_H

#include "base/buf.h"
#include "bots/analysis.h"
#include "store/nouns/analyses.h"

struct match_analysis;

/* Reads a match that is over, with the reader of the calling thread. STORE_NOT_FOUND: it is not
 * over, its game has no evaluation, or it has too many decisions. STORE_DAMAGED: its log is not
 * this match. STORE_IO: reading failed, or there was no memory. */
MUST_USE enum store_err match_analysis_read(struct store_reader *reader,
                                            const struct store_match *info,
                                            struct match_analysis **analysis);
/* Frees it; NULL is allowed. */
void match_analysis_free(struct match_analysis *analysis);

/* Returns the decisions of the match, which belong to the analysis. */
const struct analysis *match_analysis_data(const struct match_analysis *analysis);
/* Each returns one number or text of the analysis: the id of the match, the number of decisions,
 * and the number of those that have been valued. */
const char *match_analysis_match(const struct match_analysis *analysis);
uint32_t match_analysis_count(const struct match_analysis *analysis);
uint32_t match_analysis_done(const struct match_analysis *analysis);

enum match_analysis_step {
    MATCH_ANALYSIS_VALUED, /* there may be more decisions */
    MATCH_ANALYSIS_LAST,   /* no other decision is open or being valued: the analysis can be printed
                            */
    MATCH_ANALYSIS_NONE,   /* all are assigned */
    MATCH_ANALYSIS_STOPPED, /* it was stopped: this decision is never valued */
};

/* Values the next unassigned decision. `means` as for analysis_decision(), one per thread. The
 * results do not depend on the threads. */
MUST_USE enum match_analysis_step match_analysis_next(struct match_analysis *analysis,
                                                      const struct bot_means *means);

/* Writes the name of the evaluation (search and network) as text. */
void match_analysis_evaluator(const struct match_analysis *analysis,
                              char text[STORE_EVALUATOR_BYTES + 1]);
/* Writes the same for a stored match, if it were analysed now. False: its game has no
 * evaluation. */
MUST_USE bool match_evaluator_now(const struct store_match *info,
                                  char text[STORE_EVALUATOR_BYTES + 1]);

/* Appends the whole analysis, which must be complete, as JSON (openapi.yaml, MatchAnalysis). */
void match_analysis_print(const struct match_analysis *analysis, struct buf *out);

#endif
