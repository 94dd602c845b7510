/* Shared by the files of `ochre admin`: the parsed command line, the results of commands, the
 * account that runs them. One thread. */
#ifndef CLI_ADMIN_INTERNAL_H
#define CLI_ADMIN_INTERNAL_H

#include "cli/admin/print.h"
#include "store/query/publish.h"

#define ADMIN_PARAMS_MAX 16

enum admin_exit {
    ADMIN_FINE,
    ADMIN_FAILED,  /* the file, the disk, or a name in it is not as it must be */
    ADMIN_USAGE,   /* the command line is wrong */
    ADMIN_REFUSED, /* a query that is not answered */
    ADMIN_FAULTY,  /* a check has found a fault */
    ADMIN_BUSY,    /* a server has the file open */
};

struct admin {
    char path[4096];  /* the SQLite file */
    const char *data; /* a folder with such a file */
    const char *file; /* another one; NULL: that of the folder */
    enum admin_form form;
    uint32_t rows_max;
    uint32_t seconds_max;
    const char *word; /* the argument after the command; NULL: none */
    struct query_param params[ADMIN_PARAMS_MAX];
    char param_names[ADMIN_PARAMS_MAX][64];
    size_t param_count;
    const char *reason; /* reason of a ban */
    uint32_t days;      /* duration of a ban; 0: for ever */
    bool close;
    bool rewind;
    uint32_t version; /* to rewind to */
    struct publish publish;
};

/* ---- errors.c ---- */
/* Writes a line to standard error, without terminal control characters, and returns `code`. */
__attribute__((format(printf, 2, 3))) int admin_error(int code, const char *format, ...);
/* The same about the file. */
int admin_error_store(const struct admin *admin, enum store_err err);
/* The error for commands that need the file without a server. */
int admin_error_busy(const struct admin *admin, const char *instead);

/* Makes an audit row in the name of the operating system's account. */
struct store_audit admin_audit(const char *action, const char *target, const char *detail);

/* The commands: each returns an exit code, and has printed its error message. */
int admin_run_query(struct admin *admin);
int admin_run_queries(struct admin *admin);
int admin_run_users(struct admin *admin);
int admin_run_matches(struct admin *admin);
int admin_run_audit(struct admin *admin);
int admin_run_ban(struct admin *admin);
int admin_run_unban(struct admin *admin);
int admin_run_reset(struct admin *admin);
int admin_run_make(struct admin *admin);
int admin_run_remove(struct admin *admin);
int admin_run_backup(struct admin *admin);
int admin_run_publish(struct admin *admin);
int admin_run_restore(struct admin *admin);
int admin_run_vacuum(struct admin *admin);
int admin_run_rate(struct admin *admin);
int admin_run_check(struct admin *admin);
int admin_run_repair(struct admin *admin);

#endif
