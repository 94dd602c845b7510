/* Actions of the people of the month: moves, votes, links, random ones. */
#include "support/month_notices.h"
#include "support/month_conditional.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"

static void request_id(struct hub_request *request)
{
    static unsigned number;
    (void)snprintf(request->id, sizeof(request->id), "m%u", ++number);
}

/* Asks and looks at once. What the server has done a moment before may refuse it. */
static struct hub_error act(struct month_game *match, unsigned player, struct hub_request *request)
{
    request->user = month.people[player].user;
    request_id(request);
    struct hub_error error = month_ask(match, request);
    month.acts++;
    month.late += error.code == HUB_REFUSED || error.code == HUB_NOT_RUNNING;
    month_look(match);
    return error;
}

static bool does(struct month_game *match, int seat, struct table_move move)
{
    struct hub_request request = {.action = HUB_MOVE, .seat = seat, .expects = match->is.version};
    memcpy(&request.move, &move, sizeof(move));
    struct hub_error error = act(match, match->is.player[seat], &request);
    cr_assert(error.code == HUB_OK || error.code == HUB_NOT_NOW || error.code == HUB_REFUSED ||
                  error.code == HUB_NOT_RUNNING,
              "%s: %s", match->is.id, hub_error_name(&error));
    return error.code == HUB_OK;
}

/* One of what the server says can be voted for, most often what most want at that table. */
static uint8_t word_draw(struct month_game *match, uint8_t about)
{
    unsigned choices = hub_match_vote_choices(month_found(match), about);
    uint8_t words[TABLE_CHOICES];
    unsigned count = 0;
    if ((choices >> match->wanted & 1) != 0 && month_draw(4) != 0) return match->wanted;
    for (uint8_t word = 0; word < TABLE_CHOICES; word++)
        if ((choices >> word & 1) != 0) words[count++] = word;
    return count == 0 ? TABLE_CHOICE_NONE : words[month_draw(count)];
}

/* Those who may vote say what they want; at some tables hardly anybody says anything. */
static void votes(struct month_game *match, unsigned about)
{
    bool seat_is = about < MONTH_SEATS;
    for (int seat = 0; seat < match->is.seats; seat++) {
        bool may = (month_voters(&match->is, about) >> seat & 1) != 0;
        if (match->over || !match->is.open[about] || !may ||
            match->is.word[about][seat] != TABLE_CHOICE_NONE ||
            month_draw(match->wanted == TABLE_CHOICE_NONE ? 30 : 2) != 0)
            continue;
        uint8_t word = word_draw(match, seat_is ? (uint8_t)about : GAME_NOBODY);
        if (word == TABLE_CHOICE_NONE) continue;
        (void)does(match, seat,
                   (struct table_move){.kind = TABLE_MOVE_VOTE,
                                       .about = seat_is ? (uint8_t)about : GAME_NOBODY,
                                       .word = word});
    }
}

bool month_sits(const struct month_match *match, unsigned player)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (match->player[seat] == player) return true;
    return false;
}

static enum hub_err uses(struct month_game *match, const char *text)
{
    struct hub_request request = {.action = HUB_SUBSTITUTE, .seat = HUB_NOBODY_SEAT};
    do match->is.taker = month_draw(MONTH_PLAYERS);
    while (month_sits(&match->is, match->is.taker) || !month.people[match->is.taker].plays);
    (void)text_copy(request.link, sizeof(request.link), text);
    return act(match, match->is.taker, &request).code;
}

/* Somebody is given the link to a seat and uses it; so does another one, and another one when its
 * time is over. */
