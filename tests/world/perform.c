/* Acts at a table. */
#include "world/perform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "world/auditor.h"
#include "world/stage.h"

struct world world;

static const char *const words[VERBS] = {
    [DO_OPEN] = "open",
    [DO_JOIN] = "join",
    [DO_LEAVE] = "leave",
    [DO_BOT_ADD] = "bot_add",
    [DO_SWAP] = "swap",
    [DO_FIRST] = "first",
    [DO_START] = "start",
    [DO_MOVE] = "move",
    [DO_PLAY] = "play",
    [DO_UNDO] = "undo",
    [DO_UNDO_ASK] = "undo_ask",
    [DO_UNDO_AGREE] = "undo_agree",
    [DO_UNDO_REFUSE] = "undo_refuse",
    [DO_MOVE_AND_ASK] = "move_and_ask",
    [DO_SEAT_BOT] = "seat_bot",
    [DO_SEAT_BACK] = "seat_back",
    [DO_RESIGN] = "resign",
    [DO_OFFER] = "offer",
    [DO_KEEP] = "keep",
    [DO_VOTE] = "vote",
    [DO_TAKE] = "take",
    [DO_REMATCH] = "rematch",
    [DO_INVITE] = "invite",
    [DO_UNINVITE] = "uninvite",
    [DO_BLOCK] = "block",
    [DO_CHAT] = "chat",
    [DO_CONDITIONAL] = "orders",
    [DO_LOOK] = "look",
    [DO_LISTS] = "lists",
    [DO_EXPORT] = "export",
    [DO_VACATION] = "vacation",
    [DO_QUIET] = "quiet",
    [DO_CONNECT] = "connect",
    [DO_DISCONNECT] = "disconnect",
    [DO_NOTIFY] = "notify",
    [DO_DELETE] = "delete",
    [DO_BAN] = "ban",
    [DO_UNBAN] = "unban",
    [DO_CLOSE] = "close",
    [DO_RESTART] = "restart",
    [DO_RESEND] = "resend",
    [DO_FEED] = "feed",
    [DO_DISK] = "disk",
    [DO_REWIND] = "rewind",
};

const char *act_word(enum verb verb)
{
    return words[verb];
}

enum verb act_verb(const char *word)
{
    unsigned verb = 0;
    while (verb < VERBS && strcmp(words[verb], word) != 0) verb++;
    return (enum verb)verb;
}

/* ---- what is known of a table ---- */

int world_person_of(int64_t id)
{
    for (unsigned i = 0; id != 0 && i < world.people_count; i++)
        if (world.people[i].id == id) return (int)i;
    return WORLD_NOBODY;
}

int table_seat_of(const struct table *table, int user)
{
    for (int seat = 0; user >= 0 && seat < table->seats; seat++)
        if (table->user[seat] == world.people[user].id) return seat;
    return WORLD_NOBODY;
}

static int64_t number_of(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(item) ? (int64_t)item->valuedouble : 0;
}

static uint8_t seats_of(const cJSON *object, const char *name)
{
    unsigned set = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(object, name)) set |=
        1u << (unsigned)item->valueint;
    return (uint8_t)set;
}

static void seats_take(struct table *table, const cJSON *match)
{
    const cJSON *seat;
    table->seats = 0;
    cJSON_ArrayForEach(seat, cJSON_GetObjectItemCaseSensitive(match, "seats"))
    {
        int at = table->seats++;
        CHECK(at < WORLD_SEATS_MAX);
        table->user[at] = number_of(seat, "user");
        table->invited[at] = cJSON_IsString(cJSON_GetObjectItemCaseSensitive(seat, "invited"));
        table->bot[at] = cJSON_IsString(cJSON_GetObjectItemCaseSensitive(seat, "bot"));
    }
}

static void sitting_take(struct table *table, const cJSON *sitting)
{
    const cJSON *item;
    table->votes = 0;
    table->askable = seats_of(sitting, "askable");
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(sitting, "votes"))
    {
        const cJSON *about = cJSON_GetObjectItemCaseSensitive(item, "about");
        if (cJSON_IsNumber(about)) table->votes = (uint8_t)(table->votes | 1u << about->valueint);
    }
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(sitting, "offers"))
    {
        const cJSON *link = cJSON_GetObjectItemCaseSensitive(item, "link");
        int64_t seat = number_of(item, "seat");
        if (cJSON_IsString(link) && seat < WORLD_SEATS_MAX)
            (void)text_copy(table->link[seat], sizeof(table->link[seat]), link->valuestring);
    }
}

