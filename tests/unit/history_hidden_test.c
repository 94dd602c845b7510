/* What nobody but one seat, or nobody at all, may see is not in the history of a match that goes
 * on: the view that shows moves lists each kind of event that everybody may see, and no other. */
#include "engine/table_kinds.h"
#include "games/games.h"
#include "store/query.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

/* Whether the view shows this kind of event. */
static bool listed(const char *kind)
{
    char quoted[64];
    const char *at = strstr(store_views, "CREATE VIEW shown_move");
    cr_assert_not_null(at);
    at = strstr(at, "IN (");
    const char *end = strchr(at, ')');
    snprintf(quoted, sizeof(quoted), "'%s'", kind);
    const char *found = strstr(at, quoted);
    return found != NULL && found < end;
}

Test(history_hidden, the_view_of_moves_lists_what_spectators_see_and_nothing_else)
{
    unsigned hidden = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        for (uint8_t kind = 1; kind < games[i]->event_kinds; kind++) {
            struct game_event event = {.bytes = {kind, 0}};
            if (games[i]->event_shapes[kind].name == NULL) continue;
            bool sees = table_event_sees(games[i], &event, GAME_SPECTATOR);
            cr_assert_eq(listed(games[i]->event_shapes[kind].name), sees, "%s",
                         games[i]->event_shapes[kind].name);
            hidden += !sees;
        }
    }
    cr_assert_geq(hidden, 7);
    for (unsigned kind = TABLE_KIND_MIN; kind <= UINT8_MAX; kind++) {
        const struct shape *shape = table_event_shape(games[0], (uint8_t)kind);
        cr_assert(shape->name == NULL || listed(shape->name), "%s", shape->name);
    }
}
