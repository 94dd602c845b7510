#include "hub/tournaments/rules.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"

static const char *const formats[] = {[TOURNAMENT_ROBIN] = "robin",
                                      [TOURNAMENT_SWISS] = "swiss",
                                      [TOURNAMENT_GROUPS] = "groups",
                                      [TOURNAMENT_KNOCKOUT] = "knockout"};

static const char *const tie_breaks[] = {[TOURNAMENT_SAME_OPPONENTS] = "same_opponents",
                                         [TOURNAMENT_SONNEBORN] = "sonneborn",
                                         [TOURNAMENT_TABLE_SHARE] = "table_share",
                                         [TOURNAMENT_WINS] = "wins",
                                         [TOURNAMENT_PERFORMANCE] = "performance"};

static bool name_find(const char *const *names, size_t count, const char *name, size_t size,
                      uint8_t *number)
{
    for (size_t i = 0; i < count; i++) {
        if (names[i] == NULL || strlen(names[i]) != size || memcmp(names[i], name, size) != 0)
            continue;
        *number = (uint8_t)i;
        return true;
    }
    return false;
}

bool rules_format_find(const char *name, uint8_t *format)
{
    return name_find(formats, COUNT_OF(formats), name, strlen(name), format);
}

bool rules_tie_break_find(const char *name, uint8_t *tie_break)
{
    return name_find(tie_breaks, COUNT_OF(tie_breaks), name, strlen(name), tie_break);
}

size_t rules_numbers_read(const char *text, uint32_t *numbers, size_t room)
{
    size_t count = 0;
    while (*text != '\0' && count < room) {
        bool digit = *text >= '0' && *text <= '9';
        uint32_t number = 0;
        for (; *text >= '0' && *text <= '9'; text++) number = number * 10 + (uint32_t)(*text - '0');
        if (digit)
            numbers[count++] = number;
        else
            text++;
    }
    return count;
}

/* Reads the words of a JSON array. */
static bool tie_breaks_read(const char *text, uint8_t *into)
{
    size_t count = 0;
    for (const char *at = strchr(text, '"'); at != NULL; at = strchr(at, '"')) {
        const char *end = strchr(at + 1, '"');
        if (end == NULL || count == TOURNAMENT_TIE_BREAKS_MAX) return false;
        if (!name_find(tie_breaks, COUNT_OF(tie_breaks), at + 1, (size_t)(end - at - 1),
                       &into[count]))
            return false;
        count++;
        at = end + 1;
    }
    return true;
}

bool rules_read(const struct store_tournament *stored, struct tournament_rules *rules)
{
    uint32_t points[GAME_SEATS_MAX] = {0};
    *rules = (struct tournament_rules){.seats = stored->seats,
                                       .seats_min = stored->seats_min,
                                       .groups = stored->group_count,
                                       .advance = stored->advance,
                                       .rounds = stored->rounds,
                                       .bye_points = stored->bye_points};
    (void)rules_numbers_read(stored->points, points, COUNT_OF(points));
    for (size_t i = 0; i < COUNT_OF(points); i++) {
        if (points[i] > TOURNAMENT_RANK_POINTS_MAX) return false;
        rules->points[i] = (uint8_t)points[i];
    }
    return rules_format_find(stored->format, &rules->format) &&
           tie_breaks_read(stored->tie_breaks, rules->tie_breaks) && tournament_rules_valid(rules);
}

/* Appends a text; the lists of all rules fit. */
static void add(char *list, size_t room, const char *text)
{
    size_t size = strlen(list);
    CHECK(strlen(text) < room - size);
    (void)text_copy(list + size, room - size, text);
}

void rules_store(const struct tournament_rules *rules, struct store_tournament *stored)
{
    stored->seats = rules->seats;
    stored->seats_min = rules->seats_min;
    stored->group_count = rules->groups;
    stored->advance = rules->advance;
    stored->rounds = rules->rounds;
    stored->bye_points = rules->bye_points;
    (void)text_copy(stored->format, sizeof(stored->format), formats[rules->format]);
    (void)text_copy(stored->points, sizeof(stored->points), "[");
    for (unsigned i = 0; i < rules->seats; i++) {
        char number[8];
        (void)snprintf(number, sizeof(number), "%s%u", i == 0 ? "" : ",", rules->points[i]);
        add(stored->points, sizeof(stored->points), number);
    }
    add(stored->points, sizeof(stored->points), "]");
    (void)text_copy(stored->tie_breaks, sizeof(stored->tie_breaks), "[");
    for (unsigned i = 0; i < TOURNAMENT_TIE_BREAKS_MAX && rules->tie_breaks[i] != 0; i++) {
        add(stored->tie_breaks, sizeof(stored->tie_breaks), i == 0 ? "\"" : ",\"");
        add(stored->tie_breaks, sizeof(stored->tie_breaks), tie_breaks[rules->tie_breaks[i]]);
        add(stored->tie_breaks, sizeof(stored->tie_breaks), "\"");
    }
    add(stored->tie_breaks, sizeof(stored->tie_breaks), "]");
}
