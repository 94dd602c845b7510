/* The part of notices.h that writes: settings, addresses, and the rows of the outbox that other
 * operations cause. */
#include "store/nouns/internal.h"

#include <string.h>

#include "store/nouns/notices.h"
#include "store/write/append_cache.h"
#include "store/write/row_locations.h"
#include "store/write/prune.h"
#include "store/write/step.h"

/* ---- new notifications ---- */

/* Schedules a check of the user's addresses for the time when the written rows have settled. */
static enum store_err wake(struct writer *writer, int64_t user, int64_t at_ms)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESSES_WAKE);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, at_ms + STORE_NOTICE_SETTLE_MS);
    writer->noticed++;
    return step_run(writer, STATEMENT_ADDRESSES_WAKE);
}

/* A row about a match and an event. */
struct told {
    int64_t number; /* internal number of the match */
    enum store_event event;
    uint32_t version;
    int64_t by; /* the user who caused it and needs no notification; 0: nobody */
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
        return err == STORE_STALE ? STORE_OK : err; /* the user wants no notification */
    if (told->event == STORE_EVENT_DEADLINE) return STORE_OK;
    return wake(writer, user, told->at_ms);
}

/* For the persons of those seats, as far as they have addresses. */
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

/* The seats whose turn it becomes: a decision that was owed before is new to a new person. */
static unsigned turns_of(const struct ops_place *place, const struct store_move *move)
{
    return move->owed_known ? move->owed & (~(unsigned)place->owed | move->fresh) : 0;
}

bool ops_notices_owed(const struct ops_place *place, const struct store_write *write)
{
    const struct store_move *move = write->move;
    unsigned turns = turns_of(place, move);
    unsigned asked = turns | move->asks | move->about;
    if (move->seq == 0 || (write->with_match && ended(write->match))) asked = UINT8_MAX;
    return (asked & place->told) != 0;
}

enum store_err ops_notices_move(struct writer *writer, const struct ops_place *place,
                                const struct store_write *write)
{
    const struct store_move *move = write->move;
    unsigned turns = turns_of(place, move) & place->told;
    struct told told = {.number = place->number, .version = move->seq, .at_ms = move->at_ms};
    enum store_err err = STORE_OK;
    told.by = move->user;
    if (move->seq == 0) told.by = write->sits != 0 ? write->sits : write->match->created_by;
    if (write->with_match && ended(write->match)) {
        told.event = STORE_EVENT_OVER;
        return seats_tell(writer, place->told, &told);
    }
    told.event = STORE_EVENT_BEGAN;
    if (move->seq == 0) err = seats_tell(writer, place->told, &told);
    told.event = STORE_EVENT_SEAT; /* before all others */
    if (err == STORE_OK) err = seats_tell(writer, move->about & place->told, &told);
    told.event = STORE_EVENT_VOTE;
    if (err == STORE_OK) err = seats_tell(writer, move->asks & place->told, &told);
    told.by = write->sits != 0 ? 0 : move->user; /* a newly seated player has not seen it yet */
    told.event = STORE_EVENT_TURN;
    if (err == STORE_OK) err = seats_tell(writer, turns, &told);
    told.by = 0; /* the user may go away now */
    told.event = STORE_EVENT_DEADLINE;
    if (err == STORE_OK && move->clocks[0] != '\0') err = seats_tell(writer, turns, &told);
    return err;
}

enum store_err ops_notices_told(struct writer *writer, int64_t number)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_MATCH_TOLD), 1, number);
    return step_send(writer, STATEMENT_MATCH_TOLD);
}

/* Notifies a user without a seat there: invited, or mentioned. */
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
    struct told told = {.number = number,
                        .event = STORE_EVENT_OVER,
                        .by = match->ended_by,
                        .at_ms = match->ended_ms};
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

