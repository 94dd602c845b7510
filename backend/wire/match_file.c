#include "wire/match_file.h"

#include "wire/parse.h"
#include "base/encoding/utf8.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

struct match_file {
    cJSON *root;
    const cJSON *next;
    const struct game *game;
    uint32_t count;
    bool names; /* for a file of format 2 or later: rows have the member `chance` */
    const cJSON *sitters[GAME_SEATS_MAX]; /* the next holder of each seat */
    char *chance;
};

const char *match_file_format_name(unsigned format)
{
    static const char *const names[MATCH_FILE_FORMAT + 1] = {NULL, "ochre-match-1", "ochre-match-2",
                                                             "ochre-match-3", "ochre-match-4"};
    return format <= MATCH_FILE_FORMAT ? names[format] : NULL;
}

static uint8_t format_find(const char *name)
{
    uint8_t format = MATCH_FILE_FORMAT;
    while (format > 0 && (name == NULL || strcmp(match_file_format_name(format), name) != 0))
        format--;
    return format;
}

/* Returns true if the object has exactly these members, in any order. */
static bool members_are(const cJSON *object, const char *const *names, size_t count)
{
    size_t found = 0;
    if (!cJSON_IsObject(object)) return false;
    for (const cJSON *member = object->child; member != NULL; member = member->next) {
        size_t i = 0;
        while (i < count && strcmp(names[i], member->string) != 0) i++;
        if (i == count || cJSON_GetObjectItemCaseSensitive(object, names[i]) != member)
            return false;
        found++;
    }
    return found == count;
}

static bool read_int(const cJSON *object, const char *name, int least, int most, int *value)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    if (!cJSON_IsNumber(item)) return false;
    double number = item->valuedouble;
    if (!(number >= least && number <= most)) return false;
    *value = (int)number;
    return (double)*value >= number && (double)*value <= number;
}

/* Reads a number, or null as `none`. */
static bool read_int_or_null(const cJSON *object, const char *name, int most, int none, int *value)
{
    *value = none;
    return cJSON_IsNull(cJSON_GetObjectItemCaseSensitive(object, name)) ||
           read_int(object, name, 0, most, value);
}

static const char *read_text(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsString(item) ? item->valuestring : NULL;
}

static bool read_hex(const cJSON *object, const char *name, size_t digits, char *text)
{
    const char *given = read_text(object, name);
    if (given == NULL || strlen(given) != digits || strspn(given, "0123456789abcdef") != digits)
        return false;
    memcpy(text, given, digits + 1);
    return true;
}

static bool read_options(const cJSON *root, const struct game *game, uint16_t *options)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "options");
    if (!cJSON_IsArray(list)) return false;
    for (const cJSON *item = list->child; item != NULL; item = item->next) {
        const char *name = cJSON_IsString(item) ? item->valuestring : "";
        int option = names_find(&game->options, name, strlen(name));
        if (option < 0) return false;
        *options = (uint16_t)(*options | 1u << option);
    }
    return true;
}

/* Reads a holder of a seat, either a person or a bot: neither and both are invalid. */
static bool read_sitter(const cJSON *object, struct match_file_sitter *sitter)
{
    const cJSON *bot = cJSON_GetObjectItemCaseSensitive(object, "bot");
    sitter->name = read_text(object, "name");
    if (sitter->name == NULL || (!cJSON_IsNull(bot) && !cJSON_IsString(bot))) return false;
    sitter->bot = cJSON_IsNull(bot) ? "" : bot->valuestring;
    return strlen(sitter->name) <= MATCH_FILE_NAME_MAX &&
           strlen(sitter->bot) <= MATCH_FILE_BOT_MAX &&
           cJSON_IsNull(bot) == (sitter->bot[0] == '\0');
}

