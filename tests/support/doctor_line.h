/* Assertions about a line of an installation's report. Inside of a test. */
#ifndef SUPPORT_DOCTOR_LINE_H
#define SUPPORT_DOCTOR_LINE_H

#include "doctor/line.h"

/* The line has found `code`; all that its sentence and its command name is there, and a fault has a
 * command. */
void found(const struct doctor_line *line, const char *code);

/* Asserts that the line names `command` as the one that mends the fault. */
void mended(const struct doctor_line *line, const char *command);

#endif
