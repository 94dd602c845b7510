/* Sizes of CBOR (RFC 8949), for parsers that allocate by the counts in their input before they have
 * read that much. Any thread. */
#ifndef BASE_ENCODING_CBOR_H
#define BASE_ENCODING_CBOR_H

#include <stdbool.h>
#include <stddef.h>

/* Returns whether `bytes` are whole data items one after the other: no array, map or string states
 * more than the bytes that follow it. Tags and items of indefinite length are refused, because the
 * canonical form of CTAP2 has neither. No bytes are no items, which is true. */
bool cbor_is_whole(const unsigned char *bytes, size_t size);

#endif
