/* The preview of a match where a link to it is shown: for programs that preview links and for
 * people who have not opened it yet. It contains only public information. Any thread.
 */
#ifndef API_SITE_CARD_H
#define API_SITE_CARD_H

#include "base/buf.h"
#include "hub/match/sight.h"
#include "record/picture/picture.h"

#define CARD_URL_BYTES 512

/* Fills in the players and the state; `sight` is of that match. `standing` is the public standing
 * of a running match, or NULL: then no points are shown before the end. The game is a known one. */
void card_fill(struct picture *card, const struct hub_sight *sight, const struct store_match *info,
               const struct game_result *standing);

/* Appends to `head` the parts of a page about the match that replace its title: a title, and og:
 * and twitter: tags. `picture` is the full address of its picture.
 */
void card_print(const struct picture *card, enum store_status status, const char *picture,
                struct buf *head);

/* The same for a player's page, which has no picture. */
void card_print_player(const char *name, struct buf *head);

#endif
