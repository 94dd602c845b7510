/* The games and bots, ready to be sent. Loop thread only. */
#ifndef API_SITE_GAMES_H
#define API_SITE_GAMES_H

struct api_games;

/* Prints and compresses all answers. Owned by the caller; NULL without memory. */
struct api_games *api_games_new(void);
/* Frees it; NULL is allowed. */
void api_games_free(struct api_games *made);

#endif
