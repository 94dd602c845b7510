-- Compatible from: 038.
-- As 043_people.sql of the file.
ALTER TABLE "user" ADD COLUMN account_ms bigint;
ALTER TABLE "user" ADD COLUMN seen_day text;
ALTER TABLE "user" ADD COLUMN offset_minutes bigint;
ALTER TABLE seat ADD COLUMN taken_ms bigint;

CREATE TABLE session_day (
    day      text   NOT NULL PRIMARY KEY,
    guests   bigint NOT NULL,
    accounts bigint NOT NULL
);

UPDATE "user" SET seen_day = (SELECT to_char(to_timestamp(max(used_ms) / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')
                              FROM session WHERE session."user" = "user".id);
INSERT INTO session_day (day, guests, accounts)
SELECT seen_day, sum(guest), sum(1 - guest) FROM "user" WHERE seen_day IS NOT NULL GROUP BY seen_day;

-- The row of the user is locked by the first of two that would count the same day, and the other finds it counted.
CREATE FUNCTION session_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today text := to_char(to_timestamp(new.used_ms / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD');
    is_guest bigint;
BEGIN
    UPDATE "user" SET seen_day = today WHERE id = new."user" AND (seen_day IS NULL OR seen_day < today) RETURNING guest INTO is_guest;
    IF is_guest IS NOT NULL THEN
        INSERT INTO session_day AS counted (day, guests, accounts) VALUES (today, is_guest, 1 - is_guest)
            ON CONFLICT (day) DO UPDATE SET guests = counted.guests + excluded.guests, accounts = counted.accounts + excluded.accounts;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER session_used AFTER INSERT OR UPDATE OF used_ms ON session FOR EACH ROW EXECUTE FUNCTION session_used();
