/* Feeds as their readers get them. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "api/feeds/feed_print.h"
#include "wire/ical.h"
#include "wire/xml.h"

static struct buf out;

static const struct feed_item items[] = {
    {.match = "abcdefghjkmnpqrs",
     .title = "Stone Age",
     .with = "Bob, <Cem> & \"Dai\"",
     .after = 12,
     .seats = 4,
     .at_ms = 1785765909000,
     .deadline_ms = 1785852309999},
    {.match = "bbcdefghjkmnpqrs", .title = "Clans", .after = 0, .seats = 2, .at_ms = 1785765900000},
    {.match = "cbcdefghjkmnpqrs",
     .title = "Clans",
     .with = "Zoë",
     .over = true,
     .rank = 2,
     .seats = 2,
     .at_ms = 1785679509000},
};

static struct feed feed_in(const char *lang)
{
    return (struct feed){.origin = "https://ochre.example:8443",
                         .path = "/feed/SECRET.atom",
                         .title = "feed-title",
                         .page = "/mine",
                         .lang = lang,
                         .since_ms = 1785600000000,
                         .items = items,
                         .count = COUNT_OF(items)};
}

Test(feed_atom, is_this)
{
    struct feed feed = feed_in("en");
    feed_print_atom(&feed, &out);
    cr_assert_str_eq(
        out.bytes,
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">"
        "<id>https://ochre.example:8443/feed/SECRET.atom</id>\n"
        "<link rel=\"self\" type=\"application/atom+xml\" "
        "href=\"https://ochre.example:8443/feed/SECRET.atom\"/>\n"
        "<link rel=\"alternate\" type=\"text/html\" href=\"https://ochre.example:8443/mine\"/>\n"
        "<title>Ochre: my turns</title>\n"
        "<updated>2026-08-03T14:05:09Z</updated>\n"
        "<author><name>Ochre</name></author>\n"
        "<entry><id>https://ochre.example:8443/match/abcdefghjkmnpqrs#turn-12</id>"
        "<title>Your turn: Stone Age with Bob, &lt;Cem&gt; &amp; &quot;Dai&quot;</title>"
        "<updated>2026-08-03T14:05:09Z</updated>"
        "<link rel=\"alternate\" type=\"text/html\" "
        "href=\"https://ochre.example:8443/match/abcdefghjkmnpqrs\"/></entry>\n"
        "<entry><id>https://ochre.example:8443/match/bbcdefghjkmnpqrs#turn-0</id>"
        "<title>Your turn: Clans</title><updated>2026-08-03T14:05:00Z</updated>"
        "<link rel=\"alternate\" type=\"text/html\" "
        "href=\"https://ochre.example:8443/match/bbcdefghjkmnpqrs\"/></entry>\n"
        "<entry><id>https://ochre.example:8443/match/cbcdefghjkmnpqrs#over</id>"
        "<title>Finished: Clans with Zo\xc3\xab, ranked 2 of 2</title>"
        "<updated>2026-08-02T14:05:09Z</updated>"
        "<link rel=\"alternate\" type=\"text/html\" "
        "href=\"https://ochre.example:8443/match/cbcdefghjkmnpqrs\"/></entry>\n"
        "</feed>\n");
    buf_free(&out);
}

Test(feed_atom, without_turns_is_as_old_as_its_link)
{
    struct feed feed = feed_in("de");
    feed.count = 0;
    feed_print_atom(&feed, &out);
    cr_assert(strstr(out.bytes, "<updated>2026-08-01T16:00:00Z</updated>"));
    cr_assert(strstr(out.bytes, "xml:lang=\"de\""));
    buf_free(&out);
}

Test(feed_atom, of_everybody_has_its_title_its_page_and_open_tables)
{
    struct feed feed = feed_in("en");
    const struct feed_item table = {.match = "dbcdefghjkmnpqrs", .title = "Clans", .open = true};
    feed.title = "feed-public";
    feed.page = "/";
    feed.items = &table;
    feed.count = 1;
    feed_print_atom(&feed, &out);
    cr_assert(strstr(out.bytes, "<title>Ochre: tables and results</title>"));
    cr_assert(strstr(out.bytes, "href=\"https://ochre.example:8443/\"/>\n<title>"));
    cr_assert(strstr(out.bytes, "/match/dbcdefghjkmnpqrs#opened</id><title>Open table: Clans<"));
    buf_free(&out);
}

Test(feed_calendar, is_this)
{
    struct feed feed = feed_in("de");
    feed_print_calendar(&feed, &out);
    cr_assert_str_eq(out.bytes,
                     "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
                     "PRODID:-//Ochre//Ochre " OCHRE_VERSION "//EN\r\n"
                     "CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n"
                     "X-WR-CALNAME:Ochre: meine Fristen\r\n"
                     "REFRESH-INTERVAL;VALUE=DURATION:PT30M\r\n"
                     "BEGIN:VEVENT\r\n"
                     "UID:deadline-abcdefghjkmnpqrs-12@ochre.example:8443\r\n"
                     "DTSTAMP:20260803T140509Z\r\nDTSTART:20260804T140509Z\r\n"
                     "DURATION:PT0S\r\nTRANSP:TRANSPARENT\r\n"
                     "SUMMARY:Dein Zug ist f\xc3\xa4llig: Stone Age mit Bob\\, <Cem> & \"Dai\"\r\n"
                     "URL:https://ochre.example:8443/match/abcdefghjkmnpqrs\r\n"
                     "END:VEVENT\r\nEND:VCALENDAR\r\n");
    buf_free(&out);
}

Test(feed_calendar, has_the_end_of_a_vote_about_the_seat_beside_a_turn_of_the_same_match)
{
    struct feed feed = feed_in("en");
    struct feed_item both[] = {items[0], items[0]};
    both[0].vote = true;
    feed.items = both;
    feed.count = COUNT_OF(both);
    feed_print_calendar(&feed, &out);
    cr_assert(strstr(out.bytes, "UID:vote-abcdefghjkmnpqrs-12@ochre.example:8443\r\n"));
    cr_assert(strstr(out.bytes, "SUMMARY:Vote about your seat: Stone Age with Bob"));
    cr_assert(strstr(out.bytes, "UID:deadline-abcdefghjkmnpqrs-12@"));
    buf_reset(&out);
    feed_print_atom(&feed, &out);
    cr_assert(strstr(out.bytes, "<id>https://ochre.example:8443/match/abcdefghjkmnpqrs#vote-12"));
    cr_assert(strstr(out.bytes, "<title>Vote about your seat: Stone Age with Bob"));
    buf_free(&out);
}

Test(ical, escapes_and_folds_between_characters)
{
    char text[400] = "a;b,c\\d\ne\r\x01";
    ical_text(&out, "SUMMARY", text);
    cr_assert_str_eq(out.bytes, "SUMMARY:a\\;b\\,c\\\\d\\ne\r\n");
    buf_reset(&out);
    /* Each line has at most 75 bytes, and no character and no escape is torn. */
    text[0] = '\0';
    for (int i = 0; i < 60; i++)
        snprintf(text + strlen(text), 8, "%s", i % 3 ? "\xf0\x9f\xaa\xa8" : ",");
    ical_text(&out, "SUMMARY", text);
    char unfolded[400] = "";
    for (const char *at = out.bytes; *at;) {
        const char *end = strstr(at, "\r\n");
        cr_assert_leq(end - at, ICAL_LINE_BYTES_MAX);
        cr_assert(at == out.bytes || *at == ' ');
        cr_assert_neq(end[-1], '\\', "no escape is torn");
        const char *begin = at == out.bytes ? at : at + 1;
        cr_assert_neq((unsigned char)*begin >> 6, 2, "no character is torn");
        strncat(unfolded, begin, (size_t)(end - begin));
        at = end + 2;
    }
    char expected[400] = "SUMMARY:";
    for (int i = 0; i < 60; i++)
        snprintf(expected + strlen(expected), 8, "%s", i % 3 ? "\xf0\x9f\xaa\xa8" : "\\,");
    cr_assert_str_eq(unfolded, expected);
    buf_free(&out);
}

Test(ical, a_break_in_a_word_that_is_no_text_is_left_out)
{
    ical_line(&out, "URL", "https://a/\r\nEND:VCALENDAR");
    cr_assert_str_eq(out.bytes, "URL:https://a/END:VCALENDAR\r\n");
    buf_free(&out);
}

Test(xml, invalid_characters_are_replaced)
{
    struct xml xml = xml_to(&out);
    size_t head = out.size;
    xml_element(&xml, "a");
    xml_attribute(&xml, "b", "'\"\n<");
    xml_text(&xml, "\x01]]>\xff\xef\xbf\xbf&amp;\t");
    xml_element(&xml, "c");
    xml_end(&xml);
    xml_end(&xml);
    cr_assert_str_eq(out.bytes + head,
                     "<a b=\"&#39;&quot;&#10;&lt;\">\xef\xbf\xbd]]&gt;\xef\xbf\xbd"
                     "\xef\xbf\xbd&amp;amp;&#9;<c/>\n</a>\n");
    buf_free(&out);
}
