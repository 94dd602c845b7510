#include "puzzle/write.h"

#include "bots/bots.h"
#include "engine/notation.h"
#include "puzzle/set.h"
#include "record/fair.h"

static void names_write(const struct names *names, uint16_t bits, struct buf *text)
{
    const char *comma = "";
    for (uint8_t i = 0; i < names->count; i++) {
        if ((bits >> i & 1) == 0) continue;
        buf_printf(text, "%s%s", comma, names->name[i]);
        comma = ",";
    }
    buf_append_text(text, comma[0] == '\0' ? "-\n" : "\n");
}

static void step_write(const struct game *game, const char *sign, uint8_t seat,
                       const struct game_move *move, struct buf *text)
{
    char word[NOTATION_BYTES_MAX];
    (void)notation_move_print(game, move, word);
    buf_printf(text, "%s%u %s\n", sign, seat, word);
}

void puzzle_head_write(const struct game *game, struct buf *text)
{
    buf_printf(text, "ochre-puzzles-1 %s\n", game->id);
}

void puzzle_match_write(const struct local *match, struct buf *text)
{
    const struct local_setup *setup = local_setup_of(match);
    char seed[FAIR_HEX_BYTES];
    fair_seed_print(setup->seed, seed);
    buf_printf(text, "match %u %u ", setup->setup.revision, setup->setup.seats);
    if (setup->setup.start_seat == GAME_NOBODY)
        buf_append_text(text, "-");
    else
        buf_printf(text, "%u", setup->setup.start_seat);
    buf_printf(text, " %s ", seed);
    names_write(&setup->game->options, setup->setup.options, text);
}

void puzzle_move_write(const struct local *match, uint32_t version, struct buf *text)
{
    struct local_row row;
    local_row(match, version, &row);
    step_write(local_setup_of(match)->game, "", row.seat, &row.move, text);
}

/* Appends how the match goes on after `move` of a seat at `version`. */
static bool line_write(const struct local *match, const char *sign, uint32_t version, uint8_t seat,
                       const struct game_move *move, struct local *line, struct buf *text)
{
    struct local_setup setup = *local_setup_of(match);
    struct local_row row;
    for (unsigned i = 0; i < setup.setup.seats; i++) setup.bot[i] = bots_find(setup.game, "hard");
    enum local_err err = local_begin(line, &setup, 0);
    for (uint32_t at = 1; err == LOCAL_OK && at <= version; at++) {
        local_row(match, at, &row);
        err = local_replay(line, row.seat, &row.move, 0);
    }
    if (err == LOCAL_OK) err = local_replay(line, seat, move, 0);
    for (unsigned i = 1; err == LOCAL_OK && i < PUZZLE_LINE_MAX; i++)
        err = local_bot(line, 0, &seat);
    if (err == LOCAL_NO_BOT) err = LOCAL_OK; /* the match is over */
    if (err != LOCAL_OK) return false;
    for (uint32_t at = version + 1; at <= local_match(line)->version; at++) {
        local_row(line, at, &row);
        step_write(setup.game, sign, row.seat, &row.move, text);
    }
    return true;
}

bool puzzle_write(const struct local *match, uint32_t version, uint8_t seat,
                  const struct finder_found *found, struct local *line, struct buf *text)
{
    const struct game *game = local_setup_of(match)->game;
    buf_printf(text, "puzzle %u %u %d %d %u %u ", seat, found->simulations, found->gain,
               found->error, found->best, found->played);
    names_write(&game->themes->names, found->themes, text);
    for (uint16_t i = 0; i < found->count; i++) {
        char word[NOTATION_BYTES_MAX];
        (void)notation_move_print(game, &found->move[i], word);
        buf_printf(text, "= %d %s\n", found->worth[i], word);
    }
    return line_write(match, "+ ", version, seat, &found->move[found->best], line, text) &&
           line_write(match, "- ", version, seat, &found->move[found->played], line, text) &&
           !text->failed;
}
