/* The worth of decisions: a wasteful decision is found, luck is the effect of chance, and the
 * same question has the same answer. */
#include "bots/analysis.h"
#include "bots/bots.h"
#include "games/find.h"

#include <criterion/criterion.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

static _Alignas(16) uint8_t scratch[ANALYSIS_SCRATCH_BYTES];
static const struct bot_means means = {.scratch = scratch};

/* A match, decision by decision. */
struct played {
    const struct game *game;
    uint8_t seats;
    unsigned count;
    struct step {
        struct game_state before;
        struct game_move move;
        uint8_t seat;
    } step[1000];
    struct game_state end;
};

static struct played played;

/* Plays a match of so many seats by that bot, each seat with its own random numbers. */
static void play(const char *id, uint8_t seats, const char *bot_id, uint64_t seed)
{
    static struct game_events events;
    const struct game *game = games_find(id);
    const struct bot *bot = bots_find(game, bot_id);
    struct bot_random random = {.state = seed};
    struct chance_fast fast = {.seed = seed};
    struct chance chance = chance_fast_of(&fast);
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    played.game = game;
    played.seats = seats;
    played.count = 0;
    memset(&played.end, 0, sizeof(played.end));
    game_begin(game, &setup, &played.end);
    events.count = 0;
    game->setup(&setup, &chance, &events);
    for (unsigned i = 0; i < events.count; i++) game->evolve(&played.end, &events.at[i]);
    for (uint8_t owed; (owed = game->to_act(&played.end)) != 0;) {
        cr_assert_lt(played.count, COUNT_OF(played.step));
        struct step *step = &played.step[played.count++];
        step->before = played.end;
        step->seat = (uint8_t)__builtin_ctz(owed);
        bot->choose(game, &played.end, step->seat, &random, &means, &step->move);
        events.count = 0;
        cr_assert_eq(
            game->decide(&played.end, step->seat, &step->move, &chance, &events, &played.end),
            GAME_ACCEPTED);
    }
}

static struct analysis_question question_of(unsigned at, uint32_t simulations)
{
    const struct step *step = &played.step[at];
    return (struct analysis_question){.game = played.game,
                                      .before = &step->before,
                                      .after = at + 1 < played.count ? &played.step[at + 1].before
                                                                     : &played.end,
                                      .move = step->move,
                                      .seat = step->seat,
                                      .number = at,
                                      .simulations = simulations,
                                      .seed = 7};
}

/* The account of each seat. */
struct account {
    int32_t begin, luck, decided, own, rest, doubt, end; /* doubt: how much the rest is each time */
};

static void account_all(uint32_t simulations, struct account account[GAME_SEATS_MAX])
{
    int32_t before[GAME_SEATS_MAX];
    struct analysis_answer answer;
    struct analysis_question first = question_of(0, simulations);
    first.after = first.before;
    cr_assert(analysis_worth(&first, &means, before));
    memset(account, 0, GAME_SEATS_MAX * sizeof(*account));
    for (unsigned seat = 0; seat < played.seats; seat++) account[seat].begin = before[seat];
    for (unsigned at = 0; at < played.count; at++) {
        struct analysis_question question = question_of(at, simulations);
        cr_assert(analysis_decision(&question, &means, &answer));
        cr_assert_geq(answer.best[question.seat], answer.played[question.seat],
                      "what is best loses nothing");
        for (unsigned seat = 0; seat < played.seats; seat++) {
            struct account *mine = &account[seat];
            mine->luck += answer.after[seat] - answer.played[seat];
            mine->decided += answer.played[seat] - answer.best[seat];
            if (seat == question.seat) mine->own += answer.played[seat] - answer.best[seat];
            mine->rest += answer.best[seat] - before[seat];
            mine->doubt += abs(answer.best[seat] - before[seat]);
            mine->end = before[seat] = answer.after[seat];
        }
    }
}

static void result_parts(int32_t parts[GAME_SEATS_MAX])
{
    struct game_result result;
    int first = 0;
    game_result(played.game, &played.end, &result);
    for (unsigned i = 0; i < played.seats; i++) first += result.rank[i] == 1;
    for (unsigned i = 0; i < played.seats; i++)
        parts[i] = result.rank[i] == 1 ? ANALYSIS_WHOLE / first : 0;
}

