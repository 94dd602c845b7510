#include "store/postgres/pg_engine.h"

#include "store/postgres/appends.h"
#include "store/postgres/database.h"
#include "store/postgres/node_listener.h"
#include "store/postgres/pg_values.h"
#include "store/postgres/query_postgres.h"
#include "store/postgres/transfer.h"
#include "store/query/engine.h"

static const struct query_engine queries = {
    .run = query_postgres_run,
    .params_check = query_postgres_params_check,
    .report_run = query_postgres_report_run,
};

static const struct sql_sessions sessions = {
    .connect = pg_connect,
    .close = pg_close,
    .statement_new = pg_statement_new,
    .statement_free = pg_statement_free,
    .row = pg_row,
    .reset = pg_reset,
    .is_busy = pg_is_busy,
    .parameters = pg_parameters,
    .bind_int = pg_bind_int,
    .bind_real = pg_bind_real,
    .bind_text = pg_bind_text,
    .bind_blob = pg_bind_blob,
    .bind_null = pg_bind_null,
    .column_text = pg_column_text,
    .column_number = pg_column_number,
    .column_real = pg_column_real,
    .column_blob = pg_column_blob,
    .exec = pg_exec,
    .begin = pg_begin,
    .commit = pg_commit,
    .outcome = pg_outcome,
    .send = pg_send,
    .arrive_done = pg_arrive_done,
    .changes = pg_changes,
    .written = pg_written,
    .in_transaction = pg_in_transaction,
    .is_failed = pg_is_failed,
    .is_lost = pg_is_lost,
    .is_unsure = pg_is_unsure,
    .is_crossed = pg_is_crossed,
    .is_sound = pg_is_sound,
    .is_alive = pg_is_alive,
    .socket_copy = pg_socket_copy,
};

const struct sql_engine pg_engine = {
    .is_url = pg_is_url,
    .sessions = &sessions,
    .twins = statement_twins,
    .fails_whole = true,
    .locks_rows = true,
    .sees_commits = true,
    .loses_sessions = true,
    .indexes_keys = true,
    .views = "history.",
    .figures = "SELECT viewname FROM pg_views WHERE schemaname = 'history' "
               "AND viewname LIKE 'v#_figure#_%#_figuring' ESCAPE '#' ORDER BY viewname",
    .probe = "UPDATE heartbeat SET one = one",
    .queries = &queries,
    .appends = &appends_engine,
    .events = &node_listener,
    .ready = database_ready,
    .idle_check = database_idle_check,
    .backup = transfer_to_file,
    .fill = transfer_from_file,
    .examine = database_examine,
    .outcome_await = database_outcome_await,
};
