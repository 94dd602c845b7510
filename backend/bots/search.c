/* Open loop: a node of the tree is a sequence of decisions, not a state, since dice between the
 * same decisions differ in each simulation. A node belongs to the seat that decides there, and to
 * its private knowledge; it counts only that seat's wins.
 *
 * The n-th visits of all candidates at the root have the same chance and hidden information, so
 * that the comparison does not depend on luck. */
#include "bots/search.h"

#include "bots/network.h"

#include <string.h>

#define NODES_MAX     8192
#define EDGES_MAX     48000
#define DEPTH_MAX     128  /* decisions in the tree */
#define DECISIONS_MAX 1000 /* of one simulation; the rules may not limit them */
#define NONE          UINT32_MAX

struct node {
    uint32_t key;     /* seat of the node, and a hash of its private knowledge */
    uint32_t sibling; /* next node after the same decision; NONE: none */
    uint32_t first;   /* first edge; NONE: not listed yet */
    uint32_t visits;
    float won;  /* sum of the shares of its seat */
    float root; /* square root of visits + 1, by one Newton step per visit, without a library */
    uint8_t count;
};

struct edge {
    struct game_move move;
    float prior;
    float won; /* sum of the shares of the deciding seat */
    uint32_t visits;
    uint32_t child; /* first node; NONE: none */
};

struct step {
    uint32_t node;
    uint32_t edge;
    uint8_t seat;
};

/* The content of the scratch memory. */
struct search {
    const struct game *game;
    const struct game_knowledge *knowledge;
    const struct knowledge_settings *settings;
    const struct network *network; /* NULL: the game's own evaluation */
    struct bot_random random;      /* for the players in simulations */
    uint64_t seed;                 /* for the chance in simulations */
    uint32_t era;                  /* a simulation ends where the era differs from it */
    uint8_t viewer;                /* information hidden from this seat is redrawn */
    uint8_t seat;                  /* seat that decides at the root */
    uint8_t seats;
    uint32_t node_count;
    uint32_t edge_count;
    uint32_t depth;
    struct step path[DEPTH_MAX];
    struct game_state root;
    struct game_state state;
    struct game_events events;
    struct game_move legal[GAME_LEGAL_MAX];
    int32_t values[GAME_LEGAL_MAX];
    float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    bool judged;                    /* the network evaluated the newest simulation */
    float strength[GAME_SEATS_MAX]; /* by which it did */
    struct node nodes[NODES_MAX];
    struct edge edges[EDGES_MAX];
};
_Static_assert(sizeof(struct search) <= SEARCH_SCRATCH_BYTES, "fits");

/* ---- nodes ---- */

static uint32_t node_new(struct search *search, uint32_t key)
{
    if (search->node_count == NODES_MAX) return NONE;
    search->nodes[search->node_count] =
        (struct node){.key = key, .sibling = NONE, .first = NONE, .root = 1};
    return search->node_count++;
}

static uint32_t key_of(const struct search *search, uint8_t seat)
{
    uint32_t secret = 0;
    if (search->knowledge->secret != NULL) secret = search->knowledge->secret(&search->state, seat);
    return secret << 3 | seat;
}

/* Returns the node after a decision, and adds it if it is new (`*made`). NONE: no room for a new
 * node. */
static uint32_t node_after(struct search *search, uint32_t edge, uint8_t seat, bool *made)
{
    uint32_t key = key_of(search, seat);
    uint32_t *at = &search->edges[edge].child;
    *made = false;
    while (*at != NONE && search->nodes[*at].key != key) at = &search->nodes[*at].sibling;
    if (*at != NONE) return *at;
    *made = true;
    return *at = node_new(search, key);
}

/* Fills the indices of the `wanted` best values of `count`, the best first; of equals the first
 * comes first. */
static void best_fill(const struct search *search, uint16_t count, unsigned wanted, uint16_t *best)
{
    unsigned kept = 0;
    for (uint16_t i = 0; i < count; i++) {
        int32_t value = search->values[i];
        if (kept == wanted && value <= search->values[best[kept - 1]]) continue;
        unsigned at = kept < wanted ? kept++ : kept - 1;
        for (; at > 0 && search->values[best[at - 1]] < value; at--) best[at] = best[at - 1];
        best[at] = i;
    }
}

