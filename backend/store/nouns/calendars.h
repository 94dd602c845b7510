/* A user's calendar. Functions with a writer: the writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_CALENDARS_H
#define STORE_NOUNS_CALENDARS_H

#include "store/nouns/internal.h"

/* Deletes the calendar of a user who is being deleted. */
MUST_USE enum store_err ops_calendar_delete(struct writer *writer, int64_t user);

/* Fills `calendar`; that of a user without one is empty, with edit 0. */
MUST_USE enum store_err store_calendar_read(struct store_reader *reader, int64_t user,
                                            struct store_calendar *calendar);

#endif
