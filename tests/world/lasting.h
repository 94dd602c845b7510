/* The part of a match's text that stays the same while nothing happens, across restarts. */
#ifndef WORLD_LASTING_H
#define WORLD_LASTING_H

#include <stdbool.h>
#include <stddef.h>

/* Keeps it of a match `before` a restart; compares what comes after it. True: they differ, and
 * `words` says how. */
bool lasting_differs(bool before, const char *id, const char *text, size_t size, char *words,
                     size_t room);
void lasting_forget(void);

#endif
