/* A started match as its reader may see it now: whole, or as a patch to the last one sent. Loop
 * thread only. */
#ifndef API_CORE_PRINT_TABLE_H
#define API_CORE_PRINT_TABLE_H

#include "api/core/print.h"

/* Returns whether the viewer's present table follows from the last sent one and the states of
 * the two versions alone: the seat is the same, and no seat has resigned since. */
MUST_USE bool print_follows(const struct print_told *told, const struct hub_sight *sight);
/* Returns the record of the table that a viewer gets with the match in its present state. */
struct print_told print_told_now(const struct hub_sight *sight, bool choices);

/* Prints the members version, to_act, view, choices, legal, result of a started match, for its
 * reader. `told`, if not NULL, receives the record of it. */
void print_table(struct json *json, const struct hub_sight *sight, struct print_told *told);

/* Prints the same for a viewer who was sent `told`, which is updated: members base and patch
 * instead of view, choices and result. False: the state of that version is no longer cached, or
 * the new table does not follow from it, and nothing is printed. */
MUST_USE bool print_patch(struct json *json, const struct hub_sight *sight,
                          struct print_told *told);

#endif
