#include "record/record.h"

#include <stdlib.h>
#include <string.h>

#include "store/nouns/matches/moves.h"
#include "wire/parse.h"

struct game_setup record_setup(const struct store_match *info, const struct settings *settings)
{
    return (struct game_setup){.seats = info->seats,
                               .start_seat = settings->start_seat,
                               .options = settings->options,
                               .revision = info->revision};
}

uint8_t record_people(const struct store_match *info)
{
    uint8_t people = 0;
    for (size_t seat = 0; seat < info->seats; seat++)
        if (info->seat[seat].bot[0] == '\0' || info->seat[seat].stands_in)
            people = (uint8_t)(people | 1u << seat);
    return people;
}

uint8_t record_clocks_read(const char *text, uint32_t clocks[GAME_SEATS_MAX])
{
    uint8_t count = 0;
    while (text != NULL && *text == (count == 0 ? '[' : ',') && count < GAME_SEATS_MAX) {
        char *end = NULL;
        unsigned long left_ms = strtoul(text + 1, &end, 10);
        if (text[1] < '0' || text[1] > '9' || left_ms > UINT32_MAX) return 0;
        clocks[count++] = (uint32_t)left_ms;
        text = end;
    }
    return text != NULL && strcmp(text, "]") == 0 ? count : 0;
}

struct rows_read {
    const struct game *game;
    record_row_each *each;
    void *context;
    bool failed;
    bool no_memory;
    struct game_events events;
};

static bool row_read(void *context, const struct store_move *move)
{
    struct rows_read *read = context;
    struct parse_error error = {0};
    if (!parse_events(read->game, move->events, strlen(move->events), &read->events, &error)) {
        read->failed = true;
        read->no_memory = error.no_memory;
        return false;
    }
    uint32_t clocks[GAME_SEATS_MAX];
    uint8_t clock_count = record_clocks_read(move->clocks, clocks);
    struct record_row row = {.version = move->seq,
                             .seat = move->seat,
                             .at_ms = move->at_ms,
                             .state_hash = move->state_hash,
                             .clock_ms = move->clock_ms,
                             .clocks = clock_count > 0 ? clocks : NULL,
                             .clock_count = clock_count,
                             .conditional = move->conditional,
                             .event_count = read->events.count,
                             .events = read->events.at};
    return read->each(read->context, &row);
}

enum store_err record_rows_each(struct store_reader *reader, const struct game *game,
                                const char *match, uint32_t from, uint32_t count,
                                record_row_each *each, void *context)
{
    struct rows_read *read = calloc(1, sizeof(*read));
    if (read == NULL) return STORE_IO;
    *read = (struct rows_read){.game = game, .each = each, .context = context};
    enum store_err err = store_moves_each(reader, match, from, count, row_read, read);
    err = err == STORE_OK && read->failed ? (read->no_memory ? STORE_IO : STORE_DAMAGED) : err;
    free(read);
    return err;
}
