/* Clans: the words and structs that its files share. RULES.md in this folder names the file of each
 * rule. Territories count from 1; bit n of a set of territories is territory n. Everything is a
 * plain struct without pointers or padding. Pure. Any thread. */
#ifndef GAMES_CLANS_CLANS_H
#define GAMES_CLANS_CLANS_H

#include "engine/game.h"

#define CLANS_SEATS_MAX          4
#define CLANS_TERRITORIES        60
#define CLANS_REGIONS            12
#define CLANS_REGION_TERRITORIES 5
#define CLANS_NEIGHBOURS_MAX     7 /* of one territory; also the most villages of one move */
#define CLANS_BORDERS_MAX        142
#define CLANS_HUTS_EACH          12 /* of one colour */
#define CLANS_CHIPS              12
#define CLANS_EPOCHS             5
/* territories of this size or more do not move to smaller ones */
#define CLANS_CROWD            7
#define CLANS_SCORE_MAX        30000
#define CLANS_CORNERS_MAX      56 /* of an outline */
#define CLANS_LINE_CORNERS_MAX 18 /* of a border */

#define CLANS_BIT(n) (UINT64_C(1) << (n))
#define CLANS_ALL    (CLANS_BIT(CLANS_TERRITORIES + 1) - 2) /* all territories */

enum clans_phase { CLANS_PLAY = 1, CLANS_END };

enum clans_colour { CLANS_RED, CLANS_BLUE, CLANS_GREEN, CLANS_YELLOW, CLANS_BLACK, CLANS_COLOURS };
#define CLANS_COLOUR_HIDDEN 255 /* in views: null */

enum clans_terrain { CLANS_FOREST, CLANS_MOUNTAIN, CLANS_STEPPE, CLANS_GRASSLAND, CLANS_TERRAINS };

enum clans_region {
    CLANS_REGION_NONE,
    CLANS_REGION_A,
    CLANS_REGION_B,
    CLANS_REGION_C,
    CLANS_REGION_D,
    CLANS_REGION_E,
    CLANS_REGION_F,
    CLANS_REGION_G,
    CLANS_REGION_H,
    CLANS_REGION_I,
    CLANS_REGION_J,
    CLANS_REGION_K,
    CLANS_REGION_L
};

/* Territories by region, five each. */
enum clans_territory_id {
    CLANS_NOWHERE,
    CLANS_A1,
    CLANS_A2,
    CLANS_A3,
    CLANS_A4,
    CLANS_A5,
    CLANS_B1,
    CLANS_B2,
    CLANS_B3,
    CLANS_B4,
    CLANS_B5,
    CLANS_C1,
    CLANS_C2,
    CLANS_C3,
    CLANS_C4,
    CLANS_C5,
    CLANS_D1,
    CLANS_D2,
    CLANS_D3,
    CLANS_D4,
    CLANS_D5,
    CLANS_E1,
    CLANS_E2,
    CLANS_E3,
    CLANS_E4,
    CLANS_E5,
    CLANS_F1,
    CLANS_F2,
    CLANS_F3,
    CLANS_F4,
    CLANS_F5,
    CLANS_G1,
    CLANS_G2,
    CLANS_G3,
    CLANS_G4,
    CLANS_G5,
    CLANS_H1,
    CLANS_H2,
    CLANS_H3,
    CLANS_H4,
    CLANS_H5,
    CLANS_I1,
    CLANS_I2,
    CLANS_I3,
    CLANS_I4,
    CLANS_I5,
    CLANS_J1,
    CLANS_J2,
    CLANS_J3,
    CLANS_J4,
    CLANS_J5,
    CLANS_K1,
    CLANS_K2,
    CLANS_K3,
    CLANS_K4,
    CLANS_K5,
    CLANS_L1,
    CLANS_L2,
    CLANS_L3,
    CLANS_L4,
    CLANS_L5
};
_Static_assert(CLANS_L5 == CLANS_TERRITORIES, "60 territories");

/* The decisions that a seat may owe. */
enum clans_decision { CLANS_ASK_NONE, CLANS_ASK_MOVE, CLANS_ASK_FOUND, CLANS_DECISIONS };

enum clans_reason { CLANS_NOT_OVER, CLANS_OVER_VILLAGES, CLANS_OVER_NO_MOVES, CLANS_REASONS };

/* Bits of the options of a match. */
enum clans_option { CLANS_OPTION_PRINTED_BOARD, CLANS_OPTIONS };

enum clans_row { CLANS_ROW_TRACK, CLANS_ROW_CHIPS, CLANS_ROWS };

/* ---- constant tables ---- */

struct clans_territory { /* boards/house.c, boards/printed.c */
    uint64_t neighbours;
    int16_t x; /* middle of the free circle */
    int16_t y;
    uint8_t territory;
    uint8_t region;
    uint8_t terrain;
    uint8_t clearance; /* radius of the free circle */
    uint8_t edge;      /* bool: on the edge of the board */
    uint8_t zero[7];
};

