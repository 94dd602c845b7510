/* Puzzles in JSON (openapi.yaml): the question, which shows what its seat knows and nothing of the
 * solution, and the answer. Any thread, each with its own local match. */
#ifndef PUZZLE_PRINT_H
#define PUZZLE_PRINT_H

#include "puzzle/set.h"
#include "wire/json.h"

/* Writes the members that describe a puzzle, into an open object: id, game, themes and so on. */
void puzzle_head_print(struct json *json, const struct puzzle *puzzle);

/* Writes the question as an object, with the board from the knowledge of the seat. Results as for
 * puzzle_open(). */
MUST_USE enum local_err puzzle_question_print(struct json *json, const struct puzzle *puzzle,
                                              struct local *local);

/* Writes the answer to a move, which is among the values, as members of an open object: solved,
 * the worth of each move, and both lines, move by move, from the knowledge of the seat. Results as
 * for puzzle_open(). */
MUST_USE enum local_err puzzle_answer_print(struct json *json, const struct puzzle *puzzle,
                                            const struct puzzle_values *values, int chosen,
                                            struct local *local);

#endif
