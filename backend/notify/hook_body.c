#include "notify/hook_body.h"

#include <ctype.h>
#include <string.h>

#include "base/encoding/text.h"
#include "base/language.h"
#include "notify/template.h"
#include "notify/words.h"
#include "store/nouns/notices/words.h"
#include "wire/json.h"
#include "wire/values.h"

#define LINES_BYTES 1200 /* chat rooms accept 2000 characters, names and URL included */

/* ---- escapes: a character of a name, or of a line of the log ---- */

typedef void put_character(struct buf *out, char c);

/* Wide letters in place of the characters by which chat rooms call people. */
static void put_tame(struct buf *out, char c)
{
    switch (c) {
    case '@': buf_append_text(out, "\xef\xbc\xa0"); break; /* U+FF20 */
    case '<': buf_append_text(out, "\xef\xbc\x9c"); break; /* U+FF1C */
    case '>': buf_append_text(out, "\xef\xbc\x9e"); break; /* U+FF1E */
    case '&': buf_append_text(out, "\xef\xbc\x86"); break; /* U+FF06 */
    default: buf_append(out, &c, 1);
    }
}

/* Markdown: a backslash before any sign, also before those of links. No escape helps against @. */
static void put_markdown(struct buf *out, char c)
{
    if (c == '@') {
        put_tame(out, c);
        return;
    }
    if ((unsigned char)c < 0x80 && ispunct((unsigned char)c)) buf_append_text(out, "\\");
    buf_append(out, &c, 1);
}

static void put_html(struct buf *out, char c)
{
    switch (c) {
    case '&': buf_append_text(out, "&amp;"); break;
    case '<': buf_append_text(out, "&lt;"); break;
    case '>': buf_append_text(out, "&gt;"); break;
    case '"': buf_append_text(out, "&quot;"); break;
    case '@': put_tame(out, c); break;
    case '\n': buf_append_text(out, "<br>"); break;
    default: buf_append(out, &c, 1);
    }
}

/* Slack: three characters have entities; signs of its markup have none, so they become wide. */
static void put_slack(struct buf *out, char c)
{
    switch (c) {
    case '*': buf_append_text(out, "\xef\xbc\x8a"); break; /* U+FF0A */
    case '_': buf_append_text(out, "\xef\xbc\xbf"); break; /* U+FF3F */
    case '~': buf_append_text(out, "\xef\xbd\x9e"); break; /* U+FF5E */
    case '`': buf_append_text(out, "\xef\xbd\x80"); break; /* U+FF40 */
    case '&':
    case '<':
    case '>':
    case '@': put_html(out, c); break;
    default: buf_append(out, &c, 1);
    }
}

static void escaped_print(struct buf *out, const struct buf *text, put_character *put)
{
    for (size_t i = 0; i < text->size; i++) put(out, text->bytes[i]);
    if (text->failed) out->failed = true;
}

/* ---- contents ---- */

/* Prints a message for people: the text of the event, the game, and the address. */
static void text_print(struct buf *out, const struct notify_sending *sending,
                       const struct notice *notice)
{
    buf_append_text(out, words_notice(sending->language, notice));
    buf_append_text(out, " ");
    words_url(out, sending, notice);
}

/* Appends who plays, and what happened, as lines for people; each is escaped. */
static void room_print(struct buf *out, const struct notify_sending *sending, put_character *put)
{
    struct buf words = {0};
    const struct notice_match *about = words_about(sending, &sending->notices[0]);
    words_players(&words, about);
    const char *lines = words_newest(about, LINES_BYTES);
    size_t size = strlen(lines);
    if (words.size > 0 && size > 0) buf_append_text(&words, "\n");
    if (size > 0) buf_append(&words, lines, size - 1);
    escaped_print(out, &words, put);
    buf_free(&words);
}

/* The parts of a message to a room. */
struct parts {
    const char *text;   /* the text of the event */
    const char *game;   /* title of the game */
    struct buf url;     /* of the match */
    struct buf picture; /* empty: none */
    struct buf room;    /* who plays, escaped; empty: nobody */
    bool about;         /* there is a match */
};

static void parts_make(struct parts *parts, const struct notify_sending *sending,
                       put_character *put)
{
    const struct notice *notice = &sending->notices[0];
    *parts = (struct parts){.text = words_notice(sending->language, notice),
                            .game = words_game(notice),
                            .about = notice->match[0] != '\0'};
    words_url(&parts->url, sending, notice);
    words_picture(&parts->picture, sending, notice);
    room_print(&parts->room, sending, put);
}

/* Frees the parts; `out` has failed if one of them has. */
static void parts_end(struct parts *parts, struct buf *out)
{
    if (parts->url.failed || parts->picture.failed || parts->room.failed) out->failed = true;
    buf_free(&parts->url);
    buf_free(&parts->picture);
    buf_free(&parts->room);
}

/* ---- JSON and text ---- */

static void lines_print(struct json *json, const char *lines)
{
    json_array(json, "lines");
    for (size_t size = 0; *lines != '\0'; lines += size + 1) {
        size = strcspn(lines, "\n");
        json_text_size(json, NULL, lines, size);
    }
    json_array_end(json);
}

