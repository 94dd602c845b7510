#include "store/write/append_cache.h"

#include "store/write/row_locations.h"
#include "store/sql/sqlite.h"

/* Counts up with every change of the file that this connection makes or meets. */
static unsigned version_of(const struct writer *writer)
{
    unsigned version = 0;
    int code = sqlite3_file_control(writer->sql.db, "main", SQLITE_FCNTL_DATA_VERSION, &version);
    CHECK(code == SQLITE_OK);
    return version;
}

void append_cache_begin(struct writer *writer)
{
    if (writer->newest == NULL) return;
    unsigned version = version_of(writer);
    if (version != writer->newest_version) append_cache_forget(writer, NULL);
    writer->newest_version = version;
}

void append_cache_end(struct writer *writer)
{
    if (writer->newest != NULL) writer->newest_version = version_of(writer);
}

bool append_cache_find(struct writer *writer, const struct store_move *move,
                       struct ops_place *place)
{
    struct store_place found;
    if (writer->newest == NULL || !row_locations_find_before(writer->newest, move, &found))
        return false;
    *place = (struct ops_place){.number = found.number, .chain = found.chain};
    return true;
}

void append_cache_note(struct writer *writer, const struct store_move *move,
                       const struct ops_place *place)
{
    struct store_place noted = {place->number, place->chain};
    if (writer->newest == NULL) return;
    if (place->told == 0)
        row_locations_note(writer->newest, move, &noted);
    else
        row_locations_forget(writer->newest, move->match);
}

void append_cache_forget(struct writer *writer, const char *match)
{
    if (writer->newest == NULL) return;
    if (match != NULL)
        row_locations_forget(writer->newest, match);
    else
        row_locations_clear(writer->newest);
}
