#include "doctor/findings.h"

static const struct finding_row rows[] = {
    /* any check */
    [FINDING_SKIP_DATABASE] = {"skip_database", DOCTOR_SKIPPED,
                               "The store is a PostgreSQL database: there is no such file.", NULL,
                               false},
    [FINDING_SKIP_FILE] = {"skip_file", DOCTOR_SKIPPED, "There is no database file yet.", NULL,
                           false},
    [FINDING_SKIP_WAY] = {"skip_way", DOCTOR_SKIPPED, "The answer from {url} is not this server's.",
                          NULL, false},
    [FINDING_SKIP_TIME] = {"skip_time", DOCTOR_SKIPPED, "There was no time left for this check.",
                           NULL, false},
    [FINDING_NO_LIBRARY] =
        {"no_library", DOCTOR_FAULT,
         "The library libcurl cannot be loaded: emails, push messages and webhooks are not sent.",
         "apt-get install libcurl4", false},
    /* settings */
    [FINDING_SETTINGS_OK] = {"settings_ok", DOCTOR_OK, "{path} was read.", NULL, true},
    [FINDING_SETTINGS_NONE] = {"settings_none", DOCTOR_SKIPPED,
                               "There is no {path}: options and variables alone count.", NULL,
                               true},
    [FINDING_SETTINGS_CLOSED] = {"settings_closed", DOCTOR_WARNING,
                                 "{user} may not read {path}: what is set there is not known here.",
                                 "sudo ochre doctor", true},
    [FINDING_SETTINGS_LINE] = {"settings_line", DOCTOR_WARNING,
                               "Line {line} of {path} is not NAME=VALUE.", "sudoedit {path}", true},
    [FINDING_SETTINGS_UNKNOWN] = {"settings_unknown", DOCTOR_WARNING,
                                  "{name} in {path} is no setting of Ochre.", "man ochre-serve",
                                  true},
    /* folder */
    [FINDING_FOLDER_OK] = {"folder_ok", DOCTOR_OK,
                           "{path} belongs to {owner} and is closed to others.", NULL, false},
    [FINDING_FOLDER_MISSING] = {"folder_missing", DOCTOR_FAULT, "{path} does not exist.",
                                "install -d -o ochre -g ochre -m 0750 {path}", false},
    [FINDING_FOLDER_STRANGER] = {"folder_stranger", DOCTOR_WARNING,
                                 "{path} belongs to {owner}, and {user} cannot look into it.",
                                 "sudo ochre doctor", true},
    [FINDING_FOLDER_OWNER] = {"folder_owner", DOCTOR_FAULT,
                              "{path} belongs to {owner} and not to {wanted}, as the folder does.",
                              "chown {wanted}: {path}", false},
    [FINDING_FOLDER_MODE] = {"folder_mode", DOCTOR_FAULT,
                             "{owner} cannot read and write {path} (mode {mode}).",
                             "chmod u+rwX {path}", false},
    [FINDING_FOLDER_OPEN] = {"folder_open", DOCTOR_WARNING,
                             "Other users of this machine have access to {path} (mode {mode}).",
                             "chmod o= {path}", false},
    /* disk */
    [FINDING_DISK_OK] = {"disk_ok", DOCTOR_OK,
                         "{free_bytes} of {size_bytes} free on the disk of {path}.", NULL, false},
    [FINDING_DISK_LOW] =
        {"disk_low", DOCTOR_WARNING,
         "{free_bytes} free on the disk of {path}; a backup or an upgrade may need {needed_bytes}.",
         "du -xh {path} | sort -h | tail", false},
    [FINDING_DISK_FULL] = {"disk_full", DOCTOR_FAULT,
                           "Only {free_bytes} free on the disk of {path}: moves will be refused.",
                           "du -xh {path} | sort -h | tail", false},
    [FINDING_DISK_INODES] =
        {"disk_inodes", DOCTOR_FAULT,
         "No more files can be created on the disk of {path}: its inodes are used up.",
         "df -i {path}", false},
    [FINDING_DISK_UNKNOWN] = {"disk_unknown", DOCTOR_WARNING,
                              "The free space on the disk of {path} cannot be determined.",
                              "df -h {path}", false},
    /* wal */
    [FINDING_WAL_OK] = {"wal_ok", DOCTOR_OK, "WAL mode; the log is {wal_bytes} long.", NULL, false},
    [FINDING_WAL_MODE] = {"wal_mode", DOCTOR_WARNING,
                          "The journal mode is {mode}, not WAL: the server sets it when it starts.",
                          "systemctl restart ochre", false},
    [FINDING_WAL_LARGE] = {"wal_large", DOCTOR_WARNING,
                           "The write-ahead log is {wal_bytes} long: a reader keeps the file open.",
                           "fuser -v {path}", false},
    /* database */
    [FINDING_DATABASE_OK] = {"database_ok", DOCTOR_OK, "OK: {file_bytes}, schema {schema}.", NULL,
                             false},
    [FINDING_DATABASE_NONE] =
        {"database_none", DOCTOR_WARNING,
         "There is no database at {path}: a server makes it when it first starts.",
         "systemctl start ochre", true},
    [FINDING_DATABASE_CUT] = {"database_cut", DOCTOR_FAULT,
                              "A restore was cut off: the file {path} has lost its name.",
                              "systemctl stop ochre && sudo -u ochre ochre admin restore BACKUP "
                              "--data {folder} && systemctl start ochre",
                              true},
    [FINDING_DATABASE_FOREIGN] = {"database_foreign", DOCTOR_FAULT,
                                  "{path} is no database of Ochre.",
                                  "systemctl stop ochre && sudo -u ochre ochre admin restore "
                                  "BACKUP --data {folder} && systemctl start ochre",
                                  true},
    [FINDING_DATABASE_CLOSED] = {"database_closed", DOCTOR_FAULT, "{path} cannot be opened.",
                                 "ls -l {folder} && chown ochre: {path}", false},
    [FINDING_DATABASE_DAMAGED] = {"database_damaged", DOCTOR_FAULT,
                                  "The database is damaged: {message}.",
                                  "systemctl stop ochre && sudo -u ochre ochre admin restore "
                                  "BACKUP --data {folder} && systemctl start ochre",
                                  false},
    [FINDING_DATABASE_KEYS] = {"database_keys", DOCTOR_FAULT,
                               "Rows with broken references: {rows}.",
                               "sudo -u ochre ochre admin check --data {folder}", false},
    [FINDING_DATABASE_MOVES] = {"database_moves", DOCTOR_FAULT,
                                "Committed moves that are missing: {moves}.",
                                "sudo -u ochre ochre admin check --data {folder}", false},
    [FINDING_DATABASE_OLDER] =
        {"database_older", DOCTOR_WARNING,
         "Schema {schema}; this program knows {known}, and updates it when it starts.",
         "systemctl restart ochre", true},
    [FINDING_DATABASE_NEWER] = {"database_newer", DOCTOR_FAULT,
                                "Schema {schema} is of a newer Ochre; this one knows {known}.",
                                "apt-get install --only-upgrade ochre", true},
    [FINDING_DATABASE_LATE] = {"database_late", DOCTOR_SKIPPED,
                               "{file_bytes} could not be checked within {limit_s}.",
                               "sudo -u ochre ochre admin check --data {folder}", false},
    [FINDING_POSTGRES_OK] = {"postgres_ok", DOCTOR_OK,
                             "PostgreSQL at {host} answers; schema {schema}.", NULL, false},
    [FINDING_POSTGRES_DOWN] = {"postgres_down", DOCTOR_FAULT,
                               "PostgreSQL at {host} cannot be reached.", "pg_isready -h {host}",
                               false},
    [FINDING_POSTGRES_FOREIGN] = {"postgres_foreign", DOCTOR_FAULT,
                                  "The database at {host} has no tables of Ochre, or is too old.",
                                  "psql -h {host} -c 'SELECT version()'", false},
    [FINDING_POSTGRES_NO_LIBRARY] =
        {"postgres_no_library", DOCTOR_FAULT,
         "This program cannot open a PostgreSQL database: libpq is missing.",
         "apt-get install libpq5", true},
    /* backup */
    [FINDING_BACKUP_OK] = {"backup_ok", DOCTOR_OK, "The newest backup, {path}, is {age_s} old.",
                           NULL, false},
    [FINDING_BACKUP_NONE] = {"backup_none", DOCTOR_WARNING, "No backup found in {path}.",
                             "systemctl enable --now ochre-backup.timer", false},
    [FINDING_BACKUP_OLD] = {"backup_old", DOCTOR_WARNING,
                            "The newest backup, {path}, is already {age_s} old.",
                            "systemctl start ochre-backup.service", false},
    [FINDING_BACKUP_VERY_OLD] = {"backup_very_old", DOCTOR_FAULT,
                                 "Backups have stopped: the newest, {path}, is {age_s} old.",
                                 "systemctl start ochre-backup.service; journalctl -u ochre-backup",
                                 false},
    /* clock */
    [FINDING_CLOCK_OK] = {"clock_ok", DOCTOR_OK, "{now}, synchronised over the network.", NULL,
                          false},
    [FINDING_CLOCK_UNKNOWN] = {"clock_unknown", DOCTOR_OK,
                               "{now}; whether it is synchronised cannot be determined from here.",
                               NULL, false},
    [FINDING_CLOCK_FREE] = {"clock_free", DOCTOR_WARNING, "{now}, not synchronised.",
                            "timedatectl set-ntp true", false},
    [FINDING_CLOCK_BEHIND] = {"clock_behind", DOCTOR_FAULT,
                              "{now} is earlier than the newest row of the database ({newest}).",
                              "timedatectl set-ntp true", false},
    [FINDING_CLOCK_WRONG] = {"clock_wrong", DOCTOR_FAULT, "{now} cannot be right.",
                             "timedatectl set-ntp true", false},
    /* zones */
    [FINDING_ZONES_OK] = {"zones_ok", DOCTOR_OK,
                          "The system's time zones are complete, including old names.", NULL,
                          false},
    [FINDING_ZONES_NONE] = {"zones_none", DOCTOR_FAULT, "{path} has no time zones.",
                            "apt-get install tzdata", false},
    [FINDING_ZONES_BROKEN] = {"zones_broken", DOCTOR_FAULT, "The time zone {name} cannot be read.",
                              "apt-get install --reinstall tzdata", false},
    [FINDING_ZONES_NAME] = {"zones_name", DOCTOR_FAULT,
                            "The old name {name} is unknown to the system.",
                            "apt-get install --only-upgrade tzdata", false},
    /* site */
    [FINDING_SITE_OK] = {"site_ok", DOCTOR_OK,
                         "{url} is this server: {status} over {http} after {ms} ms.", NULL, false},
    [FINDING_SITE_LOCAL] =
        {"site_local", DOCTOR_SKIPPED,
         "{url} is this server. No base URL is set, so nothing was checked from outside.",
         "echo OCHRE_BASE_URL=https://play.example.org >>/etc/default/ochre && systemctl restart "
         "ochre",
         false},
    [FINDING_SITE_DOWN] = {"site_down", DOCTOR_FAULT,
                           "Nothing answers at {url}: the server does not run.",
                           "systemctl start ochre", true},
    [FINDING_SITE_UNREACHED] = {"site_unreached", DOCTOR_FAULT,
                                "{url} cannot be reached from here, though the server runs.",
                                "curl -v {url}/api/version", false},
    [FINDING_SITE_NAME] = {"site_name", DOCTOR_FAULT, "The name {host} has no address.",
                           "getent hosts {host}", false},
    [FINDING_SITE_LATE] = {"site_late", DOCTOR_FAULT, "{url} did not answer within {limit_s}.",
                           "curl -v {url}/api/version", false},
    [FINDING_SITE_GATEWAY] = {"site_gateway", DOCTOR_FAULT,
                              "{url} answers {status}: the proxy does not reach the server.",
                              "curl -v {local}/api/version", false},
    [FINDING_SITE_HOST] = {"site_host", DOCTOR_FAULT,
                           "{url} answers 421: the proxy passes on a different Host header.",
                           "proxy_set_header Host $host;  # nginx", false},
    [FINDING_SITE_MOVED] =
        {"site_moved", DOCTOR_FAULT, "{url} redirects to {to}.",
         "echo OCHRE_BASE_URL={to} >>/etc/default/ochre && systemctl restart ochre", false},
    [FINDING_SITE_STATUS] = {"site_status", DOCTOR_FAULT, "{url} answers {status}.",
                             "curl -v {url}/api/version", false},
    [FINDING_SITE_FOREIGN] = {"site_foreign", DOCTOR_FAULT, "Another program answers at {url}.",
                              "curl -v {url}/api/version", false},
    [FINDING_SITE_OTHER] = {"site_other", DOCTOR_FAULT,
                            "{url} is a different Ochre server, with another database.",
                            "getent hosts {host}", false},
    [FINDING_SITE_UNPROVEN] = {"site_unproven", DOCTOR_SKIPPED,
                               "{url} is an Ochre server; it is not known whether it is this one.",
                               NULL, false},
    [FINDING_SITE_PLAIN] =
        {"site_plain", DOCTOR_WARNING,
         "{url} has no TLS: passwords are sent unencrypted, and browsers do not allow push.",
         "apt-get install caddy  # and then as proxies.md says", false},
    /* certificate */
    [FINDING_CERTIFICATE_OK] = {"certificate_ok", DOCTOR_OK,
                                "Valid until {until}; days left: {days}.", NULL, false},
    [FINDING_CERTIFICATE_NONE] = {"certificate_none", DOCTOR_SKIPPED,
                                  "{url} has no TLS, and no certificate.", NULL, false},
    [FINDING_CERTIFICATE_SOON] =
        {"certificate_soon", DOCTOR_WARNING,
         "It has not been renewed and expires on {until}; days left: {days}.",
         "certbot renew && systemctl reload nginx  # with Caddy: systemctl reload caddy", false},
    [FINDING_CERTIFICATE_EXPIRED] =
        {"certificate_expired", DOCTOR_FAULT, "It expired on {until}.",
         "certbot renew && systemctl reload nginx  # with Caddy: systemctl reload caddy", false},
    [FINDING_CERTIFICATE_NAME] = {"certificate_name", DOCTOR_FAULT,
                                  "It is not for the name {host}.", "certbot certonly -d {host}",
                                  false},
    [FINDING_CERTIFICATE_ISSUER] =
        {"certificate_issuer", DOCTOR_FAULT,
         "Its issuer is not trusted by this system, or the chain is incomplete.",
         "openssl s_client -connect {host}:{port} -showcerts </dev/null", false},
    [FINDING_CERTIFICATE_TLS] = {"certificate_tls", DOCTOR_FAULT,
                                 "A TLS connection to {host} fails.",
                                 "openssl s_client -connect {host}:{port} -showcerts </dev/null",
                                 false},
    /* proxies */
    [FINDING_PROXIES_OK] = {"proxies_ok", DOCTOR_OK,
                            "The client's address arrives: {client}, through {proxy}.", NULL,
                            false},
    [FINDING_PROXIES_NONE] = {"proxies_none", DOCTOR_OK, "There is no proxy in between.", NULL,
                              false},
    [FINDING_PROXIES_OFF] =
        {"proxies_off", DOCTOR_FAULT,
         "The proxy {proxy} passes on client addresses but is not trusted: all users share one "
         "limit.",
         "echo OCHRE_TRUST_PROXY=1 >>/etc/default/ochre && systemctl restart ochre", false},
    [FINDING_PROXIES_UNTRUSTED] =
        {"proxies_untrusted", DOCTOR_FAULT,
         "{proxy} is an untrusted proxy: all users behind it share one limit.",
         "echo OCHRE_TRUSTED_PROXIES=loopback,private,{proxy} >>/etc/default/ochre && systemctl "
         "restart ochre",
         false},
    [FINDING_PROXIES_SILENT] =
        {"proxies_silent", DOCTOR_WARNING,
         "The proxy {proxy} does not pass on client addresses: all users share one limit.",
         "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;  # nginx; others: "
         "proxies.md",
         false},
    [FINDING_PROXIES_FORGED] =
        {"proxies_forged", DOCTOR_FAULT,
         "The proxy {proxy} passes on {header} unchanged: clients can fake their address.",
         "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;  # nginx; others: "
         "proxies.md",
         false},
    /* websocket */
    [FINDING_WEBSOCKET_OK] = {"websocket_ok", DOCTOR_OK, "A WebSocket can be opened.", NULL, false},
    [FINDING_WEBSOCKET_BLOCKED] =
        {"websocket_blocked", DOCTOR_FAULT,
         "The upgrade to WebSocket was answered {status}: a proxy does not pass it on.",
         "proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header "
         "Connection $connection_wanted;  # nginx; others: proxies.md",
         false},
    [FINDING_WEBSOCKET_ORIGIN] =
        {"websocket_origin", DOCTOR_FAULT,
         "The server refuses pages from {url}: it was started with a different base URL, or "
         "without one.",
         "echo OCHRE_BASE_URL={url} >>/etc/default/ochre && systemctl restart ochre", false},
    [FINDING_WEBSOCKET_CUT] =
        {"websocket_cut", DOCTOR_FAULT, "The upgrade to WebSocket got no answer.",
         "proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header "
         "Connection $connection_wanted;  # nginx; others: proxies.md",
         false},
    /* mail */
    [FINDING_MAIL_OK] = {"mail_ok", DOCTOR_OK, "{host} accepts mail, over TLS or on this machine.",
                         NULL, false},
    [FINDING_MAIL_OFF] = {"mail_off", DOCTOR_SKIPPED, "No mail server is set.", NULL, false},
    [FINDING_MAIL_PLAIN] =
        {"mail_plain", DOCTOR_WARNING, "{host} accepts mail without TLS: it is sent unencrypted.",
         "echo OCHRE_SMTP=smtps://USER@HOST:465 >>/etc/default/ochre && systemctl restart ochre",
         false},
    [FINDING_MAIL_SENT] = {"mail_sent", DOCTOR_OK, "{host} took a test for {to}.", NULL, true},
    [FINDING_MAIL_SETTINGS] = {"mail_settings", DOCTOR_FAULT,
                               "--smtp and --mail-from are no server and an address.",
                               "sudoedit /etc/default/ochre", true},
    [FINDING_MAIL_PASSWORD] =
        {"mail_password", DOCTOR_FAULT,
         "The password of the mail server is missing, or its file cannot be read.",
         "chown ochre /etc/ochre-smtp && chmod 400 /etc/ochre-smtp", true},
    [FINDING_MAIL_AUTHORITY] = {"mail_authority", DOCTOR_FAULT,
                                "The file of --smtp-ca cannot be read.",
                                "sudoedit /etc/default/ochre", false},
    [FINDING_MAIL_NAME] = {"mail_name", DOCTOR_FAULT, "The mail server {host} has no address.",
                           "getent hosts {host}", false},
    [FINDING_MAIL_DOWN] = {"mail_down", DOCTOR_FAULT, "The mail server {host} cannot be reached.",
                           "curl -v {smtp}", false},
    [FINDING_MAIL_NO_TLS] =
        {"mail_no_tls", DOCTOR_FAULT, "{host} does not offer TLS: the password is not sent.",
         "echo OCHRE_SMTP=smtps://USER@HOST:465 >>/etc/default/ochre && systemctl restart ochre",
         false},
    [FINDING_MAIL_CERTIFICATE] =
        {"mail_certificate", DOCTOR_FAULT,
         "The certificate of {host} does not match its name, or its issuer is not trusted.",
         "echo OCHRE_SMTP_CA=/etc/ochre-smtp-ca.pem >>/etc/default/ochre && systemctl restart "
         "ochre",
         false},
    [FINDING_MAIL_LOGIN] = {"mail_login", DOCTOR_FAULT, "{host} rejects the user name or password.",
                            "sudoedit /etc/ochre-smtp && systemctl restart ochre", false},
    [FINDING_MAIL_REFUSED] = {"mail_refused", DOCTOR_FAULT,
                              "{host} rejects the connection: {answer}.", "curl -v {smtp}", false},
    [FINDING_MAIL_NOT_SENT] = {"mail_not_sent", DOCTOR_FAULT,
                               "{host} did not take the test for {to}: {answer}.", "curl -v {smtp}",
                               true},
    /* push */
    [FINDING_PUSH_OK] = {"push_ok", DOCTOR_OK, "The push services answer: {hosts}.", NULL, false},
    [FINDING_PUSH_NONE] = {"push_none", DOCTOR_SKIPPED, "No browser has subscribed to push yet.",
                           NULL, false},
    [FINDING_PUSH_PLAIN] = {"push_plain", DOCTOR_SKIPPED,
                            "Browsers allow push on HTTPS pages only.", NULL, false},
    [FINDING_PUSH_KEY] = {"push_key", DOCTOR_FAULT,
                          "The key of push cannot be read from the database.",
                          "sudo -u ochre ochre admin check --data {folder}", true},
    [FINDING_PUSH_DOWN] = {"push_down", DOCTOR_FAULT, "The push service {host} cannot be reached.",
                           "curl -sSI https://{host}/", false},
    /* figures */
    [FINDING_FIGURES_OK] = {"figures_ok", DOCTOR_OK, "Finished matches, all with figures: {all}.",
                            NULL, false},
    [FINDING_FIGURES_ADDED] = {"figures_added", DOCTOR_OK,
                               "Figures are being added; finished matches without: {owed} of "
                               "{all}.",
                               NULL, false},
    [FINDING_FIGURES_MISSING] = {"figures_missing", DOCTOR_WARNING,
                                 "No server adds the figures that queries use; finished matches "
                                 "without: {owed} of {all}.",
                                 "systemctl restart ochre", false},
    [FINDING_FIGURES_OLD] = {"figures_old", DOCTOR_WARNING,
                             "No server renews the figures that queries use; finished matches "
                             "with those of another version: {old} of {all}.",
                             "systemctl restart ochre", false},
    [FINDING_FIGURES_UNKNOWN] = {"figures_unknown", DOCTOR_SKIPPED,
                                 "The figures of finished matches cannot be counted.", NULL, false},
    /* version */
    [FINDING_VERSION_OK] = {"version_ok", DOCTOR_OK, "Ochre {version}.", NULL, false},
    [FINDING_VERSION_DIFFERS] = {"version_differs", DOCTOR_WARNING,
                                 "This program is {version}; the server that runs is {running}.",
                                 "systemctl restart ochre", true},
};
_Static_assert(COUNT_OF(rows) == FINDING_COUNT, "each finding has a row");

const struct finding_row *finding_row_of(enum finding finding)
{
    CHECK(finding < FINDING_COUNT && rows[finding].code != NULL);
    return &rows[finding];
}

const char *doctor_sign_word(enum doctor_sign sign)
{
    static const char *const words[] = {[DOCTOR_OK] = "ok",
                                        [DOCTOR_SKIPPED] = "skipped",
                                        [DOCTOR_WARNING] = "warning",
                                        [DOCTOR_FAULT] = "fault"};
    return words[sign];
}
