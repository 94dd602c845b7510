#include "support/race_book.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "hub/core/internal.h"
#include "store/nouns/chat.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"

int race_table_of(const struct race_book *book, const char *id)
{
    for (int i = 0; i < book->table_count; i++)
        if (strcmp(book->tables[i].id, id) == 0) return i;
    return -1;
}

int race_table_add(struct race_book *book, const char *id)
{
    cr_assert_lt(book->table_count, RACE_TABLES_MAX);
    struct race_table *table = &book->tables[book->table_count];
    memset(table, 0, sizeof(*table));
    (void)text_copy(table->id, sizeof(table->id), id);
    return book->table_count++;
}

struct race_asked *race_asked_add(struct race_book *book, int user, int table,
                                  enum hub_action action)
{
    cr_assert_lt(book->asked_count, RACE_ASKED_MAX);
    struct race_asked *it = &book->asked[book->asked_count];
    memset(it, 0, sizeof(*it));
    it->table = table;
    it->user = user;
    it->request.action = action;
    it->request.user = book->users[user];
    (void)snprintf(it->request.id, sizeof(it->request.id), "%zu", book->asked_count++);
    return it;
}

void race_book_rewound(struct race_book *book, int table, uint32_t version)
{
    struct race_table *at = &book->tables[table];
    at->ended = false;
    at->rewound = true;
    for (int user = 0; user < RACE_USERS; user++)
        at->unsure[user] = at->unsure[user] || at->substituted[user];
    for (size_t i = 0; i < book->asked_count; i++)
        if (book->asked[i].table == table && book->asked[i].version > version)
            book->asked[i].rewound = true;
}

static struct race_asked *asked_find(struct race_book *book, const char *request)
{
    size_t number = strtoull(request, NULL, 10);
    cr_assert_lt(number, book->asked_count);
    return &book->asked[number];
}

static bool row_check(void *context, const struct store_move *row)
{
    struct race_book *book = context;
    if (row->request[0] == '\0') return true;
    struct race_asked *it = asked_find(book, row->request);
    cr_assert_str_eq(row->match, book->tables[it->table].id);
    cr_assert_not(it->found, "%s is there twice", row->request);
    cr_assert(it->acked, "%s is version %u, and was refused", row->request, row->seq);
    cr_assert_eq(row->seq, it->version);
    it->found = true;
    return true;
}

struct lines {
    struct race_book *book;
    int64_t last; /* the newest line's number */
};

static bool line_check(void *context, const struct store_chat *line)
{
    struct lines *lines = context;
    cr_assert_eq(line->number, lines->last + 1, "a gap, or twice");
    lines->last = line->number;
    struct race_asked *it = asked_find(lines->book, line->text + strlen("line "));
    cr_assert_not(it->found, "%s was said twice", line->text);
    cr_assert(it->acked, "%s was refused", line->text);
    it->found = true;
    return true;
}

static void seats_check(const struct race_book *book, const struct race_table *table,
                        const struct store_match *info)
{
    for (int user = 0; user < RACE_USERS; user++) {
        int seat = info != NULL ? hub_info_seat_of(info, book->users[user].id) : HUB_NOBODY_SEAT;
        if (table->unsure[user]) continue;
        cr_assert_eq(seat != HUB_NOBODY_SEAT, table->seated[user], "user %d at %s", user,
                     table->id);
        if (seat == HUB_NOBODY_SEAT || !table->nonced[user]) continue;
        cr_assert_eq(info->seat[seat].nonce[7], table->nonce[user], "nonce of %d at %s", user,
                     table->id);
    }
}

/* Returns whether the match was played to its end. */
static bool table_check(struct race_book *book, struct hub_case *cases, struct hub_case *third,
                        int number)
{
    struct race_table *table = &book->tables[number];
    struct store_match info;
    enum store_err err = store_match_read(third->reader, table->id, &info);
    seats_check(book, table, err == STORE_OK ? &info : NULL);
    if (err == STORE_NOT_FOUND) { /* deleted, with its chat */
        for (int hub = 0; hub < RACE_HUBS; hub++)
            cr_assert_null(hub_match_cached(cases[hub].hub, table->id), "deleted %s", table->id);
        for (size_t i = 0; i < book->asked_count; i++)
            if (book->asked[i].table == number) book->asked[i].found = book->asked[i].acked;
        return false;
    }
    cr_assert_eq(err, STORE_OK);
    const struct hub_match *folded = hub_case_find(third, table->id);
    cr_assert_not_null(folded, "%s", table->id);
    cr_assert_neq(folded->info.status, STORE_BROKEN, "%s does not fold", table->id);
    for (int hub = 0; hub < RACE_HUBS; hub++) {
        const struct hub_match *match = hub_match_cached(cases[hub].hub, table->id);
        if (match != NULL) hub_case_same(match, folded, hub == 0 ? "first" : "second");
    }
    struct lines lines = {.book = book};
    cr_assert_eq(store_moves_each(third->reader, table->id, 0, UINT32_MAX, row_check, book),
                 STORE_OK);
    cr_assert_eq(store_chat_each(third->reader, table->id, 0, UINT32_MAX, line_check, &lines),
                 STORE_OK);
    cr_assert_eq(lines.last, folded->chat_count);
    cr_assert_eq(lines.last, table->lines);
    return info.status == STORE_OVER;
}

uint64_t race_book_check(struct race_book *book, struct hub_case cases[RACE_HUBS])
{
    static struct hub_case third;
    uint64_t ends = 0;
    third = (struct hub_case){.files = cases[0].files, .shared = true};
    hub_case_up(&third);
    for (int i = 0; i < book->table_count; i++) ends += table_check(book, cases, &third, i);
    for (size_t i = 0; i < book->asked_count; i++)
        cr_assert_eq(book->asked[i].found, book->asked[i].acked && !book->asked[i].rewound,
                     "request %zu at %s: version %u is lost", i,
                     book->tables[book->asked[i].table].id, book->asked[i].version);
    if (!store_case_is_postgres(&cases[0].files))
        cr_assert_str_eq(store_case_sql(&cases[0].files, "PRAGMA integrity_check"), "ok");
    hub_case_down(&third);
    return ends;
}