static void link_go_on(struct month_game *match)
{
    struct month_link *link = &match->link;
    bool newest = match->is.offered_ms[link->seat] == link->offered_ms;
    bool offered = newest && (match->is.offered >> link->seat & 1) != 0;
    bool in_time = clock_unix_ms() < link->offered_ms + 2 * MONTH_DAY_MS - MONTH_TICK_MS;
    if (link->text[0] == '\0' || (offered && !in_time)) return;
    if (offered && (link->kept || month_draw(6) != 0)) return;
    enum hub_err wanted = offered ? HUB_OK : newest && link->used ? HUB_LINK_USED : HUB_LINK_OVER;
    enum hub_err err = uses(match, link->text);
    if (err == HUB_NOT_NOW) return;
    cr_assert_eq(err, wanted, "%s: %s", match->is.id,
                 hub_error_name(&(struct hub_error){.code = err}));
    month.links[offered ? 0 : link->used ? 1 : 2]++;
    link->used = offered;
    if (!offered) link->text[0] = '\0';
}

static void link_find(struct month_game *match)
{
    struct month_link *link = &match->link;
    for (uint8_t seat = 0; seat < match->is.seats && link->text[0] == '\0'; seat++) {
        if ((match->is.offered >> seat & 1) == 0) continue;
        *link = (struct month_link){
            .seat = seat, .offered_ms = match->is.offered_ms[seat], .kept = month_draw(3) == 0};
        for (uint8_t i = 0; i < match->is.seats && link->text[0] == '\0'; i++)
            hub_match_link(month_found(match), seat, month.people[match->is.player[i]].user.id,
                           link->text);
    }
}

/* Now and then somebody does something with a seat, or asks about one. */
static void whims(struct month_game *match)
{
    static const uint8_t kinds[] = {TABLE_MOVE_BOT, TABLE_MOVE_RESIGN, TABLE_MOVE_OFFER,
                                    TABLE_MOVE_OFFER, TABLE_MOVE_VOTE};
    int seat = (int)month_draw(match->is.seats);
    struct table_move move = {.kind = kinds[month_draw(COUNT_OF(kinds))]};
    if ((match->is.people >> seat & 1) == 0) return;
    uint8_t askable =
        hub_match_askable(month_found(match), month.people[match->is.player[seat]].user.id);
    if (askable != 0 && month_draw(3) == 0) {
        move = (struct table_move){.kind = TABLE_MOVE_VOTE};
        while ((askable >> move.about & 1) == 0) move.about++;
        move.word = word_draw(match, move.about);
        (void)does(match, seat, move);
    } else if (month_draw(250) == 0) {
        if (move.kind == TABLE_MOVE_VOTE) move.about = GAME_NOBODY;
        if (move.kind == TABLE_MOVE_VOTE) move.word = TABLE_CHOICE_CALL_OFF;
        (void)does(match, seat, move);
    }
}

/* Somebody says something to somebody. */
static void talk(struct month_game *match)
{
    int seat = (int)month_draw(match->is.seats);
    int named = (int)month_draw(match->is.seats);
    const struct hub_user *to = &month.people[match->is.player[named]].user;
    struct hub_request request = {.action = HUB_CHAT,
                                  .user = month.people[match->is.player[seat]].user};
    request_id(&request);
    (void)snprintf(request.text, sizeof(request.text), "@%s your move!", to->name);
    if (seat == named) return;
    cr_assert_eq(month_ask(match, &request).code, HUB_OK);
    month_notices_named(match, seat, named, month_found(match)->chat_count);
}

/* A player looks before the notification of the turn. */
static void watch(struct month_game *match)
{
    int seat = (int)month_draw(match->is.seats);
    struct hub_request request = {.action = HUB_SEEN,
                                  .user = month.people[match->is.player[seat]].user,
                                  .looked = true,
                                  .version = match->is.version};
    cr_assert_eq(month_ask(match, &request).code, HUB_OK);
    month_notices_seen(match, seat);
}

void month_sitting(struct month_game *match)
{
    for (unsigned about = 0; about <= MONTH_SEATS; about++)
        if (match->is.open[about]) votes(match, about);
    if (!match->over) link_find(match);
    if (!match->over) link_go_on(match);
    if (!match->over) whims(match);
    if (!match->over && month_draw(100) == 0) talk(match);
    if (!match->over && month_draw(20) == 0) month_conditional_give(match);
}

