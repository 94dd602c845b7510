/* A match as the rules see it: set-up, version, state. Folds a log; proposes, accepts and undoes
 * moves. Pure; owned by its caller.
 *
 * version: 0 = the set-up is folded; +1 with each accepted move, those of the table (table_kinds.h)
 * included. An undone move stays in the log: the version still counts up, and the state becomes
 * that of an earlier version again. */
#ifndef ENGINE_MATCH_H
#define ENGINE_MATCH_H

#include "base/encoding/delta.h"
#include "engine/seat/table_kinds.h"

#define MATCH_PAST_MAX 16 /* the newest moves, which can be undone */
/* The size of the changes that these moves made to the state, as deltas. If they do not fit, the
 * oldest moves can no longer be undone. The limit is nearly four times the observed maximum, so
 * that it never shortens the reach of a real match. The contract suite requires half of it to be
 * enough. */
#define MATCH_PAST_BYTES 1536
_Static_assert(MATCH_PAST_BYTES >= 2 * DELTA_BYTES_MAX(GAME_STATE_BYTES_MAX), "not every state");
#define MATCH_ASKS_MAX 3 /* requests of a seat to undo the same move */
/* Undo and undo requests end at this version, so that they cannot make a match endless. */
#define MATCH_UNDO_VERSION_MAX 10000

/* A move that still counts, and the delta from the state after it to the state before it. */
struct match_past {
    uint64_t state_hash; /* of the state before the move */
    uint32_t version;    /* before the move */
    uint16_t bytes;      /* size of its delta */
    uint8_t seat;        /* the seat that moved */
    bool reveals;        /* the move revealed something random or hidden */
};

/* An open request of a seat to undo its last move. */
struct match_vote {
    uint8_t seat;     /* GAME_NOBODY: no request is open */
    uint8_t needed;   /* bit set: seats that must agree */
    uint8_t agreed;   /* bit set: seats that have agreed */
    uint32_t version; /* version whose state would be restored */
    uint32_t since;   /* the version that the request made */
};

/* Limits of repeatable actions, so that they cannot fill the log. */
#define MATCH_SEAT_CHANGES_MAX 32 /* times that a seat's person hands it to a bot, or offers it */
#define MATCH_VOTES_MAX        3  /* votes that a seat opens */
#define MATCH_ANSWERS_MAX      8  /* answers of a seat in a vote, changes of mind included */

/* A vote about a seat, or about the match. */
struct match_ballot {
    bool open;
    uint16_t since;                 /* the version that opened it */
    uint8_t answer[GAME_SEATS_MAX]; /* enum table_choice; NONE for seats without a vote */
    uint8_t answers[GAME_SEATS_MAX];
};

/* Each seat has one of these states; seat/law.h says what its person may do. */
enum seat_state {
    SEAT_PRESENT,   /* its person decides */
    SEAT_AWAY,      /* its person has left it to a bot */
    SEAT_TIMED_OUT, /* its clock ran out: a bot plays, or the others vote about it */
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
    uint8_t absent;   /* away or timed out for so long that its consent is not required */
    uint8_t offered;  /* to any user with the link */
    uint8_t by_vote;  /* subset of `offered`: by a vote of the others */
    uint8_t returned; /* has had its extra time for a return after a timeout */
    uint8_t waited;   /* has had its extra time by a vote of the others */
    bool called_off;  /* the match has ended by agreement */
    uint16_t timed_at[GAME_SEATS_MAX];   /* the version in which its clock ran out last */
    uint16_t offered_at[GAME_SEATS_MAX]; /* the version that offered it last */
    uint16_t taken_at[GAME_SEATS_MAX];   /* ... that a substitute made of it last; 0: none has */
    uint16_t resigned_at[GAME_SEATS_MAX];
    uint16_t held[GAME_SEATS_MAX];      /* number of versions in which its present person decided,
                                           without the present span */
    uint16_t held_from[GAME_SEATS_MAX]; /* the version at which the present span began, while that
                                           person decides */
    uint8_t changes[GAME_SEATS_MAX];
    uint8_t opened[GAME_SEATS_MAX];                 /* votes opened */
    struct match_ballot ballot[GAME_SEATS_MAX + 1]; /* by seat; the last: about the match */
};

struct match {
    const struct game *game;
    struct game_setup setup; /* revision 0 replaced by the newest */
    uint32_t version;
    bool unrated; /* more than own moves that revealed nothing was undone without the consent of
                     another seat */
    uint8_t past_count;
    uint16_t past_bytes; /* bytes used of past_deltas */
    struct match_vote vote;
    struct match_sitting sitting;
    uint32_t undone_version;        /* the newest version that undid something; 0: none */
    uint32_t asked[GAME_SEATS_MAX]; /* 1 + the version before the move of the last undo request */
    uint8_t asks[GAME_SEATS_MAX];   /* number of requests; MATCH_ASKS_MAX once the others have
                                       rejected one */
    /* The version since which the choices of each seat are the present ones. A move chosen at that
     * version or later is not stale, although another seat may have moved since (several seats feed
     * at once). */
    uint32_t owed_since[GAME_SEATS_MAX];
    uint64_t state_hash;
    struct game_state state;
    struct match_past past[MATCH_PAST_MAX]; /* oldest first */
    uint8_t past_deltas[MATCH_PAST_BYTES];  /* the deltas of `past`, in the same order, without gaps
                                             */
};

