/* ochre admin export, ochre admin import: one match as a file, and back. */
#ifndef CLI_ADMIN_MATCH_FILE_H
#define CLI_ADMIN_MATCH_FILE_H

/* The result; error messages have been printed on standard error. */
enum match_file_end {
    MATCH_FILE_DONE,
    MATCH_FILE_FAILED, /* a file, the database, or a name in it is not valid for the command */
    MATCH_FILE_FALSE,  /* the verification of the file to be imported has failed */
};

/* Prints the file of the match `id` of the database at `path` on standard output. */
enum match_file_end admin_match_export(const char *path, const char *id);

/* Imports the match of `file` into the database at `path`, which is created if it is missing, in
 * one transaction with its row of the audit log; also while a server runs. Never overwrites a
 * match. */
enum match_file_end admin_match_import(const char *path, const char *file);

#endif
