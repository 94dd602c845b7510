#include "hub/people/puzzles.h"

#include "base/clock.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

static enum hub_err answer_error(enum store_err err)
{
    return err == STORE_TOO_MANY ? HUB_OK : HUB_NOT_SIGNED_IN;
}

void hub_puzzle_answer(struct hub *hub, const struct store_puzzle_answer *answer,
                       hub_people_done *done, void *context)
{
    struct store_puzzle_answer stored = *answer;
    struct store_write write = {.op = STORE_PUZZLE_ANSWER, .argument = &stored};
    stored.at_ms = clock_unix_ms();
    personal_write(hub, stored.user, &write, answer_error, done, context);
}

static enum hub_err own_answer_error(enum store_err err)
{
    return err == STORE_STALE ? HUB_OK : HUB_NOT_SIGNED_IN;
}

void hub_own_puzzle_answer(struct hub *hub, const struct store_own_puzzle *answer,
                           hub_people_done *done, void *context)
{
    struct store_own_puzzle stored = *answer;
    struct store_write write = {.op = STORE_OWN_PUZZLE_ANSWER, .argument = &stored};
    personal_write(hub, stored.user, &write, own_answer_error, done, context);
}