/* The effect of a move on a match. The match is unchanged until match_accept(). */
struct match_proposal {
    uint32_t version; /* version of the match after the move */
    uint8_t seat;     /* the seat that moves */
    uint64_t state_hash;
    struct game_state state;
    struct game_events events;
};

/* Returns the hash of a state in a match with this `revision`. It is stored with each row. */
uint64_t match_state_hash(const struct game *game, uint16_t revision, const void *state);

/* Returns the hash in its first form, made from the bytes of the struct. It occurs in databases
 * before the migration state_hashes and in match files up to ochre-match-2. Only for reading those.
 */
uint64_t match_state_hash_first(const struct game *game, uint16_t revision, const void *state);

/* Returns true if the set-up is valid: seats in range, known options, and a supported revision. */
bool match_setup_valid(const struct game *game, const struct game_setup *setup);

/* Starts a match: gets the first events from the game (into `events`, to be stored as seq 0) and
 * folds them. The set-up must be valid. */
void match_start(struct match *match, const struct game *game, const struct game_setup *setup,
                 const struct chance *chance, struct game_events *events);

/* Decides `move` by `seat`, of the game or of the table. Evolves a copy, checks its invariants (a
 * broken one is a bug: CHECK) and hashes it. */
MUST_USE enum game_refusal match_propose(const struct match *match, uint8_t seat,
                                         const struct game_move *move, const struct chance *chance,
                                         struct match_proposal *proposal);

/* Decides a move of a stored row again, with the law of the table under which it was decided
 * (seat/law.h): the newest law, or the first law if the newest makes other events. For reading
 * logs. */
MUST_USE enum game_refusal match_propose_again(const struct match *match, uint8_t seat,
                                               const struct game_move *move,
                                               const struct chance *chance,
                                               const struct game_events *made,
                                               struct match_proposal *proposal);

/* Makes the proposal the match's state. The proposal must be the match's next version. */
void match_accept(struct match *match, const struct match_proposal *proposal);

/* Begins to fold a stored match: the state is all zero, no row is folded. The caller then calls
 * match_people_set() if some seats are bots, match_fold() with the set-up's events, and
 * match_fold() with those of each move. */
void match_fold_begin(struct match *match, const struct game *game, const struct game_setup *setup);

/* Folds one stored row (seq 0 = set-up, by GAME_NOBODY). Returns false if the hash differs from
 * `state_hash`, an invariant is broken, or an undo is not possible: then the log does not belong to
 * this match. */
MUST_USE bool match_fold(struct match *match, uint32_t seq, uint8_t seat,
                         const struct game_events *events, uint64_t state_hash);

/* Folds a row whose `state_hash` is one of match_state_hash_first(). The match has the present kind
 * of hash afterwards. */
MUST_USE bool match_fold_first(struct match *match, uint32_t seq, uint8_t seat,
                               const struct game_events *events, uint64_t state_hash);

/* Returns true if `move`, which `seat` chose at version `expects`, still means the same. A move of
 * the game must answer the decision that the seat owes now. */
bool match_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                           uint32_t expects);

/* Fills the state of the newest version, or of an earlier one that is in reach of undo. Returns
 * false for any other version; `state` is undefined then. */
MUST_USE bool match_state_at(const struct match *match, uint32_t version, struct game_state *state);

/* Returns the index in `ballot` of a vote about `about` (a seat, or GAME_NOBODY: the match). */
static inline unsigned match_ballot_of(uint8_t about)
{
    return about < GAME_SEATS_MAX ? about : GAME_SEATS_MAX;
}

/* Returns the bit set of seats that may vote about a seat, or (GAME_NOBODY) the match. */
uint8_t match_voters(const struct match *match, uint8_t about);

/* Returns the bit set of choices (enum table_choice) open to a vote about it now. Limits of time
 * are not considered. */
unsigned match_vote_choices(const struct match *match, uint8_t about);

/* Returns the bit set of seats whose persons must consent to the undo of a revealing move; the
 * requesting seat is included. */
uint8_t match_undo_consents(const struct match *match);

/* Returns true if the match has a result although it was called off: at least one seat has resigned
 * or is gone. */
bool match_called_off_counts(const struct match *match);

/* Fills the result of a state of the match, like game_result(), but ranks seats that have resigned
 * or are gone last, the later ones higher. This is the only place that combines the two. The game
 * and match_called_off_counts() decide whether the result is final. */
void match_result(const struct match *match, const void *state, struct game_result *result);

/* Returns true if the result counts for the seat's person: they have held the seat for at least
 * half of the match, or have resigned. `version` is the last one of the match (its newest or the
 * next). Always true for a bot's seat. */
bool match_counts(const struct match *match, uint8_t seat, uint32_t version);

/* Returns the form of undo open to a seat for its last move: none; free, because neither it nor the
 * moves since, which only bots may have made, revealed anything; or with the consent of the others.
 */
enum match_undo { MATCH_UNDO_NONE, MATCH_UNDO_FREE, MATCH_UNDO_ASK };
enum match_undo match_undo_may(const struct match *match, uint8_t seat);

/* Returns true if an undo would need no other person's consent although it undoes something
 * revealed or a move of another seat, so that the match becomes unrated. Clients warn before. */
bool match_undo_unrates(const struct match *match, uint8_t seat);

#endif
