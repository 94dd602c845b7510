#include "store/core/seats.h"

#include <string.h>

/* Only a person has seen something, has added to the dice, or has resigned. */
static void person_clear(struct store_seat *seat)
{
    seat->has_nonce = false;
    memset(seat->nonce, 0, sizeof(seat->nonce));
    seat->chat_read = 0;
    seat->seen = 0;
    seat->seen_ms = 0;
    seat->seen_end = false;
    seat->mentions = 0;
    seat->resigned = 0;
}

void store_seat_settle(struct store_seat *seat, bool started)
{
    bool person = seat->user != 0;
    bool bot = seat->bot[0] != '\0';
    if (person || bot || started) seat->invited = 0;
    seat->stands_in = bot && (person || (started && seat->stands_in)); /* or played elsewhere */
    if (person) return;
    if (seat->invited == 0) seat->bot_account = false;
    if (started) return; /* an imported match: names and numbers stay */
    person_clear(seat);
    if (!bot && seat->invited == 0) memset(seat, 0, sizeof(*seat));
}
