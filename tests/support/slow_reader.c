/* slow_reader PORT COOKIE [MATCH...]: a client whose machine takes little at a time, which Node
 * cannot be: SO_RCVBUF is as small as the system lets it be. It looks at the matches, asking for
 * patches, reads until it was told each of them once, and then nothing until a line comes on its
 * standard input; from then on all there is. Without a match it asks for pongs, as many as the
 * server lets it, until that line comes. Each message is a line on standard output; "closed CODE"
 * is the last. */
#include <arpa/inet.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int fd;
static unsigned char message[1 << 20];

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static void bytes_read(void *into, size_t size)
{
    for (size_t got = 0; got < size;) {
        ssize_t count = read(fd, (char *)into + got, size - got);
        if (count <= 0) {
            (void)puts("closed 1006");
            exit(0);
        }
        got += (size_t)count;
    }
}

/* Under a mask of zeros, which changes nothing. */
static void frame_write(unsigned opcode, const void *bytes, size_t size)
{
    unsigned char head[8] = {(unsigned char)(0x80 | opcode), 0x80};
    size_t used = 2;
    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(size >> 8);
        head[3] = (unsigned char)size;
        used = 4;
    }
    unsigned char out[2048] = {0};
    memcpy(out, head, used);
    memcpy(out + used + 4, bytes, size);
    if (write(fd, out, used + 4 + size) < 0) fail("write");
}

/* Reads one frame of `message`, which holds `held` bytes already. Returns how many it holds then;
 * `*ends` when it is whole. */
static size_t frame_read(size_t held, bool *ends)
{
    unsigned char head[2];
    bytes_read(head, 2);
    uint64_t size = head[1] & 0x7f;
    unsigned char more[8] = {0};
    unsigned count = size == 126 ? 2 : size == 127 ? 8 : 0;
    bytes_read(more, count);
    for (unsigned i = 0; i < count; i++) size = (i == 0 ? 0 : size << 8) | more[i];
    if (held + size >= sizeof(message)) fail("a message that is too long");
    bytes_read(message + held, size);
    unsigned opcode = head[0] & 0x0f;
    if (opcode == 9) frame_write(10, message + held, size);
    if (opcode == 8) {
        (void)printf("closed %u\n", size >= 2 ? message[held] << 8 | message[held + 1] : 1005);
        exit(0);
    }
    *ends = opcode < 8 && (head[0] & 0x80) != 0;
    return opcode < 8 ? held + (size_t)size : held;
}

/* Reads a message and prints it. Returns whether it is an update. */
static bool message_take(void)
{
    bool ends = false;
    size_t size = 0;
    while (!ends) size = frame_read(size, &ends);
    message[size] = '\0';
    (void)printf("%s\n", (char *)message);
    (void)fflush(stdout);
    return strstr((char *)message, "\"type\":\"update\"") != NULL;
}

static void upgrade(const char *cookie)
{
    char text[1024];
    int size = snprintf(
        text, sizeof(text),
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Cookie: %s\r\n\r\n",
        cookie);
    if (size < 0 || write(fd, text, (size_t)size) != size) fail("write");
    size_t ended = 0;
    while (ended < 4) {
        char byte;
        bytes_read(&byte, 1);
        ended = byte == "\r\n\r\n"[ended] ? ended + 1 : byte == '\r';
    }
}

/* Asks and asks, until a line comes. What is left of a question that does not leave is cut off:
 * nobody reads any more what comes behind it. */
static void ask_on(void)
{
    static const char ping[] = "{\"type\":\"ping\",\"id\":\"p\"}";
    struct pollfd waits[] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = fd, .events = POLLOUT}};
    while (poll(waits, 2, -1) > 0 && waits[0].revents == 0)
        if ((waits[1].revents & POLLOUT) != 0) frame_write(1, ping, sizeof(ping) - 1);
}

int main(int argc, char **argv)
{
    int least = 1;
    char line[8];
    if (argc < 3) return 2;
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)strtoul(argv[1], NULL, 10))};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &least, sizeof(least)) != 0) fail("socket");
    if (connect(fd, (struct sockaddr *)&to, sizeof(to)) != 0) fail("connect");
    upgrade(argv[2]);
    for (int i = 3; i < argc; i++) {
        char text[200];
        int size = snprintf(text, sizeof(text),
                            "{\"type\":\"subscribe\",\"match\":\"%s\",\"patches\":true}", argv[i]);
        frame_write(1, text, (size_t)size);
    }
    for (int told = 0; told < argc - 3;) told += message_take();
    if (argc == 3) ask_on();
    if (fgets(line, sizeof(line), stdin) == NULL) return 0;
    for (;;) (void)message_take();
}
