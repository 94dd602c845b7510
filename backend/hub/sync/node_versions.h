/* The newest version of a match announced by other nodes. Loop thread only. */
#ifndef HUB_SYNC_NODE_VERSIONS_H
#define HUB_SYNC_NODE_VERSIONS_H

#include "hub/core/internal.h"

/* Merges a message into the known version. */
void node_version_add(struct node_version *heard, const struct node_version *to);
/* Returns whether other nodes have a newer state of the match. */
bool node_version_is_newer(const struct hub_match *match);
/* Reloads the match if another node has a newer state of it and nothing is in flight. */
void reload_if_behind(struct hub_match *match);

/* Removes the next word from the beginning of a received line and returns it; "" after the last. */
char *node_word(char **line);

#endif
