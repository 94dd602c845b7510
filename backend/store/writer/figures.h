/* Keeps figures of matches that have ended, which named queries read instead of all moves
 * (v_figure_... in schema/sqlite/views.sql): the writer does it in pauses, few matches at a time,
 * so that no move waits for it. Writer thread only. */
#ifndef STORE_WRITER_FIGURES_H
#define STORE_WRITER_FIGURES_H

#include "store/write/transaction.h"

#define FIGURES_PAUSE_MS 20 /* pause between two steps while no group comes */

/* Computes and stores the figures of the next matches; sets writer->figures_owed to false when no
 * match is left, or on an error, which is logged: queries then compute what is missing. Outside of
 * any transaction. */
void figures_run(struct writer *writer);

#endif
