/* The state of a match and of a move that is proposed for it, as match.h, undo.h and the folder
 * seat/ fold and decide them. Data; owned by its caller. */
#ifndef ENGINE_MATCH_STATE_H
#define ENGINE_MATCH_STATE_H

#include "base/encoding/delta.h"
#include "engine/table_kinds.h"

#define MATCH_PAST_MAX 16 /* the newest moves, which can be undone */
/* The size of the changes that these moves made to the state, as deltas. If they do not fit, the
 * oldest moves can no longer be undone. The limit is nearly four times the observed maximum, so
 * that it never shortens the reach of a real match. The contract suite requires half of it to be
 * enough. */
#define MATCH_PAST_BYTES 1536
_Static_assert(MATCH_PAST_BYTES >= 2 * DELTA_BYTES_MAX(GAME_STATE_BYTES_MAX), "not every state");
#define MATCH_ASKS_MAX 3 /* maximum number of requests of a seat to undo the same move */
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
    uint32_t version; /* version whose state the undo restores */
    uint32_t since;   /* the version that this request made */
};

/* The form of undo open to a seat for its last move: none; free, because neither it nor the moves
 * since, which only bots may have made, revealed anything; or with the consent of the others. */
enum match_undo { MATCH_UNDO_NONE, MATCH_UNDO_FREE, MATCH_UNDO_ASK };

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
    uint8_t resigned; /* a bot decides for it to the end: its person resigned or is gone */
    uint8_t absent;   /* away or timed out for so long that its consent is not required */
    uint8_t offered;  /* open to any user with the link */
    uint8_t by_vote;  /* subset of `offered`: by a vote of the others */
    uint8_t returned; /* its person has used the extra time for a return after a timeout */
    uint8_t waited;   /* it has used the extra time that a vote of the others granted */
    bool called_off;  /* the match has ended by agreement */
    uint16_t timed_at[GAME_SEATS_MAX];   /* the version in which its clock ran out last */
    uint16_t offered_at[GAME_SEATS_MAX]; /* the version that offered it last */
    uint16_t
        taken_at[GAME_SEATS_MAX]; /* the version in which a substitute took it last; 0: none has */
    uint16_t resigned_at[GAME_SEATS_MAX];
    uint16_t held[GAME_SEATS_MAX]; /* number of versions in which its present person decided, before
                                      the present span */
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
    bool unrated; /* something other than the seat's own moves without revelations was undone
                     without the consent of another seat */
    uint8_t past_count;
    uint16_t past_bytes; /* bytes used of past_deltas */
    struct match_vote vote;
    struct match_sitting sitting;
    uint32_t undone_version;        /* the newest version that undid something; 0: none */
    uint32_t asked[GAME_SEATS_MAX]; /* 1 + the version before the move of the last undo request */
    uint8_t asks[GAME_SEATS_MAX];   /* number of requests; MATCH_ASKS_MAX once the others have
                                       rejected one */
    /* The version since which each seat has had its present choices. A move chosen at that
     * version or later is not stale, although another seat may have moved since (several seats
     * feed at once). */
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

/* Returns the index in `ballot` of a vote about `about` (a seat, or GAME_NOBODY: the match). */
static inline unsigned match_ballot_of(uint8_t about)
{
    return about < GAME_SEATS_MAX ? about : GAME_SEATS_MAX;
}

#endif
