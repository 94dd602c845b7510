/* The users that each operation locks. */
#include "store/nouns/notices.h"
#include "store/nouns/conditional.h"
#include "store/nouns/people.h"
#include "store/nouns/tokens.h"
#include "store/writer/op_holds.h"

/* Returns the creator of a table, if the limits count their matches. */
static int64_t opener_of(const struct store_write *write)
{
    const struct store_match *newest = write->also != NULL ? write->also : write->match;
    bool counted = write->held_max != 0 || write->standing_max != 0 || write->asks != 0;
    return counted ? newest->created_by : 0;
}

struct held op_holds(const struct store_write *write)
{
    switch (write->op) {
    case STORE_SESSION_CREATE: return (struct held){.user = write->session->user};
    case STORE_MATCH_SAVE:
    case STORE_MATCH_IMPORT: return (struct held){.user = opener_of(write), .other = write->asks};
    case STORE_MOVE_APPEND: /* the host of the table that follows */
        return (struct held){.user = write->also != NULL ? write->also->created_by : 0};
    case STORE_CHAT_APPEND: return (struct held){.user = write->chat->user, .shared = true};
    case STORE_CALENDAR_SAVE: return (struct held){.user = write->calendar->user};
    case STORE_CONDITIONAL_SET: return (struct held){.user = write->conditional->user};
    case STORE_RELATION_SET:
        return (struct held){.user = write->relation->user, .other = write->relation->other};
    case STORE_PREFERENCES_SET: return (struct held){.user = write->preferences->user};
    case STORE_RECOVERY_SET:
    case STORE_FEED_SET:
    case STORE_BOT_ACCOUNT_SET: return (struct held){.user = write->user->id};
    case STORE_NOTIFY_SAVE:
    case STORE_MAIL_PENDING: return (struct held){.user = write->notify->user};
    case STORE_ADDRESS_SAVE:
    case STORE_MAIL_CONFIRM: return (struct held){.user = write->address->user};
    case STORE_LETTER: return (struct held){.user = write->notice->user};
    case STORE_TOKEN_ADD: return (struct held){.user = write->token->user};
    case STORE_BAN: return (struct held){.user = write->ban->user};
    /* These change, and so lock, the user's row first of all. */
    case STORE_USER_CREATE:
    case STORE_USER_UPDATE:
    case STORE_USER_DELETE:
    case STORE_PASSWORD_SET:
    case STORE_ADMIN_SET:
    /* These check nothing of a user. */
    case STORE_SESSION_RENEW:
    case STORE_SESSION_DELETE:
    case STORE_SESSIONS_DELETE:
    case STORE_MATCH_DELETE:
    case STORE_CLOCK_BEAT:
    case STORE_CLOCK_DUE:
    case STORE_SEEN:
    case STORE_ENDS_SEEN:
    case STORE_GUESTS_EXPIRE:
    case STORE_NOTE_SET:
    case STORE_RESULT_SET:
    case STORE_ANALYSIS_SAVE:
    case STORE_NOTIFY_MATCH:
    case STORE_ADDRESS_DELETE:
    case STORE_ADDRESS_CLAIM:
    case STORE_ADDRESS_HANDLED:
    case STORE_NOTICE_WAKE:
    case STORE_TOKEN_END:
    case STORE_TOKEN_USED:
    case STORE_UNBAN:
    case STORE_QUERY_SAVE:
    case STORE_QUERY_DELETE:
    case STORE_AUDIT: return (struct held){0};
    }
    CHECK(false);
}
