/* Private data of users: never read back here. */
#include <string.h>

#include "store/nouns.h"
#include "store/nouns/analyses.h"
#include "store/nouns/bookmarks.h"
#include "store/nouns/calendars.h"
#include "store/nouns/conditional.h"
#include "store/nouns/entry/codes.h"
#include "store/nouns/friends/follows.h"
#include "store/nouns/puzzles/answers.h"
#include "store/nouns/puzzles/own.h"
#include "store/nouns/seeks/seeks.h"
#include "store/nouns/entry/settings.h"
#include "store/nouns/entry/setups.h"
#include "store/nouns/identities/identities.h"
#include "store/nouns/passkeys/passkeys.h"
#include "store/nouns/tournaments/rounds.h"
#include "store/nouns/people.h"
#include "store/nouns/holders.h"
#include "store/nouns/matches/lists.h"
#include "store/nouns/tokens.h"

/* The nouns have no statements of their own in memory. */
static const struct noun no_noun;
const struct noun *const store_nouns[NOUN_COUNT] = {
#define NOUN_ROW(number, name) [NOUN_##number] = &no_noun,
    STORE_NOUNS(NOUN_ROW)
#undef NOUN_ROW
};

const char *store_relation_name(enum store_relation_kind kind)
{
    return kind == STORE_MUTE ? "mute" : kind == STORE_BLOCK ? "block" : NULL;
}

bool store_relation_find(const char *name, enum store_relation_kind *kind)
{
    *kind = strcmp(name, "mute") == 0 ? STORE_MUTE : STORE_BLOCK;
    return *kind == STORE_MUTE || strcmp(name, "block") == 0;
}

enum store_err store_note_read(struct store_reader *reader, int64_t user, const char *match,
                               struct store_note *note)
{
    (void)reader;
    (void)user;
    (void)match;
    (void)note;
    return STORE_NOT_FOUND;
}

