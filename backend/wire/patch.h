/* What is different between two views, as JSON: a client that holds the one makes the other of it.
 * Written down in schema/live.md, "Patches". Any thread.
 *
 * A patch has a member for whatever has changed: of a struct the patch of that; of a list of
 * structs "-", the old indices of items that are gone, "+", new ones by their index, and for each
 * item that has changed a member called by its index. Items are found again by their first field
 * where that ascends, else by their index. All else is the new value; one that is an object is
 * wrapped, {"=": {...}}, so that it cannot be taken for a patch. null is a value. (A JSON Merge
 * Patch cannot say null, nor one item of a list.) */
#ifndef WIRE_PATCH_H
#define WIRE_PATCH_H

#include "engine/game.h"
#include "wire/json.h"

/* What makes `after` of `before`, two structs of the shape; {} if they are the same. */
void json_struct_patch(struct json *json, const char *name, const struct shape *shape,
                       const void *before, const void *after);

/* Two structs of one shape, the one before the other. */
struct patch_of {
    const void *before;
    const void *after;
};

/* Whether json_struct_patch() writes the same for both, as far as that is seen without writing it:
 * false says nothing. */
bool json_patches_same(const struct shape *shape, struct patch_of one, struct patch_of other);

/* The same of what json_result() prints. */
void json_result_patch(struct json *json, const char *name, const struct game *game,
                       const struct game_result *before, const struct game_result *after);

#endif
