#include "record/picture/picture.h"

#include <string.h>

#include "base/encoding/text.h"
#include "wire/xml.h"

#define INK      "#2b2622"
#define INK_SOFT "#6a5d50"
#define OCHRE    "#8a3b1c"
#define SERIF    "DejaVu Serif, serif"
#define SANS     "DejaVu Sans, sans-serif"

/* The panel with the players, and its content. */
#define PANEL_X        560
#define PANEL_WIDTH    584
#define PANEL_MIDDLE   300
#define ROW_HEIGHT_MAX 96
#define ROWS_HEIGHT    480

#define TITLE_SIZE    76
#define TITLE_LETTERS 9 /* that fit in that size */
#define NAME_LETTERS  14

/* Colours by seat, as in the light theme of web/js/frame/base.css. */
static const char *const colours[GAME_SEATS_MAX] = {"#b5402a", "#2f5d8c", "#4e7a3a", "#c9971a",
                                                    "#4a4550", "#2c7a76", "#9a4c79", "#7d5a3c"};
#define STONE "#7a766f"

static const char ground[] =
    "<rect width='1200' height='630' fill='#f1e8d6'/>"
    "<path fill='#e6d8ba' d='M0 400C130 330 270 360 410 300 560 240 670 330 820 290 970 252 1080 "
    "310 1200 276V630H0Z'/>"
    "<path fill='#d9c6a3' d='M0 520C250 470 470 540 710 506 920 478 1070 518 1200 496V630H0Z'/>";

static const char brand[] =
    "<rect x='56' y='48' width='56' height='56' rx='12' fill='#8a3b1c'/>"
    "<g transform='translate(84 77.500) scale(1.9)' fill='#f8f3e8'><path d='M-1.4-11 0-8.6 1.4-11 "
    "2.4-10.4 1-7.4C4.4-2.6 8-.4 10.6 10.4H3.4C3.4 5.6 2 2 0 1-2 2-3.4 5.6-3.4 "
    "10.4H-10.6C-8-.4-4.4-"
    "2.600-1-7.4L-2.4-10.4Z'/></g>";

/* Appends one text, escaped. */
static void text_put(struct buf *svg, const char *text)
{
    struct xml xml = {.out = svg};
    xml_leaf(&xml, "tspan", text);
}

/* Returns the number of characters, not bytes. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text != '\0'; text++) count += (*text & 0xc0) != 0x80;
    return count;
}

static void head_print(const struct picture *picture, struct buf *svg)
{
    int count = letters(picture->game->title);
    int size = count <= TITLE_LETTERS ? TITLE_SIZE : TITLE_SIZE * TITLE_LETTERS / count;
    buf_append_text(svg, brand);
    buf_append_text(svg, "<text x='130' y='89' font-size='36' font-weight='bold' fill='" INK
                         "' font-family='" SERIF "'>Ochre</text>");
    buf_printf(svg,
               "<text x='54' y='212' font-size='%d' font-weight='bold' fill='" OCHRE
               "' font-family='" SERIF "'>",
               size);
    text_put(svg, picture->game->title);
    buf_append_text(svg, "</text><text x='56' y='270' font-size='30' fill='" INK
                         "' font-family='" SANS "'>");
    text_put(svg, picture->line);
    buf_append_text(svg, "</text>");
}

/* Draws a crown next to the points of a winner, so that the result does not depend on a colour
 * alone. */
static void crown_print(int x, int y, struct buf *svg)
{
    buf_printf(svg,
               "<g transform='translate(%d %d)' fill='#c9971a' stroke='" OCHRE
               "' stroke-width='1.500' stroke-linejoin='round'><path d='M-18-10-9-1 0-16 9-1 18-10 "
               "14 12H-14Z'/></g>",
               x, y);
}

