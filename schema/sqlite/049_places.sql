-- Final places of tournaments that have ended.
ALTER TABLE tournament_player ADD COLUMN place INTEGER CHECK (place >= 1);
