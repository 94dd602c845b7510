#!/bin/bash
# Makes in a new PostgreSQL what the servers of a cluster need: their role, the one of the admin's console, which has no rights but those
# that they give it, and an empty database. As its superuser, who is found by the variables of libpq; docker/cluster.yaml has it run so.
# OCHRE_DB_PASSWORD and OCHRE_READER_PASSWORD are the passwords of both roles.
set -euo pipefail
export PGUSER=${PGUSER:-${POSTGRES_USER:-postgres}} PGDATABASE=postgres
psql -qX -v ON_ERROR_STOP=1 -v owner="${OCHRE_DB_PASSWORD:?}" -v reader="${OCHRE_READER_PASSWORD:?}" <<'END'
CREATE ROLE ochre LOGIN PASSWORD :'owner';
CREATE ROLE ochre_reader LOGIN PASSWORD :'reader';
CREATE DATABASE ochre OWNER ochre ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0;
REVOKE CONNECT, TEMPORARY ON DATABASE ochre FROM PUBLIC;
GRANT CONNECT ON DATABASE ochre TO ochre_reader;
END
