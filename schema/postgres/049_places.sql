-- Compatible from: 038.
-- As 049_places.sql of the file.
ALTER TABLE tournament_player ADD COLUMN place bigint CHECK (place >= 1);
