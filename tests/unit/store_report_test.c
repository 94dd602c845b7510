/* Reports, mutes and warnings of guests whose time is over. */
#include <criterion/criterion.h>

#include "base/encoding/text.h"
#include "store/nouns/reports/reports.h"
#include "support/store_case.h"

static struct store_case file;
static int64_t ann, ben, cid, dora;

static int64_t guest_add(const char *name)
{
    struct store_user guest = store_case_guest(name);
    guest.expires_ms = 500;
    return store_case_user_add(&file, &guest);
}

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user account = store_case_account("Ann");
    ann = store_case_user_add(&file, &account);
    ben = guest_add("Ben");
    cid = guest_add("Cid");
    dora = guest_add("Dora");
    struct store_user last = store_case_guest("Last"); /* the newest number is not reused */
    (void)store_case_user_add(&file, &last);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_report, .init = begin, .fini = end, .timeout = 120);

static int64_t report(int64_t user, int64_t target)
{
    int64_t number = 0;
    struct store_report added = {
        .user = user, .target = target, .kind = STORE_REPORT_NAME, .at_ms = 1};
    struct store_write write = {.op = STORE_REPORT_ADD, .argument = &added};
    (void)text_copy(added.reason, sizeof(added.reason), "name");
    cr_assert_eq(store_case_do(&file, &write, &number), STORE_OK);
    return number;
}

static void act(int64_t number, enum store_act_kind kind, int64_t target)
{
    struct store_act done = {
        .report = number, .kind = kind, .target = target, .at_ms = 2, .until_ms = 9000};
    struct store_write write = {.op = STORE_REPORT_ACT, .argument = &done};
    (void)text_copy(done.text, sizeof(done.text), "Be kind");
    (void)text_copy(done.name, sizeof(done.name), "act");
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
}

Test(store_report, a_forgotten_guest_leaves_the_reports_and_a_muted_one_stays)
{
    struct store_user expired = {.expires_ms = 1000};
    struct store_write expire = {.op = STORE_GUESTS_EXPIRE, .user = &expired};
    (void)report(ben, ann);
    act(report(ann, cid), STORE_ACT_MUTE, cid);
    act(report(ann, dora), STORE_ACT_WARN, dora);
    cr_assert_eq(store_case_do(&file, &expire, NULL), STORE_OK);
    store_case_close(&file); /* the sweep comes after the operation has ended */
    store_case_open(&file);
    struct store_report left;
    cr_assert_eq(store_report_read(file.reader, 1, 5, &left), STORE_OK);
    cr_assert_eq(left.user, 0);
    cr_assert_eq(left.target, ann);
    cr_assert_eq(store_report_read(file.reader, 2, 5, &left), STORE_OK, "of the muted guest");
    cr_assert_eq(left.muted_until_ms, 9000);
    cr_assert_eq(store_report_read(file.reader, 3, 5, &left), STORE_NOT_FOUND);
    cr_assert_str_eq(store_case_sql(&file, "SELECT count(*) FROM report"), "2");
    cr_assert_str_eq(store_case_sql(&file, "SELECT count(*) FROM warning"), "0");
}
