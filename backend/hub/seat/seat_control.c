/* Applies the engine's sitting.h to the match in memory: the users who may decide, the ends of
 * votes and offers, the holders of the seats afterwards, and links to seats. */
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "engine/seat/vote.h"
#include "engine/undo.h"
#include "record/fair.h"

static bool in(uint8_t set, int seat)
{
    return (set >> seat & 1) != 0;
}

/* ---- queries ---- */

int hub_match_decides(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    if (seat == HUB_NOBODY_SEAT || match->info.seat[seat].bot[0] != '\0') return HUB_NOBODY_SEAT;
    return seat;
}

unsigned hub_match_vote_choices(const struct hub_match *match, uint8_t about)
{
    unsigned choices = match_vote_choices(&match->play, about);
    bool early = about < match->info.seats && !waits_patience_over(match, about);
    return early ? choices & ~(1u << TABLE_CHOICE_CLAIM) : choices;
}

/* Returns the seats about which the user's seat can open a vote, once their time has come (bit
 * set). */
static uint8_t votable(const struct hub_match *match, int64_t user)
{
    const struct match_sitting *sitting = &match->play.sitting;
    int mine = hub_match_decides(match, user);
    unsigned seats = 0;
    if (mine == HUB_NOBODY_SEAT || match->info.status != STORE_RUNNING ||
        sitting->opened[mine] >= MATCH_VOTES_MAX)
        return 0;
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (seat != mine && !sitting->ballot[seat].open &&
            match_vote_choices(&match->play, seat) != 0)
            seats |= 1u << seat;
    return (uint8_t)seats;
}

uint8_t hub_match_askable(const struct hub_match *match, int64_t user)
{
    unsigned seats = votable(match, user);
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (in((uint8_t)seats, seat) && !waits_patience_over(match, seat)) seats &= ~(1u << seat);
    return (uint8_t)seats;
}

unsigned hub_match_ask(const struct hub_match *match, int64_t user, uint8_t about, int64_t *from_ms)
{
    bool waits = match->play.sitting.state[about] == SEAT_TIMED_OUT;
    *from_ms = waits_patience_ms(match, about);
    if (*from_ms == 0 || !in(votable(match, user), about) ||
        (!waits && !waits_patience_over(match, about)))
        return 0;
    return match_vote_choices(&match->play, about);
}

bool seat_control_clock_runs(const struct hub_match *match, int seat)
{
    const struct match_sitting *sitting = &match->play.sitting;
    return match->info.seat[seat].bot[0] == '\0' && !sitting->ballot[seat].open &&
           !in(sitting->by_vote, seat);
}

uint8_t seat_control_asked(const struct game_events *events)
{
    unsigned seats = 0;
    for (uint16_t i = 0; i < events->count && table_event_is(&events->at[i]); i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind != TABLE_EVENT_VOTE_OPENED && event.kind != TABLE_EVENT_ASKED) continue;
        for (uint8_t at = 0; at < event.seat_count; at++) seats |= 1u << event.seats[at];
    }
    return (uint8_t)seats;
}

uint8_t seat_control_fresh(const struct game_events *events)
{
    unsigned seats = 0;
    for (uint16_t i = 0; i < events->count && table_event_is(&events->at[i]); i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind == TABLE_EVENT_SUBSTITUTED || event.kind == TABLE_EVENT_CAME_BACK)
            seats |= 1u << event.seat;
    }
    return (uint8_t)seats;
}

uint8_t seat_control_about(const struct game_events *events)
{
    unsigned seats = 0;
    for (uint16_t i = 0; i < events->count && table_event_is(&events->at[i]); i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind == TABLE_EVENT_VOTE_OPENED && event.about < GAME_SEATS_MAX)
            seats |= 1u << event.about;
    }
    return (uint8_t)seats;
}

/* ---- permissions ---- */

static struct hub_error refused(enum game_refusal refusal)
{
    return (struct hub_error){.code = HUB_REFUSED, .refusal = refusal};
}

/* Returns whether the vote's waiting time is not over yet. */
static bool vote_comes_early(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    struct table_move move;
    memcpy(&move, &job->request.move, sizeof(move));
    if (move.kind != TABLE_MOVE_VOTE || move.about >= match->info.seats) return false;
    bool open = match->play.sitting.ballot[move.about].open;
    return (!open || move.word == TABLE_CHOICE_CLAIM) && !waits_patience_over(match, move.about);
}

/* Checks the moves of the game and of undo of a person whose seat a bot plays. */
static struct hub_error admit_away(const struct hub_match *match, const struct hub_request *request)
{
    uint8_t kind = request->by_number ? 0 : request->move.bytes[0];
    bool answers = kind == TABLE_MOVE_AGREE || kind == TABLE_MOVE_REFUSE;
    const struct match_sitting *sitting = &match->play.sitting;
    if (answers && in(match_undo_consents(&match->play), request->seat))
        return hub_error_of(HUB_OK);
    return refused(in(sitting->resigned, request->seat) ? GAME_RESIGNED : GAME_BOT_PLAYS);
}

struct hub_error seat_control_admit(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    const struct store_seat *seat = &match->info.seat[request->seat];
    bool of_table = !request->by_number && table_move_is(&request->move);
    bool sitting = of_table && !table_kind_of_undo(request->move.bytes[0]);
    if (job->by_server) return hub_error_of(HUB_OK);
    if (job->by_bot) /* the bot has thought for a person who is back */
        return seat->bot[0] != '\0'
                   ? hub_error_of(HUB_OK)
                   : (struct hub_error){.code = HUB_STALE, .version = match->play.version};
    if (of_table && table_move_of_server(&request->move)) return refused(GAME_BAD_MOVE);
    if (!sitting) return seat->bot[0] == '\0' ? hub_error_of(HUB_OK) : admit_away(match, request);
    return vote_comes_early(job) ? refused(GAME_TOO_SOON) : hub_error_of(HUB_OK);
}

