/* Invitation codes, settings of the server, and the rules for new users that follow from both. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/entry/codes.h"
#include "store/nouns/entry/settings.h"
#include "support/store_case.h"

#define CODE "abcdefghijkm"

static struct store_case file;
static int64_t ann, ben;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user admin = store_case_account("Ann");
    struct store_user account = store_case_account("Ben");
    admin.admin = true;
    ann = store_case_user_add(&file, &admin);
    ben = store_case_user_add(&file, &account);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_code, .init = begin, .fini = end, .timeout = 120);

static enum store_err run(enum store_op op, const void *argument)
{
    struct store_write write = {.op = op, .argument = argument};
    return store_case_do(&file, &write, NULL);
}

static void set(const char *name, const char *value)
{
    struct store_setting setting = {.changed_ms = 1};
    (void)snprintf(setting.name, sizeof(setting.name), "%s", name);
    (void)snprintf(setting.value, sizeof(setting.value), "%s", value);
    cr_assert_eq(run(STORE_SETTING_SET, &setting), STORE_OK);
}

static struct store_code code_of(int64_t user, const char *code, uint32_t uses)
{
    struct store_code made = {.user = user, .uses = uses, .made_ms = 10, .expires_ms = 100};
    (void)snprintf(made.code, sizeof(made.code), "%s", code);
    return made;
}

static enum store_err add(int64_t user, const char *code, uint32_t uses)
{
    struct store_code made = code_of(user, code, uses);
    return run(STORE_CODE_ADD, &made);
}

static enum store_err enter(struct store_user user, const char *code, int64_t host, int64_t at_ms)
{
    struct store_admission admission = {.host = host, .at_ms = at_ms};
    (void)snprintf(admission.code, sizeof(admission.code), "%s", code);
    struct store_write write = {.op = STORE_USER_CREATE,
                                .account = {.user = &user, .admission = &admission}};
    return store_case_do(&file, &write, NULL);
}

static enum store_err register_with(const char *name, const char *code, int64_t at_ms)
{
    return enter(store_case_account(name), code, 0, at_ms);
}

static bool print(void *context, const struct store_code *code)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 400 - size, "%s %u/%u by %s ", code->code, code->used, code->uses,
                   code->name);
    return true;
}

static const char *all(int64_t user)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_codes_each(file.reader, user, print, text), STORE_OK);
    return text;
}

/* ---- settings ---- */

Test(store_code, a_setting_is_read_instead_of_the_option_until_it_is_deleted)
{
    struct store_entry entry = {.registration = STORE_REGISTRATION_INVITE, .no_guests = true};
    cr_assert_eq(store_entry_read(file.reader, &entry), STORE_OK);
    cr_assert_eq(entry.registration, STORE_REGISTRATION_INVITE);
    cr_assert(entry.no_guests && !entry.no_link_guests);
    set("registration", "closed");
    set("registration", "open");
    set("guests", "on");
    set("guests_by_link", "off");
    set("codes_per_account", "12");
    cr_assert_eq(store_entry_read(file.reader, &entry), STORE_OK);
    cr_assert_eq(entry.registration, STORE_REGISTRATION_OPEN);
    cr_assert(!entry.no_guests && entry.no_link_guests);
    cr_assert_eq(entry.codes_per_account, 12u);
    set("registration", "");
    entry.registration = STORE_REGISTRATION_INVITE;
    cr_assert_eq(store_entry_read(file.reader, &entry), STORE_OK);
    cr_assert_eq(entry.registration, STORE_REGISTRATION_INVITE);
}

Test(store_code, an_unknown_value_counts_as_the_strictest)
{
    struct store_entry entry = {.registration = STORE_REGISTRATION_OPEN};
    set("registration", "friends");
    set("guests", "some");
    cr_assert_eq(store_entry_read(file.reader, &entry), STORE_OK);
    cr_assert_eq(entry.registration, STORE_REGISTRATION_CLOSED);
    cr_assert(entry.no_guests);
    cr_assert_eq(register_with("Cid", "", 20), STORE_NO_ENTRY);
    cr_assert_eq(enter(store_case_guest("Dan"), "", 0, 20), STORE_NO_ENTRY);
}

/* ---- who may come in ---- */

Test(store_code, a_closed_server_makes_no_account_even_with_a_code)
{
    cr_assert_eq(add(ann, CODE, 3), STORE_OK);
    set("registration", "closed");
    cr_assert_eq(register_with("Cid", "", 20), STORE_NO_ENTRY);
    cr_assert_eq(register_with("Cid", CODE, 20), STORE_NO_ENTRY);
    cr_assert_eq(enter(store_case_guest("Dan"), "", 0, 20), STORE_OK, "guests are another matter");
    cr_assert_str_eq(all(ann), CODE " 0/3 by Ann ");
}

Test(store_code, a_code_counts_its_uses_and_ends)
{
    cr_assert_eq(add(ann, CODE, 2), STORE_OK);
    cr_assert_eq(register_with("Eve", "nonsense", 20), STORE_OK, "nobody asks for one yet");
    set("registration", "invite");
    cr_assert_eq(register_with("Fay", "", 20), STORE_NO_CODE);
    cr_assert_eq(register_with("Fay", "abcdefghijkn", 20), STORE_NO_CODE);
    cr_assert_eq(register_with("Fay", CODE, 100), STORE_NO_CODE, "it has expired by then");
    cr_assert_eq(register_with("Eve", CODE, 20), STORE_TAKEN);
    cr_assert_str_eq(all(ann), CODE " 0/2 by Ann ", "none of these has used it");
    cr_assert_eq(register_with("Fay", CODE, 99), STORE_OK);
    cr_assert_eq(register_with("Gil", CODE, 20), STORE_OK);
    cr_assert_eq(register_with("Hal", CODE, 20), STORE_NO_CODE);
    cr_assert_str_eq(all(ann), CODE " 2/2 by Ann ");
}

