/* The bytes of one fuzz run as a script: read from the front, zeros when there are no more. */
#ifndef FUZZ_SUPPORT_INPUT_H
#define FUZZ_SUPPORT_INPUT_H

#include "base/base.h"

#include <string.h>

struct input {
    const uint8_t *at;
    size_t left;
};

static inline struct input input_of(const uint8_t *bytes, size_t size)
{
    return (struct input){.at = bytes, .left = size};
}

/* Copies the next `size` bytes. */
static inline void input_bytes(struct input *input, void *into, size_t size)
{
    size_t given = input->left < size ? input->left : size;
    memset(into, 0, size);
    if (given == 0) return;
    memcpy(into, input->at, given);
    input->at += given;
    input->left -= given;
}

static inline uint8_t input_u8(struct input *input)
{
    uint8_t value;
    input_bytes(input, &value, sizeof(value));
    return value;
}

static inline uint16_t input_u16(struct input *input)
{
    uint16_t value;
    input_bytes(input, &value, sizeof(value));
    return value;
}

static inline uint32_t input_u32(struct input *input)
{
    uint32_t value;
    input_bytes(input, &value, sizeof(value));
    return value;
}

/* A number in 0 .. below-1 (below 1 .. 256) out of one byte. */
static inline unsigned input_below(struct input *input, unsigned below)
{
    return input_u8(input) % below;
}

/* The bytes up to the next `end`, or all that are left; `end` itself is skipped. */
static inline size_t input_until(struct input *input, uint8_t end, const uint8_t **text)
{
    const uint8_t *stop = input->left == 0 ? NULL : memchr(input->at, end, input->left);
    size_t size = stop == NULL ? input->left : (size_t)(stop - input->at);
    *text = input->at;
    input->at = stop == NULL ? input->at + size : stop + 1;
    input->left -= stop == NULL ? size : size + 1;
    return size;
}

#endif
