/* An outbox with much in it costs whoever writes no more than one with little: counted in the steps
 * of SQLite's machine, which are the same on every computer, however busy. */
#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "support/patience.h"
#include "support/store_case.h"

#define MATCH "abcdefghijklmnop"
#define AT_MS 1700000000000LL
#define FEW   200
#define MANY  100000

static struct store_case self;
static int64_t ada, bob;
static atomic_ullong steps; /* of all connections */

static int step_count(void *context)
{
    (void)context;
    atomic_fetch_add(&steps, 1);
    return 0;
}

static int steps_watch(sqlite3 *db, char **error, const struct sqlite3_api_routines *api)
{
    (void)error, (void)api;
    sqlite3_progress_handler(db, 1, step_count, NULL);
    return SQLITE_OK;
}

static void begin(void)
{
    cr_assert_eq(sqlite3_auto_extension((void (*)(void))steps_watch), SQLITE_OK);
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user user = store_case_account("Ada");
    ada = store_case_user_add(&self, &user);
    user = store_case_account("Bob");
    bob = store_case_user_add(&self, &user);
    struct store_match match = store_case_running(MATCH, 2);
    match.seat[0] = (struct store_seat){.user = ada, .name = "Ada"};
    match.seat[1] = (struct store_seat){.user = bob, .name = "Bob"};
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, MATCH, 0, 0);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_outbox, .init = begin, .fini = end, .timeout = 240);

static enum store_err write_do(enum store_op op, const struct store_write *of)
{
    struct store_write write = *of;
    write.op = op;
    return store_case_do(&self, &write, NULL);
}

static int64_t hook_save(const char *target)
{
    struct store_address address = {
        .user = bob, .channel = STORE_CHANNEL_HOOK, .made_ms = AT_MS, .form = "json"};
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    int64_t number = 0;
    (void)snprintf(address.target, sizeof(address.target), "%s", target);
    cr_assert_eq(store_case_do(&self, &write, &number), STORE_OK);
    return number;
}

/* As many rows of Bob's, each about a match of its own, as wait; and as many that sleep. */
static void outbox_fill(int count)
{
    char sql[700];
    (void)snprintf(sql, sizeof(sql),
                   "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) "
                   "INSERT INTO outbox (user, match_number, event, version, at_ms, due_ms) "
                   "SELECT %lld, 1000 + i, 'turn', 1, %lld, NULL FROM n UNION ALL "
                   "SELECT %lld, 1000 + i, 'deadline', 1, %lld, %lld FROM n",
                   count, (long long)bob, AT_MS, (long long)bob, AT_MS, AT_MS * 2);
    (void)store_case_sql(&self, sql);
}

static int64_t number_of(const char *sql)
{
    return strtoll(store_case_sql(&self, sql), NULL, 10);
}

/* One that sleeps, about a match that is there. */
static struct store_notice sleeper_of_match(void)
{
    struct store_notice sleeper = {.user = bob, .due_ms = AT_MS * 2};
    sleeper.number = number_of("UPDATE outbox SET match_number = (SELECT number FROM match) "
                               "WHERE number = (SELECT min(number) FROM outbox "
                               "WHERE due_ms IS NOT NULL) RETURNING number");
    return sleeper;
}

struct page {
    int count;
    int64_t last;
};

static bool row_count(void *context, const struct store_notice *notice)
{
    struct page *page = context;
    page->count++;
    page->last = notice->number;
    return true;
}

static bool due_take(void *context, int64_t number, int64_t due_ms)
{
    (void)due_ms;
    *(int64_t *)context = number;
    return true;
}

/* The cost, in steps, of the change that makes it Bob's turn: */
struct cost {
    unsigned long long move;    /* the row and its outbox */
    unsigned long long look;    /* which addresses are due, and what one is to be told */
    unsigned long long handled; /* that it has told it */
    unsigned long long woken;   /* and one that has slept */
};

static unsigned long long since(unsigned long long before)
{
    return atomic_load(&steps) - before;
}

static void move_by(int64_t user, uint32_t seq, uint8_t owed)
{
    struct store_move move = store_case_move(MATCH, seq);
    move.user = user;
    move.owed_known = true;
    move.owed = owed;
    move.at_ms = AT_MS + seq * 1000;
    if (seq > 1) move.before.at_ms = move.at_ms - 1000;
    cr_assert_eq(write_do(STORE_MOVE_APPEND, &(struct store_write){.append = {.move = &move}}),
                 STORE_OK);
}

static struct cost turn_tell(uint32_t seq)
{
    struct cost cost;
    unsigned long long before = atomic_load(&steps);
    move_by(ada, seq, 2);
    cost.move = since(before);

