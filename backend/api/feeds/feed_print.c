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

static const struct words {
    const char *lang;
    const char *feed, *calendar; /* titles */
    const char *turn, *due, *over;
    const char *with;
    const char *place, *of;
    const char *vote;
} languages[LANGUAGE_COUNT] = {
    [LANGUAGE_ENGLISH] = {"en", "Ochre: my turns", "Ochre: my deadlines",
                          "Your turn: ", "Your move is due: ", "Finished: ", " with ", ", ranked ",
                          " of ", "Vote about your seat: "},
    [LANGUAGE_GERMAN] = {"de", "Ochre: meine Züge", "Ochre: meine Fristen",
                         "Du bist dran: ", "Dein Zug ist fällig: ", "Zu Ende: ", " mit ",
                         ", Platz ", " von ", "Abstimmung über deinen Platz: "},
    [LANGUAGE_FRENCH] = {"fr", "Ochre : mes tours", "Ochre : mes échéances",
                         "À toi : ", "Ton coup est attendu : ", "Terminée : ", " avec ", ", place ",
                         " sur ", "Vote sur ta place : "},
    [LANGUAGE_SPANISH] = {"es", "Ochre: mis turnos", "Ochre: mis plazos",
                          "Tu turno: ", "Vence tu jugada: ", "Terminada: ", " con ", ", puesto ",
                          " de ", "Votación sobre tu asiento: "},
    [LANGUAGE_DUTCH] = {"nl", "Ochre: mijn beurten", "Ochre: mijn termijnen",
                        "Jouw beurt: ", "Je zet moet af zijn: ", "Afgelopen: ", " met ",
                        ", plaats ", " van ", "Stemming over jouw plaats: "},
    [LANGUAGE_ITALIAN] = {"it", "Ochre: i miei turni", "Ochre: le mie scadenze",
                          "Tocca a te: ", "La tua mossa scade: ", "Finita: ", " con ", ", posto ",
                          " di ", "Votazione sul tuo posto: "},
    [LANGUAGE_POLISH] = {"pl", "Ochre: moje ruchy", "Ochre: moje terminy",
                         "Twoja kolej: ", "Mija termin ruchu: ", "Koniec: ", " z ", ", miejsce ",
                         " z ", "Głosowanie o twoim miejscu: "},
    [LANGUAGE_PORTUGUESE] = {"pt", "Ochre: as minhas vezes", "Ochre: os meus prazos",
                             "A tua vez: ", "O teu prazo termina: ", "Terminada: ", " com ",
                             ", lugar ", " de ", "Votação sobre o teu lugar: "},
};

static const struct words *words_of(const char *tag)
{
    return &languages[language_of(tag)];
}

/* Returns the text of an item; `turn`: the text to use for a turn. */
static const char *what_of(const struct words *words, const struct feed_item *item,
                           const char *turn)
{
    if (item->over) return words->over;
    return item->vote ? words->vote : turn;
}

static void title_print(const struct words *words, const struct feed_item *item, const char *what,
                        char title[TITLE_BYTES])
{
    char place[60] = "";
    if (item->over && item->rank > 0)
        snprintf(place, sizeof(place), "%s%d%s%d", words->place, item->rank, words->of,
                 item->seats);
    snprintf(title, TITLE_BYTES, "%s%s%s%s%s", what, item->title,
             item->with[0] != '\0' ? words->with : "", item->with, place);
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

static void entry_print(const struct feed *feed, const struct words *words,
                        const struct feed_item *item, struct xml *xml)
{
    char title[TITLE_BYTES], url[URL_BYTES], id[URL_BYTES + 20];
    title_print(words, item, what_of(words, item, words->turn), title);
    url_print(feed, "/match/", item->match, url);
    if (item->over)
        snprintf(id, sizeof(id), "%s#over", url);
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
    const struct words *words = words_of(feed->lang);
    char url[URL_BYTES];
    int64_t newest_ms = feed->since_ms;
    for (size_t i = 0; i < feed->count; i++)
        if (feed->items[i].at_ms > newest_ms) newest_ms = feed->items[i].at_ms;
    struct xml xml = xml_to(out);
    xml_element(&xml, "feed");
    xml_attribute(&xml, "xmlns", "http://www.w3.org/2005/Atom");
    xml_attribute(&xml, "xml:lang", words->lang);
    url_print(feed, feed->path, "", url);
    xml_leaf(&xml, "id", url);
    link_print(&xml, "self", "application/atom+xml", url);
    url_print(feed, "/mine", "", url);
    link_print(&xml, "alternate", "text/html", url);
    xml_leaf(&xml, "title", words->feed);
    time_leaf(&xml, "updated", newest_ms);
    xml_element(&xml, "author");
    xml_leaf(&xml, "name", "Ochre");
    xml_end(&xml);
    for (size_t i = 0; i < feed->count; i++) entry_print(feed, words, &feed->items[i], &xml);
    xml_end(&xml);
}

static void event_print(const struct feed *feed, const struct words *words,
                        const struct feed_item *item, struct buf *out)
{
    char title[TITLE_BYTES], url[URL_BYTES], uid[URL_BYTES + 20];
    const char *host = strstr(feed->origin, "://");
    title_print(words, item, what_of(words, item, words->due), title);
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
    const struct words *words = words_of(feed->lang);
    ical_line(out, "BEGIN", "VCALENDAR");
    ical_line(out, "VERSION", "2.0");
    ical_line(out, "PRODID", "-//Ochre//Ochre " OCHRE_VERSION "//EN");
    ical_line(out, "CALSCALE", "GREGORIAN");
    ical_line(out, "METHOD", "PUBLISH");
    ical_text(out, "X-WR-CALNAME", words->calendar);
    ical_line(out, "REFRESH-INTERVAL;VALUE=DURATION", "PT30M");
    for (size_t i = 0; i < feed->count; i++)
        if (feed->items[i].deadline_ms > 0) event_print(feed, words, &feed->items[i], out);
    ical_line(out, "END", "VCALENDAR");
}
