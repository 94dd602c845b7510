#include "store/core/confusable.h"

#include <stdint.h>
#include <string.h>
#include <utf8proc.h>

#include "base/base.h"

/* Each row: a Latin letter, a digit or a sign, and its look-alikes. 1 stands for all strokes. */
static const struct {
    char letter;
    const char *others;
} rows[] = {
    {'A', "ΑАᎪꓮᴀ"},    {'a', "αаɑ"},      {'B', "ΒВᏴꓐʙ"},
    {'b', "ЬƄ"},       {'C', "ϹСᏟꓚⲤᴄ"},   {'c', "ϲсⲥ"},
    {'D', "Ꭰꓓᴅ"},      {'d', "ԁԀ"},       {'E', "ΕЕᎬꓰᴇⴹ"},
    {'e', "еҽ"},       {'F', "Ϝꓝꜰᖴ"},     {'f', "ꞙẝ"},
    {'G', "ԌᏀꓖɢ"},     {'g', "ɡցƍ"},      {'H', "ΗНᎻꓧʜⲎᕼ"},
    {'h', "һհᏂҺ"},     {'i', "іιıɩɪꙇᎥ"},  {'J', "ЈͿᎫꓙᴊ"},
    {'j', "јϳ"},       {'K', "ΚКᏦꓗᴋⲔ"},   {'k', "кκĸ"},
    {'L', "ᏞꓡʟⳐᒪ"},    {'M', "ΜМᎷꓟᴍⲘᛖ"},  {'N', "ΝꓠɴⲚ"},
    {'n', "ηոռп"},     {'O', "ΟОՕꓳᴏⲞⵔ0"}, {'o', "οоօσס०০੦૦୦௦౦೦൦๐໐၀٥۵ⲟ"},
    {'P', "ΡРᏢꓑᴘⲢ"},   {'p', "ρрⲣ"},      {'Q', "Ԛⵕ"},
    {'q', "ԛզգ"},      {'R', "ᎡᏒꓣʀᖇ"},    {'r', "гⲅᴦ"},
    {'S', "ЅՏᏕᏚꓢꜱ"},   {'s', "ѕƽ"},       {'T', "ΤТᎢꓔᴛⲦτт"},
    {'U', "ՍꓴᴜᑌԱ"},    {'u', "υսʋ"},      {'V', "ѴᏙꓦᴠⴸ٧۷"},
    {'v', "νѵ"},       {'W', "ԜᎳᏔꓪᴡ"},    {'w', "ԝѡωա"},
    {'X', "ΧХꓫⲬⵝᚷ"},   {'x', "хχ"},       {'Y', "ΥУҮᎩᎽꓬʏⲨ"},
    {'y', "уγүʏყ"},    {'Z', "ΖᏃꓜᴢ"},     {'3', "ЗӠƷȜ"},
    {'6', "бᏮ"},       {'4', "Ꮞ"},        {'1', "Il|ΙІӀӏǀᛁⵏ١۱ߊⲒꓲו∣"},
    {'\'', "‘’ʼʹ`ʻ′"}, {'-', "‐‒–—−ー"},  {'.', "·•"},
};

/* The ASCII characters of the rows above: most names have no other letters, and cost nothing. */
static const char ascii[] = "0Il|`";

/* Returns the character that `letter` looks like, or `letter` itself. */
static utf8proc_int32_t like_of(utf8proc_int32_t letter)
{
    if (letter > 0 && letter < 0x80 && strchr(ascii, (int)letter) == NULL) return letter;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)rows[i].others;
        while (*at != '\0') {
            utf8proc_int32_t other = 0;
            utf8proc_ssize_t size = utf8proc_iterate(at, -1, &other);
            CHECK(size > 0);
            if (other == letter) return rows[i].letter;
            at += size;
        }
    }
    return letter;
}

void confusable_map(const char *text, char *like, size_t size)
{
    const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)text;
    size_t length = 0;
    CHECK(size > 0);
    while (*at != '\0') {
        utf8proc_int32_t letter = 0;
        utf8proc_uint8_t bytes[4];
        utf8proc_ssize_t read = utf8proc_iterate(at, -1, &letter);
        CHECK(read > 0);                           /* NFKC is UTF-8 */
        bool wide = letter == 'r' && at[1] == 'n'; /* together an m */
        size_t written = (size_t)utf8proc_encode_char(wide ? 'm' : like_of(letter), bytes);
        if (length + written >= size) break;
        memcpy(like + length, bytes, written);
        length += written;
        at += wide ? 2 : read;
    }
    like[length] = '\0';
}
