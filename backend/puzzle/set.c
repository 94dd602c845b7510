#include "puzzle/set.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "engine/notation.h"
#include "games/find.h"
#include "local/span.h"
#include "record/fair.h"

#define HEAD       "ochre-puzzles-1"
#define WORD_BYTES 32

/* Reads the next word of a line as a number of 0 to `most`. */
static bool number_read(struct span *line, int64_t most, int64_t *number)
{
    return span_number(span_until(line, ' '), number) && *number <= most;
}

/* Reads names with commas between them as a bit set; `-`: none. */
static bool names_read(const struct names *names, struct span words, uint16_t *bits)
{
    *bits = 0;
    if (span_is(words, "-")) return true;
    while (words.size > 0) {
        struct span word = span_until(&words, ',');
        int index = names_find(names, word.at, word.size);
        if (index < 0) return false;
        *bits = (uint16_t)(*bits | 1u << index);
    }
    return *bits != 0;
}

/* ---- the lines of a set ---- */

/* A text that is being read. */
struct reading {
    struct span rest;
    struct local_setup setup; /* of the present match */
    const char *moves;        /* NULL: there is no match yet */
    const char *end;
    uint32_t version; /* number of its moves so far */
    size_t room;
};

/* match REVISION SEATS START SEED OPTIONS */
static bool match_read(struct reading *reading, const struct game *game, struct span line)
{
    struct local_setup *setup = &reading->setup;
    char seed[FAIR_HEX_BYTES];
    int64_t revision;
    int64_t seats;
    int64_t start = GAME_NOBODY;
    memset(setup, 0, sizeof(*setup));
    setup->game = game;
    if (!number_read(&line, UINT16_MAX, &revision) || !number_read(&line, GAME_SEATS_MAX, &seats))
        return false;
    struct span word = span_until(&line, ' ');
    if (!span_is(word, "-") && (!span_number(word, &start) || start >= seats)) return false;
    word = span_until(&line, ' ');
    if (word.size != sizeof(seed) - 1) return false;
    memcpy(seed, word.at, word.size);
    seed[word.size] = '\0';
    setup->setup = (struct game_setup){
        .seats = (uint8_t)seats, .start_seat = (uint8_t)start, .revision = (uint16_t)revision};
    reading->moves = reading->rest.at;
    reading->version = 0;
    return fair_hex_read(seed, setup->seed) &&
           names_read(&game->options, line, &setup->setup.options) &&
           match_setup_valid(game, &setup->setup);
}

static void id_set(struct puzzle *puzzle)
{
    uint64_t hash = hash_bytes(puzzle->setup.seed, sizeof(puzzle->setup.seed), puzzle->version);
    (void)snprintf(puzzle->setup.id, sizeof(puzzle->setup.id), "%016llx", (unsigned long long)hash);
}

static bool room_make(struct reading *reading, struct puzzle_set *set)
{
    if (set->count < reading->room) return true;
    size_t room = reading->room == 0 ? 64 : 2 * reading->room;
    struct puzzle *more = realloc(set->puzzles, room * sizeof(*more));
    if (more == NULL) return false;
    set->puzzles = more;
    reading->room = room;
    return true;
}

/* puzzle SEAT SIMULATIONS GAIN ERROR BEST PLAYED THEMES */
static bool puzzle_read(const struct reading *reading, struct span line, struct puzzle *puzzle)
{
    int64_t seat;
    int64_t simulations;
    int64_t gain;
    int64_t error;
    int64_t best;
    int64_t played;
    const struct game *game = reading->setup.game;
    if (reading->moves == NULL || !number_read(&line, reading->setup.setup.seats - 1, &seat) ||
        !number_read(&line, UINT16_MAX, &simulations) || !number_read(&line, FINDER_WHOLE, &gain) ||
        !number_read(&line, FINDER_WHOLE, &error) ||
        !number_read(&line, FINDER_LEGAL_MAX - 1, &best) ||
        !number_read(&line, FINDER_LEGAL_MAX - 1, &played))
        return false;
    *puzzle = (struct puzzle){.setup = reading->setup,
                              .seat = (uint8_t)seat,
                              .version = reading->version,
                              .simulations = (uint32_t)simulations,
                              .gain = (int32_t)gain,
                              .error = (int32_t)error,
                              .best = (uint16_t)best,
                              .played = (uint16_t)played,
                              .moves = reading->moves,
                              .values = reading->rest.at,
                              .end = reading->end};
    id_set(puzzle);
    return names_read(&game->themes->names, line, &puzzle->themes) && puzzle->themes != 0;
}

static int by_id(const void *one, const void *other)
{
    return strcmp(((const struct puzzle *)one)->setup.id, ((const struct puzzle *)other)->setup.id);
}

/* Reads the line at the beginning of the rest. Returns 0, 1 if it is invalid, -1 without memory. */
static int line_read(struct reading *reading, struct puzzle_set *set)
{
    struct span line = span_until(&reading->rest, '\n');
    struct span after = line;
    struct span word = span_until(&after, ' ');
    bool is_move = word.size == 1 && word.at[0] >= '0' && word.at[0] <= '9';
    if (span_is(word, "match")) return match_read(reading, set->game, after) ? 0 : 1;
    if (is_move) reading->version++;
    if (is_move || span_is(word, "=") || span_is(word, "+") || span_is(word, "-"))
        return reading->moves != NULL ? 0 : 1;
    if (!span_is(word, "puzzle") || set->count == PUZZLE_SET_MAX) return 1;
    if (!room_make(reading, set)) return -1;
    if (!puzzle_read(reading, after, &set->puzzles[set->count])) return 1;
    set->count++;
    return 0;
}

