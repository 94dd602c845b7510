/* A month of correspondence in some seconds: 200 matches of both games among 300 players, with
 * vacations, quiet hours, people who go away, votes about them, substitutes, people who resign,
 * restarts and kills, at a real hub over a real file with clocks that the test moves. Each row is
 * compared with a model of the test's own (support/month_model.h). What is random comes of a seed
 * that is printed; OCHRE_SEED=N plays that one again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/calendars.h"
#include "hub/clocks.h"
#include "support/hub_case.h"
#include "support/month_model.h"
#include "support/random_struct.h"

#define MATCHES 200
#define STEPS   240 /* thirty days */
#define ROUNDS  5   /* so often everybody is asked in a step */
#define STOPS_MS                                                                                   \
    15000 /* a killed server may have been there for so long after what it has written */

struct player {
    struct hub_user user;
    bool lazy;  /* does not move before a bank of his is empty, once */
    bool plays; /* somewhere: a guest who does not is forgotten before the month is over */
    bool gone;  /* does not come back when a bot has taken his seat */
};

/* A link to a seat that somebody was given. */
struct link {
    char text[HUB_LINK_BYTES + 1]; /* empty: none */
    uint8_t seat;
    int64_t offered_ms;
    bool kept; /* nobody uses it in its time */
    bool used;
};

struct game_of_some {
    struct month_match is;
    uint8_t wanted; /* enum table_choice of most who vote; NONE: they say nothing */
    struct link link;
    bool asked; /* a request is under way */
    bool over;
};

static struct hub_case test;
static uint64_t seed;
static struct month_world world;
static struct player players[MONTH_PLAYERS];
static struct game_of_some matches[MATCHES];
static unsigned asked_count;
static unsigned refused;
static unsigned acts;
static unsigned acts_late;
static unsigned links[3]; /* taken, used twice, too late */

static unsigned draw(unsigned below)
{
    return random_below(&seed, below);
}

/* ---- the server ---- */

static void tick(void)
{
    hub_tick(test.hub);
    for (unsigned i = 0; i < 3; i++) hub_case_pump(&test);
}

/* The match; asked for again while many others are being read. */
static struct hub_match *found(const struct game_of_some *match)
{
    enum hub_err why = HUB_OK;
    struct hub_match *at = hub_match_kept(test.hub, match->is.id);
    while (at == NULL && (why == HUB_OK || why == HUB_BUSY)) {
        if (why == HUB_BUSY) hub_case_pump(&test);
        at = hub_case_seek(&test, match->is.id, &why);
    }
    cr_assert_not_null(at, "%s: %s", match->is.id,
                       hub_error_name(&(struct hub_error){.code = why}));
    return at;
}

static bool row_seen(void *context, const struct record_row *row)
{
    month_row(&world, context, row);
    return true;
}

/* Who has resigned is behind all others, and a match that has no result was called off by all. */
static void end_seen(const struct game_of_some *match, const struct hub_match *at)
{
    bool called_off = match->is.called_off;
    cr_assert_eq(at->info.status, called_off ? STORE_ABANDONED : STORE_OVER, "%s: %s", match->is.id,
                 at->info.end_reason);
    if (called_off) cr_assert_str_eq(at->info.end_reason, "called_off");
    for (int seat = 0; seat < match->is.seats && !called_off; seat++) {
        unsigned before = 0;
        bool resigned = (match->is.resigned >> seat & 1) != 0;
        cr_assert_eq(at->info.seat[seat].resigned != 0, resigned);
        for (int other = 0; other < match->is.seats; other++)
            before += (match->is.resigned >> other & 1) == 0;
        if (resigned) cr_assert_gt(at->info.seat[seat].rank, (int)before);
    }
}

/* Looks at what has happened since; the rows between are those of one round. */
static void look(struct game_of_some *match)
{
    struct hub_match *at = found(match);
    uint32_t from = match->is.version + 1;
    uint32_t count = at->play.version + 1 - from;
    if (count > 0 && hub_rows_kept(at, from))
        hub_rows_each(at, from, count, row_seen, &match->is);
    else if (count > 0) /* bots among themselves */
        cr_assert_eq(record_rows_each(test.reader, at->game, match->is.id, from, count, row_seen,
                                      &match->is),
                     STORE_OK);
    month_owed(&match->is, hub_match_owed(at));
    for (int seat = 0; seat < match->is.seats; seat++)
        cr_assert_eq(at->info.seat[seat].user, players[match->is.player[seat]].user.id);
    match->over = at->info.status != STORE_RUNNING;
    if (match->over) end_seen(match, at);
}

