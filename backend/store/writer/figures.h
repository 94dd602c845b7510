/* Keeps figures of matches that have ended, which named queries read instead of all moves
 * (v_figure_... in schema/sqlite/views.sql): the writer does it in pauses. It takes a match,
 * computes its figures one after the other on a connection of its own (figure_reader.h), and stores
 * all at once; a group that comes is written first, and in a file interrupts the computation. A
 * match whose figures are being computed has a negative revision, a random one of its writer.
 * Writer thread only. */
#ifndef STORE_WRITER_FIGURES_H
#define STORE_WRITER_FIGURES_H

#include "store/write/transaction.h"

#define FIGURES_PAUSE_MS 5 /* pause between two matches, and after a group */

/* Continues with a match until its figures are stored or a group waits; sets writer->figures_owed
 * to false when no match is left, or on an error, which is logged: queries then compute what is
 * missing. Outside of any transaction. */
void figures_run(struct writer *writer);

/* Frees what is kept between two calls, when the writer ends. A later writer continues. */
void figures_stop(struct writer *writer);

#endif
