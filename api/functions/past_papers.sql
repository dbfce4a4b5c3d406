-- Whether the seven whole years after the book year of an instant are over (`papers` in rules/src/privacy/retention.ts), so that names on them may be
-- removed.
create or replace function past_papers(at timestamptz) returns boolean language sql volatile as
$$ select $1 < (date_trunc('year', app_now() at time zone 'Europe/Amsterdam') - interval '7 years') at time zone 'Europe/Amsterdam' $$;
