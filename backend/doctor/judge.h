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
#define VERSION_PATH    "/api/version" /* below the base URL: what a site is asked for */

/* ---- this machine ---- */

struct settings_facts {
    const char *path; /* borrowed */
    bool missing;
    bool closed;
    char user[FACT_NAME_BYTES];    /* whose process this is */
    int64_t line;                  /* first one that cannot be read; 0: none */
    char unknown[FACT_NAME_BYTES]; /* first name that is no setting; "": none */
};

struct file_fact {
    char path[FACT_PATH_BYTES];
    char owner[FACT_NAME_BYTES];
    unsigned mode; /* permission bits */
    bool folder;
};

/* The data folder is the first of the files; its contents follow. */
struct folder_facts {
    bool missing;
    bool closed; /* to this process */
    char path[FACT_PATH_BYTES];
    char user[FACT_NAME_BYTES]; /* whose process this is */
    size_t count;
    struct file_fact files[FACT_FILES_MAX];
};

#define DISK_LEAST_BYTES (64LL * 1000 * 1000) /* below it nothing is sure to be written */
#define DISK_TIMES       3                    /* room for so many databases */

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
    int64_t newest_ms; /* of the database; 0: not known */
    bool set;          /* something keeps it right */
    bool unknown;      /* or that is hidden */
};

struct zones_facts {
    bool none;
    const char *broken; /* name of the first that cannot be read, or NULL */
    const char *lost;   /* first old name that leads nowhere, or NULL */
};

/* ---- the store ---- */

#define WAL_LARGE_BYTES (256LL * 1000 * 1000)

struct store_facts {
    const char *path;           /* of the file, or NULL: it is a database */
    const char *folder;         /* of the file */
    char host[FACT_NAME_BYTES]; /* of the database: no other part of its URL is shown */
    int64_t limit_ms;           /* of the check */
    const struct examined *examined;
};

#define BACKUP_OLD_S      (2LL * 86400)
#define BACKUP_VERY_OLD_S (14LL * 86400)

struct backup_facts {
    bool database;              /* the store is one */
    bool no_file;               /* there is nothing to be copied yet */
    char path[FACT_PATH_BYTES]; /* of the newest, or without one of the folder */
    bool none;
    int64_t age_s;
};

/* ---- the site ---- */

#define SITE_CHAIN 8

/* How the server has seen the request of this check. */
struct way_facts {
    char holder[PROBE_ADDRESS_BYTES]; /* of the socket */
    bool direct;                      /* the address of this check itself: no proxy is in between */
    bool near;                        /* it is of this machine or a private network */
    bool trusting;
    bool trusted;
    char client[PROBE_ADDRESS_BYTES];
    char header[FACT_NAME_BYTES]; /* "": none has come */
    size_t count;
    char entry[SITE_CHAIN][PROBE_ADDRESS_BYTES]; /* the farthest first */
};

/* An address for documentation, which the check puts into the headers that it sends. */
#define SITE_FORGED "192.0.2.99"

enum site_answer {
    SITE_FOREIGN,  /* no answer of an Ochre */
    SITE_UNPROVEN, /* of an Ochre server; nothing was requested, since the key is not known */
    SITE_ANOTHER,  /* of an Ochre that does not know the key */
    SITE_PROVEN,
};

struct site_facts {
    char url[FACT_PATH_BYTES];
    char host[FACT_NAME_BYTES];
    int port;
    char local[FACT_PATH_BYTES]; /* the address that it listens at */
    bool named;                  /* there is a base URL */
    bool tls;
    bool here; /* the host is this machine or in its network, so that no stranger can listen in */
    bool runs; /* the server answers locally, or is who checks */
    int64_t limit_ms;
    int64_t now_s;
    struct probe_answer page; /* of GET /api/version, by whatever certificate */
    enum probe_end tls_end;   /* PROBE_CERTIFICATE, PROBE_TLS: how a browser would fare */
    enum probe_certificate certificate;
    enum site_answer answer;
    char running[FACT_NAME_BYTES]; /* version of the server that answers; "": not known */
    struct way_facts way;          /* with SITE_PROVEN */
    struct probe_answer socket;    /* of the upgrade */
};
#define CERTIFICATE_SOON_S (14LL * 86400)

/* ---- mail and push services ---- */

enum mail_fault { MAIL_GOOD, MAIL_OFF, MAIL_BAD, MAIL_NO_PASSWORD, MAIL_NO_AUTHORITY };

struct mail_facts {
    enum mail_fault fault;
    const char *url; /* without a user; borrowed */
    const char *to;  /* of the test, or NULL */
    struct mail_tried tried;
};

#define PUSH_HOSTS_MAX 4

struct push_facts {
    bool no_key;
    bool no_file;    /* there is no database that could have subscriptions */
    bool no_library; /* libcurl cannot be loaded */
    bool plain;      /* pages are served without TLS to other machines: browsers never subscribe */
    const char *folder;
    size_t count;
    char host[PUSH_HOSTS_MAX][FACT_NAME_BYTES];
    bool reached[PUSH_HOSTS_MAX];
};

#endif
