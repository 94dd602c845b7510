/* Turns a seat's conditional moves into a move when its turn comes, or drops them. */
#include "base/encoding/text.h"
#include "hub/match/orders.h"
#include "hub/match/play.h"

struct hub_error orders_ask_prepare(struct hub_job *job)
{
    struct hub_match *match = job->match;
    struct hub_request *request = &job->request;
    const struct hub_error nothing = {.code = HUB_STALE, .version = match->play.version};
    int seat = request->seat;
    struct orders before;
    struct orders_look look;
    if (!orders_may_ask(match, seat)) return nothing;
    match->orders[seat]->idle = match->play.version + 1;
    if (!orders_of(match, seat, &before)) return nothing;
    struct orders orders = before;
    orders_ask(match->game, &match->play.state, (uint8_t)seat, &orders, &look);
    if (!look.fires && look.why == ORDERS_KEPT) return nothing;
    struct store_orders left = {.fired = match->orders[seat]->fired + look.fires};
    (void)orders_print(match->game, &orders, left.text);
    if (look.why != ORDERS_KEPT) orders_note_drop(job, &before, look.why, &left);
    if (!look.fires) return hub_error_of(orders_change(job, seat, &left) ? HUB_OK : HUB_BUSY);
    request->user = (struct hub_user){.id = match->info.seat[seat].user};
    (void)text_copy(request->user.name, sizeof(request->user.name), match->info.seat[seat].name);
    request->move = look.move;
    request->expects = match->play.version;
    bool changed = !look.by_policy || look.why != ORDERS_KEPT;
    if (changed && !orders_change(job, seat, &left)) return hub_error_of(HUB_BUSY);
    struct hub_error error = play_move_prepare(job);
    if (error.code != HUB_OK || job->changed.status == STORE_RUNNING) return error;
    orders_drop_prepared(job->orders); /* the match ends, and all orders with it */
    job->orders = NULL;
    return error;
}
