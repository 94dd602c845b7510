/* The preview of a match in other programs: a link to it shows the preview to people who have
 * not opened it yet. It contains only public information. Any thread. */
#ifndef API_SITE_CARD_H
#define API_SITE_CARD_H

#include "base/buf.h"
#include "hub/match/sight.h"
#include "record/picture/picture.h"

#define CARD_URL_BYTES   512
#define CARD_TITLE_BYTES 1024 /* a title or a description */

/* Fills in the players and the state; `sight` is for that match. `standing` is the public result
 * so far of a running match, or NULL: then no points are shown before the end. The game must be
 * known. */
void card_fill(struct picture *card, const struct hub_sight *sight, const struct store_match *info,
               const struct game_result *standing);

/* Writes the title of such a preview, as in card_print(). */
void card_title(const struct picture *card, enum store_status status, char title[CARD_TITLE_BYTES]);

/* Appends the parts of a page about the match that replace its title: a title, and og: and
 * twitter: tags. `picture` is the full address of its picture. */
void card_print(const struct picture *card, enum store_status status, const char *picture,
                struct buf *head);

/* Appends the same parts for a player's page, which has no picture. */
void card_print_player(const char *name, struct buf *head);

#endif
