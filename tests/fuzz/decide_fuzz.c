/* Random play with broken moves in between. The bytes are a script: set-up first, then one step
 * after another. A legal move is accepted; any other is refused and changes nothing; and every
 * state stands whatever may be asked of it. */
#include "fuzz/support/play.h"
#include "support/random_struct.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define STEPS_MAX  48 /* each may play up to 255 moves */
#define PROBES_MAX 12

enum step {
    STEP_LEGAL,     /* which of the legal moves */
    STEP_ON,        /* so many random moves */
    STEP_BENT,      /* a legal move with bytes changed */
    STEP_RAW,       /* 16 bytes */
    STEP_SHAPED,    /* values that a kind's fields can hold, sensible or not */
    STEP_OTHER,     /* a legal move, but of another seat */
    STEP_YESTERDAY, /* a move of an earlier state */
    STEP_TABLE,     /* about taking moves back */
    STEP_PROBE,
    STEPS
};

struct run {
    struct play play;
    struct game_move before; /* the last that was accepted */
    unsigned probes;
};

static void probe(struct run *run)
{
    struct play *play = &run->play;
    if (run->probes++ < PROBES_MAX)
        play_probe(play->game, &play->match.state, play->setup.seats, true, &play->random);
}

static void bend(struct input *input, struct game_move *move)
{
    for (unsigned left = 1 + input_below(input, 3); left > 0; left--) {
        uint8_t at = input_u8(input);
        uint8_t value = input_u8(input);
        uint8_t *byte = &move->bytes[at % GAME_MOVE_BYTES];
        *byte = at < 128 ? value : (uint8_t)(*byte + (value & 1 ? 1u : 255u));
    }
}

static void attempt(struct run *run, uint8_t seat, const struct game_move *move)
{
    if (play_try(&run->play, seat, move)) {
        run->before = *move;
        probe(run);
    }
}

static void step(struct run *run, struct input *input)
{
    struct play *play = &run->play;
    uint8_t code = input_u8(input);
    uint8_t seat = play_seat(play, code / STEPS);
    struct game_move move = run->before;
    uint64_t seed;
    switch ((enum step)(code % STEPS)) {
    case STEP_LEGAL:
        play_legal(play, seat, (uint32_t)input_u16(input) << 16, &run->before);
        probe(run);
        return;
    case STEP_ON: play_random(play, input_u8(input)); return;
    case STEP_BENT:
        (void)game_pick(play->game, &play->match.state, seat, (uint32_t)input_u16(input) << 16,
                        &move);
        bend(input, &move);
        break;
    case STEP_RAW:
        input_bytes(input, move.bytes, sizeof(move.bytes));
        if (table_move_is(&move)) move.bytes[0] = (uint8_t)(move.bytes[0] - TABLE_KIND_MIN);
        break;
    case STEP_SHAPED:
        seed = input_u32(input);
        random_move(play->game, (uint8_t)(1 + seed % (play->game->move_kinds - 1u)), &seed, &move);
        break;
    case STEP_OTHER:
        (void)game_pick(play->game, &play->match.state, seat, (uint32_t)input_u16(input) << 16,
                        &move);
        seat = input_u8(input);
        break;
    case STEP_YESTERDAY: break;
    case STEP_TABLE:
        memset(&move, 0, sizeof(move));
        seed = input_u8(input);
        move.bytes[0] = (uint8_t)(TABLE_KIND_MIN + seed % (256 - TABLE_KIND_MIN));
        seat = (uint8_t)(seed / 4 % play->setup.seats);
        break;
    case STEP_PROBE:
    case STEPS: probe(run); return;
    }
    attempt(run, seat, &move);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct run run;
    struct input input = input_of(bytes, size);
    memset(&run, 0, sizeof(run));
    if (!play_read(&run.play, &input)) return 0;
    play_begin(&run.play);
    probe(&run);
    for (unsigned i = 0; i < STEPS_MAX && input.left > 0 && !play_over(&run.play); i++)
        step(&run, &input);
    run.probes = 0;
    probe(&run);
    return 0;
}