static void look_all(void)
{
    for (size_t i = 0; i < MATCHES; i++)
        if (!matches[i].over) look(&matches[i]);
}

/* Until bots have nothing more to do, so that each row is seen at the time at which it came. */
static void settle(void)
{
    bool quiet = false;
    while (!quiet) {
        quiet = true;
        for (size_t i = 0; i < MATCHES; i++)
            quiet = quiet && (matches[i].over || hub_case_quiet(found(&matches[i])));
        if (!quiet) tick();
    }
    look_all();
}

/* Hours later; then some minutes, in each of which the server looks what is over. */
static void step_on(void)
{
    settle();
    clock_test_move(MONTH_STEP_MS, MONTH_STEP_MS);
    for (unsigned i = 0; i < 3; i++) {
        tick();
        settle();
        clock_test_move(61000, 61000);
    }
}

/* ---- who sits where ---- */

static void request_id(struct hub_request *request)
{
    static unsigned number;
    (void)snprintf(request->id, sizeof(request->id), "m%u", ++number);
}

/* Asks and looks at once. What the server has done a moment before may refuse it. */
static struct hub_error act(struct game_of_some *match, unsigned player,
                            struct hub_request *request)
{
    request->user = players[player].user;
    request_id(request);
    struct hub_error error = hub_case_ask(&test, found(match), request).error;
    acts++;
    acts_late += error.code == HUB_REFUSED || error.code == HUB_NOT_RUNNING;
    look(match);
    return error;
}

static bool does(struct game_of_some *match, int seat, struct table_move move)
{
    struct hub_request request = {.action = HUB_MOVE, .seat = seat, .expects = match->is.version};
    memcpy(&request.move, &move, sizeof(move));
    struct hub_error error = act(match, match->is.player[seat], &request);
    cr_assert(error.code == HUB_OK || error.code == HUB_NOT_NOW || error.code == HUB_REFUSED ||
                  error.code == HUB_NOT_RUNNING,
              "%s: %s", match->is.id, hub_error_name(&error));
    return error.code == HUB_OK;
}

/* Those who may vote say what they want; at some tables hardly anybody says anything. */
static void votes(struct game_of_some *match, unsigned about)
{
    static const uint8_t of_seat[] = {TABLE_CHOICE_WAIT, TABLE_CHOICE_BOT, TABLE_CHOICE_SUBSTITUTE,
                                      TABLE_CHOICE_CALL_OFF};
    static const uint8_t of_match[] = {TABLE_CHOICE_GO_ON, TABLE_CHOICE_CALL_OFF};
    bool seat_is = about < MONTH_SEATS;
    for (int seat = 0; seat < match->is.seats; seat++) {
        bool may = (month_voters(&match->is, about) >> seat & 1) != 0;
        if (match->over || !match->is.open[about] || !may ||
            match->is.word[about][seat] != TABLE_CHOICE_NONE ||
            draw(match->wanted == TABLE_CHOICE_NONE ? 30 : 2) != 0)
            continue;
        uint8_t word = seat_is ? of_seat[draw(4)] : of_match[draw(2)];
        if (seat_is && match->wanted != TABLE_CHOICE_NONE && draw(4) != 0) word = match->wanted;
        (void)does(match, seat,
                   (struct table_move){.kind = TABLE_MOVE_VOTE,
                                       .about = seat_is ? (uint8_t)about : GAME_NOBODY,
                                       .word = word});
    }
}

static bool sits(const struct game_of_some *match, unsigned player)
{
    for (int seat = 0; seat < match->is.seats; seat++)
        if (match->is.player[seat] == player) return true;
    return false;
}

static enum hub_err uses(struct game_of_some *match, const char *text)
{
    struct hub_request request = {.action = HUB_SUBSTITUTE, .seat = HUB_NOBODY_SEAT};
    do match->is.taker = draw(MONTH_PLAYERS);
    while (sits(match, match->is.taker) || !players[match->is.taker].plays);
    (void)text_copy(request.link, sizeof(request.link), text);
    return act(match, match->is.taker, &request).code;
}

/* Somebody is given the link to a seat and uses it; so does another one, and another one when its
 * time is over. */
