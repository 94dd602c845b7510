-- Compatible from: 040.
-- As 041_reserved.sql of the file.
DELETE FROM follow WHERE "user" = other;