void table_take(int at, const cJSON *answer)
{
    struct table *table = &world.tables[at];
    const cJSON *match = cJSON_GetObjectItemCaseSensitive(answer, "match");
    const cJSON *status = cJSON_GetObjectItemCaseSensitive(match, "status");
    const cJSON *key = cJSON_GetObjectItemCaseSensitive(match, "key");
    if (!cJSON_IsString(status)) return;
    (void)text_copy(table->status, sizeof(table->status), status->valuestring);
    if (cJSON_IsString(key)) (void)text_copy(table->key, sizeof(table->key), key->valuestring);
    table->version = (uint32_t)number_of(match, "version");
    table->to_act = seats_of(match, "to_act");
    table->legal = (uint32_t)number_of(answer, "legal");
    table->asking = cJSON_IsObject(cJSON_GetObjectItemCaseSensitive(answer, "vote"));
    seats_take(table, match);
    sitting_take(table, cJSON_GetObjectItemCaseSensitive(answer, "sitting"));
}

static void answer_take(int table, const struct server_answer *answer)
{
    if (answer->status < 200 || answer->status > 299) return;
    cJSON *json = cJSON_ParseWithLength(answer->body.bytes, answer->body.size);
    table_take(table, json);
    cJSON_Delete(json);
}

bool table_look(int at, int user)
{
    char target[64];
    (void)snprintf(target, sizeof(target), "/api/matches/%s", world.tables[at].id);
    struct server_answer answer = server_ask((unsigned)user, "GET", target, "", false);
    bool ok = answer.status == 200;
    answer_take(at, &answer);
    server_answer_free(&answer);
    return ok;
}

/* ---- asking ---- */

void request_id(int user, char *id, size_t size)
{
    (void)snprintf(id, size, "r%d-%u", user, ++world.people[user].requests);
}

static void counted(int status)
{
    if (status >= 200 && status <= 299)
        world.accepted++;
    else
        world.refused++;
}

int ask_table(int user, const char *method, int table, const char *what, const char *body)
{
    char target[96];
    (void)snprintf(target, sizeof(target), "/api/matches/%s%s%s", world.tables[table].id,
                   what[0] == '\0' ? "" : "/", what);
    struct server_answer answer = server_ask((unsigned)user, method, target, body, false);
    int status = answer.status;
    answer_take(table, &answer);
    server_answer_free(&answer);
    counted(status);
    return status;
}

static void word_of_error(const struct server_answer *answer, char *word, size_t size)
{
    word[0] = '\0';
    if (answer->status < 400) return;
    cJSON *json = cJSON_ParseWithLength(answer->body.bytes, answer->body.size);
    const cJSON *error = cJSON_GetObjectItemCaseSensitive(json, "error");
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(error, "name");
    const cJSON *refusal = cJSON_GetObjectItemCaseSensitive(error, "refusal");
    if (cJSON_IsString(refusal)) name = refusal;
    if (cJSON_IsString(name)) (void)text_copy(word, size, name->valuestring);
    cJSON_Delete(json);
}

static int move_send(int user, int table, const char *id, const char *move, bool lost)
{
    char target[64];
    char body[320];
    char error[40];
    (void)snprintf(target, sizeof(target), "/api/matches/%s/moves", world.tables[table].id);
    (void)snprintf(body, sizeof(body), "{\"id\":\"%s\",\"expects\":%u,\"move\":%s}", id,
                   world.tables[table].version, move);
    struct server_answer answer = server_ask((unsigned)user, "POST", target, body, lost);
    word_of_error(&answer, error, sizeof(error));
    if (answer.status == 200)
        audit_kept(KEEP_MOVE, world.people[user].id, world.tables[table].id, id);
    else if (answer.status != 0)
        audit_refused(world.people[user].id, world.tables[table].id, move, error);
    int status = answer.status;
    server_answer_free(&answer);
    counted(status);
    return status;
}

int ask_move(int user, int table, const char *move, bool lost)
{
    char id[24];
    request_id(user, id, sizeof(id));
    return move_send(user, table, id, move, lost);
}

/* ---- acts ---- */

#define CLOCK(pace, bank, increment, cap)                                                          \
    ",\"clock\":{\"pace\":\"" pace "\",\"bank_s\":" bank ",\"increment_s\":" increment             \
    ",\"cap_s\":" cap "}"

