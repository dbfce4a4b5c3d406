-- Months of the books that are closed for good (decisions/0093-closed-months.md).
create table month_close (
  month date primary key,  -- its first day
  figures jsonb not null,  -- the period's report and the balances at its end, in cents
  closed_by uuid not null references app_user,
  closed_at timestamptz not null,
  previous_hash bytea not null, -- of the month before; of the first, zeros
  hash bytea not null,
  constraint month_close_begins_a_month check (extract(day from month) = 1)
);
