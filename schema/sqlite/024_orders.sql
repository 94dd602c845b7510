-- What somebody wants his seat to do when its turn comes (backend/engine/orders.h). No view names it: nobody else is to know that
-- there are any.
CREATE TABLE orders (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    user         INTEGER NOT NULL REFERENCES user (id),
    edit         INTEGER NOT NULL,
    text         TEXT    NOT NULL,
    fired        INTEGER NOT NULL,
    dropped      TEXT    NOT NULL,
    why          TEXT    NOT NULL,
    version      INTEGER NOT NULL,
    at_ms        INTEGER NOT NULL,
    PRIMARY KEY (match_number, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_user ON orders (user) WHERE text <> '';

-- 1: the orders of the seat's person have made the row. No part of the row's checksum.
ALTER TABLE move ADD COLUMN ordered INTEGER;
