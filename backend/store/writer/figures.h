/* Keeps figures of matches that have ended, which named queries read instead of all moves
 * (v_figure_... in schema/sqlite/views.sql): the writer does it in pauses, one figure of one match
 * at a time, so that no move waits long for it. A match whose figures are being stored has a
 * negative revision, a random one of its writer, and its figures are not read yet. Writer thread
 * only. */
#ifndef STORE_WRITER_FIGURES_H
#define STORE_WRITER_FIGURES_H

#include "store/write/transaction.h"

#define FIGURES_PAUSE_MS 20 /* pause between two steps while no group comes */

/* Does the next step: takes a match, stores one of its figures, or finishes it; sets
 * writer->figures_owed to false when no match is left, or on an error, which is logged: queries
 * then compute what is missing. Outside of any transaction. */
void figures_run(struct writer *writer);

#endif
