#include "record/proof/golden.h"

#include "base/hash.h"
#include "base/encoding/text.h"
#include "engine/notation.h"
#include "games/find.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define INDENT    "    "
#define LINES_MAX 200000
#define GOLDEN_ID "golden-match-000"

struct golden {
    struct buf *out;
    struct fair fair;
    uint64_t states;
    uint64_t states_first; /* a hash over the states' hashes in their first form */
    struct match match;
    struct match_proposal proposal;
    struct game_events begun;
};

/* ---- printing ---- */

static void print_events(struct golden *golden, const struct game_events *events)
{
    char text[NOTATION_BYTES_MAX];
    for (uint16_t i = 0; i < events->count; i++) {
        (void)notation_event_print(golden->match.game, &events->at[i], text);
        buf_printf(golden->out, INDENT "%s\n", text);
    }
    const struct match *match = &golden->match;
    uint64_t state = match->state_hash;
    golden->states = hash_bytes(&state, sizeof(state), golden->states);
    if (match->game->state_first != NULL) {
        state = match_state_hash_first(match->game, match->setup.revision, &match->state);
        golden->states_first = hash_bytes(&state, sizeof(state), golden->states_first);
    }
}

static void print_head(const struct golden_head *head, struct buf *out)
{
    const struct game *game = head->game;
    unsigned revision = head->setup.revision != 0 ? head->setup.revision : game->revision;
    char seed[FAIR_HEX_BYTES];
    fair_seed_print(head->seed, seed);
    buf_printf(out, "%s revision %u, %u seats, %s", game->id, revision, (unsigned)head->setup.seats,
               head->setup.options == 0 ? "no options" : "options");
    for (uint8_t i = 0; i < game->options.count; i++)
        if ((head->setup.options >> i & 1) != 0) buf_printf(out, " %s", game->options.name[i]);
    buf_printf(out, "\nseed %s\n", seed);
}

struct golden *golden_begin(const struct golden_head *head, struct buf *out)
{
    struct golden *golden = calloc(1, sizeof(*golden));
    if (golden == NULL) return NULL;
    golden->out = out;
    memcpy(golden->fair.key, head->seed, sizeof(golden->fair.key));
    print_head(head, out);
    struct chance chance = fair_chance(&golden->fair);
    match_start(&golden->match, head->game, &head->setup, &chance, &golden->begun);
    print_events(golden, &golden->begun);
    return golden;
}

const struct match *golden_match(const struct golden *golden)
{
    return &golden->match;
}

enum game_refusal golden_move(struct golden *golden, uint8_t seat, const struct game_move *move)
{
    char text[NOTATION_BYTES_MAX];
    struct chance chance = fair_chance(&golden->fair);
    enum game_refusal refusal =
        match_propose(&golden->match, seat, move, &chance, &golden->proposal);
    if (refusal == GAME_ACCEPTED) {
        match_accept(&golden->match, &golden->proposal);
        (void)notation_move_print(golden->match.game, move, text);
        buf_printf(golden->out, "> %u %s\n", (unsigned)seat, text);
        print_events(golden, &golden->proposal.events);
    }
    return refusal;
}

void golden_end(struct golden *golden, bool first)
{
    struct game_result result;
    memset(&result, 0, sizeof(result));
    game_result(golden->match.game, &golden->match.state, &result);
    for (unsigned seat = 0; seat < result.seats; seat++) {
        buf_printf(golden->out, "= %u rank %u total %d tie %d\n", seat, (unsigned)result.rank[seat],
                   result.total[seat], result.tie[seat]);
    }
    buf_printf(golden->out, first ? "= states %016" PRIx64 "\n" : "= fields %016" PRIx64 "\n",
               first ? golden->states_first : golden->states);
}

void golden_free(struct golden *golden)
{
    free(golden);
}

/* ---- reading ---- */

/* A line without its line end, and its number. */
struct line {
    const char *text;
    size_t size;
    unsigned number;
};

static bool line_next(const char **at, const char *end, struct line *line)
{
    const char *stop = *at < end ? memchr(*at, '\n', (size_t)(end - *at)) : NULL;
    if (stop == NULL) return false;
    line->text = *at;
    line->size = (size_t)(stop - *at);
    line->number++;
    *at = stop + 1;
    return true;
}

