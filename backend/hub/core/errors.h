/* Every refusal that a person or program can meet, with its wire name, HTTP status and sentence.
 * Constant. Any thread. */
#ifndef HUB_CORE_ERRORS_H
#define HUB_CORE_ERRORS_H

#include "engine/game.h"
#include "store/store.h"

enum hub_err {
    HUB_OK,
    HUB_BAD_REQUEST,
    HUB_BAD_NAME,
    HUB_BAD_PASSWORD,
    HUB_NOT_SIGNED_IN,
    HUB_ALREADY_SIGNED_IN,
    HUB_WRONG_PASSWORD,
    HUB_WRONG_ORIGIN,
    HUB_NAME_TAKEN,
    HUB_NOT_FOUND,
    HUB_METHOD_NOT_ALLOWED,
    HUB_NO_SUCH_MATCH,
    HUB_NO_SUCH_PUZZLE,
    HUB_NO_SUCH_VERSION,
    HUB_NO_SUCH_GAME,
    HUB_NO_SUCH_BOT,
    HUB_BAD_SEATS,
    HUB_BAD_SEAT,
    HUB_BAD_OPTION,
    HUB_BAD_CLOCK,
    HUB_SEAT_TAKEN,
    HUB_SEAT_KEPT,
    HUB_BAD_LINK,
    HUB_LINK_USED,
    HUB_LINK_OVER,
    HUB_ALREADY_SEATED,
    HUB_ALREADY_INVITED,
    HUB_NOT_INVITABLE,
    HUB_NOT_WELCOME,
    HUB_ACCOUNT_NEEDED,
    HUB_NO_SUCH_LINK,
    HUB_NOT_SEATED,
    HUB_NOT_HOST,
    HUB_KEY_NEEDED,
    HUB_SEATS_EMPTY,
    HUB_NOT_OPEN,
    HUB_NOT_RUNNING,
    HUB_STILL_RUNNING,
    HUB_NOT_ALLOWED,
    HUB_STALE,
    HUB_BAD_ID,
    HUB_TOO_MANY_MATCHES,
    HUB_TOO_MANY_MATCHES_HERE,
    HUB_TOO_MANY_STANDING,
    HUB_TOO_MANY_INVITATIONS,
    HUB_TOO_MANY_RELATIONS,
    HUB_TOO_MANY_ADDRESSES,
    HUB_BAD_ADDRESS,
    HUB_BAD_EMAIL_LINK,
    HUB_NO_CHANNEL,
    HUB_TOO_MANY_GUESTS,
    HUB_NO_ROOM,
    HUB_TOO_MANY_REQUESTS,
    HUB_TOO_MANY_SUBSCRIPTIONS,
    HUB_BUSY,
    HUB_REFUSED, /* the rules refuse it: see `refusal` */
    HUB_STORE,   /* the store refuses it: see `store` */
    HUB_SHUTTING_DOWN,
    HUB_BANNED,
    HUB_NO_SUCH_USER,
    HUB_NO_SUCH_QUERY,
    HUB_YOURSELF,
    HUB_NO_ACCOUNT,
    HUB_TOO_MANY_QUERIES,
    HUB_NOT_NOW,
    HUB_MATCH_DAMAGED,
    HUB_MATCH_NEWER,
    HUB_MATCH_OLDER,
    HUB_UNKNOWN_TIME_ZONE,
    HUB_BAD_TIME,
    HUB_QUIET_TOO_LONG,
    HUB_TOO_MANY_CHANGES,
    HUB_BAD_DAYS,
    HUB_VACATION_OVERLAPS,
    HUB_VACATION_SPENT,
    HUB_TOO_MANY_VACATIONS,
    HUB_NO_SUCH_VACATION,
    HUB_BAD_TOKEN,
    HUB_SCOPE,
    HUB_TOO_MANY_TOKENS,
    HUB_TOO_MANY_BOOKMARKS,
    HUB_BAD_PASSKEY,
    HUB_NO_SUCH_PASSKEY,
    HUB_PASSKEY_EXPIRED,
    HUB_LAST_PASSKEY,
    HUB_TOO_MANY_PASSKEYS,
    HUB_PROVIDER_UNREACHABLE,
    HUB_PROVIDER_REFUSED,
    HUB_PROVIDER_EXPIRED,
    HUB_NO_SUCH_PROVIDER,
    HUB_IDENTITY_TAKEN,
    HUB_LAST_IDENTITY,
    HUB_TOO_MANY_IDENTITIES,
    HUB_SIGN_IN_AGAIN,
    HUB_NO_SUCH_TOURNAMENT,
    HUB_BAD_TOURNAMENT,
    HUB_NOT_ORGANISER,
    HUB_ENTRIES_CLOSED,
    HUB_TOURNAMENT_FULL,
    HUB_TOO_MANY_TOURNAMENTS,
    HUB_REGISTRATION_CLOSED,
    HUB_CODE_NEEDED,
    HUB_BAD_CODE,
    HUB_NO_GUESTS,
    HUB_TOO_MANY_CODES,
    HUB_CONDITIONAL_CHANGED,
    HUB_TOO_MANY_CONDITIONAL,
    HUB_HAS_PLAYED,
    HUB_TOO_MANY_STREAMS,
    HUB_NO_ANALYSIS,
    HUB_NO_BRANCH,
    HUB_CHAT_FULL,
    HUB_CHAT_MUTED,
    HUB_WARNING_OPEN,
    HUB_NO_SUCH_REPORT,
    HUB_REPORTED_ALREADY,
    HUB_REPORT_SETTLED,
    HUB_TOO_MANY_REPORTS,
    HUB_ERRORS
};

