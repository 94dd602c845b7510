/* There are no notifications here: settings are the defaults. */
#include <string.h>

#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/public.h"
#include "store/nouns/notices/settings.h"

uint64_t store_notices_written(struct store *store)
{
    (void)store;
    return 0;
}

enum store_err store_notify_read(struct store_reader *reader, int64_t user,
                                 struct store_notify *notify)
{
    (void)reader;
    *notify = (struct store_notify){.user = user, .language = "en"};
    return STORE_OK;
}

enum store_err store_notify_match_read(struct store_reader *reader,
                                       struct store_notify_match *chosen)
{
    (void)reader;
    chosen->events = -1;
    return STORE_OK;
}

enum store_err store_addresses_each(struct store_reader *reader, int64_t user,
                                    store_address_row *row, void *context)
{
    (void)reader, (void)user, (void)row, (void)context;
    return STORE_OK;
}

enum store_err store_address_read(struct store_reader *reader, int64_t number,
                                  struct store_address *address)
{
    (void)reader, (void)number, (void)address;
    return STORE_NOT_FOUND;
}

enum store_err store_mail_users(struct store_reader *reader, const char *target,
                                int64_t users[STORE_MAIL_SHARED_MAX], size_t *count)
{
    (void)reader, (void)target, (void)users;
    *count = 0;
    return STORE_OK;
}

enum store_err store_addresses_due_each(struct store_reader *reader, int64_t now_ms,
                                        enum store_due due, uint32_t count, store_due_row *row,
                                        void *context)
{
    (void)reader, (void)now_ms, (void)due, (void)count, (void)row, (void)context;
    return STORE_OK;
}

enum store_err store_addresses_next(struct store_reader *reader, int64_t now_ms, int64_t *next_ms)
{
    (void)reader, (void)now_ms;
    *next_ms = 0;
    return STORE_OK;
}

enum store_err store_sleepers_due_each(struct store_reader *reader, int64_t now_ms, uint32_t count,
                                       store_due_row *row, void *context, int64_t *next_ms)
{
    (void)reader, (void)now_ms, (void)count, (void)row, (void)context;
    *next_ms = 0;
    return STORE_OK;
}

enum store_err store_notices_each(struct store_reader *reader, const struct store_address *address,
                                  int64_t until_ms, uint32_t count, store_notice_row *row,
                                  void *context)
{
    (void)reader, (void)address, (void)until_ms, (void)count, (void)row, (void)context;
    return STORE_OK;
}

enum store_err store_notice_read(struct store_reader *reader, int64_t number,
                                 struct store_notice *notice)
{
    (void)reader, (void)number, (void)notice;
    return STORE_NOT_FOUND;
}

enum store_err store_email_link_key_read(struct store_reader *reader,
                                         unsigned char key[STORE_EMAIL_LINK_KEY_BYTES])
{
    (void)reader;
    memset(key, 7, STORE_EMAIL_LINK_KEY_BYTES);
    return STORE_OK;
}

bool store_public_shows(const struct store_match *match, enum store_event event)
{
    (void)event;
    return match->listed;
}

enum store_err store_public_each(struct store_reader *reader, const struct store_address *address,
                                 int64_t until_ms, uint32_t count, store_notice_row *row,
                                 void *context)
{
    (void)reader, (void)address, (void)until_ms, (void)count, (void)row, (void)context;
    return STORE_OK;
}
