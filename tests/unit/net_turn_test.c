/* Calls of the loop in one turn: nothing that has left during the turn is called. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "net/core/turn.h"

#define SOURCES 8

struct member {
    struct source source;
    struct turn *turn;
};

struct turn {
    struct net_server server;
    struct member *members[SOURCES];
    int called;
};

/* The first one takes all others out, and their memory and descriptors with them; a slot that
 * was freed so is given to somebody new at once. */
static void alone_ready(struct net_server *server, struct source *source, uint32_t events)
{
    struct turn *turn = ((struct member *)(void *)source)->turn;
    (void)events;
    turn->called++;
    for (size_t i = 0; i < SOURCES; i++) {
        struct member *other = turn->members[i];
        if (other == NULL || &other->source == source) continue;
        source_remove(server, &other->source);
        close(other->source.fd);
        memset(other, 0xa5, sizeof(*other));
        free(other);
        turn->members[i] = NULL;
    }
}

static void member_add(struct turn *turn, size_t at)
{
    struct member *member = calloc(1, sizeof(*member));
    cr_assert_not_null(member);
    *member = (struct member){.source = {eventfd(1, EFD_NONBLOCK), alone_ready}, .turn = turn};
    turn->members[at] = member;
    cr_assert_eq(source_add(&turn->server, &member->source, EPOLLIN), 0);
}

Test(net_turn, removed_entries_are_not_called_in_the_same_turn)
{
    struct turn turn = {.server.epoll_fd = epoll_create1(0)};
    for (size_t i = 0; i < SOURCES; i++) member_add(&turn, i);
    server_turn(&turn.server);
    cr_assert_eq(turn.called, 1);
    size_t left = 0;
    for (size_t i = 0; i < SOURCES; i++) left += turn.members[i] != NULL;
    cr_assert_eq(left, 1);
    server_turn(&turn.server);
    cr_assert_eq(turn.called, 2, "the remaining entry is called again");
}

/* The acceptor's table: a slot that is taken again in the same turn has no event of its own yet. */
static struct source slot;
static int old_fd;
static int new_called;

static void new_ready(struct net_server *server, struct source *source, uint32_t events)
{
    (void)server;
    (void)source;
    (void)events;
    new_called++;
}

static void old_ready(struct net_server *server, struct source *source, uint32_t events)
{
    (void)server;
    (void)source;
    (void)events;
}

static void first_ready(struct net_server *server, struct source *source, uint32_t events)
{
    (void)source;
    (void)events;
    source_remove(server, &slot);
    close(old_fd);
    slot = (struct source){eventfd(0, EFD_NONBLOCK), new_ready};
    cr_assert_eq(source_add(server, &slot, EPOLLIN), 0);
}

Test(net_turn, reused_slot_gets_no_events_of_its_predecessor)
{
    struct net_server server = {.epoll_fd = epoll_create1(0)};
    struct source first = {eventfd(1, EFD_NONBLOCK), first_ready};
    old_fd = eventfd(1, EFD_NONBLOCK);
    slot = (struct source){old_fd, old_ready};
    cr_assert_eq(source_add(&server, &first, EPOLLIN), 0);
    cr_assert_eq(source_add(&server, &slot, EPOLLIN), 0);
    server_turn(&server);
    cr_assert_eq(new_called, 0);
}