/* ---- holders of seats ---- */

static void seat_bot(struct hub_job *job, struct store_seat *seat)
{
    (void)text_copy(seat->bot, sizeof(seat->bot), bots_stand_in(job->match->game)->id);
    seat->stands_in = true;
}

static void seat_person(struct store_seat *seat)
{
    seat->bot[0] = '\0';
    seat->stands_in = false;
}

/* Puts a new person into a seat, without the seen and read marks of the previous one. */
static void seat_substitute(struct store_seat *seat, const struct hub_user *user)
{
    seat_person(seat);
    seat->user = user->id;
    seat->bot_account = user->bot_account;
    (void)text_copy(seat->name, sizeof(seat->name), user->name);
    seat->chat_read = 0;
    seat->mentions = 0;
    seat->seen = 0;
    seat->seen_ms = 0;
    seat->seen_end = false;
}

/* Schedules the next check of the match for `at_ms`, unless it is due earlier. */
static void look_at(struct store_match *info, int64_t at_ms)
{
    if (info->due_ms == 0 || at_ms < info->due_ms) info->due_ms = at_ms;
}

static void event_seat(struct hub_job *job, const struct table_event *event)
{
    struct store_match *info = &job->changed;
    struct store_seat *seat = &info->seat[event->seat];
    switch (event->kind) {
    case TABLE_EVENT_BOT_SAT: seat_bot(job, seat); break;
    case TABLE_EVENT_RESIGNED:
    case TABLE_EVENT_GONE:
        if (!seat->stands_in) seat_bot(job, seat);
        seat->resigned = job->proposal->version;
        break;
    case TABLE_EVENT_CAME_BACK: seat_person(seat); break;
    case TABLE_EVENT_SUBSTITUTED: seat_substitute(seat, &job->request.user); break;
    default: break;
    }
}

void seat_control_seats(struct hub_job *job)
{
    const struct game_events *events = &job->proposal->events;
    for (uint16_t i = 0; i < events->count && table_event_is(&events->at[i]); i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        int64_t begun_ms = waits_begun_ms(job->match, &event);
        if (table_kind_of_undo(event.kind) && begun_ms == 0) continue;
        event_seat(job, &event);
        if (begun_ms != 0) look_at(&job->changed, job->at_ms + begun_ms);
        job->with_match = true;
    }
}

/* ---- substitutes ---- */

/* Writes the link to a seat that was offered with a version. */
static void link_print(const struct hub_match *match, uint8_t seat, uint32_t version,
                       char link[HUB_LINK_BYTES + 1])
{
    char secret[FAIR_LINK_BYTES];
    struct buf out = {.bytes = link, .room = HUB_LINK_BYTES + 1, .size_max = HUB_LINK_BYTES};
    fair_link_print(match->info.seed, seat, version, secret);
    buf_printf(&out, "%u-%u-%s", seat, version, secret);
    CHECK(!out.failed && out.bytes == link);
}

/* Parses the seat and the version of a link from this server. */
static bool link_read(const struct hub_match *match, const char *link, uint8_t *seat,
                      uint32_t *version)
{
    char made[HUB_LINK_BYTES + 1];
    char *end = NULL;
    if (link[0] < '0' || link[0] >= '0' + match->info.seats || link[1] != '-') return false;
    unsigned long number = strtoul(link + 2, &end, 10);
    if (number > UINT16_MAX) return false;
    *seat = (uint8_t)(link[0] - '0');
    *version = (uint32_t)number;
    link_print(match, *seat, *version, made);
    return strlen(link) == strlen(made) && sodium_memcmp(link, made, strlen(made)) == 0;
}

/* Returns whether the seed is public, since it would reveal the links to seats. It is for a
 * tutorial, and for a branch from another match. These have no links. */
static bool seed_is_known(const struct hub_match *match)
{
    return match->settings.tutorial || match->settings.from[0] != '\0';
}

void hub_match_link(const struct hub_match *match, uint8_t seat, int64_t user,
                    char link[HUB_LINK_BYTES + 1])
{
    const struct match_sitting *sitting = &match->play.sitting;
    bool others = in(sitting->by_vote, seat) && hub_match_decides(match, user) != HUB_NOBODY_SEAT;
    link[0] = '\0';
    if (match->info.status == STORE_RUNNING && !seed_is_known(match) &&
        in(sitting->offered, seat) && (others || hub_match_seat_of(match, user) == seat))
        link_print(match, seat, sitting->offered_at[seat], link);
}

struct hub_error seat_control_substitute_admit(struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct match_sitting *sitting = &match->play.sitting;
    uint8_t seat = 0;
    uint32_t version = 0;
    if (seed_is_known(match) || match->info.status == STORE_OPEN ||
        !link_read(match, job->request.link, &seat, &version))
        return hub_error_of(HUB_BAD_LINK);
    if (sitting->offered_at[seat] == version && sitting->taken_at[seat] > version)
        return hub_error_of(HUB_LINK_USED);
    if (match->info.status != STORE_RUNNING || !in(sitting->offered, seat) ||
        sitting->offered_at[seat] != version || hub_match_offer_ms(match, seat) <= job->at_ms)
        return hub_error_of(HUB_LINK_OVER);
    if (hub_match_seat_of(match, job->request.user.id) != HUB_NOBODY_SEAT)
        return hub_error_of(HUB_ALREADY_SEATED);
    job->request.seat = seat;
    job->request.move = (struct game_move){.bytes = {TABLE_MOVE_SUBSTITUTE}};
    return hub_error_of(HUB_OK);
}