bool golden_is(const char *text, size_t size)
{
    static const char next[] = " revision ";
    size_t length = 0;
    while (length < size && length < STORE_GAME_BYTES_MAX && text[length] >= 'a' &&
           text[length] <= 'z')
        length++;
    return length > 0 && size - length > sizeof(next) - 1 &&
           memcmp(text + length, next, sizeof(next) - 1) == 0;
}

static bool options_read(const struct game *game, char *words, uint16_t *options)
{
    char *rest = words;
    while (rest != NULL && *rest != '\0') {
        char *space = strchr(rest, ' ');
        size_t length = space != NULL ? (size_t)(space - rest) : strlen(rest);
        int option = names_find(&game->options, rest, length);
        if (option < 0) return false;
        *options = (uint16_t)(*options | 1u << option);
        rest = space != NULL ? space + 1 : NULL;
    }
    return true;
}

/* Reads the first two lines of a match. Returns NULL, or a description of their fault. */
static const char *head_read(const struct line *first, const struct line *second,
                             struct golden_head *head)
{
    char text[512];
    char game[STORE_GAME_BYTES_MAX + 1];
    char seed[FAIR_HEX_BYTES];
    unsigned revision = 0;
    unsigned seats = 0;
    int rest = 0;
    if (first->size >= sizeof(text) || second->size != 5 + FAIR_HEX_BYTES - 1 ||
        memcmp(second->text, "seed ", 5) != 0)
        return "This does not begin like a match in words.";
    memcpy(text, first->text, first->size);
    text[first->size] = '\0';
    memcpy(seed, second->text + 5, FAIR_HEX_BYTES - 1);
    seed[FAIR_HEX_BYTES - 1] = '\0';
    if (sscanf(text, "%16[a-z] revision %5u, %1u seats, %n", game, &revision, &seats, &rest) != 3 ||
        rest == 0 || !fair_hex_read(seed, head->seed))
        return "This does not begin like a match in words.";
    head->game = games_find(game);
    if (head->game == NULL || game_knows(head->game, (uint16_t)revision) != GAME_KNOWS)
        return "The match is of a game or of a revision of its rules that is not known here.";
    head->setup = (struct game_setup){
        .seats = (uint8_t)seats, .start_seat = GAME_NOBODY, .revision = (uint16_t)revision};
    bool none = strcmp(text + rest, "no options") == 0;
    if (!none && (strncmp(text + rest, "options ", 8) != 0 ||
                  !options_read(head->game, text + rest + 8, &head->setup.options)))
        return "An option is unknown.";
    return match_setup_valid(head->game, &head->setup)
               ? NULL
               : "The game cannot be started with these seats and options.";
}

/* ---- comparing ---- */

struct check {
    struct buf *report;
    struct stored *rows; /* or NULL */
    struct golden *golden;
    struct buf out;
};

/* Reports the first line that differs. */
static bool lines_differ(struct check *check, const char *text, size_t size)
{
    struct line is = {0};
    struct line should = {0};
    const char *at = text;
    const char *by_rules = check->out.bytes;
    for (unsigned n = 0; n < LINES_MAX; n++) {
        bool more = line_next(&at, text + size, &is);
        bool wanted = line_next(&by_rules, check->out.bytes + check->out.size, &should);
        if (!more && !wanted) break;
        if (!more || !wanted || is.size != should.size ||
            memcmp(is.text, should.text, is.size) != 0) {
            buf_printf(check->report, "line %u: is \"%.*s\", seed and rules give \"%.*s\"\n", n + 1,
                       more ? (int)is.size : 7, more ? is.text : "nothing",
                       wanted ? (int)should.size : 7, wanted ? should.text : "nothing");
            return true;
        }
    }
    if (at != text + size) buf_append_text(check->report, "the last line has no end\n");
    return at != text + size;
}

static bool row_keep(struct check *check, int seat, const struct game_move *move)
{
    const struct golden *golden = check->golden;
    if (check->rows == NULL) return true;
    struct stored_row row = {.version = golden->match.version,
                             .seat = seat,
                             .move = move,
                             .events = move != NULL ? &golden->proposal.events : &golden->begun,
                             .state_hash = golden->match.state_hash};
    return stored_row_add(check->rows, golden->match.game, &row, 0);
}

