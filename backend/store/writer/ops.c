#include "store/writer/ops.h"

#include "base/log.h"
#include "store/nouns/internal.h"

const struct operation *operation_of(enum store_op op)
{
    for (size_t noun = 0; noun < NOUN_COUNT; noun++)
        for (size_t i = 0; i < store_nouns[noun]->operation_count; i++)
            if (store_nouns[noun]->operations[i].op == op) return &store_nouns[noun]->operations[i];
    CHECK(false);
}

enum store_err ops_run(struct writer *writer, struct queue_item *item)
{
    const struct operation *operation = item->operation;
    enum store_err err = STORE_OK;
    if (operation->lock != NULL) {
        const struct row_locks locks = operation->lock(&item->write);
        err = row_locks_acquire(writer, &locks);
    }
    if (err == STORE_OK) err = operation->run(writer, item);
    if (err == STORE_OK && item->write.audit != NULL) {
        struct store_audit audit = *item->write.audit;
        if (audit.of_new) audit.target_user = item->id;
        err = ops_run_audit(writer, &audit);
    }
    if (err != STORE_OK)
        log_debug("store", "event=operation_failed operation=%s error=%s", operation->name,
                  store_err_name(err));
    return err;
}
