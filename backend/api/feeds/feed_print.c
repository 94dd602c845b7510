#include "api/feeds/feed_print.h"

#include <stdio.h>
#include <string.h>

#include "base/time/day.h"
#include "base/language.h"
#include "wire/ical.h"
#include "wire/xml.h"

#define DAY_MS      (24LL * 3600 * 1000)
#define TITLE_BYTES (FEED_WITH_BYTES_MAX + 200)
#define URL_BYTES   (FEED_ORIGIN_BYTES + 80)

/* Returns the text of an item; `turn`: the text to use for a turn. */
static const char *what_of(const struct feed_item *item, const char *turn)
{
    if (item->open) return "feed-opened";
    if (item->over) return item->rank > 0 ? "feed-over_ranked" : "feed-over";
    return item->vote ? "feed-vote" : turn;
}

static void title_print(const char *lang, const struct feed_item *item, const char *turn,
                        char title[TITLE_BYTES])
{
    struct buf match = {0}, said = {0};
    char rank[12], seats[12];
    const struct language_value who[] = {{"game", item->title}, {"names", item->with}};
    if (item->with[0] != '\0')
        language_say(&match, lang, "feed-match_with", who, 2);
    else
        buf_append_text(&match, item->title);
    snprintf(rank, sizeof(rank), "%d", item->rank);
    snprintf(seats, sizeof(seats), "%d", item->seats);
    const struct language_value values[] = {
        {"match", match.failed ? item->title : match.bytes}, {"rank", rank}, {"seats", seats}};
    language_say(&said, lang, what_of(item, turn), values, 3);
    snprintf(title, TITLE_BYTES, "%s", said.failed ? item->title : said.bytes);
    buf_free(&match);
    buf_free(&said);
}

/* "2026-08-03T14:05:09Z" */
static void time_print(int64_t unix_ms, char text[24])
{
    char day[DAY_TEXT_BYTES + 1];
    int second = (int)(unix_ms % DAY_MS / 1000);
    day_print(day_at(NULL, unix_ms), day);
    snprintf(text, 24, "%sT%02d:%02d:%02dZ", day, second / 3600, second / 60 % 60, second % 60);
}

static void url_print(const struct feed *feed, const char *path, const char *id,
                      char url[URL_BYTES])
{
    snprintf(url, URL_BYTES, "%s%s%s", feed->origin, path, id);
}

static void time_leaf(struct xml *xml, const char *name, int64_t unix_ms)
{
    char text[24];
    time_print(unix_ms, text);
    xml_leaf(xml, name, text);
}

static void link_print(struct xml *xml, const char *rel, const char *type, const char *url)
{
    xml_element(xml, "link");
    xml_attribute(xml, "rel", rel);
    xml_attribute(xml, "type", type);
    xml_attribute(xml, "href", url);
    xml_end(xml);
}

static void entry_print(const struct feed *feed, const struct feed_item *item, struct xml *xml)
{
    char title[TITLE_BYTES], url[URL_BYTES], id[URL_BYTES + 20];
    title_print(feed->lang, item, "feed-turn", title);
    url_print(feed, "/match/", item->match, url);
    if (item->over || item->open)
        snprintf(id, sizeof(id), "%s#%s", url, item->open ? "opened" : "over");
    else
        snprintf(id, sizeof(id), "%s#%s-%u", url, item->vote ? "vote" : "turn", item->after);
    xml_element(xml, "entry");
    xml_leaf(xml, "id", id);
    xml_leaf(xml, "title", title);
    time_leaf(xml, "updated", item->at_ms);
    link_print(xml, "alternate", "text/html", url);
    xml_end(xml);
}

void feed_print_atom(const struct feed *feed, struct buf *out)
{
    char url[URL_BYTES];
    int64_t newest_ms = feed->since_ms;
    for (size_t i = 0; i < feed->count; i++)
        if (feed->items[i].at_ms > newest_ms) newest_ms = feed->items[i].at_ms;
    struct xml xml = xml_to(out);
    xml_element(&xml, "feed");
    xml_attribute(&xml, "xmlns", "http://www.w3.org/2005/Atom");
    xml_attribute(&xml, "xml:lang", language_tag(feed->lang));
    url_print(feed, feed->path, "", url);
    xml_leaf(&xml, "id", url);
    link_print(&xml, "self", "application/atom+xml", url);
    url_print(feed, feed->page, "", url);
    link_print(&xml, "alternate", "text/html", url);
    xml_leaf(&xml, "title", language_text(feed->lang, feed->title));
    time_leaf(&xml, "updated", newest_ms);
    xml_element(&xml, "author");
    xml_leaf(&xml, "name", "Ochre");
    xml_end(&xml);
    for (size_t i = 0; i < feed->count; i++) entry_print(feed, &feed->items[i], &xml);
    xml_end(&xml);
}

static void event_print(const struct feed *feed, const struct feed_item *item, struct buf *out)
{
    char title[TITLE_BYTES], url[URL_BYTES], uid[URL_BYTES + 20];
    const char *host = strstr(feed->origin, "://");
    title_print(feed->lang, item, "feed-due", title);
    url_print(feed, "/match/", item->match, url);
    snprintf(uid, sizeof(uid), "%s-%s-%u@%s", item->vote ? "vote" : "deadline", item->match,
             item->after, host != NULL ? host + 3 : feed->origin);
    ical_line(out, "BEGIN", "VEVENT");
    ical_text(out, "UID", uid);
    ical_time(out, "DTSTAMP", item->at_ms);
    ical_time(out, "DTSTART", item->deadline_ms);
    ical_line(out, "DURATION", "PT0S");
    ical_line(out, "TRANSP", "TRANSPARENT");
    ical_text(out, "SUMMARY", title);
    ical_line(out, "URL", url);
    ical_line(out, "END", "VEVENT");
}

void feed_print_calendar(const struct feed *feed, struct buf *out)
{
    ical_line(out, "BEGIN", "VCALENDAR");
    ical_line(out, "VERSION", "2.0");
    ical_line(out, "PRODID", "-//Ochre//Ochre " OCHRE_VERSION "//EN");
    ical_line(out, "CALSCALE", "GREGORIAN");
    ical_line(out, "METHOD", "PUBLISH");
    ical_text(out, "X-WR-CALNAME", language_text(feed->lang, "feed-calendar"));
    ical_line(out, "REFRESH-INTERVAL;VALUE=DURATION", "PT30M");
    for (size_t i = 0; i < feed->count; i++)
        if (feed->items[i].deadline_ms > 0) event_print(feed, &feed->items[i], out);
    ical_line(out, "END", "VCALENDAR");
}
