#include "store/core/landmarks.h"

#include <string.h>

#define KIND "\"kind\":\""

static const struct {
    const char *kind;
    unsigned bit;
} landmarks[] = {{"round_began", 1}, {"phase_began", 2}, {"epoch_began", 4}, {"tallied", 8}};

static unsigned bit_of(const char *name, size_t size)
{
    for (size_t i = 0; i < COUNT_OF(landmarks); i++)
        if (strlen(landmarks[i].kind) == size && memcmp(landmarks[i].kind, name, size) == 0)
            return landmarks[i].bit;
    return 0;
}

unsigned landmarks_bit(const char *kind)
{
    return bit_of(kind, strlen(kind));
}

const char *landmarks_kind(size_t index)
{
    return index < COUNT_OF(landmarks) ? landmarks[index].kind : NULL;
}

unsigned landmarks_of(const struct store_move *move)
{
    unsigned bits = strstr(move->move, KIND "undo") != NULL ? LANDMARK_UNDO : 0;
    if (strstr(move->move, KIND "seat_") != NULL) bits |= LANDMARK_SEAT;
    for (const char *at = move->events; (at = strstr(at, KIND)) != NULL;) {
        at += strlen(KIND);
        bits |= bit_of(at, strcspn(at, "\""));
    }
    return bits;
}