static void do_open(const struct act *act)
{
    static const char *const clocks[] = {
        "", CLOCK("days", "259200", "86400", "259200"), CLOCK("days", "86400", "0", "86400"),
        CLOCK("live", "60", "5", "60"), CLOCK("live", "20", "0", "20")};
    static const char *const leavers[] = {"bot", "resign", "ask"};
    unsigned rules = (unsigned)act->b;
    unsigned seats = 2 + ((unsigned)act->a / 2 % 4) % 3;
    if (act->table >= WORLD_TABLES_MAX) return;
    if ((unsigned)act->table >= world.tables_count) world.tables_count = (unsigned)act->table + 1;
    struct table *table = &world.tables[act->table];
    char body[400];
    unsigned listed = rules / 5 % 4 != 0;
    (void)snprintf(body, sizeof(body),
                   "{\"game\":\"%s\",\"seats\":%u,\"listed\":%s,\"join\":\"%s\",\"bot_delay\":%s,"
                   "\"undo\":\"%s\",\"leaver\":\"%s\",\"starts\":\"%s\"%s}",
                   act->a % 2 == 0 ? "stoneage" : "clans", seats, listed ? "true" : "false",
                   listed ? "anyone" : "link", rules / 20 % 2 == 0 ? "true" : "false",
                   rules / 40 % 2 == 0 ? "vote" : "free", leavers[rules / 80 % 3],
                   rules / 240 % 2 == 0 ? "host" : "full", clocks[rules % 5]);
    struct server_answer answer =
        server_ask((unsigned)act->user, "POST", "/api/matches", body, false);
    counted(answer.status);
    if (answer.status == 201) {
        cJSON *json = cJSON_ParseWithLength(answer.body.bytes, answer.body.size);
        const cJSON *match = cJSON_GetObjectItemCaseSensitive(json, "match");
        (void)text_copy(table->id, sizeof(table->id),
                        cJSON_GetObjectItemCaseSensitive(match, "id")->valuestring);
        table->clock = clocks[rules % 5][0] != '\0';
        table_take(act->table, json);
        cJSON_Delete(json);
    }
    server_answer_free(&answer);
}

static void do_join(const struct act *act)
{
    const struct table *table = &world.tables[act->table];
    char body[80];
    if (table->key[0] != '\0') {
        audit_key(world.people[act->user].id, table->id);
        (void)snprintf(body, sizeof(body), "{\"seat\":%d,\"key\":\"%s\"}", act->a, table->key);
    } else {
        (void)snprintf(body, sizeof(body), "{\"seat\":%d}", act->a);
    }
    (void)ask_table(act->user, "POST", act->table, "join", body);
}

static void do_bot_add(const struct act *act)
{
    char body[80];
    (void)snprintf(body, sizeof(body), "{\"seat\":%d,\"bot\":\"random\"}", act->a);
    (void)ask_table(act->user, "POST", act->table, "bots", body);
}

static void do_swap(const struct act *act)
{
    char body[80];
    (void)snprintf(body, sizeof(body), "{\"seat\":%d,\"to\":%d}", act->a, act->b);
    (void)ask_table(act->user, "POST", act->table, "seats", body);
}

static void do_first(const struct act *act)
{
    char body[80];
    bool drawn = act->a >= world.tables[act->table].seats;
    (void)snprintf(body, sizeof(body), drawn ? "{}" : "{\"seat\":%d}", act->a);
    (void)ask_table(act->user, "POST", act->table, "first", body);
}

static void number_print(char *text, size_t size, int number)
{
    (void)snprintf(text, size, "%d", number);
}

/* One of the moves that the user's seat may make now; false: it may make none. */
static bool move_one(int user, int at, int number)
{
    char move[16];
    const struct table *table = &world.tables[at];
    if (!table_look(at, user) || table->legal == 0) return false;
    number_print(move, sizeof(move), (int)((unsigned)number % table->legal));
    return ask_move(user, at, move, false) == 200;
}

/* The person to move there; WORLD_NOBODY: a bot. */
static int mover_of(const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        if ((table->to_act >> seat & 1) != 0 && !table->bot[seat])
            return world_person_of(table->user[seat]);
    return WORLD_NOBODY;
}

static void do_play(const struct act *act)
{
    uint64_t random = (uint64_t)act->b;
    const struct table *table = &world.tables[act->table];
    int user = act->user;
    for (int left = act->a; left > 0; left--) {
        char move[16];
        if (!table_look(act->table, user) || strcmp(table->status, "running") != 0) return;
        int next = mover_of(table);
        if (next == WORLD_NOBODY) { /* bots have a word */
            server_pass(3000);
            continue;
        }
        if (next != user && !table_look(act->table, next)) return;
        user = next;
        random = random * 6364136223846793005u + 1442695040888963407u;
        if (table->legal == 0) return;
        number_print(move, sizeof(move), (int)((random >> 40) % table->legal));
        if (ask_move(user, act->table, move, false) != 200) return;
    }
}

