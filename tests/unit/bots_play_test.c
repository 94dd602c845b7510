#include "bots/bots.h"
#include "bots/network.h"
#include "games/find.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>
#include <string.h>

TestSuite(bots_play, .timeout = 880);

#define DECISIONS_MAX 20000

/* A match under play; `asked` looks at each decision before it is made. */
struct play {
    const struct game *game;
    const struct bot *bots[GAME_SEATS_MAX];
    uint8_t seats;
    uint16_t options;
    uint64_t seed;
    uint32_t simulations[GAME_SEATS_MAX];           /* 0: those of `means` */
    const struct network *networks[GAME_SEATS_MAX]; /* NULL: that of `means` */
    struct bot_random random[GAME_SEATS_MAX];
    struct game_state state;
    struct game_result result;
};

/* The means of all bots; used by one at a time. */
static _Alignas(16) uint8_t scratch[BOT_SCRATCH_BYTES_MAX];
static struct bot_means means = {.simulations = 6, .scratch = scratch};

typedef void asked(struct play *play, uint8_t seat, const struct game_move *move);

static void play_match(struct play *play, asked *look)
{
    const struct game *game = play->game;
    struct chance_fast fast = {.seed = play->seed};
    struct chance chance = chance_fast_of(&fast);
    struct game_setup setup = {
        .seats = play->seats, .start_seat = GAME_NOBODY, .options = play->options};
    setup.options |= game->seats_need[setup.seats];
    struct game_state next;
    struct game_events events;
    memset(&play->state, 0, sizeof(play->state));
    memset(&next, 0, sizeof(next));
    events.count = 0;
    game->setup(&setup, &chance, &events);
    for (unsigned i = 0; i < events.count; i++) game->evolve(&play->state, &events.at[i]);
    for (uint8_t seat = 0; seat < play->seats; seat++) play->random[seat].state = play->seed + seat;
    for (int i = 0; i < DECISIONS_MAX && game->to_act(&play->state) != 0; i++) {
        uint8_t seat = (uint8_t)__builtin_ctz(game->to_act(&play->state));
        struct game_move move;
        struct bot_means own = means;
        if (play->simulations[seat] > 0) own.simulations = play->simulations[seat];
        if (play->networks[seat] != NULL) own.network = play->networks[seat];
        memset(&move, 0xee, sizeof(move));
        play->bots[seat]->choose(game, &play->state, seat, &play->random[seat], &own, &move);
        if (look != NULL) look(play, seat, &move);
        cr_assert_eq(game->decide(&play->state, seat, &move, &chance, &events, &next),
                     GAME_ACCEPTED);
        play->state = next;
    }
    cr_assert_eq(game->to_act(&play->state), 0, "a match ends");
    game_result(game, &play->state, &play->result);
}

static void move_is_legal(struct play *play, uint8_t seat, const struct game_move *move)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    unsigned count = play->game->legal(&play->state, seat, legal);
    unsigned at = 0;
    while (at < count && memcmp(&legal[at], move, sizeof(*move)) != 0) at++;
    cr_assert_lt(at, count, "%s chose what is not among its legal moves", play->bots[seat]->id);
}

static void everyone(struct play *play, const struct game *game, const char *bot, uint8_t seats,
                     uint64_t seed)
{
    *play = (struct play){.game = game, .seats = seats, .seed = seed};
    for (unsigned i = 0; i < seats; i++) play->bots[i] = bots_find_any(game, bot);
}

/* The first seeds take one option each, further ones all of them. */
static uint16_t options_of(const struct game *game, unsigned seed)
{
    unsigned all = (1u << game->options.count) - 1;
    return (uint16_t)(seed <= game->options.count ? 1u << (seed - 1) : all);
}

Test(bots_play, every_bot_chooses_legal_moves_only_in_every_game)
{
    static struct play play;
    for (unsigned game = 0; games[game] != NULL; game++) {
        for (size_t bot = 0; bots_of(games[game], bot) != NULL; bot++) {
            const char *id = bots_of(games[game], bot)->id;
            for (uint8_t seats = games[game]->seats_min; seats <= games[game]->seats_max; seats++) {
                bool searches = bots_of(games[game], bot)->scratch_bytes > 0;
                for (uint64_t seed = 1; seed <= 10; seed++) {
                    everyone(&play, games[game], id, seats, seed);
                    if (!searches || seed == 1) play_match(&play, move_is_legal);
                    everyone(&play, games[game], id, seats, seed);
                    play.options = options_of(games[game], (unsigned)seed);
                    play_match(&play, move_is_legal);
                }
            }
        }
    }
}

