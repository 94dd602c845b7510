/* The ways to end a request, and the checks that all routes share. Loop thread only. */
#ifndef API_CORE_CALL_H
#define API_CORE_CALL_H

#include "api/core/internal.h"

/* Ends the call: sends the JSON in `out` with the HTTP status `status`, frees `out` and the call.
 * An `out` that has failed becomes a 503. */
void api_reply(struct api_call *call, int status, struct buf *out);
/* Frees a call whose request has already been returned. */
void api_forget(struct api_call *call);
/* Ends the call like api_reply() with another content type, a constant text. */
void api_reply_type(struct api_call *call, int status, const char *content_type, struct buf *out);

/* Ends the call like api_reply() with all parts of an answer; body and size are those of `out`. */
void api_reply_with(struct api_call *call, const struct http_reply *with, struct buf *out);
/* Ends the call with a cached answer that has a tag: with 304 if the requester already has that
 * tag. Frees the call. */
void api_reply_kept(struct api_call *call, const struct http_reply *with);
/* Ends the call with the status of `error` and {"error": {...}}, and frees it. A call for a page
 * ends with that page instead; its status is 404 if that is the status of the error. */
void api_fail(struct api_call *call, struct hub_error error);
/* Ends a call after a hub operation without a result. `context` is the call. It is answered with
 * 200 and {}, or like api_fail(), and freed. Loop thread. */
void api_answered(void *context, struct hub_error error);
/* Ends the call like api_fail(), for an error that is only a code. */
void api_fail_code(struct api_call *call, enum hub_err code);
/* Ends the call with 400 and the error in its body, and frees it. */
void api_fail_parse(struct api_call *call, const struct parse_error *error);
/* Ends a call for a page of the client with that page: `head` is HTML for its head, or NULL. Frees
 * `head` and the call. */
void api_page(struct api_call *call, struct buf *head);
/* Ends the call with {} or {"user":…} and cookies: the session's token, or "" to clear it; the
 * device's token. NULL, for the device's also "", leaves that cookie unchanged. */
void api_reply_user(struct api_call *call, int status, const struct hub_user *user,
                    const char *token, const char *known);

/* Adds a cookie that scripts cannot read to the answer of the call, whichever way it ends: one for
 * each call. An empty value clears it. */
void api_cookie_set(struct api_call *call, const char *name, const char *path, const char *value,
                    int64_t seconds);

/* Writes the server's origin for the requester, "https://ochre.example": as configured, or as
 * the request names it. */
void api_origin_print(const struct api_call *call, char origin[API_ORIGIN_BYTES]);
/* A whole number in the query, its bounds, and its value if it is missing. */
struct api_query {
    const char *name;
    uint32_t otherwise;
    uint32_t least;
    uint32_t most; /* 0: no bound but that of its digits */
};
/* Reads such a number into `*number`. False: it is none, or out of its bounds; the call has not
 * ended, and names the parameter if it ends with HUB_BAD_REQUEST. */
MUST_USE bool api_query_number(struct api_call *call, const struct api_query *query,
                               uint32_t *number);
/* Returns the place of the parameter `name` among the words, which blanks separate; 0 if it is
 * missing, and -1 if it is none of them, as above. */
MUST_USE int api_query_word(struct api_call *call, const char *name, const char *words);
/* Reads the parameters `format` (`json`, `text`) and `lang`. `*language`: the tag of the language
 * in which a log is requested in words; NULL: not in words. False: as above. */
MUST_USE bool api_query_language(struct api_call *call, const char **language);
/* Reads the parameter `lang` as the tag of a known language, English if it is missing. False: as
 * above. */
MUST_USE bool api_query_lang(struct api_call *call, const char **language);
/* Ends the call with 400 and the name of the member or parameter that is wrong. */
void api_fail_at(struct api_call *call, enum hub_err code, const char *field);

#endif
