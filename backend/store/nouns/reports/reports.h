/* Reports of messages, names and conduct, and the acts of moderators on them. */
#ifndef STORE_NOUNS_REPORTS_REPORTS_H
#define STORE_NOUNS_REPORTS_REPORTS_H

#include "store/nouns.h"
#include "store/nouns/reports/warnings.h"
#include "store/store.h"

#define STORE_REPORT_WORDS_BYTES_MAX 2000 /* 500 characters, which the hub checks */
#define STORE_REPORT_REASON_BYTES    16
#define STORE_REPORT_ACT_BYTES       16
#define STORE_REPORTS_OPEN_MAX       20 /* of one account */
#define STORE_REPORTS_NEW_OPEN_MAX   5  /* of an account younger than STORE_USER_NEW_MS */
#define STORE_REPORTS_GUEST_OPEN_MAX 2  /* of a guest */
#define STORE_USER_NEW_MS            (7LL * 24 * 3600 * 1000)
#define STORE_REPORTS_OWN_MAX        50 /* of a list of one's own reports */
#define STORE_REPORT_LINES           5  /* number of messages before, and after, a reported one */
#define STORE_REPORT_EARLIER_MAX     20 /* of a list of earlier acts on a user */

/* Adds a report; `argument` is a struct store_report. The target, or the sender of that message,
 * must be somebody else (STORE_NOT_FOUND). A target must not be deleted (STORE_NOT_FOUND); a sender
 * may be. The user has no open report of the same thing (STORE_TAKEN), and fewer open ones than the
 * limit (STORE_TOO_MANY). Result id: its number. */
#define STORE_REPORT_ADD NOUN_OPERATION(REPORT, 0)
/* Executes an act and settles the open reports of the same thing; `argument` is a struct store_act.
 * STORE_ACT_SHOW and STORE_ACT_UNMUTE, which may find nothing to end, settle none.
 * Conditions: the report exists (STORE_NOT_FOUND), and is open if the act is STORE_ACT_DISMISS
 * (STORE_STALE). For an act on a message, it is about one (STORE_NOT_FOUND). The target of
 * STORE_ACT_MUTE, STORE_ACT_WARN and STORE_ACT_RENAME is not deleted (STORE_NOT_FOUND). A new name
 * is free (STORE_TAKEN). */
#define STORE_REPORT_ACT NOUN_OPERATION(REPORT, 1)

/* Makes an account a moderator, or ends that; `argument` is a struct store_moderator. Condition: it
 * is an account that is not deleted (STORE_NOT_FOUND). */
#define STORE_MODERATOR_SET NOUN_OPERATION(REPORT, 2)

struct store_moderator {
    int64_t user;
    bool is;
};

enum store_report_kind { STORE_REPORT_LINE, STORE_REPORT_NAME, STORE_REPORT_CONDUCT };
enum store_report_state { STORE_REPORT_OPEN, STORE_REPORT_DISMISSED, STORE_REPORT_ACTED };

/* Their wire names, separated by blanks, in that order. */
#define STORE_REPORT_KINDS   "line name conduct"
#define STORE_REPORT_REASONS "insult hate spam cheating stalling name other"

/* Returns the wire name of a kind. Any thread. */
const char *store_report_kind_name(enum store_report_kind kind);
/* Returns the wire name of a state. Any thread. */
const char *store_report_state_name(enum store_report_state state);

struct store_report {
    int64_t number;
    int64_t at_ms;
    int64_t user;   /* its author; 0: deleted */
    int64_t target; /* for STORE_REPORT_ADD of a message: 0, the store finds its sender */
    enum store_report_kind kind;
    char match[STORE_MATCH_ID_BYTES + 1]; /* empty: none */
    uint32_t line;                        /* number of the message; 0: none */
    char reason[STORE_REPORT_REASON_BYTES + 1];
    char words[STORE_REPORT_WORDS_BYTES_MAX + 1];
    /* The rest is only read: */
    enum store_report_state state;
    char act[STORE_REPORT_ACT_BYTES + 1]; /* the last act on it; empty: none */
    int64_t done_ms;                      /* time of that act; 0: none */
    char name[STORE_NAME_BYTES_MAX + 1];  /* the target's at the time of the report */
    char user_name[STORE_NAME_BYTES_MAX + 1];
    char target_name[STORE_NAME_BYTES_MAX + 1]; /* the present one */
    bool target_guest;
    bool target_admin;
    bool target_moderator;
    int64_t target_created_ms;
    int64_t muted_until_ms; /* of the target; 0: not muted at the time of the read */
    char game[STORE_GAME_BYTES_MAX + 1];
};

enum store_act_kind {
    STORE_ACT_DISMISS,
    STORE_ACT_HIDE,   /* hides the reported message from everybody */
    STORE_ACT_SHOW,   /* ends that */
    STORE_ACT_MUTE,   /* the target may write no message until until_ms */
    STORE_ACT_UNMUTE, /* ends that */
    STORE_ACT_WARN,   /* the target must confirm `text` */
    STORE_ACT_RENAME, /* the target's name is `text` from now on */
};

struct store_act {
    int64_t report; /* number */
    enum store_act_kind kind;
    char name[STORE_REPORT_ACT_BYTES + 1]; /* of the act, as the report shows it */
    int64_t target;                        /* of the report */
    int64_t at_ms;
    bool target_guest;
    int64_t until_ms;                       /* with STORE_ACT_MUTE */
    char text[STORE_WARNING_BYTES_MAX + 1]; /* with STORE_ACT_WARN, STORE_ACT_RENAME */
};

/* Receives a report, borrowed; returns false to stop. */
typedef bool store_report_row(void *context, const struct store_report *report);
struct store_reports_look {
    bool open;
    int64_t before;
    uint32_t count;
    int64_t moderator; /* sees no reports about themselves, moderators, administrators; 0: all */
    int64_t now_ms;
};
/* Calls `row` for the reports with number < before (0: all), the newest first, at most `count`: the
 * open ones, or the settled ones. The thread of the reader. */
MUST_USE enum store_err store_reports_each(struct store_reader *reader,
                                           const struct store_reports_look *look,
                                           store_report_row *row, void *context);
/* Calls `row` for the newest reports of `user`, at most STORE_REPORTS_OWN_MAX. The thread of the
 * reader. */
MUST_USE enum store_err store_reports_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                                         store_report_row *row, void *context);
/* Reads one report. STORE_NOT_FOUND: none has that number. The thread of the reader. */
MUST_USE enum store_err store_report_read(struct store_reader *reader, int64_t number,
                                          int64_t now_ms, struct store_report *report);

/* Calls `row` for the reported message and those around it, hidden ones with their texts. The
 * thread of the reader. */
MUST_USE enum store_err store_report_lines(struct store_reader *reader,
                                           const struct store_report *report, store_chat_row *row,
                                           void *context);

/* An earlier act of a moderator or administrator on a user. */
struct store_earlier {
    int64_t at_ms;
    char action[STORE_ACTION_BYTES_MAX + 1];
    char detail[STORE_DETAIL_BYTES_MAX + 1];
};
typedef bool store_earlier_row(void *context, const struct store_earlier *earlier);
/* Calls `row` for the newest successful acts on `user`, at most STORE_REPORT_EARLIER_MAX. The
 * thread of the reader. */
MUST_USE enum store_err store_earlier_each(struct store_reader *reader, int64_t user,
                                           store_earlier_row *row, void *context);

#endif
