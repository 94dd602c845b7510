/* Messages to the users at a table while seats change: a bot takes over, its person comes back, a
 * player resigns, a substitute takes a seat, others vote and offer. A message must not depend on
 * hidden information: everything hidden from the reader's present seat is drawn again (the seed
 * behind links of others, keys, what others have read), and the message stays the same. This test
 * keeps its own record of who holds a seat. The hub's own code makes seats of moves, the api's own
 * prints them, for every game, number of seats and option. */
#define _GNU_SOURCE
#include "api/core/print_table.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "engine/seat/law.h"
#include "hub/core/internal.h"
#include "hub/match/history.h"
#include "hub/match/sight.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"
#include "record/place.h"
#include "record/row_print.h"
#include "support/walk.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

#define GONE     4  /* of those who have given their seats away so many still look on */
#define EVERY    16 /* moves of the game, of which one is looked at; each change of a seat is */
#define ROWS     6  /* sent with a move */
#define STRANGER 999999999

static struct hub_match table;
static struct hub_job job;
static int64_t last_user;

/* This test's record of a seat: its person (0: a bot's from the start), true if the person decides,
 * and true if there is a link to it, and if the others have made that. */
static struct {
    int64_t user;
    bool decides;
    bool offered;
    bool by_vote;
} seats[GAME_SEATS_MAX];
static int64_t gone[GONE];
static unsigned gone_count;

static struct {
    unsigned asked, drawn, links, private_told, private_kept;
    unsigned by_event[256];
    unsigned gone_asked;
} counted;

/* ---- the table ---- */

static void noise(struct walk *walk, void *bytes, size_t size)
{
    uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++) at[i] = (uint8_t)walk_random(walk);
}

/* Reads and checks all that one viewer has received so far. */
static void reads(struct walk *walk, struct store_seat *seat)
{
    seat->chat_read = 1 + walk_below(walk, 100000);
    seat->mentions = (uint16_t)(1 + walk_below(walk, 1000));
    seat->seen = 1 + walk_below(walk, 100000);
    seat->seen_ms = 1 + walk_below(walk, 100000);
    seat->seen_end = walk_below(walk, 2) == 0;
}

static void key_draw(struct walk *walk, char key[STORE_KEY_BYTES + 1])
{
    for (size_t i = 0; i < STORE_KEY_BYTES; i++) key[i] = (char)('a' + walk_below(walk, 26));
}

static void sits(struct store_seat *seat, int64_t user)
{
    seat->user = user;
    (void)snprintf(seat->name, sizeof(seat->name), "Person %lld", (long long)user);
}

static void row_keep(const struct walk *walk, int seat, const struct game_events *events)
{
    static struct game_events copy; /* a row's are not const */
    struct record_row row = {.version = walk->match.version,
                             .seat = seat,
                             .at_ms = clock_unix_ms(),
                             .event_count = events->count,
                             .events = copy.at};
    copy = *events;
    table.play = walk->match;
    size_t bytes = history_pack(&table, &row);
    cr_assert_gt(bytes, 0);
    history_cache(&table, walk->match.version, bytes, 0);
}

static void began(struct walk *walk)
{
    struct store_match *info = &table.info;
    history_free(&table);
    memset(&table, 0, sizeof(table));
    memset(seats, 0, sizeof(seats));
    gone_count = 0;
    table.game = walk->game;
    table.settings = (struct settings){
        .options = walk->match.setup.options, .start_seat = GAME_NOBODY, .undo = UNDO_VOTE};
    *info = (struct store_match){.id = "AAAAAAAAAAAAAAAA",
                                 .status = STORE_RUNNING,
                                 .listed = walk_below(walk, 2) == 0,
                                 .created_ms = 1,
                                 .started_ms = 2,
                                 .seats = walk->match.setup.seats};
    (void)text_copy(info->game, sizeof(info->game), walk->game->id);
    noise(walk, info->seed, sizeof(info->seed));
    key_draw(walk, info->key);
    for (uint8_t i = 0; i < info->seats; i++) {
        bool person = (match_deciders(&walk->match) >> i & 1) != 0;
        if (person) sits(&info->seat[i], ++last_user);
        if (person) reads(walk, &info->seat[i]);
        if (!person) (void)text_copy(info->seat[i].bot, sizeof(info->seat[i].bot), "easy");
        seats[i].user = info->seat[i].user;
        seats[i].decides = person;
    }
    info->created_by = seats[0].user;
    row_keep(walk, HUB_NOBODY_SEAT, &walk->setup_events);
}

