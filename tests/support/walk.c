#include "support/walk.h"

#include "engine/seat/law.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t walk_random(struct walk *walk)
{
    uint64_t value = walk->random += UINT64_C(0x9e3779b97f4a7c15);
    value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
    return value ^ value >> 31;
}

unsigned walk_below(struct walk *walk, unsigned below)
{
    return (unsigned)(walk_random(walk) % below);
}

/* One of the seats that owe a decision, and its moves. */
static bool look(struct walk *walk)
{
    uint8_t acting = walk->game->to_act(&walk->match.state);
    if (acting == 0) return false;
    do {
        walk->seat = (uint8_t)walk_below(walk, walk->match.setup.seats);
    } while ((acting >> walk->seat & 1) == 0);
    walk->legal_count = walk->game->legal(&walk->match.state, walk->seat, walk->legal);
    cr_assert_leq(walk->legal_count, GAME_LEGAL_MAX);
    return true;
}

static void play(struct walk *walk, const struct probe *probe)
{
    struct game_move move = walk->legal[walk_below(walk, walk->legal_count)];
    uint8_t seat = walk->seat;
    walk->before = walk->match.state;
    enum game_refusal refusal =
        match_propose(&walk->match, seat, &move, &walk->chance, &walk->proposal);
    cr_assert_eq(refusal, GAME_ACCEPTED, "%s", game_refusal_name(refusal));
    match_accept(&walk->match, &walk->proposal);
    if (probe->moved != NULL) probe->moved(walk, seat, &move);
}

/* ---- who sits where ---- */

#define SITS_TRIED 1 /* moves of that kind before each of the game; most are refused */

struct table_move walk_random_sitting(struct walk *walk, uint8_t *seat)
{
    unsigned kinds = TABLE_KIND_UNDO_MIN - TABLE_KIND_MIN;
    struct table_move move = {.kind = (uint8_t)(TABLE_KIND_MIN + walk_below(walk, kinds))};
    uint8_t seats = walk->match.setup.seats;
    uint8_t about = (uint8_t)walk_below(walk, seats + 1u);
    about = about == seats ? GAME_NOBODY : about;
    *seat = (uint8_t)walk_below(walk, seats);
    switch (move.kind) {
    case TABLE_MOVE_VOTE:
        move.about = about;
        move.word = (uint8_t)walk_below(walk, TABLE_CHOICES);
        /* Moves that end a match are rare, so that much can happen before. */
        if ((move.word == TABLE_CHOICE_CALL_OFF || move.word == TABLE_CHOICE_CLAIM) &&
            walk_below(walk, 16) != 0)
            move.word = TABLE_CHOICE_SUBSTITUTE;
        break;
    case TABLE_MOVE_VOTE_OVER:
        move.about = about;
        *seat = about == GAME_NOBODY ? 0 : about;
        break;
    case TABLE_MOVE_TIME_OUT:
        move.word = (uint8_t)walk_below(walk, TABLE_LEAVERS);
        if (move.word == TABLE_LEAVER_RESIGN && walk_below(walk, 16) != 0)
            move.word = TABLE_LEAVER_ASK;
        break;
    case TABLE_MOVE_GIVE_UP:
    case TABLE_MOVE_GONE:
    case TABLE_MOVE_RESIGN:
        if (walk_below(walk, 16) != 0) move.kind = TABLE_MOVE_BACK;
        break;
    default: break;
    }
    return move;
}

/* Between two moves of the game somebody comes, goes or votes. What is drawn for that changes no
 * move of the game. */
static void sit(struct walk *walk, const struct probe *probe)
{
    uint64_t random = walk->random;
    walk->random ^= UINT64_C(0x5ea75ea75ea75ea7);
    for (unsigned i = 0; i < SITS_TRIED && !walk->match.sitting.called_off; i++) {
        struct game_move bytes;
        uint8_t seat = 0;
        struct table_move move = walk_random_sitting(walk, &seat);
        memcpy(&bytes, &move, sizeof(bytes));
        if (match_propose(&walk->match, seat, &bytes, &walk->chance, &walk->proposal) !=
            GAME_ACCEPTED)
            continue;
        match_accept(&walk->match, &walk->proposal);
        probe->sat(walk, seat, &bytes);
    }
    walk->random = random;
}

