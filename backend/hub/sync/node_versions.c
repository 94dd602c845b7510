/* The newest version of a match announced by other nodes. If it is newer than in memory, the match
 * is reloaded before anything else is done with it. */
#include "hub/sync/node_versions.h"

#include <string.h>

#include "hub/sync/catch_up.h"

static uint32_t larger(uint32_t one, uint32_t other)
{
    return one > other ? one : other;
}

void node_version_add(struct node_version *heard, const struct node_version *to)
{
    heard->edit = larger(heard->edit, to->edit);
    if (to->version >= heard->version && to->hash != 0) heard->hash = to->hash;
    if (to->version > heard->version) heard->hash = to->hash;
    heard->version = larger(heard->version, to->version);
    heard->chat = larger(heard->chat, to->chat);
    heard->again = heard->again || to->again;
}

/* Returns whether other nodes have another row than this one in the place of the newest. */
static bool is_another(const struct hub_match *match)
{
    const struct node_version *heard = &match->heard;
    return heard->hash != 0 && heard->version == match->play.version && hub_match_started(match) &&
           heard->hash != hub_match_hash(match);
}

bool node_version_is_newer(const struct hub_match *match)
{
    const struct node_version *heard = &match->heard;
    bool whole = match->info.status != STORE_BROKEN; /* otherwise its rows end before the newest */
    return heard->again || heard->edit > match->info.edit ||
           (whole && heard->version > match->play.version) || (whole && is_another(match)) ||
           (whole && heard->chat > match->chat_count);
}

void reload_if_behind(struct hub_match *match)
{
    if (node_version_is_newer(match) && !match->gone && !match->writing && match->behind == NULL &&
        !match->hub->stopped)
        catch_up_begin(match);
}

char *node_word(char **line)
{
    char *word = *line;
    size_t size = strcspn(word, " ");
    *line += size + (word[size] == ' ');
    word[size] = '\0';
    return word;
}
