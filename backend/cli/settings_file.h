/* The service's environment file for systemd (/etc/default/ochre), for a command that an
 * operator runs. Main thread, before other threads are started. */
#ifndef CLI_SETTINGS_FILE_H
#define CLI_SETTINGS_FILE_H

#include "doctor/judge.h"

#define SETTINGS_FILE_DEFAULT "/etc/default/ochre"
/* data folder of the systemd unit that reads that file */
#define SETTINGS_FILE_DATA        "/var/lib/ochre"
#define SETTINGS_FILE_BYTES_MAX   (64 * 1024)
#define SETTINGS_FILE_VALUE_BYTES 1024

/* Reads the file at `path`, which is borrowed, and sets its variables for Ochre and for libpq in
 * this process, unless they are set already. Fills `facts`.
 */
void settings_file_read(const char *path, struct settings_facts *facts);

#endif