static void adds_up(const char *id, uint8_t seats, const char *bot, uint32_t simulations,
                    int32_t doubt_most)
{
    struct account account[GAME_SEATS_MAX];
    int32_t parts[GAME_SEATS_MAX];
    play(id, seats, bot, 5);
    account_all(simulations, account);
    result_parts(parts);
    for (unsigned seat = 0; seat < seats; seat++) {
        const struct account *mine = &account[seat];
        cr_log_info("%s %s %u/%u: begin %d luck %d own %d others %d rest %d (%d) end %d", id, bot,
                    seat, seats, mine->begin, mine->luck, mine->own, mine->decided - mine->own,
                    mine->rest, mine->doubt / (int)played.count, mine->end);
        cr_assert_eq(mine->begin + mine->luck + mine->decided + mine->rest, mine->end);
        cr_assert_leq(abs(mine->end - parts[seat]), 1, "the last state is the result");
        cr_assert_leq(mine->own, 0, "no seat gains by its own decisions");
        cr_assert_leq(mine->doubt, doubt_most * (int32_t)played.count);
    }
}

Test(analysis, luck_and_decisions_add_up_to_the_result_in_stone_age, .timeout = 300)
{
    adds_up("stoneage", 2, "easy", 100, 200);
}

Test(analysis, luck_and_decisions_add_up_to_the_result_in_clans, .timeout = 300)
{
    adds_up("clans", 3, "easy", 100, 600);
}

Test(analysis, random_players_lose_by_their_decisions, .timeout = 300)
{
    struct account account[GAME_SEATS_MAX];
    int32_t weak, strong;
    play("stoneage", 2, "random", 9);
    played.count = played.count < 120 ? played.count : 120;
    account_all(64, account);
    weak = account[0].own + account[1].own;
    unsigned count = played.count;
    play("stoneage", 2, "hard", 9);
    played.count = played.count < count ? played.count : count;
    account_all(64, account);
    strong = account[0].own + account[1].own;
    cr_log_info("random loses %d, hard %d", weak, strong);
    cr_assert_lt(2 * weak, 5 * strong - ANALYSIS_WHOLE / 2, "%d %d", weak, strong);
}

Test(analysis, a_decision_without_chance_has_no_luck, .timeout = 300)
{
    struct analysis_answer answer;
    unsigned seen = 0;
    play("clans", 2, "easy", 3);
    for (unsigned at = 0; at < 12; at++) {
        struct analysis_question question = question_of(at, 64);
        cr_assert(analysis_decision(&question, &means, &answer));
        for (unsigned seat = 0; seat < 2; seat++)
            cr_assert_eq(answer.after[seat], answer.played[seat]);
        seen += answer.chosen;
    }
    cr_assert_gt(seen, 6);
}

Test(analysis, the_same_question_has_the_same_answer, .timeout = 300)
{
    struct analysis_answer answers[2];
    play("stoneage", 3, "easy", 4);
    for (unsigned at = 40; at < 60; at++) {
        struct analysis_question question = question_of(at, 100);
        for (unsigned i = 0; i < 2; i++) {
            memset(scratch, i == 0 ? 0 : 0xa5, sizeof(scratch));
            cr_assert(analysis_decision(&question, &means, &answers[i]));
        }
        cr_assert_eq(memcmp(&answers[0], &answers[1], sizeof(answers[0])), 0);
    }
}

/* Hidden information does not change the judgement of a decision. */
Test(analysis, best_move_does_not_depend_on_hidden_information, .timeout = 300)
{
    static const char *const ids[] = {"stoneage", "clans"};
    struct analysis_answer answers[2];
    for (size_t game = 0; game < COUNT_OF(ids); game++) {
        play(ids[game], 3, "easy", 6);
        for (unsigned at = 6; at < 30; at += 4) {
            struct analysis_question question = question_of(at, 100);
            struct game_state other = *question.before;
            struct chance_fast fast = {.seed = at};
            struct chance chance = chance_fast_of(&fast);
            cr_assert(analysis_decision(&question, &means, &answers[0]));
            played.game->redraw(&other, question.seat, &chance);
            question.before = &other;
            cr_assert(analysis_decision(&question, &means, &answers[1]));
            cr_assert_eq(memcmp(&answers[0].better, &answers[1].better, sizeof(struct game_move)),
                         0);
        }
    }
}

static bool at_once(void *context)
{
    (void)context;
    return true;
}

Test(analysis, it_stops_when_it_is_told_to)
{
    struct analysis_answer answer;
    struct bot_means stopping = {.scratch = scratch, .stop = at_once};
    play("clans", 2, "easy", 3);
    struct analysis_question question = question_of(3, 1000);
    cr_assert_not(analysis_decision(&question, &stopping, &answer));
}

/* In this match what one decision was thought to be worse than is worth less by what is hidden. */
Test(analysis, unknowable_information_makes_no_cost_negative, .timeout = 300)
{
    struct account account[GAME_SEATS_MAX];
    play("clans", 2, "random", 234);
    account_all(64, account);
    for (unsigned seat = 0; seat < 2; seat++) cr_assert_leq(account[seat].own, 0);
}
