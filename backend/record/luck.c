#include "record/luck.h"

#include <stdlib.h>
#include <string.h>

#include "engine/table_kinds.h"
#include "games/find.h"
#include "record/record.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "wire/parse.h"
#include "wire/report.h"

struct reading {
    const struct game *game;
    uint32_t next;
    bool unreadable;
    bool counting; /* the second pass */
    struct luck luck;
    struct game_events events;
    unsigned char gone[RECORD_MOVES_MAX / 8 + 1]; /* bit by version: undone */
};

static void mark_gone(struct reading *reading, const struct game_event *bytes, uint32_t version)
{
    struct table_event event;
    memcpy(&event, bytes, sizeof(event));
    if (event.kind != TABLE_EVENT_UNDONE) return;
    for (uint32_t at = event.version + 1u; at < version; at++)
        reading->gone[at / 8] = (unsigned char)(reading->gone[at / 8] | 1u << at % 8);
}

static bool take_row(void *context, const struct store_move *move)
{
    struct reading *reading = context;
    struct parse_error error;
    reading->unreadable =
        move->seq != reading->next || move->seq > RECORD_MOVES_MAX ||
        !parse_events(reading->game, move->events, strlen(move->events), &reading->events, &error);
    if (reading->unreadable) return false;
    reading->next++;
    bool gone = (reading->gone[move->seq / 8] >> move->seq % 8 & 1) != 0;
    for (uint16_t i = 0; i < reading->events.count; i++) {
        const struct game_event *event = &reading->events.at[i];
        if (!reading->counting)
            mark_gone(reading, event, move->seq);
        else if (!gone && !table_event_is(event))
            reading->game->luck(&reading->luck, event);
    }
    return true;
}

/* Reads the rows twice: first to find the undone ones, then to count the others. */
static enum store_err read_rows(struct store_reader *reader, const char *id,
                                struct reading *reading)
{
    enum store_err err = STORE_OK;
    for (unsigned pass = 0; pass < 2 && err == STORE_OK; pass++) {
        reading->counting = pass == 1;
        reading->next = 0;
        err = store_moves_each(reader, id, 0, RECORD_MOVES_MAX + 1, take_row, reading);
        if (err == STORE_OK && reading->unreadable) err = STORE_DAMAGED;
    }
    return err;
}

static enum store_err print_report(struct store_reader *reader, const struct store_match *info,
                                   struct reading *reading, struct buf *out)
{
    enum store_err err = STORE_OK;
    if (reading->game->luck != NULL) err = read_rows(reader, info->id, reading);
    if (err != STORE_OK) return err;
    struct json json = json_to(out);
    report_luck_print(&json, info->id, reading->game, info->seats, &reading->luck);
    return out->failed ? STORE_FULL : STORE_OK;
}

enum store_err luck_print(struct store_reader *reader, const char *id, struct buf *out)
{
    struct store_match info;
    struct reading *reading = calloc(1, sizeof(*reading));
    if (reading == NULL) return STORE_IO;
    enum store_err err = store_match_read(reader, id, &info);
    if (err == STORE_OK && info.status != STORE_OVER && info.status != STORE_ABANDONED)
        err = STORE_NOT_FOUND;
    if (err == STORE_OK) {
        reading->game = games_find(info.game);
        err = reading->game == NULL ? STORE_DAMAGED : print_report(reader, &info, reading, out);
    }
    free(reading);
    return err;
}
