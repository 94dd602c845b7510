/* Two servers whose writes cross: whichever comes first, what each asks of a user is so when it
 * commits. With PostgreSQL the transaction of the first waits in its middle, for a row that the
 * test holds, while the second is begun; on a file the one follows the other in any case. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/nouns/matches/read.h"
#include "store/nouns/notices.h"
#include "store/nouns/people.h"
#include "store/sql/sql.h"
#include "store/nouns/tokens.h"
#include "support/patience.h"
#include "support/store_case.h"

#define NOW_MS 1700000100000

static struct store_case self;
static struct store *other;
static int64_t host; /* who is there throughout */
static unsigned made;

static void begin(void)
{
    struct store_user user = store_case_account("Host Of All");
    store_case_make(&self, NULL);
    self.config.shared = true;
    store_case_open(&self);
    struct store_config config = self.config;
    cr_assert_eq(store_open(&config, &other), STORE_OK);
    host = store_case_user_add(&self, &user);
}

static void end(void)
{
    store_close(other);
    store_case_end(&self);
}

TestSuite(store_crossing, .init = begin, .fini = end, .timeout = 240);

/* ---- crossing ---- */

static void ended(void *context, enum store_err err, int64_t id)
{
    struct store_case_end *end = context;
    *end = (struct store_case_end){.ended = true, .err = err, .id = id};
}

/* How many transactions wait for others. */
static int waiting(void)
{
    const char *said = store_case_sql(&self, "SELECT count(*) FROM pg_locks WHERE NOT granted "
                                             "AND pid IN (SELECT pid FROM pg_stat_activity "
                                             "WHERE datname = current_database())");
    return (int)strtol(said, NULL, 10);
}

static bool has_ended(struct store *store, const struct store_case_end *end)
{
    store_drain(store);
    return end->ended;
}

/* The results of two writes, one at each server. */
struct crossed {
    enum store_err first, second;
};

/* The first does not go on, while it can be helped, before the second has ended or waits for it.
 * `held`: a question for the rows that stop it. */
static struct crossed cross(const char *held, const struct store_write *first,
                            const struct store_write *second)
{
    struct store_case_end ends[2] = {{0}};
    struct sql holds;
    bool remote = store_case_is_postgres(&self);
    if (remote) {
        cr_assert_eq(sql_connect(&holds, self.path, SQL_WRITES), STORE_OK);
        cr_assert_eq(sql_exec(&holds, "SET idle_in_transaction_session_timeout = 0; BEGIN", "test"),
                     STORE_OK);
        cr_assert_eq(sql_exec(&holds, held, "test"), STORE_OK);
    }
    cr_assert_eq(store_write(self.store, first, ended, &ends[0]), STORE_OK);
    UNTIL(has_ended(self.store, &ends[0]) || (remote && waiting() == 1));
    cr_assert_eq(ends[0].ended, !remote, "%s", store_err_name(ends[0].err));
    cr_assert_eq(store_write(other, second, ended, &ends[1]), STORE_OK);
    if (remote) {
        UNTIL(has_ended(other, &ends[1]) || waiting() == 2);
        cr_assert_eq(sql_exec(&holds, "COMMIT", "test"), STORE_OK);
        sql_close(&holds);
    }
    UNTIL(has_ended(self.store, &ends[0]) && has_ended(other, &ends[1]));
    return (struct crossed){ends[0].err, ends[1].err};
}

/* ---- who and what ---- */

static struct store_user somebody(void)
{
    char name[32];
    (void)snprintf(name, sizeof(name), "Somebody %u", ++made);
    struct store_user user = store_case_account(name);
    user.id = store_case_user_add(&self, &user);
    return user;
}

/* A session whose token is the number. */
static struct store_session session_of(int64_t user, int64_t token)
{
    struct store_session session = {
        .user = user, .created_ms = NOW_MS, .expires_ms = 2 * NOW_MS, .used_ms = NOW_MS};
    memcpy(session.token_hash, &token, sizeof(token));
    return session;
}

