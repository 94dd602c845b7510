#include "record/luck.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/table_kinds.h"
#include "games/find.h"
#include "record/record.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "wire/json.h"
#include "wire/parse.h"

/* limit of the sum of rounding errors in the means of many rolls */
#define ROUNDING 1e-4

/* Returns the mean of one die with this number of sides. */
static double die_mean(double sides)
{
    return (sides + 1) / 2;
}

static double die_variance(double sides)
{
    return (sides * sides - 1) / 12;
}

static const char *const verdict_names[] = {
    [LUCK_VERY_UNLUCKY] = "very_unlucky",
    [LUCK_UNLUCKY] = "unlucky",
    [LUCK_EVEN] = "even",
    [LUCK_LUCKY] = "lucky",
    [LUCK_VERY_LUCKY] = "very_lucky",
};

enum luck_verdict luck_verdict_of(double actual, double expected, double variance)
{
    double off = actual - expected;
    double deviation = sqrt(variance);
    if (fabs(off) <= deviation + ROUNDING || variance <= 0) return LUCK_EVEN;
    bool much = fabs(off) >= deviation * 1.5;
    if (off > 0) return much ? LUCK_VERY_LUCKY : LUCK_LUCKY;
    return much ? LUCK_VERY_UNLUCKY : LUCK_UNLUCKY;
}

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

/* Prints the verdict and the figures on which it is based. */
static void print_verdict(struct json *json, double actual, double expected, double variance)
{
    double deviations = variance > 0 ? (actual - expected) / sqrt(variance) : 0;
    json_real(json, "deviations", round(deviations * 1000) / 1000);
    json_text(json, "verdict", verdict_names[luck_verdict_of(actual, expected, variance)]);
}

static void print_line(struct json *json, const char *kind, const struct luck_line *line)
{
    double expected = (double)line->expected / LUCK_PARTS;
    json_object(json, NULL);
    json_text(json, "kind", kind);
    json_int(json, "rolls", line->rolls);
    json_int(json, "dice", line->dice);
    json_int(json, "actual", line->actual);
    json_real(json, "expected", expected);
    print_verdict(json, line->actual, expected, (double)line->variance / LUCK_PARTS);
    json_object_end(json);
}

static void print_seat(struct json *json, const struct reading *reading, uint8_t seat)
{
    const struct names *kinds = reading->game->luck_kinds;
    const struct luck_line *lines = reading->luck.line[seat];
    struct luck_line all = {.rolls = 0};
    double expected = 0; /* pips */
    double variance = 0;
    json_object(json, NULL);
    json_int(json, "seat", seat);
    json_array(json, "lines");
    for (uint8_t kind = 0; kinds != NULL && kind < kinds->count && kind < LUCK_KINDS_MAX; kind++) {
        if (lines[kind].rolls > 0) print_line(json, kinds->name[kind], &lines[kind]);
        all.rolls += lines[kind].rolls;
        all.dice += lines[kind].dice;
        all.pips += lines[kind].pips;
        expected += lines[kind].dice * die_mean(lines[kind].sides);
        variance += lines[kind].dice * die_variance(lines[kind].sides);
    }
    json_array_end(json);
    json_int(json, "rolls", all.rolls);
    json_int(json, "dice", all.dice);
    json_int(json, "pips", all.pips);
    json_real(json, "expected_pips", expected);
    print_verdict(json, all.pips, expected, variance);
    json_object_end(json);
}

static void print_kinds(struct json *json, const struct names *kinds)
{
    json_array(json, "kinds");
    for (uint8_t kind = 0; kinds != NULL && kind < kinds->count; kind++)
        if (kinds->name[kind] != NULL) json_text(json, NULL, kinds->name[kind]);
    json_array_end(json);
}

static enum store_err print_report(struct store_reader *reader, const struct store_match *info,
                                   struct reading *reading, struct buf *out)
{
    enum store_err err = STORE_OK;
    if (reading->game->luck != NULL) err = read_rows(reader, info->id, reading);
    if (err != STORE_OK) return err;
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "match", info->id);
    print_kinds(&json, reading->game->luck_kinds);
    json_array(&json, "seats");
    for (uint8_t seat = 0; seat < info->seats; seat++) print_seat(&json, reading, seat);
    json_array_end(&json);
    json_object_end(&json);
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