static void link_go_on(struct game_of_some *match)
{
    struct link *link = &match->link;
    bool newest = match->is.offered_ms[link->seat] == link->offered_ms;
    bool offered = newest && (match->is.offered >> link->seat & 1) != 0;
    bool in_time = clock_unix_ms() < link->offered_ms + 2 * MONTH_DAY_MS - MONTH_TICK_MS;
    if (link->text[0] == '\0' || (offered && !in_time)) return;
    if (offered && (link->kept || draw(6) != 0)) return;
    enum hub_err wanted = offered ? HUB_OK : newest && link->used ? HUB_LINK_USED : HUB_LINK_OVER;
    enum hub_err err = uses(match, link->text);
    if (err == HUB_NOT_NOW) return;
    cr_assert_eq(err, wanted, "%s: %s", match->is.id,
                 hub_error_name(&(struct hub_error){.code = err}));
    links[offered ? 0 : link->used ? 1 : 2]++;
    link->used = offered;
    if (!offered) link->text[0] = '\0';
}

static void link_find(struct game_of_some *match)
{
    struct link *link = &match->link;
    for (uint8_t seat = 0; seat < match->is.seats && link->text[0] == '\0'; seat++) {
        if ((match->is.offered >> seat & 1) == 0) continue;
        *link = (struct link){
            .seat = seat, .offered_ms = match->is.offered_ms[seat], .kept = draw(3) == 0};
        for (uint8_t i = 0; i < match->is.seats && link->text[0] == '\0'; i++)
            hub_match_link(found(match), seat, players[match->is.player[i]].user.id, link->text);
    }
}

/* Now and then somebody does something with a seat, or asks about one. */
static void whims(struct game_of_some *match)
{
    static const uint8_t kinds[] = {TABLE_MOVE_BOT, TABLE_MOVE_RESIGN, TABLE_MOVE_OFFER,
                                    TABLE_MOVE_OFFER, TABLE_MOVE_VOTE};
    int seat = (int)draw(match->is.seats);
    struct table_move move = {.kind = kinds[draw(COUNT_OF(kinds))]};
    if ((match->is.people >> seat & 1) == 0) return;
    uint8_t askable = hub_match_askable(found(match), players[match->is.player[seat]].user.id);
    if (askable != 0 && draw(20) == 0) {
        uint8_t word = match->wanted == TABLE_CHOICE_NONE ? TABLE_CHOICE_WAIT : match->wanted;
        move = (struct table_move){.kind = TABLE_MOVE_VOTE, .word = word};
        while ((askable >> move.about & 1) == 0) move.about++;
        (void)does(match, seat, move);
    } else if (draw(250) == 0) {
        if (move.kind == TABLE_MOVE_VOTE) move.about = GAME_NOBODY;
        if (move.kind == TABLE_MOVE_VOTE) move.word = TABLE_CHOICE_CALL_OFF;
        (void)does(match, seat, move);
    }
}

static void sitting(struct game_of_some *match)
{
    for (unsigned about = 0; about <= MONTH_SEATS; about++)
        if (match->is.open[about]) votes(match, about);
    if (!match->over) link_find(match);
    if (!match->over) link_go_on(match);
    if (!match->over) whims(match);
}

/* ---- moves ---- */

static void answered(void *context, const struct hub_answer *answer)
{
    struct game_of_some *match = context;
    /* Somebody's calendar may still be on its way; then he asks again. Or he was a moment late: a
     * bot has taken his seat, he has resigned by that, or the match has even ended. */
    enum game_refusal refusal = answer->error.refusal;
    bool late = answer->error.code == HUB_NOT_RUNNING ||
                (answer->error.code == HUB_REFUSED &&
                 (refusal == GAME_BOT_PLAYS || refusal == GAME_RESIGNED || refusal == GAME_OVER));
    cr_assert(late || answer->error.code == HUB_OK || answer->error.code == HUB_NOT_NOW, "%s: %s",
              match->is.id, hub_error_name(&answer->error));
    refused += answer->error.code == HUB_NOT_NOW;
    match->asked = false;
    asked_count--;
}

static bool moves_now(const struct game_of_some *match, int seat)
{
    struct player *player = &players[match->is.player[seat]];
    int64_t now_ms = clock_unix_ms();
    bool awake = month_awake(&world.player[match->is.player[seat]], now_ms);
    bool late = month_left(&world, &match->is, seat, now_ms) <= MONTH_TICK_MS;
    if (late) player->lazy = false;                                   /* he knows now */
    if (match->is.open[seat] || (match->is.by_vote >> seat & 1) != 0) /* some come back by that */
        return awake && draw(60) == 0;
    return late || (!player->lazy && awake && draw(10) < 9);
}

