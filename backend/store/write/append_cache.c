#include "store/write/append_cache.h"

#include "store/write/row_locations.h"
#include "store/sql/sqlite.h"

/* Returns a number that increases with every change of the file that this connection makes or
 * sees. */
static unsigned version_of(const struct writer *writer)
{
    unsigned version = 0;
    int code = sqlite3_file_control(writer->sql.db, "main", SQLITE_FCNTL_DATA_VERSION, &version);
    CHECK(code == SQLITE_OK);
    return version;
}

void append_cache_begin(struct writer *writer)
{
    if (writer->append_cache == NULL) return;
    unsigned version = version_of(writer);
    if (version != writer->append_cache_version) append_cache_remove(writer, NULL);
    writer->append_cache_version = version;
}

void append_cache_end(struct writer *writer)
{
    if (writer->append_cache != NULL) writer->append_cache_version = version_of(writer);
}

bool append_cache_find(struct writer *writer, const struct store_move *move,
                       struct ops_place *place)
{
    struct store_place found;
    if (writer->append_cache == NULL ||
        !row_locations_find_before(writer->append_cache, move, &found))
        return false;
    *place = (struct ops_place){.number = found.number, .chain = found.chain};
    return true;
}

void append_cache_add(struct writer *writer, const struct store_move *move,
                      const struct ops_place *place)
{
    struct store_place noted = {place->number, place->chain};
    if (writer->append_cache == NULL) return;
    if (place->told == 0)
        row_locations_add(writer->append_cache, move, &noted);
    else
        row_locations_remove(writer->append_cache, move->match);
}

void append_cache_remove(struct writer *writer, const char *match)
{
    if (writer->append_cache == NULL) return;
    if (match != NULL)
        row_locations_remove(writer->append_cache, match);
    else
        row_locations_clear(writer->append_cache);
}
