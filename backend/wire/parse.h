/* Reads JSON strictly: unknown, missing, duplicate, wrong-typed and out-of-range members are
 * rejected by name. Only parse.c and plain.c know cJSON. Any thread. */
#ifndef WIRE_PARSE_H
#define WIRE_PARSE_H

#include "engine/game.h"

#define PARSE_BYTES_MAX   (64u * 1024)
#define PARSE_DEPTH_MAX   8
#define PARSE_ERROR_BYTES 160

struct parse_error {
    char name[32];  /* wire name: bad_json too_large too_deep duplicate_field unknown_field
                       missing_field bad_type out_of_range bad_value */
    char field[48]; /* the member that caused the error, or empty */
    char message[PARSE_ERROR_BYTES]; /* a sentence */
    bool no_memory;                  /* not enough memory; the text may be well-formed */
    bool has_given;                  /* a number was given that is out of its range */
    bool ranged;                     /* least and most are known; of a text: its bytes */
    int64_t given;
    int64_t least;
    int64_t most;
    const struct names *names;   /* the words that it may be; NULL: not known, or no word */
    const struct game *kinds_of; /* it is a kind of move, and this game has others; else NULL */
};

/* A parsed document; owned by the caller, freed with parse_free(). */
struct parse; /* its texts are wiped from memory when it is freed */

/* Parses `size` bytes of UTF-8 JSON, an object at the top; checks size, depth, UTF-8 (also \u0000
 * is refused) and duplicate members. NULL on error. */
MUST_USE struct parse *parse_object(const char *text, size_t size, struct parse_error *error);
/* Wipes and frees the document; NULL is allowed. */
void parse_free(struct parse *parse);

/* Returns the text of a member, borrowed from the document; NULL if it is missing or not a text. */
const char *parse_text(const struct parse *parse, const char *name);
/* Returns whether there is a member of that name, of any type. */
bool parse_has(const struct parse *parse, const char *name);
/* Returns whether there is a member of that name that is not false: `true`, or of another type. */
bool parse_is_true(const struct parse *parse, const char *name);

/* The types of members in a message or body. */
enum member_type { MEMBER_TEXT, MEMBER_INT, MEMBER_BOOL, MEMBER_TEXTS, MEMBER_OBJECT, MEMBER_MOVE };

struct member {
    const char *name;
    enum member_type type;
    bool optional;
    uint16_t offset;         /* offset of the value in the caller's struct (MEMBER_MOVE: unused, see
                                parse_move) */
    uint16_t present_offset; /* offset of a uint8_t that is set to 1 if the member is present;
                                UINT16_MAX: not reported */
    int64_t least;           /* INT: bounds, stored as int64_t. TEXT: minimum length in bytes */
    /* TEXT: maximum length in bytes; the room has one more. TEXTS: maximum number of elements.
     * OBJECT: maximum number of members. */
    int64_t most;
    uint16_t text_bytes;          /* TEXTS: room for each element, with its closing 0 */
    uint16_t length_offset;       /* TEXTS: uint8_t with the number of elements */
    const struct member *members; /* OBJECT: its members; their offsets count from `offset` */
};

/* Copies the object's members into `into`, which the caller has cleared. `null` counts as missing.
 * bool values are stored as bool. Returns false with `error` filled on a fault. */
MUST_USE bool parse_members(const struct parse *parse, const struct member *members, size_t count,
                            void *into, struct parse_error *error);

/* Reads member "move": an object, its text form, or an index into `legal` (from 0, the moves of
 * game.legal). */
enum parse_move_form { PARSE_MOVE_FAILED, PARSE_MOVE_GIVEN, PARSE_MOVE_NUMBER };
MUST_USE enum parse_move_form parse_move(const struct parse *parse, const struct game *game,
                                         struct game_move *move, uint16_t *number,
                                         struct parse_error *error);

/* Reads a whole array of stored events: [{"kind":...},...]. For folding logs. */
MUST_USE bool parse_events(const struct game *game, const char *text, size_t size,
                           struct game_events *events, struct parse_error *error);
/* Reads a single stored move object. */
MUST_USE bool parse_stored_move(const struct game *game, const char *text, size_t size,
                                struct game_move *move, struct parse_error *error);

#endif
