/* One sentence for an event, as web/games/stoneage/log.js makes it of the same texts. */
#include "games/stoneage/view/log.h"

#include <string.h>

#include "base/encoding/text.h"
#include "engine/field_value.h"
#include "engine/words/phrases.h"
#include "games/stoneage/rules.h"

/* The kinds that the board shows well enough. */
static bool is_silent(uint8_t kind)
{
    static const bool silent[STONEAGE_EVENTS] = {
        [STONEAGE_CARDS_SHUFFLED] = true,    [STONEAGE_BUILDINGS_SHUFFLED] = true,
        [STONEAGE_CARD_SLID] = true,         [STONEAGE_CARD_TURNED] = true,
        [STONEAGE_TURN_BEGAN] = true,        [STONEAGE_PRICE_ASKED] = true,
        [STONEAGE_BUILDING_TURNED] = true,   [STONEAGE_RETURNED] = true,
        [STONEAGE_TALLIED] = true,           [STONEAGE_DECK_SHUFFLED] = true,
        [STONEAGE_MAMMOTHS_SHUFFLED] = true, [STONEAGE_JOIN_ASKED] = true,
        [STONEAGE_SPLIT_ASKED] = true,       [STONEAGE_SECOND_ASKED] = true,
        [STONEAGE_TAME_ASKED] = true,
    };
    return silent[kind];
}

/* Returns whether events of this kind have the field. */
static bool has(const struct stoneage_event *event, const char *name)
{
    return shape_field(&stoneage_event_shapes[event->kind], name) != NULL;
}

/* Appends "2 wood and 1 brick". */
static void amounts_say(const struct phrases *phrases, const uint8_t goods[STONEAGE_GOODS],
                        uint8_t food, struct phrase_text *out)
{
    struct phrase_text words[STONEAGE_GOODS + 1] = {{.size = 0}};
    const char *items[STONEAGE_GOODS + 1];
    unsigned count = 0;
    for (unsigned i = 0; i <= STONEAGE_GOODS; i++) {
        uint8_t amount = i < STONEAGE_GOODS ? goods[i] : food;
        if (amount == 0) continue;
        phrases_say_number(phrases, "amount.", stoneage_yield_names.name[i + 1], amount,
                           &words[count]);
        items[count] = words[count].bytes;
        count++;
    }
    if (count == 0)
        phrases_say_word(phrases, "amount.", "nothing", out);
    else
        phrases_say_list(phrases, items, count, out);
}

/* Appends the two sides of a card. */
static void card_say(const struct phrases *phrases, uint8_t number, struct phrase_text *out)
{
    const struct stoneage_card *card = &stoneage_cards[number];
    if (card->top == STONEAGE_TOP_NONE) {
        phrases_say_word(phrases, "animal.", stoneage_card_names.name[number], out);
        return;
    }
    struct phrase_text resource = {.size = 0};
    struct phrase_values values = {.count = 0};
    char key[PHRASE_KEY_BYTES];
    char number_text[TEXT_NUMBER_BYTES];
    if (card->yield != STONEAGE_YIELD_NONE)
        phrases_say_word(phrases, "resource.", stoneage_yield_names.name[card->yield], &resource);
    phrase_add_number(&values, "n", card->amount);
    phrase_add_text(&values, "what", resource.bytes);
    phrases_say(phrases, phrase_key(key, "top.", stoneage_top_names.name[card->top], NULL), &values,
                out);
    phrase_append(out, " \u00b7 ");
    if (card->culture != STONEAGE_CULTURE_NONE) {
        phrases_say_word(phrases, "culture.", stoneage_culture_names.name[card->culture], out);
        return;
    }
    (void)text_number(number_text, sizeof(number_text), card->multiplier);
    phrase_append(out, number_text);
    phrase_append(out, " ");
    phrases_say_number(phrases, "trade.", stoneage_profession_names.name[card->profession],
                       card->multiplier, out);
}

/* Appends "in the forest" or "to the forest". */
static void place_say(const struct phrases *phrases, const char *way, uint8_t place,
                      struct phrase_text *out)
{
    const char *name = names_at(&stoneage_place_names, place);
    if (name == NULL) return;
    if (place == STONEAGE_CARD_5)
        phrases_say_word(phrases, way, "card_5_plain", out);
    else if (stoneage_is_card_place(place))
        phrases_say_number(phrases, way, "card_plain", place - STONEAGE_CARD_1 + 1, out);
    else if (stoneage_is_building_place(place))
        phrases_say_number(phrases, way, "building_plain", place - STONEAGE_BUILDING_1 + 1, out);
    else
        phrases_say_word(phrases, way, name, out);
}

/* Appends the subject of an event. */
static void thing_say(const struct phrases *phrases, const struct stoneage_event *event,
                      struct phrase_text *out)
{
    const char *yield = names_at(&stoneage_yield_names, event->yield);
    if (event->kind == STONEAGE_EXTRA_PAID)
        phrases_say_number(phrases, "amount.", yield, 1, out);
    else if (event->kind == STONEAGE_JOINED)
        amounts_say(phrases, event->resources, event->amount, out);
    else if (has(event, "resources"))
        amounts_say(phrases, event->resources, 0, out);
    else if (has(event, "card"))
        card_say(phrases, event->card, out);
    else if (has(event, "yield") && yield != NULL && has(event, "amount") && event->amount != 0)
        phrases_say_number(phrases, "amount.", yield, event->amount, out);
    else if (has(event, "yield") && yield != NULL)
        phrases_say_word(phrases, "amount.", "nothing", out);
}

