#include "store/write/newest.h"

#include "store/write/places.h"
#include "store/sql/sqlite.h"

/* Counts up with every change of the file that this connection makes or meets. */
static unsigned version_of(const struct writer *writer)
{
    unsigned version = 0;
    int code = sqlite3_file_control(writer->sql.db, "main", SQLITE_FCNTL_DATA_VERSION, &version);
    CHECK(code == SQLITE_OK);
    return version;
}

void newest_begin(struct writer *writer)
{
    if (writer->newest == NULL) return;
    unsigned version = version_of(writer);
    if (version != writer->newest_version) newest_forget(writer, NULL);
    writer->newest_version = version;
}

void newest_end(struct writer *writer)
{
    if (writer->newest != NULL) writer->newest_version = version_of(writer);
}

bool newest_find(struct writer *writer, const struct store_move *move, struct ops_place *place)
{
    struct store_place found;
    if (writer->newest == NULL || !places_find_before(writer->newest, move, &found)) return false;
    *place = (struct ops_place){.number = found.number, .chain = found.chain};
    return true;
}

void newest_note(struct writer *writer, const struct store_move *move,
                 const struct ops_place *place)
{
    struct store_place noted = {place->number, place->chain};
    if (writer->newest == NULL) return;
    if (place->told == 0)
        places_note(writer->newest, move, &noted);
    else
        places_forget(writer->newest, move->match);
}

void newest_forget(struct writer *writer, const char *match)
{
    if (writer->newest == NULL) return;
    if (match != NULL)
        places_forget(writer->newest, match);
    else
        places_clear(writer->newest);
}
