/* A started match as its reader may see it now: whole, or as a patch to the last one sent. Loop
 * thread only. */
#ifndef API_CORE_PRINT_TABLE_H
#define API_CORE_PRINT_TABLE_H

#include "api/core/print.h"

/* Returns whether the viewer's present table follows from the sent one and the states of the two
 * versions alone: the same seat, and no resignation since. */
MUST_USE bool print_follows(const struct print_told *told, const struct hub_sight *sight);
/* The record of what a viewer is sent with the match as it is now. */
struct print_told print_told_now(const struct hub_sight *sight, bool choices);

/* Members version, to_act, view, choices, legal, result of a started match, as its reader may see
 * it. `told`, if not NULL, receives the record of it.
 */
void print_table(struct json *json, const struct hub_sight *sight, struct print_told *told);

/* The same for a viewer who was sent `told`, which is updated: members base and patch instead of
 * view, choices and result. False: the state of that version is no longer cached, or the new table
 * does not follow from it, and nothing is printed. */
MUST_USE bool print_patch(struct json *json, const struct hub_sight *sight,
                          struct print_told *told);

#endif
