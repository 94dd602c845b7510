#include "support/month_conditional.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "engine/notation.h"
#include "engine/conditional/conditional_text.h"

struct given {
    bool some;
    bool looked;   /* at the file, since it was changed */
    bool unsure;   /* whether they were dropped depends on what was queued first */
    unsigned user; /* index of the player */
    struct conditional_moves conditional;
    char before[CONDITIONAL_BYTES_MAX + 1]; /* what they were when that became unsure */
};

static struct {
    struct given of[MONTH_MATCHES][MONTH_SEATS];
    unsigned given, fired, dropped[CONDITIONAL_WHYS];
} self;

static struct given *given_of(const struct month_game *match, int seat)
{
    return &self.of[match - month.games][seat];
}

static void copy(const struct month_game *match, const struct conditional_moves *conditional,
                 char text[CONDITIONAL_BYTES_MAX + 1])
{
    (void)conditional_print(match->game, conditional, text);
}

/* Returns whether the server asks them in the present state. */
static bool asked(const struct month_game *match, int seat)
{
    const struct given *given = given_of(match, seat);
    return given->some && !match->over && (match->is.people & match->owed & 1u << seat) != 0 &&
           given->conditional.entry_count + given->conditional.policy_count > 0;
}

/* ---- what they say ---- */

static void moves_print(const struct month_game *match, char text[CONDITIONAL_BYTES_MAX + 1])
{
    static struct game_move legal[GAME_LEGAL_MAX];
    struct buf out = {
        .bytes = text, .room = CONDITIONAL_BYTES_MAX, .size_max = CONDITIONAL_BYTES_MAX - 1};
    uint8_t seat = 0;
    while ((match->owed >> seat & 1) == 0) seat++;
    uint16_t count = match->game->legal(&match->state, seat, legal);
    for (unsigned i = 0; i < 1 + month_draw(2); i++) {
        char move[NOTATION_BYTES_MAX];
        (void)notation_move_print(match->game, &legal[month_draw(count)], move);
        buf_printf(&out, "%s%s", i > 0 ? "\n" : "", move);
    }
    CHECK(!out.failed);
}

/* Chooses a move that may be possible at the next turn: a move that another player has now, or
 * for Stone Age one that is common for rounds. */
static void text_choose(const struct month_game *match, char text[CONDITIONAL_BYTES_MAX + 1])
{
    static const char *const texts[] = {
        "always feed\nalways pay\nalways decline\nalways tools",
        "place hunt 1\nplace forest 1\nalways use forest hunt",
        "place tool_maker 1, else field 1, else hunt 1",
        "place hunt 1 if food at most 3\nalways feed",
        "place river 1 if free river at least 2 and home at least 2\nplace hunt 1",
    };
    if (strcmp(match->game->id, "stoneage") == 0 && month_draw(4) != 0)
        (void)text_copy(text, CONDITIONAL_BYTES_MAX + 1, texts[month_draw(COUNT_OF(texts))]);
    else
        moves_print(match, text);
}

void month_conditional_give(struct month_game *match)
{
    int seat = (int)month_draw(match->is.seats);
    struct given *given = given_of(match, seat);
    unsigned line = 0;
    if ((match->is.people >> seat & 1) == 0 || match->owed == 0 || given->unsure) return;
    struct hub_request request = {.action = HUB_CONDITIONAL,
                                  .user = month.people[match->is.player[seat]].user};
    request.expects = hub_match_conditional(month_found(match), request.user.id);
    text_choose(match, request.text);
    struct hub_error error = month_ask(match, &request);
    if (error.code == HUB_CONDITIONAL_CHANGED) return; /* some were made meanwhile */
    cr_assert_eq(error.code, HUB_OK, "%s: %s", request.text, hub_error_name(&error));
    *given = (struct given){.some = true, .user = match->is.player[seat]};
    cr_assert_eq(conditional_parse(match->game, request.text, strlen(request.text),
                                   &given->conditional, &line),
                 CONDITIONAL_SOUND);
    self.given++;
}

bool month_conditional_some(const struct month_game *match)
{
    for (int seat = 0; seat < match->is.seats; seat++)
        if (given_of(match, seat)->some) return true;
    return false;
}

/* ---- rows ---- */

