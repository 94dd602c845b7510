#include "api/core/print_own.h"

#include <stdio.h>

#include "api/core/print.h"
#include "store/nouns/notices/words.h"
#include "wire/values.h"

/* ---- notification settings ---- */

void print_told(struct json *json, const char *name, int events)
{
    if (events < 0) {
        json_null(json, name);
        return;
    }
    json_array(json, name);
    for (unsigned event = 0; event < STORE_EVENTS_TOLD; event++)
        if (((unsigned)events >> event & 1) != 0)
            json_text(json, NULL, store_event_name((enum store_event)event));
    json_array_end(json);
}

static void print_minute(struct json *json, const char *name, bool shown, unsigned minute)
{
    char text[8];
    (void)snprintf(text, sizeof(text), "%02u:%02u", minute / 60 % 24, minute % 60);
    json_text(json, name, shown ? text : NULL);
}

void print_notify(struct json *json, const struct store_notify *notify)
{
    bool own = notify->quiet == STORE_QUIET_OWN;
    json_text(json, "language", notify->language);
    json_int(json, "deadline_hours", notify->deadline_hours);
    json_int(json, "digest_hours", notify->digest_hours);
    json_object(json, "quiet");
    json_text(json, "use", store_quiet_name(notify->quiet));
    print_minute(json, "from", own, notify->from_minute);
    print_minute(json, "to", own, notify->to_minute);
    json_text(json, "time_zone", own && notify->time_zone[0] != '\0' ? notify->time_zone : NULL);
    json_object_end(json);
    for (int channel = 0; channel < STORE_CHANNEL_ACCOUNT; channel++) {
        json_object(json, store_channel_name((enum store_channel)channel));
        print_told(json, "events", notify->events[channel]);
        if (channel == STORE_CHANNEL_MAIL)
            json_text(json, "pending", notify->pending[0] != '\0' ? notify->pending : NULL);
        json_object_end(json);
    }
}

bool print_address(void *context, const struct store_address *address)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "number", address->number);
    json_text(json, "channel", store_channel_name(address->channel));
    json_text(json, "name", address->name);
    json_text(json, "form", address->form[0] != '\0' ? address->form : NULL);
    json_text(json, "about", address->hosted ? "hosted" : address->is_public ? "public" : "me");
    json_text(json, "language", address->language[0] != '\0' ? address->language : NULL);
    json_text(json, "state", address->gone ? "gone" : address->failures > 0 ? "failing" : "on");
    json_int(json, "made_ms", address->made_ms);
    json_int_or_null(json, "sent_ms", address->sent_ms, 0);
    json_text(json, "answer", address->answer[0] != '\0' ? address->answer : NULL);
    json_object_end(json);
    return true;
}

/* ---- programs ---- */

void print_token(struct json *json, const char *name, const struct store_token *token)
{
    json_object(json, name);
    json_int(json, "number", token->number);
    json_text(json, "name", token->name);
    json_array(json, "scopes");
    for (unsigned bit = 1; bit < 1U << TOKEN_SCOPES; bit <<= 1)
        if ((token->scopes & bit) != 0)
            json_text(json, NULL, token_scope_name((enum token_scope)bit));
    json_array_end(json);
    json_int(json, "made_ms", token->made_ms);
    json_int(json, "expires_ms", token->expires_ms);
    json_text(json, "used_day", token->used_day[0] != '\0' ? token->used_day : NULL);
    json_object_end(json);
}

/* ---- conditional moves ---- */

void print_conditional(struct json *json, const char *name,
                       const struct store_conditional *conditional)
{
    json_object(json, name);
    json_int(json, "edit", conditional->edit);
    json_text(json, "text", conditional->text);
    json_int(json, "fired", conditional->fired);
    if (conditional->why[0] == '\0') {
        json_null(json, "dropped");
    } else {
        json_object(json, "dropped");
        json_text(json, "text", conditional->dropped);
        json_text(json, "why", conditional->why);
        json_int(json, "version", conditional->version);
        json_int(json, "at_ms", conditional->at_ms);
        json_object_end(json);
    }
    json_object_end(json);
}

/* ---- preferences ---- */

void print_preferences(struct json *json, const struct store_preferences *preferences)
{
    json_int(json, "changed_ms", preferences->changed_ms);
    json_raw(json, "chosen", preferences->chosen);
}

/* ---- reports ---- */

void print_report(struct json *json, const struct store_report *report)
{
    json_int(json, "number", report->number);
    json_int(json, "at_ms", report->at_ms);
    json_text(json, "kind", store_report_kind_name(report->kind));
    json_text(json, "name", report->name);
    json_text(json, "match", report->match[0] != '\0' ? report->match : NULL);
    json_text(json, "reason", report->reason);
    json_text(json, "words", report->words);
    json_text(json, "state", store_report_state_name(report->state));
}
