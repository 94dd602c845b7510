-- Compatible from: 038.
-- As 047_figures.sql of the file.
CREATE TABLE figured (
    match_number bigint PRIMARY KEY REFERENCES match (number) ON DELETE CASCADE,
    revision     bigint NOT NULL
);

CREATE TABLE figure (
    name         text   NOT NULL,
    match_number bigint NOT NULL REFERENCES figured (match_number) ON DELETE CASCADE,
    seat         bigint NOT NULL,
    part         bigint NOT NULL,
    word         text   NOT NULL,
    n            bigint NOT NULL,
    a            double precision,
    b            double precision,
    c            double precision,
    d            double precision,
    PRIMARY KEY (name, match_number, seat, part, word)
);
CREATE INDEX figure_match ON figure (match_number);

CREATE FUNCTION figures_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM figured WHERE match_number = new.number;
    RETURN NULL;
END $$;
CREATE TRIGGER figures_void AFTER UPDATE OF status ON match FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION figures_void();
