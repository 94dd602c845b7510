/* Prints the views that the program makes in a PostgreSQL. */
#include <stdio.h>

#include "games/games.h"
#include "store/query/views_text.h"

int main(void)
{
    struct buf text = {0};
    views_text_postgres(&text, games);
    bool ok = !text.failed && fputs(text.bytes, stdout) >= 0;
    buf_free(&text);
    return ok ? 0 : 1;
}