Test(bots_play, yardsticks_play_and_sit_at_no_table)
{
    static struct play play;
    unsigned found = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct bot *bot;
        for (size_t j = 0; (bot = bots_yardstick(games[i], j)) != NULL; j++, found++) {
            cr_assert_null(bots_find(games[i], bot->id));
            cr_assert_eq(bots_find_any(games[i], bot->id), bot);
            for (size_t name = 0; bots_name(name) != NULL; name++)
                cr_assert_str_neq(bots_name(name), bot->id);
            for (uint8_t seats = games[i]->seats_min; seats <= games[i]->seats_max; seats++) {
                everyone(&play, games[i], bot->id, seats, seats);
                play_match(&play, move_is_legal);
            }
        }
        cr_assert_eq(bots_find_any(games[i], "easy"), bots_find(games[i], "easy"));
        cr_assert_null(bots_find_any(games[i], "genius"));
    }
    cr_assert_eq(found, 3);
}

Test(bots_play, a_game_without_bots_of_its_own_is_played_by_those_that_play_any)
{
    static struct play play;
    cr_assert_null(bots_find(&toy_game, "easy"));
    everyone(&play, &toy_game, "random", 3, 5);
    play_match(&play, move_is_legal);
    cr_assert_eq(play.result.over, 1);
}

Test(bots_play, bots_are_found_by_their_ids_alone)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct bot *bot;
        for (size_t j = 0; (bot = bots_of(games[i], j)) != NULL; j++)
            cr_assert_eq(bots_find(games[i], bot->id), bot);
        cr_assert_null(bots_find(games[i], ""));
        cr_assert_null(bots_find(games[i], "Easy"));
        cr_assert_null(bots_find(games[i], "easy "));
    }
}

Test(bots_play, each_name_of_a_bot_is_told_once)
{
    size_t count = 0;
    while (bots_name(count) != NULL) count++;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++) cr_assert_str_neq(bots_name(i), bots_name(j));
    for (unsigned i = 0; games[i] != NULL; i++) {
        for (size_t j = 0; bots_of(games[i], j) != NULL; j++) {
            size_t at = 0;
            while (at < count && strcmp(bots_name(at), bots_of(games[i], j)->id) != 0) at++;
            cr_assert_lt(at, count, "%s has no name", bots_of(games[i], j)->id);
        }
    }
}

/* Computes the bot's choice in this state, with the same luck each time. */
static void chosen(struct play *play, const struct game_state *state, uint8_t seat,
                   struct game_move *move)
{
    struct bot_random random = {.state = 7};
    play->bots[seat]->choose(play->game, state, seat, &random, &means, move);
}

/* Draws everything hidden anew ten times: the choice stays, so it cannot have used any of it; nor
 * what it has left in its scratch, for at last it is asked once more of the state as it is. */
static void hidden_things_change_nothing(struct play *play, uint8_t seat,
                                         const struct game_move *move)
{
    struct game_move one;
    struct game_move two;
    chosen(play, &play->state, seat, &one);
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct game_state other = play->state;
        play->game->redraw(&other, seat, &chance);
        chosen(play, &other, seat, &two);
        cr_assert_eq(memcmp(&one, &two, sizeof(one)), 0);
    }
    chosen(play, &play->state, seat, &two);
    cr_assert_eq(memcmp(&one, &two, sizeof(one)), 0);
    (void)move;
}

Test(bots_play, easy_uses_nothing_that_its_seat_may_not_know)
{
    static struct play play;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        everyone(&play, games_find("stoneage"), "easy", (uint8_t)(2 + seed % 3), seed);
        play_match(&play, hidden_things_change_nothing);
        everyone(&play, games_find("stoneage"), "easy", (uint8_t)(2 + seed % 4), seed);
        play.options = options_of(play.game, 99);
        play_match(&play, hidden_things_change_nothing);
        everyone(&play, games_find("clans"), "easy", (uint8_t)(2 + seed % 3), seed);
        play_match(&play, hidden_things_change_nothing);
    }
}

