/* The answer of conditional moves to a question, for every game, seat count and option. It
 * depends only on the knowledge of their seat, and is legal. All states in which a seat knows
 * the same become one state when the hidden parts are sorted. */
#include "bots/bots.h"
#include "engine/notation.h"
#include "engine/conditional/whatif.h"
#include "contract/probes/probes.h"
#include "engine/conditional/conditional_text.h"

#include <criterion/criterion.h>

#include <string.h>

static uint64_t sorted_anew;
static uint64_t asked;
static uint64_t fired;
static uint64_t by_policy;
static uint64_t dropped;
static uint64_t played;

/* The same knowledge becomes the same bytes, which are a possible state that looks alike. */
static void sort_seat(struct walk *walk, uint8_t seat)
{
    const struct game *game = walk->game;
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state one = walk->match.state;
    struct game_state other = walk->match.state;
    struct game_view views[2];
    game->redraw(&other, seat, &chance);
    game->sort_hidden(&one, seat);
    game->sort_hidden(&other, seat);
    cr_assert_arr_eq(&one, &other, sizeof(one), "%s, seat %u", game->id, seat);
    cr_assert_null(game->check(&one));
    memset(views, 0, sizeof(views));
    game->view(&walk->match.state, seat, &views[0]);
    game->view(&one, seat, &views[1]);
    cr_assert_arr_eq(&views[0], &views[1], game->view_bytes);
    sorted_anew += memcmp(&one, &walk->match.state, sizeof(one)) != 0;
    game->redraw(&one, seat, &chance); /* and what is drawn after it is equal, too */
    game->redraw(&other, seat, &chance);
    cr_assert_arr_eq(&one, &other, sizeof(one));
}

static void sort_all(struct walk *walk)
{
    for (uint8_t seat = 0; seat < walk->match.setup.seats; seat++) sort_seat(walk, seat);
    sort_seat(walk, GAME_SPECTATOR);
}

static void guards_draw(struct walk *walk, struct conditional_move *entry)
{
    const struct game_conditional *offered = walk->game->conditional;
    unsigned count = 0;
    if (offered == NULL || walk_below(walk, 2) == 0) return;
    while (offered->guards[count].name != NULL) count++;
    struct conditional_guard *guard = &entry->guards[entry->guard_count++];
    guard->guard = (uint8_t)walk_below(walk, count);
    const struct game_guard *of = &offered->guards[guard->guard];
    if (of->of != NULL) do
            guard->of = (uint8_t)walk_below(walk, of->of->count);
        while (of->of->name[guard->of] == NULL);
    guard->compare =
        of->values != NULL ? CONDITIONAL_IS : (uint8_t)walk_below(walk, CONDITIONAL_COMPARES);
    do guard->value = (int32_t)walk_below(walk, of->values != NULL ? of->values->count : 12);
    while (of->values != NULL && of->values->name[guard->value] == NULL);
}

static void policies_draw(struct walk *walk, struct conditional_moves *conditional)
{
    const struct game_conditional *offered = walk->game->conditional;
    for (unsigned i = 0; offered != NULL && offered->policies[i].name != NULL; i++) {
        const struct names *words = offered->policies[i].words;
        if (walk_below(walk, 2) == 0) continue;
        struct conditional_policy *policy = &conditional->policies[conditional->policy_count++];
        policy->policy = (uint8_t)i;
        while (words != NULL && policy->word_count < 4) {
            uint8_t word = (uint8_t)walk_below(walk, words->count);
            if (words->name[word] != NULL) policy->words[policy->word_count++] = word;
        }
    }
}

/* Some of what could be wished for here, and what could not. */
static void conditional_draw(struct walk *walk, struct conditional_moves *conditional)
{
    memset(conditional, 0, sizeof(*conditional));
    for (unsigned i = walk_below(walk, 3); i > 0; i--) {
        struct conditional_move *entry = &conditional->entries[conditional->entry_count++];
        for (unsigned j = 1 + walk_below(walk, 2); j > 0; j--) {
            struct game_move move = walk->legal[walk_below(walk, walk->legal_count)];
            char text[NOTATION_BYTES_MAX];
            struct game_move drawn;
            walk_random_move(walk, &drawn);
            if (walk_below(walk, 4) == 0 && drawn.bytes[0] != 0 && !table_move_is(&drawn) &&
                drawn.bytes[0] < walk->game->move_kinds) {
                size_t size = notation_move_print(walk->game, &drawn, text);
                if (notation_move_parse(walk->game, text, size, &drawn)) move = drawn;
            }
            entry->moves[entry->move_count++] = move;
        }
        guards_draw(walk, entry);
    }
    policies_draw(walk, conditional);
}

