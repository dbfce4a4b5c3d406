-- The time by which commands decide. clock_timestamp(), not now(), because now() predates the wait for a lock (reliability.md#locks).
create or replace function app_now() returns timestamptz language sql volatile parallel safe as
$$ select clock_timestamp() + coalesce((select ahead from clock_offset), interval '0') $$;