/* Prints those who play, and how they stand once the match is over. */
static void about_print(struct json *json, const struct notify_sending *sending)
{
    const struct notice *notice = &sending->notices[0];
    const struct notice_match *about = words_about(sending, notice);
    bool known = about != NULL && about->seats > 0;
    struct buf picture = {0};
    words_picture(&picture, sending, notice);
    json_int_or_null(json, "seat", known ? about->own : -1, -1);
    json_text(json, "end_reason", known && about->end_reason[0] != '\0' ? about->end_reason : NULL);
    json_array(json, "players");
    for (int i = 0; known && i < about->seats; i++) {
        const struct notice_seat *seat = &about->seat[i];
        bool ranked = seat->rank > 0;
        json_object(json, NULL);
        json_int(json, "seat", i);
        json_text(json, "name", seat->name[0] != '\0' ? seat->name : NULL);
        json_text(json, "bot", seat->bot[0] != '\0' ? seat->bot : NULL);
        json_int_or_null(json, "rank", ranked ? seat->rank : 0, 0);
        json_int_or_null(json, "points", ranked ? seat->score : INT64_MIN, INT64_MIN);
        json_object_end(json);
    }
    json_array_end(json);
    json_text(json, "picture", picture.bytes);
    if (picture.failed) json->out->failed = true;
    buf_free(&picture);
}

static void json_print(struct buf *out, const struct notify_sending *sending)
{
    const struct notice *notice = &sending->notices[0];
    struct json json = json_to(out);
    struct buf text = {0};
    struct buf url = {0};
    text_print(&text, sending, notice);
    words_url(&url, sending, notice);
    json_object(&json, NULL);
    json_text(&json, "event", notice->test ? "test" : store_event_name(notice->event));
    json_int(&json, "notice", notice->number);
    json_text(&json, "user", sending->user);
    json_text(&json, "match", notice->match[0] != '\0' ? notice->match : NULL);
    json_text(&json, "game", notice->game[0] != '\0' ? notice->game : NULL);
    json_int(&json, "version", notice->version);
    json_int(&json, "at_ms", notice->at_ms);
    about_print(&json, sending);
    lines_print(&json, words_newest(words_about(sending, notice), SIZE_MAX));
    json_text(&json, "url", url.bytes);
    json_text(&json, "text", text.bytes);
    json_object_end(&json);
    if (text.failed || url.failed) out->failed = true;
    buf_free(&text);
    buf_free(&url);
}

static void plain_print(struct buf *out, const struct notify_sending *sending)
{
    struct json json = json_to(out);
    struct buf text = {0};
    struct buf room = {0};
    text_print(&text, sending, &sending->notices[0]);
    room_print(&room, sending, put_tame);
    if (room.size > 0) buf_append_text(&text, "\n");
    if (room.size > 0) buf_append(&text, room.bytes, room.size);
    json_object(&json, NULL);
    json_text(&json, "content", text.bytes);
    json_text(&json, "text", text.bytes);
    json_object_end(&json);
    if (text.failed || room.failed) out->failed = true;
    buf_free(&text);
    buf_free(&room);
}

/* ---- chat services ---- */

/* A message with an embed (https://discord.com/developers/docs/resources/webhook#execute-webhook),
 * which mentions nobody. */
