/* Reads the file of a match, as described by schema/match.md: strictly, row by row. It does not
 * check whether the contents are true; record/verify does. One owner, one thread at a time. */
#ifndef WIRE_MATCH_FILE_H
#define WIRE_MATCH_FILE_H

#include "engine/game.h"

#define MATCH_FILE_FORMAT    4 /* "ochre-match-4": the written format; older ones are still read */
#define MATCH_FILE_NAMES     2 /* first format with nonces and names of chance */
#define MATCH_FILE_FIELDS    3 /* first format with state hashes by field */
#define MATCH_FILE_SITTERS   4 /* first format with later holders of seats */
#define MATCH_FILE_BYTES_MAX (32u * 1024 * 1024)
#define MATCH_FILE_HEX_BYTES 65 /* 64 hex digits and the closing 0 */
#define MATCH_FILE_ID_BYTES  16
#define MATCH_FILE_NAME_MAX  80
#define MATCH_FILE_BOT_MAX   16
#define MATCH_FILE_ROWS_MAX  20001

struct match_file_head {
    uint8_t format;          /* 1 .. MATCH_FILE_FORMAT */
    const struct game *game; /* NULL: not one of `known` */
    char id[MATCH_FILE_ID_BYTES + 1];
    struct game_setup setup;            /* its revision may be unknown here */
    uint8_t people;                     /* bit set: the seats that were not bots at the start */
    bool over;                          /* finished; otherwise abandoned */
    bool listed;                        /* a label, like id and names; true if the file has none */
    char from[MATCH_FILE_ID_BYTES + 1]; /* a label: the match from which this one was branched; "":
                                           none */
    uint32_t from_version;
    char seed_hash[MATCH_FILE_HEX_BYTES];
    char seed[MATCH_FILE_HEX_BYTES];
    const char *name[GAME_SEATS_MAX]; /* by seat, at the start of the match; valid until the file is
                                         closed */
    const char *bot[GAME_SEATS_MAX];  /* empty: none */
    char nonce[GAME_SEATS_MAX][MATCH_FILE_HEX_BYTES]; /* by seat; empty: none */
};

struct match_file_row {
    uint32_t version;
    int seat; /* -1: nobody */
    bool has_move;
    struct game_move move;
    struct game_events events;
    const char *chance; /* JSON text, until the next row; NULL: none (format 1), or null */
    uint64_t state_hash;
    char chain[MATCH_FILE_HEX_BYTES];
};

/* A holder of a seat from a version on; its texts belong to the file. */
struct match_file_sitter {
    const char *name; /* of the seat's person */
    const char *bot;  /* empty: the person decides */
};

/* Returns the word for a format: "ochre-match-4"; NULL if it does not exist. */
const char *match_file_format_name(unsigned format);

struct match_file;

/* Parses `size` bytes. Returns NULL on an error, with a constant sentence in `*why`. Owned by the
 * caller. `known` is the NULL-terminated list of games. */
MUST_USE struct match_file *match_file_open(const char *text, size_t size,
                                            const struct game *const *known,
                                            struct match_file_head *head, const char **why);
/* Returns true if the seat has a new holder from `version` on, and fills `sitter`. The caller
 * checks every seat, version by version. */
MUST_USE bool match_file_sitter(struct match_file *file, uint8_t seat, uint32_t version,
                                struct match_file_sitter *sitter);
/* Returns true if the file has a holder that match_file_sitter() has not returned. */
bool match_file_sitters_left(const struct match_file *file);
/* Closes and frees the file; NULL is allowed. */
void match_file_close(struct match_file *file);

/* Reads the next row. MATCH_FILE_BAD: `*why` as in match_file_open(). */
enum match_file_step { MATCH_FILE_ROW, MATCH_FILE_END, MATCH_FILE_BAD };
MUST_USE enum match_file_step match_file_next(struct match_file *file, struct match_file_row *row,
                                              const char **why);

#endif
