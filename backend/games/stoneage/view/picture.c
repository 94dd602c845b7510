/* The art for the preview picture of a link to a match: a mammoth, a fire and people. */
#include "games/stoneage/rules.h"

static const char art[] =
    "<g transform='translate(60 330) scale(3.1)'><path fill='#4a3527' d='M30 82C28 70 26 62 27 52 "
    "20 "
    "56 16 62 14 70 12 78 17 81 20 78 22 83 14 88 9 82 4 75 9 60 17 50 22 42 26 36 33 31 36 22 46 "
    "16 "
    "55 19 62 13 74 12 84 16 98 18 112 24 119 36 125 46 126 58 123 70 122 75 123 79 122 82H111C110 "
    "76 111 72 109 68 104 72 98 73 92 73 91 76 92 79 91 82H80C79 77 80 74 78 71 70 73 62 72 56 69 "
    "57 "
    "74 56 78 56 82H44C43 77 44 73 42 70 41 74 42 78 41 82Z'/><path fill='none' stroke='#f8f3e8' "
    "stroke-width='3.4' stroke-linecap='round' d='M33 54C29 64 30 72 38 74 33 77 26 73 25 "
    "63'/><circle fill='#f8f3e8' cx='36' cy='40' r='1.6'/><path fill='none' stroke='#2b2622' "
    "stroke-opacity='.38' stroke-width='1.7' stroke-linecap='round' d='M52 24C50 34 51 44 54 52M64 "
    "22C62 34 63 46 66 56M78 22C77 34 78 46 80 58M92 24C92 36 93 48 95 58M105 30C106 40 107 50 107 "
    "60'/></g>"
    "<g transform='translate(500 582) scale(1.7)'><path fill='#e0762c' d='M0-34C10-22 16-12 13-2 "
    "11 "
    "6-11 6-13-2-15-10-8-14-8-22-4-20-2-16-1-12 2-18 3-26 0-34Z'/><path fill='#ffd27a' "
    "d='M1-18C6-12 "
    "8-6 6-1 4 3-5 3-7-1-7-6-3-8-3-12 0-10 1-14 1-18Z'/><path fill='#8a6038' d='M-20 2-17-3 18 8 "
    "16 "
    "12ZM20 2 17-3-18 8-16 12Z'/></g>";

const struct game_picture stoneage_picture = {.art = art, .coloured = true};
