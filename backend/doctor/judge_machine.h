/* Findings about settings, folder, disk, clock and time zones. Pure. Any thread. */
#ifndef DOCTOR_JUDGE_MACHINE_H
#define DOCTOR_JUDGE_MACHINE_H

#include "doctor/judge.h"

/* Judges the file with the service's settings. */
void judge_settings(const struct settings_facts *facts, struct doctor_line *line);

/* Judges the rights to the data folder and its contents; reports the first fault. */
void judge_folder(const struct folder_facts *facts, struct doctor_line *line);

/* Judges the free space on the disk of the data folder. */
void judge_disk(const struct disk_facts *facts, struct doctor_line *line);

/* Judges the wall clock. */
void judge_clock(const struct clock_facts *facts, struct doctor_line *line);

/* Judges the system's time zones. */
void judge_zones(const struct zones_facts *facts, struct doctor_line *line);

#endif
