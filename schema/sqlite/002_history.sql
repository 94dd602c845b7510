-- What the views of views.sql lean on. schema/README.md has the measurements.

-- Few rows of a match begin a round or a phase, and one ends it; a view finds them without reading the others.
-- The condition must be written in a query exactly as here, or the index is not used.
CREATE INDEX move_round ON move (match_number, seq) WHERE instr(events, '"kind":"round_began"') > 0;
CREATE INDEX move_phase ON move (match_number, seq) WHERE instr(events, '"kind":"phase_began"') > 0;
CREATE INDEX move_epoch ON move (match_number, seq) WHERE instr(events, '"kind":"epoch_began"') > 0;
CREATE INDEX move_tally ON move (match_number, seq) WHERE instr(events, '"kind":"tallied"') > 0;

-- One row: which text of views.sql made the views of this file.
CREATE TABLE schema_views (
    checksum   TEXT    NOT NULL,
    applied_ms INTEGER NOT NULL
) STRICT;