/* Checks the later holders of a seat, by ascending version. */
static bool read_later(const cJSON *list)
{
    static const char *const names[] = {"version", "name", "bot"};
    int before = 0;
    if (!cJSON_IsArray(list)) return false;
    for (const cJSON *item = list->child; item != NULL; item = item->next) {
        struct match_file_sitter sitter;
        int version = 0;
        if (!members_are(item, names, COUNT_OF(names)) || !read_sitter(item, &sitter) ||
            !read_int(item, "version", before + 1, MATCH_FILE_ROWS_MAX, &version))
            return false;
        before = version;
    }
    return true;
}

/* Reads the seats: people and bots, nonces, and later holders. */
static bool read_seats(const cJSON *seats, struct match_file_head *head)
{
    static const char *const names[] = {"name", "bot", "nonce", "later"};
    size_t count = COUNT_OF(names);
    unsigned at = 0;
    if (head->format < MATCH_FILE_SITTERS) count--;
    if (head->format < MATCH_FILE_NAMES) count--;
    for (const cJSON *seat = seats->child; seat != NULL; seat = seat->next, at++) {
        const cJSON *nonce = cJSON_GetObjectItemCaseSensitive(seat, "nonce");
        const cJSON *later = cJSON_GetObjectItemCaseSensitive(seat, "later");
        struct match_file_sitter sitter;
        if (!members_are(seat, names, count) || !read_sitter(seat, &sitter)) return false;
        head->name[at] = sitter.name;
        head->bot[at] = sitter.bot;
        if (head->format >= MATCH_FILE_SITTERS && !read_later(later)) return false;
        if (sitter.bot[0] == '\0') head->people = (uint8_t)(head->people | 1u << at);
        if (nonce != NULL && !cJSON_IsNull(nonce) &&
            !read_hex(seat, "nonce", MATCH_FILE_HEX_BYTES - 1, head->nonce[at]))
            return false;
    }
    return true;
}

static bool read_id(const cJSON *object, const char *name, char into[MATCH_FILE_ID_BYTES + 1])
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    const char *id = read_text(object, name);
    if (id == NULL || strlen(id) != MATCH_FILE_ID_BYTES ||
        strspn(id, letters) != MATCH_FILE_ID_BYTES)
        return false;
    memcpy(into, id, MATCH_FILE_ID_BYTES + 1);
    return true;
}

/* Reads and removes the optional labels of a file. */
static bool take_labels(cJSON *root, struct match_file_head *head)
{
    static const char *const names[] = {"match", "version"};
    const cJSON *listed = cJSON_GetObjectItemCaseSensitive(root, "listed");
    const cJSON *from = cJSON_GetObjectItemCaseSensitive(root, "from");
    int version = 0;
    head->listed = listed == NULL || cJSON_IsTrue(listed);
    if (listed != NULL && !cJSON_IsBool(listed)) return false;
    if (from != NULL &&
        (!members_are(from, names, COUNT_OF(names)) || !read_id(from, "match", head->from) ||
         !read_int(from, "version", 0, MATCH_FILE_ROWS_MAX, &version)))
        return false;
    head->from_version = (uint32_t)version;
    cJSON_DeleteItemFromObjectCaseSensitive(root, "listed");
    cJSON_DeleteItemFromObjectCaseSensitive(root, "from");
    return true;
}

