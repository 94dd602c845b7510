/* What a line of an installation's report says. Inside of a test. */
#ifndef SUPPORT_DOCTOR_LINE_H
#define SUPPORT_DOCTOR_LINE_H

#include "doctor/line.h"

/* The line has found `code`; all that its sentence and its command name is there, and a fault has a
 * command. */
void found(const struct doctor_line *line, const char *code);

/* What the line says mends it is `command`. */
void mended(const struct doctor_line *line, const char *command);

#endif