/* Says what dice show; those of a roll, which count together, with their sum. */
static void dice_say(const struct stoneage_event *event, struct phrase_text *out)
{
    char digits[TEXT_NUMBER_BYTES];
    bool together = event->kind == STONEAGE_ROLLED && event->length > 1;
    int sum = 0;
    for (unsigned i = 0; i < event->length; i++) {
        if (i > 0) phrase_append(out, together ? " + " : ", ");
        (void)text_number(digits, sizeof(digits), event->list[i]);
        phrase_append(out, digits);
        sum += event->list[i];
    }
    if (!together) return;
    (void)text_number(digits, sizeof(digits), sum);
    phrase_append(out, " = ");
    phrase_append(out, digits);
}

static void options_say(const struct phrases *phrases, uint16_t options, struct phrase_text *out)
{
    const char *separator = "";
    for (unsigned i = 0; i < STONEAGE_OPTIONS; i++) {
        if ((options >> i & 1) == 0) continue;
        phrase_append(out, separator);
        phrases_say_word(phrases, "option.", stoneage_option_names.name[i], out);
        separator = ", ";
    }
}

/* The texts of an event that its sentence may use. */
struct texts {
    struct phrase_text to, at, dice, what, animal, options, bonus, give, get;
};

static void texts_fill(struct texts *texts, const struct phrases *phrases,
                       const struct stoneage_event *event)
{
    thing_say(phrases, event, &texts->what);
    if (has(event, "place")) {
        place_say(phrases, "to.", event->place, &texts->to);
        place_say(phrases, "at.", event->place, &texts->at);
    }
    if (has(event, "dice")) dice_say(event, &texts->dice);
    if (has(event, "card") && event->card >= STONEAGE_ANIMAL_FIRST)
        phrases_say_word(phrases, "animal.", stoneage_card_names.name[event->card], &texts->animal);
    if (event->kind == STONEAGE_BEGAN) options_say(phrases, event->number, &texts->options);
    if (event->kind == STONEAGE_BONUS_TAKEN)
        phrases_say_word(phrases, "bonus.", stoneage_mammoth_bonus_names.name[event->code],
                         &texts->bonus);
    if (event->kind == STONEAGE_TRADED) {
        amounts_say(phrases, stoneage_bundles[event->value], 0, &texts->give);
        amounts_say(phrases, stoneage_bundles[event->code], 0, &texts->get);
    }
}

/* Makes the key of the event's sentence. Returns false if the log leaves the event out. */
static bool key_fill(const struct phrases *phrases, const struct stoneage_event *event,
                     char key[PHRASE_KEY_BYTES])
{
    bool came = event->kind == STONEAGE_CARD_TURNED && event->card >= STONEAGE_ANIMAL_FIRST;
    if (is_silent(event->kind) && !came) return false;
    const char *name = came ? "animal_came" : stoneage_event_shapes[event->kind].name;
    const char *more = NULL;
    if (event->kind == STONEAGE_PHASE_BEGAN) more = names_at(&stoneage_phase_names, event->code);
    if (event->kind == STONEAGE_BEGAN && event->number != 0) more = "with";
    if (event->kind == STONEAGE_ENDED) more = names_at(&stoneage_reason_names, event->code);
    return phrases_know(phrases, phrase_key(key, "event.", name, more));
}

bool stoneage_sentence(const struct game_event *event, const struct game_teller *teller,
                       struct phrase_text *out)
{
    struct stoneage_event own;
    char key[PHRASE_KEY_BYTES];
    memcpy(&own, event, sizeof(own));
    if (own.kind == 0 || own.kind >= STONEAGE_EVENTS) return false;
    if (!key_fill(teller->phrases, &own, key)) return false;
    struct texts texts = {.to = {.size = 0}};
    struct phrase_values values = {.count = 0};
    uint8_t seat = has(&own, "start") ? own.start : own.seat;
    bool animal = has(&own, "card") && own.card >= STONEAGE_ANIMAL_FIRST;
    texts_fill(&texts, teller->phrases, &own);
    phrase_add_text(&values, "name", seat < STONEAGE_SEATS_MAX ? teller->names[seat] : "");
    phrase_add_text(&values, "to", texts.to.bytes);
    phrase_add_text(&values, "at", texts.at.bytes);
    phrase_add_text(&values, "dice", texts.dice.bytes);
    phrase_add_number(&values, "points", own.points < 0 ? -own.points : own.points);
    phrase_add_text(&values, "what", texts.what.bytes);
    phrase_add_text(&values, "animal", texts.animal.bytes);
    phrase_add_number(&values, "n",
                      animal ? stoneage_animals[own.card - STONEAGE_ANIMAL_FIRST].penalty : 0);
    phrase_add_text(&values, "options", texts.options.bytes);
    phrase_add_text(&values, "bonus", texts.bonus.bytes);
    phrase_add_text(&values, "give", texts.give.bytes);
    phrase_add_text(&values, "get", texts.get.bytes);
    phrase_add_fields(&values, &stoneage_event_shapes[own.kind], event->bytes);
    phrases_say(teller->phrases, key, &values, out);
    return true;
}
