/* For every game, seat count and option: whoever holds a view, what may be chosen and the result of
 * one version, and is told the patch to the next, holds the next: the same text, byte for byte. */
#include "contract/probes/probes.h"
#include "wire/json_game.h"
#include "wire/patch.h"

#include <cjson/cJSON.h>
#include <criterion/criterion.h>

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static struct buf wholes;
static struct buf patches;
static uint64_t whole_bytes;
static uint64_t patch_bytes;
static unsigned compared;

static bool gone_at(const cJSON *gone, int index)
{
    bool found = false;
    for (const cJSON *one = gone != NULL ? gone->child : NULL; one != NULL; one = one->next)
        found = found || one->valueint == index;
    return found;
}

/* The list without what leaves it, with what comes into it. Owns `list`. */
static cJSON *items_moved(cJSON *list, const cJSON *patch)
{
    const cJSON *gone = cJSON_GetObjectItemCaseSensitive(patch, "-");
    const cJSON *fresh = cJSON_GetObjectItemCaseSensitive(patch, "+");
    const cJSON *next = fresh != NULL ? fresh->child : NULL;
    cJSON *made = cJSON_CreateArray();
    const cJSON *old = list->child;
    for (int from = 0; old != NULL || next != NULL;) {
        if (next != NULL && strtol(next->string, NULL, 10) == cJSON_GetArraySize(made)) {
            cr_assert(cJSON_AddItemToArray(made, cJSON_Duplicate(next, true)));
            next = next->next;
            continue;
        }
        cr_assert_not_null(old, "an index beyond the list");
        if (!gone_at(gone, from++))
            cr_assert(cJSON_AddItemToArray(made, cJSON_Duplicate(old, true)));
        old = old->next;
    }
    cJSON_Delete(list);
    return made;
}

/* `target` with the patch in it, as schema/live.md says. Owns and returns `target`, or another. */
static cJSON *patched(cJSON *target, const cJSON *patch)
{
    if (!cJSON_IsObject(patch) || cJSON_GetObjectItemCaseSensitive(patch, "=") != NULL) {
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(patch, "=");
        cJSON *copy = cJSON_Duplicate(value != NULL ? value : patch, true);
        cJSON_Delete(target);
        return copy;
    }
    cr_assert(cJSON_IsObject(target) || cJSON_IsArray(target));
    if (cJSON_IsArray(target)) target = items_moved(target, patch);
    for (const cJSON *member = patch->child; member != NULL; member = member->next) {
        if (cJSON_IsArray(target) && (member->string[0] == '-' || member->string[0] == '+'))
            continue;
        if (cJSON_IsArray(target)) {
            int index = (int)strtol(member->string, NULL, 10);
            cr_assert_lt(index, cJSON_GetArraySize(target));
            cJSON *item = cJSON_Duplicate(cJSON_GetArrayItem(target, index), true);
            cr_assert(cJSON_ReplaceItemInArray(target, index, patched(item, member)));
        } else {
            const cJSON *old = cJSON_GetObjectItemCaseSensitive(target, member->string);
            cr_assert_not_null(old, "a member %s that was not there", member->string);
            cJSON *item = cJSON_Duplicate(old, true);
            cr_assert(cJSON_ReplaceItemInObjectCaseSensitive(target, member->string,
                                                             patched(item, member)));
        }
    }
    return target;
}

/* cJSON's memory while a text is compared: to have it from a sanitizer takes longer than all else
 * here. */
static _Alignas(max_align_t) char pool[8 << 20];
static size_t pool_used;

