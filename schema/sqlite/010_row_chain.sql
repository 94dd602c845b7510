-- A checksum for each row of move: of all its columns and of the checksum of the row before it in its match. SQL cannot
-- compute it: when this migration, or a later one that changes rows of move, has run, the program fills it in for all
-- rows that are there (store/chain.c), as they are then.
ALTER TABLE move ADD COLUMN chain INTEGER;
