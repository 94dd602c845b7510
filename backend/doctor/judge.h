/* Facts about an installation: gathered by gather_*.h, judged by judge_*.h, so that tests can judge
 * any facts. Any thread. */
#ifndef DOCTOR_JUDGE_H
#define DOCTOR_JUDGE_H

#include "doctor/line.h"
#include "notify/mail.h"
#include "notify/probe.h"
#include "store/maintenance/examine.h"

#define FACT_PATH_BYTES 256
#define FACT_NAME_BYTES 64
#define FACT_FILES_MAX  32
#define VERSION_PATH    "/api/version" /* path below the base URL that a check requests */

/* ---- this machine ---- */

struct settings_facts {
    const char *path; /* borrowed */
    bool missing;
    bool closed;
    char user[FACT_NAME_BYTES];    /* user of this process */
    int64_t line;                  /* number of the first line that cannot be parsed; 0: none */
    char unknown[FACT_NAME_BYTES]; /* first name that is not a setting; "": none */
};

struct file_fact {
    char path[FACT_PATH_BYTES];
    char owner[FACT_NAME_BYTES];
    unsigned mode; /* permission bits */
    bool folder;
};

/* The first file is the data folder; its contents follow. */
struct folder_facts {
    bool missing;
    bool closed; /* this process has no access */
    char path[FACT_PATH_BYTES];
    char user[FACT_NAME_BYTES]; /* whose process this is */
    size_t count;
    struct file_fact files[FACT_FILES_MAX];
};

#define DISK_LEAST_BYTES (64LL * 1000 * 1000) /* below this size a write may fail */
#define DISK_TIMES       3 /* the free space must be this many times the database */

struct disk_facts {
    bool unknown;
    char path[FACT_PATH_BYTES];
    int64_t size_bytes;
    int64_t free_bytes;
    int64_t database_bytes;
    bool no_inodes;
};

struct clock_facts {
    int64_t now_ms;
    int64_t newest_ms; /* time of the newest row in the database; 0: not known */
    bool set;          /* a service synchronises the clock */
    bool unknown;      /* ... or the system hides it */
};

struct zones_facts {
    bool none;
    const char *broken; /* name of the first zone that cannot be read, or NULL */
    const char *lost;   /* first old name for which there is no zone, or NULL */
};

/* ---- the store ---- */

#define WAL_LARGE_BYTES (256LL * 1000 * 1000)

struct store_facts {
    const char *path;           /* path of the file, or NULL: it is a database */
    const char *folder;         /* of the file */
    char host[FACT_NAME_BYTES]; /* host of the database: no other part of its URL is shown */
    int64_t limit_ms;           /* of the check */
    const struct examined *examined;
};

#define BACKUP_OLD_S      (2LL * 86400)
#define BACKUP_VERY_OLD_S (14LL * 86400)

struct backup_facts {
    bool database;              /* the store is a database */
    bool no_file;               /* there is no database yet that could be copied */
    char path[FACT_PATH_BYTES]; /* path of the newest backup, or without one of the folder */
    bool none;
    int64_t age_s;
};

struct figures_facts {
    bool unknown; /* the store cannot be read, or is of another version */
    bool no_file;
    bool added; /* a server has just added some, or has begun to */
    struct examined_figures counted;
};

/* ---- the site ---- */

#define SITE_CHAIN 8

/* The server's report about the request of this check. */
struct way_facts {
    char holder[PROBE_ADDRESS_BYTES]; /* of the socket */
    bool direct; /* the server sees the address of this check itself: there is no proxy */
    bool near;   /* that address belongs to this machine or a private network */
    bool trusting;
    bool trusted;
    char client[PROBE_ADDRESS_BYTES];
    char header[FACT_NAME_BYTES]; /* "": none has come */
    size_t count;
    char entry[SITE_CHAIN][PROBE_ADDRESS_BYTES]; /* the farthest first */
};

/* A documentation address, which the check puts into the headers of its request. */
#define SITE_FORGED "192.0.2.99"

enum site_answer {
    SITE_FOREIGN,  /* no answer of an Ochre */
    SITE_UNPROVEN, /* a page of an Ochre server, and no proof was requested, since the key is not
                      known */
    SITE_ANOTHER,  /* a page of an Ochre server that does not have the key */
    SITE_PROVEN,
};

struct site_facts {
    char url[FACT_PATH_BYTES];
    char host[FACT_NAME_BYTES];
    int port;
    char local[FACT_PATH_BYTES]; /* the listening address */
    bool named;                  /* there is a base URL */
    bool tls;
    bool here; /* the host is this machine or in its network, so that no stranger can read the
                  traffic */
    bool runs; /* the server answers locally, or runs this check itself */
    int64_t limit_ms;
    int64_t now_s;
    struct probe_answer page; /* answer to GET /api/version, whatever the certificate is */
    enum probe_end tls_end; /* PROBE_CERTIFICATE, PROBE_TLS: the error that a browser would show */
    enum probe_certificate certificate;
    enum site_answer answer;
    char running[FACT_NAME_BYTES]; /* version of the answering server; "": not known */
    struct way_facts way;          /* with SITE_PROVEN */
    struct probe_answer socket;    /* of the upgrade */
};
#define CERTIFICATE_SOON_S (14LL * 86400)

/* ---- mail and push services ---- */

enum mail_fault { MAIL_GOOD, MAIL_OFF, MAIL_BAD, MAIL_NO_PASSWORD, MAIL_NO_AUTHORITY };

struct mail_facts {
    enum mail_fault fault;
    const char *url; /* without a user name; borrowed */
    const char *to;  /* of the test, or NULL */
    struct mail_tried tried;
};

#define PUSH_HOSTS_MAX 4

struct push_facts {
    bool no_key;
    bool no_file;    /* there is no database that could have subscriptions */
    bool no_library; /* libcurl cannot be loaded */
    bool plain;      /* other machines get pages without TLS: their browsers never subscribe */
    const char *folder;
    size_t count;
    char host[PUSH_HOSTS_MAX][FACT_NAME_BYTES];
    bool reached[PUSH_HOSTS_MAX];
};

#endif
