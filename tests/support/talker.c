#include "support/talker.h"

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

/* Says it. False: the connection is to end. */
static bool answer(int peer, const char *text)
{
    char rest[256];
    while (text == NULL && recv(peer, rest, sizeof(rest), 0) > 0) {
    } /* until it has had enough */
    if (text == NULL || text[0] == '\0') return false;
    return send(peer, text, strlen(text), MSG_NOSIGNAL) > 0;
}

static bool line_take(const struct talker *talker, int peer, const char *line)
{
    for (const struct talker_row *row = talker->rows; row->word != NULL || row->answer != NULL;
         row++)
        if (row->word != NULL && strncasecmp(line, row->word, strlen(row->word)) == 0)
            return answer(peer, row->answer);
    return true;
}

static void peer_serve(struct talker *talker, int peer)
{
    char line[1024];
    size_t size = 0;
    if (talker->rows->word == NULL && !answer(peer, talker->rows->answer)) return;
    for (char byte; recv(peer, &byte, 1, 0) == 1;) {
        if (talker->heard_size + 1 < sizeof(talker->heard))
            talker->heard[talker->heard_size++] = byte;
        if (size + 1 < sizeof(line)) line[size++] = byte;
        if (byte != '\n') continue;
        line[size] = '\0';
        size = 0;
        if (!line_take(talker, peer, line)) return;
    }
}

static void *talker_run(void *context)
{
    struct talker *talker = context;
    for (int peer; (peer = accept(talker->fd, NULL, NULL)) >= 0; close(peer)) {
        atomic_fetch_add(&talker->taken, 1);
        peer_serve(talker, peer);
    }
    return NULL;
}

void talker_start(struct talker *talker, const struct talker_row *rows)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof(at);
    memset(talker, 0, sizeof(*talker));
    talker->rows = rows;
    talker->fd = socket(AF_INET, SOCK_STREAM, 0);
    cr_assert_eq(bind(talker->fd, (struct sockaddr *)&at, sizeof(at)), 0);
    cr_assert_eq(listen(talker->fd, 8), 0);
    cr_assert_eq(getsockname(talker->fd, (struct sockaddr *)&at, &size), 0);
    talker->port = ntohs(at.sin_port);
    cr_assert_eq(pthread_create(&talker->thread, NULL, talker_run, talker), 0);
}

void talker_stop(struct talker *talker)
{
    shutdown(talker->fd, SHUT_RDWR);
    pthread_join(talker->thread, NULL);
    close(talker->fd);
    talker->heard[talker->heard_size] = '\0';
}
