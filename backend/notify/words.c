#include "notify/words.h"

#include <string.h>

static const char *const notices[][2] = {
    [STORE_EVENT_TURN] = {"It is your turn.", "Du bist am Zug."},
    [STORE_EVENT_DEADLINE] = {"Your time is running out.", "Deine Zeit läuft ab."},
    [STORE_EVENT_INVITED] = {"You are invited to a match.", "Du bist zu einer Partie eingeladen."},
    [STORE_EVENT_BEGAN] = {"Your match has begun.", "Deine Partie hat begonnen."},
    [STORE_EVENT_OVER] = {"Your match is over.", "Deine Partie ist zu Ende."},
    [STORE_EVENT_VOTE] = {"The others ask for your answer.",
                          "Die anderen fragen nach deiner Antwort."},
    [STORE_EVENT_MENTION] = {"Somebody mentioned you in the chat.",
                             "Jemand hat dich im Chat erwähnt."},
    [STORE_EVENT_CONFIRM] = {"Confirm your address", "Bestätige deine Adresse"},
    [STORE_EVENT_RESET] = {"A new password", "Ein neues Passwort"},
    [STORE_EVENT_MOVED] = {"Your address has changed", "Deine Adresse wurde geändert"},
};
_Static_assert(COUNT_OF(notices) == STORE_EVENTS, "words for each");

static const char *const texts[WORDS_COUNT][2] = {
    [WORDS_HELLO] = {"Hello", "Hallo"},
    [WORDS_MORE] = {"messages from your matches", "Nachrichten aus deinen Partien"},
    [WORDS_CONFIRM] =
        {"somebody, we hope you, wants to be told at this address. If so, open this "
         "link within three days; if not, do nothing, and nothing more is sent.",
         "jemand, hoffentlich du, möchte an diese Adresse benachrichtigt werden. Wenn "
         "ja, öffne diesen Link innerhalb von drei Tagen; wenn nicht, tu nichts, und "
         "es kommt nichts mehr."},
    [WORDS_RESET] = {"open this link within two hours to choose a new password. If you have not "
                     "asked for it, do nothing: your password stays.",
                     "öffne diesen Link innerhalb von zwei Stunden, um ein neues Passwort zu "
                     "wählen. Wenn du nicht darum gebeten hast, tu nichts: dein Passwort bleibt."},
    [WORDS_MOVED] = {"from now on your mail goes to another address. If that was not you, sign in "
                     "and change your password.",
                     "ab jetzt geht deine Post an eine andere Adresse. Wenn du das nicht warst, "
                     "melde dich an und ändere dein Passwort."},
    [WORDS_WHY] = {"You get this because your account asks for it.",
                   "Du bekommst das, weil dein Konto es so möchte."},
    [WORDS_END] = {"No more mail:", "Keine Mail mehr:"},
};

static size_t language_of(const char *language)
{
    return strcmp(language, "de") == 0 ? 1 : 0;
}

const char *words_notice(const char *language, const struct notice *notice)
{
    if (notice->test)
        return language_of(language) == 1 ? "Das ist ein Versuch." : "This is a trial.";
    return notices[notice->event][language_of(language)];
}

const char *words_text(const char *language, enum words words)
{
    return texts[words][language_of(language)];
}

void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice)
{
    buf_append_text(out, sending->base_url);
    buf_append_text(out, "/");
    if (notice->match[0] == '\0') return;
    buf_append_text(out, "match/");
    buf_append_text(out, notice->match);
}
