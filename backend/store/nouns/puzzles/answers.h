/* A user's answers to puzzles, of which a streak of days is counted. No other user sees them. */
#ifndef STORE_NOUNS_PUZZLES_ANSWERS_H
#define STORE_NOUNS_PUZZLES_ANSWERS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_PUZZLE_BYTES 16 /* characters of an id */
/* Answers of a user; later ones are not stored. Puzzles of a day alone take years. */
#define STORE_PUZZLE_ANSWERS_MAX 3000

/* Stores an answer; its argument is a struct store_puzzle_answer. Of a puzzle of the day the first
 * answer counts; another puzzle stays solved once it was. Conditions: the user is not deleted
 * (STORE_NOT_FOUND), and has no more than STORE_PUZZLE_ANSWERS_MAX (STORE_TOO_MANY). */
#define STORE_PUZZLE_ANSWER NOUN_OPERATION(PUZZLE, 0)

struct store_puzzle_answer {
    int64_t user;
    char game[STORE_GAME_BYTES_MAX + 1];
    int64_t day; /* days since 1970, UTC; 0: not as the puzzle of a day */
    char puzzle[STORE_PUZZLE_BYTES + 1];
    bool solved;
    int64_t at_ms;
};

/* Receives one answer, borrowed; returns false to stop. */
typedef bool store_puzzle_answer_row(void *context, const struct store_puzzle_answer *answer);
/* Calls `row` for each answer of the user: those of days first, the newest day first, then the
 * others. The thread of the reader. */
MUST_USE enum store_err store_puzzle_answers_each(struct store_reader *reader, int64_t user,
                                                  store_puzzle_answer_row *row, void *context);

#endif
