/* The rows of the outbox: those that other operations cause, and emails about accounts. */
#include "store/nouns/notices/outbox.h"

#include <string.h>

#include "store/nouns/notices.h"
#include "store/nouns/notices/words.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/write/append_cache.h"
#include "store/write/prune.h"
#include "store/write/row_locations.h"
#include "store/write/step.h"

/* ---- reading ---- */

static bool notice_columns(struct sql_stmt *row, struct store_notice *notice)
{
    int64_t version = 0;
    memset(notice, 0, sizeof(*notice));
    notice->number = sql_column_number(row, 0);
    notice->user = sql_column_number(row, 1);
    notice->at_ms = sql_column_number(row, 7);
    notice->due_ms = sql_column_number(row, 8);
    notice->passed = sql_column_number(row, 9) != 0;
    bool chosen = !sql_column_is_null(row, 10);
    notice->chosen = chosen ? (int)sql_column_number(row, 10) : -1;
    bool ok = sql_column_text(row, 2, notice->match, sizeof(notice->match)) &&
              sql_column_text(row, 3, notice->game, sizeof(notice->game)) &&
              store_event_find(sql_column_borrowed(row, 4), &notice->event) &&
              sql_column_int(row, 5, 0, UINT32_MAX, &version) &&
              sql_column_text(row, 6, notice->detail, sizeof(notice->detail));
    notice->version = (uint32_t)version;
    return ok;
}

bool notice_is_fresh(const struct store_notice *notice, int64_t until_ms)
{
    return notice->at_ms > until_ms && notice->at_ms - until_ms <= 2 * STORE_NOTICE_SETTLE_MS;
}

enum store_err store_notices_each(struct store_reader *reader, const struct store_address *address,
                                  int64_t until_ms, uint32_t count, store_notice_row *row,
                                  void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_NOTICES_READ);
    struct store_notice notice;
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, address->user);
    sql_bind_int(statement, 2, address->handled);
    sql_bind_int(statement, 3, address->channel == STORE_CHANNEL_ACCOUNT);
    sql_bind_int(statement, 4, count);
    while (reader_row_next(reader, STATEMENT_NOTICES_READ, &err)) {
        bool fits = notice_columns(statement, &notice);
        if (!fits) err = reader_row_corrupt(reader, "outbox", address->user);
        if (!fits || notice_is_fresh(&notice, until_ms) || !row(context, &notice)) {
            reader_rows_end(reader, STATEMENT_NOTICES_READ);
            break;
        }
    }
    return err;
}

enum store_err store_notice_read(struct store_reader *reader, int64_t number,
                                 struct store_notice *notice)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_NOTICE_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, number);
    if (!reader_row_next(reader, STATEMENT_NOTICE_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    if (!notice_columns(row, notice)) err = reader_row_corrupt(reader, "outbox", number);
    reader_rows_end(reader, STATEMENT_NOTICE_READ);
    return err;
}

enum store_err store_email_link_key_read(struct store_reader *reader,
                                         unsigned char key[STORE_EMAIL_LINK_KEY_BYTES])
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_EMAIL_LINK_KEY);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_EMAIL_LINK_KEY, &err))
        return err == STORE_OK ? STORE_DAMAGED : err;
    if (!sql_column_blob(row, 0, key, STORE_EMAIL_LINK_KEY_BYTES))
        err = reader_row_corrupt(reader, "secret", 0);
    reader_rows_end(reader, STATEMENT_EMAIL_LINK_KEY);
    return err;
}

/* ---- new rows ---- */

/* Schedules a check of the user's addresses for the time at which the written rows may be sent. */
static enum store_err wake(struct writer *writer, int64_t user, int64_t at_ms)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESSES_WAKE);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, at_ms + STORE_NOTICE_SETTLE_MS);
    writer->noticed++;
    return step_run(writer, STATEMENT_ADDRESSES_WAKE);
}

/* The data of rows about one match and one event. */
struct told {
    int64_t number; /* internal number of the match */
    enum store_event event;
    uint32_t version;
    int64_t by; /* the user who caused the event and is not notified; 0: nobody */
    int64_t at_ms;
};

static enum store_err insert(struct writer *writer, enum statement which, const struct told *told)
{
    int64_t user = 0;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, told->number);
    sql_bind_text(statement, 3, store_event_name(told->event));
    sql_bind_int(statement, 4, told->version);
    sql_bind_int(statement, 5, told->at_ms);
    sql_bind_int_or_null(statement, 6, told->event == STORE_EVENT_DEADLINE ? told->at_ms : 0);
    sql_bind_int(statement, 7, told->by);
    enum store_err err = step_number(writer, which, &user);
    if (err != STORE_OK)
        return err == STORE_STALE ? STORE_OK
                                  : err; /* STORE_STALE: the user wants no notification */
    if (told->event == STORE_EVENT_DEADLINE) return STORE_OK;
    return wake(writer, user, told->at_ms);
}

