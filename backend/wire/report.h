/* Reports about a finished match in JSON: its luck, and its analysis (openapi.yaml). The server and
 * the local match print the same bytes. Any thread. */
#ifndef WIRE_REPORT_H
#define WIRE_REPORT_H

#include "engine/analysis.h"
#include "engine/luck.h"
#include "wire/json.h"

#define REPORT_LESSONS 5 /* costly decisions of each seat */

enum luck_verdict {
    LUCK_VERY_UNLUCKY,
    LUCK_UNLUCKY,
    LUCK_EVEN,
    LUCK_LUCKY,
    LUCK_VERY_LUCKY,
};

/* Returns the verdict on a gain, by its distance from its mean in standard deviations: up to one
 * it is even, from one and a half on it is very lucky or unlucky. Outside report.c only for tests.
 */
enum luck_verdict luck_verdict_of(double actual, double expected, double variance);

/* Writes the report on luck (`GET /api/matches/{match}/luck`) as an object. */
void report_luck_print(struct json *json, const char *match, const struct game *game, uint8_t seats,
                       const struct luck *luck);

/* Writes an analysis, all of whose decisions are valued, as an object (MatchAnalysis).
 * `evaluator`: the name of the search and the network. */
void report_analysis_print(struct json *json, const char *match, const char *evaluator,
                           const struct analysis *analysis);

#endif