static enum store_err letter_write(struct writer *writer, const struct store_notice *letter)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_LETTER_ADDRESS);
    int64_t number = 0;
    sql_bind_int(statement, 1, letter->user);
    sql_bind_int(statement, 2, letter->at_ms);
    enum store_err err = step_number(writer, STATEMENT_LETTER_ADDRESS, &number);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    statement = sql_statement(&writer->sql, STATEMENT_LETTER_INSERT);
    sql_bind_int(statement, 1, letter->user);
    sql_bind_text(statement, 2, store_event_name(letter->event));
    sql_bind_text(statement, 3, letter->detail);
    sql_bind_int(statement, 4, letter->at_ms);
    writer->noticed++;
    return step_run(writer, STATEMENT_LETTER_INSERT);
}

/* ---- addresses ---- */

static enum store_err user_told(struct writer *writer, int64_t user)
{
    if (writer->locations != NULL) row_locations_clear(writer->locations);
    append_cache_remove(writer, NULL);
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_TOLD), 1, user);
    return step_run(writer, STATEMENT_USER_TOLD);
}

/* Deletes the user's other mail addresses. */
static enum store_err mail_before(struct writer *writer, const struct store_address *address)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAIL_BEFORE);
    sql_bind_int(statement, 1, address->user);
    sql_bind_text(statement, 2, address->target);
    return step_run(writer, STATEMENT_MAIL_BEFORE);
}

static enum store_err address_save(struct writer *writer, struct queue_item *item)
{
    static const int64_t most[STORE_CHANNELS] = {[STORE_CHANNEL_MAIL] = 1,
                                                 [STORE_CHANNEL_HOOK] = STORE_HOOKS_MAX,
                                                 [STORE_CHANNEL_PUSH] = STORE_PUSHES_MAX};
    const struct store_address *address = item->write.address;
    const char *channel = store_channel_name(address->channel);
    int64_t held = 0;
    enum store_err err = STORE_OK;
    if (address->channel == STORE_CHANNEL_MAIL) err = mail_before(writer, address);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_SAVE);
    sql_bind_int(statement, 1, address->user);
    sql_bind_text(statement, 2, channel);
    sql_bind_text(statement, 3, address->target);
    sql_bind_text_or_null(statement, 4, address->secret);
    sql_bind_text_or_null(statement, 5, address->form);
    sql_bind_text(statement, 6, address->name);
    sql_bind_int(statement, 7, address->made_ms);
    err = step_number(writer, STATEMENT_ADDRESS_SAVE, &item->id);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    statement = sql_statement(&writer->sql, STATEMENT_ADDRESSES_HELD);
    sql_bind_int(statement, 1, address->user);
    sql_bind_text(statement, 2, channel);
    err = step_number(writer, STATEMENT_ADDRESSES_HELD, &held);
    if (err == STORE_OK && held > most[address->channel]) err = STORE_TOO_MANY;
    return err == STORE_OK ? user_told(writer, address->user) : err;
}

static enum store_err address_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_address *address = item->write.address;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_DELETE);
    sql_bind_int(statement, 1, address->user);
    sql_bind_int(statement, 2, address->number);
    enum store_err err = step_run(writer, STATEMENT_ADDRESS_DELETE);
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) return STORE_NOT_FOUND;
    if (err == STORE_OK) err = prune_user(writer, address->user, false);
    return err == STORE_OK ? user_told(writer, address->user) : err;
}

/* Runs a statement that holds only while what it was made from is so. */
static enum store_err conditional(struct writer *writer, enum statement which)
{
    enum store_err err = step_run(writer, which);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

static enum store_err address_claim(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_CLAIM);
    sql_bind_int(statement, 1, write->address->number);
    sql_bind_int(statement, 2, write->address->due_ms);
    sql_bind_int(statement, 3, write->at_ms);
    return conditional(writer, STATEMENT_ADDRESS_CLAIM);
}

