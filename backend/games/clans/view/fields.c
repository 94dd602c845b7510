/* The shapes: the fields of moves, events, state, view, choices and the catalogue, in JSON and in
 * text. Names here are wire names. */
#include "engine/field_rows.h"
#include "games/clans/clans.h"

/* ---- moves ---- */

static const struct field move_move[] = {
    NAMED(clans_move, "from", FIELD_ENUM, from, clans_territory_names),
    NAMED(clans_move, "to", FIELD_ENUM, to, clans_territory_names),
};
static const struct field move_found[] = {
    NAMED(clans_move, "territory", FIELD_ENUM, territory, clans_territory_names),
};

const struct shape clans_move_shapes[CLANS_MOVES] = {
    [CLANS_MOVE_MOVE] =
        SHAPE("move", clans_move, move_move, .doc = "all huts of one territory go to a neighbour"),
    [CLANS_MOVE_FOUND] = SHAPE("found", clans_move, move_found,
                               .doc = "of several villages this one is founded next"),
};

/* ---- events ---- */

#define E                clans_event
#define SEAT             PLAIN(E, "seat", FIELD_SEAT, seat)
#define TERRITORY        NAMED(E, "territory", FIELD_ENUM, territory, clans_territory_names)
#define COLOUR           NAMED(E, "colour", FIELD_ENUM, colour, clans_colour_names)
#define EPOCH            PLAIN(E, "epoch", FIELD_UINT8, epoch, .min = 1, .max = CLANS_EPOCHS)
#define POINTS           PLAIN(E, "points", FIELD_INT16, points)
#define HUTS             NAMED(E, "huts", FIELD_AMOUNTS, huts, clans_colour_names, .max = 12)
#define LIST(label, ...) WORDS(E, label, list, CLANS_LIST_MAX, AT(E, length), __VA_ARGS__)

static const struct field event_began[] = {
    PLAIN(E, "seats", FIELD_UINT8, amount, .min = 1, .max = CLANS_SEATS_MAX),
    PLAIN(E, "start", FIELD_SEAT, start),
    NAMED(E, "options", FIELD_SET, number, clans_option_names)};
static const struct field event_huts_placed[] = {
    NAMED(E, "region", FIELD_ENUM, region, clans_region_names),
    LIST("colours", clans_colour_names)};
static const struct field event_clans_shuffled[] = {LIST("colours", clans_colour_names)};
static const struct field event_clan[] = {SEAT, COLOUR};
static const struct field event_epoch[] = {EPOCH};
static const struct field event_seat[] = {SEAT};
static const struct field event_moved[] = {
    SEAT, NAMED(E, "from", FIELD_ENUM, from, clans_territory_names),
    NAMED(E, "to", FIELD_ENUM, to, clans_territory_names), HUTS};
static const struct field event_order_asked[] = {
    SEAT, PLAIN(E, "left", FIELD_UINT8, amount),
    LIST("territories", clans_territory_names, .distinct = true)};
static const struct field event_founded[] = {
    SEAT, TERRITORY, EPOCH, PLAIN(E, "chip", FIELD_UINT8, chip, .min = 1, .max = CLANS_CHIPS)};
static const struct field event_removed[] = {TERRITORY, HUTS};
static const struct field event_scored[] = {
    TERRITORY, PLAIN(E, "value", FIELD_UINT8, value), PLAIN(E, "bonus", FIELD_UINT8, bonus), POINTS,
    NAMED(E, "colours", FIELD_SET, number, clans_colour_names)};
static const struct field event_not_founded[] = {
    LIST("territories", clans_territory_names, .distinct = true)};
static const struct field event_ended[] = {
    NAMED(E, "reason", FIELD_ENUM, code, clans_reason_names)};
static const struct field event_disc_removed[] = {COLOUR};
static const struct field event_tallied[] = {
    SEAT, NAMED(E, "row", FIELD_ENUM, code, clans_row_names), POINTS,
    PLAIN(E, "count", FIELD_UINT8, count), PLAIN(E, "factor", FIELD_UINT8, factor)};
#undef E

#define EVENT(label, rows, ...) EVENT_SHAPE(label, clans_event, rows, __VA_ARGS__)

