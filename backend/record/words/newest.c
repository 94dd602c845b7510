#include "record/words/newest.h"

#include <stdlib.h>

#include "base/language.h"
#include "games/find.h"
#include "record/words/phrase_files.h"
#include "record/words/sentences.h"

struct newest {
    struct sentences sentences;
    struct buf *out;
    uint32_t from;
};

static void line_add(void *context, const char *sentence)
{
    buf_append_text(context, sentence);
    buf_append_text(context, "\n");
}

static bool row_add(void *context, const struct record_row *row)
{
    struct newest *newest = context;
    sentences_add(&newest->sentences, row->version >= newest->from ? line_add : NULL, newest->out,
                  row);
    return true;
}

enum store_err newest_print(struct store_reader *reader, const struct store_match *match,
                            int viewer, uint32_t from, const char *language, struct buf *out)
{
    const struct game *game = games_find(match->game);
    const struct phrases *phrases = phrase_file_load(language_tag(language));
    struct newest *newest = calloc(1, sizeof(*newest));
    if (newest == NULL) return STORE_IO;
    enum store_err err = STORE_OK;
    if (game != NULL && phrases != NULL) {
        uint8_t seat = viewer >= 0 ? (uint8_t)viewer : GAME_SPECTATOR;
        sentences_begin(&newest->sentences, game, seat, phrases, match);
        newest->out = out;
        newest->from = from;
        err = record_rows_each(reader, game, match->id, 0, UINT32_MAX, row_add, newest);
        if (err == STORE_DAMAGED) buf_reset(out);
    }
    free(newest);
    return err == STORE_DAMAGED ? STORE_OK : err;
}
