#include "notify/words.h"

#include "base/language.h"

static const char *const notices[STORE_EVENTS] = {
    [STORE_EVENT_TURN] = "notice-turn",       [STORE_EVENT_DEADLINE] = "notice-deadline",
    [STORE_EVENT_INVITED] = "notice-invited", [STORE_EVENT_BEGAN] = "notice-began",
    [STORE_EVENT_OVER] = "notice-over",       [STORE_EVENT_VOTE] = "notice-vote",
    [STORE_EVENT_MENTION] = "notice-mention", [STORE_EVENT_SEAT] = "notice-seat",
    [STORE_EVENT_CONFIRM] = "notice-confirm", [STORE_EVENT_RESET] = "notice-reset",
    [STORE_EVENT_MOVED] = "notice-moved"};

const char *words_notice(const char *language, const struct notice *notice)
{
    return language_text(language, notice->test ? "notice-test" : notices[notice->event]);
}

void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice)
{
    buf_append_text(out, sending->base_url);
    buf_append_text(out, "/");
    if (notice->match[0] == '\0') return;
    buf_append_text(out, "match/");
    buf_append_text(out, notice->match);
}
