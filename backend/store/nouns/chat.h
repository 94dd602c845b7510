/* Reads chat messages. The thread of the reader. */
#ifndef STORE_NOUNS_CHAT_H
#define STORE_NOUNS_CHAT_H

#include "store/store.h"

/* Calls `row` for the last `count` chat messages with number >= from, in order. */
MUST_USE enum store_err store_chat_each(struct store_reader *reader, const char *match,
                                        uint32_t from, uint32_t count, store_chat_row *row,
                                        void *context);

#endif