int puzzle_set_read(const char *text, size_t size, struct puzzle_set *set)
{
    struct reading reading = {.rest = {text, size}, .end = text + size};
    char word[WORD_BYTES];
    struct span line = span_until(&reading.rest, '\n');
    memset(set, 0, sizeof(*set));
    if (!span_is(span_until(&line, ' '), HEAD) || !span_copy(line, word, sizeof(word))) return 1;
    set->game = games_find(word);
    if (set->game == NULL || set->game->themes == NULL) return 1;
    for (int number = 2; reading.rest.size > 0; number++) {
        int wrong = line_read(&reading, set);
        if (wrong == 0) continue;
        puzzle_set_free(set);
        return wrong < 0 ? -1 : number;
    }
    if (set->count > 1) qsort(set->puzzles, set->count, sizeof(set->puzzles[0]), by_id);
    return 0;
}

void puzzle_set_free(struct puzzle_set *set)
{
    free(set->puzzles);
    memset(set, 0, sizeof(*set));
}

const struct puzzle *puzzle_find(const struct puzzle_set *set, const char *id)
{
    size_t low = 0;
    size_t high = set->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(set->puzzles[middle].setup.id, id);
        if (order == 0) return &set->puzzles[middle];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

const struct puzzle *puzzle_of_day(const struct puzzle_set *set, int64_t day)
{
    return set->count == 0 || day < 0 ? NULL : &set->puzzles[(uint64_t)day % set->count];
}

/* ---- the moves of a puzzle ---- */

static struct span text_from(const struct puzzle *puzzle, const char *at)
{
    return (struct span){at, (size_t)(puzzle->end - at)};
}

bool puzzle_values_read(const struct puzzle *puzzle, struct puzzle_values *values)
{
    struct span rest = text_from(puzzle, puzzle->values);
    memset(values, 0, sizeof(*values));
    while (rest.size > 0 && rest.at[0] == '=') {
        struct span line = span_until(&rest, '\n');
        int64_t worth;
        (void)span_until(&line, ' ');
        if (values->count == FINDER_LEGAL_MAX || !number_read(&line, FINDER_WHOLE, &worth) ||
            !notation_move_parse(puzzle->setup.game, line.at, line.size,
                                 &values->move[values->count]))
            return false;
        if (worth > values->most) values->most = (int32_t)worth;
        values->worth[values->count++] = (int32_t)worth;
    }
    return values->count > puzzle->best && values->count > puzzle->played;
}

int puzzle_value_index(const struct puzzle_values *values, const struct game_move *move)
{
    for (int i = 0; i < values->count; i++)
        if (memcmp(&values->move[i], move, sizeof(*move)) == 0) return i;
    return -1;
}

/* Reads the rest of a line: SEAT MOVE. */
static bool step_read(const struct puzzle *puzzle, struct span line, struct puzzle_step *step)
{
    int64_t seat;
    if (!number_read(&line, GAME_SEATS_MAX - 1, &seat)) return false;
    step->seat = (uint8_t)seat;
    return notation_move_parse(puzzle->setup.game, line.at, line.size, &step->move);
}

enum local_err puzzle_open(const struct puzzle *puzzle, struct local *local)
{
    struct span rest = text_from(puzzle, puzzle->moves);
    enum local_err err = local_begin(local, &puzzle->setup, 0);
    uint32_t made = 0;
    while (err == LOCAL_OK && made < puzzle->version) {
        struct span line = span_until(&rest, '\n');
        if (line.size == 0) err = LOCAL_DAMAGED;
        if (line.size == 0 || line.at[0] < '0' || line.at[0] > '9') continue; /* another puzzle's */
        struct puzzle_step step;
        err = step_read(puzzle, line, &step) ? local_replay(local, step.seat, &step.move, 0)
                                             : LOCAL_DAMAGED;
        made++;
    }
    if (err == LOCAL_OK &&
        (puzzle->setup.game->to_act(&local_match(local)->state) >> puzzle->seat & 1) == 0)
        err = LOCAL_DAMAGED;
    if (err != LOCAL_OK) local_end(local);
    return err;
}

unsigned puzzle_line_read(const struct puzzle *puzzle, enum puzzle_line line,
                          struct puzzle_step steps[PUZZLE_LINE_MAX])
{
    struct span rest = text_from(puzzle, puzzle->values);
    char sign = line == PUZZLE_LINE_BEST ? '+' : '-';
    unsigned count = 0;
    while (rest.size > 0 && memchr("=+-", rest.at[0], 3) != NULL) {
        struct span next = span_until(&rest, '\n');
        if (span_until(&next, ' ').at[0] != sign) continue;
        if (count == PUZZLE_LINE_MAX || !step_read(puzzle, next, &steps[count])) return 0;
        count++;
    }
    return count;
}