/* ---- who knows what ---- */

static uint8_t seat_of(int64_t user)
{
    for (uint8_t i = 0; user != 0 && i < table.info.seats; i++)
        if (seats[i].user == user) return i;
    return GAME_SPECTATOR;
}

static unsigned links_of(int64_t user)
{
    uint8_t mine = seat_of(user);
    unsigned links = 0;
    for (uint8_t i = 0; mine != GAME_SPECTATOR && i < table.info.seats; i++)
        links += seats[i].offered && (i == mine || (seats[i].by_vote && seats[mine].decides));
    return links;
}

static bool sees(const struct shape *shape, const struct game_event *event, uint8_t seat)
{
    return shape->seen_by == SEEN_BY_PUBLIC ||
           (shape->seen_by == SEEN_BY_SEAT && seat != GAME_SPECTATOR && event->bytes[1] == seat);
}

static void note(struct walk *walk, const struct table_event *event, bool voted)
{
    uint8_t seat = event->seat;
    counted.by_event[event->kind]++;
    switch (event->kind) {
    case TABLE_EVENT_OFFER_ENDED: break;
    case TABLE_EVENT_BOT_SAT: seats[seat].decides = false; break;
    case TABLE_EVENT_CAME_BACK: seats[seat].decides = true; break;
    case TABLE_EVENT_GONE:
    case TABLE_EVENT_RESIGNED: seats[seat].decides = false; break;
    case TABLE_EVENT_OFFERED: seats[seat].by_vote = voted; break;
    case TABLE_EVENT_SUBSTITUTED:
        gone[gone_count++ % GONE] = seats[seat].user;
        seats[seat].user = last_user;
        seats[seat].decides = true;
        cr_assert_eq(table.info.seat[seat].seen_ms, 0, "the person has seen nothing of it");
        cr_assert_eq(table.info.seat[seat].chat_read, 0);
        reads(walk, &table.info.seat[seat]);
        break;
    default: return;
    }
    seats[seat].offered = event->kind == TABLE_EVENT_OFFERED ||
                          (seats[seat].offered && event->kind == TABLE_EVENT_BOT_SAT);
}

/* ---- messages ---- */

/* strstr() under a sanitizer reads all of the text each time. */
static char *find(const struct buf *text, size_t from, const char *part)
{
    return memmem(text->bytes + from, text->size - from, part, strlen(part));
}

/* The table as a spectator receives it. Empty until the first of them asks: all others must
 * receive the same. */
static struct buf onlooker = {.bytes = NULL};

static void table_tell(const struct hub_match *match, int64_t user, struct json *json,
                       const char *name)
{
    json_object(json, name);
    struct hub_sight_room room = {0};
    print_table(json, hub_sight(match, user, match->info.key, &room), NULL);
    json_object_end(json);
}

/* Blots the value of a field of `digits` characters out, wherever it occurs. */
static unsigned blot(struct buf *out, const char *field, size_t digits)
{
    unsigned count = 0;
    for (char *at = find(out, 0, field); at != NULL; count++) {
        char *value = at + strlen(field);
        memset(value, 'x', digits);
        at = find(out, (size_t)(value - out->bytes), field);
    }
    return count;
}

/* All but the rows, into the buffer, without the seal of the seed, which everybody knows, and the
 * hash of the place, which the seed keys (place_test). */
static void tell(const struct hub_match *match, int64_t user, struct buf *out)
{
    struct json json = json_to(out);
    bool looks_on = match == &table && seat_of(user) == GAME_SPECTATOR;
    buf_reset(out);
    json_object(&json, NULL);
    struct hub_sight_room room = {0};
    print_match(&json, "match", hub_sight(match, user, match->info.key, &room));
    if (looks_on && onlooker.size == 0) {
        struct json first = json_to(&onlooker);
        table_tell(match, user, &first, NULL);
        cr_assert(!onlooker.failed);
    }
    if (looks_on)
        json_raw_size(&json, "update", onlooker.bytes, onlooker.size);
    else
        table_tell(match, user, &json, "update");
    json_object_end(&json);
    cr_assert(!out->failed);
    cr_assert_eq(blot(out, "\"seed_hash\":\"", 2 * (size_t)STORE_SEED_BYTES), 1);
    cr_assert_eq(blot(out, "\"hash\":\"", PLACE_DIGITS), 1);
}

