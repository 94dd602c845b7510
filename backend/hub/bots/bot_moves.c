/* Bots at the table: when a bot must move, it thinks on a worker over a copy of the state in
 * which everything hidden from its seat was redrawn. Its move is then queued like the request of
 * a person. Bots wait while an undo vote is open. A bot is stopped when its decision is no
 * longer needed: a move was undone, its person is back, or the match has ended. */
#include "hub/bots/bot_moves.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/log.h"
#include "bots/bots.h"
#include "engine/undo.h"
#include "hub/match/table.h"
#include "hub/queue/jobs.h"
#include "record/fair.h"

#define DELAY_LEAST_MS  500
#define DELAY_SPREAD_MS 700
#define UNDO_MS         2000  /* time to undo a person's move before a bot answers */
#define UNDO_DAYS_MS    60000 /* the same in correspondence matches */
#define ELSEWHERE_MS    1500  /* the time within which another node's bots must begin */
#define AGAIN_MS        250   /* delay when the workers are busy or a move was not saved */
/* All answers of the bots to a person alone against them take at most this time together, and
 * each one at most a part of the remaining time: four bots that place people take half of it. */
#define ANSWERS_MS   2000
#define ANSWERS_PART 7

struct decision_job {
    struct hub *hub;
    struct hub_match *match;
    const struct game *game;
    const struct bot *bot;
    uint8_t seat;
    uint32_t version; /* with `hash`: the place in the log for which it thinks */
    uint64_t hash;    /* and its hash */
    uint64_t seed[2];
    atomic_bool unwanted; /* the only member that is written while a worker uses the job */
    uint32_t think_ms;    /* limit of its thinking time; 0: no limit */
    int64_t until_us;     /* monotonic end of its thinking time; 0: no limit */
    int64_t thought_us;
    bool chosen; /* false: there was no memory for its scratch */
    struct game_state state;
    struct game_move move;
};

/* Asked by the bot. */
static bool decision_stop(void *context)
{
    struct decision_job *job = context;
    return atomic_load_explicit(&job->unwanted, memory_order_relaxed) ||
           (job->until_us != 0 && clock_mono_us() >= job->until_us);
}

/* Returns true if the only person who plays is present, and no other person must consent: an absent
 * person would have to.
 */
static bool plays_alone(const struct hub_match *match)
{
    uint8_t persons = match_undo_consents(&match->play);
    bool one = persons != 0 && (persons & (persons - 1)) == 0;
    return one && (persons & match_deciders(&match->play)) != 0;
}

/* Returns the newest move of the game that counts, or NULL. */
static const struct match_past *past_newest(const struct match *play)
{
    return play->past_count > 0 ? &play->past[play->past_count - 1] : NULL;
}

/* Returns true if a person may undo the newest move alone; the next move ends that chance. */
static bool undo_open(const struct hub_match *match)
{
    const struct match_past *newest = past_newest(&match->play);
    return newest != NULL && match->info.seat[newest->seat].bot[0] == '\0' &&
           hub_match_undo(match, newest->seat) == MATCH_UNDO_FREE;
}

/* Returns the delay before a bot thinks about a new question. No bot makes a person who plays
 * alone wait. */
static int64_t decision_delay_ms(const struct hub_match *match)
{
    uint32_t random = 0;
    if (plays_alone(match)) return 0;
    if (undo_open(match)) return match->settings.clock.pace == PACE_DAYS ? UNDO_DAYS_MS : UNDO_MS;
    ids_random(&random, sizeof(random));
    return DELAY_LEAST_MS + random % DELAY_SPREAD_MS;
}

/* Notes when the bots began to answer the newest move of a person. */
static void answers_note(struct hub_match *match)
{
    const struct match *play = &match->play;
    uint32_t version = match->answers_version;
    for (unsigned i = play->past_count; i > 0; i--) {
        if (match->info.seat[play->past[i - 1].seat].bot[0] != '\0') continue;
        version = play->past[i - 1].version + 1;
        break;
    }
    if (match->answers_ms != 0 && version == match->answers_version) return;
    match->answers_version = version;
    match->answers_ms = clock_mono_ms();
}

