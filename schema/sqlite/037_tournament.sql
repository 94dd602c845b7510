-- Tournaments, their players, and the tables of each round. The result of a table is that of its match.
CREATE TABLE tournament (
    number      INTEGER PRIMARY KEY,
    id          TEXT    NOT NULL UNIQUE,
    name        TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    organiser   INTEGER NOT NULL REFERENCES user (id),
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    format      TEXT    NOT NULL CHECK (format IN ('robin', 'swiss', 'groups', 'knockout')),
    seats       INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 8),
    seats_min   INTEGER NOT NULL CHECK (seats_min BETWEEN 2 AND seats),
    group_count INTEGER NOT NULL,
    advance     INTEGER NOT NULL,
    rounds      INTEGER NOT NULL,
    points      TEXT    NOT NULL,
    bye_points  INTEGER NOT NULL,
    tie_breaks  TEXT    NOT NULL,
    players_max INTEGER NOT NULL CHECK (players_max BETWEEN 2 AND 16384),
    listed      INTEGER NOT NULL CHECK (listed IN (0, 1)),
    status      TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled')),
    round       INTEGER NOT NULL CHECK (round >= 0),
    seed        BLOB    NOT NULL CHECK (length(seed) = 32),
    opens_ms    INTEGER NOT NULL,
    starts_ms   INTEGER,
    made_ms     INTEGER NOT NULL,
    ended_ms    INTEGER
) STRICT;

CREATE INDEX tournament_live ON tournament (number) WHERE status IN ('open', 'running');
CREATE INDEX tournament_organiser ON tournament (organiser);

CREATE TABLE tournament_player (
    tournament INTEGER NOT NULL REFERENCES tournament (number) ON DELETE CASCADE,
    entry      INTEGER NOT NULL CHECK (entry >= 1),
    user       INTEGER NOT NULL REFERENCES user (id),
    rating     INTEGER NOT NULL,
    entered    INTEGER NOT NULL CHECK (entered >= 0),
    left_round INTEGER CHECK (left_round >= 0),
    PRIMARY KEY (tournament, entry),
    UNIQUE (tournament, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_player_user ON tournament_player (user);

CREATE TABLE tournament_table (
    tournament   INTEGER NOT NULL REFERENCES tournament (number) ON DELETE CASCADE,
    round        INTEGER NOT NULL CHECK (round >= 0),
    number       INTEGER NOT NULL CHECK (number >= 1),
    match        TEXT    UNIQUE,
    group_number INTEGER NOT NULL,
    in_final     INTEGER NOT NULL CHECK (in_final IN (0, 1)),
    players      TEXT    NOT NULL,
    PRIMARY KEY (tournament, round, number)
) STRICT, WITHOUT ROWID;