/* Lists the candidate moves of a node, with their priors. */
static void node_list(struct search *search, uint32_t index, uint8_t seat)
{
    struct node *node = &search->nodes[index];
    const struct knowledge_settings *settings = search->settings;
    uint16_t count = search->game->legal(&search->state, seat, search->legal);
    unsigned wanted = count < settings->candidates ? count : settings->candidates;
    uint16_t best[KNOWLEDGE_CANDIDATES_MAX];
    float sum = 0;
    if (count == 0 || search->edge_count + wanted > EDGES_MAX) return;
    search->knowledge->values(&search->state, seat, search->legal, count, search->values);
    node->first = search->edge_count;
    best_fill(search, count, wanted, best);
    int32_t top = search->values[best[0]];
    for (; node->count < wanted; node->count++) {
        unsigned at = best[node->count];
        float prior = knowledge_exp((float)(search->values[at] - top) / settings->temperature);
        search->edges[node->first + node->count] =
            (struct edge){.move = search->legal[at], .prior = prior, .child = NONE};
        sum += prior;
    }
    search->edge_count += node->count;
    for (unsigned i = 0; i < node->count; i++) search->edges[node->first + i].prior /= sum;
}

/* ---- one simulation ---- */

/* Returns the most promising edge whose move `refused` does not contain. NONE: it contains all. */
static uint32_t select_edge(const struct search *search, uint32_t index, uint32_t refused)
{
    const struct node *node = &search->nodes[index];
    float mean = node->visits > 0 ? node->won / (float)node->visits : 0.5f;
    float wide = search->settings->exploration * node->root;
    float top = 0;
    uint32_t best = NONE;
    for (uint32_t i = 0; i < node->count; i++) {
        const struct edge *edge = &search->edges[node->first + i];
        if ((refused >> i & 1) != 0) continue;
        float share =
            edge->visits > 0 ? edge->won / (float)edge->visits : mean - search->settings->unvisited;
        float promise = share + wide * edge->prior / (float)(1 + edge->visits);
        if (best != NONE && promise <= top) continue;
        best = node->first + i;
        top = promise;
    }
    return best;
}

static bool decide(struct search *search, uint8_t seat, const struct game_move *move,
                   const struct chance *chance)
{
    search->events.count = 0;
    return search->game->decide(&search->state, seat, move, chance, &search->events,
                                &search->state) == GAME_ACCEPTED;
}

/* Decides by the tree. A move listed in another simulation may be impossible in this one. Returns
 * false if all are, or if there is no room to list moves. */
static bool decide_by_tree(struct search *search, uint32_t node, uint8_t seat,
                           const struct chance *chance)
{
    uint32_t refused = 0;
    if (search->nodes[node].first == NONE) node_list(search, node, seat);
    if (search->nodes[node].first == NONE || search->depth == DEPTH_MAX) return false;
    for (uint32_t edge; (edge = select_edge(search, node, refused)) != NONE;) {
        if (decide(search, seat, &search->edges[edge].move, chance)) {
            search->path[search->depth++] = (struct step){.node = node, .edge = edge, .seat = seat};
            return true;
        }
        refused |= 1u << (edge - search->nodes[node].first);
    }
    return false;
}

static void decide_by_policy(struct search *search, uint8_t seat, const struct chance *chance)
{
    struct game_move move;
    search->knowledge->play(&search->state, seat, &search->random, &move);
    CHECK(decide(search, seat, &move, chance));
}

static uint32_t era_of(const struct game_knowledge *knowledge, const struct game_state *state)
{
    return knowledge->era != NULL ? knowledge->era(state) : 0;
}

