/* A match as the rules see it: set-up, version, state. Folds a log, proposes, accepts, takes back.
 * Pure; owned by its caller.
 *
 * version: 0 = the set-up is folded; +1 with each accepted move, those of the table (table_kinds.h)
 * included. A move that is taken back stays in the log: the version still counts up, and the state
 * becomes that of an earlier version again. */
#ifndef ENGINE_MATCH_H
#define ENGINE_MATCH_H

#include "base/delta.h"
#include "engine/table_kinds.h"

#define MATCH_PAST_MAX 16 /* moves that can be taken back, the newest */
/* What those may have changed in the state, as deltas; of more the oldest are out of reach. Nearly
 * four times what was ever seen, so that it is never what ends the reach of a real match: the
 * contract suite asks for half of it. */
#define MATCH_PAST_BYTES 1536
_Static_assert(MATCH_PAST_BYTES >= 2 * DELTA_BYTES_MAX(GAME_STATE_BYTES_MAX), "not every state");
#define MATCH_ASKS_MAX 3 /* times that a seat asks for the same move back */
/* From this version on nothing is taken back or asked for, so that no match is made endless by it.
 */
#define MATCH_UNDO_VERSION_MAX 10000

/* A move that still counts, and the state before it: what makes it of the state after it. */
struct match_past {
    uint64_t state_hash; /* before it */
    uint32_t version;    /* before it */
    uint16_t bytes;      /* of its delta */
    uint8_t seat;        /* whose it was */
    bool reveals;        /* something random or hidden was seen by it */
};

/* A seat has asked the others to take its last move back. */
struct match_vote {
    uint8_t seat;     /* GAME_NOBODY: nobody has asked */
    uint8_t needed;   /* bit set: who must agree */
    uint8_t agreed;   /* bit set: who has */
    uint32_t version; /* whose state would be the state again */
    uint32_t since;   /* the version that asking made */
};

/* What can be done again and again is bounded, so that no log is filled by it. */
#define MATCH_SEAT_CHANGES_MAX 32 /* times that a seat's person lets a bot play, or offers it */
#define MATCH_VOTES_MAX        3  /* votes that a seat opens */
#define MATCH_ANSWERS_MAX      8  /* answers of a seat in a vote, changes of mind included */

/* A vote about a seat, or about the match. */
struct match_ballot {
    bool open;
    uint16_t since;                 /* the version that opened it */
    uint8_t answer[GAME_SEATS_MAX]; /* enum table_choice; of those who may not vote NONE */
    uint8_t answers[GAME_SEATS_MAX];
};

/* Each seat is in one of these; seat_law.h says what its person may do. */
enum seat_state {
    SEAT_PRESENT,   /* its person decides */
    SEAT_AWAY,      /* its person left it to a bot */
    SEAT_TIMED_OUT, /* its clock was empty: a bot plays, or the others vote about it */
    SEAT_RESIGNED,
    SEAT_GONE, /* its person's account was deleted or banned */
    SEAT_BOT,  /* a bot's from the start */
    SEAT_STATES
};

/* The state of each seat: bit sets of seats, and arrays by seat. sitting.h folds it. */
struct match_sitting {
    uint8_t state[GAME_SEATS_MAX]; /* enum seat_state */
    uint8_t stands_in;             /* a bot decides for the seat's person */
    uint8_t resigned;              /* ... to the end: resigned or gone */
    uint8_t absent;   /* away or timed out for so long that consent is not waited for */
    uint8_t offered;  /* to whoever uses a link */
    uint8_t by_vote;  /* of those: the others have offered it */
    uint8_t returned; /* has had its grant for coming back after a time-out */
    uint8_t waited;   /* has had its grant by the others' vote */
    bool called_off;  /* nothing more can be done */
    uint16_t timed_at[GAME_SEATS_MAX];   /* the version with which its clock was empty last */
    uint16_t offered_at[GAME_SEATS_MAX]; /* the version that offered it last */
    uint16_t taken_at[GAME_SEATS_MAX];   /* ... that a substitute made of it last; 0: none has */
    uint16_t resigned_at[GAME_SEATS_MAX];
    uint16_t held[GAME_SEATS_MAX];      /* versions in which its present person held it, */
    uint16_t held_from[GAME_SEATS_MAX]; /* and those since then, while that person decides */
    uint8_t changes[GAME_SEATS_MAX];
    uint8_t opened[GAME_SEATS_MAX];                 /* votes */
    struct match_ballot ballot[GAME_SEATS_MAX + 1]; /* by seat; the last: about the match */
};

struct match {
    const struct game *game;
    struct game_setup setup; /* its revision filled in */
    uint32_t version;
    bool unrated; /* something seen was taken back without anybody else's consent */
    uint8_t past_count;
    uint16_t past_bytes; /* in use of past_deltas */
    struct match_vote vote;
    struct match_sitting sitting;
    uint32_t undone_version;        /* the newest that took something back; 0: none */
    uint32_t asked[GAME_SEATS_MAX]; /* 1 + the version before the move that was asked for last */
    uint8_t asks[GAME_SEATS_MAX];   /* how often; MATCH_ASKS_MAX once the others have refused */
    /* Version since which each seat's choices are what they are now: a move that was chosen at that
     * version or later is not stale, though another seat may have moved since (several seats feed
     * at once). */
    uint32_t owed_since[GAME_SEATS_MAX];
    uint64_t state_hash;
    struct game_state state;
    struct match_past past[MATCH_PAST_MAX]; /* oldest first */
    uint8_t past_deltas[MATCH_PAST_BYTES];  /* of each, in this order, without gaps */
};

