/* Reports about a local match that is over, or about a server's match that local_follow() has
 * replayed: its luck, and its analysis, which several modules can compute together, each its own
 * decisions. The results are those of the server (schema/local.md). One thread at a time. */
#ifndef LOCAL_REPORT_H
#define LOCAL_REPORT_H

#include "local/local.h"

/* Appends the luck, as /api/matches/{match}/luck. LOCAL_STILL_RUNNING: the match is not over.
 * LOCAL_FULL: there is no memory. */
MUST_USE enum local_err report_luck(const struct local *local, struct buf *out);

/* Reads the decisions of the match and appends their number. `rank` is the result by seat; NULL:
 * that of the match. LOCAL_STILL_RUNNING, LOCAL_FULL: as above. LOCAL_NO_ANALYSIS: the game has no
 * evaluation, or the match no decision, or too many. */
MUST_USE enum local_err report_decisions(struct local *local, const uint8_t *rank, struct buf *out);

/* Values one decision (1 ... their number), or the start (0), and appends a line of text for
 * report_analysis(). The decisions must have been read. LOCAL_BAD_REQUEST: there is no such
 * decision. LOCAL_FULL: there is no memory. */
MUST_USE enum local_err report_value(struct local *local, uint32_t number, struct buf *out);

/* Appends the whole analysis, as the "analysis" of /api/matches/{match}/analysis, from the lines of
 * all decisions and of the start, in any order. LOCAL_BAD_REQUEST: they are not that. */
MUST_USE enum local_err report_analysis(struct local *local, const char *text, size_t size,
                                        struct buf *out);

#endif
