/* Chat messages, and seen marks. */
#include "store/nouns/chat.h"

#include <stdlib.h>

#include "store/nouns/internal.h"
#include "store/nouns/people.h"
#include "store/nouns/reports/silences.h"
#include "store/nouns/reports/warnings.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column columns[] = {
    COLUMN(store_chat, match, COLUMN_BOUND),
    COLUMN(store_chat, number, COLUMN_BOTH),
    COLUMN(store_chat, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_chat, name, COLUMN_BOTH),
    COLUMN(store_chat, text, COLUMN_BOTH),
    COLUMN(store_chat, at_ms, COLUMN_BOTH),
    COLUMN(store_chat, request, COLUMN_BOUND | COLUMN_OR_NULL),
};
#define MENTIONS_COLUMN 5 /* the columns after those that are read */
#define HIDDEN_COLUMN   6

static const struct column seen_columns[] = {
    COLUMN(store_seen, match, COLUMN_BOUND), COLUMN(store_seen, user, COLUMN_BOUND),
    COLUMN(store_seen, chat, COLUMN_BOUND),  COLUMN(store_seen, version, COLUMN_BOUND),
    COLUMN(store_seen, end, COLUMN_BOUND),   COLUMN(store_seen, at_ms, COLUMN_BOUND),
};

/* ---- reading ---- */

/* Reads a list of user numbers in the form of group_concat(). */
static void mentions_read(const char *list, int64_t mentions[GAME_SEATS_MAX])
{
    for (size_t i = 0; *list != '\0' && i < GAME_SEATS_MAX; i++) {
        char *end = NULL;
        mentions[i] = strtoll(list, &end, 10);
        list = *end == ',' ? end + 1 : "";
    }
}

enum store_err store_chat_each(struct store_reader *reader, const char *match, uint32_t from,
                               uint32_t count, store_chat_row *row, void *context)
{
    int64_t number = 0;
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_CHAT_READ);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, from);
    sql_bind_int(statement, 3, count);
    while (reader_row_next(reader, STATEMENT_CHAT_READ, &err)) {
        struct store_chat chat = {.match = match};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &chat);
        if (fits) mentions_read(sql_column_borrowed(statement, MENTIONS_COLUMN), chat.mentions);
        fits = fits && !sql_no_memory(&reader->sql);
        chat.hidden = !sql_column_is_null(statement, HIDDEN_COLUMN);
        if (chat.hidden) chat.text = "";
        if (!fits) err = reader_row_corrupt(reader, "chat", number);
        if (!fits || !row(context, &chat)) {
            reader_rows_end(reader, STATEMENT_CHAT_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Finds `*number` of the message with this request; 0: there is none. */
static enum store_err chat_said(struct writer *writer, const struct store_chat *chat,
                                int64_t *number)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CHAT_SAID);
    sql_bind_text(statement, 1, chat->match);
    sql_bind_int(statement, 2, chat->user);
    sql_bind_text(statement, 3, chat->request);
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    *number = found ? sql_column_number(statement, 0) : 0;
    if (found) sql_reset(statement);
    return err;
}

/* Returns why the message was not written; with STORE_MUTED item->id is the end of that. */
static enum store_err chat_refused(struct writer *writer, struct queue_item *item)
{
    const struct store_chat *chat = item->write.chat;
    enum store_err err = ops_silence_read(writer, chat->user, chat->at_ms, &item->id);
    if (err == STORE_OK && item->id != 0) err = STORE_MUTED;
    bool warned = false;
    if (err == STORE_OK) err = ops_warning_find(writer, chat->user, &warned);
    if (err != STORE_OK) return err;
    return warned ? STORE_WARNED : STORE_STALE;
}

static enum store_err chat_append(struct writer *writer, struct queue_item *item)
{
    const struct store_chat *chat = item->write.chat;
    if (chat->request[0] != '\0') {
        enum store_err err = chat_said(writer, chat, &item->id);
        if (err != STORE_OK || item->id != 0) return err;
    }
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CHAT_INSERT);
    (void)columns_bind(statement, columns, COUNT_OF(columns), chat);
    enum store_err err = step_run(writer, STATEMENT_CHAT_INSERT);
    /* with PostgreSQL the user may have been deleted in the meantime */
    if (err == STORE_NOT_FOUND) return STORE_STALE;
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) return chat_refused(writer, item);
    return err == STORE_OK ? ops_mention(writer, chat, &item->id) : err;
}

static enum store_err seen_save(struct writer *writer, struct queue_item *item)
{
    const struct store_seen *seen = item->write.seen;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SEEN_SAVE);
    (void)columns_bind(statement, seen_columns, COUNT_OF(seen_columns), seen);
    return step_run(writer, STATEMENT_SEEN_SAVE);
}

static enum store_err ends_seen_save(struct writer *writer, struct queue_item *item)
{
    const struct store_seen *seen = item->write.seen;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ENDS_SEEN_SAVE);
    sql_bind_int(statement, 1, seen->user);
    sql_bind_int(statement, 2, seen->at_ms);
    sql_bind_int(statement, 3, STORE_ENDS_MAX);
    return step_run(writer, STATEMENT_ENDS_SEEN_SAVE);
}

static void chat_check(const struct store_write *write)
{
    CHECK(write->chat != NULL);
}

static void chat_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    struct store_chat chat = *from->chat;
    chat.match = pack_text(packer, chat.match, STORE_MATCH_ID_BYTES);
    chat.name = pack_text(packer, chat.name, STORE_NAME_BYTES_MAX);
    chat.request =
        pack_text(packer, chat.request != NULL ? chat.request : "", STORE_REQUEST_BYTES_MAX);
    chat.text = pack_text(packer, chat.text, STORE_CHAT_BYTES_MAX);
    to->chat = pack(packer, &chat, sizeof(chat));
}

static struct row_locks chat_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->chat->user, .shared = true};
}

/* Returns whether one statement writes the message: mentions need one more. */
static bool chat_is_single(const struct store_write *write)
{
    return write->chat->mentions[0] == 0;
}

static void seen_check(const struct store_write *write)
{
    CHECK(write->seen != NULL && write->seen->user > 0);
}

static void seen_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    struct store_seen seen = *from->seen;
    seen.match = pack_text(packer, seen.match, STORE_MATCH_ID_BYTES);
    to->seen = pack(packer, &seen, sizeof(seen));
}

static bool seen_is_single(const struct store_write *write)
{
    (void)write;
    return true;
}

static const struct operation rows[] = {
    {.op = STORE_CHAT_APPEND,
     .name = "chat_append",
     .check = chat_check,
     .pack = chat_pack,
     .lock = chat_lock,
     .single = chat_is_single,
     .run = chat_append},
    {.op = STORE_SEEN,
     .name = "seen",
     .check = seen_check,
     .pack = seen_pack,
     .single = seen_is_single,
     .run = seen_save},
    {.op = STORE_ENDS_SEEN,
     .name = "ends_seen",
     .check = seen_check,
     .pack = seen_pack,
     .single = seen_is_single,
     .run = ends_seen_save},
};

const struct noun chat_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
