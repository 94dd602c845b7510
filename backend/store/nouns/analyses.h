/* Results of the analysis of a finished match (hub/bots/analysis.h): one per match, which a newer
 * one replaces. Written through store_write() (store.h); the functions here read, and belong to the
 * thread that opened the reader. */
#ifndef STORE_NOUNS_ANALYSES_H
#define STORE_NOUNS_ANALYSES_H

#include "store/store.h"

#define STORE_EVALUATOR_BYTES    16 /* hex digits */
#define STORE_ANALYSIS_BYTES_MAX STORE_JSON_BYTES_MAX

struct store_analysis {
    char match[STORE_MATCH_ID_BYTES + 1];
    char evaluator[STORE_EVALUATOR_BYTES + 1]; /* name of the evaluation */
    int64_t made_ms;
    const char *body; /* JSON text, borrowed */
};

/* Calls `row` with the analysis of the match, if there is one. STORE_NOT_FOUND: there is none. */
typedef void store_analysis_row(void *context, const struct store_analysis *analysis);
MUST_USE enum store_err store_analysis_read(struct store_reader *reader, const char *match,
                                            store_analysis_row *row, void *context);

#endif
