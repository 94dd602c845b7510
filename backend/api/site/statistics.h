#ifndef API_SITE_STATISTICS_H
#define API_SITE_STATISTICS_H

#include "api/core/internal.h"

/* Frees it; NULL is allowed. */
void api_statistics_free(struct api_statistics *statistics);

#endif