static void fired(const struct month_game *match, const struct record_row *row)
{
    struct given *given = given_of(match, row->seat);
    struct conditional_moves conditional = given->conditional;
    struct conditional_look look;
    cr_assert(given->some, "%s row %u: no conditional moves were entered", match->is.id,
              row->version);
    cr_assert((match->owed & match->is.people) >> row->seat & 1, "%s row %u: not this seat's turn",
              match->is.id, row->version);
    conditional_ask(match->game, &match->state, (uint8_t)row->seat, &conditional, &look);
    cr_assert(look.fires, "%s row %u: there was nothing to make", match->is.id, row->version);
    given->conditional = conditional;
    given->looked = false;
    self.fired++;
}

/* Others are asked in this state too: whether that was before the next row is not known. */
static void others(const struct month_game *match, int but)
{
    for (int seat = 0; seat < match->is.seats; seat++) {
        struct given *given = given_of(match, seat);
        struct conditional_moves conditional = given->conditional;
        struct conditional_look look;
        if (seat == but || given->unsure || !asked(match, seat)) continue;
        conditional_ask(match->game, &match->state, (uint8_t)seat, &conditional, &look);
        if (look.fires || look.why == CONDITIONAL_KEPT) continue;
        copy(match, &given->conditional, given->before);
        given->conditional = conditional;
        given->unsure = true;
        given->looked = false;
    }
}

void month_conditional_row(const struct month_game *match, const struct month_match *before,
                           const struct record_row *row)
{
    bool table = row->event_count > 0 && table_event_is(&row->events[0]);
    others(match, row->seat);
    if (row->conditional) {
        fired(match, row);
    } else if (!table && row->seat >= 0) {
        struct given *given = given_of(match, row->seat);
        self.dropped[CONDITIONAL_MOVED] += given->some && given->conditional.entry_count > 0;
        conditional_drop(&given->conditional);
        given->looked = false;
    }
    for (int seat = 0; seat < match->is.seats; seat++) /* somebody else sits there */
        if (match->is.player[seat] != before->player[seat]) given_of(match, seat)->some = false;
}

/* ---- whenever nothing is under way ---- */

static void file_same(const struct month_game *match, struct given *given)
{
    char text[CONDITIONAL_BYTES_MAX + 1];
    char sql[200];
    unsigned line = 0;
    (void)snprintf(sql, sizeof(sql),
                   "SELECT text FROM orders WHERE user = %lld AND match_number = "
                   "(SELECT number FROM match WHERE id = '%s')",
                   (long long)month.people[given->user].user.id, match->is.id);
    const char *is = store_case_ask(&month.test.files, sql);
    copy(match, &given->conditional, text);
    if (given->unsure && strcmp(is, given->before) == 0)
        cr_assert_eq(conditional_parse(match->game, is, strlen(is), &given->conditional, &line),
                     CONDITIONAL_SOUND);
    else
        cr_assert_str_eq(is, text, "%s", match->is.id);
    given->unsure = false;
    given->looked = true;
}

static void seat_check(const struct month_game *match, int seat)
{
    struct given *given = given_of(match, seat);
    struct conditional_moves conditional = given->conditional;
    struct conditional_look look;
    if (asked(match, seat) && !given->unsure) {
        conditional_ask(match->game, &match->state, (uint8_t)seat, &conditional, &look);
        cr_assert_not(look.fires, "%s: orders of seat %d were not made", match->is.id, seat);
        self.dropped[look.why]++;
        if (look.why != CONDITIONAL_KEPT) given->looked = false;
        given->conditional = conditional;
    }
    if (!given->looked) file_same(match, given);
}

void month_conditional_check(void)
{
    for (size_t i = 0; i < MONTH_MATCHES; i++) {
        const struct month_game *match = &month.games[i];
        for (int seat = 0; seat < match->is.seats; seat++) {
            if (match->over) given_of(match, seat)->some = false;
            if (given_of(match, seat)->some) seat_check(match, seat);
        }
    }
}

void month_conditional_end(void)
{
    (void)printf("orders: given=%u fired=%u; dropped: condition=%u not_possible=%u not_asked=%u "
                 "moved=%u\n",
                 self.given, self.fired, self.dropped[CONDITIONAL_GUARD],
                 self.dropped[CONDITIONAL_NOT_LEGAL], self.dropped[CONDITIONAL_NOT_ASKED],
                 self.dropped[CONDITIONAL_MOVED]);
    cr_assert_gt(self.fired, 100);
    for (unsigned why = CONDITIONAL_GUARD; why <= CONDITIONAL_MOVED; why++)
        cr_assert_gt(self.dropped[why], 0, "%s", conditional_why_names.name[why]);
    cr_assert_eq(month_number("SELECT count(*) FROM move WHERE ordered"), self.fired, "each once");
}