/* Returns how long the bot may think about its next decision; 0: no limit. */
static uint32_t decision_think_ms(const struct hub_match *match, const struct bot *bot)
{
    int64_t left_ms = match->answers_ms + ANSWERS_MS - clock_mono_ms();
    int64_t part_ms = left_ms < ANSWERS_PART ? 1 : left_ms / ANSWERS_PART;
    bool hurries = bot->think_ms > part_ms && match->settings.bot_delay && plays_alone(match);
    return hurries ? (uint32_t)part_ms : bot->think_ms;
}

/* On a worker. */
static void decision_run(void *context)
{
    struct decision_job *job = context;
    struct chance_fast fast = {.seed = job->seed[0]};
    struct chance chance = chance_fast_of(&fast);
    struct bot_random random = {.state = job->seed[1]};
    struct bot_means means = {.stop = decision_stop, .stop_context = job};
    if (atomic_load(&job->unwanted)) return;
    /* Allocates scratch memory only when the bot starts, so that the number of workers limits
     * this memory. */
    if (job->bot->scratch_bytes > 0) {
        means.scratch = malloc(job->bot->scratch_bytes);
        if (means.scratch == NULL) return;
    }
    int64_t began_us = clock_mono_us();
    if (job->think_ms > 0) job->until_us = began_us + 1000 * (int64_t)job->think_ms;
    job->game->redraw(&job->state, job->seat, &chance);
    job->bot->choose(job->game, &job->state, job->seat, &random, &means, &job->move);
    job->chosen = true;
    job->thought_us = clock_mono_us() - began_us;
    free(means.scratch);
}

/* Updates the list of matches with a bot that thinks, or that owes a decision due here. The list
 * keeps them in memory, and holds a reference to a match that has left the table. */
static void bots_due_update(struct hub_match *match)
{
    struct hub *hub = match->hub;
    bool owes = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        owes = owes || match->bot_due_ms[seat] != 0 || match->bot_job[seat] != NULL;
    if (owes == match->robot) return;
    match->robot = owes;
    if (owes) {
        table_retain(match);
        match->previous_due_bot = NULL;
        match->next_due_bot = hub->bots_due;
        if (hub->bots_due != NULL) hub->bots_due->previous_due_bot = match;
        hub->bots_due = match;
        hub->bots_due_count++;
        return;
    }
    if (match->previous_due_bot != NULL)
        match->previous_due_bot->next_due_bot = match->next_due_bot;
    else
        hub->bots_due = match->next_due_bot;
    if (match->next_due_bot != NULL)
        match->next_due_bot->previous_due_bot = match->previous_due_bot;
    hub->bots_due_count--;
    table_release(match);
}

/* Schedules a move that was refused or not saved again, a little later. */
static void decision_answered(void *context, const struct hub_answer *answer)
{
    struct hub_match *match = context;
    if (answer->error.code == HUB_OK || match->gone) return;
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (match->info.seat[seat].bot[0] != '\0' && match->bot_job[seat] == NULL &&
            match->bot_due_ms[seat] == 0)
            match->bot_due_ms[seat] = clock_mono_ms() + AGAIN_MS;
    bots_due_update(match);
}

static void decision_done(void *context)
{
    struct decision_job *job = context;
    struct hub_match *match = job->match;
    job->hub->bots_thinking--;
    match->bot_job[job->seat] = NULL;
    if (!job->hub->stopped && !match->gone && match->info.status == STORE_RUNNING) {
        if (!job->chosen && !atomic_load(&job->unwanted))
            match->bot_due_ms[job->seat] = clock_mono_ms() + AGAIN_MS;
        else if (atomic_load(&job->unwanted))
            bot_moves_wake(match);
        else {
            match->thought_ms[job->seat] = (uint32_t)(job->thought_us / 1000) + 1;
            jobs_bot_move(match, job->seat, job->version, job->hash, &job->move, decision_answered,
                          match);
        }
    }
    bots_due_update(match);
    free(job);
}

/* Returns the owner of the job in the queue: bots at many tables of one host wait for each
 * other, and other hosts' bots do not. */
static uint64_t decision_owner(const struct hub_match *match)
{
    return match->info.created_by != 0 ? (uint64_t)match->info.created_by
                                       : pool_owner_of(match->info.id);
}