/* The possible values of a member, for the answer to a value that is none of them. */
enum hub_allowed {
    HUB_ALLOWED_UNSAID,
    HUB_ALLOWED_RANGE, /* whole numbers; of a text: the number of its characters */
    HUB_ALLOWED_WORDS,
    HUB_ALLOWED_GAMES,
    HUB_ALLOWED_LANGUAGES,
    HUB_ALLOWED_OPTIONS, /* of the game */
    HUB_ALLOWED_BOTS     /* of the game */
};

#define HUB_GIVEN_BYTES_MAX 47

/* The member of a body, or the parameter, that a request is refused for. */
struct hub_wrong {
    const char *field; /* constant; NULL: the usual one of the error, or none */
    enum hub_allowed allowed;
    int64_t least;
    int64_t most;
    const char *words;                   /* separated by blanks; constant */
    const struct game *game;             /* NULL: unknown, and with it the possible values */
    bool is_number;                      /* `given` is a number */
    char given[HUB_GIVEN_BYTES_MAX + 1]; /* "": not repeated */
};

/* An error with its details. */
struct hub_error {
    enum hub_err code;
    enum game_refusal refusal; /* with HUB_REFUSED */
    enum store_err store;      /* with HUB_STORE */
    uint32_t version;          /* with HUB_STALE: the newest version */
    int64_t retry_ms;          /* with HUB_TOO_MANY_REQUESTS: time until a retry; 0: not known */
    int64_t until_ms;          /* with HUB_CHAT_MUTED: its end */
    struct hub_wrong wrong;    /* if it is about a member */
};

/* Each returns one property of an error: its wire name ("seat_taken"; for a refusal or store error
 * its own name), the HTTP status and the English sentence. */
const char *hub_error_name(const struct hub_error *error);
int hub_error_status(const struct hub_error *error);
const char *hub_error_message(const struct hub_error *error);

/* A plain error. */
struct hub_error hub_error_of(enum hub_err code);
/* Returns an error about the member `field`, a constant text; its sentence says what is allowed. */
struct hub_error hub_error_at(enum hub_err code, const char *field);
/* The same, with the number that was given and its bounds. */
struct hub_error hub_error_range(enum hub_err code, const char *field, int64_t given, int64_t least,
                                 int64_t most);
/* The same, with the word that was given and the possible ones, separated by blanks. */
struct hub_error hub_error_words(enum hub_err code, const char *field, const char *given,
                                 const char *words);
/* The same, with the possible ones from the list of games, of languages, or of the game. */
struct hub_error hub_error_game(enum hub_err code, const char *field, const char *given,
                                enum hub_allowed allowed, const struct game *game);
/* Returns the name of the member that an error is about; NULL: it is about none. */
const char *hub_error_field(const struct hub_error *error);
/* Returns HUB_TOO_MANY_REQUESTS: a retry may succeed after `retry_ms`. */
struct hub_error hub_error_often(int64_t retry_ms);

#endif
