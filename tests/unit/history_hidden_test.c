/* What nobody but one seat, or nobody at all, may see is not in the history of a match that goes
 * on: the view of events leaves out each kind of event that a game hides. */
#include "engine/house.h"
#include "games/games.h"
#include "store/query.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

/* Whether the view leaves this kind of event out. */
static bool left_out(const char *kind)
{
    char quoted[64];
    const char *at = strstr(store_views, "CREATE VIEW v_event");
    cr_assert_not_null(at);
    at = strstr(at, "NOT IN");
    const char *end = strchr(at, ')');
    snprintf(quoted, sizeof quoted, "'%s'", kind);
    const char *found = strstr(at, quoted);
    return found != NULL && found < end;
}

Test(history_hidden, the_view_of_events_leaves_out_what_spectators_do_not_see_and_nothing_else)
{
    unsigned hidden = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        for (uint8_t kind = 1; kind < games[i]->event_kinds; kind++) {
            struct game_event event = {.bytes = {kind, 0}};
            if (games[i]->event_shapes[kind].name == NULL) continue;
            bool sees = house_event_sees(games[i], &event, GAME_SPECTATOR);
            cr_assert_eq(left_out(games[i]->event_shapes[kind].name), !sees, "%s",
                         games[i]->event_shapes[kind].name);
            hidden += !sees;
        }
    }
    cr_assert_geq(hidden, 7);
}