/* Plays from the root's decision to the point of evaluation. */
static void play_out(struct search *search, const struct chance *chance)
{
    const struct game_knowledge *knowledge = search->knowledge;
    bool in_tree = true;
    for (int i = 0; i < DECISIONS_MAX; i++) {
        uint8_t owed = search->game->to_act(&search->state);
        if (owed == 0 || era_of(knowledge, &search->state) != search->era) return;
        if (!in_tree && knowledge->era == NULL) return;
        uint8_t seat = (uint8_t)__builtin_ctz(owed);
        if (in_tree && knowledge->searched(&search->state, seat)) {
            bool made;
            uint32_t node = node_after(search, search->path[search->depth - 1].edge, seat, &made);
            if (!made && decide_by_tree(search, node, seat, chance)) continue;
            in_tree = false;
            if (knowledge->era == NULL) return;
        }
        decide_by_policy(search, seat, chance);
    }
}

static void back_up(struct search *search, const float share[GAME_SEATS_MAX])
{
    for (uint32_t i = 0; i < search->depth; i++) {
        const struct step *step = &search->path[i];
        struct node *node = &search->nodes[step->node];
        node->visits++;
        node->root = (node->root + (float)(node->visits + 1) / node->root) / 2;
        node->won += share[step->seat];
        search->edges[step->edge].visits++;
        search->edges[step->edge].won += share[step->seat];
    }
}

/* Evaluates the final state of a simulation. The network is not used for a match that is over,
 * since its result is known. */
static void judge(struct search *search, float share[GAME_SEATS_MAX])
{
    const struct game_knowledge *knowledge = search->knowledge;
    search->judged = search->network != NULL && search->game->to_act(&search->state) != 0;
    if (!search->judged) {
        knowledge->evaluate(&search->state, share);
        return;
    }
    knowledge->inputs->fill(&search->state, search->inputs);
    network_strengths(search->network, search->inputs[0], KNOWLEDGE_INPUTS_MAX, search->seats,
                      search->strength);
    knowledge_shares(search->strength, search->seats, 1, share);
}

static void redraw(struct search *search, const struct chance *chance)
{
    if (search->knowledge->redraw != NULL)
        search->knowledge->redraw(&search->state, search->viewer, chance);
    else
        search->game->redraw(&search->state, search->viewer, chance);
}

/* Runs one more simulation after the decision of that edge, and leaves its final state in `state`.
 * Returns false if the decision is impossible. */
static bool simulate(struct search *search, uint32_t edge, float share[GAME_SEATS_MAX])
{
    const struct game_move *move = &search->edges[edge].move;
    uint32_t turn = search->edges[edge].visits;
    struct bot_random seeds = {.state = search->seed + turn};
    struct chance_fast fast = {.seed = bot_random_next(&seeds)};
    struct chance chance = chance_fast_of(&fast);
    search->random.state = bot_random_next(&seeds);
    memcpy(&search->state, &search->root, search->game->state_bytes);
    redraw(search, &chance);
    search->depth = 0;
    search->path[search->depth++] = (struct step){.node = 0, .edge = edge, .seat = search->seat};
    if (move->bytes[0] != 0 && !decide(search, search->seat, move, &chance)) return false;
    play_out(search, &chance);
    judge(search, share);
    back_up(search, share);
    return true;
}

/* ---- the decision ---- */

/* Returns the edge with the most visits; among equals the one with more wins. */
static const struct edge *choice_of(const struct search *search)
{
    const struct node *root = &search->nodes[0];
    const struct edge *best = &search->edges[root->first];
    for (uint32_t i = 1; i < root->count; i++) {
        const struct edge *edge = &search->edges[root->first + i];
        if (edge->visits > best->visits || (edge->visits == best->visits && edge->won > best->won))
            best = edge;
    }
    return best;
}

static void result_fill(const struct search *search, struct search_result *result)
{
    const struct node *root = &search->nodes[0];
    for (unsigned seat = 0; seat < search->seats && root->visits > 0; seat++)
        result->mean[seat] /= (float)root->visits;
    result->simulations = root->visits;
    result->count = root->count;
    for (uint32_t i = 0; i < root->count; i++) {
        const struct edge *edge = &search->edges[root->first + i];
        result->candidate[i] = (struct search_candidate){
            .move = edge->move,
            .visits = edge->visits,
            .share = edge->visits > 0 ? edge->won / (float)edge->visits : 0,
            .prior = edge->prior};
    }
}