static void session_add(const struct store_session *session)
{
    struct store_write write = {.op = STORE_SESSION_CREATE, .sign_in = {.session = session}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

static struct store_token token_of(int64_t user)
{
    struct store_token token = {
        .user = user, .name = "t", .scopes = 1, .made_ms = NOW_MS, .expires_ms = 2 * NOW_MS};
    memcpy(token.hash, &made, sizeof(made));
    made++;
    return token;
}

/* A table of somebody's, with others at it. */
static struct store_match table_of(int64_t by, int64_t first, int64_t second)
{
    char id[16];
    (void)snprintf(id, sizeof(id), "table%u", ++made);
    struct store_match match = store_case_match(id, 2);
    match.created_by = by;
    match.seat[0] = (struct store_seat){.user = first, .name = "by its old name"};
    match.seat[1] = (struct store_seat){.user = second, .name = "by its old name"};
    return match;
}

/* The rows of somebody's in a table, to be held. */
static const char *rows(const char *table, const char *column, int64_t user)
{
    static char question[200];
    (void)snprintf(question, sizeof(question),
                   "SELECT 1 FROM \"%s\" WHERE \"%s\" = %lld FOR UPDATE", table, column,
                   (long long)user);
    return question;
}

/* How many of them there are. */
static int count(const char *table, const char *column, int64_t user)
{
    char question[200];
    (void)snprintf(question, sizeof(question), "SELECT count(*) FROM \"%s\" WHERE \"%s\" = %lld",
                   table, column, (long long)user);
    return (int)strtol(store_case_sql(&self, question), NULL, 10);
}

/* ---- bans and passwords ---- */

/* The two writes that end all sessions and tokens of a user. */
enum { BANNED, NEW_PASSWORD, ENDINGS };

struct ending {
    struct store_user fresh;
    struct store_ban ban;
    struct store_write write;
};

static void ending_make(struct ending *ending, int which, const struct store_user *user)
{
    ending->fresh = *user;
    ending->ban = (struct store_ban){.user = user->id, .at_ms = NOW_MS};
    (void)snprintf(ending->fresh.password_hash, sizeof(ending->fresh.password_hash), "new");
    ending->write = which == BANNED
                        ? (struct store_write){.op = STORE_BAN, .ban = &ending->ban}
                        : (struct store_write){.op = STORE_PASSWORD_SET, .user = &ending->fresh};
}

Test(store_crossing, login_while_a_ban_or_a_new_password_is_written_is_refused)
{
    for (int which = 0; which < ENDINGS; which++) {
        struct store_user user = somebody();
        struct store_session before = session_of(user.id, 1000 + which);
        struct store_session session = session_of(user.id, 2000 + which);
        struct ending ending;
        ending_make(&ending, which, &user);
        struct store_write login = {.op = STORE_SESSION_CREATE,
                                    .sign_in = {.session = &session, .before = &user}};
        session_add(&before);
        struct crossed crossed = cross(rows("session", "user", user.id), &ending.write, &login);
        cr_assert_eq(crossed.first, STORE_OK);
        cr_assert_eq(count("session", "user", user.id), 0, "ending %d", which);
    }
}

Test(store_crossing, login_that_came_first_is_ended_by_a_ban_or_a_new_password)
{
    for (int which = 0; which < ENDINGS; which++) {
        struct store_user user = somebody();
        struct store_session hosts = session_of(host, 1000 + which);
        struct store_session session = session_of(user.id, 2000 + which);
        struct ending ending;
        ending_make(&ending, which, &user);
        struct store_write login = {
            .op = STORE_SESSION_CREATE,
            .sign_in = {.session = &session, .before = &user, .ended = hosts.token_hash}};
        session_add(&hosts);
        struct crossed crossed = cross(rows("session", "user", host), &login, &ending.write);
        cr_assert_eq(crossed.first, STORE_OK);
        cr_assert_eq(crossed.second, STORE_OK);
        cr_assert_eq(count("session", "user", user.id), 0, "ending %d", which);
    }
}

Test(store_crossing, token_made_while_a_ban_is_written_is_refused)
{
    struct store_user user = somebody();
    struct store_token before = token_of(user.id);
    struct store_token token = token_of(user.id);
    struct ending ending;
    ending_make(&ending, BANNED, &user);
    struct store_write add = {.op = STORE_TOKEN_ADD, .token = &before};
    cr_assert_eq(store_case_do(&self, &add, NULL), STORE_OK);
    add.token = &token;
    struct crossed crossed = cross(rows("token", "user", user.id), &ending.write, &add);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_NOT_FOUND, "%s", store_err_name(crossed.second));
    cr_assert_eq(count("token", "user", user.id), 0);
}

/* ---- deleted users ---- */

static struct store_user deleted(const struct store_user *user)
{
    return (struct store_user){.id = user->id, .name = "(deleted)", .deleted_ms = NOW_MS};
}

/* Has `second` cross the deletion of `user`, which waits where it has all but ended. */
static void deletion_cross(const struct store_user *user, const struct store_write *second)
{
    struct store_match open = table_of(user->id, host, 0);
    struct store_user gone = deleted(user);
    struct store_write delete = {.op = STORE_USER_DELETE, .user = &gone};
    store_case_match_add(&self, &open);
    cr_assert_eq(cross(rows("match", "created_by", user->id), &delete, second).first, STORE_OK);
}

static void no_old_name(int64_t user)
{
    char question[400];
    (void)snprintf(question, sizeof(question),
                   "SELECT (SELECT count(*) FROM seat WHERE seat.user = who.id AND name <> "
                   "'(deleted)') + (SELECT count(*) FROM seat WHERE invited = who.id) + "
                   "(SELECT count(*) FROM chat WHERE chat.user = who.id AND name <> '(deleted)') "
                   "FROM user AS who WHERE id = %lld",
                   (long long)user);
    cr_assert_str_eq(store_case_sql(&self, question), "0");
}

Test(store_crossing, seat_of_a_deleted_user_does_not_get_their_name_back)
{
    struct store_user user = somebody();
    struct store_match match = table_of(host, host, user.id);
    struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    deletion_cross(&user, &save);
    no_old_name(user.id);
}

Test(store_crossing, seat_that_came_first_loses_the_name_of_a_deleted_user)
{
    struct store_user user = somebody();
    struct store_user next = somebody();
    struct store_user gone = deleted(&user);
    struct store_match match = table_of(host, user.id, next.id);
    struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    struct store_write delete = {.op = STORE_USER_DELETE, .user = &gone};
    struct crossed crossed = cross(rows("user", "id", next.id), &save, &delete);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_OK);
    no_old_name(user.id);
}