static void walk_match(struct walk *walk, const struct probe *probe, const struct game_setup *setup,
                       uint64_t seed)
{
    walk->random = seed * 2 + 1;
    walk->fast.seed = walk_random(walk);
    walk->chance = chance_fast_of(&walk->fast);
    match_start(&walk->match, walk->game, setup, &walk->chance, &walk->setup_events);
    if (probe->sat != NULL && seed % 3 == 0)
        match_people_set(&walk->match,
                         (uint8_t)(match_people(&walk->match) & ~(1u << seed % setup->seats)));
    if (probe->began != NULL) probe->began(walk);
    while (look(walk)) {
        cr_assert_lt(walk->match.version, WALK_MOVES_MAX, "the match does not end");
        if (probe->sat != NULL) sit(walk, probe);
        if (walk->match.sitting.called_off) return;
        if (probe->deciding != NULL) probe->deciding(walk);
        play(walk, probe);
    }
    if (probe->ended != NULL) probe->ended(walk);
}

/* How many matches are played with these options, of which there are `all`. */
static unsigned matches_with(unsigned options, unsigned all)
{
    const char *text = getenv("OCHRE_CONTRACT_MATCHES");
    long asked = text != NULL ? strtol(text, NULL, 10) : 0;
    unsigned chosen = (unsigned)__builtin_popcount(options);
    cr_assert(text == NULL || asked > 0, "OCHRE_CONTRACT_MATCHES is a number above 0");
    if (chosen > 2 && options != all) return 0;
    bool pair = chosen == 2 && options != all;
    if (text == NULL) return chosen == 0 ? WALK_MATCHES : pair ? 1 : WALK_MATCHES_OPTIONS;
    return pair ? (unsigned)(asked + 9) / 10 : (unsigned)asked;
}

static void walk_seats(struct walk *walk, const struct probe *probe, uint8_t seats)
{
    unsigned all = (1u << walk->game->options.count) - 1;
    uint16_t need = walk->game->seats_need[seats];
    for (unsigned options = 0; options <= all; options++) {
        struct game_setup setup = {
            .seats = seats, .start_seat = GAME_NOBODY, .options = (uint16_t)options};
        if ((options & need) != need) continue;
        /* The need of this many seats is no choice. */
        unsigned matches = matches_with(options & ~(unsigned)need, all & ~(unsigned)need);
        for (unsigned match = 0; match < matches; match++)
            walk_match(walk, probe, &setup, (uint64_t)options << 32 | match * 8u | seats);
    }
}

void walk_all(const struct probe *probe)
{
    static struct walk walk;
    for (unsigned i = 0; games[i] != NULL; i++) {
        walk.game = games[i];
        for (uint8_t seats = walk.game->seats_min; seats <= walk.game->seats_max; seats++)
            walk_seats(&walk, probe, seats);
    }
}

/* ---- several probes on one walk ---- */

static const struct probe *const *together; /* up to NULL */
static const char *probing;                 /* which of them is at work; NULL between them */

static void probe_enter(struct walk *walk, unsigned i, uint64_t random)
{
    probing = together[i]->name;
    walk->random = random * (2 * i + 3);
}

static void together_began(struct walk *walk)
{
    uint64_t random = walk->random;
    for (unsigned i = 0; together[i] != NULL; i++) {
        probe_enter(walk, i, random);
        if (together[i]->began != NULL) together[i]->began(walk);
    }
    walk->random = random;
}

static void together_deciding(struct walk *walk)
{
    uint64_t random = walk->random;
    for (unsigned i = 0; together[i] != NULL; i++) {
        probe_enter(walk, i, random);
        if (together[i]->deciding != NULL) together[i]->deciding(walk);
    }
    walk->random = random;
}

static void together_moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    uint64_t random = walk->random;
    for (unsigned i = 0; together[i] != NULL; i++) {
        probe_enter(walk, i, random);
        if (together[i]->moved != NULL) together[i]->moved(walk, seat, move);
    }
    walk->random = random;
}

