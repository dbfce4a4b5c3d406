-- Scores that are published by the nightly fit alone (docs/decisions/0081-published-scores.md).

-- From which fit on a grade counts; null: it waits. Grades from before show in scores already.
alter table grading add column counted_at timestamptz default 'epoch';
alter table grading alter column counted_at set default null;
-- Those that wait, and those of the night that is settled.
create index grading_counted on grading (sport, counted_at);
drop index grading_new;

alter table score
  add column published_at timestamptz, -- the fit it is of; null: it was last written before there were such
  -- As many people as grades at least.
  add constraint score_published_check check (published_at is null or grade_count >= 3);
