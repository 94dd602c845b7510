/* Cached answers of the public named queries. Loop thread only. */
#ifndef API_SITE_STATISTICS_H
#define API_SITE_STATISTICS_H

#include "api/core/internal.h"

/* Frees what api_statistics_new() has returned; NULL is allowed. */
void api_statistics_free(struct api_statistics *statistics);

#endif
