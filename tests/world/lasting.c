#include "world/lasting.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"

#define KEPT_MAX 64

static struct {
    char id[17];
    char *text;
} kept[KEPT_MAX];
static size_t kept_count;

/* Leaves out what time alone changes, or a start: waits go on in the time in which a server
 * runs. */
static void passing_drop(cJSON *json)
{
    static const char *const passing[] = {"clocks",    "thought_ms", "askable",
                                          "asks",      "now_ms",     "until_ms",
                                          "strangers", "online",     "vote_about_me_ms"};
    cJSON *item;
    for (size_t i = 0; i < COUNT_OF(passing); i++)
        if (cJSON_IsObject(json)) cJSON_DeleteItemFromObjectCaseSensitive(json, passing[i]);
    cJSON_ArrayForEach(item, json) if (item->child != NULL) passing_drop(item);
}

static char *lasting_of(const char *text, size_t size)
{
    cJSON *json = cJSON_ParseWithLength(text, size);
    passing_drop(json);
    const cJSON *sitting = cJSON_GetObjectItemCaseSensitive(json, "sitting");
    const cJSON *votes = cJSON_GetObjectItemCaseSensitive(sitting, "votes");
    const cJSON *offers = cJSON_GetObjectItemCaseSensitive(sitting, "offers");
    if (cJSON_GetArraySize(votes) + cJSON_GetArraySize(offers) == 0) /* whom one could ask */
        cJSON_DeleteItemFromObjectCaseSensitive(json, "sitting");
    char *print = cJSON_PrintUnformatted(json);
    cJSON_Delete(json);
    CHECK(print != NULL);
    return print;
}

void lasting_forget(void)
{
    kept_count = 0;
}

bool lasting_differs(bool before, const char *id, const char *text, size_t size, char *words,
                     size_t room)
{
    size_t at = 0;
    while (at < kept_count && strcmp(kept[at].id, id) != 0) at++;
    if (size == 0 || at == (before ? KEPT_MAX : kept_count)) return false;
    char *now = lasting_of(text, size);
    if (before) {
        kept_count += at == kept_count;
        free(kept[at].text);
        kept[at].text = now;
        (void)text_copy(kept[at].id, sizeof(kept[at].id), id);
        return false;
    }
    size_t same = 0;
    const char *then = kept[at].text;
    while (then[same] != '\0' && then[same] == now[same]) same++;
    bool differs = then[same] != now[same];
    size_t from = same > 30 ? same - 30 : 0;
    (void)snprintf(words, room, "as %.80s and after it as %.80s", then + from, now + from);
    free(now);
    return differs;
}