static void together_sat(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    uint64_t random = walk->random;
    for (unsigned i = 0; together[i] != NULL; i++) {
        probe_enter(walk, i, random);
        if (together[i]->sat != NULL) together[i]->sat(walk, seat, move);
    }
    walk->random = random;
}

static void together_ended(struct walk *walk)
{
    uint64_t random = walk->random;
    for (unsigned i = 0; together[i] != NULL; i++) {
        probe_enter(walk, i, random);
        if (together[i]->ended != NULL) together[i]->ended(walk);
    }
    walk->random = random;
}

/* A failed assertion ends the process of its test. */
static void probe_tell(void)
{
    if (probing != NULL) (void)fprintf(stderr, "on the walk did not hold: %s\n", probing);
}

void walk_together(const struct probe *const *probes)
{
    bool sits = false;
    for (unsigned i = 0; probes[i] != NULL; i++) sits = sits || probes[i]->sat != NULL;
    together = probes;
    (void)atexit(probe_tell);
    walk_all(&(struct probe){.began = together_began,
                             .deciding = together_deciding,
                             .moved = together_moved,
                             .sat = sits ? together_sat : NULL,
                             .ended = together_ended});
    for (unsigned i = 0; probes[i] != NULL; i++) {
        probing = probes[i]->name;
        if (probes[i]->enough != NULL) probes[i]->enough();
    }
    probing = NULL;
}

static void random_amounts(struct walk *walk, const struct field *field, uint8_t *at)
{
    for (unsigned i = 0; i < field->names->count; i++)
        if (walk_below(walk, 2) == 0) at[i] = (uint8_t)walk_below(walk, 4);
}

void walk_random_move(struct walk *walk, struct game_move *move)
{
    unsigned kind = walk_below(walk, walk->game->move_kinds);
    if (walk_below(walk, 2) == 0) kind = walk->legal[walk_below(walk, walk->legal_count)].bytes[0];
    const struct shape *shape = &walk->game->move_shapes[kind];
    memset(move, 0, sizeof(*move));
    move->bytes[0] = (uint8_t)kind;
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        uint8_t *at = &move->bytes[field->offset];
        if (field->type == FIELD_AMOUNTS) {
            random_amounts(walk, field, at);
        } else if (field->type == FIELD_SET) {
            uint16_t set = (uint16_t)walk_below(walk, 2u << field->names->count);
            memcpy(at, &set, sizeof(set));
        } else if (field->type == FIELD_ENUM) {
            *at = (uint8_t)walk_below(walk, field->names->count + 1u);
        } else {
            *at = (uint8_t)walk_below(walk, 12);
        }
    }
}

/* How many bytes one element of the field takes. */
static size_t element_size(const struct field *field)
{
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM:
    case FIELD_NUMBERS:
    case FIELD_ENUMS: return 1;
    case FIELD_UINT16:
    case FIELD_INT16: return 2;
    case FIELD_SET: return field->count > 0 ? field->count : 2;
    case FIELD_AMOUNTS: return field->names->count;
    case FIELD_AMOUNTS16: return field->names->count * 2u;
    case FIELD_STRUCT:
    case FIELD_STRUCTS: return field->shape->size;
    }
    cr_assert_fail("no such type of field");
    return 0;
}

#define COVERS_MAX 512 /* shapes of all games */
#define INNER_MAX  48
#define GAPS_MAX   64

/* The result of examining a shape, which is stored: to walk over each field of each struct takes
 * longer than all else about its bytes. */
struct cover {
    const struct shape *shape;
    uint8_t outside[GAME_CHOICES_BYTES_MAX]; /* 1: no field covers it, be lists as long as may be */
    unsigned gap_count;
    uint16_t gaps[GAPS_MAX]; /* where that is so */
    unsigned inner_count;
    struct inner { /* fields whose bytes depend on a length */
        const struct field *field;
        const struct cover *part; /* NULL: those of their elements do not */
        size_t size;              /* of an element */
    } inner[INNER_MAX];
};

