/* The simulated world, as its parts share it: people with their behaviours, tables at which they
 * sit, and what they do, one act after the other. An act is a few numbers, so that a list of them
 * can be written down, shortened and played again; what it means is decided when it is done, by
 * what its user then sees. One thread. */
#ifndef WORLD_WORLD_H
#define WORLD_WORLD_H

#include <cjson/cJSON.h>

#include "base/base.h"

#define WORLD_PEOPLE_MAX 200
#define WORLD_TABLES_MAX 512
#define WORLD_SEATS_MAX  8
#define WORLD_ID_BYTES   16
#define WORLD_LINK_BYTES 40
#define WORLD_NOBODY     (-1)

enum behaviour {
    HONEST,
    STALLER,
    CHEAT,
    ACCOMPLICE,
    TRAVELLER, /* has vacations and quiet hours */
    PLANNER,   /* gives conditional moves */
    HOST,      /* invites, blocks, plays again, deletes the account */
    WATCHER,   /* never sits down */
    PROGRAM,   /* a bot account */
    ADMIN,     /* bans, closes */
    BEHAVIOURS
};

struct person {
    enum behaviour behaviour;
    char name[24];
    int64_t id; /* of the account; 0: none yet */
    bool gone;  /* deleted, or banned */
    bool banned;
    bool connected;
    uint32_t requests; /* so many request ids were used */
    uint32_t notify_edit, calendar_edit;
};

/* The state of a match as the server sent it last. */
struct table {
    char id[WORLD_ID_BYTES + 1]; /* "": it could not be opened */
    char key[WORLD_ID_BYTES + 1];
    char status[12];
    int seats;
    uint32_t version;
    uint32_t legal; /* of whoever looked last */
    uint8_t to_act; /* bit set */
    int64_t user[WORLD_SEATS_MAX];
    bool invited[WORLD_SEATS_MAX];
    bool bot[WORLD_SEATS_MAX];
    bool asking;                                      /* a vote about an undo is open */
    uint8_t votes;                                    /* bit set: about whom */
    uint8_t askable;                                  /* by whoever looked last */
    char link[WORLD_SEATS_MAX][WORLD_LINK_BYTES + 1]; /* that somebody was shown last */
    bool clock;
};

struct world {
    uint64_t seed;
    uint64_t random; /* of who decides what is done; the server has one of its own */
    int64_t now_ms;  /* since the beginning */
    unsigned people_count, tables_count;
    struct person people[WORLD_PEOPLE_MAX];
    struct table tables[WORLD_TABLES_MAX];
    uint64_t acts, accepted, refused;
};

extern struct world world;

/* ---- acts ---- */

enum verb {
    DO_OPEN, /* a table: a: kind of game, b: kind of rules */
    DO_JOIN, /* a: seat */
    DO_LEAVE,
    DO_BOT_ADD, /* a: seat */
    DO_SWAP,    /* a, b: seats */
    DO_FIRST,   /* a: seat; none if there are fewer */
    DO_START,
    DO_MOVE, /* a: by number */
    DO_PLAY, /* so many decisions of all who sit there, a: how many, b: seed */
    DO_UNDO,
    DO_UNDO_ASK,
    DO_UNDO_AGREE,
    DO_UNDO_REFUSE,
    DO_MOVE_AND_ASK, /* both in one packet, a: by number */
    DO_SEAT_BOT,
    DO_SEAT_BACK,
    DO_RESIGN,
    DO_OFFER,
    DO_KEEP,
    DO_VOTE, /* a: about a seat, or -1; b: choice */
    DO_TAKE, /* a: the seat that is offered */
    DO_REMATCH,
    DO_INVITE,   /* a: whom */
    DO_UNINVITE, /* a: seat */
    DO_BLOCK,    /* a: whom */
    DO_CHAT,
    DO_CONDITIONAL, /* a: which */
    DO_LOOK,
    DO_LISTS,
    DO_EXPORT,
    DO_VACATION, /* a: days */
    DO_QUIET,    /* a: from hour, b: hours */
    DO_CONNECT,  /* to a match */
    DO_DISCONNECT,
    DO_NOTIFY, /* gives an address */
    DO_DELETE,
    DO_BAN,   /* a: whom */
    DO_UNBAN, /* a: whom */
    DO_CLOSE,
    DO_RESTART, /* a: 0 stopped, 1 killed; b: minutes */
    DO_RESEND,  /* a move whose answer is lost, sent again; a: by number */
    DO_FEED,    /* reads the feeds, and hears the stream of events from then on */
    DO_DISK,    /* is full; a: for so many minutes */
    DO_REWIND,  /* a match, with the server down; a: to this many thousandths of its rows */
    VERBS
};

struct act {
    int64_t at_ms;
    enum verb verb;
    int user;
    int table;
    int a;
    int b;
};

/* The word of a verb, and the verb of a word (VERBS: none). */
const char *act_word(enum verb verb);
enum verb act_verb(const char *word);

/* Makes the people, as the seed says. */
void people_make(uint64_t seed);
/* The next act that somebody would do. */
void people_next(struct act *act);
/* Does it. */
void act_do(const struct act *act);

/* Fetches the table at `table` as `user` sees it. False: it is not shown. */
bool table_look(int table, int user);
/* The seat of a person there, or WORLD_NOBODY. */
int table_seat_of(const struct table *table, int user);
int world_person_of(int64_t id);
unsigned world_draw(unsigned below);

#endif
