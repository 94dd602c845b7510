Statements that the console does not answer, and how each ends. A line of its own names the end; statements follow it,
each closed by an empty line. Read by tests/unit/store_query_test.c and tests/e2e/admin.test.js.

-- query_refused

SELECT * FROM user

SELECT password_hash FROM user

SELECT seed FROM match

SELECT events FROM move

SELECT * FROM chat

SELECT text FROM note

SELECT other FROM relation

SELECT user FROM mention

SELECT token_hash FROM recovery

SELECT token_hash FROM feed
SELECT token_hash FROM token

SELECT name FROM token

SELECT count(*) FROM session

SELECT (SELECT seed FROM match) FROM v_match

SELECT * FROM (SELECT events FROM move) AS v_move

WITH x AS (SELECT events FROM move) SELECT * FROM x

WITH v_move AS (SELECT events FROM move) SELECT * FROM v_move

WITH V_Move(a) AS (SELECT events FROM move) SELECT * FROM v_move

WITH "v_x" AS MATERIALIZED (SELECT events FROM move) SELECT * FROM v_x

WITH [v_x]/**/AS--
NOT MATERIALIZED (SELECT events FROM move) SELECT * FROM v_x

WITH `v_x` AS (SELECT events FROM move) SELECT * FROM v_x

WITH 'v_x' AS (SELECT events FROM move) SELECT * FROM v_x

WITH "v_""x" AS (SELECT events FROM move) SELECT * FROM "v_""x"

WITH ﻿v_x AS (SELECT events FROM move) SELECT * FROM v_x

SELECT * FROM sqlite_schema

SELECT * FROM pragma_database_list

SELECT * FROM pragma_table_info('user')

ATTACH '/tmp/other.sqlite' AS other

DETACH main

PRAGMA journal_mode = DELETE

PRAGMA query_only = OFF

PRAGMA table_info(user)

INSERT INTO user (name) VALUES ('x')

CREATE TABLE x (a)

CREATE TEMP TABLE x (a)

CREATE TEMP VIEW v_x AS SELECT seed FROM match

DROP VIEW v_match

REINDEX

ANALYZE

VACUUM

VACUUM INTO '/tmp/other.sqlite'

BEGIN

SAVEPOINT x

SELECT load_extension('x')

SELECT printf('%.1000000000c', 'x')

SELECT format('%.1000000000c', 'x')

SELECT 1; DELETE FROM move

SELECT count(*) FROM ban

SELECT count(*) FROM audit

SELECT sql FROM saved_query

SELECT count(*) FROM rewound

SELECT * FROM json_each((SELECT group_concat(token_hash) FROM session))

EXPLAIN SELECT seed FROM match

SELECT zeroblob(1000000000)

SELECT hex(zeroblob(1000000))

SELECT randomblob(1000000)

SELECT fts3_tokenizer('simple')

SELECT sqlite_source_id()

SELECT events FROM (SELECT 'x' AS events) RIGHT JOIN move USING (events)

SELECT seed FROM (SELECT x'00' AS seed) FULL JOIN match USING (seed)

SELECT count(*) FROM (SELECT 'x' AS token_hash) JOIN session USING (token_hash)

SELECT count(*) FROM (SELECT 'x' AS password_hash) NATURAL JOIN user

SELECT 1 FROM v_match WHERE EXISTS (SELECT 1 FROM chat)

EXPLAIN SELECT * FROM v_match

EXPLAIN QUERY PLAN SELECT * FROM v_match

-- query_bad

SELECT events FROM main.move

SELECT * FROM dbstat

ALTER TABLE move RENAME TO other

UPDATE user SET admin = 1

DELETE FROM move

SELECT readfile('/etc/passwd')

SELECT writefile('/tmp/x', 'a')

SELECT edit('x')

SELEC 1

SELECT nothing FROM v_match

SELECT * FROM fsdir('/')

-- query_slow

WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r

WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r WHERE n < 0

SELECT count(*) FROM v_expectation AS a, v_expectation AS b, v_expectation AS c, v_expectation AS d, v_expectation AS e, v_expectation AS f

-- query_large

WITH RECURSIVE t(a) AS (SELECT 'aaaaaaaaaaaaaaaa' UNION ALL SELECT a || a FROM t LIMIT 40) SELECT max(length(a)) FROM t

WITH RECURSIVE t(a) AS (SELECT 'a' UNION ALL SELECT a || a FROM t LIMIT 18), r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT (SELECT max(a) FROM t) FROM r

SELECT group_concat(text, '                                ') FROM (WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n AS text FROM r LIMIT 100000)

WITH t(a) AS (SELECT '000000000000000000000000000000000000000000000000000000000000') SELECT replace(replace(replace(a, '0', a), '0', a), '0', a) FROM t

