#include "lab/core/network_file.h"

#include "base/buf.h"

#include <errno.h>
#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FIRST_LINE     "ochre-network-2"
#define FORMER_LINE    "ochre-network-1" /* one layer, and no temperature */
#define FILE_BYTES_MAX (400u * 1024)
#define NOT_OURS       "it is no network of this game for so many seats"
#define OTHER_INPUTS   "it was trained on other inputs than this program has"
#define DAMAGED        "it is damaged"
#define TOO_LARGE      "it is larger than a network may be"

/* ---- reading ---- */

/* Returns the next line, whose end is replaced by a 0; NULL: there is none. */
static char *line_take(char **at)
{
    char *line = *at;
    char *end = strchr(line, '\n');
    if (end == NULL) return NULL;
    *end = '\0';
    *at = end + 1;
    return line;
}

/* Returns the text after `word` and a blank in the line; NULL: the line begins with another word.
 */
static char *after(char *line, const char *word)
{
    size_t length = strlen(word);
    if (line == NULL || strncmp(line, word, length) != 0 || line[length] != ' ') return NULL;
    return line + length + 1;
}

static bool number_take(const char **at, int64_t low, int64_t top, int64_t *number)
{
    char *end = NULL;
    errno = 0;
    *number = strtoll(*at, &end, 10);
    if (end == *at || errno != 0 || *number < low || *number > top) return false;
    *at = end;
    return true;
}

static bool number_of(const char *text, int64_t low, int64_t top, int64_t *number)
{
    return text != NULL && number_take(&text, low, top, number) && *text == '\0';
}

static size_t weights_count(const struct network_file *file)
{
    const struct network *network = &file->network;
    return network_weights(network->inputs, network->hidden, network->second);
}

static void sum_of(const char *text, char sum[2 * crypto_hash_sha256_BYTES + 1])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, (const unsigned char *)text, strlen(text));
    sodium_bin2hex(sum, 2 * crypto_hash_sha256_BYTES + 1, hash, sizeof(hash));
}

/* Reads the number of units of a layer. */
static bool units_read(const char **at, unsigned most, uint16_t *units)
{
    int64_t number;
    if (!number_take(at, NETWORK_HIDDEN_STEP, most, &number)) return false;
    *units = (uint16_t)number;
    return number % NETWORK_HIDDEN_STEP == 0;
}

/* Reads the lines of the layers and of the temperature. */
static bool layers_read(char **at, bool former, struct network *network)
{
    int64_t number = 0;
    const char *line = after(line_take(at), "hidden");
    if (line == NULL || !units_read(&line, NETWORK_HIDDEN_MAX, &network->hidden)) return false;
    network->second = 0;
    network->temperature = 0;
    if (former) return *line == '\0';
    if (*line == ' ' && !units_read(&line, NETWORK_SECOND_MAX, &network->second)) return false;
    if (*line != '\0') return false;
    if (!number_of(after(line_take(at), "temperature"), 0, NETWORK_FILE_MOST, &number))
        return false;
    network->temperature = (float)number / NETWORK_FILE_UNIT;
    return true;
}

/* Reads the head, the lines before the command: the subject of the network. */
static const char *head_read(char **at, const struct game *game, uint8_t seats,
                             struct network *network)
{
    char print[17];
    int64_t number;
    char *line = line_take(at);
    bool former = line != NULL && strcmp(line, FORMER_LINE) == 0;
    if (line == NULL || (!former && strcmp(line, FIRST_LINE) != 0)) return NOT_OURS;
    line = after(line_take(at), "game");
    if (line == NULL || strcmp(line, game->id) != 0) return NOT_OURS;
    line = after(line_take(at), "seats");
    if (!number_of(line, seats, seats, &number)) return NOT_OURS;
    line = after(line_take(at), "inputs");
    if (line == NULL) return DAMAGED;
    const struct knowledge_inputs *inputs = game->knowledge->inputs;
    const char *rest = line;
    network->print = network_print(inputs);
    (void)snprintf(print, sizeof(print), "%016" PRIx64, network->print);
    if (!number_take(&rest, 0, INT32_MAX, &number)) return DAMAGED;
    if (number != inputs->count || *rest != ' ' || strcmp(rest + 1, print) != 0)
        return OTHER_INPUTS;
    network->inputs = inputs->count;
    return layers_read(at, former, network) ? NULL : DAMAGED;
}

/* Reads the history, the lines up to the weights. `*sum` becomes their checksum. */
static const char *history_read(char **at, struct network_file *file, char **sum)
{
    size_t size = 0;
    char *line = after(line_take(at), "command");
    if (line == NULL || strlen(line) >= sizeof(file->command)) return DAMAGED;
    memcpy(file->command, line, strlen(line) + 1);
    file->stages = 0;
    while ((line = line_take(at)) != NULL && after(line, "sha256") == NULL) {
        size_t length = strlen(line);
        if (size + length + 2 > sizeof(file->text)) return TOO_LARGE;
        memcpy(file->text + size, line, length);
        size += length;
        file->text[size++] = '\n';
        file->stages++;
    }
    file->text[size] = '\0';
    *sum = after(line, "sha256");
    line = *sum != NULL ? line_take(at) : NULL;
    return line != NULL && strcmp(line, "weights") == 0 ? NULL : DAMAGED;
}