Test(store_crossing, no_seat_is_kept_for_a_deleted_user)
{
    struct store_user user = somebody();
    struct store_match match = table_of(host, host, 0);
    struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    match.seat[1].invited = user.id;
    deletion_cross(&user, &save);
    no_old_name(user.id);
}

Test(store_crossing, line_of_a_deleted_user_does_not_get_their_name_back)
{
    struct store_user user = somebody();
    struct store_match match = table_of(host, host, user.id);
    struct store_chat chat = {.match = match.id,
                              .number = 1,
                              .user = user.id,
                              .name = user.name,
                              .request = "r",
                              .text = "hello"};
    struct store_write say = {.op = STORE_CHAT_APPEND, .chat = &chat};
    store_case_match_add(&self, &match);
    deletion_cross(&user, &say);
    no_old_name(user.id);
}

Test(store_crossing, line_that_came_first_loses_the_name_of_a_deleted_user)
{
    struct store_user user = somebody();
    struct store_user named = somebody();
    struct store_user gone = deleted(&user);
    struct store_match match = table_of(host, host, user.id);
    struct store_chat chat = {.match = match.id,
                              .number = 1,
                              .user = user.id,
                              .name = user.name,
                              .request = "r",
                              .text = "hello",
                              .mentions = {named.id}};
    struct store_write say = {.op = STORE_CHAT_APPEND, .chat = &chat};
    struct store_write delete = {.op = STORE_USER_DELETE, .user = &gone};
    store_case_match_add(&self, &match);
    struct crossed crossed = cross(rows("user", "id", named.id), &say, &delete);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_OK);
    no_old_name(user.id);
}

