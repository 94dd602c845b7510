#include "notify/mail_text.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/time/day.h"
#include "base/encoding/text.h"
#include "base/language.h"
#include "notify/words.h"

#define LINE_BYTES 76
#define BOUNDARY   "=_ochre"
#define TOLD_BYTES 1000 /* of the log of one match */

/* ---- encodings ---- */

/* Appends a text as lines of Base64. */
static void put_base64(struct buf *out, const char *text, size_t size)
{
    size_t room = sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL);
    char *encoded = malloc(room);
    if (encoded == NULL) {
        out->failed = true;
        return;
    }
    (void)sodium_bin2base64(encoded, room, (const unsigned char *)text, size,
                            sodium_base64_VARIANT_ORIGINAL);
    for (size_t at = 0, length = strlen(encoded); at < length; at += LINE_BYTES) {
        size_t part = length - at < LINE_BYTES ? length - at : LINE_BYTES;
        buf_append(out, encoded + at, part);
        buf_append_text(out, "\r\n");
    }
    free(encoded);
}

/* Appends a header line that may contain any characters (RFC 2047). */
static void put_head(struct buf *out, const char *name, const char *text)
{
    enum { WORD = 42 }; /* bytes of text per encoded word, which has at most 75 characters */
    buf_append_text(out, name);
    buf_append_text(out, ":");
    for (size_t at = 0, length = strlen(text); at < length;) {
        size_t part = length - at < WORD ? length - at : WORD;
        while (at + part < length && ((unsigned char)text[at + part] & 0xc0) == 0x80) part--;
        char word[sodium_base64_ENCODED_LEN(WORD, sodium_base64_VARIANT_ORIGINAL)];
        (void)sodium_bin2base64(word, sizeof(word), (const unsigned char *)text + at, part,
                                sodium_base64_VARIANT_ORIGINAL);
        buf_printf(out, " =?UTF-8?B?%s?=\r\n", word);
        at += part;
    }
}

static void put_html(struct buf *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '<': buf_append_text(out, "&lt;"); break;
        case '>': buf_append_text(out, "&gt;"); break;
        case '&': buf_append_text(out, "&amp;"); break;
        case '"': buf_append_text(out, "&quot;"); break;
        default: buf_append(out, text, 1);
        }
    }
}

/* ---- the header ---- */

/* Appends "Mon, 03 Aug 2026 12:00:00 +0000". */
static void put_date(struct buf *out, int64_t now_ms)
{
    static const char days[] = "ThuFriSatSunMonTueWed";
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    char day[DAY_TEXT_BYTES + 1];
    int64_t number = now_ms / 86400000;
    int64_t seconds = now_ms / 1000 % 86400;
    day_print((int32_t)number, day); /* 2026-08-03 */
    int month = (day[5] - '0') * 10 + day[6] - '0' - 1;
    buf_printf(out, "Date: %.3s, %.2s %.3s %.4s %02d:%02d:%02d +0000\r\n", days + number % 7 * 3,
               day + 8, months + month * 3, day, (int)(seconds / 3600), (int)(seconds / 60 % 60),
               (int)(seconds % 60));
}