/* What a move would make of a match. The match is unchanged until match_accept(). */
struct match_proposal {
    uint32_t version; /* of the match after it */
    uint8_t seat;     /* whose move it is */
    uint64_t state_hash;
    struct game_state state;
    struct game_events events;
};

/* The hash of a state in a match that is played by `revision`: what is stored with each row. */
uint64_t match_state_hash(const struct game *game, uint16_t revision, const void *state);

/* The hash as it was made at first, of the bytes of the struct: in databases before the migration
 * state_hashes, in files of matches up to ochre-match-2. For nothing but reading those. */
uint64_t match_state_hash_first(const struct game *game, uint16_t revision, const void *state);

/* Whether the set-up is possible: seats in range, known options, a revision that is known here. */
bool match_setup_valid(const struct game *game, const struct game_setup *setup);

/* Starts a match: asks the game for the first events (into `events`, to be stored as seq 0) and
 * folds them. The set-up must be valid. */
void match_start(struct match *match, const struct game *game, const struct game_setup *setup,
                 const struct chance *chance, struct game_events *events);

/* Decides `move` by `seat`, of the game or of the table, evolves a copy, checks its invariants (a
 * broken one is a bug: CHECK) and hashes it. */
MUST_USE enum game_refusal match_propose(const struct match *match, uint8_t seat,
                                         const struct game_move *move, const struct chance *chance,
                                         struct match_proposal *proposal);

/* The same as whoever made those events decided it, by whatever law of the table then held
 * (seat_law.h): by the newest law; where that makes other events, by the first. For reading logs.
 */
MUST_USE enum game_refusal match_propose_again(const struct match *match, uint8_t seat,
                                               const struct game_move *move,
                                               const struct chance *chance,
                                               const struct game_events *made,
                                               struct match_proposal *proposal);

/* Makes the proposal the match's state. The proposal must be the match's next version. */
void match_accept(struct match *match, const struct match_proposal *proposal);

/* Begins to fold a stored match: state all zero, nothing folded. Then match_people_set() where some
 * seats are bots, match_fold() with the set-up's events, then with each move's. */
void match_fold_begin(struct match *match, const struct game *game, const struct game_setup *setup);

/* Folds one stored row (seq 0 = set-up, by GAME_NOBODY). Returns false if the hash differs from
 * `state_hash`, an invariant is broken, or it takes back what cannot be: then the log is not this
 * match. */
MUST_USE bool match_fold(struct match *match, uint32_t seq, uint8_t seat,
                         const struct game_events *events, uint64_t state_hash);

/* The same for a row whose `state_hash` is one of match_state_hash_first(). The match has the other
 * one afterwards. */
MUST_USE bool match_fold_first(struct match *match, uint32_t seq, uint8_t seat,
                               const struct game_events *events, uint64_t state_hash);

/* Whether `move`, which `seat` chose at version `expects`, still means what it meant then. A move
 * of the game: it answers what the seat owes now. */
bool match_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                           uint32_t expects);

/* Fills the state of an earlier version, if it is one of those that are in reach for taking moves
 * back, or that of the newest. False: it is not, and `state` is undefined. */
MUST_USE bool match_state_at(const struct match *match, uint32_t version, struct game_state *state);

/* The place of a vote about `about` (a seat, or GAME_NOBODY: the match) among the ballots. */
static inline unsigned match_ballot_of(uint8_t about)
{
    return about < GAME_SEATS_MAX ? about : GAME_SEATS_MAX;
}

/* Bit set: who may vote about a seat, or (GAME_NOBODY) the match. */
uint8_t match_voters(const struct match *match, uint8_t about);

/* Bit set: the choices (enum table_choice) that can be voted for about it now, as far as time has
 * no say in it. */
unsigned match_vote_choices(const struct match *match, uint8_t about);

/* Bit set: the seats whose persons are asked before a move that showed something is taken back;
 * the one who asks is among them. */
uint8_t match_undo_consents(const struct match *match);

/* Whether the match has a result although it was called off: somebody has resigned or is gone. */
bool match_called_off_counts(const struct match *match);

/* The result of a state of the match, as of game_result(): those who have resigned or are gone come
 * last, and among them who stayed longer comes first. The one place where the two are put together.
 * Whether it is final is the game's to say, and match_called_off_counts(). */
void match_result(const struct match *match, const void *state, struct game_result *result);

/* Whether the seat's person has held it himself for at least half of the match, whose last version
 * is `version` (its newest or the next), or has resigned: if not, its result is not counted as his.
 * Of a bot's seat: true. */
bool match_counts(const struct match *match, uint8_t seat, uint32_t version);

/* How a seat could take its last move back now: not at all; at once, because all that happened
 * since was its own doing and showed nothing; or if the others agree. */
enum match_undo { MATCH_UNDO_NONE, MATCH_UNDO_FREE, MATCH_UNDO_ASK };
enum match_undo match_undo_may(const struct match *match, uint8_t seat);

/* Whether it could only without anybody else's consent although something was seen since, so that
 * the match is not rated any more: clients say so before they do it. */
bool match_undo_unrates(const struct match *match, uint8_t seat);

#endif