const struct shape clans_event_shapes[CLANS_EVENTS] = {
    [CLANS_BEGAN] = EVENT("began", event_began, SEEN_BY_PUBLIC, .doc = "the match began"),
    [CLANS_HUTS_PLACED] = EVENT("huts_placed", event_huts_placed, SEEN_BY_PUBLIC,
                                .doc = "one hut on each of its territories, in their order"),
    [CLANS_CLANS_SHUFFLED] =
        EVENT("clans_shuffled", event_clans_shuffled, SEEN_BY_NOBODY,
              .doc = "of seat 0, seat 1 ..., then those of nobody; nobody sees it"),
    [CLANS_CLAN_SEEN] =
        EVENT("clan_seen", event_clan, SEEN_BY_SEAT, .doc = "only that seat sees it"),
    [CLANS_EPOCH_BEGAN] = EVENT("epoch_began", event_epoch, SEEN_BY_PUBLIC),
    [CLANS_TURN_BEGAN] = EVENT("turn_began", event_seat, SEEN_BY_PUBLIC),
    [CLANS_MOVED] = EVENT("moved", event_moved, SEEN_BY_PUBLIC),
    [CLANS_ORDER_ASKED] =
        EVENT("order_asked", event_order_asked, SEEN_BY_PUBLIC,
              .doc = "several villages: the seat says which comes first; left: chips"),
    [CLANS_FOUNDED] =
        EVENT("founded", event_founded, SEEN_BY_PUBLIC, .doc = "the seat takes the chip"),
    [CLANS_DOOMED] = EVENT("doomed", event_removed, SEEN_BY_PUBLIC,
                           .doc = "unfavourable land: all huts are removed"),
    [CLANS_STRIFE] =
        EVENT("strife", event_removed, SEEN_BY_PUBLIC, .doc = "the single huts that are removed"),
    [CLANS_SCORED] = EVENT("scored", event_scored, SEEN_BY_PUBLIC,
                           .doc = "each of these colours scores the points"),
    [CLANS_NOT_FOUNDED] = EVENT("not_founded", event_not_founded, SEEN_BY_PUBLIC,
                                .doc = "they came after the last chip"),
    [CLANS_ENDED] = EVENT("ended", event_ended, SEEN_BY_PUBLIC),
    [CLANS_CLAN_SHOWN] =
        EVENT("clan_shown", event_clan, SEEN_BY_PUBLIC, .doc = "at the end, for all"),
    [CLANS_DISC_REMOVED] =
        EVENT("disc_removed", event_disc_removed, SEEN_BY_PUBLIC, .doc = "no seat has it"),
    [CLANS_TALLIED] =
        EVENT("tallied", event_tallied, SEEN_BY_PUBLIC, .doc = "a line of the final scoring"),
};

/* ---- state: everything, for hashes and traces. The order of rows never changes, new ones come
 * last ---- */

static const struct field village_fields[] = {
    NAMED(clans_village, "territory", FIELD_ENUM, territory, clans_territory_names),
    PLAIN(clans_village, "seat", FIELD_SEAT, seat),
    PLAIN(clans_village, "value", FIELD_UINT8, value),
};
static const struct shape village_shape = SHAPE("village", clans_village, village_fields);

struct huts_row { /* one row of state.huts */
    uint8_t huts[CLANS_COLOURS];
};
static const struct field huts_fields[] = {
    NAMED(huts_row, "huts", FIELD_AMOUNTS, huts, clans_colour_names)};
static const struct shape huts_shape = SHAPE("huts", huts_row, huts_fields);

#define S clans_state
static const struct field state_fields[] = {
    PLAIN(S, "seats", FIELD_UINT8, seats),
    BITS(S, "options", options, clans_option_names),
    NAMED(S, "phase", FIELD_ENUM, phase, clans_phase_names),
    PLAIN(S, "start", FIELD_SEAT, start),
    PLAIN(S, "turn", FIELD_SEAT, turn),
    NAMED(S, "reason", FIELD_ENUM, reason, clans_reason_names),
    PLAIN(S, "moves", FIELD_UINT8, moves),
    WORDS(S, "clans", clans, CLANS_COLOURS, FIELD_LENGTH_FIXED, clans_colour_names),
    BITS(S, "discs", discs, clans_colour_names),
    NAMED(S, "scores", FIELD_AMOUNTS16, scores, clans_colour_names),
    BITS(S, "occupied", occupied, clans_territory_names),
    BITS(S, "crowded", crowded, clans_territory_names),
    BITS(S, "founded", founded, clans_territory_names),
    BITS(S, "pending", pending, clans_territory_names),
    INNERS(S, "villages", villages, CLANS_CHIPS, AT(S, village_count), village_shape),
    INNERS(S, "huts", huts, CLANS_TERRITORIES + 1, FIELD_LENGTH_FIXED, huts_shape),
};
#undef S
const struct shape clans_state_shape = SHAPE("state", clans_state, state_fields);

/* ---- view ---- */

#define L clans_land_view
static const struct field land_view_fields[] = {
    NAMED(L, "territory", FIELD_ENUM, territory, clans_territory_names),
    PLAIN(L, "size", FIELD_UINT8, size),
    PLAIN(L, "village", FIELD_BOOL, village),
    NAMED(L, "huts", FIELD_AMOUNTS, huts, clans_colour_names, .max = 12),
};
#undef L
static const struct shape land_view_shape = SHAPE("land", clans_land_view, land_view_fields);

