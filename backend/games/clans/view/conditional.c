/* The conditions and policies of conditional moves for Clans. */
#include "engine/conditional/conditional.h"
#include "games/clans/rules.h"

#include <string.h>

/* ---- conditions ---- */

static int32_t chips(const void *from, uint8_t of)
{
    const struct clans_view *view = from;
    (void)of;
    return view->chips_left;
}

static int32_t epoch(const void *from, uint8_t of)
{
    const struct clans_view *view = from;
    (void)of;
    return view->epoch;
}

static int32_t score(const void *from, uint8_t of)
{
    const struct clans_view *view = from;
    return view->scores[of];
}

static const struct clans_land_view *land_of(const void *from, uint8_t territory)
{
    const struct clans_view *view = from;
    for (unsigned i = 0; i < view->lands_count; i++)
        if (view->lands[i].territory == territory) return &view->lands[i];
    return NULL;
}

static int32_t huts(const void *view, uint8_t of)
{
    const struct clans_land_view *land = land_of(view, of);
    return land != NULL ? land->size : 0;
}

/* Returns the score of the player's own clan, which is secret: conditional moves are private as
 * well. */
static int32_t mine(const void *from, uint8_t of)
{
    const struct clans_view *view = from;
    const struct clans_land_view *land = land_of(from, of);
    return land != NULL && view->clan < CLANS_COLOURS ? land->huts[view->clan] : 0;
}

static const struct game_guard guards[] = {
    {.name = "chips", .told = true, .value = chips, .doc = "chips that are left"},
    {.name = "epoch", .told = true, .value = epoch, .doc = "the epoch, from 1"},
    {.name = "score",
     .of = &clans_colour_names,
     .told = true,
     .value = score,
     .doc = "the points of a colour"},
    {.name = "huts",
     .of = &clans_territory_names,
     .value = huts,
     .doc = "huts of all colours in a territory"},
    {.name = "mine",
     .of = &clans_territory_names,
     .value = mine,
     .doc = "huts of my own clan in a territory"},
    {.name = NULL},
};

/* ---- policies ---- */

/* Returns the points of the own clan if this village is founded first. */
static int points(const struct game_question *question, uint8_t territory)
{
    const struct clans_view *view = question->view;
    const struct clans_choices *choices = question->choices;
    for (unsigned i = 0; i < choices->previews_count; i++) {
        const struct clans_preview *preview = &choices->previews[i];
        bool here = preview->territory == territory && (preview->colours >> view->clan & 1) != 0;
        if (here && preview->points_count > 0) return preview->points[0];
    }
    return 0;
}

/* Chooses the village with the most points for the own clan; among equals the first. */
static bool found(const struct game_question *question, struct game_move *move)
{
    const struct clans_choices *choices = question->choices;
    int most = -1;
    if (choices->decision != CLANS_ASK_FOUND) return false;
    for (unsigned i = 0; i < question->legal_count; i++) {
        struct clans_move one;
        memcpy(&one, &question->legal[i], sizeof(one));
        if (points(question, one.territory) <= most) continue;
        most = points(question, one.territory);
        *move = question->legal[i];
    }
    return most >= 0;
}

static const struct game_policy policies[] = {
    {.name = "found",
     .choose = found,
     .doc = "of several villages found the one first that scores most for my clan"},
    {.name = NULL},
};

const struct game_conditional clans_conditional = {.guards = guards, .policies = policies};
