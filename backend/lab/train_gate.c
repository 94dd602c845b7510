#include "lab/train_internal.h"

#include "lab/arena.h"

#include <stdio.h>
#include <string.h>

struct gate {
    const struct arena_plan *plan;
    struct arena_tally tally;
    FILE *file; /* of results; NULL while it is read */
    bool failed;
};

static bool block_take(void *context, const struct arena_block *block)
{
    struct gate *gate = context;
    if (gate->file != NULL && !arena_file_add(gate->file, gate->plan, block)) {
        gate->failed = true;
        return false;
    }
    arena_tally_add(&gate->tally, gate->plan, block);
    train_shown(gate->tally.blocks);
    return true;
}

/* Two bots that play as `hard`, with this network and with the game's own. */
static void arena_fill(const struct train_plan *plan, const struct network *network,
                       const struct network *own, struct arena_plan *arena)
{
    const struct bot *hard = bots_find(plan->game, "hard");
    *arena = (struct arena_plan){.game = plan->game,
                                 .setup = {.seats = plan->seats,
                                           .start_seat = GAME_NOBODY,
                                           .options = plan->game->seats_need[plan->seats]},
                                 .player = {{.name = "game", .bot = hard, .network = own},
                                            {.name = "next", .bot = hard, .network = network}},
                                 .players = 2,
                                 .seed = (int64_t)(train_seed(plan, 0, TRAIN_GATE, 0) >> 11),
                                 .jobs = plan->jobs,
                                 .stronger = -1,
                                 .weaker = -1};
    /* all pairings together have about so many matches */
    arena_plan_end(arena, plan->seats == 2 ? plan->gate : plan->gate / 2);
}

/* Plays the arena, or goes on with it, and appends its result. */
static const char *arena_run(const struct train_plan *plan, const struct network *network,
                             const struct network *own, struct buf *line)
{
    static struct arena_plan arena;
    static struct gate gate;
    double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
    double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
    struct buf path = {0};
    FILE *file = NULL;
    arena_fill(plan, network, own, &arena);
    gate = (struct gate){.plan = &arena};
    arena_tally_begin(&gate.tally, &arena);
    train_shown_begin("arena", 0, arena.blocks);
    buf_printf(&path, "%s/gate.arena", plan->folder);
    const char *wrong = path.failed ? "the system gives no more memory"
                                    : arena_file_open(path.bytes, &arena, &file, block_take, &gate);
    buf_free(&path);
    if (wrong != NULL) return wrong;
    train_shown_begin("arena", gate.tally.blocks, arena.blocks);
    gate.file = file;
    if (gate.tally.blocks < arena.blocks &&
        !arena_play(&arena, gate.tally.blocks, NULL, block_take, &gate))
        wrong = "the system gives no more memory or threads";
    if ((fclose(file) != 0 || gate.failed) && wrong == NULL) wrong = "the disk is full or failed";
    (void)train_shown_end();
    if (wrong != NULL) return wrong;
    strength_estimate_elo(gate.tally.pairing, arena.pairings, 2, elo, half);
    buf_printf(line, "gate elo %.0f +-%.0f of %lld %s", elo[1], half[1],
               (long long)(gate.tally.blocks * plan->seats), elo[1] > 0 ? "taken" : "left");
    return NULL;
}

/* Compares the networks on the matches held back. `*better`: the new one is surely better. */
static const char *losses_compare(const struct train_plan *plan, const struct network *network,
                                  const struct network *own, const struct train_measure *measure,
                                  struct buf *line, bool *better)
{
    struct train_measure game;
    struct train_difference difference;
    const char *wrong = train_pool_measure(&plan->pool, own, &game);
    if (wrong == NULL)
        wrong = train_pool_compare(&plan->pool, network, measure->temperature, own,
                                   game.temperature, &difference);
    if (wrong != NULL) return wrong;
    buf_printf(line, " game %.4f tempered %.4f difference %+.4f +-%.4f of %lld", game.won,
               game.tempered, difference.mean, difference.half, (long long)difference.matches);
    *better = difference.mean + difference.half < 0;
    return NULL;
}

const char *train_gate(const struct train_plan *plan, struct network_file *file)
{
    const struct network *const *networks = plan->game->knowledge->networks;
    const struct network *own = networks != NULL ? networks[plan->seats] : NULL;
    struct train_measure measure;
    struct buf line = {0};
    bool better = true;
    if (plan->rounds == 0) return NULL; /* no match was held back */
    const char *wrong = train_pool_measure(&plan->pool, &file->network, &measure);
    if (wrong != NULL) return wrong;
    buf_printf(&line, "held states %lld loss %.4f tempered %.4f", (long long)measure.states,
               measure.won, measure.tempered);
    if (own != NULL) wrong = losses_compare(plan, &file->network, own, &measure, &line, &better);
    if (wrong == NULL && !train_line_add(file, &line)) wrong = "it has no room for a further line";
    if (wrong == NULL) printf("%s\n", line.bytes);
    (void)fflush(stdout);
    file->network.temperature = measure.temperature;
    network_file_round(file);
    buf_reset(&line);
    if (wrong == NULL && better && plan->gate > 0)
        wrong = arena_run(plan, &file->network, own != NULL ? own : &network_none, &line);
    else
        buf_append_text(&line, better ? "gate none" : "gate none left");
    if (wrong == NULL && !train_line_add(file, &line)) wrong = "it has no room for a further line";
    if (wrong == NULL) printf("%s\n", line.bytes);
    buf_free(&line);
    return wrong;
}