static bool decision_start(struct hub_match *match, uint8_t seat)
{
    struct hub *hub = match->hub;
    const struct bot *bot = bots_find(match->game, match->info.seat[seat].bot);
    struct decision_job *job = bot == NULL ? NULL : malloc(sizeof(*job));
    if (job == NULL) return false;
    *job = (struct decision_job){.hub = hub,
                                 .match = match,
                                 .game = match->game,
                                 .bot = bot,
                                 .seat = seat,
                                 .think_ms = decision_think_ms(match, bot),
                                 .version = match->play.version,
                                 .hash = hub_match_hash(match),
                                 .state = match->play.state};
    fair_bot_seeds(match->info.seed, seat, match->play.version, job->seed);
    if (pool_submit(hub->config.bots, decision_owner(match), decision_run, decision_done, job) !=
        POOL_TAKEN) {
        free(job);
        return false;
    }
    match->bot_job[seat] = job;
    hub->bots_thinking++;
    return true;
}

/* Returns whether the job's move would be accepted now. */
static bool decision_is_wanted(const struct hub_match *match, const struct decision_job *job)
{
    uint8_t owed = hub_match_owed(match);
    return !match->hub->stopped && !match->gone && match->info.status == STORE_RUNNING &&
           (owed >> job->seat & 1) != 0 && match->info.seat[job->seat].bot[0] != '\0' &&
           match->play.owed_since[job->seat] <= job->version &&
           hub_match_place(match, job->version, job->hash) == HUB_PLACE_HERE;
}

static void decisions_dismiss(struct hub_match *match)
{
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        struct decision_job *job = match->bot_job[seat];
        if (job != NULL && !decision_is_wanted(match, job)) atomic_store(&job->unwanted, true);
    }
}

void bot_moves_stop(struct hub *hub)
{
    for (struct hub_match *match = hub->bots_due; match != NULL; match = match->next_due_bot)
        decisions_dismiss(match);
}

void bot_moves_again(struct hub_match *match, int seat)
{
    if (match->gone) return;
    match->bot_due_ms[seat] = clock_mono_ms() + AGAIN_MS;
    bots_due_update(match);
}

void bot_moves_wake(struct hub_match *match)
{
    decisions_dismiss(match);
    if (match->gone) {
        memset(match->bot_due_ms, 0, sizeof(match->bot_due_ms));
        bots_due_update(match);
    }
    if (match->gone || match->info.status != STORE_RUNNING || match->hub->stopped ||
        match->play.vote.seat != GAME_NOBODY)
        return;
    uint8_t owed = match->game->to_act(&match->play.state);
    answers_note(match);
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        bool bot = match->info.seat[seat].bot[0] != '\0';
        bool asked = (owed >> seat & 1) != 0 && bot;
        if (!asked) match->bot_due_ms[seat] = 0; /* its person is back, or has undone a move */
        if (!asked || match->bot_job[seat] != NULL || match->bot_due_ms[seat] != 0) continue;
        int64_t delay_ms = match->elsewhere ? ELSEWHERE_MS : 0;
        if (match->settings.bot_delay || match->elsewhere) delay_ms += decision_delay_ms(match);
        if (delay_ms > 0)
            match->bot_due_ms[seat] = clock_mono_ms() + delay_ms;
        else if (!decision_start(match, seat))
            match->bot_due_ms[seat] = clock_mono_ms() + AGAIN_MS;
    }
    bots_due_update(match);
}

static void decisions_start(struct hub_match *match, int64_t now)
{
    uint8_t owed = hub_match_owed(match);
    bool conditional = false; /* some must be evaluated again */
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        if (match->bot_due_ms[seat] == 0 || match->bot_due_ms[seat] > now) continue;
        match->bot_due_ms[seat] = 0;
        bool talk = match->play.vote.seat != GAME_NOBODY; /* the end of the vote wakes the bots */
        bool bot = match->info.seat[seat].bot[0] != '\0'; /* or its person is back */
        bool asked = (owed >> seat & 1) != 0 && bot && match->bot_job[seat] == NULL && !talk;
        conditional = conditional || !bot;
        if (asked && !decision_start(match, seat)) match->bot_due_ms[seat] = now + AGAIN_MS;
    }
    bots_due_update(match);
    if (conditional) match->hub->asked(match);
}

void bot_moves_tick(struct hub *hub)
{
    int64_t now = clock_mono_ms();
    struct hub_match *next = NULL;
    for (struct hub_match *match = hub->bots_due; match != NULL; match = next) {
        next = match->next_due_bot;
        decisions_start(match, now);
    }
}
