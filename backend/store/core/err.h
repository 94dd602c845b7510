/* The results of operations and reads of the store. Any thread. */
#ifndef STORE_CORE_ERR_H
#define STORE_CORE_ERR_H

enum store_err {
    STORE_OK,
    STORE_NOT_FOUND,
    STORE_TAKEN,   /* the name is in use */
    STORE_BUSY,    /* queue full: nothing was queued */
    STORE_FULL,    /* no space on the disk */
    STORE_IO,      /* any other failure of disk or file */
    STORE_CORRUPT, /* the file has wrong contents, or (SQLite reports both alike) could not be read:
                      may be temporary */
    STORE_NEWER,   /* the file's tables belong to a newer program */
    STORE_DAMAGED, /* a row differs from what was written: permanent */
    STORE_TOO_MANY,          /* the creator of the match has reached the limit of live matches */
    STORE_TOO_MANY_STANDING, /* ... or the limit of repeating tables */
    STORE_TOO_MANY_ASKED,    /* ... or the limit of open reservations for others */
    STORE_BLOCKED,   /* one person has blocked the other, or accepts no requests of others */
    STORE_STALE,     /* another writer has changed the match since the version of the operation */
    STORE_NO_ENGINE, /* this program cannot open a store of that name: it was built without the
                        engine, or lacks its library */
    STORE_STUCK,     /* a write does not return: nothing was queued after it */
    STORE_NO_ENTRY,  /* the server lets nobody become a user in this way */
    STORE_NO_CODE,   /* an invitation code is needed, and there is none, or it is not valid */
    STORE_MUTED,     /* a moderator has muted the sender of a message */
    STORE_WARNED,    /* the sender of a message has not confirmed a warning */
    STORE_CLOSED,
};

/* Returns the wire name of an error ("store_full"). Any thread. */
const char *store_err_name(enum store_err err);

#endif
