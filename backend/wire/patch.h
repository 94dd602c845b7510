/* The difference between two views, as JSON: a client changes the first into the second with it.
 * Documented in schema/live.md, "Patches". Any thread.
 *
 * A patch has a member for each change. A changed struct has its own patch. A changed list of
 * structs has "-", the old indices of removed items, "+", new items by their index, and for each
 * changed item a member named by its index. Items are matched by their first field where that
 * ascends, else by their index. Any other change is the new value. A value that is an object is
 * wrapped, {"=": {...}}, to distinguish it from a patch. null is a value. (A JSON Merge Patch
 * cannot express null, nor one item of a list.) */
#ifndef WIRE_PATCH_H
#define WIRE_PATCH_H

#include "engine/game.h"
#include "wire/json.h"

/* Writes the difference from `before` to `after`, two structs of the shape; {} if they are the
 * same. */
void json_struct_patch(struct json *json, const char *name, const struct shape *shape,
                       const void *before, const void *after);

/* Two structs of one shape: the old and the new version. */
struct patch_of {
    const void *before;
    const void *after;
};

/* Returns true if json_struct_patch() writes the same for both. This is a quick check without
 * writing: false means unknown. */
bool json_patches_same(const struct shape *shape, struct patch_of one, struct patch_of other);

/* Writes the difference between two results of json_result(). */
void json_result_patch(struct json *json, const char *name, const struct game *game,
                       const struct game_result *before, const struct game_result *after);

#endif