/* The table as it could be just as well, for all that the user knows. */
static void draw_anew(struct walk *walk, int64_t user, struct hub_match *drawn)
{
    uint8_t mine = seat_of(user);
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    *drawn = table;
    walk->game->redraw(&drawn->play.state, mine, &chance);
    drawn->play.state_hash = walk_random(walk);
    for (size_t i = 0; i < drawn->play.past_count; i++)
        drawn->play.past[i].state_hash = walk_random(walk);
    if (links_of(user) == 0) noise(walk, drawn->info.seed, sizeof(drawn->info.seed));
    if (mine == GAME_SPECTATOR) key_draw(walk, drawn->info.key);
    for (uint8_t i = 0; i < drawn->info.seats; i++)
        if (i != mine) reads(walk, &drawn->info.seat[i]);
    counted.drawn += memcmp(&drawn->play.state, &table.play.state, sizeof(table.play.state)) != 0;
}

static unsigned times(const struct buf *text, const char *part)
{
    unsigned count = 0;
    for (const char *at = find(text, 0, part); at != NULL; count++)
        at = find(text, (size_t)(at + 1 - text->bytes), part);
    return count;
}

struct rows_told {
    const struct buf *text;
    uint8_t seat;
};

/* An event is sent only to those who may see it. */
static bool row_told(void *context, const struct record_row *row)
{
    static struct buf event = {.bytes = NULL};
    const struct rows_told *told = context;
    for (uint16_t i = 0; i < row->event_count; i++) {
        const struct shape *shape = table_event_shape(table.game, row->events[i].bytes[0]);
        if (shape->seen_by == SEEN_BY_PUBLIC) continue;
        bool may = sees(shape, &row->events[i], told->seat);
        struct json json = json_to(&event);
        buf_reset(&event);
        row_event_print(&json, table.game, &row->events[i]);
        cr_assert_eq(find(told->text, 0, event.bytes) != NULL, may,
                     "the message to seat %u has %s: %s", told->seat, event.bytes,
                     told->text->bytes);
        counted.private_told += may;
        counted.private_kept += !may;
    }
    return true;
}

static void rows_ask(int64_t user, uint32_t newest, struct buf *out)
{
    uint32_t version = table.play.version;
    uint32_t from = version >= newest ? version + 1 - newest : 0;
    struct json json = json_to(out);
    buf_reset(out);
    json_object(&json, NULL);
    struct hub_sight_room room = {0};
    print_rows(&json, hub_sight(&table, user, table.info.key, &room), from, newest);
    json_object_end(&json);
    cr_assert(!out->failed);
    hub_rows_each(&table, from, newest, row_told,
                  &(struct rows_told){.text = out, .seat = seat_of(user)});
}

static void asks(struct walk *walk, int64_t user, uint32_t newest)
{
    static struct hub_match drawn;
    static struct buf out[2] = {{.bytes = NULL}, {.bytes = NULL}};
    uint8_t mine = seat_of(user);
    bool owes = mine != GAME_SPECTATOR && seats[mine].decides &&
                (table.game->to_act(&table.play.state) >> mine & 1) != 0;
    tell(&table, user, &out[0]);
    draw_anew(walk, user, &drawn);
    tell(&drawn, user, &out[1]);
    bool alike = out[0].size == out[1].size &&
                 memcmp(out[0].bytes, out[1].bytes, out[0].size) == 0; /* strcmp(): see find() */
    size_t same = alike ? out[0].size : 0;
    while (out[0].bytes[same] != '\0' && out[0].bytes[same] == out[1].bytes[same]) same++;
    cr_assert_eq(out[0].bytes[same], out[1].bytes[same], "user %lld of seat %u: %.80s or %.80s",
                 (long long)user, mine, &out[0].bytes[same < 40 ? 0 : same - 40],
                 &out[1].bytes[same < 40 ? 0 : same - 40]);
    cr_assert_eq(find(&out[0], 0, "\"choices\":null") == NULL, owes, "%s", out[0].bytes);
    unsigned links = times(&out[0], "\"link\":\"");
    cr_assert_eq(links, links_of(user), "%s", out[0].bytes);
    rows_ask(user, newest, &out[0]);
    counted.asked++;
    counted.links += links;
}

