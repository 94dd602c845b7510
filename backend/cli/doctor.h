/* `ochre doctor`. */
#ifndef CLI_DOCTOR_H
#define CLI_DOCTOR_H

/* Runs it with the arguments from its name on. Returns the exit code. Main thread. */
int cli_doctor(int argc, char **argv);

#endif
