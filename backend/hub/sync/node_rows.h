/* Committed rows sent between nodes: a node in the previous state folds the row and reads nothing.
 * Loop thread only. */
#ifndef HUB_SYNC_NODE_ROWS_H
#define HUB_SYNC_NODE_ROWS_H

#include "hub/core/internal.h"

/* Prints the message with a row: `move` was committed by `asker` (history_asker()) to a match in
 * the present state. `line` is empty; it fails if the row is too large. */
void node_row_print(const struct hub_match *match, const struct store_move *move, uint64_t asker,
                    struct buf *line);
/* Receives a row of another node, the text after "row ". If the match has viewers here and is in
 * the same state, folds it and notifies them; else does nothing. */
void node_row_receive(struct hub *hub, char *line);

#endif
