/* One operation as SQL. Writer thread. */
#ifndef STORE_OPS_H
#define STORE_OPS_H

#include "store/writer.h"

/* Runs the item's operation inside the open transaction, not protected by a savepoint: after
 * anything but STORE_OK the caller undoes it. Sets item->id. */
MUST_USE enum store_err ops_run(struct writer *writer, struct queue_item *item);

/* Both are the part of ops_run() that is about administrators: ops_admin.c. */
MUST_USE enum store_err ops_run_admin(struct writer *writer, const struct store_write *write);
MUST_USE enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit);

/* Both are the part that is about calendars: ops_calendar.c. */
MUST_USE enum store_err ops_calendar_save(struct writer *writer,
                                          const struct store_calendar *calendar);
MUST_USE enum store_err ops_calendar_delete(struct writer *writer, int64_t user);
/* Both are the parts of it that are about clocks: an operation of its own, and what an append says
 * of when its match is due. ops_clock.c. */
MUST_USE enum store_err ops_run_clock(struct writer *writer, const struct store_write *write);
MUST_USE enum store_err ops_run_due(struct writer *writer, int64_t number,
                                    const struct store_move *move);

/* A state's hash as the file has it. */
struct hash_text {
    char digits[17];
};

/* The text of a hash: 16 hexadecimal digits. */
static inline struct hash_text ops_hash_print(uint64_t hash)
{
    struct hash_text text = {{0}};
    for (int i = 15; i >= 0; i--, hash >>= 4) text.digits[i] = "0123456789abcdef"[hash & 15];
    return text;
}

#endif
