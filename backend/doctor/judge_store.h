#ifndef DOCTOR_JUDGE_STORE_H
#define DOCTOR_JUDGE_STORE_H

#include "doctor/judge.h"

/* The write-ahead log. */
void judge_wal(const struct store_facts *facts, struct doctor_line *line);
/* The database itself, of either engine. */
void judge_database(const struct store_facts *facts, struct doctor_line *line);

/* The newest backup in the folder of the daily ones. */
void judge_backup(const struct backup_facts *facts, struct doctor_line *line);

#endif
