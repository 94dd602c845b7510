/* Positions for training: the inputs of every seat, the target, and the winner. They are compact,
 * in memory as in files: only inputs that are not 0, about a third of the full size. One owner, one
 * thread at a time. */
#ifndef LAB_TRAIN_STATES_H
#define LAB_TRAIN_STATES_H

#include "engine/knowledge.h"

#define TRAIN_HELD 10 /* one match in this number is never learned from, but measured */

struct train_states {
    unsigned seats;
    unsigned inputs;
    size_t count;
    size_t room;
    size_t *at; /* [count] where each begins in `bytes`; owned */
    uint8_t *bytes;
    size_t size;
    size_t bytes_room;
};

/* One of them, unpacked. */
struct train_state {
    uint32_t match;
    float target[GAME_SEATS_MAX]; /* shares of a win to learn; before train_states_result() the mean
                                     shares of a search, or all 0 */
    float won[GAME_SEATS_MAX];    /* actual shares */
    float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
};

/* Returns whether its match is held back. */
static inline bool train_state_held(const struct train_state *state)
{
    return state->match % TRAIN_HELD == TRAIN_HELD - 1;
}

/* Adds a state without target and winner. False: no memory. */
MUST_USE bool train_states_add(struct train_states *states, uint32_t match,
                               const float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX]);

/* Fills `state` with number `index`. */
void train_states_get(const struct train_states *states, size_t index, struct train_state *state);

/* Stores target and winner of number `index`. */
void train_states_result(struct train_states *states, size_t index,
                         const float target[GAME_SEATS_MAX], const float won[GAME_SEATS_MAX]);

/* Removes all from number `count` on. */
void train_states_cut(struct train_states *states, size_t count);

/* Appends all of `more`, which has as many seats and inputs. False: no memory. */
MUST_USE bool train_states_join(struct train_states *states, const struct train_states *more);

/* Frees the memory and leaves none. */
void train_states_free(struct train_states *states);

/* Writes them to `path`, in one step; `print` says what they are. Returns NULL, or the error. */
const char *train_states_write(const char *path, const struct train_states *states, uint64_t print);

/* Appends those of a file to `states`. Returns NULL, or the error: the file is missing, damaged, or
 * has another `print`, seats or inputs. */
const char *train_states_read(const char *path, struct train_states *states, uint64_t print);

#endif
