# Of these rooms the instrumented programs of the tests, tests/contract and tests/fuzz, call these files (ROOM_called): CMakeLists.txt. A file that is
# called after all is a symbol that the linker misses: its name belongs here then. A store in memory takes the place of the store (tests/fuzz/support).
set(store_called
    confusable hints landmarks name notice_words pg pg_question pg_text pg_values query query_head query_postgres shown sql statements statements_postgres
    views_text wal_file)
set(net_called accept lan peers uri)
