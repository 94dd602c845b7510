#include "lab/match_arguments.h"

#include "bots/bots.h"
#include "engine/match.h"
#include "games/find.h"

#include <string.h>

#define WORD_BYTES 64

void match_arguments_names_print(FILE *out)
{
    (void)fputs("\nGames:", out);
    for (size_t i = 0; games[i] != NULL; i++) (void)fprintf(out, " %s", games[i]->id);
    (void)fputs("\nBots:", out);
    for (size_t i = 0; bots_name(i) != NULL; i++) (void)fprintf(out, " %s", bots_name(i));
    (void)fputc('\n', out);
    for (size_t i = 0; games[i] != NULL; i++) {
        if (bots_yardstick(games[i], 0) == NULL) continue;
        (void)fprintf(out, "Bots of %s for comparison only:", games[i]->id);
        for (size_t j = 0; bots_yardstick(games[i], j) != NULL; j++)
            (void)fprintf(out, " %s", bots_yardstick(games[i], j)->id);
        (void)fputc('\n', out);
    }
    for (size_t i = 0; games[i] != NULL; i++) {
        if (games[i]->options.count == 0) continue;
        (void)fprintf(out, "Options of %s:", games[i]->id);
        for (uint8_t j = 0; j < games[i]->options.count; j++)
            (void)fprintf(out, " %s", games[i]->options.name[j]);
        (void)fputc('\n', out);
    }
}

bool match_arguments_word(const char **at, char *word, size_t room)
{
    if (**at == '\0') return false;
    size_t length = strcspn(*at, ",");
    size_t fits = length < room ? length : room - 1;
    memcpy(word, *at, fits);
    word[fits] = '\0';
    *at += length;
    if (**at == ',') (*at)++;
    return true;
}

/* Returns the maximum number of players with the set-up's options. */
static uint8_t seats_most(const struct game *game, const struct game_setup *setup)
{
    struct game_setup most = *setup;
    most.seats = game->seats_max;
    while (most.seats > game->seats_min && !match_setup_valid(game, &most)) most.seats--;
    return most.seats;
}

int match_arguments_setup(const struct command_line *line, const char *id, const char *options,
                          int64_t seats, const struct game **game, struct game_setup *setup)
{
    char word[WORD_BYTES];
    *game = games_find(id);
    if (*game == NULL) return command_line_wrong(line, "there is no game \"%s\"", id);
    *setup = (struct game_setup){.start_seat = GAME_NOBODY};
    while (match_arguments_word(&options, word, sizeof(word))) {
        int option = names_find(&(*game)->options, word, strlen(word));
        if (option < 0) return command_line_wrong(line, "%s has no option \"%s\"", id, word);
        setup->options = (uint16_t)(setup->options | 1u << option);
    }
    uint8_t most = seats_most(*game, setup);
    setup->seats = seats != 0 ? (uint8_t)seats : most;
    if (match_setup_valid(*game, setup)) return COMMAND_LINE_GO_ON;
    return command_line_wrong(line, "with these options %s takes %d to %d players", id,
                              (*game)->seats_min, most);
}