/* ---- moves ---- */

static void answered(void *context, const struct hub_answer *answer)
{
    struct month_game *match = context;
    /* A player's calendar may not be loaded yet: then the request is repeated. Or it came a moment
     * late: a bot has taken over, the seat has resigned, or the match has even ended. */
    enum game_refusal refusal = answer->error.refusal;
    bool refused = answer->error.code == HUB_REFUSED;
    bool conditional = answer->error.code == HUB_STALE ||
                       (refused && (refusal == GAME_NOT_YOUR_TURN || refusal == GAME_BAD_MOVE));
    bool late =
        answer->error.code == HUB_NOT_RUNNING ||
        (conditional && month_conditional_some(match)) || /* conditional moves were quicker */
        (refused && /* the bot has not made the decision yet, either */
         (refusal == GAME_STILL_OWED || refusal == GAME_NOT_AWAY || refusal == GAME_BOT_PLAYS ||
          refusal == GAME_RESIGNED || refusal == GAME_OVER));
    cr_assert(late || answer->error.code == HUB_OK || answer->error.code == HUB_NOT_NOW, "%s: %s",
              match->is.id, hub_error_name(&answer->error));
    month.refused += answer->error.code == HUB_NOT_NOW;
    match->asked = false;
    month.asked--;
}

static bool moves_now(const struct month_game *match, int seat)
{
    struct month_person *player = &month.people[match->is.player[seat]];
    int64_t now_ms = clock_unix_ms();
    bool awake = month_awake(&month.world.player[match->is.player[seat]], now_ms);
    bool late = month_left(&month.world, &match->is, seat, now_ms) <= MONTH_TICK_MS;
    if (late) player->lazy = false;                                   /* known from now on */
    if (match->is.open[seat] || (match->is.by_vote >> seat & 1) != 0) /* some come back by that */
        return awake && month_draw(60) == 0;
    return late || (!player->lazy && awake && month_draw(10) < 9);
}

/* A seat of those in the set; -1: there is none. */
static int seat_of(const struct month_game *match, uint8_t seats)
{
    int seat = (int)month_draw(match->is.seats);
    for (int i = 0; i < match->is.seats; i++, seat = (seat + 1) % match->is.seats)
        if ((seats >> seat & 1) != 0) return seat;
    return -1;
}

/* One absent player comes back; or one of those who owe a decision moves, maybe. */
static void play(struct month_game *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    struct hub_match *at = month_found(match);
    uint8_t away = (uint8_t)(match->is.stands_in & ~match->is.resigned);
    int back = seat_of(match, away);
    if (back >= 0) month.people[match->is.player[back]].lazy = false; /* it has cost the seat */
    if (back >= 0 && month.people[match->is.player[back]].gone) back = -1;
    int seat = back >= 0 ? back : seat_of(match, hub_match_owed(at) & match->is.people);
    if (match->asked || match->over || seat < 0 || (back < 0 && !moves_now(match, seat))) return;
    struct hub_request request = {.action = HUB_MOVE,
                                  .user = month.people[match->is.player[seat]].user,
                                  .seat = seat,
                                  .expects = at->play.version,
                                  .by_number = back < 0,
                                  .move = {.bytes = {TABLE_MOVE_BACK}}};
    request_id(&request);
    if (back < 0)
        request.number =
            (uint16_t)month_draw(at->game->legal(&at->play.state, (uint8_t)seat, legal));
    match->asked = true;
    month.asked++;
    hub_request(month.test.hub, at, &request, answered, match);
}

void month_round(void)
{
    for (size_t i = 0; i < MONTH_MATCHES; i++)
        if (!month.games[i].over) play(&month.games[i]);
    while (month.asked > 0) month_wait();
    month_look_all();
    for (size_t i = 0; i < MONTH_MATCHES; i++)
        if (!month.games[i].over && month_draw(100) == 0) watch(&month.games[i]);
}