static bool is_list(const struct field *field)
{
    return field->type == FIELD_NUMBERS || field->type == FIELD_ENUMS ||
           field->type == FIELD_STRUCTS;
}

static bool is_variable(const struct field *field)
{
    return is_list(field) && field->length_offset != FIELD_LENGTH_FIXED;
}

static const struct cover *cover_of(const struct shape *shape);

/* Takes the field out of what is outside. */
static void cover_add(struct cover *cover, const struct field *field)
{
    size_t size = element_size(field);
    unsigned length = is_list(field) ? field->count : 1;
    const struct cover *part = field->shape != NULL ? cover_of(field->shape) : NULL;
    cr_assert_leq(field->offset + length * size, cover->shape->size, "%s", field->name);
    for (unsigned i = 0; i < length; i++) {
        uint8_t *at = cover->outside + field->offset + i * size;
        for (size_t j = 0; j < size; j++) at[j] = part != NULL ? at[j] & part->outside[j] : 0;
    }
    if (is_variable(field)) cover->outside[field->length_offset] = 0;
    if (!is_variable(field) && (part == NULL || part->inner_count == 0)) return;
    cr_assert_lt(cover->inner_count, INNER_MAX);
    cover->inner[cover->inner_count++] = (struct inner){
        .field = field, .part = part != NULL && part->inner_count > 0 ? part : NULL, .size = size};
}

static const struct cover *cover_of(const struct shape *shape)
{
    static struct cover covers[COVERS_MAX];
    size_t at = (uintptr_t)shape / sizeof(*shape) % COVERS_MAX;
    for (unsigned tried = 0; covers[at].shape != NULL; tried++, at = (at + 1) % COVERS_MAX) {
        cr_assert_lt(tried, COVERS_MAX - 1);
        if (covers[at].shape == shape) return &covers[at];
    }
    struct cover *cover = &covers[at];
    cover->shape = shape;
    cr_assert_leq(shape->size, sizeof(cover->outside));
    memset(cover->outside, 1, shape->size);
    for (unsigned i = 0; i < shape->field_count; i++) cover_add(cover, &shape->fields[i]);
    for (uint16_t i = 0; i < shape->size; i++) {
        cr_assert(cover->outside[i] == 0 || cover->gap_count < GAPS_MAX, "%s", shape->name);
        if (cover->outside[i] != 0) cover->gaps[cover->gap_count++] = i;
    }
    return cover;
}

static void zeros(const struct shape *shape, const uint8_t *bytes, size_t from, size_t to)
{
    static const uint8_t clean[GAME_CHOICES_BYTES_MAX];
    if (from == to || memcmp(bytes + from, clean, to - from) == 0) return;
    for (size_t i = from; i < to; i++)
        if (bytes[i] != 0) cr_assert_fail("byte %zu of a %s", i, shape->name);
}

/* Checks the bytes beyond the ends of lists. */
static void ends_clean(const struct cover *cover, const uint8_t *bytes)
{
    for (unsigned i = 0; i < cover->inner_count; i++) {
        const struct inner *inner = &cover->inner[i];
        const struct field *field = inner->field;
        unsigned length = is_list(field) ? field->count : 1;
        if (is_variable(field)) {
            size_t end = field->offset + length * inner->size;
            length = bytes[field->length_offset];
            if (length > field->count) cr_assert_fail("%s is longer than it may be", field->name);
            zeros(cover->shape, bytes, field->offset + length * inner->size, end);
        }
        for (size_t j = 0; inner->part != NULL && j < length; j++)
            ends_clean(inner->part, bytes + field->offset + j * inner->size);
    }
}

void walk_bytes_clean(const struct shape *shape, const void *bytes)
{
    const struct cover *cover = cover_of(shape);
    const uint8_t *at = bytes;
    for (unsigned i = 0; i < cover->gap_count; i++)
        if (at[cover->gaps[i]] != 0) cr_assert_fail("byte %u of a %s", cover->gaps[i], shape->name);
    ends_clean(cover, at);
}