/* A seat of those in the set; -1: there is none. */
static int seat_of(const struct game_of_some *match, uint8_t seats)
{
    int seat = (int)draw(match->is.seats);
    for (int i = 0; i < match->is.seats; i++, seat = (seat + 1) % match->is.seats)
        if ((seats >> seat & 1) != 0) return seat;
    return -1;
}

/* Who comes back; or one move, by one of those who owe, if he wants. */
static void play(struct game_of_some *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    struct hub_match *at = found(match);
    uint8_t away = (uint8_t)(match->is.stands_in & ~match->is.resigned);
    int back = seat_of(match, away);
    if (back >= 0) players[match->is.player[back]].lazy = false; /* it has cost him his seat */
    if (back >= 0 && players[match->is.player[back]].gone) back = -1;
    int seat = back >= 0 ? back : seat_of(match, hub_match_owed(at) & match->is.people);
    if (match->asked || match->over || seat < 0 || (back < 0 && !moves_now(match, seat))) return;
    struct hub_request request = {.action = HUB_MOVE,
                                  .user = players[match->is.player[seat]].user,
                                  .seat = seat,
                                  .expects = at->play.version,
                                  .by_number = back < 0,
                                  .move = {.bytes = {TABLE_MOVE_BACK}}};
    request_id(&request);
    if (back < 0)
        request.number = (uint16_t)draw(at->game->legal(&at->play.state, (uint8_t)seat, legal));
    match->asked = true;
    asked_count++;
    hub_request(test.hub, at, &request, answered, match);
}

static void round_play(void)
{
    for (size_t i = 0; i < MATCHES; i++)
        if (!matches[i].over) play(&matches[i]);
    while (asked_count > 0) hub_case_pump(&test);
    look_all();
}

static int64_t number_of(const char *sql)
{
    return strtoll(store_case_sql(&test.files, sql), NULL, 10);
}

/* Until the file knows that the server was there a moment ago: in a step of hours a heartbeat may
 * be on its way, which in life is never older than what a kill gives away. */
static void beat_saved(void)
{
    int64_t since_ms = clock_unix_ms() - STOPS_MS;
    do tick();
    while (number_of("SELECT unix_ms FROM heartbeat") < since_ms);
}

/* A server that comes up finds each match in which a clock runs. */
static void dues_saved(void)
{
    static const char sql[] = "SELECT coalesce(group_concat(id), '') FROM match "
                              "WHERE clock_due_ms IS NULL AND ended_ms IS NULL";
    const char *without = store_case_sql(&test.files, sql);
    for (size_t i = 0; i < MATCHES; i++)
        cr_assert(matches[i].is.runs == 0 || strstr(without, matches[i].is.id) == NULL, "%s",
                  matches[i].is.id);
}

/* Down for some hours, stopped or killed, and up again. */
static void down(bool killed)
{
    struct month_down *at = &world.down[world.down_count];
    beat_saved();
    settle();
    dues_saved();
    at->from_ms = clock_unix_ms();
    test.failing = killed; /* so that nothing of its end is written */
    hub_case_down(&test);
    test.failing = false;
    int64_t ms = (int64_t)draw(40) * MONTH_HOUR_MS + draw(3600) * 1000;
    clock_test_move(ms, ms);
    hub_case_up(&test);
    at->to_ms = clock_unix_ms();
    do tick(); /* until it has found that clocks run, and says so */
    while (number_of("SELECT count(*) FROM uncharged") <= (int64_t)world.down_count);
    int64_t from_ms = number_of("SELECT from_ms FROM uncharged ORDER BY number DESC LIMIT 1");
    cr_assert(from_ms <= at->from_ms + MONTH_TICK_MS, "nobody is charged from then on");
    cr_assert(from_ms >= at->from_ms - (killed ? STOPS_MS + MONTH_TICK_MS : MONTH_TICK_MS),
              "%lld ms before", (long long)(at->from_ms - from_ms));
    at->from_ms = from_ms;
    world.down_count++;
}

/* ---- the people ---- */

static void calendar_told(void *context, struct hub_error error,
                          const struct store_calendar *calendar)
{
    (void)calendar;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    *(bool *)context = true;
}

