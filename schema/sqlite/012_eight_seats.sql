-- Up to eight sit at a table. SQLite has no statement for another CHECK; its manual ("ALTER TABLE", "Making Other Kinds Of
-- Table Schema Changes") changes the text of the table, so that no row and nothing that refers to the table is touched.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (seats BETWEEN 1 AND 5)', 'CHECK (seats BETWEEN 1 AND 8)')
 WHERE type = 'table' AND name = 'match';
PRAGMA writable_schema = RESET;

-- Fails, and with it the migration, unless exactly that text was there; and the table that comes and goes tells other connections
-- that the schema is another one.
CREATE TABLE seats_checked (found INTEGER NOT NULL CHECK (found = 1)) STRICT;
INSERT INTO seats_checked SELECT count(*) FROM sqlite_schema WHERE name = 'match' AND sql LIKE '%CHECK (seats BETWEEN 1 AND 8)%';
DROP TABLE seats_checked;
