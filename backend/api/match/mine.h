/* The list of the requester's own matches. Loop thread only. */
#ifndef API_MATCH_MINE_H
#define API_MATCH_MINE_H

#include "api/core/read.h"

/* Answers GET /api/matches for the matches of the signed-in requester, a page of `which`
 * (mine.c). */
void api_mine(struct api_call *call, enum store_mine which);

#endif
