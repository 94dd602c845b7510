/* The report about an installation, in one page: a table of checks, each of which gathers facts
 * (gather.h), judges them (judge.h) and fills a line. Nothing is changed, no lock that a server
 * needs is acquired, no secret is printed, and only hosts in the settings are contacted. Any
 * thread but the loop: doctor_run() waits, DOCTOR_RUN_MS at most. */
#ifndef DOCTOR_DOCTOR_H
#define DOCTOR_DOCTOR_H

#include "doctor/gather.h"

#define DOCTOR_CHECKS_MAX 16
#define DOCTOR_RUN_MS     25000 /* time limit for everything that waits for others */
#define DOCTOR_CHECK_MS   5000  /* time limit for one such step */

/* All is borrowed. */
struct doctor_settings {
    const char *data;     /* folder of the file */
    const char *store;    /* postgres://..., or NULL: a file */
    const char *listen;   /* ADDR:PORT */
    const char *base_url; /* in canonical form, or NULL */
    enum mail_fault mail_fault;
    const struct mail *mail; /* only with MAIL_GOOD */
    const char *mail_to;     /* gets a test, or NULL */
    bool private_hooks;
    bool serving;                          /* the server itself runs the check */
    int64_t examine_ms;                    /* time limit of SQLite's check of all pages and keys */
    const struct settings_facts *settings; /* NULL: there is no settings file to check */
    const atomic_bool *stop; /* ends the run soon after it becomes true; NULL: never */
};

struct doctor_report {
    int64_t took_ms;
    int64_t at_ms;          /* unix time */
    enum doctor_sign worst; /* DOCTOR_OK, DOCTOR_WARNING or DOCTOR_FAULT */
    size_t count;
    struct doctor_line lines[DOCTOR_CHECKS_MAX];
};

/* Runs all checks, in their order. */
void doctor_run(const struct doctor_settings *settings, struct doctor_report *report);

/* Appends the report as JSON to `out`. */
void doctor_json(const struct doctor_report *report, struct buf *out);

#endif
