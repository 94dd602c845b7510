#include "hub/pairing/seated.h"

#include <stdlib.h>

#include "hub/tables/tables.h"

static void start(struct hub_match *match)
{
    struct hub_request request = {.action = HUB_START, .seat = HUB_NOBODY_SEAT};
    if (match->info.status != STORE_OPEN) return;
    request.user.id = match->info.created_by;
    hub_request(match->hub, match, &request, NULL, NULL);
}

static void created(void *context, const struct hub_answer *answer)
{
    (void)context;
    if (answer->error.code == HUB_OK) start(answer->match);
}

void seated_open(struct hub *hub, const char *id, const struct hub_creation *creation,
                 const struct hub_user *users)
{
    tables_seated_create(hub, id, creation, users, created, NULL);
}

struct opening {
    struct hub_fetch fetch;
};

static void found(void *context, struct hub_match *match, enum hub_err why)
{
    struct opening *opening = context;
    (void)why;
    if (match != NULL) start(match);
    free(opening);
}

void seated_start(struct hub *hub, const char *id, uint64_t owner)
{
    struct opening *opening = calloc(1, sizeof(*opening));
    if (opening == NULL) return;
    opening->fetch = (struct hub_fetch){.found = found, .context = opening};
    hub_fetch_begin(hub, id, owner, &opening->fetch);
}
