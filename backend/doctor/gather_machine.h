/* Facts about files, disk, clock and time zones. Any thread but the loop: each call waits. */
#ifndef DOCTOR_GATHER_MACHINE_H
#define DOCTOR_GATHER_MACHINE_H

#include "doctor/gather.h"

/* Each gathers facts about the data folder `data`. */
void gather_folder(const char *data, struct folder_facts *facts);
void gather_disk(const char *data, int64_t database_bytes, struct disk_facts *facts);
void gather_backup(const char *data, struct backup_facts *facts);

/* Reads the wall clock, and compares it with the database's newest row. */
void gather_clock(int64_t newest_ms, struct clock_facts *facts);
/* Checks a few current time zones, and old names. */
void gather_zones(struct zones_facts *facts);

#endif