static const char *read_head(cJSON *root, const struct game *const *known,
                             struct match_file_head *head)
{
    static const char *const names[] = {"format",    "id",    "game",       "revision",
                                        "options",   "seats", "start_seat", "status",
                                        "seed_hash", "seed",  "rows"};
    const char *format = read_text(root, "format");
    const char *game = read_text(root, "game");
    const char *status = read_text(root, "status");
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(root, "seats");
    int revision = 0;
    int start = GAME_NOBODY;
    memset(head, 0, sizeof(*head));
    head->format = format_find(format);
    if (head->format == 0) return "This is not the file of a match in a format that is known here.";
    head->listed = true;
    if (head->format >= MATCH_FILE_SITTERS && !take_labels(root, head))
        return "Whether it is listed, or where it goes on from, is malformed.";
    if (!members_are(root, names, COUNT_OF(names)))
        return "A member of the file is missing, duplicate or unknown.";
    if (!read_id(root, "id", head->id)) return "The match has no valid id.";
    if (game == NULL) return "The game is not a text.";
    for (; *known != NULL && head->game == NULL; known++)
        if (strcmp((*known)->id, game) == 0) head->game = *known;
    if (head->game == NULL) return "This game is not known here.";
    if (!read_int(root, "revision", 0, UINT16_MAX, &revision) ||
        !read_int_or_null(root, "start_seat", GAME_SEATS_MAX - 1, GAME_NOBODY, &start))
        return "The revision or the start seat is out of range.";
    int count = cJSON_IsArray(seats) ? cJSON_GetArraySize(seats) : 0;
    if (count < 1 || count > GAME_SEATS_MAX) return "There cannot be so many seats.";
    if (!read_seats(seats, head)) return "A seat of the file is malformed.";
    head->setup = (struct game_setup){
        .seats = (uint8_t)count, .start_seat = (uint8_t)start, .revision = (uint16_t)revision};
    if (!read_options(root, head->game, &head->setup.options)) return "An option is unknown.";
    if (status == NULL || (strcmp(status, "over") != 0 && strcmp(status, "abandoned") != 0))
        return "The match is neither over nor abandoned.";
    head->over = strcmp(status, "over") == 0;
    if (!read_hex(root, "seed_hash", MATCH_FILE_HEX_BYTES - 1, head->seed_hash) ||
        !read_hex(root, "seed", MATCH_FILE_HEX_BYTES - 1, head->seed))
        return "The seed or its seal is not 64 hexadecimal digits.";
    return NULL;
}

/* Returns true if the text is UTF-8. cJSON does not check it, and people see the texts after an
 * import. */
static bool is_utf8(const char *text, size_t size)
{
    size_t length = 1;
    for (size_t at = 0; at < size && length > 0; at += length)
        length = utf8_length(text + at, size - at);
    return length > 0;
}

struct match_file *match_file_open(const char *text, size_t size, const struct game *const *known,
                                   struct match_file_head *head, const char **why)
{
    *why = "The file is too large, or there is no memory for it.";
    if (size > MATCH_FILE_BYTES_MAX) return NULL;
    struct match_file *file = calloc(1, sizeof(*file));
    if (file == NULL) return NULL;
    const char *end = NULL;
    file->root = cJSON_ParseWithLengthOpts(text, size, &end, 0);
    *why = "This is not JSON.";
    if (file->root == NULL || !is_utf8(text, size)) goto err0;
    for (; end < text + size; end++)
        if (strchr(" \t\r\n", *end) == NULL || *end == '\0') goto err0;
    /* The analysis of the match is not part of the evidence. */
    const cJSON *analysis = cJSON_GetObjectItemCaseSensitive(file->root, "analysis");
    if (cJSON_IsObject(analysis)) cJSON_DeleteItemFromObjectCaseSensitive(file->root, "analysis");
    *why = read_head(file->root, known, head);
    if (*why != NULL) goto err0;
    const cJSON *rows = cJSON_GetObjectItemCaseSensitive(file->root, "rows");
    *why = "The rows are not a list.";
    if (!cJSON_IsArray(rows)) goto err0;
    file->next = rows->child;
    file->game = head->game;
    file->names = head->format >= MATCH_FILE_NAMES;
    unsigned at = 0;
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(file->root, "seats");
    for (const cJSON *seat = seats->child; seat != NULL; seat = seat->next, at++) {
        const cJSON *later = cJSON_GetObjectItemCaseSensitive(seat, "later");
        file->sitters[at] = later != NULL ? later->child : NULL;
    }
    return file;
err0:
    match_file_close(file);
    return NULL;
}