static void calendar_ask(const struct hub_calendar_request *request)
{
    bool ended = false;
    hub_calendar(test.hub, request, calendar_told, &ended);
    while (!ended) hub_case_pump(&test);
}

static void player_make(size_t i)
{
    struct player *player = &players[i];
    struct month_player *is = &world.player[i];
    char name[32];
    (void)snprintf(name, sizeof(name), "Player %zu", i);
    player->user = hub_case_guest(&test, name);
    struct hub_calendar_request request = {.user = player->user.id};
    (void)text_copy(request.time_zone, sizeof(request.time_zone), "Etc/UTC");
    player->lazy = draw(4) == 0;
    player->gone = draw(12) == 0;
    is->quiet = draw(3) == 0;
    if (is->quiet) {
        request.action = HUB_CALENDAR_HOURS;
        request.from_minute = 22 * 60;
        request.to_minute = 7 * 60;
        calendar_ask(&request);
    }
    if (draw(4) != 0) return;
    request.action = HUB_VACATION_ADD;
    request.first_day = (int32_t)(clock_unix_ms() / MONTH_DAY_MS) + 2 + (int32_t)draw(20);
    request.last_day = request.first_day + (int32_t)draw(10);
    is->away_from_ms = request.first_day * MONTH_DAY_MS;
    is->away_to_ms = (request.last_day + 1) * MONTH_DAY_MS;
    calendar_ask(&request);
}

struct made {
    bool ended;
    char id[STORE_MATCH_ID_BYTES + 1];
};

static void made_note(void *context, const struct hub_answer *answer)
{
    struct made *made = context;
    cr_assert_eq(answer->error.code, HUB_OK, "%s", hub_error_name(&answer->error));
    (void)text_copy(made->id, sizeof(made->id), answer->match->info.id);
    made->ended = true;
}

static void match_make(struct game_of_some *match, size_t i)
{
    static const struct time_control controls[] = {{PACE_DAYS, 86400, 28800, 259200},
                                                   {PACE_DAYS, 259200, 43200, 604800},
                                                   {PACE_DAYS, 7200, 3600, 86400}};
    static const enum table_leaver leavers[] = {TABLE_LEAVER_BOT, TABLE_LEAVER_ASK,
                                                TABLE_LEAVER_ASK, TABLE_LEAVER_RESIGN};
    struct month_match *is = &match->is;
    struct made made = {.ended = false};
    is->seats = (uint8_t)(2 + draw(3) % 2 + (draw(8) == 0));
    for (unsigned seat = 0; seat < is->seats; seat++) {
        unsigned player = draw(MONTH_PLAYERS);
        while (sits(match, player)) player = draw(MONTH_PLAYERS);
        is->player[seat] = player;
        players[player].plays = true;
    }
    is->control = controls[draw(COUNT_OF(controls))];
    is->leaver = leavers[draw(COUNT_OF(leavers))];
    match->wanted = (uint8_t)(draw(3) == 0 ? TABLE_CHOICE_NONE : TABLE_CHOICE_WAIT + draw(4));
    struct hub_creation creation = {
        .game = games_find(i % 2 == 0 ? "stoneage" : "clans"),
        .seats = is->seats,
        .settings = {.start_seat = 0, .clock = is->control, .leaver = is->leaver},
        .listed = true};
    hub_match_create(test.hub, &players[is->player[0]].user, &creation, made_note, &made);
    while (!made.ended) hub_case_pump(&test);
    (void)text_copy(is->id, sizeof(is->id), made.id);
    for (unsigned seat = 1; seat < is->seats; seat++) {
        struct hub_request join = {
            .action = HUB_JOIN, .user = players[is->player[seat]].user, .seat = (int)seat};
        cr_assert_eq(hub_case_ask(&test, found(match), &join).error.code, HUB_OK);
    }
    struct hub_request start = {.action = HUB_START, .user = players[is->player[0]].user};
    cr_assert_eq(hub_case_ask(&test, found(match), &start).error.code, HUB_OK);
    const struct hub_match *at = found(match);
    is->people = (uint8_t)((1u << is->seats) - 1);
    is->at_ms = at->rows.newest_ms;
    for (int seat = 0; seat < is->seats; seat++) is->left_ms[seat] = is->control.bank_s * 1000LL;
    month_owed(is, hub_match_owed(at));
}