struct clans_point {
    int16_t x, y;
};

struct clans_outline { /* boards/house_map.c, boards/printed_map.c */
    uint8_t territory;
    uint8_t count;
    struct clans_point polygon[CLANS_CORNERS_MAX];
};

struct clans_lake { /* the same */
    uint64_t shore;
    uint8_t lake; /* 1.. */
    uint8_t count;
    struct clans_point polygon[CLANS_CORNERS_MAX];
    uint8_t zero[6];
};

struct clans_border { /* boards/house_borders.c, boards/printed_borders.c */
    uint8_t a, b;
    uint8_t river; /* bool: between two regions */
    uint8_t count;
    struct clans_point line[CLANS_LINE_CORNERS_MAX];
};

/* The source of a value: written in the rules or in several sources, inferred from them, or our
 * own. */
enum clans_provenance { CLANS_SOURCED, CLANS_INFERRED, CLANS_HOUSE, CLANS_PROVENANCES };

struct clans_epoch {
    uint16_t favourable; /* bits of terrains */
    uint16_t unfavourable;
    uint8_t epoch; /* 1.. */
    uint8_t chips;
    uint8_t bonus;
    uint8_t chips_provenance; /* enum clans_provenance */
    uint8_t bonus_provenance;
    uint8_t favourable_provenance;
    uint8_t unfavourable_provenance;
    uint8_t zero[1];
};

extern const struct clans_epoch clans_epochs[CLANS_EPOCHS + 1]; /* [0] is none */
extern const struct game_draw clans_draws[];
/* Numbers of the rules that belong to no piece; for clients. */
struct clans_constants {
    uint8_t crowd;
};
extern const struct clans_constants clans_constants;

extern const struct game_catalogue clans_catalogue[];
extern const struct game_sql clans_sql;
extern const struct game_conditional clans_conditional; /* conditional.c */

extern const char *const clans_option_words[CLANS_OPTIONS];
extern const struct names clans_territory_names, clans_region_names, clans_colour_names,
    clans_terrain_names, clans_phase_names, clans_decision_names, clans_reason_names,
    clans_row_names, clans_provenance_names, clans_option_names;

/* ---- shapes (fields.c) ---- */

extern const struct shape clans_move_shapes[], clans_event_shapes[]; /* by kind */
extern const struct shape clans_state_shape, clans_view_shape, clans_choices_shape,
    clans_territory_shape, clans_outline_shape, clans_lake_shape, clans_border_shape,
    clans_epoch_shape, clans_constants_shape;

/* ---- moves ---- */

enum clans_move_kind {
    CLANS_MOVE_NONE,
    CLANS_MOVE_MOVE,  /* move A1 A2: all huts of A1 go to A2 */
    CLANS_MOVE_FOUND, /* found A2: this one of several villages is founded next */
    CLANS_MOVES
};

struct clans_move {
    uint8_t kind;
    uint8_t from;
    uint8_t to;
    uint8_t territory;
    uint8_t zero[12];
};
_Static_assert(sizeof(struct clans_move) == GAME_MOVE_BYTES, "lies over game_move");

/* ---- events: numbers never change ---- */

enum clans_event_kind {
    CLANS_EVENT_NONE,
    CLANS_BEGAN,          /* seats, start, options */
    CLANS_HUTS_PLACED,    /* region, colours: one hut on each of its territories, in their order */
    CLANS_CLANS_SHUFFLED, /* colours: those of seat 0, seat 1 ..., then the unused ones; seen by no
                             one */
    CLANS_CLAN_SEEN,      /* seat, colour: seen by that seat only */
    CLANS_EPOCH_BEGAN,    /* epoch */
    CLANS_TURN_BEGAN,     /* seat */
    CLANS_MOVED,          /* seat, from, to, huts */
    CLANS_ORDER_ASKED,    /* seat, left (number that can be founded), territories */
    CLANS_FOUNDED,        /* seat, territory, epoch, chip: the seat takes the chip */
    CLANS_DOOMED,         /* territory, huts: unfavourable, all are removed */
    CLANS_STRIFE,         /* territory, huts: the single ones that are removed */
    CLANS_SCORED,         /* territory, value, bonus, points, colours: each scores the points */
    CLANS_NOT_FOUNDED, /* territories: they remain unfounded, since they came after the last chip */
    CLANS_ENDED,       /* reason */
    CLANS_CLAN_SHOWN,  /* seat, colour: public */
    CLANS_DISC_REMOVED, /* colour: belongs to no seat */
    CLANS_TALLIED,      /* seat, row, points, count, factor */
    CLANS_EVENTS
};

#define CLANS_LIST_MAX 8