bool match_file_sitter(struct match_file *file, uint8_t seat, uint32_t version,
                       struct match_file_sitter *sitter)
{
    const cJSON *next = file->sitters[seat];
    int from = 0;
    if (next == NULL || !read_int(next, "version", 1, MATCH_FILE_ROWS_MAX, &from) ||
        (uint32_t)from != version)
        return false;
    file->sitters[seat] = next->next;
    return read_sitter(next, sitter);
}

bool match_file_sitters_left(const struct match_file *file)
{
    bool left = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) left = left || file->sitters[seat] != NULL;
    return left;
}

void match_file_close(struct match_file *file)
{
    if (file == NULL) return;
    cJSON_Delete(file->root);
    cJSON_free(file->chance);
    free(file);
}

/* Reads moves and events with the strict reader of stored logs. */
static bool read_move(const struct game *game, const cJSON *item, struct game_move *move)
{
    struct parse_error error;
    char *text = cJSON_PrintUnformatted(item);
    bool good = text != NULL && parse_stored_move(game, text, strlen(text), move, &error);
    cJSON_free(text);
    return good;
}

static bool read_events(const struct game *game, const cJSON *item, struct game_events *events)
{
    struct parse_error error;
    char *text = cJSON_PrintUnformatted(item);
    bool good = text != NULL && parse_events(game, text, strlen(text), events, &error);
    cJSON_free(text);
    return good;
}

/* Reads the names of chance without interpreting them. */
static bool read_chance(struct match_file *file, const cJSON *item, struct match_file_row *row)
{
    cJSON_free(file->chance);
    file->chance = NULL;
    if (!file->names || cJSON_IsNull(item)) return true;
    if (!cJSON_IsArray(item)) return false;
    file->chance = cJSON_PrintUnformatted(item);
    row->chance = file->chance;
    return file->chance != NULL;
}

enum match_file_step match_file_next(struct match_file *file, struct match_file_row *row,
                                     const char **why)
{
    static const char *const names[] = {"version",    "seat",  "move",  "events",
                                        "state_hash", "chain", "chance"};
    const cJSON *item = file->next;
    char hash[17];
    int version = 0;
    if (item == NULL) return MATCH_FILE_END;
    memset(row, 0, sizeof(*row));
    *why = "a member is missing, duplicate or unknown";
    if (!members_are(item, names, file->names ? COUNT_OF(names) : COUNT_OF(names) - 1))
        return MATCH_FILE_BAD;
    *why = "the versions do not count up from 0";
    if (file->count >= MATCH_FILE_ROWS_MAX ||
        !read_int(item, "version", 0, MATCH_FILE_ROWS_MAX, &version) ||
        (uint32_t)version != file->count)
        return MATCH_FILE_BAD;
    row->version = (uint32_t)version;
    *why = "the seat is no seat";
    if (!read_int_or_null(item, "seat", GAME_SEATS_MAX - 1, -1, &row->seat)) return MATCH_FILE_BAD;
    const cJSON *move = cJSON_GetObjectItemCaseSensitive(item, "move");
    row->has_move = !cJSON_IsNull(move);
    *why = "the move is none of this game";
    if (row->has_move && !read_move(file->game, move, &row->move)) return MATCH_FILE_BAD;
    *why = "an event does not belong to this game";
    const cJSON *events = cJSON_GetObjectItemCaseSensitive(item, "events");
    if (!read_events(file->game, events, &row->events)) return MATCH_FILE_BAD;
    const cJSON *chance = cJSON_GetObjectItemCaseSensitive(item, "chance");
    *why = "the names of chance are no list";
    if (!read_chance(file, chance, row)) return MATCH_FILE_BAD;
    *why = "a hash is not written in hexadecimal digits";
    if (!read_hex(item, "state_hash", 16, hash) ||
        !read_hex(item, "chain", MATCH_FILE_HEX_BYTES - 1, row->chain))
        return MATCH_FILE_BAD;
    row->state_hash = strtoull(hash, NULL, 16);
    file->next = item->next;
    file->count++;
    return MATCH_FILE_ROW;
}
