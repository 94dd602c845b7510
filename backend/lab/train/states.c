/* A state is stored as its match, targets, winners, and for each seat the number of its inputs that
 * are not 0, their indices (a byte each) and their values. */
#include "lab/train/states.h"

#include "base/hash.h"
#include "lab/train/whole.h"

#include <stdlib.h>
#include <string.h>

#define DAMAGED "it is damaged, or belongs to another training"

_Static_assert(KNOWLEDGE_INPUTS_MAX <= UINT8_MAX, "an index is a byte");

/* The begin of a file. */
struct head {
    uint64_t print;
    uint64_t hash; /* of the states */
    uint64_t count;
    uint64_t size;
};

static size_t results_bytes(const struct train_states *states)
{
    return 2 * states->seats * sizeof(float);
}

/* Makes room for one more state of at most `size` bytes. */
static bool grow(struct train_states *states, size_t count, size_t size)
{
    if (states->count + count > states->room) {
        size_t room = 2 * states->room + count + 1024;
        size_t *at = realloc(states->at, room * sizeof(*at));
        if (at == NULL) return false;
        states->at = at;
        states->room = room;
    }
    if (states->size + size > states->bytes_room) {
        size_t room = states->bytes_room + states->bytes_room / 2 + size + 65536;
        uint8_t *bytes = realloc(states->bytes, room);
        if (bytes == NULL) return false;
        states->bytes = bytes;
        states->bytes_room = room;
    }
    return true;
}

bool train_states_add(struct train_states *states, uint32_t match,
                      const float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX])
{
    size_t seat_bytes = 1 + states->inputs * (1 + sizeof(float));
    if (!grow(states, 1, sizeof(match) + results_bytes(states) + states->seats * seat_bytes))
        return false;
    uint8_t *to = states->bytes + states->size;
    states->at[states->count++] = states->size;
    memcpy(to, &match, sizeof(match));
    memset(to + sizeof(match), 0, results_bytes(states));
    to += sizeof(match) + results_bytes(states);
    for (unsigned seat = 0; seat < states->seats; seat++) {
        uint8_t index[KNOWLEDGE_INPUTS_MAX];
        float value[KNOWLEDGE_INPUTS_MAX];
        uint8_t count = 0;
        for (unsigned i = 0; i < states->inputs; i++) {
            if (inputs[seat][i] == 0) continue;
            index[count] = (uint8_t)i;
            value[count++] = inputs[seat][i];
        }
        *to++ = count;
        memcpy(to, index, count);
        memcpy(to + count, value, count * sizeof(*value));
        to += count * (1 + sizeof(*value));
    }
    states->size = (size_t)(to - states->bytes);
    return true;
}

void train_states_get(const struct train_states *states, size_t index, struct train_state *state)
{
    const uint8_t *from = states->bytes + states->at[index];
    size_t shares = states->seats * sizeof(float);
    memcpy(&state->match, from, sizeof(state->match));
    from += sizeof(state->match);
    memcpy(state->target, from, shares);
    memcpy(state->won, from + shares, shares);
    from += 2 * shares;
    for (unsigned seat = 0; seat < states->seats; seat++) {
        uint8_t count = *from++;
        const uint8_t *values = from + count;
        memset(state->inputs[seat], 0, states->inputs * sizeof(float));
        for (unsigned i = 0; i < count; i++)
            memcpy(&state->inputs[seat][from[i]], values + i * sizeof(float), sizeof(float));
        from = values + count * sizeof(float);
    }
}

void train_states_result(struct train_states *states, size_t index,
                         const float target[GAME_SEATS_MAX], const float won[GAME_SEATS_MAX])
{
    uint8_t *to = states->bytes + states->at[index] + sizeof(uint32_t);
    memcpy(to, target, states->seats * sizeof(float));
    memcpy(to + states->seats * sizeof(float), won, states->seats * sizeof(float));
}

void train_states_cut(struct train_states *states, size_t count)
{
    if (count >= states->count) return;
    states->size = states->at[count];
    states->count = count;
}

bool train_states_join(struct train_states *states, const struct train_states *more)
{
    if (more->count == 0) return true;
    if (!grow(states, more->count, more->size)) return false;
    for (size_t i = 0; i < more->count; i++)
        states->at[states->count + i] = states->size + more->at[i];
    memcpy(states->bytes + states->size, more->bytes, more->size);
    states->count += more->count;
    states->size += more->size;
    return true;
}

void train_states_free(struct train_states *states)
{
    free(states->at);
    free(states->bytes);
    *states = (struct train_states){.seats = states->seats, .inputs = states->inputs};
}

const char *train_states_write(const char *path, const struct train_states *states, uint64_t print)
{
    struct head head = {.print = print,
                        .hash = hash_bytes(states->bytes, states->size, states->seats),
                        .count = states->count,
                        .size = states->size};
    const struct whole_part parts[] = {{&head, sizeof(head)}, {states->bytes, states->size}};
    return whole_write(path, parts, COUNT_OF(parts));
}

/* Finds where each of the new states begins. Returns false if they do not fill the bytes. */
static bool index_add(struct train_states *states, size_t count, size_t size)
{
    size_t at = states->size;
    size_t end = at + size;
    for (size_t i = 0; i < count; i++) {
        states->at[states->count + i] = at;
        at += sizeof(uint32_t) + results_bytes(states);
        for (unsigned seat = 0; seat < states->seats && at < end; seat++)
            at += 1 + states->bytes[at] * (1 + sizeof(float));
        if (at > end) return false;
    }
    return at == end;
}

const char *train_states_read(const char *path, struct train_states *states, uint64_t print)
{
    struct head head;
    uint8_t *bytes = NULL;
    size_t size = 0;
    const char *wrong = whole_read(path, &bytes, &size);
    if (wrong != NULL) return wrong;
    wrong = DAMAGED;
    if (size >= sizeof(head)) {
        memcpy(&head, bytes, sizeof(head));
        size -= sizeof(head);
        if (head.print == print && head.size == size && head.count <= size &&
            head.hash == hash_bytes(bytes + sizeof(head), size, states->seats)) {
            wrong = grow(states, head.count, size) ? NULL : "the system gives no more memory";
            if (wrong == NULL) memcpy(states->bytes + states->size, bytes + sizeof(head), size);
            if (wrong == NULL && !index_add(states, head.count, size)) wrong = DAMAGED;
        }
    }
    free(bytes);
    if (wrong != NULL) return wrong;
    states->count += head.count;
    states->size += size;
    return NULL;
}
