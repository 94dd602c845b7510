/* Writes iCalendar (RFC 5545): appends lines to a buffer, escaped and folded. Names are
 * constants of the program. Any thread. */
#ifndef WIRE_ICAL_H
#define WIRE_ICAL_H

#include "base/buf.h"

#define ICAL_LINE_BYTES_MAX 75 /* without its line break */

/* Writes a line with an unescaped value without control characters: a word, a URI, a time. */
void ical_line(struct buf *out, const char *name, const char *value);
/* Writes a line with a text value, UTF-8: escaped, and without characters that iCalendar does not
 * allow. */
void ical_text(struct buf *out, const char *name, const char *text);
/* Writes a line with a time in UTC: `unix_ms` (0 ... the end of year 9999), to the second. */
void ical_time(struct buf *out, const char *name, int64_t unix_ms);

#endif