struct clans_event {
    uint8_t kind;
    uint8_t seat; /* GAME_NOBODY if none */
    uint8_t from;
    uint8_t to;
    uint8_t territory;
    uint8_t region;
    uint8_t colour;
    uint8_t epoch;
    uint8_t chip; /* 1.. */
    uint8_t start;
    uint8_t amount; /* seats, left */
    uint8_t value;
    uint8_t bonus;
    uint8_t code; /* reason or row */
    uint8_t count;
    uint8_t factor;
    int16_t points;
    uint16_t number; /* options or set of colours */
    uint8_t huts[CLANS_COLOURS];
    uint8_t length;               /* of list */
    uint8_t list[CLANS_LIST_MAX]; /* colours or territories */
    uint8_t zero[30];
};
_Static_assert(sizeof(struct clans_event) == GAME_EVENT_BYTES, "lies over game_event");

/* ---- state ---- */

struct clans_village {
    uint8_t territory;
    uint8_t seat;  /* founder, who has its chip */
    uint8_t value; /* points of each colour in it; 0: destroyed, or empty after strife */
};

struct clans_state {
    uint64_t occupied; /* territories with huts */
    uint64_t crowded;  /* territories with CLANS_CROWD huts or more */
    uint64_t founded;  /* villages, including destroyed ones */
    uint64_t pending;  /* villages among which the mover chooses the next; two or more, or none */
    uint16_t scores[CLANS_COLOURS];
    uint16_t options;
    uint16_t discs; /* bits of the colours on the score track */
    uint8_t seats;
    uint8_t phase; /* 0: not started */
    uint8_t start;
    uint8_t turn;
    uint8_t reason;
    uint8_t moves;                /* number of moves so far */
    uint8_t clans[CLANS_COLOURS]; /* colour of each seat in order, then the unused ones */
    uint8_t village_count;        /* number of chips taken */
    struct clans_village villages[CLANS_CHIPS]; /* in the order of the chips */
    uint8_t huts[CLANS_TERRITORIES + 1][CLANS_COLOURS];
    uint8_t zero[1];
};
_Static_assert(sizeof(struct clans_state) == 400, "no padding");
_Static_assert(sizeof(struct clans_state) <= GAME_STATE_BYTES_MAX, "fits");

/* ---- view ---- */

struct clans_land_view {
    uint8_t territory;
    uint8_t size;
    uint8_t village; /* bool */
    uint8_t huts[CLANS_COLOURS];
};

struct clans_village_view {
    uint8_t chip, epoch, territory, seat, value;
    uint8_t doomed; /* bool: founded on unfavourable land */
};

struct clans_player_view {
    uint8_t seat, chips, clan;
};

struct clans_view {
    uint16_t scores[CLANS_COLOURS];
    uint16_t discs;
    uint16_t options;
    uint8_t seats, me, clan, start, turn, phase, epoch, chips_left, moves, reason;
    uint8_t lands_count;
    struct clans_land_view lands[CLANS_TERRITORIES]; /* the occupied ones */
    uint8_t villages_count;
    struct clans_village_view villages[CLANS_CHIPS];
    uint8_t founding_count;
    uint8_t founding[CLANS_NEIGHBOURS_MAX]; /* villages among which the mover chooses the next */
    struct clans_player_view players[CLANS_SEATS_MAX];
};
_Static_assert(sizeof(struct clans_view) == 598, "no padding");
_Static_assert(sizeof(struct clans_view) <= GAME_VIEW_BYTES_MAX, "fits");

/* ---- choices ---- */

struct clans_from_choice {
    uint8_t from;
    uint8_t to_count;
    uint8_t to[CLANS_NEIGHBOURS_MAX];
};

/* The result of a move, or of the choice of the next village: one row for each founded village. */
struct clans_preview {
    uint8_t from; /* a territory; nowhere: choosing the village founds it */
    uint8_t to;
    uint8_t territory;
    uint8_t value; /* remaining huts, in the present epoch */
    uint8_t bonus;
    uint8_t doomed; /* bool */
    uint8_t points_count;
    /* The points of each colour in the village if it is founded first, second ...: for all
     * possible positions. */
    uint8_t points[CLANS_NEIGHBOURS_MAX];
    uint16_t colours; /* bits of the colours that remain in it */
    uint16_t lost;    /* bits of the colours that lose huts there */
};

/* The maximum number of (move, village) pairs for any set of occupied territories is 148 on the
 * house board and 170 on the printed one: a test recomputes them. */
#define CLANS_PREVIEWS_MAX 172

struct clans_choices {
    uint8_t decision;
    uint8_t left; /* chips */
    uint8_t found_count;
    uint8_t found[CLANS_NEIGHBOURS_MAX]; /* ASK_FOUND */
    uint8_t previews_count;
    uint8_t moves_count;
    struct clans_from_choice moves[CLANS_TERRITORIES]; /* ASK_MOVE */
    struct clans_preview previews[CLANS_PREVIEWS_MAX];
};
_Static_assert(sizeof(struct clans_choices) == 3648, "no padding");
_Static_assert(sizeof(struct clans_choices) <= GAME_CHOICES_BYTES_MAX, "fits");

extern const struct game clans;

#endif