static enum store_err address_handled(struct writer *writer, struct queue_item *item)
{
    const struct store_handled *handled = item->write.handled;
    const struct store_address *address = &handled->address;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_HANDLED);
    sql_bind_int(statement, 1, address->number);
    sql_bind_int(statement, 2, address->due_ms);
    sql_bind_int(statement, 3, address->handled);
    sql_bind_int_or_null(statement, 4, handled->next_ms);
    sql_bind_int(statement, 5, handled->now_ms);
    sql_bind_text(statement, 6, address->gone ? "gone" : "on");
    sql_bind_int_or_null(statement, 7, address->sent_ms);
    sql_bind_int_or_null(statement, 8, address->failing_ms);
    sql_bind_int(statement, 9, address->failures);
    sql_bind_text_or_null(statement, 10, address->answer);
    enum store_err err = conditional(writer, STATEMENT_ADDRESS_HANDLED);
    bool letters = address->channel == STORE_CHANNEL_LETTER;
    if (err == STORE_OK) err = prune_user(writer, address->user, letters);
    writer->noticed++;
    return err == STORE_OK && address->gone ? user_told(writer, address->user) : err;
}

static enum store_err notice_wake(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    const struct store_notice *notice = write->notice;
    enum statement which = write->at_ms > 0    ? STATEMENT_NOTICE_SLEEP
                           : write->at_ms == 0 ? STATEMENT_NOTICE_WAKE
                                               : STATEMENT_NOTICE_DELETE;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, notice->number);
    sql_bind_int(statement, 2, notice->due_ms);
    if (write->at_ms > 0) sql_bind_int(statement, 3, write->at_ms);
    enum store_err err = conditional(writer, which);
    writer->noticed++;
    if (err != STORE_OK || write->at_ms != 0) return err;
    err = wake(writer, notice->user, notice->due_ms - STORE_NOTICE_SETTLE_MS);
    return err == STORE_OK ? prune_user(writer, notice->user, false) : err; /* nobody is notified */
}

enum store_err ops_notices_ask_again(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_NOTICES_ASK_AGAIN), 1, user);
    writer->noticed++;
    return step_run(writer, STATEMENT_NOTICES_ASK_AGAIN);
}

/* ---- settings ---- */

static enum store_err notify_save(struct writer *writer, struct queue_item *item)
{
    const struct store_notify *notify = item->write.notify;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_NOTIFY_SAVE);
    sql_bind_int(statement, 1, notify->user);
    sql_bind_int(statement, 2, notify->edit);
    sql_bind_text(statement, 3, notify->language);
    sql_bind_int(statement, 4, notify->events[STORE_CHANNEL_MAIL]);
    sql_bind_int(statement, 5, notify->events[STORE_CHANNEL_PUSH]);
    sql_bind_int(statement, 6, notify->events[STORE_CHANNEL_HOOK]);
    sql_bind_int(statement, 7, notify->deadline_hours);
    sql_bind_int(statement, 8, notify->digest_hours);
    sql_bind_text(statement, 9, store_quiet_name(notify->quiet));
    sql_bind_text_or_null(statement, 10, notify->time_zone);
    sql_bind_int(statement, 11, notify->from_minute);
    sql_bind_int(statement, 12, notify->to_minute);
    enum store_err err = conditional(writer, STATEMENT_NOTIFY_SAVE);
    return err == STORE_OK ? ops_notices_ask_again(writer, notify->user) : err;
}

static enum store_err match_choose(struct writer *writer, struct queue_item *item)
{
    const struct store_notify_match *chosen = item->write.chosen;
    enum statement which =
        chosen->events < 0 ? STATEMENT_NOTIFY_MATCH_DELETE : STATEMENT_NOTIFY_MATCH_SAVE;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, chosen->user);
    sql_bind_text(statement, 2, chosen->match);
    if (chosen->events < 0) return step_run(writer, which);
    sql_bind_int(statement, 3, chosen->events);
    enum store_err err = conditional(writer, which);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}

/* Updates the pending address. `*stale`: there is no such user, or another address was entered
 * since. */
static enum store_err pending_set(struct writer *writer, int64_t user, const char *target,
                                  const char *condition)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAIL_PENDING);
    sql_bind_int(statement, 1, user);
    sql_bind_text_or_null(statement, 2, target);
    sql_bind_text_or_null(statement, 3, condition);
    return conditional(writer, STATEMENT_MAIL_PENDING);
}

static enum store_err mail_pending(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    enum store_err err = pending_set(writer, write->notify->user, write->notify->pending, "");
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    return write->notice != NULL ? letter_write(writer, write->notice) : STORE_OK;
}

