-- Clocks. They run by a time scale of their own (clock_ms), in which the time is missing for which nobody is charged.

-- Clock time of the row, and what each seat had left after it: a JSON array of milliseconds in the order of the seats. NULL: the
-- match has no clock. Both are part of the row's checksum where they are there.
ALTER TABLE move ADD COLUMN clock_ms INTEGER;
ALTER TABLE move ADD COLUMN clocks TEXT;
ALTER TABLE rewound ADD COLUMN clock_ms INTEGER;
ALTER TABLE rewound ADD COLUMN clocks TEXT;

-- Clock time at which the server looks at the match's clocks, or earlier; NULL: there is nothing to look for.
ALTER TABLE match ADD COLUMN clock_due_ms INTEGER;
CREATE INDEX match_clock_due ON match (clock_due_ms) WHERE clock_due_ms IS NOT NULL;

-- One row: the server was running at that clock time, when the wall clock showed unix_ms.
CREATE TABLE heartbeat (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    clock_ms INTEGER NOT NULL,
    unix_ms  INTEGER NOT NULL
) STRICT;

-- What nobody is charged for, the newest 256: at that clock time the wall clock went from one instant to the other.
CREATE TABLE uncharged (
    number   INTEGER PRIMARY KEY,
    clock_ms INTEGER NOT NULL,
    from_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    reason   TEXT    NOT NULL CHECK (reason IN ('down', 'clock_set'))
) STRICT;