/* Writes rows for the persons of those seats who have addresses. */
static enum store_err seats_tell(struct writer *writer, unsigned seats, const struct told *told)
{
    enum store_err err = STORE_OK;
    for (int seat = 0; err == STORE_OK && seats >> seat != 0; seat++) {
        if ((seats >> seat & 1) == 0) continue;
        sql_bind_int(sql_statement(&writer->sql, STATEMENT_NOTICE_SEAT), 2, seat);
        err = insert(writer, STATEMENT_NOTICE_SEAT, told);
    }
    return err;
}

static bool ended(const struct store_match *match)
{
    return match != NULL && !store_status_live(match->status);
}

/* Returns the seats whose turn begins: for a new person, an old decision is new. */
static unsigned turns_of(const struct ops_place *place, const struct store_move *move)
{
    return move->owed_known ? move->owed & (~(unsigned)place->owed | move->fresh) : 0;
}

bool ops_notices_owed(const struct ops_place *place, const struct store_append *append)
{
    const struct store_move *move = append->move;
    unsigned turns = turns_of(place, move);
    unsigned asked = turns | move->asks | move->about;
    if (move->seq == 0 || ended(append->match)) asked = UINT8_MAX;
    return (asked & place->told) != 0;
}

enum store_err ops_notices_move(struct writer *writer, const struct ops_place *place,
                                const struct store_append *append)
{
    const struct store_move *move = append->move;
    unsigned turns = turns_of(place, move) & place->told;
    struct told told = {.number = place->number, .version = move->seq, .at_ms = move->at_ms};
    enum store_err err = STORE_OK;
    /* The beginning and the end go to everyone, as in the event stream: a program that acts for a
     * user does not see what another one has caused. */
    if (ended(append->match)) {
        told.event = STORE_EVENT_OVER;
        return seats_tell(writer, place->told, &told);
    }
    told.event = STORE_EVENT_BEGAN;
    if (move->seq == 0) err = seats_tell(writer, place->told, &told);
    told.by = move->user;
    told.event = STORE_EVENT_SEAT; /* first of all events */
    if (err == STORE_OK) err = seats_tell(writer, move->about & place->told, &told);
    told.event = STORE_EVENT_VOTE;
    if (err == STORE_OK) err = seats_tell(writer, move->asks & place->told, &told);
    told.by = append->sits != 0 ? 0 : move->user; /* a newly seated player has not seen it yet */
    told.event = STORE_EVENT_TURN;
    if (err == STORE_OK) err = seats_tell(writer, turns, &told);
    told.by = 0; /* the user may leave the page now */
    told.event = STORE_EVENT_DEADLINE;
    if (err == STORE_OK && move->clocks[0] != '\0') err = seats_tell(writer, turns, &told);
    return err;
}

enum store_err ops_notices_told(struct writer *writer, int64_t number)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_MATCH_TOLD), 1, number);
    return step_send(writer, STATEMENT_MATCH_TOLD);
}

/* Writes a row for a user without a seat there, who is invited or mentioned. */
static enum store_err user_tell(struct writer *writer, int64_t user, const struct told *told)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_NOTICE_USER), 2, user);
    return insert(writer, STATEMENT_NOTICE_USER, told);
}

enum store_err ops_notices_invited(struct writer *writer, int64_t number,
                                   const struct store_match *match, int64_t only, int64_t at_ms)
{
    enum store_err err = STORE_OK;
    for (int seat = 0; err == STORE_OK && seat < match->seats; seat++) {
        const struct store_seat *at = &match->seat[seat];
        struct told told = {.number = number, .event = STORE_EVENT_INVITED, .at_ms = at_ms};
        if (at->invited == 0 || at->user != 0 || at->bot[0] != '\0') continue;
        if (only != 0 && at->invited != only) continue;
        err = user_tell(writer, at->invited, &told);
    }
    return err;
}

enum store_err ops_notices_ended(struct writer *writer, int64_t number,
                                 const struct store_match *match, int64_t at_ms)
{
    struct told told = {.number = number, .event = STORE_EVENT_OVER, .at_ms = match->ended_ms};
    if (!ended(match) || match->started_ms == 0 || at_ms != match->ended_ms) return STORE_OK;
    return seats_tell(writer, UINT8_MAX, &told);
}