/* Prepares a search of the state in `search->root`. */
static void search_begin(struct search *search, const struct game *game,
                         const struct bot_means *means)
{
    const struct game_knowledge *knowledge = game->knowledge;
    struct game_result now;
    game_result(game, &search->root, &now);
    search->game = game;
    search->knowledge = knowledge;
    search->settings = &knowledge->settings[now.seats];
    CHECK(search->settings->candidates <= KNOWLEDGE_CANDIDATES_MAX);
    search->network = means->network != NULL && means->network->hidden > 0 ? means->network : NULL;
    CHECK(search->network == NULL || network_fits(search->network, knowledge->inputs));
    search->era = era_of(knowledge, &search->root);
    search->seats = now.seats;
    search->node_count = 0;
    search->edge_count = 0;
    memcpy(&search->state, &search->root, game->state_bytes);
    CHECK(node_new(search, 0) == 0);
}

void search_move(const struct game *game, const void *state, uint8_t seat,
                 struct bot_random *random, uint32_t simulations, const struct bot_means *means,
                 struct game_move *move, struct search_result *result)
{
    struct search *search = means->scratch;
    const struct game_knowledge *knowledge = game->knowledge;
    uint32_t most = means->simulations > 0 ? means->simulations : simulations;
    float share[GAME_SEATS_MAX] = {0};
    *result = (struct search_result){0};
    memcpy(&search->root, state, game->state_bytes);
    game->sort_hidden(&search->root, seat);
    if (!knowledge->searched(&search->root, seat)) {
        knowledge->play(&search->root, seat, random, move);
        return;
    }
    search_begin(search, game, means);
    search->seat = search->viewer = seat;
    search->seed = bot_random_next(random);
    node_list(search, 0, seat);
    /* A single candidate needs no simulations. */
    for (uint32_t i = 0; i < most && search->nodes[0].count > 1; i++) {
        if (means->stop != NULL && means->stop(means->stop_context)) break;
        CHECK(simulate(search, select_edge(search, 0, 0), share));
        for (unsigned at = 0; at < search->seats; at++) result->mean[at] += share[at];
    }
    *move = choice_of(search)->move;
    result_fill(search, result);
}

/* ---- the worth of given decisions ---- */

/* Fills the shares of a simulation for people. The tree has used those without a temperature, like
 * the search for a move. */
static void shares_tempered(const struct search *search, float share[GAME_SEATS_MAX])
{
    if (!search->judged) return;
    knowledge_shares(search->strength, search->seats, network_temperature(search->network), share);
}

/* Fills the actual shares if the match is over, in place of an evaluation. */
static void won(const struct search *search, const struct game_result *result,
                float share[GAME_SEATS_MAX])
{
    float first = 0;
    if (result->over == 0) return;
    for (unsigned i = 0; i < search->seats; i++) first += result->rank[i] == 1;
    for (unsigned i = 0; i < search->seats; i++) share[i] = result->rank[i] == 1 ? 1 / first : 0;
}

bool search_worth(const struct game *game, const struct search_question *question,
                  const struct bot_means *means, struct search_worth *worth)
{
    struct search *search = means->scratch;
    memcpy(&search->root, question->state, game->state_bytes);
    game->sort_hidden(&search->root, question->viewer);
    search_begin(search, game, means);
    search->viewer = question->viewer;
    search->seat = question->seat;
    search->seed = question->seed;
    if (question->since != NULL) search->era = era_of(search->knowledge, question->since);
    search->nodes[0].first = 0;
    search->nodes[0].count = 1;
    search->edge_count = 1;
    search->edges[0] = (struct edge){.prior = 1, .child = NONE};
    if (question->move != NULL) search->edges[0].move = *question->move;
    worth->points = 0;
    for (uint32_t i = 0; i < question->simulations; i++) {
        struct game_result result;
        if (means->stop != NULL && means->stop(means->stop_context)) return false;
        if (!simulate(search, 0, worth->share[i])) return false;
        shares_tempered(search, worth->share[i]);
        game_result(game, &search->state, &result);
        won(search, &result, worth->share[i]);
        worth->points += result.total[question->viewer];
    }
    return true;
}
