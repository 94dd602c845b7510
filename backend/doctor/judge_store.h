/* Findings about the write-ahead log, the database, its backups and the figures of matches. Pure.
 * Any thread. */
#ifndef DOCTOR_JUDGE_STORE_H
#define DOCTOR_JUDGE_STORE_H

#include "doctor/judge.h"

/* Judges the write-ahead log. */
void judge_wal(const struct store_facts *facts, struct doctor_line *line);
/* Judges the database itself, of either engine. */
void judge_database(const struct store_facts *facts, struct doctor_line *line);

/* Judges the newest backup in the folder of the daily ones. */
void judge_backup(const struct backup_facts *facts, struct doctor_line *line);

/* Judges the figures that are kept of finished matches. */
void judge_figures(const struct figures_facts *facts, struct doctor_line *line);

#endif