static void seed_choose(void)
{
    const char *named = getenv("OCHRE_SEED");
    seed = named != NULL ? strtoull(named, NULL, 10) : (uint64_t)clock_unix_ms();
    (void)printf("OCHRE_SEED=%llu\n", (unsigned long long)seed);
}

static void counted_in_file(const char *word, unsigned kind)
{
    char sql[200];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT sum((length(events) - length(replace(events, '\"%s\"', ''))) / "
                   "length('\"%s\"')) FROM move",
                   word, word);
    cr_assert_eq(number_of(sql), world.seen.of_kind[kind], "each %s came once", word);
}

/* Every consequence came once, and of each kind there were some. */
static void seen_all(void)
{
    const struct month_seen *seen = &world.seen;
    (void)printf("rows=%u downs=%u empty: bot=%u resign=%u ask=%u\n", seen->rows, world.down_count,
                 seen->leavers[TABLE_LEAVER_BOT], seen->leavers[TABLE_LEAVER_RESIGN],
                 seen->leavers[TABLE_LEAVER_ASK]);
    (void)printf("votes: wait=%u bot=%u substitute=%u call_off=%u+%u go_on=%u timed=%u\n",
                 seen->ended[0][TABLE_CHOICE_WAIT], seen->ended[0][TABLE_CHOICE_BOT],
                 seen->ended[0][TABLE_CHOICE_SUBSTITUTE], seen->ended[0][TABLE_CHOICE_CALL_OFF],
                 seen->ended[1][TABLE_CHOICE_CALL_OFF], seen->ended[1][TABLE_CHOICE_GO_ON],
                 seen->votes_timed);
    (void)printf("links: taken=%u twice=%u over=%u; back=%u resigned=%u offers timed=%u; "
                 "acts=%u late=%u not_now=%u\n",
                 links[0], links[1], links[2], seen->of_kind[TABLE_EVENT_CAME_BACK],
                 seen->of_kind[TABLE_EVENT_RESIGNED], seen->offers_timed, acts, acts_late, refused);
    counted_in_file("timed_out", TABLE_EVENT_TIMED_OUT);
    counted_in_file("bot_sat", TABLE_EVENT_BOT_SAT);
    counted_in_file("resigned", TABLE_EVENT_RESIGNED);
    counted_in_file("vote_ended", TABLE_EVENT_VOTE_ENDED);
    counted_in_file("offer_ended", TABLE_EVENT_OFFER_ENDED);
    counted_in_file("substituted", TABLE_EVENT_SUBSTITUTED);
    for (unsigned word = TABLE_CHOICE_WAIT; word <= TABLE_CHOICE_CALL_OFF; word++)
        cr_assert_gt(seen->ended[0][word], 0, "no vote ended so: %u", word);
    for (unsigned i = 0; i < COUNT_OF(links); i++) cr_assert_gt(links[i], 0, "links: %u", i);
    for (unsigned i = 0; i < TABLE_LEAVERS; i++) cr_assert_gt(seen->leavers[i], 0);
    cr_assert(seen->votes_timed > 0 && seen->offers_timed > 0);
    cr_assert_lt(acts_late, acts / 20 + 1);
}

Test(month, of_correspondence_ends_every_match_and_no_clock_is_wrong, .timeout = 240)
{
    unsigned going = MATCHES;
    seed_choose();
    hub_case_begin(&test);
    test.limit_factor = 100000;
    test.quotas.kept_s = 100 * 86400; /* they leave with each restart */
    hub_case_restart(&test);
    tick();
    for (size_t i = 0; i < MONTH_PLAYERS; i++) player_make(i);
    for (size_t i = 0; i < MATCHES; i++) match_make(&matches[i], i);
    for (unsigned step = 0; step < STEPS || going > 0; step++) {
        cr_assert_lt(step, 3 * STEPS, "%u go on", going);
        step_on();
        if (world.down_count < MONTH_DOWNS && draw(12) == 0) down(draw(2) == 0);
        look_all();
        for (size_t i = 0; i < MATCHES; i++)
            if (!matches[i].over) sitting(&matches[i]);
        for (unsigned i = 0; i < ROUNDS; i++) round_play();
        going = 0;
        for (size_t i = 0; i < MATCHES; i++) going += !matches[i].over;
    }
    seen_all();
    cr_assert_gt(world.down_count, 3);
    cr_assert_lt(refused, world.seen.rows / 50);
    cr_assert_eq(number_of("SELECT count(clock_due_ms) FROM match"), 0, "all have ended");
    hub_case_end(&test);
}
