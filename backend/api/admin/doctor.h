/* Checks of this installation for administrators, and their cached report. Loop thread only. */
#ifndef API_ADMIN_DOCTOR_H
#define API_ADMIN_DOCTOR_H

#include "api/core/internal.h"

/* Makes the object for the newest report, and the calls that wait for the next. Owned by the
 * caller; NULL without memory. */
struct api_checks *api_checks_new(void);
/* Frees it, after the workers have been closed; NULL is allowed. */
void api_checks_free(struct api_checks *checks);

#endif
