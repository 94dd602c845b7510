/* For every game, seat count and option: what orders make of a question depends on nothing that
 * their seat does not know; what they do is legal; and all states in which a seat knows the same
 * become one when what is hidden is sorted. */
#include "bots/bots.h"
#include "engine/notation.h"
#include "engine/conditional/whatif.h"
#include "contract/probes/probes.h"

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

static void guards_draw(struct walk *walk, struct orders_wish *wish)
{
    const struct game_orders *offered = walk->game->orders;
    unsigned count = 0;
    if (offered == NULL || walk_below(walk, 2) == 0) return;
    while (offered->guards[count].name != NULL) count++;
    struct orders_guard *guard = &wish->guards[wish->guard_count++];
    guard->guard = (uint8_t)walk_below(walk, count);
    const struct game_guard *of = &offered->guards[guard->guard];
    if (of->of != NULL) do
            guard->of = (uint8_t)walk_below(walk, of->of->count);
        while (of->of->name[guard->of] == NULL);
    guard->compare = of->values != NULL ? ORDERS_IS : (uint8_t)walk_below(walk, ORDERS_COMPARES);
    do guard->value = (int32_t)walk_below(walk, of->values != NULL ? of->values->count : 12);
    while (of->values != NULL && of->values->name[guard->value] == NULL);
}

static void policies_draw(struct walk *walk, struct orders *orders)
{
    const struct game_orders *offered = walk->game->orders;
    for (unsigned i = 0; offered != NULL && offered->policies[i].name != NULL; i++) {
        const struct names *words = offered->policies[i].words;
        if (walk_below(walk, 2) == 0) continue;
        struct orders_policy *policy = &orders->policies[orders->policy_count++];
        policy->policy = (uint8_t)i;
        while (words != NULL && policy->word_count < 4) {
            uint8_t word = (uint8_t)walk_below(walk, words->count);
            if (words->name[word] != NULL) policy->words[policy->word_count++] = word;
        }
    }
}

/* Some of what could be wished for here, and what could not. */
static void orders_draw(struct walk *walk, struct orders *orders)
{
    memset(orders, 0, sizeof(*orders));
    for (unsigned i = walk_below(walk, 3); i > 0; i--) {
        struct orders_wish *wish = &orders->wishes[orders->wish_count++];
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
            wish->moves[wish->move_count++] = move;
        }
        guards_draw(walk, wish);
    }
    policies_draw(walk, orders);
}

static void text_keeps(const struct walk *walk, const struct orders *orders)
{
    char text[ORDERS_BYTES_MAX + 1];
    struct orders parsed;
    unsigned line = 0;
    size_t size = orders_print(walk->game, orders, text);
    enum orders_flaw flaw = orders_parse(walk->game, text, size, &parsed, &line);
    cr_assert_eq(flaw, ORDERS_SOUND, "%s\nline %u", text, line);
    cr_assert_arr_eq(&parsed, orders, sizeof(parsed), "%s", text);
}

static void ask(struct walk *walk)
{
    const struct game *game = walk->game;
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct orders orders[2];
    struct orders_look looks[2];
    struct game_state drawn = walk->match.state;
    static struct game_events events;
    game->redraw(&drawn, walk->seat, &chance);
    orders_draw(walk, &orders[0]);
    text_keeps(walk, &orders[0]);
    orders[1] = orders[0];
    bool some = orders[0].wish_count > 0;
    orders_ask(game, &walk->match.state, walk->seat, &orders[0], &looks[0]);
    orders_ask(game, &drawn, walk->seat, &orders[1], &looks[1]);
    cr_assert_arr_eq(&looks[0], &looks[1], sizeof(looks[0]), "what is hidden decides");
    cr_assert_arr_eq(&orders[0], &orders[1], sizeof(orders[0]));
    asked++;
    fired += looks[0].fires;
    by_policy += looks[0].by_policy;
    dropped += looks[0].why != ORDERS_KEPT;
    cr_assert(!some || looks[0].fires || looks[0].why != ORDERS_KEPT, "wishes never just wait");
    if (looks[0].fires)
        cr_assert_eq(game->decide(&walk->match.state, walk->seat, &looks[0].move, &walk->chance,
                                  &events, NULL),
                     GAME_ACCEPTED);
}

/* What could come of them is the same whatever is hidden. */
static void play_on(struct walk *walk)
{
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state drawn = walk->match.state;
    struct game_state before = walk->match.state;
    struct orders orders;
    static struct whatif_end ends[2];
    orders_draw(walk, &orders);
    walk->game->redraw(&drawn, walk->seat, &chance);
    struct whatif whatif = {.game = walk->game,
                            .others = bots_of(walk->game, 0),
                            .state = &walk->match.state,
                            .orders = &orders,
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

const struct probe orders_probe = {.name = "orders and what is sorted tell nothing that is hidden",
                                   .deciding = deciding,
                                   .ended = sort_all,
                                   .enough = enough};
