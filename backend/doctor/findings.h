/* All possible findings of the checks of an installation, each with its severity, its sentence
 * and the command that repairs it. {name} in sentence and command is replaced by a value of the
 * line. The client has the same sentences in its languages. Constant. Any thread. */
#ifndef DOCTOR_FINDINGS_H
#define DOCTOR_FINDINGS_H

#include "base/base.h"

enum doctor_sign { DOCTOR_OK, DOCTOR_SKIPPED, DOCTOR_WARNING, DOCTOR_FAULT };

enum finding {
    /* any check */
    FINDING_SKIP_DATABASE,
    FINDING_SKIP_FILE,
    FINDING_SKIP_WAY,
    FINDING_SKIP_TIME,
    FINDING_NO_LIBRARY,
    /* settings */
    FINDING_SETTINGS_OK,
    FINDING_SETTINGS_NONE,
    FINDING_SETTINGS_CLOSED,
    FINDING_SETTINGS_LINE,
    FINDING_SETTINGS_UNKNOWN,
    /* folder */
    FINDING_FOLDER_OK,
    FINDING_FOLDER_MISSING,
    FINDING_FOLDER_STRANGER,
    FINDING_FOLDER_OWNER,
    FINDING_FOLDER_MODE,
    FINDING_FOLDER_OPEN,
    /* disk */
    FINDING_DISK_OK,
    FINDING_DISK_LOW,
    FINDING_DISK_FULL,
    FINDING_DISK_INODES,
    FINDING_DISK_UNKNOWN,
    /* wal */
    FINDING_WAL_OK,
    FINDING_WAL_MODE,
    FINDING_WAL_LARGE,
    /* database */
    FINDING_DATABASE_OK,
    FINDING_DATABASE_NONE,
    FINDING_DATABASE_CUT,
    FINDING_DATABASE_FOREIGN,
    FINDING_DATABASE_CLOSED,
    FINDING_DATABASE_DAMAGED,
    FINDING_DATABASE_KEYS,
    FINDING_DATABASE_MOVES,
    FINDING_DATABASE_OLDER,
    FINDING_DATABASE_NEWER,
    FINDING_DATABASE_LATE,
    FINDING_POSTGRES_OK,
    FINDING_POSTGRES_DOWN,
    FINDING_POSTGRES_FOREIGN,
    FINDING_POSTGRES_NO_LIBRARY,
    /* backup */
    FINDING_BACKUP_OK,
    FINDING_BACKUP_NONE,
    FINDING_BACKUP_OLD,
    FINDING_BACKUP_VERY_OLD,
    /* clock */
    FINDING_CLOCK_OK,
    FINDING_CLOCK_UNKNOWN,
    FINDING_CLOCK_FREE,
    FINDING_CLOCK_BEHIND,
    FINDING_CLOCK_WRONG,
    /* zones */
    FINDING_ZONES_OK,
    FINDING_ZONES_NONE,
    FINDING_ZONES_BROKEN,
    FINDING_ZONES_NAME,
    /* site */
    FINDING_SITE_OK,
    FINDING_SITE_LOCAL,
    FINDING_SITE_DOWN,
    FINDING_SITE_UNREACHED,
    FINDING_SITE_NAME,
    FINDING_SITE_LATE,
    FINDING_SITE_GATEWAY,
    FINDING_SITE_HOST,
    FINDING_SITE_MOVED,
    FINDING_SITE_STATUS,
    FINDING_SITE_FOREIGN,
    FINDING_SITE_OTHER,
    FINDING_SITE_UNPROVEN,
    FINDING_SITE_PLAIN,
    /* certificate */
    FINDING_CERTIFICATE_OK,
    FINDING_CERTIFICATE_NONE,
    FINDING_CERTIFICATE_SOON,
    FINDING_CERTIFICATE_EXPIRED,
    FINDING_CERTIFICATE_NAME,
    FINDING_CERTIFICATE_ISSUER,
    FINDING_CERTIFICATE_TLS,
    /* proxies */
    FINDING_PROXIES_OK,
    FINDING_PROXIES_NONE,
    FINDING_PROXIES_OFF,
    FINDING_PROXIES_UNTRUSTED,
    FINDING_PROXIES_SILENT,
    FINDING_PROXIES_FORGED,
    /* websocket */
    FINDING_WEBSOCKET_OK,
    FINDING_WEBSOCKET_BLOCKED,
    FINDING_WEBSOCKET_ORIGIN,
    FINDING_WEBSOCKET_CUT,
    /* mail */
    FINDING_MAIL_OK,
    FINDING_MAIL_OFF,
    FINDING_MAIL_PLAIN,
    FINDING_MAIL_SENT,
    FINDING_MAIL_SETTINGS,
    FINDING_MAIL_PASSWORD,
    FINDING_MAIL_AUTHORITY,
    FINDING_MAIL_NAME,
    FINDING_MAIL_DOWN,
    FINDING_MAIL_NO_TLS,
    FINDING_MAIL_CERTIFICATE,
    FINDING_MAIL_LOGIN,
    FINDING_MAIL_REFUSED,
    FINDING_MAIL_NOT_SENT,
    /* push */
    FINDING_PUSH_OK,
    FINDING_PUSH_NONE,
    FINDING_PUSH_PLAIN,
    FINDING_PUSH_KEY,
    FINDING_PUSH_DOWN,
    /* figures */
    FINDING_FIGURES_OK,
    FINDING_FIGURES_ADDED,
    FINDING_FIGURES_MISSING,
    FINDING_FIGURES_OLD,
    FINDING_FIGURES_UNKNOWN,
    /* version */
    FINDING_VERSION_OK,
    FINDING_VERSION_DIFFERS,
    FINDING_COUNT
};

struct finding_row {
    const char *code; /* identifies it for programs and the client: "disk_low" */
    enum doctor_sign sign;
    const char *text;
    const char *mend; /* a shell command, or NULL */
    bool by_hand;     /* only the command line can find it, since it concerns the server itself */
};

/* Returns the row of `finding`. */
const struct finding_row *finding_row_of(enum finding finding);

/* Returns the word for `sign`: "ok", "skipped", "warning", "fault". */
const char *doctor_sign_word(enum doctor_sign sign);

#endif
