/* Judges the write-ahead log, the database, its backups, the figures of matches. */
#include "doctor/judge_store.h"

#include <string.h>

void judge_wal(const struct store_facts *facts, struct doctor_line *line)
{
    const struct examined *examined = facts->examined;
    bool known = examined->err == STORE_OK && examined->mode[0] != '\0';
    line_set(line, facts->path == NULL                      ? FINDING_SKIP_DATABASE
                   : !known                                 ? FINDING_SKIP_FILE
                   : strcmp(examined->mode, "wal") != 0     ? FINDING_WAL_MODE
                   : examined->wal_bytes >= WAL_LARGE_BYTES ? FINDING_WAL_LARGE
                                                            : FINDING_WAL_OK);
    line_text(line, "path", facts->path != NULL ? facts->path : "");
    line_text(line, "mode", examined->mode);
    line_number(line, "wal_bytes", examined->wal_bytes);
}

static enum finding postgres_finding(const struct examined *examined)
{
    if (examined->err == STORE_IO) return FINDING_POSTGRES_DOWN;
    if (examined->err == STORE_NO_ENGINE) return FINDING_POSTGRES_NO_LIBRARY;
    if (examined->err != STORE_OK) return FINDING_POSTGRES_FOREIGN;
    if (examined->schema > examined->known) return FINDING_DATABASE_NEWER;
    return examined->schema < examined->known ? FINDING_DATABASE_OLDER : FINDING_POSTGRES_OK;
}

static enum finding file_finding(const struct examined *examined)
{
    if (examined->restore_cut) return FINDING_DATABASE_CUT;
    if (examined->err == STORE_NOT_FOUND) return FINDING_DATABASE_NONE;
    if (examined->damage[0] != '\0') return FINDING_DATABASE_DAMAGED;
    if (examined->err == STORE_CORRUPT) return FINDING_DATABASE_FOREIGN;
    if (examined->err != STORE_OK) return FINDING_DATABASE_CLOSED;
    if (examined->stray > 0) return FINDING_DATABASE_KEYS;
    if (examined->missing > 0) return FINDING_DATABASE_MOVES;
    if (examined->schema > examined->known) return FINDING_DATABASE_NEWER;
    if (examined->schema < examined->known) return FINDING_DATABASE_OLDER;
    return examined->late ? FINDING_DATABASE_LATE : FINDING_DATABASE_OK;
}

/* All values are added, and each sentence uses some of them; there are more than one line may
 * have. */
void judge_database(const struct store_facts *facts, struct doctor_line *line)
{
    const struct examined *examined = facts->examined;
    if (facts->path == NULL) {
        line_set(line, postgres_finding(examined));
        line_text(line, "host", facts->host);
        line_number(line, "schema", examined->schema);
        line_number(line, "known", examined->known);
        return;
    }
    enum finding finding = file_finding(examined);
    line_set(line, finding);
    line_text(line, "path", facts->path);
    line_text(line, "folder", facts->folder);
    line_number(line, "schema", examined->schema);
    line_number(line, "file_bytes", examined->bytes);
    if (finding == FINDING_DATABASE_OLDER || finding == FINDING_DATABASE_NEWER)
        line_number(line, "known", examined->known);
    if (finding == FINDING_DATABASE_DAMAGED) line_text(line, "message", examined->damage);
    if (finding == FINDING_DATABASE_KEYS) line_number(line, "rows", examined->stray);
    if (finding == FINDING_DATABASE_MOVES) line_number(line, "moves", examined->missing);
    if (finding == FINDING_DATABASE_LATE) line_number(line, "limit_s", facts->limit_ms / 1000);
}

void judge_backup(const struct backup_facts *facts, struct doctor_line *line)
{
    line_set(line, facts->database                     ? FINDING_SKIP_DATABASE
                   : facts->no_file                    ? FINDING_SKIP_FILE
                   : facts->none                       ? FINDING_BACKUP_NONE
                   : facts->age_s >= BACKUP_VERY_OLD_S ? FINDING_BACKUP_VERY_OLD
                   : facts->age_s >= BACKUP_OLD_S      ? FINDING_BACKUP_OLD
                                                       : FINDING_BACKUP_OK);
    line_text(line, "path", facts->path);
    line_number(line, "age_s", facts->age_s);
}

void judge_figures(const struct figures_facts *facts, struct doctor_line *line)
{
    const struct examined_figures *counted = &facts->counted;
    line_set(line, facts->no_file                               ? FINDING_SKIP_FILE
                   : facts->unknown                             ? FINDING_FIGURES_UNKNOWN
                   : counted->missing == 0 && counted->old == 0 ? FINDING_FIGURES_OK
                   : facts->added                               ? FINDING_FIGURES_ADDED
                   : counted->missing > 0                       ? FINDING_FIGURES_MISSING
                                                                : FINDING_FIGURES_OLD);
    line_number(line, "all", counted->matches);
    line_number(line, "owed", counted->missing + counted->old);
    line_number(line, "old", counted->old);
}
