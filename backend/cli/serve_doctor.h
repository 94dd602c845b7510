/* The part of `ochre serve` that checks its own installation. */
#ifndef CLI_SERVE_DOCTOR_H
#define CLI_SERVE_DOCTOR_H

#include "doctor/doctor.h"

#define SERVE_EXAMINE_MS                                                                           \
    2000 /* time limit of the check of all pages and keys: readers delay checkpoints */
#define SERVE_LISTEN_BYTES 300

/* Must not move while the server runs: the settings point into it. */
struct serve_doctor {
    struct doctor_settings settings;
    char listen[SERVE_LISTEN_BYTES];
};

/* Sets the address on which the server listens, with its actual port. Call before any check. */
void serve_doctor_listens(struct serve_doctor *self, const char *listen, uint16_t port);

/* Runs the checks, and appends the report as JSON to `out`. `context` is a struct serve_doctor.
 * On a worker. */
void serve_doctor_run(void *context, struct buf *out);

#endif