static void text_keeps(const struct walk *walk, const struct conditional_moves *conditional)
{
    char text[CONDITIONAL_BYTES_MAX + 1];
    struct conditional_moves parsed;
    unsigned line = 0;
    size_t size = conditional_print(walk->game, conditional, text);
    enum conditional_flaw flaw = conditional_parse(walk->game, text, size, &parsed, &line);
    cr_assert_eq(flaw, CONDITIONAL_SOUND, "%s\nline %u", text, line);
    cr_assert_arr_eq(&parsed, conditional, sizeof(parsed), "%s", text);
}

static void ask(struct walk *walk)
{
    const struct game *game = walk->game;
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct conditional_moves conditional[2];
    struct conditional_look looks[2];
    struct game_state drawn = walk->match.state;
    static struct game_events events;
    game->redraw(&drawn, walk->seat, &chance);
    conditional_draw(walk, &conditional[0]);
    text_keeps(walk, &conditional[0]);
    conditional[1] = conditional[0];
    bool some = conditional[0].entry_count > 0;
    conditional_ask(game, &walk->match.state, walk->seat, &conditional[0], &looks[0]);
    conditional_ask(game, &drawn, walk->seat, &conditional[1], &looks[1]);
    cr_assert_arr_eq(&looks[0], &looks[1], sizeof(looks[0]), "what is hidden decides");
    cr_assert_arr_eq(&conditional[0], &conditional[1], sizeof(conditional[0]));
    asked++;
    fired += looks[0].fires;
    by_policy += looks[0].by_policy;
    dropped += looks[0].why != CONDITIONAL_KEPT;
    cr_assert(!some || looks[0].fires || looks[0].why != CONDITIONAL_KEPT,
              "wishes never just wait");
    if (looks[0].fires)
        cr_assert_eq(game->decide(&walk->match.state, walk->seat, &looks[0].move, &walk->chance,
                                  &events, NULL),
                     GAME_ACCEPTED);
}

/* Checks that the possible results are the same for all hidden parts. */
static void play_on(struct walk *walk)
{
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state drawn = walk->match.state;
    struct game_state before = walk->match.state;
    struct conditional_moves conditional;
    static struct whatif_end ends[2];
    conditional_draw(walk, &conditional);
    walk->game->redraw(&drawn, walk->seat, &chance);
    struct whatif whatif = {.game = walk->game,
                            .others = bots_of(walk->game, 0),
                            .state = &walk->match.state,
                            .conditional = &conditional,
                            .seed = walk_random(walk),
                            .seat = (uint8_t)walk_below(walk, walk->match.setup.seats)};
    if (whatif.seat != walk->seat) drawn = walk->match.state;
    whatif_play(&whatif, 3, &ends[0]);
    whatif.state = &drawn;
    whatif_play(&whatif, 3, &ends[1]);
    cr_assert_arr_eq(&ends[0], &ends[1], sizeof(ends[0]), "what is hidden is foretold");
    cr_assert_arr_eq(&walk->match.state, &before, sizeof(before), "the real match was touched");
    cr_assert_null(walk->game->check(&ends[0].state));
    played += ends[0].moves;
}

static void deciding(struct walk *walk)
{
    ask(walk);
    if (walk_below(walk, 16) == 0) play_on(walk);
    if (walk_below(walk, 8) == 0) sort_all(walk);
}

static void enough(void)
{
    cr_assert_gt(asked, 10000);
    cr_assert_gt(fired, 1000);
    cr_assert_gt(by_policy, 100);
    cr_assert_gt(dropped, 1000);
    cr_assert_gt(sorted_anew, 1000);
    cr_assert_gt(played, 1000);
}

const struct probe conditional_probe = {.name =
                                            "orders and what is sorted tell nothing that is hidden",
                                        .deciding = deciding,
                                        .ended = sort_all,
                                        .enough = enough};
