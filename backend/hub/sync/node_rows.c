/* Committed rows sent between nodes (node_send.c, nodes.c): a node that has the match in exactly
 * the previous state folds the row and reads nothing. The row must have the next number, and the
 * known hash and time of the row before it; the hash after it verifies the fold. In any other case
 * the row is ignored: the line about the match, which follows it, causes a reload. Older programs
 * ignore such lines too. */
#include "hub/sync/node_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/match/table.h"
#include "hub/sync/node_versions.h"

#define SUM_SEED                                                                                   \
    0x726f7733 /* change the seed, or the first word of the message, with the format               \
                */
#define SUM_DIGITS 16

void node_row_print(const struct hub_match *match, const struct store_move *move, uint64_t asker,
                    struct buf *line)
{
    char sum[SUM_DIGITS + 1];
    size_t head = strlen("row ");
    buf_append_text(line, "row 0000000000000000 ");
    buf_append_text(line, match->info.id);
    buf_append_text(line, " ");
    buf_append_int(line, match->info.edit);
    buf_append_int(line, match->chat_count);
    buf_append_int(line, conditional_sum(match));
    buf_append_hex(line, move->before.state_hash);
    buf_append_int(line, move->before.at_ms);
    buf_append_int(line, move->seq);
    buf_append_hex(line, move->state_hash);
    buf_append_int(line, move->seat);
    buf_append_int(line, move->at_ms);
    buf_append_hex(line, asker);
    buf_append_int(line, move->conditional);
    buf_append_int(line, move->clock_ms);
    buf_append_int(line, move->place.number);
    buf_append_hex(line, move->place.chain);
    bool clocks = move->clocks != NULL && move->clocks[0] != '\0';
    buf_append_text(line, clocks ? move->clocks : "-");
    buf_append_text(line, " ");
    buf_append_text(line, move->events);
    if (line->failed) return;
    const char *told = line->bytes + head + SUM_DIGITS + 1;
    uint64_t hash = hash_bytes(told, strlen(told), SUM_SEED);
    (void)snprintf(sum, sizeof(sum), "%016llx", (unsigned long long)hash);
    memcpy(line->bytes + head, sum, SUM_DIGITS);
}

/* The contents of a line. */
struct row_told {
    const char *id;
    uint32_t edit;
    uint32_t chat;
    int64_t conditional;
    uint64_t asker;
    /* the part that history_follow() needs, and the name of the preceding row */
    struct store_move move;
};

static uint64_t hex_next(char **line)
{
    return strtoull(node_word(line), NULL, 16);
}

static int64_t number_next(char **line)
{
    return strtoll(node_word(line), NULL, 10);
}

/* Parses the message. False: it is damaged. */
static bool row_read(char *line, struct row_told *row)
{
    uint64_t sum = hex_next(&line);
    if (sum != hash_bytes(line, strlen(line), SUM_SEED)) return false;
    row->id = node_word(&line);
    row->edit = (uint32_t)number_next(&line);
    row->chat = (uint32_t)number_next(&line);
    row->conditional = number_next(&line);
    row->move.before.state_hash = hex_next(&line);
    row->move.before.at_ms = number_next(&line);
    row->move.seq = (uint32_t)number_next(&line);
    row->move.state_hash = hex_next(&line);
    row->move.seat = (int)number_next(&line);
    row->move.at_ms = number_next(&line);
    row->asker = hex_next(&line);
    row->move.conditional = number_next(&line) != 0;
    row->move.clock_ms = number_next(&line);
    row->move.place.number = number_next(&line);
    row->move.place.chain = hex_next(&line);
    row->move.clocks = node_word(&line);
    if (strcmp(row->move.clocks, "-") == 0) row->move.clocks = "";
    row->move.match = row->id;
    row->move.events = line;
    return true;
}

/* Returns whether the match is in the state in which the row was made. */
static bool is_next(const struct hub_match *match, const struct row_told *row)
{
    const struct store_move *move = &row->move;
    struct store_row_name newest = history_newest(match);
    bool rests = !match->gone && !match->writing && match->behind == NULL;
    return rests && match->info.status == STORE_RUNNING && !node_version_is_newer(match) &&
           row->edit == match->info.edit && row->chat == match->chat_count &&
           row->conditional == conditional_sum(match) && move->seq == match->play.version + 1 &&
           move->before.state_hash == newest.state_hash && move->before.at_ms == newest.at_ms &&
           move->seat >= HUB_NOBODY_SEAT && move->seat < match->info.seats;
}

void node_row_receive(struct hub *hub, char *line)
{
    struct row_told row = {.move = {.request = "", .move = ""}};
    if (!row_read(line, &row)) return;
    struct hub_match *match = table_find(hub, row.id);
    if (match == NULL || match->watchers == NULL || !is_next(match, &row) ||
        !history_follow(match, &row.move, row.asker))
        return;
    hub->rows_heard++;
    store_place_add(hub->config.store, &row.move);
    match->elsewhere = true;
    memset(match->bot_due_ms, 0, sizeof(match->bot_due_ms)); /* hub->asked() sets other times */
    table_notify(match, HUB_CHANGE_MOVES);
    table_people_notify(match, &match->info, HUB_CHANGE_MOVES);
    hub->asked(match);
}
