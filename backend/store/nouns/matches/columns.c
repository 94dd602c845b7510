#include "store/nouns/matches/columns.h"

#include "store/sql/statements.h"

const struct column matches_columns[MATCHES_COLUMNS] = {
    COLUMN(store_match, id, COLUMN_BOTH),
    COLUMN(store_match, game, COLUMN_BOTH),
    COLUMN(store_match, revision, COLUMN_BOTH),
    COLUMN(store_match, options, COLUMN_BOTH),
    COLUMN_IN(store_match, status, COLUMN_BOTH, statement_statuses),
    COLUMN(store_match, listed, COLUMN_BOTH),
    COLUMN(store_match, key_needed, COLUMN_BOTH),
    COLUMN(store_match, key, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, created_by, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, created_ms, COLUMN_BOTH),
    COLUMN(store_match, started_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, ended_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, end_reason, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, seed, COLUMN_BOTH),
    COLUMN(store_match, rematch, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, seats, COLUMN_BOTH),
    COLUMN(store_match, ended_by, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, due_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_match, edit, COLUMN_BOTH),
    COLUMN(store_match, clock_due_ms, COLUMN_READ),
    COLUMN(store_match, unrated, COLUMN_BOTH),
};

const struct column seats_columns_first[SEATS_COLUMNS_FIRST] = {
    COLUMN(store_seat, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, bot, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, name, COLUMN_BOTH),
    COLUMN(store_seat, rank, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, score, COLUMN_BOTH),
};

const struct column seats_columns_rest[SEATS_COLUMNS_REST] = {
    COLUMN(store_seat, invited, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, chat_read, COLUMN_BOTH),
    COLUMN(store_seat, seen, COLUMN_BOTH),
    COLUMN(store_seat, seen_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, seen_end, COLUMN_BOTH),
    COLUMN(store_seat, stands_in, COLUMN_BOTH),
    COLUMN(store_seat, resigned, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, taken_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_seat, bot_account, COLUMN_READ),
    COLUMN(store_seat, answers, COLUMN_READ),
};