Test(store_crossing, nothing_is_kept_of_a_user_that_was_written_while_they_were_deleted)
{
    static const char *const kept[][2] = {
        {"session", "user"}, {"token", "user"},    {"calendar", "user"},  {"preferences", "user"},
        {"feed", "user"},    {"notify", "user"},   {"address", "user"},   {"address", "user"},
        {"notify", "user"},  {"relation", "user"}, {"relation", "other"}, {"ban", "user"},
    };
    for (size_t i = 0; i < COUNT_OF(kept); i++) {
        struct store_user user = somebody();
        struct store_session session = session_of(user.id, user.id);
        struct store_token token = token_of(user.id);
        struct store_calendar calendar = {.user = user.id};
        struct store_preferences preferences = {
            .user = user.id, .changed_ms = NOW_MS, .chosen = "{}"};
        struct store_link link = {.user = user.id, .token_hash = {1}};
        struct store_notify notify = {
            .user = user.id, .language = "en", .pending = "a@example.org"};
        struct store_address address = {
            .user = user.id, .channel = STORE_CHANNEL_HOOK, .target = "https://example.org/"};
        struct store_notice email = {
            .user = user.id, .event = STORE_EVENT_RESET, .detail = "", .at_ms = NOW_MS};
        struct store_relation block = {
            .user = user.id, .other = host, .kind = STORE_BLOCK, .at_ms = NOW_MS};
        struct store_relation hosts = {
            .user = host, .other = user.id, .kind = STORE_BLOCK, .at_ms = NOW_MS};
        struct store_ban ban = {.user = user.id, .at_ms = NOW_MS};
        struct store_write writes[] = {
            {.op = STORE_SESSION_CREATE, .sign_in = {.session = &session}},
            {.op = STORE_TOKEN_ADD, .token = &token},
            {.op = STORE_CALENDAR_SAVE, .calendar = &calendar},
            {.op = STORE_PREFERENCES_SET, .preferences = &preferences},
            {.op = STORE_FEED_SET, .link = &link},
            {.op = STORE_NOTIFY_SAVE, .notify = &notify},
            {.op = STORE_ADDRESS_SAVE, .address = &address},
            {.op = STORE_NOTICE_ADD, .notice = &email},
            {.op = STORE_MAIL_PENDING, .pending = {.notify = &notify}},
            {.op = STORE_RELATION_SET, .relation = &block},
            {.op = STORE_RELATION_SET, .relation = &hosts},
            {.op = STORE_BAN, .ban = &ban},
        };
        _Static_assert(COUNT_OF(writes) == COUNT_OF(kept), "each has its question");
        deletion_cross(&user, &writes[i]);
        cr_assert_eq(count(kept[i][0], kept[i][1], user.id), 0, "write %d: %s", (int)i, kept[i][0]);
    }
}

Test(store_crossing, no_table_follows_the_challenge_of_a_deleted_user)
{
    struct store_user user = somebody();
    struct store_match match = table_of(host, host, 0);
    struct store_match follower = table_of(user.id, host, 0);
    struct store_move move = store_case_move(match.id, 0);
    struct store_write begins = {
        .op = STORE_MOVE_APPEND,
        .append = {.match = &match, .move = &move, .also = &follower, .waits_max = 9}};
    store_case_match_add(&self, &match);
    match.edit = 1;
    match.status = STORE_RUNNING;
    match.started_ms = NOW_MS;
    deletion_cross(&user, &begins);
    cr_assert_eq(store_case_moves_count(&self, match.id), 1);
    cr_assert_eq(count("match", "created_by", user.id), 1, "the one that was there");
}

/* ---- names ---- */

/* Has `second` cross the creation of an account of that name, which comes first. */
static enum store_err name_cross(const char *name, const struct store_write *second)
{
    struct store_user user = store_case_account(name);
    struct store_session hosts = session_of(host, 1000 + made);
    struct store_session session = session_of(0, 2000 + made++);
    struct store_write create = {
        .op = STORE_USER_CREATE,
        .account = {.user = &user, .session = &session, .with_session = true}};
    hosts.expires_ms = NOW_MS - 1; /* the new one removes it, which is held */
    session_add(&hosts);
    struct crossed crossed = cross(rows("session", "user", host), &create, second);
    cr_assert_eq(crossed.first, STORE_OK);
    return crossed.second;
}

