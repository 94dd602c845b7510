/* `ochre doctor`. */
#ifndef CLI_DOCTOR_H
#define CLI_DOCTOR_H

/* Runs the command; `argv[0]` is its name. Returns the exit code. Main thread. */
int cli_doctor(int argc, char **argv);

#endif