static void do_resend(const struct act *act)
{
    char move[16];
    char id[24];
    const struct table *table = &world.tables[act->table];
    if (!table_look(act->table, act->user) || table->legal == 0) return;
    number_print(move, sizeof(move), (int)((unsigned)act->a % table->legal));
    request_id(act->user, id, sizeof(id));
    (void)move_send(act->user, act->table, id, move, true);
    (void)move_send(act->user, act->table, id, move, false);
}

/* A live connection's move, and right behind it the wish to take it back. */
static void do_move_and_ask(const struct act *act)
{
    char first[200];
    char second[200];
    char id[24];
    const struct table *table = &world.tables[act->table];
    if (!table_look(act->table, act->user) || table->legal == 0) return;
    server_live_open((unsigned)act->user);
    request_id(act->user, id, sizeof(id));
    (void)snprintf(first, sizeof(first),
                   "{\"type\":\"move\",\"id\":\"%s\",\"match\":\"%s\",\"expects\":%u,\"move\":%u}",
                   id, table->id, table->version, (unsigned)act->a % table->legal);
    request_id(act->user, id, sizeof(id));
    (void)snprintf(second, sizeof(second),
                   "{\"type\":\"move\",\"id\":\"%s\",\"match\":\"%s\",\"expects\":%u,"
                   "\"move\":{\"kind\":\"undo_ask\"}}",
                   id, table->id, table->version + 1);
    server_live_send_two((unsigned)act->user, first, second);
}

static void do_take(const struct act *act)
{
    char body[80];
    const struct table *table = &world.tables[act->table];
    if (act->a < 0 || act->a >= WORLD_SEATS_MAX || table->link[act->a][0] == '\0') return;
    (void)snprintf(body, sizeof(body), "{\"link\":\"%s\"}", table->link[act->a]);
    (void)ask_table(act->user, "POST", act->table, "substitute", body);
}

static void do_vote(const struct act *act)
{
    static const char *const choices[] = {"wait",     "bot",   "substitute",
                                          "call_off", "go_on", "claim"};
    char move[96];
    char about[16] = "null";
    if (act->a >= 0) number_print(about, sizeof(about), act->a);
    (void)snprintf(move, sizeof(move), "{\"kind\":\"seat_vote\",\"about\":%s,\"choice\":\"%s\"}",
                   about, choices[(unsigned)act->b % COUNT_OF(choices)]);
    if (table_look(act->table, act->user)) (void)ask_move(act->user, act->table, move, false);
}

/* An answer with another match in it: the table that follows. */
static void do_rematch(const struct act *act)
{
    char target[64];
    if (world.tables_count == WORLD_TABLES_MAX) return;
    (void)snprintf(target, sizeof(target), "/api/matches/%s/rematch", world.tables[act->table].id);
    struct server_answer answer = server_ask((unsigned)act->user, "POST", target, "", false);
    counted(answer.status);
    cJSON *json = cJSON_ParseWithLength(answer.body.bytes, answer.body.size);
    const cJSON *match = cJSON_GetObjectItemCaseSensitive(json, "match");
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(match, "id");
    if (cJSON_IsString(id)) {
        unsigned at = 0;
        while (at < world.tables_count && strcmp(world.tables[at].id, id->valuestring) != 0) at++;
        if (act->a > 0 && at == world.tables_count) at = (unsigned)act->a;
        if (at < WORLD_TABLES_MAX && world.tables_count <= at) world.tables_count = at + 1;
        (void)text_copy(world.tables[at].id, sizeof(world.tables[at].id), id->valuestring);
        table_take((int)at, json);
    }
    cJSON_Delete(json);
    server_answer_free(&answer);
}

static void do_chat(const struct act *act)
{
    char body[160];
    char id[24];
    request_id(act->user, id, sizeof(id));
    (void)snprintf(body, sizeof(body), "{\"id\":\"%s\",\"text\":\"said at %s by %s\"}", id,
                   world.tables[act->table].id, world.people[act->user].name);
    int status = ask_table(act->user, "POST", act->table, "chat", body);
    if (status == 200 || status == 201)
        audit_kept(KEEP_CHAT, world.people[act->user].id, world.tables[act->table].id, id);
}

