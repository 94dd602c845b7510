#include "api/live/texts.h"

#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"

/* The key with its own copy of the match's id, all other bytes 0: compared as bytes. */
struct stored_key {
    char match[STORE_MATCH_ID_BYTES + 1];
    int64_t numbers[8];
};

struct text {
    struct stored_key key;
    struct buf bytes; /* empty: free */
};

struct live_texts {
    struct text texts[LIVE_TEXTS_KEPT];
    size_t next; /* the oldest one, which is replaced next */
};

struct live_texts *live_texts_new(void)
{
    return calloc(1, sizeof(struct live_texts));
}

void live_texts_free(struct live_texts *texts)
{
    for (size_t i = 0; texts != NULL && i < COUNT_OF(texts->texts); i++)
        buf_free(&texts->texts[i].bytes);
    free(texts);
}

static struct stored_key stored(const struct live_texts_key *key)
{
    struct stored_key stored;
    memset(&stored, 0, sizeof(stored));
    (void)text_copy(stored.match, sizeof(stored.match), key->match);
    stored.numbers[0] = (int64_t)key->status;
    stored.numbers[1] = key->version;
    stored.numbers[2] = key->from;
    stored.numbers[3] = key->base;
    stored.numbers[4] = key->viewer;
    stored.numbers[5] = (int64_t)key->state_hash;
    stored.numbers[6] = key->at_s;
    stored.numbers[7] = key->newest_ms;
    return stored;
}

static struct text *find(struct live_texts *texts, const struct stored_key *key)
{
    for (size_t i = 0; i < COUNT_OF(texts->texts); i++) {
        struct text *text = &texts->texts[i];
        if (text->bytes.size > 0 && memcmp(&text->key, key, sizeof(*key)) == 0) return text;
    }
    return NULL;
}

bool live_texts_copy(struct live_texts *texts, const struct live_texts_key *key, struct buf *out)
{
    struct stored_key wanted = stored(key);
    const struct text *text = find(texts, &wanted);
    if (text == NULL) return false;
    buf_append(out, text->bytes.bytes, text->bytes.size);
    return true;
}

void live_texts_keep(struct live_texts *texts, const struct live_texts_key *key, const char *bytes,
                     size_t size)
{
    if (size > LIVE_TEXTS_BYTES_MAX) return;
    struct stored_key wanted = stored(key);
    struct text *text = find(texts, &wanted);
    if (text == NULL) text = &texts->texts[texts->next++ % COUNT_OF(texts->texts)];
    buf_reset(&text->bytes);
    buf_append(&text->bytes, bytes, size);
    text->key = wanted;
    if (text->bytes.failed) buf_free(&text->bytes);
}
