-- When it last changed who plays whom, where and when, or what came out: calendars follow matches by it.
alter table tournament add column changed_at timestamptz;
update tournament set changed_at = drawn_at;