#define W clans_village_view
static const struct field village_view_fields[] = {
    PLAIN(W, "chip", FIELD_UINT8, chip, .min = 1, .max = CLANS_CHIPS),
    PLAIN(W, "epoch", FIELD_UINT8, epoch, .min = 1, .max = CLANS_EPOCHS),
    NAMED(W, "territory", FIELD_ENUM, territory, clans_territory_names),
    PLAIN(W, "seat", FIELD_SEAT, seat),
    PLAIN(W, "value", FIELD_UINT8, value),
    PLAIN(W, "doomed", FIELD_BOOL, doomed),
};
#undef W
static const struct shape village_view_shape =
    SHAPE("village", clans_village_view, village_view_fields);

static const struct field player_view_fields[] = {
    PLAIN(clans_player_view, "seat", FIELD_SEAT, seat),
    PLAIN(clans_player_view, "chips", FIELD_UINT8, chips, .max = CLANS_CHIPS),
    NAMED(clans_player_view, "clan", FIELD_ENUM, clan, clans_colour_names, .nullable = true,
          .doc = "one's own, and all when the match is over"),
};
static const struct shape player_view_shape =
    SHAPE("player", clans_player_view, player_view_fields);

#define V clans_view
static const struct field view_fields[] = {
    PLAIN(V, "seats", FIELD_UINT8, seats, .min = 2, .max = CLANS_SEATS_MAX),
    NAMED(V, "options", FIELD_SET, options, clans_option_names),
    PLAIN(V, "me", FIELD_SEAT, me, .nullable = true, .doc = "null for a spectator"),
    NAMED(V, "clan", FIELD_ENUM, clan, clans_colour_names, .nullable = true, .doc = "of the asker"),
    NAMED(V, "phase", FIELD_ENUM, phase, clans_phase_names),
    PLAIN(V, "start", FIELD_SEAT, start),
    PLAIN(V, "turn", FIELD_SEAT, turn, .nullable = true, .doc = "null when it is nobody's"),
    PLAIN(V, "epoch", FIELD_UINT8, epoch, .min = 1, .max = CLANS_EPOCHS),
    PLAIN(V, "chips_left", FIELD_UINT8, chips_left, .max = CLANS_CHIPS),
    PLAIN(V, "moves", FIELD_UINT8, moves),
    NAMED(V, "scores", FIELD_AMOUNTS16, scores, clans_colour_names, .doc = "by colour"),
    BITS(V, "discs", discs, clans_colour_names, .doc = "on the score track"),
    INNERS(V, "lands", lands, CLANS_TERRITORIES, AT(V, lands_count), land_view_shape,
           .doc = "the occupied territories"),
    INNERS(V, "villages", villages, CLANS_CHIPS, AT(V, villages_count), village_view_shape,
           .doc = "in the order of the chips"),
    WORDS(V, "founding", founding, CLANS_NEIGHBOURS_MAX, AT(V, founding_count),
          clans_territory_names, .distinct = true, .doc = "of which the mover chooses the next"),
    NAMED(V, "reason", FIELD_ENUM, reason, clans_reason_names, .nullable = true),
    INNERS(V, "players", players, CLANS_SEATS_MAX, AT(V, seats), player_view_shape, .count_min = 2),
};
#undef V
const struct shape clans_view_shape =
    SHAPE("view", clans_view, view_fields,
          .doc = "all that one seat, or a spectator, may know of the state");

/* ---- choices ---- */

#define F clans_from_choice
static const struct field from_choice_fields[] = {
    NAMED(F, "from", FIELD_ENUM, from, clans_territory_names),
    WORDS(F, "to", to, CLANS_NEIGHBOURS_MAX, AT(F, to_count), clans_territory_names, .count_min = 1,
          .distinct = true),
};
#undef F
static const struct shape from_choice_shape =
    SHAPE("from_choice", clans_from_choice, from_choice_fields);

#define P clans_preview
static const struct field preview_fields[] = {
    NAMED(P, "from", FIELD_ENUM, from, clans_territory_names, .nullable = true,
          .doc = "null: it is founded by choosing it"),
    NAMED(P, "to", FIELD_ENUM, to, clans_territory_names, .nullable = true),
    NAMED(P, "territory", FIELD_ENUM, territory, clans_territory_names),
    BITS(P, "colours", colours, clans_colour_names),
    BITS(P, "lost", lost, clans_colour_names),
    PLAIN(P, "value", FIELD_UINT8, value),
    PLAIN(P, "bonus", FIELD_UINT8, bonus),
    PLAIN(P, "doomed", FIELD_BOOL, doomed),
    NUMBERS(P, "points", points, CLANS_NEIGHBOURS_MAX, AT(P, points_count)),
};
#undef P
static const struct shape preview_shape = SHAPE("preview", clans_preview, preview_fields);

