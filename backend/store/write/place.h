/* The place of an append: the row before it, as stored in the file. Any thread. */
#ifndef STORE_WRITE_PLACE_H
#define STORE_WRITE_PLACE_H

#include <stdint.h>

#define OPS_MOVE_DEPTH_MAX 24 /* depth of a move's JSON */

/* The state that an append reads from the file before it writes. */
struct ops_place {
    int64_t number; /* internal number of the match */
    uint64_t chain; /* the checksum of the preceding row */
    uint8_t owed;   /* seats that owe a decision after that row; 0: not known */
    uint8_t told;   /* bit set: the seats whose person has an address, and maybe others */
};
/* The hash of a state in stored form. */
struct hash_text {
    char digits[17];
};

/* Returns the text of a hash: 16 hexadecimal digits. */
static inline struct hash_text ops_hash_print(uint64_t hash)
{
    struct hash_text text = {{0}};
    for (int i = 15; i >= 0; i--, hash >>= 4) text.digits[i] = "0123456789abcdef"[hash & 15];
    return text;
}

#endif
