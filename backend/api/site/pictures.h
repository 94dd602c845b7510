/* Pictures of matches that were drawn, and those on their way: each is drawn once for all who ask
 * meanwhile, and kept under what is on it. Loop thread only. */
#ifndef API_SITE_PICTURES_H
#define API_SITE_PICTURES_H

struct pictures;

#define PICTURES_KEPT_MAX  64
#define PICTURES_CALLS_MAX 32 /* that wait for one of them */

/* Owned by the caller, freed by pictures_free(). NULL without memory. */
struct pictures *pictures_new(void);
/* Frees them, after the workers have been closed; NULL is allowed. */
void pictures_free(struct pictures *pictures);

#endif