#define C clans_choices
static const struct field choices_fields[] = {
    NAMED(C, "decision", FIELD_ENUM, decision, clans_decision_names, .nullable = true),
    PLAIN(C, "left", FIELD_UINT8, left, .doc = "chips"),
    INNERS(C, "moves", moves, CLANS_TERRITORIES, AT(C, moves_count), from_choice_shape),
    WORDS(C, "found", found, CLANS_NEIGHBOURS_MAX, AT(C, found_count), clans_territory_names,
          .distinct = true),
    INNERS(C, "previews", previews, CLANS_PREVIEWS_MAX, AT(C, previews_count), preview_shape,
           .doc = "what a move, or the choice of the next village, would found"),
};
#undef C
const struct shape clans_choices_shape =
    SHAPE("choices", clans_choices, choices_fields, .doc = "what a seat is asked, in compact form");

/* ---- catalogue ---- */

#define T clans_territory
static const struct field territory_fields[] = {
    NAMED(T, "territory", FIELD_ENUM, territory, clans_territory_names),
    NAMED(T, "region", FIELD_ENUM, region, clans_region_names),
    NAMED(T, "terrain", FIELD_ENUM, terrain, clans_terrain_names),
    PLAIN(T, "edge", FIELD_BOOL, edge),
    PLAIN(T, "x", FIELD_INT16, x),
    PLAIN(T, "y", FIELD_INT16, y),
    PLAIN(T, "clearance", FIELD_UINT8, clearance),
    BITS(T, "neighbours", neighbours, clans_territory_names),
};
#undef T
const struct shape clans_territory_shape = SHAPE("territory", clans_territory, territory_fields);

static const struct field point_fields[] = {
    PLAIN(clans_point, "x", FIELD_INT16, x),
    PLAIN(clans_point, "y", FIELD_INT16, y),
};
static const struct shape point_shape = SHAPE("point", clans_point, point_fields);

static const struct field outline_fields[] = {
    NAMED(clans_outline, "territory", FIELD_ENUM, territory, clans_territory_names),
    INNERS(clans_outline, "polygon", polygon, CLANS_CORNERS_MAX, AT(clans_outline, count),
           point_shape),
};
const struct shape clans_outline_shape = SHAPE("outline", clans_outline, outline_fields);

static const struct field lake_fields[] = {
    PLAIN(clans_lake, "lake", FIELD_UINT8, lake),
    BITS(clans_lake, "shore", shore, clans_territory_names),
    INNERS(clans_lake, "polygon", polygon, CLANS_CORNERS_MAX, AT(clans_lake, count), point_shape),
};
const struct shape clans_lake_shape = SHAPE("lake", clans_lake, lake_fields);

static const struct field border_fields[] = {
    NAMED(clans_border, "a", FIELD_ENUM, a, clans_territory_names),
    NAMED(clans_border, "b", FIELD_ENUM, b, clans_territory_names),
    PLAIN(clans_border, "river", FIELD_BOOL, river),
    INNERS(clans_border, "line", line, CLANS_LINE_CORNERS_MAX, AT(clans_border, count),
           point_shape),
};
const struct shape clans_border_shape = SHAPE("border", clans_border, border_fields);

static const struct field epoch_fields[] = {
    PLAIN(clans_epoch, "epoch", FIELD_UINT8, epoch),
    PLAIN(clans_epoch, "chips", FIELD_UINT8, chips),
    PLAIN(clans_epoch, "bonus", FIELD_UINT8, bonus),
    BITS(clans_epoch, "favourable", favourable, clans_terrain_names),
    BITS(clans_epoch, "unfavourable", unfavourable, clans_terrain_names),
    NAMED(clans_epoch, "chips_provenance", FIELD_ENUM, chips_provenance, clans_provenance_names),
    NAMED(clans_epoch, "bonus_provenance", FIELD_ENUM, bonus_provenance, clans_provenance_names),
    NAMED(clans_epoch, "favourable_provenance", FIELD_ENUM, favourable_provenance,
          clans_provenance_names),
    NAMED(clans_epoch, "unfavourable_provenance", FIELD_ENUM, unfavourable_provenance,
          clans_provenance_names),
};
const struct shape clans_epoch_shape = SHAPE("epoch", clans_epoch, epoch_fields);

static const struct field constants_fields[] = {
    PLAIN(clans_constants, "crowd", FIELD_UINT8, crowd,
          .doc = "from so many huts on they do not move to fewer"),
};
const struct shape clans_constants_shape = SHAPE("constants", clans_constants, constants_fields);
