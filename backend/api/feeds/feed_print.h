/* A user's turns and ends of matches, or everybody's open tables and ends, as an Atom feed (RFC
 * 4287); deadlines as a calendar (RFC 5545). Any thread. */
#ifndef API_FEEDS_FEED_PRINT_H
#define API_FEEDS_FEED_PRINT_H

#include "base/buf.h"
#include "base/encoding/text.h"
#include "engine/game.h"
#include "store/records.h"

#define FEED_ORIGIN_BYTES   300
#define FEED_WITH_BYTES_MAX (GAME_SEATS_MAX * (STORE_NAME_BYTES_MAX + TEXT_APART_BYTES + 2) + 1)

/* One match of the feed. */
struct feed_item {
    char match[STORE_MATCH_ID_BYTES + 1];
    const char *title;              /* title of its game */
    char with[FEED_WITH_BYTES_MAX]; /* the (other) players: "Bob, Cem"; empty: none */
    bool over; /* the match is over; otherwise it is the user's turn, or there is a vote about their
                  seat */
    bool vote;
    bool open;      /* a table that waits for players */
    uint32_t after; /* identifies a turn by the version of the user's newest move, a vote by its own
                       version */
    int rank;       /* the user's rank, when the match is over; 0: none */
    int seats;
    int64_t at_ms; /* when that began */
    int64_t
        deadline_ms; /* end of the user's time or of the vote, wall clock; 0: no time runs out */
};

/* The contents of a feed, all borrowed. */
struct feed {
    const char *origin; /* the address that browsers use for this server: "https://ochre.example" */
    const char *path;   /* path of this feed */
    const char *title;  /* id of its title among the texts of the server */
    const char *page;   /* path of the page that shows the same */
    const char *lang;   /* "de"; English replaces languages that base/language.h does not know */
    int64_t since_ms;   /* time of the feed if it has no items */
    const struct feed_item *items;
    size_t count;
};

/* Appends the feed with all its items to `out`. */
void feed_print_atom(const struct feed *feed, struct buf *out);
/* Appends a calendar to `out`: the turns that have a deadline, and the votes. */
void feed_print_calendar(const struct feed *feed, struct buf *out);

#endif