static void *pool_take(size_t size)
{
    size_t at = pool_used;
    pool_used += (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    cr_assert(pool_used <= sizeof(pool));
    return &pool[at];
}

static void pool_ignore(void *bytes)
{
    (void)bytes;
}

/* The patch in `patches` makes `after` of `before`, byte for byte. */
static void holds(const char *before, const char *after, const char *what)
{
    cJSON_InitHooks(&(cJSON_Hooks){.malloc_fn = pool_take, .free_fn = pool_ignore});
    cJSON *target = cJSON_Parse(before);
    cJSON *patch = cJSON_Parse(patches.bytes);
    cr_assert(target != NULL && patch != NULL);
    const char *made = cJSON_PrintUnformatted(patched(target, patch));
    cr_assert_not_null(made);
    cr_assert_str_eq(made, after, "%s by %s", what, patches.bytes);
    whole_bytes += strlen(after);
    patch_bytes += patches.size;
    pool_used = 0;
    cJSON_InitHooks(NULL); /* what others parse on this walk is watched */
}

static void structs_hold(const struct shape *shape, const void *before, const void *after)
{
    struct json json;
    buf_reset(&wholes);
    buf_reset(&patches);
    json = json_to(&wholes);
    json_struct(&json, NULL, shape, before);
    size_t split = wholes.size + 1;
    buf_append(&wholes, "\0", 1);
    json = json_to(&wholes);
    json_struct(&json, NULL, shape, after);
    json = json_to(&patches);
    json_struct_patch(&json, NULL, shape, before, after);
    cr_assert(!wholes.failed && !patches.failed);
    holds(wholes.bytes, wholes.bytes + split, shape->name != NULL ? shape->name : "struct");
}

static void results_hold(const struct game *game, const void *before, const void *after)
{
    struct game_result results[2];
    struct json json;
    memset(results, 0, sizeof(results));
    game_result(game, before, &results[0]);
    game_result(game, after, &results[1]);
    buf_reset(&wholes);
    buf_reset(&patches);
    json = json_to(&wholes);
    json_result(&json, NULL, game, &results[0]);
    size_t split = wholes.size + 1;
    buf_append(&wholes, "\0", 1);
    json = json_to(&wholes);
    json_result(&json, NULL, game, &results[1]);
    json = json_to(&patches);
    json_result_patch(&json, NULL, game, &results[0], &results[1]);
    holds(wholes.bytes, wholes.bytes + split, "result");
}

static void seat_holds(const struct walk *walk, uint8_t seat)
{
    static struct game_view views[2];
    static struct game_choices choices[2];
    const void *states[2] = {&walk->before, &walk->match.state};
    bool owes = seat != GAME_SPECTATOR;
    memset(views, 0, sizeof(views));
    memset(choices, 0, sizeof(choices));
    for (unsigned i = 0; i < 2; i++) walk->game->view(states[i], seat, &views[i]);
    structs_hold(walk->game->view_shape, &views[0], &views[1]);
    for (unsigned i = 0; i < 2 && owes; i++)
        owes = (walk->game->to_act(states[i]) >> seat & 1) != 0;
    if (!owes) return;
    for (unsigned i = 0; i < 2; i++) walk->game->choices(states[i], seat, &choices[i]);
    structs_hold(walk->game->choices_shape, &choices[0], &choices[1]);
}

/* The updates of two viewers count as the same only if they are equal byte for byte; mostly they
 * are, and are found to be. */
static uint32_t same_count;
static uint32_t other_count;

static void patch_print(struct buf *out, const struct shape *shape, struct patch_of views)
{
    struct json json = json_to(out);
    json_struct_patch(&json, NULL, shape, views.before, views.after);
    cr_assert(!out->failed);
}

static void viewers_compare(const struct walk *walk, uint8_t one, uint8_t other)
{
    static struct game_view views[2][2];
    const uint8_t seats[2] = {one, other};
    const struct shape *shape = walk->game->view_shape;
    memset(views, 0, sizeof(views));
    for (unsigned i = 0; i < 2; i++) {
        walk->game->view(&walk->before, seats[i], &views[i][0]);
        walk->game->view(&walk->match.state, seats[i], &views[i][1]);
    }
    const struct patch_of changes[2] = {{&views[0][0], &views[0][1]}, {&views[1][0], &views[1][1]}};
    buf_reset(&wholes);
    buf_reset(&patches);
    patch_print(&wholes, shape, changes[0]);
    patch_print(&patches, shape, changes[1]);
    bool equal = strcmp(wholes.bytes, patches.bytes) == 0;
    bool same = json_patches_same(shape, changes[0], changes[1]);
    cr_assert(equal || !same, "%s is not %s", wholes.bytes, patches.bytes);
    same_count += same;
    other_count += equal && !same;
}

static void moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    (void)seat;
    (void)move;
    if (walk_below(walk, 60) != 0) return; /* parsing costs more than playing */
    for (uint8_t viewer = 0; viewer < walk->match.setup.seats; viewer++) seat_holds(walk, viewer);
    seat_holds(walk, GAME_SPECTATOR);
    for (uint8_t viewer = 1; viewer < walk->match.setup.seats; viewer++)
        viewers_compare(walk, 0, viewer);
    viewers_compare(walk, 0, GAME_SPECTATOR);
    results_hold(walk->game, &walk->before, &walk->match.state);
    compared++;
}

static void enough(void)
{
    cr_assert_gt(compared, 1000);
    cr_assert_lt(patch_bytes * 4, whole_bytes, "%llu of %llu bytes",
                 (unsigned long long)patch_bytes, (unsigned long long)whole_bytes);
    cr_assert_gt(same_count, 2 * other_count, "%u found, %u not", same_count, other_count);
    cr_log_info("patches are %llu of %llu bytes, %u moves", (unsigned long long)patch_bytes,
                (unsigned long long)whole_bytes, compared);
    buf_free(&wholes);
    buf_free(&patches);
}

const struct probe patch_probe = {
    .name = "a patch makes the next view of the one before", .moved = moved, .enough = enough};
