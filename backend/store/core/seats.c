#include "store/core/seats.h"

#include <string.h>

/* Clears the members that only a person has: seen marks, the nonce, the resignation. */
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
    if (started)
        return; /* after the start names and numbers stay, even those of an imported match */
    person_clear(seat);
    if (!bot && seat->invited == 0) memset(seat, 0, sizeof(*seat));
}