static bool sits(const struct store_match *match, int64_t user)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (match->seat[seat].user == user) return true;
    return false;
}

enum store_err ops_notices_answers(struct writer *writer, int64_t number,
                                   const struct store_match *match, const int64_t *answers,
                                   const struct store_move *move)
{
    enum store_err err = STORE_OK;
    for (int seat = 0; err == STORE_OK && seat < match->seats; seat++) {
        struct told told = {.number = number,
                            .event = STORE_EVENT_OVER,
                            .version = move != NULL ? move->seq : 0,
                            .at_ms = match->ended_ms};
        bool told_before = false; /* about another seat */
        for (int other = 0; other < seat; other++) told_before |= answers[other] == answers[seat];
        if (answers[seat] == 0 || told_before || sits(match, answers[seat])) continue;
        err = user_tell(writer, answers[seat], &told);
    }
    return err;
}

enum store_err ops_notices_mention(struct writer *writer, const struct store_chat *chat,
                                   int64_t user)
{
    int64_t number = 0;
    sql_bind_text(sql_statement(&writer->sql, STATEMENT_NOTICE_MATCH), 1, chat->match);
    enum store_err err = step_number(writer, STATEMENT_NOTICE_MATCH, &number);
    struct told told = {.number = number,
                        .event = STORE_EVENT_MENTION,
                        .version = chat->number,
                        .by = chat->user,
                        .at_ms = chat->at_ms};
    return err == STORE_OK ? user_tell(writer, user, &told) : err;
}

/* ---- account emails ---- */

enum store_err ops_notices_email(struct writer *writer, const struct store_notice *email)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ACCOUNT_EMAIL_ADDRESS);
    int64_t number = 0;
    sql_bind_int(statement, 1, email->user);
    sql_bind_int(statement, 2, email->at_ms);
    enum store_err err = step_number(writer, STATEMENT_ACCOUNT_EMAIL_ADDRESS, &number);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    statement = sql_statement(&writer->sql, STATEMENT_ACCOUNT_EMAIL_INSERT);
    sql_bind_int(statement, 1, email->user);
    sql_bind_text(statement, 2, store_event_name(email->event));
    sql_bind_text(statement, 3, email->detail);
    sql_bind_int(statement, 4, email->at_ms);
    writer->noticed++;
    return step_run(writer, STATEMENT_ACCOUNT_EMAIL_INSERT);
}

static enum store_err notice_add(struct writer *writer, struct queue_item *item)
{
    return ops_notices_email(writer, item->write.notice);
}

/* ---- postponed rows ---- */

static enum store_err notice_wake(struct writer *writer, struct queue_item *item)
{
    const struct store_notice *notice = item->write.wake.notice;
    int64_t at_ms = item->write.wake.at_ms;
    enum statement which = at_ms > 0    ? STATEMENT_NOTICE_SLEEP
                           : at_ms == 0 ? STATEMENT_NOTICE_WAKE
                                        : STATEMENT_NOTICE_DELETE;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, notice->number);
    sql_bind_int(statement, 2, notice->due_ms);
    if (at_ms > 0) sql_bind_int(statement, 3, at_ms);
    enum store_err err = step_one(writer, which, STORE_STALE);
    writer->noticed++;
    if (err != STORE_OK || at_ms != 0) return err;
    err = wake(writer, notice->user, notice->due_ms - STORE_NOTICE_SETTLE_MS);
    return err == STORE_OK ? prune_user(writer, notice->user, false)
                           : err; /* and so no address needs it */
}

enum store_err ops_notices_ask_again(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_NOTICES_ASK_AGAIN), 1, user);
    writer->noticed++;
    return step_run(writer, STATEMENT_NOTICES_ASK_AGAIN);
}

static void wake_check(const struct store_write *write)
{
    CHECK(write->wake.notice != NULL);
}

static void wake_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    to->wake = from->wake;
    to->wake.notice = pack(packer, from->wake.notice, sizeof(*from->wake.notice));
}

static struct row_locks notice_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->notice->user};
}

static const struct operation rows[] = {
    {.op = STORE_NOTICE_WAKE,
     .name = "notice_wake",
     .check = wake_check,
     .pack = wake_pack,
     .run = notice_wake},
    {.op = STORE_NOTICE_ADD,
     .name = "letter",
     .size = sizeof(struct store_notice),
     .lock = notice_lock,
     .run = notice_add},
};

const struct noun notice_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
