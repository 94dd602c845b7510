/* SQL functions for queries, which SQLite itself lacks: intervals, spread, quantiles. PostgreSQL
 * has the same ones in its schema `sqlite` (schema/postgres/views.sql). The thread of the
 * connection. */
#ifndef STORE_QUERY_QUERY_FUNCTIONS_H
#define STORE_QUERY_QUERY_FUNCTIONS_H

#include "store/sql/sql.h"

/* Adds to the connection:
 *
 *   wilson_low(hits, cases), wilson_high(hits, cases)
 *       Bounds of the 95 % interval of a share (Wilson); NULL without cases, or if hits are not
 *       between 0 and cases.
 *   stddev(x)              standard deviation of a sample; NULL for fewer than two values
 *   median(x)              quantile(x, 0.5)
 *   quantile(x, fraction)  value below which the fraction lies, interpolated between neighbours;
 *                          NULL without values. The first row's fraction counts.
 *
 * The last three are aggregates, and ignore NULL and text. */
MUST_USE enum store_err query_functions_add(struct sql *sql);

#endif