/* Makes the move of a line `> SEAT MOVE`. Returns false, after a report, if it is not possible. */
static bool line_play(struct check *check, const char *text, const struct line *line)
{
    const struct match *match = &check->golden->match;
    struct game_move move;
    enum game_refusal refusal = GAME_BAD_MOVE;
    uint8_t seat = line->size > 4 ? (uint8_t)(line->text[2] - '0') : UINT8_MAX;
    if (seat < match->setup.seats && line->text[1] == ' ' && line->text[3] == ' ' &&
        notation_move_parse(match->game, line->text + 4, line->size - 4, &move))
        refusal = golden_move(check->golden, seat, &move);
    if (refusal != GAME_ACCEPTED) {
        /* An earlier line that differs is more informative than this fault. */
        if (lines_differ(check, text, (size_t)(line->text - text))) return false;
        buf_printf(check->report, "line %u: the rules refuse \"%.*s\": %s\n", line->number,
                   (int)line->size, line->text, game_refusal_name(refusal));
        return false;
    }
    return row_keep(check, seat, &move);
}

static void rows_begin(struct check *check, const struct golden_head *head)
{
    if (check->rows == NULL) return;
    *check->rows = (struct stored){0};
    stored_begin(check->rows, GOLDEN_ID, head->game, &head->setup, 0);
    memcpy(check->rows->match.seed, head->seed, sizeof(check->rows->match.seed));
    for (uint8_t seat = 0; seat < head->setup.seats; seat++) {
        struct store_seat *named = &check->rows->match.seat[seat];
        (void)snprintf(named->name, sizeof(named->name), "%u", (unsigned)seat);
    }
}

/* Returns true if the last line is `= states ...`: the states have hashes in their first form. */
static bool hashed_first(const char *text, size_t size)
{
    static const char word[] = "= states ";
    size_t line = sizeof(word) - 1 + 16 + 1;
    return size > line && memcmp(text + size - line, word, sizeof(word) - 1) == 0;
}

/* Checks the lines from the third on. */
static enum verify_verdict lines_check(struct check *check, const char *text, size_t size,
                                       const char *at, struct line line)
{
    unsigned moves = 0;
    bool playing = row_keep(check, -1, NULL);
    while (playing && line_next(&at, text + size, &line)) {
        if (line.size > 0 && line.text[0] == '>') {
            playing = line_play(check, text, &line);
            moves += playing;
        }
    }
    bool over = playing && check->golden->match.game->to_act(&check->golden->match.state) == 0;
    if (over) golden_end(check->golden, hashed_first(text, size));
    bool differs = !check->out.failed && over && lines_differ(check, text, size);
    if (playing && !over) buf_append_text(check->report, "the match does not end here\n");
    if (differs || !over || check->out.failed) return VERIFY_DIFFERS;
    buf_printf(check->report, "The set-up and %u moves are what the rules make of the seed.\n",
               moves);
    return VERIFY_SAME;
}

enum verify_verdict golden_verify(const char *text, size_t size, struct buf *report,
                                  struct stored *rows)
{
    struct check check = {.report = report, .rows = rows};
    struct golden_head head = {0};
    struct line line = {0};
    struct line first;
    const char *at = text;
    const char *why = "This does not begin like a match in words.";
    if (line_next(&at, text + size, &line)) {
        first = line;
        if (line_next(&at, text + size, &line)) why = head_read(&first, &line, &head);
    }
    if (why == NULL) {
        why = "There is no memory for this.";
        check.golden = golden_begin(&head, &check.out);
    }
    enum verify_verdict verdict = VERIFY_UNREADABLE;
    if (check.golden == NULL) {
        buf_printf(report, "%s\n", why);
    } else {
        rows_begin(&check, &head);
        verdict = lines_check(&check, text, size, at, line);
        if (rows != NULL && verdict == VERIFY_SAME)
            stored_rows_end(rows);
        else if (rows != NULL)
            stored_free(rows);
    }
    golden_free(check.golden);
    buf_free(&check.out);
    return verdict;
}