/* Plays with senseless weights: it shows all of its inputs. */
static void judged_at_random(const struct game *game)
{
    static float weights[NETWORK_WEIGHTS_MAX];
    static struct network network;
    struct bot_random random = {.state = 9};
    for (size_t i = 0; i < NETWORK_WEIGHTS_MAX; i++)
        weights[i] = (float)(bot_random_next(&random) >> 40) / (float)(1u << 25) - 0.25f;
    network = (struct network){
        .inputs = game->knowledge->inputs->count, .hidden = 16, .weights = weights};
    means.network = &network;
}

Test(bots_play, a_search_that_a_network_judges_uses_nothing_that_its_seat_may_not_know)
{
    static struct play play;
    for (unsigned game = 0; game < 2; game++) {
        for (uint8_t seats = 2; seats <= 3; seats++) {
            everyone(&play, games_find(game == 0 ? "stoneage" : "clans"), "hard", seats, 4);
            play.options = game == 0 && seats == 3 ? options_of(play.game, 99) : 0;
            judged_at_random(play.game);
            play_match(&play, hidden_things_change_nothing);
        }
    }
}

/* A search draws what it may not know; what is really there must be no help in that. */
Test(bots_play, a_search_uses_nothing_that_its_seat_may_not_know)
{
    static struct play play;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        everyone(&play, games_find("stoneage"), "hard", (uint8_t)(2 + seed), seed);
        play_match(&play, hidden_things_change_nothing);
        everyone(&play, games_find("stoneage"), "hard", 3, seed);
        play.options = options_of(play.game, 99);
        play_match(&play, hidden_things_change_nothing);
        everyone(&play, games_find("clans"), "hard", (uint8_t)(2 + seed), seed);
        play_match(&play, hidden_things_change_nothing);
    }
}

Test(bots_play, the_same_seed_gives_the_same_match)
{
    static struct play one;
    static struct play two;
    static const char *const games_of[] = {"stoneage", "stoneage", "clans"};
    static const char *const bots[] = {"easy", "hard", "hard"};
    for (size_t i = 0; i < COUNT_OF(bots); i++) {
        everyone(&one, games_find(games_of[i]), bots[i], 3, 11);
        everyone(&two, games_find(games_of[i]), bots[i], 3, 11);
        play_match(&one, NULL);
        memset(scratch, 0x5a, sizeof(scratch));
        play_match(&two, NULL);
        cr_assert_eq(memcmp(&one.state, &two.state, sizeof(one.state)), 0, "%s", bots[i]);
    }
}

/* Pairings of 60 matches of two, with the number of simulations; 0: no search. */
struct rung {
    const char *game;
    const char *one;
    const char *other;
    uint32_t simulations[2];
};

/* How many of them `one` wins, equal firsts being half a win for each. */
static double won_by(const struct rung *rung)
{
    static struct play play;
    double won = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        uint8_t seat = (uint8_t)(seed % 2);
        everyone(&play, games_find(rung->game), rung->other, 2, 1 + seed / 2);
        play.bots[seat] = bots_find_any(play.game, rung->one);
        play.simulations[seat] = rung->simulations[0];
        play.simulations[1 - seat] = rung->simulations[1];
        play_match(&play, NULL);
        if (play.result.rank[seat] == 1) won += play.result.rank[1 - seat] == 1 ? 0.5 : 1;
    }
    return won;
}

/* Each level loses to the next, master and hard with a tenth of their simulations. An equal player
 * reaches 43 of 60 less often than once in a thousand times. */
Test(bots_play, each_level_loses_to_the_next)
{
    static const struct rung ladder[] = {
        {"stoneage", "beginner", "random", {0, 0}}, {"stoneage", "casual", "beginner", {0, 0}},
        {"stoneage", "easy", "casual", {0, 0}},     {"stoneage", "easy", "first", {0, 0}},
        {"stoneage", "medium", "easy", {50, 0}},    {"stoneage", "hard", "medium", {200, 50}},
        {"stoneage", "master", "hard", {200, 20}},  {"clans", "beginner", "random", {0, 0}},
        {"clans", "casual", "beginner", {0, 0}},    {"clans", "easy", "casual", {0, 0}},
        {"clans", "medium", "easy", {80, 0}},       {"clans", "hard", "medium", {200, 80}},
        {"clans", "master", "hard", {600, 20}},
    };
    for (size_t i = 0; i < COUNT_OF(ladder); i++) {
        double won = won_by(&ladder[i]);
        cr_expect_geq(won, 43, "%s: %s won %.1f of 60 of %s", ladder[i].game, ladder[i].one, won,
                      ladder[i].other);
    }
}

