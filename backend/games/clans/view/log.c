/* One sentence for an event, as web/games/clans/log.js makes it. */
#include "games/clans/view/log.h"

#include <string.h>

#include "engine/field_value.h"
#include "engine/words/phrases.h"
#include "games/clans/clans.h"

static bool is_silent(uint8_t kind)
{
    return kind == CLANS_HUTS_PLACED || kind == CLANS_TURN_BEGAN || kind == CLANS_TALLIED;
}

/* Appends "2 red and 1 blue". */
static void huts_say(const struct phrases *phrases, const uint8_t huts[CLANS_COLOURS],
                     struct phrase_text *out)
{
    struct phrase_text words[CLANS_COLOURS] = {{.size = 0}};
    const char *items[CLANS_COLOURS];
    unsigned count = 0;
    for (unsigned colour = 0; colour < CLANS_COLOURS; colour++) {
        if (huts[colour] == 0) continue;
        phrases_say_number(phrases, "clans.huts.", clans_colour_names.name[colour], huts[colour],
                           &words[count]);
        items[count] = words[count].bytes;
        count++;
    }
    if (count == 0)
        phrases_say_word(phrases, "clans.huts.", "none", out);
    else
        phrases_say_list(phrases, items, count, out);
}

/* Appends "red, blue and green". */
static void colours_say(const struct phrases *phrases, unsigned colours, struct phrase_text *out)
{
    struct phrase_text words[CLANS_COLOURS] = {{.size = 0}};
    const char *items[CLANS_COLOURS];
    unsigned count = 0;
    for (unsigned colour = 0; colour < CLANS_COLOURS; colour++) {
        if ((colours >> colour & 1) == 0) continue;
        phrases_say_word(phrases, "clans.colour.", clans_colour_names.name[colour], &words[count]);
        items[count] = words[count].bytes;
        count++;
    }
    phrases_say_list(phrases, items, count, out);
}

static void territories_say(const struct phrases *phrases, const struct clans_event *event,
                            struct phrase_text *out)
{
    const char *items[CLANS_LIST_MAX];
    for (unsigned i = 0; i < event->length; i++)
        items[i] = clans_territory_names.name[event->list[i]];
    phrases_say_list(phrases, items, event->length, out);
}

/* The texts of an event that its sentence may use. */
struct texts {
    struct phrase_text huts;
    struct phrase_text colours;
    struct phrase_text colour;
    struct phrase_text territories;
};

static void texts_fill(struct texts *texts, const struct phrases *phrases,
                       const struct clans_event *event)
{
    switch ((enum clans_event_kind)event->kind) {
    case CLANS_MOVED:
    case CLANS_DOOMED:
    case CLANS_STRIFE: huts_say(phrases, event->huts, &texts->huts); break;
    case CLANS_SCORED: colours_say(phrases, event->number, &texts->colours); break;
    case CLANS_CLAN_SEEN:
    case CLANS_CLAN_SHOWN:
    case CLANS_DISC_REMOVED:
        phrases_say_word(phrases, "clans.clan.", clans_colour_names.name[event->colour],
                         &texts->colour);
        break;
    case CLANS_ORDER_ASKED:
    case CLANS_NOT_FOUNDED: territories_say(phrases, event, &texts->territories); break;
    case CLANS_EVENT_NONE:
    case CLANS_BEGAN:
    case CLANS_HUTS_PLACED:
    case CLANS_CLANS_SHUFFLED:
    case CLANS_EPOCH_BEGAN:
    case CLANS_TURN_BEGAN:
    case CLANS_FOUNDED:
    case CLANS_ENDED:
    case CLANS_TALLIED:
    case CLANS_EVENTS: break;
    }
}

bool clans_sentence(const struct game_event *event, const struct game_teller *teller,
                    struct phrase_text *out)
{
    struct clans_event own;
    memcpy(&own, event, sizeof(own));
    if (own.kind == 0 || own.kind >= CLANS_EVENTS || is_silent(own.kind)) return false;
    const struct shape *shape = &clans_event_shapes[own.kind];
    char key[PHRASE_KEY_BYTES];
    const char *reason = own.kind == CLANS_ENDED ? names_at(&clans_reason_names, own.code) : NULL;
    (void)phrase_key(key, "clans.event.", shape->name, reason);
    if (!phrases_know(teller->phrases, key)) return false;
    struct texts texts = {.huts = {.size = 0}};
    struct phrase_values values = {.count = 0};
    uint8_t seat = own.kind == CLANS_BEGAN ? own.start : own.seat;
    texts_fill(&texts, teller->phrases, &own);
    phrase_add_text(&values, "name", seat < CLANS_SEATS_MAX ? teller->names[seat] : "");
    phrase_add_text(&values, "huts", texts.huts.bytes);
    phrase_add_text(&values, "colours", texts.colours.bytes);
    phrase_add_text(&values, "colour", texts.colour.bytes);
    phrase_add_text(&values, "territories", texts.territories.bytes);
    phrase_add_fields(&values, shape, event->bytes);
    phrases_say(teller->phrases, key, &values, out);
    return true;
}