Test(store_crossing, name_is_given_to_one_account)
{
    /* the same; the same once folded, which look different; which look the same */
    static const char *const names[][2] = {{"Ada", "ada"}, {"Iisa", "iisa"}, {"Bella", "BeIla"}};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        struct store_user user = store_case_account(names[i][1]);
        struct store_write create = {.op = STORE_USER_CREATE, .account = {.user = &user}};
        enum store_err err = name_cross(names[i][0], &create);
        cr_assert_eq(err, STORE_TAKEN, "%s: %s", names[i][1], store_err_name(err));
    }
}

Test(store_crossing, name_of_a_new_account_is_not_given_to_one_that_is_renamed)
{
    struct store_user user = somebody();
    struct store_write rename = {.op = STORE_USER_UPDATE, .account = {.user = &user}};
    (void)snprintf(user.name, sizeof(user.name), "ada");
    cr_assert_eq(name_cross("Ada", &rename), STORE_TAKEN);
}

Test(store_crossing, guest_who_becomes_an_account_takes_no_name_that_is_given_meanwhile)
{
    struct store_user user = store_case_guest("Ada");
    user.id = store_case_user_add(&self, &user);
    struct store_write rename = {.op = STORE_USER_UPDATE, .account = {.user = &user}};
    user.guest = false;
    cr_assert_eq(name_cross("Ada", &rename), STORE_TAKEN);
}

/* ---- ratings ---- */

/* Begins a match of two, and fills the last write of it. */
struct last {
    struct store_match match;
    struct store_move move;
    struct store_write write;
};

static void last_make(struct last *last, int64_t winner, int64_t loser)
{
    struct store_match match = table_of(host, winner, loser);
    match.status = STORE_RUNNING;
    match.started_ms = NOW_MS;
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, match.id, 0, 1);
    cr_assert_eq(store_match_read(self.reader, match.id, &last->match), STORE_OK);
    last->match.status = STORE_OVER;
    last->match.ended_ms = NOW_MS;
    for (int i = 0; i < 2; i++) last->match.seat[i].rank = (int16_t)(i + 1);
    last->move = store_case_move(last->match.id, 2);
    last->write = (struct store_write){.op = STORE_MOVE_APPEND,
                                       .append = {.move = &last->move, .match = &last->match}};
}

Test(store_crossing, rating_goes_on_from_that_of_a_match_that_ends_meanwhile)
{
    struct store_user users[3] = {somebody(), somebody(), somebody()};
    struct store_match follower = table_of(host, host, users[2].id);
    struct last lasts[2];
    last_make(&lasts[0], users[0].id, users[1].id);
    last_make(&lasts[1], users[0].id, users[1].id);
    lasts[0].write.append.also = &follower; /* which waits for who is seated there */
    lasts[0].write.append.waits_max = 9;
    struct crossed crossed =
        cross(rows("user", "id", users[2].id), &lasts[0].write, &lasts[1].write);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_OK);
    cr_assert_str_eq(store_case_sql(&self,
                                    "SELECT min(matches) || ' ' || max(matches) || ' ' || count(*) "
                                    "FROM rating WHERE pool = 'people'"),
                     "1 2 4");
}

/* ---- what may be held ---- */

Test(store_crossing, two_nodes_together_respect_the_limit_of_tables)
{
    struct store_user user = somebody();
    struct store_user next = somebody();
    struct store_match matches[2] = {table_of(user.id, user.id, next.id),
                                     table_of(user.id, user.id, 0)};
    struct store_write first = {.op = STORE_MATCH_SAVE,
                                .save = {.match = &matches[0], .held_max = 1}};
    struct store_write second = {.op = STORE_MATCH_SAVE,
                                 .save = {.match = &matches[1], .held_max = 1}};
    struct crossed crossed = cross(rows("user", "id", next.id), &first, &second);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_TOO_MANY, "%s", store_err_name(crossed.second));
}

Test(store_crossing, account_that_takes_a_seat_meanwhile_becomes_no_bot_account)
{
    struct store_user user = somebody();
    struct store_user next = somebody();
    struct store_match match = table_of(host, user.id, next.id);
    struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    struct store_write set = {.op = STORE_BOT_ACCOUNT_SET, .user = &user};
    struct crossed crossed = cross(rows("user", "id", next.id), &save, &set);
    cr_assert_eq(crossed.first, STORE_OK);
    cr_assert_eq(crossed.second, STORE_NOT_FOUND, "%s", store_err_name(crossed.second));
}
