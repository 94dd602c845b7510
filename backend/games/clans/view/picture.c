/* The art for the preview picture of a link to a match: a village of five clans. */
#include "games/clans/rules.h"

#define HUT                                                                                        \
    "d='M-1.9-11.6 0-9 1.9-11.6 3.2-10.8 1.6-7.6C5.4-3.2 9-.6 11 10.6H-11C-9-.6-5.4-3.2-1.6-7.6L-" \
    "3.2-10.8Z'/><path fill='#fffaf0' fill-opacity='.85' d='M-2.6 10.6C-2.6 6 0 3.4 0 3.4S2.6 6 "  \
    "2.6 10.6Z'/></g>"
#define AT(x, y, size, colour)                                                                     \
    "<g transform='translate(" x " " y ") scale(" size ")'><path stroke='#fffaf0' "                \
    "stroke-width='.8' stroke-linejoin='round' fill='" colour "' " HUT

static const char art[] = AT("158", "470", "5.4", "#2f7340") AT("402", "462", "5", "#2b5c92")
    AT("280", "490", "6.6", "#b5402a") AT("108", "548", "5.8", "#efb92a")
        AT("456", "548", "6", "#35302f");

const struct game_picture clans_picture = {.art = art, .coloured = false};