Test(store_code, uses_at_the_same_time_count_once_each)
{
    struct store_user users[8];
    struct store_admission admission = {.at_ms = 20, .code = CODE};
    struct store_case_end ends[COUNT_OF(users)];
    size_t in = 0;
    cr_assert_eq(add(ann, CODE, 3), STORE_OK);
    set("registration", "invite");
    for (size_t i = 0; i < COUNT_OF(users); i++) {
        char name[8];
        (void)snprintf(name, sizeof(name), "User%zu", i);
        users[i] = store_case_account(name);
        struct store_write write = {.op = STORE_USER_CREATE,
                                    .account = {.user = &users[i], .admission = &admission}};
        store_case_queue(&file, &write, &ends[i]);
    }
    for (size_t i = 0; i < COUNT_OF(users); i++) {
        store_case_wait(&file, &ends[i]);
        cr_assert(ends[i].err == STORE_OK || ends[i].err == STORE_NO_CODE);
        in += ends[i].err == STORE_OK;
    }
    cr_assert_eq(in, 3u);
    cr_assert_str_eq(all(ann), CODE " 3/3 by Ann ");
}

Test(store_code, without_guests_the_link_to_a_table_of_an_account_lets_some_in)
{
    struct store_user guest = store_case_guest("Ina");
    int64_t earlier = store_case_user_add(&file, &guest);
    set("guests", "off");
    cr_assert_eq(enter(store_case_guest("Jan"), "", 0, 20), STORE_NO_ENTRY);
    cr_assert_eq(enter(store_case_guest("Jan"), "", ben, 20), STORE_OK);
    cr_assert_eq(enter(store_case_guest("Kim"), "", earlier, 20), STORE_NO_ENTRY,
                 "a guest cannot invite others");
    cr_assert_eq(enter(store_case_guest("Kim"), "", 4711, 20), STORE_NO_ENTRY);
    set("guests_by_link", "off");
    cr_assert_eq(enter(store_case_guest("Kim"), "", ben, 20), STORE_NO_ENTRY);
    cr_assert_eq(register_with("Lea", "", 20), STORE_OK, "accounts are another matter");
}

/* ---- codes of accounts ---- */

Test(store_code, accounts_have_as_many_as_the_setting_says_each_for_one_person)
{
    cr_assert_eq(add(ben, CODE, 1), STORE_TOO_MANY, "none by default");
    set("codes_per_account", "2");
    cr_assert_eq(add(ben, CODE, 2), STORE_TOO_MANY);
    cr_assert_eq(add(ben, CODE, 1), STORE_OK);
    cr_assert_eq(add(ben, "abcdefghijk2", 1), STORE_OK);
    cr_assert_eq(add(ben, "abcdefghijk3", 1), STORE_TOO_MANY);
    cr_assert_eq(add(ann, "abcdefghijk4", 1000), STORE_OK, "an administrator");
    cr_assert_str_eq(all(ben), "abcdefghijk2 0/1 by Ben " CODE " 0/1 by Ben ");
    struct store_code later = code_of(ben, "abcdefghijk5", 1);
    later.made_ms = 100;
    cr_assert_eq(run(STORE_CODE_ADD, &later), STORE_OK, "the expired ones are deleted");
    cr_assert_str_eq(all(ben), "abcdefghijk5 0/1 by Ben ");
    struct store_user guest = store_case_guest("Mia");
    cr_assert_eq(add(store_case_user_add(&file, &guest), "abcdefghijk6", 1), STORE_NOT_FOUND);
    cr_assert_eq(add(4711, "abcdefghijk6", 1), STORE_NOT_FOUND);
}

Test(store_code, codes_of_accounts_let_nobody_in_once_accounts_may_have_none)
{
    set("registration", "invite");
    set("codes_per_account", "1");
    cr_assert_eq(add(ben, CODE, 1), STORE_OK);
    set("codes_per_account", "0");
    cr_assert_eq(register_with("Ned", CODE, 20), STORE_NO_CODE);
    set("codes_per_account", "1");
    cr_assert_eq(register_with("Ned", CODE, 20), STORE_OK);
}

Test(store_code, a_code_ends_when_it_is_revoked_and_with_its_maker)
{
    struct store_code code = {.number = 1, .user = ann};
    set("registration", "invite");
    set("codes_per_account", "9");
    cr_assert_eq(add(ben, CODE, 1), STORE_OK);
    cr_assert_eq(run(STORE_CODE_DELETE, &code), STORE_NOT_FOUND, "it is Ben's");
    code.user = 0;
    cr_assert_eq(run(STORE_CODE_DELETE, &code), STORE_OK);
    cr_assert_eq(run(STORE_CODE_DELETE, &code), STORE_NOT_FOUND);
    cr_assert_eq(register_with("Ola", CODE, 20), STORE_NO_CODE);
    cr_assert_eq(add(ben, CODE, 1), STORE_OK);
    struct store_ban ban = {.user = ben, .at_ms = 15};
    struct store_write write = {.op = STORE_BAN, .ban = &ban};
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_eq(register_with("Ola", CODE, 20), STORE_NO_CODE, "its maker is banned");
    cr_assert_eq(add(ben, "abcdefghijk2", 1), STORE_NOT_FOUND);
    struct store_user gone = {.id = ben, .name = "gone", .deleted_ms = 5};
    write = (struct store_write){.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_str_eq(all(0), "");
}
