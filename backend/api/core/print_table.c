/* A started match as its reader may see it now: whole, or as a patch to the last one sent. */
#include "api/core/print_table.h"

#include <string.h>

#include "api/core/print_same.h"
#include "engine/seat/vote.h"
#include "engine/undo.h"
#include "record/row_print.h"
#include "wire/json_game.h"
#include "wire/patch.h"
#include "wire/table.h"
#include "wire/values.h"

/* Prints the viewer's undo options, and the open undo request. */
static void print_undo(struct json *json, const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    const struct table_undo undo = {.may = hub_match_undo(match, seat),
                                    .unrates = hub_match_undo_unrates(match, seat),
                                    .votes = match->info.status == STORE_RUNNING,
                                    .until_ms = hub_match_undo_ms(match)};
    table_undo_print(json, &match->play, &undo);
}

static void print_answers(struct json *json, const struct match_ballot *ballot)
{
    json_array(json, "answers");
    for (uint8_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
        if (ballot->answer[seat] == TABLE_CHOICE_NONE) continue;
        json_object(json, NULL);
        json_int(json, "seat", seat);
        json_text(json, "choice", table_choices.name[ballot->answer[seat]]);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Prints a bit set of choices of a vote. */
static void print_choices(struct json *json, unsigned choices)
{
    json_array(json, "choices");
    for (uint8_t choice = 0; choice < TABLE_CHOICES; choice++)
        if ((choices >> choice & 1) != 0) json_text(json, NULL, table_choices.name[choice]);
    json_array_end(json);
}

static void print_votes(struct json *json, const struct hub_match *match)
{
    json_array(json, "votes");
    for (unsigned i = 0; i <= GAME_SEATS_MAX; i++) {
        uint8_t about = i < GAME_SEATS_MAX ? (uint8_t)i : GAME_NOBODY;
        const struct match_ballot *ballot = &match->play.sitting.ballot[i];
        if (!ballot->open) continue;
        json_object(json, NULL);
        json_int_or_null(json, "about", about, GAME_NOBODY);
        json_int(json, "until_ms", hub_match_vote_ms(match, about));
        json_seats(json, "voters", match_voters(&match->play, about));
        print_choices(json, hub_match_vote_choices(match, about));
        print_answers(json, ballot);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_offers(struct json *json, const struct hub_match *match, int64_t user)
{
    json_array(json, "offers");
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        char link[HUB_LINK_BYTES + 1];
        int64_t until_ms = hub_match_offer_ms(match, seat);
        if (until_ms == 0) continue;
        hub_match_link(match, seat, user, link);
        json_object(json, NULL);
        json_int(json, "seat", seat);
        json_int(json, "until_ms", until_ms);
        json_text_or_null(json, "link", link);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Prints the seats about which the viewer could request a vote, now or later, with the possible
 * choices. */
static void print_asks(struct json *json, const struct hub_match *match, int64_t user)
{
    json_array(json, "asks");
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        int64_t from_ms = 0;
        unsigned choices = hub_match_ask(match, user, seat, &from_ms);
        if (choices == 0) continue;
        json_object(json, NULL);
        json_int(json, "about", seat);
        json_int(json, "from_ms", from_ms);
        print_choices(json, choices);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_states(struct json *json, const struct match_sitting *sitting, uint8_t seats)
{
    json_array(json, "states");
    for (uint8_t seat = 0; seat < seats; seat++) {
        bool absent = (sitting->absent >> seat & 1) != 0;
        unsigned column = absent ? SEAT_COLUMN_ABSENT : sitting->state[seat];
        json_text(json, NULL, seat_column_words[column]);
    }
    json_array_end(json);
}

/* Prints votes about the control of seats, offered seats, and the seats about which the viewer
 * could request a vote. */
static void print_sitting(struct json *json, const struct hub_match *match, int64_t user)
{
    const struct match_sitting *sitting = &match->play.sitting;
    uint8_t askable = hub_match_askable(match, user);
    bool open = sitting->offered != 0 || sitting->stands_in != 0 || askable != 0;
    for (unsigned i = 0; i <= GAME_SEATS_MAX; i++) open = open || sitting->ballot[i].open;
    if (!open || match->info.status != STORE_RUNNING) {
        json_null(json, "sitting");
        return;
    }
    json_object(json, "sitting");
    print_states(json, sitting, match->info.seats);
    print_votes(json, match);
    print_offers(json, match, user);
    json_seats(json, "askable", askable);
    print_asks(json, match, user);
    json_object_end(json);
}

/* Fills the data of the viewer. `decides`: the viewer may decide for their own seat, and no bot
 * does. */
static void table_fill(struct table_sight *table, const struct hub_match *match, uint8_t viewer,
                       bool decides, const struct game_state *state)
{
    table_sight_fill(table, match->game, state, viewer,
                     decides && match->info.status == STORE_RUNNING);
}

static void result_fill(struct game_result *result, const struct hub_match *match,
                        const struct game_state *state)
{
    memset(result, 0, sizeof(*result));
    match_result(&match->play, state, result);
    if (match->info.status == STORE_OVER && match->play.sitting.called_off) result->over = 1;
}

static void print_legal(struct json *json, const struct hub_match *match, uint8_t viewer, bool owes)
{
    static struct game_move legal[GAME_LEGAL_MAX]; /* only for the loop thread */
    table_legal_print(json, match->game, &match->play.state, viewer, owes, legal);
}

struct print_told print_told_now(const struct hub_sight *sight, bool choices)
{
    const struct hub_match *match = hub_sight_match(sight);
    return (struct print_told){.version = match->play.version,
                               .choices = choices,
                               .viewer = hub_sight_viewer(sight),
                               .resigned = match->play.sitting.resigned,
                               .called_off = match->play.sitting.called_off};
}

bool print_follows(const struct print_told *told, const struct hub_sight *sight)
{
    const struct match_sitting *sitting = &hub_sight_match(sight)->play.sitting;
    return told->version >= 0 && told->viewer == hub_sight_viewer(sight) &&
           told->resigned == sitting->resigned && told->called_off == sitting->called_off;
}

/* Prints the thinking times of the bots' last decisions. */
static void print_thought(struct json *json, const struct hub_match *match)
{
    bool any = false;
    for (uint8_t i = 0; i < match->info.seats; i++) any = any || match->thought_ms[i] != 0;
    if (!any) return;
    json_array(json, "thought_ms");
    for (uint8_t i = 0; i < match->info.seats; i++)
        json_int_or_null(json, NULL, match->thought_ms[i], 0);
    json_array_end(json);
}

void print_table(struct json *json, const struct hub_sight *sight, struct print_told *told)
{
    static struct table_sight now; /* both only for the loop thread */
    static struct game_result result;
    const struct hub_match *match = hub_sight_match(sight);
    const struct game *game = match->game;
    int64_t user = hub_sight_user(sight);
    uint8_t viewer = hub_sight_viewer(sight);
    table_fill(&now, match, viewer, hub_match_decides(match, user) != HUB_NOBODY_SEAT,
               &match->play.state);
    json_int(json, "version", match->play.version);
    row_hash_print(json, hub_match_hash(match));
    print_to_act(json, sight);
    print_clocks(json, sight);
    print_thought(json, match);
    table_sight_print(json, game, &now);
    print_legal(json, match, viewer, now.owes);
    print_undo(json, match, user);
    print_sitting(json, match, user);
    result_fill(&result, match, &match->play.state);
    json_result(json, "result", game, &result);
    if (told != NULL) *told = print_told_now(sight, now.owes);
}

static void print_choices_patch(struct json *json, const struct game *game,
                                const struct table_sight *before, const struct table_sight *now)
{
    if (now->owes && before->owes) {
        json_struct_patch(json, "choices", game->choices_shape, &before->choices, &now->choices);
    } else if (now->owes) {
        json_object(json, "choices");
        table_choices_print(json, "=", game, &now->choices);
        json_object_end(json);
    } else if (before->owes) {
        json_null(json, "choices");
    }
}

/* Identifies a change between two versions of a match. */
struct change_key {
    char match[STORE_MATCH_ID_BYTES + 1];
    int64_t base;
    uint32_t version;
    uint64_t hash; /* hash of the log at that version */
};

static bool keys_same(const struct change_key *one, const struct change_key *other)
{
    return one->version == other->version && one->base == other->base && one->hash == other->hash &&
           strcmp(one->match, other->match) == 0;
}

/* One viewer's parts of two versions. */
struct change {
    struct change_key key;
    struct table_sight before;
    struct table_sight now;
};

/* The patch that is being printed, and the patch to the view in `view`: they swap when another
 * patch replaces it. `result`: the patch of `result_of`. Owned by the loop thread. */
static struct {
    struct change changes[2];
    unsigned printed;
    struct print_same view;
    struct print_same result;
    struct change_key result_of;
} patched;

static void print_view_patch(struct json *json, const struct shape *shape,
                             const struct change *change)
{
    struct print_same *same = &patched.view;
    const struct change *printed = &patched.changes[patched.printed];
    if (same->text.size > 0 && keys_same(&change->key, &printed->key) &&
        json_patches_same(shape, (struct patch_of){&change->before.view, &change->now.view},
                          (struct patch_of){&printed->before.view, &printed->now.view})) {
        print_same_again(same, json, "view");
        return;
    }
    print_same_begin(same, json, "view");
    json_struct_patch(json, "view", shape, &change->before.view, &change->now.view);
    print_same_end(same, json);
    patched.printed = (unsigned)(change - patched.changes);
}

/* Prints the change of the result so far, which is the same for all readers. */
static void print_result_patch(struct json *json, const struct hub_match *match,
                               const struct change_key *key, const struct game_state *before)
{
    static struct game_result results[2]; /* the loop thread's */
    struct print_same *same = &patched.result;
    if (same->text.size > 0 && keys_same(key, &patched.result_of)) {
        print_same_again(same, json, "result");
        return;
    }
    result_fill(&results[0], match, before);
    result_fill(&results[1], match, &match->play.state);
    print_same_begin(same, json, "result");
    json_result_patch(json, "result", match->game, &results[0], &results[1]);
    print_same_end(same, json);
    patched.result_of = *key;
}

bool print_patch(struct json *json, const struct hub_sight *sight, struct print_told *told)
{
    const struct hub_match *match = hub_sight_match(sight);
    struct change *change = &patched.changes[1 - patched.printed];
    struct table_sight *before = &change->before;
    struct table_sight *now = &change->now;
    const struct game *game = match->game;
    struct game_state state;
    int64_t user = hub_sight_user(sight);
    uint8_t viewer = hub_sight_viewer(sight);
    if (!print_follows(told, sight) ||
        !match_state_at(&match->play, (uint32_t)told->version, &state))
        return false;
    bool decides = hub_match_decides(match, user) != HUB_NOBODY_SEAT;
    change->key = (struct change_key){
        .base = told->version, .version = match->play.version, .hash = hub_match_hash(match)};
    memcpy(change->key.match, match->info.id, sizeof(change->key.match));
    table_fill(now, match, viewer, decides, &match->play.state);
    table_fill(before, match, viewer, decides, &state);
    if (before->owes != told->choices)
        return false; /* the match was called off, or continued by a rewind */
    json_int(json, "version", match->play.version);
    row_hash_print(json, hub_match_hash(match));
    print_to_act(json, sight);
    print_legal(json, match, viewer, now->owes);
    print_undo(json, match, user);
    print_clocks(json, sight);
    print_thought(json, match);
    print_sitting(json, match, user);
    json_int(json, "base", told->version);
    json_object(json, "patch");
    print_view_patch(json, game->view_shape, change);
    print_choices_patch(json, game, before, now);
    print_result_patch(json, match, &change->key, &state);
    json_object_end(json);
    *told = print_told_now(sight, now->owes);
    return true;
}