static void seat_print(const struct picture *picture, uint8_t seat, int y, struct buf *svg)
{
    const struct picture_seat *row = &picture->seat[seat];
    const struct game_picture *art = picture->game->picture;
    bool empty = row->name[0] == '\0';
    bool won = row->rank == 1;
    int size = letters(row->name) > NAME_LETTERS ? 24 : 31;
    buf_printf(svg, "<circle cx='%d' cy='%d' r='24' ", PANEL_X + 52, y);
    if (empty)
        buf_append_text(svg, "fill='none' stroke='" INK_SOFT
                             "' stroke-width='2.500' stroke-dasharray='6 6'/>");
    else
        buf_printf(svg, "fill='%s'/>", art != NULL && art->coloured ? colours[seat] : STONE);
    buf_printf(svg,
               "<text x='%d' y='%d' font-size='25' font-weight='bold' text-anchor='middle' "
               "fill='%s' font-family='" SANS "'>%d</text>",
               PANEL_X + 52, y + 9, empty ? INK_SOFT : "#fffaf0", seat + 1);
    /* the inner svg cuts off a text that is too long */
    buf_printf(svg, "<svg x='%d' y='%d' width='%d' height='60'><text x='0' y='41' font-size='%d' ",
               PANEL_X + 94, y - 30, PANEL_WIDTH - 94 - (row->has_score ? 150 : 28), size);
    buf_printf(svg, "font-weight='%s' fill='%s' font-family='" SANS "'>", won ? "bold" : "normal",
               empty ? INK_SOFT : INK);
    char name[PICTURE_NAME_BYTES_MAX + TEXT_APART_BYTES + 1];
    (void)text_copy_apart(name, sizeof(name), row->name);
    text_put(svg, empty ? "free" : name);
    buf_append_text(svg, "</text></svg>");
    if (won) crown_print(PANEL_X + PANEL_WIDTH - 124, y, svg);
    if (!row->has_score) return;
    char score[TEXT_NUMBER_BYTES];
    (void)text_number(score, sizeof(score), row->score);
    buf_printf(svg,
               "<text x='%d' y='%d' font-size='34' font-weight='bold' text-anchor='end' fill='" INK
               "' font-family='" SANS "'>%s</text>",
               PANEL_X + PANEL_WIDTH - 30, y + 12, score);
}

/* Returns true if seat `one` is listed before the other: by rank if there is one, else by seat. */
static bool is_before(const struct picture *picture, uint8_t one, uint8_t other)
{
    uint8_t rank = picture->seat[one].rank;
    uint8_t other_rank = picture->seat[other].rank;
    return rank != other_rank ? rank < other_rank : one < other;
}

static void seats_print(const struct picture *picture, struct buf *svg)
{
    int height = picture->seats > 0 ? ROWS_HEIGHT / picture->seats : ROWS_HEIGHT;
    if (height > ROW_HEIGHT_MAX) height = ROW_HEIGHT_MAX;
    int panel = height * picture->seats + 36;
    int top = PANEL_MIDDLE - panel / 2;
    buf_printf(svg,
               "<rect x='%d' y='%d' width='%d' height='%d' rx='22' fill='#fffaf0' "
               "stroke='#cdbfa6' stroke-width='2'/>",
               PANEL_X, top, PANEL_WIDTH, panel);
    for (uint8_t seat = 0; seat < picture->seats; seat++) {
        int place = 0;
        for (uint8_t other = 0; other < picture->seats; other++)
            place += other != seat && is_before(picture, other, seat);
        int y = top + 18 + height * place + height / 2;
        if (place > 0)
            buf_printf(svg, "<path stroke='#e6dcc6' stroke-width='2' d='M%d %dh%d'/>", PANEL_X + 28,
                       y - height / 2, PANEL_WIDTH - 56);
        seat_print(picture, seat, y, svg);
    }
}

void picture_print(const struct picture *picture, struct buf *svg)
{
    svg->size_max = PICTURE_SVG_BYTES_MAX;
    buf_printf(svg, "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d'>",
               PICTURE_WIDTH, PICTURE_HEIGHT);
    buf_append_text(svg, ground);
    if (picture->game->picture != NULL) buf_append_text(svg, picture->game->picture->art);
    head_print(picture, svg);
    seats_print(picture, svg);
    buf_append_text(svg, "</svg>");
}
