#include "support/in_words.h"

#include "engine/notation.h"

#include <criterion/criterion.h>

#include <string.h>

struct game_move move_in_words(const struct game *game, const char *text)
{
    struct game_move move;
    cr_assert(notation_move_parse(game, text, strlen(text), &move), "no move: %s", text);
    return move;
}

bool move_may(const struct game *game, const void *state, uint8_t seat, const char *text)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    struct game_move move = move_in_words(game, text);
    unsigned count = game->legal(state, seat, legal);
    for (unsigned i = 0; i < count; i++)
        if (memcmp(&legal[i], &move, sizeof(move)) == 0) return true;
    return false;
}

const char *events_in_words(const struct game *game, const struct game_events *events, char *text,
                            size_t size)
{
    size_t used = 0;
    for (unsigned i = 0; i < events->count; i++) {
        char line[NOTATION_BYTES_MAX];
        size_t length = notation_event_print(game, &events->at[i], line);
        cr_assert_lt(used + length + 2, size);
        memcpy(text + used, line, length);
        used += length;
        text[used++] = '\n';
    }
    text[used] = '\0';
    return text;
}

bool events_hold(const struct game *game, const struct game_events *events, const char *event)
{
    for (unsigned i = 0; i < events->count; i++) {
        char line[NOTATION_BYTES_MAX];
        notation_event_print(game, &events->at[i], line);
        if (strcmp(line, event) == 0) return true;
    }
    return false;
}
