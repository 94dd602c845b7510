/* Deletes guests who never played: the writer does it between two groups, a few at a time, so
 * that no move waits for it. Writer thread only. */
#ifndef STORE_WRITER_SWEEP_H
#define STORE_WRITER_SWEEP_H

#include "store/write/transaction.h"

/* Deletes one batch of guests who were due at writer->sweep_ms, with their sessions; sets that to 0
 * when none is left, or on an error, which is logged. Outside of any transaction. */
void sweep_run(struct writer *writer);

#endif
