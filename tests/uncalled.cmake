# Of these rooms the instrumented programs of the tests call these files (ROOM_called), or do not call them (ROOM_uncalled): CMakeLists.txt. A file
# that is called after all is a symbol that the linker misses: its name belongs here then. A store in memory takes the place of the store
# (tests/fuzz/support).
set(store_called
    confusable hints landmarks name notice_words pg pg_question pg_text query query_head query_postgres shown sql statements statements_postgres
    views_text wal_file)
if(BUILD_FUZZ)
    set(net_called accept lan peers uri)
else() # tests/contract: the rules, and what prints a match
    set(api_called print print_same print_table)
    set(hub_uncalled
        analyses analysis branches caretaker clock_looks hub invite letters notices orders_wake owed people recovery robots seen tokens)
    set(record_called fair golden record settings stored time_control)
    set(net_called "")
    set(notify_called "")
endif()