/* The network against the game's own judgement, with the same search. */
Test(bots_play, a_network_judges_better_than_the_game_by_itself)
{
    static struct play play;
    const struct game *game = games_find("stoneage");
    unsigned won = 0;
    cr_assert_not_null(game->knowledge->networks[2]);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        uint8_t seat = (uint8_t)(seed % 2);
        everyone(&play, game, "hard", 2, 1 + seed / 2);
        play.networks[1 - seat] = &network_none;
        means.simulations = 50;
        play_match(&play, NULL);
        won += play.result.rank[seat] == 1 && play.result.rank[1 - seat] == 2;
    }
    cr_expect_geq(won, 30, "won %u of 40", won);
}

/* How many of 200 matches of two one easy player wins alone against a random one. */
static unsigned won_by_easy(const char *game)
{
    static struct play play;
    unsigned won = 0;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        uint8_t seat = (uint8_t)(seed % 2);
        everyone(&play, games_find(game), "random", 2, seed);
        play.bots[seat] = bots_find(play.game, "easy");
        play_match(&play, NULL);
        won += play.result.rank[seat] == 1 && play.result.rank[1 - seat] == 2;
    }
    return won;
}

Test(bots_play, easy_beats_random_nearly_always)
{
    unsigned stoneage = won_by_easy("stoneage");
    unsigned clans = won_by_easy("clans");
    cr_expect_geq(stoneage, 196, "won %u of 200", stoneage);
    cr_expect_geq(clans, 180, "won %u of 200", clans);
}

Test(bots_play, easy_beats_random_with_each_variant_and_all_of_them)
{
    static struct play play;
    const struct game *game = games_find("stoneage");
    for (unsigned option = 1; option <= game->options.count + 1u; option++) {
        unsigned won = 0;
        for (uint64_t seed = 1; seed <= 50; seed++) {
            uint8_t seat = (uint8_t)(seed % 2);
            everyone(&play, game, "random", 2, seed);
            play.options = options_of(game, option);
            play.bots[seat] = bots_find(play.game, "easy");
            play_match(&play, NULL);
            won += play.result.rank[seat] == 1 && play.result.rank[1 - seat] == 2;
        }
        cr_expect_geq(won, 49, "option %u: won %u of 50", option, won);
    }
}

Test(bots_play, easy_ends_a_match_in_a_sensible_number_of_rounds)
{
    static struct play play;
    static const unsigned most[GAME_SEATS_MAX] = {[2] = 14, [3] = 13, [4] = 12};
    for (uint8_t seats = 2; seats <= 4; seats++) {
        unsigned rounds = 0;
        for (uint64_t seed = 1; seed <= 50; seed++) {
            everyone(&play, games_find("stoneage"), "easy", seats, seed);
            play_match(&play, NULL);
            rounds += play.result.rounds;
        }
        cr_expect_geq(rounds, 50u * 8, "%u seats: %u rounds in 50 matches", seats, rounds);
        cr_expect_leq(rounds, 50u * most[seats], "%u seats: %u rounds in 50 matches", seats,
                      rounds);
    }
}

Test(bots_play, random_takes_each_legal_move_equally_often)
{
    struct toy_state toy = {.seats = 2, .heap = TOY_HEAP};
    struct bot_random random = {.state = 3};
    unsigned taken[4] = {0};
    for (int i = 0; i < 30000; i++) {
        struct game_move move;
        bots_find(&toy_game, "random")->choose(&toy_game, &toy, 0, &random, &means, &move);
        taken[move.bytes[1]]++;
    }
    for (unsigned amount = 1; amount <= 3; amount++) {
        cr_expect_gt(taken[amount], 9600, "%u: %u", amount, taken[amount]);
        cr_expect_lt(taken[amount], 10400, "%u: %u", amount, taken[amount]);
    }
}

Test(bots_play, each_measured_strength_is_of_two_bots_of_its_game)
{
    size_t rows = 0;
    for (size_t i = 0; games[i] != NULL; i++) {
        const struct bot_strength *row = games[i]->strengths;
        for (; row != NULL && row->bot != NULL; row++, rows++) {
            cr_assert_not_null(bots_find(games[i], row->bot), "%s", row->bot);
            cr_assert_not_null(bots_find(games[i], row->against), "%s", row->against);
            cr_assert(row->seats >= games[i]->seats_min && row->seats <= games[i]->seats_max);
            cr_assert(row->matches >= 40 && row->wins <= 1000 && row->interval > 0);
        }
    }
    cr_assert(rows > 0);
}
