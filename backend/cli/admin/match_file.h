/* ochre admin export, ochre admin import: one match as a file, and back. */
#ifndef CLI_ADMIN_MATCH_FILE_H
#define CLI_ADMIN_MATCH_FILE_H

/* How it went; what went wrong has been told on standard error. */
enum match_file_end {
    MATCH_FILE_DONE,
    MATCH_FILE_FAILED, /* a file, the database, or a name in it is not as it must be */
    MATCH_FILE_FALSE,  /* what is to be imported does not verify */
};

/* Prints the file of the match `id` of the database at `path` on standard output. */
enum match_file_end admin_match_export(const char *path, const char *id);

/* Puts the match of `file` into the database at `path`, which is made if it is missing, in one
 * transaction with its row of the audit; beside a running server too. Never over a match that is
 * there. */
enum match_file_end admin_match_import(const char *path, const char *file);

#endif
