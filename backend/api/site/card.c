#include "api/site/card.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "games/find.h"
#include "wire/xml.h"

/* ---- contents ---- */

static void line_fill(struct picture *card, const struct store_match *info,
                      const struct game_result *standing, int empty)
{
    char *line = card->line;
    size_t room = sizeof(card->line);
    switch (info->status) {
    case STORE_OPEN:
        if (empty == 0)
            (void)text_copy(line, room, "All seats are taken");
        else if (empty == 1)
            (void)text_copy(line, room, "1 seat left");
        else
            (void)snprintf(line, room, "%d seats left", empty);
        break;
    case STORE_RUNNING:
        if (standing != NULL && card->game->clock.round != 0 && standing->rounds > 0)
            (void)snprintf(line, room, "Round %u", standing->rounds);
        else
            (void)text_copy(line, room, "In progress");
        break;
    case STORE_OVER: (void)text_copy(line, room, "Final result"); break;
    case STORE_ABANDONED:
    case STORE_BROKEN: (void)text_copy(line, room, "Ended without a result"); break;
    }
}

void card_fill(struct picture *card, const struct hub_sight *sight, const struct store_match *info,
               const struct game_result *standing)
{
    int empty = 0;
    bool points = false;
    CHECK(strcmp(info->id, hub_sight_id(sight)) == 0);
    *card = (struct picture){.game = games_find(info->game), .seats = info->seats};
    CHECK(card->game != NULL);
    for (uint8_t i = 0; standing != NULL && i < info->seats; i++)
        points = points || standing->total[i] != 0;
    for (uint8_t i = 0; i < info->seats; i++) {
        const struct store_seat *from = &info->seat[i];
        struct picture_seat *seat = &card->seat[i];
        if (from->user != 0)
            (void)text_copy(seat->name, sizeof(seat->name), from->name);
        else if (from->bot[0] != '\0')
            (void)snprintf(seat->name, sizeof(seat->name), "%s bot", from->bot);
        else
            empty++; /* an invited user is not revealed, so the seat counts as empty */
        seat->has_score = info->status == STORE_OVER || points;
        seat->score = info->status == STORE_OVER ? from->score : points ? standing->total[i] : 0;
        if (info->status == STORE_OVER) seat->rank = (uint8_t)from->rank;
    }
    line_fill(card, info, standing, empty);
}

/* ---- the tags ---- */

struct line {
    char text[CARD_TITLE_BYTES];
    size_t size;
};

static void add(struct line *line, const char *text)
{
    line->size += text_copy(line->text + line->size, sizeof(line->text) - line->size, text);
}

static void add_name(struct line *line, const char *name)
{
    line->size += text_copy_apart(line->text + line->size, sizeof(line->text) - line->size, name);
}

/* Adds names, of all seats or of those with that rank, with points if there are any. */
static void add_names(struct line *line, const struct picture *card, uint8_t rank)
{
    bool first = true;
    for (uint8_t i = 0; i < card->seats; i++) {
        const struct picture_seat *seat = &card->seat[i];
        char points[TEXT_NUMBER_BYTES + 1] = "";
        if (seat->name[0] == '\0' || (rank != 0 && seat->rank != rank)) continue;
        if (rank == 0 && seat->has_score) {
            points[0] = ' ';
            (void)text_number(points + 1, sizeof(points) - 1, seat->score);
        }
        add(line, first ? "" : rank != 0 ? " and " : ", ");
        add_name(line, seat->name);
        add(line, points);
        first = false;
    }
}

static void title_fill(struct line *title, const struct picture *card, enum store_status status)
{
    const struct picture_seat *host = NULL;
    int won = 0;
    for (uint8_t i = card->seats; i-- > 0;) {
        if (card->seat[i].name[0] != '\0') host = &card->seat[i];
        won += card->seat[i].rank == 1;
    }
    if (status == STORE_OVER && won > 0) {
        add_names(title, card, 1);
        add(title, won > 1 ? " share the win in " : " won a match of ");
        add(title, card->game->title);
    } else if (status == STORE_OPEN) {
        add(title, "Play ");
        add(title, card->game->title);
        if (host != NULL) add(title, " with ");
        if (host != NULL) add_name(title, host->name);
    } else {
        add(title, card->game->title);
        add(title, ": ");
        add_names(title, card, 0);
    }
}

static void tag(struct xml *xml, const char *name, const char *property, const char *content)
{
    xml_element(xml, "meta");
    xml_attribute(xml, name, property);
    xml_attribute(xml, "content", content);
    xml_end(xml);
}

static void tags_print(struct xml *xml, const char *page, const char *title,
                       const char *description)
{
    struct line whole = {.size = 0};
    add_name(&whole, page);
    add(&whole, " - Ochre");
    xml_leaf(xml, "title", whole.text);
    tag(xml, "property", "og:site_name", "Ochre");
    tag(xml, "property", "og:type", "website");
    tag(xml, "property", "og:title", title);
    tag(xml, "property", "og:description", description);
}

void card_title(const struct picture *card, enum store_status status, char title[CARD_TITLE_BYTES])
{
    struct line line = {.size = 0};
    title_fill(&line, card, status);
    (void)text_copy(title, CARD_TITLE_BYTES, line.text);
}

void card_print(const struct picture *card, enum store_status status, const char *picture,
                struct buf *head)
{
    struct xml xml = {.out = head};
    struct line title = {.size = 0};
    struct line description = {.size = 0};
    char number[8];
    title_fill(&title, card, status);
    add(&description, card->line);
    add(&description, ". ");
    add_names(&description, card, 0);
    tags_print(&xml, card->game->title, title.text, description.text);
    tag(&xml, "property", "og:image", picture);
    tag(&xml, "property", "og:image:type", "image/png");
    (void)snprintf(number, sizeof(number), "%d", PICTURE_WIDTH);
    tag(&xml, "property", "og:image:width", number);
    (void)snprintf(number, sizeof(number), "%d", PICTURE_HEIGHT);
    tag(&xml, "property", "og:image:height", number);
    tag(&xml, "property", "og:image:alt", description.text);
    tag(&xml, "name", "twitter:card", "summary_large_image");
}

void card_print_player(const char *name, struct buf *head)
{
    struct xml xml = {.out = head};
    tags_print(&xml, name, name, "Rating, record and matches on Ochre");
    tag(&xml, "name", "twitter:card", "summary");
}
