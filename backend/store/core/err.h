/* How an operation or a read of the store can end. Any thread. */
#ifndef STORE_CORE_ERR_H
#define STORE_CORE_ERR_H

enum store_err {
    STORE_OK,
    STORE_NOT_FOUND,
    STORE_TAKEN,    /* the name is in use */
    STORE_BUSY,     /* queue full: nothing was queued */
    STORE_FULL,     /* no space on the disk */
    STORE_IO,       /* any other failure of disk or file */
    STORE_CORRUPT,  /* the file is not what it should be, or (SQLite says the same of both) could
                       not be read: may pass */
    STORE_NEWER,    /* the file's tables are those of a newer program */
    STORE_DAMAGED,  /* a row that was read is not what was written: does not pass */
    STORE_TOO_MANY, /* whoever opened the match holds as many as he may */
    STORE_TOO_MANY_STANDING, /* or as many standing challenges */
    STORE_TOO_MANY_ASKED,    /* or keeps as many seats for others */
    STORE_BLOCKED,           /* somebody does not want it: to meet the other, to be asked again */
    STORE_STALE, /* the match is not what the operation was made from: others have written */
    STORE_STUCK, /* what is being written does not end: nothing was queued behind it */
    STORE_CLOSED,
};

/* Returns the wire name of an error ("store_full"). Any thread. */
const char *store_err_name(enum store_err err);

#endif
