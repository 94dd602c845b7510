/* Languages are the folders of web/i18n: their tags, the texts of the server, variables. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/language.h"
#include "notify/words.h"

static char *said(const char *tag, const char *id, const struct language_value *values,
                  size_t count, struct buf *out)
{
    buf_reset(out);
    language_say(out, tag, id, values, count);
    cr_assert(!out->failed);
    return out->bytes;
}

Test(base_language, english_is_first_and_stands_for_what_is_not_known)
{
    cr_assert_str_eq(languages[0].tag, "en");
    cr_assert(language_is_known("pl"));
    cr_assert(!language_is_known("xx"));
    cr_assert(!language_is_known(""));
    cr_assert_str_eq(language_tag("de"), "de");
    cr_assert_str_eq(language_tag("xx"), "en");
    cr_assert_str_eq(language_text("de", "notice-turn"), "Du bist dran.");
    cr_assert_str_eq(language_text("xx", "notice-turn"), "It is your turn.");
    cr_assert_str_eq(language_text("de", "no-such"), "");
}

Test(base_language, variables_are_replaced_and_what_is_in_them_is_not)
{
    struct buf out = {0};
    const struct language_value values[] = {
        {"match", "Stone Age { $rank }"}, {"rank", "2"}, {"seats", "4"}};
    cr_assert_str_eq(said("en", "feed-over_ranked", values, 3, &out),
                     "Finished: Stone Age { $rank }, ranked 2 of 4");
    cr_assert_str_eq(said("en", "feed-over_ranked", values, 1, &out),
                     "Finished: Stone Age { $rank }, ranked  of ");
    buf_free(&out);
}

Test(base_language, every_language_has_the_texts_of_english)
{
    size_t count = 0;
    for (const struct language *one = languages; one->tag != NULL; one++, count++)
        for (const struct language_text *text = languages[0].texts; text->id != NULL; text++) {
            bool there = false;
            for (const struct language_text *own = one->texts; own->id != NULL; own++)
                there = there || strcmp(own->id, text->id) == 0;
            cr_assert(there, "%s lacks %s", one->tag, text->id);
        }
    cr_assert_geq(count, 8);
}

Test(base_language, every_event_has_a_text)
{
    for (int event = 0; event < STORE_EVENTS; event++) {
        const struct notice notice = {.event = (enum store_event)event};
        cr_assert_neq(words_notice("en", &notice)[0], '\0', "%d", event);
    }
}