    int64_t number = 0;
    struct store_address address;
    struct page page = {0};
    before = atomic_load(&steps);
    cr_assert_eq(
        store_addresses_due_each(self.reader, AT_MS * 2, STORE_DUE_UNPROVEN, 1, due_take, &number),
        STORE_OK);
    cr_assert_eq(store_address_read(self.reader, number, &address), STORE_OK);
    cr_assert_eq(store_notices_each(self.reader, &address, INT64_MAX, 50, row_count, &page),
                 STORE_OK);
    cr_assert_eq(page.count, 50);
    cost.look = since(before);

    struct store_handled handled = {.address = address, .now_ms = AT_MS};
    handled.address.handled = page.last;
    before = atomic_load(&steps);
    cr_assert_eq(write_do(STORE_ADDRESS_HANDLED, &(struct store_write){.handled = &handled}),
                 STORE_OK);
    cost.handled = since(before);

    struct store_notice sleeper = sleeper_of_match();
    before = atomic_load(&steps);
    cr_assert_eq(write_do(STORE_NOTICE_WAKE, &(struct store_write){.wake = {.notice = &sleeper}}),
                 STORE_OK);
    cost.woken = since(before);
    return cost;
}

/* Equal but for how deep the trees are, and what other steps happen to fall in between. */
static void assert_alike(const char *what, unsigned long long few, unsigned long long many)
{
    cr_log_info("%s: %llu steps with %d rows, %llu with %d", what, few, FEW, many, MANY);
    cr_expect_leq(many, few + few / 4 + 100, "%s: %llu steps with %d rows, %llu with %d", what, few,
                  FEW, many, MANY);
}

Test(store_outbox, a_hundred_thousand_rows_cost_a_move_what_a_few_do)
{
    (void)hook_save("https://a.example/");
    outbox_fill(FEW);
    struct cost few = turn_tell(1);
    (void)store_case_sql(&self, "DELETE FROM outbox; UPDATE address SET due_ms = NULL");
    move_by(bob, 2, 1);
    outbox_fill(MANY);
    cr_assert_eq(number_of("SELECT count(*) FROM outbox"), 2 * MANY);
    struct cost many = turn_tell(3);
    assert_alike("a move", few.move, many.move);
    assert_alike("a look", few.look, many.look);
    assert_alike("what was told", few.handled, many.handled);
    assert_alike("what wakes", few.woken, many.woken);
}

#define WAITING "SELECT count(*) FROM outbox WHERE due_ms IS NULL"

Test(store_outbox, rows_of_a_deleted_address_are_pruned_gradually)
{
    int64_t slow = hook_save("https://slow.example/");
    (void)hook_save("https://quick.example/");
    outbox_fill(MANY);
    (void)store_case_sql(&self, "UPDATE address SET handled = (SELECT max(number) FROM outbox) "
                                "WHERE target LIKE '%quick%'");
    struct store_address gone = {.user = bob, .number = slow};
    cr_assert_eq(write_do(STORE_ADDRESS_DELETE, &(struct store_write){.address = &gone}), STORE_OK);
    cr_expect_gt(number_of(WAITING), MANY / 4, "no write waited for all of it");
    UNTIL(number_of(WAITING) == 0);
    cr_expect_eq(number_of("SELECT count(*) FROM outbox"), MANY, "what sleeps stays");
}

Test(store_outbox, rows_of_a_killed_process_are_pruned_after_the_next_start)
{
    (void)hook_save("https://a.example/");
    outbox_fill(1000);
    store_case_close(&self);
    (void)store_case_sql(&self, "DELETE FROM address");
    store_case_open(&self);
    UNTIL(number_of(WAITING) == 0);
}

Test(store_outbox, due_row_without_an_address_is_deleted_at_once)
{
    int64_t hook = hook_save("https://a.example/");
    outbox_fill(1);
    struct store_address gone = {.user = bob, .number = hook};
    cr_assert_eq(write_do(STORE_ADDRESS_DELETE, &(struct store_write){.address = &gone}), STORE_OK);
    struct store_notice sleeper = sleeper_of_match();
    cr_assert_eq(write_do(STORE_NOTICE_WAKE, &(struct store_write){.wake = {.notice = &sleeper}}),
                 STORE_OK);
    cr_expect_eq(number_of("SELECT count(*) FROM outbox"), 0);
}

Test(store_outbox, a_deleted_user_leaves_none_of_many)
{
    struct store_user user;
    (void)hook_save("https://a.example/");
    outbox_fill(1000);
    cr_assert_eq(store_user_read(self.reader, bob, &user), STORE_OK);
    user.deleted_ms = AT_MS;
    cr_assert_eq(write_do(STORE_USER_DELETE, &(struct store_write){.user = &user}), STORE_OK);
    UNTIL(number_of(WAITING) == 0);
}
