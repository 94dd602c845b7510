/* Shared by the files of `ochre admin`: the parsed command line, and the exit codes of commands.
 * One thread. */
#ifndef CLI_ADMIN_INTERNAL_H
#define CLI_ADMIN_INTERNAL_H

#include "cli/admin/print.h"
#include "store/query/publish.h"

#define ADMIN_PARAMS_MAX 16

enum admin_exit {
    ADMIN_FINE,
    ADMIN_FAILED,  /* the file, the disk, or a name in it is not valid for the command */
    ADMIN_USAGE,   /* the command line is wrong */
    ADMIN_REFUSED, /* a query that is not allowed */
    ADMIN_FAULTY,  /* a check has found a fault */
    ADMIN_BUSY,    /* a server has the file open */
};

struct admin {
    char path[4096];  /* the SQLite file */
    const char *data; /* the data folder, which has the file */
    const char *file; /* the file or database; NULL: that of the folder */
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

#endif