enum store_err store_conditional_each(struct store_reader *reader, const char *match, int64_t user,
                                      store_conditional_row *row, void *context)
{
    (void)reader;
    (void)match;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_relations_each(struct store_reader *reader, int64_t user,
                                    store_relation_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_recovery_read(struct store_reader *reader,
                                   const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                   struct store_user *user)
{
    (void)reader;
    (void)token_hash;
    (void)user;
    return STORE_NOT_FOUND;
}

enum store_err store_recovery_made(struct store_reader *reader, int64_t user, int64_t *made_ms)
{
    (void)reader;
    (void)user;
    *made_ms = 0;
    return STORE_OK;
}

enum store_err store_feed_read(struct store_reader *reader,
                               const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                               struct store_user *user)
{
    return store_recovery_read(reader, token_hash, user);
}

enum store_err store_feed_made(struct store_reader *reader, int64_t user, int64_t *made_ms)
{
    return store_recovery_made(reader, user, made_ms);
}

enum store_err store_player_read(struct store_reader *reader, int64_t user,
                                 char name[STORE_NAME_BYTES_MAX + 1])
{
    (void)reader;
    (void)user;
    name[0] = '\0';
    return STORE_NOT_FOUND;
}

enum store_err store_result_read(struct store_reader *reader,
                                 const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                 int64_t now_ms, char match[STORE_MATCH_ID_BYTES + 1])
{
    (void)reader;
    (void)token_hash;
    (void)now_ms;
    match[0] = '\0';
    return STORE_NOT_FOUND;
}

enum store_err store_result_made(struct store_reader *reader, const char *match, int64_t user,
                                 int64_t *made_ms)
{
    (void)reader;
    (void)match;
    (void)user;
    *made_ms = 0;
    return STORE_OK;
}

enum store_err store_preferences_read(struct store_reader *reader, int64_t user,
                                      struct store_preferences *preferences)
{
    (void)reader;
    *preferences = (struct store_preferences){.user = user, .chosen = "{}"};
    return STORE_OK;
}

enum store_err store_analysis_read(struct store_reader *reader, const char *match,
                                   store_analysis_row *row, void *context)
{
    (void)reader;
    (void)match;
    (void)row;
    (void)context;
    return STORE_NOT_FOUND;
}

enum store_err store_moved_last(struct store_reader *reader, const char *match, int64_t user,
                                uint32_t *version)
{
    (void)reader;
    (void)match;
    (void)user;
    *version = 0;
    return STORE_OK;
}

enum store_err store_calendar_read(struct store_reader *reader, int64_t user,
                                   struct store_calendar *calendar)
{
    (void)reader;
    *calendar = (struct store_calendar){.user = user};
    return STORE_OK;
}

enum store_err store_sitters_each(struct store_reader *reader, const char *match,
                                  store_sitter_row *row, void *context)
{
    (void)reader;
    (void)match;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_holders_each(struct store_reader *reader, const char *match,
                                  store_holder_row *row, void *context)
{
    (void)reader;
    (void)match;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_answerers_find(struct store_reader *reader, const char *match,
                                    struct store_answerers *answerers)
{
    (void)reader;
    (void)match;
    *answerers = (struct store_answerers){.mostly_away = {false}};
    return STORE_OK;
}

enum store_err store_gone_each(struct store_reader *reader, const char *match, int64_t now_ms,
                               store_gone_row *row, void *context)
{
    (void)reader;
    (void)match;
    (void)now_ms;
    (void)row;
    (void)context;
    return STORE_OK;
}

const char *token_scope_name(enum token_scope scope)
{
    return scope == TOKEN_READ ? "read" : scope == TOKEN_CHAT ? "chat" : "play";
}

uint8_t token_scope_find(const char *name)
{
    (void)name;
    return TOKEN_READ;
}

enum store_err store_token_read(struct store_reader *reader,
                                const unsigned char hash[STORE_TOKEN_HASH_BYTES], int64_t now_ms,
                                struct store_token *token, struct store_user *user)
{
    (void)reader;
    (void)hash;
    (void)now_ms;
    (void)token;
    (void)user;
    return STORE_NOT_FOUND;
}

enum store_err store_tokens_each(struct store_reader *reader, int64_t user, int64_t now_ms,
                                 store_token_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)now_ms;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_bookmarks_each(struct store_reader *reader, int64_t user, const char *match,
                                    store_bookmark_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)match;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_puzzle_answers_each(struct store_reader *reader, int64_t user,
                                         store_puzzle_answer_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_seeks_waiting(struct store_reader *reader, int64_t now_ms, uint32_t count,
                                   store_seek_row *row, void *context)
{
    (void)reader;
    (void)now_ms;
    (void)count;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_seeks_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                              int64_t paired_ms, store_seek_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)now_ms;
    (void)paired_ms;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_seeks_paired(struct store_reader *reader, int64_t paired_ms, uint32_t count,
                                  store_seek_row *row, void *context)
{
    (void)reader;
    (void)paired_ms;
    (void)count;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_seeks_unopened(struct store_reader *reader, int64_t paired_ms,
                                    store_seek_row *row, void *context)
{
    (void)reader;
    (void)paired_ms;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_seek_blocks(struct store_reader *reader, int64_t now_ms,
                                 store_seek_block *block, void *context)
{
    (void)reader;
    (void)now_ms;
    (void)block;
    (void)context;
    return STORE_OK;
}

enum store_err store_own_puzzles_each(struct store_reader *reader, int64_t user,
                                      store_own_puzzle_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_own_puzzle_read(struct store_reader *reader, int64_t user, const char *puzzle,
                                     store_own_puzzle_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)puzzle;
    (void)row;
    (void)context;
    return STORE_NOT_FOUND;
}

int64_t store_own_puzzle_due(uint32_t misses, int64_t at_ms)
{
    (void)misses;
    return at_ms;
}

enum store_err store_identity_find(struct store_reader *reader, const char *issuer,
                                   const char *subject, const unsigned char *known,
                                   struct store_identity *identity, bool *is_known)
{
    (void)reader;
    (void)issuer;
    (void)subject;
    (void)known;
    (void)identity;
    *is_known = false;
    return STORE_NOT_FOUND;
}

enum store_err store_identities_each(struct store_reader *reader, int64_t user,
                                     store_identity_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_passkey_find(struct store_reader *reader, const char *credential,
                                  const unsigned char *known, struct store_passkey *passkey,
                                  bool *is_known)
{
    (void)reader;
    (void)credential;
    (void)known;
    (void)passkey;
    *is_known = false;
    return STORE_NOT_FOUND;
}

enum store_err store_passkeys_each(struct store_reader *reader, int64_t user,
                                   store_passkey_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_codes_each(struct store_reader *reader, int64_t user, store_code_row *row,
                                void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_settings_each(struct store_reader *reader, store_setting_row *row,
                                   void *context)
{
    (void)reader;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_entry_read(struct store_reader *reader, struct store_entry *entry)
{
    (void)reader;
    (void)entry;
    return STORE_OK;
}

enum store_err store_setup_read(struct store_reader *reader,
                                const unsigned char hash[STORE_TOKEN_HASH_BYTES], int64_t now_ms)
{
    (void)reader;
    (void)hash;
    (void)now_ms;
    return STORE_NOT_FOUND;
}

enum store_err store_follows_each(struct store_reader *reader, int64_t user, store_follow_row *row,
                                  void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_followers_each(struct store_reader *reader, int64_t user,
                                    store_follow_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

/* ---- tournaments: there are none ---- */

enum store_err store_tournament_read(struct store_reader *reader, const char *id,
                                     struct store_tournament *tournament)
{
    (void)reader;
    (void)id;
    (void)tournament;
    return STORE_NOT_FOUND;
}

enum store_err store_tournaments_each(struct store_reader *reader, int64_t user, uint32_t count,
                                      store_tournament_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)count;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_tournament_players_each(struct store_reader *reader, const char *id,
                                             store_tournament_player_row *row, void *context)
{
    (void)reader;
    (void)id;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_tournament_tables_each(struct store_reader *reader, const char *id,
                                            store_tournament_table_row *row, void *context)
{
    (void)reader;
    (void)id;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_tournaments_due(struct store_reader *reader, int64_t now_ms, int64_t *after,
                                     uint32_t count, char (*ids)[STORE_MATCH_ID_BYTES + 1],
                                     uint32_t *found)
{
    (void)reader;
    (void)now_ms;
    (void)after;
    (void)count;
    (void)ids;
    *found = 0;
    return STORE_OK;
}

enum store_err store_times_read(struct store_reader *reader, int64_t user,
                                struct store_times *times)
{
    (void)reader;
    (void)user;
    *times = (struct store_times){.account_ms = 0};
    return STORE_OK;
}

enum store_err store_taken_each(struct store_reader *reader, int64_t user, store_taken_row *row,
                                void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}
