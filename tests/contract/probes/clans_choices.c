/* Clans: what the choices say is exactly what is legal, and what they promise is what happens. */
#include "games/clans/rules.h"
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

#include <string.h>

static unsigned decisions_seen;
static unsigned came_true;

static void choices_are_legal(struct walk *walk)
{
    struct clans_choices choices;
    unsigned count = 0;
    if (walk->game != &clans) return;
    clans.choices(&walk->match.state, walk->seat, &choices);
    decisions_seen |= 1u << choices.decision;
    for (unsigned i = 0; i < choices.moves_count; i++) {
        const struct clans_from_choice *row = &choices.moves[i];
        cr_assert_gt(row->to_count, 0);
        for (unsigned j = 0; j < row->to_count; j++, count++) {
            struct clans_move move = {.kind = CLANS_MOVE_MOVE, .from = row->from, .to = row->to[j]};
            cr_assert_lt(count, walk->legal_count);
            cr_assert_arr_eq(&walk->legal[count], &move, sizeof(move), "in the same order");
        }
    }
    for (unsigned i = 0; i < choices.found_count; i++, count++) {
        struct clans_move move = {.kind = CLANS_MOVE_FOUND, .territory = choices.found[i]};
        cr_assert_lt(count, walk->legal_count);
        cr_assert_arr_eq(&walk->legal[count], &move, sizeof(move));
    }
    cr_assert_eq(count, walk->legal_count);
    if (choices.decision == CLANS_ASK_FOUND) cr_assert_gt(count, 1);
}

static void every_question(void)
{
    cr_assert_eq(decisions_seen, (1u << CLANS_DECISIONS) - 2, "every question came up");
}

const struct probe clans_legal_probe = {.name = "the choices of Clans are exactly the legal moves",
                                        .deciding = choices_are_legal,
                                        .enough = every_question};

/* Returns the preview of this territory among those of the move, or NULL. */
static const struct clans_preview *promised(const struct clans_choices *choices,
                                            const struct clans_move *move, uint8_t territory)
{
    for (unsigned i = 0; i < choices->previews_count; i++) {
        const struct clans_preview *preview = &choices->previews[i];
        if (preview->from == move->from && preview->to == move->to &&
            preview->territory == territory)
            return preview;
    }
    return NULL;
}

static unsigned promises_of(const struct clans_choices *choices, const struct clans_move *move)
{
    unsigned count = 0;
    for (unsigned i = 0; i < choices->previews_count; i++)
        count += choices->previews[i].from == move->from && choices->previews[i].to == move->to;
    return count;
}

/* The events of the n-th village of this move. */
struct founding {
    struct clans_event founded;
    uint16_t lost;
    bool doomed;
    struct clans_event scored;
};

static unsigned read_foundings(const struct game_events *events,
                               struct founding founding[CLANS_NEIGHBOURS_MAX])
{
    unsigned count = 0;
    for (unsigned i = 0; i < events->count; i++) {
        struct clans_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind == CLANS_FOUNDED) {
            memset(&founding[count], 0, sizeof(founding[count]));
            founding[count++].founded = event;
        } else if (event.kind == CLANS_DOOMED || event.kind == CLANS_STRIFE) {
            founding[count - 1].doomed = event.kind == CLANS_DOOMED;
            for (unsigned j = 0; j < CLANS_COLOURS; j++)
                if (event.huts[j] > 0) founding[count - 1].lost |= (uint16_t)(1u << j);
        } else if (event.kind == CLANS_SCORED) {
            founding[count - 1].scored = event;
        }
    }
    return count;
}

static void previews_come_true(struct walk *walk, uint8_t seat, const struct game_move *bytes)
{
    struct clans_choices choices;
    struct clans_move move;
    struct founding founding[CLANS_NEIGHBOURS_MAX];
    if (walk->game != &clans) return;
    memcpy(&move, bytes, sizeof(move));
    clans.choices(&walk->before, seat, &choices);
    struct clans_state after;
    memcpy(&after, &walk->match.state, sizeof(after));
    unsigned promises = promises_of(&choices, &move);
    unsigned count = read_foundings(&walk->proposal.events, founding);
    if (after.pending != 0 && move.kind == CLANS_MOVE_MOVE) {
        cr_assert_eq(promises, clans_count(after.pending));
        for (uint64_t rest = after.pending; rest != 0; rest &= rest - 1)
            cr_assert_not_null(promised(&choices, &move, clans_first(rest)));
        return;
    }
    if (move.kind == CLANS_MOVE_MOVE) cr_assert_eq(promises, count);
    for (unsigned i = 0; i < count; i++) {
        const struct clans_preview *preview =
            promised(&choices, &move, founding[i].founded.territory);
        cr_assert_not_null(preview);
        cr_assert_lt(i, preview->points_count);
        cr_assert_eq(preview->points[i], founding[i].scored.points);
        if (i > 0) continue; /* the rest of the row is about being the first */
        cr_assert_eq(preview->value, founding[i].scored.value);
        cr_assert_eq(preview->bonus, founding[i].scored.bonus);
        cr_assert_eq(preview->colours, founding[i].scored.number);
        cr_assert_eq(preview->lost, founding[i].lost);
        cr_assert_eq(preview->doomed, founding[i].doomed);
        came_true++;
    }
}

static void enough_previews(void)
{
    cr_assert_gt(came_true, 300);
}

const struct probe clans_previews_probe = {.name = "the previews of Clans come true",
                                           .moved = previews_come_true,
                                           .enough = enough_previews};