static void put_top(struct buf *out, const struct notify_sending *sending, const char *from,
                    const char *to, const char *subject)
{
    const char *host = strchr(from, '@');
    unsigned char random[16];
    char id[2 * sizeof(random) + 1];
    randombytes_buf(random, sizeof(random));
    (void)sodium_bin2hex(id, sizeof(id), random, sizeof(random));
    buf_printf(out, "From: Ochre <%s>\r\nTo: <%s>\r\n", from, to);
    put_head(out, "Subject", subject);
    put_date(out, sending->now_ms);
    buf_printf(out, "Message-ID: <%s%s>\r\nMIME-Version: 1.0\r\nAuto-Submitted: auto-generated\r\n",
               id, host);
    if (sending->unsubscribe[0] != '\0') {
        buf_printf(out, "List-Unsubscribe: <%s/api/unsubscribe/%s>\r\n", sending->base_url,
                   sending->unsubscribe);
        buf_append_text(out, "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    }
    buf_append_text(out, "Content-Type: multipart/alternative; boundary=\"" BOUNDARY "\"\r\n\r\n");
}

static void put_part(struct buf *out, const char *type, const struct buf *body)
{
    buf_printf(out,
               "--" BOUNDARY "\r\nContent-Type: %s; charset=utf-8\r\n"
               "Content-Transfer-Encoding: base64\r\n\r\n",
               type);
    if (body->failed)
        out->failed = true;
    else
        put_base64(out, body->bytes, body->size);
}

/* ---- the contents ---- */

/* The text body and the HTML body, which are built in parallel. */
struct bodies {
    struct buf text;
    struct buf html;
};

static void bodies_begin(struct bodies *bodies, const struct notify_sending *sending)
{
    struct buf hello = {0};
    char name[STORE_NAME_BYTES_MAX + TEXT_APART_BYTES + 1];
    (void)text_copy_apart(name, sizeof(name), sending->user);
    const struct language_value values[] = {{"name", name}};
    language_say(&hello, sending->language, "mail-hello", values, 1);
    if (hello.failed) bodies->text.failed = true;
    buf_printf(&bodies->text, "%s\n\n", hello.failed ? "" : hello.bytes);
    buf_append_text(&bodies->html, "<!doctype html><html><body style=\"font-family:Georgia,serif;"
                                   "color:#33261a;max-width:36em\"><p>");
    put_html(&bodies->html, hello.failed ? "" : hello.bytes);
    buf_append_text(&bodies->html, "</p>");
    buf_free(&hello);
}

static void bodies_say(struct bodies *bodies, const char *text)
{
    buf_printf(&bodies->text, "%s\n", text);
    buf_append_text(&bodies->html, "<p>");
    put_html(&bodies->html, text);
    buf_append_text(&bodies->html, "</p>");
}

/* Appends lines, each with a line end; nothing for "". */
static void bodies_list(struct bodies *bodies, const char *lines)
{
    if (lines[0] == '\0') return;
    buf_append_text(&bodies->html, "<ul>");
    for (size_t size = 0; *lines != '\0'; lines += size + 1) {
        struct buf line = {0};
        size = strcspn(lines, "\n");
        if (size == 0) continue;
        buf_append(&line, lines, size);
        buf_printf(&bodies->text, "* %s\n", line.failed ? "" : line.bytes);
        buf_append_text(&bodies->html, "<li>");
        put_html(&bodies->html, line.failed ? "" : line.bytes);
        buf_append_text(&bodies->html, "</li>");
        bodies->text.failed = bodies->text.failed || line.failed;
        buf_free(&line);
    }
    buf_append_text(&bodies->html, "</ul>");
}

static void bodies_link(struct bodies *bodies, const char *before, const char *url)
{
    buf_printf(&bodies->text, "%s%s%s\n", before, before[0] != '\0' ? " " : "", url);
    buf_append_text(&bodies->html, "<p>");
    put_html(&bodies->html, before);
    buf_append_text(&bodies->html, " <a href=\"");
    put_html(&bodies->html, url);
    buf_append_text(&bodies->html, "\">");
    put_html(&bodies->html, url);
    buf_append_text(&bodies->html, "</a></p>");
}

static void bodies_end(struct bodies *bodies, struct buf *out)
{
    buf_append_text(&bodies->html, "</body></html>");
    put_part(out, "text/plain", &bodies->text);
    put_part(out, "text/html", &bodies->html);
    buf_append_text(out, "--" BOUNDARY "--\r\n");
    buf_free(&bodies->text);
    buf_free(&bodies->html);
}

/* Appends a link to the client's page for emails. The secret comes after the #, so that no
 * server and no log receives it. */
static void put_email_link(struct bodies *bodies, const struct notify_sending *sending,
                           const char *before, const char *secret)
{
    struct buf url = {0};
    buf_printf(&url, "%s/letter#%s", sending->base_url, secret);
    if (!url.failed) bodies_link(bodies, before, url.bytes);
    bodies->text.failed = bodies->text.failed || url.failed;
    buf_free(&url);
}

/* Returns whether a later notice is about the same match. */
static bool comes_again(const struct notify_sending *sending, size_t at)
{
    for (size_t i = at + 1; i < sending->count; i++)
        if (strcmp(sending->notices[i].match, sending->notices[at].match) == 0) return true;
    return false;
}

/* Appends who plays the match of a notice, and what happened there: once for each match. */
static void put_match(struct bodies *bodies, const struct notify_sending *sending, size_t at)
{
    const struct notice_match *about = words_about(sending, &sending->notices[at]);
    struct buf players = {0};
    if (about == NULL || comes_again(sending, at)) return;
    words_players(&players, about);
    if (players.failed) bodies->text.failed = true;
    if (players.size > 0 && !players.failed) bodies_say(bodies, players.bytes);
    buf_free(&players);
    bodies_list(bodies, words_newest(about, TOLD_BYTES));
    buf_append_text(&bodies->text, "\n");
}

void mail_text_notices(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to)
{
    struct bodies bodies = {.text = {0}};
    struct buf subject = {0};
    const char *language = sending->language;
    char n[24];
    snprintf(n, sizeof(n), "%zu", sending->count);
    const struct language_value values[] = {{"n", n}};
    if (sending->count == 1)
        buf_append_text(&subject, words_notice(language, &sending->notices[0]));
    else
        language_say(&subject, language, "mail-more", values, 1);
    put_top(out, sending, from, to, subject.failed ? "" : subject.bytes);
    bodies_begin(&bodies, sending);
    for (size_t i = 0; i < sending->count; i++) {
        struct buf url = {0};
        words_url(&url, sending, &sending->notices[i]);
        if (!url.failed)
            bodies_link(&bodies, words_notice(language, &sending->notices[i]), url.bytes);
        buf_free(&url);
        put_match(&bodies, sending, i);
    }
    bodies_say(&bodies, "");
    bodies_say(&bodies, language_text(language, "mail-why"));
    put_email_link(&bodies, sending, language_text(language, "mail-end"), sending->unsubscribe);
    bodies_end(&bodies, out);
    out->failed = out->failed || subject.failed;
    buf_free(&subject);
}

void mail_text_account(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to)
{
    const struct notice *email = &sending->notices[0];
    struct bodies bodies = {.text = {0}};
    const char *said = email->event == STORE_EVENT_RESET   ? "mail-reset"
                       : email->event == STORE_EVENT_MOVED ? "mail-moved"
                                                           : "mail-confirm";
    put_top(out, sending, from, to, words_notice(sending->language, email));
    bodies_begin(&bodies, sending);
    bodies_say(&bodies, language_text(sending->language, said));
    if (email->link[0] != '\0') put_email_link(&bodies, sending, "", email->link);
    bodies_end(&bodies, out);
}

void mail_text_try(struct buf *out, int64_t now_ms, const char *from, const char *to)
{
    const struct notify_sending sending = {
        .user = "operator", .language = "en", .base_url = "", .unsubscribe = "", .now_ms = now_ms};
    struct bodies bodies = {.text = {0}};
    put_top(out, &sending, from, to, "A test of Ochre's mail");
    bodies_begin(&bodies, &sending);
    bodies_say(&bodies, "This came from `ochre doctor`: mail from this server arrives.");
    bodies_end(&bodies, out);
}