static const char *weights_read(const char *at, const char *sum, struct network_file *file)
{
    char real[2 * crypto_hash_sha256_BYTES + 1];
    size_t count = weights_count(file);
    sum_of(at, real);
    if (strcmp(sum, real) != 0) return DAMAGED;
    for (size_t i = 0; i < count; i++) {
        int64_t number;
        if (!number_take(&at, -NETWORK_FILE_MOST, NETWORK_FILE_MOST, &number)) return DAMAGED;
        file->weights[i] = (float)number / NETWORK_FILE_UNIT;
    }
    return strspn(at, " \n") == strlen(at) ? NULL : DAMAGED;
}

/* The whole file as a text, which is the caller's. */
static const char *text_read(const char *path, char **text)
{
    FILE *from = fopen(path, "r");
    if (from == NULL) return strerror(errno);
    *text = malloc(FILE_BYTES_MAX + 1);
    if (*text == NULL) {
        (void)fclose(from);
        return strerror(ENOMEM);
    }
    size_t size = fread(*text, 1, FILE_BYTES_MAX + 1, from);
    const char *wrong = ferror(from) != 0 ? strerror(errno) : NULL;
    (void)fclose(from);
    if (wrong == NULL && size > FILE_BYTES_MAX) wrong = TOO_LARGE;
    if (wrong == NULL && memchr(*text, '\0', size) != NULL) wrong = DAMAGED;
    if (wrong == NULL)
        (*text)[size] = '\0';
    else
        free(*text);
    return wrong;
}

const char *network_file_read(const char *path, const struct game *game, uint8_t seats,
                              struct network_file *file)
{
    char *text = NULL;
    char *sum = NULL;
    file->game = game;
    file->seats = seats;
    if (game->knowledge == NULL || game->knowledge->inputs == NULL) return NOT_OURS;
    const char *wrong = text_read(path, &text);
    if (wrong != NULL) return wrong;
    char *at = text;
    wrong = head_read(&at, game, seats, &file->network);
    if (wrong == NULL) wrong = history_read(&at, file, &sum);
    if (wrong == NULL) wrong = weights_read(at, sum, file);
    file->network.weights = file->weights;
    free(text);
    return wrong;
}

/* ---- writing ---- */

/* Rounds to the nearest whole number of parts; NaN becomes the maximum. */
static int parts_of(float weight)
{
    float parts = weight * NETWORK_FILE_UNIT;
    if (!(parts < NETWORK_FILE_MOST)) parts = NETWORK_FILE_MOST;
    if (parts < -NETWORK_FILE_MOST) parts = -NETWORK_FILE_MOST;
    return (int)(parts + (parts < 0 ? -0.5f : 0.5f));
}

static float rounded(float weight)
{
    return (float)parts_of(weight) / NETWORK_FILE_UNIT;
}

void network_file_round(struct network_file *file)
{
    size_t count = weights_count(file);
    for (size_t i = 0; i < count; i++) file->weights[i] = rounded(file->weights[i]);
    file->network.temperature = rounded(file->network.temperature);
}

/* Adds rows of weights. */
static const float *rows_print(const float *weights, size_t rows, size_t units, struct buf *out)
{
    for (size_t i = 0; i < rows * units; i++)
        buf_printf(out, "%d%c", parts_of(*weights++), (i + 1) % units == 0 ? '\n' : ' ');
    return weights;
}

/* A line for each input of a layer, one for the biases of its units; then the output's. */
static void weights_print(const struct network_file *file, struct buf *out)
{
    const struct network *network = &file->network;
    const float *at = file->weights;
    unsigned last = network->second > 0 ? network->second : network->hidden;
    at = rows_print(at, network->inputs + 1u, network->hidden, out);
    if (network->second > 0) at = rows_print(at, network->hidden + 1u, network->second, out);
    at = rows_print(at, 1, last, out);
    (void)rows_print(at, 1, 1, out);
}

static void print(const struct network_file *file, struct buf *out)
{
    const struct network *network = &file->network;
    struct buf weights = {0};
    char sum[2 * crypto_hash_sha256_BYTES + 1];
    weights_print(file, &weights);
    sum_of(weights.failed ? "" : weights.bytes, sum);
    buf_printf(out, FIRST_LINE "\ngame %s\nseats %u\ninputs %u %016" PRIx64 "\nhidden %u",
               file->game->id, file->seats, network->inputs, network->print, network->hidden);
    if (network->second > 0) buf_printf(out, " %u", network->second);
    buf_printf(out, "\ntemperature %d\n", parts_of(network->temperature));
    buf_printf(out, "command %s\n%ssha256 %s\nweights\n", file->command, file->text, sum);
    buf_append(out, weights.bytes, weights.size);
    out->failed = out->failed || weights.failed;
    buf_free(&weights);
}

static bool put(FILE *to, const struct buf *text)
{
    bool ok = fwrite(text->bytes, 1, text->size, to) == text->size && fflush(to) == 0 &&
              fsync(fileno(to)) == 0;
    return fclose(to) == 0 && ok;
}

const char *network_file_write(const char *path, const struct network_file *file)
{
    struct buf text = {0};
    struct buf beside = {0};
    const char *wrong = NULL;
    print(file, &text);
    buf_printf(&beside, "%s.new", path);
    if (text.failed || beside.failed)
        wrong = strerror(ENOMEM);
    else {
        FILE *to = fopen(beside.bytes, "w");
        if (to == NULL || !put(to, &text) || rename(beside.bytes, path) != 0)
            wrong = strerror(errno);
    }
    buf_free(&text);
    buf_free(&beside);
    return wrong;
}
