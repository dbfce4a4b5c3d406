#!/bin/sh
# Run once by PostgreSQL's image, as it makes the database of compose.yaml: Rondo's own role, which is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -d rondo -v password="$(cat /run/secrets/postgres-password)" <<'END'
create role rondo login password :'password';
alter database rondo owner to rondo;
END