/* Everybody asks: who sits there, who has, who never has, and who has no name. */
static void all_ask(struct walk *walk, uint32_t newest)
{
    if (table.info.status != STORE_RUNNING) return; /* called off: the seed is everybody's */
    buf_reset(&onlooker);
    for (uint8_t i = 0; i < table.info.seats; i++)
        if (seats[i].user != 0) asks(walk, seats[i].user, newest);
    asks(walk, STRANGER, newest);
    asks(walk, 0, newest);
    for (unsigned i = 0; i < GONE && i < gone_count; i++) asks(walk, gone[i], newest);
    counted.gone_asked += gone_count > 0;
}

/* ---- moves ---- */

static void moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    (void)move;
    if (seats[seat].decides && seats[seat].by_vote) seats[seat].offered = false;
    row_keep(walk, seat, &walk->proposal.events);
    if (walk->match.version % EVERY == 0) all_ask(walk, ROWS);
}

static void sat(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    const struct game_events *events = &walk->proposal.events;
    uint8_t voted = GAME_NOBODY;
    bool substitute = move->bytes[0] == TABLE_MOVE_SUBSTITUTE;
    memset(&job.request, 0, sizeof(job.request));
    job.match = &table;
    job.changed = table.info;
    job.proposal = &walk->proposal;
    job.at_ms = clock_unix_ms();
    job.request.user.id = substitute ? ++last_user : seats[seat].user;
    (void)snprintf(job.request.user.name, sizeof(job.request.user.name), "Person %lld",
                   (long long)job.request.user.id);
    seat_control_seats(&job);
    table.info = job.changed;
    for (uint16_t i = 0; i < events->count; i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        bool to_all = event.kind == TABLE_EVENT_VOTE_ENDED && event.word == TABLE_CHOICE_SUBSTITUTE;
        if (to_all) voted = event.about;
        note(walk, &event, event.kind == TABLE_EVENT_OFFERED && event.seat == voted);
    }
    row_keep(walk, seat, events);
    waits_row(&table, events, job.at_ms);
    all_ask(walk, substitute ? HUB_ROWS_KEPT : ROWS);
}

/* Decisions about seats depend on public knowledge alone. */
static void decided_alike(struct walk *walk)
{
    static struct match drawn;
    static struct match_proposal proposals[2];
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct game_move bytes;
    uint8_t seat = 0;
    struct table_move move = walk_random_sitting(walk, &seat);
    memcpy(&bytes, &move, sizeof(bytes));
    drawn = walk->match;
    walk->game->redraw(&drawn.state, GAME_SPECTATOR, &chance);
    enum game_refusal refusal =
        match_propose(&walk->match, seat, &bytes, &walk->chance, &proposals[0]);
    cr_assert_eq(match_propose(&drawn, seat, &bytes, &chance, &proposals[1]), refusal);
    if (refusal != GAME_ACCEPTED) return;
    cr_assert_eq(proposals[0].events.count, proposals[1].events.count);
    cr_assert_arr_eq(proposals[0].events.at, proposals[1].events.at,
                     proposals[0].events.count * sizeof(proposals[0].events.at[0]));
}

Test(seats_contract, messages_hold_nothing_hidden_whoever_holds_the_seats)
{
    static const struct probe probe = {
        .began = began, .deciding = decided_alike, .moved = moved, .sat = sat};
    walk_all(&probe);
    for (unsigned kind = TABLE_EVENT_GONE; kind < TABLE_KIND_UNDO_MIN; kind++)
        cr_assert_gt(counted.by_event[kind], 100, "events of kind %u", kind);
    cr_assert_gt(counted.drawn, 10000, "hidden information was drawn again");
    cr_assert_gt(counted.links, 1000);
    cr_assert_gt(counted.private_told, 1000);
    cr_assert_gt(counted.private_kept, 10000);
    cr_assert_gt(counted.gone_asked, 1000);
}