static enum store_err mail_confirm(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    enum store_err err = pending_set(writer, write->address->user, "", write->address->target);
    if (err == STORE_OK && write->notice != NULL) err = letter_write(writer, write->notice);
    return err == STORE_OK ? address_save(writer, item) : err;
}

static enum store_err letter_add(struct writer *writer, struct queue_item *item)
{
    return letter_write(writer, item->write.notice);
}

enum store_err ops_notices_forget(struct writer *writer, int64_t user)
{
    static const enum statement deletes[] = {STATEMENT_USER_ADDRESSES_DELETE,
                                             STATEMENT_USER_NOTIFY_DELETE,
                                             STATEMENT_USER_NOTIFY_MATCHES_DELETE};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(deletes); i++) {
        sql_bind_int(sql_statement(&writer->sql, deletes[i]), 1, user);
        err = step_run(writer, deletes[i]);
    }
    return err;
}

/* ---- rows ---- */

static void notify_check(const struct store_write *write)
{
    CHECK(write->notify != NULL);
}

static void notify_pack(struct packer *packer, const struct store_write *from,
                        struct store_write *to)
{
    to->notify = pack(packer, from->notify, sizeof(*from->notify));
}

static void address_check(const struct store_write *write)
{
    CHECK(write->address != NULL);
}

static void address_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    to->address = pack(packer, from->address, sizeof(*from->address));
    to->at_ms = from->at_ms;
}

static void notice_check(const struct store_write *write)
{
    CHECK(write->notice != NULL);
}

static void notice_pack(struct packer *packer, const struct store_write *from,
                        struct store_write *to)
{
    to->notice = pack(packer, from->notice, sizeof(*from->notice));
    to->at_ms = from->at_ms;
}

static void pending_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    to->notify = pack(packer, from->notify, sizeof(*from->notify));
    to->notice = pack(packer, from->notice, sizeof(*from->notice));
}

static void confirm_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    to->address = pack(packer, from->address, sizeof(*from->address));
    to->notice = pack(packer, from->notice, sizeof(*from->notice));
}

static struct row_locks notify_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->notify->user};
}

static struct row_locks address_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->address->user};
}

static struct row_locks letter_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->notice->user};
}

static const struct operation rows[] = {
    {.op = STORE_NOTIFY_SAVE,
     .name = "notify_save",
     .check = notify_check,
     .pack = notify_pack,
     .lock = notify_lock,
     .run = notify_save},
    {.op = STORE_NOTIFY_MATCH,
     .name = "notify_match",
     .size = sizeof(struct store_notify_match),
     .run = match_choose},
    {.op = STORE_ADDRESS_SAVE,
     .name = "address_save",
     .check = address_check,
     .pack = address_pack,
     .lock = address_lock,
     .run = address_save},
    {.op = STORE_ADDRESS_DELETE,
     .name = "address_delete",
     .check = address_check,
     .pack = address_pack,
     .run = address_delete},
    {.op = STORE_ADDRESS_CLAIM,
     .name = "address_claim",
     .check = address_check,
     .pack = address_pack,
     .run = address_claim},
    {.op = STORE_ADDRESS_HANDLED,
     .name = "address_handled",
     .size = sizeof(struct store_handled),
     .run = address_handled},
    {.op = STORE_NOTICE_WAKE,
     .name = "notice_wake",
     .check = notice_check,
     .pack = notice_pack,
     .run = notice_wake},
    {.op = STORE_LETTER,
     .name = "letter",
     .check = notice_check,
     .pack = notice_pack,
     .lock = letter_lock,
     .run = letter_add},
    {.op = STORE_MAIL_PENDING,
     .name = "mail_pending",
     .check = notify_check,
     .pack = pending_pack,
     .lock = notify_lock,
     .run = mail_pending},
    {.op = STORE_MAIL_CONFIRM,
     .name = "mail_confirm",
     .check = address_check,
     .pack = confirm_pack,
     .lock = address_lock,
     .run = mail_confirm},
};

const struct operations notice_operations = {rows, COUNT_OF(rows)};
