/* One line per fact on standard error: time, level, room, `event=... key=value`. Any thread.
 * Never tokens, decks, hidden cards, passwords or bodies. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

/* LOG_NONE as the minimum: nothing is written, since the program itself reports what it finds. */
enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR, LOG_NONE };

/* Sets the minimum level that is written; LOG_INFO until then. Call before threads start. */
void log_level_set(enum log_level level);

/* Returns the level named `name` (debug info warn error), or -1. */
int log_level_parse(const char *name);

/* Writes one line if `level` is at least that minimum. A line is cut at 1000 bytes. */
void log_line(enum log_level level, const char *room, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#define log_debug(...) log_line(LOG_DEBUG, __VA_ARGS__)
#define log_info(...)  log_line(LOG_INFO, __VA_ARGS__)
#define log_warn(...)  log_line(LOG_WARN, __VA_ARGS__)
#define log_error(...) log_line(LOG_ERROR, __VA_ARGS__)

#endif
