/* Cached pictures of matches, and those in progress: each is drawn once for all concurrent
 * requests, and cached by its contents. Loop thread only. */
#ifndef API_SITE_PICTURES_H
#define API_SITE_PICTURES_H

struct pictures;

#define PICTURES_KEPT_MAX  64
#define PICTURES_CALLS_MAX 32 /* waiting for one of them */

/* Makes an empty cache. Owned by the caller, freed by pictures_free(). NULL without memory. */
struct pictures *pictures_new(void);
/* Frees the pictures, after the workers have been closed; NULL is allowed. */
void pictures_free(struct pictures *pictures);

#endif
