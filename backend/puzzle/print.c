#include "puzzle/print.h"

#include "local/answer.h"
#include "wire/json_game.h"
#include "wire/values.h"

static void names_print(struct json *json, const char *name, const struct names *names,
                        uint16_t bits)
{
    json_array(json, name);
    for (uint8_t i = 0; i < names->count; i++)
        if ((bits >> i & 1) != 0) json_text(json, NULL, names->name[i]);
    json_array_end(json);
}

void puzzle_head_print(struct json *json, const struct puzzle *puzzle)
{
    const struct game *game = puzzle->setup.game;
    json_text(json, "id", puzzle->setup.id);
    json_text(json, "game", game->id);
    names_print(json, "themes", &game->themes->names, puzzle->themes);
    json_int(json, "revision", puzzle->setup.setup.revision);
    names_print(json, "options", &game->options, puzzle->setup.setup.options);
    json_int(json, "seats", puzzle->setup.setup.seats);
    json_int(json, "seat", puzzle->seat);
    json_int(json, "version", puzzle->version);
}

/* Writes an update with the table, and the rows from a version on. */
static void update_print(struct json *json, const char *name, const struct local *local,
                         uint8_t seat, uint32_t from)
{
    struct buf update = {0};
    answer_update(local, seat, from, &update);
    if (update.failed)
        json->out->failed = true;
    else
        json_raw_size(json, name, update.bytes, update.size);
    buf_free(&update);
}

enum local_err puzzle_question_print(struct json *json, const struct puzzle *puzzle,
                                     struct local *local)
{
    enum local_err err = puzzle_open(puzzle, local);
    if (err != LOCAL_OK) return err;
    json_object(json, NULL);
    puzzle_head_print(json, puzzle);
    update_print(json, "update", local, puzzle->seat, puzzle->version + 1);
    json_object_end(json);
    return LOCAL_OK;
}

/* Writes the updates of a line, one for each move. */
static enum local_err line_print(struct json *json, const char *name, const struct puzzle *puzzle,
                                 enum puzzle_line line, struct local *local)
{
    struct puzzle_step steps[PUZZLE_LINE_MAX];
    unsigned count = puzzle_line_read(puzzle, line, steps);
    enum local_err err = count > 0 ? puzzle_open(puzzle, local) : LOCAL_DAMAGED;
    json_array(json, name);
    for (unsigned i = 0; err == LOCAL_OK && i < count; i++) {
        err = local_replay(local, steps[i].seat, &steps[i].move, 0);
        if (err == LOCAL_OK)
            update_print(json, NULL, local, puzzle->seat, local_match(local)->version);
    }
    json_array_end(json);
    return err;
}

enum local_err puzzle_answer_print(struct json *json, const struct puzzle *puzzle,
                                   const struct puzzle_values *values, int chosen,
                                   struct local *local)
{
    json_bool(json, "solved", finder_solves(values->worth[chosen], values->most));
    json_int(json, "chosen", chosen);
    json_int(json, "best", puzzle->best);
    json_int(json, "played", puzzle->played);
    json_int(json, "gain", puzzle->gain);
    json_int(json, "error", puzzle->error);
    json_int(json, "simulations", puzzle->simulations);
    json_array(json, "moves");
    for (int i = 0; i < values->count; i++) {
        json_object(json, NULL);
        json_move(json, "move", puzzle->setup.game, &values->move[i]);
        json_int(json, "worth", values->worth[i]);
        json_object_end(json);
    }
    json_array_end(json);
    json_object(json, "lines");
    enum local_err err = line_print(json, "best", puzzle, PUZZLE_LINE_BEST, local);
    if (err == LOCAL_OK) err = line_print(json, "played", puzzle, PUZZLE_LINE_PLAYED, local);
    json_object_end(json);
    return err;
}