static void discord_print(struct buf *out, const struct notify_sending *sending)
{
    struct json json = json_to(out);
    struct parts parts;
    parts_make(&parts, sending, put_markdown);
    json_object(&json, NULL);
    json_text(&json, "content", parts.text);
    json_array(&json, "embeds");
    if (parts.about) {
        json_object(&json, NULL);
        json_text(&json, "title", parts.game);
        json_text(&json, "url", parts.url.bytes);
        if (parts.room.size > 0) json_text(&json, "description", parts.room.bytes);
        if (parts.picture.size > 0) {
            json_object(&json, "image");
            json_text(&json, "url", parts.picture.bytes);
            json_object_end(&json);
        }
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object(&json, "allowed_mentions");
    json_array(&json, "parse");
    json_array_end(&json);
    json_object_end(&json);
    json_object_end(&json);
    parts_end(&parts, out);
}

/* Appends a section whose text is Slack's markup. */
static void section_print(struct json *json, const struct buf *text)
{
    json_object(json, NULL);
    json_text(json, "type", "section");
    json_object(json, "text");
    json_text(json, "type", "mrkdwn");
    json_text(json, "text", text->bytes);
    json_bool(json, "verbatim", true); /* addresses and names of rooms in it become no links */
    json_object_end(json);
    json_object_end(json);
}

static void slack_head_print(struct buf *out, const struct notify_sending *sending,
                             const struct parts *parts)
{
    buf_append_text(out, parts->text);
    if (!parts->about) return;
    buf_printf(out, " <%s|%s>", parts->url.bytes, parts->game);
    if (parts->picture.size > 0)
        buf_printf(out, " · <%s|%s>", parts->picture.bytes,
                   language_text(sending->language, "hook-picture"));
}

/* Blocks (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). The picture
 * is a link: Slack refuses a whole message whose picture it cannot load, as from a home server. */
static void slack_print(struct buf *out, const struct notify_sending *sending)
{
    struct json json = json_to(out);
    struct buf head = {0};
    struct parts parts;
    parts_make(&parts, sending, put_slack);
    if (!parts.url.failed && !parts.picture.failed) slack_head_print(&head, sending, &parts);
    json_object(&json, NULL);
    json_text(&json, "text", parts.text);
    json_array(&json, "blocks");
    section_print(&json, &head);
    if (parts.room.size > 0) section_print(&json, &parts.room);
    json_array_end(&json);
    json_object_end(&json);
    if (head.failed) out->failed = true;
    buf_free(&head);
    parts_end(&parts, out);
}

static void matrix_html_print(struct buf *out, const struct notify_sending *sending,
                              const struct parts *parts)
{
    buf_printf(out, "<strong>%s</strong>", parts->text);
    if (!parts->about) return;
    buf_printf(out, " <a href=\"%s\">%s</a>", parts->url.bytes, parts->game);
    if (parts->room.size > 0) buf_printf(out, "<br>%s", parts->room.bytes);
    if (parts->picture.size > 0)
        buf_printf(out, "<br><a href=\"%s\">%s</a>", parts->picture.bytes,
                   language_text(sending->language, "hook-picture"));
}

/* The content of m.room.message (https://spec.matrix.org/latest/client-server-api/#mnotice), which
 * mentions nobody. */
static void matrix_print(struct buf *out, const struct notify_sending *sending)
{
    struct json json = json_to(out);
    struct buf body = {0};
    struct buf html = {0};
    struct buf room = {0};
    struct parts parts;
    parts_make(&parts, sending, put_html);
    text_print(&body, sending, &sending->notices[0]);
    room_print(&room, sending, put_tame);
    if (room.size > 0) buf_printf(&body, "\n%s", room.bytes);
    if (!parts.url.failed && !parts.picture.failed && !parts.room.failed)
        matrix_html_print(&html, sending, &parts);
    json_object(&json, NULL);
    json_text(&json, "msgtype", "m.notice");
    json_text(&json, "body", body.bytes);
    json_text(&json, "format", "org.matrix.custom.html");
    json_text(&json, "formatted_body", html.bytes);
    json_object(&json, "m.mentions");
    json_object_end(&json);
    json_object_end(&json);
    if (body.failed || html.failed || room.failed) out->failed = true;
    buf_free(&body);
    buf_free(&html);
    buf_free(&room);
    parts_end(&parts, out);
}

static void templated_print(struct buf *out, const struct notify_sending *sending)
{
    template_print(out, sending->address->template, sending);
}

/* ---- the forms ---- */

/* In the order of HOOK_FORMS. */
static const struct hook_form forms[] = {
    {.name = "json", .print = json_print},
    {.name = "text", .print = plain_print},
    {.name = "discord", .print = discord_print},
    {.name = "slack", .print = slack_print},
    {.name = "matrix", .print = matrix_print, .put = true},
    {.name = "template", .print = templated_print, .templated = true},
};

const struct hook_form *hook_form_find(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(forms); i++)
        if (strcmp(forms[i].name, name) == 0) return &forms[i];
    return NULL;
}

void hook_body_print(struct buf *out, const struct notify_sending *sending)
{
    const struct hook_form *form = hook_form_find(sending->address->form);
    (form != NULL ? form : &forms[0])->print(out, sending);
}

void hook_sample_print(struct buf *out, const struct store_address *address, const char *user,
                       const char *language, const char *base_url)
{
    static const struct {
        const char *name;
        int16_t rank;
        int16_t score;
    } players[] = {{"Ann", 2, 142}, {"Ben", 1, 168}, {"*Cay* <b> @all", 3, 97}};
    static const char id[] = "sample";
    struct notice_match about = {.listed = true, .seats = COUNT_OF(players), .own = -1};
    struct notice notice = {.event = address->is_public ? STORE_EVENT_ENDED : STORE_EVENT_OVER,
                            .number = 1,
                            .at_ms = address->made_ms};
    struct notify_sending sending = {.address = address,
                                     .user = user,
                                     .language = language,
                                     .notices = &notice,
                                     .count = 1,
                                     .about = &about,
                                     .about_count = 1,
                                     .base_url = base_url,
                                     .unsubscribe = "",
                                     .now_ms = address->made_ms};
    memcpy(about.id, id, sizeof(id));
    memcpy(notice.match, id, sizeof(id));
    (void)text_copy(notice.game, sizeof(notice.game), "stoneage");
    for (size_t i = 0; i < COUNT_OF(players); i++) {
        struct notice_seat *seat = &about.seat[i];
        (void)text_copy(seat->name, sizeof(seat->name), players[i].name);
        (void)text_copy(seat->said, sizeof(seat->said), players[i].name);
        seat->rank = players[i].rank;
        seat->score = players[i].score;
    }
    hook_body_print(out, &sending);
}