static void do_conditional(const struct act *act)
{
    static const char *const texts[] = {
        "place forest 1, else field 1, else hunt 1, else clay_pit 1, else quarry 1, else river 1",
        "", "always feed\\nalways pick"};
    char body[240];
    char target[64];
    (void)snprintf(target, sizeof(target), "/api/matches/%s/orders", world.tables[act->table].id);
    struct server_answer answer = server_ask((unsigned)act->user, "GET", target, "", false);
    cJSON *json = cJSON_ParseWithLength(answer.body.bytes, answer.body.size);
    const cJSON *conditional = cJSON_GetObjectItemCaseSensitive(json, "orders");
    int64_t edit = number_of(conditional != NULL ? conditional : json, "edit");
    cJSON_Delete(json);
    server_answer_free(&answer);
    (void)snprintf(body, sizeof(body), "{\"text\":\"%s\",\"edit\":%lld}",
                   texts[(unsigned)act->a % COUNT_OF(texts)], (long long)edit);
    (void)snprintf(target, sizeof(target), "%lld", (long long)edit + 1);
    if (ask_table(act->user, "PUT", act->table, "orders", body) == 200)
        audit_kept(KEEP_CONDITIONAL, world.people[act->user].id, world.tables[act->table].id,
                   target);
}

static void do_connect(const struct act *act)
{
    char text[100];
    server_live_open((unsigned)act->user);
    (void)snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\"}",
                   world.tables[act->table].id);
    server_live_send((unsigned)act->user, text);
}

/* A word at the table without more to say. */
static const char *const plain_words[VERBS] = {
    [DO_UNDO] = "undo",          [DO_UNDO_ASK] = "undo_ask",   [DO_UNDO_AGREE] = "undo_agree",
    [DO_SEAT_BOT] = "seat_bot",  [DO_SEAT_BACK] = "seat_back", [DO_UNDO_REFUSE] = "undo_refuse",
    [DO_RESIGN] = "seat_resign", [DO_OFFER] = "seat_offer",    [DO_KEEP] = "seat_keep",
};

static void do_word(const struct act *act)
{
    char move[40];
    (void)snprintf(move, sizeof(move), "{\"kind\":\"%s\"}", plain_words[act->verb]);
    if (!table_look(act->table, act->user)) return;
    (void)ask_move(act->user, act->table, move, false);
    if (act->verb == DO_OFFER) (void)table_look(act->table, act->user); /* its link */
}

static void do_look(const struct act *act)
{
    (void)ask_table(act->user, "GET", act->table, "", "");
    (void)ask_table(act->user, "GET", act->table, "events", "");
    (void)ask_table(act->user, "GET", act->table, "chat", "");
    (void)ask_table(act->user, "GET", act->table, "picture", "");
}

static void do_move(const struct act *act)
{
    (void)move_one(act->user, act->table, act->a);
}

static void do_leave(const struct act *act)
{
    (void)ask_table(act->user, "POST", act->table, "leave", "");
}

static void do_start(const struct act *act)
{
    (void)ask_table(act->user, "POST", act->table, "start", "");
}

typedef void doing(const struct act *act);

static doing *const doings[VERBS] = {
    [DO_OPEN] = do_open,
    [DO_JOIN] = do_join,
    [DO_LEAVE] = do_leave,
    [DO_BOT_ADD] = do_bot_add,
    [DO_SWAP] = do_swap,
    [DO_FIRST] = do_first,
    [DO_START] = do_start,
    [DO_MOVE] = do_move,
    [DO_PLAY] = do_play,
    [DO_MOVE_AND_ASK] = do_move_and_ask,
    [DO_VOTE] = do_vote,
    [DO_TAKE] = do_take,
    [DO_REMATCH] = do_rematch,
    [DO_CHAT] = do_chat,
    [DO_CONDITIONAL] = do_conditional,
    [DO_LOOK] = do_look,
    [DO_CONNECT] = do_connect,
    [DO_RESEND] = do_resend,
};

static void act_perform(const struct act *act)
{
    if (act->user < 0 || (unsigned)act->user >= world.people_count) return;
    if (perform_people(act)) return;
    if (act->table < 0 || act->table >= WORLD_TABLES_MAX) return;
    if (act->verb != DO_OPEN && world.tables[act->table].id[0] == '\0') return;
    if (plain_words[act->verb] != NULL)
        do_word(act);
    else if (doings[act->verb] != NULL)
        doings[act->verb](act);
}

static int64_t now(void)
{
    return clock_unix_ms() - STAGE_BEGIN_MS;
}

void act_do(const struct act *act)
{
    world.acts++;
    if (act->at_ms > now()) server_pass(act->at_ms - now());
    act_perform(act);
    world.now_ms = now();
}
